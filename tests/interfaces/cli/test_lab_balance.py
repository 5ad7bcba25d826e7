"""`eastfront lab balance`, reports, and what the lab's commands have in common."""

from __future__ import annotations

import json
import os
import re
import shlex
from errno import ENOSPC
from pathlib import Path

import click
import pytest

from eastfront.interfaces.cli.lab import reporting
from eastfront.interfaces.cli.lab.balance import balance, card_row, notable
from eastfront.interfaces.cli.lab.match import match
from eastfront.lab.balance.cards import CardRate
from eastfront.lab.report.page import is_possible
from tests.interfaces.commands import invoke

SHORT = ("--option", "turn_limit=2")
BALANCE = ("lab", "balance", "barbarossa", "--players", "recruit", "--games", 3, *SHORT)
MATCH = ("lab", "match", "barbarossa", "--players", "recruit,recruit", "--option", "turn_limit=1")

needs_altair = pytest.mark.skipif(not is_possible(), reason="Altair is not installed: the extra `lab` has it")


def test_balance_is_an_object_that_scripts_can_rely_on() -> None:
    data = json.loads(invoke(*BALANCE, "--json").output)

    assert ["game", "games", "seed", "groups", "cards", "seconds", "wall"] == list(data)
    (group,) = data["groups"]
    assert ("recruit", "all", "", 3) == tuple(group[key] for key in ("player", "kind", "value", "games"))
    assert pytest.approx(1.0, abs=0.001) == sum(rate["share"] for rate in group["seats"])
    assert {"deed", "card", "games", "frequency", "seats", "gain", "interval"} == set(
        data["cards"]["recruit"][0]
    )


def test_balance_is_told_to_readers() -> None:
    output = invoke(*BALANCE, "--seats", "2,3", "--vary", "tiebreak").output

    for part in (
        "barbarossa: 18 games from seed 1 in ",
        "recruit against itself: 6 games\n  seat 1 ",
        "recruit against itself, seats 3: 3 games\n",
        "recruit against itself, option tiebreak=site-draw: 6 games\n",
        "  first to move ",
        "  turns of a seat: 2.0 on average, 2 in the middle, 90 % from 2 to 2\n",
        "  changes of the lead: ",
        "  endings: exhausted 6\n",
    ):
        assert part in output


def test_readers_hear_of_sides_by_their_names_and_scripts_by_their_ids() -> None:
    common = ("lab", "balance", "battlecards", "--players", "conscript", "--games", 1)
    output = invoke(*common, "--option", "reshuffles=1").output
    data = json.loads(invoke(*common, "--option", "reshuffles=1", "--json").output)

    assert re.search(r"\n  German +[\d.]+%", output)
    assert ["barbarossa", "soviet"] == [rate["name"] for rate in data["groups"][0]["sides"]]


def test_all_editions_are_played_with_the_seats_that_each_has() -> None:
    common = ("lab", "balance", "battlecards", "--players", "conscript", "--games", 1, "--all-editions")
    data = json.loads(invoke(*common, "--option", "reshuffles=1", "--json").output)

    editions = [group["value"] for group in data["groups"] if group["kind"] == "edition"]
    seats = [group["value"] for group in data["groups"] if group["kind"] == "seats"]
    assert ["russian-front", "western", "combined"] == editions
    assert ["2", "4"] == seats


def test_an_edition_that_cannot_have_so_many_seats_is_left_out_aloud() -> None:
    common = ("lab", "balance", "battlecards", "--players", "conscript", "--games", 1, "--all-editions")
    output = invoke(*common, "--option", "reshuffles=1", "--seats", 2).output

    assert "combined is left out: it cannot be played by 2" in output
    assert "edition western" in output


