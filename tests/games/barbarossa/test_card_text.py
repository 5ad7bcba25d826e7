"""The text on a card is worded from its programs, reads as the golden file has it, and hides nothing."""

from __future__ import annotations

import re
import tomllib
from copy import deepcopy
from typing import Any, Final

import pytest

from eastfront.games.barbarossa.cards import Definition, card_paths, read_definitions
from eastfront.games.barbarossa.game import SLUG, Barbarossa
from eastfront.games.barbarossa.ops.registry import registry
from eastfront.games.barbarossa.phrases import card_text
from eastfront.kernel.cardfile import Table
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import CardFileError
from eastfront.kernel.message import Message
from eastfront.words import Words
from tests.games.barbarossa.mutations import mutations
from tests.games.barbarossa.regenerate_texts import GOLDENS, golden_text, text_lines


def read_cards() -> list[dict[str, Any]]:
    """Every card entry as its file has it."""
    cards: list[dict[str, Any]] = []
    for path in card_paths():
        with open(path, "rb") as file:
            cards += tomllib.load(file)["card"]
    return cards


CARDS: Final = read_cards()
IDS: Final = [card["id"] for card in CARDS]
OPS: Final = registry()


def define(card: dict[str, Any]) -> Definition:
    return Definition(Table("mutated.toml", card["id"], "", card), OPS)


def lines_in_force(id: str, edition: str, **options: str) -> list[str]:
    """The text lines of a card under the rules of *edition*."""
    game = Barbarossa()
    rules = game.rules(Setup(SLUG, edition, 2, options))
    definition = game.card_set.definitions[IDS.index(id)]
    return [Words("en").sentence(line) for line in card_text(definition, rules)]


@pytest.mark.parametrize("language", GOLDENS)
def test_the_golden_file_holds_all_kinds(language: str) -> None:
    assert 49 == len(CARDS)
    assert GOLDENS[language].read_text(encoding="utf-8") == golden_text(language)


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_every_change_of_a_card_shows_in_its_text(card: dict[str, Any]) -> None:
    before = text_lines(define(card))
    same = [name for name, mutated in mutations(card, IDS) if lines_or_none(mutated) == before]

    assert [] == same


def lines_or_none(card: dict[str, Any]) -> list[str] | None:
    """The text of a card; none where a card that never reactivates by itself is given an amount."""
    answers = [(each["question"], each["amount"]) for each in card.get("standing", [])]
    if any(question == "self_reactivation" and amount for question, amount in answers):
        with pytest.raises(CardFileError):
            define(card)
        return None
    return text_lines(define(card))


@pytest.mark.parametrize("amount", [-1, 1, 3])
def test_not_to_reactivate_takes_no_amount_but_0(amount: int) -> None:
    card = deepcopy(CARDS[IDS.index("heavy-tank-battalion")])
    assert 0 == card["standing"][0]["amount"]
    card["standing"][0]["amount"] = amount

    place = re.escape("mutated.toml: heavy-tank-battalion: standing[1].amount: ")
    with pytest.raises(CardFileError, match=f"^{place}"):
        define(card)


def test_the_changes_reach_every_part_of_a_card() -> None:
    names = [name for card in CARDS for name, _ in mutations(card, IDS)]
    parts = ["play", "on_reveal", "on_gain", "on_attack", "on_clean_up", "abilities", "standing"]

    assert len(names) > 2000
    assert set(parts) <= {name.split(".")[0] for name in names}
    for part in ("when", "windows", "limit", "against", "from", "count", "what", "amount", "card", "within"):
        assert any(part in name.partition(":")[0].split(".") for name in names), part


def test_a_line_reads_as_a_player_would_say_it() -> None:
    assert [
        "Play: +1 Reinforcement Point. You may deploy it, exhausted.",
        "Exhaust this card ⇒ +1 Attack Point.",
        "Forfeit this card ⇒ +1 Attack Point.",
    ] == lines_in_force("grenadier-regiment", "kamikaze")


def test_under_rules_only_what_is_in_force_is_said() -> None:
    assert "Exhaust this card ⇒ +3 Attack Points." in lines_in_force("grenadier-regiment", "arclight")
    assert "Exhaust this card ⇒ +1 Attack Point." not in lines_in_force("grenadier-regiment", "arclight")


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        (
            "arclight",
            [
                "After an attack on this Site, won or lost: forfeit 1 of your deployed Infantry cards.",
                "In combat against a City: return this card to its pile ⇒ "
                "lower the Defence of the attacked Site by 1 for this combat.",
            ],
        ),
        (
            "lundstrom",
            [
                "After conquering this Site: forfeit 1 of your deployed Infantry cards.",
                "In combat against a City: forfeit this card ⇒ "
                "lower the Defence of the attacked Site by 1 for this combat.",
            ],
        ),
        (
            "kamikaze",
            [
                "After conquering this Site: forfeit 1 of your deployed Infantry cards.",
                "In combat: return this card to its pile ⇒ "
                "lower the Defence of the attacked Site by 1 for this combat.",
            ],
        ),
    ],
)
def test_a_foothold_says_what_the_edition_makes_of_it(edition: str, expected: list[str]) -> None:
    assert expected == lines_in_force("fortified-hill", edition)


def test_the_engineer_says_where_a_supply_card_goes() -> None:
    assert lines_in_force("engineer-battalion", "kamikaze")[-1].endswith("; a Supply card goes to your hand.")
    assert lines_in_force("engineer-battalion", "lundstrom")[-1].endswith("is at most 3 higher.")


def test_moscow_says_when_the_game_ends() -> None:
    assert "When gained: the game ends after this Tactics Phase." in lines_in_force("moscow", "kamikaze")
    assert "When gained: the game ends as soon as this combat is over." in lines_in_force(
        "moscow", "lundstrom"
    )


def test_an_event_says_on_whom_it_may_be_laid() -> None:
    on_self = lines_in_force("partisans", "kamikaze", lay_on_self="on")

    assert "When gained: lay this card on the Front Line of a player of your choice." == on_self[0]
    assert "of an opponent of your choice." in lines_in_force("partisans", "kamikaze")[0]


def test_a_reveal_text_is_silent_where_events_act_only_when_gained() -> None:
    assert "When revealed" in lines_in_force("soviet-rifle-army", "kamikaze")[0]
    silent = lines_in_force("soviet-rifle-army", "kamikaze", event_red_timing="gain-only")
    assert not any("revealed" in line for line in silent)


def test_every_card_is_called_by_the_name_of_its_definition() -> None:
    words = Words("en")
    names = {card.id: card.name for card in read_definitions(card_paths())}

    assert names == {id: words.phrase(Message(f"card-{id}")) for id in names}
    assert len(names) == len(set(names.values()))
