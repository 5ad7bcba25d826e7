"""Chapter 5, bonuses in a shot: where they come from, what they cannot do, and how far they reach."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.scene import Scene

INFANTRY: Final = "infantry-division"
TANK: Final = "t-34-76"
HELD: Final = ["kharkov", "winter-counteroffensive", "operation-bagration"]


@pytest.mark.rule("bc-5.7")
@pytest.mark.parametrize(
    ("help", "kept", "bonus"),
    [
        ([], [], 0),
        (["15-cm-sfh-18-howitzer"], [], 2),
        (["heinz-guderian"], [], 1),
        ([], ["artillery-barrage"], 3),
        (["15-cm-sfh-18-howitzer", "erich-von-manstein"], ["artillery-barrage"], 7),
    ],
)
@pytest.mark.parametrize("above", [0, 1])
def test_bonuses_on_attack_are_added_before_the_result_is_judged(
    scene: Scene, help: list[str], kept: list[str], bonus: int, above: int
) -> None:
    """Clause 5.7: support, a commander and a Kept Card raise 10 to the highest number that still hits."""
    scene.german(ground=[INFANTRY, *help], kept=kept)
    scene.soviet(ground=[TANK, "is-2"])
    scene.fights("smolensk")
    if kept:
        scene.passes_until("german", "bonus")
        scene.german.plays("artillery-barrage")
    if "15-cm-sfh-18-howitzer" in help:
        scene.passes_until("german", "support")
        scene.german.chooses("support", INFANTRY)
    scene.german.awaits_fire(INFANTRY)

    assert 10 + bonus == scene.german.attack(INFANTRY, "ground")
    scene.german.fires(INFANTRY, at=TANK, number=10 + bonus + above)

    assert ([] if above else [TANK]) == scene.soviet.discard


@pytest.mark.rule("bc-5.7")
@pytest.mark.parametrize(
    ("help", "kept", "bonus"),
    [
        ([], [], 0),
        (["zis-3-76-mm-gun"], [], 1),
        (["vasily-chuikov"], [], 2),
        ([], ["dug-in"], 3),
        (["zis-3-76-mm-gun", "vasily-chuikov"], ["dug-in"], 6),
    ],
)
@pytest.mark.parametrize("above", [0, 1])
def test_bonuses_on_defence_are_added_before_the_result_is_judged(
    scene: Scene, help: list[str], kept: list[str], bonus: int, above: int
) -> None:
    """Clause 5.7: support, a commander and a Kept Card raise 5 to the highest number that still fails."""
    scene.german(ground=["tiger-i"])
    scene.soviet(ground=["rifle-division", *help], kept=kept)
    scene.fights("smolensk")
    if kept:
        scene.passes_until("soviet", "bonus")
        scene.soviet.plays("dug-in")
    if "zis-3-76-mm-gun" in help:
        scene.passes_until("soviet", "support")
        scene.soviet.chooses("support", "rifle-division")
    scene.german.awaits_fire("tiger-i")

    assert 5 + bonus == scene.soviet.defence("rifle-division", "ground")
    scene.german.fires("tiger-i", at="rifle-division", number=5 + bonus + above)

    assert (["rifle-division"] if above else []) == scene.soviet.discard


@pytest.mark.rule("bc-5.10")
@pytest.mark.parametrize("source", ["support", "kept", "commander"])
def test_a_bonus_does_not_make_a_number_of_not_applicable(scene: Scene, source: str) -> None:
    """Clause 5.10: neither support nor a Kept Card nor a commander opens a type of target."""
    scene.soviet(
        ground=[TANK, "georgy-zhukov"] if source == "commander" else [],
        air=["pe-2", "yak-9"] if source == "support" else ["pe-2"],
        kept=["air-superiority"] if source == "kept" else [],
    )
    scene.german(ground=["panzer-iv", "panther"], air=["bf-109"])
    scene.fights("kharkov")
    if source == "support":
        scene.soviet.chooses("support", "pe-2")
    if source == "kept":
        scene.passes_until("soviet", "bonus")
        scene.soviet.plays("air-superiority")
    unit, bonus = (TANK, 2) if source == "commander" else ("pe-2", 3)
    scene.soviet.awaits_fire(unit)

    assert 13 + bonus == scene.soviet.attack(unit, "ground")
    assert scene.soviet.attack(unit, "air") is None
    scene.soviet.chooses("fire", unit)
    assert ["panzer-iv", "panther"] == scene.soviet.offered("shoot")


@pytest.mark.rule("bc-5.10")
def test_however_high_the_bonus_not_applicable_stays_so(scene: Scene) -> None:
    """Clause 5.10: six points on N/A are no attack on rocket launchers of Defence 3."""
    scene.edition("western")
    scene.british(air=["swordfish", "hurricane"], kept=["air-superiority"])
    scene.german(ground=["western-nebelwerfer"], sea=["lutzow", "western-s-boote"])
    scene.fights("dieppe-raid")
    scene.passes_until("british", "bonus")
    scene.british.plays("air-superiority")
    scene.british.chooses("support", "swordfish")

    scene.british.awaits_fire("swordfish")
    scene.british.chooses("fire", "swordfish")

    assert (22, None) == (
        scene.british.attack("swordfish", "sea"),
        scene.british.attack("swordfish", "ground"),
    )
    assert ["lutzow", "western-s-boote"] == scene.british.offered("shoot")


@pytest.mark.rule("bc-5.10", "bc-5.2")
def test_a_unit_that_faces_nothing_but_not_applicable_does_not_fire(scene: Scene) -> None:
    """Clause 5.10: without ships the Swordfish has nothing to do, whatever supports it."""
    scene.edition("western")
    scene.british(air=["swordfish", "hurricane"], kept=["air-superiority"])
    scene.german(ground=["western-nebelwerfer"])
    scene.fights("dieppe-raid")
    scene.passes_until("british", "bonus")
    scene.british.plays("air-superiority")

    scene.british.chooses("support", "swordfish")

    assert scene.asks("british", "withdraw")


def storm_germany(scene: Scene, kept: list[str]) -> None:
    """Let an IS-2 with all help come to fire at a Tiger with all help."""
    scene.options(packs="x1+x2")
    generals = ["georgy-zhukov", "konstantin-rokossovsky", "ivan-konev"]
    scene.soviet(ground=["is-2", *generals], kept=["artillery-barrage"], won=HELD)
    scene.german(ground=["tiger-i", "walter-model", "friedrich-paulus"], kept=kept)
    scene.fights("battle-for-germany")
    scene.passes_until("soviet", "bonus")
    scene.soviet.plays("artillery-barrage")
    for card in kept:
        scene.german.plays(card)
    scene.soviet.awaits_fire("is-2")


@pytest.mark.rule("bc-5.11")
def test_no_number_overcomes_a_defence_of_twenty_or_more(scene: Scene) -> None:
    """Clause 5.11: 24 against 21 may be tried, and 20 is the highest number there is."""
    storm_germany(scene, ["dug-in", "scorched-earth-10"])
    assert (24, 21) == (scene.soviet.attack("is-2", "ground"), scene.german.defence("tiger-i", "ground"))

    scene.soviet.fires("is-2", at="tiger-i", number=20)

    assert "tiger-i" in scene.german.units


@pytest.mark.rule("bc-5.11")
@pytest.mark.parametrize(("number", "destroyed"), [(18, False), (19, True), (20, True)])
def test_an_attack_above_twenty_acts_like_twenty(scene: Scene, number: int, destroyed: bool) -> None:
    """Clause 5.11: 24 against 18 hits on 19 and 20."""
    storm_germany(scene, ["dug-in"])
    assert (24, 18) == (scene.soviet.attack("is-2", "ground"), scene.german.defence("tiger-i", "ground"))

    scene.soviet.fires("is-2", at="tiger-i", number=number)
    if scene.asks("german", "destruction"):
        scene.german.passes()

    assert destroyed == ("tiger-i" in scene.german.discard)