def test_readers_hear_first_of_cards_that_matter_in_many_games() -> None:
    rates = [
        CardRate("draws", "rare", 1, 0.004, 1, 0.4, (0.3, 0.5)),
        CardRate("plays", "frequent", 90, 0.9, 90, 0.1, (0.08, 0.12)),
        CardRate("draws", "frequent", 95, 0.95, 95, 0.05, (0.04, 0.06)),
        CardRate("plays", "unsure", 90, 0.9, 90, 0.1, (-0.1, 0.3)),
        CardRate("plays", "bad", 50, 0.5, 50, -0.1, (-0.2, -0.05)),
    ]

    more, fewer = notable(rates)

    assert [("plays", "frequent"), ("draws", "rare")] == [(each.deed, each.card) for each in more]
    assert ["bad"] == [each.card for each in fewer]
    assert "+40.0% (+30.0% to +50.0%) draws Rare, in less than 1% of the games" in card_row(rates[0], "Rare")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--seats", "9"), "cannot be played by 9 seats"),
        (("--seats", "two"), "--seats takes whole numbers by commas, not 'two'"),
        (("--edition", "nonsense"), "barbarossa has no edition 'nonsense'"),
        (("--all-editions", "--seats", "9"), "none of these editions of barbarossa can be played by 9"),
        (
            ("--seats", "2,9", "--edition", "arclight", "--edition", "kamikaze"),
            "none of these editions of barbarossa can be played by 9",
        ),
        (("--report", "b.html", "--results", "./b.html"), "would take the place of what --results keeps"),
        (("--report", "b.txt"), "--report writes a page: b.txt must end in .html"),
        (("--all-editions", "--edition", "arclight"), "give it or --edition, not both"),
        (("--vary", "weather"), "barbarossa has no option 'weather'"),
        (("--players", "nobody"), "there is no level 'nobody'"),
        (("--players", "recruit,recruit"), "a survey takes every player once, not recruit 2 times"),
        (("--seats", "2,3,2"), "takes every set-up once, not kamikaze with 2 seats 2 times"),
        (("--edition", "arclight") * 2, "takes every set-up once, not arclight with 2 seats 2 times"),
        (("--vary", "tiebreak") * 2, "takes every question once, not tiebreak 2 times"),
        (("--jobs", 2, "--cluster", "there:1"), "give one of them"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_one_line(
    arguments: tuple[object, ...], complaint: str
) -> None:
    result = invoke("lab", "balance", "barbarossa", "--games", 1, *arguments)

    assert 1 == result.exit_code
    assert complaint in result.output


def test_a_match_says_which_claim_holds_only_when_asked() -> None:
    data = json.loads(invoke(*MATCH, "--games", 100, "--sprt", "0.5,0.7", "--json").output)

    assert "sprt" == list(data)[-1]
    assert {"low": 0.5, "high": 0.7, "verdict": "low"}.items() <= data["sprt"].items()
    assert data["games"] < 100
    assert "decided: rather 50.0% than 70.0%" in invoke(*MATCH, "--games", 100, "--sprt", "0.5,0.7").output
    assert "not decided between 50.0% and 70.0%" in invoke(*MATCH, "--games", 4, "--sprt", "0.5,0.7").output


@pytest.mark.parametrize("text", ["0.5", "0.6,0.5", "a,b", "0.5,1.5", "0.1,0.2,0.3"])
def test_claims_that_make_no_sense_are_refused(text: str) -> None:
    result = invoke(*MATCH, "--sprt", text)

    assert 2 == result.exit_code
    assert "--sprt" in result.output


def test_without_the_extra_the_numbers_are_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reporting, "is_possible", lambda: False)

    result = invoke(*BALANCE, "--report", tmp_path / "report.html")

    assert 1 == result.exit_code
    assert (
        "there will be no report: --report needs Altair: pip install 'eastfront[lab]', or " in result.output
    )
    assert "recruit against itself: 3 games" in result.output
    assert not (tmp_path / "report.html").exists()


@needs_altair
def test_a_report_names_the_command_that_finds_the_same(tmp_path: Path) -> None:
    page = tmp_path / "new" / "report.html"

    assert 0 == invoke(*BALANCE, "--jobs", 1, "--report", page).exit_code

    text = page.read_text(encoding="utf-8")
    command = "eastfront lab balance barbarossa --players recruit --option turn_limit=2 --games 3 --seed 1"
    assert re.search(rf"<code>(\S+ )?{re.escape(command.partition(' ')[2])}</code>", text)
    assert "rules of barbarossa " in text


def test_a_report_that_cannot_be_written_is_said_before_the_games(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    result = invoke(*BALANCE, "--report", tmp_path / "file" / "report.html")

    assert 1 == result.exit_code
    assert "recruit against itself" not in result.output
    assert "report.html: Not a directory" in "".join(result.output.splitlines())


@needs_altair
def test_an_older_report_stays_where_there_is_no_room_for_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "report.html"
    page.write_text("the older one", encoding="utf-8")

    def fail(number: int) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    result = invoke(*BALANCE, "--report", page)

    assert f"cannot write {page}: No space left on device" in " ".join(result.output.split())
    assert "the older one" == page.read_text(encoding="utf-8")
    assert [page] == list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        (balance, ["stalingrad", "--all-editions", "--seed", "7"]),
        (balance, ["stalingrad", "--seed", "0"]),
        (balance, ["barbarossa", "--edition", "arclight", "--edition", "kamikaze", "--vary", "tiebreak"]),
        (match, ["barbarossa", "--players", "sergeant[city=3;draw=2],recruit", "--sprt", "0.5,0.6"]),
        (match, ["barbarossa", "--players", "a,b", "--option", "x=1", "--option", "y=2", "--games", "5"]),
    ],
)
def test_a_command_line_can_be_given_again(command: click.Command, arguments: list[str]) -> None:
    context = command.make_context("eastfront", list(arguments))
    words = shlex.split(reporting.command_line(context))[1:]

    assert context.params == command.make_context("eastfront", words).params
    assert {"--seed", *arguments} >= {word for word in words if word.startswith("--")}
