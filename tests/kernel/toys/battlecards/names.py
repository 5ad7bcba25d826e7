"""Names of the BattleCards toy: a frame's *it* is a stack by its type, nouns are places or cards."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.kernel.catalogue import Catalogue
from eastfront.kernel.data import Data, Record
from eastfront.kernel.frames import NO_CARD
from tests.kernel.toys.battlecards.state import PASS, STAND, TYPES


class Names(Catalogue):
    def it_to_data(self, it: i64) -> Data:
        return int(it)

    def read_it(self, record: Record) -> int:
        return record.within("it", NO_CARD, len(TYPES) - 1)

    def noun_name(self, verb: i64, noun: i64) -> str:
        if verb == PASS:
            return ""
        return self.ids[noun] if verb == STAND else str(noun)

    def noun(self, verb: int, name: str) -> int:
        return int(name) if name.isdigit() else self.card(name) if name else 0
