"""Chapter 12, events that ignore losses: to hold whatever the cost, assault guns, a blocking detachment."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.cardplay import SPONGE, STURDY, battle_with, burn_off, unanswered, until_losses
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, BATTLEFIELD, ENEMY, FORCE

HOLD: Final = {"german": "hold-at-all-costs", "soviet": "order-no-227"}
GUNS: Final = "assault-guns"
DETACHMENT: Final = "nkvd-blocking-detachment"
TOTAL: Final = 12


def fight(scene: Scene, attacker: str, side: str, cards: list[str], total: int = TOTAL) -> None:
    """Let *side* play these events against an enemy *total*, and everybody pass."""
    enemy = ENEMY[side]
    dial = SPONGE[enemy]
    battle_with(
        scene,
        attacker,
        side,
        cards,
        forces={side: [FORCE[side], SPONGE[side]], enemy: [dial]},
        medals={side: {SPONGE[side]: STURDY}, enemy: {dial: total - 1}},
    )
    unanswered(scene, side, *cards)
    assert total == scene.seat(enemy).total
    scene.nobody_plays()


@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize(
    "side",
    [
        pytest.param("german", marks=pytest.mark.rule("sg-12.20")),
        pytest.param("soviet", marks=pytest.mark.rule("sg-12.45")),
    ],
)
def test_who_holds_ignores_three_losses_and_may_not_retreat(scene: Scene, side: str, attacker: str) -> None:
    """Clauses 12.20 and 12.45: in either role; he may burn Rations and lose Forces."""
    fight(scene, attacker, side, [HOLD[side]])
    until_losses(scene, side)

    assert TOTAL - 3 == scene.seat(side).must_lose == scene.seat(side).losses
    assert [] == scene.seat(side).offered("retreat")
    assert [FORCE[side], SPONGE[side]] == scene.seat(side).offered("burn")
    assert FORCE[side] in scene.seat(side).offered("destroy")


@pytest.mark.parametrize(
    "side",
    [
        pytest.param("german", marks=pytest.mark.rule("sg-12.20")),
        pytest.param("soviet", marks=pytest.mark.rule("sg-12.45")),
    ],
)
def test_without_such_an_event_nothing_is_ignored(scene: Scene, side: str) -> None:
    """Clauses 12.20 and 12.45: the same battle as it would go otherwise."""
    fight(scene, side, side, [])
    until_losses(scene, side)

    assert TOTAL == scene.seat(side).must_lose
    assert FORCE[side] in scene.seat(side).offered("retreat")


@pytest.mark.parametrize(
    "side",
    [
        pytest.param("german", marks=pytest.mark.rule("sg-12.20")),
        pytest.param("soviet", marks=pytest.mark.rule("sg-12.45")),
    ],
)
def test_the_enemy_of_who_holds_takes_all_losses_and_may_retreat(scene: Scene, side: str) -> None:
    """Clauses 12.20 and 12.45: they are about the Forces of one's own."""
    enemy = ENEMY[side]
    battle_with(
        scene,
        side,
        side,
        [HOLD[side]],
        forces={enemy: [FORCE[enemy], SPONGE[enemy]]},
        medals={enemy: {SPONGE[enemy]: STURDY}},
    )
    unanswered(scene, side, HOLD[side])
    until_losses(scene, enemy)

    assert scene.seat(side).total == scene.seat(enemy).must_lose
    assert FORCE[enemy] in scene.seat(enemy).offered("retreat")


@pytest.mark.parametrize("total", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "side",
    [
        pytest.param("german", marks=pytest.mark.rule("sg-12.20")),
        pytest.param("soviet", marks=pytest.mark.rule("sg-12.45")),
    ],
)
def test_fewer_losses_than_three_leave_none(scene: Scene, side: str, total: int) -> None:
    """Clauses 12.20 and 12.45: and what is not needed is lost."""
    fight(scene, ENEMY[side], side, [HOLD[side]], total)

    assert max(total - 3, 0) == scene.seat(side).must_lose


@pytest.mark.parametrize(
    "side",
    [
        pytest.param("german", marks=pytest.mark.rule("sg-12.20")),
        pytest.param("soviet", marks=pytest.mark.rule("sg-12.45")),
    ],
)
def test_who_held_in_one_battle_does_not_hold_in_the_next(scene: Scene, side: str) -> None:
    """Clauses 12.20 and 12.45: in the second attack of the turn all losses count and he may retreat."""
    fight(scene, side, side, [HOLD[side]])
    burn_off(scene)

    scene.seat(side).attacks(BATTLEFIELD)
    until_losses(scene, side)

    assert TOTAL == scene.seat(side).must_lose
    assert FORCE[side] in scene.seat(side).offered("retreat")


@pytest.mark.rule("sg-12.21")
@pytest.mark.parametrize(
    ("side", "cards"),
    [
        ("german", ["hold-at-all-costs"] * 2),
        ("soviet", ["order-no-227"] * 2),
        ("soviet", ["order-no-227"] * 3),
    ],
)
def test_to_hold_twice_ignores_no_more_losses(scene: Scene, side: str, cards: list[str]) -> None:
    """Clause 12.21: the first 3 losses are the same 3."""
    fight(scene, side, side, cards)

    assert TOTAL - 3 == scene.seat(side).must_lose


@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize(
    ("side", "card"),
    [
        pytest.param("german", GUNS, marks=pytest.mark.rule("sg-12.28")),
        pytest.param("soviet", DETACHMENT, marks=pytest.mark.rule("sg-12.57")),
    ],
)
def test_one_loss_is_ignored_and_retreats_are_free(scene: Scene, side: str, card: str, attacker: str) -> None:
    """Clauses 12.28 and 12.57: in either role; the enemy ignores nothing."""
    fight(scene, attacker, side, [card])
    until_losses(scene, side)

    assert TOTAL - 1 == scene.seat(side).must_lose
    assert FORCE[side] in scene.seat(side).offered("retreat")
    assert scene.seat(side).total == scene.seat(ENEMY[side]).must_lose


@pytest.mark.rule("sg-12.22")
@pytest.mark.parametrize(
    ("side", "cards", "ignored"),
    [
        ("german", [GUNS, GUNS], 2),
        ("german", [GUNS, GUNS, GUNS], 3),
        ("german", ["hold-at-all-costs", GUNS], 4),
        ("german", [GUNS, "hold-at-all-costs", GUNS], 5),
        ("german", [*["hold-at-all-costs"] * 2, *[GUNS] * 3], 6),
        ("soviet", ["order-no-227", DETACHMENT], 4),
        ("soviet", [DETACHMENT, "order-no-227", "order-no-227"], 4),
    ],
)
def test_other_ignored_losses_add_up(scene: Scene, side: str, cards: list[str], ignored: int) -> None:
    """Clause 12.22: each such card takes off 1 of its own, in whichever order."""
    fight(scene, side, side, cards)

    assert TOTAL - ignored == scene.seat(side).must_lose
