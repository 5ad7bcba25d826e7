"""Where a Force stands, and why a zone takes no more: answers that several chapters need."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.stalingrad.ground import ROOM, is_control
from eastfront.games.stalingrad.refusals.inquiry import Inquiry
from eastfront.games.stalingrad.state import AREAS, CONTROL, PERIMETER
from eastfront.kernel.message import Refusal, refused


def area_name(place: i64) -> str:
    """Return whether a zone is a Control or a Perimeter zone, as sentences choose by it."""
    return AREAS[CONTROL if is_control(place) else PERIMETER]


def zone_full(inquiry: Inquiry, place: i64, rule: str) -> Refusal:
    """Say that a zone holds as many own Forces as it can."""
    return refused(rule, "sg-why-zone-full", zone=inquiry.zone(place), most=ROOM)


def off_table(inquiry: Inquiry) -> Refusal:
    """Say that a Force is not on the table: it was destroyed, or is still to come."""
    force = inquiry.noun
    name = inquiry.named()
    if inquiry.state.seats[inquiry.cards().side[force]].lost.has(force):
        return refused("sg-8.12", "sg-why-force-lost", force=name)
    return refused("sg-5.27", "sg-why-force-in-pile", force=name)
