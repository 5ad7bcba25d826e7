"""What a seat may know of a game of BattleCards, built field by field."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from eastfront.games.battlecards.battle import NO_SEAT, Battle, no_battle
from eastfront.games.battlecards.knowledge import (
    APART,
    DECK,
    HAND,
    KEPT,
    STACK,
    UNDER,
    Knowledge,
    no_knowledge,
)
from eastfront.games.battlecards.learning import learn
from eastfront.games.battlecards.rules import Rules
from eastfront.games.battlecards.state import UNDECIDED, Army, BattleState
from eastfront.games.battlecards.tables import FOUGHT, HOLDS
from eastfront.games.battlecards.verbs import KINDS
from eastfront.kernel.edition import Setup
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.game import View
from eastfront.kernel.zones import listed

# A key above those of all sets of zones.
LAST: Final = 0x4000000000000


# Many are made and soon given up, in no circle: the garbage collector need not watch them.
@mypyc_attr(acyclic=True)
class ArmyView:
    """One seat as seen by the view's owner: sizes of everything, and faces where he may see them.

    *hand*, *stacks*, *kept* and *apart* are filled only if *shown*.
    """

    def __init__(self) -> None:
        self.shown = False
        self.hand: list[int] = []
        self.stacks: list[list[int]] = [[], [], []]
        self.kept: list[int] = []
        self.apart: list[int] = []
        self.deck_size = 0
        self.under_size = 0
        self.hand_size = 0
        self.stack_sizes = [0, 0, 0]
        self.kept_size = 0
        self.apart_size = 0
        self.discard: list[int] = []
        self.won: list[int] = []
        self.fallen = NO_CARD
        self.turns = 0


class BattleView(View):
    """The table from one seat.

    *known* holds, by token, the zones in which a hidden copy may be for all that the seat has seen.
    """

    def __init__(self, setup: Setup, seat: int | None) -> None:
        super().__init__(setup, seat)
        self.seats: list[ArmyView] = []
        self.conflict_sizes: list[int] = []
        self.spent: list[list[int]] = []
        self.rebuilds: list[int] = []
        self.pending: list[int] = []
        self.removed: list[int] = []
        self.known: list[int] = []
        self.turn = 0
        self.aided = False
        self.idle: int = 0
        self.enemy = NO_SEAT
        self.blocked = False
        self.ending = UNDECIDED
        self.victor = -1
        self.battle: Battle = no_battle()


def view_of(state: BattleState, seat: int | None) -> BattleView:
    """Return what *seat* may know of *state* (bc-16.1); `None` is the spectator."""
    learn(state)
    view = BattleView(state.setup, seat)
    for number, army in enumerate(state.seats):
        shown = seat is not None and bool((state.rules.watchers[number] >> seat) & 1)
        view.seats.append(army_view(army, shown))
    see_table(state, view)
    view.conflict_sizes = [int(zone.size()) for zone in state.conflict]
    watcher = len(state.seats) if seat is None else seat
    view.known = masks_of(state.known[watcher], state.rules)
    view.see_asking(state, KINDS)
    return view


def see_table(state: BattleState, view: BattleView) -> None:
    """Copy what lies open between the seats, and the battle (bc-16.3)."""
    view.spent = [listed(zone.cards) for zone in state.spent]
    view.rebuilds = listed(state.rebuilds)
    view.pending = listed(state.pending.cards)
    view.removed = listed(state.removed.cards)
    view.turn = state.turn
    view.aided = state.aided
    view.idle = state.idle
    view.enemy = state.enemy
    view.blocked = state.blocked
    view.ending = state.ending
    view.victor = state.victor
    view.battle = state.battle.clone()


def army_view(army: Army, shown: bool) -> ArmyView:
    """Return one seat's cards for somebody who may see them, or for anybody else.

    Everybody sees how many cards lie where (bc-16.2), the discard pile and the battles won (bc-16.3).
    """
    view = ArmyView()
    view.shown = shown
    if shown:
        view.hand = listed(army.hand.cards)
        view.stacks = [listed(stack.cards) for stack in army.stacks]
        view.kept = listed(army.kept.cards)
        view.apart = listed(army.apart.cards)
    view.deck_size = army.deck.size()
    view.under_size = army.under.size()
    view.hand_size = army.hand.size()
    view.stack_sizes = [int(stack.size()) for stack in army.stacks]
    view.kept_size = army.kept.size()
    view.apart_size = army.apart.size()
    view.discard = listed(army.discard.cards)
    view.won = listed(army.won.cards)
    view.fallen = army.fallen
    view.turns = army.turns
    return view


def size_at(seen: ArmyView, place: int) -> int:
    """Return the number of cards at a hidden place of a seat."""
    if STACK <= place < KEPT:
        return seen.stack_sizes[place - STACK]
    if place == DECK:
        return seen.deck_size
    if place == UNDER:
        return seen.under_size
    if place == HAND:
        return seen.hand_size
    assert place in (KEPT, APART), place
    return seen.kept_size if place == KEPT else seen.apart_size


def points_seen(view: BattleView, rules: Rules, alliance: int) -> int:
    """Sum the Victory Points of the battles that an alliance holds."""
    return sum(
        points_held(seen, rules) for seat, seen in enumerate(view.seats) if rules.alliance[seat] == alliance
    )


def points_held(seen: ArmyView, rules: Rules) -> int:
    """Sum the Victory Points of the battles that a seat holds."""
    return sum(int(rules.cards.victory[card]) for card in seen.won)


def missing_battles(view: BattleView, rules: Rules, battle: int) -> tuple[int, list[int]]:
    """Return how many battles the prerequisite of *battle* still lacks, and of which."""
    cards = rules.cards
    form = cards.form[battle]
    aggressor = rules.seat_of_side[cards.aggressor[battle]]
    holders = {FOUGHT: view.seats, HOLDS: [view.seats[aggressor]]}.get(int(form), [])
    held = {card for seen in holders for card in seen.won}
    of = [int(card) for card in cards.required_of[battle]]
    left = [card for card in of if card not in held]
    return max(0, int(cards.required[battle]) - (len(of) - len(left))), left


def masks_of(known: Knowledge, rules: Rules) -> list[int]:
    """Return the sets by token, like copies in order, as they cannot be told apart; open ones last."""
    keys = known.masks[:]
    for number in range(len(keys)):
        if keys[number] == 0:
            keys[number] = LAST
    numbers = known.of[:]
    for first, above in rules.several:
        sort_copies(numbers, keys, first, above)
    # As objects: compiled, each copy would otherwise get a number of its own, made anew.
    sets: list[object] = [int(mask) for mask in known.masks]
    return cast("list[int]", [sets[number] for number in numbers])


def sort_copies(numbers: vec[i64], keys: vec[i64], first: i64, above: i64) -> None:
    """Put the *numbers* of sets of like copies in the order of their *keys*."""
    for copy in range(first + 1, above):
        number = numbers[copy]
        place = copy
        while place > first and keys[numbers[place - 1]] > keys[number]:
            numbers[place] = numbers[place - 1]
            place -= 1
        numbers[place] = number


def knowledge_of(masks: list[int], rules: Rules) -> Knowledge:
    """Return the knowledge that `masks_of` wrote."""
    known = no_knowledge(rules.tokens)
    for token, mask in enumerate(masks):
        known.put(token, rules.group[rules.token_card[token]], mask)
    return known
