"""Chapter 12, combat: when it is reckoned up, who has won, and what becomes of the Attack Points."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

Answers = dict[str, str]

HORSE = "horse-drawn-transport"
FLAK = "flak-battalion"
GRENADIER = "grenadier-regiment"
PANZER = "panzer-regiment"
HILL = "fortified-hill"
POSITION = "strategic-position"

ALL = [("arclight", {}), ("kamikaze", {"ap_spend": "all"})]
NAMED = [("lundstrom", {}), ("kamikaze", {}), ("arclight", {"ap_spend": "named"})]


def fight(scene: Scene, edition: str, attack: int, site: str, answers: Answers | None = None) -> None:
    """Bring seat 1 into a combat against *site*; against Bryansk the Defence is 8 + 2."""
    scene.edition(edition, answers=answers)
    front = ["anti-tank-battalion", PANZER, "forward-airfield", POSITION]
    scene.seat1(hand=[HORSE, FLAK], deck=[HORSE] * 4, front=front)
    scene.seat2(hand=[HORSE], deck=[HORSE] * 4)
    scene.cities("bryansk")
    scene.events("rasputitsa")
    scene.points(attack=attack)
    scene.in_phase("tactics")
    scene.seat1.attacks(site)


@pytest.mark.rule("bb-12.26")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("site", "needed"), [(HILL, 4), (POSITION, 7), ("bryansk", 10)])
def test_a_site_is_conquered_by_as_many_points_as_its_defence_or_more(
    scene: Scene, edition: str, site: str, needed: int
) -> None:
    found = []
    for attack in (0, needed - 1, needed, needed + 1):
        fight(scene, edition, attack, site)
        found.append(scene.offers("conquer"))
        if not scene.offers("conquer"):
            assert "bb-12.26" == scene.seat1.refused("conquer")

    assert [False, False, True, True] == found
    before = scene.war_zone(site)
    scene.seat1.conquers()
    assert before - 1 == scene.war_zone(site)
    assert site in scene.seat1.front


@pytest.mark.rule("bb-12.27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_attacker_decides_when_the_combat_is_reckoned_up(scene: Scene, edition: str) -> None:
    """12.27: enough points do not end the combat by themselves."""
    fight(scene, edition, 30, "bryansk")
    assert scene.asks("seat1", "combat")

    scene.seat1.uses("anti-tank-battalion")
    scene.seat1.uses(POSITION)
    scene.seat1.uses("forward-airfield")

    assert scene.asks("seat1", "combat")
    assert (33, 6) == (scene.attack, scene.defence)
    assert "bb-12.27" == scene.seat1.refused("end")


@pytest.mark.rule("bb-12.27")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("won", [True, False])
def test_no_ability_or_foothold_is_used_after_the_reckoning(scene: Scene, edition: str, won: bool) -> None:
    fight(scene, edition, 10 if won else 9, "bryansk")

    scene.choose(0, "conquer" if won else "break-off")
    kinds = set()
    while scene.kind != "tactics-phase":
        kinds.add(scene.kind)
        assert [] == scene.offered("use-1") + scene.offered("use-2")
        assert "bb-9.11" == scene.seat1.refused("use-1", POSITION)
        scene.choose(0, scene.options[0])

    assert "pick" in kinds
    assert POSITION in scene.seat1.front
    assert "bb-9.13" == scene.seat1.refused("use-1", POSITION)


@pytest.mark.rule("bb-12.28")
@pytest.mark.parametrize(("edition", "answers"), ALL)
def test_with_enough_points_the_attack_is_won(scene: Scene, edition: str, answers: Answers) -> None:
    """12.28: nobody may fail on purpose."""
    fight(scene, edition, 9, "bryansk", answers)
    assert scene.offers("break-off")
    assert not scene.offers("conquer")

    scene.seat1.uses("forward-airfield")

    assert scene.offers("conquer")
    assert not scene.offers("break-off")
    assert "bb-12.28" == scene.seat1.refused("break-off")


@pytest.mark.rule("bb-12.28")
@pytest.mark.parametrize(("edition", "answers"), ALL)
@pytest.mark.parametrize("attack", [0, 1, 9])
def test_a_failed_attack_loses_all_attack_points(
    scene: Scene, edition: str, answers: Answers, attack: int
) -> None:
    fight(scene, edition, attack, "bryansk", answers)

    scene.seat1.breaks_off()

    assert scene.asks("seat1", "pick")
    assert 0 == scene.attack
    assert ["bb-12.28"] == [notice.rule for notice in scene.heard("loses-attack")]


@pytest.mark.rule("bb-12.29")
@pytest.mark.parametrize(("edition", "answers"), NAMED)
@pytest.mark.parametrize("named", [0, 3, 6])
def test_a_failed_attack_loses_the_points_named(
    scene: Scene, edition: str, answers: Answers, named: int
) -> None:
    fight(scene, edition, 6, "bryansk", answers)
    scene.seat1.breaks_off()
    assert scene.asks("seat1", "commit")
    assert [str(number) for number in range(7)] == scene.offered("commit")

    scene.seat1.chooses("commit", str(named))

    assert 6 - named == scene.attack
    assert ["bb-12.29"] == [notice.rule for notice in scene.heard("loses-attack")]


@pytest.mark.rule("bb-12.29")
@pytest.mark.parametrize(("edition", "answers"), NAMED)
def test_the_attacker_may_fail_on_purpose(scene: Scene, edition: str, answers: Answers) -> None:
    """12.29: so many points as would win cannot be named for a failure."""
    fight(scene, edition, 30, "bryansk", answers)
    assert scene.offers("conquer")

    scene.seat1.breaks_off()
    assert [str(number) for number in range(10)] == scene.offered("commit")
    assert "bb-12.29" == scene.seat1.refused("commit", "10")
    scene.seat1.chooses("commit", "9")

    assert 21 == scene.attack
    assert "bryansk" not in scene.seat1.front
    assert "bryansk" == scene.city_pile[0]


@pytest.mark.rule("bb-12.29")
@pytest.mark.parametrize(("edition", "answers"), NAMED)
def test_points_that_were_not_named_serve_a_second_combat(
    scene: Scene, edition: str, answers: Answers
) -> None:
    scene.edition(edition, answers=answers)
    scene.seat1(hand=["blitzkrieg", FLAK], deck=[HORSE], front=[PANZER, PANZER])
    scene.points(attack=2, tactic=1)
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")
    scene.seat1.attacks(POSITION)
    scene.seat1.breaks_off()
    scene.seat1.chooses("commit", "0")

    scene.seat1.attacks(HILL)
    scene.seat1.conquers()

    assert HILL in scene.seat1.front
    assert 0 == scene.attack


@pytest.mark.rule("bb-12.30")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("site", "needed"), [(HILL, 4), (POSITION, 7), ("bryansk", 10)])
@pytest.mark.parametrize("surplus", [0, 1, 12])
def test_a_won_attack_costs_the_defence_and_leaves_the_surplus(
    scene: Scene, edition: str, site: str, needed: int, surplus: int
) -> None:
    fight(scene, edition, needed + surplus, site)

    scene.seat1.conquers()

    assert surplus == scene.attack


@pytest.mark.rule("bb-12.30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_lowers_the_defence_lowers_the_price(scene: Scene, edition: str) -> None:
    fight(scene, edition, 10, "bryansk")
    scene.seat1.uses("forward-airfield")
    scene.seat1.uses(POSITION)

    scene.seat1.conquers()

    assert 10 - 6 == scene.attack


@pytest.mark.rule("bb-12.31")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("won", [True, False])
def test_nothing_paid_or_given_up_comes_back(scene: Scene, edition: str, won: bool) -> None:
    scene.edition(edition)
    front = [FLAK, PANZER, "assault-gun-battalion", GRENADIER, "forward-airfield", POSITION]
    scene.seat1(hand=[HORSE], deck=[HORSE] * 4, front=front)
    scene.cities("minsk" if won else "stalingrad")
    scene.events("siberian-reserves")
    scene.points(supply=1)
    scene.in_phase("tactics")
    scene.seat1.attacks("minsk" if won else "stalingrad")

    scene.seat1.uses(FLAK)
    scene.seat1.uses(PANZER, 1)
    scene.seat1.uses("assault-gun-battalion", 3)
    scene.seat1.uses("forward-airfield")
    scene.seat1.uses(POSITION)
    scene.choose(0, "conquer" if won else "break-off")
    while scene.kind != "tactics-phase":
        scene.choose(0, scene.options[-1])

    assert (0, 1 if won else 0) == (scene.supply, scene.attack)
    assert POSITION not in scene.seat1.front
    assert GRENADIER in scene.seat1.discard
    left = {f"{PANZER} exhausted", "forward-airfield exhausted"}
    assert left <= set(scene.seat1.front)
