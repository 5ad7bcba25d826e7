"""People play in a terminal: by numbers or names, with help, undo, saves, a curtain, and a way out."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from tests.interfaces.commands import invoke, shell

SAVE: Final = Path("saves/barbarossa-1.jsonl")
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
SHORT: Final = ("--option", "turn_limit=1", "--option", "first_player=youngest")
TWO: Final = ("play", "barbarossa", "--terminal", "--seats", "you,conscript", "--seed", 7, *SHORT)


def entries(path: Path) -> list[str]:
    """The entries of a game file: the options of choices, the kinds of others."""
    data = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return [entry.get("option", entry["entry"]) for entry in data]


def test_a_whole_game_is_played_by_numbers(tmp_path: Path) -> None:
    result = shell(tmp_path, *TWO, typed="2\n2\n2\n1\n2\n1\n1\n1\n1\n")

    assert 0 == result.returncode, result.stderr
    assert "Barbarossa, kamikaze: turn 1 of Seat 1 (you)" in result.stdout
    assert "   2  Play Horse-drawn Transport\n" in result.stdout
    assert "  Seat 1 plays Horse-drawn Transport.\n" in result.stdout
    assert "  Seat 2 begins turn 1.\n" in result.stdout
    assert "The game is over (exhausted)." in result.stdout
    assert "Rank  Seat                Victory Points\n" in result.stdout
    assert "end" == entries(tmp_path / SAVE)[-1]
    assert 0 == invoke("verify", tmp_path / SAVE).exit_code


def test_the_table_shows_what_is_needed_to_choose() -> None:
    output = invoke(*TWO).output

    assert re.search(r"Cost +Piles", output)
    assert re.search(r"\n +\d +.*Panzer Regiment × \d", output)
    assert re.search(r"Cities +\w+, Defence \d+; then (\w+,\s+){10}Moscow\n", output)
    assert re.search(r"Footholds +[\w ]+ × \d+ \(Defence \d\)", output)
    assert re.search(r"Seat 2 \(conscript\) +0 +4 +4 +0", output)
    assert re.search(r"Hand +3 × Horse-drawn Transport, Grenadier Regiment", output)
    assert "Points      Tactic 1, Supply 0, Reinforcement 0, Attack 0" in output


def test_a_star_takes_an_option_as_long_as_it_is_offered() -> None:
    output = invoke(*TWO, typed="2*\nend*\n").output

    assert ["play horse-drawn-transport"] * 3 + ["end"] == entries(SAVE)
    assert "Reinforcement Phase: you have 3 Supply Points" in output


def test_two_question_marks_tell_the_sources() -> None:
    output = invoke(*TWO, typed="?? horse-drawn\n?? mule\n").output

    assert "  Stated: Name (S2 §4)\n" in output
    assert 'There is no card "mule".' in output


def test_open_piles_can_be_looked_through() -> None:
    output = invoke(*TWO, typed="2\nend\np\n").output

    assert re.search(r"Support, from the top +(\w+ ?)+,\s", output)
    assert re.search(r"Discard pile of Seat 1 \(you\) +-\n", output)
    assert re.search(r"Removed at set-up +8 × Flak Battalion\n", output)
    assert re.search(r"Scrapped +-\n", output)
    assert re.search(r"Events not seen yet +\d × ", output)


def test_an_option_is_taken_by_its_name() -> None:
    invoke(*TWO, typed="play horse-drawn-transport\nplay Horse-drawn\nend\n")

    assert ["play horse-drawn-transport", "play horse-drawn-transport", "end"] == entries(SAVE)


def test_a_choice_that_showed_nothing_is_taken_back() -> None:
    output = invoke(*TWO, typed="1\nu\nu\n").output

    assert "Taken back.\n" in output
    assert "The last choice cannot be taken back: nothing has been chosen yet." in output
    assert ["end", "undo"] == entries(SAVE)


def test_a_choice_that_showed_a_card_is_not_taken_back() -> None:
    output = invoke(*TWO, typed="3\nu\n").output

    assert "The last choice cannot be taken back: it made a card known." in output
    assert ["play grenadier-regiment"] == entries(SAVE)


@pytest.mark.parametrize("typed", ["q\n", "quit\n", "exit\n", "", "1\nq\n", "1\n"])
def test_quitting_and_the_end_of_input_keep_the_game(typed: str, tmp_path: Path) -> None:
    result = shell(tmp_path, *TWO, typed=typed)

    assert 0 == result.returncode, result.stderr
    assert "is neither a number" not in result.stdout
    assert "The game is kept in saves/barbarossa-1.jsonl. Go on with:\n" in result.stdout
    assert result.stdout.endswith("play --terminal --resume saves/barbarossa-1.jsonl\n")
    assert typed.count("1") == len(entries(tmp_path / SAVE))


def test_a_game_goes_on_where_it_stopped() -> None:
    invoke(*TWO, typed="2\n1\nq\n")

    output = invoke("play", "--terminal", "--resume", SAVE, typed="1\nq\n").output

    assert f"The game in {SAVE} goes on: 2 choices so far." in output
    assert "Reinforcement Phase: you have 1 Supply Point and 1 Reinforcement Point." in output
    assert ["play horse-drawn-transport", "end", "end"] == entries(SAVE)


def test_resuming_may_change_who_sits_where() -> None:
    invoke(*TWO, typed="1\n")

    output = invoke("play", "--terminal", "--resume", SAVE, "--seats", "you,recruit", typed="q\n").output

    assert "Seat 2 (recruit)" in output
    assert ["end", "seat-change"] == entries(SAVE)
    assert 0 == invoke("verify", SAVE).exit_code


def test_a_torn_file_is_said_and_goes_on() -> None:
    invoke(*TWO, typed="2\n1\n")
    SAVE.write_bytes(SAVE.read_bytes()[:-9])

    output = invoke("play", "--terminal", "--resume", SAVE, typed="q\n").output

    assert f"Something is missing at the end of {SAVE}: line 3 is cut off" in output
    assert ["play horse-drawn-transport"] == entries(SAVE)
    assert 0 == invoke("verify", SAVE).exit_code


def test_a_finished_game_is_not_played_on() -> None:
    invoke(*TWO, typed="1\n1\n1\n1\n")

    output = invoke("play", "--terminal", "--resume", SAVE).output

    assert "The game is over (exhausted)." in output
    assert "Your choice" not in output


def test_a_copy_is_saved_but_nothing_is_overwritten() -> None:
    output = invoke(*TWO, typed="1\ns copy.jsonl\ns copy.jsonl\ns\n1\n").output

    assert "Saved in copy.jsonl.\n" in output
    assert "There is a file copy.jsonl already; give another name.\n" in output
    assert f"Saved in {SAVE}.\n" in output
    assert ["end"] == entries(Path("copy.jsonl"))
    assert ["end", "end"] == entries(SAVE)


def test_help_lists_what_can_be_typed() -> None:
    output = invoke(*TWO, typed="?\n").output

    for typed in ("number", "? number", "? card", "? verb card", "? clause", "t", "u", "s [file]", "q"):
        assert f"\n  {typed:12}  " in output


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("? 3", "Grenadier Regiment (grenadier-regiment)"),
        ("?3", "Grenadier Regiment (grenadier-regiment)"),
        ("? grenadier-regiment", "Grenadier Regiment (grenadier-regiment)"),
        ("? Heavy Tank", "Heavy Tank Battalion (heavy-tank-battalion)"),
    ],
)
def test_a_card_is_explained_with_how_far_it_is_known(typed: str, card: str) -> None:
    output = invoke(*TWO, typed=f"{typed}\n").output

    page = output.partition(f"{card}\n")[2]
    assert re.match(r"  Army \(\w+\), Play Cost \d, .*, \d+ copies\n", page)
    assert "\n  Play: " in page
    assert re.search(
        r"\n  Stated: [^⇒]*\.\s+Derived: [^⇒]*Play\s+Cost[^⇒]*\.\s+Reconstructed:\s+Copies", page
    )


@pytest.mark.parametrize(
    ("typed", "answers"),
    [
        ("? play panzer-regiment", ["That card is not in your hand.", "Rule bb-5.12 ("]),
        ("? play Panzer Regiment", ["Rule bb-5.12 ("]),
        ("? attack moscow", ["Rule bb-12.3 ("]),
        ("? bb-5.14", ["Rule bb-5.14 (stated; "]),
        ("? bb-99.9", ["There is no clause bb-99.9."]),
        ("? end", ["1 in the list: end\n  End the Tactics Phase"]),
        ("? play", ["Say what: ? play horse-drawn-transport."]),
        ("? play grenadier", ["3 in the list: play grenadier-regiment"]),
        ("? break off", ["Rule bb-"]),
        ("? juggle", ["There is no verb 'juggle'; valid: end, play, "]),
        ("? battalion", ["could be any of field-replacement-battalion, flak-battalion, "]),
        ("? 17", ["Type a number from 1 to 3"]),
        ("17", ["Type a number from 1 to 3"]),
        ("9" * 5000, ["Type a number from 1 to 3"]),
        ("0", ["Type a number from 1 to 3"]),
        ("dance", ['"dance" is neither a number of the list nor a command']),
        ("\x1b[A", ["is neither a number of the list nor a command"]),
    ],
)
def test_questions_and_mistakes_are_answered_and_change_nothing(typed: str, answers: list[str]) -> None:
    output = invoke(*TWO, typed=f"{typed}\n").output

    for answer in answers:
        assert answer in output
    assert [] == entries(SAVE)


def test_what_the_others_did_is_told_once() -> None:
    result = invoke(*TWO[:-4], "--option", "first_player=youngest", typed="1\n1\n1\n1\n")
    before, _, after = result.output.partition("turn 2 of Seat 1")

    assert "  Seat 2 begins turn 1.\n" in before
    assert "Seat 2 begins turn 1." not in after
    assert "Seat 2 draws a card. (4 times)" in before


def test_a_curtain_falls_between_persons() -> None:
    output = invoke(
        "play", "--terminal", "--seats", "you,you", "--seed", 7, *SHORT, typed="\n1\n1\n1\n\n1\n"
    ).output

    parts = output.split(CLEAR)
    assert "" == parts[0]
    assert parts[1].startswith("Pass to Seat 1 (you), press Enter:")
    assert "Your choice" in parts[2]
    assert parts[3].startswith("Pass to Seat 2 (you), press Enter:")
    assert parts[4].count("Hand  ") >= 1
    assert 5 == len(parts)
    for curtain in (parts[1], parts[3]):
        assert "Transport" not in curtain
    assert "Seat 1 draws a card" in parts[4]
    assert not re.search(r"Seat 1 draws (Horse|Grenadier)", parts[4])


def test_a_curtain_does_not_hide_how_the_game_was_found() -> None:
    invoke("play", "--terminal", "--seats", "you,you", "--seed", 7, *SHORT, typed="\n1\nq\n")
    SAVE.write_text(SAVE.read_text() + '{"entry":')

    curtain = invoke("play", "--terminal", "--resume", SAVE).output.split(CLEAR)[1]

    assert "Something is missing at the end" in curtain
    assert "goes on: 1 choice so far" in curtain
    assert "Transport" not in curtain


def test_no_curtain_falls_for_one_person() -> None:
    assert CLEAR not in invoke(*TWO, typed="1\n1\n1\n").output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--seats", "you"), "barbarossa, edition kamikaze, cannot be played by 1 seat; valid: 2, 3, 4, 5"),
        (
            ("--seats", "you,genius"),
            "nobody is called 'genius'; valid for a seat: you, recruit, sergeant, captain",
        ),
        (("--edition", "pocket"), "no edition 'pocket'; valid: arclight, lundstrom, kamikaze"),
        (("--option", "colour=red"), "no option 'colour'; valid: ability_window, "),
        (
            ("--option", "vp_zones=pocket"),
            "option vp_zones cannot be 'pocket'; valid: all, without-play-area",
        ),
        (("--seed", "seven"), "'seven' is not a valid integer"),
    ],
)
def test_wrong_arguments_are_refused_with_what_is_valid(arguments: tuple[str, ...], message: str) -> None:
    result = invoke("play", "barbarossa", "--terminal", *arguments)

    assert 0 != result.exit_code
    assert message in result.output
    assert not Path("saves").exists()


def test_a_file_is_resumed_only_as_what_it_is() -> None:
    invoke(*TWO, typed="1\n")

    assert (
        "has 2 seats, not 3"
        in invoke("play", "--terminal", "--resume", SAVE, "--seats", "you,you,you").output
    )
    assert (
        "is a game of barbarossa, not of chess"
        in invoke("play", "chess", "--terminal", "--resume", SAVE).output
    )
    assert "give only --seats with it" in invoke("play", "--terminal", "--resume", SAVE, "--seed", 3).output
    assert "saves/barbarossa-1.jsonl exists already" in invoke(*TWO, "--save", SAVE).output


def test_without_a_seed_every_game_has_its_own_key() -> None:
    invoke("play", "--terminal")
    invoke("play", "--terminal")
    keys = {json.loads(path.read_text().splitlines()[0])["key"] for path in Path("saves").iterdir()}
    occupants = json.loads(SAVE.read_text().splitlines()[0])["occupants"]

    assert 2 == len(keys)
    assert ["you", "recruit"] == occupants


def running(folder: Path) -> subprocess.Popen[str]:
    """A game in a process that has taken two choices."""
    command = [sys.executable, "-P", "-m", "eastfront.interfaces.cli", *map(str, TWO)]
    game = subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert game.stdin is not None
    game.stdin.write("2\n1\n")
    game.stdin.flush()
    for _ in range(200):
        if (folder / SAVE).exists() and len(entries(folder / SAVE)) == 2:
            return game
        time.sleep(0.05)
    raise AssertionError("the game did not start")


def test_an_interrupt_is_like_quitting(tmp_path: Path) -> None:
    game = running(tmp_path)

    game.send_signal(signal.SIGINT)
    output, _ = game.communicate(timeout=30)

    assert 0 == game.returncode
    assert "The game is kept in saves/barbarossa-1.jsonl. Go on with:\n" in output


def test_a_kill_costs_nothing_that_was_chosen(tmp_path: Path) -> None:
    game = running(tmp_path)

    game.kill()
    game.communicate(timeout=30)

    assert ["play horse-drawn-transport", "end"] == entries(tmp_path / SAVE)
    assert "all 2 choices agree" in invoke("verify", tmp_path / SAVE).output
