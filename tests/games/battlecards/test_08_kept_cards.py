"""Chapter 8: Kept Cards, where they lie, when they are played and where they go."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.kernel.notices import EVERYBODY
from tests.games.battlecards.scene import Scene

BONUSES: Final = ["air-superiority-7", "artillery-barrage-14", "dug-in-8", "naval-gunfire-13"]
ALL_KINDS: Final = [
    *BONUSES,
    "counter-intelligence-2",
    "counterattack-4",
    "delay-tactics-5",
    "heroic-stand-19",
]


@pytest.mark.rule("bc-8.1")
def test_any_number_of_kept_cards_lies_face_down_beside_the_stacks(scene: Scene) -> None:
    """Clause 8.1: a ninth card is kept like the first, and the enemy does not learn which."""
    scene.german(hand=["panzer-iv"], kept=ALL_KINDS)
    scene.soviet(hand=["kv-1"])
    scene.draws("german", "delay-tactics-11")

    assert sorted([*ALL_KINDS, "delay-tactics-11"]) == scene.german.kept
    assert ([], []) == (scene.spent(), scene.pending)
    assert ["kept/1.conflict/1"] == scene.soviet.suspects("delay-tactics-11")
    assert ([], 9) == (scene.soviet.view.seats[0].kept, scene.soviet.view.seats[0].kept_size)
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-8.2")
def test_each_kept_card_has_its_moment(scene: Scene) -> None:
    """Clause 8.2: with all kinds in hand each question offers those that its moment is for."""
    scene.german(ground=["panzer-iv"], hand=["panther"], kept=ALL_KINDS)
    scene.soviet(ground=["t-34-76"], hand=["is-2"], won=["kharkov"])
    scene.starts_turn("german")
    offered = {scene.kind: scene.german.offered("play")}

    scene.german.draws("smolensk")
    scene.german.attacks()
    for kind in ("delay", "bonus"):
        scene.passes_until("german", kind)
        offered[kind] = scene.german.offered("play")
    scene.passes_until("soviet", "fire")
    scene.soviet.fires("t-34-76", at="panzer-iv", number=10)
    offered[scene.kind] = scene.german.offered("play")
    scene.german.passes()
    scene.draws("soviet", "spies")
    offered[scene.kind] = scene.german.offered("play")

    assert {
        "turn": ["counterattack-4"],
        "delay": ["delay-tactics-5"],
        "bonus": BONUSES,
        "destruction": ["heroic-stand-19"],
        "counter": ["counter-intelligence-2"],
    } == offered


@pytest.mark.rule("bc-8.3")
def test_a_played_card_is_shown_and_goes_to_the_discard_pile(scene: Scene) -> None:
    """Clause 8.3: everybody sees it, and it is no longer its owner's."""
    scene.german(ground=["panzer-iv"], kept=["artillery-barrage", "dug-in"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")
    scene.passes_until("german", "bonus")

    scene.german.plays("artillery-barrage")

    notice = scene.told("plays")[0]
    shown = scene.game.names.card("artillery-barrage-14")
    assert ([shown], EVERYBODY) == (notice.shown_to(None).cards, notice.seen)
    assert (["artillery-barrage-14"], ["dug-in-8"]) == (scene.spent(), scene.german.kept)
    assert [] == scene.suspicions(None, "artillery-barrage-14")


@pytest.mark.rule("bc-8.3")
def test_a_played_card_goes_back_to_the_deck_it_came_from(scene: Scene) -> None:
    """Clause 8.3: where two decks are in play each has its own discard pile, whoever is attacked."""
    scene.edition("combined")
    scene.british(won=["hunt-for-the-bismarck", "battle-of-the-ruhr", "normandy"], ground=["cromwell"])
    scene.german(ground=["western-panther"], kept=["western-dug-in-8"])
    scene.barbarossa(ground=["panzer-iv"], kept=["dug-in-8"])
    scene.fights("western-battle-for-germany")
    scene.passes_until("german", "bonus")

    scene.german.plays("dug-in")
    scene.barbarossa.plays("dug-in")

    assert (["western-dug-in-8"], ["dug-in-8"]) == (scene.spent("western"), scene.spent())
    assert [] == scene.german.kept + scene.barbarossa.kept


@pytest.mark.rule("bc-8.4")
def test_bonus_cards_come_before_support_and_the_aggressor_plays_first(scene: Scene) -> None:
    """Clause 8.4: aggressor's cards, defender's cards, and only then the supporters."""
    scene.soviet(ground=["rifle-division", "zis-3-76-mm-gun"], kept=["artillery-barrage"])
    scene.german(ground=["panzer-iv"], kept=["dug-in"])
    scene.fights("kharkov")
    scene.passes_until("soviet", "bonus")
    assert ([], 1) == (scene.told("supports"), scene.state.battle.round)

    scene.soviet.plays("artillery-barrage")

    assert scene.asks("german", "bonus")
    scene.german.plays("dug-in")
    assert scene.asks("soviet", "support")


@pytest.mark.rule("bc-8.4")
def test_a_bonus_acts_for_one_round(scene: Scene) -> None:
    """Clause 8.4: to the end of the round and not in the next, where other cards may be played."""
    scene.soviet(ground=["rifle-division"], kept=["artillery-barrage", "dug-in"])
    scene.german(ground=["panzer-iv"])
    scene.fights("kharkov")
    scene.passes_until("soviet", "bonus")
    scene.soviet.plays("artillery-barrage")
    scene.passes_until("german", "withdraw")
    assert 12 == scene.soviet.attack("rifle-division", "ground")

    scene.german.passes()

    assert scene.asks("soviet", "bonus")
    assert ["dug-in-8"] == scene.soviet.offered("play")
    assert 9 == scene.soviet.attack("rifle-division", "ground")


@pytest.mark.rule("bc-8.5")
def test_several_cards_of_one_moment_add_up(scene: Scene) -> None:
    """Clause 8.5: both barrages together are worth 6, and Dug In comes on top."""
    scene.options(packs="x2")
    scene.soviet(ground=["rifle-division"], kept=["artillery-barrage", "assault-artillery", "dug-in"])
    scene.german(ground=["panzer-iv"])
    scene.fights("kharkov")
    scene.passes_until("soviet", "bonus")

    for card in ("artillery-barrage", "assault-artillery", "dug-in"):
        scene.soviet.plays(card)

    soviet = scene.soviet
    assert (15, 8) == (soviet.attack("rifle-division", "ground"), soviet.defence("rifle-division", "ground"))
    assert [] == soviet.kept


@pytest.mark.rule("bc-8.6")
def test_a_bonus_without_a_use_may_be_played(scene: Scene) -> None:
    """Clause 8.6: Naval Gunfire among tanks strengthens nobody and is spent."""
    scene.soviet(ground=["t-34-76"], kept=["naval-gunfire"])
    scene.german(ground=["panzer-iv"])
    scene.fights("kharkov")
    scene.passes_until("soviet", "bonus")

    scene.soviet.plays("naval-gunfire")

    assert ([], ["naval-gunfire-13"]) == (scene.soviet.kept, scene.spent())
    assert (13, 8) == (scene.soviet.attack("t-34-76", "ground"), scene.soviet.defence("t-34-76", "ground"))
    scene.passes_until("soviet", "fire")
