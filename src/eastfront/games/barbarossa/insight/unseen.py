"""Cards out of sight of which a seat knows where they may be (bb-5.6, bb-5.7)."""

from __future__ import annotations

from eastfront.games.barbarossa.phrases.nouns import seat_name
from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.insight import Unseen
from eastfront.kernel.message import Message


def unseen_of(view: BarbarossaView, ids: list[str]) -> list[Unseen]:
    """Return the Event pile's unseen cards, then each seat's; *ids* are those of the cards by number."""
    found = [Unseen(Message("bb-unseen-events"), counted(view.events_unseen, ids))]
    for seat, seen in enumerate(view.seats):
        own = seat == view.seat
        title = Message("bb-unseen-own") if own else Message("bb-unseen-seat", who=seat_name(seat))
        found.append(Unseen(title, counted(seen.unseen, ids)))
    return [each for each in found if each.cards]


def counted(cards: list[int], ids: list[str]) -> dict[str, int]:
    """Return how many copies of each card there are, in the order of the cards."""
    return {ids[card]: cards.count(card) for card in sorted(set(cards))}
