"""The games that are measured, by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from eastfront.kernel.edition import Setup


@dataclass(frozen=True)
class Case:
    """A game to measure: its set-up, and how many *games* tell the usual length of one."""

    setup: Setup
    games: int

    @property
    def title(self) -> str:
        """Names the set-up for a table."""
        return f"{self.setup.game}, {self.setup.edition}, {self.setup.seats} seats"


CASES: Final = {
    "barbarossa": Case(Setup("barbarossa", "kamikaze", 2), 40),
    "battlecards": Case(Setup("battlecards", "russian-front", 2), 40),
    "battlecards-combined": Case(Setup("battlecards", "combined", 4), 10),
    "stalingrad": Case(Setup("stalingrad", "standard", 2), 20),
}
