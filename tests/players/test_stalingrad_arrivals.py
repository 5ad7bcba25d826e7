"""Where players of Stalingrad let a bought Force arrive: where it need not walk before it is of use."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.troops import PLAIN, QUIET_ROW, spread
from tests.players.stalingrad_advice import advice, obey_while

BOUGHT: Final = "384th-infantry-division"
PRICE: Final = ["supply-column", "supply-column"]
PANZERS: Final = ["16th-panzer-division", "24th-panzer-division", "14th-panzer-division"]
GUARDS: Final = ["13th-guards-rifle-division", "37th-guards-rifle-division", "35th-guards-rifle-division"]


@pytest.fixture
def scene() -> Scene:
    """A game at quiet Locations, to be laid out."""
    scene = Scene()
    scene.row(*QUIET_ROW)
    return scene


def buy(scene: Scene) -> None:
    """Let the German buy a Force and be asked where it arrives."""
    scene.starts_actions("german")
    scene.german.chooses("reinforce")
    scene.german.pays(*PRICE)
    assert scene.asks("german", "station")


@pytest.mark.parametrize("empty", [2, 3, 4, 5])
def test_a_force_takes_an_empty_post_without_a_march(scene: Scene, empty: int) -> None:
    """It does not arrive where most enemies are, whom it is too weak to attack."""
    posts = spread("german", 4, 2)
    del posts[empty]
    scene.german(control=posts, hand=PRICE, pile=[BOUGHT])
    scene.soviet(control={1: GUARDS}, reserve="lost")
    buy(scene)

    assert f"place perimeter-{empty}" == advice(scene)
    obey_while(scene, lambda: BOUGHT not in scene.german.control(empty))
    assert 1 == scene.german.rations(BOUGHT)


def test_a_force_arrives_behind_the_attack_that_it_makes_possible(scene: Scene) -> None:
    """Nobody else has Rations, and other Locations are worth more."""
    posts = spread("german", 3, 2)
    scene.german(
        control=posts,
        hand=PRICE,
        pile=[BOUGHT],
        rations=dict.fromkeys([force for [force] in posts.values()], 0),
    )
    scene.soviet(control={1: GUARDS, 5: ["workers-militia"]}, rations={"workers-militia": 0}, reserve="lost")
    buy(scene)

    assert "place perimeter-5" == advice(scene)


def test_a_force_does_not_arrive_behind_an_attack_without_room_for_it(scene: Scene) -> None:
    """Three attack already, so it goes where nobody stands."""
    scene.german(control={1: PANZERS, 2: PLAIN["german"][:1]}, hand=PRICE, pile=[BOUGHT])
    scene.soviet(control={1: ["workers-militia"], 3: GUARDS, 5: PLAIN["soviet"][1:3]}, reserve="lost")
    buy(scene)

    assert "place perimeter-4" == advice(scene)
