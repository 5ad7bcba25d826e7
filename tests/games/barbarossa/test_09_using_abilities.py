"""Chapter 9, using abilities: how often, at what price, in which phase, and one thing at a time."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

HORSE = "horse-drawn-transport"
ENGINEER = "engineer-battalion"
HEAVY = "heavy-tank-battalion"
PHASES = ["starting", "tactics", "reinforcement", "clean-up"]


@pytest.mark.rule("bb-9.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_ability_is_used_as_often_as_its_cost_can_be_paid(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(front=["assault-gun-battalion exhausted", *["grenadier-regiment exhausted"] * 3])
    scene.in_phase("tactics")

    for _ in range(3):
        scene.seat1.uses("assault-gun-battalion exhausted", 3)

    assert 6 == scene.attack
    assert not scene.offers("use-3 assault-gun-battalion exhausted")
    assert ["assault-gun-battalion exhausted"] == scene.seat1.front


@pytest.mark.rule("bb-9.8")
def test_a_limit_on_the_card_counts_each_play(scene: Scene) -> None:
    scene.seat1(hand=[ENGINEER, ENGINEER, *[HORSE] * 5], deck=[HORSE])
    scene.points(tactic=2)
    scene.in_phase("tactics")
    scene.seat1.plays(ENGINEER)
    use_engineer(scene)
    assert [] == scene.offered("use-1")
    assert "bb-9.8" == scene.seat1.refused("use-1", f"{ENGINEER} played")

    scene.seat1.plays(ENGINEER)
    use_engineer(scene)

    assert [] == scene.offered("use-1")
    assert [HORSE, HORSE] == scene.scrapped


def use_engineer(scene: Scene) -> None:
    """Scrap a Horse-drawn Transport and gain nothing."""
    scene.seat1.uses(f"{ENGINEER} played")
    scene.seat1.chooses("scrap", HORSE)
    scene.seat1.ends()


@pytest.mark.rule("bb-9.8")
def test_a_limit_on_the_card_is_lifted_with_the_next_turn(scene: Scene) -> None:
    scene.seat1(hand=[ENGINEER, HORSE, HORSE], deck=[HORSE, HORSE, HORSE, ENGINEER])
    scene.seat2(hand=[HORSE], deck=[HORSE] * 4)
    scene.in_phase("tactics")
    scene.seat1.plays(ENGINEER)
    use_engineer(scene)
    scene.seat1.ends_turn()
    scene.seat2.ends_turn()
    scene.seat1.ends()

    scene.seat1.plays(ENGINEER)

    assert [f"{ENGINEER} played"] == scene.offered("use-1")


@pytest.mark.rule("bb-9.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_ability_that_exhausts_works_once_until_reactivated(scene: Scene, edition: str) -> None:
    """9.9: Blitzkrieg, played after the combat, reactivates the card in the same turn."""
    scene.edition(edition)
    scene.seat1(hand=["blitzkrieg"], deck=[HORSE], front=["flak-battalion"])
    scene.points(attack=4, tactic=1)
    scene.in_phase("tactics")
    scene.seat1.uses("flak-battalion")
    assert [] == scene.offered("use-1")
    assert "bb-5.32" == scene.seat1.refused("use-1", "flak-battalion exhausted")
    scene.seat1.attacks("fortified-hill")
    if scene.kind == "combat":
        scene.seat1.conquers()
    scene.seat1.plays("blitzkrieg")

    scene.seat1.chooses("reactivate", "flak-battalion exhausted")
    scene.seat1.uses("flak-battalion")

    assert 1 + 2 + 1 == scene.attack


@pytest.mark.rule("bb-9.10")
@pytest.mark.parametrize(
    ("front", "use", "rule"),
    [
        (["panzer-regiment"], "use-1 panzer-regiment", "bb-9.10"),
        (["assault-gun-battalion", "flak-battalion"], "use-3 assault-gun-battalion", "bb-9.10"),
        (["partisans", "grenadier-regiment", "grenadier-regiment exhausted"], "use-1 partisans", "bb-9.10"),
        (["flak-battalion exhausted"], "use-1 flak-battalion exhausted", "bb-5.32"),
        (["general-winter"], "use-2 general-winter", "bb-9.10"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_ability_whose_whole_cost_cannot_be_paid_is_not_offered(
    scene: Scene, edition: str, front: list[str], use: str, rule: str
) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE, HORSE], front=front)
    scene.points(supply=2 if "general-winter" in front else 0)
    scene.in_phase("tactics")

    assert not scene.offers(use)
    assert rule == scene.seat1.refused(*use.split(" ", 1))


@pytest.mark.rule("bb-9.10")
def test_an_ability_is_offered_once_its_whole_cost_is_there(scene: Scene) -> None:
    scene.seat1(hand=[HORSE, HORSE], front=["panzer-regiment"])
    scene.in_phase("tactics")
    assert not scene.offers("use-1 panzer-regiment")

    scene.seat1.plays(HORSE)

    assert scene.offers("use-1 panzer-regiment")


@pytest.mark.rule("bb-9.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_played_or_used_while_an_ability_is_resolved(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[ENGINEER, HORSE, "flak-battalion"], deck=[HORSE], front=["grenadier-regiment"])
    scene.points(tactic=3)
    scene.in_phase("tactics")
    scene.seat1.plays(ENGINEER)

    scene.seat1.uses(f"{ENGINEER} played")
    assert [f"scrap {HORSE}", "scrap flak-battalion"] == scene.options
    assert "bb-9.11" == scene.seat1.refused("play", "flak-battalion")
    scene.seat1.chooses("scrap", HORSE)

    assert {"end", "gain"} == {option.partition(" ")[0] for option in scene.options}
    assert "bb-9.11" == scene.seat1.refused("use-1", "grenadier-regiment")
    assert "bb-9.11" == scene.seat1.refused("attack", "fortified-hill")


@pytest.mark.rule("bb-9.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_used_while_a_played_card_is_resolved(scene: Scene, edition: str) -> None:
    """9.11: Blitzkrieg asks what it reactivates; the units wait until that is done."""
    scene.edition(edition)
    scene.seat1(
        hand=["blitzkrieg", HORSE],
        deck=[HORSE],
        front=["flak-battalion exhausted", "anti-tank-battalion exhausted", "grenadier-regiment"],
    )
    scene.points(attack=4, tactic=1)
    scene.in_phase("tactics")
    scene.seat1.attacks("fortified-hill")
    scene.seat1.conquers()

    scene.seat1.plays("blitzkrieg")
    scene.seat1.chooses("reactivate", "flak-battalion exhausted")

    assert ["end", "reactivate anti-tank-battalion exhausted"] == scene.options


@pytest.mark.rule("bb-9.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_paid_is_not_given_back_after_a_failure(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(front=["panzer-regiment", "flak-battalion", "strategic-position"])
    scene.cities("stalingrad")
    scene.points(supply=1, attack=0)
    scene.in_phase("tactics")
    scene.seat1.attacks("stalingrad")
    scene.seat1.uses("panzer-regiment", 1)
    scene.seat1.uses("strategic-position")

    scene.seat1.breaks_off()
    if scene.kind == "commit":
        scene.seat1.chooses("commit", "6")
    scene.seat1.chooses("forfeit-rest")

    assert (0, 0) == (scene.supply, scene.attack)
    assert ["panzer-regiment exhausted"] == scene.seat1.front


@pytest.mark.rule("bb-9.12")
def test_what_was_paid_is_not_given_back_for_a_gain_declined(scene: Scene) -> None:
    scene.seat1(hand=[ENGINEER, "ss-panzer-regiment", "flak-battalion"], deck=[HORSE])
    scene.in_phase("tactics")
    scene.seat1.plays(ENGINEER)
    scene.seat1.uses(f"{ENGINEER} played")
    scene.seat1.chooses("scrap", "ss-panzer-regiment")

    scene.seat1.ends()

    assert ["ss-panzer-regiment"] == scene.scrapped
    assert ["flak-battalion"] == scene.seat1.hand + scene.seat1.discard


MARKED = [
    (f"use-1 {HEAVY} exhausted", ["starting"]),
    ("use-1 field-repair-workshop", ["starting"]),
    ("use-1 heinz-guderian", ["tactics"]),
    (f"use-1 {ENGINEER} played", ["tactics"]),
    ("use-1 forward-airfield", ["combat"]),
    ("use-1 forward-supply-depot", ["starting", "tactics"]),
    ("use-2 general-winter", ["starting", "tactics"]),
]


@pytest.mark.rule("bb-9.13")
@pytest.mark.parametrize(("use", "windows"), MARKED)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_marked_ability_works_in_its_window_only(
    scene: Scene, edition: str, use: str, windows: list[str]
) -> None:
    assert windows == offered_windows(scene, edition, use)


@pytest.mark.rule("bb-9.13")
@pytest.mark.parametrize("use", ["use-1 flak-battalion", f"use-3 {HEAVY} exhausted"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_unmarked_ability_works_in_the_tactics_phase_and_combat(
    scene: Scene, edition: str, use: str
) -> None:
    windows = [*PHASES, "combat"] if edition == "lundstrom" else ["tactics", "combat"]

    assert windows == offered_windows(scene, edition, use)


def offered_windows(scene: Scene, edition: str, use: str) -> list[str]:
    """Return the phases in which *use* is offered, and `combat` if it is offered there."""
    found = []
    for phase in [*PHASES, "combat"]:
        scene.edition(edition)
        noun = use.partition(" ")[2]
        own = [] if noun.endswith(" played") else [noun]
        scene.seat1(
            hand=[HORSE],
            deck=[HORSE] * 4,
            front=[*own, "panzer-regiment", f"{HEAVY} exhausted"],
            played=[ENGINEER],
        )
        scene.points(supply=3, reinforcement=1)
        scene.in_phase("tactics" if phase == "combat" else phase)
        if phase == "combat":
            scene.seat1.attacks("fortified-hill")
        assert scene.kind.startswith(phase)
        if scene.offers(use):
            found.append(phase)
    return found


@pytest.mark.rule("bb-9.13")
def test_combat_abilities_do_not_work_in_anothers_combat(scene: Scene) -> None:
    scene.seat1(front=["panzer-regiment"])
    scene.seat2(front=["forward-airfield", "erich-von-manstein"])
    scene.cities("kiev")
    scene.in_phase("tactics")

    scene.seat1.attacks("kiev")

    assert ["break-off", "use-2 panzer-regiment"] == scene.options


@pytest.mark.rule("bb-9.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_supply_of_the_turn_pays_for_abilities_in_combat(scene: Scene, edition: str) -> None:
    """9.14: a point from the Starting Phase and one from the Tactics Phase pay for a tank each."""
    scene.edition(edition)
    scene.seat1(hand=[HORSE, HORSE, "air-supply"], front=["panzer-regiment", "panzer-regiment", HEAVY])
    scene.in_phase("starting")
    scene.seat1.plays(HORSE)
    scene.seat1.ends()
    scene.seat1.plays(HORSE)
    scene.seat1.attacks("fortified-hill")

    scene.seat1.uses("panzer-regiment", 1)
    scene.seat1.uses("panzer-regiment", 1)

    assert (0, 12) == (scene.supply, scene.attack)
