"""Reports: what is drawn, before a browser draws it."""

from __future__ import annotations

from typing import Any

import pytest

from eastfront.lab.report.charts import rates_chart
from eastfront.lab.report.page import is_possible
from eastfront.lab.stats.share import Rate

pytestmark = pytest.mark.skipif(not is_possible(), reason="Altair is not installed: the extra `lab` has it")


def test_shares_are_drawn_from_one_end_of_the_interval_to_the_other_with_a_tick_where_even_is() -> None:
    chart = rates_chart([("", [Rate("german", 100, 0.6, (0.5, 0.7), 0.5)])])

    drawn: dict[str, Any] = {layer["mark"]["type"]: layer["encoding"] for layer in chart["layer"]}
    ends = [drawn["rule"][side]["field"] for side in ("x", "x2")]
    assert ["low", "high"] == ends
    assert ("share", "even") == (drawn["point"]["x"]["field"], drawn["tick"]["x"]["field"])
