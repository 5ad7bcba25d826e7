"""Losses: the red text of Sites. What would be forfeited lies open first, may be spared, then goes."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.barbarossa.sequence.abilities import ability_options, use_ability
from eastfront.games.barbarossa.sequence.moves import enter_front, leave_front, place_name
from eastfront.games.barbarossa.sequence.picking import BOTH, candidates, count_deployed, pick_options
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import ARMY_GROUP, group_of
from eastfront.games.barbarossa.verbs import (
    END,
    EXHAUSTED,
    FORFEIT,
    FORFEIT_GROUP,
    FORFEIT_REST,
    PICKING,
    SPARE,
    SPARING,
    WINDOW_FORFEIT,
    card_of,
    place_of,
)
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message
from eastfront.kernel.zones import zone_name


def doom(state: BarbarossaState, seat: i64, noun: i64) -> None:
    """Lay the deployed card *noun* with those about to be forfeited."""
    card = card_of(noun)
    leave_front(state, seat, card, place_of(noun))
    state.doomed.insert(card)
    if state.notices is not None:
        state.tell("dooms", "bb-12.46", {"seat": seat}, [card], place_name(place_of(noun), seat), "doomed")


def doom_all(state: BarbarossaState, seat: i64, groups: i64, spared: i64) -> None:
    """Doom every deployed card of *groups* that is not of the groups *spared*."""
    for noun in candidates(state, seat, groups, BOTH, 0):
        if not state.rules.cards.group[card_of(noun)] & spared:
            doom(state, seat, noun)


class Losses(Op[BarbarossaState]):
    """The common end of all red losses: open the window for those doomed, then carry them out."""

    def choose(self, state: BarbarossaState, frame: Frame, count: i64, groups: i64) -> None:
        """Have the attacker doom *count* cards of *groups*; too few means all (bb-12.44)."""
        left = count - frame.left
        found = candidates(state, frame.seat, groups, BOTH, frame.last)
        if left > 0 and frame.left == 0 and len(found) <= left:
            doom_all(state, frame.seat, groups, 0)
            left = 0
        if left > 0:
            state.ask(frame.seat, PICKING, pick_options(found, FORFEIT, left))
        else:
            self.close(state, frame)

    def close(self, state: BarbarossaState, frame: Frame) -> None:
        """Go on to the window and the loss itself."""
        frame.done()
        if state.doomed.size() > 0:
            state.push(state.rules.cards.losses, frame.seat, frame.source)

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Doom the card picked."""
        doom(state, frame.seat, noun_of(option))
        frame.left += 1
        frame.last = noun_of(option)


class LoseSome(Losses):
    """Forfeit *count* deployed cards of a group."""

    def __init__(self, what: str, count: i64) -> None:
        self.what = what
        self.groups: i64 = group_of(what)
        self.count: i64 = count

    def words(self) -> Message:
        """Name the loss."""
        return Message("op-forfeit", what=Message(f"group-{self.what}"), count=self.count)

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask for the next card."""
        self.choose(state, frame, self.count, self.groups)


class LoseHalf(Losses):
    """Forfeit half of the deployed cards of a group, rounded up (bb-15.29)."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.groups: i64 = group_of(what)

    def words(self) -> Message:
        """Name the loss."""
        return Message("op-forfeit-half", what=Message(f"group-{self.what}"))

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Count those there were, then ask for the next card."""
        present = count_deployed(state, frame.seat, self.groups) + frame.left
        self.choose(state, frame, (present + 1) // 2, self.groups)


class LoseAll(Losses):
    """Forfeit every deployed card of a group."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.groups: i64 = group_of(what)

    def words(self) -> Message:
        """Name the loss."""
        return Message("op-forfeit-all", what=Message(f"group-{self.what}"))

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Doom them all."""
        doom_all(state, frame.seat, self.groups, 0)
        self.close(state, frame)


class LoseGroup(Losses):
    """Forfeit all cards of one group or all Army cards outside it; none may be empty (bb-15.30)."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.groups: i64 = group_of(what)

    def words(self) -> Message:
        """Name the choice."""
        return Message("op-forfeit-group", what=Message(f"group-{self.what}"))

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask which group, if there is any."""
        named = count_deployed(state, frame.seat, self.groups)
        rest = count_deployed(state, frame.seat, ARMY_GROUP) - named
        options = vec[i64]()
        if named > 0:
            options = append(options, option_of(FORFEIT_GROUP, 0))
        if rest > 0:
            options = append(options, option_of(FORFEIT_REST, 0))
        if len(options) == 0 or frame.left > 0:
            self.close(state, frame)
        else:
            state.ask(frame.seat, PICKING, options)

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Doom the group named."""
        if verb_of(option) == FORFEIT_GROUP:
            doom_all(state, frame.seat, self.groups, 0)
        else:
            doom_all(state, frame.seat, ARMY_GROUP, self.groups)
        frame.left = 1


class SparingWindow(Op[BarbarossaState]):
    """Ask the owner whether cards of his spare some of the doomed (bb-15.23)."""

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask as long as something can be used."""
        options = vec[i64]([option_of(END, 0)])
        options = ability_options(state, frame.seat, WINDOW_FORFEIT, options)
        if len(options) == 1:
            frame.done()
        else:
            state.ask(frame.seat, SPARING, options)

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Use the ability or go on."""
        if verb_of(option) == END:
            frame.done()
        else:
            use_ability(state, frame.seat, option)


class CarryOutLosses(Op[BarbarossaState]):
    """Forfeit what is still doomed (bb-5.24)."""

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Put it all into the discard pile."""
        if state.notices is not None:
            cards = [int(card) for card in state.doomed.cards]
            target = zone_name("discard", frame.seat)
            state.tell("forfeits", "bb-5.24", {"seat": frame.seat}, cards, "doomed", target)
        state.doomed.pour(state.seats[frame.seat].discard)
        frame.done()


class Spare(Op[BarbarossaState]):
    """One doomed card of a group stays on the Front Line, exhausted (bb-15.23, bb-15.25)."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.groups: i64 = group_of(what)

    def words(self) -> Message:
        """Name the effect."""
        return Message("op-spare", what=Message(f"group-{self.what}"))

    def can(self, state: BarbarossaState, seat: i64, source: i64) -> bool:
        """Tell whether such a card is doomed."""
        return len(self.options(state)) > 0

    def options(self, state: BarbarossaState) -> vec[i64]:
        """Return one option for each distinct doomed card of the group."""
        options = vec[i64]()
        previous: i64 = -1
        for card in state.doomed.cards:
            if card != previous and state.rules.cards.group[card] & self.groups:
                options = append(options, option_of(SPARE, card))
                previous = card
        return options

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask which."""
        state.ask(frame.seat, SPARING, self.options(state))

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Put it back, exhausted."""
        card = noun_of(option)
        frame.it = card
        state.doomed.remove(card)
        enter_front(state, frame.seat, card, EXHAUSTED)
        if state.notices is not None:
            target = zone_name("exhausted", frame.seat)
            state.tell("spares", "bb-15.23", {"seat": frame.seat}, [card], "doomed", target)
        frame.done()
