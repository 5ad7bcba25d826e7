"""What all agree to: choices taken back, a draw, an abandoned game; and who left may come back."""

from __future__ import annotations

import json

import pytest

from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from eastfront.table.happening import standing_choices
from eastfront.table.table import Table, TableError
from tests.table.tables import finished_table, new_table, take_choices


def turns(table: Table, count: int) -> Table:
    """End *count* turns without doing anything."""
    for _ in range(count):
        seat = table.asked
        while seat is not None and table.asked == seat:
            table.choose(seat, "end")
    return table


def test_by_consent_the_last_choice_of_a_seat_and_all_after_it_are_taken_back(
    game: Game[State, View],
) -> None:
    table = turns(new_table(game), 4)
    texts = []
    while table.asked == 0:
        texts.append(game.to_data(table.state))
        table.choose(0, "end")
    turns(table, 1)

    table.take_back_agreed(0)

    assert 0 == table.asked
    assert texts[-1] == game.to_data(table.state)
    assert {"entry": "take-back", "hash": table.hash, "seat": 0} == json.loads(table.lines[-1])


def test_a_second_consent_goes_back_further(game: Game[State, View]) -> None:
    table = turns(new_table(game), 3)
    chosen = [(entry.seat, entry.word) for entry in standing_choices(table.happenings)]
    last = max(number for number, (seat, _) in enumerate(chosen) if seat == 1)

    table.take_back_agreed(1)
    table.take_back_agreed(1)

    assert chosen[: last - 1] == [(entry.seat, entry.word) for entry in standing_choices(table.happenings)]


def test_what_is_taken_back_is_not_told_any_more(game: Game[State, View]) -> None:
    table = turns(new_table(game), 1)
    before = [notice.to_data(table.card_ids) for notice in table.notices(0)]
    turns(table, 2)

    while table.asked != 1 or len(standing_choices(table.happenings)) > 3:
        table.take_back_agreed(1)

    assert before == [notice.to_data(table.card_ids) for notice in table.notices(0)]


def test_after_a_consent_nothing_before_it_is_undone_freely(game: Game[State, View]) -> None:
    table = new_table(game)
    table.choose(0, "end")
    table.choose(0, "end")

    table.take_back_agreed(0)

    assert "choices have been taken back by consent since" == table.why_no_undo(0)
    table.choose(0, "end")
    table.undo(0)
    assert ["end"] == [entry.word for entry in standing_choices(table.happenings)]


def test_a_choice_that_was_undone_is_not_taken_back_again(game: Game[State, View]) -> None:
    table = new_table(game)
    start = game.to_data(table.state)
    table.choose(0, "end")
    table.choose(0, "end")
    table.undo(0)

    table.take_back_agreed(0)

    assert start == game.to_data(table.state)
    assert "no choice of this seat stands" == table.why_no_take_back(0)
    with pytest.raises(TableError, match="by consent: no choice of this seat stands"):
        table.take_back_agreed(0)


def test_who_left_since_stays_gone_when_choices_are_taken_back(game: Game[State, View]) -> None:
    table = turns(new_table(game, 3), 1)
    table.resign(2)
    turns(table, 1)

    table.take_back_agreed(0)

    assert [2] == table.gone
    assert 0 == table.asked


def test_nobody_takes_back_after_the_end(game: Game[State, View]) -> None:
    table = finished_table(game)

    assert "the game is over" == table.why_no_take_back(0)
    with pytest.raises(TableError, match="over"):
        table.take_back_agreed(0)


def test_an_agreed_draw_ends_the_game_for_all_alike(game: Game[State, View]) -> None:
    table = take_choices(new_table(game, 3), 10)

    table.agree_draw()

    assert table.outcome is not None
    assert ("agreed-draw", "draw") == (table.outcome.ending, table.outcome.verdict)
    assert [1, 1, 1] == table.outcome.ranks
    assert [0, 0, 0] == table.outcome.scores
    assert ["draw", "end"] == [json.loads(line)["entry"] for line in table.lines[-2:]]
    assert table.asked is None


def test_who_left_has_no_part_in_a_draw(game: Game[State, View]) -> None:
    table = new_table(game, 3)
    table.resign(0)

    table.agree_draw()

    assert table.outcome is not None
    assert [3, 1, 1] == table.outcome.ranks
    assert "draw" == table.outcome.verdict


def test_an_abandoned_game_has_no_winner_and_no_loser(game: Game[State, View]) -> None:
    table = new_table(game, 3)
    table.resign(0)

    table.abandon()

    assert table.outcome is not None
    assert ("abandoned", "draw") == (table.outcome.ending, table.outcome.verdict)
    assert [1, 1, 1] == table.outcome.ranks
    assert table.lines == table.export()


def test_nothing_is_agreed_after_the_end(game: Game[State, View]) -> None:
    table = finished_table(game)

    with pytest.raises(TableError, match="over"):
        table.agree_draw()
    with pytest.raises(TableError, match="over"):
        table.abandon()
    with pytest.raises(TableError, match="over"):
        table.come_back(0)


def test_who_comes_back_counts_again(game: Game[State, View]) -> None:
    table = new_table(game, 3)
    table.time_out(0)

    table.come_back(0)
    table.resign(1)

    assert [1] == table.gone
    assert table.outcome is None


def test_who_comes_back_and_leaves_again_left_later(game: Game[State, View]) -> None:
    table = new_table(game, 3)
    table.resign(0)
    table.come_back(0)

    table.resign(1)
    table.resign(0)

    assert table.outcome is not None
    assert [2, 3, 1] == table.outcome.ranks


def test_only_who_left_comes_back(game: Game[State, View]) -> None:
    with pytest.raises(TableError, match="seat 2 has not left"):
        new_table(game, 3).come_back(1)
