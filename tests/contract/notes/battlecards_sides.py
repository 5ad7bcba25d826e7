"""Who sits where in BattleCards, from the names of the sides: theatres, alliances, allies, opponents."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.cards import Definition
from eastfront.kernel.edition import Setup
from tests.contract.notes.battlecards_cards import definitions, game

WEST: Final = ["german", "british"]
AXIS: Final = ["german", "barbarossa"]
NOBODY: Final = -1


class Sides:
    """The seats of one set-up and what follows from them."""

    def __init__(self, setup: Setup) -> None:
        self.names = game().describe().sides[setup.edition]
        self.answers = game().check(setup)
        west = [name in WEST for name in self.names]
        self.theatres = len(set(west))
        self.theatre = [int(not each) if self.theatres == 2 else 0 for each in west]
        self.alliance = [int(name not in AXIS) for name in self.names]

    def seat(self, side: str) -> int:
        """Return the seat that plays *side*."""
        return self.names.index(side)

    def ally(self, seat: int) -> int:
        """Return the other seat of the alliance."""
        return next((other for other in self.friends(seat) if other != seat), NOBODY)

    def friends(self, seat: int) -> list[int]:
        """Return the seats of the alliance."""
        return [other for other, each in enumerate(self.alliance) if each == self.alliance[seat]]

    def shows(self, seat: int, watcher: int | None) -> bool:
        """Tell whether *watcher* sees the cards of *seat* (bc-16.1, bc-16.13, bc-16.14)."""
        allied = self.answers["allied_cards"] == "shown" and watcher == self.ally(seat)
        return watcher is not None and (seat == watcher or allied)

    def theatre_of(self, card: int) -> int:
        """Return the theatre whose Conflict deck a card belongs to."""
        return int(definitions()[card].theatre != "western") if self.theatres == 2 else 0

    def home_seats(self, battle: Definition) -> list[int]:
        """Return whose home a battle is for; Germany is home to both who play Germans (bc-13.39)."""
        if not battle.homeland:
            return []
        if battle.homeland in AXIS:
            return [seat for seat, name in enumerate(self.names) if name in AXIS]
        return [self.seat(battle.homeland)]
