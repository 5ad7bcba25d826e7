"""A Battlecard is drawn (chapter 3): who may refuse, delay, deploy at once, and whether there is a fight."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.battle import DRAWN, NO_SEAT, RAID
from eastfront.games.battlecards.rules import NOBODY_THERE
from eastfront.games.battlecards.scoring import meets_requirement
from eastfront.games.battlecards.sequence.conflict import discard_pending, play_kept
from eastfront.games.battlecards.sequence.picking import deploy_hand
from eastfront.games.battlecards.sequence.settling import award, close_battle
from eastfront.games.battlecards.sequence.windows import ask_next
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import AIR, GROUND, NO_SIDE, SEA, WINDOW_DELAY
from eastfront.games.battlecards.verbs import (
    ATTACK,
    DECIDING,
    DECLINE,
    DELAYING,
    EMERGENCY,
    END,
    FREE,
    HOMELAND,
    RAID_GROUND,
    RAID_SEA,
    TAKE,
)
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op


class Decide(Op[BattleState]):
    """Check the prerequisite and ask the aggressor whether he attacks (bc-3.1 to bc-3.6)."""

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask the aggressor named on the card, whoever drew it (bc-3.2); Kiev must be fought.

        Clauses: bc-3.6, bc-13.61.
        """
        cards = state.rules.cards
        battle = frame.source
        state.battle.cause = DRAWN
        state.battle.aggressor = state.rules.seat_of_side[cards.aggressor[battle]]
        state.battle.defender = state.rules.seat_of_side[cards.defender[battle]]
        if not meets_requirement(state, battle):
            if state.notices is not None:
                state.tell("lacks-prerequisite", "bc-3.3", {"battle": int(battle)}, [])
            close_battle(state)
            frame.done()
        elif cards.forced[battle]:
            self.begin(state, frame)
        else:
            options = vec[i64]([option_of(ATTACK, 0), option_of(DECLINE, 0)])
            state.ask(state.battle.aggressor, DECIDING, options)

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Begin the battle, or let it be: the turn of the Drawing Player is over (bc-3.4, bc-2.8)."""
        if verb_of(option) == ATTACK:
            self.begin(state, frame)
            return
        if state.notices is not None:
            state.tell(
                "refuses", "bc-3.4", {"seat": int(state.battle.aggressor), "battle": int(frame.source)}, []
            )
        close_battle(state)
        frame.done()

    def begin(self, state: BattleState, frame: Frame) -> None:
        """Set the card aside and begin (bc-3.5)."""
        if state.notices is not None:
            arguments = {"seat": int(state.battle.aggressor), "battle": int(frame.source)}
            state.tell(
                "attacks", "bc-3.6" if state.rules.cards.forced[frame.source] else "bc-3.5", arguments, []
            )
        frame.done()
        state.push(state.rules.cards.fight, frame.seat, frame.source)


class FreeBattle(Op[BattleState]):
    """A battle comes up in a theatre without an enemy: take it, or discard it and raid.

    Clauses: bc-13.47, bc-13.48, bc-13.49, bc-13.51.
    """

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask the player who is left."""
        options = vec[i64]([option_of(TAKE, 0), option_of(RAID_GROUND, 0), option_of(RAID_SEA, 0)])
        state.ask(frame.seat, FREE, options)

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Take the card, or raid the enemy in the other theatre."""
        seat = frame.seat
        frame.done()
        if verb_of(option) == TAKE:
            award(state, seat, "bc-13.47")
            return
        discard_pending(state)
        state.battle.cause = RAID
        state.battle.aggressor = seat
        state.battle.defender = enemy_abroad(state, seat)
        air_and: i64 = GROUND if verb_of(option) == RAID_GROUND else SEA
        state.battle.raid_forces = (1 << AIR) | (1 << air_and)
        if state.notices is not None:
            arguments = {"seat": int(seat), "defender": int(state.battle.defender)}
            arguments["forces"] = int(state.battle.raid_forces)
            state.tell("raids", "bc-13.49", arguments, [])
        state.push(state.rules.cards.fight, seat, frame.source)


def enemy_abroad(state: BattleState, seat: i64) -> i64:
    """Return the enemy in the other theatre (bc-13.24)."""
    for other in range(state.rules.seats):
        if (
            state.rules.alliance[other] != state.rules.alliance[seat]
            and state.seats[other].fallen == NO_CARD
            and state.rules.theatre[other] != state.rules.theatre[seat]
        ):
            return other
    raise AssertionError("an alliance without a player is still playing")


def is_invasion(state: BattleState) -> bool:
    """Tell whether the aggressor attacks a homeland of his enemies (bc-11.4, bc-10.14)."""
    homeland = state.rules.cards.homeland[state.battle.card]
    return (
        state.battle.cause != RAID
        and homeland != NO_SIDE
        and not state.rules.is_allied_home(homeland, state.battle.aggressor)
    )


class DelayWindow(Op[BattleState]):
    """Ask whether somebody prevents the battle with Delay Tactics, the defender first.

    Clauses: bc-14.21, bc-14.22, bc-14.23, bc-3.7, bc-3.16.
    """

    def run(self, state: BattleState, frame: Frame) -> None:
        """Call the joint defender, then ask everybody who may hold the card."""
        state.battle.partner = joint_defender(state)
        if not ask_next(state, frame, involved_seats(state), WINDOW_DELAY, DELAYING):
            frame.done()

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Prevent the battle, or ask the next."""
        if verb_of(option) == END:
            frame.left += 1
            return
        play_kept(state, involved_seats(state)[frame.left], noun_of(option), "bc-14.21")
        close_battle(state)
        state.frames.pop()


def joint_defender(state: BattleState) -> i64:
    """Return the partner who defends Germany with the defender (bc-13.28, bc-13.40), if there is one."""
    if not is_invasion(state):
        return NO_SEAT
    for seat in state.rules.homeland_seats(state.rules.cards.homeland[state.battle.card]):
        if seat != state.battle.defender:
            return seat
    return NO_SEAT


def involved_seats(state: BattleState) -> vec[i64]:
    """Return who may prevent the battle: the defender and his ally, the aggressor and his (bc-13.26)."""
    seats = vec[i64]()
    for seat in (state.battle.defender, state.battle.aggressor):
        seats = append(seats, seat)
        ally = state.rules.ally[seat]
        if ally != NOBODY_THERE and state.seats[ally].fallen == NO_CARD:
            seats = append(seats, ally)
    return seats


class HomelandDeployment(Op[BattleState]):
    """Offer the invaded their Emergency Deployment, which is free then (bc-11.4, bc-11.5, bc-11.9)."""

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask each defender of the homeland who has a hand (bc-11.8)."""
        if is_invasion(state):
            for place in range(frame.left, 2):
                seat = state.battle.defender if place == 0 else state.battle.partner
                if seat != NO_SEAT and state.seats[seat].hand.size() > 0:
                    frame.left = place
                    state.ask(seat, HOMELAND, vec[i64]([option_of(EMERGENCY, 0), option_of(END, 0)]))
                    return
        frame.done()

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Deploy the whole hand, or not."""
        if verb_of(option) == EMERGENCY:
            deploy_hand(state, state.battle.defender if frame.left == 0 else state.battle.partner)
        frame.left += 1
