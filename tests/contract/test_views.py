"""Views do not interfere: states that a seat cannot tell apart look, ask and read the same to it."""

from __future__ import annotations

from itertools import chain

from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.data import Data
from eastfront.kernel.luck import new_luck
from eastfront.kernel.state import State
from tests.contract.cases import cases
from tests.contract.profile import every_game, examples
from tests.contract.traits import TRAITS
from tests.contract.walk import Walk, text_of, view_text

SECRETS = {"key", "luck", "drawn"}


@every_game
@examples(30)
@given(data=st.data())
def test_samples_look_the_same(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for _ in walk.notable(12):
        for seat in walk.seats:
            view = walk.game.view(walk.state, seat)
            seen = text_of(walk.game.view_to_data(view))
            for _ in range(4):
                twin = walk.game.view(walk.game.sample(view, walk.key()), seat)
                assert seen == text_of(walk.game.view_to_data(twin))
                assert view.options == twin.options
            assert seen == text_of(walk.game.view_to_data(view))


@every_game
@examples(30)
@given(data=st.data())
def test_a_sample_differs_in_backs_alone(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for _ in walk.notable(12):
        zones = walk.game.zones(walk.state)
        for seat in walk.seats:
            backs = TRAITS[slug].backs(walk.case.setup, seat)
            others = walk.game.zones(walk.game.sample(walk.game.view(walk.state, seat), walk.key()))
            assert sorted(chain(*zones.values())) == sorted(chain(*others.values()))
            assert zones.keys() == others.keys()
            assert [] == [name for name in zones if name not in backs and zones[name] != others[name]]


@every_game
@examples(5)
@given(data=st.data())
def test_samples_deal_every_back_anew(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug, skips=[0])))
    for _ in walk.decisions(100):
        if TRAITS[slug].dealt(walk.game.to_data(walk.state)):
            break

    for seat in walk.seats:
        view = walk.game.view(walk.state, seat)
        samples = [walk.game.zones(walk.game.sample(view, walk.key())) for _ in range(30)]
        for name in TRAITS[slug].backs(walk.case.setup, seat):
            contents = {str(zones[name]) for zones in samples}
            assert len(contents) > 1 or len(set(samples[0][name])) <= 1, name


@every_game
@examples(10)
@given(data=st.data())
def test_samples_play_on_to_the_end(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug, rounds=12, skips=[0, 30, 200])))

    for seat in walk.seats:
        sample = walk.game.sample(walk.game.view(walk.state, seat), walk.key())
        for _ in range(TRAITS[slug].most_decisions(12, walk.case.seats)):
            decision = walk.game.decision(sample)
            if decision is None:
                break
            walk.game.apply(sample, walk.random.choice(decision.options))
        assert walk.game.outcome(sample) is not None


@every_game
@examples(30)
@given(data=st.data())
def test_the_spectator_sees_what_every_seat_sees(slug: str, data: st.DataObject) -> None:
    """Whatever is dealt anew behind any seat's back, what the spectator can see stays the same."""
    walk = Walk(data.draw(cases(slug)))

    for _ in walk.notable(12):
        seen = seen_by_all(walk, walk.state)
        for seat in walk.seats:
            twin = walk.game.sample(walk.game.view(walk.state, seat), walk.key())
            assert seen == seen_by_all(walk, twin)


def seen_by_all(walk: Walk, state: State) -> Data:
    """Return the spectator's view but for what a spectator would have gathered from earlier notices."""
    data = walk.game.view_to_data(walk.game.view(state, None))
    assert isinstance(data, dict)
    beliefs = TRAITS[walk.case.slug].beliefs
    return {key: value for key, value in data.items() if beliefs is None or key != beliefs.field}


@every_game
@examples(10)
@given(data=st.data())
def test_views_hold_nothing_of_luck(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for _ in walk.notable(12):
        other = walk.game.clone(walk.state)
        other.luck = new_luck(walk.key(), len(walk.state.luck.drawn))
        for seat in walk.seats:
            text = view_text(walk.game, walk.state, seat)
            assert text == view_text(walk.game, other, seat)
            assert walk.case.key.hex() not in text
            assert not SECRETS & names_in(walk.game.view_to_data(walk.game.view(walk.state, seat)))


def names_in(data: Data) -> set[str]:
    """Return every name of a field in *data*."""
    if isinstance(data, dict):
        return set(data).union(*(names_in(value) for value in data.values()))
    return set().union(*(names_in(item) for item in data)) if isinstance(data, list) else set()
