"""Cards with one printed number changed, for rulings that no card of the sets can show."""

from __future__ import annotations

from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.battlecards.tables import TYPES
from tests.games.battlecards.naming import card_number, game

BY_TYPE: Final = ["attack", "defence"]


def reprint(patch: pytest.MonkeyPatch, card: str, column: str, value: int, against: str = "") -> None:
    """Print *value* on *card* until the test is over; attacks and defences are those *against* a type."""
    tables = game().card_set.tables
    values = [int(each) for each in getattr(tables, column)]
    number = card_number(card)
    assert (column in BY_TYPE) == (against in TYPES), f"{column} against {against!r}"
    values[number * 3 + TYPES.index(against) if against else number] = value
    patch.setattr(tables, column, vec[i64](values))
