"""The speed guard: half of the ratio on record is the limit, for each way to run, case and figure."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from bench import report
from bench.cases import CASES
from bench.report import Figures, Measured, read_records, shortfalls, table, write_records

RECORDS = {
    "plain": {"barbarossa": {"decisions": 0.01, "clones": 0.02, "rollouts": 2e-05}},
    "compiled": {"barbarossa": {"decisions": 0.2, "clones": 0.06, "rollouts": 5e-04}},
}


def figures(decisions: float, clones: float, rollouts: float) -> Figures:
    """Figures with these ratios; the rest does not matter to the guard."""
    per_second = {"calibration": 2e7, "decisions": 150_000.0, "clones": 200_000.0, "rollouts": 300.0}
    ratios = {"decisions": decisions, "clones": clones, "rollouts": rollouts}
    return Figures(900.0, 4000, per_second, ratios)


def measured(compiled: bool, decisions: float, clones: float, rollouts: float) -> Measured:
    """A process that measured one case."""
    return Measured(compiled, {"barbarossa": figures(decisions, clones, rollouts)})


def test_half_of_the_record_passes() -> None:
    assert [] == shortfalls([measured(False, 0.005, 0.5, 1e-05), measured(True, 0.1, 0.03, 1.0)], RECORDS)


def test_less_than_half_is_named() -> None:
    found = shortfalls([measured(False, 0.0049, 0.5, 1e-05), measured(True, 0.1, 0.0288, 1.0)], RECORDS)

    assert [
        "plain barbarossa decisions: 0.49 of the recorded ratio",
        "compiled barbarossa clones: 0.48 of the recorded ratio",
    ] == found


def test_each_case_has_its_own_record() -> None:
    slow = figures(0.0001, 0.0001, 1e-09)
    records = {"plain": {**RECORDS["plain"], "battlecards": slow.ratios}}

    found = shortfalls([Measured(False, {"barbarossa": slow, "battlecards": slow})], records)

    assert ["decisions", "clones", "rollouts"] == [line.split()[2].rstrip(":") for line in found]
    assert all("barbarossa" in line for line in found)


def test_a_case_that_is_not_on_record_yet_passes() -> None:
    assert [] == shortfalls([Measured(False, {"battlecards": figures(0.0, 0.0, 0.0)})], RECORDS)


def test_what_is_recorded_is_read_again_beside_what_was_not_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "RECORDS", tmp_path / "records.json")
    report.RECORDS.write_text(json.dumps(RECORDS))

    write_records([Measured(False, {"battlecards": figures(0.0123456, 0.03, 1.5e-05)})])

    recorded = {"decisions": 0.0123, "clones": 0.03, "rollouts": 1.5e-05}
    assert {**RECORDS["plain"], "battlecards": recorded} == read_records()["plain"]
    assert RECORDS["compiled"] == read_records()["compiled"]


def test_both_ways_to_run_are_on_record_with_every_case() -> None:
    cases = {case: {"decisions", "clones", "rollouts"} for case in CASES}

    assert {"plain": cases, "compiled": cases} == {
        way: {case: set(ratios) for case, ratios in recorded.items()}
        for way, recorded in read_records().items()
    }


def test_the_table_shows_figures_with_their_ratios() -> None:
    console = Console(file=io.StringIO(), width=100, record=True)

    console.print(
        table("barbarossa", [measured(False, 0.0075, 0.01, 2e-06), measured(True, 0.2, 0.06, 5e-04)])
    )

    said = console.export_text()
    assert "barbarossa, kamikaze, 2 seats" in said
    assert "150,000 (7,500)" in said
    assert "5.00 µs (10,000)" in said
    assert "300 (2.0)" in said
    assert "4,000 bytes" in said
    assert "compiled" in said


@pytest.mark.parametrize("case", CASES)
def test_every_case_has_a_table(case: str) -> None:
    console = Console(file=io.StringIO(), width=100, record=True)

    console.print(table(case, [Measured(False, {case: figures(0.1, 0.1, 0.1)})]))

    assert CASES[case].title in console.export_text()
