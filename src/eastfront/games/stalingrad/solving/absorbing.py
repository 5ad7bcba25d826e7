"""What a Force absorbs by its retreat and by its destruction, and who may retreat, from plain numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eastfront.games.stalingrad.ground import ROOM

# What any retreat absorbs, and any destruction besides the Force value (sg-8.3, sg-8.7).
RETREAT_LOSSES: Final = 2
DESTRUCTION_LOSSES: Final = 2


def usual_retreat(note: i64, harried: bool) -> i64:
    """Return what retreats of a side absorb in a battle before what a Force adds itself.

    *note* is what the Location adds for that side. Clauses: sg-8.3, sg-10.5, sg-12.8.
    """
    return RETREAT_LOSSES + note - (1 if harried else 0)


def retreat_of(usual: i64, medals: i64, stubborn: bool) -> i64:
    """Return what a Force's retreat absorbs, at least 1; *usual* is what any retreat in the battle does.

    Clauses: sg-8.19, sg-8.20, sg-11.5, sg-12.9.
    """
    return max(usual + medals + (1 if stubborn else 0), 1)


def destruction_of(value: i64, retreat: i64) -> i64:
    """Return what the destruction of a Force absorbs whose *retreat* absorbs so much (sg-8.7)."""
    return max(DESTRUCTION_LOSSES + value, retreat + 1)


def retreat_room(behind: i64, held: bool) -> i64:
    """Return how many Forces may retreat where others stand *behind*, none if *held* (sg-8.4, sg-8.5)."""
    return 0 if held else ROOM - behind
