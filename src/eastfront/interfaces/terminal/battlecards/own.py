"""What a seat needs between two choices: its own cards, the card at work, and the battle."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from eastfront.games.battlecards.tables import TYPES
from eastfront.games.battlecards.verbs import (
    AGREEING,
    DECIDING,
    DEPLOYING,
    DESTRUCTION,
    DISCARDING,
    FORCES,
    FREE,
    GIVING,
    KINDS,
    SHEDDING,
    TAKING_BACK,
    TARGET,
    TRANSFERRING,
)
from eastfront.games.battlecards.view import ArmyView
from eastfront.interfaces.terminal.battlecards.battle import BattlePage
from eastfront.interfaces.terminal.battlecards.page import Page
from eastfront.interfaces.terminal.battlecards.worth import WorthPage

PICKED_FROM_HAND: Final = [KINDS[kind] for kind in (FORCES, DEPLOYING, DISCARDING, GIVING, AGREEING)]
PICKED_IN_ORDER: Final = [
    KINDS[kind] for kind in (FORCES, DEPLOYING, DISCARDING, TAKING_BACK, SHEDDING, TRANSFERRING)
]
JUDGED_BY_STACKS: Final = [KINDS[kind] for kind in (DECIDING, FREE, TAKING_BACK, SHEDDING, TRANSFERRING)]
UNDER_FIRE: Final = [KINDS[kind] for kind in (TARGET, DESTRUCTION)]


class OwnPage(Page):
    """Draws the view from the own chair."""

    def parts(self) -> list[RenderableType]:
        """Draw the own cards, and the battle if there is one; a shot under way needs less."""
        battle = BattlePage(self.game, self.speech, self.view)
        if self.view.kind in UNDER_FIRE:
            return [Text(battle.progress(), style="dim")]
        lines = self.grid()
        if self.view.seat is not None:
            self.add_own(lines, self.view.seat, battle.has_lines())
        if battle.is_on():
            battle.add_heading(lines)
        elif self.view.pending:
            lines.add_row(self.say("screen-pending"), self.cards(self.view.pending))
        return [lines, *battle.parts()] if battle.has_lines() else [lines]

    def add_own(self, lines: Table, seat: int, fighting: bool) -> None:
        """Add the own hand, stacks and Kept Cards; in a fight only these can matter."""
        own = self.view.seats[seat]
        if not fighting:
            for label, pile in zip(self.labels(), self.piles(seat, own), strict=True):
                lines.add_row(label, pile)
        if own.kept:
            lines.add_row(self.say("screen-place-kept"), self.cards(own.kept))
        if self.view.asked == seat and self.view.kind in PICKED_IN_ORDER:
            self.add_picks(lines, seat, own)

    def labels(self) -> list[str]:
        """Name the hand and the stacks."""
        return [self.say("screen-hand"), *(self.type(type) for type in range(len(TYPES)))]

    def piles(self, seat: int, own: ArmyView) -> list[RenderableType]:
        """Draw the hand and the stacks; whoever picks or judges cards of them sees what they are worth."""
        kind = self.view.kind if self.view.asked == seat else ""
        worth = WorthPage(self.game, self.speech, self.view)
        hand: RenderableType = Text(self.cards(own.hand, seat), style="bold")
        stacks: list[RenderableType] = [self.cards(stack, seat) for stack in own.stacks]
        if kind in PICKED_FROM_HAND:
            [hand] = worth.tables([own.hand], seat)
        if kind in JUDGED_BY_STACKS:
            stacks = worth.tables(own.stacks, seat)
        return [hand, *stacks]

    def add_picks(self, lines: Table, seat: int, own: ArmyView) -> None:
        """Add what has been picked so far, and that one picks in order where that can be seen."""
        if own.apart:
            lines.add_row(self.say("screen-apart"), self.cards(own.apart, seat))
        if own.apart or self.view.kind in (KINDS[FORCES], KINDS[SHEDDING]):
            lines.add_row("", Text(self.say("screen-in-order"), style="dim"))
        if self.view.kind == KINDS[FORCES]:
            lines.add_row("", Text(self.say("screen-legend-printed"), style="dim"))
