"""The words of BattleCards' options: verbs, kinds of decision, and where a noun points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

END: Final = 0
DRAW: Final = 1
EMERGENCY: Final = 2
PLAY: Final = 3
REFIGHT: Final = 4
TRANSFER: Final = 5
EXCHANGE: Final = 6
SEND: Final = 7
DEPLOY: Final = 8
DISCARD: Final = 9
TAKE_BACK: Final = 10
GIVE: Final = 11
REPAIR: Final = 12
USE: Final = 13
LOOK: Final = 14
SABOTAGE: Final = 15
CAPTURE: Final = 16
DIVIDE: Final = 17
ASSASSINATE: Final = 18
RETURN: Final = 19
KEEP: Final = 20
ATTACK: Final = 21
DECLINE: Final = 22
SUPPORT: Final = 23
SET: Final = 24
FIRE: Final = 25
SHOOT: Final = 26
AUTOKILL: Final = 27
WITHDRAW: Final = 28
WITHDRAW_ALL: Final = 29
POST: Final = 30
TAKE: Final = 31
RAID_GROUND: Final = 32
RAID_SEA: Final = 33

NONE: Final = 0
CARD: Final = 1
NUMBER: Final = 2
ZONE: Final = 3
UNIT: Final = 4

VERBS: Final = [
    "end",
    "draw",
    "emergency",
    "play",
    "refight",
    "transfer",
    "exchange",
    "send",
    "deploy",
    "discard",
    "take-back",
    "give",
    "repair",
    "use",
    "look",
    "sabotage",
    "capture",
    "divide",
    "assassinate",
    "return",
    "keep",
    "attack",
    "decline",
    "support",
    "set",
    "fire",
    "shoot",
    "autokill",
    "withdraw",
    "withdraw-all",
    "post",
    "take",
    "raid-ground",
    "raid-sea",
]

# What the noun of each verb is: nothing, a card, a number, a zone of a seat, or a unit in its line.
NOUNS: Final = [
    NONE,
    NONE,
    NONE,
    CARD,
    CARD,
    NONE,
    NONE,
    NONE,
    CARD,
    CARD,
    CARD,
    CARD,
    CARD,
    CARD,
    ZONE,
    ZONE,
    ZONE,
    ZONE,
    CARD,
    CARD,
    NUMBER,
    NONE,
    NONE,
    UNIT,
    NUMBER,
    UNIT,
    UNIT,
    UNIT,
    UNIT,
    NONE,
    UNIT,
    NONE,
    NONE,
    NONE,
]

FORCES: Final = 0
TURN: Final = 1
REFIGHTING: Final = 2
LEADER: Final = 3
DEPLOYING: Final = 4
DISCARDING: Final = 5
TAKING_BACK: Final = 6
COUNTERING: Final = 7
LOOKING: Final = 8
SABOTAGING: Final = 9
ASSASSINATING: Final = 10
CAPTURING: Final = 11
DIVIDING: Final = 12
KEEPING: Final = 13
REPAIRING: Final = 14
SHEDDING: Final = 15
DECIDING: Final = 16
FREE: Final = 17
DELAYING: Final = 18
HOMELAND: Final = 19
BONUS: Final = 20
SUPPORTING: Final = 21
AIR_GROUP: Final = 22
FIRING: Final = 23
TARGET: Final = 24
DESTRUCTION: Final = 25
WITHDRAWING: Final = 26
POSTING: Final = 27
TRANSFERRING: Final = 28
GIVING: Final = 29
AGREEING: Final = 30

KINDS: Final = [
    "forces",
    "turn",
    "refight",
    "leader",
    "deploy",
    "discard",
    "take-back",
    "counter",
    "look",
    "sabotage",
    "assassinate",
    "capture",
    "divide",
    "keep",
    "repair",
    "shed",
    "battle",
    "free-battle",
    "delay",
    "homeland",
    "bonus",
    "support",
    "air-group",
    "fire",
    "target",
    "destruction",
    "withdraw",
    "post",
    "transfer",
    "give",
    "agree",
]

CLOSED: Final = [
    FORCES,
    TURN,
    LEADER,
    DEPLOYING,
    DISCARDING,
    TAKING_BACK,
    COUNTERING,
    ASSASSINATING,
    SHEDDING,
    DELAYING,
    BONUS,
    DESTRUCTION,
    TRANSFERRING,
    GIVING,
    AGREEING,
]

# Kinds whose options follow from what everybody sees; the others depend on secret cards.
OPEN_KINDS: Final = [kind not in CLOSED for kind in range(len(KINDS))]

# A unit's noun is its place in its line; the defender's line starts at LINE_STEP.
LINE_STEP: Final = 256
LINES: Final = ["aggressor", "defender"]


def unit_noun(side: i64, place: i64) -> i64:
    """Return the noun for the unit at *place* in the line of *side*."""
    return side * LINE_STEP + place


def side_of(noun: i64) -> i64:
    """Return whose line a unit's noun names: 0 the aggressor's, 1 the defender's."""
    return noun // LINE_STEP


def place_of(noun: i64) -> i64:
    """Return the place in the line that a unit's noun names."""
    return noun % LINE_STEP
