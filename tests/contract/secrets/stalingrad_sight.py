"""Cards of Stalingrad that must be in a hand, counted kind by kind from what has come into the open."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from eastfront.kernel.notices import BACK, Notice
from tests.contract.notes.stalingrad_cards import SIDES, copies, definitions, side_of

LASTING: Final = ["pending", "in-play", "flipped"]


class StalingradSight:
    """What one seat must be sure of, at the least, from the notices shown to it.

    *shown* counts the Action cards that lie open, by zone; *held* the fewest copies of each in a hand.
    """

    def __init__(self) -> None:
        self.shown: dict[str, Counter[int]] = {zone: Counter() for zone in [*LASTING, "discard"]}
        self.held: Counter[int] = Counter()

    def hear(self, notice: Notice) -> None:
        """Count cards that come into the open or leave it; a deck that is at its end shows a hand."""
        origin, target = (zone.partition("/")[0] for zone in (notice.origin, notice.target))
        if notice.id == "rebuilds":
            self.conclude(notice.arguments["seat"])
        elif BACK not in notice.cards and origin != target:
            for zone, change in ((origin, -1), (target, 1)):
                if zone in self.shown:
                    self.shown[zone].update(dict.fromkeys(notice.cards, change))
            if origin == "hand":
                self.held.subtract(card for card in notice.cards if self.held[card])

    def conclude(self, seat: int) -> None:
        """Note that all cards of a side that lie open nowhere are in its hand; its discard pile is gone."""
        for card, count in Counter(copies("action", SIDES[seat])).items():
            self.held[card] = count - sum(cards[card] for cards in self.shown.values())
            self.shown["discard"][card] = 0

    def unsure(self, view: Any) -> list[str]:
        """Return the cards that a view's plain data does not name among those in a hand."""
        return [
            definitions()[card].id
            for card, count in self.held.items()
            if view["seats"][side_of(card)]["known"].count(definitions()[card].id) < count
        ]
