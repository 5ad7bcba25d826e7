"""Chapter 11, Emergency Deployment for the homeland."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.scene import Scene

TO_MOSCOW: Final = ["battle-for-kiev", "bialystok-minsk", "smolensk", "sevastopol"]
TO_GERMANY: Final = ["winter-counteroffensive", "kharkov", "crossing-of-the-dnieper"]
TO_BRITAIN: Final = ["norway", "dunkirk", "battle-of-france", "channel-dash"]
FROM_BRITAIN: Final = ["hunt-for-the-bismarck", "battle-of-the-ruhr", "normandy"]


@pytest.mark.rule("bc-11.4")
def test_the_invaded_may_deploy_when_the_battle_for_moscow_begins(scene: Scene) -> None:
    """Clause 11.4: they are asked, and may let it be."""
    scene.german(ground=["panzer-iv"], won=TO_MOSCOW)
    scene.soviet(ground=["kv-1"], hand=["t-34-76"])
    scene.fights("battle-for-moscow")

    assert scene.asks("soviet", "homeland")
    assert ["emergency", "end"] == scene.offered
    scene.soviet.passes()

    assert (["kv-1"], ["t-34-76"]) == (scene.soviet.units, scene.soviet.hand)


@pytest.mark.rule("bc-11.4")
def test_germany_may_be_defended_so_too(scene: Scene) -> None:
    """Clause 11.4: each side has a homeland."""
    scene.soviet(ground=["kv-1"], won=TO_GERMANY)
    scene.german(hand=["tiger-i"])
    scene.fights("battle-for-germany")

    assert scene.asks("german", "homeland")
    scene.german.chooses("emergency")

    assert ["tiger-i"] == scene.german.units


@pytest.mark.rule("bc-11.4")
@pytest.mark.parametrize(
    ("battle", "invader", "invaded", "road"),
    [
        ("invasion-of-britain", "german", "british", TO_BRITAIN),
        ("western-battle-for-germany", "british", "german", FROM_BRITAIN),
    ],
)
def test_both_homelands_of_the_west_may_be_defended_so(
    scene: Scene, battle: str, invader: str, invaded: str, road: list[str]
) -> None:
    """Clause 11.4: Britain and Germany."""
    tanks = {"german": "western-panther", "british": "cromwell"}
    scene.edition("western")
    scene.seat(invader)(ground=[tanks[invader]], won=road)
    scene.seat(invaded)(hand=[tanks[invaded]])
    scene.fights(battle)

    assert scene.asks(invaded, "homeland")
    scene.seat(invaded).chooses("emergency")

    assert [tanks[invaded]] == scene.seat(invaded).units


@pytest.mark.rule("bc-11.4")
def test_no_other_battle_calls_the_reserves(scene: Scene) -> None:
    """Clause 11.4: Smolensk puts nobody out."""
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["kv-1"], hand=["t-34-76"])
    scene.fights("smolensk")

    assert scene.asks("german", "fire")
    assert ["t-34-76"] == scene.soviet.hand


@pytest.mark.rule("bc-11.4")
def test_the_invader_has_no_such_deployment(scene: Scene) -> None:
    """Clause 11.4: the battle cannot put the aggressor out."""
    scene.german(ground=["panzer-iv"], hand=["tiger-i"], won=TO_MOSCOW)
    scene.soviet(ground=["kv-1"])
    scene.fights("battle-for-moscow")

    assert scene.asks("german", "fire")
    assert (["tiger-i"], ["panzer-iv"]) == (scene.german.hand, scene.german.units)


@pytest.mark.rule("bc-11.4")
def test_a_counterattack_on_moscow_calls_the_reserves_and_one_to_win_it_back_does_not(scene: Scene) -> None:
    """Clause 11.4: it counts whether the battle could put the defender out."""
    scene.german(ground=["panzer-iv"], won=TO_MOSCOW, kept=["counterattack"])
    scene.soviet(hand=["t-34-76"], ground=["kv-1"], won=["battle-for-moscow"])
    scene.starts_turn("german")
    scene.german.plays("counterattack")

    assert scene.asks("soviet", "homeland")

    scene.edition("combined")
    scene.barbarossa(ground=["panzer-iv"], hand=["tiger-i"], won=["battle-for-moscow"])
    scene.soviet(fallen="battle-for-moscow")
    scene.british(ground=["cromwell"], kept=["counterattack"])
    scene.starts_turn("british")
    scene.british.plays("counterattack")

    assert scene.asks("british", "fire")
    assert ["tiger-i"] == scene.barbarossa.hand


@pytest.mark.rule("bc-11.5", "bc-11.3")
def test_the_whole_hand_is_deployed_and_the_next_draw_is_not_lost(scene: Scene) -> None:
    """Clause 11.5: ships too, which do not fight there; the defender's own turn brings a card as ever."""
    scene.german(ground=["panzer-iv"], won=TO_MOSCOW)
    scene.soviet(hand=["t-34-76", "kv-1", "yak-9", "kirov"])
    scene.fights("battle-for-moscow")
    scene.soviet.chooses("emergency")

    assert (["kv-1", "t-34-76", "yak-9"], ["kirov"]) == (scene.soviet.units, scene.soviet.sea)
    assert [] == scene.soviet.hand

    scene.conflict(["dug-in"])
    scene.passes_until("german", "withdraw")
    scene.german.withdraws_all()

    assert ["dug-in-8"] == scene.soviet.kept
    assert 1 == scene.soviet.turns


