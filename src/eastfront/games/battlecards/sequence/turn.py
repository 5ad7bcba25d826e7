"""The turn: draw a Conflict card and carry it out, or do something else instead (chapters 2 and 11)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.battle import NO_SEAT
from eastfront.games.battlecards.scoring import check_exhausted
from eastfront.games.battlecards.sequence.aid import aid_options, may_aid, send_card
from eastfront.games.battlecards.sequence.conflict import (
    NO_CONFLICT,
    discard_pending,
    keep_top,
    may_hold,
    play_kept,
    show_top,
    top_of_deck,
)
from eastfront.games.battlecards.sequence.picking import deploy_hand
from eastfront.games.battlecards.sequence.refight import may_refight
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import BATTLE, KEPT, WINDOW_TURN
from eastfront.games.battlecards.verbs import DRAW, EMERGENCY, EXCHANGE, PLAY, SEND, TRANSFER, TURN
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options


class BeginTurn(Op[BattleState]):
    """Count the turn of the Drawing Player (bc-2.1), as one without a draw so far (bc-10.22)."""

    def run(self, state: BattleState, frame: Frame) -> None:
        """Begin."""
        state.seats[frame.seat].turns += 1
        state.turn = frame.seat
        state.aided = False
        state.idle += 1
        state.enemy = NO_SEAT
        if state.notices is not None:
            turns = int(state.seats[frame.seat].turns)
            rule = "bc-13.6" if state.rules.combined else "bc-2.1"
            state.tell("begins-turn", rule, {"seat": int(frame.seat), "turn": turns}, [])
        frame.done()


class OpenTurn(Op[BattleState]):
    """Ask whether to draw, to deploy in an emergency, to counterattack or to aid.

    Clauses: bc-2.2, bc-2.3, bc-11.1, bc-11.2, bc-14.25, bc-13.8.

    Who has neither a hand nor a card to play nor an ally to aid draws without being asked.
    """

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask, unless everybody sees that there is nothing but the draw."""
        army = state.seats[frame.seat]
        may_play = may_hold(state, frame.seat, WINDOW_TURN) and may_refight(state, frame.seat)
        if army.hand.size() == 0 and not may_play and not may_aid(state, frame.seat):
            self.draw(state, frame)
        else:
            state.ask(frame.seat, TURN, self.options(state, frame.seat, may_play))

    def options(self, state: BattleState, seat: i64, may_play: bool) -> vec[i64]:
        """Return the ways to open the turn."""
        options = append(new_options(), option_of(DRAW, 0))
        army = state.seats[seat]
        if army.hand.size() > 0:
            options = append(options, option_of(EMERGENCY, 0))
        if may_play:
            for card in army.kept.cards:
                if state.rules.cards.window[card] == WINDOW_TURN:
                    options = append(options, option_of(PLAY, card))
        return aid_options(state, seat, options)

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Do what was chosen; an aid that keeps the draw leaves the turn open."""
        verb = verb_of(option)
        if verb == DRAW:
            self.draw(state, frame)
        elif verb == EMERGENCY:
            deploy_hand(state, frame.seat)
            frame.done()
        elif verb == PLAY:
            play_kept(state, frame.seat, noun_of(option), "bc-14.24")
            frame.done()
            state.push(state.rules.cards.refight, frame.seat, NO_CARD)
        else:
            self.aid(state, frame, verb)

    def aid(self, state: BattleState, frame: Frame, verb: i64) -> None:
        """Help the ally in one of three ways, once a turn (bc-13.7, bc-13.13)."""
        state.aided = True
        if verb == TRANSFER:
            frame.done()
            state.push(state.rules.cards.transfer, frame.seat, NO_CARD)
        elif verb == EXCHANGE:
            state.push(state.rules.cards.exchange, frame.seat, NO_CARD)
        else:
            assert verb == SEND, verb
            send_card(state, frame.seat)

    def draw(self, state: BattleState, frame: Frame) -> None:
        """Draw one card of the own theatre's deck (bc-13.4) and carry it out (bc-2.2, bc-2.4)."""
        seat = frame.seat
        frame.done()
        card = top_of_deck(state, state.rules.theatre[seat])
        if card == NO_CONFLICT:
            return
        state.idle = 0
        cards = state.rules.cards
        if cards.kind[card] == KEPT:
            keep_top(state, seat, card)
            return
        show_top(state, seat, card)
        if cards.kind[card] == BATTLE:
            state.battle.card = card
            opponent = state.rules.opponent[seat]
            free = state.seats[opponent].fallen != NO_CARD
            state.push(cards.free_battle if free else cards.battle, seat, card)
        else:
            state.push(cards.program[card], seat, card)


class EndTurn(Op[BattleState]):
    """End the game where it is exhausted, or pass the turn to the next player who is not out.

    Clauses: bc-2.1, bc-10.17, bc-13.6.
    """

    def run(self, state: BattleState, frame: Frame) -> None:
        """End the turn."""
        discard_pending(state)
        if check_exhausted(state):
            return
        seat = frame.seat
        while True:
            seat = (seat + 1) % state.rules.seats
            if state.seats[seat].fallen == NO_CARD:
                break
        state.frames.pop()
        state.push(state.rules.cards.turn, seat, NO_CARD)
