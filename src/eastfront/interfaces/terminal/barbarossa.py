"""Barbarossa on the screen: War Zone by cost, cities, combat, own Combat Zone, rivals at a glance."""

from __future__ import annotations

from typing import Final, cast

from rich.console import JustifyMethod, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from eastfront.games.barbarossa.game import Barbarossa
from eastfront.games.barbarossa.phrases import card_facts
from eastfront.games.barbarossa.phrases.nouns import named_cards
from eastfront.games.barbarossa.verbs import (
    COMBAT,
    KINDS,
    NONE,
    NOUNS,
    NUMBER,
    SEAT,
    VERBS,
)
from eastfront.games.barbarossa.view import BarbarossaView, SeatView
from eastfront.interfaces.terminal.naming import Noun
from eastfront.interfaces.terminal.screen import Screen
from eastfront.interfaces.terminal.speech import Speech
from eastfront.kernel.data import Record
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.game import CardText, Game, View
from eastfront.kernel.message import Message
from eastfront.kernel.state import State

__all__ = ["VERBS", "GameScreen", "card_of_option", "clause_of_option", "facts_line", "nouns_of"]

NUMBERS: Final = ("victory", "hand", "deck", "discard")
COLUMNS: Final = ("seat", *NUMBERS, "front", "known")


