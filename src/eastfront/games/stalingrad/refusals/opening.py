"""Why a Force is not chosen or placed at the set-up, and why nothing else happens before it is done."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.ground import has_room, is_control
from eastfront.games.stalingrad.refusals.clauses import ALLOWANCES
from eastfront.games.stalingrad.refusals.inquiry import Inquiry
from eastfront.games.stalingrad.refusals.nouns import HAND_VERBS
from eastfront.games.stalingrad.refusals.places import zone_full
from eastfront.games.stalingrad.rules import POINTS
from eastfront.games.stalingrad.sequence.opening import points_left
from eastfront.games.stalingrad.tables import GERMAN
from eastfront.games.stalingrad.verbs import (
    CHOOSE,
    CHOOSING,
    END,
    PASS,
    PAYING,
    PLACE,
    PLACING,
    STATIONING,
)
from eastfront.kernel.message import Refusal, refused

SET_UP_VERBS: Final = [CHOOSE, PLACE, END, PASS]


def in_set_up(inquiry: Inquiry) -> bool:
    """Tell whether the seat is setting up, while *verb* belongs to the turns."""
    return inquiry.state.kind in (CHOOSING, PLACING) and inquiry.verb not in SET_UP_VERBS


def set_up_first(inquiry: Inquiry) -> Refusal:
    """Say that the set-up comes before everything else, the first hands included."""
    if inquiry.verb in HAND_VERBS:
        return refused("sg-2.12", "sg-why-no-hand-yet")
    return refused("sg-2.13", "sg-why-set-up-first")


def refuse_choice(inquiry: Inquiry) -> Refusal:
    """Say why a Force cannot be chosen."""
    kind = inquiry.state.kind
    if kind == CHOOSING:
        return refuse_force(inquiry)
    if kind == PLACING:
        return refused("sg-2.8", "sg-why-all-chosen")
    return refused(ALLOWANCES[inquiry.seat], "sg-why-choice-over")


def refuse_force(inquiry: Inquiry) -> Refusal:
    """Say why a Force cannot be the next one chosen."""
    name = inquiry.named()
    if inquiry.army().chosen.has(inquiry.noun):
        return refused("sg-2.8", "sg-why-chosen-already", force=name)
    last = inquiry.frame().last
    if inquiry.noun < last:
        return refused("sg-2.8", "sg-why-choice-order", force=name, last=inquiry.card(last - 1))
    return refused(
        ALLOWANCES[inquiry.seat],
        "sg-why-points",
        force=name,
        value=int(inquiry.cards().value[inquiry.noun]),
        left=int(points_left(inquiry.state, inquiry.seat)),
        points=POINTS[inquiry.seat],
    )


def refuse_placing(inquiry: Inquiry) -> Refusal:
    """Say why a Force cannot be placed in a zone, at the set-up or when it is bought."""
    kind = inquiry.state.kind
    if kind in (PLACING, STATIONING):
        return refuse_zone(inquiry)
    if kind == CHOOSING:
        return refused("sg-2.8", "sg-why-choose-first")
    if kind == PAYING:
        return refused("sg-5.26", "sg-why-pay-first")
    return refused("sg-5.27", "sg-why-nothing-to-place")


def refuse_zone(inquiry: Inquiry) -> Refusal:
    """Say what is wrong with a zone for a Force that is to be placed."""
    place = inquiry.noun
    bought = inquiry.state.kind == STATIONING
    if is_control(place) and bought:
        return refused("sg-5.27", "sg-why-bought-perimeter")
    if is_control(place) and inquiry.seat == GERMAN:
        return refused("sg-2.5", "sg-why-german-perimeter")
    assert not has_room(inquiry.state, inquiry.seat, place), place
    return zone_full(inquiry, place, "sg-1.7" if bought else "sg-2.9")
