"""Chapter 5, firing a unit: targets, the card that is turned, bonuses and casualties."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.naming import card_number
from tests.games.battlecards.scene import Scene

TANKS: Final = ["t-34-76", "kv-1"]


@pytest.mark.rule("bc-5.1")
def test_a_target_is_named_before_a_card_is_turned(scene: Scene) -> None:
    """Clause 5.1: the choice is made with the deck untouched."""
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=TANKS)
    scene.fights("smolensk")
    deck = scene.deck()

    scene.german.chooses("fire", "panzer-iv")

    assert scene.asks("german", "target")
    assert (deck, []) == (scene.deck(), scene.spent())
    assert TANKS == scene.german.offered("shoot")
    assert "bc-5.1" == scene.german.refused("end")


@pytest.mark.rule("bc-5.1")
def test_only_enemy_units_in_the_battle_are_targets(scene: Scene) -> None:
    """Clause 5.1: neither a stack that takes no part nor a unit that has withdrawn nor one's own."""
    scene.german(ground=["tiger-i"], air=["ju-88"])
    scene.soviet(ground=["t-34-76", "kv-1", "is-2"], sea=["kirov"])
    scene.fights("smolensk")
    scene.passes_until("soviet", "withdraw")
    scene.soviet.withdraws("kv-1")
    scene.soviet.passes()

    scene.german.chooses("fire", "ju-88")

    assert ["t-34-76", "is-2"] == scene.german.offered("shoot")


@pytest.mark.rule("bc-5.2")
@pytest.mark.parametrize(
    ("unit", "targets"),
    [
        ("panzer-iv", ["t-34-76", "kv-1"]),  # 13 against 8 and 10; N/A against Air and Sea
        ("panzer-iii", ["t-34-76", "kv-1"]),  # 11 against 8 and 10
        ("infantry-division", ["t-34-76", "yak-9"]),  # 10 is not higher than 10; 8 against 7
        ("88-mm-flak", ["t-34-76", "kv-1", "yak-9"]),  # 8 is not higher than 9
        ("prinz-eugen", ["t-34-76", "kv-1", "kirov"]),  # 11 against 7 and 8; 7 against 7; 13 against 7
    ],
)
def test_the_attack_value_must_be_a_number_higher_than_the_defence(
    scene: Scene, unit: str, targets: list[str]
) -> None:
    """Clause 5.2: type against type, before any card is turned."""
    ship = unit == "prinz-eugen"
    scene.german(ground=[] if ship else [unit], sea=[unit] if ship else [])
    scene.soviet(ground=TANKS, air=["yak-9"], sea=["kirov"])
    scene.fights("kerch-feodosia-landing")
    scene.german.awaits_fire(unit)

    scene.german.chooses("fire", unit)

    assert targets == scene.german.offered("shoot")
    others = {*TANKS, "yak-9", "kirov"} - set(targets)
    assert {"bc-5.2"} == {scene.german.refused("shoot", other) for other in others}


@pytest.mark.rule("bc-5.2")
def test_a_unit_that_may_attack_nothing_is_not_asked_to_fire(scene: Scene) -> None:
    """Clause 5.2: 8 is not higher than 8, nor 7 than 7."""
    scene.german(ground=["romanian-infantry", "waffen-ss-infantry"])
    scene.soviet(ground=TANKS, air=["yak-9"])
    scene.fights("kharkov")
    scene.passes_until("german", "fire")

    assert ["waffen-ss-infantry"] == scene.german.offered("fire")
    assert "bc-5.2" == scene.german.refused("fire", "romanian-infantry")


