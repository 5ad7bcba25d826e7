"""Conditions: exhausting and reactivating cards on the Front Line."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.barbarossa.sequence.moves import (
    exhaust,
    reactivate,
)
from eastfront.games.barbarossa.sequence.picking import (
    ACTIVE_ONLY,
    candidates,
    exhausted_cards,
    pick_options,
    pick_or_end,
)
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import ARMY_GROUP, group_of
from eastfront.games.barbarossa.verbs import (
    ACTIVE,
    END,
    EXHAUST,
    EXHAUSTED,
    PICKING,
    REACTIVATE,
    card_of,
    place_of,
    placed,
)
from eastfront.kernel.decision import noun_of, verb_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message


class ExhaustThis(Op[BarbarossaState]):
    """Exhaust the card itself; an exhausted card cannot pay so (bb-5.32, bb-9.9)."""

    def words(self) -> Message:
        """Name the cost."""
        return Message("op-exhaust-this")

    def can(self, state: BarbarossaState, seat: i64, source: i64) -> bool:
        """Tell whether it is active."""
        return place_of(source) == ACTIVE

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Turn it."""
        exhaust(state, frame.seat, frame.source, "bb-5.31")
        frame.source = placed(card_of(frame.source), EXHAUSTED)
        frame.done()


class ReactivateThis(Op[BarbarossaState]):
    """Reactivate the card itself; an active card cannot be reactivated (bb-5.35)."""

    def words(self) -> Message:
        """Name the effect."""
        return Message("op-reactivate-this")

    def can(self, state: BarbarossaState, seat: i64, source: i64) -> bool:
        """Tell whether it is exhausted."""
        return place_of(source) != ACTIVE

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Turn it back."""
        reactivate(state, frame.seat, frame.source, "bb-5.35")
        frame.done()


class ExhaustOthers(Op[BarbarossaState]):
    """Exhaust *count* active deployed cards of a group, as a cost."""

    def __init__(self, what: str, count: i64) -> None:
        self.what = what
        self.groups: i64 = group_of(what)
        self.count: i64 = count

    def words(self) -> Message:
        """Name the cost."""
        return Message("op-exhaust-others", what=Message(f"group-{self.what}"), count=self.count)

    def can(self, state: BarbarossaState, seat: i64, source: i64) -> bool:
        """Tell whether enough active cards are there."""
        return len(candidates(state, seat, self.groups, ACTIVE_ONLY, 0)) >= self.count

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask for the next card until enough are exhausted."""
        left = self.count - frame.left
        if left == 0:
            frame.done()
        else:
            found = candidates(state, frame.seat, self.groups, ACTIVE_ONLY, frame.last)
            state.ask(frame.seat, PICKING, pick_options(found, EXHAUST, left))

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Exhaust the card picked."""
        exhaust(state, frame.seat, noun_of(option), "bb-5.31")
        frame.left += 1
        frame.last = noun_of(option)


class Reactivate(Op[BarbarossaState]):
    """Reactivate one deployed card of a group.

    Only with *any_card* it may be one that does not do so by itself (bb-15.15, bb-15.16, bb-15.22).
    """

    def __init__(self, what: str, any_card: bool) -> None:
        self.what = what
        self.groups: i64 = group_of(what)
        self.any_card = any_card

    def words(self) -> Message:
        """Name the effect."""
        id = "op-reactivate-any" if self.any_card else "op-reactivate"
        return Message(id, what=Message(f"group-{self.what}"))

    def can(self, state: BarbarossaState, seat: i64, source: i64) -> bool:
        """Tell whether such a card is exhausted."""
        return len(exhausted_cards(state, seat, self.groups, self.any_card, 0)) > 0

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask which."""
        found = exhausted_cards(state, frame.seat, self.groups, self.any_card, 0)
        state.ask(frame.seat, PICKING, pick_options(found, REACTIVATE, 1))

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Reactivate it."""
        frame.it = card_of(noun_of(option))
        reactivate(state, frame.seat, noun_of(option), "bb-5.35")
        frame.done()


class SecondCombat(Op[BarbarossaState]):
    """Allow one more combat; cards reactivate when the first ends, or at once after it (bb-15.4).

    Each copy does so (bb-15.5), and a Heavy Tank may be among the cards (bb-15.17).
    """

    def __init__(self, reactivate: i64) -> None:
        self.reactivate: i64 = reactivate

    def words(self) -> Message:
        """Name the number of cards."""
        return Message("op-second-combat", reactivate=self.reactivate)

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Grant the combat, then reactivate now or later."""
        if frame.last == 0:
            state.combats += 1
            frame.last = 1
            if state.notices is not None:
                due = self.reactivate if state.fought == 0 else 0
                state.tell("grants-combat", "bb-15.1", {"seat": frame.seat, "afterwards": due}, [])
        found = exhausted_cards(state, frame.seat, ARMY_GROUP, True, frame.last)
        if state.fought == 0:
            state.afterwards += self.reactivate
            frame.done()
        elif frame.left == self.reactivate or len(found) == 0:
            frame.done()
        else:
            state.ask(frame.seat, PICKING, pick_or_end(found, REACTIVATE))

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Reactivate the card picked, or stop."""
        if verb_of(option) == END:
            frame.left = self.reactivate
        else:
            reactivate(state, frame.seat, noun_of(option), "bb-15.4")
            frame.left += 1
            frame.last = noun_of(option)
