"""Cards that change the own forces: Redeployment, Field Repairs, Overextended Supply Lines."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.knowledge import APART, HAND, PLACES, STACK, zone_at
from eastfront.games.battlecards.ops.building import NO_LIMIT, discard_picked
from eastfront.games.battlecards.ops.intelligence import Targeted
from eastfront.games.battlecards.sequence.conflict import lapse
from eastfront.games.battlecards.sequence.moves import shift_cards
from eastfront.games.battlecards.sequence.noting import note_entering
from eastfront.games.battlecards.sequence.picking import Picking, deploy_picked
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.verbs import (
    DEPLOY,
    DEPLOYING,
    DISCARD,
    REPAIR,
    REPAIRING,
    SHEDDING,
    TAKE_BACK,
    TAKING_BACK,
)
from eastfront.kernel.decision import noun_of, option_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message
from eastfront.kernel.state import new_options
from eastfront.kernel.zones import zone_name


class TakeBack(Picking):
    """Take back any number of the own deployed cards; `frame.it` then is how many."""

    def __init__(self) -> None:
        super().__init__(TAKING_BACK, TAKE_BACK, False)

    def words(self) -> Message:
        """Name the effect."""
        return Message("bc-op-take-back")

    def most(self, state: BattleState, frame: Frame) -> i64:
        """As many as there are."""
        return NO_LIMIT

    def finish(self, state: BattleState, frame: Frame) -> None:
        """Put them into the hand."""
        seat = frame.seat
        seen = state.rules.watchers[seat]
        apart = state.seats[seat].apart
        frame.it = apart.size()
        cards = apart.cards[:]
        shift_cards(state, seat, APART, seat, HAND, cards, seen)
        if state.notices is not None:
            for card in cards:
                names = zone_name("apart", seat), zone_name("hand", seat)
                state.tell("returns", "bc-14.16", {"seat": int(seat)}, [int(card)], *names, int(seen))
        frame.done()


class DeployAsMany(Picking):
    """Deploy as many cards of the hand as were taken back (bc-14.16)."""

    def __init__(self) -> None:
        super().__init__(DEPLOYING, DEPLOY, True)

    def words(self) -> Message:
        """Name the effect."""
        return Message("bc-op-deploy-as-many")

    def least(self, state: BattleState, frame: Frame) -> i64:
        """Just as many."""
        return frame.it

    def most(self, state: BattleState, frame: Frame) -> i64:
        """Just as many."""
        return frame.it

    def finish(self, state: BattleState, frame: Frame) -> None:
        """Lay them into their stacks."""
        deploy_picked(state, frame.seat)
        frame.done()


class Repair(Op[BattleState]):
    """Deploy an ordinary unit of the own discard pile, if it holds one (bc-14.17, bc-14.18)."""

    def words(self) -> Message:
        """Name the effect."""
        return Message("bc-op-repair")

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask which, if there is one."""
        options = new_options()
        pile = state.seats[frame.seat].discard
        for card in range(state.rules.cards.size):
            if pile.has(card) and not state.rules.cards.commander[card]:
                options = append(options, option_of(REPAIR, card))
        if len(options) == 0:
            lapse(state, frame)
        else:
            state.ask(frame.seat, REPAIRING, options)

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Lay it face down; everybody knows it."""
        seat = frame.seat
        card = noun_of(option)
        type = state.rules.cards.type[card]
        state.seats[seat].discard.remove(card)
        state.seats[seat].stacks[type].insert(card)
        note_entering(state, vec[i64]([card]), zone_at(seat, STACK + type))
        if state.notices is not None:
            names = zone_name("discard", seat), zone_name(PLACES[STACK + type], seat)
            state.tell("repairs", "bc-14.17", {"seat": int(seat)}, [int(card)], names[0], names[1])
        frame.done()


class Overextend(Targeted):
    """The player with more deployed cards discards half of the difference, rounded down, of his choice.

    Clauses: bc-14.19.
    """

    def words(self) -> Message:
        """Name the effect."""
        return Message("bc-op-overextend")

    def run(self, state: BattleState, frame: Frame) -> None:
        """Compare the two players and have the stronger one discard."""
        own = state.seats[frame.seat].deployed()
        other = state.seats[state.enemy].deployed()
        surplus = (own - other if own > other else other - own) // 2
        if surplus == 0:
            lapse(state, frame)
            return
        frame.done()
        state.push(state.rules.cards.shedding, frame.seat if own > other else state.enemy, surplus)


class Shed(Picking):
    """Discard as many of the own deployed cards as `frame.source` says."""

    def __init__(self) -> None:
        super().__init__(SHEDDING, DISCARD, False)

    def least(self, state: BattleState, frame: Frame) -> i64:
        """Just so many."""
        return frame.source

    def most(self, state: BattleState, frame: Frame) -> i64:
        """Just so many."""
        return frame.source

    def finish(self, state: BattleState, frame: Frame) -> None:
        """Put them face up on the discard pile."""
        discard_picked(state, frame.seat, "bc-14.19")
        frame.done()
