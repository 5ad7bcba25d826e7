"""Random play beside other packages: who takes part, what is measured, and how it is told."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from types import ModuleType

import pytest
from click.testing import CliRunner
from rich.console import Console
from rich.table import Table

from bench.__main__ import main
from bench.cases import CASES
from bench.measure import SEED
from bench.peers import measure as measuring
from bench.peers import ours
from bench.peers.contestant import COPIES, INSIDE, STEPS, Contestant, pick
from bench.peers.measure import PEERS, gather, measure
from bench.peers.report import HOW_TO_GET, Compared, Line, figures_table, missing_line, ratios_table
from eastfront.games import load_game
from eastfront.kernel.playout import play_games

OUR_RATES = {STEPS: [300.0, 900.0, 600.0], INSIDE: [3000.0, 9000.0, 6000.0], COPIES: [2000.0, 1000.0, 500.0]}
THEIR_RATES = {STEPS: [100.0, 300.0, 400.0], COPIES: [20.0, 10.0, 20.0]}
COMPARED = Compared(
    True,
    {"eastfront": "1", "peer": "2"},
    {"absent": "No module named 'absent'"},
    [
        Line("eastfront barbarossa", 100.0, OUR_RATES),
        Line("peer bridge", 10.0, THEIR_RATES),
        Line("peer whist", 10.0, {STEPS: [1200.0, 1800.0, 1200.0]}),
    ],
)


@pytest.fixture
def peer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Installs a peer with a game of seven decisions, beside which nobody else takes part."""
    module = ModuleType("bench.peers.toy")
    module.VERSION = "3.1"  # type: ignore[attr-defined]
    works: dict[str, Callable[[int], int]] = {STEPS: lambda count: slowly(7 * count)}
    module.contestants = lambda: [Contestant("toys", "toy", 2, works)]  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "bench.peers.toy", module)
    monkeypatch.setattr(measuring, "PEERS", {"toys": "toy", "absent": "nowhere"})
    monkeypatch.setattr(ours, "contestants", list)


def slowly(count: int) -> int:
    """Take about a microsecond for each of *count*."""
    return sum(1 for _ in range(count) if str(count))


@pytest.mark.usefixtures("peer")
def test_a_package_that_is_not_installed_takes_no_part_and_is_named() -> None:
    contestants, versions, missing = gather()

    assert ["toys toy"] == [each.name for each in contestants]
    assert {"eastfront": ours.VERSION, "toys": "3.1"} == versions
    assert ["absent"] == list(missing)
    assert "nowhere" in missing["absent"]


@pytest.mark.usefixtures("peer")
def test_every_figure_is_taken_once_a_round() -> None:
    found = measure(3)["contestants"]

    assert isinstance(found, list)
    assert [("toys toy", 7.0)] == [(line["name"], line["length"]) for line in found]
    assert [3] == [len(rates) for rates in found[0]["rates"].values()]
    assert all(rate > 0 for rate in found[0]["rates"][STEPS])


def test_our_games_take_part_by_single_calls_and_inside_the_rules() -> None:
    case = CASES["barbarossa"]
    found = ours.contestant("barbarossa", case)

    assert {STEPS, INSIDE, COPIES} == set(found.works)
    assert 200 < found.works[STEPS](1) < 5000
    assert play_games(load_game("barbarossa"), case.setup, SEED, 1, 100_000) == found.works[INSIDE](1)
    assert 5 == found.works[COPIES](5)


@pytest.mark.parametrize("package", PEERS)
def test_a_peer_plays_games_to_their_end_and_counts_the_decisions(package: str) -> None:
    module = pytest.importorskip(f"bench.peers.{PEERS[package]}", exc_type=ImportError)

    for contestant in module.contestants():
        assert package == contestant.package
        assert contestant.works[STEPS](2) >= 2
        if COPIES in contestant.works:
            assert 3 == contestant.works[COPIES](3)


def test_everybody_picks_any_option() -> None:
    assert {"a", "b", "c"} == {pick(["a", "b", "c"]) for _ in range(200)}


def test_ratios_compare_figures_of_the_same_round() -> None:
    said = text(ratios_table(COMPARED))

    # 3, 3 and 1.5 decisions by single calls, ten times as many inside the rules; 100, 100 and 25 copies.
    assert ["peer", "bridge", "3.0", "(30)"] == row(said, "peer bridge ")
    assert ["peer", "whist", "0.50", "(5.0)"] == row(said, "peer whist ")
    assert ["peer", "bridge,", "copies", "100"] == row(said, "peer bridge, copies")
    assert "whist, copies" not in said


def test_figures_are_medians_with_games_by_their_length() -> None:
    said = text(figures_table(COMPARED))

    assert ["eastfront", "barbarossa", "600", "(6,000)", "6", "(60)", "100", "1,000.0", "µs"] == row(
        said, "eastfront barbarossa"
    )
    assert ["peer", "whist", "1,200", "120", "10"] == row(said, "peer whist")


def test_who_is_missing_is_told_with_the_way_to_get_him() -> None:
    assert f"Not here: absent (No module named 'absent'). To get them: {HOW_TO_GET}" == missing_line(COMPARED)
    assert not missing_line(Compared(True, {}, {}, []))


def test_nothing_of_the_peers_goes_on_record() -> None:
    done = CliRunner().invoke(main, ["--peers", "--record"])

    assert 2 == done.exit_code
    assert "--peers goes without" in done.output


def text(table: Table) -> str:
    """Print a table."""
    console = Console(file=io.StringIO(), width=120, record=True)
    console.print(table)
    return console.export_text()


def row(said: str, label: str) -> list[str]:
    """Return the words of the line that begins with *label*."""
    line = next(each for each in said.splitlines() if label in each)
    return line.replace("│", " ").split()
