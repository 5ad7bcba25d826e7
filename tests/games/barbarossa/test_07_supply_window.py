"""Chapter 7, the phases in which Supply cards may be played, by edition and by single answer."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.scene import Scene

HORSE = "horse-drawn-transport"
HEAVY = "heavy-tank-battalion"
KINDS = {
    "starting": "starting-phase",
    "tactics": "tactics-phase",
    "reinforcement": "reinforcement-phase",
    "clean-up": "clean-up",
}


def phases_with_supply(scene: Scene, front: list[str], edition: str, options: dict[str, str]) -> list[str]:
    """Return the phases in which a Supply card in hand may be played."""
    found = []
    for phase, kind in KINDS.items():
        scene.edition(edition, answers=options)
        scene.seat1(hand=[HORSE], deck=["flak-battalion"] * 4, front=front)
        scene.in_phase(phase)
        if scene.asks("seat1", kind) and scene.offers(f"play {HORSE}"):
            found.append(phase)
    return found


@pytest.mark.rule("bb-7.10")
@pytest.mark.parametrize(
    ("edition", "options"), [("arclight", {}), ("lundstrom", {"supply_window": "any-phase"})]
)
def test_supply_cards_in_every_phase(scene: Scene, edition: str, options: dict[str, str]) -> None:
    assert list(KINDS) == phases_with_supply(scene, [], edition, options)


@pytest.mark.rule("bb-7.10")
def test_supply_played_in_the_reinforcement_phase_pays_there(scene: Scene) -> None:
    scene.edition("arclight")
    scene.seat1(hand=[HORSE, "flak-battalion"], deck=["flak-battalion"])
    scene.in_phase("reinforcement")
    assert [] == scene.offered("recruit")

    scene.seat1.plays(HORSE)
    scene.seat1.recruits("grenadier-regiment")

    assert ["grenadier-regiment"] == scene.seat1.discard


@pytest.mark.rule("bb-7.11")
@pytest.mark.parametrize(
    ("edition", "options"), [("lundstrom", {}), ("kamikaze", {"supply_window": "tactics"})]
)
def test_supply_cards_in_the_tactics_phase_only(scene: Scene, edition: str, options: dict[str, str]) -> None:
    assert ["tactics"] == phases_with_supply(scene, ["forward-supply-depot"], edition, options)


@pytest.mark.rule("bb-7.11")
@pytest.mark.parametrize("payer", [f"{HEAVY} exhausted", "general-winter"])
@pytest.mark.parametrize(
    ("edition", "options"), [("lundstrom", {}), ("kamikaze", {"supply_window": "tactics"})]
)
def test_an_ability_with_a_price_opens_the_starting_phase_to_supply(
    scene: Scene, edition: str, options: dict[str, str], payer: str
) -> None:
    assert ["starting", "tactics"] == phases_with_supply(scene, [payer], edition, options)


@pytest.mark.rule("bb-7.11")
def test_an_ability_that_cannot_be_used_does_not_open_the_starting_phase(scene: Scene) -> None:
    """7.11: an active Heavy Tank has nothing to pay for."""
    assert ["tactics"] == phases_with_supply(scene, [HEAVY], "lundstrom", {})


@pytest.mark.rule("bb-7.11", "bb-7.19")
def test_an_ability_for_any_phase_opens_the_starting_phase_as_well(scene: Scene) -> None:
    """7.11: a Panzer Regiment's price can be paid in any phase of Lundström's turn, elsewhere it cannot."""
    assert ["starting", "tactics"] == phases_with_supply(scene, ["panzer-regiment"], "lundstrom", {})
    assert ["tactics"] == phases_with_supply(
        scene, ["panzer-regiment"], "lundstrom", {"ability_window": "tactics"}
    )


@pytest.mark.rule("bb-7.11")
def test_an_opponents_ability_does_not_open_the_starting_phase(scene: Scene) -> None:
    scene.edition("lundstrom")
    scene.seat1(hand=[HORSE], front=["forward-supply-depot"])
    scene.seat2(front=[f"{HEAVY} exhausted"])
    scene.in_phase("starting")

    assert ["end", "use-1 forward-supply-depot"] == scene.options
    assert "bb-7.11" == scene.seat1.refused("play", HORSE)


@pytest.mark.rule("bb-7.12")
@pytest.mark.parametrize(
    ("edition", "options"), [("kamikaze", {}), ("arclight", {"supply_window": "three-phases"})]
)
def test_supply_cards_in_three_phases(scene: Scene, edition: str, options: dict[str, str]) -> None:
    assert ["starting", "tactics", "reinforcement"] == phases_with_supply(scene, [], edition, options)


@pytest.mark.rule("bb-7.13")
def test_supply_in_the_clean_up_phase_comes_before_discarding(scene: Scene) -> None:
    """7.13: what is drawn at the end of the phase cannot be played in it any more."""
    scene.edition("arclight")
    scene.seat1(hand=[HORSE, HORSE, "flak-battalion"], deck=[HORSE] * 4)
    scene.in_phase("clean-up")

    scene.seat1.plays(HORSE)

    assert 1 == scene.supply
    assert ["end", f"keep {HORSE}", "keep flak-battalion", f"play {HORSE}"] == scene.options
    scene.seat1.keeps(HORSE)
    assert [HORSE] * 5 == scene.seat1.hand
    assert "seat2" == scene.asked
