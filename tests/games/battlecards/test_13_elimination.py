"""Chapter 13, elimination: what becomes of a player whose homeland has fallen."""

from __future__ import annotations

import pytest

from tests.games.battlecards.homelands import (
    INVADERS,
    TO_BRITAIN,
    TO_GERMANY,
    TO_MOSCOW,
    britain_falls,
    moscow_falls,
)
from tests.games.battlecards.scene import Scene


def lay_soviet(scene: Scene, **options: str) -> None:
    """Lay a Soviet player who has something of everything, but nothing that can defend Moscow."""
    scene.edition("combined", **options)
    scene.german(hand=["bismarck"])
    scene.british(hand=["spitfire"])
    scene.barbarossa(hand=["tiger-i"])
    scene.soviet(
        hand=["kv-1", "yak-9"],
        ground=["stavka"],
        sea=["kirov", "admiral-nikolai-kuznetsov"],
        kept=["dug-in"],
        won=["kharkov", "norway"],
        deck=["is-2", "pe-2", "tu-2"],
        discard=["partisans"],
    )


@pytest.mark.rule("bc-13.29")
def test_an_eliminated_player_takes_no_more_turns(scene: Scene) -> None:
    """Clause 13.29: after Barbarossa it is the German player's turn, time and again."""
    lay_soviet(scene)
    moscow_falls(scene)
    scene.german.draws("field-repairs")
    scene.british.draws("redeployment")
    scene.barbarossa.draws("field-repairs")
    for seat in (scene.german, scene.british, scene.barbarossa):
        seat.chooses("emergency")

    assert [2, 0, 1, 2, 0, 1, 2, 0] == [each.arguments["seat"] for each in scene.told("begins-turn")]
    assert "bc-13.29" == scene.soviet.refused("draw")


@pytest.mark.rule("bc-13.29")
def test_a_player_put_out_in_their_own_turn_has_no_more_of_it(scene: Scene) -> None:
    """Clause 13.29: the card of the Soviet turn is Moscow, and the German player is next."""
    lay_soviet(scene)
    scene.barbarossa(ground=["panzer-iv"], won=TO_MOSCOW)
    scene.draws("soviet", "battle-for-moscow")
    scene.barbarossa.attacks()
    scene.passes_until("soviet", "homeland")
    scene.soviet.passes()

    assert scene.soviet.is_out
    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-13.30", "bc-13.31")
def test_the_winner_takes_all_deployed_forces_commanders_too(scene: Scene) -> None:
    """Clauses 13.30 and 13.31: each into the stack of its type, at once."""
    lay_soviet(scene)
    moscow_falls(scene)

    assert ["panzer-iv", "stavka"] == scene.barbarossa.ground
    assert ["admiral-nikolai-kuznetsov", "kirov"] == scene.barbarossa.sea
    assert [] == scene.soviet.ground + scene.soviet.air + scene.soviet.sea


@pytest.mark.rule("bc-13.30", "bc-13.31")
def test_units_that_fought_for_the_homeland_and_survived_are_captured(scene: Scene) -> None:
    """Clause 13.30: those that withdrew at the end of the battle, and General Chuikov among them."""
    lay_soviet(scene)
    scene.barbarossa(ground=["panzer-iv"], won=TO_MOSCOW)
    scene.soviet(ground=["vasily-chuikov", "t-34-76"], air=["yak-9"])
    scene.fights("battle-for-moscow")
    scene.passes_until("soviet", "withdraw")

    scene.soviet.withdraws_all()

    assert ["panzer-iv", "t-34-76", "vasily-chuikov"] == scene.barbarossa.ground
    assert ["yak-9"] == scene.barbarossa.air


@pytest.mark.rule("bc-13.32")
def test_commanders_may_escape_capture(scene: Scene) -> None:
    """Clause 13.32: if it was agreed so, they go to their owner's discard pile, and units are taken."""
    lay_soviet(scene, commanders_return="yes")
    moscow_falls(scene)

    assert (["panzer-iv"], ["kirov"]) == (scene.barbarossa.ground, scene.barbarossa.sea)
    assert {"stavka", "admiral-nikolai-kuznetsov"} <= set(scene.soviet.discard)


@pytest.mark.rule("bc-13.33", "bc-13.37")
def test_the_hand_is_discarded_and_the_deck_stays(scene: Scene) -> None:
    """Clauses 13.33 and 13.37: the hand joins the discard pile; the deck keeps its cards in order."""
    lay_soviet(scene)
    moscow_falls(scene)

    assert ([], ["kv-1", "partisans", "yak-9"]) == (scene.soviet.hand, scene.soviet.discard)
    assert (["is-2", "pe-2", "tu-2"], 44) == (scene.soviet.deck[:3], len(scene.soviet.deck))
    assert "tiger-i" in scene.barbarossa.hand


