"""`eastfront lab balance --ladder`: all that a game's players show, in one run and on one page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from eastfront.lab.report.page import is_possible
from tests.interfaces.commands import invoke

COMMON = ("barbarossa", "--players", "recruit,conscript", "--games", 4, "--option", "turn_limit=6")
WHOLE = ("lab", "balance", *COMMON, "--ladder")

needs_altair = pytest.mark.skipif(not is_possible(), reason="Altair is not installed: the extra `lab` has it")


def untimed(data: Any) -> Any:
    """*data* without what differs from run to run."""
    if isinstance(data, dict):
        return {key: untimed(value) for key, value in data.items() if key not in ("seconds", "wall")}
    return [untimed(each) for each in data] if isinstance(data, list) else data


def found_by(*arguments: object) -> Any:
    return json.loads(invoke(*arguments, "--json").output)


def test_both_parts_are_those_of_the_single_commands() -> None:
    whole = found_by(*WHOLE)

    ladder = whole.pop("ladder")
    assert untimed(found_by("lab", "ladder", *COMMON)) == untimed(ladder)
    assert untimed(found_by("lab", "balance", *COMMON)) == untimed(whole)
    assert ["ratings", "scores", "even"] == list(ladder)


def test_the_ladder_is_of_the_first_set_up() -> None:
    whole = found_by(*WHOLE, "--seats", "3,2")

    ladder = found_by("lab", "ladder", *COMMON, "--seats", "3")
    assert untimed(ladder) == untimed(whole["ladder"])
    assert 6 == whole["ladder"]["scores"][0]["games"]


def test_the_ladder_is_told_to_readers() -> None:
    output = invoke(*WHOLE).output

    assert "barbarossa: 8 games and 4 of the ladder from seed 1 in " in output
    assert re.search(r"s \(games: [\d.]+ s and [\d.]+ s\)\n", output)
    assert "conscript against itself: 4 games" in output
    assert re.search(r"\n\nrecruit +([\d.]+  \(95 %|at least )", output)
    assert "\n  recruit against conscript: " in output


def test_both_parts_go_on_where_they_were_cut_off(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    pair = tmp_path / "kept.jsonl.ladder" / "barbarossa-recruit-conscript.jsonl"
    whole = found_by(*WHOLE, "--results", kept)
    texts = {file: file.read_text() for file in (kept, pair)}
    for file, text in texts.items():
        file.write_text("".join(text.splitlines(keepends=True)[:-1]))

    again = found_by(*WHOLE, "--results", kept)

    assert [1 + 8, 1 + 2] == [len(text.splitlines()) for text in texts.values()]
    assert [1 + 8, 1 + 2] == [len(file.read_text().splitlines()) for file in texts]
    assert untimed(whole) == untimed(again)


def test_a_file_of_the_ladder_is_refused_before_any_game(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    pair = tmp_path / "kept.jsonl.ladder" / "barbarossa-recruit-conscript.jsonl"
    pair.parent.mkdir()
    pair.write_text("notes\n")

    result = invoke(*WHOLE, "--results", kept)

    assert 1 == result.exit_code
    assert f"{pair} is not a results file" in result.output
    assert 1 == len(kept.read_text().splitlines())


def test_the_last_pair_of_a_ladder_is_refused_before_the_first_plays(tmp_path: Path) -> None:
    (tmp_path / "barbarossa-recruit-conscript.jsonl").write_text("notes\n")
    players = ("--players", "sergeant,recruit,conscript")

    result = invoke("lab", "ladder", "barbarossa", *players, "--games", 2, "--results", tmp_path)

    assert 1 == result.exit_code
    assert "is not a results file" in result.output
    assert 1 == len((tmp_path / "barbarossa-sergeant-recruit.jsonl").read_text().splitlines())


def test_nobody_climbs_alone() -> None:
    result = invoke("lab", "balance", "barbarossa", "--players", "recruit", "--ladder")

    assert 1 == result.exit_code
    assert "a ladder takes two players or more, each once" in result.output


@needs_altair
def test_one_page_holds_it_all(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    editions = ("--edition", "russian-front", "--edition", "western", "--vary", "strict")
    common = ("--players", "recruit,conscript", "--games", 2, "--option", "reshuffles=1")

    result = invoke("lab", "balance", "battlecards", *common, *editions, "--ladder", "--report", page)

    assert 0 == result.exit_code
    # Without the script that shows the plots.
    text = page.read_text(encoding="utf-8").partition("<script>")[0]
    headings = re.findall(r"<h[23]>([^<]*)</h[23]>", text)
    course = ["Game length", "Lead changes", "Endings", "Cards"]
    rates = [f"Win rate by {what}" for what in ("seat", "side", "edition", "option")]
    assert [
        "Ladder",
        "Matches",
        "recruit against itself: 4 games",
        *rates,
        "First-player effect",
        *course,
        "conscript against itself: 4 games",
        *rates,
        "First-player effect",
        *course,
        "Wall time",
    ] == headings
    assert "<code>2 games in 2 seats, russian-front, reshuffles=1</code>" in text
    assert '<td class="word">the ladder</td>' in text
    assert re.search(r"<td[^>]*>other answers</td><td[^>]*>8</td>", text)
    assert " --ladder " in re.findall("<code>(.*)</code>", text)[0]
