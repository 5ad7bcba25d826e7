"""Chapter 1, components: what the cards of a set are, and what stands on them."""

from __future__ import annotations

from typing import Any, Final

import pytest

from eastfront.games.battlecards.cards import Definition, read_unit
from eastfront.games.battlecards.tables import TYPES
from eastfront.kernel.cardfile import Table
from eastfront.kernel.errors import CardFileError
from tests.games.battlecards.naming import card_number, game
from tests.games.battlecards.scene import Scene

OFFICES: Final = {
    "soviet": "Stavka",
    "barbarossa": "Supreme Command (Germany)",
    "british": "War Cabinet",
    "german": "Ministry of Armaments",
}
PERSONS: Final = ["Joseph", "Hitler", "Winston", "Speer"]
NO_VALUES: Final = ["id", "code", "kind", "provenance", "shots"]
TANK: Final[dict[str, Any]] = {
    "id": "tank",
    "name": "Tank",
    "code": "T-1",
    "kind": "unit",
    "side": "soviet",
    "copies": 1,
    "type": "ground",
    "class": "armor",
    "phases": [3],
    "shots": 1,
    "attack": {"ground": 13},
    "defence": {"ground": 8, "air": 5, "sea": 7},
    "provenance": {"rest": ["reconstructed", "own values"]},
}


def read_tank(**changes: Any) -> Definition:
    """Read a unit from a file that says something else in places."""
    return read_unit(Table("tanks.toml", "tank", "", {**TANK, **changes}), "russian-front")


def units() -> list[Definition]:
    """Every Arsenal card of every set."""
    return [card for card in game().card_set.definitions if card.kind == "unit"]


def conflict_cards() -> list[Definition]:
    """Every Conflict card of every set."""
    return [card for card in game().card_set.definitions if card.kind != "unit"]


