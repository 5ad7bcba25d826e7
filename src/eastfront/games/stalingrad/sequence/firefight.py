"""The two steps of cards in an attack (chapter 7): events, then the firefight."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from eastfront.games.stalingrad.battle import FIREFIGHT_STEP
from eastfront.games.stalingrad.sequence.cards import discard
from eastfront.games.stalingrad.sequence.events import CardEffects, announce
from eastfront.games.stalingrad.sequence.totals import add_firefight
from eastfront.games.stalingrad.state import StalingradState
from eastfront.games.stalingrad.tables import IN_BATTLE
from eastfront.games.stalingrad.verbs import EVENT, FIRE, FIREFIGHT, PASS
from eastfront.kernel.decision import add_distinct, noun_of, option_of, verb_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options

TWO_PASSES: Final = 2


class Alternate(Op[StalingradState]):
    """Ask the sides in turn, the attacker first, until both have passed one after the other.

    The frame counts passes in a row in *left*; *last* is 1 while the defender is next. A side without
    cards passes unasked; reactions take no turn. Clauses: sg-7.5, sg-7.6, sg-7.8, sg-7.18, sg-9.7.
    """

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask whoever is next."""
        while frame.left < TWO_PASSES:
            seat = state.battle.seat_in(frame.last)
            if len(state.seats[seat].hand.cards) > 0:
                self.ask(state, seat)
                return
            frame.last = 1 - frame.last
            frame.left += 1
        frame.done()

    def ask(self, state: StalingradState, seat: i64) -> None:
        """Ask *seat* for a card or a pass."""
        raise NotImplementedError

    def play(self, state: StalingradState, seat: i64, card: i64) -> None:
        """Play a card."""
        raise NotImplementedError

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Play or pass; the other side is next."""
        seat = state.battle.seat_in(frame.last)
        frame.last = 1 - frame.last
        if verb_of(option) == PASS:
            frame.left += 1
        else:
            frame.left = 0
            self.play(state, seat, noun_of(option))


class EventStep(Alternate):
    """Play events, any number of them (sg-7.5); none follow once the firefight has begun (sg-7.10)."""

    def __init__(self, effects: CardEffects) -> None:
        self.effects = effects

    def ask(self, state: StalingradState, seat: i64) -> None:
        """Ask for an event."""
        options = append(new_options(), option_of(PASS, 0))
        state.ask(seat, EVENT, self.effects.play_options(state, seat, IN_BATTLE, options))

    def play(self, state: StalingradState, seat: i64, card: i64) -> None:
        """Announce it."""
        announce(state, seat, card, IN_BATTLE)


class FirefightStep(Alternate):
    """Play cards for their firefight value, which is applied at once (sg-7.7, sg-7.9)."""

    def ask(self, state: StalingradState, seat: i64) -> None:
        """Ask for a card."""
        options = append(new_options(), option_of(PASS, 0))
        state.ask(seat, FIREFIGHT, add_distinct(options, FIRE, state.seats[seat].hand.cards))

    def play(self, state: StalingradState, seat: i64, card: i64) -> None:
        """Discard it at once for its value (sg-7.17)."""
        discard(state, seat, card, "fires", "sg-7.7")
        add_firefight(state, FIREFIGHT_STEP, seat, card, "sg-7.9")
