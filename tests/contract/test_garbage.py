"""Garbage is refused politely: data that is not what it says gives a DataError or a SetupError."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import DataError, SetupError
from eastfront.kernel.state import State
from tests.contract.cases import cases, game_of
from tests.contract.garbage import JUNK, spoiled
from tests.contract.profile import every_game, examples
from tests.contract.traits import AnyGame
from tests.contract.walk import Walk

SPOILS = 60


@every_game
@examples(12)
@given(data=st.data())
def test_spoiled_states_are_refused_or_harmless(slug: str, data: st.DataObject) -> None:
    walk = somewhere(data, slug)
    good = walk.game.to_data(walk.state)

    for _ in range(SPOILS):
        bad = data.draw(spoiled(good))
        with suppress(DataError, SetupError):
            look_at(walk.game, walk.game.from_data(bad))


@every_game
@examples(12)
@given(data=st.data())
def test_spoiled_views_are_refused_or_harmless(slug: str, data: st.DataObject) -> None:
    walk = somewhere(data, slug)
    good = walk.game.view_to_data(walk.game.view(walk.state, data.draw(st.sampled_from(walk.seats))))

    for _ in range(SPOILS):
        bad = data.draw(spoiled(good))
        with suppress(DataError, SetupError):
            walk.game.view_to_data(walk.game.view_from_data(bad))


@every_game
@examples(12)
@given(data=st.data())
def test_spoiled_positions_are_refused_or_harmless(slug: str, data: st.DataObject) -> None:
    walk = somewhere(data, slug)
    lines = walk.game.position(walk.state).splitlines()

    for _ in range(SPOILS):
        bad = list(lines)
        place = data.draw(st.integers(0, len(bad) - 1))
        bad[place] = spoiled_line(data, bad[place])
        with suppress(DataError, SetupError):
            look_at(walk.game, walk.game.read_position("\n".join(bad)))


def spoiled_line(data: st.DataObject, line: str) -> str:
    """Return *line* with a few letters swapped for others, or something else altogether."""
    if data.draw(st.booleans()):
        start = data.draw(st.integers(0, len(line)))
        end = data.draw(st.integers(start, min(len(line), start + 4)))
        return line[:start] + data.draw(st.text(max_size=4)) + line[end:]
    path, colon, _ = line.partition(": ")
    return path + colon + data.draw(st.one_of(st.text(), JUNK.map(str), st.just("[" * 100_000)))


@every_game
@examples(12)
@given(data=st.data())
def test_what_is_missing_is_named(slug: str, data: st.DataObject) -> None:
    walk = somewhere(data, slug)
    good = walk.game.to_data(walk.state)
    assert isinstance(good, dict)
    field = data.draw(st.sampled_from(sorted(good)))
    del good[field]

    with pytest.raises((DataError, SetupError), match=field):
        walk.game.from_data(good)


@every_game
@examples(200)
@given(data=st.data())
def test_names_that_are_no_options_are_refused(slug: str, data: st.DataObject) -> None:
    game = game_of(slug)
    verbs = ["end", "play", "lay", "commit", "use-1", "fire", "look", "set", "enter", "feed", "nothing", ""]
    verb = data.draw(st.sampled_from(verbs))
    noun = data.draw(st.one_of(st.text(), JUNK.map(str), st.sampled_from(["seat-0", "seat-1", "99999"])))

    with suppress(DataError):
        option = game.read_option(f"{verb} {noun}".strip())
        assert option == game.read_option(game.option_name(option))


@every_game
@examples(100)
@given(data=st.data())
def test_setups_that_do_not_exist_are_refused(slug: str, data: st.DataObject) -> None:
    game = game_of(slug)
    editions = game.describe().editions
    edition = data.draw(st.one_of(st.sampled_from(sorted(editions.editions)), st.text()))
    options = data.draw(st.dictionaries(st.sampled_from([*editions.questions, "nothing"]), JUNK.map(str)))

    with suppress(SetupError):
        game.new(Setup(slug, edition, data.draw(st.integers(-1, 9)), options), b"")


def somewhere(data: st.DataObject, slug: str) -> Walk:
    """Return a game at one of its less common places."""
    walk = Walk(data.draw(cases(slug)))
    for _ in walk.notable(data.draw(st.integers(1, 12))):
        before = walk.game.clone(walk.state)
    walk.state = before
    return walk


def look_at(game: AnyGame, state: State) -> None:
    """Do everything with a state that does not change it."""
    game.decision(state)
    game.outcome(state)
    game.zones(state)
    game.position(game.clone(state))
    for seat in [0, None]:
        game.view_to_data(game.view(state, seat))
