"""`eastfront bot`: outside bots play whole games, are told what they do wrong, and lose by it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from tests.checkout import ROOT
from tests.interfaces.commands import invoke, shell

PAGE = ROOT / "docs" / "protocol" / "stdio.md"
WORKER = [sys.executable, "-P", "-m", "eastfront.players.worker"]
TWO_TURNS = ("--option", "turn_limit=2")


@pytest.mark.parametrize("game", ["barbarossa", "stalingrad"])
def test_the_bot_of_the_page_plays_whole_games(game: str) -> None:
    code = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    Path("uniform.py").write_text(code[-1])

    result = invoke("bot", game, "--games", 2, "--", sys.executable, "uniform.py")

    assert 0 == result.exit_code
    assert "" == result.stderr
    first, second, summary = result.stdout.splitlines()
    assert re.fullmatch(r"game 1: [a-z-]+; 1\. \w+ on seat \d with \d+, \d\. \w+ on seat \d with \d+", first)
    assert second.startswith("game 2: ")
    assert re.fullmatch(r"the bot has won \d of 2 games and drawn \d", summary)


def test_our_own_worker_is_a_bot_like_any_other() -> None:
    arguments = ("--seat", 2, "--against", "conscript", "--level", "recruit", "--seed", 5)

    result = invoke("bot", "barbarossa", *arguments, "--", *WORKER)

    assert 0 == result.exit_code
    assert result.output.startswith("game 1: moscow; 1. bot on seat 2 with ")


def test_equal_seeds_give_equal_games() -> None:
    def play(seed: int) -> str:
        arguments = ("--seed", seed, "--games", 2, "--level", "recruit")
        return invoke("bot", "barbarossa", *arguments, "--", *WORKER).output

    assert play(1) == play(1) != play(2)


def test_a_bot_can_be_the_one_that_starts_us(tmp_path: Path) -> None:
    command = [sys.executable, "-P", "-m", "eastfront.interfaces.cli", "bot", "barbarossa", *TWO_TURNS]

    with subprocess.Popen(command, stdin=-1, stdout=-1, stderr=-1, cwd=tmp_path) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(b'{"type":"ready"}\n')
        line = json.loads(process.stdout.readline())
        count = 0
        while line["type"] == "choose":
            count += 1
            assert (count, 0, line["options"]) == (line["id"], line["view"]["asked"], line["view"]["options"])
            process.stdin.write(choice(line["id"], line["options"][-1]).encode())
            process.stdin.flush()
            line = json.loads(process.stdout.readline())

        assert {"ending", "scores", "ranks", "verdict"} == set(line["outcome"])
        assert b"" == process.stdout.read() + process.stderr.read()
    assert 0 == process.returncode


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("rubbish", "the line is broken: JSON is malformed: invalid character (byte 0)"),
        ("", "the line is broken: Input data was truncated"),
        ('{"type":"choice","option":"end"}', "the line is broken: Object missing required field `id`"),
        ('{"type":"choice","id":2,"option":"end"}', "the line is broken: it must answer question 1, not 2"),
        ('{"type":"choice","id":1,"option":"win"}', "'win' is not offered"),
        ('{"type":"error","id":1,"message":"?"}', "the line is broken: an answer must be of type 'choice'"),
        ("x" * 65_536, "the line is broken: it is longer than 65536 bytes"),
        ("x" * 200_000, "the line is broken: it is longer than 65536 bytes"),
    ],
)
def test_a_wrong_answer_is_told_what_is_legal_and_the_fourth_loses(line: str, problem: str) -> None:
    result = invoke("bot", "barbarossa", typed=f"{line}\n" * 4)

    *talk, end = lines_of(result)
    questions, errors = talk[::2], talk[1::2]
    assert [questions[0]] * 4 == questions
    legal = ", ".join(questions[0]["options"])
    assert [{"type": "error", "id": 1, "message": f"{problem}; legal: {legal}"}] * 4 == errors
    outcome = {"ending": "resigned", "scores": [0, 0], "ranks": [2, 1], "verdict": "won"}
    assert {"type": "end", "outcome": outcome} == end
    assert "game 1: the bot has lost by 4 wrong answers in a row\n" == result.stderr
    assert 0 == result.exit_code


def test_a_right_answer_makes_up_for_three_wrong_ones() -> None:
    wrong = "rubbish\n" * 3

    result = invoke("bot", "barbarossa", typed=wrong + choice(1, "end") + wrong + choice(2, "end"))

    questions = [line["id"] for line in lines_of(result) if line["type"] == "choose"]
    assert [1, 1, 1, 1, 2, 2, 2, 2, 3] == questions


def test_a_bot_that_ends_has_lost_and_no_more_games_are_played() -> None:
    result = invoke("bot", "barbarossa", "--games", 3, typed=choice(1, "end"))

    assert ["choose", "choose", "end"] == [line["type"] for line in lines_of(result)]
    assert 1 == result.exit_code
    assert "Error: the bot has ended in game 1, which it has lost; no more are played\n" == result.stderr


@pytest.mark.parametrize("bot", ["true", "false"])
def test_a_command_that_ends_has_lost(bot: str) -> None:
    result = invoke("bot", "barbarossa", "--", bot)

    assert 1 == result.exit_code
    assert "game 1: resigned; 1. recruit on seat 2 with 0, 2. bot on seat 1 with 0\n" == result.stdout
    assert "in game 1, which it has lost; no more are played\n" in result.stderr


def test_a_bot_that_has_lost_is_last_of_three_who_play_on() -> None:
    arguments = ("--against", "conscript,conscript", "--seat", 2, *TWO_TURNS)

    result = invoke("bot", "barbarossa", *arguments, typed="rubbish\n" * 4)

    end = lines_of(result)[-1]
    assert "resigned" != end["outcome"]["ending"]
    assert 3 == end["outcome"]["ranks"][1]


def test_a_reader_that_goes_away_is_an_end_like_any_other(tmp_path: Path) -> None:
    command = f"{sys.executable} -P -m eastfront.interfaces.cli bot barbarossa | head -c 9"

    result = subprocess.run(["sh", "-c", command], input=b"", cwd=tmp_path, capture_output=True, timeout=60)

    assert b'{"type":"' == result.stdout
    assert b"no more are played" in result.stderr
    assert b"Traceback" not in result.stderr
    assert b"BrokenPipe" not in result.stderr


def test_a_bot_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eastfront.interfaces.cli.talk.PARTING", 0.2)
    code = "import time; print('rubbish\\n' * 4, flush=True); time.sleep(60)"

    result = invoke("bot", "barbarossa", "--", sys.executable, "-c", code)

    assert "game 1: resigned" in result.stdout


def test_what_a_bot_complains_about_is_let_through(tmp_path: Path) -> None:
    code = "import sys; sys.exit('I cannot play this')"

    result = shell(tmp_path, "bot", "barbarossa", "--", sys.executable, "-c", code)

    assert "I cannot play this\n" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["chess"], "there is no game 'chess'"),
        (["barbarossa", "--edition", "pocket"], "no edition 'pocket'"),
        (["barbarossa", "--option", "luck=good"], "no option 'luck'"),
        (
            ["barbarossa", "--against", "general"],
            "there is no level 'general'; valid: conscript, recruit, sergeant, captain, searcher",
        ),
        (["barbarossa", "--seat", "3"], "there is no seat 3; valid: 1 to 2"),
        (["stalingrad", "--against", "recruit,recruit"], "cannot be played by 3 seats; valid: 2"),
        (["barbarossa", "--", "there-is-no-such-program"], "the bot cannot be started"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(arguments: list[str], problem: str) -> None:
    result = invoke("bot", *arguments)

    assert 1 == result.exit_code
    assert problem in result.stderr
    assert "" == result.stdout


def choice(id: int, option: str) -> str:
    return json.dumps({"type": "choice", "id": id, "option": option}) + "\n"


def lines_of(result: Result) -> list[dict[str, Any]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


@pytest.mark.parametrize(
    "option", ["--edition=first", "--option=turn_limit=2", "--seat=1", "--against=recruit", "--games=1"]
)
def test_what_a_server_has_decided_cannot_be_given_with_a_link(option: str) -> None:
    result = invoke("bot", "barbarossa", "--link", "http://127.0.0.1:1/seat/x", option, "--", *WORKER)

    assert 2 == result.exit_code
    assert f"{option.partition('=')[0]} cannot be given with --link" in result.output
