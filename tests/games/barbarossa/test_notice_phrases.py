"""What the rules report reads as a player would say it, and tells no secret."""

from __future__ import annotations

import ast
from typing import Final

import pytest

from eastfront.games.barbarossa.game import SLUG
from eastfront.games.barbarossa.phrases import phrase_decision, phrase_notice, phrase_option
from eastfront.games.barbarossa.state import ENDINGS
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import BACK, Notice
from tests.checkout import python_files
from tests.games.barbarossa.naming import EDITIONS, card_number, game
from tests.games.barbarossa.phrasing import context_now, in_battle, say

# Of each notice: its numbers, its cards, where they go, and the sentence.
NOTICES: Final[dict[str, tuple[dict[str, int], list[str], str, str]]] = {
    "begins-game": ({"seat": 1}, [], "", "Seat 2 goes first."),
    "lays-out": (
        {},
        ["moscow", "riga", "minsk"],
        "cities",
        "The City pile, from the top: Minsk, Riga, Moscow.",
    ),
    "removes-pile": ({}, ["blitzkrieg"] * 8, "removed", "Out of this game: 8 × Blitzkrieg."),
    "begins-turn": ({"seat": 0, "turn": 3}, [], "", "Seat 1 begins turn 3."),
    "begins-tactics": ({"seat": 0}, [], "", "Seat 1 begins the Tactics Phase."),
    "begins-reinforcement": ({"seat": 0}, [], "", "Seat 1 begins the Reinforcement Phase."),
    "draws": ({"seat": 0}, ["minsk", "riga"], "hand/1", "Seat 1 draws Minsk and Riga."),
    "shuffles": (
        {"seat": 0, "count": 8},
        [],
        "deck/1",
        "Seat 1 shuffles the 8 cards of the discard pile into a new deck.",
    ),
    "plays": ({"seat": 0}, ["air-supply"], "played/1", "Seat 1 plays Air Supply."),
    "gains-points": (
        {"seat": 0, "tactic": 1, "supply": 0, "draw": 3, "reinforcement": 0, "attack": 0},
        [],
        "",
        "Seat 1 gains 1 Tactic Point and 3 Draw Points.",
    ),
    "loses-supply": (
        {"seat": 0, "supply": 1, "first": 1},
        [],
        "",
        "Seat 1 loses 1 Supply Point of the first gain of the turn.",
    ),
    "pays": ({"seat": 0, "supply": 3, "tactic": 0}, [], "", "Seat 1 pays 3 Supply Points."),
    "deploys": ({"seat": 0}, ["flak-battalion"], "exhausted/1", "Seat 1 deploys Flak Battalion, exhausted."),
    "places": (
        {"seat": 0},
        ["panzer-regiment"],
        "active/1",
        "Seat 1 puts Panzer Regiment from the hand on the Front Line, active.",
    ),
    "uses": (
        {"seat": 0, "ability": 2},
        ["grenadier-regiment"],
        "",
        "Seat 1 uses Grenadier Regiment: forfeit this card ⇒ +1 Attack Point.",
    ),
    "permits-placing": (
        {"seat": 0, "groups": 2 + 4},
        [],
        "",
        "Seat 1 may put Infantry and Tank cards from the hand on the Front Line "
        "until the Tactics Phase ends.",
    ),
    "grants-combat": (
        {"seat": 0, "afterwards": 2},
        [],
        "",
        "Seat 1 may declare one more combat this turn, "
        "and reactivate up to 2 Army cards when the first one ends.",
    ),
    "exhausts": ({"seat": 0}, ["flak-battalion"], "exhausted/1", "Seat 1 exhausts Flak Battalion."),
    "reactivates": ({"seat": 0}, ["flak-battalion"], "active/1", "Seat 1 reactivates Flak Battalion."),
    "lingers": ({"seat": 0}, ["flak-battalion"], "lingering/1", "Seat 1 keeps Flak Battalion exhausted."),
    "forgoes-reactivation": ({"seat": 0, "count": 1}, [], "", "Seat 1 leaves 1 reactivation unused."),
    "forfeits": (
        {"seat": 0},
        ["grenadier-regiment", "flak-battalion", "grenadier-regiment"],
        "discard/1",
        "Seat 1 forfeits 2 × Grenadier Regiment and Flak Battalion.",
    ),
    "returns": ({"seat": 0}, ["partisans"], "events", "Seat 1 returns Partisans to the Event pile."),
    "scraps": ({"seat": 0}, ["air-supply"], "scrapped", "Seat 1 scraps Air Supply."),
    "gains": (
        {"seat": 0},
        ["motorized-transport"],
        "hand/1",
        "Seat 1 gains Motorized Transport, into the hand.",
    ),
    "recovers": (
        {"seat": 0},
        ["grenadier-regiment"],
        "hand/1",
        "Seat 1 takes Grenadier Regiment from the discard pile into the hand.",
    ),
    "attacks": ({"seat": 0}, ["kharkov"], "", "Seat 1 attacks Kharkov (Defence 12)."),
    "reveals": (
        {"seat": 0},
        ["luftwaffe-support"],
        "revealed",
        "Seat 1 reveals Luftwaffe Support (Defence \N{MINUS SIGN}3).",
    ),
    "buries-event": ({"seat": 0}, ["partisans"], "events", "Seat 1 puts Partisans under the Event pile."),
    "lowers-defence": (
        {"seat": 0, "amount": 2},
        [],
        "",
        "Seat 1 lowers the Defence of the attacked Site by 2.",
    ),
    "conquers": (
        {"seat": 0, "attack": 16},
        ["kharkov"],
        "",
        "Seat 1 conquers Kharkov for 16 Attack Points.",
    ),
    "gains-site": ({"seat": 0}, ["kharkov"], "active/1", "Seat 1 deploys Kharkov on the Front Line."),
    "fails": ({"seat": 0, "defence": 18}, ["kharkov"], "", "Seat 1 fails against Kharkov (Defence 18)."),
    "loses-attack": ({"seat": 0, "attack": 1}, [], "", "Seat 1 loses 1 Attack Point."),
    "decides-game": ({"seat": 0}, ["moscow"], "", "Moscow falls to Seat 1: the game will end."),
    "ends-combat": ({"seat": 0}, [], "", "The combat of Seat 1 is over."),
    "dooms": ({"seat": 0}, ["flak-battalion"], "doomed", "Seat 1 is about to forfeit Flak Battalion."),
    "spares": (
        {"seat": 0},
        ["grenadier-regiment"],
        "exhausted/1",
        "Seat 1 saves Grenadier Regiment, which stays on the Front Line, exhausted.",
    ),
    "lays": (
        {"seat": 0, "victim": 2},
        ["partisans"],
        "active/3",
        "Seat 1 lays Partisans on the Front Line of Seat 3.",
    ),
    "recruits": (
        {"seat": 0},
        ["motorized-transport"],
        "discard/1",
        "Seat 1 recruits Motorized Transport for 3.",
    ),
    "clears": (
        {"seat": 0},
        ["air-supply"],
        "discard/1",
        "Seat 1 puts Air Supply from the playing area into the discard pile.",
    ),
    "discards": ({"seat": 0}, ["air-supply"], "discard/1", "Seat 1 discards Air Supply."),
    "ends-moscow": ({}, [], "", "Moscow has fallen: the game is over."),
    "ends-exhausted": ({}, [], "", "Every player has had the last turn: the game is over."),
}


