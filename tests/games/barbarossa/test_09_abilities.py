"""Chapter 9, effects and abilities: what happens by itself, who may use what, and cost before effect."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

HORSE = "horse-drawn-transport"
ENGINEER = "engineer-battalion"


@pytest.mark.rule("bb-9.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_effect_happens_by_itself(scene: Scene, edition: str) -> None:
    """9.1: drawing and deploying are not asked where the text has no arrow."""
    scene.edition(edition)
    scene.seat1(hand=["motorcycle-battalion", "assault-gun-battalion"], deck=["flak-battalion", "air-supply"])
    scene.in_phase("tactics")

    scene.seat1.plays("motorcycle-battalion")
    assert ["air-supply", "assault-gun-battalion", "flak-battalion"] == scene.seat1.hand
    scene.seat1.plays("assault-gun-battalion")

    assert ["assault-gun-battalion exhausted"] == scene.seat1.front
    assert ["motorcycle-battalion"] == scene.seat1.played
    assert scene.asks("seat1", "tactics-phase")


@pytest.mark.rule("bb-9.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_effect_on_the_front_line_cannot_be_declined(scene: Scene, edition: str) -> None:
    """9.1: Rasputitsa takes a point and goes by itself in the Clean-up Phase."""
    scene.edition(edition)
    scene.seat1(hand=["motorized-transport"], deck=[HORSE] * 4, front=["rasputitsa"])
    scene.in_phase("tactics")

    scene.seat1.plays("motorized-transport")
    assert 1 == scene.supply
    while scene.asked == "seat1":
        scene.seat1.ends()

    assert [] == scene.seat1.front


@pytest.mark.rule("bb-9.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_ability_is_used_only_if_its_player_wants_to(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[ENGINEER, HORSE], deck=[HORSE] * 4, front=["flak-battalion", "heinz-guderian"])
    scene.in_phase("tactics")
    scene.seat1.plays(ENGINEER)
    assert [f"{ENGINEER} played", "flak-battalion", "heinz-guderian"] == sorted(scene.offered("use-1"))

    scene.seat1.ends_turn()

    assert ["flak-battalion", "heinz-guderian"] == scene.seat1.front
    assert [] == scene.heard("uses")


@pytest.mark.rule("bb-9.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_own_cards_in_play_are_used(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(
        hand=["flak-battalion", HORSE],
        deck=["panzer-regiment"],
        discard=["grenadier-regiment", ENGINEER],
        front=["anti-tank-battalion"],
        played=["field-replacement-battalion"],
    )
    scene.seat2(front=["artillery-regiment", "forward-supply-depot", "partisans"], played=[ENGINEER])
    scene.points(supply=3, tactic=1)
    scene.in_phase("tactics")

    uses = [option for option in scene.options if option.startswith("use-")]
    assert ["use-1 anti-tank-battalion", "use-1 field-replacement-battalion played"] == uses
    assert "bb-9.3" == scene.seat1.refused("use-1", "artillery-regiment")


@pytest.mark.rule("bb-9.3")
def test_a_laid_event_is_used_by_the_player_who_bears_it(scene: Scene) -> None:
    scene.seat1(hand=["air-supply"], front=["general-winter"])
    scene.seat2(front=["general-winter", "forward-supply-depot"])
    scene.points(supply=3, tactic=0)
    scene.in_phase("tactics")

    scene.seat1.uses("general-winter", 2)

    assert [] == scene.seat1.front
    assert ["forward-supply-depot", "general-winter"] == scene.seat2.front


@pytest.mark.rule("bb-9.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_uses_an_ability_in_anothers_turn(scene: Scene, edition: str) -> None:
    """9.4: through a whole turn with a combat and its losses the other seat is never asked."""
    scene.edition(edition)
    scene.seat1(
        hand=["flak-battalion", HORSE], deck=[HORSE] * 4, front=["grenadier-regiment", "heinz-guderian"]
    )
    scene.seat2(
        hand=[HORSE],
        front=["field-hospital", "erich-von-manstein", "heavy-tank-battalion exhausted", "flak-battalion"],
        played=[ENGINEER],
    )
    scene.cities("minsk")
    scene.points(attack=20, supply=5, tactic=1)
    scene.in_phase("tactics")

    asked = []
    for option in ("attack minsk", "use-1 grenadier-regiment", "conquer", "play flak-battalion", "end"):
        asked.append(scene.asked)
        scene.choose(0, option)
    while scene.kind in ("reinforcement-phase", "clean-up"):
        asked.append(scene.asked)
        scene.seat1.ends()

    assert {"seat1"} == set(asked)
    assert "seat2" == scene.asked
    assert "field-hospital" in scene.seat2.front


@pytest.mark.rule("bb-9.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_in_hand_has_no_abilities_yet(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[ENGINEER, "flak-battalion", HORSE], deck=[HORSE], discard=["grenadier-regiment"])
    scene.in_phase("tactics")
    assert [] == scene.offered("use-1")
    assert "bb-9.5" == scene.seat1.refused("use-1", f"{ENGINEER} played")

    scene.seat1.plays(ENGINEER)

    assert [f"{ENGINEER} played"] == scene.offered("use-1")


@pytest.mark.rule("bb-9.6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("later", [False, True])
def test_an_ability_of_a_played_card_is_used_at_once_or_later(
    scene: Scene, edition: str, later: bool
) -> None:
    scene.edition(edition)
    scene.seat1(hand=[ENGINEER, HORSE, "motorized-transport"], deck=[HORSE], front=["panzer-regiment"])
    scene.points(attack=4, tactic=1)
    scene.in_phase("tactics")
    scene.seat1.plays(ENGINEER)
    if later:
        scene.seat1.plays("motorized-transport")
        scene.seat1.attacks("fortified-hill")
        assert not scene.offers(f"use-1 {ENGINEER} played")
        scene.seat1.conquers()

    scene.seat1.uses(f"{ENGINEER} played")
    scene.seat1.chooses("scrap", HORSE)
    scene.seat1.chooses("gain", "motorized-transport")

    assert [HORSE] == scene.scrapped
    assert scene.asks("seat1", "tactics-phase")


@pytest.mark.rule("bb-9.6")
def test_a_card_that_has_left_the_playing_area_is_not_used_again(scene: Scene) -> None:
    scene.seat1(hand=["field-replacement-battalion", HORSE], deck=[HORSE], discard=["grenadier-regiment"] * 2)
    scene.in_phase("tactics")
    scene.seat1.plays("field-replacement-battalion")

    scene.seat1.uses("field-replacement-battalion played")

    assert ["grenadier-regiment", HORSE] == scene.seat1.hand
    assert [] == scene.seat1.played
    assert [] == scene.offered("use-1")


@pytest.mark.rule("bb-9.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_ability_of_a_played_card_ends_with_its_phase(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[ENGINEER, HORSE], deck=[HORSE] * 4, front=["panzer-regiment"])
    scene.points(supply=3, tactic=1)
    scene.in_phase("tactics")
    scene.seat1.plays(ENGINEER)

    scene.seat1.ends()

    assert scene.asks("seat1", "reinforcement-phase")
    assert f"{ENGINEER} played" not in scene.offered("use-1")
    assert "bb-9.13" == scene.seat1.refused("use-1", f"{ENGINEER} played")


@pytest.mark.rule("bb-9.7")
def test_the_cost_is_paid_first_and_the_effect_follows_at_once(scene: Scene) -> None:
    scene.seat1(hand=[HORSE], front=["panzer-regiment"])
    scene.points(supply=2)
    scene.in_phase("tactics")

    scene.seat1.uses("panzer-regiment", 1)

    assert ["uses", "exhausts", "pays", "gains-points"] == [notice.id for notice in scene.notices[-4:]]
    assert (1, 6) == (scene.supply, scene.attack)
    assert scene.asks("seat1", "tactics-phase")


@pytest.mark.rule("bb-9.7")
def test_a_cost_that_is_chosen_is_paid_before_the_effect(scene: Scene) -> None:
    scene.seat1(front=["assault-gun-battalion", "grenadier-regiment", "panzer-grenadier-regiment"])
    scene.in_phase("tactics")

    scene.seat1.uses("assault-gun-battalion", 3)
    assert 0 == scene.attack
    scene.seat1.chooses("forfeit", "grenadier-regiment")

    assert 2 == scene.attack
    assert ["uses", "forfeits", "gains-points"] == [notice.id for notice in scene.notices[-3:]]
