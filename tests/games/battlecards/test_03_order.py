"""Chapter 3, from the decision to the first round: order of steps, forces, and who is asked first."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.battlecards.battle import AGGRESSOR, DEFENDER
from tests.games.battlecards.naming import card_number
from tests.games.battlecards.scene import Scene
from tests.games.battlecards.seat import SceneSeat

MOSCOW: Final = "battle-for-moscow"
ROAD_TO_MOSCOW: Final = ["battle-for-kiev", "bialystok-minsk", "smolensk", "siege-of-leningrad"]
Stacks = dict[str, list[str]]
STEPS: Final = ["attacks", "emergency", "turns-up", "begins-round", "wins-battle", "takes-card", "falls"]


def lay(seat: SceneSeat, stacks: Stacks, hand: str) -> None:
    """Lay these stacks and one card in hand."""
    seat(hand=[hand], ground=stacks.get("ground", []), air=stacks.get("air", []), sea=stacks.get("sea", []))


@pytest.mark.rule("bc-3.8")
@pytest.mark.parametrize(
    ("battle", "german", "soviet", "winner"),
    [
        ("smolensk", {"ground": ["panzer-iv"]}, {}, "german"),
        ("smolensk", {"air": ["bf-109"]}, {"sea": ["kirov"]}, "german"),
        ("smolensk", {"sea": ["prinz-eugen"]}, {"air": ["yak-9"]}, "soviet"),
        ("arctic-convoys", {"sea": ["s-boote"]}, {"ground": ["is-2"]}, "german"),
        ("black-sea-campaign", {"ground": ["tiger-i"]}, {"air": ["yak-9"]}, "soviet"),
    ],
)
def test_a_side_alone_in_the_battle_wins_at_once(
    scene: Scene, battle: str, german: Stacks, soviet: Stacks, winner: str
) -> None:
    """Clause 3.8: units of other types do not count, and no round is fought."""
    lay(scene.german, german, "panther")
    lay(scene.soviet, soviet, "kv-1")

    scene.fights(battle)

    assert [battle] == scene.seat(winner).won
    assert [1, 0, 0, 0] == [
        len(scene.told(id)) for id in ("finds-one-side", "turns-up", "begins-round", "shoots")
    ]
    assert scene.kind == "turn"


@pytest.mark.rule("bc-3.9")
@pytest.mark.parametrize(("drawer", "following"), [("german", "soviet"), ("soviet", "german")])
def test_a_battle_without_forces_on_either_side_is_discarded(
    scene: Scene, drawer: str, following: str
) -> None:
    """Clause 3.9: the Drawing Player's turn is over, and nobody scores."""
    scene.german(sea=["prinz-eugen"], hand=["panther"])
    scene.soviet(ground=["stavka"], hand=["kv-1"])
    scene.fights("smolensk", drawn_by=drawer)

    assert (["smolensk"], []) == (scene.spent(), scene.pending)
    assert [] == scene.german.won + scene.soviet.won
    assert ["bc-3.9"] == [notice.rule for notice in scene.told("finds-no-forces")]
    assert scene.asks(following, "turn")


@pytest.mark.rule("bc-3.10", "bc-3.11")
@pytest.mark.parametrize(
    ("battle", "types"),
    [
        ("smolensk", ["ground", "air"]),
        ("arctic-convoys", ["air", "sea"]),
        ("sevastopol", ["ground", "air", "sea"]),
    ],
)
def test_whole_stacks_are_turned_up_and_no_unit_is_held_back(
    scene: Scene, battle: str, types: list[str]
) -> None:
    """Clause 3.11: every unit of the types named stands in the battle before anybody chooses anything."""
    german = {"ground": ["panzer-iv", "tiger-i"], "air": ["bf-109"], "sea": ["prinz-eugen", "s-boote"]}
    soviet = {"ground": ["t-34-76"], "air": ["la-5fn", "yak-9"], "sea": ["kirov"]}
    lay(scene.german, german, "panther")
    lay(scene.soviet, soviet, "kv-1")

    scene.fights(battle)

    for seat, stacks in ((scene.german, german), (scene.soviet, soviet)):
        assert sorted(unit for type in types for unit in stacks[type]) == seat.units
        left = {"ground": seat.ground, "air": seat.air, "sea": seat.sea}
        assert {type: [] if type in types else stacks[type] for type in stacks} == left
    assert (["panther"], ["kv-1"]) == (scene.german.hand, scene.soviet.hand)
    assert scene.asks("german", "fire")