class GameScreen(Screen):
    """Draws a table of Barbarossa."""

    def __init__(self, game: Game[State, View], speech: Speech) -> None:
        super().__init__(game, speech)
        self.definitions = cast(Barbarossa, game).card_set.definitions

    def table(self, view: View, occupants: list[str]) -> list[RenderableType]:
        """Draw everything."""
        assert isinstance(view, BarbarossaView), view
        turn = view.seats[view.turn].turns
        title = self.speech.say(
            "screen-barbarossa-title",
            edition=view.setup.edition,
            seat=self.speech.seat(view.turn, occupants),
            turn=turn,
        )
        return [
            Rule(title, align="left"),
            self.war_zone(view),
            self.sites(view),
            self.rivals(view, occupants),
        ]

    def piles(self, view: View, occupants: list[str]) -> list[RenderableType]:
        """Draw the open piles: Support from the top, discards, what is out of the game (bb-5.3, bb-5.4)."""
        assert isinstance(view, BarbarossaView), view
        lines = self.grid()
        support = self.speech.listed(self.name(card) for card in reversed(view.support))
        lines.add_row(self.speech.say("screen-support-pile"), support or "-")
        for seat, seen in enumerate(view.seats):
            label = self.speech.say("screen-discard-pile", seat=self.speech.seat(seat, occupants))
            lines.add_row(label, self.cards(sorted(seen.discard)))
        removed = [card for card, count in enumerate(view.removed) for _ in range(count)]
        lines.add_row(self.speech.say("screen-removed-pile"), self.cards(removed))
        lines.add_row(self.speech.say("screen-scrapped-pile"), self.cards(sorted(view.scrapped)))
        lines.add_row(self.speech.say("screen-unseen-events"), self.cards(view.events_unseen))
        return [lines]

    def own(self, view: View) -> list[RenderableType]:
        """Draw the own Combat Zone, the points and the combat."""
        assert isinstance(view, BarbarossaView), view
        lines = self.grid()
        if view.seat is not None:
            self.add_seat(lines, view.seats[view.seat])
        lines.add_row(self.speech.say("screen-points"), self.points(view))
        # In the fight itself the question reckons it up.
        if view.target != NO_CARD and view.kind != KINDS[COMBAT]:
            lines.add_row(self.speech.say("screen-combat"), Text(self.combat(view), style="bold"))
        return [lines]

    def cards(self, cards: list[int]) -> str:
        """Name cards, each kind once with its number."""
        message = Message("screen-list", items=named_cards(self.definitions, cards))
        return self.speech.words.phrase(message) if cards else "-"

    def name(self, card: int) -> str:
        """Name one card."""
        return self.cards([card])

    def grid(self) -> Table:
        """Return an empty table of labels and contents."""
        table = Table.grid(padding=(0, 2))
        table.add_column(style="cyan", no_wrap=True)
        table.add_column(overflow="fold")
        return table

    def war_zone(self, view: BarbarossaView) -> RenderableType:
        """Draw the piles that can be recruited from, by cost."""
        table = Table(
            box=None, pad_edge=False, title=self.speech.say("screen-war-zone"), title_justify="left"
        )
        table.add_column(self.speech.say("screen-cost"), justify="right", style="cyan")
        table.add_column(self.speech.say("screen-piles"), overflow="fold")
        by_cost: dict[int, list[str]] = {}
        for card, count in enumerate(view.war_zone):
            cost = self.definitions[card].buy_cost
            if count and cost is not None:
                by_cost.setdefault(cost, []).append(self.pile(card, count))
        if view.support:
            top = view.support[-1]
            left = self.speech.say("screen-support", card=self.name(top), count=len(view.support))
            by_cost.setdefault(self.definitions[top].buy_cost or 0, []).append(left)
        for cost in sorted(by_cost):
            table.add_row(str(cost), self.speech.listed(by_cost[cost]))
        return table

    def pile(self, card: int, count: int) -> str:
        """Name a pile with the number of its cards."""
        return self.speech.say("screen-pile", card=self.name(card), count=count)

    def sites(self, view: BarbarossaView) -> RenderableType:
        """Draw what can be attacked."""
        lines = self.grid()
        if view.cities:
            top = view.cities[-1]
            city = self.speech.say(
                "screen-city", card=self.name(top), defence=self.definitions[top].defence or 0
            )
            lines.add_row(
                self.speech.say("screen-cities"),
                self.speech.say("screen-more", first=city, count=len(view.cities) - 1, more=self.below(view)),
            )
        footholds = [
            self.speech.say(
                "screen-foothold", pile=self.pile(card, count), defence=self.definitions[card].defence or 0
            )
            for card, count in enumerate(view.war_zone)
            if count and self.definitions[card].subtype == "foothold"
        ]
        lines.add_row(self.speech.say("screen-footholds"), self.speech.listed(footholds) or "-")
        lines.add_row(self.speech.say("screen-events"), self.events(view))
        return lines

    def below(self, view: BarbarossaView) -> str:
        """Name the cities below the top one, in their order, which is open (bb-5.3)."""
        return self.speech.listed(self.name(card) for card in reversed(view.cities[:-1]))

    def events(self, view: BarbarossaView) -> str:
        """Say how many Events lie in their pile, and which of them are known."""
        size = len(view.events_above) + len(view.events_unseen) + len(view.events_below)
        parts = [self.speech.say("screen-event-pile", count=size)]
        if view.events_above:
            parts.append(self.speech.say("screen-events-above", cards=self.cards(view.events_above)))
        if view.events_below:
            parts.append(self.speech.say("screen-events-below", cards=self.cards(view.events_below)))
        return self.speech.clauses(parts)

    def rivals(self, view: BarbarossaView, occupants: list[str]) -> RenderableType:
        """Draw a line for each seat."""
        table = Table(box=None, pad_edge=False)
        for title in COLUMNS:
            justify: JustifyMethod = "right" if title in NUMBERS else "left"
            table.add_column(self.speech.say(f"screen-column-{title}"), justify=justify, overflow="fold")
        figures = self.figures(view).records("seats")
        for seat, seen in enumerate(view.seats):
            numbers = [figures[seat].whole("victory"), seen.hand_size, seen.deck_size, len(seen.discard)]
            known = self.cards(seen.known) if seat != view.seat else "-"
            name = self.speech.seat(seat, occupants)
            style = "bold" if seat == view.turn else ""
            table.add_row(name, *[str(number) for number in numbers], self.front(seen), known, style=style)
        return table

    def front(self, seen: SeatView) -> str:
        """Name the cards of a Front Line, the exhausted ones apart."""
        tired = sorted(seen.exhausted + seen.lingering)
        if not tired:
            return self.cards(seen.active)
        return self.speech.say("screen-front", active=self.cards(seen.active), exhausted=self.cards(tired))

    def add_seat(self, lines: Table, own: SeatView) -> None:
        """Add the own cards."""
        lines.add_row(self.speech.say("screen-front-line"), self.front(own))
        if own.played:
            lines.add_row(self.speech.say("screen-played"), self.cards(own.played))
        lines.add_row(self.speech.say("screen-hand"), Text(self.cards(own.hand), style="bold"))
        if own.discard:
            lines.add_row(self.speech.say("screen-discard"), self.cards(sorted(own.discard)))

    def points(self, view: BarbarossaView) -> str:
        """Name the points of the turn."""
        return self.speech.say(
            "screen-points-now",
            tactic=view.tactic,
            supply=view.supply,
            reinforcement=view.reinforcement,
            attack=view.attack,
        )

    def combat(self, view: BarbarossaView) -> str:
        """Reckon up Defence and attack."""
        combat = self.figures(view).record("combat")
        parts = [self.part(combat.text("site"), part) for part in combat.records("parts")]
        total = f"{' '.join(parts)} = {combat.whole('defence')}"
        attack, missing = combat.whole("attack"), combat.whole("missing")
        verdict = "screen-combat-short" if missing else "screen-combat-enough"
        return self.speech.clauses([total, self.speech.say(verdict, attack=attack, missing=missing)])

    def part(self, site: str, part: Record) -> str:
        """Name a part of a Defence: the Site, an Event, or only a number where no card is behind it."""
        amount = part.whole("amount")
        if part.text("word") == "printed":
            return f"{self.speech.names[site]} {amount}"
        sign = "-" if amount < 0 else "+"
        card = part.value("card")
        return f"{sign} {self.speech.names[str(card)]} {abs(amount)}" if card else f"{sign} {abs(amount)}"

    def figures(self, view: BarbarossaView) -> Record:
        """Return what the rules make of *view*."""
        return Record("figures", self.game.figures(view))


def facts_line(speech: Speech, card: CardText) -> str:
    """Return the facts of a card in one line: its type, costs, Defence, Victory Points and copies."""
    game = cast(Barbarossa, speech.game)
    return speech.words.sentence(card_facts(game.card_set.definitions[game.names.card(card.id)]))


def card_of_option(speech: Speech, option: int, view: View) -> str:
    """Return the id of the card that an option is about, or nothing."""
    noun = speech.game.option_name(option).partition(" ")[2].partition("/")[0]
    return noun if noun in speech.cards else ""


def clause_of_option(option: int) -> str:
    """Return the clause that a plain option carries out: no single one, as it depends on the phase."""
    return ""


def nouns_of(speech: Speech, view: View, verb: str) -> tuple[list[Noun], list[Noun]]:
    """Return what *verb* may go with: nothing, or any card, seat or number."""
    kind = NOUNS[VERBS.index(verb)]
    if kind == NONE:
        return [], []
    if kind == NUMBER:
        return [], [Noun("1")]
    if kind == SEAT:
        return [], [Noun(f"seat-{seat + 1}") for seat in range(view.setup.seats)]
    return [], [Noun(card, card) for card in speech.cards]
