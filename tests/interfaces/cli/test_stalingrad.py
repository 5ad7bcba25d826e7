"""Every command works for Stalingrad, all its options too, and bad input is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from eastfront.games import load_game
from tests.interfaces.commands import invoke, shell

SHORT: Final = ("--option", "turn_cap=2")
UNPLAYABLE: Final = [
    (("--option", "control=both"), "option control cannot be 'both'; valid: presence, markers"),
    (("--option", "uranus_win=yes"), "option uranus_win cannot be 'yes'; valid: on, off"),
    (("--option", "flips=none"), "option flips cannot be 'none'; valid: both, one"),
    (("--option", "defenders_pay=1"), "option defenders_pay cannot be '1'; valid: off, on"),
    (("--option", "turn_cap=0"), "turn_cap cannot be '0'; valid: 20, a whole number from 1 to 99"),
    (("--option", "turn_cap=100"), "turn_cap cannot be '100'; valid: 20, a whole number from 1 to 99"),
    (("--option", "turn_cap=-3"), "turn_cap cannot be '-3'; valid: 20, a whole number from 1 to 99"),
    (("--option", "colour=red"), "no option 'colour'; valid: control, control_move_from_perimeter, "),
    (("--edition", "classic"), "stalingrad has no edition 'classic'; valid: standard"),
]
UNSEATED: Final = [
    (("--seats", "conscript"), "edition standard, cannot be played by 1 seat; valid: 2"),
    (("--seats", "conscript,conscript,conscript"), "edition standard, cannot be played by 3 seats; valid: 2"),
]


@pytest.mark.parametrize("command", ["play --terminal", "simulate", "cards"])
@pytest.mark.parametrize(("arguments", "message"), UNPLAYABLE)
def test_what_cannot_be_played_is_refused_with_what_is_valid(
    command: str, arguments: tuple[str, ...], message: str
) -> None:
    result = invoke(*command.split(), "stalingrad", *arguments)

    assert 1 == result.exit_code
    assert message in result.output
    assert 1 == len(result.output.splitlines())
    assert not Path("saves").exists()


@pytest.mark.parametrize("command", ["play --terminal", "simulate"])
@pytest.mark.parametrize(("arguments", "message"), UNSEATED)
def test_a_number_of_seats_other_than_two_is_refused(
    command: str, arguments: tuple[str, ...], message: str
) -> None:
    result = invoke(*command.split(), "stalingrad", *arguments)

    assert 1 == result.exit_code
    assert message in result.output
    assert not Path("saves").exists()


def test_fuzzing_names_the_seats_and_editions_there_are() -> None:
    assert "cannot be played by 3 seats; valid: 2" in invoke("fuzz", "stalingrad", "--seats", 3).output
    assert "no edition 'x'; valid: standard" in invoke("fuzz", "stalingrad", "--edition", "x").output


def test_cards_are_a_list_that_scripts_can_rely_on() -> None:
    cards = json.loads(invoke("cards", "stalingrad", "--json").output)

    assert [card.id for card in load_game("stalingrad").cards()] == [card["id"] for card in cards]
    assert {"location": 10, "force": 46, "action": 112} == {
        kind: sum(card["copies"] for card in cards if card["kind"] == kind)
        for kind in ("location", "force", "action")
    }
    assert {"german", "soviet"} == {card["side"] for card in cards if card["kind"] != "location"}


def test_cards_are_listed_in_a_readable_form() -> None:
    pages = {page.partition("\n")[0]: page for page in invoke("cards", "stalingrad").output.split("\n\n")}

    force = pages["71st Infantry Division (71st-infantry-division)"].splitlines()
    assert "  German Force, infantry, Force value 3, Combat 4, 4 Rations" == force[1]
    assert "  Assault: it has 1 Combat more while it attacks." == force[2]
    assert "  Reconstructed: Type, Force value, Combat, Rations, Abilities (own values)" == force[-1]
    location = pages["Mamayev Kurgan (mamayev-kurgan)"]
    assert "  Stated: Name, Length of the chart (RB)\n" in location
    assert "Destroyed at 10 Rubble." in location


def test_a_card_says_what_it_does_under_the_answers_given() -> None:
    plain = invoke("cards", "stalingrad", "--option", "uranus_win=on").output
    other = invoke("cards", "stalingrad", "--option", "uranus_win=off").output

    pages = [
        text.partition("Operation Uranus (operation-uranus)")[2].partition("\n\n")[0]
        for text in (plain, other)
    ]
    texts = [page.partition("  Derived: ")[0] for page in pages]
    assert "win" in texts[0]
    assert "win" not in texts[1]


@pytest.mark.parametrize("seats", ["conscript,conscript", "recruit,conscript"])
def test_games_are_simulated_saved_verified_and_told(tmp_path: Path, seats: str) -> None:
    result = invoke(
        "simulate", "stalingrad", *SHORT, "--games", 2, "--seats", seats, "--save", tmp_path, "--json"
    )
    data = json.loads(result.output)
    path = tmp_path / "stalingrad-1-0.jsonl"

    assert ("standard", seats.split(","), 2, 0) == tuple(
        data[key] for key in ("edition", "seats", "games", "faults")
    )
    assert 2 == sum(data["endings"].values()) == sum(data["wins"]) + data["draws"][0]
    assert 0 < data["turns"] <= 8
    assert "choices agree; ended: " in invoke("verify", path).output
    told = invoke("replay", path).output
    assert "Battle for Stalingrad, edition standard, 2 seats; turn_cap=2\n" in told
    assert f"\n1. Soviet ({seats.split(',')[1]}): Choose " in told
    assert "\nRank  Seat " in told


def test_the_report_says_which_side_won() -> None:
    output = invoke("simulate", "stalingrad", "--games", 2, *SHORT).output

    assert "\n  seat 1  german      conscript " in output
    assert "\n  seat 2  soviet      conscript " in output
    assert "alliance" not in output


def test_a_draw_counts_for_both_sides_and_is_won_by_neither() -> None:
    data = json.loads(invoke("simulate", "stalingrad", "--games", 5, *SHORT, "--json").output)

    assert data["endings"]["undecided"] == data["draws"][0] == data["draws"][1] > 0


def test_a_seat_is_told_only_what_it_saw(tmp_path: Path) -> None:
    invoke("simulate", "stalingrad", "--games", 1, *SHORT, "--save", tmp_path)
    path = tmp_path / "stalingrad-1-0.jsonl"

    everything = invoke("replay", path).output
    german = invoke("replay", path, "--seat", 1).output

    assert "draws a card" not in everything
    assert "The Soviet player draws a card. (10 times)" in german
    assert "The German player draws a card" not in german


def test_a_small_run_of_fuzzing_finds_no_fault_and_reaches_all_answers(tmp_path: Path) -> None:
    result = shell(tmp_path, "fuzz", "stalingrad", "--games", 24)

    assert "fault at choice" not in result.stderr
    assert "24 games, " in result.stdout
    assert not (tmp_path / "saves").exists()
    missed = result.stderr.partition("never reached: ")[2]
    assert "=" not in missed


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ('"option":"choose ', "line 2: "),
        ('"edition":"standard"', "no edition 'stan'"),
        ('"game":"stalingrad"', "there is no game 'stan'"),
        ('"turn_cap":"2"', "turn_cap cannot be 'stan'"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay", "play --terminal --resume"])
def test_a_game_file_that_was_changed_is_named(
    command: str, damage: str, reason: str, tmp_path: Path
) -> None:
    invoke("simulate", "stalingrad", "--games", 1, *SHORT, "--save", tmp_path)
    path = tmp_path / "stalingrad-1-0.jsonl"
    text = path.read_text()
    assert damage in text
    broken = damage.partition(":")[0] + ':"stan' + ("" if damage.endswith(" ") else '"')
    path.write_text(text.replace(damage, broken, 1))

    result = invoke(*command.split(), path)

    assert 1 == result.exit_code
    assert reason in result.output


def test_a_file_that_ends_in_the_middle_goes_on_from_the_line_before(tmp_path: Path) -> None:
    invoke("simulate", "stalingrad", "--games", 1, *SHORT, "--save", tmp_path)
    path = tmp_path / "stalingrad-1-0.jsonl"
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:20]) + lines[20][:30])

    verified = invoke("verify", path)
    resumed = invoke("play", "--terminal", "--resume", path, "--seats", "you,you", typed="q\n")

    assert 1 == verified.exit_code
    assert "line 21 is cut off" in verified.output
    assert "The game goes on from the line before." in resumed.output
