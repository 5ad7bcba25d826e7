"""Chapter 2, deploying: who may deploy when, and what Buildup cards do."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.battlecards.game import SLUG
from eastfront.games.battlecards.rules import SEATED
from eastfront.games.battlecards.tables import CARD_KINDS
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import Notice
from eastfront.kernel.playout import Dice
from tests.games.battlecards.naming import bases, card_number, game
from tests.games.battlecards.scene import Scene

RESERVE: Final = [
    *["rifle-division"] * 5,
    *["t-34-76"] * 4,
    *["il-2-shturmovik"] * 3,
]


@pytest.mark.rule("bc-2.6")
def test_a_buildup_card_lets_its_player_draw_and_deploy(scene: Scene) -> None:
    """Clause 2.6: Arsenal cards come into the hand, and cards of the hand into the stacks."""
    scene.soviet(hand=["kv-1"], deck=["is-2", "yak-9", "kirov", "pe-2", "partisans"])
    scene.german(hand=["panzer-iv"])
    scene.draws("soviet", "military-buildup")

    assert ["is-2", "kirov", "kv-1", "partisans", "pe-2", "yak-9"] == scene.soviet.hand
    scene.soviet.deploys("kv-1", "is-2", "kirov")
    scene.soviet.passes()

    assert (["is-2", "kv-1"], ["kirov"]) == (scene.soviet.ground, scene.soviet.sea)
    assert ["partisans", "pe-2", "yak-9"] == scene.soviet.hand
    assert (["panzer-iv"], []) == (scene.german.hand, scene.german.ground)
    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-2.6")
@pytest.mark.parametrize(
    "card",
    [
        "military-buildup",
        "general-mobilization",
        "ground-reinforcements",
        "air-reinforcements",
        "naval-reinforcements",
    ],
)
def test_every_buildup_card_draws_and_deploys_for_whoever_drew_it(scene: Scene, card: str) -> None:
    """Clause 2.6: whatever else such a card says."""
    scene.german(deck=["panzer-iv", "bf-109", "prinz-eugen", "tiger-i"])
    scene.soviet(hand=["kv-1"])
    scene.draws("german", card)

    assert {"panzer-iv", "bf-109", "prinz-eugen", "tiger-i"} <= set(scene.german.hand)
    assert scene.asks("german", "deploy")
    offered = scene.german.offered("deploy")[0]
    scene.german.deploys(offered)
    scene.passes_until("soviet", "turn")

    assert [offered] == scene.german.ground + scene.german.air + scene.german.sea
    assert ["kv-1"] == scene.soviet.hand


@pytest.mark.rule("bc-2.7")
def test_a_hand_cannot_be_deployed_card_by_card_in_a_turn(scene: Scene) -> None:
    """Clause 2.7: without a card that says so there is the Emergency Deployment alone."""
    scene.soviet(hand=["kv-1", "yak-9"], kept=["dug-in"])
    scene.german(ground=["panzer-iv"], hand=["tiger-i"])
    scene.starts_turn("soviet")

    assert ["draw", "emergency"] == scene.offered
    assert "bc-2.7" == scene.soviet.refused("deploy", "kv-1")

    scene.soviet.draws("spies")

    assert [] == scene.soviet.offered("deploy")
    assert "bc-2.7" == scene.soviet.refused("deploy", "kv-1")


@pytest.mark.rule("bc-2.7")
def test_a_battle_brings_no_reserves_in(scene: Scene) -> None:
    """Clause 2.7: in no moment of a battle is a card of the hand deployed."""
    scene.german(hand=["tiger-i", "bf-109"], ground=["panzer-iv", "panzer-iii"])
    scene.soviet(hand=["is-2", "yak-9"], ground=["kv-1"])
    scene.fights("smolensk")

    scene.passes_until("german", "withdraw")
    scene.german.passes()
    scene.soviet.withdraws_all()

    assert [] == scene.told("deploys")
    assert (["bf-109", "tiger-i"], ["is-2", "yak-9"]) == (scene.german.hand, scene.soviet.hand)


@pytest.mark.rule("bc-2.7")
@pytest.mark.parametrize("edition", list(SEATED))
def test_every_deployment_in_play_has_its_occasion(edition: str) -> None:
    """Clause 2.7: set-up, an emergency, a liberation or the Conflict card just drawn."""
    notices = random_play(edition, decisions=300)

    licensed = set(range(len(SEATED[edition])))
    deployments = 0
    for notice in notices:
        if notice.id == "begins-turn":
            licensed = set()
        elif notice.id in ("emergency", "is-freed") or (notice.id == "shows" and deploys(notice.cards[0])):
            licensed.add(notice.arguments["seat"])
        elif notice.id == "deploys":
            deployments += 1
            assert notice.arguments["seat"] in licensed
    assert deployments > 20


def random_play(edition: str, decisions: int) -> list[Notice]:
    """What is told of a game in which everybody does anything."""
    notices: list[Notice] = []
    state = game().new(Setup(SLUG, edition, len(SEATED[edition])), key_of_seed(5), notices)
    dice = Dice(11)
    for _ in range(decisions):
        decision = game().decision(state)
        assert decision is not None
        game().apply(state, decision.options[dice.below(len(decision.options))], notices)
    return notices


def deploys(card: int) -> bool:
    """Tell whether a Conflict card says that cards of the hand are deployed."""
    kind = CARD_KINDS[game().card_set.tables.kind[card]]
    return kind == "buildup" or bases()[card] == "redeployment"


@pytest.mark.rule("bc-2.9")
def test_a_hand_may_hold_any_number_of_cards(scene: Scene) -> None:
    """Clause 2.9: twelve cards are kept through a turn, and a thirteenth is added to them."""
    scene.soviet(hand=RESERVE, ground=["kv-1"])
    scene.german(hand=["panzer-iv"])
    scene.draws("soviet", "dug-in")
    scene.draws("german", "sabotage")

    scene.soviet.passes()
    scene.german.chooses("return", "kv-1")

    assert sorted([*RESERVE, "kv-1"]) == scene.soviet.hand
    assert [] == scene.soviet.discard
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-2.9")
def test_a_hand_above_six_draws_nothing_up_to_six_and_loses_nothing(scene: Scene) -> None:
    """Clause 2.9: Military Buildup sets no limit to what a hand holds."""
    scene.soviet(hand=RESERVE, deck=["is-2"])
    scene.german(hand=["panzer-iv"])
    scene.draws("soviet", "military-buildup")

    scene.soviet.passes()
    scene.soviet.passes()

    assert (sorted(RESERVE), "is-2") == (scene.soviet.hand, scene.soviet.deck[0])


@pytest.mark.rule("bc-2.9")
def test_a_card_may_set_a_limit_to_the_hand(scene: Scene) -> None:
    """Clause 2.9: General Mobilization has its player discard down to six."""
    scene.soviet(hand=RESERVE)
    scene.german(hand=["panzer-iv"])
    scene.draws("soviet", "general-mobilization")
    scene.soviet.passes()

    assert scene.asks("soviet", "discard")
    for _ in range(10):
        scene.soviet.chooses("discard", scene.soviet.offered("discard")[0])

    assert (6, 10) == (len(scene.soviet.hand), len(scene.soviet.discard))
    assert card_number("general-mobilization-1") == scene.told("lays-off")[0].cards[0]
    assert scene.asks("german", "turn")
