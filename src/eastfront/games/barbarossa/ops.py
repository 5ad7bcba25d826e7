"""The ops that card programs are made of: points, conditions of cards, leaving the Front Line."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eastfront.games.barbarossa.moves import (
    draw_cards,
    enter_front,
    exhaust,
    forfeit,
    gain_supply,
    leave_place,
    place_name,
    reactivate,
    return_card,
)
from eastfront.games.barbarossa.picking import (
    ACTIVE_ONLY,
    BOTH,
    candidates,
    count_deployed,
    exhausted_cards,
    pick_options,
    without,
)
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import group_of
from eastfront.games.barbarossa.verbs import (
    ACTIVE,
    EXHAUST,
    EXHAUSTED,
    FORFEIT,
    PICKING,
    PLAYED,
    REACTIVATE,
    card_of,
    place_of,
    placed,
)
from eastfront.kernel.decision import noun_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message

EXHAUSTED_WORD: Final = "exhausted"


class Bonus(Op[BarbarossaState]):
    """Gain points at once (bb-2.11), then turn Draw Points into cards before all else (bb-2.6, bb-2.7)."""

    def __init__(self, tactic: i64, supply: i64, draw: i64, reinforcement: i64, attack: i64) -> None:
        self.tactic: i64 = tactic
        self.supply: i64 = supply
        self.draw: i64 = draw
        self.reinforcement: i64 = reinforcement
        self.attack: i64 = attack

    def words(self) -> Message:
        """Name each kind of point with its amount."""
        amounts = {
            "tactic": self.tactic,
            "supply": self.supply,
            "draw": self.draw,
            "reinforcement": self.reinforcement,
            "attack": self.attack,
        }
        points = [Message(f"bonus-{kind}", count=amounts[kind]) for kind in amounts if amounts[kind] > 0]
        return Message("op-bonus", points=points)

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Add the points."""
        state.tactic += self.tactic
        state.reinforcement += self.reinforcement
        state.attack += self.attack
        before = state.supply
        if self.supply > 0:
            gain_supply(state, frame.seat, self.supply, card_of(frame.source))
        if state.notices is not None:
            gained = state.supply - before
            self.report(state, frame, gained)
        frame.done()
        if self.draw > 0:
            draw_cards(state, frame.seat, self.draw)

    def report(self, state: BarbarossaState, frame: Frame, supply: i64) -> None:
        """Tell which points were gained."""
        state.tell(
            "gains-points",
            "bb-2.11",
            {
                "seat": frame.seat,
                "tactic": self.tactic,
                "supply": supply,
                "draw": self.draw,
                "reinforcement": self.reinforcement,
                "attack": self.attack,
            },
            [],
        )


class MayDeploy(Op[BarbarossaState]):
    """Allow the played card to be deployed until the phase ends (bb-10.5); the phase offers it."""

    def __init__(self, condition: str) -> None:
        self.condition = condition

    def words(self) -> Message:
        """Say in which condition it arrives."""
        return Message("op-may-deploy", state=Message(f"zone-{self.condition}"))

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Do nothing now."""
        frame.done()


class Deploy(Op[BarbarossaState]):
    """Deploy the played card at once, without a choice (bb-9.1, bb-10.2)."""

    def __init__(self, condition: str) -> None:
        self.condition = condition

    def words(self) -> Message:
        """Say in which condition it arrives."""
        return Message("op-deploy", state=Message(f"zone-{self.condition}"))

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Move it from the play area to the Front Line."""
        place: i64 = EXHAUSTED if self.condition == EXHAUSTED_WORD else ACTIVE
        deploy(state, frame.seat, card_of(frame.source), place)
        frame.source = placed(card_of(frame.source), place)
        frame.done()


def deploy(state: BarbarossaState, seat: i64, card: i64, place: i64) -> None:
    """Move a played card to the Front Line (bb-10.1): from now on only its Deploy Rule acts (bb-10.9).

    All documents agree in this (bb-16.23).
    """
    state.seats[seat].played.remove(card)
    enter_front(state, seat, card, place)
    if state.notices is not None:
        origin = place_name(PLAYED, seat)
        state.tell("deploys", "bb-10.1", {"seat": seat}, [card], origin, place_name(place, seat))


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


class Pay(Op[BarbarossaState]):
    """Pay Supply Points, or Tactic Points where a card asks for them, in full (bb-2.2, bb-2.4, bb-2.13).

    All points of the turn will do, in combat too (bb-9.14). No card of the set asks for Tactic Points
    (bb-16.27).
    """

    def __init__(self, supply: i64, tactic: i64) -> None:
        self.supply: i64 = supply
        self.tactic: i64 = tactic

    def words(self) -> Message:
        """Name the price."""
        amounts = {"tactic": self.tactic, "supply": self.supply}
        points = [Message(f"points-{kind}", count=amounts[kind]) for kind in amounts if amounts[kind] > 0]
        return Message("op-pay", points=points)

    def can(self, state: BarbarossaState, seat: i64, source: i64) -> bool:
        """Tell whether the points are there."""
        return state.supply >= self.supply and state.tactic >= self.tactic

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Take the points."""
        state.supply -= self.supply
        state.tactic -= self.tactic
        if state.notices is not None:
            amounts = {"seat": int(frame.seat), "supply": int(self.supply), "tactic": int(self.tactic)}
            state.tell("pays", "bb-9.10", amounts, [])
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
