"""Names of the BattleCards toy: a frame's *it* is a stack by its type, nouns are places or cards."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.kernel.catalogue import Catalogue
from eastfront.kernel.data import Data, Record
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD
from tests.kernel.toys.battlecards.state import PASS, STAND, TYPES, VERBS


class Names(Catalogue):
    def it_to_data(self, it: i64) -> Data:
        return int(it)

    def read_it(self, record: Record) -> int:
        return record.within("it", NO_CARD, len(TYPES) - 1)

    def option_name(self, option: i64) -> str:
        verb, noun = int(verb_of(option)), int(noun_of(option))
        if verb == PASS:
            return VERBS[verb]
        return f"{VERBS[verb]} {self.ids[noun] if verb == STAND else noun}"

    def option(self, name: str) -> int:
        verb, _, noun = name.partition(" ")
        number = int(noun) if noun.isdigit() else self.card(noun) if noun else 0
        return int(option_of(VERBS.index(verb), number))
