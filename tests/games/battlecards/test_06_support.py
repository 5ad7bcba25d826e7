"""Chapter 6, support: who supports whom, when it is allocated, and when it ends."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.scene import Scene

INFANTRY: Final = "infantry-division"
HOWITZER: Final = "15-cm-sfh-18-howitzer"
TYPES: Final = ["ground", "air", "sea"]


def attacks(scene: Scene, unit: str) -> list[int | None]:
    """Return the attacks of a German unit against the three types."""
    return [scene.german.attack(unit, type) for type in TYPES]


def defences(scene: Scene, unit: str) -> list[int]:
    """Return the defences of a German unit against the three types."""
    return [scene.german.defence(unit, type) for type in TYPES]


@pytest.mark.rule("bc-6.1", "bc-15.3")
def test_the_owner_may_let_a_gun_support_the_infantry(scene: Scene) -> None:
    """Clause 15.3: the gun gives 2 to every number of the attacks and 1 to all three defences."""
    scene.german(ground=[INFANTRY, HOWITZER, "panzer-iv"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")
    assert scene.asks("german", "support")
    assert ["end", f"support {INFANTRY}"] == scene.offered

    scene.german.chooses("support", INFANTRY)

    assert ([12, 10, None], [6, 6, 6]) == (attacks(scene, INFANTRY), defences(scene, INFANTRY))
    assert ([13, None, None], [7, 5, 7]) == (attacks(scene, "panzer-iv"), defences(scene, "panzer-iv"))
    assert ([13, None, 8], [3, 4, 4]) == (attacks(scene, HOWITZER), defences(scene, HOWITZER))


@pytest.mark.rule("bc-6.1")
def test_nobody_has_to_support(scene: Scene) -> None:
    """Clause 6.1: the owner allocates support, or none."""
    scene.german(ground=[INFANTRY, HOWITZER])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")

    scene.german.passes()

    assert ([10, 8, None], [5, 5, 5]) == (attacks(scene, INFANTRY), defences(scene, INFANTRY))
    assert [HOWITZER] == scene.german.offered("fire")


@pytest.mark.parametrize(("number", "destroyed"), [(10, True), (12, True), (13, False)])
@pytest.mark.rule("bc-6.1")
def test_support_counts_when_a_shot_is_judged(scene: Scene, number: int, destroyed: bool) -> None:
    """Clause 6.1: 10 and 2 hit a tank of 8 on 9 to 12."""
    scene.german(ground=[INFANTRY, HOWITZER])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")
    scene.german.chooses("support", INFANTRY)
    scene.passes_until("german", "fire")

    scene.german.fires(INFANTRY, at="t-34-76", number=number)

    assert (["t-34-76"] if destroyed else []) == scene.soviet.discard


@pytest.mark.rule("bc-15.3")
def test_a_card_supports_the_classes_it_names_and_no_other(scene: Scene) -> None:
    """Clause 15.3: fighters support ground-attack aircraft and bombers, the gun infantry alone."""
    scene.german(ground=[INFANTRY, HOWITZER, "panther"], air=["bf-109", "ju-87-stuka", "ju-88"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")

    assert [INFANTRY] == scene.german.offered("support")
    scene.german.passes()
    assert ["ju-87-stuka", "ju-88"] == scene.german.offered("support")
    scene.german.chooses("support", "ju-87-stuka")

    assert ([17, 6, 17], [8, 6, 9]) == (attacks(scene, "ju-87-stuka"), defences(scene, "ju-87-stuka"))
    assert scene.asks("german", "fire")


@pytest.mark.rule("bc-6.2")
def test_support_is_allocated_openly_and_by_the_aggressor_first(scene: Scene) -> None:
    """Clause 6.2: the defender knows what the aggressor supports when his turn to allocate comes."""
    scene.german(ground=["panther"], air=["bf-109", "ju-88"])
    scene.soviet(ground=["rifle-division", "zis-3-76-mm-gun"])
    scene.fights("kharkov")
    assert scene.asks("soviet", "support")

    scene.soviet.chooses("support", "rifle-division")

    assert scene.asks("german", "support")
    seen = scene.german.view.battle.lines[0]
    assert seen.supports[scene.soviet.place("zis-3-76-mm-gun")] == scene.soviet.place("rifle-division")
    scene.german.chooses("support", "ju-88")
    assert scene.asks("german", "fire")


@pytest.mark.rule("bc-6.2")
def test_support_holds_for_one_round(scene: Scene) -> None:
    """Clause 6.2: it is there to the end of the round and must be allocated again in the next."""
    scene.german(ground=[INFANTRY, HOWITZER])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")
    scene.german.chooses("support", INFANTRY)
    scene.passes_until("soviet", "withdraw")
    assert 12 == scene.german.attack(INFANTRY, "ground")

    scene.soviet.passes()

    assert scene.asks("german", "support")
    assert ([10, 8, None], [5, 5, 5]) == (attacks(scene, INFANTRY), defences(scene, INFANTRY))


@pytest.mark.rule("bc-6.3")
def test_a_unit_that_supports_does_not_fire_in_the_round(scene: Scene) -> None:
    """Clause 6.3: the fighter of phase 1 lets the bomber of phase 2 begin."""
    scene.german(air=["bf-109", "ju-88"])
    scene.soviet(air=["pe-2"])
    scene.fights("smolensk")

    scene.german.chooses("support", "ju-88")

    assert scene.asks("german", "fire")
    assert ["ju-88"] == scene.german.offered("fire")
    assert "bc-6.3" == scene.german.refused("fire", "bf-109")
    scene.passes_until("german", "support")
    scene.german.passes()
    assert ["bf-109"] == scene.german.offered("fire")


@pytest.mark.rule("bc-6.4")
def test_a_unit_has_one_supporter_and_a_supporter_one_unit(scene: Scene) -> None:
    """Clause 6.4: the second fighter is left with the second bomber, and each is asked once."""
    scene.german(air=["bf-109", "fw-190", "ju-88", "he-111"])
    scene.soviet(air=["pe-2"])
    scene.fights("smolensk")
    assert ["ju-88", "he-111"] == scene.german.offered("support")

    scene.german.chooses("support", "ju-88")

    assert ["he-111"] == scene.german.offered("support")
    assert "bc-6.4" == scene.german.refused("support", "ju-88")
    scene.german.chooses("support", "he-111")
    assert ([15, 7, 16], [14, None, 15]) == (attacks(scene, "ju-88"), attacks(scene, "he-111"))
    assert scene.asks("german", "fire")


@pytest.mark.rule("bc-6.4")
def test_a_second_supporter_of_a_single_unit_is_not_asked(scene: Scene) -> None:
    """Clause 6.4: nothing is left for the Fw 190 to support, so it may fire."""
    scene.german(air=["bf-109", "fw-190", "ju-88"])
    scene.soviet(air=["pe-2"])
    scene.fights("smolensk")

    scene.german.chooses("support", "ju-88")

    assert scene.asks("german", "fire")
    assert ["fw-190"] == scene.german.offered("fire")


@pytest.mark.rule("bc-6.5")
def test_support_ends_when_the_supporter_is_lost(scene: Scene) -> None:
    """Clause 6.5: the bomber is without its fighter in the same round."""
    scene.soviet(ground=["52-k-85-mm-aa-gun"])
    scene.german(air=["bf-109", "he-111"])
    scene.fights("kharkov")
    scene.german.chooses("support", "he-111")
    assert ([15, None, 16], [8, 7, 9]) == (attacks(scene, "he-111"), defences(scene, "he-111"))

    scene.soviet.fires("52-k-85-mm-aa-gun", at="bf-109", number=10)

    assert ["bf-109"] == scene.german.discard
    assert ([12, None, 13], [6, 5, 7]) == (attacks(scene, "he-111"), defences(scene, "he-111"))


@pytest.mark.rule("bc-6.5")
def test_support_ends_when_the_supporter_withdraws(scene: Scene) -> None:
    """Clause 6.5: the gun goes, the infantry stays with its own values."""
    scene.german(ground=[INFANTRY, HOWITZER])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")
    scene.german.chooses("support", INFANTRY)
    scene.passes_until("german", "withdraw")

    scene.german.withdraws(HOWITZER)

    assert scene.asks("soviet", "withdraw")
    assert ([10, 8, None], [5, 5, 5]) == (attacks(scene, INFANTRY), defences(scene, INFANTRY))


@pytest.mark.rule("bc-6.5", "bc-6.6")
def test_a_supporter_whose_unit_is_lost_supports_nobody_and_does_not_fire(scene: Scene) -> None:
    """Clause 6.6: phase 2 passes without the gun, and the other infantry does not inherit it."""
    scene.soviet(ground=["52-k-85-mm-aa-gun"])
    scene.german(ground=["romanian-infantry", INFANTRY, HOWITZER, "nebelwerfer"])
    scene.fights("kharkov")
    scene.german.chooses("support", "romanian-infantry")

    scene.soviet.fires("52-k-85-mm-aa-gun", at="romanian-infantry", number=5)

    assert ["romanian-infantry"] == scene.german.discard
    assert ([10, 8, None], [5, 5, 5]) == (attacks(scene, INFANTRY), defences(scene, INFANTRY))
    assert scene.asks("german", "fire")
    assert ["nebelwerfer"] == scene.german.offered("fire")
    assert "bc-6.6" == scene.german.refused("fire", HOWITZER)
