"""What is asked about: a seat, and what it may not do now, with the names that answers need."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eastfront.games.stalingrad.battle import NO_SLOT
from eastfront.games.stalingrad.ground import controller, slot_of
from eastfront.games.stalingrad.phrases.context import Context
from eastfront.games.stalingrad.phrases.nouns import card_name, place_name, player_arguments
from eastfront.games.stalingrad.state import Army, StalingradState
from eastfront.games.stalingrad.tables import CardTables, other_seat
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Argument, Message

NOWHERE: Final = -1
NO_STEP: Final = -1


class Inquiry:
    """Why the seat of *context* may not do *verb* with *noun* in *state*, dealt from what it may know.

    Of the enemy's hand and of decks an answer may use the sizes only.
    """

    def __init__(self, state: StalingradState, context: Context, verb: int, noun: int) -> None:
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

    def enemy(self) -> int:
        """Return the other seat."""
        return int(other_seat(self.seat))

    def frame(self) -> Frame:
        """Return the frame at work."""
        return self.state.frames[-1]

    def op(self) -> Op[StalingradState]:
        """Return the op that asked."""
        frame = self.frame()
        return self.context.programs.ops[frame.program][frame.step]

    def program(self, card: i64, mode: i64) -> list[Op[StalingradState]]:
        """Return what a card does in *mode*, which it must have."""
        return self.context.programs.ops[self.cards().program[mode][card]]

    def is_own_turn(self) -> bool:
        """Tell whether it is the turn of the seat."""
        return bool(self.state.turn == self.seat)

    def in_battle(self) -> bool:
        """Tell whether an attack is being carried out."""
        return bool(self.state.battle.slot != NO_SLOT)

    def battle_step(self) -> int:
        """Return how far the program of the attack has come, NO_STEP if there is none."""
        for frame in self.state.frames:
            if frame.program == self.cards().attack:
                return int(frame.step)
        return NO_STEP

    def place(self, force: i64) -> int:
        """Return the zone in which a Force of the noun's side stands, or NOWHERE."""
        places = self.state.seats[self.cards().side[force]].places
        for place in range(len(places)):
            if force in places[place].cards:
                return place
        return NOWHERE

    def controls(self, place: i64) -> bool:
        """Tell whether the seat Controls the Location that a zone belongs to."""
        return bool(controller(self.state, slot_of(place)) == self.seat)

    def announced(self) -> int:
        """Return the card announced last, or no card."""
        pending = self.state.pending
        return int(pending.cards[pending.size() - 1]) if pending.size() > 0 else NO_CARD

    def card(self, card: i64) -> Message:
        """Name a card."""
        return card_name(self.context, int(card))

    def named(self) -> Message:
        """Name the card that the noun is."""
        return self.card(self.noun)

    def location(self, slot: i64) -> Message:
        """Name the Location at *slot*."""
        return self.card(self.state.locations[slot])

    def battlefield(self) -> Message:
        """Name the Location of the battle at hand."""
        return self.location(self.state.battle.slot)

    def zone(self, place: i64) -> Message:
        """Name a zone of the table."""
        return place_name(self.context, int(place))

    def who(self, seat: i64) -> dict[str, Argument]:
        """Return the player at *seat* as an argument of sentences."""
        return player_arguments(int(seat))