@pytest.mark.rule("bc-5.3")
def test_an_attack_turns_the_top_card_on_to_the_discard_pile(scene: Scene) -> None:
    """Clause 5.3: one card an attack, face up, the next one under it."""
    scene.german(ground=["panzer-iv", "tiger-i"])
    scene.soviet(ground=TANKS)
    scene.fights("smolensk")
    scene.conflict(["spies-2", "kursk", "sabotage-5"])

    scene.german.fires("panzer-iv", at="t-34-76")
    assert (["spies-2"], "kursk") == (scene.spent(), scene.deck()[0])
    scene.german.fires("tiger-i", at="kv-1")

    assert (["spies-2", "kursk"], "sabotage-5") == (scene.spent(), scene.deck()[0])
    assert [2, 9] == [notice.arguments["number"] for notice in scene.told("shoots")]
    assert [card_number("spies-2"), card_number("kursk")] == scene.game.view(scene.state, None).spent[0]


@pytest.mark.rule("bc-5.3", "bc-13.5")
@pytest.mark.parametrize(
    ("battle", "seat", "unit", "target", "front"),
    [
        ("battle-of-france", "german", "western-panzer-iv", "cromwell", "western"),
        ("smolensk", "barbarossa", "panzer-iv", "t-34-76", "russian-front"),
    ],
)
def test_in_the_combined_game_the_card_is_of_the_players_own_deck(
    scene: Scene, battle: str, seat: str, unit: str, target: str, front: str
) -> None:
    """Clause 5.3: the deck is that of the theatre."""
    scene.edition("combined")
    scene.seat(seat)(ground=[unit])
    scene.british(ground=["cromwell"])
    scene.soviet(ground=["t-34-76"])
    scene.fights(battle)

    scene.seat(seat).fires(unit, at=target, number=1)

    spent = {name: len(scene.spent(name)) for name in ("western", "russian-front")}
    assert {"western": 0, "russian-front": 0} | {front: 1} == spent


@pytest.mark.rule("bc-5.4")
@pytest.mark.parametrize(
    ("card", "number"),
    [
        ("battle-for-moscow", 1),
        ("kharkov", 8),
        ("battle-for-kiev", 10),
        ("delay-tactics-11", 11),
        ("military-buildup-12", 12),
        ("overextended-supply-lines-17", 17),
        ("spies-19", 19),
    ],
)
def test_nothing_but_the_number_of_a_turned_card_counts(scene: Scene, card: str, number: int) -> None:
    """Clause 5.4: no battle, nothing kept, nothing drawn, nobody asked; the firing goes on."""
    scene.german(ground=["panzer-iv", "panzer-iv"], hand=["tiger-i"])
    scene.soviet(ground=["kv-1", "kv-1"], hand=["is-2"])
    scene.fights("smolensk")
    scene.conflict([card])
    before = (scene.german.hand, scene.soviet.hand, len(scene.german.deck), len(scene.soviet.deck))

    scene.german.fires("panzer-iv", at="kv-1")

    assert [number] == [notice.arguments["number"] for notice in scene.told("shoots")]
    assert (["kv-1"] if 10 < number <= 13 else []) == scene.soviet.discard
    assert ([card], ["smolensk"]) == (scene.spent(), scene.pending)
    assert before == (scene.german.hand, scene.soviet.hand, len(scene.german.deck), len(scene.soviet.deck))
    assert [] == scene.german.kept + scene.soviet.kept
    assert scene.asks("german", "fire")


@pytest.mark.rule("bc-5.5")
@pytest.mark.parametrize(
    ("number", "destroyed"), [(1, False), (8, False), (9, True), (13, True), (14, False), (20, False)]
)
def test_the_number_must_exceed_the_defence_and_not_the_attack(
    scene: Scene, number: int, destroyed: bool
) -> None:
    """Clause 5.5: 13 against 8 hits on 9 to 13; any other number changes nothing."""
    scene.german(ground=["panzer-iv", "tiger-i"])
    scene.soviet(ground=TANKS)
    scene.fights("smolensk")

    scene.german.fires("panzer-iv", at="t-34-76", number=number)

    assert [int(destroyed)] == [notice.arguments["hit"] for notice in scene.told("shoots")]
    assert (["t-34-76"] if destroyed else []) == scene.soviet.discard
    assert (["kv-1"] if destroyed else ["kv-1", "t-34-76"]) == scene.soviet.units
    assert ["panzer-iv", "tiger-i"] == scene.german.units


