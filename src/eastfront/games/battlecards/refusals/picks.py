"""Why a card is not picked: to be deployed, discarded, taken back, repaired, or as the Leader in use."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.ops.building import Deploy, DeployType, DiscardAny, UseLeader
from eastfront.games.battlecards.ops.regrouping import DeployAsMany, Shed, TakeBack
from eastfront.games.battlecards.refusals.inquiry import Inquiry
from eastfront.games.battlecards.sequence.aid import TransferUnits
from eastfront.games.battlecards.sequence.opening import PickForces
from eastfront.games.battlecards.sequence.picking import Picking
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import NO_TYPE, TYPES
from eastfront.games.battlecards.verbs import (
    DEPLOYING,
    DISCARDING,
    FORCES,
    LEADER,
    REPAIRING,
    SHEDDING,
    TAKING_BACK,
)
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message, Refusal, refused

BUILDUP: Final = "bc-14.1"
MOBILIZATION: Final = "bc-14.2"
REINFORCEMENTS: Final = "bc-14.4"


def deployment_rule(program: list[Op[BattleState]]) -> str:
    """Return the clause of the Buildup card that runs *program*."""
    for op in program:
        if isinstance(op, DeployType):
            return REINFORCEMENTS
        if isinstance(op, Deploy) and op.behind > 0:
            return MOBILIZATION
    return BUILDUP


def pick_rule(inquiry: Inquiry) -> str:
    """Return the clause under which cards are picked now."""
    op = inquiry.op()
    if isinstance(op, PickForces):
        return "bc-1.15" if op.everybody else "bc-13.55"
    if isinstance(op, TakeBack | DeployAsMany):
        return "bc-14.16"
    if isinstance(op, Shed):
        return "bc-14.19"
    if isinstance(op, Deploy | DiscardAny):
        return deployment_rule(inquiry.program())
    return "bc-13.8" if isinstance(op, TransferUnits) else "bc-13.9"


def missing_picks(inquiry: Inquiry, op: Picking) -> int:
    """Return how many more cards must be picked."""
    return int(op.least(inquiry.state, inquiry.frame()) - inquiry.army().apart.size())


def refuse_pick(inquiry: Inquiry) -> Refusal:
    """Say why a card cannot be the next pick."""
    op = inquiry.op()
    assert isinstance(op, Picking), op
    rule = pick_rule(inquiry)
    card = inquiry.noun
    name = inquiry.card(card)
    if not is_there(inquiry, op.from_hand):
        return refuse_absent(inquiry, op.from_hand, rule)
    wanted = op.type_wanted()
    if wanted not in (NO_TYPE, inquiry.cards().type[card]):
        return refused(rule, "bc-why-other-type", card=name, type=Message(f"bc-type-{TYPES[wanted]}"))
    apart = inquiry.army().apart
    last = apart.cards[apart.size() - 1] if apart.size() > 0 else NO_CARD
    if card < last:
        return refused("bc-16.12", "bc-why-pick-order", card=name, last=inquiry.card(last))
    return refused(rule, "bc-why-too-few-left", card=name, count=missing_picks(inquiry, op))


def is_there(inquiry: Inquiry, from_hand: bool) -> bool:
    """Tell whether the card lies where cards are picked from."""
    army = inquiry.army()
    zone = army.hand if from_hand else army.stacks[inquiry.cards().type[inquiry.noun]]
    return zone.has(inquiry.noun)


def refuse_absent(inquiry: Inquiry, from_hand: bool, rule: str) -> Refusal:
    """Say that a card does not lie where cards are picked from."""
    army = inquiry.army()
    name = inquiry.card(inquiry.noun)
    if army.apart.has(inquiry.noun):
        return refused("bc-16.12", "bc-why-picked-already", card=name)
    if not from_hand:
        return refused(rule, "bc-why-not-deployed", card=name)
    if army.stacks[inquiry.cards().type[inquiry.noun]].has(inquiry.noun):
        return refused(rule, "bc-why-deployed-already", card=name)
    return refused(rule, "bc-why-not-in-hand", card=name)


def refuse_deployment(inquiry: Inquiry) -> Refusal:
    """Say why a card cannot be deployed."""
    kind = inquiry.state.kind
    if kind in (FORCES, DEPLOYING):
        return refuse_pick(inquiry)
    if kind == TAKING_BACK:
        return refused("bc-14.16", "bc-why-take-back-first")
    if kind == DISCARDING:
        return refuse_more(inquiry)
    if any(isinstance(op, Deploy) for op in inquiry.program()):
        return refused("bc-15.8", "bc-why-leader-first")
    return refused("bc-2.7", "bc-why-no-deployment")


def refuse_more(inquiry: Inquiry) -> Refusal:
    """Say that a Buildup card has had its deployment, and how many it allows."""
    rule = deployment_rule(inquiry.program())
    leader = inquiry.frame().it
    more = 0 if leader == NO_CARD else int(inquiry.cards().leader_deploy[leader])
    card = inquiry.card(inquiry.pending())
    for op in inquiry.program():
        if isinstance(op, Deploy) and op.behind > 0:
            most, behind = int(op.limit) + more, int(op.behind) + more
            return refused(rule, "bc-why-deployed-behind", card=card, most=most, behind=behind)
        if isinstance(op, Deploy):
            return refused(rule, "bc-why-deployed-most", card=card, most=int(op.limit) + more)
    raise AssertionError("cards of the hand are discarded by Buildup cards only")


def refuse_discard(inquiry: Inquiry) -> Refusal:
    """Say why a card cannot be discarded."""
    kind = inquiry.state.kind
    if kind in (DISCARDING, SHEDDING):
        return refuse_pick(inquiry)
    if kind in (LEADER, DEPLOYING) and any(isinstance(op, DiscardAny) for op in inquiry.program()):
        return refused(deployment_rule(inquiry.program()), "bc-why-discard-later")
    return refused("bc-2.9", "bc-why-no-discard")


def refuse_taking_back(inquiry: Inquiry) -> Refusal:
    """Say why a deployed card cannot be taken back."""
    if inquiry.state.kind == TAKING_BACK:
        return refuse_pick(inquiry)
    if isinstance(inquiry.op(), DeployAsMany):
        return refused("bc-14.16", "bc-why-taken-back-already")
    return refused("bc-14.16", "bc-why-no-taking-back")


def refuse_repair(inquiry: Inquiry) -> Refusal:
    """Say why a card cannot be repaired."""
    if inquiry.state.kind != REPAIRING:
        return refused("bc-14.17", "bc-why-no-repair")
    name = inquiry.card(inquiry.noun)
    if not inquiry.army().discard.has(inquiry.noun):
        return refused("bc-14.17", "bc-why-not-in-discard", card=name)
    return refused("bc-14.17", "bc-why-repair-commander", card=name)


def refuse_leader(inquiry: Inquiry) -> Refusal:
    """Say why a Leader cannot help."""
    card = inquiry.noun
    name = inquiry.card(card)
    if not inquiry.cards().leader[card]:
        return refused("bc-15.6", "bc-why-not-a-leader", card=name)
    if inquiry.state.kind == LEADER:
        return refused("bc-15.6", "bc-why-leader-not-deployed", card=name)
    if any(isinstance(op, UseLeader) for op in inquiry.program()):
        used = inquiry.frame().it != NO_CARD
        return refused("bc-15.9" if used else "bc-15.8", "bc-why-leader-late")
    return refused("bc-15.6", "bc-why-no-buildup")
