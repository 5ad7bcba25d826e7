"""Chapter 14, Kept Cards of the battle: bonuses for a round, and Heroic Stand."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.scene import Scene

TYPES: Final = ["ground", "air", "sea"]
# Own attacks and defences of a tank, a bomber and a cruiser against the three types.
UNITS: Final[dict[str, tuple[list[int | None], list[int]]]] = {
    "panzer-iv": ([13, None, None], [7, 5, 7]),
    "ju-88": ([12, 4, 13], [7, 6, 7]),
    "prinz-eugen": ([11, 7, 13], [10, 5, 8]),
}
BONUSES: Final = [
    ("none", "air-superiority", "ju-88", 3, 0),
    ("none", "artillery-barrage", "panzer-iv", 3, 0),
    ("none", "dug-in", "panzer-iv", 0, 3),
    ("none", "naval-gunfire", "prinz-eugen", 3, 0),
    ("x1", "scorched-earth", "panzer-iv", 0, 3),
    ("x2", "assault-artillery", "panzer-iv", 3, 0),
]


def values(scene: Scene, unit: str) -> tuple[list[int | None], list[int]]:
    """Return attacks and defences of a German unit."""
    return (
        [scene.german.attack(unit, type) for type in TYPES],
        [scene.german.defence(unit, type) for type in TYPES],
    )


@pytest.mark.parametrize(("packs", "card", "strengthened", "attack", "defence"), BONUSES)
@pytest.mark.rule("bc-14.30", "bc-14.31", "bc-14.32", "bc-14.33", "bc-14.39")
def test_a_bonus_strengthens_one_type_of_its_players_units(
    scene: Scene, packs: str, card: str, strengthened: str, attack: int, defence: int
) -> None:
    """Clauses 14.30 to 14.33 and 14.39: 3 on attack or on defence, nothing for other types or the enemy."""
    scene.options(packs=packs)
    scene.german(ground=["panzer-iv"], air=["ju-88"], sea=["prinz-eugen"], kept=[card])
    scene.soviet(ground=["t-34-76"], air=["pe-2"], sea=["kirov"])
    scene.fights("sevastopol")
    scene.passes_until("german", "bonus")

    scene.german.plays(card)

    for unit, (attacks, defences) in UNITS.items():
        more = (attack, defence) if unit == strengthened else (0, 0)
        expected = [None if value is None else value + more[0] for value in attacks]
        assert (expected, [value + more[1] for value in defences]) == values(scene, unit)
    enemy = [scene.soviet.attack(unit, "ground") for unit in ("t-34-76", "pe-2", "kirov")]
    assert [13, 13, 11] == enemy
    assert [9, 7, 9] == [scene.soviet.defence(unit, "ground") for unit in ("t-34-76", "pe-2", "kirov")]


@pytest.mark.rule("bc-14.39")
def test_the_bonus_cards_of_the_packs_are_in_the_combined_game(scene: Scene) -> None:
    """Clause 14.39: they belong to the deck of the Russian Front and act there as ever."""
    scene.edition("combined", packs="x1+x2")
    scene.barbarossa(ground=["panzer-iv"], kept=["assault-artillery", "scorched-earth"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")
    scene.passes_until("barbarossa", "bonus")

    scene.barbarossa.plays("assault-artillery")
    scene.barbarossa.plays("scorched-earth")

    barbarossa = scene.barbarossa
    assert (16, 10) == (barbarossa.attack("panzer-iv", "ground"), barbarossa.defence("panzer-iv", "ground"))


@pytest.mark.rule("bc-14.32")
def test_a_unit_that_is_dug_in_is_harder_to_hit(scene: Scene) -> None:
    """Clause 14.32: 11 no longer destroys a tank of 8 and 3."""
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76"], kept=["dug-in"])
    scene.fights("smolensk")
    scene.passes_until("soviet", "bonus")
    scene.soviet.plays("dug-in")

    scene.german.fires("panzer-iv", at="t-34-76", number=11)

    assert ["t-34-76"] == scene.soviet.units
    assert scene.asks("soviet", "fire")


@pytest.mark.rule("bc-14.34")
def test_heroic_stand_saves_a_unit_from_an_attack(scene: Scene) -> None:
    """Clause 14.34: the shot hits, the unit stays and fires in its turn."""
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76"], kept=["heroic-stand"])
    scene.fights("smolensk")
    scene.passes_until("german", "fire")
    scene.german.fires("panzer-iv", at="t-34-76", number=9)
    assert scene.asks("soviet", "destruction")

    scene.soviet.plays("heroic-stand")

    assert (["t-34-76"], []) == (scene.soviet.units, scene.soviet.discard)
    assert "heroic-stand-19" in scene.spent()
    assert scene.asks("soviet", "fire")


@pytest.mark.rule("bc-14.34")
def test_heroic_stand_saves_one_unit_from_one_attack(scene: Scene) -> None:
    """Clause 14.34: the next hit is not stopped; and its owner may let a unit go."""
    scene.german(ground=["panzer-iv", "panther"])
    scene.soviet(ground=["t-34-76", "kv-1"], kept=["heroic-stand", "dug-in"])
    scene.fights("smolensk")
    scene.passes_until("german", "fire")
    scene.german.fires("panzer-iv", at="t-34-76", number=9)
    scene.soviet.plays("heroic-stand")

    scene.german.fires("panther", at="t-34-76", number=9)

    assert (["kv-1"], ["t-34-76"]) == (scene.soviet.units, scene.soviet.discard)

    scene.edition("russian-front")
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76", "kv-1"], kept=["heroic-stand"])
    scene.fights("smolensk")
    scene.passes_until("german", "fire")
    scene.german.fires("panzer-iv", at="t-34-76", number=9)
    scene.soviet.passes()

    assert (["t-34-76"], ["heroic-stand-19"]) == (scene.soviet.discard, scene.soviet.kept)


@pytest.mark.rule("bc-14.34")
def test_heroic_stand_is_not_for_a_shot_that_misses_nor_for_the_enemy(scene: Scene) -> None:
    """Clause 14.34: only a unit of its player, and only one that would be destroyed."""
    scene.german(ground=["panzer-iv", "panther"], kept=["heroic-stand"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")
    scene.passes_until("german", "fire")

    scene.german.fires("panzer-iv", at="t-34-76", number=9)
    assert ["t-34-76"] == scene.soviet.discard
    scene.passes_until("soviet", "fire")
    scene.soviet.fires("kv-1", at="panzer-iv", number=7)

    assert ["panther", "panzer-iv"] == scene.german.units
    assert scene.asks("german", "withdraw")


@pytest.mark.rule("bc-14.35")
def test_heroic_stand_is_no_help_against_autokill(scene: Scene) -> None:
    """Clause 14.35: nobody is asked, the unit is destroyed."""
    scene.german(ground=["erich-von-manstein"])
    scene.soviet(ground=["partisans", "kv-1"], kept=["heroic-stand"])
    scene.fights("smolensk")
    scene.passes_until("german", "fire")
    scene.german.chooses("fire", "erich-von-manstein")

    scene.german.chooses("autokill", "partisans")

    assert (["partisans"], ["heroic-stand-19"]) == (scene.soviet.discard, scene.soviet.kept)
    assert scene.asks("soviet", "fire")
