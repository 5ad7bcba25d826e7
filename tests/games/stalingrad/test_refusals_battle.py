"""Why there is no attack, and why nobody joins one, fires a card or uses one that was turned up."""

from __future__ import annotations

from typing import Final

from tests.games.stalingrad.refusing import reason, sentence
from tests.games.stalingrad.scene import Scene

ROW: Final = ["grain-elevator", "mamayev-kurgan", "pavlovs-house", "lazur-chemical-plant"]
FIRST: Final = "71st-infantry-division"
SECOND: Final = "295th-infantry-division"
THIRD: Final = "94th-infantry-division"
ENEMY: Final = "95th-rifle-division"


def test_an_attack_needs_both_sides_in_the_control_zone(scene: Scene) -> None:
    scene.row(*ROW)
    scene.german(control={1: [FIRST]}, perimeter={2: [SECOND]})
    scene.soviet(control={2: [ENEMY], 3: ["45th-rifle-division"]}, perimeter={1: ["112th-rifle-division"]})
    scene.starts_actions("german")

    assert ("sg-5.22", "defenders-behind") == reason(scene.german, "attack", "grain-elevator")
    assert ("sg-5.22", "attackers-behind") == reason(scene.german, "attack", "mamayev-kurgan")
    assert ("sg-5.19", "no-attacker") == reason(scene.german, "attack", "pavlovs-house")
    assert "You have no Force in the Control zone of Pavlov's House." == sentence(
        scene.german, "attack", "pavlovs-house"
    )


def test_an_attack_needs_an_enemy_and_a_ration(scene: Scene) -> None:
    scene.row(*ROW)
    scene.german(control={1: [FIRST], 2: [SECOND]}, rations={SECOND: 0})
    scene.soviet(control={2: [ENEMY]})
    scene.starts_actions("german")

    assert ("sg-5.19", "no-defender") == reason(scene.german, "attack", "grain-elevator")
    assert ("sg-5.23", "attackers-hungry") == reason(scene.german, "attack", "mamayev-kurgan")


def test_attackers_are_picked_where_the_attack_is(scene: Scene) -> None:
    scene.row(*ROW)
    scene.german(
        hand=["stuka-dive-bombers", "kampfgruppe"],
        control={1: [FIRST, SECOND, THIRD], 2: ["389th-infantry-division"]},
        perimeter={1: ["16th-panzer-division"]},
        rations={THIRD: 0},
    )
    scene.soviet(control={1: [ENEMY]})
    scene.starts_actions("german")

    assert ("sg-5.19", "attack-first") == reason(scene.german, "engage", FIRST)

    scene.german.chooses("attack", "grain-elevator")

    assert ("sg-5.23", "must-attack") == reason(scene.german, "end")
    assert ("sg-5.23", "no-ration-to-attack") == reason(scene.german, "engage", THIRD)
    assert ("sg-5.22", "not-in-battle") == reason(scene.german, "engage", "16th-panzer-division")
    assert ("sg-5.19", "not-in-battle") == reason(scene.german, "engage", "389th-infantry-division")
    assert ("sg-5.27", "force-in-pile") == reason(scene.german, "engage", "24th-panzer-division")
    assert ("sg-7.1", "event-early") == reason(scene.german, "play", "stuka-dive-bombers")
    assert ("sg-7.1", "battle-first") == reason(scene.german, "play", "kampfgruppe")
    assert ("sg-7.1", "fire-early") == reason(scene.german, "fire", "kampfgruppe")
    assert ("sg-7.1", "losses-later") == reason(scene.german, "burn", FIRST)
    assert ("sg-5.23", "waiting-battle") == reason(scene.soviet, "end")
    assert "picking the Forces that attack at Grain Elevator" in sentence(scene.soviet, "end")


def test_attackers_are_picked_in_order(scene: Scene) -> None:
    scene.row(*ROW)
    scene.german(control={1: [FIRST, SECOND, THIRD]})
    scene.soviet(control={1: [ENEMY]})
    scene.starts_actions("german")
    scene.german.chooses("attack", "grain-elevator")
    scene.german.chooses("engage", SECOND)

    assert ("sg-5.31", "engaged-already") == reason(scene.german, "engage", SECOND)
    assert ("sg-5.31", "attack-order") == reason(scene.german, "engage", FIRST)
    assert "71st Infantry Division comes before 295th Infantry Division." in sentence(
        scene.german, "engage", FIRST
    )
    assert ("sg-5.23", "end-instead") == reason(scene.german, "pass")


