"""The text on a card is worded from its data, reads as the golden file has it, and hides nothing."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any, Final

import pytest

from eastfront.games.battlecards.card_set import FILES
from eastfront.games.battlecards.cards import (
    PACKAGE,
    Definition,
    read_battle,
    read_others,
    read_unit,
)
from eastfront.games.battlecards.game import SLUG
from eastfront.games.battlecards.ops.registry import registry
from eastfront.games.battlecards.phrases import card_text
from eastfront.games.battlecards.phrases.nouns import plain_name
from eastfront.kernel.cardfile import Table, data_path
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import CardText
from eastfront.words import Words
from tests.games.battlecards.mutations import mutations
from tests.games.battlecards.naming import card_number, game
from tests.games.battlecards.regenerate_texts import GOLDENS, golden_text, text_lines

STARTER: Final = Setup(SLUG, "russian-front", 2)
WESTERN: Final = Setup(SLUG, "western", 2)
COMBINED: Final = Setup(SLUG, "combined", 4)
PACKED: Final = Setup(SLUG, "russian-front", 2, {"packs": "x1+x2"})


def read_cards() -> list[dict[str, Any]]:
    """Every card entry as its file has it, each id once; where a value comes from is no part of the text."""
    cards: dict[str, dict[str, Any]] = {}
    for name in dict.fromkeys(name for name, _, _ in FILES):
        with open(data_path(PACKAGE, name), "rb") as file:
            for card in tomllib.load(file)["card"]:
                cards.setdefault(card["id"], card | {"provenance": {"rest": ["derived", "the files"]}})
    return list(cards.values())


CARDS: Final = read_cards()
IDS: Final = [card["id"] for card in CARDS]
BATTLES: Final = [card["id"] for card in CARDS if card["kind"] == "battle"]


def define(card: dict[str, Any]) -> Definition:
    table = Table("mutated.toml", card["id"], "", card)
    if card["kind"] == "unit":
        return read_unit(table, "russian-front")
    if card["kind"] == "battle":
        return read_battle(table, "russian-front", "russian-front")
    return read_others(table, registry(), "russian-front", "russian-front")[0]


def lines(id: str, setup: Setup | None = None) -> list[str]:
    """The text lines of a card under *setup*."""
    rules = None if setup is None else game().rules(setup)
    definition = game().card_set.definitions[card_number(id)]
    return [Words("en").sentence(line) for line in card_text(definition, rules)]


def facts(setup: Setup | None = None) -> dict[str, CardText]:
    return {card.id: card for card in game().cards(setup)}


@pytest.mark.parametrize("language", GOLDENS)
def test_the_golden_file_holds_every_card(language: str) -> None:
    assert len(IDS) == len({card.base for card in game().card_set.definitions}) == 207
    assert GOLDENS[language].read_text(encoding="utf-8") == golden_text(language)


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_every_change_of_a_card_shows_in_its_text(card: dict[str, Any]) -> None:
    before = text_lines(define(card))

    assert [] == [name for name, mutated in mutations(card, BATTLES) if text_lines(define(mutated)) == before]


def test_the_changes_reach_every_part_of_a_card() -> None:
    names = [name for card in CARDS for name, _ in mutations(card, BATTLES)]
    parts = Counter(name.split(":")[0].split(".")[0] for name in names)

    for part in ("type", "phases", "shots", "attack", "defence", "abilities", "aggressor_forces", "victory"):
        assert parts[part] > 20, part
    for part in ("requires", "forced", "objective", "prepared", "homeland", "window", "counterable", "play"):
        assert parts[part] > 0, part


def test_a_unit_says_what_it_can_do_besides_firing() -> None:
    assert [
        "While this card is in a battle, all other Ground units of its side have +2 on attack.",
        "Autokill: once a round, in its phase and instead of firing, this card destroys an enemy Ground unit "
        "whose Defence against it, with all bonuses, is 5 or less; no number is turned.",
    ] == lines("georgy-zhukov")
    assert [
        "Support: in a round in which this card does not fire, one other Attack Aircraft or Bomber unit "
        "of its side has +3 on attack and +3 on defence."
    ] == lines("yak-9")
    assert [] == lines("t-34-76")


def test_a_battle_says_who_fights_with_what_and_when() -> None:
    assert [
        "Aggressor: German, with Ground and Air units. Defender: Soviet, with Ground and Air units.",
        "Prerequisite: the aggressor holds at least 1 of these: Battle for Kiev, Smolensk, Sevastopol.",
        "Objective: the aggressor wins as soon as the defender has no Ground unit left in the battle, "
        "if there was one at its start.",
    ] == lines("stalingrad", STARTER)
    assert "Prerequisite: somebody holds Stalingrad." in lines("kursk")
    assert "When this card is drawn in a turn, the aggressor must attack." in lines("battle-for-kiev")


def test_with_two_german_players_the_eastern_one_is_barbarossa() -> None:
    assert lines("kursk", STARTER)[0].startswith("Aggressor: German,")
    assert lines("kursk", COMBINED)[0].startswith("Aggressor: Barbarossa,")
    assert lines("normandy", COMBINED)[0].endswith("Defender: German, with Ground, Air and Sea units.")


def test_a_homeland_says_who_is_out_when_it_falls() -> None:
    assert (
        "Homeland: if the enemy wins, the German player is out of the game."
        == (lines("battle-for-germany", STARTER)[-1])
    )
    together = (
        "Homeland: the German player and the Barbarossa player defend it together; "
        "if the enemy wins, both are out of the game."
    )
    assert together == lines("battle-for-germany", COMBINED)[-1]
    assert together == lines("western-battle-for-germany", COMBINED)[-1]
    assert (
        "Homeland: if the enemy wins, the Soviet player is out of the game."
        == (lines("battle-for-moscow", COMBINED)[-1])
    )


def test_a_kept_card_says_when_it_is_played() -> None:
    assert ["Keep this card. When a shot would destroy one of your units: that unit survives."] == lines(
        "heroic-stand-19"
    )


def test_a_card_that_can_be_foiled_says_by_what() -> None:
    assert [
        "Look at one stack, the hand or the Kept Cards of the enemy.",
        "The enemy may foil it with Counter-Intelligence.",
    ] == lines("spies-2")


def test_every_card_is_called_by_the_name_of_its_definition() -> None:
    words = Words("en")

    for definition in game().card_set.definitions:
        assert definition.name == words.phrase(plain_name(definition))


def test_without_a_setup_all_cards_come_in_the_order_of_their_numbers() -> None:
    assert game().names.ids == [card.id for card in game().cards()]


@pytest.mark.parametrize(
    ("setup", "units", "conflict"),
    [(STARTER, 100, 54), (WESTERN, 100, 54), (COMBINED, 200, 108), (PACKED, 128, 62)],
)
def test_under_a_setup_only_what_is_in_play_is_counted(setup: Setup, units: int, conflict: int) -> None:
    counts = Counter[bool]()
    for card in game().cards(setup):
        copies = card.facts["copies"]
        assert isinstance(copies, int)
        assert copies > 0
        counts[card.facts["kind"] == "unit"] += copies

    assert {True: units, False: conflict} == counts


def test_facts_name_what_a_battle_asks_for() -> None:
    stalingrad = facts()["stalingrad"].facts

    assert {"form": "holds", "count": 1, "of": ["battle-for-kiev", "smolensk", "sevastopol"]} == (
        stalingrad["requires"]
    )
    assert ("ground", 0, "", False) == tuple(
        stalingrad[name] for name in ("objective", "prepared", "homeland", "forced")
    )
    assert facts()["battle-for-kiev"].facts["requires"] is None
    assert facts()["battle-for-kiev"].facts["forced"] is True


def test_facts_name_window_and_base_of_a_conflict_card() -> None:
    card = facts(WESTERN)["western-delay-tactics-5"].facts

    assert ("delay-tactics", "delay", False) == (card["base"], card["window"], card["counterable"])
    assert facts()["spies-2"].facts["counterable"] is True


def test_cards_of_packs_are_marked() -> None:
    marked = {card.id: card.facts["expansion"] for card in game().cards(PACKED) if card.facts["expansion"]}

    assert "x1" == marked["marat"]
    assert "x2" == marked["assault-artillery-11"]
    assert 2 * (13 + 4) == len(marked)
    assert not any(card.facts["expansion"] for card in game().cards(STARTER))
