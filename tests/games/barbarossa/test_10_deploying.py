"""Chapter 10, deploying: which played cards go to the Front Line, when, and in what condition."""

from __future__ import annotations

import pytest

from eastfront.games.barbarossa.game import Barbarossa
from eastfront.games.barbarossa.tables import STAYS
from tests.games.barbarossa.naming import EDITIONS, card_number
from tests.games.barbarossa.scene import Scene

Answers = dict[str, str]

HORSE = "horse-drawn-transport"
FLAK = "flak-battalion"
GRENADIER = "grenadier-regiment"
PANZER = "panzer-regiment"
SCOUT = "armored-scout-battalion"
ASSAULT_GUN = "assault-gun-battalion"
HQ = "division-hq-company"

AS_CARD_SAYS = [
    ("lundstrom", {}),
    ("kamikaze", {}),
    ("arclight", {"deploy_choice": "as-card-says"}),
]
ANY_WITH_DEPLOY_RULE = [
    ("arclight", {}),
    ("kamikaze", {"deploy_choice": "any-with-deploy-rule"}),
]
ARRIVE_EXHAUSTED = [
    GRENADIER,
    "panzer-grenadier-regiment",
    FLAK,
    "artillery-regiment",
    "anti-tank-battalion",
    PANZER,
    "heavy-tank-battalion",
    "ss-panzer-regiment",
]


