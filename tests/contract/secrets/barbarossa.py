"""Exchanging cards of Barbarossa that a seat cannot tell apart, in the plain data of a state."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.contract.notes.barbarossa import definitions

Spot = tuple[list[str], int]


def exchanged(data: Any, seat: int | None, random: Random) -> Any:
    """Return *data* with two cards exchanged that lie hidden from *seat*; `None` if there are none."""
    other = json.loads(json.dumps(data))
    groups = [secret_spots(each, number == seat) for number, each in enumerate(other["seats"])]
    groups.append(unseen_events(other))
    pairs = [(one, two) for spots in groups for one in spots for two in spots if card_at(one) < card_at(two)]
    if not pairs:
        return None
    one, two = random.choice(pairs)
    one[0][one[1]], two[0][two[1]] = card_at(two), card_at(one)
    numbers = {each.id: number for number, each in enumerate(definitions())}
    for each in other["seats"]:
        each["hand"].sort(key=numbers.__getitem__)
    return other


def secret_spots(seat: Any, own: bool) -> list[Spot]:
    """Return where a seat's cards lie that may be exchanged: the deck, for others also the unknown hand."""
    spots = [(seat["deck"], number) for number in range(len(seat["deck"]))]
    if not own:
        known = list(seat["known"])
        for number, card in enumerate(seat["hand"]):
            if card in known:
                known.remove(card)
            else:
                spots.append((seat["hand"], number))
    return spots


def unseen_events(data: Any) -> list[Spot]:
    """Return where in the pile of Events those lie that nobody has seen put there."""
    events = data["events"]
    return [(events, number) for number in range(data["known_below"], len(events) - data["known_above"])]


def card_at(spot: Spot) -> str:
    """Return the card at a spot."""
    return spot[0][spot[1]]
