"""Why an event or a reaction is not played now, and why nothing is bombed or sniped at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eastfront.games.stalingrad.ground import is_control
from eastfront.games.stalingrad.refusals.effects import refuse_effect
from eastfront.games.stalingrad.refusals.inquiry import NOWHERE, Inquiry
from eastfront.games.stalingrad.refusals.places import off_table
from eastfront.games.stalingrad.refusals.unfinished import refuse_action
from eastfront.games.stalingrad.tables import (
    ANY_ROLE,
    IN_ACTION,
    IN_BATTLE,
    IN_REACTION,
    MODES,
    NO_PROGRAM,
    ROLES,
)
from eastfront.games.stalingrad.verbs import ACTION, BOMBING, ENGAGING, EVENT, REACTING, SNIPING
from eastfront.kernel.message import Message, Refusal, refused

# Which of its programs a card is played for, by kind of decision.
MODE_OF_KIND: Final = {ACTION: IN_ACTION, EVENT: IN_BATTLE, REACTING: IN_REACTION}


def refuse_play(inquiry: Inquiry) -> Refusal:
    """Say why a card of the hand cannot be played for its event."""
    kind = int(inquiry.state.kind)
    if kind not in MODE_OF_KIND or not has_mode(inquiry, MODE_OF_KIND[kind]):
        return refuse_moment(inquiry)
    if kind == EVENT:
        return refuse_battle_event(inquiry)
    return refuse_effect(inquiry, MODE_OF_KIND[kind])


def has_mode(inquiry: Inquiry, mode: i64) -> bool:
    """Tell whether the card has an event for *mode*."""
    return bool(inquiry.cards().program[mode][inquiry.noun] != NO_PROGRAM)


def refuse_moment(inquiry: Inquiry) -> Refusal:
    """Say that the time of a card is over or to come, that something else comes first, or when it is."""
    kind = inquiry.state.kind
    if inquiry.in_battle() and kind != REACTING and has_mode(inquiry, IN_BATTLE):
        if kind == ENGAGING:
            return refused("sg-7.1", "sg-why-event-early", card=inquiry.named())
        return refused("sg-7.10", "sg-why-event-late", card=inquiry.named())
    if inquiry.is_own_turn() and kind != ACTION and has_mode(inquiry, IN_ACTION):
        return refuse_action(inquiry)
    return other_time(inquiry)


def other_time(inquiry: Inquiry) -> Refusal:
    """Say when the card may be played."""
    times = [Message(f"sg-why-time-{name}") for mode, name in enumerate(MODES) if has_mode(inquiry, mode)]
    return refused("sg-9.1", "sg-why-other-time", card=inquiry.named(), times=times)


def refuse_battle_event(inquiry: Inquiry) -> Refusal:
    """Say why a battle event cannot be played in this battle."""
    cards = inquiry.cards()
    battle = inquiry.state.battle
    role = cards.role[inquiry.noun]
    if role != ANY_ROLE and battle.seat_in(role) != inquiry.seat:
        return refused("sg-9.2", "sg-why-other-role", card=inquiry.named(), role=ROLES[role])
    if cards.keywords[inquiry.noun] & battle.muted[inquiry.seat]:
        return refused("sg-12.43", "sg-why-struck-out", card=inquiry.named())
    return refuse_effect(inquiry, IN_BATTLE)


def refuse_bombing(inquiry: Inquiry) -> Refusal:
    """Say why a Location cannot be bombed."""
    if inquiry.state.kind == BOMBING:
        return refused("sg-12.4", "sg-why-nothing-to-bomb-there", location=inquiry.named())
    return refused("sg-12.3", "sg-why-no-bombing")


def refuse_sniping(inquiry: Inquiry) -> Refusal:
    """Say why a Force cannot be sniped at."""
    if inquiry.state.kind != SNIPING:
        return refused("sg-12.38", "sg-why-no-sniping")
    name = inquiry.named()
    if inquiry.cards().side[inquiry.noun] == inquiry.seat:
        return refused("sg-12.38", "sg-why-snipe-own", force=name)
    place = inquiry.place(inquiry.noun)
    if place == NOWHERE:
        return off_table(inquiry)
    if not is_control(place):
        return refused("sg-12.38", "sg-why-snipe-perimeter", force=name)
    return refused("sg-12.39", "sg-why-snipe-hungry", force=name)