def test_the_event_step_is_for_battle_events(scene: Scene) -> None:
    scene.row(*ROW)
    hand = ["hedgehog-defence", "supply-column", "signals-intercept", "stuka-dive-bombers"]
    scene.german(hand=hand, control={1: [FIRST]})
    scene.soviet(hand=["storm-groups", "snipers", "maskirovka"], control={1: [ENEMY]})
    scene.starts_actions("german")
    scene.german.attacks("grain-elevator")

    assert scene.asks("german", "event")
    assert ("sg-9.2", "other-role") == reason(scene.german, "play", "hedgehog-defence")
    assert "played by the defender only, and you are attacking" in sentence(
        scene.german, "play", "hedgehog-defence"
    )
    assert ("sg-9.1", "other-time") == reason(scene.german, "play", "signals-intercept")
    assert ("sg-7.1", "battle-first") == reason(scene.german, "play", "supply-column")
    assert ("sg-7.1", "battle-first") == reason(scene.german, "move", FIRST)
    assert ("sg-7.1", "battle-first") == reason(scene.german, "attack", "grain-elevator")
    assert ("sg-7.1", "attack-begun") == reason(scene.german, "engage", FIRST)
    assert ("sg-7.1", "fire-early") == reason(scene.german, "fire", "supply-column")
    assert ("sg-7.6", "pass-instead") == reason(scene.german, "end")
    assert ("sg-7.5", "waiting-battle") == reason(scene.soviet, "pass")

    scene.german.passes()

    assert ("sg-9.2", "other-role") == reason(scene.soviet, "play", "storm-groups")
    assert "played by the attacker only, and you are defending" in sentence(
        scene.soviet, "play", "storm-groups"
    )
    assert ("sg-9.1", "other-time") == reason(scene.soviet, "play", "snipers")
    assert ("sg-5.24", "all-defend") == reason(scene.soviet, "engage", ENEMY)
    assert ("sg-5.1", "own-phase") == reason(scene.soviet, "move", ENEMY)


def test_hugging_the_enemy_strikes_out_air_and_artillery(scene: Scene) -> None:
    scene.row(*ROW)
    scene.german(hand=["stuka-dive-bombers", "heavy-artillery"], control={1: [FIRST]})
    scene.soviet(hand=["hugging-the-enemy"], control={1: [ENEMY]})
    scene.starts_actions("german")
    scene.german.attacks("grain-elevator")
    scene.german.passes()
    scene.soviet.plays("hugging-the-enemy")
    scene.german.passes()

    assert scene.asks("german", "event")
    assert ("sg-12.43", "struck-out") == reason(scene.german, "play", "stuka-dive-bombers")
    assert ("sg-12.43", "struck-out") == reason(scene.german, "play", "heavy-artillery")


def test_no_event_follows_once_the_firefight_has_begun(scene: Scene) -> None:
    scene.row(*ROW)
    scene.german(hand=["stuka-dive-bombers", "supply-column"], control={1: [FIRST]})
    scene.soviet(control={1: [ENEMY]}, hand=["maskirovka"])
    scene.starts_actions("german")
    scene.german.attacks("grain-elevator")
    scene.passes_until("german", "firefight")

    assert ("sg-7.10", "event-late") == reason(scene.german, "play", "stuka-dive-bombers")
    assert ("sg-7.1", "battle-first") == reason(scene.german, "play", "supply-column")
    assert ("sg-7.6", "pass-instead") == reason(scene.german, "end")
    assert ("sg-10.6", "no-flip-to-choose") == reason(scene.german, "use", "supply-column")
    assert ("sg-7.7", "waiting-battle") == reason(scene.soviet, "pass")

    scene.german.passes()

    assert ("sg-9.1", "other-time") == reason(scene.soviet, "play", "maskirovka")
    assert "as a reaction, when the enemy has announced a card" in sentence(
        scene.soviet, "play", "maskirovka"
    )


def test_without_a_battle_there_is_no_firefight(scene: Scene) -> None:
    scene.german(hand=["stuka-dive-bombers"], control={1: [FIRST]})
    scene.starts_actions("german")

    assert ("sg-7.7", "no-firefight") == reason(scene.german, "fire", "stuka-dive-bombers")
    assert ("sg-9.1", "other-time") == reason(scene.german, "play", "stuka-dive-bombers")
    assert "Stuka Dive-Bombers is played in the event step of a battle." == sentence(
        scene.german, "play", "stuka-dive-bombers"
    )
    assert ("sg-10.6", "no-flip-to-choose") == reason(scene.german, "use", "stuka-dive-bombers")


def test_the_holder_of_barrikady_uses_a_card_that_was_turned_up(scene: Scene) -> None:
    scene.row("barrikady-gun-factory")
    scene.holders({1: "german"})
    scene.german(hand=["kampfgruppe"], deck=["supply-column", "panzer-thrust"], control={1: [FIRST]})
    scene.soviet(control={1: [ENEMY]})
    scene.starts_actions("german")
    scene.german.attacks("barrikady-gun-factory")
    scene.nobody_plays()

    assert scene.asks("german", "flip")
    assert ("sg-10.8", "not-turned-up") == reason(scene.german, "use", "kampfgruppe")
    assert ("sg-10.8", "must-use") == reason(scene.german, "end")
    assert ("sg-7.1", "fire-late") == reason(scene.german, "fire", "kampfgruppe")
    assert ("sg-10.8", "waiting-battle") == reason(scene.soviet, "end")
