"""Bots at a server's tables: the example, and any that speaks by standard input and output."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.checkout import ROOT
from tests.interfaces.commands import invoke
from tests.interfaces.web.servers import Client, wait_for

EXAMPLE = ROOT / "examples" / "bot.py"
WORKER = [sys.executable, "-P", "-m", "eastfront.players.worker"]
SHORT = {"turn_cap": "2"}


def test_the_example_plays_a_whole_game(url: str) -> None:
    command = [sys.executable, "-P", str(EXAMPLE), url, "stalingrad"]

    done = subprocess.run(command, capture_output=True, text=True, timeout=60)

    assert "" == done.stderr
    assert "'ranks'" in done.stdout


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 40


def test_a_bot_takes_over_a_seat_by_its_link(anna: Client) -> None:
    id = anna.open("stalingrad", "me", "conscript", start=True, options=SHORT)
    link = anna.post(f"/api/tables/{id}/seats/0/link")["url"]

    result = invoke("bot", "stalingrad", "--link", link, "--level", "recruit", "--", *WORKER)

    assert 0 == result.exit_code, result.output
    assert "ended" == anna.get(f"/api/tables/{id}")["status"]
    assert [] == anna.get(f"/api/tables/{id}")["yours"]
    assert anna.position(id)["outcome"]["ending"] in result.output


def test_a_bot_joins_a_table_and_waits_for_its_start(anna: Client, tmp_path: Path) -> None:
    id = anna.open("stalingrad", "recruit", "open", options=SHORT)
    link = f"{anna.url}/join/{id}"
    command = [sys.executable, "-P", "-m", "eastfront.interfaces.cli", "bot", "stalingrad", "--link", link]

    with subprocess.Popen(
        [*command, "--level", "conscript", "--", *WORKER], stdout=-1, cwd=tmp_path
    ) as process:
        wait_for(lambda: anna.get(f"/api/tables/{id}")["seats"][1]["kind"] == "person")
        anna.post(f"/api/tables/{id}/start")
        output, _ = process.communicate(timeout=60)

    assert 0 == process.returncode
    assert anna.position(id)["outcome"]["ending"] in output.decode()


def test_a_bot_that_answers_nothing_but_nonsense_resigns(anna: Client) -> None:
    id = anna.open("stalingrad", "me", "recruit", start=True)
    link = anna.post(f"/api/tables/{id}/seats/0/link")["url"]
    nonsense = "import sys\nfor line in sys.stdin: print('nonsense', flush=True)"

    result = invoke("bot", "stalingrad", "--link", link, "--", sys.executable, "-c", nonsense)

    assert "4 wrong answers in a row" in result.stderr
    assert [2, 1] == anna.position(id)["outcome"]["ranks"]


def test_a_link_works_once(anna: Client) -> None:
    id = anna.open("stalingrad", "me", "recruit", start=True, options=SHORT)
    link = anna.post(f"/api/tables/{id}/seats/0/link")["url"]
    first = invoke("bot", "stalingrad", "--link", link, "--level", "recruit", "--", *WORKER)

    second = invoke("bot", "stalingrad", "--link", link, "--", *WORKER)

    assert (0, 1) == (first.exit_code, second.exit_code)
    assert "Error: the server refuses: " in second.output


@pytest.mark.parametrize(
    "link", ["nonsense", "ftp://127.0.0.1/seat/x", "http://127.0.0.1:1", "http://127.0.0.1:1/seat/x"]
)
def test_what_is_no_link_is_refused(link: str) -> None:
    result = invoke("bot", "stalingrad", "--link", link, "--", *WORKER)

    assert 1 == result.exit_code
    assert result.output.startswith("Error: ")


def test_a_bot_for_another_game_does_not_sit_down(anna: Client) -> None:
    id = anna.open("stalingrad", "recruit", "open")

    result = invoke("bot", "barbarossa", "--link", f"{anna.url}/join/{id}", "--", *WORKER)

    assert 1 == result.exit_code
    assert "stalingrad" in result.output
    assert "open" == anna.get(f"/api/tables/{id}")["seats"][1]["kind"]