@pytest.mark.rule("bc-5.5", "bc-1.4")
def test_the_defence_is_the_one_against_the_type_of_the_attacker(scene: Scene) -> None:
    """Clause 5.5: an aircraft meets the 5 of a T-34 against Air, not its 8 against Ground."""
    scene.german(air=["ju-88"])
    scene.soviet(ground=TANKS)
    scene.fights("smolensk")

    scene.german.fires("ju-88", at="t-34-76", number=6)

    assert ["t-34-76"] == scene.soviet.discard


@pytest.mark.rule("bc-5.6")
def test_a_destroyed_unit_goes_at_once_to_the_pile_of_who_controlled_it(scene: Scene) -> None:
    """Clause 5.6: a captured tank lies open on the captor's pile while the battle goes on."""
    scene.soviet(ground=["is-2", "t-34-76"])
    scene.german(ground=["kv-1", "tiger-i"], discard=["panther"])
    scene.fights("kharkov")

    scene.soviet.fires("is-2", at="kv-1", number=17)

    assert scene.asks("soviet", "fire")
    assert (["kv-1", "panther"], []) == (scene.german.discard, scene.soviet.discard)
    for watcher in (0, 1, None):
        pile = scene.game.view(scene.state, watcher).seats[scene.german.seat].discard
        assert [card_number("panther"), card_number("kv-1")] == pile


@pytest.mark.rule("bc-5.8")
def test_units_may_hold_their_fire(scene: Scene) -> None:
    """Clause 5.8: one fires, the other does not, and no card is turned for it."""
    scene.german(ground=["panzer-iv", "tiger-i"])
    scene.soviet(ground=TANKS)
    scene.fights("smolensk")

    scene.german.fires("tiger-i", at="kv-1", number=1)
    scene.german.passes()

    assert 1 == len(scene.spent())
    assert scene.asks("soviet", "fire")
    scene.soviet.passes()
    assert scene.asks("german", "withdraw")
    assert 1 == len(scene.spent())


@pytest.mark.rule("bc-5.8", "bc-5.9")
def test_a_unit_may_keep_the_rest_of_its_shots(scene: Scene) -> None:
    """Clause 5.8: after the first of two shots the rockets are done, and do not fire later."""
    scene.soviet(ground=["bm-13-katyusha", "t-34-76"])
    scene.german(ground=["panzer-iv", "panther"])
    scene.fights("kharkov")
    scene.soviet.fires("bm-13-katyusha", at="panther", number=1)
    assert scene.asks("soviet", "target")

    scene.soviet.passes()

    assert 1 == len(scene.told("shoots"))
    assert scene.asks("soviet", "fire")
    assert ["t-34-76"] == scene.soviet.offered("fire")


@pytest.mark.rule("bc-5.9", "bc-4.4")
def test_a_battleship_makes_four_attacks_each_with_a_target_and_a_number(scene: Scene) -> None:
    """Clause 5.9: in its phase, one after another, and no fifth."""
    scene.edition("western")
    scene.german(sea=["bismarck"])
    scene.british(sea=["hms-hood", "hms-belfast", "hms-rodney"])
    scene.fights("channel-dash")

    scene.german.fires("bismarck", at="hms-rodney", number=10)
    scene.german.shoots("hms-belfast", number=9)
    assert ["hms-rodney", "hms-hood"] == scene.german.offered("shoot")
    scene.german.shoots("hms-hood", number=17)
    scene.german.shoots("hms-hood", number=16)

    victims = [notice.arguments["victim"] for notice in scene.told("shoots")]
    assert [card_number(f"hms-{name}") for name in ("rodney", "belfast", "hood", "hood")] == victims
    assert [10, 9, 17, 16] == [notice.arguments["number"] for notice in scene.told("shoots")]
    assert (["hms-belfast", "hms-hood"], ["hms-rodney"]) == (scene.british.discard, scene.british.units)
    assert scene.asks("british", "fire")