@pytest.mark.rule("bc-13.34", "bc-13.35", "bc-13.38")
def test_the_battles_won_are_lost_with_their_points(scene: Scene) -> None:
    """Clauses 13.34 and 13.38: each goes to the discard pile of its own theatre, and the points are gone."""
    lay_soviet(scene)
    scene.british(won=["caen"])
    moscow_falls(scene)

    assert ([], 0, 5) == (scene.soviet.won, scene.soviet.points, scene.british.joint_points)
    assert ("kharkov" in scene.spent(), "norway" in scene.spent("western")) == (True, True)
    assert "norway" not in scene.spent()


@pytest.mark.rule("bc-13.35")
def test_a_battle_lost_by_elimination_can_come_up_again(scene: Scene) -> None:
    """Clause 13.35: Kharkov is shuffled in with the rest of the pile, and Barbarossa draws it."""
    lay_soviet(scene)
    scene.conflict(["field-repairs"], rest="spent")
    moscow_falls(scene)
    assert "kharkov" in scene.spent()
    scene.german.draws("field-repairs")
    scene.british.draws("redeployment")
    scene.barbarossa.draws()

    assert "kharkov" in scene.deck()

    scene.german.chooses("emergency")
    scene.british.chooses("emergency")
    scene.barbarossa.draws("kharkov")

    assert scene.asks("barbarossa", "free-battle")


@pytest.mark.rule("bc-13.36")
def test_kept_cards_go_to_the_conflict_discard_pile(scene: Scene) -> None:
    """Clause 13.36: of the player's own theatre."""
    lay_soviet(scene)
    moscow_falls(scene)

    assert ([], ["dug-in-8"]) == (scene.soviet.kept, [id for id in scene.spent() if id == "dug-in-8"])
    assert [] == [id for id in scene.spent("western") if "dug-in" in id]


@pytest.mark.rule("bc-13.37")
def test_nobody_uses_the_arsenal_of_an_eliminated_player(scene: Scene) -> None:
    """Clause 13.37: a captured unit is lost to its captor's pile, and no card is drawn or sent there."""
    lay_soviet(scene)
    scene.british(sea=["hms-hood"], hand=["spitfire"])
    moscow_falls(scene)
    before = (scene.soviet.deck, scene.soviet.discard)
    scene.german.chooses("send")
    scene.german.chooses("emergency")
    scene.british.chooses("emergency")
    scene.barbarossa.draws("kursk")
    scene.barbarossa.chooses("raid-sea")
    scene.passes_until("british", "fire")
    scene.british.fires("hms-hood", at="kirov", number=9)

    assert ["kirov"] == scene.barbarossa.discard
    assert before == (scene.soviet.deck, scene.soviet.discard)


@pytest.mark.rule("bc-13.30", "bc-13.33", "bc-13.34", "bc-13.36", "bc-13.38", "bc-13.29")
def test_the_fall_of_britain_is_like_that_of_moscow(scene: Scene) -> None:
    """Clause 13.30: forces to the German player, everything else to the discard piles."""
    scene.edition("combined")
    scene.barbarossa(hand=["tiger-i"])
    scene.british(
        hand=["spitfire"],
        ground=["war-cabinet"],
        kept=["western-dug-in-8"],
        won=["caen", "smolensk"],
    )
    britain_falls(scene)

    assert ["war-cabinet", "western-panzer-iv"] == scene.german.ground
    assert (["spitfire"], []) == (scene.british.discard, scene.british.won)
    assert (["caen", "western-dug-in-8"], ["smolensk"]) == (sorted(scene.spent("western")), scene.spent())
    assert scene.german.won == sorted([*TO_BRITAIN, "invasion-of-britain"])
    assert scene.asks("barbarossa", "turn")


@pytest.mark.rule("bc-13.39", "bc-13.45", "bc-13.57")
@pytest.mark.parametrize("battle", list(INVADERS))
def test_either_battle_for_germany_puts_both_germans_out(scene: Scene, battle: str) -> None:
    """Clauses 13.39 and 13.57: together, so nobody is left to liberate the other: the war is over."""
    scene.edition("combined")
    scene.german(kept=["western-counterattack-4"], hand=["bismarck"])
    scene.barbarossa(kept=["counterattack-4"], hand=["tiger-i"])
    scene.british(ground=["cromwell"], won=TO_GERMANY["western-battle-for-germany"])
    scene.soviet(ground=["kv-1"], won=TO_GERMANY["battle-for-germany"])
    scene.fights(battle)
    while scene.asked:
        scene.seat(scene.asked).passes()

    assert [0, 2] == [notice.arguments["seat"] for notice in scene.told("falls")]
    assert (True, True) == (scene.german.is_out, scene.barbarossa.is_out)
    assert scene.ended("total-victory", winner=INVADERS[battle])
