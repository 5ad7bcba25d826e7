"""What a seat needs between two choices: its own cards, the card at work, and the battle."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from eastfront.games.battlecards.tables import NOT_APPLICABLE, TYPES
from eastfront.games.battlecards.verbs import (
    AGREEING,
    DEPLOYING,
    DESTRUCTION,
    DISCARDING,
    FORCES,
    GIVING,
    KINDS,
    SHEDDING,
    TAKING_BACK,
    TARGET,
    TRANSFERRING,
)
from eastfront.games.battlecards.view import ArmyView
from eastfront.interfaces.terminal.battlecards.battle import BattlePage
from eastfront.interfaces.terminal.battlecards.page import Page, values
from eastfront.kernel.message import Message

PICKED_FROM_HAND: Final = [KINDS[kind] for kind in (FORCES, DEPLOYING, DISCARDING, GIVING, AGREEING)]
PICKED_IN_ORDER: Final = [
    KINDS[kind] for kind in (FORCES, DEPLOYING, DISCARDING, TAKING_BACK, SHEDDING, TRANSFERRING)
]
UNDER_FIRE: Final = [KINDS[kind] for kind in (TARGET, DESTRUCTION)]


class OwnPage(Page):
    """Draws the view from the own chair."""

    def parts(self) -> list[RenderableType]:
        """Draw the own cards, and the battle if there is one; a shot under way needs less."""
        battle = BattlePage(self.game, self.speech, self.view)
        if self.view.kind in UNDER_FIRE:
            return [Text(battle.progress(), style="dim")]
        lines = self.grid()
        if self.view.seat is not None:
            self.add_own(lines, self.view.seat, battle.has_lines())
        if battle.is_on():
            battle.add_heading(lines)
        elif self.view.pending:
            lines.add_row(self.say("screen-pending"), self.cards(self.view.pending))
        return [lines, *battle.parts()] if battle.has_lines() else [lines]

    def add_own(self, lines: Table, seat: int, fighting: bool) -> None:
        """Add the own hand, stacks and Kept Cards; in a fight only these can matter."""
        own = self.view.seats[seat]
        if not fighting:
            lines.add_row(self.say("screen-hand"), self.hand(seat, own))
            for type, stack in zip(TYPES, own.stacks, strict=True):
                lines.add_row(self.say(f"screen-place-{type}"), self.cards(stack, seat))
        if own.kept:
            lines.add_row(self.say("screen-place-kept"), self.cards(own.kept))
        if self.view.asked == seat and self.view.kind in PICKED_IN_ORDER:
            self.add_picks(lines, seat, own)

    def add_picks(self, lines: Table, seat: int, own: ArmyView) -> None:
        """Add what has been picked so far, and that one picks in order where that can be seen."""
        if own.apart:
            lines.add_row(self.say("screen-apart"), self.cards(own.apart, seat))
        if own.apart or self.view.kind in (KINDS[FORCES], KINDS[SHEDDING]):
            lines.add_row("", Text(self.say("screen-in-order"), style="dim"))
        if self.view.kind == KINDS[FORCES]:
            lines.add_row("", Text(self.say("screen-legend-printed"), style="dim"))

    def hand(self, seat: int, own: ArmyView) -> RenderableType:
        """Draw the hand; whoever picks cards of it sees what they are worth."""
        if self.view.asked != seat or self.view.kind not in PICKED_FROM_HAND or not own.hand:
            return Text(self.cards(own.hand, seat), style="bold")
        table = Table.grid(padding=(0, 2))
        types = self.letters(list(range(len(TYPES)))).lower()
        labels = [self.say(f"screen-{value}", types=types) for value in ("attack", "defence")]
        table.add_row(
            "",
            self.say("screen-abilities"),
            *labels,
            self.say("screen-phase"),
            self.say("screen-shots"),
            style="cyan",
        )
        for card in dict.fromkeys(own.hand):
            name = self.counted(self.name(card, seat), own.hand.count(card))
            table.add_row(Text(name, style="bold"), *self.worth(card))
        return table

    def worth(self, card: int) -> list[str]:
        """Return class, attack, defence, phases and shots as printed; a star where there is more to read."""
        definition = self.context.definitions[card]
        group = self.speech.words.sentence(Message(f"bc-class-{definition.group}"))
        more = [self.say("screen-ability")] if definition.abilities else []
        if not definition.phases:
            return [" ".join([group, *more]), "", "", "", ""]
        return [
            " ".join([group, *more]),
            values([definition.attack.get(type, NOT_APPLICABLE) for type in TYPES]),
            values([definition.defence[type] for type in TYPES]),
            ",".join(str(phase) for phase in definition.phases),
            str(definition.shots),
        ]
