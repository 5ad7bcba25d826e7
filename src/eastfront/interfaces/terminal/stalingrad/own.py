"""The own chair: the hand, the Forces of the set-up, what is announced, and the battle."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from eastfront.games.stalingrad.verbs import (
    CHOOSING,
    ENGAGING,
    FEEDING,
    KIND_OPENNESS,
    KINDS,
    LOSSES,
    PAYING,
    PLACING,
)
from eastfront.games.stalingrad.view import ArmyView
from eastfront.interfaces.terminal.stalingrad.battle import BattlePage
from eastfront.interfaces.terminal.stalingrad.hand import HandPage
from eastfront.interfaces.terminal.stalingrad.page import Page

SETTING_UP: Final = (KINDS[CHOOSING], KINDS[PLACING])
# Picks that go through cards or Forces once, in a fixed order, and what says so.
IN_ORDER: Final = {
    KINDS[CHOOSING]: "screen-in-order",
    KINDS[ENGAGING]: "screen-in-order",
    KINDS[PAYING]: "screen-in-order",
    KINDS[FEEDING]: "sg-screen-feeding-order",
    KINDS[LOSSES]: "sg-screen-loss-order",
}
# Choices that depend on the hand.
WITH_HAND: Final = [KINDS[ENGAGING], *(kind for kind, is_open in KIND_OPENNESS if not is_open)]


class OwnPage(Page):
    """Draws the view from the own chair."""

    def parts(self, with_hand: bool = True) -> list[RenderableType]:
        """Draw what matters for the choice at hand; the hand only if it is not there to be seen anyway."""
        lines = self.grid()
        battle = BattlePage(self.game, self.speech, self.view)
        if battle.is_on():
            battle.add_lines(lines)
        if self.view.pending:
            lines.add_row(self.say("announced"), self.announced())
        if self.view.seat is not None:
            self.add_own(lines, self.view.seats[self.view.seat], with_hand)
        return [lines] if lines.row_count else []

    def announced(self) -> str:
        """Name the event that is announced, and the reactions upon it in their order."""
        hand = HandPage(self.game, self.speech, self.view)
        cards = [
            self.say("event", card=self.name(card), event=hand.event(card)) for card in self.view.pending
        ]
        text, *reactions = cards
        for reaction in reactions:
            text = self.say("answered", event=text, reaction=reaction)
        return text

    def add_own(self, lines: Table, own: ArmyView, with_hand: bool) -> None:
        """Add the Forces of the set-up, or the hand where it matters."""
        if self.view.kind in SETTING_UP and own.chosen:
            forces = self.speech.listed(self.fresh_force(force) for force in own.chosen)
            lines.add_row(self.say("chosen"), forces)
        if self.view.kind in IN_ORDER and len(self.view.options) > 1:
            lines.add_row("", Text(self.speech.say(IN_ORDER[self.view.kind]), style="dim"))
        if self.view.kind in WITH_HAND and with_hand:
            lines.add_row(self.say("hand"), Text(self.valued(own.hand), style="bold"))
