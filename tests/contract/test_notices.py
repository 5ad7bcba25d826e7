"""Notices tell everything: each cites a clause, and together they account for every card that moved."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.notices import Notice
from tests.contract.cases import cases
from tests.contract.profile import every_game, examples
from tests.contract.walk import Walk, card_ids

Contents = dict[str, Counter[str]]


@every_game
@examples(20)
@given(data=st.data())
def test_notices_cite_clauses_and_name_zones(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))
    clauses = {rule.id for rule in walk.game.ledger()}
    zones = {"", *walk.game.zones(walk.state)}
    told = list(walk.opening)
    for _ in walk.decisions(200):
        walk.step()
        told += walk.notices

    assert set() == {notice.rule for notice in told} - clauses
    assert set() == {place for notice in told for place in (notice.origin, notice.target)} - zones


@every_game
@examples(20)
@given(data=st.data())
def test_cards_move_as_notices_say(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for _ in walk.decisions(200):
        expected = contents(walk)
        walk.step()
        for notice in walk.notices:
            move(expected, notice, card_ids(slug))
        assert contents(walk) == expected


def contents(walk: Walk) -> Contents:
    """Return how many of each card lie in each zone."""
    return {name: Counter(cards) for name, cards in walk.game.zones(walk.state).items()}


def move(zones: Contents, notice: Notice, ids: list[str]) -> None:
    """Move the cards of *notice*, or the whole zone if it moves cards but names none."""
    if notice.origin and notice.target:
        cards = [ids[card] for card in notice.cards] or list(zones[notice.origin].elements())
        zones[notice.origin].subtract(cards)
        zones[notice.target].update(cards)
