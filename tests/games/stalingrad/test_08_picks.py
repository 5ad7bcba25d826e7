"""Chapter 8, picks among retreats, destruction and Rations: free, no more than needed, never a dead end."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, defends

# Their retreats absorb 2; destroyed they absorb 5 and 3. This is their order.
DIVISION: Final = "95th-rifle-division"
BRIGADE: Final = "149th-rifle-brigade"
# Two Forces that leave one place in the Perimeter zone.
BEHIND: Final = ["112th-rifle-division", "244th-rifle-division"]
PAIR: Final = {
    "german": ["295th-infantry-division", "389th-infantry-division"],
    "soviet": ["37th-guards-rifle-division", "95th-rifle-division"],
}


@pytest.mark.rule("sg-8.6")
@pytest.mark.parametrize("side", ATTACKERS)
@pytest.mark.parametrize("burned", [0, 1, 2])
def test_a_force_may_retreat_and_burn_rations_as_well(scene: Scene, side: str, burned: int) -> None:
    """Clause 8.6: what it does not burn it takes along; its comrade burns none."""
    first, second = PAIR[side]
    seat = defends(scene, side, PAIR[side], 2 + burned, rations={first: 2, second: 2})

    seat.retreats(first)
    seat.burns(*[first] * burned)

    assert not scene.asks(side, "losses")
    assert ([first], [second]) == (seat.perimeter(1), seat.control(1))
    assert (2 - burned, 2) == (seat.rations(first), seat.rations(second))


@pytest.mark.rule("sg-8.6")
@pytest.mark.parametrize("side", ATTACKERS)
def test_a_force_that_retreats_need_not_burn(scene: Scene, side: str) -> None:
    """Clause 8.6: the comrade that stays may burn instead."""
    first, second = PAIR[side]
    seat = defends(scene, side, PAIR[side], 3, rations={first: 2, second: 2})

    seat.retreats(first)
    seat.burns(second)

    assert (2, 1) == (seat.rations(first), seat.rations(second))


@pytest.mark.rule("sg-8.8")
@pytest.mark.parametrize("side", ATTACKERS)
def test_without_losses_nothing_is_burned_or_given_up(scene: Scene, side: str) -> None:
    """Clause 8.8: after the last loss the attacker's losses follow, though Rations are left."""
    first, second = PAIR[side]
    seat = defends(scene, side, PAIR[side], 1, rations={first: 3, second: 3})

    seat.burns(first)

    assert not scene.asks(side, "losses")
    assert (PAIR[side], 2, 3) == (seat.control(1), seat.rations(first), seat.rations(second))


@pytest.mark.rule("sg-8.8")
@pytest.mark.parametrize("pick", ["retreat", "destroy"])
@pytest.mark.parametrize("side", ATTACKERS)
def test_the_last_pick_may_absorb_more_than_is_left(scene: Scene, side: str, pick: str) -> None:
    """Clause 8.8: 1 loss; a retreat or the end of a Force is too much for it, and allowed."""
    first, second = PAIR[side]
    seat = defends(scene, side, PAIR[side], 1)

    seat.chooses(pick, first)

    assert (0, [second]) == (seat.losses, seat.control(1))
    assert not scene.asks(side, "losses")


@pytest.mark.rule("sg-8.9")
@pytest.mark.parametrize("side", ATTACKERS)
def test_the_owner_chooses_freely_among_the_three_ways(scene: Scene, side: str) -> None:
    """Clause 8.9: Rations need not be burned while a Force may retreat or be destroyed, nor the other way."""
    defends(scene, side, PAIR[side], 2)

    ways = ["retreat", "destroy", "burn"]
    assert [f"{way} {force}" for way in ways for force in PAIR[side]] == scene.offered


@pytest.mark.rule("sg-8.9")
@pytest.mark.parametrize(
    ("losses", "offered"),
    [
        (1, ["retreat", "destroy", "burn"]),
        (2, ["retreat", "destroy", "burn"]),
        (3, ["retreat", "destroy"]),  # its Rations absorb 2, and nothing could follow
        (4, ["retreat", "destroy"]),
    ],
)
def test_one_force_is_offered_only_what_absorbs_enough(scene: Scene, losses: int, offered: list[str]) -> None:
    """Clause 8.9: with 2 Rations a brigade absorbs 5 by its end and 4 if it retreats."""
    defends(scene, "soviet", [BRIGADE], losses, rations={BRIGADE: 2})

    assert [f"{way} {BRIGADE}" for way in offered] == scene.offered


@pytest.mark.rule("sg-8.9")
def test_a_single_way_is_taken_unasked(scene: Scene) -> None:
    """Clause 8.9: 4 losses; once the brigade has retreated, both its Rations must go."""
    seat = defends(scene, "soviet", [BRIGADE], 4, rations={BRIGADE: 2})

    seat.retreats(BRIGADE)

    assert not scene.asks("soviet", "losses")
    assert ([BRIGADE], 0) == (seat.perimeter(1), seat.rations(BRIGADE))


@pytest.mark.rule("sg-8.9")
@pytest.mark.parametrize(
    ("losses", "retreat", "destroy", "burn"),
    [
        # With its Ration the division absorbs 6 by its end, the brigade 5 with its two.
        (3, [DIVISION, BRIGADE], [DIVISION, BRIGADE], [DIVISION]),
        (4, [DIVISION, BRIGADE], [DIVISION, BRIGADE], []),
        (6, [DIVISION, BRIGADE], [DIVISION, BRIGADE], []),
        (7, [DIVISION, BRIGADE], [DIVISION], []),
        (8, [DIVISION, BRIGADE], [DIVISION], []),
        (9, [BRIGADE], [DIVISION], []),
        (10, [BRIGADE], [DIVISION], []),
    ],
)
def test_a_pick_leaves_enough_to_absorb_the_rest(
    scene: Scene, losses: int, retreat: list[str], destroy: list[str], burn: list[str]
) -> None:
    """Clause 8.9: who retreats absorbs less than by his end, who burns first lets nobody go."""
    seat = defends(scene, "soviet", [DIVISION, BRIGADE], losses, rations={DIVISION: 1, BRIGADE: 2})

    assert (retreat, destroy, burn) == tuple(seat.offered(way) for way in ("retreat", "destroy", "burn"))


@pytest.mark.rule("sg-8.9")
def test_where_retreats_have_no_room_the_rest_is_absorbed_otherwise(scene: Scene) -> None:
    """Clause 8.9: a retreat to the last place is allowed, because the other Force can be destroyed."""
    rations = {DIVISION: 0, BRIGADE: 1}
    seat = defends(scene, "soviet", [DIVISION, BRIGADE], 5, rations=rations, behind=BEHIND)

    seat.retreats(DIVISION)

    assert ([BRIGADE], sorted([*BEHIND, DIVISION])) == (seat.lost, seat.perimeter(1))
