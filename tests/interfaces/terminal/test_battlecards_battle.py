"""The screen of BattleCards before and in a battle: what is at stake, the stacks, both lines, every shot."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.games.battlecards.scene import Scene
from tests.interfaces.terminal.drawing import Drawn, lines_of

HOWITZER: Final = "15-cm-sfh-18-howitzer"
TANKS: Final = {
    "german": "western-panzer-iv",
    "british": "cromwell",
    "barbarossa": "panzer-iv",
    "soviet": "t-34-76",
}
ROADS: Final = {
    "battle-for-moscow": ["battle-for-kiev", "bialystok-minsk", "smolensk", "sevastopol"],
    "battle-for-germany": ["kharkov", "crossing-of-the-dnieper", "winter-counteroffensive"],
    "western-battle-for-germany": ["hunt-for-the-bismarck", "battle-of-the-ruhr", "normandy"],
}


@pytest.fixture
def scene() -> Scene:
    """A game of the Russian Front, to be laid out."""
    return Scene()


def test_a_battle_that_may_be_is_told_with_what_everybody_can_count(scene: Scene) -> None:
    scene.german(ground=["panther", "supreme-command-germany"], air=["bf-109"], sea=["s-boote"])
    scene.soviet(ground=["t-34-76"], hand=["kv-1"])
    scene.draws("german", "siege-of-leningrad")

    own = Drawn(scene, "german").own

    assert (
        " Battle Siege of Leningrad (5 points): German (Ground 2, Air 1, Sea 1) attacks Soviet (Ground 1,"
        " Air 0, Sea 0). Objective: Ground. Prepared defences: Ground +1."
    ) in " ".join(own.split())
    assert "Stage" not in own


@pytest.mark.parametrize(
    ("edition", "aggressor", "defender", "battle", "who"),
    [
        (
            "russian-front",
            "barbarossa",
            "soviet",
            "battle-for-moscow",
            "the Soviet player is out of the game.",
        ),
        (
            "western",
            "british",
            "german",
            "western-battle-for-germany",
            "the German player is out of the game.",
        ),
        ("combined", "soviet", "barbarossa", "battle-for-germany", "both are out of the game."),
    ],
)
def test_an_attack_on_a_homeland_says_who_may_fall(
    scene: Scene, edition: str, aggressor: str, defender: str, battle: str, who: str
) -> None:
    scene.edition(edition)
    scene.seat(aggressor)(ground=[TANKS[aggressor]] * 2, won=ROADS[battle])
    scene.seat(defender)(ground=[TANKS[defender]])
    scene.draws(aggressor, battle)

    assert scene.asks(aggressor, "battle")
    asked = " ".join(Drawn(scene, aggressor).own.split())
    scene.seat(aggressor).chooses("attack")
    scene.passes_until(aggressor, "fire")
    fought = " ".join(Drawn(scene, aggressor).own.split())

    for text in (asked, fought):
        assert re.search(rf"Homeland: .*if the enemy wins, {who}", text)


def test_the_liberation_of_a_homeland_threatens_nobody(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"], won=["battle-for-moscow"])
    scene.soviet(ground=["t-34-76"], kept=["counterattack-4"])
    scene.starts_turn("soviet")
    scene.soviet.chooses("play", "counterattack-4")
    scene.passes_until("soviet", "fire")

    own = Drawn(scene, "soviet").own

    assert "Battle for Moscow (8 points) again" in " ".join(own.split())
    assert "Homeland" not in own


def test_whoever_decides_on_a_battle_sees_what_the_stacks_are_worth(scene: Scene) -> None:
    scene.german(hand=["tiger-i"], ground=["panzer-iv", "panzer-iv", HOWITZER], air=["bf-109"])
    scene.soviet(ground=["t-34-76"])
    scene.draws("german", "smolensk")

    own = Drawn(scene, "german").own

    assert "Hand    Tiger I\n" in own
    assert re.search(r"\nGround +\*: with an ability +A g/a/s +D g/a/s +Ph +Shots\n", own)
    assert re.search(r"\n +2 × Panzer IV +Armor +13/–/– +7/5/7 +3 +1\n", own)
    assert re.search(r"\nAir +Bf 109 +Fighter \* +6/13/5 +7/7/7 +1 +1\n", own)
    assert "\nSea     -\n" in own
    assert 1 == own.count("Shots")
    assert lines_of(own, "2 × Panzer IV").index("Armor") == lines_of(own, "Air").index("Fighter")
    assert "Shots" not in Drawn(scene, "soviet").own


def test_whoever_must_lose_or_hand_over_deployed_cards_sees_what_they_are_worth(scene: Scene) -> None:
    scene.edition("combined")
    scene.soviet(ground=["rifle-division"] * 5)
    scene.barbarossa(ground=["panzer-iv"])
    scene.draws("barbarossa", "overextended-supply-lines-4")
    assert scene.asks("soviet", "shed")
    shed = Drawn(scene, "soviet").own

    other = Scene("combined")
    other.german(ground=["western-panther"], air=["do-17"])
    other.starts_turn("german")
    other.german.chooses("transfer")
    given = Drawn(other, "german").own

    assert re.search(r"5 × Rifle Division +Infantry +\d+/", shed)
    assert re.search(r"Panther +Armor +15/–/– ", given)
    assert re.search(r"\nAir +Do 17 +Bomber", given)


def test_both_lines_stand_side_by_side_as_their_values_are_now(scene: Scene) -> None:
    """Manstein gives the others +2, the Siege of Leningrad +1 to the defender's Ground units."""
    scene.german(ground=["erich-von-manstein", "panzer-iv", "panzer-iv"], air=["ju-88"])
    scene.soviet(ground=["t-34-76"], air=["yak-9"])
    scene.fights("siege-of-leningrad")
    scene.passes_until("german", "fire")

    own = Drawn(scene, "german").own

    assert "Stage   Round 1, firing phase 2: German fires.\n" in own
    assert re.search(r"\n +German +A g/a D g/a Ph +Soviet +A g/a D g/a Ph\n", own)
    assert re.search(r"\n +1 Erich von Manstein 14/– +9/8 +3 +1 T-34/76 +13/– +9/6 +3\n", own)
    assert re.search(r"\n2-3 Panzer IV +15/– +7/5 +3 +2 Yak-9 +6/13 +7/7 +1\n", own)
    assert re.search(r"\n +4 Ju 88 +12/4 +7/6 +2 +•\n", own)
    assert own.endswith(" s(ea) now. Ph: phase. •: shot left.\n")
    assert Drawn(scene).own == own


