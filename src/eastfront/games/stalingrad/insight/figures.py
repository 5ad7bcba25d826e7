"""What a table shows of the rules: who holds what, totals, what counts no more, and what goes where."""

from __future__ import annotations

from eastfront.games.stalingrad.battle import NO_SLOT, amount_of, seat_of, source_of
from eastfront.games.stalingrad.cards import Note
from eastfront.games.stalingrad.ground import (
    controller,
    count_controlled,
    note_at,
    place_at,
    place_of,
    yield_of,
)
from eastfront.games.stalingrad.insight.unseen import hidden_forces
from eastfront.games.stalingrad.phrases.context import Context
from eastfront.games.stalingrad.rules import Rules
from eastfront.games.stalingrad.sequence.totals import is_struck
from eastfront.games.stalingrad.state import CONTROL, DESTROYED, PLACES, SLOTS, StalingradState
from eastfront.games.stalingrad.tables import FLIPS, NO_SEAT, QUESTIONS, SIDES
from eastfront.games.stalingrad.verbs import INFILTRATING, KINDS, MARCHING, MOVING, PLACING, STATIONING
from eastfront.kernel.data import Data
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.zones import zone_name


def figures_of(context: Context) -> dict[str, Data]:
    """Return what the rules make of a view, cards by their ids.

    By slot, *locations*: the *holder*'s seat or null, whether it is *contested* or *destroyed*, the
    *rations* that it yields, and its *notes* that are not lost, as `note_figures` tells them. By seat:
    *held* counts the Locations, *muster* lists the Forces that the set-up may still choose. By Force on
    the table: *combat*, medals included. *traveller* is the *force* to be put somewhere now and the
    *zone* that it comes from, or null; *turn_cap* the last turn of each side; *battle* is null or tells
    by seat what `battle_side` says.
    """
    table = context.table()
    return {
        "locations": [location(context, table, slot) for slot in range(SLOTS)],
        "held": [int(count_controlled(table, seat)) for seat in range(len(SIDES))],
        "muster": [muster(context, seat) for seat in range(len(SIDES))],
        "combat": combat(context),
        "traveller": traveller(context),
        "turn_cap": int(context.rules.turn_cap),
        "battle": battle_sides(context, table),
    }


def location(context: Context, table: StalingradState, slot: int) -> Data:
    """Return how things stand at a Location."""
    holder = int(controller(table, slot))
    place = place_at(slot, CONTROL)
    return {
        "holder": None if holder == NO_SEAT else holder,
        "contested": all(len(army.places[place].cards) > 0 for army in table.seats),
        "destroyed": table.rubble[slot] == DESTROYED,
        "rations": int(yield_of(table, slot)),
        "notes": [
            note_figures(note, context.rules)
            for note in context.definitions[table.locations[slot]].notes
            if note_at(table, slot, QUESTIONS.index(note.question)) != 0
        ],
    }


def note_figures(note: Note, rules: Rules) -> Data:
    """Return a note: its *question* and *amount*, the seat that must hold the Location (*holder*) or null.

    *types* are the Forces that it is about, all if there are none, *first* limits it to the first
    purchase of a turn, and *attacking* to battles in which whoever it is for attacks (sg-7.13).
    """
    return {
        "question": note.question,
        "amount": note.amount,
        "holder": SIDES.index(note.holder) if note.holder else None,
        "types": list[Data](note.types),
        "first": note.first,
        "attacking": note.question == QUESTIONS[FLIPS] and not rules.both_flip,
    }


def muster(context: Context, seat: int) -> Data:
    """Return the Forces left to choose from; afterwards those in the pile are to come by themselves."""
    if context.view.settled:
        return []
    return [context.definitions[force].id for force in hidden_forces(context, seat)]


def combat(context: Context) -> Data:
    """Return the Combat of every Force on the table, which a medal raises by 1 (sg-8.18)."""
    view = context.view
    printed = context.rules.cards.combat
    forces = [force for seen in view.seats for zone in seen.places for force in zone]
    return {context.definitions[force].id: int(printed[force] + view.medals[force]) for force in forces}


def traveller(context: Context) -> Data:
    """Return the Force that the question is about, where it asks for a zone."""
    kind = context.view.kind
    seat = context.view.asked
    if kind == KINDS[STATIONING]:
        return travelling(context, context.army().top, zone_name("pile", seat))
    if kind == KINDS[PLACING]:
        return travelling(context, int(context.frame().it), zone_name("chosen", seat))
    force = NO_CARD
    if kind == KINDS[MOVING]:
        force = int(context.frame().source)
    elif kind in (KINDS[MARCHING], KINDS[INFILTRATING]):
        force = int(context.frame().it)
    if force == NO_CARD:
        return None
    return travelling(context, force, zone_name(PLACES[context.place(force)], seat))


def travelling(context: Context, force: int, zone: str) -> Data:
    """Return a Force by its id with the zone that it comes from."""
    return {"force": context.definitions[force].id, "zone": zone}


def battle_sides(context: Context, table: StalingradState) -> Data:
    """Return both sides of the battle at hand, if there is one."""
    if table.battle.slot == NO_SLOT:
        return None
    return [battle_side(context, table, seat) for seat in range(len(SIDES))]


def battle_side(context: Context, table: StalingradState, seat: int) -> Data:
    """Return what a side has in battle.

    *total* is null until the first contribution; *entries* are its contributions in order, each with
    the card that is its *source* (empty for the Forces), its *amount*, and whether it is *struck* out;
    *retreated* lists the Forces that fight no more, and *ignores* is how many losses it ignores.
    """
    battle = table.battle
    front = place_at(battle.slot, CONTROL)
    gone = [force for force in battle.engaged[seat].cards if place_of(table, force) != front]
    return {
        "total": context.total(seat) if len(battle.entries) > 0 else None,
        "entries": [entry(context, int(each)) for each in battle.entries if seat_of(each) == seat],
        "retreated": [context.definitions[force].id for force in gone],
        "ignores": int(battle.spared[seat] + battle.shrugged[seat]),
    }


def entry(context: Context, each: int) -> Data:
    """Return a contribution."""
    source = int(source_of(each))
    return {
        "source": "" if source == NO_CARD else context.definitions[source].id,
        "amount": int(amount_of(each)),
        "struck": is_struck(context.view.battle, each, context.rules.cards),
    }
