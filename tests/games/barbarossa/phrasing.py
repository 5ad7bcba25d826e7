"""Contexts to phrase things in, and how they read in English."""

from __future__ import annotations

from eastfront.games.barbarossa.game import SLUG
from eastfront.games.barbarossa.phrases import Context, context_of
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.kernel.edition import Setup
from eastfront.kernel.message import Message
from eastfront.words import Words
from tests.games.barbarossa.naming import card_number, game


def in_battle(kind: str, program: str, options: list[int]) -> Context:
    """A context in the middle of an attack on Kharkov."""
    return Context(
        game().card_set.definitions,
        game().rules(Setup(SLUG, "kamikaze", 3)),
        asked=0,
        kind=kind,
        options=options,
        program=program,
        points={"tactic": 2, "supply": 0, "reinforcement": 0, "attack": 14},
        target=card_number("kharkov"),
        lowered=2,
        revealed=[card_number("russian-guards-tank-army")],
        doomed=[card_number("grenadier-regiment")] * 2,
    )


def say(message: Message) -> str:
    """The sentence of *message*."""
    return Words("en").sentence(message)


def context_now(state: BarbarossaState, seat: int) -> Context:
    """The context of what *seat* sees."""
    view = game().view(state, seat)
    rules = game().rules(state.setup)
    return context_of(view, rules, game().card_set.definitions, game().programs.names)
