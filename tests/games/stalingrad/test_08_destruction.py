"""Chapter 8, destroyed Forces: what they absorb, where they go, and when there is no choice."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, BATTLEFIELD, TOP, attacks, defends, takes_anything

# Two Forces of each side without abilities, in the order of their numbers.
PAIR: Final = {
    "german": ["295th-infantry-division", "389th-infantry-division"],
    "soviet": ["37th-guards-rifle-division", "95th-rifle-division"],
}
# Destroyed they absorb 5 and 3.
DIVISION: Final = "95th-rifle-division"
BRIGADE: Final = "149th-rifle-brigade"
# Two more Forces of each side. With plenty of Rations each, the next loss leaves a choice between them.
COMRADES: Final = {
    "german": ["389th-infantry-division", "113th-infantry-division"],
    "soviet": ["115th-rifle-brigade", "workers-militia"],
}


def absorbed_by_destruction(
    scene: Scene, side: str, force: str, losses: int, rations: int = 0, medals: int = 0, location: str = ""
) -> int:
    """Destroy a Force that has comrades with many Rations; return what that absorbs of the losses."""
    seat = defends(
        scene,
        side,
        [force, *COMRADES[side]],
        losses,
        rations={force: rations} | dict.fromkeys(COMRADES[side], 9),
        medals={force: medals},
        location=location or BATTLEFIELD,
    )
    seat.destroys(force)
    assert scene.asks(side, "losses")
    return losses - seat.losses


@pytest.mark.rule("sg-8.7")
@pytest.mark.parametrize(
    ("side", "force", "absorbed"),
    [
        # 2 more than the Force value, from 1 to 5.
        ("soviet", "149th-rifle-brigade", 3),
        ("soviet", "112th-rifle-division", 4),
        ("soviet", "45th-rifle-division", 5),
        ("soviet", "37th-guards-rifle-division", 6),
        ("german", "16th-panzer-division", 7),
        # The retreat of a stubborn Force absorbs 3: for values from 2 on that makes no difference.
        ("soviet", "10th-nkvd-rifle-division", 4),
        ("soviet", "13th-guards-rifle-division", 6),
        # The Croatians, of the value 1, absorb one more than by their retreat.
        ("german", "369th-croatian-reinforced-regiment", 4),
    ],
)
def test_a_destroyed_force_absorbs_by_its_value(scene: Scene, side: str, force: str, absorbed: int) -> None:
    """Clause 8.7: of 9 losses; the Force has no Rations."""
    assert absorbed == absorbed_by_destruction(scene, side, force, 9)


@pytest.mark.rule("sg-8.7", "sg-8.19")
@pytest.mark.parametrize(
    ("location", "medals", "absorbed"),
    [
        (BATTLEFIELD, 0, 4),
        (BATTLEFIELD, 1, 4),  # its retreat absorbs 3
        (BATTLEFIELD, 2, 5),  # its retreat absorbs 4
        (BATTLEFIELD, 4, 7),
        ("red-october-steel-works", 0, 4),  # its retreat absorbs 3
        ("red-october-steel-works", 1, 5),
    ],
)
def test_a_destroyed_force_absorbs_more_than_its_retreat_would(
    scene: Scene, location: str, medals: int, absorbed: int
) -> None:
    """Clause 8.7: a Force of the value 2 with medals, and where each retreat absorbs 1 more."""
    force = "112th-rifle-division"

    assert absorbed == absorbed_by_destruction(scene, "soviet", force, 9, medals=medals, location=location)


@pytest.mark.rule("sg-8.21")
@pytest.mark.parametrize("side", ATTACKERS)
@pytest.mark.parametrize("rations", [0, 1, 3])
def test_a_destroyed_force_absorbs_by_its_rations_as_well(scene: Scene, side: str, rations: int) -> None:
    """Clause 8.21: 1 loss more for each; the comrades' Rations stay."""
    force = PAIR["soviet"][0] if side == "soviet" else "295th-infantry-division"
    value = 4 if side == "soviet" else 3

    assert 2 + value + rations == absorbed_by_destruction(scene, side, force, 12, rations=rations)
    assert ([force], 0) == (scene.seat(side).lost, scene.seat(side).rations(force))
    assert [9, 9] == [scene.seat(side).rations(comrade) for comrade in COMRADES[side]]
    assert [] == scene.told("burns")


