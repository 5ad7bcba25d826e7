"""Chapter 16, notes on misprints, words and sums: which of them the rules, the cards and the words use."""

from __future__ import annotations

import ast
import re
from typing import Final

import pytest

from eastfront.games.barbarossa.cards import facts_of
from eastfront.games.barbarossa.ops.points import Pay
from eastfront.games.barbarossa.tables import TYPES
from eastfront.kernel.message import Message
from eastfront.words import Words
from tests.checkout import ROOT
from tests.games.barbarossa.naming import EDITIONS, card_number, game, ids_of
from tests.games.barbarossa.phrasing import say
from tests.games.barbarossa.scene import Scene

HORSE = "horse-drawn-transport"
WORDS: Final = Words("en")
PACKAGE: Final = ROOT / "src" / "eastfront"


def our_words() -> list[str]:
    """Every line shown to people who play Barbarossa, and every clause that is not itself a note on words."""
    paths = (PACKAGE / "words" / "en").glob("*.ftl")
    # The lists of cards and of rules speak of all games.
    others = ("battlecards", "stalingrad", "browser-cards", "browser-rules")
    files = [path.read_text(encoding="utf-8") for path in paths if not any(map(path.stem.count, others))]
    lines = [line for text in files for line in text.splitlines()]
    clauses = [rule.text for rule in game().ledger() if rule.status != "note"]
    assert len(lines) > 300
    assert len(clauses) > 300
    return lines + clauses


def uses(pattern: str) -> list[str]:
    """The lines of our words in which *pattern* is found."""
    return [line for line in our_words() if re.search(pattern, line)]


@pytest.mark.rule("bb-16.1")
def test_arclights_price_of_playing_a_card_is_paid_in_tactic_points(scene: Scene) -> None:
    scene.edition("arclight")
    scene.seat1(hand=["flak-battalion", "panzer-regiment"], deck=[HORSE])
    scene.points(tactic=1, supply=9)
    scene.in_phase("tactics")
    assert not scene.offers("play panzer-regiment")

    scene.seat1.plays("flak-battalion")

    assert (0, 9) == (scene.tactic, scene.supply)
    assert "bb-5.14" == scene.seat1.refused("play", "panzer-regiment")


@pytest.mark.rule("bb-16.2")
def test_the_types_are_called_as_kamikaze_calls_them() -> None:
    names = [WORDS.phrase(Message(f"type-{type}")) for type in TYPES]

    assert ["Supply", "Strategy", "Army", "Support", "Site", "Event"] == names
    assert [] == uses(r"\b(Plan|Aid|Objective|Unit|Target)s?\b")
    assert [] == uses(r"\b(Transport|Tactic|Deployment) cards?\b")


@pytest.mark.rule("bb-16.3")
def test_points_and_places_are_called_as_kamikaze_calls_them() -> None:
    points = [WORDS.phrase(Message(f"{kind}-points", count=1)) for kind in ("tactic", "attack")]
    places = [WORDS.phrase(Message(f"zone-{place}")) for place in ("exhausted", "war-zone")]

    assert ["Tactic Point", "Attack Point"] == points
    assert ["exhausted", "War Zone"] == places
    assert uses(r"\bFront Line\b")
    assert [] == uses(r"(?i)operation point|battle point|fatigue|battle area|deploying zone")
    assert [] == uses(r"\b[Tt]he Field\b(?! [A-Z])")


@pytest.mark.rule("bb-16.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_is_forfeited_from_the_front_line_and_discarded_from_the_hand(
    scene: Scene, edition: str
) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion"], deck=[HORSE] * 4, front=["grenadier-regiment"])
    scene.in_phase("tactics")

    scene.seat1.uses("grenadier-regiment", 2)
    scene.seat1.ends_turn()

    (lost,) = scene.heard("forfeits")
    (thrown,) = scene.heard("discards")
    view = scene.spectator
    assert "forfeit" in say(scene.game.phrase_notice(lost, view))
    assert "discards" in say(scene.game.phrase_notice(thrown, view))
    assert (["active/1", "discard/1"], ["hand/1", "discard/1"]) == (
        [lost.origin, lost.target],
        [thrown.origin, thrown.target],
    )


@pytest.mark.rule("bb-16.5")
def test_the_frame_colours_tell_the_six_types_apart_and_no_fact_depends_on_them() -> None:
    (note,) = [rule.text for rule in game().ledger() if rule.id == "bb-16.5"]
    frames = re.findall(r"([A-Z][a-z]+) ([a-z]+)[,.]", note.partition(": ")[2])
    facts = {key for each in game().card_set.definitions for key in facts_of(each)}

    assert TYPES == [type.lower() for type, _ in frames]
    assert 6 == len({colour for _, colour in frames})
    assert not {"colour", "frame"} & facts


@pytest.mark.rule("bb-16.18")
def test_the_cards_are_305_and_not_306() -> None:
    assert 305 == sum(each.copies for each in game().card_set.definitions)


@pytest.mark.rule("bb-16.19")
def test_nothing_in_the_rules_asks_for_an_age_or_a_clock() -> None:
    """16.19: the only age that matters, the youngest player's, is told by the first seat."""
    imported: set[str] = set()
    for path in (PACKAGE / "games" / "barbarossa").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                imported.add(node.module or "")
    questions = game().description.editions.questions

    assert "eastfront.kernel.machine" in imported
    assert not {"time", "datetime", "calendar"} & imported
    assert [] == [key for key in questions if re.search(r"(^|_)(age|time|minutes|hours)(_|$)", key)]
    assert "youngest" in questions["first_player"].values


@pytest.mark.rule("bb-16.26")
def test_cards_are_called_as_kamikaze_calls_them() -> None:
    names = {id: WORDS.phrase(Message(f"card-{id}")) for id in ids_of("supply") + ids_of("site")[:2]}

    assert names == {
        "horse-drawn-transport": "Horse-drawn Transport",
        "motorized-transport": "Motorized Transport",
        "locomotive-transport": "Locomotive Transport",
        "fortified-hill": "Fortified Hill",
        "strategic-position": "Strategic Position",
    }
    assert [] == uses(r"\b(Tracks|Trucks|Trains|Horses|High Field)\b|(?i:unmotorized)")
    assert [] == uses(r"(?<!Fortified )\bHills?\b|(?<!Strategic )\bPositions?\b")


@pytest.mark.rule("bb-16.27")
def test_no_deployed_card_asks_for_tactic_points_though_a_card_might(scene: Scene) -> None:
    """16.27: every cost of the set leaves the Tactic Points alone; the op that pays could ask for them."""
    costs = [op for each in game().card_set.definitions for ability in each.abilities for op in ability.cost]
    payments = [op for op in costs if isinstance(op, Pay)]
    scene.seat1(hand=[HORSE], front=["grenadier-regiment", "panzer-regiment", "heinz-guderian"])
    scene.points(tactic=0, supply=1)
    scene.in_phase("tactics")

    assert {0} == {int(op.tactic) for op in payments}
    assert ["grenadier-regiment", "panzer-regiment", "heinz-guderian"] == scene.offered("use-1")
    assert not Pay(0, 1).can(scene.state, 0, card_number("panzer-regiment"))
    scene.points(tactic=1)
    assert Pay(0, 1).can(scene.state, 0, card_number("panzer-regiment"))
