"""Single choices of Recruit of Stalingrad in the turns: moves, purchases, events and reactions."""

from __future__ import annotations

import pytest

from tests.games.stalingrad.naming import Slot
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.troops import PLAIN, QUIET_ROW, spread
from tests.players.stalingrad_advice import advice, follow, obey, obey_while


@pytest.fixture
def scene() -> Scene:
    """A game at quiet Locations, to be laid out."""
    scene = Scene()
    scene.row(*QUIET_ROW)
    return scene


def test_it_takes_the_move_that_wins(scene: Scene) -> None:
    """Into ruins that are worth little, in front of strong enemies."""
    guards = ["13th-guards-rifle-division", "37th-guards-rifle-division", "35th-guards-rifle-division"]
    scene.rubble({5: "destroyed"})
    scene.german(control=spread("german", 4), perimeter={5: ["16th-panzer-division"]}, reserve="lost")
    scene.soviet(perimeter={5: guards}, hand=["storm-groups"] * 4)
    scene.starts_actions("german")
    obey_while(scene, lambda: True)

    assert scene.ended("control", winner="german")
    assert 0 == scene.soviet.turns


@pytest.mark.parametrize("holder", ["german", "soviet"])
def test_it_sends_one_who_is_not_missed(scene: Scene, holder: str) -> None:
    """The weakest Force and the strongest one are alone where they stand; two others stand together.

    That wins the game, or just another Location where the enemy is the holder of the fifth.
    """
    pair = ["94th-infantry-division", "297th-infantry-division"]
    posts: dict[str, dict[Slot, list[str]]] = {
        "german": {1: ["369th-croatian-reinforced-regiment"], 2: ["16th-panzer-division"], 3: pair},
        "soviet": {},
    }
    posts[holder][5] = [PLAIN[holder][4]]
    scene.german(control=posts["german"], reserve="lost")
    scene.soviet(control=posts["soviet"])
    scene.starts_actions("german")
    obey(scene)
    obey(scene)

    assert scene.german.control(4)[0] in pair
    assert [1, 1, 1] == [len(scene.german.control(slot)) for slot in (1, 2, 3)]


@pytest.mark.parametrize("held", [4, 5])
def test_it_keeps_the_enemy_from_holding_everything(scene: Scene, held: int) -> None:
    """Even with the poorest Force, and beside or in front of the best."""
    scene.german(control=spread("german", held), perimeter={5: ["16th-panzer-division"]})
    scene.soviet(perimeter={5: ["workers-militia"]}, reserve="lost")
    scene.starts_actions("soviet")
    follow(scene, "soviet", "action")
    follow(scene, "soviet", "move")

    assert ["workers-militia"] == scene.soviet.control(5)


@pytest.mark.parametrize(
    ("hand", "choice"),
    [
        (["operation-uranus", "snipers"], "play operation-uranus"),
        (["62nd-army-headquarters", "operation-uranus"], "play 62nd-army-headquarters"),
        (["order-of-lenin"], "play order-of-lenin"),
    ],
    ids=["uranus", "draw-first", "medal"],
)
def test_it_plays_events_that_always_pay(scene: Scene, hand: list[str], choice: str) -> None:
    scene.german(control=spread("german", 2))
    scene.soviet(control=spread("soviet", 3, 3), hand=hand, reserve="lost")
    scene.starts_actions("soviet")

    assert choice == advice(scene)


def test_it_calls_uranus_back(scene: Scene) -> None:
    scene.uranus(2)
    scene.german(control=spread("german", 2), hand=["operation-winter-storm"], reserve="lost")
    scene.soviet(control=spread("soviet", 3, 3))
    scene.starts_actions("german")

    assert "play operation-winter-storm" == advice(scene)


