"""People play Stalingrad in a terminal: from the set-up to the end, with help, and mistakes cost nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

from tests.interfaces.commands import invoke

SAVE: Final = Path("saves/stalingrad-1.jsonl")
TWO: Final = ("play", "stalingrad", "--terminal", "--seats", "you,conscript", "--seed", 3)
# Three Forces, all in the Perimeter zone of the fourth Location, which the Soviet side holds.
SET_UP: Final = "16th\n71st\n369th\nvolga\nvolga\nvolga\n"


def entries(path: Path = SAVE) -> list[str]:
    """The options that the person chose in a game file."""
    data = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return [entry["option"] for entry in data if entry["entry"] == "choice" and entry["seat"] == 0]


def test_the_set_up_is_done_by_names_alone() -> None:
    output = invoke(*TWO, typed=SET_UP).output

    assert "Battle for Stalingrad: German (you) sets up ─" in output
    assert ["choose 16th-panzer-division", "choose 71st-infantry-division"] == entries()[:2]
    assert ["place perimeter-4"] * 3 == entries()[3:]


def test_a_turn_begins_with_the_table_and_goes_on_without_it() -> None:
    output = invoke(*TWO, typed=f"{SET_UP}move 16th to control 4\n").output
    titles = [line for line in output.splitlines() if line.startswith("Battle for Stalingrad: ")]

    # Choosing, placing, then the Action phase of the first turn, once each.
    assert ["German (you) sets up", "German (you) sets up", "turn 1 of 20, German (you)"] == [
        title.partition(": ")[2].rstrip("─ ") for title in titles
    ]
    assert "\nHand  " in output.rpartition("move 16th to control 4")[2]
    assert ["move 16th-panzer-division", "enter control-4"] == entries()[-2:]


def test_the_table_comes_back_after_a_battle_and_on_demand() -> None:
    typed = f"{SET_UP}move 16th to control 4\nattack volga\n"
    fighting = invoke(*TWO, typed=typed).output.rpartition("attack volga")[2]
    asked = invoke(*TWO, "--save", "other.jsonl", typed=f"{typed}t\n").output.rpartition("for help): t")[2]
    after = invoke(*TWO, "--save", "third.jsonl", typed=typed + "1\n" * 12).output

    assert "\nBattle  " in fighting
    assert "Battle for Stalingrad: " not in fighting
    assert "Battle for Stalingrad: turn 1" in asked
    assert "\nBattle  " in asked
    assert (
        "Battle for Stalingrad: turn 1 of 20"
        in after.partition("The battle at Central Volga Landing is over")[2]
    )


def test_a_whole_game_is_played_to_its_end_and_verified() -> None:
    output = invoke(*TWO, "--option", "turn_cap=2", typed="1\n" * 400).output

    assert re.search(
        r"\nThe game is over \(\w+\)\. (Winner: (German \(you\)|Soviet \(conscript\))|A draw)", output
    )
    assert re.search(r"\nRank  Seat +Locations\n +1  (German|Soviet) ", output)
    assert "choices agree; ended: " in invoke("verify", SAVE).output


def test_a_person_may_be_soviet_and_plays_against_the_recruit_by_default() -> None:
    output = invoke(
        "play", "stalingrad", "--terminal", "--seats", "conscript,you", typed="13th\nend\ncontrol 2\n"
    ).output
    invoke("play", "stalingrad", "--terminal", "--save", "default.jsonl")

    assert "Battle for Stalingrad: Soviet (you) sets up ─" in output
    assert ["you", "recruit"] == json.loads(Path("default.jsonl").read_text().splitlines()[0])["occupants"]


def test_a_curtain_falls_between_persons() -> None:
    output = invoke(
        "play", "stalingrad", "--terminal", "--seats", "you,you", "--seed", 3, typed="\nend\n"
    ).output

    curtain = output.split("Pass to ")
    assert curtain[1].startswith("Soviet (you), press Enter:")
    assert curtain[2].startswith("German (you), press Enter:")


FORMALITY: Final = r"\n +1  (?:Do not answer|Pass)\nYour choice"


def test_formalities_are_taken_off_the_hands_of_a_single_person() -> None:
    common = (
        "play",
        "stalingrad",
        "--terminal",
        "--seats",
        "you,conscript",
        "--option",
        "turn_cap=3",
        "--seed",
        37,
    )
    output = invoke(*common, typed="1\n" * 150).output

    answered = output.count("Your choice (? for help): 1\n")
    assert [] == re.findall(FORMALITY, output)
    assert 5 < answered < len(entries())


def test_two_persons_at_one_screen_are_asked_even_for_nothing() -> None:
    typed = "\nend\n\nend\nplay air\n\n"
    output = invoke("play", "stalingrad", "--terminal", "--seats", "you,you", "--seed", 1, typed=typed).output

    assert "The German player announces Air Reconnaissance. Do you answer?\n" in output
    assert re.search(FORMALITY, output)


@pytest.mark.parametrize(
    ("typed", "answers"),
    [
        (
            "? 2",
            ["2 in the list: choose 16th-panzer-division", "16th Panzer Division (16th-panzer-division)"],
        ),
        ("? stuka", ["Stuka Dive-Bombers (stuka-dive-bombers)", "Reconstructed: "]),
        ("?? mamayev", ["Stated: Name, Length of the chart (RB)", "Reconstructed: Rations in the chart"]),
        ("?? 2", ["16th Panzer Division (16th-panzer-division)", "Abilities (own values)"]),
        ("?? 1", ['There is no card "1".']),
        ("?? 99", ["Type a number from 1 to 24."]),
        ("? guards", ['"guards" could be any of 13th-guards-rifle-division, ']),
        ("? choose guards", ['"guards" could be any of']),
        ("? choose 13th", ["13th Guards Rifle Division belongs to the enemy.", " Rule sg-"]),
        ("? attack grain", [" Rule sg-"]),
        ("?", ["move 71st to control 3", "read a clause of the rules: ? sg-8.7", "Rubble charts"]),
        ("choose 13th", ["13th Guards Rifle Division", 'Type "? choose 13th" for the rule.']),
        ("attack grain", ['Type "? attack grain" for the rule.']),
        ("place", ["Say what: ? place "]),
        ("infantry", ['"infantry" could be any of 29th-motorised-infantry-division, ']),
        ("waltz", ['"waltz" is neither a number of the list nor a command']),
        ("99", ["Type a number from 1 to 24."]),
        ("u", ["The last choice cannot be taken back"]),
        ("p", ["German Forces to come", "destroyed by counter"]),
        ("move", ["Say what: ? move "]),
        ("move 71st to", ["You are setting up"]),
        ("move 71st to control 2", ["You are setting up"]),
    ],
)
def test_questions_and_mistakes_are_answered_and_change_nothing(typed: str, answers: list[str]) -> None:
    output = " ".join(invoke(*TWO, typed=f"{typed}\n").output.split())

    for answer in answers:
        assert answer in output
    assert [] == entries()


def test_a_game_goes_on_where_it_stopped() -> None:
    invoke(*TWO, typed=f"{SET_UP}move 16th to control 4\nq\n")
    kept = entries()
    output = invoke("play", "--terminal", "--resume", SAVE, typed="attack volga\nq\n").output

    assert re.search(r"goes on: \d+ choices so far\.", output)
    assert "Battle for Stalingrad: turn 1 of 20, German (you)" in output
    assert [*kept, "attack central-volga-landing"] == entries()
    assert "choices agree; not finished" in invoke("verify", SAVE).output
