"""Cards out of sight, by where they may be for all that the seat has seen (bc-16.8)."""

from __future__ import annotations

from eastfront.games.battlecards.knowledge import CONFLICT, DECK, PLACES, SEAT_STEP, UNDER, conflict_bit
from eastfront.games.battlecards.phrases.context import Context
from eastfront.games.battlecards.phrases.nouns import player_name, theatre_name, zone_word
from eastfront.games.battlecards.solving.numbers import certain_cards
from eastfront.kernel.insight import Unseen
from eastfront.kernel.message import Message


def unseen_of(context: Context) -> list[Unseen]:
    """Return the cards of each set of zones; those in zones that the seat sees are left out."""
    found = gathered(context)
    return [Unseen(Message("bc-unseen", places=places(context, mask)), found[mask]) for mask in sorted(found)]


def gathered(context: Context) -> dict[int, dict[str, int]]:
    """Count the cards by the mask of the zones they may be in, in the order of the cards."""
    rules = context.rules
    found: dict[int, dict[str, int]] = {}
    for theatre in range(rules.theatres):
        for card in certain_cards(context.view, rules, theatre):
            add(found, int(conflict_bit(theatre)), context.definitions[card].id)
    for token in range(rules.tokens):
        mask = context.view.known[token]
        if mask and not is_seen(context, mask):
            add(found, mask, context.definitions[rules.token_card[token]].id)
    return found


def add(found: dict[int, dict[str, int]], mask: int, id: str) -> None:
    """Count one more copy of a card."""
    cards = found.setdefault(mask, {})
    cards[id] = cards.get(id, 0) + 1


def is_seen(context: Context, mask: int) -> bool:
    """Tell whether a card lies before the seat's own eyes: in one zone, which is shown to it."""
    zones = zones_in(mask)
    if len(zones) > 1 or zones[0] >= CONFLICT or zones[0] % SEAT_STEP in (DECK, UNDER):
        return False
    return context.view.seats[zones[0] // SEAT_STEP].shown


def zones_in(mask: int) -> list[int]:
    """Return the zones of a mask."""
    return [zone for zone in range(mask.bit_length()) if mask >> zone & 1]


def places(context: Context, mask: int) -> list[Message]:
    """Name the hidden zones of a mask: those of each player together, then the Conflict decks."""
    owned: dict[int, list[Message]] = {}
    found: list[Message] = []
    for zone in zones_in(mask):
        if zone < CONFLICT:
            owned.setdefault(zone // SEAT_STEP, []).append(zone_word(PLACES[zone % SEAT_STEP]))
        else:
            found.append(deck_name(context, zone - CONFLICT))
    names = {seat: player_name(context.rules, seat) for seat in owned}
    return [Message("bc-unseen-places", who=names[seat], zones=owned[seat]) for seat in owned] + found


def deck_name(context: Context, theatre: int) -> Message:
    """Name a Conflict deck, with its theatre where there are two."""
    if not context.rules.combined:
        return zone_word("conflict")
    return Message("bc-unseen-conflict", theatre=theatre_name(int(context.rules.fronts[theatre])))
