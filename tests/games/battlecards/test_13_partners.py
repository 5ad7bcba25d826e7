"""Chapter 13, partners: who of a joint army is asked first, and where the survivors go."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.homelands import INVADERS, TO_GERMANY
from tests.games.battlecards.scene import Scene

WEST: Final = "western-battle-for-germany"
EAST: Final = "battle-for-germany"
UNITS: Final = {WEST: "cromwell", EAST: "t-34-76"}
BOTH: Final = ["german", "barbarossa"]


def lay_defence(scene: Scene, battle: str, *, kept: bool = False, hand: bool = False) -> None:
    """Lay a tank of the invader against a tank and a bomber with its fighter of each German."""
    scene.edition("combined")
    scene.seat(INVADERS[battle])(ground=[UNITS[battle]], won=TO_GERMANY[battle])
    scene.german(
        ground=["western-panther"],
        air=["western-bf-109", "western-he-111"],
        kept=["western-dug-in-8"] if kept else [],
        hand=["bismarck"] if hand else [],
    )
    scene.barbarossa(
        ground=["panzer-iv"],
        air=["bf-109", "he-111"],
        kept=["dug-in-8"] if kept else [],
        hand=["tiger-i"] if hand else [],
    )


def asked_in_order(scene: Scene, kind: str) -> list[str]:
    """Let everybody pass for a whole round and return which of the partners was asked *kind*, in order."""
    order: list[str] = []
    while len(scene.told("begins-round")) < 2:
        if scene.kind == kind and scene.asked not in order:
            order.append(scene.asked)
        scene.seat(scene.asked).passes()
    return [seat for seat in order if seat in BOTH]


@pytest.mark.rule("bc-13.21")
@pytest.mark.parametrize("kind", ["bonus", "support", "fire", "withdraw"])
@pytest.mark.parametrize("battle", [WEST, EAST])
def test_partners_in_battle_are_asked_in_turn_order(scene: Scene, battle: str, kind: str) -> None:
    """Clause 13.21: German before Barbarossa, whichever theatre the battle is fought in."""
    lay_defence(scene, battle, kept=True)
    scene.fights(battle)

    assert BOTH == asked_in_order(scene, kind)


@pytest.mark.rule("bc-13.21", "bc-13.18")
@pytest.mark.parametrize("battle", [WEST, EAST])
def test_partners_place_their_survivors_in_turn_order(scene: Scene, battle: str) -> None:
    """Clause 13.21: the German player first."""
    lay_defence(scene, battle)
    scene.fights(battle)
    scene.passes_until(INVADERS[battle], "withdraw")
    scene.seat(INVADERS[battle]).withdraws_all()

    assert scene.asks("german", "post")
    scene.german.passes()
    assert scene.asks("barbarossa", "post")


@pytest.mark.rule("bc-13.21", "bc-13.26", "bc-11.9")
@pytest.mark.parametrize(("battle", "order"), [(WEST, BOTH), (EAST, BOTH[::-1])])
def test_before_the_battle_the_partner_named_on_the_card_is_asked_first(
    scene: Scene, battle: str, order: list[str]
) -> None:
    """Clause 13.21: for Delay Tactics and the Emergency Deployment."""
    lay_defence(scene, battle, kept=True, hand=True)
    scene.fights(battle)

    for kind in ("delay", "homeland"):
        for seat in order:
            assert scene.asks(seat, kind)
            scene.seat(seat).passes()


@pytest.mark.rule("bc-13.18")
def test_survivors_go_to_either_partner_as_their_owner_likes(scene: Scene) -> None:
    """Clause 13.18: each owner, for each unit."""
    lay_defence(scene, WEST)
    scene.fights(WEST)
    scene.passes_until("british", "withdraw")
    scene.british.withdraws_all()

    assert ["western-panther", "western-bf-109", "western-he-111"] == scene.german.offered("post")
    scene.german.chooses("post", "western-bf-109")
    assert ["western-he-111"] == scene.german.offered("post")
    scene.german.passes()
    scene.barbarossa.chooses("post", "panzer-iv")
    scene.barbarossa.chooses("post", "bf-109")
    scene.barbarossa.passes()

    assert (["panzer-iv", "western-panther"], ["bf-109", "western-he-111"]) == (
        scene.german.ground,
        scene.german.air,
    )
    assert ([], ["he-111", "western-bf-109"]) == (scene.barbarossa.ground, scene.barbarossa.air)
    assert scene.asks("barbarossa", "turn")


@pytest.mark.rule("bc-13.18", "bc-13.8")
def test_a_posted_unit_is_the_partners_from_then_on(scene: Scene) -> None:
    """Clause 13.18: the German panther, posted in the East, fights and falls there as Barbarossa's."""
    lay_defence(scene, WEST)
    scene.soviet(ground=["is-2"])
    scene.fights(WEST)
    scene.passes_until("british", "withdraw")
    scene.british.withdraws_all()
    scene.german.chooses("post", "western-panther")
    scene.german.passes()
    scene.barbarossa.passes()

    scene.barbarossa.draws("smolensk")
    scene.barbarossa.attacks()
    scene.passes_until("soviet", "fire")
    scene.soviet.fires("is-2", at="western-panther", number=17)

    assert (["western-panther"], []) == (scene.barbarossa.discard, scene.german.discard)


@pytest.mark.rule("bc-13.19")
def test_withdrawn_units_may_be_placed_with_the_partner_as_well(scene: Scene) -> None:
    """Clause 13.19: they were involved and survived."""
    lay_defence(scene, WEST)
    scene.fights(WEST)
    scene.passes_until("german", "withdraw")
    scene.german.withdraws("western-panther", "western-he-111")
    scene.barbarossa.withdraws_all()
    scene.passes_until("british", "withdraw")
    scene.british.withdraws_all()

    assert ["western-panther", "western-bf-109", "western-he-111"] == scene.german.offered("post")
    scene.german.chooses("post", "western-panther")
    scene.german.passes()
    scene.barbarossa.chooses("post", "panzer-iv")
    scene.barbarossa.passes()

    assert (["panzer-iv"], ["western-panther"]) == (scene.german.ground, scene.barbarossa.ground)
