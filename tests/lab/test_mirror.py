"""Two of a kind are exactly even: they play the same game whoever of them sits where."""

from __future__ import annotations

from itertools import count

import pytest

from eastfront.games import SLUGS
from eastfront.kernel.game import View
from eastfront.lab.contest import Contest
from eastfront.lab.contesting import run_contest, score
from eastfront.lab.engine import Engine
from eastfront.lab.match import LONGEST, match_choices
from eastfront.players.levels import (
    CAPTAIN,
    CONSCRIPT,
    PRUDENCE,
    RECRUIT,
    SERGEANT,
    doctrine_of,
    make_player,
    weights_of,
)
from eastfront.players.player import Player
from eastfront.players.search.planner import Planner
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
THINKERS = {CAPTAIN: 30, "searcher[rounds=3]": 40}

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


@many_places
def test_one_who_meets_himself_by_another_name_is_exactly_even(game: str, edition: str, seats: int) -> None:
    """Each seating is a plan of its own, and all of them come to the same game."""
    contest = Contest(game, edition, [RECRUIT, another_name(game)], seats)
    parties = len(contest.parties())

    units = run_contest(contest, UNITS, Engine())
    found = score(contest, units)

    assert parties == len({tuple(plan.occupants) for plan in contest.plans()})
    assert all([unit.games[0]] * parties == unit.games for unit in units)
    assert round(1 / parties, 4) == found.score
    assert [UNITS, UNITS * (parties - 1)] == found.wins


def another_name(game: str) -> str:
    """Return the name of a recruit, who guesses by his dice, with a weight that he has anyway."""
    weight, value = next(iter(weights_of(doctrine_of(game, RECRUIT)).items()))
    return f"{RECRUIT}[{weight}={value}]"


class Overheard(Player):
    """A captain of whom it is noted in *thoughts* how much he thinks about each choice."""

    def __init__(self, captain: Planner, thoughts: list[int]) -> None:
        super().__init__(0)
        self.captain = captain
        self.thoughts = thoughts

    def choose(self, view: View, options: list[int]) -> int:
        choice = self.captain.choose(view, options)
        self.thoughts.append(self.captain.spent)
        return choice


@every_place
@pytest.mark.parametrize("name", THINKERS)
def test_two_who_think_are_exactly_even(
    name: str, game: str, edition: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where captains like to leave their rules of thumb; a soak takes whole games of real ones."""
    thoughts: list[int] = []

    def noted(slug: str, level: str, seed: int) -> Player:
        player = make_player(slug, level, seed)
        return Overheard(player, thoughts) if isinstance(player, Planner) else player

    monkeypatch.setattr("eastfront.lab.match.make_player", noted)
    if not SOAK:
        for field, value in {"decisions": 100, "sure": 0.0, "margin": -1.0, "turns": 1}.items():
            monkeypatch.setattr(PRUDENCE[game], field, value)

    games = games_of(mirror(name, game, edition, seats, LONGEST if SOAK else THINKERS[name]))

    assert 1 == len(games)
    # Some captain has thought, not only set up his forces.
    assert name != CAPTAIN or max(thoughts) > 0


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