def test_places_are_numbered_as_options_name_them(scene: Scene) -> None:
    scene.german(ground=["panzer-iii", "panzer-iv", "panther"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")
    scene.passes_until("german", "fire")

    drawn = Drawn(scene, "german")
    places = {int(lines_of(drawn.own, f"{place} ").split()[0]) for place in (1, 2, 3)}
    names = [scene.game.option_name(option) for option in drawn.view.options]

    assert ["end", "fire aggressor-1", "fire aggressor-2", "fire aggressor-3"] == names
    assert {1, 2, 3} == places
    assert lines_of(drawn.own, "2 ").lstrip().startswith("2 Panzer IV")


def test_a_supporter_is_marked_with_the_place_it_supports(scene: Scene) -> None:
    scene.german(ground=["infantry-division", HOWITZER])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")
    scene.german.chooses("support", "infantry-division")
    scene.passes_until("german", "fire")

    own = Drawn(scene, "german").own

    assert re.search(r"1 Infantry Division +12 +6 +4 +• ", own)
    assert re.search(r"2 15 cm sFH 18 Howitzer +13 +3 +2 +→1 ", own)
    assert " •: shot left. →3: supports 3.\n" in own


def test_shots_left_are_marked_and_units_gone_leave_their_place(scene: Scene) -> None:
    scene.german(ground=["nebelwerfer", "panzer-iii"])
    scene.soviet(ground=["t-34-76", "kv-1", "t-34-85"])
    scene.fights("smolensk")
    scene.passes_until("german", "fire")
    before = Drawn(scene, "german").own
    scene.german.fires("nebelwerfer", at="t-34-76", number=10)
    after = Drawn(scene, "german").table

    assert re.search(r"2 Nebelwerfer +11 +2 +2 +•• +2 T-34/85 ", before)
    assert re.search(r"1 Panzer III +11 +6 +3 +2 T-34/85 ", after)
    assert re.search(r"2 Nebelwerfer +11 +2 +2 +• +3 KV-1 +13 +10 +3\n", after)
    assert "1 T-34/76" in before
    assert "T-34/76" not in after


def test_shots_are_marked_only_for_the_side_that_fires(scene: Scene) -> None:
    """Both Panzer III hold their fire or use it in turn, yet after the phase they are alike again."""
    scene.german(ground=["panzer-iii", "panzer-iii"])
    scene.soviet(ground=["kv-1", "kv-1"])
    scene.fights("smolensk")
    scene.passes_until("german", "fire")
    scene.german.fires("panzer-iii", at="kv-1", number=20)
    german = Drawn(scene, "german").own
    scene.german.passes()
    soviet = Drawn(scene, "soviet").own
    scene.passes_until("german", "withdraw")
    later = Drawn(scene, "german").own

    assert re.search(r"\n *2 Panzer III +11 +6 +3 +•", german)
    assert re.search(r"\n1-2 Panzer III +11 +6 +3 +1-2 KV-1 +13 +10 +3 +•\n", soviet)
    assert 1 == soviet.count("•:")
    assert "•" not in later


def test_shots_without_a_target_are_not_marked_after_their_phase(scene: Scene) -> None:
    """Infantry cannot hit a ship, and phase 4 is the last."""
    scene.german(ground=["infantry-division"])
    scene.soviet(sea=["krasny-kavkaz"])
    scene.fights("siege-of-leningrad")
    scene.passes_until("german", "withdraw")

    drawn = Drawn(scene, "german")

    assert "•" not in drawn.own


def test_a_shot_under_way_is_not_buried_under_the_lines(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")
    scene.german.chooses("fire", "panzer-iv")
    assert scene.asks("german", "target")

    drawn = Drawn(scene, "german")

    assert "Round 1, firing phase 3: German fires.\n" == drawn.own
    assert "Panzer IV" in drawn.table
    assert drawn.screen.is_busy(drawn.view)


def test_withdrawn_units_and_quiet_rounds_are_named(scene: Scene) -> None:
    scene.german(ground=["panzer-iii", "panzer-iv"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")
    scene.passes_until("german", "withdraw")
    assert "Stage   Round 1, withdrawal: German.\n" in Drawn(scene, "german").own
    scene.german.chooses("withdraw", "panzer-iii")
    scene.german.passes()
    scene.passes_until("german", "withdraw")

    own = Drawn(scene, "german").own

    assert "Stage      Round 2, withdrawal: German. 1 of 8 rounds without a loss.\n" in own
    assert "Withdrawn  German: Panzer III\n" in own
    assert "A, D:" not in own
