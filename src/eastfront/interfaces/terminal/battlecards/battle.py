"""The battle at hand: what it is about, how far it has come, and both lines side by side."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from eastfront.games.battlecards.battle import (
    AGGRESSOR,
    CAUSES,
    DEFENDER,
    FREE,
    NO_SEAT,
    NO_UNIT,
    RAID,
    Line,
)
from eastfront.games.battlecards.phrases.cardtext import homeland_line
from eastfront.games.battlecards.sequence.values import attack_value, defence_value
from eastfront.games.battlecards.tables import NO_SIDE, NO_TYPE, SIDES, TYPES
from eastfront.interfaces.terminal.battlecards.facts import (
    NO_SIDE_FIRES,
    firing_side,
    groups,
    stage,
    types_in,
)
from eastfront.interfaces.terminal.battlecards.page import Page, values
from eastfront.kernel.frames import NO_CARD

SHOT: Final = "•"
SUPPORTS: Final = "→"
# Place, unit, attack, defence, phases, note; the gap between the lines is part of the note.
CELLS: Final = 6
NOTE: Final = 4
LABEL: Final = "cyan"

# A style and its cells.
Row = tuple[str, list[str]]


class BattlePage(Page):
    """Draws the battle of a view. All of it is public."""

    def is_on(self) -> bool:
        """Tell whether there is a battle, or one that may be."""
        return self.view.battle.card != NO_CARD and self.view.battle.aggressor != NO_SEAT

    def has_lines(self) -> bool:
        """Tell whether units have been turned up."""
        return any(line.alive for line in self.view.battle.lines)

    def add_heading(self, lines: Table) -> None:
        """Add what the battle is about and how far it has come."""
        lines.add_row(self.say("screen-battle"), Text(self.heading(), style="bold"))
        if self.view.battle.round:
            lines.add_row(self.say("screen-round"), self.progress())
        if any(len(line.resting) for line in self.view.battle.lines):
            lines.add_row(self.say("screen-withdrawn"), self.withdrawn())

    def heading(self) -> str:
        """Say who fights whom over what, and what is special about it."""
        battle = self.view.battle
        text = self.say(
            f"screen-battle-{CAUSES[battle.cause]}",
            battle=self.name(battle.card),
            points=int(self.columns.victory[battle.card]),
            aggressor=self.side(battle.aggressor),
            defender=self.defenders(),
            attacking=self.forces(AGGRESSOR),
            defending=self.forces(DEFENDER),
        )
        return text if battle.cause == RAID else " ".join([text, *self.specials()])

    def specials(self) -> list[str]:
        """Name objective and prepared defences, and who is out if the attack on a homeland succeeds."""
        battle = self.view.battle
        parts: list[str] = []
        objective = int(self.columns.objective[battle.card])
        if objective != NO_TYPE and (battle.round == 0 or battle.objective != NO_TYPE):
            parts.append(self.say("screen-objective", type=self.type(objective)))
        if self.columns.prepared[battle.card]:
            parts.append(self.say("screen-prepared", defence=int(self.columns.prepared[battle.card])))
        homeland = int(self.columns.homeland[battle.card])
        if homeland != NO_SIDE and not self.rules.is_allied_home(homeland, battle.aggressor):
            parts.append(self.speech.words.sentence(homeland_line(SIDES[homeland], self.rules)))
        return parts

    def defenders(self) -> str:
        """Name the defender, and the partner who defends with him."""
        defender = self.side(self.view.battle.defender)
        if self.view.battle.partner == NO_SEAT:
            return defender
        return self.say("screen-defenders", first=defender, second=self.side(self.view.battle.partner))

    def forces(self, side: int) -> str:
        """Name the types that take part on a side, with the number of cards as long as they are hidden."""
        battle = self.view.battle
        columns = self.columns.aggressor_forces if side == AGGRESSOR else self.columns.defender_forces
        mask = battle.raid_forces if battle.cause == RAID else columns[battle.card]
        seats = [battle.aggressor] if side == AGGRESSOR else [battle.defender, battle.partner]
        armies = [self.view.seats[seat] for seat in seats if seat != NO_SEAT]
        parts: list[str] = []
        for type in range(len(TYPES)):
            if mask >> type & 1:
                count = sum(army.stack_sizes[type] for army in armies)
                parts.append(self.type(type) if battle.round else f"{self.type(type)} {count}")
        return self.speech.listed(parts)

    def progress(self) -> str:
        """Say in which round and phase the battle is."""
        battle = self.view.battle
        name, phase, side = stage(self.view, self.game)
        who = self.side(battle.aggressor) if side == AGGRESSOR else self.defenders()
        text = self.say(f"screen-stage-{name}", round=int(battle.round), phase=phase, side=who)
        if battle.quiet and not self.rules.strict:
            text += " " + self.say("screen-quiet", count=int(battle.quiet), most=int(self.rules.quiet_rounds))
        return text

    def withdrawn(self) -> str:
        """Name the units that have withdrawn, by seat."""
        by_seat: dict[int, list[int]] = {}
        for line in self.view.battle.lines:
            for card, seat in zip(line.resting, line.resting_seats, strict=True):
                by_seat.setdefault(int(seat), []).append(int(card))
        return self.speech.clauses(
            self.say("screen-withdrawn-of", side=self.side(seat), cards=self.cards(cards, seat))
            for seat, cards in by_seat.items()
        )

    def parts(self) -> list[RenderableType]:
        """Draw both lines; in the first round it is said how they are read."""
        if self.view.battle.round > 1:
            return [self.lines()]
        return [self.lines(), Text(self.legend(), style="dim")]

    def legend(self) -> str:
        """Say how the lines are read, with the marks that stand in them."""
        lines = self.view.battle.lines
        parts = [self.say("screen-legend")]
        if firing_side(self.view, self.game) != NO_SIDE_FIRES:
            parts.append(self.say("screen-legend-shots"))
        if any(each >= 0 for line in lines for each in line.supports):
            parts.append(self.say("screen-legend-supports"))
        return " ".join(parts)

    def lines(self) -> Table:
        """Draw both lines, the aggressor's on the left."""
        table = Table.grid(padding=(0, 1))
        for width in (NOTE, None):
            table.add_column(justify="right", style=LABEL, no_wrap=True)
            table.add_column(overflow="fold")
            for _ in range(CELLS - 3):
                table.add_column(no_wrap=True)
            table.add_column(no_wrap=True, min_width=width)
        left, right = self.rows(AGGRESSOR), self.rows(DEFENDER)
        for pair in zip_longest(left, right, fillvalue=("", [""] * CELLS)):
            table.add_row(*[Text(cell, style=style) for style, cells in pair for cell in cells])
        return table

    def rows(self, side: int) -> list[Row]:
        """Return the rows of one line: for each seat a heading and its units."""
        line = self.view.battle.lines[side]
        types = types_in(self.view.battle.lines[1 - side], self.columns) or list(range(len(TYPES)))
        fires = firing_side(self.view, self.game) == side
        shooter = int(self.view.battle.shooter) if fires else NO_UNIT
        rows: list[Row] = []
        seat = NO_SEAT
        for first, last in groups(line, shooter, fires):
            if line.seats[first] != seat:
                seat = int(line.seats[first])
                rows.append((LABEL, self.labels(seat, types)))
            rows.append(("bold" if first == shooter else "", self.unit(line, first, last, types, fires)))
        return rows

    def labels(self, seat: int, types: list[int]) -> list[str]:
        """Return the heading over the units of a seat."""
        letters = self.letters(types).lower()
        attack, defence = self.say("screen-attack", types=letters), self.say("screen-defence", types=letters)
        return ["", self.side(seat), attack, defence, self.say("screen-phase"), ""]

    def unit(self, line: Line, first: int, last: int, types: list[int], fires: bool) -> list[str]:
        """Return the cells of like units that stand together; attack and defence with all bonuses."""
        card = int(line.cards[first])
        attack = values([int(attack_value(self.columns, line, first, type)) for type in types])
        defence = values([int(defence_value(self.columns, line, first, type)) for type in types])
        phases = [str(phase + 1) for phase in range(4) if self.columns.phases[card] >> phase & 1]
        place = str(first + 1) if first == last else f"{first + 1}-{last + 1}"
        return [
            place,
            self.name(card, int(line.seats[first])),
            attack,
            defence,
            ",".join(phases),
            note(line, first, fires),
        ]


def note(line: Line, place: int, fires: bool) -> str:
    """Mark whom a unit supports, or its shots left in this phase if its side *fires*."""
    supports = int(line.supports[place])
    if supports >= 0:
        return f"{SUPPORTS}{supports + 1}"
    return SHOT * int(line.shots[place]) if fires and supports == FREE else ""
