"""Single choices of Recruit about battles: attack, delay, aim, support, withdraw."""

from __future__ import annotations

import pytest

from eastfront.players.scripted.battlecards.reckoning import Reckoning
from tests.games.battlecards.homelands import TO_GERMANY, TO_MOSCOW
from tests.games.battlecards.naming import card_number
from tests.games.battlecards.scene import Scene
from tests.players.advice import advice, follow, situation_of

TANKS = ["t-34-76"] * 4 + ["t-34-85"] * 2 + ["kv-1"] * 2 + ["is-2"]


@pytest.fixture
def scene() -> Scene:
    """A game of the Russian Front, to be laid out."""
    return Scene()


@pytest.mark.parametrize(("enemies", "choice"), [(2, "attack"), (7, "decline")])
def test_it_attacks_only_with_about_the_enemys_strength(scene: Scene, enemies: int, choice: str) -> None:
    scene.german(ground=["panzer-iv"] * 3 + ["panther"])
    scene.soviet(ground=TANKS[:enemies])
    scene.draws("german", "smolensk")

    assert choice == advice(scene)


@pytest.mark.parametrize(("units", "choice"), [("rifle-division", "attack"), ("kv-1", "decline")])
def test_it_judges_units_that_it_has_seen_by_what_they_are(scene: Scene, units: str, choice: str) -> None:
    """The units were turned up in a battle before, in which nobody fired."""
    scene.german(ground=["panzer-iv", "panzer-iii"], hand=["s-boote"])
    scene.soviet(ground=[units] * 2, hand=["i-16-rata"])
    scene.fights("bialystok-minsk")
    scene.passes_until("german", "withdraw")
    scene.german.withdraws_all()
    scene.soviet.draws("counterattack-4")
    scene.german.draws("smolensk")

    assert choice == advice(scene)


def test_what_may_lie_in_a_stack_adds_up_to_its_size(scene: Scene) -> None:
    scene.german(ground=["panther"], hand=["s-boote"])
    scene.soviet(ground=["kv-1", "kv-1", "t-34-76"], air=["pe-2"], hand=["is-2"])
    scene.starts_turn("german")
    reckoning = Reckoning(situation_of(scene.german.view))

    guessed = reckoning.stack(scene.soviet.seat, 0)
    own = reckoning.stack(scene.german.seat, 0)

    assert pytest.approx(3.0) == sum(count for _, count in guessed)
    assert 30 == len(guessed)
    assert [(card_number("panther"), 1.0)] == own


def test_what_lies_in_a_stack_for_certain_counts_whole(scene: Scene) -> None:
    scene.german(ground=["panther"], hand=["s-boote"])
    scene.soviet(ground=["kv-1", "t-34-76"], air=["pe-2"], hand=["is-2"])
    scene.draws("german", "spies")
    scene.german.chooses("look", "ground")

    guessed = Reckoning(situation_of(scene.german.view)).stack(scene.soviet.seat, 0)

    assert sorted([(card_number("kv-1"), 1.0), (card_number("t-34-76"), 1.0)]) == sorted(guessed)


def test_it_throws_everything_in_for_its_homeland(scene: Scene) -> None:
    scene.german(ground=["panther"], won=TO_MOSCOW)
    scene.soviet(ground=["kv-1"], hand=["rifle-division"])
    scene.fights("battle-for-moscow")

    assert scene.asks("soviet", "homeland")
    assert "emergency" == advice(scene)


@pytest.mark.parametrize(
    ("battle", "enemies", "choice"),
    [("kharkov", 8, "play"), ("kharkov", 1, "end"), ("kerch-feodosia-landing", 8, "end")],
)
def test_it_delays_a_strong_attack_that_matters(scene: Scene, battle: str, enemies: int, choice: str) -> None:
    scene.german(ground=["panzer-iv"] * 3, kept=["delay-tactics-5"])
    scene.soviet(ground=TANKS[:enemies])
    scene.fights(battle)

    assert scene.asks("german", "delay")
    assert choice == advice(scene).partition(" ")[0]


def test_it_delays_a_battle_that_it_is_forced_to_fight(scene: Scene) -> None:
    scene.german(ground=["romanian-infantry"], kept=["delay-tactics-5"])
    scene.soviet(ground=TANKS[:8])
    scene.draws("german", "battle-for-kiev")

    assert scene.asks("german", "delay")
    assert "play delay-tactics-5" == advice(scene)


def test_it_shoots_where_chance_and_worth_promise_most(scene: Scene) -> None:
    """A tank behind thick armour is hardly hit, a rifle division is worth little."""
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["kv-1", "bm-13-katyusha", "partisans"])
    scene.fights("smolensk")
    scene.german.awaits_fire("panzer-iv")
    scene.german.chooses("fire", "panzer-iv")

    assert "shoot bm-13-katyusha" == advice(scene)


def test_it_prefers_a_certain_kill(scene: Scene) -> None:
    scene.german(ground=["erich-von-manstein"])
    scene.soviet(ground=["bm-13-katyusha", "t-34-76"])
    scene.fights("smolensk")
    scene.german.awaits_fire("erich-von-manstein")
    scene.german.chooses("fire", "erich-von-manstein")

    assert "autokill bm-13-katyusha" == advice(scene)


