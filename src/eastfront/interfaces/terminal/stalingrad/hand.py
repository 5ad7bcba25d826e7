"""The own hand: every card with its firefight value and what its event does, in brief."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from eastfront.games.stalingrad.phrases.effects import event_in_brief
from eastfront.interfaces.terminal.stalingrad.page import Page
from eastfront.kernel.message import Message


class HandPage(Page):
    """Draws the hand of the view's own seat."""

    def parts(self) -> list[RenderableType]:
        """Draw a line for each kind of card; nothing where there is no hand to be seen."""
        seat = self.view.seat
        if seat is None or not self.view.seats[seat].hand:
            return []
        return ["", self.hand(self.view.seats[seat].hand)]

    def hand(self, cards: list[int]) -> RenderableType:
        """Draw cards with their values and events."""
        table = Table(box=None, pad_edge=False)
        table.add_column(self.say("column-own-hand"))
        table.add_column(self.say("column-firefight"), justify="right")
        table.add_column(self.say("column-event"), overflow="fold")
        for card in dict.fromkeys(cards):
            name = self.counted(card, cards.count(card))
            table.add_row(Text(name, style="bold"), self.firepower(card), self.event(card))
        return table

    def event(self, card: int) -> str:
        """Word when a card's events may be played and what they do."""
        definition = self.context.definitions[card]
        return " ".join(self.speech.words.sentence(self.brief(card, mode)) for mode in definition.programs)

    def brief(self, card: int, mode: str) -> Message:
        """Word the event of a card in one mode."""
        definition = self.context.definitions[card]
        effect = event_in_brief(definition, mode, self.context.definitions, self.rules)
        role = f"-{definition.role}" if mode == "battle" and definition.role else ""
        return Message(f"sg-text-{mode}{role}", effect=effect)