def told_notices() -> set[str]:
    """The ids of all notices that the rules can report."""
    ids = {f"ends-{ending}" for ending in ENDINGS if ending}
    for path in python_files("src/eastfront/games/barbarossa"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "tell"
            ):
                ids |= plain_texts(node.args[0])
    return ids


def plain_texts(node: ast.expr) -> set[str]:
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def test_every_notice_is_shown_here() -> None:
    assert told_notices() == set(NOTICES)


@pytest.mark.parametrize("id", NOTICES)
def test_a_notice_reads_well(id: str) -> None:
    numbers, cards, target, expected = NOTICES[id]
    notice = Notice(id, "bb-1.1", numbers, [card_number(card) for card in cards], "", target, -1)

    assert expected == say(phrase_notice(notice, in_battle("", "", [])))


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    notice = Notice("draws", "bb-2.6", {"seat": 1}, [card_number("minsk")], "deck/2", "hand/2", 1 << 1)
    context = in_battle("", "", [])

    assert "Seat 2 draws Minsk." == say(phrase_notice(notice.shown_to(1), context))
    assert "Seat 2 draws a card." == say(phrase_notice(notice.shown_to(0), context))
    assert "Seat 2 draws a card." == say(phrase_notice(notice.shown_to(None), context))


def test_several_backs_are_counted() -> None:
    notice = Notice("draws", "bb-2.6", {"seat": 1}, [BACK, BACK], "deck/2", "hand/2", -1)

    assert "Seat 2 draws 2 cards." == say(phrase_notice(notice, in_battle("", "", [])))


def test_a_gain_that_came_to_nothing_says_so() -> None:
    notice = Notice("gains-points", "bb-2.11", {"seat": 0, "supply": 0}, [], "", "", -1)

    assert "Seat 1 gains nothing." == say(phrase_notice(notice, in_battle("", "", [])))


def test_losses_that_were_all_spared_say_so() -> None:
    notice = Notice("forfeits", "bb-5.24", {"seat": 0}, [], "doomed", "discard/1", -1)

    assert "Seat 1 forfeits nothing." == say(phrase_notice(notice, in_battle("", "", [])))


@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games_can_be_told_and_no_two_options_read_alike(edition: str) -> None:
    notices: list[Notice] = []
    setup = Setup(SLUG, edition, 3, {"turn_limit": "12"})
    state = game().new(setup, key_of_seed(5), notices)
    said = 0
    while state.asked != NOBODY:
        context = context_now(state, int(state.asked))
        texts = [say(phrase_option(option, context)) for option in context.options]
        assert len(texts) == len(set(texts)), texts
        assert say(phrase_decision(context))
        for seat in (None, 0, 1, 2):
            said += len([say(phrase_notice(notice.shown_to(seat), context)) for notice in notices])
        notices.clear()
        # Busy play: the options that do something, in turn.
        game().apply(state, context.options[(7 * said + len(texts)) % len(texts)], notices)

    assert said > 1000
