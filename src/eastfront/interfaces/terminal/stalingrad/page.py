"""What every part of the screen needs: one view with its rules, and names for what stands in it."""

from __future__ import annotations

from typing import Final

from rich.table import Table

from eastfront.games.stalingrad.game import Stalingrad
from eastfront.games.stalingrad.phrases.nouns import ability_names, card_name
from eastfront.games.stalingrad.view import StalingradView
from eastfront.interfaces.terminal.speech import Speech

NOTHING: Final = "-"
MEDAL: Final = "★"


class Page:
    """A part of the screen, drawn from one view."""

    def __init__(self, game: Stalingrad, speech: Speech, view: StalingradView) -> None:
        self.game = game
        self.speech = speech
        self.view = view
        self.rules = game.rules(view.setup)
        self.columns = game.card_set.tables
        self.context = game.context(view)
        self.ground = self.context.table()

    def say(self, id: str, **arguments: int | str) -> str:
        """Return a sentence of the screen."""
        return self.speech.say(f"sg-screen-{id}", **arguments)

    def side(self, seat: int) -> str:
        """Name a seat by its side."""
        return self.speech.side(seat)

    def name(self, card: int) -> str:
        """Name one card."""
        return self.speech.words.phrase(card_name(self.context, card))

    def cards(self, cards: list[int]) -> str:
        """Name cards, those of one kind together with their number."""
        names = [self.counted(card, cards.count(card)) for card in dict.fromkeys(cards)]
        return self.speech.listed(names) or NOTHING

    def counted(self, card: int, count: int) -> str:
        """Name like cards with their number, if there are several."""
        name = self.name(card)
        return name if count == 1 else self.speech.say("copies", card=name, count=count)

    def valued(self, cards: list[int]) -> str:
        """Name Action cards with their firefight values."""
        parts = [
            self.say("valued", card=self.counted(card, cards.count(card)), value=self.firepower(card))
            for card in dict.fromkeys(cards)
        ]
        return self.speech.listed(parts) or NOTHING

    def firepower(self, card: int) -> str:
        """Return the firefight value of a card with its sign."""
        return signed(int(self.columns.firefight[card]))

    def force(self, card: int, rations: int) -> str:
        """Name a Force with its Combat, medals counted, so many *rations*, its medals and abilities."""
        medals = self.view.medals[card]
        values = [f"{int(self.columns.combat[card]) + medals}/{rations}"]
        if medals:
            values.append(MEDAL * medals)
        values += self.abilities(card)
        return self.say("force", force=self.name(card), values=" ".join(values))

    def forces(self, cards: list[int]) -> str:
        """Name Forces on the table with what they are worth now."""
        return self.speech.listed(self.force(card, self.view.rations[card]) for card in cards) or NOTHING

    def fresh_force(self, card: int) -> str:
        """Name a Force that is not on the table yet, with the Rations printed on it."""
        return self.force(card, int(self.columns.rations[card]))

    def abilities(self, card: int) -> list[str]:
        """Name what a Force can do."""
        names = ability_names(self.context.definitions[card].abilities)
        return [self.speech.words.phrase(name) for name in names]

    def grid(self) -> Table:
        """Return an empty table of labels and contents."""
        table = Table.grid(padding=(0, 2))
        table.add_column(style="cyan", no_wrap=True)
        table.add_column(overflow="fold")
        return table


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"{number:+d}"
