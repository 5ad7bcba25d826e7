"""Single choices of Recruit: what it attacks, what it spends, what it gives up."""

from __future__ import annotations

import pytest

from eastfront.players.scripted.barbarossa.doctrine import RECRUIT
from tests.games.barbarossa.scene import Scene
from tests.players.barbarossa_advice import advice


@pytest.fixture
def scene() -> Scene:
    """A game of two seats under the kamikaze edition, to be laid out."""
    return Scene()


def choice(scene: Scene) -> str:
    """Return what Recruit chooses for the seat asked, by name."""
    return advice(scene, RECRUIT)


def follow(scene: Scene, kind: str) -> list[str]:
    """Let Recruit choose as long as the first seat faces decisions of this *kind*; return its choices."""
    made: list[str] = []
    while scene.asks("seat1", kind):
        made.append(choice(scene))
        scene.choose(0, made[-1])
    return made


def test_it_exhausts_units_and_forfeits_none_that_it_need_not(scene: Scene) -> None:
    scene.seat1(front=["panzer-grenadier-regiment", "panzer-grenadier-regiment", "grenadier-regiment"])
    scene.in_phase("tactics")
    scene.seat1.attacks("fortified-hill")

    made = follow(scene, "combat")

    assert ["use-1 panzer-grenadier-regiment", "use-1 panzer-grenadier-regiment", "conquer"] == made


def test_it_forfeits_what_decides_the_fight(scene: Scene) -> None:
    scene.seat1(front=["grenadier-regiment"] * 4)
    scene.cities("minsk")
    scene.events("partisans")
    scene.in_phase("tactics")
    scene.seat1.attacks("minsk")

    made = follow(scene, "combat")

    tired = ["use-2 grenadier-regiment exhausted"] * 4
    assert ["use-1 grenadier-regiment"] * 4 + tired + ["conquer"] == made


def test_it_breaks_off_before_it_spends_anything(scene: Scene) -> None:
    scene.seat1(front=["panzer-regiment", "grenadier-regiment"])
    scene.cities("kharkov")
    scene.events("russian-guards-tank-army")
    scene.points(attack=3, supply=1)
    scene.in_phase("tactics")
    scene.seat1.attacks("kharkov")

    assert "break-off" == choice(scene)
    scene.seat1.breaks_off()
    assert "commit 0" == choice(scene)


def test_it_takes_a_foothold_once_it_has_attacked_it(scene: Scene) -> None:
    """Two tanks are too much for a hill, and so it leaves it alone if it may."""
    scene.seat1(front=["panzer-regiment", "panzer-regiment"])
    scene.in_phase("tactics")
    assert "attack fortified-hill" != choice(scene)
    scene.seat1.attacks("fortified-hill")

    made = follow(scene, "combat")

    assert ["use-2 panzer-regiment", "use-2 panzer-regiment", "conquer"] == made


def test_it_has_a_bad_event_exchanged(scene: Scene) -> None:
    scene.seat1(front=["anti-tank-battalion", "anti-tank-battalion", "erich-von-manstein"])
    scene.cities("minsk")
    scene.events("siberian-reserves", "luftwaffe-support")
    scene.in_phase("tactics")
    scene.seat1.attacks("minsk")

    made = follow(scene, "combat")

    assert "use-1 erich-von-manstein" == made[0]
    assert "conquer" == made[-1]


@pytest.mark.parametrize(("behind", "attacks"), [(["minsk"], True), (["stalingrad", "minsk"], False)])
def test_it_takes_moscow_only_if_that_wins(scene: Scene, behind: list[str], attacks: bool) -> None:
    """Moscow is worth 16: six points behind it wins the game, 21 behind it loses it."""
    scene.seat1(front=["ss-panzer-regiment"] * 4)
    scene.seat2(
        front=[
            *behind,
            "ss-panzer-regiment",
            "ss-panzer-regiment",
            "ss-panzer-regiment",
            "ss-panzer-regiment",
        ]
    )
    scene.cities("moscow", only=True)
    scene.points(supply=4, attack=10)
    scene.in_phase("tactics")

    assert attacks == (choice(scene) == "attack moscow")


