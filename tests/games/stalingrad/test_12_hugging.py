"""Chapter 12, Hugging the Enemy: German air and artillery events of a battle count for nothing."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.cardplay import SPONGE, battle, burn_off, totals, unanswered
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, BATTLEFIELD, FORCE

HUGGING: Final = "hugging-the-enemy"
STUKA: Final = "stuka-dive-bombers"
ARTILLERY: Final = "heavy-artillery"
GERMAN: Final = 4
SOVIET: Final = 5


@pytest.mark.rule("sg-12.40")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize(
    ("cards", "before"),
    [
        ([STUKA], (GERMAN + 4, SOVIET)),
        ([ARTILLERY], (GERMAN, SOVIET - 3)),
        ([STUKA, ARTILLERY, STUKA], (GERMAN + 8, SOVIET - 3)),
    ],
)
def test_air_and_artillery_events_played_before_are_undone(
    scene: Scene, cards: list[str], before: tuple[int, int], attacker: str
) -> None:
    """Clause 12.40: both totals are as if they had not been played."""
    battle(scene, attacker, german=cards, soviet=[HUGGING])
    scene.passes_until("german", "event")
    unanswered(scene, "german", *cards)
    assert before == totals(scene)

    unanswered(scene, "soviet", HUGGING)

    assert (GERMAN, SOVIET) == totals(scene)
    assert sorted(cards) == scene.german.discard


@pytest.mark.rule("sg-12.40")
def test_all_other_events_keep_their_effect(scene: Scene) -> None:
    """Clause 12.40: Panzer Thrust and the Soviet's own artillery count on."""
    german = ["panzer-thrust", STUKA]
    soviet = ["katyusha-barrage", "guns-across-the-volga", HUGGING]
    battle(scene, "german", german=german, soviet=soviet)
    unanswered(scene, "german", *german)

    unanswered(scene, "soviet", *soviet)

    assert (GERMAN + 2 - 3, SOVIET + 4) == totals(scene)


@pytest.mark.rule("sg-12.40")
def test_the_soviet_may_play_his_artillery_afterwards(scene: Scene) -> None:
    """Clause 12.40: only German events are struck out."""
    battle(scene, "german", german=[STUKA], soviet=[HUGGING, "katyusha-barrage", "guns-across-the-volga"])
    unanswered(scene, "german", STUKA)

    unanswered(scene, "soviet", HUGGING, "katyusha-barrage", "guns-across-the-volga")

    assert (GERMAN - 3, SOVIET + 4) == totals(scene)
    assert 1 + 1 + 1 == scene.rubble_on(BATTLEFIELD)


@pytest.mark.rule("sg-12.40")
def test_firefight_values_of_such_cards_count_all_the_same(scene: Scene) -> None:
    """Clause 12.40: a Stuka fired at its value of -2 is no event, one turned up neither."""
    scene.german(hand=[STUKA, STUKA], deck=[STUKA], control={1: [FORCE["german"]]})
    scene.soviet(hand=[HUGGING], deck=["snipers"], control={1: [FORCE["soviet"]]})
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD)
    unanswered(scene, "german", STUKA)
    unanswered(scene, "soviet", HUGGING)
    scene.passes_until("german", "firefight")

    scene.german.fires(STUKA)

    assert SOVIET - 2 - 2 == scene.german.must_lose


@pytest.mark.rule("sg-12.40", "sg-12.43")
def test_in_the_next_battle_such_events_count_again(scene: Scene) -> None:
    """Clause 12.40: the second attack of the turn is another battle."""
    forces = {side: [FORCE[side], SPONGE[side]] for side in ATTACKERS}
    battle(scene, "german", german=[STUKA, STUKA], soviet=[HUGGING], forces=forces)
    unanswered(scene, "german", STUKA)
    unanswered(scene, "soviet", HUGGING)
    burn_off(scene)

    scene.german.attacks(BATTLEFIELD)
    unanswered(scene, "german", STUKA)

    assert (GERMAN + 1 + 4, SOVIET + 1) == totals(scene)


