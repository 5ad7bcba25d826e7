"""Divide & Conquer, Sabotage's private look and Heroic Stand, run by the kernel in a toy."""

from __future__ import annotations

from functools import cache

import pytest

from eastfront.kernel.decision import NOBODY
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import BACK, Notice
from eastfront.kernel.zones import Zone, zone_of
from tests.kernel.toys.battlecards.game import BattleCards
from tests.kernel.toys.battlecards.state import BattleCardsToy, Covered
from tests.kernel.toys.battlecards.view import rows
from tests.kernel.toys.checks import choose, setup_of, text_of, walk

GERMAN, SOVIET = 0, 1
RIFLES = "rifle-division"
FIVE = ["georgy-zhukov", RIFLES, "kv-1", RIFLES, "kv-1"]


@cache
def game() -> BattleCards:
    return BattleCards()


def card(name: str) -> int:
    return game().card_table.ids.index(name)


def scene(soviet: list[str], conflict: list[str], kept: list[str] | None = None) -> BattleCardsToy:
    """Lay a Soviet Ground stack and Kept Cards, and the next Conflict cards, first one first."""
    state = game().new(setup_of(game()), key_of_seed(1))
    side = state.sides[SOVIET]
    for row in rows(state).values():
        gather(state, row)
    for name in soviet:
        side.deck.remove(card(name))
    side.stacks[0] = Covered([card(name) for name in soviet], [1 << SOVIET] * len(soviet))
    state.conflict_discard.pour(state.conflict)
    state.pending.pour(state.conflict)
    for name in (kept or []) + conflict:
        state.conflict.remove(card(name))
    side.kept = Covered([card(name) for name in kept or []], [1 << SOVIET] * len(kept or []))
    top = [card(name) for name in reversed(conflict)]
    state.conflict = zone_of([int(each) for each in state.conflict.cards] + top)
    state.frames = []
    state.push(game().turn, GERMAN, 0)
    state.asked = NOBODY
    game().machine.advance(state)
    return state


def gather(state: BattleCardsToy, row: Covered) -> None:
    """Put the cards of a row back into their decks."""
    while row.size():
        number, _ = row.take(0)
        deck = game().card_table.decks[number]
        pile: Zone = state.conflict if deck == 2 else state.sides[deck].deck
        pile.add(number)


def stack(state: BattleCardsToy) -> list[str]:
    return game().zones(state)["ground/1"]


def seen(state: BattleCardsToy, seat: int | None, row: str) -> list[str]:
    """Return a row as *seat* sees it."""
    shown = rows(state)[row].seen_by(2 if seat is None else seat)
    return ["back" if each == BACK else game().card_table.ids[each] for each in shown]


def options(state: BattleCardsToy) -> list[str]:
    return [game().option_name(option) for option in state.options]


def told(notices: list[Notice], id: str, seat: int | None) -> list[int]:
    return next(notice for notice in notices if notice.id == id).shown_to(seat).cards


# Divide & Conquer.


def test_the_splitter_names_places_and_learns_no_face() -> None:
    state = scene(FIVE, ["divide-and-conquer"])

    assert (GERMAN, [f"set-apart {place}" for place in range(4)]) == (state.asked, options(state))
    notices = choose(game(), state, "set-apart 1", "set-apart 2")

    assert ["back"] * 2 == seen(state, GERMAN, "apart") == seen(state, None, "apart")
    assert [RIFLES, RIFLES] == seen(state, SOVIET, "apart")
    assert [BACK] == told(notices, "sets-apart", GERMAN)
    assert [card(RIFLES)] == told(notices, "sets-apart", SOVIET)


def test_places_are_named_from_left_to_right_so_that_each_split_comes_once() -> None:
    state = scene(FIVE, ["divide-and-conquer"])

    choose(game(), state, "set-apart 2")

    assert ["set-apart 2", "set-apart 3"] == options(state), "as the rest now lies"


@pytest.mark.parametrize(
    ("keeps", "deployed", "returned"),
    [
        ("keep 0", ["kv-1", RIFLES, "kv-1"], ["georgy-zhukov", RIFLES]),
        ("keep 1", ["georgy-zhukov", RIFLES], ["kv-1", RIFLES, "kv-1"]),
    ],
)
def test_the_owner_chooses_which_part_stays(keeps: str, deployed: list[str], returned: list[str]) -> None:
    state = scene(FIVE, ["divide-and-conquer"])

    choose(game(), state, "set-apart 0", "set-apart 0")
    assert (SOVIET, ["keep 0", "keep 1"]) == (state.asked, options(state))
    choose(game(), state, keeps)

    assert deployed == stack(state)
    assert sorted(returned) == sorted(game().zones(state)["hand/1"])
    assert {"back"} == set(seen(state, GERMAN, "hand/1"))


def test_a_stack_of_one_cannot_be_split() -> None:
    state = scene(["kv-1"], ["divide-and-conquer", "skirmish"])

    assert "split" != game().kinds[state.kind]
    assert ["kv-1"] == stack(state)


# A private look.


