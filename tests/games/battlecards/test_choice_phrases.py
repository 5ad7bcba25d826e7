"""What is asked and offered reads as a player would say it, with the numbers that matter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from eastfront.games.battlecards.phrases import phrase_decision
from eastfront.games.battlecards.sequence.values import attack_value, defence_value
from eastfront.games.battlecards.verbs import KINDS, VERBS, place_of
from eastfront.kernel.decision import NOBODY, noun_of, verb_of
from tests.games.battlecards.phrasing import asked_question, choices, context_now, question, say
from tests.games.battlecards.questions import (
    agreeing,
    aiming,
    aiming_again,
    assassinating,
    battle_again,
    capturing,
    deciding,
    defending_the_homeland,
    delaying,
    delaying_a_raid,
    deploying,
    deploying_a_type,
    deploying_as_many,
    deploying_behind,
    discarding,
    discarding_down,
    dividing,
    dividing_the_air_group,
    firing,
    first_forces,
    foiling,
    free_battle,
    giving,
    keeping_a_pile,
    leader,
    looking,
    playing_for_a_round,
    posting,
    repairing,
    sabotaging,
    saving,
    shedding,
    supporting,
    taking_back,
    transferring,
    transferring_more,
    turn,
    withdrawing,
)
from tests.games.battlecards.scene import Scene

# Of each scene: the question and the options as the seat reads them that is asked.
QUESTIONS: Final[list[tuple[Callable[[Scene], None], str, list[str]]]] = [
    (
        first_forces,
        "First forces: which card do you deploy? 2 are to be chosen.",
        ["Deploy Panzer IV", "Deploy Tiger I", "Deploy Bf 109", "Deploy Ju 88"],
    ),
    (
        turn,
        "Turn 1: what do you do?",
        [
            "Draw a Conflict card",
            "Emergency Deployment of your whole hand (2 cards)",
            "Play Counterattack (4)",
            "Hand over deployed cards to the German player instead of drawing",
            "Offer the German player an exchange of cards",
            "Send the top card of your Arsenal deck, unseen, to the German player",
        ],
    ),
    (
        battle_again,
        "Which battle do you fight again?",
        [
            "Fight Kursk again (5 Victory Points, held by the Soviet player)",
            "Fight Kharkov again (4 Victory Points, held by the Soviet player)",
        ],
    ),
    (
        leader,
        "Military Buildup: does a Leader help?",
        ["Use no Leader", "Use Stavka: draw 1 more, deploy 1 more"],
    ),
    (
        deploying,
        "Military Buildup: which card do you deploy? You may deploy 3 more.",
        ["Deploy no more cards", "Deploy Yak-9", "Deploy Pe-2", "Deploy Il-4", "Deploy Tu-2", "Deploy Kirov"],
    ),
    (
        deploying_behind,
        "General Mobilization: which card do you deploy? You may deploy 4 more.",
        ["Deploy no more cards", "Deploy IS-2", "Deploy Yak-9", "Deploy Il-4", "Deploy Kirov"],
    ),
    (
        deploying_a_type,
        "Air Reinforcements: which Air card do you deploy? You may deploy 3 more.",
        ["Deploy no more cards", "Deploy Yak-9", "Deploy Il-4"],
    ),
    (
        discarding,
        "Military Buildup: which card of your hand do you discard?",
        [
            "Discard no more cards",
            "Discard IS-2",
            "Discard Yak-9",
            "Discard Pe-2",
            "Discard Il-4",
            "Discard Tu-2",
            "Discard Kirov",
        ],
    ),
    (
        discarding_down,
        "Air Reinforcements: which card of your hand do you discard? There are 2 too many.",
        ["Discard KV-1", "Discard IS-2", "Discard Yak-9", "Discard Pe-2", "Discard Il-4", "Discard Tu-2"],
    ),
    (
        taking_back,
        "Redeployment: which deployed card do you take back?",
        ["Take back no more cards", "Take back KV-1", "Take back IS-2"],
    ),
    (
        deploying_as_many,
        "Redeployment: which card do you deploy? You deploy 1 more.",
        ["Deploy KV-1", "Deploy Yak-9"],
    ),
    (
        foiling,
        "The Soviet player has drawn Spies against you. Do you foil it?",
        ["Let it take effect", "Play Counter-Intelligence (2)"],
    ),
    (
        looking,
        "Spies: where do you look?",
        [
            "Look at the Ground stack (2 cards)",
            "Look at the Sea stack (1 card)",
            "Look at the hand (1 card)",
            "Look at the Kept Cards (1 card)",
        ],
    ),
    (
        sabotaging,
        "Sabotage: which stack do you look at?",
        ["Look at the Ground stack (2 cards)", "Look at the Air stack (1 card)"],
    ),
    (
        assassinating,
        "Sabotage: which card do you assassinate or send back?",
        [
            "Assassinate Heinz Guderian",
            "Send Heinz Guderian back to the hand",
            "Send Panther back to the hand",
        ],
    ),
    (
        capturing,
        "Captured Equipment: from which stack do you take a card?",
        ["Take a card from the Ground stack (2 cards)", "Take a card from the Air stack (1 card)"],
    ),
    (
        dividing,
        "Divide & Conquer: which stack do you divide?",
        ["Divide the Ground stack (2 cards)", "Divide the Air stack (3 cards)"],
    ),
    (
        keeping_a_pile,
        "Divide & Conquer: which pile stays deployed? The other one goes back to your hand.",
        ["Keep the first pile: Panther", "Keep the second pile: Panther"],
    ),
    (
        repairing,
        "Field Repairs: which unit do you deploy again?",
        ["Deploy KV-1 again", "Deploy Yak-9 again"],
    ),
    (
        shedding,
        "You have more cards deployed than the enemy. Which do you discard? 2 more must go.",
        ["Discard Panther", "Discard Tiger I"],
    ),
    (
        deciding,
        "Smolensk (3 Victory Points): do you attack the Soviet player, "
        "with Ground and Air units against Ground and Air units?",
        ["Attack", "Do not attack"],
    ),
    (
        free_battle,
        "Kharkov comes up, and no enemy is left in this theatre. What do you do?",
        [
            "Take it without a fight",
            "Discard it and raid with Ground and Air units",
            "Discard it and raid with Air and Sea units",
        ],
    ),
    (
        delaying,
        "Smolensk is about to begin: the German player attacks. Do you prevent it?",
        ["Let it be fought", "Play Delay Tactics (5)"],
    ),
    (
        delaying_a_raid,
        "The raid on the British player is about to begin: the Barbarossa player attacks. Do you prevent it?",
        ["Let it be fought", "Play Delay Tactics (5)"],
    ),
    (
        defending_the_homeland,
        "Your homeland is attacked: Battle for Moscow. Do you deploy your whole hand?",
        ["Emergency Deployment of your whole hand (2 cards)", "Do not deploy"],
    ),
    (
        playing_for_a_round,
        "Smolensk, round 1: do you play a Kept Card?",
        ["Play no more cards", "Play Artillery Barrage (14)", "Play Dug In (8)"],
    ),
    (
        supporting,
        "Whom does Bf 109 (2) support in this round? "
        "It gives +3 on attack and +2 on defence and does not fire.",
        ["Support nobody", "Support Ju 87 Stuka (3)", "Support Ju 88 (4)"],
    ),
    (
        dividing_the_air_group,
        "How does HMS Ark Royal (1) divide its 10 points in this round?",
        [
            "+0 on attack, +10 on defence",
            "+1 on attack, +9 on defence",
            "+2 on attack, +8 on defence",
            "+3 on attack, +7 on defence",
            "+4 on attack, +6 on defence",
            "+5 on attack, +5 on defence",
            "+6 on attack, +4 on defence",
            "+7 on attack, +3 on defence",
            "+8 on attack, +2 on defence",
            "+9 on attack, +1 on defence",
            "+10 on attack, +0 on defence",
        ],
    ),
    (
        firing,
        "Round 1, phase 3: which unit fires?",
        [
            "Fire no more units in this phase",
            "Fire Heinz Guderian (1)",
            "Fire Panther (2)",
            "Fire Tiger I (3)",
        ],
    ),
    (
        aiming,
        "Which target for Heinz Guderian (1)?",
        [
            "Shoot at Rifle Division (1): 15 against 5, hit by 6 to 15",
            "Use Autokill against Rifle Division (1)",
            "Shoot at KV-1 (3): 15 against 10, hit by 11 to 15",
        ],
    ),
    (
        aiming_again,
        "Which target for BM-13 Katyusha (1)?",
        [
            "Shoot at Infantry Division (1): 12 against 5, hit by 6 to 12",
            "Shoot at Panzer IV (2): 12 against 7, hit by 8 to 12",
            "Shoot at Panther (3): 12 against 9, hit by 10 to 12",
            "Hold the other shots",
        ],
    ),
    (
        saving,
        "KV-1 (1) would be destroyed. Do you play a Kept Card?",
        ["Let it be destroyed", "Play Heroic Stand (19)"],
    ),
    (
        withdrawing,
        "Smolensk, end of round 1: which of your units withdraw?",
        [
            "Withdraw no more units",
            "Withdraw everything",
            "Withdraw Heinz Guderian (1)",
            "Withdraw Panther (2)",
            "Withdraw Tiger I (3)",
        ],
    ),
    (
        posting,
        "Which of your units go to the stacks of the Barbarossa player?",
        ["Keep the others", "Give Panther (German) (1) to the Barbarossa player"],
    ),
    (
        transferring,
        "Which deployed card do you hand over to the German player? You may hand over 3 more.",
        ["Give Panzer IV (Barbarossa)"],
    ),
    (
        transferring_more,
        "Which deployed card do you hand over to the British player? You may hand over 2 more.",
        ["Hand over no more cards", "Give IS-2"],
    ),
    (
        giving,
        "Which card of your hand do you offer the German player?",
        ["Give Panther (Barbarossa)", "Give Tiger I"],
    ),
    (
        agreeing,
        "The Barbarossa player offers you a card of the hand in exchange. Which card do you give?",
        ["Decline the exchange", "Give Panther (German)"],
    ),
]


def lay(layout: Callable[[Scene], None]) -> Scene:
    scene = Scene()
    layout(scene)
    return scene


@pytest.mark.parametrize(
    ("layout", "expected", "options"), QUESTIONS, ids=[layout.__name__ for layout, *_ in QUESTIONS]
)
def test_a_decision_and_its_options_read_well(
    layout: Callable[[Scene], None], expected: str, options: list[str]
) -> None:
    scene = lay(layout)

    assert expected == asked_question(scene)
    assert options == choices(scene)


def test_every_kind_and_every_verb_is_shown_here() -> None:
    scenes = [lay(layout) for layout, *_ in QUESTIONS]

    assert set(KINDS) == {scene.kind for scene in scenes}
    shown = {VERBS[verb_of(option)] for scene in scenes for option in scene.state.options}
    assert set(VERBS) == shown


@pytest.mark.parametrize("seat", [None, 1])
def test_a_seat_that_is_not_asked_reads_who_is(scene: Scene, seat: int | None) -> None:
    firing(scene)

    assert "Waiting for the German player (firing)." == question(scene, seat)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_word_for_those_who_wait(scene: Scene, kind: str) -> None:
    firing(scene)
    context = context_now(scene, None)
    context.view.kind = kind

    assert say(phrase_decision(context)).startswith("Waiting for the German player (")


def test_after_the_end_nothing_is_asked(scene: Scene) -> None:
    scene.german(ground=["panther"], won=["battle-for-kiev", "bialystok-minsk", "smolensk", "sevastopol"])
    scene.fights("battle-for-moscow")

    assert NOBODY == scene.state.asked
    assert "The game is over." == question(scene, 0)


def test_the_numbers_of_a_shot_are_those_that_the_rules_compare(scene: Scene) -> None:
    scene.german(ground=["heinz-guderian", "panther"])
    scene.soviet(ground=["vasily-chuikov", "kv-1", "rifle-division"])
    scene.fights("smolensk")
    scene.german.chooses("fire", "panther")

    lines = scene.state.battle.lines
    for option, sentence in zip(scene.state.options, choices(scene), strict=True):
        target = place_of(noun_of(option))
        attack = attack_value(scene.rules.cards, lines[0], scene.state.battle.shooter, 0)
        defence = defence_value(scene.rules.cards, lines[1], target, 0)
        assert sentence.endswith(f": {attack} against {defence}, hit by {defence + 1} to {attack}")


def test_a_shot_that_one_number_decides_names_it(scene: Scene) -> None:
    scene.german(ground=["heinz-guderian", "infantry-division"])
    scene.soviet(ground=["partisans"])
    scene.fights("kharkov")
    scene.soviet.chooses("fire", "partisans")

    assert "Shoot at Heinz Guderian (1): 9 against 8, hit by 9" in choices(scene)


def test_like_units_are_told_apart_by_their_place(scene: Scene) -> None:
    scene.german(air=["bf-109", "ju-88", "ju-88"])
    scene.soviet(ground=["kv-1"])
    scene.fights("smolensk")
    scene.german.chooses("support", "ju-88")

    assert ["Fire Ju 88 (2)", "Fire Ju 88 (3)"] == choices(scene)[1:]
