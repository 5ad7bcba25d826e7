"""The text on a card is worded from its data, reads as the golden file has it, and hides nothing."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any, Final

import pytest

from eastfront.games.stalingrad.cards import (
    ACTION_FILES,
    FORCE_FILES,
    LOCATION_FILE,
    PACKAGE,
    Definition,
    read_action,
    read_force,
    read_location,
)
from eastfront.games.stalingrad.game import SLUG
from eastfront.games.stalingrad.phrases import card_text, event_in_brief
from eastfront.games.stalingrad.phrases.nouns import plain_name
from eastfront.games.stalingrad.tables import ABILITIES, SIDES
from eastfront.kernel.cardfile import Table, data_path
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import CardFileError
from eastfront.words import Words
from tests.games.stalingrad.mutations import all_ops, mutations
from tests.games.stalingrad.naming import card_number, game
from tests.games.stalingrad.phrasing import ids_within, worded_ids
from tests.games.stalingrad.regenerate_texts import GOLDENS, golden_text, text_lines, text_messages

FILES: Final = [*FORCE_FILES, LOCATION_FILE, *ACTION_FILES]
# How the ids of a card's facts and text begin.
OF_CARDS: Final = (
    "sg-bought-",
    "sg-brief-",
    "sg-chart-",
    "sg-fact",
    "sg-firefight-",
    "sg-note-",
    "sg-op-",
    "sg-text-",
    "sg-type-",
    "sg-keyword-",
)


def read_cards() -> list[tuple[str, dict[str, Any]]]:
    """Every card entry with its file; where a value comes from is no part of the text."""
    cards: list[tuple[str, dict[str, Any]]] = []
    for name in FILES:
        with open(data_path(PACKAGE, name), "rb") as file:
            for card in tomllib.load(file)["card"]:
                cards.append((name, card | {"provenance": {"rest": ["derived", "the files"]}}))
    return cards


CARDS: Final = read_cards()
IDS: Final = [card["id"] for _, card in CARDS]


def define(file: str, card: dict[str, Any]) -> Definition:
    table = Table(file, card["id"], "", card)
    side = next((side for side in SIDES if file.startswith(side)), "")
    if file == LOCATION_FILE:
        return read_location(table)
    return read_force(table, side) if file in FORCE_FILES else read_action(table, side, all_ops())


def mutants(file: str, card: dict[str, Any]) -> dict[str, Definition]:
    """The definitions that single changes of a card make, by the name of the change; some are refused."""
    found: dict[str, Definition] = {}
    for name, mutated in mutations(card):
        try:
            found[name] = define(file, mutated)
        except CardFileError:
            continue
    return found


def lines(id: str, options: dict[str, str] | None = None) -> list[str]:
    """The text lines of a card, with these *options* if there are any."""
    rules = None if options is None else game().rules(Setup(SLUG, "standard", 2, options))
    definitions = game().card_set.definitions
    texts = card_text(definitions[card_number(id)], definitions, rules)
    return [Words("en").sentence(line) for line in texts]


@pytest.mark.parametrize("language", GOLDENS)
def test_the_golden_file_holds_every_card(language: str) -> None:
    assert 94 == len(IDS) == len(game().card_set.definitions)
    assert GOLDENS[language].read_text(encoding="utf-8") == golden_text(language)


@pytest.mark.parametrize(("file", "card"), CARDS, ids=IDS)
def test_every_change_of_a_card_shows_in_its_text(file: str, card: dict[str, Any]) -> None:
    before = text_lines(define(file, card))

    assert [] == [name for name, mutant in mutants(file, card).items() if text_lines(mutant) == before]


def test_the_changes_reach_every_part_of_a_card() -> None:
    names = [name for file, card in CARDS for name in mutants(file, card)]
    parts = Counter(name.split(":")[0].split(".")[0] for name in names)

    for part in (
        "type",
        "value",
        "combat",
        "rations",
        "abilities",
        "firefight",
        "copies",
        "chart",
        "keywords",
    ):
        assert parts[part] > 20, part
    for part in ("notes", "keeps", "role", "action", "battle", "standing"):
        assert parts[part] > 0, part


def test_no_words_for_cards_are_idle() -> None:
    definitions = [mutant for file, card in CARDS for mutant in mutants(file, card).values()]
    one_flip = game().rules(Setup(SLUG, "standard", 2, {"flips": "one"}))
    used: set[str] = set()
    for card in [*game().card_set.definitions, *definitions]:
        messages = [*text_messages(card), *card_text(card, game().card_set.definitions, one_flip)]
        for mode in card.programs:
            messages += event_in_brief(card, mode, game().card_set.definitions, None)
        used = used.union(*(ids_within(message) for message in messages))

    assert set() == worded_ids(*OF_CARDS) - used
    assert worded_ids("sg-ability-") == {f"sg-ability-{ability}" for ability in ABILITIES}


def test_every_card_is_called_by_the_name_of_its_definition() -> None:
    words = Words("en")
    definitions = game().card_set.definitions

    assert [card.name for card in definitions] == [words.phrase(plain_name(card)) for card in definitions]
    assert worded_ids("sg-card-") == {f"sg-card-{card.id}" for card in definitions}


def test_a_location_tells_its_chart_its_note_and_how_long_that_lasts() -> None:
    assert [
        "Yields 3 Rations at 0 to 3 Rubble, 2 Rations at 4 to 6 Rubble, 1 Ration at 7 to 9 Rubble. "
        "Destroyed at 10 Rubble.",
        "Note: the controller draws 1 card more in the Draw phase.",
        "The note stays when this Location is Destroyed.",
    ] == lines("mamayev-kurgan")
    assert 1 == len(lines("grain-elevator"))


def test_a_note_for_one_side_names_it() -> None:
    assert [
        "Note while the Soviet player Controls this Location: "
        "the controller pays 1 card less for the first Force of a turn.",
        "Note while the German player Controls this Location: "
        "the controller's enemy pays 1 card more for each Force.",
        "The notes stay when this Location is Destroyed.",
    ] == lines("central-volga-landing")[1:]


def test_a_card_for_one_role_says_so() -> None:
    assert "In battle, as the attacker: add 4 to your Combat total." in lines("storm-groups")
    assert "In battle, as the defender: add 4 to your Combat total." in lines("hedgehog-defence")


def test_a_card_names_the_location_it_is_about() -> None:
    assert (
        "In battle: add 4 to your Combat total if an armoured Force of yours is engaged or the battle is at "
        "Dzerzhinsky Tractor Works, otherwise 2."
    ) == lines("factory-t-34s")[0]
    assert "(Pavlov's House)" in lines("pioneer-assault")[0]


def test_the_sixth_uranus_wins_only_where_that_is_agreed() -> None:
    wins = "with 6 like it in play you win the game at once"

    assert wins in lines("operation-uranus")[1]
    assert wins in lines("operation-uranus", {})[1]
    assert (
        "In your Action phase: each enemy Force, wherever it stands, loses 1 Ration. This card stays in play."
    ) == lines("operation-uranus", {"uranus_win": "off"})[1]


def test_where_only_the_attacker_turns_up_a_card_barrikady_says_so() -> None:
    assert "last turns up 2 cards" in lines("barrikady-gun-factory", {})[1]
    assert "last, if it attacks, turns up 2 cards" in lines("barrikady-gun-factory", {"flips": "one"})[1]


def test_a_setup_words_the_cards_of_the_game() -> None:
    texts = {card.id: card.text for card in game().cards(Setup(SLUG, "standard", 2, {"uranus_win": "off"}))}

    assert game().names.ids == list(texts)
    assert lines("operation-uranus", {"uranus_win": "off"}) == [
        Words("en").sentence(line) for line in texts["operation-uranus"]
    ]
