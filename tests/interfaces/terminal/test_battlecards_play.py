"""People play BattleCards in a terminal: in every edition, with help, formalities taken off their hands."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from tests.interfaces.commands import invoke

SAVE: Final = Path("saves/battlecards-1.jsonl")
TWO: Final = ("play", "battlecards", "--terminal", "--seats", "you,conscript", "--seed", 7)
FORCES: Final = "2\n2\n2\n"


def entries(path: Path = SAVE) -> list[str]:
    """The options chosen in a game file."""
    data = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return [entry.get("option", entry["entry"]) for entry in data]


def test_the_first_forces_are_picked_in_secret() -> None:
    output = invoke(*TWO, typed=FORCES).output

    assert "BattleCards, russian-front: the first forces ─" in output
    assert "First forces: which card do you deploy? 3 are to be chosen.\n" in output
    assert "   2  Deploy Infantry Division\n" in output
    assert re.search(r"\n  The Soviet player deploys a card to the \w+ stack\.", output)
    assert " picks " not in output
    assert "Turn 1: what do you do?\n" in output
    assert ["deploy infantry-division", "deploy panzer-iv", "deploy bf-109"] == entries()[:3]


def test_an_option_is_taken_by_its_name_and_a_star_repeats_it() -> None:
    invoke(*TWO, typed="deploy infantry-division*\n")

    assert ["deploy infantry-division"] * 2 == entries()


@pytest.mark.parametrize("typed", ["deploy panzer iv", "deploy panzer", "Deploy Panzer-IV", "panzer iv"])
def test_an_option_is_taken_by_what_its_card_is_called(typed: str) -> None:
    invoke(*TWO, typed=f"{typed}\n")

    assert ["deploy panzer-iv"] == entries()


def test_a_plain_option_is_explained_by_its_clause() -> None:
    output = invoke(*TWO, typed=f"{FORCES}? 2\n").output

    assert "2 in the list: emergency\nRule bc-11.1 (stated; " in output


def test_a_whole_game_is_played_to_its_end_and_verified() -> None:
    output = invoke(*TWO, "--option", "reshuffles=1", typed="1\n" * 800).output

    assert re.search(
        r"\nThe game is over \([\w-]+\)\. (Winner: (German \(you\)|Soviet \(conscript\))|A draw)", output
    )
    assert re.search(r"\nRank  Seat +Victory Points\n +1  (German|Soviet) ", output)
    assert "end" == entries()[-1]
    assert "choices agree; ended: " in invoke("verify", SAVE).output


def test_the_combined_game_seats_four() -> None:
    output = invoke(
        "play", "battlecards", "--terminal", "--edition", "combined", "--seed", 7, typed="1\n1\n1\n"
    ).output

    occupants = json.loads(SAVE.read_text().splitlines()[0])["occupants"]
    assert ["you", "recruit", "recruit", "recruit"] == occupants
    assert re.search(r"\nBarbarossa \(recruit\) +0 ", output)
    assert "Hand over deployed cards to the Barbarossa player instead of drawing\n" in output


@pytest.mark.parametrize("edition", ["russian-front", "western"])
def test_one_theatre_seats_two(edition: str) -> None:
    output = invoke("play", "battlecards", "--terminal", "--edition", edition).output

    assert ["you", "recruit"] == json.loads(SAVE.read_text().splitlines()[0])["occupants"]
    assert f"BattleCards, {edition}: " in output


def test_options_change_the_game() -> None:
    output = invoke(*TWO, "--option", "packs=x1+x2", "--option", "strict=on", typed="p\n").output

    assert "; 45 of 90 win\n" in output
    assert re.search(r"\nOperation Iskra +3 +Soviet ", output)


def test_a_curtain_falls_between_persons() -> None:
    output = invoke(
        "play", "battlecards", "--terminal", "--seats", "you,you", "--seed", 7, typed=f"\n{FORCES}"
    ).output

    curtain = output.split("Pass to ")
    assert curtain[1].startswith("German (you), press Enter:")
    assert curtain[2].startswith("Soviet (you), press Enter:")
    assert "Panzer" not in curtain[2]


FORMALITY: Final = r"\n +1  (?:Let it be \w+|Play no more cards|Use no Leader)\nYour choice"


def test_formalities_are_taken_off_the_hands_of_a_single_person() -> None:
    output = invoke(
        "play", "battlecards", "--terminal", "--seats", "you,conscript", "--seed", 2, typed="1\n" * 200
    ).output

    data = [json.loads(line) for line in SAVE.read_text().splitlines()[1:]]
    chosen = sum(entry["entry"] == "choice" and entry["seat"] == 0 for entry in data)
    answered = output.count("Your choice (? for help): 1\n")
    assert [] == re.findall(FORMALITY, output)
    assert answered < chosen


def test_two_persons_at_one_screen_are_asked_even_for_nothing() -> None:
    output = invoke(
        "play", "battlecards", "--terminal", "--seats", "you,you", "--seed", 2, typed="\n1\n" * 200
    ).output

    assert re.findall(FORMALITY, output)


@pytest.mark.parametrize(
    ("typed", "answers"),
    [
        (
            "? 2",
            ["Infantry Division (infantry-division)", "phase 4, 1 shot, attack (Ground 10, Air 8, Sea N/A)"],
        ),
        ("? katyusha", ["BM-13 Katyusha (bm-13-katyusha)", "Reconstructed: Name, Side, Copies"]),
        ("?? katyusha", ["(own values)"]),
        ("? military buildup", ["Military Buildup (military-buildup-3)", "Draw Arsenal cards until"]),
        ("? panzer", ['"panzer" could be any of panzergrenadiers, panzer-iii, panzer-iv.']),
        ("? deploy panther", ["Rule bc-"]),
        ("? set 5", ["Rule bc-"]),
        ("? deploy infantry division", ["2 in the list: deploy infantry-division"]),
        ("? bc-5.5", ["Rule bc-5.5 (stated; "]),
        ("? bc-14.9", ["Rule bc-14.9 (ruled; ", "Why: The return is "]),
        ("?", ["read a clause of the rules: ? bc-5.5", "and the battles that nobody holds"]),
        ("? bb-5.14", ["There is no verb 'bb-5.14'"]),
        ("deploy", ["Say what: ? deploy supreme-command-germany."]),
        ("deploy infantry or so", ["There is no card 'infantry-or-so'."]),
        ("p", ["Battles that nobody holds VP Aggressor Forces Needs first"]),
        ("deploy panther", ["Panther is not in your hand.", 'Type "? deploy panther" for the rule.']),
        ("panther or so", ['"panther or so" is neither a number of the list nor a command']),
    ],
)
def test_questions_are_answered_and_change_nothing(typed: str, answers: list[str]) -> None:
    output = " ".join(invoke(*TWO, typed=f"{typed}\n").output.split())

    for answer in answers:
        assert answer in output
    assert [] == entries()


def test_the_card_of_a_unit_in_its_line_is_explained() -> None:
    output = invoke(*TWO, typed=f"{FORCES}1\n? 2\n").output

    assert re.search(
        r"\? 2\n2 in the list: fire (aggressor|defender)-\d\n[\w .-]+ \([\w-]+\)\n  German, ", output
    )


def test_the_table_is_shown_on_demand_in_a_fight() -> None:
    quiet = invoke(*TWO, typed=f"{FORCES}1\n").output.rpartition("begins turn 1")[2]
    asked = invoke(*TWO, "--save", "other.jsonl", typed=f"{FORCES}1\nt\n").output.rpartition(
        "? for help): t"
    )[2]

    assert "Stage " in quiet
    assert "Battles held" not in quiet
    assert "Battles held" in asked
    assert "Stage " in asked


def running(folder: Path) -> subprocess.Popen[str]:
    """A game in a process that has taken four choices."""
    command = [sys.executable, "-P", "-m", "eastfront.interfaces.cli", *map(str, TWO)]
    game = subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert game.stdin is not None
    game.stdin.write(f"{FORCES}1\n")
    game.stdin.flush()
    for _ in range(400):
        if (folder / SAVE).exists() and "draw" in entries(folder / SAVE):
            return game
        time.sleep(0.05)
    raise AssertionError("the game did not start")


def test_a_kill_costs_nothing_and_the_game_goes_on(tmp_path: Path) -> None:
    game = running(tmp_path)

    game.kill()
    game.communicate(timeout=30)
    kept = entries(tmp_path / SAVE)
    output = invoke("play", "--terminal", "--resume", tmp_path / SAVE, typed="1\nq\n").output

    assert ["deploy infantry-division", "deploy panzer-iv", "deploy bf-109"] == kept[:3]
    assert re.search(r"goes on: \d+ choices so far\.", output)
    assert kept == entries(tmp_path / SAVE)[: len(kept)]
    assert len(kept) < len(entries(tmp_path / SAVE))
    assert "choices agree; not finished" in invoke("verify", tmp_path / SAVE).output
