"""What is asked about: a seat, and what it may not do now, with the names that answers need."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.battlecards.battle import Line
from eastfront.games.battlecards.knowledge import PLACES
from eastfront.games.battlecards.phrases.context import Context
from eastfront.games.battlecards.phrases.nouns import battle_name, card_name, player_name, unit_name
from eastfront.games.battlecards.rules import NOBODY_THERE
from eastfront.games.battlecards.state import Army, BattleState
from eastfront.games.battlecards.tables import CardTables
from eastfront.games.battlecards.verbs import place_of, side_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message, Refusal, refused


class Inquiry:
    """Why the seat of *context* may not do *verb* with *noun* in *state*, dealt from what it may know.

    Of other seats' hidden cards an answer may use the numbers only.
    """

    def __init__(self, state: BattleState, context: Context, verb: int, noun: int) -> None:
        self.state = state
        self.context = context
        self.seat = 0 if context.view.seat is None else context.view.seat
        self.verb = verb
        self.noun = noun

    def cards(self) -> CardTables:
        """Return the tables of all cards."""
        return self.state.rules.cards

    def army(self) -> Army:
        """Return the cards of the seat."""
        return self.state.seats[self.seat]

    def enemy(self) -> Army:
        """Return the cards of the enemy whom the card at work is aimed at."""
        return self.state.seats[self.state.enemy]

    def frame(self) -> Frame:
        """Return the frame at work."""
        return self.state.frames[-1]

    def program(self) -> list[Op[BattleState]]:
        """Return the program that asked, step by step."""
        return self.context.programs.ops[self.frame().program]

    def op(self) -> Op[BattleState]:
        """Return the op that asked."""
        return self.program()[self.frame().step]

    def line(self) -> Line:
        """Return the line in which the noun names a unit."""
        return self.state.battle.lines[side_of(self.noun)]

    def is_own_turn(self) -> bool:
        """Tell whether it is the turn of the seat."""
        return bool(self.state.turn == self.seat)

    def has_battle(self) -> bool:
        """Tell whether a Battlecard is being decided or fought."""
        return bool(self.state.battle.card != NO_CARD)

    def has_ally(self) -> bool:
        """Tell whether the seat has a partner in this game."""
        return bool(self.state.rules.ally[self.seat] != NOBODY_THERE)

    def has_unit(self) -> bool:
        """Tell whether a unit stands at the place that the noun names."""
        line, place = self.line(), place_of(self.noun)
        return bool(place < len(line.cards) and line.cards[place] >= 0)

    def pending(self) -> int:
        """Return the Conflict card that is being carried out, or no card."""
        pending = self.state.pending
        return int(pending.cards[pending.size() - 1]) if pending.size() > 0 else NO_CARD

    def card(self, card: i64) -> Message:
        """Name a card."""
        return card_name(self.context, int(card))

    def card_list(self, cards: vec[i64]) -> list[Message]:
        """Name cards."""
        return [self.card(card) for card in cards]

    def unit(self) -> Message:
        """Name the unit at the place that the noun names."""
        return unit_name(self.context, self.noun)

    def battle(self) -> Message:
        """Name the battle at hand."""
        return battle_name(self.context)

    def player(self, seat: i64) -> Message:
        """Name the player at *seat*."""
        return player_name(self.state.rules, int(seat))

    def stack(self) -> str:
        """Name the place of a seat that the noun names, as sentences choose by it."""
        return PLACES[self.noun]

    def players_rule(self) -> str:
        """Return the clause that says who takes part."""
        rules = {"russian-front": "bc-1.8", "western": "bc-1.9"}
        return rules.get(self.state.rules.edition, "bc-13.1")

    def turn_rule(self) -> str:
        """Return the clause that orders the turns."""
        return "bc-13.6" if self.state.rules.combined else "bc-2.1"

    def other_turn(self) -> Refusal:
        """Say that it is the turn of somebody else."""
        return refused(self.turn_rule(), "bc-why-other-turn", who=self.player(self.state.turn))

    def no_ally(self) -> Refusal:
        """Say that there are no allies in this game."""
        return refused(self.players_rule(), "bc-why-no-ally")
