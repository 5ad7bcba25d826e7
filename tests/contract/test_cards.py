"""Cards neither vanish nor multiply: each physical card is in exactly one zone at every decision."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.edition import Setup
from eastfront.kernel.state import State
from tests.contract.cases import cases
from tests.contract.profile import every_game, examples
from tests.contract.traits import AnyGame
from tests.contract.walk import Walk


@every_game
@examples(25)
@given(data=st.data())
def test_all_cards_are_always_there(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))
    printed = printed_cards(walk.game, walk.case.setup)

    for _ in walk.decisions(250):
        assert printed == lying_cards(walk.game, walk.state)
    walk.finish(3000)

    assert printed == lying_cards(walk.game, walk.state)


def printed_cards(game: AnyGame, setup: Setup) -> Counter[str]:
    """Count the copies of every card definition that are in play under *setup*."""
    counts: Counter[str] = Counter()
    for card in game.cards(setup):
        copies = card.facts["copies"]
        assert isinstance(copies, int)
        counts[card.id] = copies
    return counts


def lying_cards(game: AnyGame, state: State) -> Counter[str]:
    """Count the cards of all zones."""
    return sum((Counter(cards) for cards in game.zones(state).values()), Counter())
