"""The words of Barbarossa's options: verbs, kinds of decision, windows, and where a noun points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

END: Final = 0
PLAY: Final = 1
DEPLOY: Final = 2
PLACE: Final = 3
ATTACK: Final = 4
USE_1: Final = 5
USE_2: Final = 6
USE_3: Final = 7
CONQUER: Final = 8
BREAK_OFF: Final = 9
COMMIT: Final = 10
RECRUIT: Final = 11
KEEP: Final = 12
FORFEIT: Final = 13
EXHAUST: Final = 14
REACTIVATE: Final = 15
SPARE: Final = 16
SCRAP: Final = 17
GAIN: Final = 18
RECOVER: Final = 19
REPLACE: Final = 20
LAY: Final = 21
NEXT: Final = 22
FORFEIT_GROUP: Final = 23
FORFEIT_REST: Final = 24

NONE: Final = 0
CARD: Final = 1
PLACED: Final = 2
SEAT: Final = 3
NUMBER: Final = 4

VERBS: Final = [
    "end",
    "play",
    "deploy",
    "place",
    "attack",
    "use-1",
    "use-2",
    "use-3",
    "conquer",
    "break-off",
    "commit",
    "recruit",
    "keep",
    "forfeit",
    "exhaust",
    "reactivate",
    "spare",
    "scrap",
    "gain",
    "recover",
    "replace",
    "lay",
    "next",
    "forfeit-group",
    "forfeit-rest",
]

# What the noun of each verb is: nothing, a card, a card with its place, a seat or a number.
NOUNS: Final = [
    NONE,
    CARD,
    CARD,
    CARD,
    CARD,
    PLACED,
    PLACED,
    PLACED,
    NONE,
    NONE,
    NUMBER,
    CARD,
    CARD,
    PLACED,
    PLACED,
    PLACED,
    CARD,
    CARD,
    CARD,
    CARD,
    CARD,
    SEAT,
    CARD,
    NONE,
    NONE,
]

STARTING: Final = 0
TACTICS: Final = 1
REINFORCEMENT: Final = 2
CLEAN_UP: Final = 3
COMBAT: Final = 4
NAMING: Final = 5
PICKING: Final = 6
SPARING: Final = 7
SCRAPPING: Final = 8
GAINING: Final = 9
ORDERING: Final = 10
LAYING: Final = 11

KINDS: Final = [
    "starting-phase",
    "tactics-phase",
    "reinforcement-phase",
    "clean-up",
    "combat",
    "commit",
    "pick",
    "spare",
    "scrap",
    "gain",
    "order",
    "lay",
]

# Kinds whose options follow from what everybody sees; the others depend on the hand.
OPEN_KINDS: Final = [False, False, False, False, True, True, True, True, False, True, True, True]

WINDOW_STARTING: Final = 1
WINDOW_TACTICS: Final = 2
WINDOW_COMBAT: Final = 4
WINDOW_FORFEIT: Final = 8
WINDOW_REINFORCEMENT: Final = 16
WINDOW_CLEAN_UP: Final = 32

# A placed noun is a card plus its place times PLACE_STEP.
PLACE_STEP: Final = 64
CARD_MASK: Final = PLACE_STEP - 1
ACTIVE: Final = 0
EXHAUSTED: Final = 1
LINGERING: Final = 2
PLAYED: Final = 3
PLACES: Final = ["active", "exhausted", "lingering", "played"]


def placed(card: i64, place: i64) -> i64:
    """Return the noun for *card* at *place*."""
    return place * PLACE_STEP + card


def card_of(noun: i64) -> i64:
    """Return the card of a placed noun."""
    return noun & CARD_MASK


def place_of(noun: i64) -> i64:
    """Return the place of a placed noun."""
    return noun // PLACE_STEP
