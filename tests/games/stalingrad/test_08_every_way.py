"""Chapter 8, all ways to absorb losses: the picks offered reach whatever is sensible, each in one way."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Final

import pytest

from tests.games.stalingrad.allocations import DESTROYED, RETREATS, STAYS, Fates, Fighter, Plight
from tests.games.stalingrad.naming import card_number
from tests.games.stalingrad.skirmish import ATTACKERS, BATTLEFIELD
from tests.games.stalingrad.stands import STEEL_WORKS, Stand

# Forces of each side of different values; some are stubborn.
FORCES: Final = {
    "german": [
        "369th-croatian-reinforced-regiment",
        "297th-infantry-division",
        "295th-infantry-division",
        "100th-jaeger-division",
        "16th-panzer-division",
    ],
    "soviet": [
        "149th-rifle-brigade",
        "112th-rifle-division",
        "10th-nkvd-rifle-division",
        "95th-rifle-division",
        "13th-guards-rifle-division",
    ],
}


@pytest.mark.rule("sg-8.8", "sg-8.9")
@pytest.mark.parametrize(
    ("fighters", "losses", "room", "sensible", "wasteful"),
    [
        # One Force: after its retreat one Ration is needed; a second, burned before, is wasted.
        ([Fighter(2, 3, 2)], 3, 1, {((RETREATS, 1),), ((DESTROYED, 0),)}, {((RETREATS, 0),)}),
        # Two that retreat: the smaller may go first, though the larger alone would do.
        (
            [Fighter(3, 4, 0), Fighter(2, 3, 0)],
            3,
            2,
            {
                ((RETREATS, 0), (STAYS, 0)),
                ((RETREATS, 0), (RETREATS, 0)),
                ((DESTROYED, 0), (STAYS, 0)),
                ((DESTROYED, 0), (RETREATS, 0)),
                ((STAYS, 0), (DESTROYED, 0)),
            },
            set(),
        ),
        # Two without room: the larger does alone; the smaller, destroyed before, is wasted.
        (
            [Fighter(2, 5, 0), Fighter(2, 3, 0)],
            5,
            0,
            {((DESTROYED, 0), (STAYS, 0))},
            {((DESTROYED, 0), (DESTROYED, 0))},
        ),
        # More than all can absorb.
        ([Fighter(2, 3, 1)], 5, 1, {((DESTROYED, 0),)}, set()),
    ],
)
def test_brute_force_finds_what_is_found_by_hand(
    fighters: list[Fighter], losses: int, room: int, sensible: set[Fates], wasteful: set[Fates]
) -> None:
    plight = Plight(tuple(fighters), losses, room)

    assert sensible == plight.sensible()
    assert wasteful == plight.results() - plight.sensible()


def compare(stand: Stand) -> None:
    """Demand that the picks offered reach every sensible result once, and no other, whatever the losses."""
    for losses in range(1, stand.most() + 2):
        reached = stand.endings(losses)
        twice = {fates for fates, ways in Counter(reached).items() if ways > 1}
        sensible = stand.plight(losses).sensible()
        missing, wasteful = sensible - set(reached), set(reached) - sensible
        assert (set(), set(), set()) == (twice, missing, wasteful), f"{losses} losses for {stand}"


@pytest.mark.rule("sg-8.6", "sg-8.8", "sg-8.9", "sg-8.10", "sg-8.11", "sg-8.21")
@pytest.mark.parametrize("side", ATTACKERS)
@pytest.mark.parametrize("held", [False, True])
def test_one_force_loses_whatever_is_sensible_in_one_way(side: str, held: bool) -> None:
    for force, rations, medals, room in product(FORCES[side][:2], range(4), [0, 2], [0, 1]):
        compare(Stand(side, (force,), (rations,), (medals,), room, held))


@pytest.mark.rule("sg-8.6", "sg-8.8", "sg-8.9", "sg-8.10", "sg-8.11", "sg-8.21")
@pytest.mark.parametrize("room", range(3))
@pytest.mark.parametrize("medals", [(0, 0), (0, 3)])
def test_two_forces_lose_whatever_is_sensible_in_one_way(room: int, medals: tuple[int, int]) -> None:
    """The division absorbs 2 or 5, the brigade 2 or 3, and with three medals 5 or 6."""
    for rations in product(range(3), repeat=2):
        compare(Stand("soviet", ("95th-rifle-division", "149th-rifle-brigade"), rations, medals, room))


@pytest.mark.rule("sg-8.6", "sg-8.8", "sg-8.9", "sg-8.10", "sg-8.11", "sg-8.21")
@pytest.mark.parametrize("seed", range(40))
def test_any_forces_lose_whatever_is_sensible_in_one_way(seed: int) -> None:
    compare(any_stand(Random(seed)))


def any_stand(random: Random) -> Stand:
    """Return two or three Forces as chance will have them, in defence or in attack."""
    side = random.choice(ATTACKERS)
    forces = sorted(random.sample(FORCES[side], random.choice([2, 3, 3])), key=card_number)
    return Stand(
        side,
        tuple(forces),
        rations=tuple(random.choice([0, 0, 1, 2, 3]) for _ in forces),
        medals=tuple(random.choice([0, 0, 1, 3]) for _ in forces),
        room=random.choice([0, 1, 2, 3, 3]),
        held=random.random() < 0.2,
        location=random.choice([BATTLEFIELD, STEEL_WORKS]),
        attacks=random.random() < 0.3,
    )
