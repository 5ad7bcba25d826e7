"""Every command works for BattleCards: all editions, packs and options, and bad input is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from eastfront.games import load_game
from tests.interfaces.commands import invoke, shell

EDITIONS: Final = {"russian-front": 2, "western": 2, "combined": 4}
UNPLAYABLE: Final = [
    (("--option", "packs=x9"), "option packs cannot be 'x9'; valid: none, x1, x2, x1+x2"),
    (("--edition", "western", "--option", "packs=x1"), "packs=x1 belong to the Russian Front"),
    (("--edition", "east"), "battlecards has no edition 'east'; valid: russian-front, western, combined"),
    (("--option", "colour=red"), "no option 'colour'; valid: allied_cards, commanders_return, packs, "),
    (("--option", "quiet_rounds=0"), "quiet_rounds cannot be '0'; valid: 8, a whole number from 1 to 99"),
    (("--option", "reshuffles=many"), "reshuffles cannot be 'many'; valid: 12, a whole number from 1 to 99"),
    (("--option", "strict=maybe"), "option strict cannot be 'maybe'; valid: off, on"),
]
UNSEATED: Final = [
    (("--seats", "conscript"), "edition russian-front, cannot be played by 1 seat; valid: 2"),
    (
        ("--seats", "conscript,conscript,conscript"),
        "edition russian-front, cannot be played by 3 seats; valid: 2",
    ),
    (
        ("--edition", "combined", "--seats", "conscript,conscript"),
        "edition combined, cannot be played by 2 seats",
    ),
]


@pytest.mark.parametrize("command", ["play --terminal", "simulate", "cards"])
@pytest.mark.parametrize(("arguments", "message"), UNPLAYABLE)
def test_what_cannot_be_played_is_refused_with_what_is_valid(
    command: str, arguments: tuple[str, ...], message: str
) -> None:
    result = invoke(*command.split(), "battlecards", *arguments)

    assert 1 == result.exit_code
    assert message in result.output
    assert 1 == len(result.output.splitlines())
    assert not Path("saves").exists()


@pytest.mark.parametrize("command", ["play --terminal", "simulate"])
@pytest.mark.parametrize(("arguments", "message"), UNSEATED)
def test_a_number_of_seats_that_a_mode_does_not_have_is_refused(
    command: str, arguments: tuple[str, ...], message: str
) -> None:
    result = invoke(*command.split(), "battlecards", *arguments)

    assert 1 == result.exit_code
    assert message in result.output
    assert not Path("saves").exists()


def test_fuzzing_names_the_seats_and_editions_there_are() -> None:
    assert "cannot be played by 3 seats" in invoke("fuzz", "battlecards", "--seats", 3).output
    assert "valid: russian-front, western, combined" in invoke("fuzz", "battlecards", "--edition", "x").output


@pytest.mark.parametrize(
    ("arguments", "copies", "sets"),
    [
        (("--edition", "russian-front"), 154, {"russian-front"}),
        (("--edition", "western"), 154, {"western"}),
        (("--edition", "combined"), 308, {"russian-front", "western"}),
        (("--option", "packs=x1"), 172, {"russian-front", "x1"}),
        (("--option", "packs=x1+x2"), 190, {"russian-front", "x1", "x2"}),
        (("--edition", "combined", "--option", "packs=x2"), 326, {"russian-front", "western", "x2"}),
    ],
)
def test_cards_are_those_in_play(arguments: tuple[str, ...], copies: int, sets: set[str]) -> None:
    cards = json.loads(invoke("cards", "battlecards", *arguments, "--json").output)

    assert copies == sum(card["copies"] for card in cards)
    assert sets == {card["set"] for card in cards}


def test_all_cards_are_listed_without_a_choice() -> None:
    cards = json.loads(invoke("cards", "battlecards", "--json").output)

    assert [card.id for card in load_game("battlecards").cards()] == [card["id"] for card in cards]
    assert {"russian-front", "western", "x1", "x2"} == {card["set"] for card in cards}


def test_a_unit_is_listed_in_a_readable_form() -> None:
    pages = {page.partition("\n")[0]: page for page in invoke("cards", "battlecards").output.split("\n\n")}

    unit = pages["88 mm Flak (88-mm-flak)"]
    assert (
        "  Barbarossa, Ground (Anti-Aircraft), phase 1, 1 shot, attack (Ground 14, Air 14, Sea 8), " in unit
    )
    assert "defence (Ground 3, Air 5, Sea 4), 2 copies\n" in unit
    fields = "Name, Side, Copies, Type, Class, Firing phases, Shots, Attack, Defence"
    assert f"  Reconstructed: {fields} (own values)" == unit.splitlines()[-1]
    assert 1 == unit.count("Reconstructed: ")
    assert "expansion" not in unit.lower()
    assert "expansion" in pages["Ferdinand (ferdinand)"].partition("\n  Reconstructed")[0].lower()


def test_sides_are_named_as_the_edition_has_them() -> None:
    alone = invoke("cards", "battlecards", "--edition", "russian-front").output
    together = invoke("cards", "battlecards", "--edition", "combined").output

    assert "\n  German, Ground (Armor), phase 3" in alone
    assert "Barbarossa, " not in alone
    assert "\n  Barbarossa, Ground (Armor), phase 3" in together


@pytest.mark.parametrize(("edition", "seats"), EDITIONS.items())
def test_random_games_are_simulated_saved_verified_and_told(tmp_path: Path, edition: str, seats: int) -> None:
    common = ("simulate", "battlecards", "--edition", edition, "--option", "reshuffles=1", "--games", 2)
    result = invoke(*common, "--save", tmp_path, "--json")
    data = json.loads(result.output)
    path = tmp_path / "battlecards-1-0.jsonl"

    assert (edition, ["conscript"] * seats, 2, 0) == tuple(
        data[key] for key in ("edition", "seats", "games", "faults")
    )
    assert 2 == sum(data["endings"].values()) == data["wins"][0] + data["wins"][1] + data["draws"][0]
    assert "choices agree; ended: " in invoke("verify", path).output
    told = invoke("replay", path).output
    assert f"BattleCards, edition {edition}, {seats} seats; reshuffles=1\n" in told
    assert "\n1. German (conscript): Deploy " in told
    assert "\nRank  Seat " in told


def test_the_report_says_which_side_won() -> None:
    output = invoke("simulate", "battlecards", "--games", 2, "--option", "reshuffles=1").output

    assert "\n  seat 1  barbarossa  conscript " in output
    assert "\n  seat 2  soviet      conscript " in output
    assert "alliance" not in output


def test_partners_are_both_credited_with_the_win_of_their_alliance() -> None:
    common = ("simulate", "battlecards", "--edition", "combined", "--option", "reshuffles=1", "--games", 6)
    data = json.loads(invoke(*common, "--json").output)
    axis, allies = data["alliance_wins"]["axis"], data["alliance_wins"]["allies"]
    output = invoke(*common).output

    assert [axis, allies, axis, allies] == data["wins"]
    assert 6 == axis + allies + data["draws"][0]
    assert 0 < axis < 6
    for seat in ("seat 1  german      conscript", "seat 3  barbarossa  conscript", "alliance axis"):
        line = next(line for line in output.splitlines() if line.startswith(f"  {seat} "))
        assert f" {axis:.1f} wins  {axis / 6:6.1%} " in line


def test_the_told_story_names_the_packs(tmp_path: Path) -> None:
    options = ("--option", "reshuffles=1", "--option", "packs=x1+x2")
    invoke("simulate", "battlecards", "--games", 1, *options, "--save", tmp_path)

    told = invoke("replay", tmp_path / "battlecards-1-0.jsonl", "--to", 0).output

    assert "BattleCards, edition russian-front, 2 seats; packs=x1+x2, reshuffles=1" == told.splitlines()[0]


def test_a_seat_is_told_only_what_it_saw(tmp_path: Path) -> None:
    invoke("simulate", "battlecards", "--games", 1, "--option", "reshuffles=1", "--save", tmp_path)
    path = tmp_path / "battlecards-1-0.jsonl"

    everything = invoke("replay", path, "--to", 0).output
    soviet = invoke("replay", path, "--to", 0, "--seat", 2).output

    assert "draws a card" not in everything
    assert "The German player draws a card. (6 times)" in soviet
    assert "The Soviet player draws a card" not in soviet


def test_a_small_run_of_fuzzing_finds_no_fault(tmp_path: Path) -> None:
    result = shell(tmp_path, "fuzz", "battlecards", "--games", 4, "--edition", "western")

    assert 0 == result.returncode
    assert "fault at choice" not in result.stderr
    assert "4 games, " in result.stdout
    assert not (tmp_path / "saves").exists()
    # One theatre alone never raids, and packs are not for the West.
    missed = result.stderr.partition("never reached: ")[2]
    assert "FreeBattle" in missed
    assert "packs=x1" in missed
