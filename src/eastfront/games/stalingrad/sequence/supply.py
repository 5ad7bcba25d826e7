"""Supply (chapter 4): Rations by the charts, split one by one, then one for each Perimeter Force."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.stalingrad.ground import controller, has_forces, place_at, place_of, slot_at, yield_of
from eastfront.games.stalingrad.state import CONTROL, PERIMETER, SLOTS, StalingradState
from eastfront.games.stalingrad.verbs import FEED, FEEDING
from eastfront.kernel.decision import noun_of, option_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message
from eastfront.kernel.state import new_options

# In the order of feeding zones are so far apart.
ZONE_STEP: Final = 256
EVERYWHERE: Final[vec[i64]] = vec[i64](range(2 * SLOTS))


class SupplyPhase(Op[StalingradState]):
    """Take the Rations of every Location that the seat Controls, along the row (sg-4.2, sg-4.7).

    Nothing here changes control, so it is judged as the phase began (sg-4.5). Both sides have this
    phase from their first turn on (sg-4.6); a marker alone feeds nobody (sg-4.8).
    """

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Start with the next Location, or give the Perimeters theirs."""
        seat = frame.seat
        places = state.seats[seat].places
        while frame.left < SLOTS:
            slot = frame.left
            frame.left += 1
            near = len(places[place_at(slot, CONTROL)].cards) + len(places[place_at(slot, PERIMETER)].cards)
            if near > 0 and controller(state, slot) == seat and yield_of(state, slot) > 0:
                state.push(state.rules.cards.provision, seat, state.locations[slot])
                return
        feed_perimeters(state, seat)
        frame.done()


def feed_perimeters(state: StalingradState, seat: i64) -> None:
    """Give each Force in a Perimeter zone 1 Ration (sg-4.4)."""
    count = 0
    for slot in range(SLOTS):
        for force in state.seats[seat].places[place_at(slot, PERIMETER)].cards:
            state.rations[force] += 1
            count += 1
    if state.notices is not None and count > 0:
        state.tell("feeds-perimeters", "sg-4.4", {"seat": int(seat), "count": count}, [])


class Feed(Op[StalingradState]):
    """Place Rations one by one on own Forces, in the order of the row: zone by zone, then by number."""

    def amount(self, state: StalingradState, frame: Frame) -> i64:
        """Return how many Rations there are."""
        raise NotImplementedError

    def places(self, state: StalingradState, frame: Frame) -> vec[i64]:
        """Return the zones whose Forces may get them."""
        raise NotImplementedError

    def rule(self, state: StalingradState, frame: Frame) -> str:
        """Return the clause that gives them."""
        raise NotImplementedError

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask for the Force that gets the next Ration."""
        if frame.left >= self.amount(state, frame):
            frame.done()
            return
        options = new_options()
        places = state.seats[frame.seat].places
        for place in self.places(state, frame):
            for force in places[place].cards:
                if place * ZONE_STEP + force >= frame.last:
                    options = append(options, option_of(FEED, force))
        state.ask(frame.seat, FEEDING, options)

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Give it."""
        force = noun_of(option)
        state.rations[force] += 1
        frame.left += 1
        frame.last = place_of(state, force) * ZONE_STEP + force
        if state.notices is not None:
            state.tell("feeds", self.rule(state, frame), {"seat": int(frame.seat), "force": int(force)}, [])


class Provision(Feed):
    """Split what a Location yields between its Control and its Perimeter zone (sg-4.2)."""

    def amount(self, state: StalingradState, frame: Frame) -> i64:
        """Return what its chart says."""
        return yield_of(state, slot_at(state, frame.source))

    def places(self, state: StalingradState, frame: Frame) -> vec[i64]:
        """Return its two zones."""
        slot = slot_at(state, frame.source)
        return vec[i64]([place_at(slot, CONTROL), place_at(slot, PERIMETER)])

    def rule(self, state: StalingradState, frame: Frame) -> str:
        """Return the clause of Supply."""
        return "sg-4.2"


class Supply(Feed):
    """Place a number of Rations on Forces anywhere, in the order of the row (sg-1.9, sg-5.32)."""

    def __init__(self, rations: int) -> None:
        self.rations: i64 = rations

    def words(self) -> Message:
        """Say how many Rations are placed."""
        return Message("sg-op-supply", rations=int(self.rations))

    def can(self, state: StalingradState, seat: i64, source: i64) -> bool:
        """Tell whether there is a Force to feed (sg-5.5)."""
        return has_forces(state, seat)

    def amount(self, state: StalingradState, frame: Frame) -> i64:
        """Return the number of the card, or of a Resupply."""
        return self.rations

    def places(self, state: StalingradState, frame: Frame) -> vec[i64]:
        """Return all zones (sg-5.4)."""
        return EVERYWHERE

    def rule(self, state: StalingradState, frame: Frame) -> str:
        """Return the clause of the event."""
        return state.rules.cards.clause[frame.source]


class Resupply(Supply):
    """Place the Rations of a card that was discarded for them (sg-5.3)."""

    def rule(self, state: StalingradState, frame: Frame) -> str:
        """Return the clause of Resupply."""
        return "sg-5.4"