def test_it_gives_up_the_least_of_its_army(scene: Scene) -> None:
    """Leningrad takes half of five units; the picks go up and never back."""
    scene.seat1(
        front=[
            "panzer-regiment exhausted",
            "grenadier-regiment exhausted",
            "panzer-grenadier-regiment",
            "anti-tank-battalion",
            "grenadier-regiment exhausted",
        ]
    )
    scene.cities("leningrad")
    scene.in_phase("tactics")
    scene.seat1.attacks("leningrad")
    scene.seat1.breaks_off()

    made = follow(scene, "pick")

    lost = ["panzer-grenadier-regiment", "grenadier-regiment exhausted", "grenadier-regiment exhausted"]
    assert [f"forfeit {unit}" for unit in lost] == made


def test_it_pays_for_waking_a_tank_that_a_city_asks_for(scene: Scene) -> None:
    scene.seat1(
        hand=["locomotive-transport"], front=["heavy-tank-battalion exhausted", "panzer-grenadier-regiment"]
    )
    scene.cities("minsk")
    scene.in_phase("starting")

    made = follow(scene, "starting-phase")

    assert ["play locomotive-transport", "use-1 heavy-tank-battalion exhausted"] == made


def test_it_lets_a_tank_sleep_that_would_decide_nothing(scene: Scene) -> None:
    """The guns take the hill without it, and Moscow would lose the game."""
    scene.seat1(
        hand=["locomotive-transport"],
        front=["heavy-tank-battalion exhausted", "anti-tank-battalion", "anti-tank-battalion"],
    )
    scene.seat2(front=["stalingrad", "leningrad"])
    scene.cities("moscow", only=True)
    scene.in_phase("starting")

    assert ["end"] == follow(scene, "starting-phase")


def test_it_plays_no_supply_for_a_tank_that_winter_would_not_let_go(scene: Scene) -> None:
    """One point reactivates a card under General Winter, but not one that never wakes by itself."""
    scene.seat1(hand=["horse-drawn-transport"], front=["heavy-tank-battalion exhausted", "general-winter"])
    scene.cities("minsk")
    scene.in_phase("starting")

    assert ["end"] == follow(scene, "starting-phase")


def test_it_keeps_a_tank_rather_than_anything_else(scene: Scene) -> None:
    scene.seat1(hand=["grenadier-regiment", "panzer-regiment", "horse-drawn-transport", "soviet-tank-corps"])
    scene.in_phase("clean-up")

    assert "keep panzer-regiment" == choice(scene)


def test_it_lays_events_on_the_leader() -> None:
    scene = Scene("kamikaze", 3)
    scene.seat1(front=["ss-panzer-regiment", "ss-panzer-regiment"])
    scene.seat2(front=["grenadier-regiment"])
    scene.seat3(front=["stalingrad", "ss-panzer-regiment"])
    scene.cities("minsk")
    scene.events("general-winter")
    scene.points(supply=2, attack=2)
    scene.in_phase("tactics")
    scene.seat1.attacks("minsk")

    follow(scene, "combat")

    assert "lay seat3" == choice(scene)


def test_it_recruits_supply_while_the_deck_is_poor(scene: Scene) -> None:
    scene.seat1(deck=["horse-drawn-transport"] * 6 + ["grenadier-regiment"] * 2)
    scene.points(supply=6)
    scene.in_phase("reinforcement", turn=1)

    assert "recruit locomotive-transport" == choice(scene)


def test_it_recruits_a_strong_unit_once_the_deck_is_rich(scene: Scene) -> None:
    rich = ["locomotive-transport", "motorized-transport", "division-hq-company", "motorized-transport"]
    scene.seat1(deck=rich * 2, front=["grenadier-regiment"])
    scene.points(supply=8)
    scene.in_phase("reinforcement", turn=9)

    assert "recruit ss-panzer-regiment" == choice(scene)
