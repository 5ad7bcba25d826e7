"""A scene for every question that BattleCards can ask."""

from __future__ import annotations

from typing import Final

from tests.games.battlecards.scene import Scene

MOSCOW_NEEDS: Final = ["battle-for-kiev", "bialystok-minsk", "smolensk", "sevastopol"]
GERMANY_NEEDS: Final = ["kharkov", "winter-counteroffensive", "crossing-of-the-dnieper"]


def first_forces(scene: Scene) -> None:
    hand = ["panzer-iv", "panzer-iv", "tiger-i", "bf-109", "ju-88", "prinz-eugen"]
    scene.german(hand=hand)
    scene.soviet(hand=["kv-1"] * 2 + ["t-34-76"] * 4)
    scene.opens()
    scene.german.chooses("deploy", "panzer-iv")


def turn(scene: Scene) -> None:
    scene.edition("combined")
    scene.german(hand=["western-panther"])
    scene.barbarossa(hand=["panther", "tiger-i"], ground=["panzer-iv"], kept=["counterattack-4"])
    scene.soviet(won=["kharkov"])
    scene.starts_turn("barbarossa")


def battle_again(scene: Scene) -> None:
    scene.german(kept=["counterattack-4"])
    scene.soviet(won=["kharkov", "kursk"])
    scene.starts_turn("german")
    scene.german.plays("counterattack-4")


def leader(scene: Scene) -> None:
    scene.soviet(ground=["stavka", "kv-1"])
    scene.draws("soviet", "military-buildup-9")


def deploying(scene: Scene) -> None:
    scene.soviet(ground=["stavka", "kv-1"], deck=["is-2", "kirov", "yak-9", "il-4", "tu-2", "pe-2", "kv-1"])
    scene.draws("soviet", "military-buildup-9")
    scene.soviet.chooses("use", "stavka")
    scene.soviet.deploys("is-2")


