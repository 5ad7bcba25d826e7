"""The open piles card by card, Forces still to come, and the Rubble charts."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table

from eastfront.games.stalingrad.state import DESTROYED, SLOTS
from eastfront.games.stalingrad.tables import SIDES
from eastfront.interfaces.terminal.stalingrad.page import Page


class PilesPage(Page):
    """Draws what anybody may look through at any time."""

    def parts(self) -> list[RenderableType]:
        """Draw discard piles, Forces lost and still to come, Locations not in play, and the charts."""
        lines = self.grid()
        for seat, seen in enumerate(self.view.seats):
            lines.add_row(self.say("discards", side=SIDES[seat]), self.cards(sorted(seen.discard)))
        for seat, seen in enumerate(self.view.seats):
            lines.add_row(self.say("lost", side=SIDES[seat]), self.cards(sorted(seen.lost)))
        for seat in range(len(SIDES)):
            lines.add_row(self.say("to-come", side=SIDES[seat]), self.cards(self.to_come(seat)))
        lines.add_row(self.say("unused"), self.cards(self.view.unused))
        return [lines, "", self.charts()]

    def to_come(self, seat: int) -> list[int]:
        """Return the Forces of *seat* that are still in its pile, in no order."""
        seen = self.view.seats[seat]
        gone = {*seen.lost, *seen.chosen, *(force for cards in seen.places for force in cards)}
        return [int(force) for force in self.rules.army[seat] if force not in gone]

    def charts(self) -> RenderableType:
        """Draw what each Location of the row yields at 0, 1, 2 … Rubble; where it stands is in brackets."""
        table = Table(box=None, pad_edge=False)
        table.add_column(self.say("column-location"))
        table.add_column(self.say("column-chart"), overflow="fold")
        for slot in range(SLOTS):
            table.add_row(self.name(self.view.locations[slot]), self.chart(slot))
        return table

    def chart(self, slot: int) -> str:
        """Return a chart with its place in brackets, and the counter that destroys."""
        rubble = self.view.rubble[slot]
        if rubble == DESTROYED:
            return self.say("destroyed")
        chart = [int(rations) for rations in self.columns.chart[self.view.locations[slot]]]
        steps = [f"[{rations}]" if step == rubble else str(rations) for step, rations in enumerate(chart)]
        return self.say("chart", steps=" ".join(steps), limit=len(chart))
