"""Chapter 14, cards that reach for the enemy's forces, and Counter-Intelligence against them."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.scene import Scene

PLACES: Final = {
    "ground": "is-2",
    "air": "i-16-rata",
    "sea": "kirov",
    "hand": "naval-infantry",
    "kept": "dug-in-8",
}
COUNTERABLE: Final = ["spies", "sabotage", "captured-equipment", "divide-and-conquer"]


@pytest.mark.parametrize("place", list(PLACES))
@pytest.mark.rule("bc-14.5")
def test_spies_look_at_one_place(scene: Scene, place: str) -> None:
    """Clause 14.5: a stack, the Reserve Hand or the Kept Cards; the other places stay secret."""
    scene.soviet(ground=["is-2"], air=["i-16-rata"], sea=["kirov"], hand=["naval-infantry"], kept=["dug-in"])
    scene.draws("german", "spies")
    scene.passes_until("german", "look")
    assert list(PLACES) == scene.german.offered("look")

    scene.german.chooses("look", place)

    certain = [name for name, card in PLACES.items() if [f"{name}/2"] == scene.german.suspects(card)]
    assert [place] == certain
    assert [scene.game.names.card(PLACES[place])] == scene.told("looks")[0].cards
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-14.6")
def test_spies_do_not_look_where_nothing_lies(scene: Scene) -> None:
    """Clause 14.6: two stacks and the hand are empty, so they are not offered."""
    scene.soviet(air=["yak-9"], kept=["dug-in"])
    scene.draws("german", "spies")
    scene.passes_until("german", "look")

    assert ["air", "kept"] == scene.german.offered("look")
    assert "bc-14.6" == scene.german.refused("look", "ground")


@pytest.mark.rule("bc-14.7")
def test_sabotage_looks_at_a_stack_that_has_a_card(scene: Scene) -> None:
    """Clause 14.7: an empty stack cannot be named, and the whole of the named one is seen."""
    scene.soviet(ground=["siberian-division", "is-2"], sea=["kirov"], hand=["tu-2"])
    scene.draws("german", "sabotage")
    assert ["ground", "sea"] == scene.german.offered("sabotage")

    scene.german.chooses("sabotage", "ground")

    seen = [scene.german.suspects(card) for card in ("siberian-division", "is-2", "kirov")]
    assert [["ground/2"], ["ground/2"], ["deck/2.hand/2.sea/2"]] == seen
    assert ["return siberian-division", "return is-2"] == scene.offered


@pytest.mark.rule("bc-14.8", "bc-14.9")
def test_sabotage_kills_one_commander_or_returns_one_card(scene: Scene) -> None:
    """Clauses 14.8 and 14.9: the choice is made once, and the commander himself may be returned."""
    scene.soviet(ground=["georgy-zhukov", "vasily-chuikov", "stavka", "kv-1"], hand=["tu-2"])
    scene.draws("german", "sabotage")
    assert ["georgy-zhukov", "vasily-chuikov", "stavka"] == scene.german.offered("assassinate")
    assert ["georgy-zhukov", "vasily-chuikov", "stavka", "kv-1"] == scene.german.offered("return")

    scene.german.chooses("assassinate", "vasily-chuikov")

    assert (["georgy-zhukov", "kv-1", "stavka"], ["tu-2"]) == (scene.soviet.ground, scene.soviet.hand)
    assert ["vasily-chuikov"] == scene.removed
    assert scene.asks("soviet", "turn")


@pytest.mark.parametrize("card", ["kv-1", "georgy-zhukov"])
@pytest.mark.rule("bc-14.9")
def test_sabotage_without_a_killing_returns_a_card_of_ones_choice(scene: Scene, card: str) -> None:
    """Clause 14.9: also where a commander lies in the stack and is spared; something must be returned."""
    scene.soviet(ground=["georgy-zhukov", "kv-1"], hand=["tu-2"])
    scene.draws("german", "sabotage")
    assert "end" not in scene.offered

    scene.german.chooses("return", card)

    assert sorted([card, "tu-2"]) == scene.soviet.hand
    assert [other for other in ("georgy-zhukov", "kv-1") if other != card] == scene.soviet.ground
    assert ([], []) == (scene.removed, scene.soviet.discard)
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-14.10")
def test_captured_equipment_takes_any_card_of_the_stack_named(scene: Scene) -> None:
    """Clause 14.10: chance decides which; it joins the captor's stack of its type, and Sea is not open."""
    captured = set()
    for seed in range(12):
        scene.edition("russian-front")
        scene.seed(seed)
        scene.soviet(ground=["kv-1", "is-2"], air=["yak-9", "pe-2"], sea=["kirov"], hand=["tu-2"])
        scene.german(ground=["panther"])
        scene.draws("german", "captured-equipment")
        assert ["ground", "air"] == scene.german.offered("capture")
        scene.german.chooses("capture", "ground")
        assert ["is-2", "kv-1", "panther"] == sorted(scene.german.ground + scene.soviet.ground)
        assert (2, ["pe-2", "yak-9"]) == (len(scene.german.ground), scene.soviet.air)
        captured |= set(scene.german.ground) - {"panther"}

    assert {"is-2", "kv-1"} == captured


