"""The words of Stalingrad's options: verbs with what they are about, and kinds of decision."""

from __future__ import annotations

from typing import Final

NONE: Final = 0
CARD: Final = 1
ZONE: Final = 2

END: Final = 0
PASS: Final = 1
CHOOSE: Final = 2
PLACE: Final = 3
FEED: Final = 4
PLAY: Final = 5
RESUPPLY: Final = 6
MOVE: Final = 7
ENTER: Final = 8
ATTACK: Final = 9
ENGAGE: Final = 10
REINFORCE: Final = 11
PAY: Final = 12
FIRE: Final = 13
USE: Final = 14
BURN: Final = 15
RETREAT: Final = 16
DESTROY: Final = 17
DECORATE: Final = 18
BOMB: Final = 19
SNIPE: Final = 20

# Every verb with what its noun is: nothing, a card, or a zone of the seat that is asked.
VERB_NOUNS: Final = [
    ("end", NONE),
    ("pass", NONE),
    ("choose", CARD),
    ("place", ZONE),
    ("feed", CARD),
    ("play", CARD),
    ("resupply", CARD),
    ("move", CARD),
    ("enter", ZONE),
    ("attack", CARD),
    ("engage", CARD),
    ("reinforce", NONE),
    ("pay", CARD),
    ("fire", CARD),
    ("use", CARD),
    ("burn", CARD),
    ("retreat", CARD),
    ("destroy", CARD),
    ("decorate", CARD),
    ("bomb", CARD),
    ("snipe", CARD),
]
VERBS: Final = [verb for verb, _ in VERB_NOUNS]
NOUNS: Final = [noun for _, noun in VERB_NOUNS]

CHOOSING: Final = 0
PLACING: Final = 1
FEEDING: Final = 2
ACTION: Final = 3
REACTING: Final = 4
MOVING: Final = 5
ENGAGING: Final = 6
EVENT: Final = 7
FIREFIGHT: Final = 8
FLIPPING: Final = 9
LOSSES: Final = 10
MEDAL: Final = 11
PAYING: Final = 12
STATIONING: Final = 13
MARCHING: Final = 14
INFILTRATING: Final = 15
DECORATING: Final = 16
BOMBING: Final = 17
SNIPING: Final = 18

# Every kind with whether its options follow from what everybody sees; the others depend on secret cards.
KIND_OPENNESS: Final = [
    ("choose", True),
    ("place", True),
    ("feed", True),
    ("action", False),
    ("react", False),
    ("move", True),
    ("engage", True),
    ("event", False),
    ("firefight", False),
    ("flip", True),
    ("losses", True),
    ("medal", True),
    ("pay", False),
    ("station", True),
    ("march", True),
    ("infiltrate", True),
    ("decorate", True),
    ("bomb", True),
    ("snipe", True),
]
KINDS: Final = [kind for kind, _ in KIND_OPENNESS]
OPEN_KINDS: Final = [is_open for _, is_open in KIND_OPENNESS]
