"""Chapter 4, leaving a battle and ending it: withdrawal, objectives, the winner and the survivors."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.naming import card_number
from tests.games.battlecards.scene import Scene

OBJECTIVES: Final = {
    "siege-of-leningrad": "ground",
    "arctic-convoys": "sea",
    "stalingrad": "ground",
    "kerch-feodosia-landing": "ground",
    "dieppe-raid": "ground",
}


def bring_to_withdrawal(scene: Scene, seat: str) -> None:
    """Let nobody fire until *seat* may withdraw."""
    scene.passes_until(seat, "withdraw")


@pytest.mark.rule("bc-4.5")
@pytest.mark.parametrize("leaving", [[], ["tiger-i"], ["panzer-iv", "tiger-i"]])
def test_any_number_of_own_units_may_withdraw(scene: Scene, leaving: list[str]) -> None:
    """Clause 4.5: none, one or several; the defender is asked after the aggressor."""
    scene.german(ground=["panzer-iv", "panther", "tiger-i"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")
    bring_to_withdrawal(scene, "german")
    assert ["panzer-iv", "panther", "tiger-i"] == scene.german.offered("withdraw")
    assert "withdraw-all" in scene.offered

    scene.german.withdraws(*leaving)
    if scene.asks("german", "withdraw"):
        scene.german.passes()

    assert sorted(leaving) == scene.german.resting
    assert sorted({"panzer-iv", "panther", "tiger-i"} - set(leaving)) == scene.german.units
    assert scene.asks("soviet", "withdraw")
    assert ["t-34-76", "kv-1"] == scene.soviet.offered("withdraw")


@pytest.mark.rule("bc-4.5", "bc-4.1")
def test_nobody_withdraws_before_the_withdrawal_phase(scene: Scene) -> None:
    """Clause 4.5: while units fire there is no way out."""
    scene.german(ground=["panzer-iv", "panther"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")

    assert [] == scene.german.offered("withdraw") + scene.german.offered("withdraw-all")
    assert "bc-4.1" == scene.german.refused("withdraw", "panther")


@pytest.mark.rule("bc-4.6")
def test_a_withdrawn_unit_is_out_of_the_battle_for_good(scene: Scene) -> None:
    """Clause 4.6: it neither fires nor is fired at nor helps, in the next round and after it."""
    scene.german(ground=["panzer-iv", "erich-von-manstein"], hand=["panther"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")
    assert 15 == scene.german.attack("panzer-iv", "ground")
    bring_to_withdrawal(scene, "german")

    scene.german.withdraws("erich-von-manstein")

    for round_number in (2, 3):
        scene.passes_until("german", "fire")
        assert round_number == scene.state.battle.round
        assert ["panzer-iv"] == scene.german.offered("fire")
        assert 13 == scene.german.attack("panzer-iv", "ground")
        scene.german.passes()
        scene.soviet.fires("t-34-76", at="panzer-iv", number=20)
        assert [card_number("panzer-iv")] * (round_number - 1) == [
            notice.arguments["victim"] for notice in scene.told("shoots")
        ]
        bring_to_withdrawal(scene, "german")
        assert ["panzer-iv"] == scene.german.offered("withdraw")


@pytest.mark.rule("bc-4.6", "bc-4.11")
def test_a_withdrawn_unit_remains_deployed(scene: Scene) -> None:
    """Clause 4.6: after the battle it lies in its stack again, though its comrades are lost."""
    scene.german(ground=["panzer-iv", "tiger-i"], air=["he-111"])
    scene.soviet(ground=["t-34-76"], hand=["kv-1"])
    scene.fights("smolensk")
    bring_to_withdrawal(scene, "german")
    scene.german.withdraws("tiger-i", "he-111")
    scene.soviet.passes()
    scene.german.passes()

    scene.soviet.fires("t-34-76", at="panzer-iv", number=8)

    assert (["tiger-i"], ["he-111"], ["panzer-iv"]) == (
        scene.german.ground,
        scene.german.air,
        scene.german.discard,
    )
    assert ["smolensk"] == scene.soviet.won


@pytest.mark.rule("bc-4.7", "bc-4.1")
def test_a_new_round_begins_with_phase_one_while_both_sides_have_units(scene: Scene) -> None:
    """Clause 4.7: partial withdrawals on both sides do not end the battle."""
    scene.german(ground=["brandenburger-commandos", "panzer-iv", "tiger-i"])
    scene.soviet(ground=["rifle-division", "t-34-76"])
    scene.fights("smolensk")
    bring_to_withdrawal(scene, "german")

    scene.german.withdraws("tiger-i")
    scene.soviet.withdraws("t-34-76")

    assert [1, 2] == [notice.arguments["round"] for notice in scene.told("begins-round")]
    assert ["brandenburger-commandos", "panzer-iv"] == scene.german.units
    assert ["rifle-division"] == scene.soviet.units
    assert scene.asks("german", "fire")
    assert ["brandenburger-commandos"] == scene.german.offered("fire")


@pytest.mark.rule("bc-4.8", "bc-4.9")
@pytest.mark.parametrize("winner", ["german", "soviet"])
def test_a_side_destroyed_to_the_last_unit_has_lost(scene: Scene, winner: str) -> None:
    """Clauses 4.8 and 4.9: aggressor or defender, the winner takes the card and its points."""
    scene.german(ground=["panzer-iv"], hand=["panther"])
    scene.soviet(ground=["t-34-76"], hand=["kv-1"])
    scene.fights("siege-of-leningrad")
    if winner == "soviet":
        scene.german.passes()

    if winner == "german":
        scene.german.fires("panzer-iv", at="t-34-76", number=10)
    else:
        scene.soviet.fires("t-34-76", at="panzer-iv", number=10)

    assert (["siege-of-leningrad"], 5) == (scene.seat(winner).won, scene.seat(winner).points)
    assert 5 == scene.german.points + scene.soviet.points
    assert ["bc-4.8"] == [notice.rule for notice in scene.told("wins-battle")]
    assert ["bc-4.9"] == [notice.rule for notice in scene.told("takes-card")]


@pytest.mark.rule("bc-4.8", "bc-4.5")
def test_a_side_partly_destroyed_and_partly_withdrawn_has_lost(scene: Scene) -> None:
    """Clause 4.8: it does not matter how the units left."""
    scene.german(ground=["panzer-iv"], hand=["panther"])
    scene.soviet(ground=["t-34-76", "kv-1"], hand=["is-2"])
    scene.fights("smolensk")
    scene.german.fires("panzer-iv", at="t-34-76", number=10)
    bring_to_withdrawal(scene, "soviet")

    scene.soviet.withdraws("kv-1")

    assert (["smolensk"], 3) == (scene.german.won, scene.german.points)
    assert (["kv-1"], ["t-34-76"]) == (scene.soviet.ground, scene.soviet.discard)
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-4.9")
@pytest.mark.parametrize(
    ("edition", "battle", "winner", "unit"),
    [
        ("russian-front", "smolensk", "german", "panzer-iv"),
        ("western", "normandy", "german", "western-panzer-iv"),
        ("combined", "battle-of-france", "british", "cromwell"),
    ],
)
def test_a_card_won_lies_open_before_its_winner(
    scene: Scene, edition: str, battle: str, winner: str, unit: str
) -> None:
    """Clause 4.9: everybody sees who holds which battle; it has left the deck."""
    scene.edition(edition)
    scene.seat(winner)(ground=[unit])
    scene.fights(battle)

    front = scene.seat(winner).front
    assert battle not in scene.deck(front) + scene.spent(front) + scene.pending
    for watcher in (*range(len(scene.seats)), None):
        view = scene.game.view(scene.state, watcher)
        assert [card_number(battle)] == view.seats[scene.seat(winner).seat].won


@pytest.mark.rule("bc-4.10", "bc-15.10")
def test_five_battles_have_a_condition_of_their_own(scene: Scene) -> None:
    """Clause 4.10: the aggressor has to remove the units of one type."""
    scene.edition("combined")
    cards = scene.rules.cards
    types = ["ground", "air", "sea"]

    found = {
        cards.ids[card]: types[cards.objective[card]]
        for battles in scene.rules.battles
        for card in battles
        if cards.objective[card] >= 0
    }

    assert OBJECTIVES == found


@pytest.mark.rule("bc-4.10", "bc-15.10", "bc-4.13")
def test_an_objective_gained_ends_the_battle_and_the_rest_of_the_defence_withdraws(scene: Scene) -> None:
    """Clause 4.10: without Ground units Leningrad has fallen; the rest stays deployed and unharmed."""
    scene.german(air=["ju-88", "ju-88"])
    scene.soviet(ground=["t-34-76"], air=["pe-2"], sea=["kirov"], hand=["kv-1"])
    scene.fights("siege-of-leningrad")

    scene.german.fires("ju-88", at="t-34-76", number=10)

    assert (["siege-of-leningrad"], 5) == (scene.german.won, scene.german.points)
    assert (["pe-2"], ["kirov"], ["t-34-76"]) == (scene.soviet.air, scene.soviet.sea, scene.soviet.discard)
    assert 1 == len(scene.told("shoots"))
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-4.10", "bc-15.10")
def test_without_an_objective_the_last_ground_unit_decides_nothing(scene: Scene) -> None:
    """Clause 4.10: Sevastopol goes on against ships."""
    scene.german(ground=["panzer-iv", "panzer-iv"])
    scene.soviet(ground=["t-34-76"], sea=["kirov"])
    scene.fights("sevastopol")
    scene.passes_until("german", "fire")

    scene.german.fires("panzer-iv", at="t-34-76", number=10)

    assert (["t-34-76"], ["kirov"]) == (scene.soviet.discard, scene.soviet.units)
    assert [] == scene.german.won


@pytest.mark.rule("bc-4.11")
def test_survivors_lie_face_down_in_their_stacks_again(scene: Scene) -> None:
    """Clause 4.11: winners and withdrawn losers alike; the enemy sees backs, and nothing stays in line."""
    scene.german(ground=["panzer-iv", "tiger-i"], air=["bf-109"], sea=["prinz-eugen"])
    scene.soviet(ground=["t-34-76"], air=["yak-9"], hand=["kv-1"])
    scene.fights("smolensk")
    bring_to_withdrawal(scene, "german")
    scene.german.withdraws_all()

    assert (["panzer-iv", "tiger-i"], ["bf-109"]) == (scene.german.ground, scene.german.air)
    assert (["t-34-76"], ["yak-9"]) == (scene.soviet.ground, scene.soviet.air)
    assert ([], []) == (scene.german.units, scene.soviet.units)
    seen = scene.soviet.view.seats[scene.german.seat]
    assert ([2, 1, 1], [[], [], []]) == (seen.stack_sizes, seen.stacks)


@pytest.mark.rule("bc-4.14")
@pytest.mark.parametrize("one_by_one", [False, True])
def test_the_defender_need_not_decide_once_the_aggressor_has_left(scene: Scene, one_by_one: bool) -> None:
    """Clause 4.14: he has won, and keeps all units."""
    scene.german(ground=["panzer-iv", "tiger-i"])
    scene.soviet(ground=["t-34-76", "kv-1"], hand=["is-2"])
    scene.fights("smolensk")
    bring_to_withdrawal(scene, "german")

    if one_by_one:
        scene.german.withdraws("panzer-iv", "tiger-i")
    else:
        scene.german.withdraws_all()

    assert ["smolensk"] == scene.soviet.won
    assert (["kv-1", "t-34-76"], ["panzer-iv", "tiger-i"]) == (scene.soviet.ground, scene.german.ground)
    assert scene.asks("soviet", "turn")
