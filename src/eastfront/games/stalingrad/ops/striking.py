"""What events do in the Action phase, to the enemy."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.stalingrad.ground import add_rubble, lose_rations, place_at, slot_at
from eastfront.games.stalingrad.sequence.cards import discard_at_random
from eastfront.games.stalingrad.state import CONTROL, DESTROYED, PLACES, SLOTS, StalingradState
from eastfront.games.stalingrad.tables import other_seat
from eastfront.games.stalingrad.verbs import BOMB, BOMBING, SNIPE, SNIPING
from eastfront.kernel.decision import add_options, noun_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message
from eastfront.kernel.state import new_options


def fed_forces(state: StalingradState, seat: i64, control_only: bool) -> vec[i64]:
    """Return the Forces of *seat* that have Rations, all or those in Control zones."""
    found = vec[i64]()
    for place in range(len(PLACES)):
        if place % 2 == CONTROL or not control_only:
            for force in state.seats[seat].places[place].cards:
                if state.rations[force] > 0:
                    found = append(found, force)
    return found


def starve(state: StalingradState, force: i64, amount: i64, rule: str) -> None:
    """Take Rations off a Force and say how many it lost."""
    lost = lose_rations(state, force, amount)
    if state.notices is not None and lost > 0:
        seat = int(state.rules.cards.side[force])
        state.tell("loses-rations", rule, {"seat": seat, "force": int(force), "count": int(lost)}, [])


class DiscardAtRandom(Op[StalingradState]):
    """Let the enemy discard cards that luck picks (sg-12.17, sg-12.55)."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def words(self) -> Message:
        """Say how many."""
        return Message("sg-op-discard-at-random", cards=self.cards)

    def can(self, state: StalingradState, seat: i64, source: i64) -> bool:
        """Tell whether he has a card (sg-9.11)."""
        return state.seats[other_seat(seat)].hand.size() > 0

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Discard them; he may have spent his last card on a reaction."""
        enemy = other_seat(frame.seat)
        for _ in range(self.cards):
            if state.seats[enemy].hand.size() > 0:
                discard_at_random(state, enemy, "sg-12.18")
        frame.done()


class Bomb(Op[StalingradState]):
    """Pick a Location: enemy Forces in its Control zone lose Rations, and Rubble is added (sg-12.3)."""

    def __init__(self, rations: int, rubble: int) -> None:
        self.rations: i64 = rations
        self.rubble: i64 = rubble

    def words(self) -> Message:
        """Say how much of both."""
        return Message("sg-op-bomb", rations=int(self.rations), rubble=int(self.rubble))

    def can(self, state: StalingradState, seat: i64, source: i64) -> bool:
        """Tell whether something would happen somewhere (sg-9.11)."""
        return len(self.targets(state, seat)) > 0

    def targets(self, state: StalingradState, seat: i64) -> vec[i64]:
        """Return the Locations where something would happen (sg-12.4)."""
        found = vec[i64]()
        for slot in range(SLOTS):
            hit = state.rubble[slot] != DESTROYED
            for force in state.seats[other_seat(seat)].places[place_at(slot, CONTROL)].cards:
                hit = hit or state.rations[force] > 0
            if hit:
                found = append(found, state.locations[slot])
        return found

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask where."""
        if frame.left > 0 or not self.can(state, frame.seat, frame.source):
            frame.done()
        else:
            state.ask(frame.seat, BOMBING, add_options(new_options(), BOMB, self.targets(state, frame.seat)))

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Bomb it."""
        slot = slot_at(state, noun_of(option))
        for force in state.seats[other_seat(frame.seat)].places[place_at(slot, CONTROL)].cards:
            starve(state, force, self.rations, state.rules.cards.clause[frame.source])
        add_rubble(state, slot, self.rubble, state.rules.cards.clause[frame.source])
        frame.left = 1


class Snipe(Op[StalingradState]):
    """Take Rations off one enemy Force in a Control zone (sg-12.38)."""

    def __init__(self, rations: int) -> None:
        self.rations: i64 = rations

    def words(self) -> Message:
        """Say how many."""
        return Message("sg-op-snipe", rations=int(self.rations))

    def can(self, state: StalingradState, seat: i64, source: i64) -> bool:
        """Tell whether such a Force has Rations (sg-9.11, sg-12.39)."""
        return len(fed_forces(state, other_seat(seat), True)) > 0

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask which."""
        if frame.left > 0 or not self.can(state, frame.seat, frame.source):
            frame.done()
        else:
            forces = fed_forces(state, other_seat(frame.seat), True)
            state.ask(frame.seat, SNIPING, add_options(new_options(), SNIPE, forces))

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Take them."""
        starve(state, noun_of(option), self.rations, state.rules.cards.clause[frame.source])
        frame.left = 1


class Starve(Op[StalingradState]):
    """Take Rations off each enemy Force, anywhere or in Control zones (sg-12.33, sg-12.56)."""

    def __init__(self, rations: int, zone: str) -> None:
        self.rations: i64 = rations
        self.zone = zone
        self.control_only = zone == "control"

    def words(self) -> Message:
        """Say how many and where."""
        return Message("sg-op-starve", rations=int(self.rations), zone=self.zone)

    def can(self, state: StalingradState, seat: i64, source: i64) -> bool:
        """Tell whether anybody would lose any (sg-9.11)."""
        return not self.control_only or len(fed_forces(state, other_seat(seat), True)) > 0

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Take them."""
        rule = "sg-12.56" if self.control_only else "sg-12.33"
        for force in fed_forces(state, other_seat(frame.seat), self.control_only):
            starve(state, force, self.rations, rule)
        frame.done()
