"""Cards with what they are worth: class, attack, defence, phases and shots as printed."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from eastfront.games.battlecards.tables import NOT_APPLICABLE, TYPES
from eastfront.interfaces.terminal.battlecards.page import NOTHING, Page, values
from eastfront.interfaces.terminal.console import filled
from eastfront.kernel.message import Message

# Name and class come before the values.
VALUES: Final = 2


class WorthPage(Page):
    """Draws cards of one seat as tables."""

    def tables(self, piles: list[list[int]], seat: int) -> list[RenderableType]:
        """Return a table for each pile, all with the same columns; the first that is one has headings."""
        rows = [[self.row(card, pile.count(card), seat) for card in dict.fromkeys(pile)] for pile in piles]
        headings = self.headings()
        every = [headings, *(row for group in rows for row in group)]
        widths = [max(cell_len(row[column]) for row in every) for column in range(len(headings))]
        tables: list[RenderableType] = []
        for group in rows:
            tables.append(table_of(group, headings, widths) if group else NOTHING)
            headings = [] if group else headings
        return tables

    def headings(self) -> list[str]:
        """Return the headings of the columns."""
        types = self.letters(list(range(len(TYPES)))).lower()
        values = [self.say(f"screen-{value}", types=types) for value in ("attack", "defence")]
        return ["", self.say("screen-abilities"), *values, self.say("screen-phase"), self.say("screen-shots")]

    def row(self, card: int, count: int, seat: int) -> list[str]:
        """Return name, class and values of like cards; a star where there is more to read."""
        definition = self.context.definitions[card]
        group = self.speech.words.sentence(Message(f"bc-class-{definition.group}"))
        more = [self.say("screen-ability")] if definition.abilities else []
        cells = [self.counted(self.name(card, seat), count), " ".join([group, *more])]
        if not definition.phases:
            return [*cells, "", "", "", ""]
        return [
            *cells,
            values([definition.attack.get(type, NOT_APPLICABLE) for type in TYPES]),
            values([definition.defence[type] for type in TYPES]),
            ",".join(str(phase) for phase in definition.phases),
            str(definition.shots),
        ]


def table_of(rows: list[list[str]], headings: list[str], widths: list[int]) -> Table:
    """Return a table whose cells are filled up to *widths*; headings if there are any."""
    table = Table.grid(padding=(0, 2))
    for column in range(len(widths)):
        table.add_column(overflow="fold", no_wrap=column >= VALUES)
    if headings:
        table.add_row(*headings, style="cyan")
    for row in rows:
        name, *cells = [filled(cell, width) for cell, width in zip(row, widths, strict=True)]
        table.add_row(Text(name, style="bold"), *cells)
    return table
