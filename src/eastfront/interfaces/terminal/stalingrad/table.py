"""The whole table: the row of Locations, how many cards lie where, Force piles, and what is known."""

from __future__ import annotations

from typing import Final

from rich.console import JustifyMethod, RenderableType
from rich.rule import Rule
from rich.table import Table

from eastfront.games.stalingrad.ground import count_controlled
from eastfront.games.stalingrad.ops.answering import Stay
from eastfront.games.stalingrad.sequence.reinforcing import price
from eastfront.games.stalingrad.tables import SIDES
from eastfront.interfaces.terminal.stalingrad.hand import HandPage
from eastfront.interfaces.terminal.stalingrad.page import Page
from eastfront.interfaces.terminal.stalingrad.row import RowPage
from eastfront.kernel.frames import NO_CARD

NUMBERS: Final = ("locations", "hand", "deck", "discard", "forces", "lost")


class TablePage(Page):
    """Draws what lies between and before the seats."""

    def parts(self, occupants: list[str]) -> list[RenderableType]:
        """Draw everything."""
        row = RowPage(self.game, self.speech, self.view)
        title = Rule(self.title(occupants), align="left")
        hand = HandPage(self.game, self.speech, self.view)
        return [title, *row.parts(), "", self.seats(occupants), *self.middle(), *hand.parts()]

    def title(self, occupants: list[str]) -> str:
        """Name the game, whose turn it is and how many there are; during set-up who sets up."""
        view = self.view
        seat = view.turn if view.settled else view.asked
        return self.say(
            "title" if view.settled else "title-set-up",
            seat=self.speech.seat(seat, occupants),
            turn=view.seats[view.turn].turns,
            cap=int(self.rules.turn_cap),
        )

    def seats(self, occupants: list[str]) -> RenderableType:
        """Draw a line for each seat: what it Controls, how many cards lie where."""
        table = Table(box=None, pad_edge=False)
        for title in ("seat", *NUMBERS):
            justify: JustifyMethod = "left" if title == "seat" else "right"
            table.add_column(self.say(f"column-{title}"), justify=justify)
        for seat, seen in enumerate(self.view.seats):
            numbers = [int(count_controlled(self.ground, seat)), seen.hand_size, seen.deck_size]
            numbers += [len(seen.discard), seen.pile_size, len(seen.lost)]
            style = "bold" if seat == self.view.turn else ""
            table.add_row(self.speech.seat(seat, occupants), *map(str, numbers), style=style)
        return table

    def middle(self) -> list[RenderableType]:
        """Draw the next Forces with their prices, cards that stay in play, and what is known of hands."""
        lines = self.grid()
        for seat, seen in enumerate(self.view.seats):
            if seen.top != NO_CARD:
                lines.add_row(self.say("next", side=SIDES[seat]), self.top(seat))
        if self.view.in_play:
            lines.add_row(self.say("in-play"), self.in_play())
        for seat, seen in enumerate(self.view.seats):
            if seen.hand and not seen.shown:
                lines.add_row(self.say("known", side=SIDES[seat]), self.known(seen.hand, seen.hand_size))
        return [lines] if lines.row_count else []

    def top(self, seat: int) -> str:
        """Name the open Force of a pile with what it costs now."""
        force = self.fresh_force(self.view.seats[seat].top)
        return self.say("top", force=force, price=int(price(self.ground, seat, NO_CARD)))

    def in_play(self) -> str:
        """Name the cards that stay in play, and how many of them win where that is agreed."""
        cards = self.cards(self.view.in_play)
        ops = [op for card in self.view.in_play for op in self.context.definitions[card].programs["action"]]
        wins = max((int(op.wins) for op in ops if isinstance(op, Stay)), default=0)
        return self.say("in-play-wins", cards=cards, wins=wins) if wins and self.rules.uranus_wins else cards

    def known(self, cards: list[int], size: int) -> str:
        """Name the cards that are certain to be in a hand, and count the others."""
        return self.say("known-cards", cards=self.cards(cards), unknown=size - len(cards))
