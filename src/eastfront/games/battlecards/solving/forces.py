"""Who may take part in an attack, for all that its own side knows."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.tables import AIR, GROUND, SEA, CardTables
from eastfront.games.battlecards.verbs import RAID_GROUND, RAID_SEA

# The types that take part in each raid, as masks (bc-13.49).
RAIDS: Final = {RAID_GROUND: 1 << GROUND | 1 << AIR, RAID_SEA: 1 << SEA | 1 << AIR}


def has_forces(cards: CardTables, stacks: list[list[int]], forces: int, is_abroad: bool) -> bool:
    """Tell whether a unit in *stacks* takes part: Leaders, abroad all commanders, do not.

    Clauses: bc-3.8, bc-6.14, bc-6.15, bc-13.22.
    """
    stays = cards.commander if is_abroad else cards.leader
    for type, stack in enumerate(stacks):
        if forces >> type & 1:
            for card in stack:
                if not stays[card]:
                    return True
    return False
