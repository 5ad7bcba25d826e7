"""Whole games told in a language: what the seats and a spectator read, from the set-up to the end."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from eastfront.kernel.errors import IllegalOption
from eastfront.kernel.message import Message
from eastfront.kernel.notices import Notice
from eastfront.words import Words
from tests.contract.cases import CURIOUS, KEEN, Case, game_of
from tests.contract.test_why_not import option_names
from tests.contract.walk import Walk

SEED: Final = 3
# How often a seat asks why things are not offered, and after how many things.
CURIOSITY: Final = 0.04
TRIES: Final = 40
# Games that get far and end soon, in several editions and with answers that change what is said.
TALES: Final = {
    "barbarossa": [
        Case("barbarossa", "kamikaze", 2, {}, SEED, KEEN),
        Case("barbarossa", "lundstrom", 3, {"turn_limit": "20", "lay_on_self": "on"}, SEED, CURIOUS),
    ],
    "battlecards": [
        Case("battlecards", "russian-front", 2, {"reshuffles": "1", "packs": "x1+x2"}, SEED, CURIOUS),
        Case("battlecards", "western", 2, {"reshuffles": "1"}, SEED, CURIOUS),
        Case("battlecards", "combined", 4, {"reshuffles": "1"}, SEED, KEEN),
    ],
    "stalingrad": [
        Case("stalingrad", "standard", 2, {}, SEED, KEEN),
        Case("stalingrad", "standard", 2, {"turn_cap": "7", "flips": "one"}, SEED, CURIOUS),
    ],
}


def tales() -> list[tuple[str, int]]:
    """Every tale by its game and number."""
    return [(slug, number) for slug, told_ones in TALES.items() for number in range(len(told_ones))]


@cache
def told(language: str, slug: str, number: int) -> list[str]:
    """Every sentence of a tale, cards included, each once."""
    words = Words(language)
    return sorted({words.sentence(message) for message in tale(slug, number)})


@cache
def tale(slug: str, number: int) -> list[Message]:
    """All that is said in a tale, cards included, in no language yet: it is played once for all of them."""
    walk = Walk(TALES[slug][number])
    messages = [line for card in game_of(slug).cards(walk.case.setup) for line in card.text]
    notices = walk.opening
    for _ in walk.decisions(100_000):
        messages += said(walk, notices)
        walk.step()
        notices = walk.notices
    return messages + said(walk, notices)


def said(walk: Walk, notices: list[Notice]) -> list[Message]:
    """What everybody is told at one point: what happened, what is asked and offered, at times why not."""
    messages: list[Message] = []
    for seat in walk.seats:
        view = walk.game.view(walk.state, seat)
        messages += [walk.game.phrase_notice(notice.shown_to(seat), view) for notice in notices]
        messages.append(walk.game.phrase_decision(view))
        messages += [walk.game.phrase_option(option, view) for option in view.options]
        if walk.random.random() < CURIOSITY:
            messages += refusals(walk, seat)
    return messages


def refusals(walk: Walk, seat: int | None) -> list[Message]:
    """Why some things are not offered to a seat."""
    view = walk.game.view(walk.state, seat)
    dice = Random(len(walk.choices))
    messages: list[Message] = []
    for name in dice.sample(option_names(walk.case.slug), TRIES):
        verb, _, noun = name.partition(" ")
        try:
            messages.append(walk.game.why_not(view, verb, noun).message)
        except IllegalOption:
            continue
    return messages
