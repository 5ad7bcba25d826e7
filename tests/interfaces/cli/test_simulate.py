"""Simulations add up, repeat themselves and keep what they play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from eastfront.games import game_of
from tests.interfaces.commands import invoke, shell
from tests.lab.faults import broken_op

KEYS = [
    "game",
    "edition",
    "seats",
    "games",
    "seed",
    "compiled",
    "decisions",
    "seconds",
    "decisions_per_second",
    "turns",
    "wins",
    "alliance_wins",
    "draws",
    "endings",
    "faults",
]


def test_the_sums_are_an_object_that_scripts_can_rely_on() -> None:
    result = invoke("simulate", "barbarossa", "--games", 3, "--option", "turn_limit=2", "--json")
    data = json.loads(result.output)

    assert KEYS == list(data)
    assert ("barbarossa", "kamikaze", ["conscript", "conscript"]) == (
        data["game"],
        data["edition"],
        data["seats"],
    )
    assert 3 == data["games"] == sum(data["endings"].values()) == sum(data["wins"]) + data["draws"][0]
    assert {} == data["alliance_wins"]
    assert 12 == data["turns"]
    assert 0 == data["faults"]


def test_the_report_is_for_readers() -> None:
    output = invoke("simulate", "barbarossa", "--games", 2, "--option", "turn_limit=2").output

    assert "barbarossa, kamikaze: 2 games from seed 1\n" in output
    assert "\n  seat 1  conscript          0.0 wins    0.0%         2 drawn\n" in output
    assert "endings: exhausted 2; faults: 0\n" in output


def test_processes_change_nothing_and_every_game_is_kept(tmp_path: Path) -> None:
    common = ("simulate", "barbarossa", "--games", 4, "--option", "turn_limit=3", "--json", "--seats")
    alone = json.loads(invoke(*common, "recruit,conscript").output)
    together = shell(tmp_path, *common, "recruit,conscript", "--jobs", 2, "--save", "kept")
    data = json.loads(together.stdout)

    for key in ("decisions", "turns", "wins", "endings"):
        assert alone[key] == data[key]
    files = sorted((tmp_path / "kept").iterdir())
    assert [f"barbarossa-1-{n}.jsonl" for n in range(4)] == [file.name for file in files]
    assert "agree; ended: exhausted" in invoke("verify", files[2]).output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ("--seats", "conscript"),
            "barbarossa, edition kamikaze, cannot be played by 1 seat; valid: 2, 3, 4, 5",
        ),
        (
            ("--seats", "conscript,genius"),
            "no level 'genius'; valid: conscript, recruit, sergeant, captain, searcher",
        ),
        (("--edition", "pocket"), "no edition 'pocket'; valid: arclight, lundstrom, kamikaze"),
        (("--option", "colour=red"), "no option 'colour'; valid: ability_window, "),
        (("--option", "tiebreak=dice"), "option tiebreak cannot be 'dice'; valid: site-cities-shared, "),
        (("--option", "turn_limit=0"), "valid: 60, none, a whole number from 1 to 999"),
        (("--option", "tiebreak"), "'tiebreak' is not of the form key=value"),
        (("--option", "turn_limit=2", "--option", "turn_limit=3"), "turn_limit is answered more than once"),
        (
            ("--option", "removable_piles=without-supply", "--option", "removed_pile=motorized-transport"),
            "contradict each other (bb-4.11 and bb-4.15)",
        ),
        (("--games", "0"), "0 is not in the range"),
    ],
)
def test_wrong_arguments_are_refused_with_what_is_valid(arguments: tuple[str, ...], message: str) -> None:
    result = invoke("simulate", "barbarossa", *arguments)

    assert 0 != result.exit_code
    assert message in result.output


@pytest.mark.parametrize("seats", ["conscript,conscript", "conscript,recruit"])
def test_a_fault_is_counted_and_can_be_repeated(tmp_path: Path, seats: str) -> None:
    common = ("simulate", "barbarossa", "--seats", seats, "--seed", 5, "--option", "turn_limit=2")

    with broken_op(game_of("barbarossa"), "CleanUp"):
        result = invoke(*common, "--games", 2, "--json", "--save", tmp_path)
        again = invoke(*common, "--first", 1, "--games", 1)

    assert 1 == result.exit_code
    assert 2 == json.loads(result.output.splitlines()[0])["faults"]
    fault = next(line for line in result.output.splitlines() if line.startswith("fault in match 1"))
    assert fault.endswith("RuntimeError: this op is broken")
    assert fault in again.output
    options = "--edition kamikaze --option turn_limit=2 --seed 5 --first 1 --games 1"
    assert f"again: eastfront simulate barbarossa --seats {seats} {options}" in result.output
    assert "choices agree; not finished" in invoke("verify", tmp_path / "barbarossa-5-1.jsonl").output
