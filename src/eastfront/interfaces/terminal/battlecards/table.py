"""The whole table: seats with the battles they hold, points, Conflict decks, and what is certain."""

from __future__ import annotations

from typing import Final

from rich.console import JustifyMethod, RenderableType
from rich.rule import Rule
from rich.table import Table

from eastfront.games.battlecards.knowledge import PLACES
from eastfront.games.battlecards.tables import TYPES
from eastfront.games.battlecards.view import ArmyView, points_seen, size_at
from eastfront.interfaces.terminal.battlecards.battle import BattlePage
from eastfront.interfaces.terminal.battlecards.facts import (
    known_cards,
    seat_points,
)
from eastfront.interfaces.terminal.battlecards.own import UNDER_FIRE
from eastfront.interfaces.terminal.battlecards.page import NOTHING, Page
from eastfront.kernel.frames import NO_CARD

NUMBERS: Final = ("victory", "hand", "deck", "discard", *TYPES, "kept")
COLUMNS: Final = ("seat", *NUMBERS)


class TablePage(Page):
    """Draws what lies between and before the seats."""

    def parts(self, occupants: list[str]) -> list[RenderableType]:
        """Draw everything."""
        parts: list[RenderableType] = [Rule(self.title(occupants), align="left")]
        parts += [self.seats(occupants), self.middle()]
        if self.view.kind in UNDER_FIRE:
            parts += ["", *BattlePage(self.game, self.speech, self.view).parts()]
        return parts

    def title(self, occupants: list[str]) -> str:
        """Name the game and whose turn it is."""
        view = self.view
        return self.say(
            "screen-battlecards-title",
            edition=view.setup.edition,
            packs=view.setup.options.get("packs", "none"),
            seat=self.speech.seat(view.turn, occupants),
            turn=view.seats[view.turn].turns,
        )

    def seats(self, occupants: list[str]) -> RenderableType:
        """Draw a line for each seat: how many cards lie where."""
        table = Table(box=None, pad_edge=False)
        for title in COLUMNS:
            justify: JustifyMethod = "right" if title in NUMBERS else "left"
            table.add_column(self.say(f"screen-column-{title}"), justify=justify, overflow="fold")
        for seat, seen in enumerate(self.view.seats):
            numbers = [seat_points(self.view, self.rules, seat), seen.hand_size]
            numbers += [
                seen.deck_size + seen.under_size,
                len(seen.discard),
                *seen.stack_sizes,
                seen.kept_size,
            ]
            name = self.speech.seat(seat, occupants)
            label = name if seen.fallen == NO_CARD else self.say("screen-out", seat=name)
            style = "bold" if seat == self.view.turn else ""
            cells = [str(number) for number in numbers]
            table.add_row(label, *cells, style=style)
        return table

    def battles(self) -> list[str]:
        """Name the battles that each seat holds, with their points."""
        return [
            self.say(
                "screen-held-by",
                side=self.side(seat),
                battles=self.speech.listed(
                    f"{self.name(card)} {int(self.columns.victory[card])}" for card in seen.won
                ),
            )
            for seat, seen in enumerate(self.view.seats)
            if seen.won
        ]

    def middle(self) -> RenderableType:
        """Draw the points, battles held and Conflict decks, and what is certain of other seats' cards."""
        lines = self.grid()
        lines.add_row(self.say("screen-points"), self.points())
        lines.add_row(self.say("screen-battles-held"), "\n".join(self.battles()) or NOTHING)
        for theatre, size in enumerate(self.view.conflict_sizes):
            lines.add_row(self.deck_name(theatre), self.deck(theatre, size))
        for seat, seen in enumerate(self.view.seats):
            if seen.shown and seat != self.view.seat:
                lines.add_row(self.say("screen-cards-of", side=self.side(seat)), self.shown(seat, seen))
            elif seat != self.view.seat:
                self.add_known(lines, seat)
        return lines

    def points(self) -> str:
        """Say how many points each side has and how many win."""
        combined = self.rules.combined
        return self.say(
            "screen-target",
            first=self.say("screen-axis") if combined else self.side(0),
            own=points_seen(self.view, self.rules, 0),
            second=self.say("screen-allies") if combined else self.side(1),
            other=points_seen(self.view, self.rules, 1),
            target=int(self.rules.target),
            total=int(self.rules.total),
        )

    def deck(self, theatre: int, size: int) -> str:
        """Say how many cards a Conflict deck has, and how often it was rebuilt."""
        return self.say(
            "screen-conflict-strict" if self.rules.strict else "screen-conflict",
            count=size,
            spent=len(self.view.spent[theatre]),
            rebuilds=self.view.rebuilds[theatre],
            most=int(self.rules.reshuffles),
        )

    def shown(self, seat: int, seen: ArmyView) -> str:
        """Name all cards of an ally who shows them."""
        zones = {**dict(zip(TYPES, seen.stacks, strict=True)), "hand": seen.hand, "kept": seen.kept}
        parts = [
            self.say(
                "screen-lies-here", place=self.say(f"screen-place-{place}"), cards=self.cards(cards, seat)
            )
            for place, cards in zones.items()
            if cards
        ]
        return self.speech.clauses(parts) or NOTHING

    def add_known(self, lines: Table, seat: int) -> None:
        """Add what is certain of the hidden cards of *seat*, if anything is."""
        parts = [
            self.say(
                "screen-known-here",
                place=self.say(f"screen-place-{PLACES[place]}"),
                cards=self.cards(cards, seat),
                unknown=size_at(self.view.seats[seat], place) - len(cards),
            )
            for place, cards in known_cards(self.view, self.rules, seat).items()
        ]
        if parts:
            lines.add_row(self.say("screen-known-of", side=self.side(seat)), self.speech.clauses(parts))
