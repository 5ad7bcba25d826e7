"""Single choices of Recruit of Stalingrad about battles: attack, engage, cards and losses."""

from __future__ import annotations

import pytest

from tests.games.stalingrad.naming import Slot
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.troops import QUIET_ROW
from tests.players.stalingrad_advice import advice, follow

Zones = dict[Slot, list[str]]

BATTLE = QUIET_ROW[0]
PANZERS = ["16th-panzer-division", "24th-panzer-division", "14th-panzer-division"]
GUARDS = ["13th-guards-rifle-division", "37th-guards-rifle-division"]
# The other Locations: three under Soviet control, or all under German control.
SAFE: Zones = {2: ["95th-rifle-division"], 3: ["45th-rifle-division"], 4: ["112th-rifle-division"]}
LOST: Zones = {
    2: ["389th-infantry-division"],
    3: ["94th-infantry-division"],
    4: ["297th-infantry-division"],
    5: ["371st-infantry-division"],
}


@pytest.fixture
def scene() -> Scene:
    """A game at quiet Locations, to be laid out."""
    scene = Scene()
    scene.row(*QUIET_ROW)
    return scene


def face(
    scene: Scene,
    germans: list[str],
    soviets: list[str],
    *,
    german_hand: tuple[str, ...] = (),
    soviet_hand: tuple[str, ...] = (),
    lost: bool = False,
) -> None:
    """Lay Forces against each other at the first Location, the German to act; small cards are turned up.

    Elsewhere the Soviet is safe, or everything is *lost* to him.
    """
    scene.german(
        control={1: germans, **(LOST if lost else {})},
        hand=german_hand,
        deck=["supply-column"] * 3,
        reserve="lost",
    )
    scene.soviet(
        control={1: soviets, **({} if lost else SAFE)},
        hand=soviet_hand,
        deck=["volga-ferry"] * 3,
        reserve="lost",
    )
    scene.starts_actions("german")


@pytest.mark.parametrize(
    ("germans", "soviets", "attacks"),
    [(PANZERS[:2], ["244th-rifle-division"], True), (["369th-croatian-reinforced-regiment"], GUARDS, False)],
    ids=["strong", "weak"],
)
def test_it_attacks_where_it_is_stronger(
    scene: Scene, germans: list[str], soviets: list[str], attacks: bool
) -> None:
    face(scene, germans, soviets)

    assert f"attack {BATTLE}" in scene.offered
    assert attacks == (f"attack {BATTLE}" == advice(scene))


def test_all_join_an_attack_on_strong_defenders(scene: Scene) -> None:
    forces = [*PANZERS[:2], "371st-infantry-division"]
    face(scene, forces, GUARDS)
    scene.german.chooses("attack", BATTLE)
    follow(scene, "german", "engage")

    assert sorted(forces) == scene.german.engaged


@pytest.mark.parametrize("kind", ["event", "firefight"])
def test_the_winner_wastes_no_card_on_a_battle_that_is_decided(scene: Scene, kind: str) -> None:
    face(scene, PANZERS, ["workers-militia"], german_hand=("stuka-dive-bombers", "panzer-thrust"))
    scene.german.attacks(BATTLE)
    scene.passes_until("german", kind)

    assert len(scene.offered) > 1
    assert "pass" == advice(scene)


def test_the_loser_wastes_no_card_on_a_battle_that_is_decided(scene: Scene) -> None:
    face(scene, PANZERS, ["workers-militia"], soviet_hand=("storm-groups", "snipers"))
    scene.german.attacks(BATTLE)
    scene.passes_until("soviet", "firefight")

    assert ["pass", "fire snipers", "fire storm-groups"] == sorted(
        scene.offered, key=lambda name: name != "pass"
    )
    assert "pass" == advice(scene)


@pytest.mark.parametrize(("lost", "choice"), [(True, "fire katyusha-barrage"), (False, "pass")])
def test_it_fires_for_a_location_that_decides_the_game(scene: Scene, lost: bool, choice: str) -> None:
    face(
        scene,
        ["295th-infantry-division"],
        ["workers-militia"],
        soviet_hand=("snipers", "katyusha-barrage"),
        lost=lost,
    )
    scene.german.attacks(BATTLE)
    scene.passes_until("soviet", "firefight")

    assert choice == advice(scene)


def test_it_holds_on_by_order_where_the_game_is_at_stake(scene: Scene) -> None:
    face(
        scene,
        ["295th-infantry-division"],
        ["42nd-rifle-brigade"],
        soviet_hand=("order-no-227", "katyusha-barrage"),
        lost=True,
    )
    scene.german.attacks(BATTLE)
    scene.passes_until("soviet", "event")

    assert "play order-no-227" == advice(scene)


def test_rations_burn_before_a_force_is_given_up(scene: Scene) -> None:
    """Four losses, and five Rations: the Force stays where it is."""
    face(scene, ["371st-infantry-division"], ["13th-guards-rifle-division"])
    scene.german.attacks(BATTLE)
    scene.passes_until("soviet", "losses")
    assert 4 == scene.soviet.losses
    follow(scene, "soviet", "losses")

    assert ["13th-guards-rifle-division"] == scene.soviet.control(1)
    assert 1 == scene.soviet.rations("13th-guards-rifle-division")


def test_a_force_retreats_rather_than_fall(scene: Scene) -> None:
    """Seven losses are more than five Rations, so that it must go one way or the other."""
    face(scene, PANZERS[:1], ["13th-guards-rifle-division"])
    scene.german.attacks(BATTLE)
    scene.passes_until("soviet", "losses")
    assert 7 == scene.soviet.losses

    assert "destroy 13th-guards-rifle-division" in scene.offered
    assert "retreat 13th-guards-rifle-division" == advice(scene)


def test_somebody_stays_in_the_last_foothold(scene: Scene) -> None:
    """Two weak Forces take five losses; both together could retreat."""
    face(scene, ["295th-infantry-division"], ["42nd-rifle-brigade", "149th-rifle-brigade"], lost=True)
    scene.german.attacks(BATTLE)
    scene.passes_until("soviet", "losses")
    assert scene.offers("retreat")
    follow(scene, "soviet", "losses")

    assert 1 == len(scene.soviet.control(1))
    assert 1 == len(scene.soviet.perimeter(1))


@pytest.mark.parametrize("pair", [["carpet-bombing", "supply-column"], ["supply-column", "carpet-bombing"]])
def test_it_uses_the_stronger_of_two_cards_turned_up(pair: list[str]) -> None:
    scene = Scene()
    scene.row("barrikady-gun-factory")
    scene.holders({1: "german"})
    scene.german(control={1: ["295th-infantry-division"]}, deck=[*pair, "kampfgruppe"])
    scene.soviet(control={1: ["37th-guards-rifle-division"], **SAFE}, deck=["volga-ferry"] * 2)
    scene.starts_actions("german")
    scene.german.attacks("barrikady-gun-factory")
    scene.nobody_plays()

    assert scene.asks("german", "flip")
    assert "use carpet-bombing" == advice(scene)
