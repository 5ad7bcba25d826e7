"""Chapter 10, battlefields: Pavlov's House, Red October, Lazur, and the Grain Elevator with none."""

from __future__ import annotations

from itertools import permutations
from typing import Final

import pytest

from eastfront.games.stalingrad.tables import SIDES
from tests.games.stalingrad.cardplay import (
    SPARE,
    SPONGE,
    STURDY,
    absorbed_by_retreat,
    battle,
    totals,
    unanswered,
)
from tests.games.stalingrad.measures import drawn, move_cost, price_paid, turned_up
from tests.games.stalingrad.naming import card_number, game
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, COMBAT, ENEMY, FORCE
from tests.games.stalingrad.troops import PLAIN

PAVLOV: Final = "pavlovs-house"
STEEL_WORKS: Final = "red-october-steel-works"
PLANT: Final = "lazur-chemical-plant"
ELEVATOR: Final = "grain-elevator"
STUBBORN: Final = {"german": "100th-jaeger-division", "soviet": "13th-guards-rifle-division"}


@pytest.mark.rule("sg-10.2")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_pavlovs_house_gives_the_defender_two(scene: Scene, attacker: str) -> None:
    """Clause 10.2: whichever side defends; the attacker gets nothing and loses 2 more."""
    defender = ENEMY[attacker]
    battle(scene, attacker, location=PAVLOV)

    assert COMBAT[attacker] == scene.seat(attacker).total
    assert COMBAT[defender] + 2 == scene.seat(defender).total
    scene.nobody_plays()
    assert COMBAT[defender] + 2 == scene.seat(attacker).must_lose


@pytest.mark.rule("sg-10.2")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_pavlovs_house_counts_once_for_several_defenders(scene: Scene, attacker: str) -> None:
    """Clause 10.2: it is the side that adds 2, not each Force."""
    defender = ENEMY[attacker]
    forces = {defender: PLAIN[defender][:3]}
    battle(scene, attacker, location=PAVLOV, forces=forces)

    printed = [game().card_set.definitions[card_number(force)].combat for force in forces[defender]]
    assert sum(printed) + 2 == scene.seat(defender).total


@pytest.mark.rule("sg-10.2")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_pavlovs_house_helps_nobody_elsewhere(scene: Scene, attacker: str) -> None:
    """Clause 10.2: a battle beside it, between sides one of which holds it."""
    defender = ENEMY[attacker]
    scene.row(PAVLOV, ELEVATOR)
    scene.seat(attacker)(hand=[SPARE[attacker]], control={2: [FORCE[attacker]]})
    scene.seat(defender)(control={1: [PLAIN[defender][1]], 2: [FORCE[defender]]})
    scene.starts_actions(attacker)

    scene.seat(attacker).attacks(ELEVATOR)

    assert scene.asks(attacker, "event")
    assert (COMBAT["german"], COMBAT["soviet"]) == totals(scene)


@pytest.mark.rule("sg-10.3")
def test_the_two_of_pavlovs_house_are_told_apart(scene: Scene) -> None:
    """Clause 10.3: a contribution of the Location beside that of the Forces."""
    battle(scene, "german", location=PAVLOV)

    told = [notice.arguments for notice in scene.told("contributes") if notice.arguments["seat"] == 1]
    assert [(5, -1), (2, card_number(PAVLOV))] == [(each["amount"], each["source"]) for each in told]


@pytest.mark.rule("sg-10.3")
@pytest.mark.parametrize(
    "order", list(permutations(["pioneer-assault", "heavy-artillery", "barricades-and-mines"]))
)
def test_pioneers_strike_out_pavlovs_house_whatever_came_before_or_after(
    scene: Scene, order: tuple[str, ...]
) -> None:
    """Clause 10.3: totals are what they would be at a place without the note, in every order of events."""
    reached = []
    for location in (PAVLOV, ELEVATOR):
        scene.options()
        battle(
            scene,
            "german",
            german=["pioneer-assault", "heavy-artillery"],
            soviet=["barricades-and-mines"],
            location=location,
            forces={"soviet": ["42nd-rifle-brigade"]},
        )
        for card in order:
            side = "soviet" if card == "barricades-and-mines" else "german"
            scene.passes_until(side, "event")
            unanswered(scene, side, card)
        reached.append(totals(scene))

    first = order.index("heavy-artillery") < order.index("barricades-and-mines")
    assert (4 + 3, 3 if first else 1) == reached[0]
    assert reached[1] == reached[0]


