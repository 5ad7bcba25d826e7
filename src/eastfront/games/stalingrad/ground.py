"""The ground: who stands where, who Controls a Location, what it yields and what its note says.

Clauses: sg-1.2, sg-3.2.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eastfront.games.stalingrad.state import CONTROL, DESTROYED, PERIMETER, SLOTS, StalingradState
from eastfront.games.stalingrad.tables import GERMAN, NO_SEAT, SOVIET
from eastfront.kernel.errors import DataError

# How many Forces of a side a zone holds (sg-1.7, sg-1.8).
ROOM: Final = 3


def place_at(slot: i64, area: i64) -> i64:
    """Return the number of a zone of the table among a seat's places."""
    return slot * 2 + area


def slot_of(place: i64) -> i64:
    """Return the slot that a zone belongs to."""
    return place // 2


def is_control(place: i64) -> bool:
    """Tell whether a zone is a Control zone."""
    return place % 2 == CONTROL


def has_room(state: StalingradState, seat: i64, place: i64) -> bool:
    """Tell whether another Force of *seat* fits into a zone (sg-1.7)."""
    return len(state.seats[seat].places[place].cards) < ROOM


def place_of(state: StalingradState, force: i64) -> i64:
    """Return the zone in which a Force stands; it must be on the table."""
    places = state.seats[state.rules.cards.side[force]].places
    for place in range(len(places)):
        if force in places[place].cards:
            return place
    raise AssertionError(f"Force {force} is not on the table")


def has_forces(state: StalingradState, seat: i64) -> bool:
    """Tell whether *seat* has a Force on the table."""
    for zone in state.seats[seat].places:
        if len(zone.cards) > 0:
            return True
    return False


def controller(state: StalingradState, slot: i64) -> i64:
    """Return who Controls a Location, NO_SEAT while it is contested or nobody's.

    Whoever is alone in its Control zone does (sg-3.1), markers or not (sg-3.5); an empty one is
    nobody's (sg-3.3), or its marker's if markers are in play (sg-3.4). It is never stored: it holds
    for the moment (sg-3.6).
    """
    place = slot * 2
    german = len(state.seats[GERMAN].places[place].cards)
    soviet = len(state.seats[SOVIET].places[place].cards)
    if german > 0:
        return NO_SEAT if soviet > 0 else GERMAN
    if soviet > 0:
        return SOVIET
    return state.holders[slot] if state.rules.markers else NO_SEAT


def count_controlled(state: StalingradState, seat: i64) -> i64:
    """Count the Locations that *seat* Controls."""
    count: i64 = 0
    for slot in range(SLOTS):
        if controller(state, slot) == seat:
            count += 1
    return count


def note_holder(state: StalingradState, slot: i64) -> None:
    """Remember who is alone in a Control zone (sg-10.7, sg-3.4)."""
    place = slot * 2
    german = len(state.seats[GERMAN].places[place].cards)
    soviet = len(state.seats[SOVIET].places[place].cards)
    if german > 0 and soviet == 0:
        state.holders[slot] = GERMAN
    elif soviet > 0 and german == 0:
        state.holders[slot] = SOVIET


def put(state: StalingradState, force: i64, place: i64) -> None:
    """Put a Force that is nowhere into a zone."""
    state.seats[state.rules.cards.side[force]].places[place].insert(force)
    hold(state, place)


def lift(state: StalingradState, force: i64, place: i64) -> None:
    """Take a Force out of its zone."""
    state.seats[state.rules.cards.side[force]].places[place].remove(force)
    hold(state, place)


def hold(state: StalingradState, place: i64) -> None:
    """Remember who is alone now in a Control zone; where a battle is fought, its end does that."""
    if is_control(place) and slot_of(place) != state.battle.slot:
        note_holder(state, slot_of(place))


def note_at(state: StalingradState, slot: i64, question: i64) -> i64:
    """Return what a Location's note answers to *question*; some are lost with the Location (sg-3.13).

    It is read when it matters, so a loss counts at once (sg-3.14). Clauses: sg-10.16, sg-10.17.
    """
    location = state.locations[slot]
    if state.rubble[slot] == DESTROYED and not state.rules.cards.keeps[location]:
        return 0
    return state.rules.cards.note[question][location]


def note_for(state: StalingradState, slot: i64, question: i64, seat: i64) -> i64:
    """Return what a note gives *seat* as the controller of the Location, who may have to be of one side.

    Clauses: sg-10.18.
    """
    amount = note_at(state, slot, question)
    if amount == 0 or controller(state, slot) != seat:
        return 0
    holder = state.rules.cards.note_holder[question][state.locations[slot]]
    return amount if holder in (NO_SEAT, seat) else 0


def yield_of(state: StalingradState, slot: i64) -> i64:
    """Return the Rations that a Location yields by its chart (sg-3.7); Destroyed it yields none (sg-3.11)."""
    rubble = state.rubble[slot]
    return 0 if rubble == DESTROYED else state.rules.cards.chart[state.locations[slot]][rubble]


def add_rubble(state: StalingradState, slot: i64, amount: i64, rule: str) -> None:
    """Add Rubble; at the end of its chart the Location is Destroyed for good (sg-3.8, sg-3.15).

    Its Rubble is gone then (sg-3.9), what is placed besides is left out (sg-3.16), and nothing is added
    later (sg-3.10).
    """
    if state.rubble[slot] == DESTROYED or amount == 0:
        return
    location = state.locations[slot]
    count = state.rubble[slot] + amount
    limit = len(state.rules.cards.chart[location])
    if state.notices is not None:
        placed = int(min(amount, limit - state.rubble[slot]))
        state.tell("adds-rubble", rule, {"location": int(location), "amount": placed}, [])
    if count < limit:
        state.rubble[slot] = count
        return
    state.rubble[slot] = DESTROYED
    if state.notices is not None:
        state.tell("destroys-location", "sg-3.8", {"location": int(location)}, [])


def lose_rations(state: StalingradState, force: i64, amount: i64) -> i64:
    """Take up to *amount* Rations off a Force and return how many it lost."""
    lost = min(amount, state.rations[force])
    state.rations[force] -= lost
    return lost


def slot_at(state: StalingradState, location: i64) -> i64:
    """Return where a Location lies in the row."""
    for slot in range(SLOTS):
        if state.locations[slot] == location:
            return slot
    raise DataError(f"{state.rules.cards.ids[location]} is not in the row")


def perimeter_room(state: StalingradState, seat: i64) -> bool:
    """Tell whether some Perimeter zone has room for another Force of *seat*."""
    for slot in range(SLOTS):
        if has_room(state, seat, place_at(slot, PERIMETER)):
            return True
    return False
