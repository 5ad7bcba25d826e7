"""Buildup cards: drawing Arsenal cards, deploying some, discarding others."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.knowledge import APART, STACK, zone_at
from eastfront.games.battlecards.sequence.moves import discard, draw_units
from eastfront.games.battlecards.sequence.noting import note_entering, note_leaving
from eastfront.games.battlecards.sequence.picking import Picking, deploy_picked
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import TYPES
from eastfront.games.battlecards.verbs import DEPLOY, DEPLOYING, DISCARD, DISCARDING, END, LEADER, USE
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message
from eastfront.kernel.state import new_options

NO_LIMIT: Final = 1000


class UseLeader(Op[BattleState]):
    """Ask whether a deployed Leader strengthens this Buildup card; `frame.it` then is the Leader.

    Clauses: bc-15.6, bc-15.8, bc-15.9.

    Everybody with a Ground stack is asked as long as some Leader of the game may lie there.
    """

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask, if anybody might believe that a Leader is there."""
        stack = state.seats[frame.seat].stacks[0]
        if stack.size() == 0 or not may_have_leader(state):
            frame.done()
            return
        options = append(new_options(), option_of(END, 0))
        for card in stack.cards:
            if state.rules.cards.leader[card]:
                options = append(options, option_of(USE, card))
        state.ask(frame.seat, LEADER, options)

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Reveal the Leader and use him."""
        if verb_of(option) == USE:
            card = noun_of(option)
            reveal_leader(state, frame.seat, card)
            frame.it = card
        frame.done()


def may_have_leader(state: BattleState) -> bool:
    """Tell whether some Leader does not lie open."""
    for card in state.rules.leaders:
        if not state.removed.has(card) and not lies_in_discard(state, card):
            return True
    return False


def lies_in_discard(state: BattleState, card: i64) -> bool:
    """Tell whether *card* lies on some Arsenal discard pile."""
    for army in state.seats:
        if army.discard.has(card):
            return True
    return False


def reveal_leader(state: BattleState, seat: i64, card: i64) -> None:
    """Show everybody that the Leader lies in the Ground stack."""
    zone = zone_at(seat, STACK)
    note_leaving(state, vec[i64]([card]), zone)
    note_entering(state, vec[i64]([card]), zone)
    if state.notices is not None:
        state.tell("uses-leader", "bc-15.8", {"seat": int(seat), "leader": int(card)}, [])


def leader_draws(state: BattleState, frame: Frame) -> i64:
    """Return how many more cards the Leader in use lets his owner draw."""
    return 0 if frame.it == NO_CARD else state.rules.cards.leader_draw[frame.it]


class Draw(Op[BattleState]):
    """Draw *count* Arsenal cards."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def words(self) -> Message:
        """Name the draw."""
        return Message("bc-op-draw", count=self.count)

    def run(self, state: BattleState, frame: Frame) -> None:
        """Draw."""
        draw_units(state, frame.seat, self.count + leader_draws(state, frame))
        frame.done()


class DrawTo(Op[BattleState]):
    """Draw until the hand has *hand* cards, one more with a Leader (bc-14.1, bc-15.7)."""

    def __init__(self, hand: i64) -> None:
        self.hand: i64 = hand

    def words(self) -> Message:
        """Name the draw."""
        return Message("bc-op-draw-to", hand=self.hand)

    def run(self, state: BattleState, frame: Frame) -> None:
        """Draw what is missing."""
        wanted = self.hand + leader_draws(state, frame)
        draw_units(state, frame.seat, wanted - state.seats[frame.seat].hand.size())
        frame.done()


class Deploy(Picking):
    """Deploy up to *most* cards of the hand, up to *behind* if the enemy has more deployed cards.

    Picks are not deployed before the last one, so the comparison stays what it was (bc-14.2, bc-14.3).
    """

    def __init__(self, most: i64, behind: i64) -> None:
        super().__init__(DEPLOYING, DEPLOY, True)
        self.limit: i64 = most
        self.behind: i64 = behind

    def words(self) -> Message:
        """Name the deployment."""
        if self.behind > 0:
            return Message("bc-op-deploy-behind", most=self.limit, behind=self.behind)
        return Message("bc-op-deploy", most=self.limit)

    def most(self, state: BattleState, frame: Frame) -> i64:
        """Return how many may be deployed, with the Leader's help (bc-13.25)."""
        limit = self.limit
        if self.behind > 0 and state.seats[state.enemy].deployed() > state.seats[frame.seat].deployed():
            limit = self.behind
        if frame.it != NO_CARD:
            limit += state.rules.cards.leader_deploy[frame.it]
        return limit

    def finish(self, state: BattleState, frame: Frame) -> None:
        """Lay them into their stacks."""
        deploy_picked(state, frame.seat)
        frame.done()


class DeployType(Deploy):
    """Deploy up to *most* cards of one type (bc-14.4)."""

    def __init__(self, most: i64, type: str) -> None:
        super().__init__(most, 0)
        self.type: i64 = TYPES.index(type)

    def words(self) -> Message:
        """Name the deployment."""
        return Message("bc-op-deploy-type", most=self.limit, type=Message(f"bc-type-{TYPES[self.type]}"))

    def type_wanted(self) -> i64:
        """Return the type."""
        return self.type


class DiscardAny(Picking):
    """Discard any number of cards of the hand."""

    def __init__(self) -> None:
        super().__init__(DISCARDING, DISCARD, True)

    def words(self) -> Message:
        """Name the discard."""
        return Message("bc-op-discard-any")

    def most(self, state: BattleState, frame: Frame) -> i64:
        """As many as there are."""
        return NO_LIMIT

    def finish(self, state: BattleState, frame: Frame) -> None:
        """Put them face up on the discard pile."""
        discard_picked(state, frame.seat, "bc-2.6")
        frame.done()


class DiscardTo(DiscardAny):
    """Discard down to *hand* cards."""

    def __init__(self, hand: i64) -> None:
        super().__init__()
        self.hand: i64 = hand

    def words(self) -> Message:
        """Name the discard."""
        return Message("bc-op-discard-to", hand=self.hand)

    def least(self, state: BattleState, frame: Frame) -> i64:
        """Return how many are too many."""
        return self.most(state, frame)

    def most(self, state: BattleState, frame: Frame) -> i64:
        """Return how many are too many."""
        army = state.seats[frame.seat]
        surplus = army.hand.size() + army.apart.size() - self.hand
        return surplus if surplus > 0 else 0


def discard_picked(state: BattleState, seat: i64, rule: str) -> None:
    """Put the picked cards face up on the discard pile."""
    apart = state.seats[seat].apart
    while apart.size() > 0:
        discard(state, seat, APART, apart.cards[0], rule)
