"""The levels are worth their names: each beats the one below it, as the lab measures it."""

from __future__ import annotations

from statistics import fmean
from typing import Final

import pytest

import eastfront
from eastfront.games import SLUGS, game_of
from eastfront.kernel.game import View
from eastfront.lab.contest import Contest
from eastfront.lab.contesting import run_contest
from eastfront.lab.engine import Engine
from eastfront.lab.unit import first_share
from eastfront.players.levels import CAPTAIN, CONSCRIPT, RECRUIT, SERGEANT, make_player
from tests.players.match import Match
from tests.players.minds import first_setup

pytestmark = pytest.mark.skipif(not eastfront.compiled, reason="plain, this takes minutes")

# So many pairs of games; a captain who never left his rules of thumb would win half of them.
CAPTAINS: Final = {"barbarossa": 5, "stalingrad": 5}
# So many pairs of games that a sergeant's lead shows: it is small in BattleCards.
SERGEANTS: Final = {"barbarossa": 20, "battlecards": 60, "stalingrad": 20}
# So often captains leave their rules of thumb in a game, at least.
LEAVES: Final = 5


def share(slug: str, first: str, second: str, units: int) -> float:
    """What the first of two players wins of so many pairs of games."""
    contest = Contest(slug, game_of(slug).describe().editions.default, [first, second], 2, seed=5)
    return fmean(first_share(contest, unit) for unit in run_contest(contest, units, Engine()))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_sergeant_is_stronger_than_a_recruit_and_a_recruit_than_chance(slug: str) -> None:
    assert share(slug, SERGEANT, RECRUIT, SERGEANTS[slug]) > 0.5
    assert share(slug, RECRUIT, CONSCRIPT, 4) > 0.9


@pytest.mark.parametrize("slug", CAPTAINS)
def test_a_captain_is_stronger_than_a_sergeant(slug: str) -> None:
    assert share(slug, CAPTAIN, SERGEANT, CAPTAINS[slug]) > 0.5


def test_a_captain_of_battlecards_leaves_his_rules_of_thumb() -> None:
    """His lead there takes hundreds of games to see; that he thinks shows in one."""
    script = make_player("battlecards", SERGEANT, 1)
    left = 0

    def watch(view: View, choice: int) -> None:
        nonlocal left
        left += choice != script.choose(view, list(view.options))

    Match(game_of("battlecards"), first_setup("battlecards"), 3, [CAPTAIN, CAPTAIN], watch)

    assert left >= LEAVES
