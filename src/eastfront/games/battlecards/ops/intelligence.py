"""Cards that reach for the enemy's secrets: Spies, Sabotage, Captured Equipment, Divide & Conquer."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.knowledge import APART, HAND, KEPT, PLACES, STACK, zone_at
from eastfront.games.battlecards.sequence.conflict import lapse
from eastfront.games.battlecards.sequence.moves import expose, place_zone, shift
from eastfront.games.battlecards.sequence.noting import note_entering, note_leaving, note_look
from eastfront.games.battlecards.state import CAPTURES, DIVISIONS, BattleState
from eastfront.games.battlecards.tables import TYPES
from eastfront.games.battlecards.verbs import (
    ASSASSINATE,
    ASSASSINATING,
    CAPTURE,
    CAPTURING,
    DIVIDE,
    DIVIDING,
    KEEP,
    KEEPING,
    LOOK,
    LOOKING,
    RETURN,
    SABOTAGE,
    SABOTAGING,
)
from eastfront.kernel.decision import add_distinct, noun_of, option_of, verb_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.luck import shuffled
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message
from eastfront.kernel.state import new_options
from eastfront.kernel.zones import zone_name


class Targeted(Op[BattleState]):
    """An op that is aimed at the enemy; one that finds nothing to act on does nothing (bc-14.20)."""


def look_at(state: BattleState, watcher: i64, seat: i64, place: i64, rule: str) -> None:
    """Show all cards of a hidden zone to *watcher* (bc-16.6), and to an ally who sees his own (bc-16.14)."""
    cards_there = place_zone(state.seats[seat], place).cards
    note_look(state, seat, place, cards_there, state.rules.watchers[watcher])
    if state.notices is not None:
        cards = [int(card) for card in cards_there]
        name = zone_name(PLACES[place], seat)
        seen = int(state.rules.watchers[watcher] | state.rules.watchers[seat])
        state.tell("looks", rule, {"seat": int(watcher), "enemy": int(seat)}, cards, name, name, seen)


def stack_options(state: BattleState, verb: i64, types: i64, least: i64) -> vec[i64]:
    """Return the enemy's stacks of these types that hold at least so many cards."""
    options = new_options()
    for type in range(3):
        if (types >> type) & 1 and state.seats[state.enemy].stacks[type].size() >= least:
            options = append(options, option_of(verb, STACK + type))
    return options


class Spy(Targeted):
    """Look at one stack, the hand or the Kept Cards of the enemy."""

    def words(self) -> Message:
        """Name the effect."""
        return Message("bc-op-spy")

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask where to look, if there is anything."""
        options = stack_options(state, LOOK, 7, 1)
        for place in (HAND, KEPT):
            if place_zone(state.seats[state.enemy], place).size() > 0:
                options = append(options, option_of(LOOK, place))
        if len(options) == 0:
            lapse(state, frame)
        else:
            state.ask(frame.seat, LOOKING, options)

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Look."""
        look_at(state, frame.seat, state.enemy, noun_of(option), "bc-14.5")
        frame.done()


class Sabotage(Targeted):
    """Look at an enemy stack; assassinate a commander there, or return one card to its owner's hand.

    Clauses: bc-14.7, bc-14.8, bc-14.9, bc-6.16.
    """

    def words(self) -> Message:
        """Name the effect."""
        return Message("bc-op-sabotage")

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask for the stack, then what to do with it; `frame.left` is the stack's place once seen."""
        if frame.left > 0:
            state.ask(frame.seat, ASSASSINATING, self.victims(state, frame.left))
            return
        options = stack_options(state, SABOTAGE, 7, 1)
        if len(options) == 0:
            lapse(state, frame)
        else:
            state.ask(frame.seat, SABOTAGING, options)

    def victims(self, state: BattleState, place: i64) -> vec[i64]:
        """Return each commander to assassinate, and each card to return."""
        options = new_options()
        previous: i64 = -1
        stack = place_zone(state.seats[state.enemy], place)
        for card in stack.cards:
            if state.rules.cards.commander[card] and card != previous:
                options = append(options, option_of(ASSASSINATE, card))
            previous = card
        return add_distinct(options, RETURN, stack.cards)

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Look at the stack, or do what was chosen."""
        enemy = state.enemy
        if frame.left == 0:
            frame.left = noun_of(option)
            look_at(state, frame.seat, enemy, frame.left, "bc-14.7")
            return
        if verb_of(option) == ASSASSINATE:
            assassinate(state, enemy, frame.left, noun_of(option))
        else:
            seen = state.rules.watchers[frame.seat] | state.rules.watchers[enemy]
            return_card(state, enemy, frame.left, noun_of(option), seen, "bc-14.9")
        frame.done()


def assassinate(state: BattleState, seat: i64, place: i64, card: i64) -> None:
    """Take a commander out of the game for good (bc-14.8, bc-6.13)."""
    expose(state, seat, place, card)
    state.removed.insert(card)
    if state.notices is not None:
        name = zone_name(PLACES[place], seat)
        state.tell("assassinates", "bc-6.13", {"enemy": int(seat)}, [int(card)], name, "removed")


def return_card(state: BattleState, seat: i64, place: i64, card: i64, seen: i64, rule: str) -> None:
    """Take a card back into its owner's hand."""
    shift(state, seat, place, seat, HAND, card, seen)
    if state.notices is not None:
        names = zone_name(PLACES[place], seat), zone_name("hand", seat)
        state.tell("returns", rule, {"seat": int(seat)}, [int(card)], names[0], names[1], int(seen))


