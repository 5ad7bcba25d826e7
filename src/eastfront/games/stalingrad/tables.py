"""Facts of all cards as columns, for fast reading: one entry for each card definition."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

GERMAN: Final = 0
SOVIET: Final = 1
SIDES: Final = ["german", "soviet"]
NO_SEAT: Final = -1

LOCATION: Final = 0
FORCE: Final = 1
ACTION_CARD: Final = 2
CARD_KINDS: Final = ["location", "force", "action"]

# What a Force is, and which of these are armoured (sg-11.7).
TYPES: Final = ["infantry", "motorised", "tanks", "engineers"]
ARMOURED: Final = ["motorised", "tanks"]

# What a Force can do, one bit each.
ABILITIES: Final = ["mobile", "assault", "defence", "stubborn", "sappers"]
MOBILE: Final = 1
ASSAULT: Final = 2
DEFENCE: Final = 4
STUBBORN: Final = 8
SAPPERS: Final = 16

# What an Action card is marked as, one bit each.
KEYWORDS: Final = ["air", "artillery", "uranus"]

# What Locations answer while somebody Controls them, or whoever fights there.
QUESTIONS: Final = ["draw", "shelter", "price", "toll", "retreat", "flips", "march", "armour"]
DRAW_NOTE: Final = 0
SHELTER: Final = 1
PRICE: Final = 2
TOLL: Final = 3
RETREAT_NOTE: Final = 4
FLIPS: Final = 5
MARCH: Final = 6
ARMOUR: Final = 7

# When an Action card's program may run.
MODES: Final = ["action", "battle", "reaction"]
IN_ACTION: Final = 0
IN_BATTLE: Final = 1
IN_REACTION: Final = 2

ROLES: Final = ["attacker", "defender"]
ATTACKER: Final = 0
DEFENDER: Final = 1
ANY_ROLE: Final = -1

NO_PROGRAM: Final = -1


class CardTables:
    """One column for each fact; *size* is the number of definitions.

    *clause* is the one that a card's event rests on. *note* holds by question and Location what its note
    amounts to; *note_holder* the side that must Control it, *note_types* the types of Force it is about,
    *note_first* whether only the first purchase counts.
    """

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.ids: list[str] = []
        self.clause: list[str] = []
        self.kind: vec[i64] = vec[i64]([0] * size)
        self.side: vec[i64] = vec[i64]([NO_SEAT] * size)
        self.type: vec[i64] = vec[i64]([0] * size)
        self.value: vec[i64] = vec[i64]([0] * size)
        self.combat: vec[i64] = vec[i64]([0] * size)
        self.rations: vec[i64] = vec[i64]([0] * size)
        self.abilities: vec[i64] = vec[i64]([0] * size)
        self.armoured: vec[i64] = vec[i64]([0] * size)
        self.chart: list[vec[i64]] = [vec[i64]() for _ in range(size)]
        self.keeps: vec[i64] = vec[i64]([0] * size)
        self.note: list[vec[i64]] = [vec[i64]([0] * size) for _ in QUESTIONS]
        self.note_holder: list[vec[i64]] = [vec[i64]([NO_SEAT] * size) for _ in QUESTIONS]
        self.note_types: list[vec[i64]] = [vec[i64]([0] * size) for _ in QUESTIONS]
        self.note_first: list[vec[i64]] = [vec[i64]([0] * size) for _ in QUESTIONS]
        self.copies: vec[i64] = vec[i64]([1] * size)
        self.firefight: vec[i64] = vec[i64]([0] * size)
        self.keywords: vec[i64] = vec[i64]([0] * size)
        self.role: vec[i64] = vec[i64]([ANY_ROLE] * size)
        self.discount: vec[i64] = vec[i64]([0] * size)
        self.draws: vec[i64] = vec[i64]([0] * size)
        self.program: list[vec[i64]] = [vec[i64]([NO_PROGRAM] * size) for _ in MODES]
        # Programs of the sequence of play.
        self.turn: i64 = NO_PROGRAM
        self.provision: i64 = NO_PROGRAM
        self.resupply: i64 = NO_PROGRAM
        self.move: i64 = NO_PROGRAM
        self.reinforce: i64 = NO_PROGRAM
        self.attack: i64 = NO_PROGRAM
        self.announce: vec[i64] = vec[i64]([NO_PROGRAM] * len(MODES))


def other_seat(seat: i64) -> i64:
    """Return the enemy of *seat*."""
    return 1 - seat


def mask_of(words: list[str], all_words: list[str]) -> int:
    """Return the bits of *words*, each by its place among *all_words*."""
    mask = 0
    for word in words:
        mask |= 1 << all_words.index(word)
    return mask