@pytest.mark.rule("sg-8.21")
@pytest.mark.parametrize(("losses", "left"), [(4, 1), (5, 1), (6, 1), (7, 0)])
def test_rations_burned_with_a_force_need_not_come_from_another(scene: Scene, losses: int, left: int) -> None:
    """Clause 8.21: a brigade with 3 Rations absorbs 6 by its end; the seventh is a comrade's Ration."""
    behind = ["112th-rifle-division", "244th-rifle-division", "131st-rifle-division"]
    seat = defends(
        scene, "soviet", [DIVISION, BRIGADE], losses, rations={DIVISION: 1, BRIGADE: 3}, behind=behind
    )

    seat.destroys(BRIGADE)

    assert not scene.asks("soviet", "losses")
    assert ([BRIGADE], left) == (seat.lost, seat.rations(DIVISION))


@pytest.mark.rule("sg-8.12")
@pytest.mark.parametrize("side", ATTACKERS)
def test_a_destroyed_force_leaves_the_game_with_all_it_had(scene: Scene, side: str) -> None:
    """Clause 8.12: it lies neither on the table nor in the pile, and nobody gets its Rations."""
    first, second = PAIR[side]
    seat = defends(scene, side, PAIR[side], 2, rations={first: 4, second: 1}, medals={first: 2})
    pile = seat.pile

    seat.destroys(first)

    assert ([second], []) == (seat.control(1), seat.perimeter(1))
    assert ([first], pile) == (seat.lost, seat.pile)
    assert (0, 0, 1) == (seat.rations(first), seat.medals(first), seat.rations(second))


@pytest.mark.rule("sg-8.12")
def test_a_destroyed_force_cannot_be_bought_again(scene: Scene) -> None:
    """Clause 8.12: with no other Force left there is nothing to buy, whatever the hand."""
    first, second = PAIR["german"]
    scene.german(
        hand=["iron-cross"] * 2 + ["kampfgruppe"] * 4,
        deck=[TOP["german"]],
        control={1: PAIR["german"]},
        reserve="lost",
    )
    scene.soviet(
        deck=[TOP["soviet"]], control={1: ["112th-rifle-division"]}, rations={"112th-rifle-division": 9}
    )
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD)
    scene.nobody_plays()
    takes_anything(scene, "soviet")

    scene.german.destroys(first)

    assert scene.asks("german", "action")
    assert first in scene.german.lost
    assert [second] == scene.german.control(1)
    assert not scene.offers("reinforce")


@pytest.mark.rule("sg-8.10")
@pytest.mark.parametrize("losses", [11, 12, 20])
def test_losses_beyond_all_absorption_destroy_everything_engaged(scene: Scene, losses: int) -> None:
    """Clause 8.10: 6 and 5 are all that two Forces absorb; no choice is left, and the rest is ignored."""
    behind = ["112th-rifle-division"]
    seat = defends(
        scene, "soviet", [DIVISION, BRIGADE], losses, rations={DIVISION: 1, BRIGADE: 2}, behind=behind
    )

    assert (sorted([BRIGADE, DIVISION]), []) == (seat.lost, seat.control(1))
    assert (behind, 2) == (seat.perimeter(1), seat.rations("112th-rifle-division"))
    assert 0 == seat.losses
    assert not scene.asks("soviet", "losses")


@pytest.mark.rule("sg-8.10")
def test_an_attackers_force_that_stayed_out_survives_the_rest(scene: Scene) -> None:
    """Clause 8.10: 30 losses; only Forces engaged are destroyed."""
    first, second = PAIR["german"]
    seat = attacks(scene, "german", PAIR["german"], 30, with_=[first])

    assert ([first], [second]) == (seat.lost, seat.control(1))
    assert 3 == seat.rations(second)


@pytest.mark.rule("sg-8.10", "sg-8.9")
def test_while_everything_can_be_absorbed_nothing_is_lost_unasked(scene: Scene) -> None:
    """Clause 8.10: 10 losses for 11; the brigade may still retreat and burn its Rations."""
    seat = defends(scene, "soviet", [DIVISION, BRIGADE], 10, rations={DIVISION: 1, BRIGADE: 2})

    assert scene.asks("soviet", "losses")
    assert [] == seat.lost
    assert [f"retreat {BRIGADE}", f"destroy {DIVISION}"] == scene.offered
