"""Chapter 11, abilities in battle: assault, defence, stubborn and sappers, and which Forces are armoured."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.cardplay import SPARE, SPONGE, absorbed_by_retreat, battle
from tests.games.stalingrad.measures import forces_of
from tests.games.stalingrad.naming import card_number, game
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, BATTLEFIELD, ENEMY, FORCE

SIDE_OF: Final = {force: side for side in ENEMY for force in forces_of(side)}
ASSAULT: Final = [
    "71st-infantry-division",
    "305th-infantry-division",
    "79th-infantry-division",
    "assault-pioneer-battalions",
    "244th-assault-gun-battalion",
    "35th-guards-rifle-division",
    "284th-rifle-division",
    "92nd-naval-rifle-brigade",
]
DEFENCE: Final = [
    "44th-infantry-division",
    "76th-infantry-division",
    "376th-infantry-division",
    "39th-guards-rifle-division",
    "308th-rifle-division",
    "193rd-rifle-division",
    "workers-militia",
]
STUBBORN: Final = [
    "100th-jaeger-division",
    "369th-croatian-reinforced-regiment",
    "13th-guards-rifle-division",
    "138th-rifle-division",
    "10th-nkvd-rifle-division",
]
SAPPERS: Final = "assault-pioneer-battalions"
# All that are not infantry.
TYPES: Final = {
    "16th-panzer-division": "tanks",
    "24th-panzer-division": "tanks",
    "14th-panzer-division": "tanks",
    "244th-assault-gun-battalion": "tanks",
    "29th-motorised-infantry-division": "motorised",
    "60th-motorised-infantry-division": "motorised",
    "3rd-motorised-infantry-division": "motorised",
    "assault-pioneer-battalions": "engineers",
    "84th-tank-brigade": "tanks",
    "6th-guards-tank-brigade": "tanks",
    "137th-tank-brigade": "tanks",
}


def combat(force: str) -> int:
    """Return the Combat printed on a Force."""
    return game().card_set.definitions[card_number(force)].combat


def fight(scene: Scene, attacker: str, force: str, location: str = BATTLEFIELD) -> int:
    """Let a Force fight alone for its side and return its total."""
    battle(scene, attacker, forces={SIDE_OF[force]: [force]}, location=location)
    return scene.seat(SIDE_OF[force]).total


@pytest.mark.rule("sg-11.3")
@pytest.mark.parametrize("force", SIDE_OF)
def test_forces_with_assault_have_one_combat_more_in_attack(scene: Scene, force: str) -> None:
    """Clause 11.3: every other Force attacks with its printed Combat."""
    assert combat(force) + (force in ASSAULT) == fight(scene, SIDE_OF[force], force)


@pytest.mark.rule("sg-11.4")
@pytest.mark.parametrize("force", SIDE_OF)
def test_forces_with_defence_have_one_combat_more_in_defence(scene: Scene, force: str) -> None:
    """Clause 11.4: every other Force defends with its printed Combat, those with assault too."""
    assert combat(force) + (force in DEFENCE) == fight(scene, ENEMY[SIDE_OF[force]], force)


@pytest.mark.rule("sg-11.3", "sg-11.4")
@pytest.mark.parametrize(
    ("attacker", "german", "soviet"),
    [("german", 4 + 3 + 3 + 2, 3 + 3 + 3 + 2), ("soviet", 4 + 3 + 3 + 1, 3 + 3 + 3 + 1)],
)
def test_each_force_brings_its_own_ability(scene: Scene, attacker: str, german: int, soviet: int) -> None:
    """Clauses 11.3 and 11.4: two Germans with assault and one with defence, on the other side the reverse."""
    forces = {
        "german": ["71st-infantry-division", "244th-assault-gun-battalion", "44th-infantry-division"],
        "soviet": ["39th-guards-rifle-division", "308th-rifle-division", "35th-guards-rifle-division"],
    }
    battle(scene, attacker, forces=forces)

    assert (german, soviet) == (scene.german.total, scene.soviet.total)


@pytest.mark.rule("sg-11.5")
@pytest.mark.parametrize("force", SIDE_OF)
@pytest.mark.parametrize("attacks", [False, True])
def test_the_retreat_of_a_stubborn_force_absorbs_three(scene: Scene, force: str, attacks: bool) -> None:
    """Clause 11.5: that of every other Force 2, in attack and in defence."""
    side = SIDE_OF[force]
    enemy = ENEMY[side]
    other = SPONGE[side] if force != SPONGE[side] else FORCE[side]
    battle(
        scene,
        side if attacks else enemy,
        forces={side: [force, other], enemy: [FORCE[enemy], SPONGE[enemy]]},
        medals={side: {other: 20}},
    )

    assert (3 if force in STUBBORN else 2) == absorbed_by_retreat(scene, side, force)


def attack_with(scene: Scene, forces: list[str], with_: list[str]) -> None:
    """Let some of the German Forces of a Control zone attack."""
    scene.german(hand=[SPARE["german"]], control={1: forces})
    scene.soviet(control={1: [FORCE["soviet"]]})
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD, with_=with_)


@pytest.mark.rule("sg-11.6")
@pytest.mark.parametrize("force", SIDE_OF)
def test_an_attack_with_sappers_places_two_rubble(scene: Scene, force: str) -> None:
    """Clause 11.6: one of any other Force places 1."""
    fight(scene, SIDE_OF[force], force)

    assert (2 if force == SAPPERS else 1) == scene.rubble_on(1)


@pytest.mark.rule("sg-11.6")
@pytest.mark.parametrize(
    ("with_", "rubble"),
    [
        ([SAPPERS, "71st-infantry-division"], 2),
        ([SAPPERS, "71st-infantry-division", "295th-infantry-division"], 2),
        (["71st-infantry-division"], 1),
        (["71st-infantry-division", "295th-infantry-division"], 1),
    ],
)
def test_sappers_must_join_the_attack(scene: Scene, with_: list[str], rubble: int) -> None:
    """Clause 11.6: beside others they count, and standing by they do not."""
    attack_with(scene, [SAPPERS, "71st-infantry-division", "295th-infantry-division"], with_)

    assert rubble == scene.rubble_on(1)


@pytest.mark.rule("sg-11.6")
def test_sappers_that_defend_add_no_rubble(scene: Scene) -> None:
    """Clause 11.6: the enemy's attack places 1."""
    fight(scene, "soviet", SAPPERS)

    assert 1 == scene.rubble_on(1)


@pytest.mark.rule("sg-11.7")
def test_each_force_is_of_one_type() -> None:
    """Clause 11.7: seven of tanks, three motorised, one of engineers, and infantry for the rest."""
    cards = [card for card in game().card_set.definitions if card.kind == "force"]

    assert {force: TYPES.get(force, "infantry") for force in SIDE_OF} == {
        card.id: card.type for card in cards
    }


@pytest.mark.rule("sg-11.7")
@pytest.mark.parametrize("force", SIDE_OF)
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_tanks_and_motorised_forces_are_armoured(scene: Scene, force: str, attacker: str) -> None:
    """Clause 11.7: by the 1 that Lazur gives every armoured Force and no other."""
    plain = fight(scene, attacker, force)
    scene.options()

    armoured = TYPES.get(force) in ("tanks", "motorised")
    assert plain + armoured == fight(scene, attacker, force, "lazur-chemical-plant")
