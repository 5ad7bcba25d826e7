"""Options of BattleCards that no player takes: attacks, shots and cards that cannot help him."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.battlecards.game import SLUG
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.playout import Dice
from eastfront.players.scripted.battlecards.sense.filter import KEPT, sensible
from tests.games.battlecards.homelands import TO_MOSCOW
from tests.games.battlecards.naming import game
from tests.games.battlecards.scene import Scene
from tests.players.advice import worth_a_thought as kept

TANKS: Final = ["t-34-76"] * 4 + ["kv-1"] * 2 + ["is-2"]


@pytest.fixture
def scene() -> Scene:
    """A game of the Russian Front, to be laid out."""
    return Scene()


# Before a battle.


def test_nobody_attacks_without_a_unit(scene: Scene) -> None:
    """Neither ships nor a Leader take part at Smolensk."""
    scene.german(sea=["prinz-eugen"], ground=["supreme-command-germany"])
    scene.soviet(ground=["rifle-division"])
    scene.draws("german", "smolensk")

    assert ["decline"] == kept(scene)


@pytest.mark.parametrize(("ground", "left"), [([], ["attack"]), (["partisans"], ["attack", "decline"])])
def test_what_nobody_defends_is_taken(scene: Scene, ground: list[str], left: list[str]) -> None:
    scene.german(ground=["romanian-infantry"])
    scene.soviet(ground=ground, sea=["kirov"], hand=["is-2"])
    scene.draws("german", "smolensk")

    assert left == kept(scene)


@pytest.mark.parametrize(("hand", "left"), [([], ["attack"]), (["is-2"], ["attack", "decline"])])
def test_a_homeland_may_be_defended_by_a_hand(scene: Scene, hand: list[str], left: list[str]) -> None:
    scene.german(ground=["romanian-infantry"], won=TO_MOSCOW)
    scene.soviet(sea=["kirov"], hand=hand)
    scene.draws("german", "battle-for-moscow")

    assert left == kept(scene)


def test_the_own_attack_is_not_prevented(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"], kept=["delay-tactics-5"])
    scene.soviet(ground=TANKS)
    scene.fights("smolensk")

    assert scene.asks("german", "delay")
    assert ["end"] == kept(scene)


def test_a_battle_that_must_be_fought_may_be_prevented(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"], kept=["delay-tactics-5"])
    scene.soviet(ground=TANKS)
    scene.draws("german", "battle-for-kiev")

    assert ["end", "play delay-tactics-5"] == kept(scene)


def test_an_attack_with_nothing_is_not_prevented(scene: Scene) -> None:
    scene.german(sea=["prinz-eugen"])
    scene.soviet(ground=["partisans"], kept=["delay-tactics-5"])
    scene.draws("german", "battle-for-kiev")

    assert scene.asks("soviet", "delay")
    assert ["end"] == kept(scene)


@pytest.mark.parametrize(
    ("ground", "hand", "left"),
    [
        ([], ["is-2"], ["emergency"]),
        ([], ["kirov"], ["emergency", "end"]),
        (TANKS, ["is-2"], ["emergency", "end"]),
    ],
)
def test_a_homeland_does_not_fall_while_a_hand_could_hold_it(
    scene: Scene, ground: list[str], hand: list[str], left: list[str]
) -> None:
    scene.german(ground=["panther"], won=TO_MOSCOW)
    scene.soviet(ground=ground[:4], hand=hand)
    scene.fights("battle-for-moscow")

    assert left == kept(scene)


@pytest.mark.parametrize(("ground", "left"), [([], ["draw", "emergency"]), (["panther"], None)])
def test_a_counterattack_needs_a_unit(scene: Scene, ground: list[str], left: list[str] | None) -> None:
    scene.german(ground=ground, sea=["prinz-eugen"], hand=["panzer-iii"], kept=["counterattack-4"])
    scene.soviet(ground=TANKS[:2], won=["smolensk"])
    scene.starts_turn("german")

    assert (left or scene.offered) == kept(scene)


def test_it_is_fought_again_where_some_unit_takes_part(scene: Scene) -> None:
    scene.german(ground=["panther"], kept=["counterattack-4"])
    scene.soviet(ground=TANKS[:2], won=["smolensk", "arctic-convoys", "kursk"])
    scene.starts_turn("german")
    scene.german.plays("counterattack-4")

    assert ["refight smolensk", "refight kursk"] == kept(scene)


@pytest.mark.parametrize(
    ("air", "left"), [([], ["take"]), (["spitfire"], ["take", "raid-ground", "raid-sea"])]
)
def test_a_raid_needs_somebody_on_both_sides(scene: Scene, air: list[str], left: list[str]) -> None:
    scene.edition("combined")
    scene.german(hand=["bismarck"])
    scene.barbarossa(won=["battle-for-moscow", *TO_MOSCOW], air=["ju-88"])
    scene.soviet(fallen="battle-for-moscow")
    scene.british(air=air)
    scene.draws("barbarossa", "kursk")

    assert left == kept(scene)


# Covert cards.


def test_a_commander_is_not_sent_back_but_killed(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"], hand=["s-boote"])
    scene.soviet(ground=["georgy-zhukov", "rifle-division"])
    scene.draws("german", "sabotage")

    assert ["assassinate georgy-zhukov", "return rifle-division"] == kept(scene)


def test_spies_look_where_something_is_unknown(scene: Scene) -> None:
    scene.german(ground=["panther"], hand=["s-boote"])
    scene.soviet(ground=["kv-1"], air=["pe-2"], hand=["is-2"])
    scene.draws("german", "spies-2")
    scene.german.chooses("look", "ground")
    scene.soviet.draws("delay-tactics-5")
    scene.german.draws("spies-19")
    scene.passes_until("german", "look")

    assert ["look air", "look hand", "look kept"] == kept(scene)


@pytest.mark.parametrize(
    ("ground", "left"), [([], ["end"]), (["kv-1"], ["end", "play counter-intelligence-2"])]
)
def test_what_finds_nothing_is_not_foiled(scene: Scene, ground: list[str], left: list[str]) -> None:
    scene.german(ground=["panther"], hand=["s-boote"])
    scene.soviet(ground=ground, sea=["kirov"], kept=["counter-intelligence-2"])
    scene.draws("german", "captured-equipment-6")

    assert scene.asks("soviet", "counter")
    assert left == kept(scene)


# Firing.


def test_no_shot_that_may_hit_is_given_away(scene: Scene) -> None:
    scene.german(ground=["panzer-iv", "panther"])
    scene.soviet(ground=["kv-1", "rifle-division"])
    scene.fights("smolensk")
    scene.german.awaits_fire("panzer-iv")

    assert ["fire panzer-iv", "fire panther"] == kept(scene)


def test_who_may_hit_fires_before_those_who_must_miss(scene: Scene) -> None:
    """Nothing but an 8 helps the infantry against aircraft, nothing but an 11 against the tank."""
    scene.german(ground=["panzergrenadiers", "panzer-iv"])
    scene.soviet(ground=["kv-1"], air=["pe-2", "il-4"])
    scene.conflict(rest="spent")
    scene.numbers(4, 5, 6, 7, 9, 10, 12, 13)
    scene.fights("smolensk")
    scene.german.awaits_fire("panzergrenadiers")

    assert ["fire panzer-iv"] == kept(scene)


def test_shots_that_must_miss_are_a_matter_of_taste_where_no_other_is_left(scene: Scene) -> None:
    """They turn up cards, and a deck that is rebuilt holds other numbers."""
    scene.german(ground=["panzergrenadiers"])
    scene.soviet(ground=["kv-1"], air=["pe-2", "il-4"])
    scene.conflict(rest="spent")
    scene.numbers(4, 5, 6, 7, 9, 10, 12, 13)
    scene.fights("smolensk")
    scene.german.awaits_fire("panzergrenadiers")

    assert ["end", "fire panzergrenadiers"] == kept(scene)


def test_of_several_targets_those_are_left_that_a_number_may_hit(scene: Scene) -> None:
    scene.german(ground=["panther"])
    scene.soviet(ground=["is-2", "rifle-division", "partisans"])
    scene.conflict(rest="spent")
    scene.numbers(6, 7, 8, 9, 10, 20)
    scene.fights("smolensk")
    scene.german.awaits_fire("panther")
    scene.german.chooses("fire", "panther")

    assert ["shoot rifle-division", "shoot partisans"] == kept(scene)


def test_shots_that_are_left_are_fired(scene: Scene) -> None:
    scene.german(sea=["schleswig-holstein"])
    scene.soviet(sea=["kirov", "krasny-kavkaz"])
    scene.fights("arctic-convoys")
    scene.german.awaits_fire("schleswig-holstein")
    scene.german.chooses("fire", "schleswig-holstein")
    scene.german.shoots("kirov", number=1)

    assert "end" in scene.offered
    assert ["shoot kirov", "shoot krasny-kavkaz"] == kept(scene)


def test_a_certain_kill_is_better_than_a_shot_at_the_same_unit(scene: Scene) -> None:
    scene.german(ground=["erich-von-manstein"])
    scene.soviet(ground=["partisans", "t-34-76"])
    scene.fights("smolensk")
    scene.german.awaits_fire("erich-von-manstein")
    scene.german.chooses("fire", "erich-von-manstein")

    assert sorted(["shoot t-34-76", "autokill partisans"]) == sorted(kept(scene))


@pytest.mark.parametrize(
    ("enemies", "left"),
    [({"ground": ["kv-1", "is-2"]}, ["support he-111"]), ({"air": ["pe-2"]}, ["end", "support he-111"])],
)
def test_who_can_hit_nothing_supports(scene: Scene, enemies: dict[str, list[str]], left: list[str]) -> None:
    scene.german(air=["bf-109", "he-111"])
    scene.soviet(ground=enemies.get("ground", []), air=enemies.get("air", []))
    scene.fights("smolensk")

    assert scene.asks("german", "support")
    assert left == kept(scene)


def test_a_carrier_out_of_reach_attacks_with_everything(scene: Scene) -> None:
    scene.edition("western")
    scene.british(sea=["hms-ark-royal"])
    scene.german(ground=["western-panzer-iv"])
    scene.fights("norway")

    assert ["set 10"] == kept(scene)


# Everywhere.


@pytest.mark.parametrize("edition", ["russian-front", "western", "combined"])
def test_something_is_always_left_and_hidden_cards_play_no_part(edition: str) -> None:
    """Along a game by chance: the same is worth a thought in any world that the seat holds possible."""
    seats = game().description.seat_counts(edition)[0]
    state = game().new(Setup(SLUG, edition, seats, {}), key_of_seed(7))
    dice = Dice(7)
    narrowed: set[str] = set()
    for number in range(450):
        if state.asked == NOBODY:
            break
        options = [int(option) for option in state.options]
        view = game().view(state, int(state.asked))
        left = sensible(view, options)
        assert left
        assert [option for option in options if option in left] == left
        if len(left) < len(options):
            narrowed.add(view.kind)
            dealt = game().sample(view, key_of_seed(number))
            assert left == sensible(game().view(dealt, int(state.asked)), options)
        game().apply(state, options[int(dice.below(len(options)))])
    assert "fire" in narrowed
    assert narrowed <= set(KEPT)