def test_a_look_shows_faces_to_the_looker_alone() -> None:
    state = scene(FIVE, ["sabotage"])

    assert FIVE == seen(state, GERMAN, "ground/1")
    assert ["back"] * 5 == seen(state, None, "ground/1")


def test_what_was_seen_stays_known_at_its_place_and_in_the_hand() -> None:
    state = scene(FIVE, ["sabotage", "skirmish"])

    notices = choose(game(), state, "take-back 3")

    assert ["georgy-zhukov", RIFLES, "kv-1", "kv-1"] == seen(state, GERMAN, "ground/1")
    assert [RIFLES] == seen(state, GERMAN, "hand/1")
    assert ["back"] == seen(state, None, "hand/1")
    assert [BACK] == told(notices, "takes-back", None)
    assert [card(RIFLES)] == told(notices, "takes-back", GERMAN)


def test_an_assassinated_commander_is_seen_by_all() -> None:
    state = scene(FIVE, ["sabotage"])

    notices = choose(game(), state, "assassinate 0")

    assert ["georgy-zhukov"] == game().zones(state)["removed"]
    assert [card("georgy-zhukov")] == told(notices, "assassinates", None)


def test_whether_a_commander_was_there_is_between_the_two() -> None:
    """The kind is not open: a spectator sees the same question whatever lies in the stack."""
    views = []
    for first in ("georgy-zhukov", "kv-1"):
        state = scene([first, RIFLES], ["sabotage", "skirmish"])
        assert (first == "georgy-zhukov") == ("assassinate 0" in options(state))
        views.append(text_of(game().view_to_data(game().view(state, None))))

    assert views[0] == views[1]


def test_splitting_a_stack_one_has_looked_at_keeps_what_is_known() -> None:
    state = scene([*FIVE, RIFLES], ["sabotage", "skirmish", "divide-and-conquer"])

    choose(game(), state, "take-back 5", "set-apart 0", "set-apart 0")

    assert ["georgy-zhukov", RIFLES] == seen(state, GERMAN, "apart")


# Heroic Stand. A skirmish fires at 14: a number above the Defence and up to 14 destroys.

HIT, MISS = "divide-and-conquer", "heroic-stand"


def test_what_would_be_destroyed_lies_open_before_it_goes() -> None:
    state = scene([RIFLES, "kv-1"], ["skirmish", HIT], ["heroic-stand"])

    choose(game(), state, "target 0")

    assert [RIFLES] == game().zones(state)["doomed"]
    assert ["kv-1"] == stack(state)
    assert (SOVIET, ["pass", "stand heroic-stand"]) == (state.asked, options(state))


def test_a_unit_that_stands_is_deployed_again() -> None:
    state = scene([RIFLES, "kv-1"], ["skirmish", HIT], ["heroic-stand"])

    choose(game(), state, "target 0", "stand heroic-stand")

    assert [] == game().zones(state)["discard/1"]
    assert sorted([RIFLES, "kv-1"]) == sorted(stack(state))
    assert "heroic-stand" in game().zones(state)["conflict_discard"]


def test_a_unit_that_is_given_up_is_destroyed() -> None:
    state = scene([RIFLES, "kv-1"], ["skirmish", HIT], ["heroic-stand"])

    choose(game(), state, "target 0", "pass")

    assert [RIFLES] == game().zones(state)["discard/1"]
    assert ["heroic-stand"] == game().zones(state)["kept/1"]


def test_a_miss_opens_no_window() -> None:
    state = scene([RIFLES, "kv-1"], ["skirmish", MISS, "skirmish"], ["dug-in"])

    choose(game(), state, "target 0")

    assert [] == game().zones(state)["doomed"]
    assert "stand" != game().kinds[state.kind]


def test_the_window_asks_whoever_has_a_kept_card_whatever_it_is() -> None:
    views = []
    for kept in ("heroic-stand", "dug-in"):
        state = scene([RIFLES, "kv-1"], ["skirmish", HIT], [kept])
        other = next(name for name in ("heroic-stand", "dug-in") if name != kept)
        assert other in game().zones(state)["conflict"]
        choose(game(), state, "target 0")
        assert (SOVIET, "stand") == (state.asked, game().kinds[state.kind])
        assert (kept == "dug-in") == (["pass"] == options(state))
        views += [text_of(game().view_to_data(game().view(state, seat))) for seat in (GERMAN, None)]

    assert views[:2] == views[2:]


def test_without_a_kept_card_nobody_is_asked() -> None:
    state = scene([RIFLES, "kv-1"], ["skirmish", HIT])

    choose(game(), state, "target 0")

    assert [RIFLES] == game().zones(state)["discard/1"]


def test_random_games_keep_every_promise() -> None:
    reached: set[str] = set()
    different = 0
    for seed in range(25):
        state, choices, dealt = walk(game(), seed)
        assert state.over
        reached.update(name.partition(" ")[0] for name in choices)
        different += dealt

    assert {"set-apart", "keep", "assassinate", "take-back", "target", "stand", "pass"} <= reached
    assert different > 0