@pytest.mark.rule("sg-12.41")
def test_totals_are_reckoned_anew_and_not_just_lowered(scene: Scene) -> None:
    """Clause 12.41: without the Stuka's 4, 1 less 3 is 0, and the 2 of Panzer Thrust come on top of that."""
    battle(
        scene,
        "german",
        german=[STUKA, "panzer-thrust"],
        soviet=["guns-across-the-volga", HUGGING],
        forces={"german": ["369th-croatian-reinforced-regiment"]},
    )
    unanswered(scene, "german", STUKA)
    unanswered(scene, "soviet", "guns-across-the-volga")
    unanswered(scene, "german", "panzer-thrust")
    assert 1 + 4 - 3 + 2 == scene.german.total

    unanswered(scene, "soviet", HUGGING)

    assert 2 == scene.german.total
    assert [(0, 2), (1, SOVIET)] == [
        (notice.arguments["seat"], notice.arguments["total"]) for notice in scene.told("recounts")
    ]


@pytest.mark.rule("sg-12.41")
def test_a_total_that_artillery_had_brought_to_nothing_comes_back_in_full(scene: Scene) -> None:
    """Clause 12.41: 1 less 3 was 0, plus 3 was 3; without the artillery it is 4."""
    battle(
        scene,
        "german",
        german=[ARTILLERY],
        soviet=["barricades-and-mines", HUGGING],
        forces={"soviet": ["42nd-rifle-brigade"]},
    )
    unanswered(scene, "german", ARTILLERY)
    unanswered(scene, "soviet", "barricades-and-mines")
    assert 3 == scene.soviet.total

    unanswered(scene, "soviet", HUGGING)

    assert 1 + 3 == scene.soviet.total


@pytest.mark.rule("sg-12.41")
def test_a_second_hugging_changes_nothing(scene: Scene) -> None:
    """Clause 12.41: what is struck out is struck out once."""
    battle(scene, "german", german=[STUKA, ARTILLERY], soviet=[HUGGING, HUGGING])
    unanswered(scene, "german", STUKA, ARTILLERY)

    unanswered(scene, "soviet", HUGGING, HUGGING)

    assert (GERMAN, SOVIET) == totals(scene)


@pytest.mark.rule("sg-12.42")
@pytest.mark.parametrize(("laid", "left"), [(0, 2), (3, 5), (4, "destroyed")])
def test_rubble_and_destruction_stay(scene: Scene, laid: int, left: int | str) -> None:
    """Clause 12.42: one counter of the attack, one of the Stuka; the Grain Elevator falls at the sixth."""
    scene.rubble({BATTLEFIELD: laid})
    battle(scene, "german", german=[STUKA], soviet=[HUGGING])
    unanswered(scene, "german", STUKA)
    assert left == scene.rubble_on(BATTLEFIELD)

    unanswered(scene, "soviet", HUGGING)

    assert (GERMAN, left) == (scene.german.total, scene.rubble_on(BATTLEFIELD))


@pytest.mark.rule("sg-12.43")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_such_events_are_no_longer_offered(scene: Scene, attacker: str) -> None:
    """Clause 12.43: the others are, and the Rubble is that of the attack."""
    battle(scene, attacker, german=[STUKA, ARTILLERY, "panzer-thrust", "assault-guns"], soviet=[HUGGING])
    if attacker == "german":
        assert {STUKA, ARTILLERY, "panzer-thrust", "assault-guns"} == set(scene.german.offered("play"))
        scene.german.passes()

    unanswered(scene, "soviet", HUGGING)

    assert scene.asks("german", "event")
    assert ["panzer-thrust", "assault-guns"] == scene.german.offered("play")
    assert "sg-12.43" == scene.german.refused("play", STUKA)
    assert 1 == scene.rubble_on(BATTLEFIELD)


@pytest.mark.rule("sg-12.43")
def test_a_cancelled_hugging_forbids_nothing(scene: Scene) -> None:
    """Clause 12.43: it is not in force, and what was played before counts on."""
    battle(scene, "german", german=[STUKA, ARTILLERY, "signals-intercept"], soviet=[HUGGING])
    unanswered(scene, "german", STUKA)
    scene.soviet.plays(HUGGING)

    scene.german.plays("signals-intercept")
    scene.soviet.passes()

    assert scene.asks("german", "event")
    assert [ARTILLERY] == scene.german.offered("play")
    assert (GERMAN + 4, SOVIET) == totals(scene)
