"""Chapter 5, picking attackers and the cards of a price: one by one, each choice in one way only."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest

from eastfront.games.stalingrad.state import StalingradState
from tests.games.stalingrad.naming import listed
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import BATTLEFIELD, ENEMY
from tests.games.stalingrad.troops import PLAIN

SIDES: Final = ["german", "soviet"]
SPARE: Final = {"german": "iron-cross", "soviet": "snipers"}
# A hand with copies, and Forces of the values 1 to 4, for each side.
HAND: Final = {
    "german": ["stuka-dive-bombers", "stuka-dive-bombers", "panzer-thrust", "flamethrowers", "exploitation"],
    "soviet": ["operation-uranus", "storm-groups", "storm-groups", "storm-groups", "general-winter"],
}
TOPS: Final = {
    "german": [
        "369th-croatian-reinforced-regiment",
        "371st-infantry-division",
        "71st-infantry-division",
        "24th-panzer-division",
    ],
    "soviet": [
        "workers-militia",
        "124th-rifle-brigade",
        "84th-tank-brigade",
        "13th-guards-rifle-division",
    ],
}


def after(scene: Scene, kind: str, state: StalingradState) -> list[StalingradState]:
    """Return every state in which decisions of this kind may end, one for each way that leads there."""
    if scene.game.kinds[state.kind] != kind:
        return [state]
    found = []
    for option in state.options:
        twin = scene.game.clone(state)
        scene.game.apply(twin, option)
        found += after(scene, kind, twin)
    return found


@pytest.mark.rule("sg-5.31")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("count", [2, 3])
def test_every_set_of_attackers_is_picked_in_one_way(scene: Scene, side: str, count: int) -> None:
    """Clause 5.31: of two Forces three sets, of three seven; none twice and none left out."""
    forces = PLAIN[side][:count]
    scene.seat(side)(hand=[SPARE[side]], control={1: forces})
    scene.seat(ENEMY[side])(control={1: PLAIN[ENEMY[side]][:1]})
    scene.starts_actions(side)
    scene.seat(side).chooses("attack", BATTLEFIELD)

    seat = scene.seat(side).seat
    picked = [listed(state.battle.engaged[seat]) for state in after(scene, "engage", scene.state)]

    sets = [sorted(some) for size in range(1, count + 1) for some in combinations(forces, size)]
    assert sorted(sets) == sorted(picked)


@pytest.mark.rule("sg-5.31")
@pytest.mark.parametrize("side", SIDES)
def test_attackers_before_the_last_one_named_are_left_out(scene: Scene, side: str) -> None:
    """Clause 5.31: after the second only the third is left; after the third the battle begins unasked."""
    first, second, third = PLAIN[side][:3]
    seat = scene.seat(side)
    seat(hand=[SPARE[side]], control={1: [first, second, third]})
    scene.seat(ENEMY[side])(control={1: PLAIN[ENEMY[side]][:1]})
    scene.starts_actions(side)
    seat.chooses("attack", BATTLEFIELD)
    assert [first, second, third] == seat.offered("engage")

    seat.chooses("engage", second)

    assert ["end", f"engage {third}"] == scene.offered
    assert "sg-5.31" == seat.refused("engage", first)

    seat.chooses("engage", third)

    assert scene.asks(side, "event")


@pytest.mark.rule("sg-5.31")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("price", [1, 2, 3, 4])
def test_every_price_is_paid_in_one_way(scene: Scene, side: str, price: int) -> None:
    """Clause 5.31: whatever cards are given, there is one order for them; copies are alike."""
    scene.seat(side)(hand=HAND[side], pile=[TOPS[side][price - 1]])
    scene.starts_actions(side)
    scene.seat(side).chooses("reinforce")

    seat = scene.seat(side).seat
    paid = [listed(state.seats[seat].discard) for state in after(scene, "pay", scene.state)]

    sets = {tuple(sorted(cards)) for cards in combinations(HAND[side], price)}
    assert sorted(sets) == sorted(tuple(cards) for cards in paid)


@pytest.mark.rule("sg-5.31")
def test_cards_before_the_last_one_paid_are_kept(scene: Scene) -> None:
    """Clause 5.31: three of five; the first must leave two to follow, and none goes back before it."""
    scene.german(hand=HAND["german"], pile=[TOPS["german"][2]])
    scene.starts_actions("german")
    scene.german.chooses("reinforce")
    assert ["stuka-dive-bombers", "panzer-thrust"] == scene.german.offered("pay")

    scene.german.chooses("pay", "panzer-thrust")

    assert ["flamethrowers"] == scene.german.offered("pay")
    assert "sg-5.31" == scene.german.refused("pay", "stuka-dive-bombers")
    assert "sg-5.31" == scene.german.refused("pay", "exploitation")
