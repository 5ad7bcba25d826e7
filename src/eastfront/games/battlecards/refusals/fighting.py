"""Why a battle is not decided on, supported, left or taken now."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.battle import DEFENDER, DRAWN, REFOUGHT
from eastfront.games.battlecards.phrases.nouns import unit_name
from eastfront.games.battlecards.refusals.inquiry import Inquiry
from eastfront.games.battlecards.sequence.rounds import is_supported
from eastfront.games.battlecards.sequence.withdrawal import WithdrawUnits
from eastfront.games.battlecards.verbs import (
    AIR_GROUP,
    BONUS,
    DECLINE,
    FREE,
    POSTING,
    SUPPORTING,
    WITHDRAW_ALL,
    WITHDRAWING,
    place_of,
    side_of,
    unit_noun,
)
from eastfront.kernel.message import Refusal, refused

OPENING: Final = [BONUS, SUPPORTING, AIR_GROUP]


def refuse_deciding(inquiry: Inquiry) -> Refusal:
    """Say why the seat cannot attack, or decline a battle."""
    state = inquiry.state
    battle = state.battle
    if not inquiry.has_battle():
        return refused("bc-3.2", "bc-why-no-battlecard")
    name = inquiry.battle()
    if state.kind == FREE:
        return refused("bc-13.47", "bc-why-take-or-raid", battle=name)
    if battle.cause == REFOUGHT:
        return refused("bc-14.25", "bc-why-counterattack-on", battle=name)
    if battle.cause == DRAWN and inquiry.seat != battle.aggressor:
        return refused(
            "bc-3.2", "bc-why-aggressor-decides", battle=name, who=inquiry.player(battle.aggressor)
        )
    if inquiry.verb == DECLINE and battle.cause == DRAWN and inquiry.cards().forced[battle.card]:
        return refused("bc-3.6", "bc-why-forced", battle=name)
    return refused("bc-3.5", "bc-why-decided", battle=name)


def refuse_taking(inquiry: Inquiry) -> Refusal:
    """Say why a battle cannot be taken without a fight, or given up for a raid."""
    if not inquiry.has_ally():
        return refused(inquiry.players_rule(), "bc-why-combined-only")
    return refused("bc-13.47", "bc-why-no-free-battle")


def refuse_no_round(inquiry: Inquiry, rule: str) -> Refusal:
    """Say that no round of a battle is being fought, or not any more."""
    over = inquiry.state.kind == POSTING
    return refused("bc-4.8" if over else rule, "bc-why-battle-over" if over else "bc-why-no-round")


def in_round(inquiry: Inquiry) -> bool:
    """Tell whether a round of a battle is being fought."""
    return inquiry.state.battle.round > 0 and inquiry.state.kind != POSTING


def refuse_support(inquiry: Inquiry) -> Refusal:
    """Say why a unit cannot be supported."""
    kind = inquiry.state.kind
    if not in_round(inquiry):
        return refuse_no_round(inquiry, "bc-6.2")
    if kind != SUPPORTING:
        early = kind == BONUS
        return refused(
            "bc-4.16" if early else "bc-6.2", "bc-why-support-early" if early else "bc-why-support-late"
        )
    frame = inquiry.frame()
    line = inquiry.line()
    place = place_of(inquiry.noun)
    if not inquiry.has_unit():
        return refused("bc-6.1", "bc-why-no-unit")
    if side_of(inquiry.noun) != frame.left:
        return refused("bc-6.1", "bc-why-support-enemy", unit=inquiry.unit())
    if place == frame.last:
        return refused("bc-6.4", "bc-why-support-itself", unit=inquiry.unit())
    classes = inquiry.cards().supports[line.cards[frame.last]]
    if not classes & inquiry.cards().group[line.cards[place]]:
        supporter = unit_name(inquiry.context, unit_noun(frame.left, frame.last))
        return refused("bc-15.3", "bc-why-support-class", unit=inquiry.unit(), supporter=supporter)
    if is_supported(line, place):
        return refused("bc-6.4", "bc-why-supported", unit=inquiry.unit())
    return refused("bc-6.1", "bc-why-alike", unit=inquiry.unit())


def refuse_air_group(inquiry: Inquiry) -> Refusal:
    """Say why the points of an Air Group cannot be divided so."""
    state = inquiry.state
    if not in_round(inquiry):
        return refuse_no_round(inquiry, "bc-15.5")
    if state.kind != AIR_GROUP:
        return refused("bc-15.5", "bc-why-no-air-group")
    frame = inquiry.frame()
    carrier = state.battle.lines[frame.left].cards[frame.last]
    points = int(inquiry.cards().air_group[carrier])
    return refused("bc-15.4", "bc-why-air-group-points", unit=inquiry.card(carrier), points=points)


def refuse_withdrawal(inquiry: Inquiry) -> Refusal:
    """Say why units cannot withdraw."""
    kind = inquiry.state.kind
    if not in_round(inquiry):
        return refuse_no_round(inquiry, "bc-4.5")
    if kind != WITHDRAWING:
        return refused("bc-4.1", "bc-why-withdraw-later")
    assert inquiry.verb != WITHDRAW_ALL, "all units may withdraw together"
    op = inquiry.op()
    assert isinstance(op, WithdrawUnits), op
    return refuse_unit(inquiry, int(op.side), "bc-4.5")


def refuse_posting(inquiry: Inquiry) -> Refusal:
    """Say why a unit cannot be posted with the partner."""
    if not inquiry.has_ally():
        return refused("bc-4.11", "bc-why-no-partner")
    if inquiry.state.kind != POSTING:
        return refused("bc-13.18", "bc-why-no-posting")
    return refuse_unit(inquiry, DEFENDER, "bc-13.18")


def refuse_unit(inquiry: Inquiry, side: int, rule: str) -> Refusal:
    """Say why a unit is not the next of the own units on *side* to be chosen in order."""
    if not inquiry.has_unit():
        return refused(rule, "bc-why-no-unit")
    if side_of(inquiry.noun) != side:
        return refused(rule, "bc-why-enemy-unit", unit=inquiry.unit())
    owner = inquiry.line().seats[place_of(inquiry.noun)]
    if owner != inquiry.seat:
        return refused("bc-13.20", "bc-why-partners-unit", unit=inquiry.unit(), who=inquiry.player(owner))
    if place_of(inquiry.noun) < inquiry.frame().last:
        return refused(rule, "bc-why-passed-over", unit=inquiry.unit())
    return refused(rule, "bc-why-alike", unit=inquiry.unit())
