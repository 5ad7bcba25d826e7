"""Chapter 14, cards that change the own forces, and cards that find nothing to act on."""

from __future__ import annotations

import pytest

from tests.games.battlecards.scene import Scene


@pytest.mark.rule("bc-14.16")
def test_redeployment_takes_back_any_number_and_deploys_as_many(scene: Scene) -> None:
    """Clause 14.16: two cards of two stacks come back, then two of the hand go out, one of them again."""
    scene.german(ground=["panzer-iii", "panther"], sea=["s-boote"], hand=["bf-109", "tiger-i"])
    scene.soviet(hand=["kv-1"])
    scene.draws("german", "redeployment")
    scene.german.chooses("take-back", "panzer-iii")
    scene.german.chooses("take-back", "s-boote")
    scene.german.passes()
    assert (["panther"], ["bf-109", "panzer-iii", "s-boote", "tiger-i"]) == (
        scene.german.ground,
        scene.german.hand,
    )

    assert "end" not in scene.offered
    scene.german.chooses("deploy", "bf-109")
    assert "end" not in scene.offered
    scene.german.chooses("deploy", "s-boote")

    assert (["panther"], ["bf-109"], ["s-boote"]) == (scene.german.ground, scene.german.air, scene.german.sea)
    assert ["panzer-iii", "tiger-i"] == scene.german.hand
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-14.16")
def test_redeployment_may_take_back_nothing_or_everything(scene: Scene) -> None:
    """Clause 14.16: none, so none is deployed; all three, so three are deployed."""
    scene.german(ground=["panzer-iii", "panther"], hand=["tiger-i"])
    scene.soviet(hand=["kv-1"])
    scene.draws("german", "redeployment")
    scene.german.passes()

    assert (["panther", "panzer-iii"], ["tiger-i"]) == (scene.german.ground, scene.german.hand)
    assert scene.asks("soviet", "turn")

    scene.edition("russian-front")
    scene.german(ground=["panzer-iii", "panther"], air=["ju-88"], hand=["tiger-i"])
    scene.draws("german", "redeployment")
    for card in ("panzer-iii", "panther", "ju-88"):
        scene.german.chooses("take-back", card)
    scene.german.deploys("tiger-i", "panther", "panzer-iii")

    assert (["panther", "panzer-iii", "tiger-i"], ["ju-88"]) == (scene.german.ground, scene.german.hand)


@pytest.mark.rule("bc-14.17", "bc-14.18")
def test_field_repairs_deploy_an_ordinary_unit_of_the_own_pile(scene: Scene) -> None:
    """Clauses 14.17 and 14.18: one of ones choice, no commander, none of the enemy's, and not none."""
    scene.german(discard=["ju-88", "panther", "walter-model", "panther"], ground=["panzer-iii"])
    scene.soviet(discard=["kv-1"], hand=["is-2"])
    scene.draws("german", "field-repairs")
    assert ["repair panther", "repair ju-88"] == scene.offered
    assert "bc-14.17" == scene.german.refused("repair", "walter-model")

    scene.german.chooses("repair", "panther")

    assert (["panther", "panzer-iii"], []) == (scene.german.ground, scene.german.air)
    assert ["ju-88", "panther", "walter-model"] == scene.german.discard
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-14.18")
def test_field_repairs_are_carried_out_if_one_unit_is_there(scene: Scene) -> None:
    """Clause 14.18: the only unit of the pile is deployed without a question."""
    scene.german(discard=["ju-88", "walter-model"])
    scene.soviet(hand=["is-2"])
    scene.draws("german", "field-repairs")

    assert (["ju-88"], ["walter-model"]) == (scene.german.air, scene.german.discard)
    assert scene.asks("soviet", "turn")


@pytest.mark.parametrize(("drawer", "other"), [("german", "soviet"), ("soviet", "german")])
@pytest.mark.parametrize(("ahead", "lost"), [(2, 1), (3, 1), (4, 2), (5, 2)])
@pytest.mark.rule("bc-14.19")
def test_overextended_supply_lines_cost_half_of_the_lead(
    scene: Scene, drawer: str, other: str, ahead: int, lost: int
) -> None:
    """Clause 14.19: rounded down, of the owner's choice, whichever of the two drew the card."""
    scene.german(ground=["infantry-division"] * (ahead - 1), air=["ju-88"], sea=["s-boote"], hand=["panther"])
    scene.soviet(ground=["kv-1"], hand=["is-2"])
    scene.draws(drawer, "overextended-supply-lines")
    assert scene.asks("german", "shed")
    assert "end" not in scene.offered

    for card in ("ju-88", "s-boote")[:lost]:
        scene.german.chooses("discard", card)

    assert sorted(("ju-88", "s-boote")[:lost]) == scene.german.discard
    assert (["kv-1"], ahead + 1 - lost) == (scene.soviet.ground, scene.german.army.deployed())
    assert scene.asks(other, "turn")


@pytest.mark.parametrize(
    ("card", "german", "soviet"),
    [
        ("spies", ["panther"], []),
        ("sabotage", ["panther"], []),
        ("captured-equipment", ["panther"], []),
        ("divide-and-conquer", ["panther"], ["kv-1"]),
        ("redeployment", [], ["kv-1"]),
        ("field-repairs", ["panther"], ["kv-1"]),
        ("overextended-supply-lines", ["panther", "panther"], ["kv-1"]),
        ("overextended-supply-lines", ["panther"], ["kv-1"]),
    ],
)
@pytest.mark.rule("bc-14.20")
def test_a_card_with_nothing_to_act_on_is_discarded(
    scene: Scene, card: str, german: list[str], soviet: list[str]
) -> None:
    """Clause 14.20: nobody is asked anything, nothing moves, and the turn is over."""
    scene.german(ground=german)
    scene.soviet(ground=soviet)
    scene.conflict([card, "smolensk"])
    scene.starts_turn("german")

    assert [card] == [id.rpartition("-")[0] for id in scene.spent()]
    assert (german, soviet) == (scene.german.ground, scene.soviet.ground)
    assert [] == scene.german.discard + scene.soviet.discard + scene.german.hand + scene.soviet.hand
    assert (["smolensk"], 1) == (scene.pending, scene.soviet.turns)


@pytest.mark.rule("bc-14.20")
def test_captured_equipment_finds_nothing_in_a_fleet(scene: Scene) -> None:
    """Clause 14.20: ships are nothing that it could act on."""
    scene.german(hand=["panther"])
    scene.soviet(sea=["kirov"], hand=["kv-1"])
    scene.draws("german", "captured-equipment")

    assert (["kirov"], ["captured-equipment-6"]) == (scene.soviet.sea, scene.spent())
    assert scene.asks("soviet", "turn")
