"""Supply: no more of it is played than somebody asks for, as what stays in the hand may be kept."""

from __future__ import annotations

import pytest

from eastfront.players.scripted.barbarossa.doctrine import SERGEANT
from tests.games.barbarossa.scene import Scene
from tests.players.barbarossa_advice import advice

HORSES, TRUCKS, TRAIN = "horse-drawn-transport", "motorized-transport", "locomotive-transport"
TANK, RIFLES = "ss-panzer-regiment", "grenadier-regiment"
STAFF, PLANS = "supreme-command-headquarters", "strategic-planning"
# A deck that wants nothing but strong units.
RICH = [TRAIN, TRUCKS, "division-hq-company", TRUCKS] * 2


@pytest.fixture
def scene() -> Scene:
    """A game of two seats under the kamikaze edition, to be laid out."""
    return Scene()


def rest_of_turn(scene: Scene) -> list[str]:
    """Let Sergeant choose for the first seat until its turn is over; return his choices."""
    made: list[str] = []
    while scene.asked == "seat1":
        made.append(advice(scene, SERGEANT))
        scene.choose(0, made[-1])
    return made


def rest_of_phase(scene: Scene) -> list[str]:
    """Let Sergeant choose for the first seat until its phase is over; return his choices."""
    phase, made = scene.kind, list[str]()
    while scene.kind == phase:
        made.append(advice(scene, SERGEANT))
        scene.choose(0, made[-1])
    return made


def plays(made: list[str]) -> list[str]:
    """Return what was played, sorted."""
    return sorted(name.removeprefix("play ") for name in made if name.startswith("play "))


@pytest.mark.parametrize(
    ("supply", "hand", "played"),
    [
        (8, [TRAIN], []),
        (7, [TRAIN, TRUCKS, HORSES], [HORSES]),
        (5, [TRAIN, TRUCKS, TRUCKS], [TRUCKS, TRUCKS]),
        (3, [TRAIN, TRUCKS], [TRAIN, TRUCKS]),
    ],
    ids=["enough", "one more point", "the largest is spared", "all is needed"],
)
def test_only_the_supply_that_recruits_cost_is_played(
    scene: Scene, supply: int, hand: list[str], played: list[str]
) -> None:
    """The best there is costs eight points."""
    scene.seat1(hand=hand, deck=RICH, front=[RIFLES])
    scene.points(supply=supply)
    scene.in_phase("reinforcement", turn=9)

    made = rest_of_turn(scene)

    assert f"recruit {TANK}" in made
    assert played == plays(made)
    spared = [name for name in hand if name not in played]
    assert not spared or f"keep {max(spared, key=[HORSES, TRUCKS, TRAIN].index)}" in made


@pytest.mark.parametrize(("front", "played"), [([RIFLES], []), ([TANK] * 3, [HORSES, HORSES, HORSES])])
def test_before_an_attack_only_the_supply_that_units_ask_for_is_played(
    scene: Scene, front: list[str], played: list[str]
) -> None:
    """Riflemen ask for none, a tank for a point; what is left over recruits could cost."""
    scene.seat1(hand=[HORSES] * 4, deck=RICH, front=front)
    scene.in_phase("tactics", turn=9)

    made = rest_of_phase(scene)

    assert played == plays(made)


@pytest.mark.parametrize(
    ("edition", "phase"), [("kamikaze", "reinforcement-phase"), ("lundstrom", "tactics-phase")]
)
def test_supply_for_recruits_is_played_while_it_can_be(scene: Scene, edition: str, phase: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[TRAIN, TRAIN, TRAIN], deck=RICH)
    scene.in_phase("tactics", turn=9)
    phases: set[str] = set()

    while scene.asked == "seat1":
        chosen = advice(scene, SERGEANT)
        if chosen == f"play {TRAIN}":
            phases.add(scene.kind)
        scene.choose(0, chosen)

    assert {phase} == phases


@pytest.mark.parametrize(("army", "pays"), [(6, True), (1, False)])
def test_supply_is_played_to_be_rid_of_the_winter_where_it_holds_up_an_army(
    scene: Scene, army: int, pays: bool
) -> None:
    scene.seat1(hand=[TRAIN], deck=RICH, front=["general-winter", *[f"{RIFLES} exhausted"] * army])
    scene.in_phase("tactics", turn=9)

    assert pays == (advice(scene, SERGEANT) == f"play {TRAIN}")


def test_what_takes_from_supply_goes_before_supply_is_played(scene: Scene) -> None:
    """Partisans cost two units their strength, and would take one of the three points of the train."""
    front = ["general-winter", "partisans", *[f"{RIFLES} exhausted"] * 4, *[RIFLES] * 2]
    scene.seat1(hand=[TRAIN], deck=RICH, front=front)
    scene.in_phase("tactics", turn=9)

    made = rest_of_turn(scene)

    assert ["use-1 partisans", f"play {TRAIN}", "use-2 general-winter"] == made[:3]


@pytest.mark.parametrize(
    ("event", "hand", "played"),
    [
        ("partisans", [TRAIN], []),
        ("partisans", [HORSES, TRAIN], [HORSES, TRAIN]),
        ("rasputitsa", [HORSES, TRUCKS], []),
        ("rasputitsa", [TRUCKS, TRUCKS, TRUCKS], [TRUCKS, TRUCKS, TRUCKS]),
        ("luftwaffe-support", [HORSES, TRUCKS], [HORSES, TRUCKS]),
    ],
)
def test_supply_is_not_played_for_a_price_that_events_put_out_of_reach(
    scene: Scene, event: str, hand: list[str], played: list[str]
) -> None:
    """Three points are asked for; partisans take one of the first gain, mud one of every truck's two."""
    front = ["general-winter", event, *[f"{RIFLES} exhausted"] * 6]
    scene.seat1(hand=hand, deck=RICH, front=front)
    scene.in_phase("tactics", turn=9)

    made = rest_of_phase(scene)

    assert played == plays(made)
    assert bool(played) == ("use-2 general-winter" in made)


def test_supply_for_an_attack_is_not_spent_to_be_rid_of_the_winter(scene: Scene) -> None:
    """Tanks that are ready fight whatever the weather is, and ask for the same points."""
    scene.seat1(hand=[TRAIN], deck=RICH, front=["general-winter", *[TANK] * 3, *[RIFLES] * 3])
    scene.cities("smolensk")
    scene.in_phase("starting", turn=9)

    made = rest_of_turn(scene)

    assert "attack smolensk" in made
    assert "use-2 general-winter" not in made


def test_supply_is_also_played_for_the_top_of_the_support_pile(scene: Scene) -> None:
    scene.seat1(hand=[HORSES] * 4, deck=[HORSES, HORSES, RIFLES, RIFLES])
    scene.support(STAFF)
    scene.in_phase("reinforcement", turn=15)

    assert f"recruit {STAFF}" in rest_of_turn(scene)


def test_supply_for_a_third_recruit_is_played_while_it_can_be(scene: Scene) -> None:
    scene.edition("lundstrom")
    scene.seat1(hand=[TRAIN] * 6, deck=[*[HORSES] * 6, RIFLES, RIFLES])
    scene.points(reinforcement=3)
    scene.in_phase("tactics", turn=9)

    made = rest_of_turn(scene)

    assert 3 == sum(each.startswith("recruit ") for each in made)
    assert f"recruit {PLANS}" in made
    assert [TRAIN] * 5 == plays(made)
