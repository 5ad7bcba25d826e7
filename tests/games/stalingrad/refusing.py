"""Asking a scene why something is not offered: the clause and the reason, or the sentence."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.message import Refusal
from eastfront.words import Words
from tests.games.stalingrad.seat import SceneSeat

PREFIX: Final = "sg-why-"


def refusal_of(seat: SceneSeat, verb: str, noun: str = "") -> Refusal:
    """Return why *seat* cannot do `verb noun`."""
    return seat.scene.game.why_not(seat.view, verb, noun)


def reason(seat: SceneSeat, verb: str, noun: str = "") -> tuple[str, str]:
    """Return the clause that forbids it and the id of what is said, without its prefix."""
    refusal = refusal_of(seat, verb, noun)
    assert Words("en").sentence(refusal.message)
    return refusal.rule, refusal.message.id.removeprefix(PREFIX)


def sentence(seat: SceneSeat, verb: str, noun: str = "") -> str:
    """Return what the seat is told in English."""
    return Words("en").sentence(refusal_of(seat, verb, noun).message)