def deploying_behind(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"])
    scene.soviet(deck=["is-2", "kirov", "yak-9", "il-4"])
    scene.draws("soviet", "general-mobilization-11")


def deploying_a_type(scene: Scene) -> None:
    scene.soviet(deck=["is-2", "kirov", "yak-9", "il-4"])
    scene.draws("soviet", "air-reinforcements-8")


def discarding(scene: Scene) -> None:
    scene.soviet(hand=["is-2", "kirov", "yak-9", "il-4", "tu-2", "pe-2"])
    scene.draws("soviet", "military-buildup-9")
    scene.soviet.passes()


def discarding_down(scene: Scene) -> None:
    scene.soviet(hand=["is-2", "kirov", "yak-9", "il-4"], deck=["tu-2", "pe-2", "kv-1", "kv-1"])
    scene.draws("soviet", "air-reinforcements-8")
    scene.soviet.passes()


def taking_back(scene: Scene) -> None:
    scene.soviet(ground=["kv-1", "is-2"], hand=["yak-9"])
    scene.draws("soviet", "redeployment-9")


def deploying_as_many(scene: Scene) -> None:
    taking_back(scene)
    scene.soviet.chooses("take-back", "kv-1")
    scene.soviet.passes()


def foiling(scene: Scene) -> None:
    scene.german(kept=["counter-intelligence-2"])
    scene.soviet(hand=["kv-1"])
    scene.draws("soviet", "spies-19")


def looking(scene: Scene) -> None:
    scene.german(hand=["panther"], ground=["tiger-i", "panther"], sea=["prinz-eugen"], kept=["dug-in-8"])
    scene.soviet(hand=["kv-1"])
    scene.draws("soviet", "spies-2")
    scene.german.passes()


def sabotaging(scene: Scene) -> None:
    scene.german(ground=["heinz-guderian", "panther"], air=["bf-109"])
    scene.soviet(hand=["kv-1"])
    scene.draws("soviet", "sabotage-5")


def assassinating(scene: Scene) -> None:
    sabotaging(scene)
    scene.soviet.chooses("sabotage", "ground")


def capturing(scene: Scene) -> None:
    scene.german(ground=["heinz-guderian", "panther"], air=["bf-109"])
    scene.draws("soviet", "captured-equipment-6")


def dividing(scene: Scene) -> None:
    scene.german(ground=["panther", "panther"], air=["bf-109", "bf-109", "ju-88"])
    scene.draws("soviet", "divide-and-conquer-11")


def keeping_a_pile(scene: Scene) -> None:
    dividing(scene)
    scene.soviet.chooses("divide", "ground")


def repairing(scene: Scene) -> None:
    scene.soviet(discard=["kv-1", "georgy-zhukov", "yak-9"])
    scene.draws("soviet", "field-repairs-12")


def shedding(scene: Scene) -> None:
    scene.german(ground=["panther", "panther", "tiger-i"], air=["bf-109"])
    scene.draws("soviet", "overextended-supply-lines-4")


def deciding(scene: Scene) -> None:
    scene.german(ground=["panther"])
    scene.draws("soviet", "smolensk")


def free_battle(scene: Scene) -> None:
    scene.edition("combined")
    scene.barbarossa(won=["battle-for-moscow"], ground=["panther"])
    scene.soviet(fallen="battle-for-moscow")
    scene.british(ground=["cromwell"])
    scene.draws("barbarossa", "kharkov")


def delaying(scene: Scene) -> None:
    scene.german(ground=["panther"])
    scene.soviet(ground=["kv-1"], kept=["delay-tactics-5"])
    scene.fights("smolensk")


def delaying_a_raid(scene: Scene) -> None:
    scene.edition("combined")
    scene.barbarossa(won=["battle-for-moscow"], ground=["panther"])
    scene.soviet(fallen="battle-for-moscow")
    scene.british(ground=["cromwell"], kept=["western-delay-tactics-5"])
    scene.draws("barbarossa", "kharkov")
    scene.barbarossa.chooses("raid-ground")


def defending_the_homeland(scene: Scene) -> None:
    scene.german(ground=["panther"], won=MOSCOW_NEEDS)
    scene.soviet(ground=["kv-1"], hand=["is-2", "yak-9"])
    scene.fights("battle-for-moscow")


def playing_for_a_round(scene: Scene) -> None:
    scene.german(ground=["panther"], kept=["artillery-barrage-14", "dug-in-8"])
    scene.soviet(ground=["kv-1"])
    scene.fights("smolensk")
    scene.passes_until("german", "bonus")


def supporting(scene: Scene) -> None:
    scene.german(ground=["panther"], air=["bf-109", "ju-88", "ju-87-stuka"])
    scene.soviet(ground=["kv-1"])
    scene.fights("smolensk")


def dividing_the_air_group(scene: Scene) -> None:
    scene.edition("western")
    scene.german(sea=["bismarck"])
    scene.british(sea=["hms-ark-royal"])
    scene.fights("hunt-for-the-bismarck")


def firing(scene: Scene) -> None:
    scene.german(ground=["heinz-guderian", "panther", "tiger-i"])
    scene.soviet(ground=["kv-1", "rifle-division", "rifle-division"])
    scene.fights("smolensk")


def aiming(scene: Scene) -> None:
    firing(scene)
    scene.german.chooses("fire", "heinz-guderian")


def aiming_again(scene: Scene) -> None:
    scene.soviet(ground=["bm-13-katyusha"])
    scene.german(ground=["panzer-iv", "infantry-division", "panther"])
    scene.fights("kharkov")
    scene.soviet.fires("bm-13-katyusha", at="infantry-division", number=20)


def saving(scene: Scene) -> None:
    scene.german(ground=["panther"])
    scene.soviet(ground=["kv-1"], kept=["heroic-stand-19"])
    scene.fights("smolensk")
    scene.passes_until("german", "fire")
    scene.numbers(12)
    scene.german.chooses("fire", "panther")


def withdrawing(scene: Scene) -> None:
    firing(scene)
    scene.passes_until("german", "withdraw")


def posting(scene: Scene) -> None:
    scene.edition("combined")
    scene.soviet(ground=["rifle-division"], won=GERMANY_NEEDS)
    scene.barbarossa(ground=["panther"])
    scene.german(ground=["western-panther"])
    scene.fights("battle-for-germany")
    scene.passes_until("soviet", "withdraw")
    scene.soviet.withdraws_all()


def transferring(scene: Scene) -> None:
    turn(scene)
    scene.barbarossa.chooses("transfer")


def transferring_more(scene: Scene) -> None:
    scene.edition("combined")
    scene.soviet(ground=["kv-1", "is-2"])
    scene.starts_turn("soviet")
    scene.soviet.chooses("transfer")
    scene.soviet.chooses("give", "kv-1")


def giving(scene: Scene) -> None:
    turn(scene)
    scene.barbarossa.chooses("exchange")


def agreeing(scene: Scene) -> None:
    giving(scene)
    scene.barbarossa.chooses("give", "tiger-i")
