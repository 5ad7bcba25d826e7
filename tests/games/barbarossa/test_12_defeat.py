"""Chapter 12, combat: what a failed attack brings."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

Answers = dict[str, str]

HORSE = "horse-drawn-transport"
GRENADIER = "grenadier-regiment"
PANZER = "panzer-regiment"
HILL = "fortified-hill"
POSITION = "strategic-position"
RIFLES = "soviet-rifle-army"
TANKS = "soviet-tank-corps"

APPLIES = [("arclight", {}), ("kamikaze", {"fail_foothold_red": "applies"})]
CITIES_ONLY = [("lundstrom", {}), ("kamikaze", {}), ("arclight", {"fail_foothold_red": "cities-only"})]


def lose(scene: Scene, site: str, *events: str, front: tuple[str, ...] = (PANZER, GRENADIER)) -> None:
    """Have seat 1 fail against *site* without any points."""
    scene.seat1(hand=[HORSE], deck=[HORSE] * 4, front=front)
    scene.seat2(hand=[HORSE], deck=[HORSE] * 4)
    if site not in (HILL, POSITION):
        scene.cities(site, "odessa")
    scene.events(*events, "siberian-reserves")
    scene.in_phase("tactics")
    scene.seat1.attacks(site)
    scene.seat1.breaks_off()


@pytest.mark.rule("bb-12.38")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("city", "lost"), [("minsk", GRENADIER), ("kharkov", PANZER), ("kiev", GRENADIER)])
def test_a_failed_attack_on_a_city_wins_nothing_and_follows_its_red_text(
    scene: Scene, edition: str, city: str, lost: str
) -> None:
    scene.edition(edition)

    lose(scene, city, TANKS)

    assert [lost] == scene.seat1.discard
    assert [card for card in (GRENADIER, PANZER) if card != lost] == scene.seat1.front


@pytest.mark.rule("bb-12.38")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_failed_attack_on_moscow_takes_all_units_and_does_not_end_the_game(
    scene: Scene, edition: str
) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE], deck=[HORSE] * 4, front=[PANZER, GRENADIER, "minsk"])
    scene.cities("moscow", only=True)
    scene.in_phase("tactics")

    scene.seat1.attacks("moscow")
    scene.seat1.breaks_off()
    while scene.kind == "order":
        scene.seat1.chooses("next", scene.offered("next")[0])

    assert [GRENADIER, PANZER] == scene.seat1.discard
    assert ["minsk"] == scene.seat1.front
    scene.seat1.ends()
    assert scene.outcome is None


@pytest.mark.rule("bb-12.39")
@pytest.mark.parametrize(("edition", "answers"), APPLIES)
@pytest.mark.parametrize("site", [HILL, POSITION])
def test_a_failed_attack_on_a_foothold_follows_its_red_text(
    scene: Scene, edition: str, answers: Answers, site: str
) -> None:
    """12.39: the Hill takes Infantry, the Position any Army card of the attacker's choice."""
    scene.edition(edition, answers=answers)

    lose(scene, site)
    if site == POSITION:
        assert [GRENADIER, PANZER] == scene.offered("forfeit")
        scene.seat1.chooses("forfeit", GRENADIER)

    assert [GRENADIER] == scene.seat1.discard
    assert [PANZER] == scene.seat1.front


@pytest.mark.rule("bb-12.40")
@pytest.mark.parametrize(("edition", "answers"), CITIES_ONLY)
@pytest.mark.parametrize("site", [HILL, POSITION])
def test_a_failed_attack_on_a_foothold_goes_unpunished(
    scene: Scene, edition: str, answers: Answers, site: str
) -> None:
    scene.edition(edition, answers=answers)

    lose(scene, site)

    assert scene.asks("seat1", "tactics-phase")
    assert [GRENADIER, PANZER] == scene.seat1.front
    assert [] == scene.seat1.discard


@pytest.mark.rule("bb-12.40")
@pytest.mark.parametrize(("edition", "answers"), CITIES_ONLY)
def test_a_failed_attack_on_a_city_is_punished_even_so(scene: Scene, edition: str, answers: Answers) -> None:
    scene.edition(edition, answers=answers)

    lose(scene, "minsk", TANKS)

    assert [GRENADIER] == scene.seat1.discard


@pytest.mark.rule("bb-12.38", "bb-12.41")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "event", [TANKS, "siberian-reserves", "luftwaffe-support", "partisans", "general-winter"]
)
def test_after_a_failure_no_event_is_gained_or_laid(scene: Scene, edition: str, event: str) -> None:
    """12.41: neither the discard pile nor a Front Line sees it."""
    scene.edition(edition)

    lose(scene, "minsk", event)

    assert event not in scene.seat1.discard + scene.seat1.front + scene.seat2.discard + scene.seat2.front
    assert [] == scene.heard("gains") + scene.heard("lays")


@pytest.mark.rule("bb-12.42")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("site", [HILL, POSITION, "minsk"])
def test_after_a_failure_the_site_stays_on_its_pile(scene: Scene, edition: str, site: str) -> None:
    scene.edition(edition)

    lose(scene, site, TANKS, front=(PANZER,))

    assert (10, 10) == (scene.war_zone(HILL), scene.war_zone(POSITION))
    assert 12 == len(scene.city_pile)
    if site == "minsk":
        assert ["minsk", "odessa"] == scene.city_pile[:2]


@pytest.mark.rule("bb-12.43")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_failure_the_event_goes_under_its_pile(scene: Scene, edition: str) -> None:
    scene.edition(edition)

    lose(scene, "minsk", TANKS)

    assert TANKS == scene.event_pile[-1]
    assert "siberian-reserves" == scene.event_pile[0]
    assert 31 == len(scene.event_pile)
    assert [] == scene.revealed


@pytest.mark.rule("bb-12.43")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_failure_all_revealed_events_go_under_the_pile(scene: Scene, edition: str) -> None:
    scene.edition(edition)

    lose(scene, "minsk", RIFLES, RIFLES, "partisans")
    while scene.kind == "order":
        scene.seat1.chooses("next", RIFLES)

    assert [RIFLES, RIFLES, "partisans"] == scene.event_pile[-3:]
    assert "siberian-reserves" == scene.event_pile[0]
    assert [] == scene.revealed


@pytest.mark.rule("bb-12.52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_failure_the_red_text_comes_before_the_events_are_put_away(
    scene: Scene, edition: str
) -> None:
    """12.52: when Riga asks for its loss the Events still lie revealed."""
    scene.edition(edition)

    lose(scene, "riga", RIFLES, TANKS)
    assert scene.asks("seat1", "pick")
    assert [RIFLES, TANKS] == sorted(scene.revealed)
    scene.seat1.chooses("forfeit", PANZER)
    assert scene.asks("seat1", "order")
    scene.seat1.chooses("next", TANKS)

    order = [notice.id for notice in scene.notices if notice.id in ("forfeits", "buries-event")]
    assert ["forfeits", "buries-event", "buries-event"] == order
