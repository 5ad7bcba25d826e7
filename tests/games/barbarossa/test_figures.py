"""Figures say of a view what the rules say of the game."""

from __future__ import annotations

from typing import Any, Final, cast

import pytest

from eastfront.games.barbarossa.scoring import score
from eastfront.games.barbarossa.sequence.combat import defence
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.verbs import KINDS
from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.frames import NO_CARD
from tests.contract.cases import KEEN, Case
from tests.contract.walk import Walk
from tests.games.barbarossa.naming import game
from tests.games.barbarossa.scene import Scene

PHASES: Final = KINDS[:4]


def figures(scene: Scene, seat: int | None = 0) -> Any:
    """Return the figures as a seat sees them."""
    return scene.game.figures(scene.game.view(scene.state, seat))


@pytest.mark.rule("bb-12.13")
def test_a_combat_shows_each_part_of_the_defence_and_what_is_missing(scene: Scene) -> None:
    scene.seat1(front=["panzer-regiment", "strategic-position"])
    scene.cities("kharkov")
    scene.events("soviet-rifle-army", "russian-guards-tank-army")
    scene.points(attack=3)
    scene.in_phase("tactics")
    scene.seat1.attacks("kharkov")

    scene.seat1.uses("strategic-position")

    parts = [
        {"word": "printed", "card": None, "amount": 12},
        {"word": "event", "card": "soviet-rifle-army", "amount": 1},
        {"word": "event", "card": "russian-guards-tank-army", "amount": 6},
        {"word": "lowered", "card": None, "amount": -2},
    ]
    found = {**figures(scene)["combat"]}
    assert sorted(parts, key=str) == sorted(found.pop("parts"), key=str)
    assert {"site": "kharkov", "open": True, "defence": 17, "attack": 3, "missing": 14} == found


@pytest.mark.rule("bb-12.25")
def test_a_defence_below_0_has_a_part_that_makes_up_for_it(scene: Scene) -> None:
    scene.seat1(front=["panzer-regiment"] + ["strategic-position"] * 4)
    scene.cities("minsk")
    scene.events("luftwaffe-support")
    scene.in_phase("tactics")
    scene.seat1.attacks("minsk")

    for _ in range(4):
        scene.seat1.uses("strategic-position")

    found = figures(scene)["combat"]
    assert {"word": "floor", "card": None, "amount": 4} == found["parts"][-1]
    assert (0, 0) == (found["defence"], found["missing"])


def test_a_combat_stays_open_while_its_costs_are_paid_and_not_after_it_is_broken_off(scene: Scene) -> None:
    front = ["assault-gun-battalion", "grenadier-regiment", "panzer-grenadier-regiment"]
    scene.seat1(hand=["horse-drawn-transport"], front=front)
    scene.cities("minsk")
    scene.in_phase("tactics")
    assert figures(scene)["combat"] is None

    scene.seat1.attacks("minsk")
    scene.seat1.uses("assault-gun-battalion", 3)
    assert ("pick", True) == (scene.kind, figures(scene)["combat"]["open"])

    scene.seat1.chooses("forfeit", "grenadier-regiment")
    scene.seat1.breaks_off()
    assert ("commit", False) == (scene.kind, figures(scene)["combat"]["open"])


@pytest.mark.rule("bb-12.2")
def test_a_combat_may_be_declared_until_the_tactics_phase_ends(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=["flak-battalion"])
    scene.in_phase("tactics")
    assert 1 == figures(scene)["combats"]

    scene.seat1.ends()

    assert ("reinforcement-phase", 0) == (scene.kind, figures(scene)["combats"])


def test_only_the_seat_on_turn_has_points(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"])
    scene.points(supply=2, attack=3)
    scene.in_phase("tactics")

    first, second = (each["points"] for each in figures(scene)["seats"])

    assert {"tactic": 1, "supply": 2, "reinforcement": 0, "attack": 3} == first
    assert {0} == set(second.values())


def test_the_war_zone_has_rows_by_cost_without_the_pile_that_was_removed(scene: Scene) -> None:
    scene.edition("kamikaze", removed_pile="grenadier-regiment")
    scene.in_phase("tactics")

    rows = figures(scene)["war_zone"]

    assert [1, 2, 3, 4, 5, 6, 8, None] == [row["cost"] for row in rows]
    assert ["horse-drawn-transport", "field-replacement-battalion"] == rows[0]["piles"]
    assert ["fortified-hill", "strategic-position"] == rows[-1]["piles"]


@pytest.mark.rule("bb-8.7")
def test_where_the_hand_does_not_count_a_hand_that_everybody_knows_is_left_out(scene: Scene) -> None:
    scene.edition("lundstrom")
    scene.seat1(hand=["ss-panzer-regiment"], front=["panzer-regiment", "minsk"])
    scene.in_phase("tactics")

    found = figures(scene)["seats"][0]

    assert (8, ["minsk"]) == (found["victory"], found["cities"])


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_hidden_hand_counts_like_the_deck_on_every_screen(scene: Scene, seat: int | None) -> None:
    scene.edition("lundstrom")
    scene.seat1(hand=["ss-panzer-regiment"], deck=["flak-battalion"], front=["panzer-regiment", "minsk"])
    scene.in_phase("tactics")

    assert 8 + 5 == figures(scene, seat)["seats"][0]["victory"]


def test_over_a_whole_game_every_screen_shows_the_same_of_every_seat() -> None:
    walk = Walk(Case("barbarossa", "lundstrom", 3, {}, 5, KEEN))

    for _ in walk.decisions(300):
        found = [walk.game.figures(walk.game.view(walk.state, seat))["seats"] for seat in (0, 1, 2, None)]
        assert [found[0]] * 4 == found


@pytest.mark.parametrize("edition", ["kamikaze", "arclight"])
def test_over_whole_games_figures_agree_with_the_rules(edition: str) -> None:
    walk = Walk(Case("barbarossa", edition, 3, {}, 5, KEEN))
    met: set[str] = set()

    for decision in walk.decisions(3000):
        state = cast(BarbarossaState, walk.state)
        found = cast(Any, walk.game.figures(walk.game.view(state, 1)))
        assert [score(state, seat) for seat in range(3)] == [each["victory"] for each in found["seats"]]
        if decision.kind in PHASES:
            assert decision.kind == found["phase"]
        if state.target != NO_CARD:
            combat = found["combat"]
            assert defence(state) == combat["defence"] == sum(part["amount"] for part in combat["parts"])
            assert combat["open"] or decision.kind != "combat"
        met.add(decision.kind)

    assert {*PHASES, "combat", "pick"} <= met
    found = cast(Any, walk.game.figures(walk.game.view(walk.state, 1)))
    outcome = walk.game.outcome(walk.state)
    assert outcome is not None
    assert outcome.scores == [each["victory"] for each in found["seats"]]
    assert found["phase"] is None


def test_games_that_a_seat_cannot_tell_apart_have_the_same_figures() -> None:
    walk = Walk(Case("barbarossa", "lundstrom", 3, {}, 5, KEEN))

    for _ in walk.decisions(300):
        view = walk.game.view(walk.state, 1)
        assert isinstance(view, BarbarossaView)
        other = game().view(game().sample(view, walk.key()), 1)
        assert game().figures(view) == game().figures(other)
