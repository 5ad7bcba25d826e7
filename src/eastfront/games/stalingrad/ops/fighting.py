"""What events do in a battle: totals, Rubble, losses that are ignored, retreats that are hindered."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.stalingrad.battle import EVENT_STEP
from eastfront.games.stalingrad.ground import add_rubble
from eastfront.games.stalingrad.sequence.totals import contribute, recount
from eastfront.games.stalingrad.state import StalingradState
from eastfront.games.stalingrad.tables import DEFENDER, KEYWORDS, mask_of, other_seat
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message


class Combat(Op[StalingradState]):
    """Add to the own total; *armoured* instead if an own armoured Force is engaged or at one Location.

    Clauses: sg-12.5, sg-12.48, sg-12.58.
    """

    def __init__(self, amount: int, armoured: int, at: int) -> None:
        self.amount: i64 = amount
        self.armoured: i64 = armoured
        self.at: i64 = at

    def words(self) -> Message:
        """Say what is added."""
        if not self.armoured:
            return Message("sg-op-combat", amount=int(self.amount))
        if self.at == NO_CARD:
            return Message("sg-op-combat-armoured", amount=int(self.amount), armoured=int(self.armoured))
        return Message(
            "sg-op-combat-armoured-at",
            amount=int(self.amount),
            armoured=int(self.armoured),
            location=int(self.at),
        )

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Add it."""
        amount = self.amount
        if self.armoured > 0 and self.is_armoured(state, frame.seat):
            amount = self.armoured
        rule = state.rules.cards.clause[frame.source]
        contribute(state, EVENT_STEP, frame.seat, amount, frame.source, rule)
        frame.done()

    def is_armoured(self, state: StalingradState, seat: i64) -> bool:
        """Tell whether an own armoured Force is engaged, or the battle is at the Location named."""
        battle = state.battle
        if state.locations[battle.slot] == self.at:
            return True
        for force in battle.engaged[seat].cards:
            if state.rules.cards.armoured[force]:
                return True
        return False


class Weaken(Op[StalingradState]):
    """Take from the enemy's total."""

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount

    def words(self) -> Message:
        """Say what is taken."""
        return Message("sg-op-weaken", amount=int(self.amount))

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Take it."""
        rule = state.rules.cards.clause[frame.source]
        contribute(state, EVENT_STEP, other_seat(frame.seat), -self.amount, frame.source, rule)
        frame.done()


class AddRubble(Op[StalingradState]):
    """Add Rubble to the Location of the battle (sg-3.15)."""

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount

    def words(self) -> Message:
        """Say how much."""
        return Message("sg-op-rubble", amount=int(self.amount))

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Add it."""
        add_rubble(state, state.battle.slot, self.amount, state.rules.cards.clause[frame.source])
        frame.done()


class Breach(Op[StalingradState]):
    """Strike out what a Location's note gives the defender (sg-12.7, sg-10.3)."""

    def words(self) -> Message:
        """Say so."""
        return Message("sg-op-breach")

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Strike it out and report what the defender's total comes to."""
        state.battle.breached = True
        recount(state, state.battle.seat_in(DEFENDER), "sg-10.3")
        frame.done()


class Harry(Op[StalingradState]):
    """Let retreats of the enemy absorb 1 less (sg-12.8, sg-12.9); such cards do not add up (sg-12.10)."""

    def words(self) -> Message:
        """Say so."""
        return Message("sg-op-harry")

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Remember it."""
        state.battle.harried[other_seat(frame.seat)] = 1
        frame.done()


class Hold(Op[StalingradState]):
    """Forbid own retreats and ignore the first losses; several such cards do not add up (sg-12.21)."""

    def __init__(self, losses: int) -> None:
        self.losses: i64 = losses

    def words(self) -> Message:
        """Say how many losses are ignored."""
        return Message("sg-op-hold", losses=int(self.losses))

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Remember it."""
        battle = state.battle
        battle.held[frame.seat] = 1
        battle.spared[frame.seat] = max(battle.spared[frame.seat], self.losses)
        frame.done()


class ShrugOff(Op[StalingradState]):
    """Ignore some losses (sg-12.28, sg-12.57); such cards add up (sg-12.22)."""

    def __init__(self, losses: int) -> None:
        self.losses: i64 = losses

    def words(self) -> Message:
        """Say how many."""
        return Message("sg-op-shrug-off", losses=int(self.losses))

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Remember it."""
        state.battle.shrugged[frame.seat] += self.losses
        frame.done()


class StrikeOut(Op[StalingradState]):
    """Take the effect from enemy events with certain keywords, those played before included (sg-12.40).

    Rubble that they have placed stays (sg-12.42).
    """

    def __init__(self, keywords: list[str]) -> None:
        self.keywords = keywords
        self.mask: i64 = mask_of(keywords, KEYWORDS)

    def words(self) -> Message:
        """Say which events."""
        return Message("sg-op-strike-out", keywords=[Message(f"sg-keyword-{each}") for each in self.keywords])

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Strike them out and report what the totals come to."""
        state.battle.muted[other_seat(frame.seat)] |= self.mask
        for seat in range(2):
            recount(state, seat, "sg-12.41")
        frame.done()
