"""Notices: the facts that the rules report, with their clause, and who may identify the cards."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.data import Data

EVERYBODY: Final = -1
BACK: Final = -1


class Notice:
    """A fact: what (*id*), under which *rule*, public arguments, and cards that moved.

    The cards go from zone *origin* to zone *target* (names, empty if nothing moved). Seats in the
    bit mask *seen* may identify them, the others see as many backs.
    """

    def __init__(
        self,
        id: str,
        rule: str,
        arguments: dict[str, int],
        cards: list[int],
        origin: str,
        target: str,
        seen: int,
    ) -> None:
        self.id = id
        self.rule = rule
        self.arguments = arguments
        self.cards = cards
        self.origin = origin
        self.target = target
        self.seen = seen

    def shown_to(self, seat: int | None) -> Notice:
        """Return the notice as *seat* may know it; `None` is the spectator."""
        if self.seen == EVERYBODY or (seat is not None and self.seen & (1 << seat)):
            return self
        backs = [BACK] * len(self.cards)
        return Notice(self.id, self.rule, self.arguments, backs, self.origin, self.target, EVERYBODY)

    def to_data(self, card_ids: list[str]) -> Data:
        """Return the notice as plain data; cards go by the ids of their definitions."""
        return {
            "id": self.id,
            "rule": self.rule,
            "arguments": dict(self.arguments),
            "cards": ["back" if card == BACK else card_ids[card] for card in self.cards],
            "origin": self.origin,
            "target": self.target,
            "seen": self.seen,
        }
