"""Refusals explain themselves: whatever is not offered is forbidden by a clause of the ledger."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.decision import option_of
from eastfront.kernel.errors import IllegalOption
from eastfront.words import Words, languages_of
from tests.contract.cases import cases, game_of
from tests.contract.profile import every_game, examples
from tests.contract.walk import Walk

VERBS = range(64)
NOUNS = range(256)


@every_game
@examples(25)
@given(data=st.data())
def test_a_clause_forbids_whatever_is_not_offered(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))
    clauses = {rule.id for rule in walk.game.ledger()}

    for decision in walk.notable(4):
        view = walk.game.view(walk.state, decision.seat)
        offered = {walk.game.option_name(option) for option in decision.options}
        taken = [walk.game.option_name(option) for option in sorted(walk.taken)]
        taken = walk.random.sample(taken, min(len(taken), 30))
        for name in taken + walk.random.sample(option_names(slug), 60):
            if name not in offered:
                verb, _, noun = name.partition(" ")
                refusal = walk.game.why_not(view, verb, noun)
                assert refusal.rule in clauses
                assert all(words.sentence(refusal.message) for words in spoken(slug))


@every_game
@examples(15)
@given(data=st.data())
def test_what_is_offered_is_not_refused(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for decision in walk.notable(10):
        view = walk.game.view(walk.state, decision.seat)
        for option in decision.options:
            verb, _, noun = walk.game.option_name(option).partition(" ")
            with pytest.raises(IllegalOption):
                walk.game.why_not(view, verb, noun)


@every_game
@examples(15)
@given(data=st.data())
def test_those_who_are_not_asked_are_told_so(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug, rounds=4, skips=[0, 20, 1000])))
    clauses = {rule.id for rule in walk.game.ledger()}
    decision = walk.game.decision(walk.state)

    for seat in walk.seats:
        if decision is None or seat != decision.seat:
            view = walk.game.view(walk.state, seat)
            for name in walk.random.sample(option_names(slug), 20):
                verb, _, noun = name.partition(" ")
                assert walk.game.why_not(view, verb, noun).rule in clauses


@cache
def spoken(slug: str) -> list[Words]:
    """Return the words of every language of a game."""
    return [Words(language) for language in languages_of(slug)]


@cache
def option_names(slug: str) -> list[str]:
    """Return the name of every option that has one."""
    game = game_of(slug)
    options = [option_of(verb, noun) for verb in VERBS for noun in NOUNS]
    named = [(option, game.tried_name(option)) for option in options]
    return [name for option, name in named if name != f"option {option}"]
