"""Events and reactions (chapter 9): a card is announced, the enemy may answer, then it acts or not."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from eastfront.games.stalingrad.sequence.cards import leave_hand
from eastfront.games.stalingrad.state import ANNOUNCED, STAYED, STRUCK, StalingradState
from eastfront.games.stalingrad.tables import ANY_ROLE, IN_BATTLE, IN_REACTION, NO_PROGRAM, other_seat
from eastfront.games.stalingrad.verbs import PASS, PLAY, REACTING
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options
from eastfront.kernel.zones import zone_name


def announce(state: StalingradState, seat: i64, card: i64, mode: i64) -> None:
    """Lay a card open with those that may still be cancelled, and start what *mode* makes of it (sg-9.3)."""
    leave_hand(state, seat, card)
    state.pending.add(card)
    state.fates = append(state.fates, ANNOUNCED)
    if state.notices is not None:
        rule = "sg-9.4" if mode == IN_REACTION else "sg-7.5" if mode == IN_BATTLE else "sg-5.2"
        state.tell("announces", rule, {"seat": int(seat)}, [int(card)], zone_name("hand", seat), "pending")
    state.push(state.rules.cards.announce[mode], seat, card)


class CardEffects:
    """The programs of all cards, by mode, to ask whether they can run."""

    def __init__(self, ops: list[list[list[Op[StalingradState]]]]) -> None:
        self.ops = ops

    def may_play(self, state: StalingradState, seat: i64, card: i64, mode: i64) -> bool:
        """Tell whether *seat* may play a card in this mode now and something would come of it.

        Clauses: sg-9.1, sg-9.2, sg-9.11, sg-12.43.
        """
        cards = state.rules.cards
        if cards.program[mode][card] == NO_PROGRAM:
            return False
        if mode == IN_BATTLE:
            role = cards.role[card]
            if role != ANY_ROLE and state.battle.seat_in(role) != seat:
                return False
            if cards.keywords[card] & state.battle.muted[seat]:
                return False
        for op in self.ops[mode][card]:
            if not op.can(state, seat, card):
                return False
        return True

    def play_options(self, state: StalingradState, seat: i64, mode: i64, options: vec[i64]) -> vec[i64]:
        """Add an option for every distinct card of the hand that may be played in this mode."""
        programs = state.rules.cards.program[mode]
        previous: i64 = NO_CARD
        for card in state.seats[seat].hand.cards:
            if card != previous and programs[card] != NO_PROGRAM and self.may_play(state, seat, card, mode):
                options = append(options, option_of(PLAY, card))
            previous = card
        return options


class ReactionWindow(Op[StalingradState]):
    """Ask the enemy of whoever announced the top card, if he has cards in hand at all (sg-9.4, sg-9.5).

    The window of an event stays open until he passes or the event is struck; that of a reaction is
    open once. Only announced cards have a window. Clauses: sg-9.6, sg-9.8, sg-9.12, sg-12.27.
    """

    def __init__(self, effects: CardEffects, again: bool) -> None:
        self.effects = effects
        self.again = again

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask, or close the window."""
        enemy = other_seat(frame.seat)
        struck = state.fates[len(state.fates) - 1] == STRUCK
        if struck or frame.left > 0 or len(state.seats[enemy].hand.cards) == 0:
            frame.done()
            return
        options = append(new_options(), option_of(PASS, 0))
        state.ask(enemy, REACTING, self.effects.play_options(state, enemy, IN_REACTION, options))

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Announce the reaction, or pass."""
        if verb_of(option) == PASS or not self.again:
            frame.left = 1
        if verb_of(option) == PLAY:
            announce(state, other_seat(frame.seat), noun_of(option), IN_REACTION)


class Carry(Op[StalingradState]):
    """Carry out the announced card, unless it was struck; what it picks is picked now.

    Clauses: sg-9.9, sg-9.10, sg-9.13.
    """

    def __init__(self, mode: int) -> None:
        self.mode: i64 = mode

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Start its program."""
        frame.done()
        if state.fates[len(state.fates) - 1] != STRUCK:
            state.push(state.rules.cards.program[self.mode][frame.source], frame.seat, frame.source)


class PutAway(Op[StalingradState]):
    """Discard the card that is done with; one that stays in play lies there already (sg-9.3, sg-1.15)."""

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Discard it."""
        state.fates, fate = pop(state.fates)
        if fate != STAYED:
            state.seats[frame.seat].discard.add(state.pending.take())
            if state.notices is not None:
                id, rule = ("is-cancelled", "sg-9.9") if fate == STRUCK else ("is-done", "sg-9.3")
                target = zone_name("discard", frame.seat)
                arguments = {"seat": int(frame.seat)}
                state.tell(id, rule, arguments, [int(frame.source)], "pending", target)
        frame.done()
