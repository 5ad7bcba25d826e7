"""Card facts as columns by card number: what the rules read while they run."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

GROUND: Final = 0
AIR: Final = 1
SEA: Final = 2
TYPES: Final = ["ground", "air", "sea"]

UNIT: Final = 0
BATTLE: Final = 1
BUILDUP: Final = 2
IMMEDIATE: Final = 3
KEPT: Final = 4
CARD_KINDS: Final = ["unit", "battle", "buildup", "immediate", "kept"]

CLASSES: Final = [
    "infantry",
    "armor",
    "artillery",
    "aa",
    "general",
    "leader",
    "fighter",
    "attack",
    "bomber",
    "battleship",
    "cruiser",
    "destroyer",
    "submarine",
    "light",
    "carrier",
    "admiral",
]
CLASSES_BY_TYPE: Final = {"ground": CLASSES[:6], "air": CLASSES[6:9], "sea": CLASSES[9:]}
# Every other class is one of ordinary units (bc-6.12).
COMMANDERS: Final = ["general", "leader", "admiral"]

SIDES: Final = ["german", "british", "barbarossa", "soviet"]
NO_SIDE: Final = -1
WESTERN: Final = 0
RUSSIAN: Final = 1
AXIS: Final = 0
ALLIANCES: Final = ["axis", "allies"]

NO_WINDOW: Final = 0
WINDOW_DELAY: Final = 1
WINDOW_TURN: Final = 2
WINDOW_ROUND: Final = 3
WINDOW_DESTRUCTION: Final = 4
WINDOW_COUNTER: Final = 5
WINDOWS: Final = ["", "delay", "turn", "round", "destruction", "counter"]

NO_REQUIREMENT: Final = 0
HOLDS: Final = 1
FOUGHT: Final = 2
FORMS: Final = ["", "holds", "fought"]

NOT_APPLICABLE: Final = -1
NO_TYPE: Final = -1
NO_PROGRAM: Final = -1


def theatre_of(side: int) -> int:
    """Return the theatre that *side* fights in: 0 in the West, 1 on the Russian Front (bc-13.1)."""
    return WESTERN if side < 2 else RUSSIAN


def alliance_of(side: int) -> int:
    """Return 0 for the Axis, 1 for the Allies (bc-13.2)."""
    return side % 2


class CardTables:
    """One column a fact; three numbers a card, by unit type, where a fact depends on the type."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.ids: list[str] = []
        self.kind: vec[i64] = vec[i64]([0] * size)
        self.type: vec[i64] = vec[i64]([NO_TYPE] * size)
        self.side: vec[i64] = vec[i64]([NO_SIDE] * size)
        self.group: vec[i64] = vec[i64]([0] * size)
        self.commander: vec[i64] = vec[i64]([0] * size)
        self.leader: vec[i64] = vec[i64]([0] * size)
        self.phases: vec[i64] = vec[i64]([0] * size)
        self.shots: vec[i64] = vec[i64]([0] * size)
        self.attack: vec[i64] = vec[i64]([NOT_APPLICABLE] * (3 * size))
        self.defence: vec[i64] = vec[i64]([0] * (3 * size))
        self.has_aura: vec[i64] = vec[i64]([0] * size)
        self.aura_attack: vec[i64] = vec[i64]([0] * (3 * size))
        self.aura_defence: vec[i64] = vec[i64]([0] * (3 * size))
        self.autokill: vec[i64] = vec[i64]([NOT_APPLICABLE] * (3 * size))
        self.can_autokill: vec[i64] = vec[i64]([0] * size)
        self.supports: vec[i64] = vec[i64]([0] * size)
        self.support_attack: vec[i64] = vec[i64]([0] * size)
        self.support_defence: vec[i64] = vec[i64]([0] * size)
        self.air_group: vec[i64] = vec[i64]([0] * size)
        self.leader_draw: vec[i64] = vec[i64]([0] * size)
        self.leader_deploy: vec[i64] = vec[i64]([0] * size)
        self.number: vec[i64] = vec[i64]([0] * size)
        self.theatre: vec[i64] = vec[i64]([0] * size)
        self.window: vec[i64] = vec[i64]([NO_WINDOW] * size)
        self.program: vec[i64] = vec[i64]([NO_PROGRAM] * size)
        self.victory: vec[i64] = vec[i64]([0] * size)
        self.aggressor: vec[i64] = vec[i64]([NO_SIDE] * size)
        self.defender: vec[i64] = vec[i64]([NO_SIDE] * size)
        self.aggressor_forces: vec[i64] = vec[i64]([0] * size)
        self.defender_forces: vec[i64] = vec[i64]([0] * size)
        self.form: vec[i64] = vec[i64]([NO_REQUIREMENT] * size)
        self.required: vec[i64] = vec[i64]([0] * size)
        self.required_of: list[vec[i64]] = [vec[i64]() for _ in range(size)]
        self.forced: vec[i64] = vec[i64]([0] * size)
        self.objective: vec[i64] = vec[i64]([NO_TYPE] * size)
        self.prepared: vec[i64] = vec[i64]([0] * size)
        self.homeland: vec[i64] = vec[i64]([NO_SIDE] * size)
        # Programs of the sequence of play.
        self.turn: i64 = NO_PROGRAM
        self.battle: i64 = NO_PROGRAM
        self.free_battle: i64 = NO_PROGRAM
        self.refight: i64 = NO_PROGRAM
        self.fight: i64 = NO_PROGRAM
        self.round: i64 = NO_PROGRAM
        self.destruction: i64 = NO_PROGRAM
        self.liberated: i64 = NO_PROGRAM
        self.transfer: i64 = NO_PROGRAM
        self.exchange: i64 = NO_PROGRAM
        self.shedding: i64 = NO_PROGRAM
