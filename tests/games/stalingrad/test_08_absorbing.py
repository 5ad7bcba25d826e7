"""Chapter 8, how losses are absorbed: by whom, by Rations, and by retreats where there is room."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import (
    ATTACKERS,
    BATTLEFIELD,
    ENEMY,
    FORCE,
    TOP,
    attacks,
    clash,
    defends,
    takes_anything,
)

# Two Forces of each side without abilities, in the order of their numbers.
PAIR: Final = {
    "german": ["295th-infantry-division", "389th-infantry-division"],
    "soviet": ["37th-guards-rifle-division", "95th-rifle-division"],
}
# Three Forces of each side that fill a Perimeter zone.
THREE: Final = {
    "german": ["297th-infantry-division", "371st-infantry-division", "384th-infantry-division"],
    "soviet": ["112th-rifle-division", "244th-rifle-division", "131st-rifle-division"],
}


@pytest.mark.rule("sg-8.1")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_the_defender_allocates_all_his_losses_before_the_attacker(scene: Scene, attacker: str) -> None:
    """Clause 8.1: the attacker sees what has become of the defender."""
    defender = ENEMY[attacker]
    clash(scene, attacker)

    while scene.asks(defender, "losses"):
        assert scene.seat(attacker).must_lose == scene.seat(attacker).losses
        scene.seat(defender).chooses(*scene.offered[-1].split(" "))

    assert 0 == scene.seat(defender).losses
    picks = [notice for notice in scene.notices if notice.id in ("burns", "retreats", "is-destroyed")]
    seats = [notice.arguments["seat"] for notice in picks]
    assert scene.asks(attacker, "losses")
    assert scene.seat(defender).seat == seats[0]


@pytest.mark.rule("sg-8.1")
@pytest.mark.parametrize("side", ATTACKERS)
def test_an_attackers_force_that_took_no_part_absorbs_nothing(scene: Scene, side: str) -> None:
    """Clause 8.1: only one of two attacks; nobody behind or elsewhere helps either."""
    enemy = ENEMY[side]
    joins, stays = PAIR[side]
    scene.seat(side)(
        deck=[TOP[side]], control={1: [joins, stays], 2: THREE[side][:1]}, perimeter={1: THREE[side][1:]}
    )
    scene.seat(enemy)(deck=[TOP[enemy]], control={1: [FORCE[enemy]]})
    scene.starts_actions(side)
    scene.seat(side).attacks(BATTLEFIELD, with_=[joins])
    takes_anything(scene, enemy)

    assert scene.asks(side, "losses")
    assert {joins} == {option.split(" ")[1] for option in scene.offered}


@pytest.mark.rule("sg-8.1")
@pytest.mark.parametrize("side", ATTACKERS)
def test_all_forces_in_the_control_zone_absorb_for_the_defender(scene: Scene, side: str) -> None:
    """Clause 8.1: all of them took part; those behind did not."""
    defends(scene, side, PAIR[side], 1, behind=THREE[side][1:])

    assert set(PAIR[side]) == {option.split(" ")[1] for option in scene.offered}


@pytest.mark.rule("sg-8.2")
@pytest.mark.parametrize("side", ATTACKERS)
def test_each_ration_burned_absorbs_one_loss(scene: Scene, side: str) -> None:
    """Clause 8.2: Rations of both Forces, as the owner likes; the last has one Force to come from."""
    first, second = PAIR[side]
    seat = defends(scene, side, PAIR[side], 4, rations={first: 3, second: 3})

    seat.burns(first)
    assert (3, 2, 3) == (seat.losses, seat.rations(first), seat.rations(second))
    seat.burns(first)
    assert (2, 1, 3) == (seat.losses, seat.rations(first), seat.rations(second))
    seat.burns(second)

    assert (0, 1, 1) == (seat.losses, seat.rations(first), seat.rations(second))
    assert 4 == len([notice for notice in scene.told("burns") if notice.arguments["seat"] == seat.seat])
    assert PAIR[side] == seat.control(1)


@pytest.mark.rule("sg-8.2")
def test_a_force_without_rations_burns_none(scene: Scene) -> None:
    """Clause 8.2: it can still retreat or be destroyed."""
    first, second = PAIR["soviet"]
    seat = defends(scene, "soviet", PAIR["soviet"], 1, rations={first: 0, second: 1})

    assert [second] == seat.offered("burn")
    assert PAIR["soviet"] == seat.offered("retreat") == seat.offered("destroy")


@pytest.mark.rule("sg-8.3")
@pytest.mark.parametrize("side", ATTACKERS)
def test_a_retreat_absorbs_two_losses(scene: Scene, side: str) -> None:
    """Clause 8.3: the defender's first Force goes, 5 losses become 3."""
    first, second = PAIR[side]
    seat = defends(scene, side, PAIR[side], 5)

    seat.retreats(first)

    assert (3, [second], [first]) == (seat.losses, seat.control(1), seat.perimeter(1))


