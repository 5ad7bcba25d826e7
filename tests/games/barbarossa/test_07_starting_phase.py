"""Chapter 7, Starting Phase: when it is held, what reactivates in it, and what may be done there."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

HORSE = "horse-drawn-transport"
HEAVY = "heavy-tank-battalion"


@pytest.mark.rule("bb-7.1", "bb-7.4")
@pytest.mark.parametrize(
    ("edition", "options"), [("arclight", {}), ("kamikaze", {"first_starting_phase": "held"})]
)
def test_the_starting_phase_is_held_in_the_first_turn(
    scene: Scene, edition: str, options: dict[str, str]
) -> None:
    scene.edition(edition, answers=options)
    scene.seat1(hand=[HORSE], deck=["flak-battalion"], front=["flak-battalion exhausted"])
    scene.in_phase("starting", turn=1)

    assert scene.asks("seat1", "starting-phase")
    assert scene.offers("play horse-drawn-transport")
    assert ["flak-battalion"] == scene.seat1.front


@pytest.mark.rule("bb-7.2")
@pytest.mark.parametrize(
    ("edition", "options"),
    [("lundstrom", {}), ("kamikaze", {}), ("arclight", {"first_starting_phase": "skipped"})],
)
def test_the_starting_phase_is_passed_over_in_the_first_turn(
    scene: Scene, edition: str, options: dict[str, str]
) -> None:
    scene.edition(edition, answers=options)
    scene.seat1(
        hand=[HORSE], deck=["flak-battalion"], front=["flak-battalion exhausted", f"{HEAVY} exhausted"]
    )
    scene.points(supply=3)
    scene.in_phase("starting", turn=1)

    assert scene.asks("seat1", "tactics-phase")
    assert ["flak-battalion exhausted", f"{HEAVY} exhausted"] == scene.seat1.front


@pytest.mark.rule("bb-7.2", "bb-7.3")
def test_each_player_has_a_first_turn_of_their_own(scene: Scene) -> None:
    """7.3: the second seat passes over its own first Starting Phase, not only the game's first."""
    scene.seat1(hand=[HORSE], deck=[HORSE] * 8)
    scene.seat2(hand=[HORSE], deck=[HORSE] * 8)
    scene.in_phase("tactics", turn=1)

    scene.seat1.ends_turn()
    assert scene.asks("seat2", "tactics-phase")
    scene.seat2.ends_turn()

    assert scene.asks("seat1", "starting-phase")
    scene.seat1.ends_turn()
    assert scene.asks("seat2", "starting-phase")


@pytest.mark.rule("bb-7.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_reactivate_before_anything_is_asked(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(
        hand=[HORSE], front=["flak-battalion exhausted", "forward-airfield exhausted", "panzer-regiment"]
    )
    scene.in_phase("starting")

    assert ["flak-battalion", "forward-airfield", "panzer-regiment"] == scene.seat1.front
    assert 2 == len(scene.heard("reactivates"))
    assert scene.asks("seat1", "starting-phase")
    assert [] == scene.offered("reactivate")


@pytest.mark.rule("bb-7.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_exhausted_cards_reactivate_whenever_they_were_exhausted(scene: Scene, edition: str) -> None:
    """7.5: a card that Winter kept exhausted for a whole round comes back once Winter has gone."""
    scene.edition(edition)
    skip_a_reactivation(scene)

    scene.seat2.ends_turn()

    assert ["flak-battalion"] * 4 == scene.seat1.front


@pytest.mark.rule("bb-7.6")
def test_only_cards_exhausted_in_the_previous_turn_reactivate(scene: Scene) -> None:
    """7.6: of four cards the two used last turn come back; the one exhausted before that stays."""
    scene.edition("kamikaze", reactivation_scope="previous-turn")
    skip_a_reactivation(scene, uses=2)
    assert ["flak-battalion"] + ["flak-battalion exhausted"] * 2 == scene.seat1.front[:3]

    scene.seat2.ends_turn()

    data = scene.game.to_data(scene.state)
    assert data == scene.game.to_data(scene.game.from_data(data))
    assert ["flak-battalion"] * 3 + ["flak-battalion lingering"] == scene.seat1.front
    scene.seat1.ends_turn()
    scene.seat2.ends_turn()
    assert ["flak-battalion"] * 3 + ["flak-battalion lingering"] == scene.seat1.front


def skip_a_reactivation(scene: Scene, uses: int = 0) -> None:
    """Have General Winter stop one of four cards, then send it away and end the turn."""
    scene.seat1(hand=[HORSE], deck=[HORSE] * 12, front=["general-winter"] + ["flak-battalion exhausted"] * 4)
    scene.seat2(hand=[HORSE], deck=[HORSE] * 12)
    scene.points(supply=3)
    scene.in_phase("starting")
    assert 3 == scene.seat1.front.count("flak-battalion")
    scene.seat1.uses("general-winter", 2)
    scene.seat1.ends()
    for _ in range(uses):
        scene.seat1.uses("flak-battalion", 1)
    scene.seat1.ends_turn()


@pytest.mark.rule("bb-7.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_that_says_so_stays_exhausted(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=[f"{HEAVY} exhausted", "panzer-regiment exhausted"])
    scene.in_phase("starting")

    assert [f"{HEAVY} exhausted", "panzer-regiment"] == scene.seat1.front


@pytest.mark.rule("bb-7.8")
@pytest.mark.parametrize("edition", ["arclight", "kamikaze"])
def test_only_supply_cards_and_abilities_of_the_starting_phase_are_offered(
    scene: Scene, edition: str
) -> None:
    scene.edition(edition, tp_timing="turn-start")
    scene.seat1(
        hand=[HORSE, "flak-battalion", "luftwaffe-support"],
        front=["grenadier-regiment", f"{HEAVY} exhausted", "heinz-guderian", "forward-supply-depot"],
    )
    scene.points(supply=3, tactic=3, attack=20)
    scene.in_phase("starting")

    expected = ["end", f"play {HORSE}", "use-1 forward-supply-depot", f"use-1 {HEAVY} exhausted"]
    assert expected == scene.options
    assert "bb-7.8" == scene.seat1.refused("play", "flak-battalion")


@pytest.mark.rule("bb-7.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_abilities_of_the_starting_phase_follow_the_reactivation(scene: Scene, edition: str) -> None:
    """7.9: a Workshop that was exhausted has come back in time to be used."""
    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=["field-repair-workshop exhausted", f"{HEAVY} exhausted"])
    scene.in_phase("starting")

    scene.seat1.uses("field-repair-workshop")

    assert ["field-repair-workshop exhausted", HEAVY] == scene.seat1.front
    assert ["reactivates", "uses", "exhausts", "reactivates"] == [each.id for each in scene.notices[-4:]]
