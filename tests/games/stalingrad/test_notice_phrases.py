"""What the rules report reads as a player would say it, and tells no secret."""

from __future__ import annotations

import ast
from functools import cache
from random import Random
from typing import Final

import pytest

from eastfront.games.stalingrad.phrases import Context, phrase_notice
from eastfront.games.stalingrad.state import ENDINGS
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.notices import EVERYBODY, Notice
from tests.checkout import python_files
from tests.games.stalingrad.naming import card_number, game
from tests.games.stalingrad.notices import NOTICES, ROW, Case
from tests.games.stalingrad.phrasing import (
    asked_question,
    choices,
    context_now,
    ids_within,
    news,
    say,
    worded_ids,
)
from tests.games.stalingrad.scene import Scene

# Where the id of a notice stands among the arguments of what tells it.
TELLERS: Final = {"tell": 0, "shift": 3, "discard": 3}
# Notices that are told under an id that is worked out: a card put away, the end of the game.
WORKED_OUT: Final = {"is-cancelled", "is-done"}


@cache
def context(defenders_pay: str = "off") -> Context:
    """The context of a spectator when the row lies."""
    scene = Scene()
    scene.options(defenders_pay=defenders_pay)
    scene.row(*ROW)
    scene.opens()
    return context_now(scene, None)


def notice_of(case: Case, seen: int = EVERYBODY) -> Notice:
    id, numbers, cards, origin, target, _ = case
    arguments = {name: each if isinstance(each, int) else card_number(each) for name, each in numbers.items()}
    return Notice(id, "sg-1.1", arguments, [card_number(card) for card in cards], origin, target, seen)


@pytest.mark.parametrize("case", NOTICES, ids=lambda case: case[0])
def test_a_notice_reads_well(case: Case) -> None:
    assert case[-1] == say(phrase_notice(notice_of(case), context()))


def test_where_defenders_pay_an_attack_says_so() -> None:
    case: Case = ("attacks", {"seat": 0, "location": "pavlovs-house"}, [], "", "", "")

    assert (
        "The German player attacks at Pavlov's House; each defending Force that has a Ration pays one, too."
    ) == say(phrase_notice(notice_of(case), context("on")))


def told_notices() -> set[str]:
    """The ids of all notices that the rules can report."""
    ids = WORKED_OUT | {f"ends-{ending}" for ending in ENDINGS if ending}
    for path in python_files("src/eastfront/games/stalingrad"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                ids |= told_id(node)
    return ids


def told_id(call: ast.Call) -> set[str]:
    """The id that stands in a call that tells something, if there is one."""
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name not in TELLERS or len(call.args) <= TELLERS[name]:
        return set()
    id = call.args[TELLERS[name]]
    return {id.value} if isinstance(id, ast.Constant) and isinstance(id.value, str) else set()


def test_every_notice_is_shown_here() -> None:
    assert told_notices() == {case[0] for case in NOTICES}


def test_no_words_for_notices_are_idle() -> None:
    used = {"sg-notice-attacks-paid"}
    for case in NOTICES:
        used |= ids_within(phrase_notice(notice_of(case), context()))

    assert set() == worded_ids("sg-notice-", "sg-zone-", "sg-player-") - used


def test_a_hidden_card_is_named_to_those_who_see_it_alone() -> None:
    notice = notice_of(("draws", {"seat": 1}, ["maskirovka"], "deck/2", "hand/2", ""), 1 << 1)
    hidden = "The Soviet player draws a card."

    assert "The Soviet player draws Maskirovka." == told(notice, 1)
    assert [hidden, hidden] == [told(notice, 0), told(notice, None)]


def told(notice: Notice, seat: int | None) -> str:
    return say(phrase_notice(notice.shown_to(seat), context()))


def test_an_attack_is_told_step_by_step(scene: Scene) -> None:
    scene.row("pavlovs-house")
    scene.german(control={1: ["71st-infantry-division"]}, deck=["heavy-artillery"])
    scene.soviet(control={1: ["workers-militia"]}, rations={"workers-militia": 1}, deck=["volga-ferry"])
    scene.starts_actions("german")
    scene.notices.clear()
    scene.german.attacks("pavlovs-house")

    assert [
        "The German player attacks at Pavlov's House.",
        "The German player pays a Ration to attack with 71st Infantry Division.",
        "Pavlov's House: +1 Rubble.",
        "The German player brings Forces with a Combat total of 5.",
        "The Soviet player brings Forces with a Combat total of 2.",
        "Pavlov's House: Combat +2 for the Soviet player, total 4.",
        "The German player turns up Heavy Artillery from the deck.",
        "Heavy Artillery: Combat \N{MINUS SIGN}2 for the Soviet player, total 2.",
        "The German player discards Heavy Artillery after the flip.",
        "The Soviet player turns up Volga Ferry from the deck.",
        "Volga Ferry: Combat +1 for the Soviet player, total 3.",
        "The Soviet player discards Volga Ferry after the flip.",
        "The Soviet player has 5 losses to absorb.",
        "The German player has 3 losses to absorb.",
        "The Soviet player loses Workers' Militia: destroyed.",
    ] == news(scene, scene.notices, 0)


@pytest.mark.parametrize(
    "options",
    [{}, {"uranus_win": "off", "flips": "one", "defenders_pay": "on", "control_move_from_perimeter": "on"}],
)
def test_whole_games_can_be_told_and_no_two_options_read_alike(options: dict[str, str]) -> None:
    scene = Scene()
    scene.options(**options)
    scene.deals(7)
    random = Random(7)
    said = 0
    while scene.state.asked != NOBODY:
        texts = choices(scene)
        assert len(texts) == len(set(texts)), texts
        assert asked_question(scene)
        for seat in (None, 0, 1):
            said += len(news(scene, scene.notices, seat))
        scene.notices.clear()
        game().apply(scene.state, random.choice(list(scene.state.options)), scene.notices)

    assert said > 1000
