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
TWO: Final = ("play", "battlecards", "--seats", "you,random", "--seed", 7)
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


def test_a_whole_game_is_played_to_its_end_and_verified() -> None:
    output = invoke(*TWO, "--option", "reshuffles=1", typed="1\n" * 800).output

    assert re.search(r"\nThe game is over \([\w-]+\)\. (Winner: (German \(you\)|Soviet \(random\))|A draw)", output)
    assert re.search(r"\nRank  Seat +Victory Points\n +1  (German|Soviet) ", output)
    assert "end" == entries()[-1]
    assert "choices agree; ended: " in invoke("verify", SAVE).output


def test_the_combined_game_seats_four() -> None:
    output = invoke("play", "battlecards", "--edition", "combined", "--seed", 7, typed="1\n1\n1\n").output

    occupants = json.loads(SAVE.read_text().splitlines()[0])["occupants"]
    assert ["you", "recruit", "recruit", "recruit"] == occupants
    assert re.search(r"\nBarbarossa \(recruit\) +0 ", output)
    assert "Hand over deployed cards to the Barbarossa player instead of drawing\n" in output


@pytest.mark.parametrize("edition", ["russian-front", "western"])
def test_one_theatre_seats_two(edition: str) -> None:
    output = invoke("play", "battlecards", "--edition", edition).output

    assert ["you", "recruit"] == json.loads(SAVE.read_text().splitlines()[0])["occupants"]
    assert f"BattleCards, {edition}: " in output


def test_options_change_the_game() -> None:
    output = invoke(*TWO, "--option", "packs=x1+x2", "--option", "strict=on", typed="p\n").output

    assert "; 45 of 90 win\n" in output
    assert re.search(r"\nOperation Iskra +3 +Soviet ", output)


def test_a_curtain_falls_between_persons() -> None:
    output = invoke("play", "battlecards", "--seats", "you,you", "--seed", 7, typed=f"\n{FORCES}").output

    curtain = output.split("Pass to ")
    assert curtain[1].startswith("German (you), press Enter:")
    assert curtain[2].startswith("Soviet (you), press Enter:")
    assert "Panzer" not in curtain[2]


def asked_for_nothing(seats: str) -> int:
    """How often a person is asked who has no card to play, in a game of three hundred answers."""
    Path("saves").mkdir(exist_ok=True)
    Path("saves/game.jsonl").unlink(missing_ok=True)
    command = ("play", "battlecards", "--seats", seats, "--seed", 2, "--save", "saves/game.jsonl")
    typed = "1\n" * 300 if "," not in seats.replace("you,you", "") else "\n1\n" * 300
    output = invoke(*command, typed=typed).output
    return len(re.findall(r"\n +1  (?:Let it be \w+|Play no more cards|Use no Leader)\nYour choice", output))


def test_formalities_are_taken_off_the_hands_of_a_single_person() -> None:
    assert 0 == asked_for_nothing("you,random")


def test_two_persons_at_one_screen_are_asked_even_for_nothing() -> None:
    assert 0 < asked_for_nothing("you,you")
