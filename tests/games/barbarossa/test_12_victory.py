"""Chapter 12, combat: what a won attack brings, and in which order."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

Answers = dict[str, str]

HORSE = "horse-drawn-transport"
FLAK = "flak-battalion"
GRENADIER = "grenadier-regiment"
PANZER_GRENADIER = "panzer-grenadier-regiment"
PANZER = "panzer-regiment"
HILL = "fortified-hill"
POSITION = "strategic-position"
RIFLES = "soviet-rifle-army"
TANKS = "soviet-tank-corps"

GAINS_FIRST = [("arclight", {}), ("kamikaze", {"won_city_order": "gains-first"})]
SITE_FIRST = [("lundstrom", {}), ("kamikaze", {}), ("arclight", {"won_city_order": "site-first"})]
GAINS = ("gains-site", "dooms", "forfeits", "gains", "lays")


def win(scene: Scene, site: str, *events: str, front: tuple[str, ...] = (PANZER, FLAK)) -> None:
    """Have seat 1 conquer *site*; Events are revealed as they chain."""
    scene.seat1(hand=[HORSE], deck=[HORSE] * 4, front=[*front, "forward-airfield"])
    scene.seat2(hand=[HORSE], deck=[HORSE] * 4)
    if site not in (HILL, POSITION):
        scene.cities(site, "odessa")
    scene.events(*events, "siberian-reserves")
    scene.points(attack=40)
    scene.in_phase("tactics")
    scene.seat1.attacks(site)
    scene.seat1.conquers()


@pytest.mark.rule("bb-12.32")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_winner_takes_the_top_city(scene: Scene, edition: str) -> None:
    scene.edition(edition)

    win(scene, "minsk", TANKS)

    assert "minsk" in scene.seat1.front
    assert "odessa" == scene.city_pile[0]
    assert 11 == len(scene.city_pile)


@pytest.mark.rule("bb-12.32")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("site", [HILL, POSITION])
def test_the_winner_takes_a_foothold_off_its_pile(scene: Scene, edition: str, site: str) -> None:
    scene.edition(edition)

    win(scene, site, front=(PANZER,))

    assert site in scene.seat1.front
    assert 9 == scene.war_zone(site)
    assert 12 == len(scene.city_pile)


@pytest.mark.rule("bb-12.33")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("site", "lost"),
    [
        (HILL, [GRENADIER]),
        ("kharkov", [PANZER]),
        ("odessa", [GRENADIER, PANZER_GRENADIER]),
        ("moscow", [FLAK, GRENADIER, PANZER_GRENADIER, PANZER]),
    ],
)
def test_the_winner_follows_the_red_text_of_the_site(
    scene: Scene, edition: str, site: str, lost: list[str]
) -> None:
    front = [PANZER, FLAK, GRENADIER, PANZER_GRENADIER]
    scene.edition(edition)
    scene.seat1(hand=[HORSE], deck=[HORSE] * 4, front=front)
    if site != HILL:
        scene.cities(site)
    scene.events("russian-guards-tank-army")
    scene.points(attack=40)
    scene.in_phase("tactics")

    scene.seat1.attacks(site)
    scene.seat1.conquers()
    if site == HILL:
        scene.seat1.chooses("forfeit", GRENADIER)

    assert sorted([site, *front]) == sorted(scene.seat1.front + lost)
    assert lost == sorted(card for card in scene.seat1.discard if card in front)


@pytest.mark.rule("bb-12.34")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_winner_of_a_city_gains_every_revealed_event(scene: Scene, edition: str) -> None:
    """12.34: each with its red text, to the discard pile or onto a Front Line."""
    scene.edition(edition)

    win(scene, "minsk", RIFLES, RIFLES, "partisans")
    while scene.kind == "order":
        scene.seat1.chooses("next", scene.offered("next")[-1])

    assert [RIFLES, RIFLES] == scene.seat1.discard
    assert ["partisans"] == scene.seat2.front
    assert [] == scene.revealed
    assert "siberian-reserves" == scene.event_pile[0]


@pytest.mark.rule("bb-12.34")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_winner_of_a_foothold_gains_no_event(scene: Scene, edition: str) -> None:
    scene.edition(edition)

    win(scene, HILL, TANKS)

    assert [] == scene.seat1.discard
    assert TANKS == scene.event_pile[0]


def told(scene: Scene) -> list[str]:
    """Return what was gained, lost and laid, in the order in which it happened."""
    return [notice.id for notice in scene.notices if notice.id in GAINS]


@pytest.mark.rule("bb-12.35")
@pytest.mark.parametrize(("edition", "answers"), GAINS_FIRST)
def test_site_and_events_are_gained_before_the_red_texts(
    scene: Scene, edition: str, answers: Answers
) -> None:
    """12.35: when Riga asks for its loss the Rifle Army is in the discard pile already."""
    scene.edition(edition, answers=answers)

    win(scene, "riga", RIFLES, "partisans")
    assert scene.asks("seat1", "pick")
    assert "riga" in scene.seat1.front
    assert [RIFLES] == scene.seat1.discard
    scene.seat1.chooses("forfeit", FLAK)

    assert ["gains-site", "gains", "dooms", "forfeits", "lays"] == told(scene)
    assert [RIFLES, FLAK] == scene.seat1.discard
    assert ["partisans"] == scene.seat2.front


@pytest.mark.rule("bb-12.36")
@pytest.mark.parametrize(("edition", "answers"), SITE_FIRST)
def test_the_site_and_its_red_text_come_before_the_events(
    scene: Scene, edition: str, answers: Answers
) -> None:
    """12.36: when Riga asks for its loss no Event has been gained yet."""
    scene.edition(edition, answers=answers)

    win(scene, "riga", RIFLES, "partisans")
    assert scene.asks("seat1", "pick")
    assert "riga" in scene.seat1.front
    assert [] == scene.seat1.discard
    assert ["partisans", RIFLES] == sorted(scene.revealed)
    scene.seat1.chooses("forfeit", FLAK)
    scene.seat1.chooses("next", RIFLES)

    assert ["gains-site", "dooms", "forfeits", "gains", "lays"] == told(scene)
    assert [FLAK, RIFLES] == scene.seat1.discard
    assert ["partisans"] == scene.seat2.front


@pytest.mark.rule("bb-12.37")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("order", [[RIFLES, TANKS], [TANKS, RIFLES]])
def test_the_winner_orders_the_events_gained(scene: Scene, edition: str, order: list[str]) -> None:
    scene.edition(edition)

    win(scene, "minsk", RIFLES, TANKS)
    assert scene.asks("seat1", "order")
    assert [TANKS, RIFLES] == scene.offered("next")
    scene.seat1.chooses("next", order[0])

    assert order == scene.seat1.discard


@pytest.mark.rule("bb-12.37")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("order", [[RIFLES, TANKS], [TANKS, RIFLES]])
def test_the_loser_orders_the_events_put_under_the_pile(scene: Scene, edition: str, order: list[str]) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE], deck=[HORSE] * 4, front=[PANZER])
    scene.cities("minsk")
    scene.events(RIFLES, TANKS, "partisans")
    scene.in_phase("tactics")
    scene.seat1.attacks("minsk")

    scene.seat1.breaks_off()
    assert scene.asks("seat1", "order")
    scene.seat1.chooses("next", order[0])

    assert order == scene.event_pile[-2:]


@pytest.mark.rule("bb-12.37")
@pytest.mark.parametrize("edition", EDITIONS)
def test_copies_of_one_event_need_no_order(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE], deck=[HORSE] * 4, front=[PANZER])
    scene.cities("minsk")
    scene.events(RIFLES, RIFLES, only=True)
    scene.points(attack=9)
    scene.in_phase("tactics")
    scene.seat1.attacks("minsk")

    scene.seat1.conquers()

    assert scene.asks("seat1", "tactics-phase")
    assert [RIFLES, RIFLES] == scene.seat1.discard


@pytest.mark.rule("bb-12.47")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("attack", [4, 0])
def test_after_the_combat_the_tactics_phase_goes_on(scene: Scene, edition: str, attack: int) -> None:
    """12.47: won or lost, cards are played, deployed and used as before."""
    scene.edition(edition)
    scene.seat1(hand=[FLAK, HORSE], deck=[HORSE] * 4, front=[PANZER, "heinz-guderian"])
    scene.points(attack=attack, tactic=0)
    scene.in_phase("tactics")
    scene.seat1.attacks(HILL)
    scene.choose(0, "conquer" if attack else "break-off")
    assert scene.asks("seat1", "tactics-phase")

    scene.seat1.uses("heinz-guderian")
    scene.seat1.plays(FLAK)
    scene.seat1.plays(HORSE)
    scene.seat1.deploys(FLAK)

    assert f"{FLAK} exhausted" in scene.seat1.front
    assert (0, 1, 2) == (scene.tactic, scene.supply, scene.attack)