@pytest.mark.rule("bc-11.6")
def test_delay_tactics_come_before_the_deployment(scene: Scene) -> None:
    """Clause 11.6: both sides pass on them, then the homeland is asked, then forces are counted."""
    scene.german(ground=["panzer-iv"], won=TO_MOSCOW, kept=["delay-tactics-5"])
    scene.soviet(hand=["t-34-76"], kept=["delay-tactics-11"])
    scene.fights("battle-for-moscow")

    assert scene.asks("soviet", "delay")
    assert "bc-11.6" == scene.soviet.refused("emergency")
    scene.soviet.passes()
    assert scene.asks("german", "delay")
    scene.german.passes()
    assert scene.asks("soviet", "homeland")
    scene.soviet.chooses("emergency")

    assert ["t-34-76"] == scene.soviet.units
    assert scene.outcome is None


@pytest.mark.rule("bc-11.6")
def test_a_battle_that_is_delayed_calls_no_reserves(scene: Scene) -> None:
    """Clause 11.6: nothing is left to deploy for."""
    scene.german(ground=["panzer-iv"], won=TO_MOSCOW)
    scene.soviet(hand=["t-34-76"], kept=["delay-tactics-11"])
    scene.fights("battle-for-moscow")

    scene.soviet.plays("delay-tactics")

    assert ([], ["t-34-76"]) == (scene.told("emergency"), scene.soviet.hand)
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-11.8")
def test_a_homeland_without_a_hand_is_not_asked(scene: Scene) -> None:
    """Clause 11.8: there is nothing to deploy."""
    scene.german(ground=["panzer-iv"], won=TO_MOSCOW)
    scene.soviet(ground=["kv-1"])
    scene.fights("battle-for-moscow")

    assert scene.asks("german", "fire")


@pytest.mark.rule("bc-11.7")
def test_the_defender_of_a_homeland_has_no_hand_afterwards(scene: Scene) -> None:
    """Clause 11.7: so a second invasion finds nothing to deploy."""
    scene.german(ground=["panzer-iv"], won=TO_MOSCOW, kept=["counterattack"])
    scene.soviet(hand=["t-34-76"])
    scene.conflict(["battle-for-moscow", "dug-in"])
    scene.starts_turn("german")
    scene.german.attacks()
    scene.passes_until("soviet", "homeland")
    scene.soviet.chooses("emergency")
    scene.passes_until("german", "withdraw")
    scene.german.withdraws_all()
    assert (["battle-for-moscow"], ["dug-in-8"]) == (scene.soviet.won, scene.soviet.kept)

    scene.german.plays("counterattack")
    scene.passes_until("german", "fire")

    assert ([], ["t-34-76"]) == (scene.soviet.hand, scene.soviet.units)
    assert 1 == len(scene.told("emergency"))


@pytest.mark.rule("bc-11.9")
@pytest.mark.parametrize(
    ("battle", "first", "second"),
    [
        ("western-battle-for-germany", "german", "barbarossa"),
        ("battle-for-germany", "barbarossa", "german"),
    ],
)
def test_both_german_players_may_deploy_the_one_named_on_the_card_first(
    scene: Scene, battle: str, first: str, second: str
) -> None:
    """Clause 11.9: each for himself, and both fight."""
    scene.edition("combined")
    scene.british(ground=["cromwell"], won=FROM_BRITAIN)
    scene.soviet(ground=["kv-1"], won=TO_GERMANY)
    scene.german(hand=["western-panther"])
    scene.barbarossa(hand=["tiger-i"])
    scene.fights(battle)

    assert scene.asks(first, "homeland")
    scene.seat(first).chooses("emergency")
    assert scene.asks(second, "homeland")
    scene.seat(second).chooses("emergency")

    assert (["western-panther"], ["tiger-i"]) == (scene.german.units, scene.barbarossa.units)


@pytest.mark.rule("bc-11.9", "bc-11.8")
def test_each_german_player_decides_alone(scene: Scene) -> None:
    """Clause 11.9: one may keep the hand, and one without a hand is passed over."""
    scene.edition("combined")
    scene.soviet(ground=["kv-1"], won=TO_GERMANY)
    scene.german(hand=["western-panther"])
    scene.barbarossa(hand=["tiger-i"])
    scene.fights("battle-for-germany")
    scene.barbarossa.passes()
    scene.german.chooses("emergency")

    assert (["western-panther"], ["tiger-i"]) == (scene.german.units, scene.barbarossa.hand)

    scene.edition("combined")
    scene.soviet(ground=["kv-1"], won=TO_GERMANY)
    scene.german(hand=["western-panther"])
    scene.fights("battle-for-germany")

    assert scene.asks("german", "homeland")
