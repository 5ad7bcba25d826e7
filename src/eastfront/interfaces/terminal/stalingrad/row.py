"""The row of Locations: what each yields and who Controls it, and who stands in its zones."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from eastfront.games.stalingrad.ground import controller, place_at, yield_of
from eastfront.games.stalingrad.phrases.cardtext import note_line
from eastfront.games.stalingrad.state import AREAS, CONTROL, DESTROYED, PERIMETER, SLOTS
from eastfront.games.stalingrad.tables import GERMAN, NO_SEAT, QUESTIONS, SIDES, SOVIET
from eastfront.interfaces.terminal.console import indented, level
from eastfront.interfaces.terminal.stalingrad.page import Page

# The zones from one player's side of the table to the other's.
ZONES: Final = [(GERMAN, PERIMETER), (GERMAN, CONTROL), (SOVIET, CONTROL), (SOVIET, PERIMETER)]
INDENT: Final = 2


class RowPage(Page):
    """Draws the Locations in their order; zones without Forces are left out."""

    def parts(self) -> list[RenderableType]:
        """Draw every Location, and how Forces are read."""
        names = level([self.head(slot) for slot in range(SLOTS)])
        holders = level([self.held(slot) for slot in range(SLOTS)])
        parts: list[RenderableType] = []
        for slot in range(SLOTS):
            facts = f"  {holders[slot]}  {self.rubble(slot)}"
            parts.append(Text.assemble((names[slot], "bold"), facts))
            parts += [indented(Text(note, style="dim"), INDENT) for note in self.notes(slot, QUESTIONS)]
            parts += [indented(zones, INDENT) for zones in self.zones(slot)]
        return [*parts, Text(self.say("legend"), style="dim")]

    def head(self, slot: int) -> str:
        """Name a Location with its number in the row."""
        return self.say("location", number=slot + 1, name=self.name(self.view.locations[slot]))

    def held(self, slot: int) -> str:
        """Say who Controls a Location."""
        seat = int(controller(self.ground, slot))
        if seat != NO_SEAT:
            return self.say("controlled", side=SIDES[seat])
        control = place_at(slot, CONTROL)
        is_contested = any(seen.places[control] for seen in self.view.seats)
        return self.say("contested" if is_contested else "uncontrolled")

    def rubble(self, slot: int) -> str:
        """Say how much Rubble lies on a Location, when it is Destroyed, and what it yields."""
        rubble = self.view.rubble[slot]
        if rubble == DESTROYED:
            return self.say("destroyed")
        limit = len(self.columns.chart[self.view.locations[slot]])
        return self.say("rubble", rubble=rubble, limit=limit, rations=int(yield_of(self.ground, slot)))

    def notes(self, slot: int, questions: list[str]) -> list[str]:
        """Word the notes of a Location on *questions*, without one for a side while the other Controls it."""
        definition = self.context.definitions[self.view.locations[slot]]
        if self.view.rubble[slot] == DESTROYED and not definition.keeps:
            return []
        seat = int(controller(self.ground, slot))
        holders = ["", *SIDES] if seat == NO_SEAT else ["", SIDES[seat]]
        notes = [note for note in definition.notes if note.question in questions and note.holder in holders]
        return [self.speech.words.sentence(note_line(note, self.rules)) for note in notes]

    def zones(self, slot: int) -> list[RenderableType]:
        """Draw the zones of a Location in which Forces stand."""
        lines = self.grid()
        for seat, area in ZONES:
            cards = self.view.seats[seat].places[place_at(slot, area)]
            if cards:
                lines.add_row(self.say(f"zone-{AREAS[area]}", side=SIDES[seat]), self.forces(cards))
        return [lines] if lines.row_count else []
