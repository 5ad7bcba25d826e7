"""Everything can be said: decisions, options, notices and refusals have words in every language of a game."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastfront.games import SLUGS
from eastfront.kernel.game import View
from eastfront.kernel.message import Message
from eastfront.words import Words, languages_of
from tests.contract.cases import cases
from tests.contract.profile import every_game, examples
from tests.contract.traits import AnyGame
from tests.contract.walk import Walk

# Every language of every game.
every_wording = pytest.mark.parametrize(
    ("language", "slug"), [(language, slug) for slug in SLUGS for language in languages_of(slug)]
)


@every_wording
@examples(12)
@given(data=st.data())
def test_options_have_words_and_no_two_the_same(language: str, slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for decision in walk.notable(25):
        question, *options = phrases(walk.game, walk.game.view(walk.state, decision.seat))
        assert words(language).sentence(question)
        sentences = [words(language).sentence(option) for option in options]
        assert len(decision.options) == len(set(sentences)), sentences


@every_wording
@examples(12)
@given(data=st.data())
def test_notices_have_words_for_everybody(language: str, slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))
    said = list(walk.opening)
    for _ in walk.notable(25):
        walk.step()
        said += walk.notices

    for seat in walk.seats:
        view = walk.game.view(walk.state, seat)
        for notice in said:
            assert words(language).sentence(walk.game.phrase_notice(notice, view))


@every_game
@examples(12)
@given(data=st.data())
def test_twins_are_worded_the_same(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for _ in walk.notable(12):
        for seat in walk.seats:
            view = walk.game.view(walk.state, seat)
            twin = walk.game.view(walk.game.sample(view, walk.key()), seat)
            assert phrases(walk.game, view) == phrases(walk.game, twin)


def phrases(game: AnyGame, view: View) -> list[Message]:
    """Return what is asked and then each option, as *view*'s seat reads them."""
    return [game.phrase_decision(view), *(game.phrase_option(option, view) for option in view.options)]


@cache
def words(language: str) -> Words:
    """Return the words of *language*."""
    return Words(language)
