"""Contests: everybody sits everywhere with the same luck, and a run may be cut off anywhere."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Generator, Sequence
from pathlib import Path
from time import perf_counter, sleep

import pytest
from msgspec.json import encode

from eastfront.games import game_of
from eastfront.kernel.errors import EastfrontError, SetupError
from eastfront.lab.contesting import run_contest, score, units_for
from eastfront.lab.engine import Engine, Processes, Task, be_silent
from eastfront.lab.ladder import AtLeast, AtMost, Rung, climb, file_of, kept_pairs, pairings
from eastfront.lab.unit import Played, Unit, first_share, player_wins, rankings
from eastfront.players.levels import doctrine_of, weights_of
from tests.lab.runs import contest, die_once, kept, untimed


def ended(*ranks: int) -> Played:
    return Played(10, 4, "moscow", [0] * len(ranks), list(ranks))


def test_two_players_change_seats() -> None:
    assert [[0, 1], [1, 0]] == contest("recruit", "conscript").seatings()


def test_one_meets_several_in_every_seat() -> None:
    assert [[0, 1, 1], [1, 0, 1], [1, 1, 0]] == contest("recruit", "conscript", seats=3).seatings()


def test_as_many_players_as_seats_move_around() -> None:
    assert [[0, 1, 2], [2, 0, 1], [1, 2, 0]] == contest("recruit", "conscript", "recruit", seats=3).seatings()


def test_allies_are_one_player() -> None:
    seatings = contest("recruit", "conscript", seats=4, game="battlecards", edition="combined").seatings()

    assert 2 == len(seatings)
    assert [[1 - player for player in seatings[0]]] == seatings[1:]
    assert 2 == seatings[0].count(0)


def test_other_numbers_of_players_are_refused() -> None:
    with pytest.raises(SetupError, match="2 or 4 players can meet, not 3"):
        contest("recruit", "conscript", "recruit", seats=4).seatings()
    allied = contest(*["recruit"] * 4, seats=4, game="battlecards", edition="combined")
    with pytest.raises(SetupError, match="2 players can meet, not 4"):
        allied.seatings()


def test_shares_go_by_who_sat_where() -> None:
    pair = Unit(0, [ended(1, 2), ended(1, 2)])
    swept = Unit(1, [ended(1, 2), ended(2, 1)])
    drawn = Unit(2, [ended(1, 1), ended(2, 1)])
    two = contest("recruit", "conscript")

    assert [0.5, 1.0, 0.75] == [first_share(two, unit) for unit in (pair, swept, drawn)]
    assert [4.5, 1.5] == player_wins(two, [pair, swept, drawn])
    assert [(("recruit", "conscript"),), (("recruit",), ("conscript",))] == rankings(two, drawn)


def test_enough_whole_units_are_played() -> None:
    assert [1, 1, 2] == [units_for(contest("recruit", "conscript"), games) for games in (1, 2, 3)]


@pytest.mark.parametrize(
    ("seats", "game", "edition"),
    [
        (6, "barbarossa", "kamikaze"),
        (20_000, "barbarossa", "kamikaze"),
        (10**20, "barbarossa", "kamikaze"),
        (5, "battlecards", "combined"),
    ],
)
def test_a_number_of_seats_that_no_edition_takes_is_refused_at_once(
    seats: int, game: str, edition: str
) -> None:
    with pytest.raises(
        SetupError, match=f"^{game}, edition {edition}, cannot be played by {seats} seats; valid"
    ):
        units_for(contest("recruit", "conscript", seats=seats, game=game, edition=edition), 2)


def test_processes_change_nothing() -> None:
    alone = run_contest(contest("recruit", "conscript"), 6, Engine())
    together = run_contest(contest("recruit", "conscript"), 6, Processes(2))

    assert untimed(alone) == untimed(together)


def test_the_time_of_all_games_is_told() -> None:
    two = contest("recruit", "conscript")
    units = [Unit(0, [ended(1, 2), ended(1, 2)], 1.5), Unit(1, [ended(1, 2), ended(1, 2)], 2.25)]

    found = score(two, units)

    assert 3.75 == found.seconds


class CutOff(Engine):
    """An engine that stops after some tasks."""

    def run(self, work: object, tasks: Sequence[Task]) -> Generator[object, None, None]:  # type: ignore[override]
        yield from super().run(work, tasks[:1])  # type: ignore[arg-type]
        raise KeyboardInterrupt


def test_a_run_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = run_contest(contest("recruit", "conscript"), 8, Engine())

    with pytest.raises(KeyboardInterrupt):
        run_contest(contest("recruit", "conscript"), 8, CutOff(), file)
    done = kept(file, "recruit", "conscript").pieces
    told: list[int] = []
    again = run_contest(contest("recruit", "conscript"), 8, Engine(), file, told.append)

    assert 1 == len(done) == told[0]
    assert untimed(whole) == untimed(again)
    assert again == list(kept(file, "recruit", "conscript").pieces.values())


def test_broken_lines_are_dropped_and_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = run_contest(contest("recruit", "conscript"), 4, Engine(), file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + lines[1] + lines[1] + b"{broken}\n\xff\n" + lines[4][:20])

    found = kept(file, "recruit", "conscript")

    assert (3, [0]) == (found.dropped, list(found.pieces))
    del found
    file.write_bytes(lines[0] + b"{broken}\n")
    said: list[str] = []
    again = run_contest(contest("recruit", "conscript"), 4, Engine(), file, warn=said.append)
    assert untimed(whole) == untimed(again)
    assert 1 == len(said)
    assert "results.jsonl: 1;" in said[0]


@pytest.mark.parametrize(
    "text", ["\n", "not json", '{"file": "another"}', '["eastfront contest"]', ',"crc":"00000000"}\n']
)
def test_a_foreign_file_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(text)

    with pytest.raises(EastfrontError, match="is not a results file"):
        kept(file, "recruit", "conscript")
    assert text == file.read_text()


def test_units_of_other_rules_are_not_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.jsonl"
    kept(file, "recruit", "conscript")
    game = game_of("barbarossa")

    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
    with pytest.raises(EastfrontError, match=r"holds another run \(other rules\)"):
        kept(file, "recruit", "conscript")


def test_another_contests_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    kept(file, "recruit", "conscript")

    with pytest.raises(EastfrontError, match=r"holds another run \(other players\)"):
        kept(file, "recruit", "recruit")


def test_a_full_disk_is_said_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.jsonl"
    found = kept(file, "recruit", "conscript")
    units = run_contest(contest("recruit", "conscript"), 2, Engine())
    found.add(units[0])

    def no_room(number: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("eastfront.lab.results.os.fsync", no_room)
        with pytest.raises(
            EastfrontError, match="No space left on device; 1 pieces are kept; the same command"
        ):
            found.add(units[1])
    del found
    assert units[0] == kept(file, "recruit", "conscript").pieces[0]


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_process_that_dies_costs_nothing(tmp_path: Path) -> None:
    said: list[str] = []
    tasks = [(str(tmp_path / "mark"), number) for number in range(6)]

    found = sorted(Processes(2, said.append).run(die_once, tasks))

    assert [0, 1, 2, 3, 4, 5] == found
    assert ["a process of this run was killed: what it had not finished is done again"] == said


def test_processes_that_die_again_and_again_end_the_run() -> None:
    with pytest.raises(EastfrontError, match="killed again and again; fewer --jobs"):
        list(Processes(2).run(die, [(1,), (2,)]))


def test_who_stops_a_run_need_not_wait_for_what_is_handed_out() -> None:
    start = perf_counter()

    with pytest.raises(KeyboardInterrupt):
        list(Processes(2).run(interrupt, [(os.getpid(),), (0,), (0,), (0,)]))

    assert perf_counter() - start < LONG


LONG = 60


def interrupt(process: int) -> None:
    """Interrupt a process as Ctrl-C does, or be long at work."""
    if process:
        os.kill(process, signal.SIGINT)
    sleep(LONG)


def test_every_two_meet_on_a_ladder() -> None:
    three = contest("recruit", "conscript", "third")

    assert [["recruit", "conscript"], ["recruit", "third"], ["conscript", "third"]] == [
        each.players for each in pairings(three)
    ]


def test_players_with_many_weights_have_files_of_their_own(tmp_path: Path) -> None:
    """Weights by `lab tune` make names that are longer than a file's may be; they differ at the very end."""
    heavy = [tuned("city", 3.5), tuned("city", 3.6)]
    contests = pairings(contest(*heavy, "recruit"))

    assert all(len(name) > 255 for name in heavy)
    files = [result.path for result in kept_pairs(contests, tmp_path, be_silent) if result]

    assert 3 == len(set(files)) == len(list(tmp_path.iterdir()))
    assert [each.players for each in contests] == [json.loads(head(file))["players"] for file in files]
    assert tmp_path / "barbarossa-recruit-conscript.jsonl" == file_of(
        tmp_path, contest("recruit", "conscript")
    )