@pytest.mark.parametrize(("rations", "choice"), [(0, "play night-crossing"), (4, "end")])
def test_it_plays_supply_cards_for_a_hungry_army_only(scene: Scene, rations: int, choice: str) -> None:
    scene.german(control=spread("german", 2))
    scene.soviet(
        control=spread("soviet", 3, 3),
        hand=["night-crossing"],
        rations={force: rations for force in PLAIN["soviet"][:3]},
        reserve="lost",
    )
    scene.starts_actions("soviet")

    assert "play night-crossing" in scene.offered
    assert choice == advice(scene)


def test_it_feeds_those_who_starve_first(scene: Scene) -> None:
    """The Location yields four Rations, and three Forces stand there."""
    forces = ["295th-infantry-division", "389th-infantry-division", "94th-infantry-division"]
    scene.german(
        control={1: forces},
        rations={"295th-infantry-division": 4, "389th-infantry-division": 0, "94th-infantry-division": 0},
    )
    scene.soviet(control=spread("soviet", 3, 3))
    scene.starts_turn("german")
    follow(scene, "german", "feed")

    assert [4, 2, 2] == [scene.german.rations(force) for force in forces]


@pytest.mark.parametrize(
    ("card", "choice"),
    [
        ("operation-uranus", "play signals-intercept"),
        ("order-of-lenin", "pass"),
        ("kotluban-offensive", "pass"),
    ],
)
def test_it_cancels_strong_events_and_lets_weak_ones_pass(scene: Scene, card: str, choice: str) -> None:
    scene.german(control=spread("german", 2), hand=["signals-intercept"])
    scene.soviet(control=spread("soviet", 3, 3), hand=[card])
    scene.starts_actions("soviet")
    scene.soviet.plays(card)

    assert scene.asks("german", "react")
    assert choice == advice(scene)


@pytest.mark.parametrize(("card", "choice"), [("operation-uranus", "play maskirovka"), ("snipers", "pass")])
def test_it_defends_its_own_strong_events(scene: Scene, card: str, choice: str) -> None:
    scene.german(control=spread("german", 2), hand=["signals-intercept"])
    scene.soviet(control=spread("soviet", 3, 3), hand=[card, "maskirovka"])
    scene.starts_actions("soviet")
    scene.soviet.plays(card)
    if scene.asks("soviet", "snipe"):
        obey(scene)
    scene.german.plays("signals-intercept")

    assert scene.asks("soviet", "react")
    assert choice == advice(scene)


def test_it_buys_a_force_that_it_can_pay_and_keeps_the_card_that_cancels(scene: Scene) -> None:
    scene.german(
        control=spread("german", 2),
        hand=["supply-column", "signals-intercept", "stuka-dive-bombers"],
        pile=["384th-infantry-division"],
    )
    scene.soviet(control=spread("soviet", 3, 3))
    scene.starts_actions("german")
    assert "reinforce" == obey(scene)
    follow(scene, "german", "pay")
    follow(scene, "german", "station")

    assert ["signals-intercept"] == scene.german.hand
    assert any("384th-infantry-division" in scene.german.perimeter(slot) for slot in range(1, 6))


def test_it_buys_with_a_discount_where_it_has_one(scene: Scene) -> None:
    scene.german(
        control=spread("german", 2),
        hand=["kampfgruppe", "supply-column", "supply-column"],
        pile=["305th-infantry-division"],
    )
    scene.soviet(control=spread("soviet", 3, 3))
    scene.starts_actions("german")

    assert "reinforce" in scene.offered
    assert "play kampfgruppe" == advice(scene)


@pytest.mark.parametrize("fed", ["295th-infantry-division", "389th-infantry-division"])
def test_snipers_shoot_at_the_force_that_loses_most(scene: Scene, fed: str) -> None:
    scene.german(control=spread("german", 3), rations={**dict.fromkeys(PLAIN["german"][:3], 1), fed: 2})
    scene.soviet(control=spread("soviet", 2, 4), hand=["snipers"])
    scene.starts_actions("soviet")
    scene.soviet.plays("snipers")

    assert scene.asks("soviet", "snipe")
    assert f"snipe {fed}" == advice(scene)
