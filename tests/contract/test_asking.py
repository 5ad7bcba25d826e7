"""Whom the machine asks tells nothing: seat, kind and an open kind's options follow from what all see."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.contract.cases import Case, cases, game_of
from tests.contract.profile import every_game, examples
from tests.contract.walk import Walk


@every_game
@examples(40)
@given(data=st.data())
def test_all_twins_are_asked_alike(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for decision in walk.notable(30):
        view = walk.game.view(walk.state, None)
        for _ in range(4):
            twin = walk.game.decision(walk.game.sample(view, walk.key()))
            assert twin is not None
            assert (decision.seat, decision.kind) == (twin.seat, twin.kind)
            if is_open(walk, decision.kind):
                assert decision.options == twin.options


@every_game
@examples(20)
@given(data=st.data())
def test_only_open_kinds_answer_themselves(slug: str, data: st.DataObject) -> None:
    """A single option of an open kind is never asked; the others' single options are, somewhere below."""
    walk = Walk(data.draw(cases(slug)))

    for decision in walk.decisions(300):
        assert len(decision.options) > 1 or not is_open(walk, decision.kind)


@every_game
def test_single_options_that_depend_on_secrets_are_asked(slug: str) -> None:
    description = game_of(slug).describe()
    edition = description.editions.default
    met: set[tuple[str, bool]] = set()
    for seed in range(20):
        walk = Walk(Case(slug, edition, description.seats[edition][0], {}, seed))
        for decision in walk.decisions(300):
            if not is_open(walk, decision.kind):
                met.add((decision.kind, len(decision.options) == 1))

    assert not met or any(single for _, single in met)


def is_open(walk: Walk, kind: str) -> bool:
    """Tell whether everybody knows the options of *kind*."""
    return walk.game.machine.open_kinds[walk.game.kinds.index(kind)]
