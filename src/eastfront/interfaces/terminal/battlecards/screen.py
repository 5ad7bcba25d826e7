"""The screen of BattleCards: what is drawn at which occasion."""

from __future__ import annotations

from typing import Final, cast

from rich.console import RenderableType

from eastfront.games.battlecards.game import BattleCards
from eastfront.games.battlecards.phrases import card_facts
from eastfront.games.battlecards.verbs import CLOSED, END, KINDS
from eastfront.games.battlecards.view import BattleView
from eastfront.interfaces.terminal.battlecards.own import OwnPage
from eastfront.interfaces.terminal.battlecards.piles import PilesPage
from eastfront.interfaces.terminal.battlecards.table import TablePage
from eastfront.interfaces.terminal.screen import Screen
from eastfront.interfaces.terminal.speech import Speech
from eastfront.kernel.decision import option_of
from eastfront.kernel.game import CardText, View
from eastfront.kernel.notices import Notice

# Decisions that are asked of whoever might have an answer.
CLOSED_KINDS: Final = [KINDS[kind] for kind in CLOSED]
PICK: Final = "picks"


class GameScreen(Screen):
    """Draws a table of BattleCards, of one theatre or of both."""

    def table(self, view: View, occupants: list[str]) -> list[RenderableType]:
        """Draw the seats, the points, the Conflict decks and what is certain of hidden cards."""
        assert isinstance(view, BattleView), view
        return TablePage(cast(BattleCards, self.game), self.speech, view).parts(occupants)

    def piles(self, view: View, occupants: list[str]) -> list[RenderableType]:
        """Draw the open piles and the battles that nobody holds."""
        assert isinstance(view, BattleView), view
        return PilesPage(cast(BattleCards, self.game), self.speech, view).parts(occupants)

    def is_busy(self, view: View) -> bool:
        """Tell whether units stand in their lines: what matters then is drawn with them."""
        assert isinstance(view, BattleView), view
        return any(line.alive for line in view.battle.lines)

    def is_formality(self, view: View) -> bool:
        """Tell whether the seat has no card to take: only others must not know (bc-16.12)."""
        return view.kind in CLOSED_KINDS and view.options == [option_of(END, 0)]

    def is_told(self, notice: Notice) -> bool:
        """Tell whether a notice is news: a pick is not, as what was picked is told when all are."""
        return notice.id != PICK

    def own(self, view: View) -> list[RenderableType]:
        """Draw the own cards, the card being carried out and the battle."""
        assert isinstance(view, BattleView), view
        return OwnPage(cast(BattleCards, self.game), self.speech, view).parts()


def facts_line(speech: Speech, card: CardText) -> str:
    """Return the facts of a card in one line: a unit's values, a Conflict card's number and points."""
    game = cast(BattleCards, speech.game)
    definition = game.card_set.definitions[game.card_set.numbers[card.id]]
    rules = game.rules(speech.setup) if speech.setup else None
    return speech.words.sentence(card_facts(definition, rules))
