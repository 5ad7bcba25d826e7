"""Hidden cards of BattleCards in the plain data of a state: where they lie, who may believe what of them."""

from __future__ import annotations

import json
from collections import defaultdict
from itertools import product
from random import Random
from typing import Any, Final

from tests.contract.notes.battlecards_cards import definition, definitions
from tests.contract.notes.battlecards_places import STACKS

PLACES: Final = ["deck", "under", "hand", *STACKS, "kept", "apart"]
UNORDERED: Final = ["hand", *STACKS, "kept"]
SECRET_KINDS: Final = ["unit", "kept"]
TRIES: Final = 200

Zones = dict[str, list[str]]
Spot = tuple[str, int]


def hidden_zones(data: Any) -> Zones:
    """Return the cards of every hidden zone by its name; the lists are those of *data*."""
    zones = {f"conflict/{number}": cards for number, cards in enumerate(data["conflict"], start=1)}
    for number, seat in enumerate(data["seats"], start=1):
        zones |= {f"{place}/{number}": seat[place] for place in PLACES}
    return zones


def beliefs(data: Any, watcher: int | None) -> dict[str, list[set[str]]]:
    """Return for each card the zones in which each of its hidden copies may be for *watcher*."""
    known = data["known"][-1 if watcher is None else watcher]
    return {id: [set(text.split(".")) for text in texts] for id, texts in known.items()}


def whereabouts(data: Any) -> dict[str, list[str]]:
    """Return for each card whose place may be secret the zones in which its hidden copies really are."""
    found: dict[str, list[str]] = defaultdict(list)
    for zone, cards in hidden_zones(data).items():
        for id in cards:
            if definition(id).kind in SECRET_KINDS:
                found[id].append(zone)
    return found


def misplaced(data: Any, watcher: int | None) -> list[str]:
    """Return the cards that are not all where *watcher* believes they may be."""
    believed, real = beliefs(data, watcher), whereabouts(data)
    return [
        id
        for id in sorted(believed.keys() | real.keys())
        if not can_match([{zone} for zone in real.get(id, [])], believed.get(id, []))
    ]


def can_match(sets: list[set[str]], wider: list[set[str]]) -> bool:
    """Tell whether each of *sets* can be paired with one of *wider* that includes it, and none is left."""
    partner: dict[int, int] = {}

    def find(number: int, tried: set[int]) -> bool:
        for other in range(len(wider)):
            if sets[number] <= wider[other] and other not in tried:
                tried.add(other)
                if other not in partner or find(partner[other], tried):
                    partner[other] = number
                    return True
        return False

    return len(sets) == len(wider) and all(find(number, set()) for number in range(len(sets)))


def exchanged(data: Any, watcher: int | None, random: Random) -> Any:
    """Return *data* with two cards exchanged that lie hidden from *watcher*; `None` if none were found.

    The others are made to know nothing, as what they know would no longer be true.
    """
    other = json.loads(json.dumps(data))
    zones = exchangeable(other)
    believed, real = beliefs(other, watcher), whereabouts(other)
    for _ in range(TRIES):
        one, two = any_spot(zones, random), any_spot(zones, random)
        if may_change_places(zones, one, two, believed, real):
            first, second = zones[one[0]][one[1]], zones[two[0]][two[1]]
            zones[one[0]][one[1]], zones[two[0]][two[1]] = second, first
            sort_zones(zones)
            forget(other, watcher)
            return other
    return None


def exchangeable(data: Any) -> Zones:
    """Return the hidden zones but for those of a seat that is picking: its picks are made in order."""
    picking = [str(number) for number, seat in enumerate(data["seats"], start=1) if seat["apart"]]
    zones = hidden_zones(data)
    return {
        zone: cards
        for zone, cards in zones.items()
        if zone.startswith("conflict") or zone.partition("/")[2] not in picking
    }


def any_spot(zones: Zones, random: Random) -> Spot:
    """Return a card's place in one of the zones, which are all as likely."""
    zone = random.choice([zone for zone, cards in zones.items() if cards])
    return zone, random.randrange(len(zones[zone]))


def may_change_places(
    zones: Zones, one: Spot, two: Spot, believed: dict[str, list[set[str]]], real: dict[str, list[str]]
) -> bool:
    """Tell whether two different cards may lie in each other's place, by all that somebody believes."""
    first, second = zones[one[0]][one[1]], zones[two[0]][two[1]]
    if first == second or one[0] == two[0]:
        return first != second
    return may_move(first, one[0], two[0], believed, real) and may_move(
        second, two[0], one[0], believed, real
    )


def may_move(
    id: str, origin: str, target: str, believed: dict[str, list[set[str]]], real: dict[str, list[str]]
) -> bool:
    """Tell whether a copy of a card may lie in *target* instead of *origin*, all others where they are."""
    if definition(id).kind not in SECRET_KINDS:
        return False
    zones = list(real[id])
    zones[zones.index(origin)] = target
    return can_match([{zone} for zone in zones], believed[id])


def sort_zones(zones: Zones) -> None:
    """Put the cards of zones without an order into the order of their numbers."""
    numbers = {each.id: number for number, each in enumerate(definitions())}
    for zone, cards in zones.items():
        if zone.partition("/")[0] in UNORDERED:
            cards.sort(key=numbers.__getitem__)


def forget(data: Any, watcher: int | None) -> None:
    """Let everybody but *watcher* believe that every hidden card may be anywhere."""
    kept = len(data["seats"]) if watcher is None else watcher
    real = whereabouts(data)
    for number in range(len(data["known"])):
        if number != kept:
            data["known"][number] = {
                id: [".".join(anywhere(id, len(data["seats"]), len(data["conflict"])))] * len(zones)
                for id, zones in real.items()
            }


def anywhere(id: str, seats: int, theatres: int) -> list[str]:
    """Return every zone in which a card of this kind and type may lie hidden."""
    card = definition(id)
    if card.kind == "kept":
        zones = [f"conflict/{theatre + 1}" for theatre in range(theatres)]
        return [f"kept/{seat + 1}" for seat in range(seats)] + zones
    places = ["deck", "under", "hand", card.type, "apart"]
    return [f"{place}/{seat + 1}" for seat, place in product(range(seats), places)]
