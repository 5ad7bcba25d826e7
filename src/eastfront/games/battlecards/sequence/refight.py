"""Counterattack: fighting again over a Battlecard that the enemy holds, and liberation.

Clauses: bc-14.24, bc-14.25, bc-14.28, bc-13.54.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.battle import NO_SEAT, REFOUGHT
from eastfront.games.battlecards.rules import NOBODY_THERE
from eastfront.games.battlecards.scoring import meets_requirement
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import NO_SIDE
from eastfront.games.battlecards.verbs import REFIGHT, REFIGHTING
from eastfront.kernel.decision import noun_of, option_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options


def may_refight(state: BattleState, seat: i64) -> bool:
    """Tell whether there is a battle that a Counterattack of *seat* could be for."""
    return len(refight_options(state, seat)) > 0


def refight_options(state: BattleState, seat: i64) -> vec[i64]:
    """Return the battles that enemies hold and *seat* may fight again."""
    options = new_options()
    for other in range(state.rules.seats):
        if state.rules.alliance[other] != state.rules.alliance[seat]:
            for card in state.seats[other].won.cards:
                if may_fight_again(state, seat, card):
                    options = append(options, option_of(REFIGHT, card))
    return options


def holder_of(state: BattleState, card: i64, seat: i64) -> i64:
    """Return the enemy of *seat* who holds *card*."""
    for other in range(state.rules.seats):
        if state.rules.alliance[other] != state.rules.alliance[seat] and state.seats[other].won.has(card):
            return other
    return NO_SEAT


def may_fight_again(state: BattleState, seat: i64, card: i64) -> bool:
    """Tell whether *card* is of the seat's own theatre, or put his ally out (bc-13.27, bc-13.54).

    The two Germans fall together, so neither is ever free to liberate the other (bc-13.57).
    Prerequisites bind only the original aggressor of a homeland battle (bc-14.28, bc-10.13).
    """
    rules = state.rules
    if rules.theatre_of_card(card) != rules.theatre[seat]:
        ally = rules.ally[seat]
        return ally != NOBODY_THERE and state.seats[ally].fallen == card
    is_invasion = rules.cards.homeland[card] != NO_SIDE and rules.cards.aggressor[card] == rules.side[seat]
    return not is_invasion or meets_requirement(state, card)


class NameBattle(Op[BattleState]):
    """Ask which battle is fought again; the player becomes its aggressor (bc-14.25, bc-14.26)."""

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask which."""
        state.ask(frame.seat, REFIGHTING, refight_options(state, frame.seat))

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Set the battle up; the card stays with its holder until the battle is over (bc-14.27)."""
        card = noun_of(option)
        seat = frame.seat
        state.battle.card = card
        state.battle.cause = REFOUGHT
        state.battle.aggressor = seat
        state.battle.defender = defender_of(state, seat, card)
        if state.notices is not None:
            arguments = {"seat": int(seat), "defender": int(state.battle.defender), "battle": int(card)}
            state.tell("refights", "bc-14.25", arguments, [])
        frame.done()
        state.push(state.rules.cards.fight, seat, card)


def defender_of(state: BattleState, seat: i64, card: i64) -> i64:
    """Return who defends: the holder, or the liberated player whose liberator holds the card (bc-13.60)."""
    holder = holder_of(state, card, seat)
    if state.rules.theatre[holder] == state.rules.theatre_of_card(card):
        return holder
    opponent = state.rules.opponent[seat]
    return opponent if state.seats[opponent].fallen == NO_CARD else holder
