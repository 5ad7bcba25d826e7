"""Leaving the Front Line or the play area: forfeit, return, give up, scrap."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.barbarossa.sequence.moves import (
    forfeit,
    leave_place,
    place_name,
    return_card,
)
from eastfront.games.barbarossa.sequence.picking import (
    BOTH,
    candidates,
    count_deployed,
    pick_options,
    without,
)
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import group_of
from eastfront.games.barbarossa.verbs import (
    FORFEIT,
    PICKING,
    card_of,
    place_of,
)
from eastfront.kernel.decision import noun_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message


class ForfeitThis(Op[BarbarossaState]):
    """Forfeit the card itself, active or not (bb-5.33)."""

    def words(self) -> Message:
        """Name the cost."""
        return Message("op-forfeit-this")

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Put it into the discard pile."""
        forfeit(state, frame.seat, frame.source, "bb-5.24")
        frame.done()


class ReturnThis(Op[BarbarossaState]):
    """Return the card itself to the War Zone."""

    def words(self) -> Message:
        """Name the cost or effect."""
        return Message("op-return-this")

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Put it back."""
        return_card(state, frame.seat, frame.source, "bb-5.25")
        frame.done()


class GiveUpThis(Op[BarbarossaState]):
    """Give up a foothold: returned or, where the edition says so, discarded for good (bb-12.23, bb-5.18).

    Kamikaze's example discards it, against its rules (bb-16.12).
    """

    def words(self) -> Message:
        """Name the cost."""
        return Message("op-give-up-this")

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Move it off the Front Line."""
        if state.rules.footholds_discarded:
            forfeit(state, frame.seat, frame.source, "bb-12.24")
        else:
            return_card(state, frame.seat, frame.source, "bb-12.23")
        frame.done()


class ScrapThis(Op[BarbarossaState]):
    """Take the card itself out of the game (bb-5.28)."""

    def words(self) -> Message:
        """Name the effect."""
        return Message("op-scrap-this")

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Put it into the box."""
        leave_place(state, frame.seat, frame.source)
        card = card_of(frame.source)
        state.scrapped.add(card)
        if state.notices is not None:
            origin = place_name(place_of(frame.source), frame.seat)
            state.tell("scraps", "bb-5.28", {"seat": frame.seat}, [card], origin, "scrapped")
        frame.done()


class ForfeitOther(Op[BarbarossaState]):
    """Forfeit *count* other deployed cards of a group, in whatever condition, as a cost (bb-15.11)."""

    def __init__(self, what: str, count: i64) -> None:
        self.what = what
        self.groups: i64 = group_of(what)
        self.count: i64 = count

    def words(self) -> Message:
        """Name the cost."""
        return Message("op-forfeit-other", what=Message(f"group-{self.what}"), count=self.count)

    def can(self, state: BarbarossaState, seat: i64, source: i64) -> bool:
        """Tell whether enough other cards are there."""
        own: i64 = 1 if state.rules.cards.group[card_of(source)] & self.groups else 0
        return count_deployed(state, seat, self.groups) - own >= self.count

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask for the next card until enough are gone."""
        left = self.count - frame.left
        if left == 0:
            frame.done()
        else:
            found = without(candidates(state, frame.seat, self.groups, BOTH, frame.last), frame.source)
            state.ask(frame.seat, PICKING, pick_options(found, FORFEIT, left))

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Forfeit the card picked."""
        forfeit(state, frame.seat, noun_of(option), "bb-5.24")
        frame.left += 1
        frame.last = noun_of(option)