@pytest.mark.rule("bc-3.10")
def test_units_turned_up_lie_open_to_everybody(scene: Scene) -> None:
    """Clause 3.10: both players and a spectator see both lines."""
    scene.german(ground=["panzer-iv", "tiger-i"])
    scene.soviet(ground=["t-34-76"], air=["yak-9"])
    scene.fights("smolensk")

    for watcher in (0, 1, None):
        lines = scene.game.view(scene.state, watcher).battle.lines
        assert sorted(map(card_number, ["panzer-iv", "tiger-i"])) == sorted(lines[AGGRESSOR].cards)
        assert sorted(map(card_number, ["t-34-76", "yak-9"])) == sorted(lines[DEFENDER].cards)


@pytest.mark.rule("bc-3.12")
def test_a_battlecard_is_settled_step_by_step(scene: Scene) -> None:
    """Clause 3.12: decision, delay, emergency, forces, turning up, rounds, award, victory."""
    scene.german(ground=["panzer-iv"], won=ROAD_TO_MOSCOW, kept=["naval-gunfire"])
    scene.soviet(hand=["t-34-76"], kept=["delay-tactics"])

    scene.draws("german", MOSCOW)
    assert scene.asks("german", "battle")
    scene.german.attacks()
    assert scene.asks("soviet", "delay")
    scene.soviet.passes()
    assert scene.asks("german", "delay")
    scene.german.passes()
    assert scene.asks("soviet", "homeland")
    assert [] == scene.told("turns-up")
    scene.soviet.chooses("emergency")
    scene.passes_until("german", "fire")
    scene.german.fires("panzer-iv", at="t-34-76", number=11)
    assert scene.asks("soviet", "destruction")
    scene.soviet.passes()

    ids = [notice.id for notice in scene.notices if notice.id in STEPS]
    assert ["turns-up", "turns-up"] == ids[2:4]
    assert STEPS == [id for place, id in enumerate(ids) if id not in ids[:place]]
    assert scene.ended("total-victory", winner="german")


@pytest.mark.rule("bc-3.12", "bc-3.3")
def test_a_battle_that_lacks_its_prerequisite_reaches_no_later_step(scene: Scene) -> None:
    """Clause 3.12: nobody spends Delay Tactics or a hand on a battle that cannot be."""
    scene.german(ground=["panzer-iv"], won=ROAD_TO_MOSCOW[:3], hand=["panther"])
    scene.soviet(hand=["t-34-76"], kept=["delay-tactics"])

    scene.draws("german", MOSCOW)

    assert [MOSCOW] == scene.spent()
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-3.12")
def test_a_declined_battle_is_not_delayed(scene: Scene) -> None:
    """Clause 3.12: the aggressor decides before anybody is asked for Delay Tactics."""
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76"], hand=["kv-1"], kept=["delay-tactics-5"])
    scene.draws("german", "smolensk")

    scene.german.declines()

    assert (["delay-tactics-5"], ["smolensk"]) == (scene.soviet.kept, scene.spent())
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-3.12")
def test_delay_tactics_come_before_the_homeland_is_manned_and_forces_are_counted(scene: Scene) -> None:
    """Clause 3.12: a defender without forces saves Moscow by the card, and keeps the hand."""
    scene.german(ground=["panzer-iv"], won=ROAD_TO_MOSCOW)
    scene.soviet(hand=["t-34-76"], kept=["delay-tactics"])
    scene.fights(MOSCOW)

    scene.soviet.plays("delay-tactics")

    assert (["t-34-76"], []) == (scene.soviet.hand, scene.soviet.ground)
    assert [] == scene.told("emergency") + scene.told("finds-one-side")
    assert scene.outcome is None
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-3.16")
@pytest.mark.parametrize(
    ("battle", "first", "second"), [("smolensk", "german", "soviet"), ("kharkov", "soviet", "german")]
)
def test_the_aggressor_is_asked_first_but_for_delay_tactics(
    scene: Scene, battle: str, first: str, second: str
) -> None:
    """Clause 3.16: in every step of a round the defender comes second; delaying is his first."""
    scene.german(ground=["panzer-iv"], air=["bf-109", "ju-88"], kept=["dug-in"])
    scene.soviet(ground=["t-34-76"], air=["yak-9", "pe-2"], kept=["heroic-stand"])
    scene.fights(battle)

    asked = []
    while not (scene.asks(first, "bonus") and (first, "withdraw") in asked):
        asked.append((scene.asked, scene.kind))
        scene.seat(scene.asked).passes()

    kinds = ["bonus", "support", "fire", "fire", "fire", "withdraw"]
    pairs = [(seat, kind) for kind in kinds for seat in (first, second)]
    assert [(second, "delay"), (first, "delay"), *pairs] == asked
