"""What every part of the screen needs: one view with its rules, and names for what stands in it."""

from __future__ import annotations

from typing import Final

from rich.table import Table

from eastfront.games.battlecards.game import BattleCards
from eastfront.games.battlecards.phrases.nouns import THEATRES, card_name
from eastfront.games.battlecards.rules import NOBODY_THERE
from eastfront.games.battlecards.tables import NOT_APPLICABLE, TYPES
from eastfront.games.battlecards.view import BattleView
from eastfront.interfaces.terminal.speech import Speech
from eastfront.kernel.message import Message

NOTHING: Final = "-"
NO_VALUE: Final = "–"


class Page:
    """A part of the screen, drawn from one view."""

    def __init__(self, game: BattleCards, speech: Speech, view: BattleView) -> None:
        self.game = game
        self.speech = speech
        self.view = view
        self.rules = game.rules(view.setup)
        self.columns = game.card_set.tables
        self.context = game.context(view)

    def say(self, id: str, **arguments: int | str) -> str:
        """Return a sentence of the screen."""
        return self.speech.say(id, **arguments)

    def side(self, seat: int) -> str:
        """Name a seat by its side."""
        return self.speech.side(seat)

    def name(self, card: int, owner: int = NOBODY_THERE) -> str:
        """Name one card; a unit of its owner's own arsenal needs no word about its origin."""
        definition = self.context.definitions[card]
        if owner != NOBODY_THERE and self.rules.side[owner] == self.columns.side[card]:
            return self.speech.words.phrase(Message(f"bc-card-{definition.base}"))
        return self.speech.words.phrase(card_name(self.context, card))

    def cards(self, cards: list[int], owner: int = NOBODY_THERE) -> str:
        """Name cards, those of one name together with their number."""
        names = [self.name(card, owner) for card in cards]
        counted = [self.counted(name, names.count(name)) for name in dict.fromkeys(names)]
        return self.speech.listed(counted) or NOTHING

    def counted(self, name: str, count: int) -> str:
        """Name like cards with their number, if there are several."""
        return name if count == 1 else self.say("copies", card=name, count=count)

    def type(self, type: int) -> str:
        """Name a unit type."""
        return self.say(f"screen-place-{TYPES[type]}")

    def letters(self, types: list[int]) -> str:
        """Return the first letters of unit types."""
        return "/".join(self.type(type)[0] for type in types)

    def deck_name(self, theatre: int) -> str:
        """Name a Conflict deck, by its theatre if there are two."""
        front = THEATRES[self.rules.fronts[theatre]] if self.rules.combined else "one"
        return self.say(f"screen-conflict-{front}")

    def grid(self) -> Table:
        """Return an empty table of labels and contents."""
        table = Table.grid(padding=(0, 2))
        table.add_column(style="cyan", no_wrap=True)
        table.add_column(overflow="fold")
        return table


def values(numbers: list[int]) -> str:
    """Return attacks or defences in a row."""
    return "/".join(NO_VALUE if number == NOT_APPLICABLE else str(number) for number in numbers)
