"""The screen of Stalingrad: what is drawn at which occasion."""

from __future__ import annotations

from typing import Final, cast

from rich.console import RenderableType

from eastfront.games.stalingrad.game import Stalingrad
from eastfront.games.stalingrad.phrases.cardtext import card_facts
from eastfront.games.stalingrad.verbs import ACTION, KIND_OPENNESS, KINDS, REACTING
from eastfront.games.stalingrad.view import StalingradView
from eastfront.interfaces.terminal.screen import Screen
from eastfront.interfaces.terminal.speech import Speech
from eastfront.interfaces.terminal.stalingrad.moves import move_choices
from eastfront.interfaces.terminal.stalingrad.numbers import location_choices
from eastfront.interfaces.terminal.stalingrad.own import OwnPage
from eastfront.interfaces.terminal.stalingrad.piles import PilesPage
from eastfront.interfaces.terminal.stalingrad.table import TablePage
from eastfront.kernel.game import CardText, Game, View
from eastfront.kernel.state import State

# Decisions that are asked of whoever might have an answer. A turn is shown even if nothing can be done.
CLOSED_KINDS: Final = [kind for kind, is_open in KIND_OPENNESS if not is_open and kind != KINDS[ACTION]]


class GameScreen(Screen):
    """Draws a table of Stalingrad; right below the table the hand is not drawn again."""

    def __init__(self, game: Game[State, View], speech: Speech) -> None:
        super().__init__(game, speech)
        self.drawn: View | None = None

    def table(self, view: View, occupants: list[str]) -> list[RenderableType]:
        """Draw the row of Locations with all Forces, the seats, and what is certain of hands."""
        assert isinstance(view, StalingradView), view
        self.drawn = view
        return TablePage(cast(Stalingrad, self.game), self.speech, view).parts(occupants)

    def piles(self, view: View, occupants: list[str]) -> list[RenderableType]:
        """Draw the open piles and the Rubble charts."""
        assert isinstance(view, StalingradView), view
        return PilesPage(cast(Stalingrad, self.game), self.speech, view).parts()

    def is_busy(self, view: View) -> bool:
        """Tell whether there is a battle, or an answer is asked for: what matters then is drawn with it."""
        assert isinstance(view, StalingradView), view
        return view.battle.slot >= 0 or view.kind == KINDS[REACTING]

    def chapter(self, view: View) -> tuple[int, ...]:
        """Return whose turn it is and which, how far it has come, and where a battle is fought."""
        assert isinstance(view, StalingradView), view
        steps = [frame.step for frame in view.frames[:1]]
        return (view.turn, view.seats[view.turn].turns, *steps, view.battle.slot)

    def is_formality(self, view: View) -> bool:
        """Tell whether the seat has nothing to choose: only the enemy must not know (sg-9.8, sg-7.18)."""
        return view.kind in CLOSED_KINDS and len(view.options) == 1

    def choices(self, view: View, line: str) -> list[int]:
        """Return the options of a move that is named whole, or that of an attack at a numbered Location."""
        assert isinstance(view, StalingradView), view
        return move_choices(self.speech, view, line) or location_choices(self.speech, view, line)

    def own(self, view: View) -> list[RenderableType]:
        """Draw the own cards, what is announced and the battle."""
        assert isinstance(view, StalingradView), view
        return OwnPage(cast(Stalingrad, self.game), self.speech, view).parts(view is not self.drawn)


def facts_line(speech: Speech, card: CardText) -> str:
    """Return the facts of a card in one line: a Force's values, the number of an Action card's copies."""
    game = cast(Stalingrad, speech.game)
    return speech.words.sentence(card_facts(game.card_set.definitions[game.names.card(card.id)]))
