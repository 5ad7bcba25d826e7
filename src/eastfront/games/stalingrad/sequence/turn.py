"""The turn: Supply, Action, Draw, and the test of victory at its end (chapters 1 and 6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.stalingrad.ground import count_controlled, note_for
from eastfront.games.stalingrad.scoring import check_victory
from eastfront.games.stalingrad.sequence.cards import draw_cards
from eastfront.games.stalingrad.state import SLOTS, StalingradState
from eastfront.games.stalingrad.tables import DRAW_NOTE, other_seat
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op

# Cards drawn in every Draw phase (sg-6.1).
USUAL_DRAW: Final = 5


class BeginTurn(Op[StalingradState]):
    """Begin the turn of a seat; what is counted by turns starts anew."""

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Begin."""
        army = state.seats[frame.seat]
        army.turns += 1
        army.bought = 0
        state.turn = frame.seat
        state.strolls = vec[i64]([0] * len(state.strolls))
        for other in state.seats:
            other.rebuilds = 0
        if state.notices is not None:
            arguments = {"seat": int(frame.seat), "turn": int(army.turns)}
            state.tell("begins-turn", "sg-2.13", arguments, [])
        frame.done()


class DrawPhase(Op[StalingradState]):
    """Draw 5 cards, 1 for each Location Controlled, and what notes and cards in play add.

    Clauses: sg-6.1, sg-6.3, sg-6.4.
    """

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Draw."""
        draw_cards(state, frame.seat, draw_count(state, frame.seat), "sg-6.1")
        frame.done()


def draw_count(state: StalingradState, seat: i64) -> i64:
    """Return how many cards *seat* draws (sg-6.1, sg-6.2, sg-6.3, sg-10.1, sg-10.13, sg-12.34)."""
    count = USUAL_DRAW + count_controlled(state, seat)
    for slot in range(SLOTS):
        count += note_for(state, slot, DRAW_NOTE, seat)
    cards = state.rules.cards
    for card in state.in_play.cards:
        if cards.side[card] == seat:
            count += cards.draws[card]
    return count


class EndTurn(Op[StalingradState]):
    """Test victory (sg-1.11) and the turn cap (sg-1.17), then let the other side begin."""

    def run(self, state: StalingradState, frame: Frame) -> None:
        """End the game or pass the turn on."""
        if check_victory(state):
            return
        state.frames.pop()
        state.push(state.rules.cards.turn, other_seat(frame.seat), NO_CARD)
