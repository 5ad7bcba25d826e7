"""Stable names of options, nouns and zones: what logs, positions and scripts are written in."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.stalingrad.state import PLACES
from eastfront.games.stalingrad.verbs import CARD, NONE, NOUNS, VERBS, ZONE
from eastfront.kernel.catalogue import Catalogue
from eastfront.kernel.errors import DataError


class Names(Catalogue):
    """Turns numbers of the rules into names and back."""

    def noun_name(self, verb: i64, noun: i64) -> str:
        """Return the name of the noun of *verb*, empty where it has none."""
        kind = NOUNS[verb]
        if kind == NONE:
            return ""
        return self.ids[noun] if kind == CARD else PLACES[noun]

    def noun(self, verb: int, name: str) -> int:
        """Return the noun of *verb* that bears *name*."""
        kind = NOUNS[verb]
        if kind == NONE and not name:
            return 0
        if kind == CARD:
            return self.card(name)
        if kind == ZONE and name in PLACES:
            return PLACES.index(name)
        raise DataError(f"{name!r} is not something to {VERBS[verb]}")
