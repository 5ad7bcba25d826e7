"""How scenes name things: cards by id, seats by side, Locations by slot or id, options as `move 71st-…`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from eastfront.games.stalingrad.game import Stalingrad
from eastfront.games.stalingrad.state import SLOTS, StalingradState
from eastfront.games.stalingrad.tables import SIDES
from eastfront.games.stalingrad.verbs import VERBS
from eastfront.kernel.decision import verb_of
from eastfront.kernel.zones import Zone
from tests.checkout import ROOT, python_files

Slot = int | str
NOTICE_FILES: Final = ["scoring.py", "ground.py", "setup.py"]


@cache
def game() -> Stalingrad:
    """Return the one game that all scenes share; it holds no state."""
    return Stalingrad()


@cache
def notice_ids() -> set[str]:
    """Return every word that the sequence of play, the ops or the table may tell a notice by."""
    package = "src/eastfront/games/stalingrad"
    paths = [*python_files(f"{package}/sequence", f"{package}/ops")]
    paths += [ROOT / package / name for name in NOTICE_FILES]
    words = {word for path in paths for word in re.findall(r'"([a-z-]+)"', path.read_text())}
    return words | {f"ends-{ending}" for ending in game().description.endings.names}


def card_id(card: int) -> str:
    """Return the id of *card*."""
    return game().names.ids[card]


def card_number(name: str) -> int:
    """Return the card that bears the id *name*."""
    assert name in game().names.numbers, f"there is no card {name!r}"
    return game().names.numbers[name]


def card_ids(cards: Sequence[int]) -> list[str]:
    """Return the ids of *cards* in their order."""
    return [card_id(card) for card in cards]


def from_top(zone: Zone) -> list[str]:
    """Return the ids of a pile, top first."""
    return card_ids([int(card) for card in zone.cards])[::-1]


def listed(zone: Zone) -> list[str]:
    """Return the ids of the cards of *zone*, sorted."""
    return sorted(card_ids([int(card) for card in zone.cards]))


def seat_number(name: str) -> int:
    """Return the seat of a side."""
    assert name in SIDES, f"nobody is called {name!r}"
    return SIDES.index(name)


def slot_number(row: Sequence[str], slot: Slot) -> int:
    """Return the slot, from 0, that a test calls by its number from 1 or by its Location."""
    if isinstance(slot, int):
        assert 1 <= slot <= SLOTS, f"there is no slot {slot}"
        return slot - 1
    assert slot in row, f"{slot} does not lie in the row"
    return list(row).index(slot)


def options_of(state: StalingradState, verb: str) -> list[int]:
    """Return the options of a verb in the order in which they are offered."""
    assert verb in VERBS, f"there is no verb {verb!r}"
    return [int(option) for option in state.options if VERBS[verb_of(option)] == verb]
