"""Cards of BattleCards that somebody has seen go into a hidden zone which nothing has left unseen since."""

from __future__ import annotations

from collections import Counter
from typing import Any

from eastfront.kernel.notices import BACK, Notice
from tests.contract.notes.battlecards_cards import definitions
from tests.contract.notes.battlecards_places import BITS


class BattleCardsSight:
    """What one seat must be sure of, at the least, from the notices shown to it."""

    def __init__(self) -> None:
        self.seen: Counter[tuple[int, str]] = Counter()

    def hear(self, notice: Notice) -> None:
        """Note the cards that are seen, and forget what may have left a zone unseen."""
        if notice.id == "looks":
            self.looks(notice)
        elif notice.id == "uses-leader":
            self.shows(notice.arguments["leader"], f"ground/{notice.arguments['seat'] + 1}")
        elif notice.id == "shows-commander":
            self.shows(notice.cards[0], notice.origin)
        elif BACK in notice.cards:
            self.forgets(notice.origin)
        else:
            for card in notice.cards:
                self.moves(card, notice.origin, notice.target)

    def looks(self, notice: Notice) -> None:
        """Note all cards of a zone, if they are shown."""
        if BACK not in notice.cards:
            self.forgets(notice.origin)
            for card in notice.cards:
                self.seen[card, notice.origin] += 1

    def shows(self, card: int, zone: str) -> None:
        """Note a card that is shown and stays where it is."""
        self.seen[card, zone] = max(1, self.seen[card, zone])

    def forgets(self, zone: str) -> None:
        """Forget what lay in *zone*."""
        for card, place in list(self.seen):
            if place == zone:
                del self.seen[card, place]

    def moves(self, card: int, origin: str, target: str) -> None:
        """Note a card that moves before one's eyes."""
        if self.seen[card, origin]:
            self.seen[card, origin] -= 1
        if target in BITS and definitions()[card].kind in ("unit", "kept"):
            self.seen[card, target] += 1

    def unsure(self, view: Any) -> list[str]:
        """Return the cards of which a view's plain data does not say where they are."""
        known = view["known"]
        return [
            f"{definitions()[card].id} in {zone}"
            for (card, zone), count in self.seen.items()
            if known.get(definitions()[card].id, []).count(zone) < count
        ]