def test_it_fires_first_with_units_that_have_the_least_choice(scene: Scene) -> None:
    scene.german(ground=["panzer-iii", "tiger-i"])
    scene.soviet(ground=["is-2", "rifle-division"])
    scene.fights("smolensk")
    scene.german.awaits_fire("panzer-iii")

    assert ["fire panzer-iii"] == [advice(scene)]


@pytest.mark.parametrize(("enemy", "choice"), [("ground", "support he-111"), ("air", "end")])
def test_fighters_support_bombers_unless_there_are_aircraft_to_shoot_at(
    scene: Scene, enemy: str, choice: str
) -> None:
    scene.german(air=["bf-109", "he-111"])
    if enemy == "ground":
        scene.soviet(ground=["kv-1", "t-34-76"])
    else:
        scene.soviet(air=["pe-2", "tu-2"])
    scene.fights("smolensk")

    assert scene.asks("german", "support")
    assert choice == advice(scene)


def test_a_carrier_hides_from_fire_that_it_cannot_return(scene: Scene) -> None:
    """Nothing of the carrier's reaches a ship of this strength on average, so it protects itself."""
    scene.edition("western")
    scene.british(sea=["hms-ark-royal"])
    scene.german(sea=["bismarck", "tirpitz", "scharnhorst", "western-type-vii-u-boat"])
    scene.fights("hunt-for-the-bismarck")

    assert int(advice(scene).removeprefix("set ")) < 5


@pytest.mark.parametrize(("friends", "choice"), [(1, "end"), (4, "play")])
def test_it_plays_a_bonus_for_several_units(scene: Scene, friends: int, choice: str) -> None:
    scene.german(ground=(["panzer-iv"] * 3 + ["panther"])[:friends])
    scene.soviet(ground=TANKS[:friends], kept=["artillery-barrage-14"])
    scene.fights("kharkov")
    scene.passes_until("soviet", "bonus")

    assert choice == advice(scene).partition(" ")[0]


@pytest.mark.parametrize(("unit", "choice"), [("tiger-i", "play"), ("panzer-iii", "end")])
def test_valuable_units_make_a_heroic_stand(scene: Scene, unit: str, choice: str) -> None:
    scene.german(ground=[unit, "romanian-infantry"], kept=["heroic-stand-19"])
    scene.soviet(ground=["is-2"])
    scene.fights("bialystok-minsk")
    scene.passes_until("soviet", "fire")
    scene.soviet.fires("is-2", at=unit, number=14)

    assert scene.asks("german", "destruction")
    assert choice == advice(scene).partition(" ")[0]


@pytest.mark.parametrize(("enemies", "choice"), [(9, "withdraw-all"), (2, "end")])
def test_it_gives_up_a_battle_that_is_as_good_as_lost(scene: Scene, enemies: int, choice: str) -> None:
    scene.german(ground=["panzer-iv", "panzer-iv"])
    scene.soviet(ground=TANKS[:enemies])
    scene.fights("smolensk")
    scene.passes_until("german", "withdraw")

    assert choice == advice(scene)


def test_it_never_gives_up_its_homeland(scene: Scene) -> None:
    scene.german(ground=["romanian-infantry"])
    scene.soviet(ground=TANKS, won=TO_GERMANY["battle-for-germany"])
    scene.fights("battle-for-germany")
    scene.passes_until("german", "withdraw")

    assert "end" == advice(scene)


def test_it_never_gives_up_a_battle_that_decides_the_game(scene: Scene) -> None:
    """The enemy has 35 of 38 points and fights for 3 more."""
    scene.german(ground=["romanian-infantry"])
    won = ["battle-for-kiev", "siege-of-leningrad", "sevastopol", "stalingrad", "kursk", "kharkov"]
    scene.soviet(ground=TANKS, won=[*won, "winter-counteroffensive", "arctic-convoys"])
    scene.fights("smolensk")
    scene.passes_until("german", "withdraw")

    assert "end" == advice(scene)


def test_a_card_that_the_enemy_holds_already_does_not_decide_the_game(scene: Scene) -> None:
    """The enemy has 35 of 38 points, those of the battle fought again among them."""
    scene.german(ground=["romanian-infantry"], kept=["counterattack-4"])
    won = ["battle-for-kiev", "siege-of-leningrad", "sevastopol", "stalingrad", "kursk", "kharkov"]
    scene.soviet(ground=TANKS, won=[*won, "winter-counteroffensive", "arctic-convoys"])
    scene.starts_turn("german")
    scene.german.plays("counterattack-4")
    scene.german.chooses("refight", "kharkov")
    scene.passes_until("german", "withdraw")

    assert "withdraw-all" == advice(scene)


def test_survivors_of_a_joint_defence_stay_where_they_are(scene: Scene) -> None:
    scene.edition("combined")
    scene.german(ground=["western-panther"])
    scene.barbarossa(ground=["panther"])
    scene.soviet(ground=["rifle-division"], won=TO_GERMANY["battle-for-germany"])
    scene.fights("battle-for-germany")
    scene.passes_until("soviet", "withdraw")
    scene.soviet.withdraws_all()

    assert ["end"] == follow(scene, "german", "post")
    assert ["end"] == follow(scene, "barbarossa", "post")
    assert (["western-panther"], ["panther"]) == (scene.german.ground, scene.barbarossa.ground)
