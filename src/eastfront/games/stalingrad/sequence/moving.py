"""Movement (chapter 5): three kinds of move, their price, and where a Force may go."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.stalingrad.ground import ROOM, is_control, lift, note_for, place_of, put, slot_of
from eastfront.games.stalingrad.state import PLACES, SLOTS, StalingradState
from eastfront.games.stalingrad.tables import MARCH, MOBILE, other_seat
from eastfront.games.stalingrad.verbs import ENTER, MOVING
from eastfront.kernel.decision import noun_of, option_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options
from eastfront.kernel.zones import zone_name

# How many free moves a Force has in a turn (sg-5.17).
FREE_MOVES: Final = 3


class Roads:
    """Where Forces of a seat may go now, as bits by zone, and whether marching is free.

    *fronts* are the Control zones with room, *controls* those of them where the enemy is not alone,
    *perimeters* the Perimeter zones with room.
    """

    def __init__(self, state: StalingradState, seat: i64) -> None:
        places = state.seats[seat].places
        enemies = state.seats[other_seat(seat)].places
        marches = state.rules.cards.note[MARCH]
        self.fronts: i64 = 0
        self.controls: i64 = 0
        self.perimeters: i64 = 0
        self.from_perimeter: bool = state.rules.from_perimeter
        self.march: bool = False
        for slot in range(SLOTS):
            place = slot * 2
            mine = len(places[place].cards)
            if mine < ROOM:
                self.fronts |= 1 << place
                if mine > 0 or len(enemies[place].cards) == 0:
                    self.controls |= 1 << place
            if len(places[place + 1].cards) < ROOM:
                self.perimeters |= 2 << place
            if marches[state.locations[slot]] and note_for(state, slot, MARCH, seat) > 0:
                self.march = True

    def beyond(self, place: i64) -> i64:
        """Return the zones that may be entered from *place* by a Force that pays, or need not.

        Clauses: sg-5.7, sg-5.8, sg-5.9, sg-5.10, sg-5.11, sg-5.12, sg-5.13, sg-5.14, sg-5.15.
        """
        zones: i64 = self.controls
        if not is_control(place):
            zones = self.perimeters | (self.fronts & (1 << (place - 1)))
            if self.from_perimeter:
                zones |= self.controls
        return zones & ~(1 << place)


def reach(state: StalingradState, roads: Roads, force: i64, place: i64) -> i64:
    """Return the zones, as bits, that a Force may enter from *place* with what it can pay (sg-5.6)."""
    if state.rations[force] > 0 or strolls(state, force, False):
        return roads.beyond(place)
    if roads.march and not is_control(place) and strolls(state, force, True):
        return roads.perimeters & ~(1 << place)
    return 0


def strolls(state: StalingradState, force: i64, march: bool) -> bool:
    """Tell whether a Force moves without a Ration: it is mobile, or *march* is free (sg-11.1, sg-10.11).

    Clauses: sg-5.6, sg-5.17.
    """
    free = march or bool(state.rules.cards.abilities[force] & MOBILE)
    return free and state.strolls[force] < FREE_MOVES


class Move(Op[StalingradState]):
    """Move the Force that the frame is about, for 1 Ration unless it moves free (sg-5.6)."""

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask where to."""
        place = place_of(state, frame.source)
        zones = reach(state, Roads(state, frame.seat), frame.source, place)
        state.ask(frame.seat, MOVING, entering(zones))

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Pay and go."""
        force = frame.source
        origin = place_of(state, force)
        target = noun_of(option)
        peripheral = not is_control(origin) and not is_control(target)
        march = peripheral and Roads(state, frame.seat).march
        if strolls(state, force, march):
            state.strolls[force] += 1
            mobile = state.rules.cards.abilities[force] & MOBILE
            shift(state, force, target, "moves-free", "sg-11.1" if mobile else "sg-10.11")
        else:
            state.rations[force] -= 1
            shift(state, force, target, "moves", move_rule(origin, target))
        frame.done()


def move_rule(origin: i64, target: i64) -> str:
    """Return the clause of a move."""
    if is_control(origin):
        return "sg-5.10"
    if not is_control(target):
        return "sg-5.8"
    return "sg-5.9" if slot_of(origin) == slot_of(target) else "sg-5.14"


def entering(zones: i64) -> vec[i64]:
    """Return the options to enter one of these zones, given as bits."""
    options = new_options()
    for place in range(len(PLACES)):
        if (zones >> place) & 1:
            options = append(options, option_of(ENTER, place))
    return options


def shift(state: StalingradState, force: i64, target: i64, id: str, rule: str) -> None:
    """Take a Force from its zone to another and say so by *id*."""
    origin = place_of(state, force)
    lift(state, force, origin)
    put(state, force, target)
    if state.notices is not None:
        seat = state.rules.cards.side[force]
        names = zone_name(PLACES[origin], seat), zone_name(PLACES[target], seat)
        state.tell(id, rule, {"seat": int(seat)}, [int(force)], names[0], names[1])
