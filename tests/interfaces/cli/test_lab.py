"""`eastfront lab` for readers and for scripts."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from eastfront.interfaces.cli.lab.arguments import MOST_GAMES
from eastfront.interfaces.cli.lab.ladder import told
from eastfront.lab.contest import Contest
from eastfront.lab.contesting import Score, run_contest
from eastfront.lab.engine import Engine
from eastfront.lab.ladder import AtLeast, Ladder, Rung
from eastfront.lab.running import Progress
from eastfront.lab.unit import Unit
from eastfront.players.levels import doctrine_of, weights_of
from tests.interfaces.commands import invoke

SHORT = ("--option", "turn_limit=2")


def test_a_match_is_an_object_that_scripts_can_rely_on() -> None:
    common = (
        "lab",
        "match",
        "barbarossa",
        "--players",
        "recruit,conscript",
        "--games",
        5,
        "--seed",
        3,
        *SHORT,
    )
    data = json.loads(invoke(*common, "--json").output)

    assert ["game", "players", "games", "score", "interval", "wins", "seconds"] == list(data)
    assert ("barbarossa", ["recruit", "conscript"], 6) == (data["game"], data["players"], data["games"])
    assert data["interval"][0] <= data["score"] <= data["interval"][1]
    assert 6 == sum(data["wins"])
    assert pytest.approx(data["score"], abs=0.0001) == data["wins"][0] / 6


def test_a_match_is_told_to_readers_and_kept(tmp_path: Path) -> None:
    common = ("lab", "match", "barbarossa", "--players", "recruit,conscript", *SHORT)
    output = invoke(*common, "--games", 4, "--results", tmp_path / "kept").output
    more = invoke(*common, "--games", 6, "--results", tmp_path / "kept").output

    assert "barbarossa, kamikaze: 4 games from seed 1, 2 with the same luck each, in " in output
    assert "\nrecruit: " in output
    assert "6 games from seed 1" in more
    assert 1 + 3 == len((tmp_path / "kept").read_text().splitlines())


def test_a_match_that_goes_on_tells_the_time_of_all_its_games(tmp_path: Path) -> None:
    common = ("lab", "match", "barbarossa", "--players", "recruit,conscript", "--games", 8, *SHORT)
    first = json.loads(invoke(*common, "--results", tmp_path / "kept", "--json").output)
    again = json.loads(invoke(*common, "--results", tmp_path / "kept", "--json").output)

    assert 0.0 < first["seconds"] == again["seconds"]
    assert first == again


def test_who_cannot_play_is_refused_in_one_line() -> None:
    for players, complaint in (
        ("recruit,nobody", "there is no level 'nobody'"),
        ("recruit", "2 players can meet, not 1"),
    ):
        result = invoke("lab", "match", "barbarossa", "--players", players)

        assert 1 == result.exit_code
        assert complaint in result.output


def test_what_cannot_be_played_is_refused_in_one_line() -> None:
    for arguments, complaint in (
        (("--edition", "nonsense", "--seats", 3), "barbarossa has no edition 'nonsense'"),
        (("--seats", 9), "cannot be played by 9 seats"),
        (("--seats", 20_000), "cannot be played by 20000 seats"),
        (("--seats", 10**20), f"cannot be played by {10**20} seats"),
        (("--option", "nothing=1"), "nothing"),
    ):
        result = invoke("lab", "match", "barbarossa", "--players", "recruit,conscript", *arguments)

        assert 1 == result.exit_code
        assert complaint in result.output


@pytest.mark.parametrize("name", ["match", "ladder", "balance", "tune", "learn"])
def test_a_game_that_is_not_there_is_refused_in_one_line(tmp_path: Path, name: str) -> None:
    players = ("--players", "recruit,conscript") if name in ("match", "ladder") else ()
    out = ("--out", tmp_path / "network") if name == "learn" else ()

    result = invoke("lab", name, "nonsense", *players, *out)

    assert 1 == result.exit_code
    assert "Error: there is no game 'nonsense'; valid: barbarossa, battlecards, stalingrad\n" == result.output
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("name", "option"),
    [
        ("match", "--games"),
        ("ladder", "--games"),
        ("balance", "--games"),
        ("learn", "--games"),
        ("tune", "--rounds"),
        ("tune", "--units"),
        ("tune", "--check"),
    ],
)
def test_nobody_plays_without_end(name: str, option: str) -> None:
    result = invoke("lab", name, "barbarossa", option, MOST_GAMES + 1)

    assert 2 == result.exit_code
    assert f"{MOST_GAMES + 1} is not in the range " in result.output


@pytest.mark.parametrize("option", [["--times", 10**20], ["--layers", 10**20, 2], ["--layers", 2, 10**20]])
def test_nobody_learns_without_end(option: list[object]) -> None:
    result = invoke("lab", "learn", "barbarossa", *option)

    assert 2 == result.exit_code
    assert f"{10**20} is not in the range " in result.output


@pytest.mark.parametrize("seats", [6, 20_000, 10**20])
def test_a_balance_of_too_many_seats_is_refused_in_one_line(seats: int) -> None:
    result = invoke("lab", "balance", "barbarossa", "--seats", seats)

    assert 1 == result.exit_code
    assert result.output.startswith("Error: ")
    assert 1 == result.output.count("\n")


def test_a_ladder_is_told_and_kept(tmp_path: Path) -> None:
    common = ("lab", "ladder", "barbarossa", "--players", "recruit,conscript", "--games", 4, *SHORT)
    fresh = json.loads(invoke(*common, "--json").output)
    text = invoke(*common, "--results", tmp_path / "kept").output
    data = json.loads(invoke(*common, "--results", tmp_path / "kept", "--json").output)

    assert fresh["scores"][0]["seconds"] > 0.0
    assert "recruit against conscript: " in text
    assert 0.0 == next(each["rating"] for each in data["ratings"] if each["player"] == "conscript")
    assert 4 == data["scores"][0]["games"]
    assert ["barbarossa-recruit-conscript.jsonl"] == [path.name for path in (tmp_path / "kept").iterdir()]


def test_a_ladder_of_games_that_all_went_one_way_tells_limits() -> None:
    numbers = ("recruit", 900.0, (578.0, 1200.0))
    scores = [Score("barbarossa", ["recruit", "conscript"], 9, 1.0, (0.7, 1.0), [9.0, 0.0], 1.0)]
    anchor = Rung("conscript", 0.0, (0.0, 0.0))

    one_way = told(Ladder([AtLeast(*numbers), anchor], scores, 0.5))
    both = told(Ladder([Rung(*numbers), anchor], scores, 0.5))

    assert one_way.startswith(
        "recruit        at least 578.0\nconscript                 0.0\n  at least, at most: games"
    )
    assert both.startswith(
        "recruit                 900.0  (95 %: 578.0 to 1200.0)\nconscript                 0.0\n"
    )
    assert "at least" not in both


@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize("name", ["match", "ladder", "balance", "tune", "learn"])
def test_who_stops_a_run_hears_what_is_left_of_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, kept: bool
) -> None:
    def stop(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(import_module(f"eastfront.interfaces.cli.lab.{name}"), "engine_for", stop)
    players = ("--players", "recruit,conscript") if name in ("match", "ladder") else ()
    out = ("--out", tmp_path / "network") if name == "learn" else ()
    results = ("--results", tmp_path / "kept") if kept else ()

    result = invoke("lab", name, "barbarossa", *players, *out, *results)

    assert 130 == result.exit_code
    place = "FOLDER" if name == "ladder" else "FILE"
    left = (
        f"what was finished is kept in {tmp_path / 'kept'}; the same command goes on from there"
        if kept
        else f"nothing was kept; with --results {place} the same command would go on"
    )
    assert f"stopped: {left}\n" == result.stderr


def test_nobody_sits_down_alone() -> None:
    for arguments in (("match", "--players", "recruit,conscript"), ("tune",)):
        for seats in (0, 1):
            result = invoke("lab", *arguments, "barbarossa", "--seats", seats)

            assert 2 == result.exit_code
            assert f"{seats} is not in the range x>=2" in result.output


def test_nobody_stands_twice_on_a_ladder() -> None:
    result = invoke("lab", "ladder", "barbarossa", "--players", "recruit,recruit")

    assert 1 == result.exit_code
    assert "a ladder takes two players or more, each once" in result.output


def test_who_cannot_climb_is_refused_before_anybody_plays(tmp_path: Path) -> None:
    players = ("--players", "recruit,conscript,nobody")

    result = invoke("lab", "ladder", "barbarossa", *players, "--games", 2, *SHORT, "--results", tmp_path)

    assert 1 == result.exit_code
    assert "there is no level 'nobody'" in result.output
    assert 1 == len(result.output.splitlines())
    assert [] == list(tmp_path.iterdir())


def test_weights_are_tuned_told_and_compared_with_the_first(tmp_path: Path) -> None:
    common = (
        "lab",
        "tune",
        "barbarossa",
        "--rounds",
        1,
        "--units",
        2,
        "--check",
        2,
        "--option",
        "turn_limit=1",
    )

    data = json.loads(invoke(*common, "--json").output)
    told = invoke(*common, "--results", tmp_path / "weights.jsonl").output

    assert ["tuning", "rounds", "first", "weights", "check", "wall"] == list(data)
    assert "barbarossa, kamikaze, sergeant: 1 rounds of 2 units from seed 1, in " in told
    assert weights_of(doctrine_of("barbarossa", "sergeant")) == data["first"]
    assert data["first"].keys() == data["weights"].keys()
    assert "sergeant" == data["tuning"]["level"]
    assert 2 == data["check"]["games"]
    assert all(f"{weight:.4g}" in told for weight in data["weights"].values())
    assert 2 == len((tmp_path / "weights.jsonl").read_text().splitlines())


def test_new_weights_are_checked_by_games_that_they_were_not_found_by(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    checked: list[Contest] = []

    def remember(contest: Contest, units: int, engine: Engine, progress: Progress) -> list[Unit]:
        checked.append(contest)
        return run_contest(contest, units, engine)

    # The module, which has the name of its command.
    monkeypatch.setattr(import_module("eastfront.interfaces.cli.lab.tune"), "run_contest", remember)
    short = ("--rounds", 1, "--units", 1, "--check", 2, "--option", "turn_limit=1")
    assert 0 == invoke("lab", "tune", "barbarossa", "--seed", 3, *short).exit_code

    (contest,) = checked
    assert 3 != contest.seed


def test_where_a_network_cannot_go_nothing_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    result = invoke("lab", "learn", "barbarossa", "--games", 10, "--out", tmp_path / "file" / "network")

    assert 1 == result.exit_code
    assert "network: Not a directory" in "".join(result.output.splitlines())
    assert "positions" not in result.output


def test_a_network_never_takes_the_place_of_the_games_it_is_learnt_from(tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.write_text("kept")
    (tmp_path / "link").symlink_to(games)

    result = invoke(
        "lab", "learn", "barbarossa", "--games", 10, "--out", tmp_path / "link", "--results", games
    )

    assert 1 == result.exit_code
    assert "would take the place of what --results keeps" in " ".join(result.output.split())
    assert "kept" == games.read_text()


def test_a_level_without_weights_cannot_be_tuned() -> None:
    result = invoke("lab", "tune", "stalingrad", "--level", "conscript")

    assert 1 == result.exit_code
    assert "conscript has no weights; valid: recruit, sergeant" in result.output
