"""What the rules report reads as a player would say it, and tells no secret."""

from __future__ import annotations

import ast
from functools import cache
from random import Random
from typing import Final

import pytest

from eastfront.games.battlecards.phrases import Context, phrase_notice
from eastfront.games.battlecards.rules import SEATED
from eastfront.games.battlecards.state import ENDINGS
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.notices import EVERYBODY, Notice
from tests.checkout import python_files
from tests.games.battlecards.naming import card_number, game
from tests.games.battlecards.notices import COMBINED, NOTICES, Case
from tests.games.battlecards.phrasing import asked_question, choices, context_now, news, say
from tests.games.battlecards.scene import Scene

# Where the id of a notice stands among the arguments of what tells it.
TELLERS: Final = {"retreat": 1, "tell": 0, "tell_move": 1, "show_kept": 3, "move": 4}


@cache
def context(edition: str) -> Context:
    """The context of a spectator at the start of a game of *edition*."""
    scene = Scene(edition)
    scene.deals()
    return context_now(scene, None)


def notice_of(case: Case, seen: int = EVERYBODY) -> Notice:
    id, numbers, cards, origin, target, _ = case
    arguments = {name: each if isinstance(each, int) else card_number(each) for name, each in numbers.items()}
    return Notice(id, "bc-1.1", arguments, [card_number(card) for card in cards], origin, target, seen)


@pytest.mark.parametrize("case", NOTICES, ids=lambda case: case[0])
def test_a_notice_reads_well(case: Case) -> None:
    assert case[-1] == say(phrase_notice(notice_of(case), context("russian-front")))


@pytest.mark.parametrize("case", COMBINED, ids=lambda case: case[0])
def test_a_notice_of_the_combined_game_reads_well(case: Case) -> None:
    assert case[-1] == say(phrase_notice(notice_of(case), context("combined")))


def told_notices() -> set[str]:
    """The ids of all notices that the rules can report."""
    ids = {f"ends-{ending}" for ending in ENDINGS if ending}
    for path in python_files("src/eastfront/games/battlecards"):
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
    assert told_notices() == {case[0] for case in NOTICES + COMBINED}


def test_a_hidden_card_is_named_to_those_who_see_it_alone() -> None:
    case: Case = ("deploys", {"seat": 1}, ["yak-9"], "apart/2", "air/2", "")
    notice = notice_of(case, 1 << 1)
    hidden = "The Soviet player deploys a card to the Air stack."

    assert "The Soviet player deploys Yak-9 to the Air stack." == told(notice, 1)
    assert [hidden, hidden] == [told(notice, 0), told(notice, None)]


def told(notice: Notice, seat: int | None) -> str:
    return say(phrase_notice(notice.shown_to(seat), context("russian-front")))


@pytest.mark.parametrize(
    ("id", "expected"),
    [
        ("draws", "The German player draws a card."),
        ("picks", "The German player picks a card."),
        ("keeps", "The German player draws a card and keeps it face down."),
        ("returns", "A card goes back to the hand of the German player."),
        ("splits", "A card of the German player goes to a second pile."),
        ("keeps-pile", "A card of the German player stays in the Ground stack."),
    ],
)
def test_a_back_reads_well(id: str, expected: str) -> None:
    case: Case = (id, {"seat": 0}, ["panther"], "apart/1", "ground/1", "")

    assert expected == told(notice_of(case, 1), 1)


def test_what_spies_see_is_counted_for_the_others() -> None:
    case: Case = ("looks", {"seat": 1, "enemy": 0}, ["panther"] * 3, "ground/1", "ground/1", "")

    assert "The Soviet player looks at the Ground stack of the German player: 3 cards." == (
        told(notice_of(case, 1 << 1 | 1), None)
    )


def test_a_shot_is_told_in_a_line_and_a_loss_in_another(scene: Scene) -> None:
    scene.german(ground=["panzer-iv", "tiger-i"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("kharkov")
    scene.notices.clear()
    scene.soviet.fires("t-34-76", at="panzer-iv", number=9)

    assert [
        "T-34/76 fires at Panzer IV: 13 against 7; the number is 9: hit.",
        "Panzer IV of the German player is destroyed.",
    ] == news(scene, scene.notices, 0)


@pytest.mark.parametrize(
    ("edition", "options"),
    [("russian-front", {"packs": "x1+x2"}), ("western", {}), ("combined", {"allied_cards": "shown"})],
)
def test_whole_games_can_be_told_and_no_two_options_read_alike(edition: str, options: dict[str, str]) -> None:
    scene = Scene(edition, options | {"reshuffles": "2"})
    scene.deals(7)
    random = Random(7)
    said = 0
    while scene.state.asked != NOBODY:
        texts = choices(scene)
        assert len(texts) == len(set(texts)), texts
        assert asked_question(scene)
        for seat in (None, *range(len(SEATED[edition]))):
            said += len(news(scene, scene.notices, seat))
        scene.notices.clear()
        game().apply(scene.state, random.choice(list(scene.state.options)), scene.notices)

    assert said > 1000
