"""What events do in the Action phase, to the own side."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.stalingrad.ground import controller, is_control, place_at, place_of, slot_of
from eastfront.games.stalingrad.sequence.cards import draw_cards, may_draw
from eastfront.games.stalingrad.sequence.losses import decorate
from eastfront.games.stalingrad.sequence.moving import Roads, entering, shift
from eastfront.games.stalingrad.sequence.reinforcing import may_reinforce
from eastfront.games.stalingrad.state import CONTROL, PLACES, SLOTS, StalingradState
from eastfront.games.stalingrad.verbs import (
    DECORATE,
    DECORATING,
    END,
    ENTER,
    INFILTRATING,
    MARCHING,
    MOVE,
)
from eastfront.kernel.decision import add_options, noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message
from eastfront.kernel.state import new_options


class Reinforce(Op[StalingradState]):
    """Reinforce once for fewer cards, if that can be paid (sg-12.13, sg-12.46)."""

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def words(self) -> Message:
        """Say how many cards less."""
        return Message("sg-op-reinforce", discount=self.discount)

    def can(self, state: StalingradState, seat: i64, source: i64) -> bool:
        """Tell whether the hand without this card can pay and there is room (sg-12.14)."""
        return may_reinforce(state, seat, source, state.seats[seat].hand.size() - 1)

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Start the purchase; cards spent on counters may be missing now (sg-9.14)."""
        frame.done()
        if may_reinforce(state, frame.seat, frame.source, state.seats[frame.seat].hand.size()):
            state.push(state.rules.cards.reinforce, frame.seat, frame.source)


class Draw(Op[StalingradState]):
    """Draw cards (sg-12.19, sg-12.52)."""

    def __init__(self, cards: int) -> None:
        self.cards: i64 = cards

    def words(self) -> Message:
        """Say how many."""
        return Message("sg-op-draw", cards=int(self.cards))

    def can(self, state: StalingradState, seat: i64, source: i64) -> bool:
        """Tell whether there is a card to draw (sg-9.11)."""
        return may_draw(state.seats[seat])

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Draw them."""
        draw_cards(state, frame.seat, self.cards, state.rules.cards.clause[frame.source])
        frame.done()


class Decorate(Op[StalingradState]):
    """Give a medal to a Force in the Control zone of a Location that the seat Controls.

    Clauses: sg-12.23, sg-12.53.
    """

    def words(self) -> Message:
        """Say so."""
        return Message("sg-op-decorate")

    def can(self, state: StalingradState, seat: i64, source: i64) -> bool:
        """Tell whether there is such a Force (sg-9.11)."""
        return len(front_forces(state, seat)) > 0

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask which."""
        if frame.left > 0 or not self.can(state, frame.seat, frame.source):
            frame.done()
        else:
            state.ask(
                frame.seat, DECORATING, add_options(new_options(), DECORATE, front_forces(state, frame.seat))
            )

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Give it."""
        decorate(state, noun_of(option), state.rules.cards.clause[frame.source])
        frame.left = 1


def front_forces(state: StalingradState, seat: i64) -> vec[i64]:
    """Return the Forces of *seat* in Control zones of Locations that it Controls."""
    forces = vec[i64]()
    for slot in range(SLOTS):
        if controller(state, slot) == seat:
            for force in state.seats[seat].places[place_at(slot, CONTROL)].cards:
                forces = append(forces, force)
    return forces


class March(Op[StalingradState]):
    """Let some Forces make one move each without a Ration (sg-12.15, sg-12.16).

    The frame's *it* is the Force that moves now, *last* has a bit for each place in the army that moved.
    """

    def __init__(self, forces: int) -> None:
        self.forces: i64 = forces

    def words(self) -> Message:
        """Say how many Forces."""
        return Message("sg-op-march", forces=int(self.forces))

    def can(self, state: StalingradState, seat: i64, source: i64) -> bool:
        """Tell whether some Force has somewhere to go (sg-9.11)."""
        return len(self.movers(state, seat, 0)) > 0

    def movers(self, state: StalingradState, seat: i64, moved: i64) -> vec[i64]:
        """Return the Forces that may move and have not done so."""
        roads = Roads(state, seat)
        found = vec[i64]()
        for place in range(len(PLACES)):
            for force in state.seats[seat].places[place].cards:
                rested = not (moved >> (force - state.rules.army[seat][0])) & 1
                if rested and roads.beyond(place) != 0:
                    found = append(found, force)
        return found

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask for a Force, then for its zone."""
        seat = frame.seat
        if frame.it != NO_CARD:
            zones = Roads(state, seat).beyond(place_of(state, frame.it))
            state.ask(seat, MARCHING, entering(zones))
            return
        movers = self.movers(state, seat, frame.last)
        if frame.left >= self.forces or len(movers) == 0:
            frame.done()
            return
        options = append(new_options(), option_of(END, 0))
        state.ask(seat, MARCHING, add_options(options, MOVE, movers))

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Remember the Force, or move it, or be content; none of its free moves is used up (sg-5.18)."""
        verb = verb_of(option)
        if verb == END:
            frame.done()
        elif verb == MOVE:
            frame.it = noun_of(option)
        else:
            assert verb == ENTER, verb
            one: i64 = 1
            frame.last |= one << (frame.it - state.rules.army[frame.seat][0])
            frame.left += 1
            shift(state, frame.it, noun_of(option), "marches", state.rules.cards.clause[frame.source])
            frame.it = NO_CARD


class Infiltrate(Op[StalingradState]):
    """Let one Force move free into any Control zone, even an enemy-controlled one (sg-12.30, sg-12.51).

    It starts anywhere, or only from the Control zone of a Location that the seat Controls. The zone must
    have room (sg-12.31).
    """

    def __init__(self, start: str) -> None:
        self.start = start
        self.anywhere = start == "anywhere"

    def words(self) -> Message:
        """Say from where."""
        return Message("sg-op-infiltrate", start=self.start)

    def can(self, state: StalingradState, seat: i64, source: i64) -> bool:
        """Tell whether some Force may go somewhere (sg-9.11)."""
        return len(self.movers(state, seat)) > 0

    def movers(self, state: StalingradState, seat: i64) -> vec[i64]:
        """Return the Forces that may start."""
        found = vec[i64]()
        fronts = Roads(state, seat).fronts
        for place in range(len(PLACES)):
            starts = self.anywhere or (is_control(place) and controller(state, slot_of(place)) == seat)
            if starts and fronts & ~(1 << place):
                for force in state.seats[seat].places[place].cards:
                    found = append(found, force)
        return found

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask for the Force, then for the Control zone."""
        seat = frame.seat
        if frame.left > 0 or not self.can(state, frame.seat, frame.source):
            frame.done()
        elif frame.it == NO_CARD:
            state.ask(seat, INFILTRATING, add_options(new_options(), MOVE, self.movers(state, seat)))
        else:
            zones = Roads(state, seat).fronts & ~(1 << place_of(state, frame.it))
            state.ask(seat, INFILTRATING, entering(zones))

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Remember the Force, or move it, which is none of its free moves (sg-5.18)."""
        if verb_of(option) == MOVE:
            frame.it = noun_of(option)
        else:
            shift(state, frame.it, noun_of(option), "infiltrates", state.rules.cards.clause[frame.source])
            frame.it = NO_CARD
            frame.left = 1
