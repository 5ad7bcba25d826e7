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
NAME: Final = 14
LOOK: Final = 15
SABOTAGE: Final = 16
CAPTURE: Final = 17
DIVIDE: Final = 18
ASSASSINATE: Final = 19
RETURN: Final = 20
KEEP: Final = 21
ATTACK: Final = 22
DECLINE: Final = 23
SUPPORT: Final = 24
SET: Final = 25
FIRE: Final = 26
SHOOT: Final = 27
AUTOKILL: Final = 28
WITHDRAW: Final = 29
WITHDRAW_ALL: Final = 30
POST: Final = 31
TAKE: Final = 32
RAID_GROUND: Final = 33
RAID_SEA: Final = 34

NONE: Final = 0
CARD: Final = 1
SEAT: Final = 2
NUMBER: Final = 3
ZONE: Final = 4
UNIT: Final = 5

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
    "name",
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

# What the noun of each verb is: nothing, a card, a seat, a number, a zone of a seat, or a unit in its line.
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
    SEAT,
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
ENEMY: Final = 7
COUNTERING: Final = 8
LOOKING: Final = 9
SABOTAGING: Final = 10
ASSASSINATING: Final = 11
CAPTURING: Final = 12
DIVIDING: Final = 13
KEEPING: Final = 14
REPAIRING: Final = 15
SHEDDING: Final = 16
DECIDING: Final = 17
FREE: Final = 18
DELAYING: Final = 19
HOMELAND: Final = 20
BONUS: Final = 21
SUPPORTING: Final = 22
AIR_GROUP: Final = 23
FIRING: Final = 24
TARGET: Final = 25
DESTRUCTION: Final = 26
WITHDRAWING: Final = 27
POSTING: Final = 28
TRANSFERRING: Final = 29
GIVING: Final = 30
AGREEING: Final = 31

KINDS: Final = [
    "forces",
    "turn",
    "refight",
    "leader",
    "deploy",
    "discard",
    "take-back",
    "enemy",
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
LINE_STEP: Final = 128
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