def tuned(last: str, value: float) -> str:
    """A sergeant who names all of his weights, the *last* one with another *value*."""
    weights = weights_of(doctrine_of("barbarossa", "sergeant"))
    del weights[last]
    return f"sergeant[{';'.join(f'{name}={weight}' for name, weight in {**weights, last: value}.items())}]"


def head(file: Path) -> str:
    return file.read_text(encoding="utf-8").splitlines()[0]


def test_who_wins_more_stands_higher() -> None:
    contests = pairings(contest("conscript", "third", "recruit"))
    swept = Unit(0, [ended(1, 2), ended(2, 1)])
    lost = Unit(0, [ended(2, 1), ended(1, 2)])
    even = Unit(0, [ended(1, 2), ended(1, 2)])

    rungs = climb(contests, [[even, swept, even], [lost, lost, even], [lost, lost, even]])

    assert ["recruit", "conscript", "third"] == [rung.player for rung in rungs]
    assert 0.0 == rungs[0].rating
    assert all(rung.interval[0] <= rung.rating <= rung.interval[1] for rung in rungs)


def test_games_that_all_went_one_way_tell_one_end_only() -> None:
    contests = pairings(contest("conscript", "third", "recruit"))
    won = [Unit(0, [ended(1, 2), ended(2, 1)])]
    lost = [Unit(0, [ended(2, 1), ended(1, 2)])]
    even = [Unit(0, [ended(1, 2), ended(1, 2)])]

    above = climb(contests, [even, won, won])
    apart = climb(contests, [won, won, lost])
    below = climb(contests, [even, lost, lost])
    around = climb(contests, [won, lost, won])

    assert [AtLeast, AtLeast, Rung] == [type(rung) for rung in above]
    assert [("conscript", AtLeast), ("recruit", Rung), ("third", AtMost)] == [
        (rung.player, type(rung)) for rung in apart
    ]
    assert [Rung, AtMost, AtMost] == [type(rung) for rung in below]
    assert {Rung} == {type(rung) for rung in around}
    assert f"at least {above[0].interval[0]:.1f}" == above[0].told()
    assert f"at most {below[1].interval[1]:.1f}" == below[1].told()


def test_scripts_get_the_same_numbers_of_every_rung() -> None:
    numbers = ("recruit", 578.0, (300.0, 900.0))

    assert encode(Rung(*numbers)) == encode(AtLeast(*numbers)) == encode(AtMost(*numbers))
