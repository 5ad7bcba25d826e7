"""Chapter 8, the order of picks: small retreats first, then great destructions, Rations last of all."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.naming import card_id
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, attacks, defends

# Two Forces of each side without abilities, in the order of their numbers; their retreats absorb 2.
PAIR: Final = {
    "german": ["295th-infantry-division", "389th-infantry-division"],
    "soviet": ["37th-guards-rifle-division", "95th-rifle-division"],
}
# A stubborn Force of each side, before or after a plain one: their retreats absorb 3 and 2.
STUBBORN: Final = {"german": "100th-jaeger-division", "soviet": "13th-guards-rifle-division"}
PLAIN: Final = {"german": "113th-infantry-division", "soviet": "95th-rifle-division"}
# Destroyed they absorb 5 and 3.
DIVISION: Final = "95th-rifle-division"
BRIGADE: Final = "149th-rifle-brigade"
# Forces that fill a Perimeter zone.
BEHIND: Final = ["112th-rifle-division", "244th-rifle-division", "131st-rifle-division"]


@pytest.mark.rule("sg-8.11")
@pytest.mark.parametrize("side", ATTACKERS)
def test_two_forces_may_retreat_though_one_would_be_enough(scene: Scene, side: str) -> None:
    """Clause 8.11: of 3 losses the smaller retreat absorbs 2, so that the larger finds one left."""
    stubborn, plain = STUBBORN[side], PLAIN[side]
    seat = defends(scene, side, [stubborn, plain], 3, rations={stubborn: 0, plain: 0})

    seat.retreats(plain)
    seat.retreats(stubborn)

    assert ([], sorted([plain, stubborn])) == (seat.control(1), seat.perimeter(1))


@pytest.mark.rule("sg-8.11")
@pytest.mark.parametrize("side", ATTACKERS)
def test_a_larger_retreat_comes_after_a_smaller(scene: Scene, side: str) -> None:
    """Clause 8.11: once the stubborn Force has retreated the plain one cannot, though losses are left."""
    stubborn, plain = STUBBORN[side], PLAIN[side]
    seat = defends(scene, side, [stubborn, plain], 4, rations={stubborn: 1, plain: 1})
    assert [stubborn, plain] == seat.offered("retreat")

    seat.retreats(stubborn)

    assert (1, []) == (seat.losses, seat.offered("retreat"))


@pytest.mark.rule("sg-8.11", "sg-8.19")
def test_a_medal_makes_a_retreat_larger_and_later(scene: Scene) -> None:
    """Clause 8.11: it is what a retreat absorbs that counts, not the order of the Forces."""
    first, second = PAIR["soviet"]
    seat = defends(scene, "soviet", PAIR["soviet"], 5, medals={first: 1})

    seat.retreats(second)
    assert (3, [first]) == (seat.losses, seat.offered("retreat"))
    seat.retreats(first)

    assert sorted(PAIR["soviet"]) == seat.perimeter(1)


@pytest.mark.rule("sg-8.11")
@pytest.mark.parametrize("side", ATTACKERS)
@pytest.mark.parametrize("goes", [0, 1])
def test_equal_retreats_come_in_the_order_of_the_forces(scene: Scene, side: str, goes: int) -> None:
    """Clause 8.11: after the first Force the second may follow, but not the other way round."""
    first, second = PAIR[side]
    seat = defends(scene, side, PAIR[side], 3, rations={first: 1, second: 1})

    seat.retreats(PAIR[side][goes])

    assert ([[second], []][goes]) == seat.offered("retreat")


@pytest.mark.rule("sg-8.11")
@pytest.mark.parametrize("side", ATTACKERS)
@pytest.mark.parametrize("goes", [0, 1])
def test_equal_destructions_come_in_the_order_of_the_forces(scene: Scene, side: str, goes: int) -> None:
    """Clause 8.11: the first has the higher value, the second a Ration more; a third can absorb the rest."""
    first, second = PAIR[side]
    even = {first: 2, second: 3}
    third = {"german": "113th-infantry-division", "soviet": BRIGADE}[side]
    seat = defends(scene, side, [*PAIR[side], third], 9, rations=even | {third: 5})

    seat.destroys(PAIR[side][goes])

    assert (goes == 0) == (second in seat.offered("destroy"))
    assert first not in seat.offered("destroy")


@pytest.mark.rule("sg-8.11", "sg-8.21")
@pytest.mark.parametrize(
    ("losses", "rations", "order"), [(7, 0, [DIVISION, BRIGADE]), (10, 4, [BRIGADE, DIVISION])]
)
def test_a_larger_destruction_comes_before_a_smaller(
    scene: Scene, losses: int, rations: int, order: list[str]
) -> None:
    """Clause 8.11: the brigade absorbs 3 or, with its Rations, 7; both Forces go, in the only order."""
    supplied = {DIVISION: 0, BRIGADE: rations}
    defends(scene, "soviet", [DIVISION, BRIGADE], losses, rations=supplied, behind=BEHIND)

    destroyed = [notice for notice in scene.told("is-destroyed") if notice.rule == "sg-8.7"]
    assert order == [card_id(notice.cards[0]) for notice in destroyed]


@pytest.mark.rule("sg-8.11")
@pytest.mark.parametrize(("losses", "lost"), [(3, [BRIGADE]), (4, [DIVISION]), (5, [DIVISION])])
def test_no_force_is_destroyed_that_the_next_makes_needless(
    scene: Scene, losses: int, lost: list[str]
) -> None:
    """Clause 8.11: more than 3 losses the division absorbs alone, so the brigade cannot go before it."""
    rations = {DIVISION: 0, BRIGADE: 0}
    seat = defends(scene, "soviet", [DIVISION, BRIGADE], losses, rations=rations, behind=BEHIND)

    if scene.asks("soviet", "losses"):
        assert sorted([DIVISION, BRIGADE]) == sorted(seat.offered("destroy"))
        seat.destroys(BRIGADE)

    assert lost == seat.lost


@pytest.mark.rule("sg-8.11")
@pytest.mark.parametrize("side", ATTACKERS)
def test_nobody_retreats_after_a_destruction(scene: Scene, side: str) -> None:
    """Clause 8.11: 1 loss is left; the other Force might have retreated before, but now it must go."""
    first, second = PAIR[side]
    losses = {"german": 6, "soviet": 7}[side]
    seat = defends(scene, side, PAIR[side], losses, rations={first: 0, second: 0})
    assert PAIR[side] == seat.offered("retreat")

    seat.destroys(first)

    assert sorted(PAIR[side]) == seat.lost
    assert [] == scene.told("retreats")


@pytest.mark.rule("sg-8.11")
@pytest.mark.parametrize("side", ATTACKERS)
def test_a_force_may_be_destroyed_after_a_retreat(scene: Scene, side: str) -> None:
    """Clause 8.11: one goes back, the other is given up, though its end alone would be enough."""
    first, second = PAIR[side]
    seat = defends(scene, side, PAIR[side], 3)

    seat.retreats(second)
    seat.destroys(first)

    assert ([second], [first]) == (seat.perimeter(1), seat.lost)


@pytest.mark.rule("sg-8.11")
@pytest.mark.parametrize("side", ATTACKERS)
def test_rations_come_last(scene: Scene, side: str) -> None:
    """Clause 8.11: once a Ration is burned nobody retreats or is destroyed."""
    first, second = PAIR[side]
    seat = defends(scene, side, PAIR[side], 3, rations={first: 3, second: 3})
    assert PAIR[side] == seat.offered("retreat") == seat.offered("destroy")

    seat.burns(first)

    assert [f"burn {first}", f"burn {second}"] == scene.offered


@pytest.mark.rule("sg-8.11", "sg-8.9")
@pytest.mark.parametrize("side", ATTACKERS)
def test_rations_burn_force_by_force(scene: Scene, side: str) -> None:
    """Clause 8.11: once the second has burned the first cannot; the third has too few to be the first."""
    first, second = PAIR[side]
    third = {"german": "113th-infantry-division", "soviet": BRIGADE}[side]
    seat = defends(scene, side, [*PAIR[side], third], 3, rations={first: 3, second: 3, third: 2})
    assert [first, second] == seat.offered("burn")

    seat.burns(second)

    assert (2, [second, third]) == (seat.losses, seat.offered("burn"))


@pytest.mark.rule("sg-8.11", "sg-8.6")
def test_a_force_that_retreated_burns_in_its_place(scene: Scene) -> None:
    """Clause 8.11: Rations go by the order of the Forces, wherever they stand."""
    first, second = PAIR["soviet"]
    seat = defends(scene, "soviet", PAIR["soviet"], 4, rations={first: 3, second: 3})
    seat.retreats(second)

    assert [first, second] == seat.offered("burn")
    seat.burns(second)

    assert (3, 1) == (seat.rations(first), seat.rations(second))


@pytest.mark.rule("sg-8.11")
@pytest.mark.parametrize("side", ATTACKERS)
def test_an_attackers_picks_follow_the_same_order(scene: Scene, side: str) -> None:
    """Clause 8.11: the larger retreat after the smaller, and Rations last, whoever attacks."""
    stubborn, plain = STUBBORN[side], PLAIN[side]
    seat = attacks(scene, side, [stubborn, plain], 6, rations={stubborn: 3, plain: 3})

    seat.retreats(plain)
    assert (4, [stubborn]) == (seat.losses, seat.offered("retreat"))
    seat.burns(stubborn)

    assert [] == seat.offered("retreat") == seat.offered("destroy")
