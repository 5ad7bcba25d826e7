"""Asking a scene why something is not offered: the clause and the reason, or the sentence."""

from __future__ import annotations

from eastfront.games.battlecards.verbs import LINES
from eastfront.kernel.message import Refusal
from eastfront.words import Words
from tests.games.battlecards.naming import stable_noun
from tests.games.battlecards.seat import SceneSeat

PREFIX = "bc-why-"


def refusal_of(seat: SceneSeat, verb: str, noun: str | int = "") -> Refusal:
    """Return why *seat* cannot do `verb noun`; units go by card id, or by line and place."""
    name = str(noun)
    if name.partition("-")[0] not in LINES:
        name = stable_noun(seat.scene.state, seat.seat, verb, name)
    return seat.scene.game.why_not(seat.view, verb, name)


def reason(seat: SceneSeat, verb: str, noun: str | int = "") -> tuple[str, str]:
    """Return the clause that forbids it and the id of what is said, without its prefix."""
    refusal = refusal_of(seat, verb, noun)
    assert Words("en").sentence(refusal.message)
    return refusal.rule, refusal.message.id.removeprefix(PREFIX)


def sentence(seat: SceneSeat, verb: str, noun: str | int = "") -> str:
    """Return what the seat is told in English."""
    return Words("en").sentence(refusal_of(seat, verb, noun).message)
