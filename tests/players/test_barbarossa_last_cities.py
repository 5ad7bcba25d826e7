"""The last two Cities: nobody lays Moscow open to a rival, and Blitzkrieg takes both at once."""

from __future__ import annotations

import pytest

from eastfront.players.scripted.barbarossa.doctrine import SERGEANT
from tests.games.barbarossa.scene import Scene
from tests.players.barbarossa_advice import advice

TANK, RIFLES = "ss-panzer-regiment", "grenadier-regiment"
ARMY = [TANK] * 4


@pytest.fixture
def scene() -> Scene:
    """A game of two seats under the kamikaze edition, to be laid out."""
    return Scene()


def choice(scene: Scene) -> str:
    """Return what Sergeant chooses for the seat asked, by name."""
    return advice(scene, SERGEANT)


def attacks_minsk(scene: Scene, *cities: str) -> bool:
    """Tell whether Sergeant attacks Minsk, with Attack Points and supply enough; *cities* lie below it."""
    scene.cities("minsk", *cities, only=True)
    scene.points(attack=4, supply=4)
    scene.in_phase("tactics", turn=15)
    return choice(scene) == "attack minsk"


def play_turn(scene: Scene) -> list[str]:
    """Let Sergeant choose as long as the first seat is in its Tactics Phase or fights; return his choices."""
    made: list[str] = []
    while scene.asked == "seat1" and scene.kind != "reinforcement-phase":
        made.append(choice(scene))
        scene.choose(0, made[-1])
    return made


@pytest.mark.parametrize(
    ("own", "rival", "attacks"),
    [
        (ARMY, ARMY, False),
        (ARMY, ["stalingrad", *ARMY], False),
        (ARMY, [TANK], True),
        (["leningrad", *ARMY], ARMY, True),
    ],
    ids=["as strong", "ahead", "weak", "too far behind"],
)
def test_moscow_is_not_laid_open_to_a_rival_who_could_win_by_it(
    scene: Scene, own: list[str], rival: list[str], attacks: bool
) -> None:
    scene.seat1(front=own)
    scene.seat2(front=rival)

    assert attacks == attacks_minsk(scene, "moscow")


@pytest.mark.parametrize(
    ("third", "attacks"), [([], False), (["stalingrad", "leningrad", "sevastopol"], True)]
)
def test_a_rival_whom_moscow_would_not_put_first_is_no_danger(third: list[str], attacks: bool) -> None:
    scene = Scene(seats=3)
    scene.seat1(front=ARMY)
    scene.seat2(front=[TANK] * 3)
    scene.seat3(front=third)

    assert attacks == attacks_minsk(scene, "moscow")


def test_a_third_city_may_be_taken(scene: Scene) -> None:
    scene.seat1(front=ARMY)
    scene.seat2(front=ARMY)

    assert attacks_minsk(scene, "riga", "moscow")


def test_blitzkrieg_takes_both_cities_and_wins(scene: Scene) -> None:
    """Moscow alone would not do: 41 points against 42."""
    scene.seat1(hand=["blitzkrieg"], front=[TANK] * 5)
    scene.seat2(front=["stalingrad", "sevastopol", "fortified-hill", *[TANK] * 3])
    scene.cities("minsk", "moscow", only=True)
    scene.events("luftwaffe-support", "luftwaffe-support")
    scene.points(tactic=1, supply=5)
    scene.in_phase("tactics", turn=15)

    made = play_turn(scene)

    assert ["attack minsk", "attack moscow"] == [name for name in made if name.startswith("attack")]
    assert scene.outcome is not None
    assert scene.outcome.ranks == [1, 2]


def test_blitzkrieg_waits_until_it_can_take_both_cities(scene: Scene) -> None:
    scene.seat1(hand=["blitzkrieg"], front=[TANK])
    scene.seat2(front=ARMY)
    scene.cities("minsk", "moscow", only=True)
    scene.points(tactic=1, supply=1)
    scene.in_phase("tactics", turn=15)

    assert "play blitzkrieg" not in play_turn(scene)


@pytest.mark.parametrize(
    ("tanks", "rival", "buys"),
    [(4, [], True), (2, [], False), (4, ["stalingrad", "leningrad", "sevastopol"], False)],
    ids=["strong enough", "too weak", "too far behind"],
)
def test_blitzkrieg_is_bought_where_both_cities_can_be_taken_and_win(
    scene: Scene, tanks: int, rival: list[str], buys: bool
) -> None:
    scene.seat1(deck=["motorized-transport"] * 4, front=[TANK] * tanks)
    scene.seat2(front=[*rival, TANK, TANK])
    scene.cities("minsk", "moscow", only=True)
    scene.points(supply=4)
    scene.in_phase("reinforcement", turn=15)

    assert buys == (choice(scene) == "recruit blitzkrieg")


@pytest.mark.parametrize("cities", [("minsk", "moscow"), ("minsk", "riga", "moscow")])
def test_blitzkrieg_is_kept_for_the_last_two_cities(scene: Scene, cities: tuple[str, ...]) -> None:
    scene.seat1(hand=["blitzkrieg", TANK, RIFLES], front=[TANK])
    scene.cities(*cities, only=True)
    scene.in_phase("clean-up", turn=15)

    assert choice(scene) == ("keep blitzkrieg" if len(cities) == 2 else f"keep {TANK}")


@pytest.mark.parametrize(("limit", "attacks"), [("15", True), ("16", False)])
def test_in_the_last_turn_nothing_is_left_for_later(scene: Scene, limit: str, attacks: bool) -> None:
    scene.edition("kamikaze", turn_limit=limit)
    scene.seat1(front=ARMY)
    scene.seat2(front=ARMY)

    assert attacks == attacks_minsk(scene, "moscow")