@pytest.mark.rule("bc-14.10")
def test_a_captured_aircraft_joins_the_air_stack(scene: Scene) -> None:
    """Clause 14.10: the stack is the one of its type, in the hands of the British too."""
    scene.edition("western")
    scene.german(air=["me-262"], hand=["bismarck"])
    scene.draws("british", "captured-equipment")

    assert (["me-262"], []) == (scene.british.air, scene.german.air)
    assert scene.asks("german", "turn")


@pytest.mark.parametrize("commander", ["georgy-zhukov", "stavka"])
@pytest.mark.rule("bc-14.11")
def test_a_captured_commander_is_shown_and_put_back(scene: Scene, commander: str) -> None:
    """Clause 14.11: everybody knows then that he lies there, and nobody has lost anything."""
    scene.soviet(ground=[commander], hand=["tu-2"])
    scene.german(hand=["panther"])
    scene.draws("german", "captured-equipment")

    assert ([commander], []) == (scene.soviet.ground, scene.german.ground)
    assert [scene.game.names.card(commander)] == scene.told("shows-commander")[0].shown_to(None).cards
    assert ["ground/2"] == scene.suspicions(None, commander)
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-14.12")
def test_a_captured_unit_fights_and_falls_for_its_captor(scene: Scene) -> None:
    """Clause 14.12: the tank is lost to the German pile and not to that of its first owner."""
    scene.german(ground=["kv-1", "panther"])
    scene.soviet(ground=["t-34-76", "is-2"])
    scene.fights("smolensk")
    assert ["kv-1", "panther"] == scene.german.units

    scene.german.fires("kv-1", at="t-34-76", number=9)
    scene.passes_until("soviet", "fire")
    scene.soviet.fires("is-2", at="kv-1", number=11)

    assert (["kv-1"], ["t-34-76"]) == (scene.german.discard, scene.soviet.discard)


@pytest.mark.parametrize(("size", "halves"), [(2, [1, 1]), (3, [1, 2]), (4, [2, 2]), (5, [2, 3])])
@pytest.mark.rule("bc-14.13")
def test_divide_and_conquer_splits_a_stack_as_evenly_as_possible(
    scene: Scene, size: int, halves: list[int]
) -> None:
    """Clause 14.13: of two cards or more; an odd card makes one pile larger by one."""
    scene.soviet(
        ground=["rifle-division"] * size, air=["yak-9"], sea=["kirov", "krasny-kavkaz"], hand=["tu-2"]
    )
    scene.draws("german", "divide-and-conquer")
    assert ["ground", "sea"] == scene.german.offered("divide")

    scene.german.chooses("divide", "ground")

    assert halves == sorted([len(scene.soviet.ground), len(scene.soviet.apart)])
    assert scene.asks("soviet", "keep")


@pytest.mark.rule("bc-14.14")
def test_chance_decides_which_card_lies_in_which_pile(scene: Scene) -> None:
    """Clause 14.14: any pair of three may come out, and the player of the card learns nothing of it."""
    pairs = set()
    for seed in range(20):
        scene.edition("russian-front")
        scene.seed(seed)
        scene.soviet(sea=["kirov", "krasny-kavkaz", "g-5-torpedo-boats"], hand=["tu-2"])
        scene.draws("german", "divide-and-conquer")
        pairs.add(tuple(scene.soviet.sea))
        assert scene.german.suspects("kirov") == scene.german.suspects("krasny-kavkaz")
        assert ["deck/2.hand/2.sea/2.apart/2"] == scene.german.suspects("kirov")

    assert {
        ("g-5-torpedo-boats", "kirov"),
        ("g-5-torpedo-boats", "krasny-kavkaz"),
        ("kirov", "krasny-kavkaz"),
    } == pairs


