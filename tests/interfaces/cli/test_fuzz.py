"""Fuzzing counts what it reaches, fails on what it does not, and writes down what breaks."""

from __future__ import annotations

from pathlib import Path

from eastfront.lab.fuzz import counted_game
from tests.interfaces.commands import invoke
from tests.lab.faults import broken_op

SMALL = ("fuzz", "barbarossa", "--games", 4, "--edition", "kamikaze", "--seats", 2)


def test_what_a_whole_run_never_reached_is_named_and_fails() -> None:
    result = invoke("fuzz", "barbarossa", "--games", 1)

    assert 1 == result.exit_code
    assert "12 games, " in result.output
    assert "  TacticsPhase\n" in result.output
    assert "  turn_limit=60\n" in result.output
    missed = result.output.partition("never reached: ")[2]
    assert "removed_pile=" in missed
    assert "TacticsPhase" not in missed


def test_what_a_part_of_a_run_never_reached_is_only_named() -> None:
    result = invoke(*SMALL)

    assert 0 == result.exit_code
    assert "removed_pile=" in result.output.partition("never reached: ")[2]
    assert "no faults; the rest is for a run over all editions and numbers of seats\n" in result.output


def test_a_fault_is_reported_with_a_file_that_leads_to_it(tmp_path: Path) -> None:
    with broken_op(counted_game("barbarossa")[0], "CleanUp"):
        result = invoke(*SMALL, "--save", tmp_path / "faults")

    assert 1 == result.exit_code
    assert "RuntimeError: this op is broken" in result.output
    assert "fault at choice " in result.output
    files = sorted((tmp_path / "faults").iterdir())
    assert 4 == len(files)
    assert "choices agree; not finished" in invoke("verify", files[0]).output


def test_a_seat_count_or_edition_that_is_not_there_is_refused() -> None:
    assert "valid: 2, 3, 4, 5" in invoke("fuzz", "barbarossa", "--seats", 9).output
    assert "valid: arclight, lundstrom, kamikaze" in invoke("fuzz", "barbarossa", "--edition", "x").output
