"""A replay finds the first line that does not agree, goes on from a good one, and renews an old one."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

import pytest

from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from eastfront.table.log import ABANDON, AGREED_DRAW, FIELDS, RESIGN, Header, Log, LogError, read_log
from eastfront.table.replay import renew, replay, resume
from eastfront.table.table import Table, TableError
from tests.table.tables import content, eventful_table, finished_table, new_table, take_choices

KINDS: Final = ["set-up", *FIELDS]


def log_of(table: Table) -> Log:
    return read_log("game", content(table))


def line_of_kind(table: Table, kind: str) -> int:
    """The number, from 0, of the first line of *kind*."""
    return next(n for n, line in enumerate(table.lines) if json.loads(line).get("entry", "set-up") == kind)


@pytest.mark.parametrize("last", [RESIGN, AGREED_DRAW, ABANDON])
def test_a_good_log_agrees_to_its_end(game: Game[State, View], last: str) -> None:
    table = eventful_table(game, last)

    result = replay(log_of(table), game=game)

    assert result.problem is None
    assert [] == result.changes
    assert table.lines == result.table.lines
    assert game.to_data(table.state) == game.to_data(result.table.state)


@pytest.mark.parametrize("kind", KINDS)
def test_no_byte_of_any_line_can_be_changed(game: Game[State, View], kind: str) -> None:
    table = eventful_table(game, kind if kind in (AGREED_DRAW, ABANDON) else RESIGN)
    number = line_of_kind(table, kind)
    whole = content(table)
    start = sum(len(line.encode()) + 1 for line in table.lines[:number])

    for place in range(start, start + len(table.lines[number].encode())):
        changed = bytearray(whole)
        changed[place] ^= 1
        assert number + 1 == first_wrong_line(game, bytes(changed)), chr(whole[place])


def first_wrong_line(game: Game[State, View], text: bytes) -> int:
    try:
        problem = replay(read_log("game", text), game=game).problem
    except LogError as error:
        problem = error
    assert problem is not None
    return problem.line


def test_the_first_differing_choice_is_named(game: Game[State, View]) -> None:
    table = take_choices(new_table(game), 30)
    # The ninth choice becomes another legal one.
    lines = [json.loads(line) for line in table.lines]
    before = read_log("game", "".join(f"{line}\n" for line in table.lines[:9]).encode())
    options = replay(before, game=game).table.view(lines[9]["seat"]).options
    names = [game.option_name(option) for option in options]
    other = next(name for name in names if name != lines[9]["option"])
    text = content(table).replace(
        table.lines[9].encode(), table.lines[9].replace(lines[9]["option"], other).encode(), 1
    )

    result = replay(read_log("game", text), game=game)

    assert "game: line 10: choice 9 differs: it does not fit its hash" == str(result.problem)
    assert 8 == result.choices
    assert table.lines[:9] == result.table.lines


def test_a_choice_that_is_not_offered_is_named(game: Game[State, View]) -> None:
    table = take_choices(new_table(game), 5)
    line = table.lines[3]
    text = content(table).replace(
        line.encode(), line.replace(json.loads(line)["option"], "attack moscow").encode(), 1
    )

    problem = replay(read_log("game", text), game=game).problem

    assert problem is not None
    assert str(problem).startswith("game: line 4: choice 3 is not possible: seat")


def test_a_line_taken_out_is_missed(game: Game[State, View]) -> None:
    table = take_choices(new_table(game), 20)
    text = content(table).replace(table.lines[5].encode() + b"\n", b"")

    problem = replay(read_log("game", text), game=game).problem

    assert problem is not None
    assert 6 == problem.line


def test_a_log_cut_off_between_lines_is_a_game_that_goes_on(game: Game[State, View]) -> None:
    table = take_choices(new_table(game), 20)

    result = replay(read_log("game", content(table)[: -len(table.lines[-1]) - 1]), game=game)

    assert result.problem is None
    assert 19 == result.choices


def test_a_finished_game_without_its_end_is_told_apart(game: Game[State, View]) -> None:
    table = finished_table(game)
    text = content(table)[: -len(table.lines[-1].encode()) - 1]

    result = replay(read_log("game", text), game=game)

    assert result.problem is not None
    assert "end is not written down" in result.problem.reason
    assert resume(read_log("game", text)).lines == table.lines


def test_an_undo_with_nothing_to_take_back_is_refused(game: Game[State, View]) -> None:
    table = new_table(game)
    text = content(table) + b'{"entry":"undo","hash":"","seat":0}\n'

    problem = replay(read_log("game", text), game=game).problem

    assert problem is not None
    assert "nothing to take back" in problem.reason


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        (b'{"entry":"take-back","hash":"","seat":0}', "no choice of this seat stands"),
        (b'{"entry":"take-back","hash":"","seat":-1}', "no choice of this seat stands"),
        (b'{"entry":"return","hash":"","seat":1}', "seat 2 has not left"),
        (b'{"entry":"return","hash":"","seat":2}', "no seat 3; valid: 1 to 2"),
    ],
)
def test_what_cannot_have_been_agreed_is_refused(game: Game[State, View], entry: bytes, reason: str) -> None:
    problem = replay(read_log("game", content(new_table(game)) + entry + b"\n"), game=game).problem

    assert problem is not None
    assert reason in problem.reason


def test_nothing_follows_an_agreed_end(game: Game[State, View]) -> None:
    table = new_table(game)
    table.agree_draw()
    text = content(table) + b'{"entry":"abandon","hash":""}\n'

    problem = replay(read_log("game", text), game=game).problem

    assert problem is not None
    assert "the abandon after choice 0 is not possible: the game is over" == problem.reason


def test_an_end_in_the_middle_is_refused(game: Game[State, View]) -> None:
    text = content(new_table(game)) + b'{"entry":"end","hash":"","outcome":null}\n'

    problem = replay(read_log("game", text), game=game).problem

    assert problem is not None
    assert "the game is not over" in problem.reason


def test_a_replay_stops_after_the_choice_asked_for(game: Game[State, View]) -> None:
    table = take_choices(new_table(game), 20)

    result = replay(log_of(table), to=7, game=game)

    assert 7 == result.choices
    assert table.lines[:8] == result.table.lines


def test_a_game_goes_on_as_if_it_had_never_stopped(game: Game[State, View]) -> None:
    straight = take_choices(new_table(game), 40)

    again = resume(log_of(take_choices(new_table(game), 15)))
    for line in log_of(straight).lines[15:]:
        again.add_entry(line.entry)

    assert straight.lines == again.lines


def test_what_could_be_taken_back_still_can_after_resuming(game: Game[State, View]) -> None:
    table = new_table(game)
    table.choose(0, "end")

    again = resume(log_of(table))
    again.undo(0)

    assert "tactics-phase" == again.view(0).kind


def test_a_damaged_game_is_not_resumed(game: Game[State, View]) -> None:
    table = take_choices(new_table(game), 9)
    text = content(table).replace(b'"choice","hash":"', b'"choice","hash":"f', 1)

    with pytest.raises(LogError, match="line 2: choice 1 differs"):
        resume(read_log("game", text))


def old_table(game: Game[State, View], **changes: object) -> Table:
    """A table as an earlier program would have written it."""
    header: Header = replace(new_table(game).header, **changes)  # type: ignore[arg-type]
    return take_choices(Table(game, header), 12)


@pytest.mark.parametrize(
    ("changes", "said"),
    [({"rules_version": 0}, "rules version 0, not 1"), ({"card_data": "00"}, "other card data")],
)
def test_a_save_under_other_rules_says_so_and_offers_a_replay(
    game: Game[State, View], changes: dict[str, object], said: str
) -> None:
    log = log_of(old_table(game, **changes))

    assert [said] == replay(log, game=game).changes
    with pytest.raises(TableError, match=f"game was saved under {said}.*eastfront replay game --save"):
        resume(log)


def test_an_old_game_is_renewed_as_far_as_it_agrees(game: Game[State, View]) -> None:
    old = old_table(game, rules_version=0)
    text = content(old).replace(old.lines[9].encode(), old.lines[9].replace('"hash":"', '"hash":"0').encode())

    result = renew(read_log("game", text), game=game)

    assert 8 == result.choices
    assert game.rules_version == result.table.header.rules_version
    assert "game" == result.table.header.about["replayed"]
    assert resume(log_of(result.table)).lines == result.table.lines


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"game": "chess"}, "no game 'chess'; valid: barbarossa"),
        ({"edition": "pocket"}, "no edition 'pocket'; valid: arclight"),
        ({"options": {"colour": "red"}}, "no option 'colour'; valid: "),
    ],
)
def test_a_set_up_that_does_not_exist_is_refused_with_what_is_valid(
    game: Game[State, View], wrong: dict[str, object], message: str
) -> None:
    data = json.loads(new_table(game).lines[0])
    data["setup"] |= wrong

    with pytest.raises(LogError, match=f"line 1: .*{message}"):
        replay(read_log("game", (json.dumps(data, sort_keys=True, separators=(",", ":")) + "\n").encode()))
