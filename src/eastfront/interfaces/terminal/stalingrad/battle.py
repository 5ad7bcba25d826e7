"""The battle at hand: who fights where, both totals and what they are made of, and losses left."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from eastfront.games.stalingrad.battle import amount_of, seat_of, source_of
from eastfront.games.stalingrad.ground import place_at
from eastfront.games.stalingrad.phrases.nouns import keyword_names
from eastfront.games.stalingrad.sequence.totals import is_struck
from eastfront.games.stalingrad.state import CONTROL
from eastfront.games.stalingrad.tables import (
    ARMOUR,
    ATTACKER,
    DEFENDER,
    FLIPS,
    KEYWORDS,
    QUESTIONS,
    RETREAT_NOTE,
    SHELTER,
    SIDES,
)
from eastfront.interfaces.terminal.stalingrad.page import Page, signed
from eastfront.interfaces.terminal.stalingrad.row import RowPage
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.message import Message

# Notes that matter in a battle.
BATTLE_NOTES: Final = [QUESTIONS[question] for question in (SHELTER, RETREAT_NOTE, FLIPS, ARMOUR)]


class BattlePage(Page):
    """Draws the battle of a view. All of it is public."""

    def is_on(self) -> bool:
        """Tell whether an attack is under way, from the pick of its first Force on."""
        return self.view.battle.slot >= 0

    def add_lines(self, lines: Table) -> None:
        """Add what the battle is about, then each side with its total, its Forces and what binds it."""
        battle = self.view.battle
        lines.add_row(self.say("battle"), Text(self.heading(), style="bold"))
        for seat in (int(battle.seat_in(ATTACKER)), int(battle.seat_in(DEFENDER))):
            for number, line in enumerate(self.side_lines(seat)):
                lines.add_row(self.side(seat) if number == 0 else "", line)
        if battle.flipped.size() > 0:
            lines.add_row(self.say("turned-up"), self.valued([int(card) for card in battle.flipped.cards]))

    def heading(self) -> str:
        """Say who attacks where, and how the Location is."""
        battle = self.view.battle
        row = RowPage(self.game, self.speech, self.view)
        attack = self.say(
            "attack",
            side=SIDES[battle.attacker],
            location=self.name(self.context.location()),
            rubble=row.rubble(int(battle.slot)),
        )
        return " ".join([attack, *row.notes(int(battle.slot), BATTLE_NOTES)])

    def side_lines(self, seat: int) -> list[str]:
        """Return the lines of one side; what is not there yet has none."""
        lines = [self.total(seat)] if len(self.view.battle.entries) else []
        lines += self.engaged(seat)
        lines += [" ".join(self.effects(seat))] if self.effects(seat) else []
        return [*lines, *self.losses(seat)]

    def engaged(self, seat: int) -> list[str]:
        """Name the Forces of a side that fight, and those that did and have retreated."""
        battle = self.view.battle
        here = self.view.seats[seat].places[place_at(battle.slot, CONTROL)]
        forces = [int(force) for force in battle.engaged[seat].cards]
        standing = [force for force in forces if force in here]
        retreated = [force for force in forces if force not in here]
        lines = [self.forces(standing)] if standing else []
        return lines + ([self.say("retreated", forces=self.forces(retreated))] if retreated else [])

    def total(self, seat: int) -> str:
        """Reckon up the Combat total of a side."""
        parts = [self.part(int(entry)) for entry in self.view.battle.entries if seat_of(entry) == seat]
        return self.say("total", total=self.context.total(seat), parts=self.speech.listed(parts))

    def part(self, entry: int) -> str:
        """Name what a contribution comes from and what it brings; one that is struck out is marked."""
        source = int(source_of(entry))
        struck = bool(is_struck(self.view.battle, entry, self.columns))
        if source == NO_CARD:
            return self.say("part-forces", amount=int(amount_of(entry)))
        amount = signed(int(amount_of(entry)))
        return self.say("part-struck" if struck else "part", source=self.name(source), amount=amount)

    def effects(self, seat: int) -> list[str]:
        """Word what events do to a side for the rest of the battle."""
        battle = self.view.battle
        found: list[str] = []
        if battle.held[seat]:
            found.append(self.say("held"))
        if battle.harried[seat]:
            found.append(self.say("harried"))
        ignored = int(battle.spared[seat] + battle.shrugged[seat])
        if ignored:
            found.append(self.say("ignores", count=ignored))
        if battle.muted[seat]:
            found.append(self.muted(int(battle.muted[seat])))
        return found

    def muted(self, mask: int) -> str:
        """Name the keywords of a side's events that have no effect."""
        keywords = [word for number, word in enumerate(KEYWORDS) if mask >> number & 1]
        message = Message("sg-screen-muted", keywords=list(keyword_names(keywords)))
        return self.speech.words.sentence(message)

    def losses(self, seat: int) -> list[str]:
        """Say how many losses a side has still to absorb, if any."""
        count = int(self.view.battle.losses[seat])
        return [self.say("losses", count=count)] if count else []
