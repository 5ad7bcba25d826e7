"""Points: gaining, paying, and lowering what must be beaten."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.barbarossa.sequence.moves import (
    draw_cards,
    gain_supply,
)
from eastfront.games.barbarossa.sequence.picking import (
    count_deployed,
)
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import group_of
from eastfront.games.barbarossa.verbs import (
    card_of,
)
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message


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


class BonusIfDeployed(Op[BarbarossaState]):
    """Gain more Attack Points if enough cards of a group are deployed."""

    def __init__(self, attack: i64, what: str, count: i64) -> None:
        self.attack: i64 = attack
        self.what = what
        self.groups: i64 = group_of(what)
        self.count: i64 = count

    def words(self) -> Message:
        """Name bonus and condition."""
        group = Message(f"group-{self.what}")
        return Message("op-bonus-if-deployed", attack=self.attack, what=group, count=self.count)

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Count, then add."""
        if count_deployed(state, frame.seat, self.groups) >= self.count:
            add_attack(state, frame, self.attack)
        frame.done()


class BonusIfRevealed(Op[BarbarossaState]):
    """Gain more Attack Points if an Event with a tag lies revealed in this combat (bb-15.12)."""

    def __init__(self, attack: i64, tag: str) -> None:
        self.attack: i64 = attack
        self.tag = tag
        self.groups: i64 = group_of(tag)

    def words(self) -> Message:
        """Name bonus and condition."""
        return Message("op-bonus-if-revealed", attack=self.attack, tag=Message(f"group-{self.tag}"))

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Look at the revealed events, then add once."""
        for card in state.revealed.cards:
            if state.rules.cards.group[card] & self.groups:
                add_attack(state, frame, self.attack)
                break
        frame.done()


def add_attack(state: BarbarossaState, frame: Frame, attack: i64) -> None:
    """Add Attack Points and tell so."""
    state.attack += attack
    if state.notices is not None:
        amounts = {"seat": int(frame.seat), "tactic": 0, "supply": 0, "draw": 0, "reinforcement": 0}
        amounts["attack"] = attack
        state.tell("gains-points", "bb-2.11", amounts, [])


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


class LowerDefence(Op[BarbarossaState]):
    """Lower the target's Defence for this combat (bb-12.22)."""

    def __init__(self, amount: i64) -> None:
        self.amount: i64 = amount

    def words(self) -> Message:
        """Name the amount."""
        return Message("op-lower-defence", amount=self.amount)

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Lower it."""
        state.lowered += self.amount
        if state.notices is not None:
            state.tell("lowers-defence", "bb-12.22", {"seat": frame.seat, "amount": self.amount}, [])
        frame.done()
