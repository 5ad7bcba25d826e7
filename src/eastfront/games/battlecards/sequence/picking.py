"""Picking several cards in secret: each pick is laid apart, and the whole choice is carried out at once."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.knowledge import APART, HAND, PLACES, STACK, zone_at
from eastfront.games.battlecards.sequence.moves import place_zone, shift
from eastfront.games.battlecards.sequence.noting import note_empty, note_pick, note_shift
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import NO_TYPE
from eastfront.games.battlecards.verbs import END
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options
from eastfront.kernel.zones import Zone, zone_name


class Picking(Op[BattleState]):
    """Have a seat pick cards of its hand or its stacks, in ascending order.

    How many have been picked is the size of *apart*, so the frame holds no secret. Somebody who may
    pick more by what everybody sees is asked, even if none of his cards will do.
    """

    def __init__(self, kind: i64, verb: i64, from_hand: bool) -> None:
        self.kind: i64 = kind
        self.verb: i64 = verb
        self.from_hand = from_hand

    def picker(self, state: BattleState, frame: Frame) -> i64:
        """Return the seat that picks."""
        return frame.seat

    def least(self, state: BattleState, frame: Frame) -> i64:
        """Return how many cards must be picked."""
        return 0

    def most(self, state: BattleState, frame: Frame) -> i64:
        """Return how many cards may be picked."""
        raise NotImplementedError

    def type_wanted(self) -> i64:
        """Return the only type that may be picked, or NO_TYPE."""
        return NO_TYPE

    def finish(self, state: BattleState, frame: Frame) -> None:
        """Carry out what was picked."""
        raise NotImplementedError

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask for the next card as long as there may be one."""
        seat = self.picker(state, frame)
        army = state.seats[seat]
        picked = army.apart.size()
        left = army.hand.size() if self.from_hand else army.deployed()
        if left == 0 or picked >= self.most(state, frame):
            self.finish(state, frame)
        else:
            missing = self.least(state, frame) - picked
            if missing > left:
                missing = left
            state.ask(seat, self.kind, self.options(state, seat, missing))

    def options(self, state: BattleState, seat: i64, missing: i64) -> vec[i64]:
        """Return one option for each distinct card from the last one picked on, if enough follow it."""
        army = state.seats[seat]
        options = new_options()
        if missing <= 0:
            options = append(options, option_of(END, 0))
        last: i64 = -1
        if army.apart.size() > 0:
            last = army.apart.cards[army.apart.size() - 1]
        if self.from_hand:
            return self.add_cards(state, army.hand, last, missing, options)
        for type in range(3):
            later: i64 = 0
            for other in range(type + 1, 3):
                later += army.stacks[other].size()
            options = self.add_cards(state, army.stacks[type], last, missing - later, options)
        return options

    def add_cards(
        self, state: BattleState, zone: Zone, last: i64, missing: i64, options: vec[i64]
    ) -> vec[i64]:
        """Add the cards of one zone."""
        wanted = self.type_wanted()
        cards = zone.cards
        size: i64 = len(cards)
        previous: i64 = -1
        for place in range(size):
            card = cards[place]
            if card < last or card == previous or size - place < missing:
                continue
            if wanted != NO_TYPE and state.rules.cards.type[card] != wanted:
                continue
            previous = card
            options = append(options, option_of(self.verb, card))
        return options

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Lay the card apart, or carry out the choice."""
        if verb_of(option) == END:
            self.finish(state, frame)
            return
        seat = self.picker(state, frame)
        card = noun_of(option)
        place: i64 = HAND if self.from_hand else STACK + state.rules.cards.type[card]
        seen = state.rules.watchers[seat]
        lay_apart(state, seat, place, card, seen)
        if state.notices is not None:
            origin, target = zone_name(PLACES[place], seat), zone_name("apart", seat)
            state.tell("picks", "bc-16.12", {"seat": int(seat)}, [int(card)], origin, target, int(seen))


def lay_apart(state: BattleState, seat: i64, place: i64, card: i64, seen: i64) -> None:
    """Lay a pick with those before it; one more out of the same zone tells the others nothing new."""
    army = state.seats[seat]
    apart = army.apart
    zone = place_zone(army, place)
    again = apart.size() > 0 and (
        place == HAND or state.rules.cards.type[apart.cards[apart.size() - 1]] == place - STACK
    )
    if not again:
        shift(state, seat, place, seat, APART, card, seen)
        return
    zone.remove(card)
    apart.insert(card)
    note_pick(state, zone_at(seat, place), zone_at(seat, APART), card, seen)
    if zone.size() == 0:
        note_empty(state, zone_at(seat, place))


def deploy_picked(state: BattleState, seat: i64) -> None:
    """Lay the picked cards face down in the stacks of their types (bc-1.16)."""
    deploy_all(state, seat, APART)


def deploy_all(state: BattleState, seat: i64, place: i64) -> None:
    """Lay all cards of a hidden zone face down, each in the stack of its own type (bc-1.16)."""
    army = state.seats[seat]
    zone = place_zone(army, place)
    seen = state.rules.watchers[seat]
    for type in range(3):
        cards = vec[i64]()
        for card in zone.cards:
            if state.rules.cards.type[card] == type:
                cards = append(cards, card)
                army.stacks[type].insert(card)
        if len(cards) > 0:
            target_zone = zone_at(seat, STACK + type)
            note_shift(state, zone_at(seat, place), target_zone, type, cards, seen)
        if state.notices is not None:
            for card in cards:
                origin, target = zone_name(PLACES[place], seat), zone_name(PLACES[STACK + type], seat)
                state.tell("deploys", "bc-1.16", {"seat": int(seat)}, [int(card)], origin, target, int(seen))
    zone.cards = vec[i64]()
    note_empty(state, zone_at(seat, place))


def deploy_hand(state: BattleState, seat: i64) -> None:
    """Deploy the whole hand: an Emergency Deployment (bc-11.1, bc-11.5, bc-11.3, bc-11.7)."""
    if state.notices is not None:
        count = int(state.seats[seat].hand.size())
        state.tell("emergency", "bc-11.1", {"seat": int(seat), "count": count}, [])
    deploy_all(state, seat, HAND)