class Capture(Targeted):
    """Take a card at random from an enemy stack of some types; a commander is shown and put back."""

    def __init__(self, stacks: list[str]) -> None:
        self.stacks = stacks
        self.types: i64 = sum(1 << TYPES.index(type) for type in stacks)

    def words(self) -> Message:
        """Name the effect."""
        return Message("bc-op-capture", stacks=[Message(f"bc-type-{type}") for type in self.stacks])

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask which stack."""
        options = stack_options(state, CAPTURE, self.types, 1)
        if len(options) == 0:
            lapse(state, frame)
        else:
            state.ask(frame.seat, CAPTURING, options)

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Take a card of the stack, all equally likely."""
        place = noun_of(option)
        stack = place_zone(state.seats[state.enemy], place)
        card = stack.cards[state.luck.below(CAPTURES, stack.size())]
        if state.rules.cards.commander[card]:
            self.show(state, place, card)
        else:
            self.take(state, frame.seat, place, card)
        frame.done()

    def show(self, state: BattleState, place: i64, card: i64) -> None:
        """Show a commander to everybody and put it back (bc-14.11)."""
        zone = zone_at(state.enemy, place)
        note_leaving(state, vec[i64]([card]), zone)
        note_entering(state, vec[i64]([card]), zone)
        if state.notices is not None:
            name = zone_name(PLACES[place], state.enemy)
            state.tell("shows-commander", "bc-14.11", {"enemy": int(state.enemy)}, [int(card)], name, name)

    def take(self, state: BattleState, seat: i64, place: i64, card: i64) -> None:
        """Lay a unit into the own stack of its type; only the two players see which (bc-14.12, bc-16.7)."""
        enemy = state.enemy
        seen = state.rules.watchers[seat] | state.rules.watchers[enemy]
        shift(state, enemy, place, seat, place, card, seen)
        if state.notices is not None:
            names = zone_name(PLACES[place], enemy), zone_name(PLACES[place], seat)
            arguments = {"seat": int(seat), "enemy": int(enemy)}
            state.tell("captures", "bc-14.10", arguments, [int(card)], names[0], names[1], int(seen))


class Divide(Targeted):
    """Split an enemy stack of *least* cards or more into two piles; its owner chooses which one stays.

    Stacks have no order and the backs are alike, so the split is a matter of luck (bc-14.13, bc-14.14).
    """

    def __init__(self, least: i64) -> None:
        self.least: i64 = least

    def words(self) -> Message:
        """Name the effect."""
        return Message("bc-op-divide", least=self.least)

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask for the stack, then its owner for the pile; `frame.left` is the stack's place once split."""
        if frame.left > 0:
            state.ask(state.enemy, KEEPING, vec[i64]([option_of(KEEP, 1), option_of(KEEP, 2)]))
            return
        options = stack_options(state, DIVIDE, 7, self.least)
        if len(options) == 0:
            lapse(state, frame)
        else:
            state.ask(frame.seat, DIVIDING, options)

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Split the stack, or return the pile that does not stay."""
        if frame.left == 0:
            frame.left = noun_of(option)
            self.split(state, frame.left)
            return
        self.gather(state, frame.left, noun_of(option))
        frame.done()

    def split(self, state: BattleState, place: i64) -> None:
        """Lay half of the stack apart, the smaller half if it is odd."""
        enemy = state.enemy
        stack = place_zone(state.seats[enemy], place)
        order = shuffled(stack.cards, state.luck.draw(DIVISIONS))
        for number in range(len(order) // 2):
            self.move(state, place, APART, order[number], "splits")

    def gather(self, state: BattleState, place: i64, pile: i64) -> None:
        """Return one pile to the hand: the rest of the stack (the first pile) or the part laid apart.

        Clauses: bc-14.15.
        """
        enemy = state.enemy
        stack = place_zone(state.seats[enemy], place)
        apart = state.seats[enemy].apart
        if pile == 2:
            while stack.size() > 0:
                self.move(state, place, HAND, stack.cards[0], "returns")
            while apart.size() > 0:
                self.move(state, APART, place, apart.cards[0], "keeps-pile")
        else:
            while apart.size() > 0:
                self.move(state, APART, HAND, apart.cards[0], "returns")

    def move(self, state: BattleState, place: i64, target: i64, card: i64, id: str) -> None:
        """Move a card of the divided stack; its owner alone sees it."""
        enemy = state.enemy
        seen = state.rules.watchers[enemy]
        shift(state, enemy, place, enemy, target, card, seen)
        if state.notices is not None:
            names = zone_name(PLACES[place], enemy), zone_name(PLACES[target], enemy)
            rule = "bc-14.13" if target == APART else "bc-14.15"
            state.tell(id, rule, {"seat": int(enemy)}, [int(card)], names[0], names[1], int(seen))
