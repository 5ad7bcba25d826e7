"""Game files are verified and told again; a bad one is named with its line and never crashes anything."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from eastfront.games import load_game
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.table.commitment import about_key
from eastfront.table.ending import AGREEMENTS
from eastfront.table.fork import fork_header
from eastfront.table.log import FIELDS
from eastfront.table.table import Table, open_table
from tests.interfaces.commands import invoke, shell
from tests.table.tables import content, eventful_table, finished_table, new_table, take_choices


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.jsonl"
    path.write_bytes(content(eventful_table(load_game("barbarossa"))))
    return path


def test_a_good_file_is_verified(good: Path, tmp_path: Path) -> None:
    result = shell(tmp_path, "verify", good)

    assert 0 == result.returncode
    assert f"{good}: all 25 choices agree; ended: resigned\n" == result.stdout


def test_a_game_in_progress_is_verified(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(content(take_choices(new_table(load_game("barbarossa")), 9)))

    assert f"{path}: all 9 choices agree; not finished\n" == invoke("verify", path).output


@pytest.mark.parametrize("kind", [kind for kind in FIELDS if kind not in AGREEMENTS])
def test_one_changed_byte_is_found_in_every_kind_of_entry(good: Path, kind: str) -> None:
    lines = good.read_text().splitlines()
    number = next(n for n, line in enumerate(lines[1:], start=1) if json.loads(line)["entry"] == kind)
    digit = lines[number][-20]
    lines[number] = lines[number].replace('"hash":"', '"hash":"' + ("0" if digit != "0" else "1"), 1)
    good.write_text("\n".join(lines) + "\n")

    result = invoke("verify", good)

    assert 1 == result.exit_code
    assert f"Error: {good}: line {number + 1}: " in result.output
    assert "does not fit its hash" in result.output


def test_the_first_differing_choice_is_named(good: Path) -> None:
    good.write_text(good.read_text().replace('"option":"end"', '"option":"play grenadier-regiment"', 1))

    result = invoke("verify", good)

    assert 1 == result.exit_code
    assert "line 2: choice 1 differs: it does not fit its hash (0 choices before it agree)" in result.output


@pytest.mark.parametrize("command", ["verify", "replay", "play --terminal --resume"])
@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (b"", "line 1: the file is empty"),
        (bytes(range(256)), "line 1: "),
        (b"\x7fELF\x02\x01\x01\x00" * 40 + b"\n", "line 1: is not JSON"),
        (b"Dear diary,\n", "line 1: is not JSON"),
    ],
)
def test_what_is_no_game_file_is_named(tmp_path: Path, command: str, damage: bytes, reason: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(damage)

    result = invoke(*command.split(), path)

    assert 1 == result.exit_code
    assert f"Error: {path}: {reason}" in result.output


@pytest.mark.parametrize("command", ["verify", "replay", "play --terminal --resume"])
def test_a_missing_file_is_named(command: str) -> None:
    result = invoke(*command.split(), "nowhere.jsonl")

    assert 1 == result.exit_code
    assert "Error: nowhere.jsonl: cannot be read: No such file or directory" in result.output


def test_a_torn_file_is_reported(good: Path) -> None:
    good.write_bytes(good.read_bytes()[:-40])

    result = invoke("verify", good)

    assert 1 == result.exit_code
    assert "is cut off after" in result.output


def test_a_file_under_other_rules_says_so_and_can_be_renewed(tmp_path: Path) -> None:
    game = load_game("barbarossa")
    old = Table(game, replace(new_table(game).header, rules_version=0, occupants=["you", "conscript"]))
    path = tmp_path / "old.jsonl"
    path.write_bytes(content(take_choices(old, 12)))

    refused = invoke("play", "--terminal", "--resume", path)
    verified = invoke("verify", path)
    renewed = invoke("replay", path, "--save", "new.jsonl")
    resumed = invoke("play", "--terminal", "--resume", "new.jsonl", typed="q\n")

    assert 1 == refused.exit_code
    assert f"saved under rules version 0, not {game.rules_version}" in refused.output
    assert f"eastfront replay {path} --save NEW" in refused.output
    assert f"played under rules version 0, not {game.rules_version}" in verified.output
    assert (
        "12 choices are in new.jsonl; go on with: eastfront play --terminal --resume new.jsonl"
        in renewed.output
    )
    assert 0 == resumed.exit_code
    assert "goes on: 12 choices so far" in resumed.output


def test_a_game_is_told_in_sentences(good: Path) -> None:
    output = invoke("replay", good).output

    assert "Barbarossa, edition kamikaze, 3 seats; first_player=youngest\n" in output
    assert "\n1. Seat 1 (conscript): End the Tactics Phase\n" in output
    assert "\nSeat 1 (conscript) takes back the last choice\n" in output
    assert "\nSeat 2 (conscript) makes room for recruit\n" in output
    assert "\nSeat 2 (recruit) runs out of time\n" in output
    assert "\nSeat 2 (recruit) comes back\n" in output
    assert (
        "\nSeat 1 (conscript) takes back the last choice and all that followed, as the others agree\n"
        in output
    )
    assert "\nSeat 3 (conscript) resigns\n" in output
    assert "The game is over (resigned). Winner: Seat 1 (conscript)." in output


@pytest.mark.parametrize(
    ("last", "head", "over"),
    [
        ("draw", "All agree to a draw", "(agreed-draw). A draw: Seat 1 (conscript) + Seat 2 (recruit)."),
        ("abandon", "All agree to abandon the game", "(abandoned). Nobody has won."),
    ],
)
def test_an_agreed_end_is_told(tmp_path: Path, last: str, head: str, over: str) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(content(eventful_table(load_game("barbarossa"), last)))

    output = invoke("replay", path).output

    assert f"\n{head}\n" in output
    assert f"The game is over {over}" in output


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["All agree to a draw", "The game is over (agreed-draw). A draw: German"]),
        ("fr", ["Tous conviennent d’une partie nulle", "terminée (nulle d’un commun accord). Match nul"]),
    ],
)
def test_what_no_seat_does_alone_is_told_of_sides_too(tmp_path: Path, language: str, told: list[str]) -> None:
    game = load_game("stalingrad")
    table = open_table(game, Setup("stalingrad", "standard", 2), key_of_seed(7), ["conscript"] * 2)
    table.agree_draw()
    path = tmp_path / "game.jsonl"
    path.write_bytes(content(table))

    output = invoke("replay", path, "--language", language).output

    assert all(words in output for words in told), output


def test_a_game_that_starts_from_a_position_is_verified_and_told(tmp_path: Path) -> None:
    game = load_game("barbarossa")
    parent = take_choices(new_table(game), 20)
    fork = Table(game, fork_header(parent, key_of_seed(8), ["conscript"] * 2, {}, 0))
    path = tmp_path / "fork.jsonl"
    path.write_bytes(content(take_choices(fork, 9)))

    assert f"{path}: all 9 choices agree; not finished\n" == invoke("verify", path).output
    assert "\n9. Seat" in invoke("replay", path, "--save", "new.jsonl").output
    assert "new.jsonl: all 9 choices agree; not finished\n" == invoke("verify", "new.jsonl").output


def committed(path: Path, **changes: str) -> str:
    """Write a game that holds a commitment to its key; return the commitment."""
    game = load_game("barbarossa")
    header = new_table(game).header
    about = about_key(bytes(range(16)), header.key)
    path.write_bytes(content(take_choices(Table(game, replace(header, about=about | changes)), 3)))
    return about["commitment"]


def test_a_commitment_is_verified(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    shown = committed(path)

    inside = invoke("verify", path)
    compared = invoke("verify", path, "--commitment", shown.upper())

    assert 0 == inside.exit_code == compared.exit_code
    assert f"\n{path}: the commitment fits the key and the salt\n" in inside.output
    assert f"\n{path}: the commitment fits the key and the salt and is the one given\n" in compared.output


def test_a_commitment_that_does_not_fit_is_found(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    committed(path, salt="00")

    result = invoke("verify", path)

    assert 1 == result.exit_code
    assert f"Error: {path}: the commitment does not fit the key and the salt\n" == result.output


def test_another_commitment_than_the_one_shown_is_found(tmp_path: Path, good: Path) -> None:
    path = tmp_path / "game.jsonl"
    committed(path)

    other = invoke("verify", path, "--commitment", "00" * 32)
    missing = invoke("verify", good, "--commitment", "00" * 32)

    assert 1 == other.exit_code == missing.exit_code
    assert "the commitment is not the one given: this game was played with another key" in other.output
    assert "there is no commitment to compare with" in missing.output


def test_a_seat_is_told_only_what_it_saw(good: Path) -> None:
    everything = invoke("replay", good, "--to", 0).output
    seat = invoke("replay", good, "--to", 0, "--seat", 2).output

    assert "draws a card" not in everything
    assert "Seat 1 draws a card. (4 times)" in seat
    assert "Seat 2 draws Horse-drawn Transport" in seat


def test_a_telling_stops_where_it_is_told_to(good: Path) -> None:
    output = invoke("replay", good, "--to", 3).output

    assert "\n3. Seat 1" in output
    assert "\n4. Seat 1" not in output


def test_only_what_is_told_is_saved(good: Path) -> None:
    saved = invoke("replay", good, "--to", 3, "--save", "new.jsonl")
    verified = invoke("verify", "new.jsonl")

    assert "3 choices are in new.jsonl" in saved.output
    assert "new.jsonl: all 3 choices agree; not finished\n" == verified.output


def test_a_telling_waits_for_enter(good: Path) -> None:
    output = invoke("replay", good, "--step", typed="\n\n").output

    assert "\n1. Seat 1" in output
    assert "takes back" in output
    assert "\n2. Seat 1" not in output


def test_a_seat_that_is_not_there_is_refused(good: Path) -> None:
    result = invoke("replay", good, "--seat", 4)

    assert 2 == result.exit_code
    assert "there is no seat 4; valid: 1 to 3" in result.output


def test_a_finished_game_shows_its_scores(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(content(finished_table(load_game("barbarossa"))))

    output = invoke("replay", path).output

    assert "The game is over (exhausted)." in output
    assert "Rank  Seat" in output
