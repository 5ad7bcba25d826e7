"""Two of a kind are exactly even: they play the same game whoever of them sits where."""

from __future__ import annotations

from itertools import count

import pytest

from eastfront.games import SLUGS
from eastfront.lab.contest import Contest
from eastfront.lab.contesting import run_contest, score
from eastfront.lab.engine import Engine
from eastfront.lab.match import LONGEST, match_choices
from eastfront.players.levels import CAPTAIN, CONSCRIPT, PRUDENCE, RECRUIT, SERGEANT
from eastfront.players.player import Player
from eastfront.players.uniform import Conscript
from tests.soak import SOAK

UNITS = 2
PLACES = [
    ("barbarossa", "kamikaze", 2),
    ("barbarossa", "arclight", 3),
    ("battlecards", "russian-front", 2),
    ("battlecards", "combined", 4),
    ("stalingrad", "standard", 2),
]
# Players who think take long: so many decisions of a game show whether they think alike.
THINKERS = {CAPTAIN: 24, "searcher[rounds=3]": 40}

every_place = pytest.mark.parametrize(("game", "edition", "seats"), PLACES)
many_places = pytest.mark.parametrize(("game", "edition", "seats"), [*PLACES, ("barbarossa", "kamikaze", 5)])


def mirror(name: str, game: str, edition: str, seats: int, longest: int = LONGEST) -> Contest:
    return Contest(game, edition, [name, name], seats, longest=longest)


def games_of(contest: Contest) -> set[tuple[int, ...]]:
    """The different ones of a unit's first two games, choice by choice."""
    return {tuple(match_choices(plan, 0)) for plan in contest.plans()[:2]}


@many_places
@pytest.mark.parametrize("name", [CONSCRIPT, RECRUIT, SERGEANT])
def test_two_of_a_kind_are_exactly_even(name: str, game: str, edition: str, seats: int) -> None:
    contest = mirror(name, game, edition, seats)
    parties = len(contest.parties())

    units = run_contest(contest, UNITS, Engine())
    found = score(contest, units)

    assert (UNITS * parties, round(1 / parties, 4)) == (found.games, found.score)
    assert [UNITS, UNITS * (parties - 1)] == found.wins
    # Conscripts rarely get anything done; where nobody wins, everybody is even.
    assert name == CONSCRIPT or any(len(set(played.ranks)) > 1 for unit in units for played in unit.games)


@every_place
@pytest.mark.parametrize("name", THINKERS)
def test_two_who_think_are_exactly_even(
    name: str, game: str, edition: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where captains like to leave their rules of thumb; a soak takes whole games of real ones."""
    if not SOAK:
        for field, value in {"decisions": 100, "sure": 0.0, "margin": -1.0, "turns": 1}.items():
            monkeypatch.setattr(PRUDENCE[game], field, value)

    games = games_of(mirror(name, game, edition, seats, LONGEST if SOAK else THINKERS[name]))

    assert 1 == len(games)


@pytest.mark.parametrize("game", SLUGS)
def test_players_whose_luck_is_not_that_of_their_seat_are_found_out(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = count()

    def luckier(slug: str, level: str, seed: int) -> Player:
        return Conscript(next(dice))

    monkeypatch.setattr("eastfront.lab.match.make_player", luckier)

    place = next(each for each in PLACES if each[0] == game)
    assert 2 == len(games_of(mirror(RECRUIT, *place)))