@pytest.mark.rule("bb-10.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_to_deploy_is_to_move_to_the_own_front_line(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[FLAK, HORSE], deck=[HORSE])
    scene.seat2(front=["minsk"])
    scene.in_phase("tactics")
    scene.seat1.plays(FLAK)
    assert ([FLAK], []) == (scene.seat1.played, scene.seat1.front)

    scene.seat1.deploys(FLAK)

    assert ([], [f"{FLAK} exhausted"]) == (scene.seat1.played, scene.seat1.front)
    assert ["minsk"] == scene.seat2.front


@pytest.mark.rule("bb-10.2")
@pytest.mark.parametrize(("edition", "answers"), AS_CARD_SAYS)
def test_a_card_is_deployed_as_its_text_says(scene: Scene, edition: str, answers: Answers) -> None:
    """10.2: the Flak may go, the Assault Gun must, the Scout stays."""
    scene.edition(edition, answers=answers)
    scene.seat1(hand=[SCOUT, FLAK, ASSAULT_GUN, HORSE], deck=[HORSE])
    scene.in_phase("tactics")

    scene.seat1.plays(SCOUT)
    scene.seat1.plays(FLAK)
    scene.seat1.plays(ASSAULT_GUN)

    assert [f"{ASSAULT_GUN} exhausted"] == scene.seat1.front
    assert [FLAK] == scene.offered("deploy")
    assert "bb-10.2" == scene.seat1.refused("deploy", SCOUT)
    assert scene.offers("end")


def with_silent_flak(edition: str, answers: Answers) -> Scene:
    """A Flak Battalion is played whose text does not say that it may be deployed."""
    own = Barbarossa()
    own.card_set.tables.deploys[card_number(FLAK)] = STAYS
    scene = Scene(edition, options=answers, own_game=own)
    scene.seat1(hand=[FLAK, HORSE], deck=[HORSE])
    scene.in_phase("tactics")
    scene.seat1.plays(FLAK)
    return scene


@pytest.mark.rule("bb-10.2")
@pytest.mark.parametrize(("edition", "answers"), AS_CARD_SAYS)
def test_a_deploy_rule_alone_does_not_let_a_card_be_deployed(edition: str, answers: Answers) -> None:
    """10.2: every card of the set with a Deploy Rule has such a text, so it is taken from one."""
    scene = with_silent_flak(edition, answers)

    assert [] == scene.offered("deploy")
    assert "bb-10.2" == scene.seat1.refused("deploy", FLAK)


@pytest.mark.rule("bb-10.3")
@pytest.mark.parametrize(("edition", "answers"), ANY_WITH_DEPLOY_RULE)
def test_a_deploy_rule_alone_lets_a_card_be_deployed(edition: str, answers: Answers) -> None:
    """10.3: without a text that says otherwise it arrives active."""
    scene = with_silent_flak(edition, answers)

    scene.seat1.deploys(FLAK)

    assert [FLAK] == scene.seat1.front


@pytest.mark.rule("bb-10.3")
@pytest.mark.parametrize(("edition", "answers"), ANY_WITH_DEPLOY_RULE)
def test_a_card_without_a_deploy_rule_stays_and_one_that_must_go_goes(
    scene: Scene, edition: str, answers: Answers
) -> None:
    scene.edition(edition, answers=answers)
    scene.seat1(hand=[SCOUT, "blitzkrieg", FLAK, ASSAULT_GUN, HORSE], deck=[HORSE])
    scene.in_phase("tactics")

    for card in (SCOUT, "blitzkrieg", FLAK, ASSAULT_GUN):
        scene.seat1.plays(card)

    assert [f"{ASSAULT_GUN} exhausted"] == scene.seat1.front
    assert [FLAK] == scene.offered("deploy")
    assert "bb-10.3" == scene.seat1.refused("deploy", SCOUT)


@pytest.mark.rule("bb-10.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_is_deployed_only_in_the_phase_in_which_it_was_played(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[FLAK, PANZER], deck=[HORSE] * 4)
    scene.points(supply=3)
    scene.in_phase("tactics")
    assert "bb-10.4" == scene.seat1.refused("deploy", PANZER)
    scene.seat1.plays(FLAK)

    found = []
    while scene.asked == "seat1":
        found.append((scene.kind, scene.offered("deploy")))
        scene.seat1.ends()

    assert [("tactics-phase", [FLAK]), ("reinforcement-phase", []), ("clean-up", [])] == found
    assert [] == scene.seat1.front


@pytest.mark.rule("bb-10.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_deployment_may_wait_until_the_phase_ends(scene: Scene, edition: str) -> None:
    """10.5: another card, an ability and a whole combat may come between."""
    scene.edition(edition)
    scene.seat1(hand=[FLAK, HORSE], deck=[HORSE], front=[PANZER])
    scene.points(attack=2, tactic=1)
    scene.in_phase("tactics")
    scene.seat1.plays(FLAK)
    scene.seat1.plays(HORSE)
    scene.seat1.attacks("fortified-hill")
    scene.seat1.conquers()

    scene.seat1.deploys(FLAK)

    assert [f"{FLAK} exhausted", "fortified-hill", PANZER] == scene.seat1.front


@pytest.mark.rule("bb-10.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_card_is_deployed_during_combat(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[FLAK, HORSE], deck=[HORSE], front=[PANZER])
    scene.in_phase("tactics")
    scene.seat1.plays(FLAK)

    scene.seat1.attacks("fortified-hill")

    assert scene.asks("seat1", "combat")
    assert [] == scene.offered("deploy")
    assert "bb-10.5" == scene.seat1.refused("deploy", FLAK)


@pytest.mark.rule("bb-10.6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ARRIVE_EXHAUSTED)
def test_a_card_that_its_play_rule_deploys_exhausted_arrives_so(
    scene: Scene, edition: str, card: str
) -> None:
    scene.edition(edition)
    scene.seat1(hand=[card, HORSE], deck=[HORSE])
    scene.points(tactic=2, supply=1)
    scene.in_phase("tactics")
    scene.seat1.plays(card)

    scene.seat1.deploys(card)

    assert [f"{card} exhausted"] == scene.seat1.front


@pytest.mark.rule("bb-10.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_grenadier_just_deployed_cannot_be_exhausted_but_can_be_given_up(
    scene: Scene, edition: str
) -> None:
    """S0 §10, S2 §10: the example of the deploying chapter."""
    scene.edition(edition)
    scene.seat1(hand=[GRENADIER, HORSE], deck=[HORSE])
    scene.in_phase("tactics")
    scene.seat1.plays(GRENADIER)
    scene.seat1.deploys(GRENADIER)
    assert [f"{GRENADIER} exhausted"] == scene.offered("use-2")
    assert [] == scene.offered("use-1")

    scene.seat1.uses(f"{GRENADIER} exhausted", 2)

    assert 1 == scene.attack
    assert [GRENADIER] == scene.seat1.discard


@pytest.mark.rule("bb-10.7")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", [GRENADIER, "panzer-grenadier-regiment", PANZER])
def test_a_card_put_on_the_front_line_unplayed_is_active_and_gives_no_bonus(
    scene: Scene, edition: str, card: str
) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HQ, card, HORSE], deck=[HORSE])
    scene.points(tactic=1, supply=1)
    scene.in_phase("tactics")
    scene.seat1.plays(HQ)
    before = (scene.tactic, scene.reinforcement, scene.attack)

    scene.seat1.places(card)

    assert [card] == scene.seat1.front
    assert before == (scene.tactic, scene.reinforcement, scene.attack)
    assert scene.offers(f"use-1 {card}")
