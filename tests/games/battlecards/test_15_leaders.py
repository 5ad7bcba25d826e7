"""Chapter 15, Leaders: what they add to Buildup cards, and at what price."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.scene import Scene

HAND: Final = ["partisans", "kv-1", "is-2", "t-34-85"]
DECK: Final = ["yak-9", "la-5fn", "pe-2", "tu-2", "il-4", "kirov", "rifle-division"]
LEADERS: Final = [
    ("russian-front", "german", "supreme-command-germany"),
    ("russian-front", "soviet", "stavka"),
    ("western", "german", "ministry-of-armaments"),
    ("western", "british", "war-cabinet"),
    ("combined", "barbarossa", "supreme-command-germany"),
]
# Cards in hand after the draw, cards deployed at most, without the Leader.
BUILDUPS: Final = [
    ("military-buildup", 6, 3),
    ("general-mobilization", 8, 2),
    ("ground-reinforcements", 8, 3),
]


@pytest.mark.parametrize(("card", "drawn", "deployed"), BUILDUPS)
@pytest.mark.parametrize("used", [True, False])
@pytest.mark.rule("bc-15.6", "bc-15.7", "bc-15.8")
def test_a_leader_gives_one_more_card_to_draw_and_one_more_to_deploy(
    scene: Scene, card: str, drawn: int, deployed: int, used: bool
) -> None:
    """Clauses 15.6 and 15.7: until 7 where the card says until 6; nothing of it for one who declines."""
    scene.soviet(ground=["stavka"], hand=HAND, deck=DECK)
    scene.draws("soviet", card)
    assert ["end", "use stavka"] == scene.offered

    if used:
        scene.soviet.chooses("use", "stavka")
    else:
        scene.soviet.passes()

    more = 1 if used else 0
    assert drawn + more == len(scene.soviet.hand)
    for _ in range(deployed + more):
        scene.soviet.chooses("deploy", scene.soviet.offered("deploy")[0])
    assert not scene.asks("soviet", "deploy")
    assert deployed + more + 1 == scene.soviet.army.deployed()


@pytest.mark.rule("bc-15.6")
def test_a_leader_raises_the_four_of_general_mobilization_too(scene: Scene) -> None:
    """Clause 15.6: five for one who is behind."""
    scene.soviet(ground=["stavka"], hand=HAND, deck=DECK)
    scene.german(ground=["panther", "panther"])
    scene.draws("soviet", "general-mobilization")
    scene.soviet.chooses("use", "stavka")

    for _ in range(5):
        scene.soviet.chooses("deploy", scene.soviet.offered("deploy")[0])

    assert not scene.asks("soviet", "deploy")
    assert 6 == scene.soviet.army.deployed()


@pytest.mark.parametrize(("edition", "seat", "leader"), LEADERS)
@pytest.mark.rule("bc-15.6")
def test_every_side_has_a_leader(scene: Scene, edition: str, seat: str, leader: str) -> None:
    """Clause 15.6: seven cards for whoever has him deployed and draws Military Buildup."""
    scene.edition(edition)
    scene.seat(seat)(ground=[leader])
    scene.draws(seat, "military-buildup")

    scene.seat(seat).chooses("use", leader)

    assert 7 == len(scene.seat(seat).hand)


@pytest.mark.rule("bc-15.6")
def test_a_leader_helps_deployed_and_with_the_cards_of_his_owner(scene: Scene) -> None:
    """Clause 15.6: not out of the hand, not the enemy, and not with cards that build nothing up."""
    scene.soviet(ground=["kv-1"], hand=["stavka"])
    scene.german(ground=["supreme-command-germany"])
    scene.draws("soviet", "military-buildup")
    assert ["end"] == scene.offered

    scene.edition("russian-front")
    scene.soviet(ground=["stavka", "kv-1"], hand=["is-2"])
    scene.draws("soviet", "redeployment")
    assert scene.asks("soviet", "take-back")


@pytest.mark.rule("bc-15.8")
def test_using_a_leader_shows_him_and_declining_does_not(scene: Scene) -> None:
    """Clause 15.8: everybody knows then where he lies."""
    scene.soviet(ground=["stavka", "kv-1"], hand=["is-2"])
    scene.draws("soviet", "military-buildup")
    hidden = scene.suspicions(None, "stavka")

    scene.soviet.chooses("use", "stavka")

    assert ["deck/2.hand/2.ground/2"] == hidden
    assert (["ground/2"], ["ground/2"]) == (scene.suspicions(None, "stavka"), scene.german.suspects("stavka"))
    assert 1 == len(scene.told("uses-leader"))

    scene.edition("russian-front")
    scene.soviet(ground=["stavka", "kv-1"], hand=["is-2"])
    scene.draws("soviet", "military-buildup")
    scene.soviet.passes()

    assert (hidden, []) == (scene.suspicions(None, "stavka"), scene.told("uses-leader"))


@pytest.mark.rule("bc-15.9")
def test_one_leader_is_used_with_a_card(scene: Scene) -> None:
    """Clause 15.9: a captor of another government has the choice between two, and seven cards."""
    scene.edition("combined")
    scene.barbarossa(ground=["supreme-command-germany", "stavka"], won=["battle-for-moscow"])
    scene.soviet(fallen="battle-for-moscow")
    scene.draws("barbarossa", "military-buildup")
    assert ["stavka", "supreme-command-germany"] == scene.barbarossa.offered("use")

    scene.barbarossa.chooses("use", "stavka")

    assert scene.asks("barbarossa", "deploy")
    assert 7 == len(scene.barbarossa.hand)
    for _ in range(4):
        scene.barbarossa.chooses("deploy", scene.barbarossa.offered("deploy")[0])
    assert scene.asks("barbarossa", "discard")
