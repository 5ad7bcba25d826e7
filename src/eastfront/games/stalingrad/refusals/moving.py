"""Why a Force does not move, and why it does not enter a zone."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.stalingrad.ground import has_room, is_control, slot_of
from eastfront.games.stalingrad.ops.acting import Infiltrate
from eastfront.games.stalingrad.refusals.clauses import moment_rule
from eastfront.games.stalingrad.refusals.inquiry import NOWHERE, Inquiry
from eastfront.games.stalingrad.refusals.places import area_name, off_table, zone_full
from eastfront.games.stalingrad.refusals.unfinished import mover, refuse_action, refuse_unfinished
from eastfront.games.stalingrad.sequence.moving import FREE_MOVES, Roads
from eastfront.games.stalingrad.tables import MOBILE
from eastfront.games.stalingrad.verbs import ACTION, INFILTRATING, MARCHING, MOVING
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.message import Refusal, refused


def refuse_move(inquiry: Inquiry) -> Refusal:
    """Say why a Force cannot be the one that moves."""
    kind = inquiry.state.kind
    if kind not in (ACTION, MARCHING, INFILTRATING):
        return refuse_action(inquiry)
    if mover(inquiry) != NO_CARD:
        return refuse_unfinished(inquiry)
    place = inquiry.place(inquiry.noun)
    if place == NOWHERE:
        return off_table(inquiry)
    if kind == ACTION:
        return refuse_paid_move(inquiry, place)
    if kind == MARCHING:
        return refuse_march(inquiry, place)
    return refuse_infiltration(inquiry, place)


def refuse_paid_move(inquiry: Inquiry, place: i64) -> Refusal:
    """Say that a Force cannot pay for a move, or finds no way."""
    state = inquiry.state
    force = inquiry.noun
    free = has_free_moves(inquiry, force, place) and state.strolls[force] < FREE_MOVES
    if state.rations[force] > 0 or free:
        return nowhere_to_go(inquiry, place)
    return no_ration(inquiry, force, place)


def has_free_moves(inquiry: Inquiry, force: i64, place: i64) -> bool:
    """Tell whether a Force moves from a zone without a Ration, some times in a turn."""
    marches = not is_control(place) and Roads(inquiry.state, inquiry.seat).march
    return marches or bool(inquiry.cards().abilities[force] & MOBILE)


def no_ration(inquiry: Inquiry, force: i64, place: i64) -> Refusal:
    """Say that a Force has no Ration for a move, though it may have had free ones."""
    name = inquiry.card(force)
    if has_free_moves(inquiry, force, place) and inquiry.state.strolls[force] >= FREE_MOVES:
        return refused("sg-5.17", "sg-why-free-moves-spent", force=name, most=FREE_MOVES)
    return refused("sg-5.6", "sg-why-no-ration-to-move", force=name)


def nowhere_to_go(inquiry: Inquiry, place: i64) -> Refusal:
    """Say that no zone is open to a Force."""
    rule = "sg-5.10" if is_control(place) else "sg-1.7"
    return refused(rule, "sg-why-nowhere-to-go", force=inquiry.named(), area=area_name(place))


def refuse_march(inquiry: Inquiry, place: i64) -> Refusal:
    """Say why a Force cannot be the next one of a march."""
    moved = inquiry.frame().last >> (inquiry.noun - inquiry.state.rules.army[inquiry.seat][0]) & 1
    if moved:
        return refused("sg-12.16", "sg-why-marched-already", force=inquiry.named())
    return nowhere_to_go(inquiry, place)


def refuse_infiltration(inquiry: Inquiry, place: i64) -> Refusal:
    """Say why a Force cannot be the one that infiltrates."""
    op = inquiry.op()
    assert isinstance(op, Infiltrate), op
    name = inquiry.named()
    if not op.anywhere and not (is_control(place) and inquiry.controls(place)):
        return refused(moment_rule(inquiry), "sg-why-start-controlled", force=name)
    return refused("sg-12.31", "sg-why-fronts-full", force=name)


def refuse_entering(inquiry: Inquiry) -> Refusal:
    """Say why a zone cannot be entered."""
    kind = inquiry.state.kind
    if kind not in (ACTION, MOVING, MARCHING, INFILTRATING):
        return refuse_action(inquiry)
    force = mover(inquiry)
    if force == NO_CARD:
        rule = "sg-5.6" if kind == ACTION else moment_rule(inquiry)
        return refused(rule, "sg-why-force-first")
    origin = inquiry.place(force)
    if kind == INFILTRATING:
        return refuse_front(inquiry, force, origin)
    return refuse_destination(inquiry, force, origin)


def refuse_front(inquiry: Inquiry, force: i64, origin: i64) -> Refusal:
    """Say why a Force cannot infiltrate into a zone."""
    target = inquiry.noun
    if not is_control(target):
        return refused(moment_rule(inquiry), "sg-why-control-only", force=inquiry.card(force))
    if target == origin:
        return refused(moment_rule(inquiry), "sg-why-there-already", force=inquiry.card(force))
    return zone_full(inquiry, target, "sg-12.31")


def refuse_destination(inquiry: Inquiry, force: i64, origin: i64) -> Refusal:
    """Say why a Force cannot go to a zone by a move."""
    target = inquiry.noun
    name = inquiry.card(force)
    location = inquiry.location(slot_of(target))
    if target == origin:
        rule = "sg-5.10" if is_control(origin) else "sg-5.7"
        return refused(rule, "sg-why-there-already", force=name)
    if is_control(origin) and not is_control(target):
        return refused("sg-5.15", "sg-why-no-way-back", force=name)
    if is_control(target) and slot_of(target) != slot_of(origin):
        if not is_control(origin) and not inquiry.state.rules.from_perimeter:
            return refused("sg-5.13", "sg-why-advance-only", force=name, location=location)
        if is_enemy_alone(inquiry, target):
            return refused("sg-5.11", "sg-why-enemy-controls", force=name, location=location)
    if not has_room(inquiry.state, inquiry.seat, target):
        return zone_full(inquiry, target, "sg-1.7")
    return no_ration(inquiry, force, origin)


def is_enemy_alone(inquiry: Inquiry, place: i64) -> bool:
    """Tell whether only the enemy stands in a zone."""
    seats = inquiry.state.seats
    mine, theirs = seats[inquiry.seat].places[place].size(), seats[inquiry.enemy()].places[place].size()
    return mine == 0 and theirs > 0
