"""Roads: how a Force gets to a Control zone, and what that costs."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from eastfront.games.stalingrad.ground import ROOM
from eastfront.games.stalingrad.sequence.moving import FREE_MOVES
from eastfront.players.scripted.stalingrad.situation import EVERY_SLOT, Field


@mypyc_attr(acyclic=True)
class Road:
    """The way of a Force to a Control zone: the zone to enter next, the Rations it takes in all."""

    __slots__ = ("force", "next", "origin", "rations")

    def __init__(self, force: int, origin: int, next: int, rations: int) -> None:
        self.force = force
        self.origin = origin
        self.next = next
        self.rations = rations


class Roads:
    """All ways of the player's Forces at this decision."""

    def __init__(self, field: Field, free: bool = False) -> None:
        self.field = field
        self.free = free
        self.free_march = field.marches_free()
        self.from_perimeter = field.facts.rules.from_perimeter
        seat = field.seat
        self.front_room = [len(field.fronts[seat][slot]) < ROOM for slot in EVERY_SLOT]
        self.rear_room = [len(field.rears[seat][slot]) < ROOM for slot in EVERY_SLOT]

    def to(self, slot: int) -> list[Road]:
        """Return the ways of all Forces outside to a Control zone with room."""
        field = self.field
        if not self.front_room[slot]:
            return []
        open_front = self.is_open(slot)
        found: list[Road] = []
        for place, forces in enumerate(field.me.places):
            if forces and place != 2 * slot:
                for force in forces:
                    road = self.road(force, place, slot, open_front)
                    if road is not None:
                        found.append(road)
        return found

    def is_open(self, slot: int) -> bool:
        """Tell whether a Control zone is open from all sides (sg-5.10, sg-5.11)."""
        # Whatever marker lies there, only an enemy who is alone bars the way.
        field = self.field
        return bool(field.fronts[field.seat][slot]) or not field.fronts[field.foe][slot]

    def road(self, force: int, place: int, slot: int, open_front: bool) -> Road | None:
        """Return the way of a Force, whether it can pay it or not."""
        if place % 2 == 0 or (self.from_perimeter and open_front):
            return Road(force, place, 2 * slot, self.price(force, 1, 0)) if open_front else None
        if place == 2 * slot + 1:
            return Road(force, place, 2 * slot, self.price(force, 1, 0))
        if not self.rear_room[slot]:
            return None
        return Road(force, place, 2 * slot + 1, self.price(force, 1, 1))

    def price(self, force: int, moves: int, marches: int) -> int:
        """Return the Rations for a number of moves and peripheral marches."""
        if self.free and not marches:
            return 0
        left = FREE_MOVES - self.field.view.strolls[force]
        if self.field.facts.mobile[force]:
            return max(moves + marches - left, 0)
        return moves + (0 if self.free_march and left >= marches else marches)


class Arrivals(Roads):
    """All ways of the player's Forces, and the shortest of a *force* that arrives at one of the *gates*."""

    def __init__(self, field: Field, force: int, gates: list[int]) -> None:
        super().__init__(field)
        self.force = force
        self.gates = gates

    def to(self, slot: int) -> list[Road]:
        """Return the ways to a Control zone with room, one for each Force."""
        found = super().to(slot)
        if self.front_room[slot]:
            open_front = self.is_open(slot)
            ways = [self.road(self.force, gate, slot, open_front) for gate in self.gates]
            shortest = min((way for way in ways if way is not None), key=length, default=None)
            if shortest is not None:
                found.append(shortest)
        return found


def length(road: Road) -> tuple[int, bool]:
    """Return what is least for a short way: few Rations, and from the Perimeter zone of that Location."""
    return road.rations, road.origin != road.next + 1


class Tunnels(Roads):
    """The ways that a card opens: into any Control zone, from anywhere or from *controlled* ones."""

    def __init__(self, field: Field, controlled: bool) -> None:
        super().__init__(field, True)
        self.controlled = controlled

    def road(self, force: int, place: int, slot: int, open_front: bool) -> Road | None:
        """Return the way of a Force, which costs nothing."""
        if self.controlled and (place % 2 or self.field.owners[place // 2] != self.field.seat):
            return None
        return Road(force, place, 2 * slot, 0)


def left_by(field: Field, roads: list[Road]) -> int:
    """Return the slots, a bit each, that the player no longer holds once all have gone; markers hold on."""
    gone = [road.force for road in roads]
    left = 0
    for road in roads:
        slot = road.origin // 2
        if road.origin % 2 == 0 and is_left(field, slot, gone):
            left |= 1 << slot
    return left


def is_left(field: Field, slot: int, gone: list[int]) -> bool:
    """Tell whether the player no longer holds a Location where he stands once some Forces have *gone*."""
    seat = field.seat
    if field.facts.rules.markers and field.owners[slot] == seat:
        return False
    return all(force in gone for force in field.fronts[seat][slot])
