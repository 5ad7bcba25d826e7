"""A choice is taken back only while nobody has learned anything by it."""

from __future__ import annotations

import json

import pytest

from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from eastfront.table.table import Table, TableError
from tests.table.tables import finished_table, new_table


def play_to(table: Table, *choices: str) -> Table:
    for choice in choices:
        assert table.asked is not None
        table.choose(table.asked, choice)
    return table


def test_the_end_of_a_phase_can_be_taken_back(game: Game[State, View]) -> None:
    table = new_table(game)
    before = game.to_data(table.state)

    table.choose(0, "end")
    table.undo(0)

    assert before == game.to_data(table.state)


def test_an_undo_is_an_entry_and_deletes_nothing(game: Game[State, View]) -> None:
    table = new_table(game)

    table.choose(0, "end")
    table.undo(0)

    assert ["choice", "undo"] == [json.loads(line)["entry"] for line in table.lines[1:]]
    assert "begins-reinforcement" not in [notice.id for notice in table.notices(0)]


def test_several_choices_are_taken_back_one_by_one(game: Game[State, View]) -> None:
    table = new_table(game)
    before = game.to_data(table.state)

    play_to(table, "play horse-drawn-transport", "end", "recruit grenadier-regiment")
    for _ in range(3):
        table.undo(0)

    assert before == game.to_data(table.state)
    with pytest.raises(TableError, match="nothing has been chosen yet"):
        table.undo(0)


def test_a_recruit_from_an_open_pile_shows_nothing(game: Game[State, View]) -> None:
    table = play_to(new_table(game), "play horse-drawn-transport", "end", "recruit grenadier-regiment")

    assert "" == table.why_no_undo(0)


def test_a_card_that_must_be_in_the_hand_shows_nothing(game: Game[State, View]) -> None:
    """Of eight cards six are transports: four cards in hand cannot be without one."""
    table = play_to(new_table(game), "play horse-drawn-transport")

    assert "" == table.why_no_undo(0)


def test_a_card_that_might_not_be_in_the_hand_shows_itself(game: Game[State, View]) -> None:
    table = play_to(new_table(game), "play grenadier-regiment")

    assert "it made a card known" == table.why_no_undo(0)
    with pytest.raises(TableError, match="cannot be taken back: it made a card known"):
        table.undo(0)


def test_an_event_that_was_turned_up_stays_so(game: Game[State, View]) -> None:
    table = new_table(game)
    city = table.game.zones(table.state)["cities"][-1]
    # Any card may attack, so that the first Grenadier can.
    table = new_table(game, deploy_choice="any-with-deploy-rule", attack_requirement="any-card")
    play_to(table, "play grenadier-regiment", "deploy grenadier-regiment", f"attack {city}")

    assert "it made a card known" == table.why_no_undo(0)


def test_a_turn_that_was_ended_stays_so(game: Game[State, View]) -> None:
    table = play_to(new_table(game), "end", "end", "end")

    assert 1 == table.asked
    assert "another seat has been asked since" == table.why_no_undo(0)
    assert "another seat has been asked since" == table.why_no_undo(1)


def test_a_shuffle_stays_so(game: Game[State, View]) -> None:
    table = new_table(game)
    for _ in range(2):
        while table.asked == 0:
            table.choose(0, "end")
        while table.asked == 1:
            table.choose(1, "end")
    drawn = list(table.state.luck.drawn)
    while list(table.state.luck.drawn) == drawn:
        assert table.asked is not None
        table.choose(table.asked, "end")

    assert table.why_no_undo(0) != ""
    assert [] == table.steps


def test_nobody_takes_back_what_ended_the_game(game: Game[State, View]) -> None:
    table = finished_table(game)

    with pytest.raises(TableError, match="over"):
        table.undo(0)


def test_nobody_takes_back_what_was_before_somebody_left(game: Game[State, View]) -> None:
    table = play_to(new_table(game, 3), "end")

    table.resign(2)

    assert "a seat has left the table since" == table.why_no_undo(0)


def test_only_the_seat_that_is_asked_takes_back(game: Game[State, View]) -> None:
    table = play_to(new_table(game), "end")

    with pytest.raises(TableError):
        table.undo(1)