@pytest.mark.rule("sg-10.5")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize("location", [STEEL_WORKS, ELEVATOR])
def test_at_red_october_each_retreat_of_a_defender_absorbs_one_more(
    scene: Scene, attacker: str, location: str
) -> None:
    """Clause 10.5: a plain Force's 3 and a stubborn one's 4, where elsewhere it is 2 and 3."""
    defender = ENEMY[attacker]
    plain, more = PLAIN[defender][1], 1 if location == STEEL_WORKS else 0
    forces = [plain, STUBBORN[defender], SPONGE[defender]]
    battle(
        scene,
        attacker,
        location=location,
        forces={defender: forces},
        medals={attacker: {FORCE[attacker]: 5}, defender: {SPONGE[defender]: STURDY}},
    )

    assert 2 + more == absorbed_by_retreat(scene, defender, plain)
    assert 3 + more == absorbed_by_retreat(scene, defender, STUBBORN[defender])


@pytest.mark.rule("sg-10.5")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_at_red_october_an_attackers_retreat_absorbs_what_it_does(scene: Scene, attacker: str) -> None:
    """Clause 10.5: the note is for defenders."""
    defender = ENEMY[attacker]
    forces = [PLAIN[attacker][1], SPONGE[attacker]]
    battle(
        scene,
        attacker,
        location=STEEL_WORKS,
        forces={attacker: forces, defender: [FORCE[defender], SPONGE[defender]]},
        medals={attacker: {SPONGE[attacker]: STURDY}},
    )

    assert 2 == absorbed_by_retreat(scene, attacker, forces[0])


@pytest.mark.rule("sg-10.12")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize(
    ("german", "soviet", "plain", "armoured"),
    [
        (["16th-panzer-division"], ["84th-tank-brigade"], (6, 3), (1, 1)),
        (["29th-motorised-infantry-division"], ["95th-rifle-division"], (5, 3), (1, 0)),
        (["295th-infantry-division"], ["137th-tank-brigade"], (4, 2), (0, 1)),
        (["295th-infantry-division"], ["95th-rifle-division"], (4, 3), (0, 0)),
        (
            ["24th-panzer-division", "60th-motorised-infantry-division", "389th-infantry-division"],
            ["84th-tank-brigade", "6th-guards-tank-brigade", "112th-rifle-division"],
            (5 + 4 + 3, 3 + 3 + 2),
            (2, 2),
        ),
    ],
)
def test_at_lazur_each_armoured_force_has_one_combat_more(
    scene: Scene,
    attacker: str,
    german: list[str],
    soviet: list[str],
    plain: tuple[int, int],
    armoured: tuple[int, int],
) -> None:
    """Clause 10.12: tanks and motorised Forces of both sides, in either role, and no others."""
    forces = {"german": german, "soviet": soviet}
    battle(scene, attacker, location=PLANT, forces=forces)
    assert (plain[0] + armoured[0], plain[1] + armoured[1]) == totals(scene)

    scene.options()
    battle(scene, attacker, location=ELEVATOR, forces=forces)
    assert plain == totals(scene)


@pytest.mark.rule("sg-10.12")
def test_at_lazur_armour_that_does_not_attack_adds_nothing(scene: Scene) -> None:
    """Clause 10.12: only Forces engaged count."""
    scene.row(PLANT)
    scene.german(control={1: ["16th-panzer-division", "295th-infantry-division"]})
    scene.soviet(hand=["snipers"], control={1: [FORCE["soviet"]]})
    scene.starts_actions("german")

    scene.german.attacks(PLANT, with_=["295th-infantry-division"])

    assert 4 == scene.german.total


@pytest.mark.rule("sg-10.10")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_a_battle_at_the_grain_elevator_is_fought_without_notes(scene: Scene, attacker: str) -> None:
    """Clause 10.10: printed Combat for armour too, a retreat absorbs 2, and each side turns up one card."""
    forces = {"german": ["16th-panzer-division"], "soviet": ["84th-tank-brigade", SPONGE["soviet"]]}
    battle(scene, attacker, forces=forces, medals={"soviet": {SPONGE["soviet"]: STURDY}})

    assert (6, 3 + 1 + STURDY) == totals(scene)
    assert 2 == absorbed_by_retreat(scene, "soviet", "84th-tank-brigade")
    assert [1, 1] == [turned_up(scene, side) for side in SIDES]


@pytest.mark.rule("sg-10.10")
@pytest.mark.parametrize(
    ("side", "top", "price"), [("german", "24th-panzer-division", 4), ("soviet", "84th-tank-brigade", 3)]
)
def test_who_holds_the_grain_elevator_has_nothing_but_its_rations_and_card(
    scene: Scene, side: str, top: str, price: int
) -> None:
    """Clause 10.10: tanks cost their value, marches a Ration, and the draw is the usual one."""
    coin = {"german": "panzer-thrust", "soviet": "storm-groups"}[side]
    marcher = PLAIN[side][1]
    scene.seat(side)(hand=[coin] * 4, control={1: [FORCE[side]]}, perimeter={2: [marcher]}, pile=[top])
    scene.starts_actions(side)

    assert price == price_paid(scene, side)
    assert 1 == move_cost(scene, side, marcher, "perimeter-4")
    assert 5 + 1 == drawn(scene, side)
