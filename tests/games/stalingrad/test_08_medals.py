"""Chapter 8, winning medals: all enemies engaged destroyed, and the Location Controlled."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.naming import card_id
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, BATTLEFIELD, DIAL, ENEMY, TOP, takes_anything

# Two Forces of each side, together of Combat 10 and 9.
STRONG: Final = {
    "german": ["16th-panzer-division", "295th-infantry-division"],
    "soviet": ["13th-guards-rifle-division", "37th-guards-rifle-division"],
}
# Another Force of each side.
SPARE: Final = {"german": "389th-infantry-division", "soviet": "95th-rifle-division"}
# Forces of Combat 1 that 9 losses destroy without a choice.
WEAK: Final = DIAL


def crush(scene: Scene, winner: str, attacker: str = "", spare: bool = False) -> None:
    """Let STRONG Forces of the winner meet the WEAK one of his enemy, up to the 1 loss they take.

    He attacks unless the other is named; with *spare* a Force of his stands by in the Control zone.
    """
    attacker = attacker or winner
    loser = ENEMY[winner]
    forces = [*STRONG[winner], SPARE[winner]] if spare else STRONG[winner]
    scene.seat(winner)(deck=[TOP[winner]], control={1: forces})
    scene.seat(loser)(deck=[TOP[loser]], control={1: [WEAK[loser]]})
    scene.starts_actions(attacker)
    scene.seat(attacker).attacks(BATTLEFIELD, with_=STRONG[winner] if attacker == winner else ())
    assert scene.asks(winner, "losses")
    assert 1 == scene.seat(winner).losses


def decorated(scene: Scene) -> list[str]:
    """The Forces that were given a medal, in order."""
    return [card_id(int(str(notice.arguments["force"]))) for notice in scene.told("decorates")]


@pytest.mark.rule("sg-8.13", "sg-8.15")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize("winner", ATTACKERS)
def test_who_destroys_all_enemies_engaged_and_controls_the_location_wins_a_medal(
    scene: Scene, attacker: str, winner: str
) -> None:
    """Clauses 8.13 and 8.15: attacker or defender alike."""
    first, second = STRONG[winner]
    crush(scene, winner, attacker)

    scene.seat(winner).burns(first)

    assert ([WEAK[ENEMY[winner]]], winner) == (scene.seat(ENEMY[winner]).lost, scene.controller(1))
    assert scene.asks(winner, "medal")

    scene.seat(winner).decorates(second)

    assert (0, 1) == (scene.seat(winner).medals(first), scene.seat(winner).medals(second))
    assert scene.asks(attacker, "action")


@pytest.mark.rule("sg-8.13")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_one_enemy_force_that_retreats_prevents_the_medal(scene: Scene, attacker: str) -> None:
    """Clause 8.13: of 10 losses a retreat absorbs 2, and the end of the other Force, unasked, the rest.

    That the German is alone then is not enough.
    """
    paid = 1 if attacker == "soviet" else 0
    rations = {"95th-rifle-division": 3 + paid, "42nd-rifle-brigade": 2 + paid}
    scene.german(deck=[TOP["german"]], control={1: STRONG["german"]})
    scene.soviet(deck=[TOP["soviet"]], control={1: list(rations)}, rations=rations)
    scene.starts_actions(attacker)
    scene.seat(attacker).attacks(BATTLEFIELD)
    takes_anything(scene, "german")

    scene.soviet.retreats("42nd-rifle-brigade")
    takes_anything(scene, "german")

    assert scene.asks(attacker, "action")
    assert (["95th-rifle-division"], "german") == (scene.soviet.lost, scene.controller(1))
    assert [] == decorated(scene)


@pytest.mark.rule("sg-8.13")
@pytest.mark.parametrize("control", ["presence", "markers"])
def test_who_no_longer_controls_the_location_wins_no_medal(scene: Scene, control: str) -> None:
    """Clause 8.13: the only attacker retreats from the zone, which was his at no moment."""
    force = STRONG["german"][0]
    scene.options(control=control)
    scene.german(deck=[TOP["german"]], control={1: [force]})
    scene.soviet(deck=[TOP["soviet"]], control={1: [WEAK["soviet"]]})
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD)

    scene.german.retreats(force)

    assert [WEAK["soviet"]] == scene.soviet.lost
    assert [] == decorated(scene)


@pytest.mark.rule("sg-8.13")
def test_a_defender_whose_location_stays_contested_wins_no_medal(scene: Scene) -> None:
    """Clause 8.13: the attacker is destroyed, but a Force of his side that stayed out is still there."""
    scene.german(deck=[TOP["german"]], control={1: [SPARE["german"], WEAK["german"]]})
    scene.soviet(deck=[TOP["soviet"]], control={1: STRONG["soviet"]})
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD, with_=[WEAK["german"]])
    takes_anything(scene, "soviet")

    assert scene.asks("german", "action")
    assert ([WEAK["german"]], "") == (scene.german.lost, scene.controller(1))
    assert [] == decorated(scene)


@pytest.mark.rule("sg-8.13")
def test_where_all_are_destroyed_nobody_wins_a_medal(scene: Scene) -> None:
    """Clause 8.13: 5 losses for a Force that absorbs 5, and 4 for one that is given up."""
    german, soviet = STRONG["german"][1], STRONG["soviet"][1]
    scene.german(deck=[TOP["german"]], control={1: [german]}, rations={german: 1})
    scene.soviet(deck=[TOP["soviet"]], control={1: [soviet]})
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD)

    scene.soviet.destroys(soviet)

    assert scene.asks("german", "action")
    assert ([german], [soviet]) == (scene.german.lost, scene.soviet.lost)
    assert [] == decorated(scene)


@pytest.mark.rule("sg-8.14")
@pytest.mark.parametrize("winner", ATTACKERS)
def test_a_battle_gives_one_medal_to_one_force_that_took_part(scene: Scene, winner: str) -> None:
    """Clause 8.14: the owner chooses; the Force that stayed out is not offered."""
    first, second = STRONG[winner]
    crush(scene, winner, spare=True)
    scene.seat(winner).burns(first)

    assert [f"decorate {first}", f"decorate {second}"] == scene.offered

    scene.seat(winner).decorates(first)

    assert scene.asks(winner, "action")
    assert [first] == decorated(scene)


@pytest.mark.rule("sg-8.14", "sg-8.16")
@pytest.mark.parametrize("winner", ATTACKERS)
def test_the_medal_goes_to_a_survivor(scene: Scene, winner: str) -> None:
    """Clause 8.14: of two Forces one is destroyed for the 1 loss; the other is decorated unasked."""
    first, second = STRONG[winner]
    crush(scene, winner)

    scene.seat(winner).destroys(first)

    assert scene.asks(winner, "action")
    assert [second] == decorated(scene)


@pytest.mark.rule("sg-8.14")
def test_without_a_survivor_that_took_part_there_is_no_medal(scene: Scene) -> None:
    """Clause 8.14: the only attacker is destroyed as well; the Force that stayed out Controls undecorated."""
    force = STRONG["german"][0]
    scene.german(deck=[TOP["german"]], control={1: [force, SPARE["german"]]})
    scene.soviet(deck=[TOP["soviet"]], control={1: [WEAK["soviet"]]})
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD, with_=[force])

    scene.german.destroys(force)

    assert scene.asks("german", "action")
    assert ("german", []) == (scene.controller(1), decorated(scene))


@pytest.mark.rule("sg-8.16")
@pytest.mark.parametrize("winner", ATTACKERS)
def test_a_medal_cannot_be_declined(scene: Scene, winner: str) -> None:
    """Clause 8.16: nothing but a Force to decorate is offered."""
    crush(scene, winner)
    scene.seat(winner).burns(STRONG[winner][0])

    assert not scene.offers("pass")
    assert not scene.offers("end")
    assert [f"decorate {force}" for force in STRONG[winner]] == scene.offered


@pytest.mark.rule("sg-8.17")
@pytest.mark.parametrize("winner", ATTACKERS)
def test_a_force_that_retreated_is_not_decorated(scene: Scene, winner: str) -> None:
    """Clause 8.17: its comrade holds the Location and gets the medal unasked."""
    first, second = STRONG[winner]
    crush(scene, winner)

    scene.seat(winner).retreats(first)

    assert ([first], [second]) == (scene.seat(winner).perimeter(1), decorated(scene))


@pytest.mark.rule("sg-8.17", "sg-8.13")
def test_nobody_holds_the_location_for_a_force_that_retreated(scene: Scene) -> None:
    """Clause 8.17: the only attacker retreats, and who stayed out took no part in the battle."""
    force = STRONG["german"][0]
    scene.german(deck=[TOP["german"]], control={1: [force, SPARE["german"]]})
    scene.soviet(deck=[TOP["soviet"]], control={1: [WEAK["soviet"]]})
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD, with_=[force])

    scene.german.retreats(force)

    assert ("german", []) == (scene.controller(1), decorated(scene))
