"""Chapter 13, other rulings: when a deck is made anew and of what, and cards that contradict a rule."""

from __future__ import annotations

import re

import pytest

from eastfront.games.barbarossa.sequence.moves import draw_cards
from eastfront.games.barbarossa.state import PURPOSES
from eastfront.kernel.luck import key_of_seed, new_luck
from tests.checkout import ROOT
from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

HORSE = "horse-drawn-transport"
MOTORCYCLES = "motorcycle-battalion"
PLANNING = "strategic-planning"
RULES = ROOT / "src" / "eastfront" / "games" / "barbarossa"


@pytest.mark.rule("bb-13.1", "bb-13.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_draw_goes_on_from_the_discard_pile_shuffled_into_a_new_deck(scene: Scene, edition: str) -> None:
    """13.5: of three cards to draw one lies in the deck, the other two come from the new one."""
    scene.edition(edition)
    scene.seat1(hand=[PLANNING], deck=["panzer-regiment"], discard=["flak-battalion"] * 3)
    scene.in_phase("tactics")

    scene.seat1.plays(PLANNING)

    assert ["flak-battalion", "flak-battalion", "panzer-regiment"] == scene.seat1.hand
    assert ["flak-battalion"] == scene.seat1.deck
    assert [] == scene.seat1.discard
    assert ["draws", "shuffles", "draws", "draws"] == [
        each.id for each in scene.notices if each.id in ("draws", "shuffles")
    ]


@pytest.mark.rule("bb-13.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_draw_of_the_clean_up_phase_makes_a_new_deck_too(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(deck=["panzer-regiment"], discard=["flak-battalion"] * 3, played=[HORSE])
    scene.in_phase("clean-up")

    assert 4 == len(scene.seat1.hand)
    assert "panzer-regiment" in scene.seat1.hand
    assert 1 == len(scene.seat1.deck)
    assert [] == scene.seat1.discard


@pytest.mark.rule("bb-13.1")
def test_the_new_deck_is_shuffled(scene: Scene) -> None:
    """13.1: the same pile comes out in many orders, always complete."""
    pile = ["air-supply", "blitzkrieg", "flak-battalion", "panzer-regiment", PLANNING]
    orders = set()
    for seed in range(40):
        scene.edition("kamikaze")
        scene.seat1(discard=pile)
        scene.state.luck = new_luck(key_of_seed(seed), PURPOSES)
        draw_cards(scene.state, 0, 1)
        orders.add((*scene.seat1.deck, *scene.seat1.hand))

    assert {tuple(pile)} == {tuple(sorted(order)) for order in orders}
    assert len(orders) > 20
    assert set(pile) == {order[-1] for order in orders}


@pytest.mark.rule("bb-13.2")
def test_a_deck_is_only_dealt_with_by_drawing(scene: Scene) -> None:
    """13.2: no op does anything else with a deck, so drawing, which makes a new one, is all there is."""
    sources = {path.stem: path.read_text(encoding="utf-8") for path in RULES.rglob("*.py")}
    with_ops = [name for name, text in sources.items() if "(Op[BarbarossaState])" in text]
    scene.seat1(hand=[PLANNING], discard=["flak-battalion"] * 3)
    scene.in_phase("tactics")

    scene.seat1.plays(PLANNING)

    assert {"combat", "events", "losses", "points", "recruiting", "turn"} <= set(with_ops)
    assert [] == [name for name in with_ops if re.search(r"\.deck\b|rebuild_deck", sources[name])]
    assert ["flak-battalion"] * 3 == scene.seat1.hand


@pytest.mark.rule("bb-13.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_empty_deck_waits_until_a_card_is_needed(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[MOTORCYCLES, PLANNING], deck=["panzer-regiment"] * 2, discard=["flak-battalion"] * 3)
    scene.in_phase("tactics")

    scene.seat1.plays(MOTORCYCLES)
    assert [] == scene.seat1.deck
    assert [] == scene.heard("shuffles")
    assert ["flak-battalion"] * 3 == scene.seat1.discard
    scene.seat1.plays(PLANNING)

    assert 1 == len(scene.heard("shuffles"))
    assert [] == scene.seat1.discard == scene.seat1.deck


@pytest.mark.rule("bb-13.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_discard_pile_is_reshuffled(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(
        hand=[MOTORCYCLES, "panzer-regiment", "blitzkrieg"],
        discard=["flak-battalion"] * 3,
        front=["grenadier-regiment exhausted", "minsk"],
        played=[HORSE],
    )
    scene.in_phase("tactics")

    scene.seat1.plays(MOTORCYCLES)

    assert ["flak-battalion"] == scene.seat1.deck
    assert [HORSE, MOTORCYCLES] == scene.seat1.played
    assert ["grenadier-regiment exhausted", "minsk"] == scene.seat1.front
    assert ["blitzkrieg", "flak-battalion", "flak-battalion", "panzer-regiment"] == scene.seat1.hand


@pytest.mark.rule("bb-13.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_draw_from_nothing_lapses(scene: Scene, edition: str) -> None:
    """13.6: a card that reaches the discard pile afterwards is not drawn for what was left."""
    scene.edition(edition)
    scene.seat1(hand=[PLANNING], deck=["panzer-regiment"], front=["flak-battalion", "grenadier-regiment"])
    scene.in_phase("tactics")

    scene.seat1.plays(PLANNING)
    assert ["panzer-regiment"] == scene.seat1.hand
    scene.seat1.uses("grenadier-regiment", 2)

    assert ["panzer-regiment"] == scene.seat1.hand
    assert ["grenadier-regiment"] == scene.seat1.discard
    assert [] == scene.seat1.deck
    assert [] == scene.heard("shuffles")


@pytest.mark.rule("bb-13.7", "bb-13.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_wins_over_the_rule_that_all_cards_reactivate(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=["heavy-tank-battalion exhausted", "panzer-regiment exhausted"])
    scene.in_phase("starting")

    assert ["heavy-tank-battalion exhausted", "panzer-regiment"] == scene.seat1.front


@pytest.mark.rule("bb-13.7", "bb-13.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_wins_over_the_rule_of_one_combat_a_turn(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["blitzkrieg", "air-supply"], front=["panzer-regiment"])
    scene.points(tactic=1, attack=9)
    scene.in_phase("tactics")
    scene.seat1.attacks("fortified-hill")
    scene.seat1.conquers()
    assert [] == scene.offered("attack")

    scene.seat1.plays("blitzkrieg")

    assert "fortified-hill" in scene.offered("attack")


@pytest.mark.rule("bb-13.7", "bb-13.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_wins_over_the_rule_that_cards_are_paid_for(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["division-hq-company", "panzer-regiment"], deck=[HORSE])
    scene.in_phase("tactics")
    scene.seat1.plays("division-hq-company")
    scene.points(tactic=0)
    assert not scene.offers("play panzer-regiment")

    scene.seat1.places("panzer-regiment")

    assert ["panzer-regiment"] == scene.seat1.front


@pytest.mark.rule("bb-13.7", "bb-13.8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("front", "kept"), [([], [HORSE]), (["supreme-command-headquarters"], [])])
def test_a_card_wins_over_the_rule_that_one_card_may_be_kept(
    scene: Scene, edition: str, front: list[str], kept: list[str]
) -> None:
    scene.edition(edition, supply_window="any-phase")
    scene.seat1(hand=[HORSE], deck=["air-supply"] * 4, front=front)
    scene.in_phase("clean-up")

    assert kept == scene.offered("keep")


@pytest.mark.rule("bb-13.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_event_is_shuffled_into_the_new_deck_like_any_card(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[MOTORCYCLES], discard=["soviet-tank-corps", "air-supply", "luftwaffe-support"])
    scene.in_phase("tactics")

    scene.seat1.plays(MOTORCYCLES)

    assert [] == scene.seat1.discard
    cards = scene.seat1.hand + scene.seat1.deck
    assert ["air-supply", "luftwaffe-support", "soviet-tank-corps"] == sorted(cards)
    drawn = [card for card in scene.seat1.hand if card != "air-supply"]
    assert drawn
    assert set(scene.seat1.hand) == set(scene.offered("play"))
