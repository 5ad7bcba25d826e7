"""Reports: what is drawn, before a browser draws it."""

from __future__ import annotations

from typing import Any

import pytest

from eastfront.lab.contesting import Score
from eastfront.lab.ladder import AtLeast, AtMost, Ladder, Rung
from eastfront.lab.report.charts import ladder_chart, rates_chart
from eastfront.lab.report.ladder import ladder_part
from eastfront.lab.report.page import is_possible
from eastfront.lab.stats.share import Rate

pytestmark = pytest.mark.skipif(not is_possible(), reason="Altair is not installed: the extra `lab` has it")


def test_shares_are_drawn_from_one_end_of_the_interval_to_the_other_with_a_tick_where_even_is() -> None:
    chart = rates_chart([("", [Rate("german", 100, 0.6, (0.5, 0.7), 0.5)])])

    drawn: dict[str, Any] = {layer["mark"]["type"]: layer["encoding"] for layer in chart["layer"]}
    ends = [drawn["rule"][side]["field"] for side in ("x", "x2")]
    assert ["low", "high"] == ends
    assert ("share", "even") == (drawn["point"]["x"]["field"], drawn["tick"]["x"]["field"])


def test_where_one_end_is_known_that_is_drawn_and_told() -> None:
    rungs = [
        AtLeast("captain", 900.0, (578.0, 1200.0)),
        Rung("sergeant", 0.0, (0.0, 0.0)),
        AtMost("recruit", -900.0, (-1200.0, -578.0)),
    ]
    swept = Score("barbarossa", ["captain", "recruit"], 2, 1.0, (0.5, 1.0), [2.0, 0.0], 1.0)

    (rows,) = ladder_chart(rungs)["datasets"].values()
    page = ladder_part(Ladder(rungs, [swept], 0.5))

    assert [(578.0,) * 3, (0.0,) * 3, (-578.0,) * 3] == [
        (row["low"], row["rating"], row["high"]) for row in rows
    ]
    assert ["triangle-right", "circle", "triangle-left"] == [row["shape"] for row in rows]
    assert "at least 578.0</td>" in page
    assert "at most -578.0</td>" in page
    assert "900.0</td>" not in page
