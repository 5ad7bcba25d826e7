"""Chapter 15, single cards: the Field Replacement Battalion and the Engineer Battalion."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS, ids_of
from tests.games.barbarossa.scene import Scene

ENGINEER = "engineer-battalion"
REPLACEMENT = "field-replacement-battalion"
HORSE = "horse-drawn-transport"
MOTORIZED = "motorized-transport"
LOCOMOTIVE = "locomotive-transport"


@pytest.mark.rule("bb-15.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_field_replacement_needs_infantry_in_the_own_discard_pile(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(
        hand=[REPLACEMENT, "grenadier-regiment"],
        discard=["flak-battalion", "panzer-regiment", "air-supply"],
        front=["panzer-grenadier-regiment"],
    )
    scene.seat2(discard=["grenadier-regiment"])
    scene.in_phase("tactics")

    scene.seat1.plays(REPLACEMENT)
    assert not scene.offers(f"use-1 {REPLACEMENT} played")
    assert "bb-9.10" == scene.seat1.refused("use-1", f"{REPLACEMENT} played")
    scene.seat1.uses("panzer-grenadier-regiment", 2)
    scene.seat1.uses(f"{REPLACEMENT} played")

    assert ["grenadier-regiment", "panzer-grenadier-regiment"] == scene.seat1.hand
    assert ["flak-battalion", "panzer-regiment", "air-supply"] == scene.seat1.discard
    assert [] == scene.seat1.played


def scrap(scene: Scene, card: str, edition: str = "kamikaze", **options: str) -> None:
    """Have an Engineer scrap *card*; the gain is asked next."""
    scene.edition(edition, answers=options)
    scene.seat1(hand=[ENGINEER, card, "blitzkrieg"], deck=["air-supply"] * 4)
    scene.in_phase("tactics")
    scene.seat1.plays(ENGINEER)
    scene.seat1.uses(f"{ENGINEER} played")
    scene.seat1.chooses("scrap", card)


@pytest.mark.rule("bb-15.7")
@pytest.mark.parametrize(
    ("card", "gains"),
    [(HORSE, [HORSE, MOTORIZED]), (MOTORIZED, [HORSE, MOTORIZED, LOCOMOTIVE]), (LOCOMOTIVE, None)],
)
def test_the_engineer_turns_supply_into_supply_up_to_3_dearer(
    scene: Scene, card: str, gains: list[str] | None
) -> None:
    scrap(scene, card)

    assert scene.asks("seat1", "gain")
    assert (gains or ids_of("supply")) == scene.offered("gain")


@pytest.mark.rule("bb-15.7")
@pytest.mark.parametrize(
    ("card", "too_dear"),
    [
        (
            "grenadier-regiment",
            {
                "anti-tank-battalion",
                "division-hq-company",
                "panzer-regiment",
                "heavy-tank-battalion",
                "ss-panzer-regiment",
            },
        ),
        ("flak-battalion", {"ss-panzer-regiment"}),
        ("anti-tank-battalion", set()),
        ("ss-panzer-regiment", set()),
    ],
)
def test_the_engineer_turns_army_into_army_up_to_3_dearer(
    scene: Scene, card: str, too_dear: set[str]
) -> None:
    scrap(scene, card)

    assert set(ids_of("army")) - too_dear == set(scene.offered("gain"))


@pytest.mark.rule("bb-15.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_gain_of_the_engineer_may_be_declined(scene: Scene, edition: str) -> None:
    scrap(scene, HORSE, edition)
    before = [scene.war_zone(card) for card in ids_of("supply")]

    scene.seat1.ends()

    assert [HORSE] == scene.scrapped
    assert before == [scene.war_zone(card) for card in ids_of("supply")]
    assert (["blitzkrieg"], []) == (scene.seat1.hand, scene.seat1.discard)
    assert not scene.offers(f"use-1 {ENGINEER} played")


@pytest.mark.rule("bb-15.9")
@pytest.mark.parametrize(
    ("edition", "options"),
    [("arclight", {}), ("kamikaze", {}), ("lundstrom", {"gained_cards": "as-card-says"})],
)
def test_a_supply_card_gained_by_the_engineer_goes_to_the_hand(
    scene: Scene, edition: str, options: dict[str, str]
) -> None:
    scrap(scene, HORSE, edition, **options)
    before = scene.war_zone(MOTORIZED)

    scene.seat1.chooses("gain", MOTORIZED)

    assert ["blitzkrieg", MOTORIZED] == scene.seat1.hand
    assert [] == scene.seat1.discard
    assert before - 1 == scene.war_zone(MOTORIZED)
    assert scene.offers(f"play {MOTORIZED}")


@pytest.mark.rule("bb-15.9", "bb-15.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_army_card_gained_by_the_engineer_goes_to_the_discard_pile(scene: Scene, edition: str) -> None:
    scrap(scene, "flak-battalion", edition)

    scene.seat1.chooses("gain", "panzer-regiment")

    assert ["panzer-regiment"] == scene.seat1.discard
    assert ["blitzkrieg"] == scene.seat1.hand


@pytest.mark.rule("bb-15.10")
@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("lundstrom", {}),
        ("arclight", {"gained_cards": "discard-pile"}),
        ("kamikaze", {"gained_cards": "discard-pile"}),
    ],
)
def test_a_supply_card_gained_by_the_engineer_may_go_to_the_discard_pile(
    scene: Scene, edition: str, options: dict[str, str]
) -> None:
    scrap(scene, HORSE, edition, **options)

    scene.seat1.chooses("gain", MOTORIZED)

    assert [MOTORIZED] == scene.seat1.discard
    assert ["blitzkrieg"] == scene.seat1.hand
