"""Gaining cards otherwise than by recruiting: exchange and recovery."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.barbarossa.sequence.moves import leave_hand
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import SUPPLY, TYPES, group_of
from eastfront.games.barbarossa.verbs import (
    END,
    GAIN,
    GAINING,
    RECOVER,
    SCRAP,
    SCRAPPING,
)
from eastfront.kernel.decision import add_distinct, noun_of, option_of, verb_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message
from eastfront.kernel.zones import zone_name


class ScrapFromHand(Op[BarbarossaState]):
    """Scrap a card of one of these types from the hand, as a cost (bb-15.7)."""

    def __init__(self, types: list[str]) -> None:
        self.types = types
        self.mask: i64 = 0
        for name in types:
            self.mask |= 1 << TYPES.index(name)

    def words(self) -> Message:
        """Name the types."""
        return Message("op-scrap-from-hand", types=[Message(f"type-{name}") for name in self.types])

    def can(self, state: BarbarossaState, seat: i64, source: i64) -> bool:
        """Tell whether such a card is in hand."""
        return len(self.options(state, seat)) > 0

    def options(self, state: BarbarossaState, seat: i64) -> vec[i64]:
        """Return one option for each distinct card that may go."""
        fitting = vec[i64]()
        for card in state.seats[seat].hand.cards:
            if self.mask & (1 << state.rules.cards.type[card]):
                fitting = append(fitting, card)
        return add_distinct(vec[i64](), SCRAP, fitting)

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask which."""
        state.ask(frame.seat, SCRAPPING, self.options(state, frame.seat))

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Take it out of the game; it is `it` from now on."""
        card = noun_of(option)
        leave_hand(state.seats[frame.seat], card)
        state.scrapped.add(card)
        frame.it = card
        if state.notices is not None:
            origin = zone_name("hand", frame.seat)
            state.tell("scraps", "bb-5.28", {"seat": frame.seat}, [card], origin, "scrapped")
        frame.done()


class GainUpgrade(Op[BarbarossaState]):
    """Gain a card of the type of `it` that costs at most *within* more; it may be declined (bb-15.7).

    A Supply card goes to the hand (bb-11.11, bb-15.9), unless every gain goes to the discard pile (bb-11.12,
    bb-15.10).
    """

    def __init__(self, within: i64) -> None:
        self.within: i64 = within

    def words(self) -> Message:
        """Name the margin."""
        return Message("op-gain-upgrade", within=self.within)

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask which, or none."""
        cards = state.rules.cards
        most = cards.buy_cost[frame.it] + self.within
        options = vec[i64]([option_of(END, 0)])
        for card in cards.piles:
            if (
                state.war_zone[card] > 0
                and cards.type[card] == cards.type[frame.it]
                and cards.buy_cost[card] <= most
            ):
                options = append(options, option_of(GAIN, card))
        state.ask(frame.seat, GAINING, options)

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Gain it, or decline."""
        frame.done()
        if verb_of(option) == END:
            return
        card = noun_of(option)
        zone = state.seats[frame.seat]
        state.war_zone[card] -= 1
        to_hand = state.rules.cards.type[card] == SUPPLY and not state.rules.gain_to_discard
        if to_hand:
            zone.hand.insert(card)
            zone.known.insert(card)
        else:
            zone.discard.add(card)
        if state.notices is not None:
            target = zone_name("hand" if to_hand else "discard", frame.seat)
            state.tell("gains", "bb-15.7", {"seat": frame.seat}, [card], "war-zone", target)


class Recover(Op[BarbarossaState]):
    """Take a card of a group from the own discard pile into the hand (bb-15.6)."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.groups: i64 = group_of(what)

    def words(self) -> Message:
        """Name the group."""
        return Message("op-recover", what=Message(f"group-{self.what}"))

    def can(self, state: BarbarossaState, seat: i64, source: i64) -> bool:
        """Tell whether such a card lies there."""
        return len(self.options(state, seat)) > 0

    def options(self, state: BarbarossaState, seat: i64) -> vec[i64]:
        """Return one option for each distinct card that fits, ascending."""
        discard = state.seats[seat].discard
        options = vec[i64]()
        for card in range(state.rules.cards.size):
            if state.rules.cards.group[card] & self.groups and discard.has(card):
                options = append(options, option_of(RECOVER, card))
        return options

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask which."""
        state.ask(frame.seat, GAINING, self.options(state, frame.seat))

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Take it; everybody has seen which."""
        card = noun_of(option)
        zone = state.seats[frame.seat]
        zone.discard.remove(card)
        zone.hand.insert(card)
        zone.known.insert(card)
        frame.it = card
        if state.notices is not None:
            origin = zone_name("discard", frame.seat)
            state.tell(
                "recovers", "bb-15.6", {"seat": frame.seat}, [card], origin, zone_name("hand", frame.seat)
            )
        frame.done()
