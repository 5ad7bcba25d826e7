"""Moves that win the game: into the last Location, by somebody who is not missed where he stood."""

from __future__ import annotations

from eastfront.games.stalingrad.state import SLOTS
from eastfront.games.stalingrad.verbs import ENTER, MOVE
from eastfront.players.scripted.stalingrad.roads import Road, Roads, left_by
from eastfront.players.scripted.stalingrad.situation import Field


def entering(field: Field) -> list[int]:
    """Go on with a move that wins."""
    mover = int(field.frame().source)
    won = [field.take(ENTER, road.next) for road in winning_roads(field) if road.force == mover]
    return won or field.options


def winning_moves(field: Field) -> list[int]:
    """Return the moves that win."""
    movers = [road.force for road in winning_roads(field)]
    return [field.take(MOVE, force) for force in field.offered(MOVE) if force in movers]


def winning_roads(field: Field) -> list[Road]:
    """Return the ways, of one move or two, after which the player Controls all five Locations.

    Nobody can answer them before the turn ends, which then wins the game (sg-1.10, sg-1.11).
    """
    if field.owners.count(field.seat) != SLOTS - 1:
        return []
    last = [owner == field.seat for owner in field.owners].index(False)
    if field.fronts[field.foe][last]:
        return []
    rations = field.view.rations
    roads = [road for road in Roads(field).to(last) if rations[road.force] >= road.rations]
    return [road for road in roads if not left_by(field, [road])]