@pytest.mark.rule("bc-1.1")
@pytest.mark.parametrize(("edition", "seats"), [("russian-front", 2), ("western", 2), ("combined", 4)])
def test_a_set_is_54_conflict_cards_and_50_arsenal_cards_a_side(
    scene: Scene, edition: str, seats: int
) -> None:
    """Clause 1.1: no card more lies anywhere when the game begins."""
    scene.edition(edition)
    scene.deals()

    assert [50] * seats == [len(seat.deck) + len(seat.hand) for seat in scene.seats]
    assert [54] * (seats // 2) == [len(scene.deck(front)) for front in scene.fronts]
    assert 154 * (seats // 2) == sum(int(copies) for copies in scene.rules.copies)


@pytest.mark.rule("bc-1.2")
def test_a_unit_is_of_one_type(scene: Scene) -> None:
    """Clause 1.2: Ground, Air or Sea, as the card says, and nothing else is read."""
    assert set(TYPES) == {unit.type for unit in units()}
    assert "ground" == read_tank().type

    for wrong in ("space", ["ground", "air"], ""):
        with pytest.raises(CardFileError, match="type: "):
            read_tank(type=wrong)


@pytest.mark.rule("bc-1.2")
def test_a_conflict_card_has_no_type() -> None:
    """Clause 1.2: types belong to the Arsenal."""
    assert {""} == {card.type for card in conflict_cards()}


@pytest.mark.rule("bc-1.3")
def test_an_attack_is_a_number_or_not_applicable_against_each_type(scene: Scene) -> None:
    """Clause 1.3: a rifle division has 9 and 8, and none against Sea."""
    scene.soviet(ground=["rifle-division"], air=["il-4"])
    scene.german(ground=["panzer-iv"])
    scene.fights("kharkov")

    assert [9, 8, None] == [scene.soviet.attack("rifle-division", type) for type in TYPES]
    assert [11, None, 15] == [scene.soviet.attack("il-4", type) for type in TYPES]

    with pytest.raises(CardFileError, match=r"attack\.ground"):
        read_tank(attack={"ground": "N/A"})
    with pytest.raises(CardFileError, match=r"attack\.land"):
        read_tank(attack={"land": 3})


@pytest.mark.rule("bc-1.4")
def test_a_defence_is_a_number_against_each_type(scene: Scene) -> None:
    """Clause 1.4: none of the three may be missing."""
    scene.soviet(ground=["partisans"], air=["il-2-shturmovik"])
    scene.german(ground=["panzer-iv"])
    scene.fights("kharkov")

    assert [3, 7, 7] == [scene.soviet.defence("partisans", type) for type in TYPES]
    assert [9, 6, 8] == [scene.soviet.defence("il-2-shturmovik", type) for type in TYPES]

    for type in TYPES:
        two = {name: 5 for name in TYPES if name != type}
        with pytest.raises(CardFileError, match=f"defence.{type}: is missing"):
            read_tank(defence=two)


@pytest.mark.rule("bc-1.5")
def test_a_unit_bears_a_phase_from_one_to_four() -> None:
    """Clause 1.5: every unit that fights has one, and no other number is read."""
    fighting = [unit for unit in units() if unit.group != "leader"]

    assert {1} == {len(unit.phases) for unit in fighting}
    assert {1, 2, 3, 4} == {unit.phases[0] for unit in fighting}
    for wrong in ([0], [5], [], 3, ["3"]):
        with pytest.raises(CardFileError, match="phases: "):
            read_tank(phases=wrong)


@pytest.mark.rule("bc-1.6")
def test_a_leader_has_no_values_phase_or_shots() -> None:
    """Clause 1.6: there is nothing to attack with and nothing to attack."""
    facts = [card.facts for card in game().cards() if card.facts.get("class") == "leader"]
    nothing = dict.fromkeys(TYPES)

    assert 4 == len(facts)
    for each in facts:
        assert ([], 0, nothing, nothing) == (each["phases"], each["shots"], each["attack"], each["defence"])


@pytest.mark.rule("bc-1.6")
def test_a_leader_file_needs_no_values_and_a_tank_file_does() -> None:
    """Clause 1.6: only a Leader may do without."""
    bare = {key: value for key, value in TANK.items() if key not in ("phases", "shots", "attack", "defence")}

    leader = read_unit(Table("tanks.toml", "tank", "", {**bare, "class": "leader"}), "russian-front")

    assert ([], 0, {}, {}) == (leader.phases, leader.shots, leader.attack, leader.defence)
    with pytest.raises(CardFileError, match="phases: is missing"):
        read_unit(Table("tanks.toml", "tank", "", bare), "russian-front")


@pytest.mark.rule("bc-1.7")
def test_every_conflict_card_has_an_action_number_and_a_text() -> None:
    """Clause 1.7: 1 to 20, battles and Kept Cards too."""
    texts = {card.id: card.text for card in game().cards()}

    for card in conflict_cards():
        assert 1 <= card.number <= 20, card.id
        assert card.number == game().card_set.tables.number[card_number(card.id)]
        assert texts[card.id], card.id


@pytest.mark.rule("bc-1.20")
def test_every_value_of_a_card_says_where_it_comes_from() -> None:
    """Clause 1.20: a value without a public source is called reconstructed on its card."""
    for card in game().cards():
        provenance = card.facts["provenance"]
        assert isinstance(provenance, dict)
        values = game().card_set.definitions[card_number(card.id)].values
        assert set(values) == {field.partition(".")[0] for field in provenance}, card.id
        for each in provenance.values():
            assert isinstance(each, dict)
            assert each["status"] in ("stated", "derived", "reconstructed"), card.id
            if each["status"] == "stated":
                assert str(each["source"]).startswith(("RS ", "BR", "BN", "FQ")), card.id


@pytest.mark.rule("bc-1.20")
def test_all_numbers_of_all_units_are_ours() -> None:
    """Clause 1.20: no attack, defence, phase, shot or count of copies is known from the published game."""
    numbers = [
        unit.provenance[field].status
        for unit in units()
        for field in ("attack", "defence", "phases", "shots", "copies")
        if field in unit.provenance
    ]

    assert len(numbers) > 500
    assert {"reconstructed"} == set(numbers)
    silent = {field: ["stated", "RS"] for field in TANK if field not in NO_VALUES}
    with pytest.raises(CardFileError, match="shots: has no provenance"):
        read_tank(provenance=silent)


@pytest.mark.rule("bc-1.21")
def test_leaders_are_offices_and_commanders_keep_their_names() -> None:
    """Clause 1.21: one Leader a side, called by an office; no head of state is named on any card."""
    names = [card.name for card in game().card_set.definitions]

    leaders = {unit.side: unit.name for unit in units() if unit.group == "leader"}
    commanders = {unit.name for unit in units() if unit.group in ("general", "admiral")}

    assert OFFICES == leaders
    assert {"Georgy Zhukov", "Erich von Manstein", "Erwin Rommel", "Admiral Karl Dönitz"} <= commanders
    assert [] == [name for name in names for person in PERSONS if person in name]
