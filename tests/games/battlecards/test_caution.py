"""Warnings are of shots thrown away and of attacks that cannot succeed, and only of those."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.battlecards.tables import SEA
from tests.games.battlecards.scene import Scene
from tests.games.insights import cautions

TO_MOSCOW: Final = ["battle-for-kiev", "bialystok-minsk", "smolensk", "sevastopol"]


def warned(scene: Scene) -> dict[str, tuple[str, str]]:
    """Return clause and sentence of each option that is warned of."""
    return cautions(scene.game, scene.game.view(scene.state, scene.state.asked))


@pytest.mark.rule("bc-5.8")
def test_holding_fire_with_a_target_in_reach_is_warned_of(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76"])

    scene.fights("smolensk")

    assert scene.asks("german", "fire")
    expected = "Units of yours could still fire. Their shots in this phase will be lost."
    assert {"end": ("bc-5.8", expected)} == warned(scene)


@pytest.mark.rule("bc-5.8")
def test_shots_left_are_counted(scene: Scene) -> None:
    scene.soviet(ground=["bm-13-katyusha", "t-34-76"])
    scene.german(ground=["panzer-iv", "panther"])
    scene.fights("kharkov")

    scene.soviet.fires("bm-13-katyusha", at="panther", number=1)

    assert scene.asks("soviet", "target")
    assert {"end": ("bc-5.8", "This unit has 1 shot left, which will be lost.")} == warned(scene)


@pytest.mark.rule("bc-5.8")
def test_holding_fire_is_no_waste_where_every_shot_must_miss(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76"])
    spend_numbers(scene, 9, 13)

    scene.fights("smolensk")

    assert scene.asks("german", "fire")
    assert {} == warned(scene)


@pytest.mark.rule("bc-5.5")
def test_a_shot_that_must_miss_is_warned_of_if_another_may_hit(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    spend_numbers(scene, 11, 13)
    scene.fights("smolensk")

    scene.german.chooses("fire", "panzer-iv")

    [(option, (rule, sentence))] = warned(scene).items()
    assert "KV-1" in scene.game.card_set.definitions[target_of(scene, option)].name
    assert "bc-5.5" == rule
    assert "No number that can come up now hits this target. The shot will be lost." == sentence


@pytest.mark.rule("bc-5.5", "bc-5.8")
def test_a_second_shot_that_must_miss_is_no_worse_than_an_end(scene: Scene) -> None:
    scene.soviet(ground=["bm-13-katyusha", "t-34-76"])
    scene.german(ground=["panther", "panther"])
    spend_numbers(scene, 10, 12)
    scene.fights("kharkov")

    scene.soviet.fires("bm-13-katyusha", at="panther", number=1)

    assert scene.asks("soviet", "target")
    assert {"end", "shoot"} == {name.split()[0] for name in offered(scene)}
    assert {} == warned(scene)


def offered(scene: Scene) -> list[str]:
    """Return the names of what may be chosen."""
    return [scene.game.option_name(option) for option in scene.state.options]


def spend_numbers(scene: Scene, low: int, high: int) -> None:
    """Lay all cards with the numbers from *low* to *high* on the discard pile."""
    numbers = scene.rules.cards.number
    scene.conflict(
        spent=[scene.rules.cards.ids[card] for card in scene.rules.decks[0] if low <= numbers[card] <= high]
    )


def target_of(scene: Scene, option: str) -> int:
    """Return the card of the unit that an option shoots at."""
    place = int(option.rpartition("-")[2]) - 1
    return int(scene.state.battle.lines[1].cards[place])


@pytest.mark.rule("bc-3.8")
@pytest.mark.parametrize("deployed", ["nothing", "prinz-eugen", "supreme-command-germany"])
def test_an_attack_without_units_for_it_is_warned_of(scene: Scene, deployed: str) -> None:
    """Ships are not named for this battle, and Leaders stay out of every one."""
    scene.german(
        sea=[deployed] if deployed == "prinz-eugen" else [],
        ground=[deployed] if deployed == "supreme-command-germany" else [],
    )
    scene.soviet(ground=["kv-1"])

    scene.draws("soviet", "smolensk")

    assert scene.asks("german", "battle")
    expected = "None of your deployed units may take part. This attack cannot succeed."
    assert {"attack": ("bc-3.8", expected)} == warned(scene)


def test_an_attack_with_a_unit_for_it_is_not_warned_of(scene: Scene) -> None:
    scene.german(air=["bf-109"])
    scene.soviet(ground=["kv-1"])

    scene.draws("soviet", "smolensk")

    assert scene.asks("german", "battle")
    assert {} == warned(scene)


@pytest.mark.rule("bc-13.49")
def test_a_raid_without_units_for_it_is_warned_of(scene: Scene) -> None:
    scene.edition("combined")
    scene.barbarossa(won=["battle-for-moscow"], ground=["panther"])
    scene.soviet(fallen="battle-for-moscow")
    scene.british(ground=["cromwell"])

    scene.draws("barbarossa", "kharkov")

    assert {"raid-sea"} == set(warned(scene))


@pytest.mark.rule("bc-14.26")
def test_a_battle_to_fight_again_without_units_is_warned_of_beside_one_that_has_them(scene: Scene) -> None:
    naval = [card for card in scene.rules.battles[0] if scene.rules.cards.aggressor_forces[card] >> SEA & 1]
    scene.german(kept=["counterattack-4"], sea=["prinz-eugen"])
    scene.soviet(won=["kharkov", scene.rules.cards.ids[naval[0]]])
    scene.starts_turn("german")

    scene.german.plays("counterattack-4")

    assert {"refight kharkov"} == set(warned(scene))


def test_a_deployment_that_a_card_still_allows_is_no_waste(scene: Scene) -> None:
    scene.german(hand=["panzer-iv", "tiger-i"])
    scene.soviet(ground=["kv-1"])

    scene.draws("german", "military-buildup")

    assert scene.asks("german", "deploy")
    assert {} == warned(scene)


def test_a_hand_that_is_not_deployed_for_the_homeland_is_no_waste(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"], won=TO_MOSCOW)
    scene.soviet(ground=["kv-1"], hand=["t-34-76"])

    scene.fights("battle-for-moscow")

    assert scene.asks("soviet", "homeland")
    assert {} == warned(scene)


def test_staying_in_a_battle_or_keeping_a_card_wastes_nothing(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"], kept=["artillery-barrage"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")

    scene.passes_until("german", "bonus")
    assert {} == warned(scene)
    scene.passes_until("german", "withdraw")
    assert {} == warned(scene)
