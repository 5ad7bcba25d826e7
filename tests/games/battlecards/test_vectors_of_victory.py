"""Positions with known answers: homelands, victory, the combined game and a pack."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.scene import Scene

GERMAN_WINS: Final = [  # 31 points
    "battle-for-kiev",
    "bialystok-minsk",
    "siege-of-leningrad",
    "sevastopol",
    "arctic-convoys",
    "stalingrad",
    "kursk",
]
ROAD_TO_MOSCOW: Final = ["battle-for-kiev", "bialystok-minsk", "smolensk", "sevastopol"]
BRITISH_38: Final = [
    "norway",
    "dunkirk",
    "battle-of-france",
    "battle-of-britain",
    "the-blitz",
    "battle-of-the-atlantic",
    "channel-dash",
    "ardennes-offensive",
    "hunt-for-the-bismarck",
    "st-nazaire-raid",
]
SOVIET_36: Final = [*GERMAN_WINS[:4], "stalingrad", "kursk", "smolensk", "operation-bagration"]


@pytest.mark.rule("bc-3.3", "bc-3.14", "bc-2.8")
def test_moscow_is_not_reached_with_three_of_the_six_battles(scene: Scene) -> None:
    """Clause 3.3: the card is discarded and the turn is over, without a question."""
    scene.german(ground=["panzer-iv"], won=ROAD_TO_MOSCOW[:3])
    scene.soviet(hand=["kv-1"])
    scene.draws("german", "battle-for-moscow")

    assert ["battle-for-moscow"] == scene.spent()
    assert scene.asks("soviet", "turn")

    scene.edition("russian-front")
    scene.german(ground=["panzer-iv"], won=ROAD_TO_MOSCOW)
    scene.draws("german", "battle-for-moscow")

    assert scene.asks("german", "battle")


@pytest.mark.rule("bc-11.4", "bc-11.5", "bc-11.6")
def test_moscow_may_be_defended_out_of_the_hand(scene: Scene) -> None:
    """Clause 11.6: the reserve is deployed before it is asked who has units for the battle."""
    scene.german(ground=["panzer-iv"], won=ROAD_TO_MOSCOW)
    scene.soviet(hand=["t-34-76", "kv-1", "kirov", "shchuka-class-submarine"])
    scene.fights("battle-for-moscow")

    assert scene.asks("soviet", "homeland")
    scene.soviet.chooses("emergency")

    assert (["kv-1", "t-34-76"], ["kirov", "shchuka-class-submarine"]) == (
        scene.soviet.units,
        scene.soviet.sea,
    )
    assert [] == scene.soviet.hand
    assert scene.asks("german", "fire")


@pytest.mark.rule("bc-10.1", "bc-10.2", "bc-3.8")
def test_moscow_left_without_a_defence_ends_the_war(scene: Scene) -> None:
    """Clause 10.1: who keeps the reserve in hand then has no forces, and no enemy of Germany is left."""
    scene.german(ground=["panzer-iv"], won=ROAD_TO_MOSCOW)
    scene.soviet(hand=["t-34-76", "kv-1", "kirov", "shchuka-class-submarine"])
    scene.fights("battle-for-moscow")

    scene.soviet.passes()

    assert scene.ended("total-victory", winner="german")


@pytest.mark.rule("bc-10.5", "bc-10.6", "bc-10.11")
def test_smolensk_makes_thirty_five_points_a_victory(scene: Scene) -> None:
    """Clause 10.11: victory is tested at once, with 38 points and not with 37."""
    scene.german(ground=["panzer-iv"], won=[*GERMAN_WINS, "winter-counteroffensive"])
    scene.soviet(hand=["kv-1"])
    scene.fights("smolensk")

    assert 38 == scene.german.points
    assert scene.ended("standard-victory", winner="german")

    scene.edition("russian-front")
    scene.german(ground=["panzer-iv"], won=[*GERMAN_WINS, "kerch-feodosia-landing"])
    scene.soviet(hand=["kv-1"])
    scene.fights("smolensk")

    assert 37 == scene.german.points
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-10.12", "bc-4.9", "bc-4.14")
def test_moscow_held_scores_eight_and_puts_nobody_out(scene: Scene) -> None:
    """Clause 10.12: the defender of a homeland scores it, and play goes on."""
    scene.german(ground=["panzer-iv"], won=ROAD_TO_MOSCOW)
    scene.soviet(ground=["t-34-76"], hand=["kv-1"])
    scene.fights("battle-for-moscow")
    scene.soviet.passes()

    scene.passes_until("german", "withdraw")
    scene.german.withdraws_all()

    assert (["battle-for-moscow"], 8) == (scene.soviet.won, scene.soviet.points)
    assert (False, False) == (scene.german.is_out, scene.soviet.is_out)
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-7.1", "bc-7.4")
def test_a_submarine_and_a_tank_are_a_stalemate_for_the_defender(scene: Scene) -> None:
    """Clause 7.1: neither can hit the other, so the aggressor withdraws and the defender scores."""
    scene.german(ground=["panzer-iv"], sea=["type-vii-u-boat"])
    scene.soviet(ground=["t-34-76"], hand=["kv-1"])
    scene.fights("siege-of-leningrad")
    scene.passes_until("soviet", "fire")
    scene.soviet.fires("t-34-76", at="panzer-iv", number=8)
    assert [] == scene.told("stalemate")

    scene.german.passes()
    scene.soviet.passes()

    assert 1 == len(scene.told("stalemate"))
    assert (["siege-of-leningrad"], 5) == (scene.soviet.won, scene.soviet.points)
    assert (["type-vii-u-boat"], ["t-34-76"]) == (scene.german.sea, scene.soviet.ground)
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-13.43", "bc-13.44")
def test_the_allies_add_their_points_to_seventy_eight(scene: Scene) -> None:
    """Clause 13.44: 40 Soviet and 38 British points win the combined game."""
    scene.edition("combined")
    scene.british(won=BRITISH_38)
    scene.soviet(ground=["t-34-76"], won=SOVIET_36)
    scene.fights("kharkov")

    assert (40, 38) == (scene.soviet.points, scene.british.points)
    assert scene.ended("standard-victory", winner="soviet")


@pytest.mark.rule("bc-13.43", "bc-13.44")
def test_every_point_of_the_russian_front_does_not_win_the_combined_game(scene: Scene) -> None:
    """Clause 13.43: 76 points are two too few."""
    scene.edition("combined")
    front = [scene.rules.cards.ids[card] for card in scene.rules.battles[1]]
    scene.soviet(ground=["t-34-76"], won=[battle for battle in front if battle != "kharkov"])
    scene.german(hand=["bismarck"])
    scene.fights("kharkov")

    assert 76 == scene.soviet.joint_points
    assert scene.outcome is None
    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-13.16", "bc-13.22", "bc-13.23", "bc-13.40", "bc-13.41")
def test_germany_is_defended_by_both_without_the_generals_of_the_other_front(scene: Scene) -> None:
    """Clause 13.23: Rommel fights for Germany in the West, Manstein does not, his tanks do."""
    scene.edition("combined")
    scene.british(ground=["cromwell"], won=["hunt-for-the-bismarck", "battle-of-the-ruhr", "normandy"])
    scene.soviet(ground=["t-34-76"])
    scene.german(ground=["erwin-rommel"])
    scene.barbarossa(ground=["erich-von-manstein", "panzer-iv"])
    scene.fights("western-battle-for-germany")

    assert (["erwin-rommel"], ["panzer-iv"]) == (scene.german.units, scene.barbarossa.units)
    assert ["erich-von-manstein"] == scene.barbarossa.ground
    assert (["cromwell"], ["t-34-76"]) == (scene.british.units, scene.soviet.ground)
    assert 11 == scene.barbarossa.defence("panzer-iv", "ground")


def moscow_falls(scene: Scene) -> None:
    """Let Barbarossa take Moscow from a Soviet player who defends it with nothing."""
    scene.edition("combined")
    scene.german(hand=["bismarck"])
    scene.british(ground=["cromwell"], kept=["western-counterattack-4"])
    scene.barbarossa(ground=["panzer-iv"], hand=["tiger-i"], won=ROAD_TO_MOSCOW)
    scene.soviet(
        hand=["kv-1"],
        ground=["stavka"],
        sea=["kirov"],
        kept=["dug-in"],
        won=["kharkov", "norway"],
        discard=["pe-2"],
    )
    scene.fights("battle-for-moscow")
    scene.passes_until("soviet", "homeland")
    scene.soviet.passes()


@pytest.mark.rule("bc-13.30", "bc-13.31", "bc-13.33", "bc-13.34", "bc-13.36", "bc-13.38")
@pytest.mark.rule("bc-13.29", "bc-13.46", "bc-10.2", "bc-6.15")
def test_the_fall_of_moscow_hands_the_soviet_forces_over(scene: Scene) -> None:
    """Clause 13.30: forces to the captor, everything else to the discard piles, and no more turns."""
    moscow_falls(scene)

    assert scene.soviet.is_out
    assert scene.outcome is None
    assert (["panzer-iv", "stavka"], ["kirov"]) == (scene.barbarossa.ground, scene.barbarossa.sea)
    assert ([], ["kv-1", "pe-2"]) == (scene.soviet.hand, scene.soviet.discard)
    assert (["dug-in-8", "kharkov"], ["norway"]) == (sorted(scene.spent()), scene.spent("western"))
    assert sorted([*ROAD_TO_MOSCOW, "battle-for-moscow"]) == scene.barbarossa.won
    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-13.29", "bc-13.47")
def test_barbarossa_goes_on_drawing_after_the_fall_of_moscow(scene: Scene) -> None:
    """Clause 13.47: a battle of the East then comes without an enemy, and the Soviet turn is skipped."""
    moscow_falls(scene)
    scene.german.chooses("emergency")
    scene.draws("british", "normandy")
    scene.british.declines()

    scene.draws("barbarossa", "kursk")
    scene.barbarossa.chooses("take")

    assert "kursk" in scene.barbarossa.won
    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-13.27", "bc-13.54", "bc-13.55", "bc-13.56", "bc-13.58", "bc-13.5", "bc-10.14")
def test_a_british_counterattack_brings_the_soviet_player_back(scene: Scene) -> None:
    """Clause 13.54: the liberator holds Moscow, the liberated draws six cards and deploys three."""
    moscow_falls(scene)
    scene.german.chooses("emergency")

    scene.british.plays("counterattack")
    scene.british.fires("cromwell", at="panzer-iv", number=10)

    assert (["battle-for-moscow"], 8) == (scene.british.won, scene.british.points)
    assert scene.told("shoots")[-1].target == "spent/1"
    assert not scene.soviet.is_out
    assert not scene.barbarossa.is_out
    assert scene.asks("soviet", "forces")
    assert 6 == len(scene.soviet.hand)

    for _ in range(3):
        scene.soviet.chooses("deploy", scene.soviet.offered("deploy")[0])
    scene.barbarossa.chooses("emergency")

    assert 3 == len(scene.soviet.hand)
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-12.4", "bc-12.6", "bc-12.9", "bc-12.10", "bc-1.11", "bc-1.12", "bc-10.8")
def test_pack_x1_adds_all_but_one_commander_and_one_battle(scene: Scene) -> None:
    """Clause 12.9: 64 Soviet and 58 Conflict cards, one Zhukov, one Stalingrad, 83 points, target 42."""
    scene.options(packs="x1")
    scene.soviet(hand=["georgy-zhukov"])
    scene.starts_turn("soviet")

    soviet = [*scene.soviet.deck, *scene.soviet.hand]
    assert (64, 50, 58) == (len(soviet), len(scene.german.deck), len(scene.deck()))
    assert (1, 1) == (soviet.count("georgy-zhukov"), scene.deck().count("stalingrad"))
    assert (83, 42) == (scene.rules.total, scene.rules.target)
