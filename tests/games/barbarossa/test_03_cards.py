"""Chapter 3, cards: the six types, and what black, red and deployed text does and when."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from eastfront.games.barbarossa.cards import card_paths, read_definitions
from eastfront.games.barbarossa.game import Barbarossa
from eastfront.games.barbarossa.tables import TYPES
from tests.games.barbarossa.naming import card_number, game, ids_of
from tests.games.barbarossa.scene import Scene


@pytest.mark.rule("bb-3.1")
def test_every_card_is_of_one_of_six_types() -> None:
    found = {type: ids_of(type) for type in TYPES}

    assert ["supply", "strategy", "army", "support", "site", "event"] == TYPES
    assert all(found.values())
    assert len(game().card_set.definitions) == sum(len(ids) for ids in found.values())


@pytest.mark.rule("bb-3.2")
def test_texts_read_the_subtypes_infantry_and_tank_alone() -> None:
    text = "".join(Path(path).read_text(encoding="utf-8") for path in card_paths())
    lists = re.findall(r"what = (\[.*?\]|\".*?\")", text)
    read = {word for each in lists for word in re.findall(r"\w+", each)}

    assert {"infantry", "tank"} == read - {"army"}


@pytest.mark.rule("bb-3.2")
def test_the_anti_tank_battalion_reads_a_tag_that_only_events_carry() -> None:
    texts = [Path(path).read_text(encoding="utf-8") for path in card_paths()]
    tagged = {each.id: each.type for each in game().card_set.definitions if each.subtype == "armour"}

    readers = [entry for text in texts for entry in text.split("[[card]]") if 'tag = "' in entry]
    assert 1 == len(readers)
    assert 'id = "anti-tank-battalion"' in readers[0]
    assert 'tag = "armour"' in readers[0]
    assert {"russian-guards-tank-army": "event", "soviet-tank-corps": "event"} == tagged


@pytest.mark.rule("bb-3.2")
def test_a_text_about_a_subtype_finds_cards_of_that_subtype_only(scene: Scene) -> None:
    scene.seat1(
        front=[
            "assault-gun-battalion",
            "flak-battalion",
            "grenadier-regiment",
            "panzer-grenadier-regiment exhausted",
            "panzer-regiment",
        ]
    )
    scene.in_phase("tactics")

    scene.seat1.uses("assault-gun-battalion", 3)

    assert ["grenadier-regiment", "panzer-grenadier-regiment exhausted"] == scene.offered("forfeit")


@pytest.mark.rule("bb-3.3")
def test_supply_cards_cost_nothing_to_play(scene: Scene) -> None:
    scene.seat1(hand=ids_of("supply"), deck=["flak-battalion"])
    scene.points(tactic=0)
    scene.in_phase("tactics")

    assert 3 == len(ids_of("supply"))
    assert ids_of("supply") == scene.offered("play")


@pytest.mark.rule("bb-3.4", "bb-3.5")
def test_any_number_of_supply_cards_give_supply_points_and_nothing_else(scene: Scene) -> None:
    hand = ["horse-drawn-transport"] * 3 + ["motorized-transport"] * 2 + ["locomotive-transport"] * 2
    scene.seat1(hand=[*hand, "grenadier-regiment"], deck=["flak-battalion"])
    scene.points(tactic=0)
    scene.in_phase("tactics")

    for card in hand:
        scene.seat1.plays(card)

    assert 3 * 1 + 2 * 2 + 2 * 3 == scene.supply
    assert (0, 0, 0) == (scene.tactic, scene.attack, scene.reinforcement)
    assert ["flak-battalion"] == scene.seat1.deck
    assert ["end"] == scene.options


@pytest.mark.rule("bb-3.6")
def test_only_sites_and_events_have_no_reinforcement_cost(scene: Scene) -> None:
    priced = {each.type for each in game().card_set.definitions if each.buy_cost is not None}
    free = {each.type for each in game().card_set.definitions if each.buy_cost is None}
    scene.seat1(hand=["flak-battalion"], deck=["air-supply"])
    scene.points(supply=99, reinforcement=1)
    scene.support("field-hospital")
    scene.in_phase("reinforcement")

    assert {"supply", "strategy", "army", "support"} == priced
    assert {"site", "event"} == free
    piles = ids_of("supply") + ids_of("strategy") + ids_of("army") + ["field-hospital"]
    assert piles == scene.offered("recruit")


@pytest.mark.rule("bb-3.7")
def test_the_play_rule_acts_when_the_card_is_played(scene: Scene) -> None:
    scene.seat1(hand=["flak-battalion"], deck=["air-supply"])
    scene.in_phase("tactics")

    scene.seat1.plays("flak-battalion")

    assert 2 == scene.attack


@pytest.mark.rule("bb-3.7")
def test_the_play_rule_does_not_act_when_the_card_is_recruited_or_placed(scene: Scene) -> None:
    scene.seat1(hand=["division-hq-company", "panzer-grenadier-regiment"], deck=["air-supply"])
    scene.points(supply=3)
    scene.in_phase("tactics")
    scene.seat1.plays("division-hq-company")

    scene.seat1.places("panzer-grenadier-regiment")
    scene.seat1.ends()
    scene.seat1.recruits("flak-battalion")

    assert 0 == scene.attack
    assert ["panzer-grenadier-regiment"] == scene.seat1.front


@pytest.mark.rule("bb-3.8")
@pytest.mark.parametrize("edition", ["arclight", "kamikaze"])
def test_red_text_acts_when_the_card_is_recruited(edition: str) -> None:
    """No such card has red text, so one is given the text of another."""
    own = Barbarossa()
    tables = own.card_set.tables
    tables.on_gain[card_number("flak-battalion")] = tables.play[card_number("air-supply")]
    scene = Scene(edition, own_game=own)
    scene.seat1(hand=["air-supply"], deck=["grenadier-regiment"])
    scene.points(supply=3, reinforcement=2)
    scene.in_phase("reinforcement")

    scene.seat1.recruits("flak-battalion")

    assert 3 == scene.supply
    assert ["flak-battalion"] == scene.seat1.discard


@pytest.mark.rule("bb-3.8")
def test_a_card_file_may_give_any_type_red_text(tmp_path: Path) -> None:
    source = Path(card_paths()[0]).read_text(encoding="utf-8").partition("\n[[card]]")
    first = source[1] + source[2].partition("\n[[card]]")[0]
    text = first.replace("play = [{", 'on_gain = [{ op = "bonus", attack = 1 }]\nplay = [{', 1)
    file = tmp_path / "cards.toml"
    file.write_text(text + '\non_gain = ["reconstructed", "ours"]\n', encoding="utf-8")

    (definition,) = read_definitions([str(file)])

    assert "horse-drawn-transport" == definition.id
    assert 1 == len(definition.moments["on_gain"])
    with_red = {each.type for each in game().card_set.definitions if each.moments["on_gain"]}
    assert {"site", "event"} == with_red


@pytest.mark.rule("bb-3.9")
def test_abilities_act_on_the_front_line_only(scene: Scene) -> None:
    scene.seat1(
        hand=["panzer-regiment"],
        deck=["air-supply"],
        discard=["heavy-tank-battalion"],
        front=["grenadier-regiment"],
        played=["ss-panzer-regiment"],
    )
    scene.points(supply=9)
    scene.in_phase("tactics")

    assert ["grenadier-regiment"] == scene.offered("use-1") == scene.offered("use-2")


@pytest.mark.rule("bb-3.9")
@pytest.mark.parametrize(("owner", "asked"), [("seat1", "pick"), ("seat2", "starting-phase")])
def test_a_standing_effect_acts_on_the_owner_of_its_front_line_only(
    scene: Scene, owner: str, asked: str
) -> None:
    tired = ["grenadier-regiment exhausted", "flak-battalion exhausted"] * 2
    winter = {"seat1": ["general-winter"], "seat2": []}
    scene.seat1(hand=["air-supply"], deck=["air-supply"], front=tired + winter[owner])
    scene.seat2(front=[] if winter[owner] else ["general-winter"])
    scene.in_phase("starting")

    assert scene.asks("seat1", asked)


@pytest.mark.rule("bb-3.28")
def test_army_cards_carry_one_of_six_subtypes() -> None:
    subtypes = {each.id: each.subtype for each in game().card_set.definitions if each.type == "army"}

    assert {"infantry", "tank", "gun", "recon", "staff", "engineer"} == set(subtypes.values())
    assert "infantry" == subtypes["grenadier-regiment"]
    assert "tank" == subtypes["heavy-tank-battalion"]
