"""Chapter 12, battle events of both sides: what they do to the totals and to the ground."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.cardplay import battle, battle_with, totals, unanswered
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, BATTLEFIELD, ENEMY

TRACTOR_WORKS: Final = "dzerzhinsky-tractor-works"
# What the plain Forces bring: 295th Infantry Division and 37th Guards Rifle Division.
GERMAN: Final = 4
SOVIET: Final = 5


@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize(
    ("card", "changes", "rubble"),
    [
        pytest.param("stuka-dive-bombers", (4, 0), 1, marks=pytest.mark.rule("sg-12.1")),
        pytest.param("heavy-artillery", (0, -3), 0, marks=pytest.mark.rule("sg-12.2")),
        pytest.param("panzer-thrust", (2, 0), 0, marks=pytest.mark.rule("sg-12.5")),
        pytest.param("flamethrowers", (2, 0), 0, marks=pytest.mark.rule("sg-12.9")),
        pytest.param("hold-at-all-costs", (0, 0), 0, marks=pytest.mark.rule("sg-12.20")),
        pytest.param("assault-guns", (3, 0), 0, marks=pytest.mark.rule("sg-12.28")),
    ],
)
def test_german_events_of_either_role(
    scene: Scene, card: str, changes: tuple[int, int], rubble: int, attacker: str
) -> None:
    """Chapter 12: Combat of the German, what the Soviet loses, and Rubble besides that of the attack."""
    battle_with(scene, attacker, "german", [card])

    unanswered(scene, "german", card)

    assert (GERMAN + changes[0], SOVIET + changes[1]) == totals(scene)
    assert 1 + rubble == scene.rubble_on(BATTLEFIELD)
    assert [card] == scene.german.discard


@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize(
    ("card", "changes", "rubble"),
    [
        pytest.param("katyusha-barrage", (0, 4), 1, marks=pytest.mark.rule("sg-12.36")),
        pytest.param("guns-across-the-volga", (-3, 0), 0, marks=pytest.mark.rule("sg-12.37")),
        pytest.param("order-no-227", (0, 0), 0, marks=pytest.mark.rule("sg-12.45")),
        pytest.param("factory-t-34s", (0, 2), 0, marks=pytest.mark.rule("sg-12.48")),
        pytest.param("nkvd-blocking-detachment", (0, 2), 0, marks=pytest.mark.rule("sg-12.57")),
    ],
)
def test_soviet_events_of_either_role(
    scene: Scene, card: str, changes: tuple[int, int], rubble: int, attacker: str
) -> None:
    """Chapter 12: the same the other way round."""
    battle_with(scene, attacker, "soviet", [card])

    unanswered(scene, "soviet", card)

    assert (GERMAN + changes[0], SOVIET + changes[1]) == totals(scene)
    assert 1 + rubble == scene.rubble_on(BATTLEFIELD)
    assert [card] == scene.soviet.discard


@pytest.mark.parametrize(
    ("side", "card", "role", "amount"),
    [
        pytest.param("german", "pioneer-assault", "attacker", 3, marks=pytest.mark.rule("sg-12.6")),
        pytest.param("german", "hedgehog-defence", "defender", 4, marks=pytest.mark.rule("sg-12.29")),
        pytest.param("soviet", "storm-groups", "attacker", 4, marks=pytest.mark.rule("sg-12.44")),
        pytest.param("soviet", "barricades-and-mines", "defender", 3, marks=pytest.mark.rule("sg-12.50")),
    ],
)
def test_events_of_one_role(scene: Scene, side: str, card: str, role: str, amount: int) -> None:
    """Chapter 12: Combat for the attacker, or for the defender; in the other role it is not offered."""
    wrong = ENEMY[side] if role == "attacker" else side
    battle_with(scene, wrong, side, [card])
    assert ["pass"] == scene.offered

    scene.options()
    battle_with(scene, ENEMY[wrong], side, [card])
    unanswered(scene, side, card)

    before = {"german": GERMAN, "soviet": SOVIET}
    assert before[side] + amount == scene.seat(side).total
    assert before[ENEMY[side]] == scene.seat(ENEMY[side]).total
    assert 1 == scene.rubble_on(BATTLEFIELD)


@pytest.mark.rule("sg-12.1", "sg-12.2", "sg-12.36", "sg-12.37")
def test_copies_of_an_event_add_up(scene: Scene) -> None:
    """Clauses 12.1, 12.2, 12.36, 12.37: two of each, with 4 Rubble besides the first."""
    german = ["stuka-dive-bombers", "heavy-artillery"]
    soviet = ["katyusha-barrage", "guns-across-the-volga"]
    battle(scene, "german", german=german * 2, soviet=soviet * 2)

    unanswered(scene, "german", *german, *german)
    assert (GERMAN + 4 + 4, 0) == totals(scene)
    unanswered(scene, "soviet", *soviet, *soviet)

    assert (GERMAN + 4 + 4 - 3 - 3, 4 + 4) == totals(scene)
    assert 5 == scene.rubble_on(BATTLEFIELD)


@pytest.mark.rule("sg-12.1", "sg-12.36")
@pytest.mark.parametrize(("side", "card"), [("german", "stuka-dive-bombers"), ("soviet", "katyusha-barrage")])
def test_the_rubble_of_an_event_may_destroy_the_location(scene: Scene, side: str, card: str) -> None:
    """Clauses 12.1 and 12.36: the attack is the fifth counter, the event the sixth; Combat counts as well."""
    scene.rubble({BATTLEFIELD: 4})
    battle_with(scene, side, side, [card])
    assert 5 == scene.rubble_on(BATTLEFIELD)
    before = scene.seat(side).total

    unanswered(scene, side, card)

    assert ("destroyed", before + 4) == (scene.rubble_on(BATTLEFIELD), scene.seat(side).total)


@pytest.mark.rule("sg-12.5")
@pytest.mark.parametrize(
    ("forces", "combat", "bonus"),
    [
        (["295th-infantry-division"], 4, 2),
        (["assault-pioneer-battalions"], 2 + 1, 2),
        (["16th-panzer-division"], 6, 4),
        (["60th-motorised-infantry-division"], 4, 4),
        (["244th-assault-gun-battalion"], 3 + 1, 4),
        (["295th-infantry-division", "3rd-motorised-infantry-division"], 4 + 4, 4),
        (["16th-panzer-division", "24th-panzer-division"], 6 + 5, 4),
    ],
)
def test_panzer_thrust_asks_for_armour(scene: Scene, forces: list[str], combat: int, bonus: int) -> None:
    """Clause 12.5: one tank or motorised Force engaged is enough, several do no more."""
    battle(scene, "german", german=["panzer-thrust"], forces={"german": forces})
    assert combat == scene.german.total

    unanswered(scene, "german", "panzer-thrust")

    assert combat + bonus == scene.german.total


@pytest.mark.rule("sg-12.5")
def test_armour_that_is_not_engaged_does_not_thrust(scene: Scene) -> None:
    """Clause 12.5: one Panzer Division stays out, another stands behind; the enemy has tanks."""
    scene.german(
        hand=["panzer-thrust", "iron-cross"],
        control={1: ["16th-panzer-division", "295th-infantry-division"]},
        perimeter={1: ["24th-panzer-division"]},
    )
    scene.soviet(control={1: ["84th-tank-brigade"]})
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD, with_=["295th-infantry-division"])

    unanswered(scene, "german", "panzer-thrust")

    assert 4 + 2 == scene.german.total


@pytest.mark.rule("sg-12.5")
def test_a_defending_panzer_division_thrusts_as_well(scene: Scene) -> None:
    """Clause 12.5: all Forces in the zone are engaged when the Soviet attacks."""
    forces = ["16th-panzer-division", "295th-infantry-division"]
    battle(scene, "soviet", german=["panzer-thrust"], forces={"german": forces})
    scene.soviet.passes()

    unanswered(scene, "german", "panzer-thrust")

    assert 6 + 4 + 4 == scene.german.total


@pytest.mark.rule("sg-12.48")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize(
    ("location", "forces", "combat", "bonus"),
    [
        (BATTLEFIELD, ["95th-rifle-division"], 3, 2),
        (BATTLEFIELD, ["84th-tank-brigade"], 3, 4),
        (BATTLEFIELD, ["95th-rifle-division", "137th-tank-brigade"], 3 + 2, 4),
        (TRACTOR_WORKS, ["95th-rifle-division"], 3, 4),
        (TRACTOR_WORKS, ["84th-tank-brigade"], 3, 4),
    ],
)
def test_factory_t_34s_ask_for_armour_or_for_their_factory(
    scene: Scene, location: str, forces: list[str], combat: int, bonus: int, attacker: str
) -> None:
    """Clause 12.48: either is enough, and both do no more."""
    battle(scene, attacker, soviet=["factory-t-34s"], forces={"soviet": forces}, location=location)
    scene.passes_until("soviet", "event")
    assert combat == scene.soviet.total

    unanswered(scene, "soviet", "factory-t-34s")

    assert combat + bonus == scene.soviet.total


@pytest.mark.rule("sg-12.48")
def test_t_34s_need_their_factory_at_the_battle_and_not_elsewhere(scene: Scene) -> None:
    """Clause 12.48: the Tractor Works lies next door, German tanks fight here, and own ones stay out."""
    scene.row(BATTLEFIELD, TRACTOR_WORKS)
    scene.german(control={1: ["16th-panzer-division"]})
    scene.soviet(
        hand=["factory-t-34s", "workers-battalions"],
        control={1: ["84th-tank-brigade", "95th-rifle-division"], 2: ["6th-guards-tank-brigade"]},
    )
    scene.starts_actions("soviet")
    scene.soviet.attacks(BATTLEFIELD, with_=["95th-rifle-division"])

    unanswered(scene, "soviet", "factory-t-34s")

    assert 3 + 2 == scene.soviet.total


@pytest.mark.rule("sg-12.58")
def test_the_ruins_of_the_factory_serve_as_well(scene: Scene) -> None:
    """Clause 12.58: the Tractor Works has lost its note, and the card counts 4 all the same."""
    scene.rubble({TRACTOR_WORKS: "destroyed"})
    battle(scene, "german", soviet=["factory-t-34s"], location=TRACTOR_WORKS)
    scene.german.passes()

    unanswered(scene, "soviet", "factory-t-34s")

    assert "destroyed" == scene.rubble_on(TRACTOR_WORKS)
    assert SOVIET + 4 == scene.soviet.total
