"""Insights and cautions follow from the view alone, add up, and can be said in every language of a game."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.game import View
from eastfront.kernel.insight import Insight
from eastfront.kernel.message import Message
from tests.contract.cases import KEEN, Case, cases, game_of
from tests.contract.profile import every_game, examples
from tests.contract.test_exchanges import twins
from tests.contract.test_wording import every_wording, words
from tests.contract.traits import AnyGame
from tests.contract.walk import Walk, card_ids


@every_game
@examples(5)
@given(data=st.data())
def test_equal_views_give_equal_insights_and_cautions(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for _ in walk.notable(10):
        for seat in walk.seats:
            view = walk.game.view(walk.state, seat)
            known = told(walk.game, view)
            samples = [walk.game.sample(view, walk.key()) for _ in range(2)]
            for twin in [*samples, *twins(walk, seat)]:
                assert known == told(walk.game, walk.game.view(twin, seat))
            assert known == told(walk.game, walk.game.view_from_data(walk.game.view_to_data(view)))


@every_game
@examples(15)
@given(data=st.data())
def test_insights_are_sound(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))
    clauses = {rule.id for rule in walk.game.ledger()}

    for _ in walk.notable(20):
        for seat in walk.seats:
            found = walk.game.insight(walk.game.view(walk.state, seat))
            for each in found.sums:
                assert each.total == sum(term.amount for term in each.terms)
                assert each.rule in clauses
            for unseen in found.unseen:
                assert unseen.cards
                assert unseen.cards.keys() <= set(card_ids(slug))
                assert min(unseen.cards.values()) > 0
            titles = [repr(each.title) for each in found.chances]
            assert len(titles) == len(set(titles))


@every_game
@examples(10)
@given(data=st.data())
def test_hidden_cards_are_among_those_unseen(slug: str, data: st.DataObject) -> None:
    """As many copies of every card are named as lie anywhere that the seat cannot look."""
    walk = Walk(data.draw(cases(slug)))

    for _ in walk.notable(6):
        for seat in walk.seats:
            view = walk.game.view(walk.state, seat)
            named: dict[str, int] = {}
            for unseen in walk.game.insight(view).unseen:
                for id, count in unseen.cards.items():
                    named[id] = named.get(id, 0) + count
            zones = walk.game.zones(walk.state)
            others = walk.game.zones(walk.game.sample(view, walk.key()))
            for name in zones:
                for id in set(zones[name]) ^ set(others[name]):
                    assert id in named, (name, id)


@every_game
@examples(15)
@given(data=st.data())
def test_cautions_are_given_beside_something_else_and_cite_a_clause(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))
    clauses = {rule.id for rule in walk.game.ledger()}

    for decision in walk.decisions(200):
        view = walk.game.view(walk.state, decision.seat)
        found = [walk.game.caution(option, view) for option in decision.options]
        given = [each for each in found if each is not None]
        assert len(given) < len(decision.options)
        assert {each.rule for each in given} <= clauses


@every_wording
@examples(8)
@given(data=st.data())
def test_insights_and_cautions_have_words(language: str, slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for _ in walk.notable(25):
        for seat in walk.seats:
            for message in messages(walk.game, walk.game.view(walk.state, seat)):
                assert words(language).sentence(message)


@every_game
def test_every_game_has_insights_and_cautions(slug: str) -> None:
    """No game is left with what the kernel does by default: nothing."""
    edition = sorted(game_of(slug).describe().editions.editions)[0]
    seats = game_of(slug).describe().seats[edition][0]
    walk = Walk(Case(slug, edition, seats, {}, 1, KEEN))
    seen = {"sums": 0, "chances": 0, "unseen": 0, "cautions": 0}

    for decision in walk.decisions(600):
        view = walk.game.view(walk.state, decision.seat)
        found = walk.game.insight(view)
        seen["sums"] += len(found.sums)
        seen["chances"] += len(found.chances)
        seen["unseen"] += len(found.unseen)
        seen["cautions"] += sum(walk.game.caution(each, view) is not None for each in view.options)

    assert all(seen.values()), seen


def messages(game: AnyGame, view: View) -> list[Message]:
    """Return everything that an insight and the cautions of a view say."""
    found = game.insight(view)
    said = [each.title for each in found.sums]
    said += [term.title for each in found.sums for term in each.terms]
    said += [each.title for each in found.chances]
    said += [each.title for each in found.unseen]
    cautions = [game.caution(option, view) for option in view.options]
    return said + [each.message for each in cautions if each is not None]


def told(game: AnyGame, view: View) -> object:
    """Return an insight and all cautions as plain things that can be compared."""
    cautions = [game.caution(option, view) for option in view.options]
    said = [None if each is None else (each.rule, each.message) for each in cautions]
    return plain(game.insight(view)), said


def plain(found: Insight) -> object:
    """Return an insight as plain things that can be compared."""
    return (
        [
            (each.title, [(t.title, t.amount) for t in each.terms], each.total, each.rule)
            for each in found.sums
        ],
        [(each.title, each.good, each.all) for each in found.chances],
        [(each.title, each.cards) for each in found.unseen],
    )
