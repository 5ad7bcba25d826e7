"""The open piles card by card, and the battles that nobody holds."""

from __future__ import annotations

from rich.console import JustifyMethod, RenderableType
from rich.table import Table

from eastfront.games.battlecards.tables import FORMS, TYPES
from eastfront.games.battlecards.view import missing_battles
from eastfront.interfaces.terminal.battlecards.facts import open_battles
from eastfront.interfaces.terminal.battlecards.page import NOTHING, Page


class PilesPage(Page):
    """Draws what anybody may look through at any time."""

    def parts(self, occupants: list[str]) -> list[RenderableType]:
        """Draw the discard piles of units and Conflict cards, who was assassinated, and the battles."""
        lines = self.grid()
        for seat, seen in enumerate(self.view.seats):
            label = self.say("screen-discard-pile", seat=self.speech.seat(seat, occupants))
            lines.add_row(label, self.cards(sorted(seen.discard), seat))
        for theatre, spent in enumerate(self.view.spent):
            label = self.say("screen-spent-pile", deck=self.deck_name(theatre))
            lines.add_row(label, self.cards(sorted(spent)))
        lines.add_row(self.say("screen-assassinated"), self.cards(self.view.removed))
        return [lines, "", self.battles()]

    def battles(self) -> RenderableType:
        """Draw the battles that nobody holds: what they are worth, who attacks, what is missing."""
        table = Table(box=None, pad_edge=False)
        for title in ("open-battle", "victory", "aggressor", "forces", "missing"):
            justify: JustifyMethod = "right" if title == "victory" else "left"
            table.add_column(self.say(f"screen-column-{title}"), justify=justify, overflow="fold")
        for card in open_battles(self.view, self.rules):
            aggressor = self.side(int(self.rules.seat_of_side[self.columns.aggressor[card]]))
            points = str(int(self.columns.victory[card]))
            table.add_row(self.name(card), points, aggressor, self.forces(card), self.missing(card))
        return table

    def forces(self, card: int) -> str:
        """Return the types that take part, of the defender too where he brings others."""
        sides = [self.columns.aggressor_forces[card], self.columns.defender_forces[card]]
        letters = [self.letters([type for type in range(len(TYPES)) if mask >> type & 1]) for mask in sides]
        return letters[0] if letters[0] == letters[1] else " : ".join(letters)

    def missing(self, card: int) -> str:
        """Say what a battle still needs before it can be fought."""
        count, battles = missing_battles(self.view, self.rules, card)
        if not count:
            return NOTHING
        aggressor = self.side(int(self.rules.seat_of_side[self.columns.aggressor[card]]))
        form = FORMS[self.columns.form[card]]
        share = "all" if count == len(battles) else "some"
        names = self.cards(battles)
        return self.say(f"screen-missing-{form}", share=share, count=count, battles=names, side=aggressor)
