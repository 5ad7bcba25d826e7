"""Chapter 5, the Action phase: actions of every kind, in any order, as often as they can be paid."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.cardplay import burn_off
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import BATTLEFIELD, ENEMY

ATTACKER: Final = "295th-infantry-division"
MOVER: Final = "389th-infantry-division"
BOUGHT: Final = "369th-croatian-reinforced-regiment"
HEADQUARTERS: Final = "sixth-army-headquarters"
DEFENDER: Final = "95th-rifle-division"
KINDS: Final = ["move", "attack", "resupply", "reinforce", "play"]


def lay_all_kinds(scene: Scene) -> None:
    """Lay a position in which the German player can pay for an action of every kind."""
    scene.german(
        hand=["iron-cross", "night-march", HEADQUARTERS],
        deck=["ju-52-airlift"] * 3,
        pile=[BOUGHT],
        control={1: [ATTACKER]},
        perimeter={2: [MOVER]},
        rations={ATTACKER: 30},
    )
    scene.soviet(control={1: [DEFENDER]}, rations={DEFENDER: 30})
    scene.starts_actions("german")


def act(scene: Scene, kind: str) -> None:
    """Let the German player take an action of this kind to its end."""
    german = scene.german
    if kind == "move":
        german.moves(MOVER, "perimeter-4")
    elif kind == "attack":
        german.attacks(BATTLEFIELD)
        burn_off(scene)
    elif kind == "resupply":
        german.resupplies("iron-cross", feed=[MOVER, MOVER])
    elif kind == "reinforce":
        german.reinforces(pay=["night-march"], at="perimeter-5")
    else:
        german.plays(HEADQUARTERS)


@pytest.mark.rule("sg-5.1")
@pytest.mark.parametrize("step", [1, 2, 3, 4])
@pytest.mark.parametrize("first", range(5))
def test_actions_of_every_kind_in_any_order(scene: Scene, first: int, step: int) -> None:
    """Clause 5.1: no kind of action has its place in the phase, and none shuts another out."""
    lay_all_kinds(scene)

    for place in range(5):
        act(scene, KINDS[(first + step * place) % 5])

        assert scene.asks("german", "action")
        assert "end" in scene.offered

    assert ([MOVER], [BOUGHT]) == (scene.german.perimeter(4), scene.german.perimeter(5))
    assert 3 - 1 + 2 == scene.german.rations(MOVER)
    assert (["ju-52-airlift"] * 2, 1) == (scene.german.hand, scene.rubble_on(1))


@pytest.mark.rule("sg-5.1")
@pytest.mark.parametrize(
    ("side", "card", "coin", "pile"),
    [
        ("german", "panzer-thrust", "ju-52-airlift", [BOUGHT, MOVER]),
        ("soviet", "storm-groups", "volga-ferry", ["42nd-rifle-brigade", "112th-rifle-division"]),
    ],
)
def test_the_same_action_again_and_again(
    scene: Scene, side: str, card: str, coin: str, pile: list[str]
) -> None:
    """Clause 5.1: three Resupplies, and Forces of the values 1 and 2, without an end in between."""
    force = {"german": ATTACKER, "soviet": DEFENDER}[side]
    seat = scene.seat(side)
    seat(hand=[card] * 3 + [coin] * 3, pile=pile, control={1: [force]}, rations={force: 0})
    scene.starts_actions(side)

    for _ in range(3):
        seat.resupplies(card, feed=[force] * 2)
    for price, zone in enumerate(["perimeter-1", "perimeter-2"], start=1):
        seat.reinforces(pay=[coin] * price, at=zone)

    assert (6, []) == (seat.rations(force), seat.hand)
    assert pile == [*seat.perimeter(1), *seat.perimeter(2)]
    assert scene.asks(side, "action")


@pytest.mark.rule("sg-5.1")
@pytest.mark.parametrize("done", range(6))
def test_the_player_ends_the_phase_when_he_likes(scene: Scene, done: int) -> None:
    """Clause 5.1: before his first action, after some of them, or after all; then his turn is over."""
    lay_all_kinds(scene)
    for kind in KINDS[:done]:
        act(scene, kind)

    scene.german.ends()

    assert scene.asks("soviet", "action")


@pytest.mark.rule("sg-5.1")
def test_what_cannot_be_paid_is_not_offered(scene: Scene) -> None:
    """Clause 5.1: without Rations and cards there is nothing left to do but to end the phase."""
    scene.german(
        control={1: [ATTACKER]}, perimeter={2: [MOVER]}, rations={ATTACKER: 0, MOVER: 0}, pile=[BOUGHT]
    )
    scene.soviet(control={1: [DEFENDER]})
    scene.starts_actions("german")

    assert ["end"] == scene.offered


@pytest.mark.rule("sg-5.2")
@pytest.mark.parametrize(
    ("side", "card", "hands", "rations"),
    [
        ("german", HEADQUARTERS, (1 + 2, 2), 4),  # the German player draws 2
        ("german", "air-reconnaissance", (1, 2 - 1), 4),  # the Soviet player discards 1
        ("soviet", "62nd-army-headquarters", (2, 1 + 3), 4),  # the Soviet player draws 3
        ("soviet", "general-winter", (2, 1), 4 - 1),  # the German Force loses 1
    ],
)
def test_the_event_is_applied_and_the_card_discarded(
    scene: Scene, side: str, card: str, hands: tuple[int, int], rations: int
) -> None:
    """Clause 5.2: the card leaves the hand, does what it says, and lies on the own discard pile."""
    scene.german(hand=["iron-cross", card if side == "german" else "night-march"], control={1: [ATTACKER]})
    scene.soviet(hand=["order-of-lenin", card if side == "soviet" else "snipers"])
    scene.starts_actions(side)

    scene.seat(side).plays(card)
    assert ([card], []) == (scene.pending, scene.seat(side).discard)
    scene.seat(ENEMY[side]).passes()

    assert ([card], []) == (scene.seat(side).discard, scene.pending)
    assert hands == (len(scene.german.hand), len(scene.soviet.hand))
    assert rations == scene.german.rations(ATTACKER)
    assert scene.asks(side, "action")


@pytest.mark.rule("sg-5.2")
def test_each_copy_is_played_and_discarded_by_itself(scene: Scene) -> None:
    """Clause 5.2: two of the same card, and the second is still in hand when the first is done."""
    scene.german(hand=["supply-column"] * 2, control={1: [ATTACKER]})
    scene.starts_actions("german")

    scene.german.plays("supply-column")

    assert (["supply-column"], ["supply-column"]) == (scene.german.hand, scene.german.discard)
    assert 4 + 3 == scene.german.rations(ATTACKER)

    scene.german.plays("supply-column")

    assert ([], ["supply-column"] * 2) == (scene.german.hand, scene.german.discard)
    assert 4 + 3 + 3 == scene.german.rations(ATTACKER)


@pytest.mark.rule("sg-5.29")
@pytest.mark.parametrize("hand", [[], ["iron-cross"]])
def test_moving_and_attacking_need_no_card(scene: Scene, hand: list[str]) -> None:
    """Clause 5.29: an empty hand keeps nobody from it, and no card of a hand is spent."""
    scene.german(hand=hand, control={1: [ATTACKER]}, perimeter={2: [MOVER]}, rations={ATTACKER: 30})
    scene.soviet(control={1: [DEFENDER]}, rations={DEFENDER: 30})
    scene.starts_actions("german")

    scene.german.moves(MOVER, "perimeter-3")
    scene.german.moves(MOVER, "control-3")
    scene.german.moves(MOVER, "control-4")
    scene.german.attacks(BATTLEFIELD)
    burn_off(scene)

    assert scene.asks("german", "action")
    assert ([MOVER], 1) == (scene.german.control(4), len(scene.told("attacks")))
    assert hand == scene.german.hand