@pytest.mark.rule("sg-8.3")
@pytest.mark.parametrize("side", ATTACKERS)
def test_an_attacker_may_retreat_as_well(scene: Scene, side: str) -> None:
    """Clause 8.3: 5 losses become 3 for the attacker, too."""
    first, second = PAIR[side]
    seat = attacks(scene, side, PAIR[side], 5)

    seat.retreats(first)

    assert (3, [second], [first]) == (seat.losses, seat.control(1), seat.perimeter(1))


@pytest.mark.rule("sg-8.4")
@pytest.mark.parametrize("side", ATTACKERS)
@pytest.mark.parametrize("rations", [0, 2])
def test_a_retreat_leads_to_the_perimeter_of_the_same_location_and_costs_nothing(
    scene: Scene, side: str, rations: int
) -> None:
    """Clause 8.4: nobody is asked where to; a Force without Rations goes as well."""
    first, second = PAIR[side]
    seat = defends(scene, side, PAIR[side], 3, rations={first: rations})

    seat.retreats(first)

    assert scene.asks(side, "losses")
    assert ([first], rations) == (seat.perimeter(1), seat.rations(first))
    assert [] == [force for slot in range(2, 6) for force in seat.perimeter(slot)]
    assert [second] == seat.control(1)


@pytest.mark.rule("sg-8.4", "sg-8.5")
def test_there_is_no_retreat_to_another_location(scene: Scene) -> None:
    """Clause 8.4: the Perimeter zone is full; that all others are empty does not help."""
    seat = defends(scene, "soviet", PAIR["soviet"], 2, behind=THREE["soviet"])

    assert scene.asks("soviet", "losses")
    assert [] == seat.offered("retreat")
    assert PAIR["soviet"] == seat.offered("burn") == seat.offered("destroy")


@pytest.mark.rule("sg-8.5")
@pytest.mark.parametrize("side", ATTACKERS)
@pytest.mark.parametrize("behind", [0, 1, 2, 3])
def test_retreats_need_room(scene: Scene, side: str, behind: int) -> None:
    """Clause 8.5: with two Forces behind, one retreats and the other cannot follow."""
    first, second = PAIR[side]
    seat = defends(scene, side, PAIR[side], 4, behind=THREE[side][:behind])

    assert (PAIR[side] if behind < 3 else []) == seat.offered("retreat")

    if behind < 3:
        seat.retreats(first)

        assert ([second] if behind < 2 else []) == seat.offered("retreat")


@pytest.mark.rule("sg-8.5")
def test_enemy_forces_behind_take_up_no_room(scene: Scene) -> None:
    """Clause 8.5: only Forces of its own side stand in the way of a retreat."""
    scene.german(
        deck=[TOP["german"]], control={1: ["113th-infantry-division"]}, perimeter={1: THREE["german"]}
    )
    scene.soviet(deck=[TOP["soviet"]], control={1: PAIR["soviet"]})
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD)

    assert PAIR["soviet"] == scene.soviet.offered("retreat")