@pytest.mark.parametrize("pile", [1, 2])
@pytest.mark.rule("bc-14.15")
def test_the_owner_sees_both_piles_and_chooses_the_one_that_stays(scene: Scene, pile: int) -> None:
    """Clause 14.15: the other pile goes back to the hand."""
    scene.soviet(air=["yak-9", "pe-2", "tu-2", "il-4"], hand=["kv-1"])
    scene.draws("german", "divide-and-conquer")
    piles = [scene.soviet.air, scene.soviet.apart]
    own = scene.soviet.view.seats[1]
    seen = [[scene.rules.cards.ids[card] for card in cards] for cards in (own.stacks[1], own.apart)]
    assert piles == [sorted(cards) for cards in seen]

    scene.soviet.chooses("keep", pile)

    assert piles[pile - 1] == scene.soviet.air
    assert sorted(["kv-1", *piles[2 - pile]]) == scene.soviet.hand
    assert ([], []) == (scene.soviet.apart, scene.soviet.discard)
    assert scene.asks("soviet", "turn")


@pytest.mark.parametrize("card", COUNTERABLE)
@pytest.mark.rule("bc-14.36", "bc-14.37")
def test_counter_intelligence_foils_a_card_before_its_target_is_named(scene: Scene, card: str) -> None:
    """Clauses 14.36 and 14.37: the card is open, nothing is named, and nothing comes of it."""
    scene.soviet(ground=["kv-1", "is-2"], air=["yak-9", "pe-2"], hand=["tu-2"], kept=["counter-intelligence"])
    scene.draws("german", card)
    assert scene.asks("soviet", "counter")
    assert [card] == [id.rpartition("-")[0] for id in scene.pending]
    assert ["begins-turn", "shows"] == [notice.id for notice in scene.notices]

    scene.soviet.plays("counter-intelligence")

    assert (["is-2", "kv-1"], ["pe-2", "yak-9"]) == (scene.soviet.ground, scene.soviet.air)
    assert ([], ["tu-2"]) == (scene.soviet.kept, scene.soviet.hand)
    assert {"counter-intelligence", card} == {id.rpartition("-")[0] for id in scene.spent()}
    assert scene.asks("soviet", "turn")


@pytest.mark.parametrize("card", COUNTERABLE)
@pytest.mark.rule("bc-14.36")
def test_a_card_that_is_not_foiled_goes_on(scene: Scene, card: str) -> None:
    """Clause 14.36: its owner may keep Counter-Intelligence for another day."""
    scene.soviet(ground=["kv-1", "is-2"], air=["yak-9", "pe-2"], hand=["tu-2"], kept=["counter-intelligence"])
    scene.draws("german", card)

    scene.soviet.passes()

    assert scene.asked == "german"
    assert scene.kind in ("look", "sabotage", "capture", "divide")
    assert ["counter-intelligence-2"] == scene.soviet.kept


@pytest.mark.parametrize("card", ["overextended-supply-lines", "redeployment", "military-buildup"])
@pytest.mark.rule("bc-14.36")
def test_counter_intelligence_is_for_four_cards_only(scene: Scene, card: str) -> None:
    """Clause 14.36: it foils none of the others."""
    scene.soviet(ground=["kv-1"], hand=["tu-2"], kept=["counter-intelligence"])
    scene.german(ground=["panther", "panther", "tiger-i"])
    scene.draws("german", card)

    assert not scene.asks("soviet", "counter")
    assert ["counter-intelligence-2"] == scene.soviet.kept


@pytest.mark.rule("bc-14.36")
def test_counter_intelligence_is_not_for_the_own_cards(scene: Scene) -> None:
    """Clause 14.36: it foils what the enemy draws."""
    scene.soviet(ground=["kv-1"], kept=["counter-intelligence"])
    scene.german(ground=["panther"], air=["ju-88"])
    scene.draws("soviet", "spies")

    assert scene.asks("soviet", "look")
