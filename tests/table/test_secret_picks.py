"""A card picked in secret is taken back; what a pick or anything else has shown is not."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from eastfront.games import load_game
from eastfront.games.battlecards.view import BattleView
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.playout import Dice
from eastfront.kernel.state import State
from eastfront.table.log import read_log
from eastfront.table.replay import resume
from eastfront.table.table import Table, TableError, open_table
from eastfront.table.takeback import Watch
from tests.table.tables import content, new_table

AnyGame = Game[State, View]
TEACHING = {"draws", "looks", "captures", "shoots", "deploys", "keeps"}
SHOWN = "it made a card known"


@pytest.fixture(scope="module")
def battlecards() -> AnyGame:
    return load_game("battlecards")


def battle_table(game: AnyGame, edition: str = "russian-front", seed: int = 7, **options: str) -> Table:
    seats = 4 if edition == "combined" else 2
    setup = Setup("battlecards", edition, seats, options)
    return open_table(game, setup, key_of_seed(seed), ["conscript"] * seats)


def take(table: Table, number: int = 0) -> None:
    assert table.asked is not None
    table.choose(table.asked, table.view(table.asked).options[number])


def told_by_choices(table: Table, count: int, seed: int = 1) -> Iterator[set[str]]:
    """Take random choices and yield the names of what each told, while the same seat is still asked."""
    dice = Dice(seed)
    for _ in range(count):
        seat = table.asked
        if seat is None:
            return
        take(table, dice.below(len(table.view(seat).options)))
        if table.asked == seat and table.steps:
            yield {notice.id for notice in table.happenings[-1].notices}


def why_no_undo(table: Table) -> str:
    assert table.asked is not None
    return table.why_no_undo(table.asked)


@pytest.mark.parametrize("edition", ["russian-front", "western", "combined"])
@pytest.mark.parametrize("allied_cards", ["hidden", "shown"])
def test_first_forces_are_taken_back_pick_by_pick(
    battlecards: AnyGame, edition: str, allied_cards: str
) -> None:
    table = battle_table(battlecards, edition, allied_cards=allied_cards)
    texts = [battlecards.to_data(table.state)]
    take(table)
    texts.append(battlecards.to_data(table.state))
    take(table)

    for text in reversed(texts):
        table.undo(0)
        assert text == battlecards.to_data(table.state)


def test_the_last_pick_stands_once_another_seat_is_asked(battlecards: AnyGame) -> None:
    table = battle_table(battlecards)
    for _ in range(3):
        take(table)

    assert 1 == table.asked
    with pytest.raises(TableError, match="another seat has been asked since"):
        table.undo(1)
    with pytest.raises(TableError, match="another seat has been asked since"):
        table.undo(0)


def test_the_next_seat_takes_back_its_own_pick_only(battlecards: AnyGame) -> None:
    table = battle_table(battlecards)
    for _ in range(4):
        take(table)

    table.undo(1)

    with pytest.raises(TableError, match="another seat has been asked since"):
        table.undo(1)


def test_a_pick_that_tells_of_those_before_goes_back_with_them(battlecards: AnyGame) -> None:
    """Picks go down the list: one more shows that the one before was not the last on it."""
    table = battle_table(battlecards)
    for told in told_by_choices(table, 400):
        if told == {"picks"} and table.undone_together() == 2:
            break
    before = battlecards.to_data(table.steps[-2].before)
    assert table.asked is not None

    table.undo(table.asked)

    assert before == battlecards.to_data(table.state)
    assert ["undo", "undo"] == [json.loads(line)["entry"] for line in table.lines[-2:]]
    assert before == battlecards.to_data(resume(read_log("picks", content(table))).state)


def unsure(game: AnyGame, state: State) -> list[int]:
    """Count, for every seat and the spectator, the copies that may be in more than one place."""
    watchers = [None, *range(game.view(state, None).setup.seats)]
    views = [game.view(state, watcher) for watcher in watchers]
    return [
        sum(mask.bit_count() > 1 for mask in view.known) for view in views if isinstance(view, BattleView)
    ]


@pytest.mark.parametrize(
    ("edition", "seed", "allied_cards"),
    [
        ("russian-front", 1, "hidden"),
        ("western", 7, "hidden"),
        ("combined", 7, "hidden"),
        ("combined", 7, "shown"),
    ],
)
def test_what_battlecards_shows_stands(
    battlecards: AnyGame, edition: str, seed: int, allied_cards: str
) -> None:
    """Draws, looks, shots, picks once they are laid out by type: only if all was known they go back."""
    table = battle_table(battlecards, edition, seed, allied_cards=allied_cards)
    refused: set[str] = set()
    for told in told_by_choices(table, 400):
        if told & TEACHING and why_no_undo(table) == SHOWN:
            refused |= told
        elif told & TEACHING:
            before = unsure(battlecards, table.steps[-1].before)
            assert before == unsure(battlecards, table.state), sorted(told)

    assert {"draws", "looks", "deploys", "shoots"} <= refused


def test_what_barbarossa_shows_stands(game: AnyGame) -> None:
    table = new_table(game, attack_requirement="any-card")
    met: set[str] = set()
    for told in told_by_choices(table, 600):
        if told & {"draws", "reveals"}:
            assert why_no_undo(table) == SHOWN, sorted(told)
            met |= told

    assert {"draws", "reveals"} <= met


def test_only_the_chooser_knows_which_option_was_taken(battlecards: AnyGame) -> None:
    state = battle_table(battlecards).state
    options = [int(option) for option in state.options]

    chooser, other = (Watch(battlecards, state, [options[-1]], seat) for seat in (0, 1))

    assert [options[-1]] == chooser.candidates(state, 0)
    assert [options[-1], *options[:-1]] == other.candidates(state, 0)


def test_who_is_shown_a_card_must_have_known_its_zone(battlecards: AnyGame) -> None:
    table = battle_table(battlecards)
    next(told for told in told_by_choices(table, 400) if "draws" in told)
    step = table.steps[-1]
    seat = int(step.before.asked)
    world = battlecards.sample(battlecards.view(step.before, seat), bytes(16))

    drawn = Watch(battlecards, step.before, [step.option], seat)

    assert {f"deck/{seat + 1}"} == drawn.sources
    assert not drawn.knows_sources(world)
    assert drawn.knows_sources(step.before)
