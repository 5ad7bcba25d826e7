"""Chapter 15, single cards: Manstein, the Workshop, and the Supreme Command Headquarters."""

from __future__ import annotations

import pytest

from tests.checkout import ROOT
from tests.games.barbarossa.naming import EDITIONS, card_ids, game
from tests.games.barbarossa.scene import Scene

GUARDS = "russian-guards-tank-army"
HEADQUARTERS = "supreme-command-headquarters"
HEAVY = "heavy-tank-battalion"
HORSE = "horse-drawn-transport"
MANSTEIN = "erich-von-manstein"
RIFLES = "soviet-rifle-army"
WORKSHOP = "field-repair-workshop"


def attack_kharkov(scene: Scene, edition: str, *events: str, only: bool = False) -> None:
    """Attack Kharkov with Manstein at hand while these Events lie on top."""
    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=["flak-battalion", MANSTEIN])
    scene.cities("kharkov")
    scene.events(*events, only=only)
    scene.in_phase("tactics")
    scene.seat1.attacks("kharkov")


@pytest.mark.rule("bb-15.18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_event_that_manstein_replaces_lies_known_under_the_pile(scene: Scene, edition: str) -> None:
    attack_kharkov(scene, edition, GUARDS, "partisans", "rasputitsa", only=True)
    assert 12 + 6 == scene.defence

    scene.seat1.uses(MANSTEIN)

    assert ["partisans"] == scene.revealed
    assert 12 + 1 == scene.defence
    assert ["rasputitsa", GUARDS] == scene.event_pile
    for view in (scene.spectator, scene.seat1.view, scene.seat2.view):
        assert [GUARDS] == card_ids(view.events_below)
    assert f"{MANSTEIN} exhausted" in scene.seat1.front


@pytest.mark.rule("bb-15.18")
def test_manstein_may_choose_which_of_several_events_he_replaces(scene: Scene) -> None:
    attack_kharkov(scene, "kamikaze", RIFLES, GUARDS, "partisans")

    scene.seat1.uses(MANSTEIN)
    assert [GUARDS, RIFLES] == scene.offered("replace")
    scene.seat1.chooses("replace", GUARDS)

    assert [RIFLES, "partisans"] == scene.revealed
    assert GUARDS == scene.event_pile[-1]


@pytest.mark.rule("bb-15.19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_events_that_the_replaced_event_had_added_stay_revealed(scene: Scene, edition: str) -> None:
    attack_kharkov(scene, edition, RIFLES, GUARDS, "partisans")
    assert [GUARDS, RIFLES] == scene.revealed

    scene.seat1.uses(MANSTEIN)
    scene.seat1.chooses("replace", RIFLES)

    assert [GUARDS, "partisans"] == scene.revealed
    assert 12 + 6 + 1 == scene.defence
    assert RIFLES == scene.event_pile[-1]


@pytest.mark.rule("bb-15.20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_reveal_text_of_mansteins_replacement_acts(scene: Scene, edition: str) -> None:
    attack_kharkov(scene, edition, GUARDS, RIFLES, "general-winter", "partisans")

    scene.seat1.uses(MANSTEIN)

    assert [RIFLES, "general-winter"] == scene.revealed
    assert 12 + 1 + 3 == scene.defence
    assert "partisans" == scene.event_pile[0]


@pytest.mark.rule("bb-15.20")
def test_the_reveal_text_of_mansteins_replacement_is_passed_over_where_events_act_on_gain_only(
    scene: Scene,
) -> None:
    scene.edition("lundstrom", event_red_timing="gain-only")
    scene.seat1(hand=[HORSE], front=["flak-battalion", MANSTEIN])
    scene.cities("kharkov")
    scene.events(GUARDS, RIFLES, "general-winter")
    scene.in_phase("tactics")
    scene.seat1.attacks("kharkov")

    scene.seat1.uses(MANSTEIN)

    assert [RIFLES] == scene.revealed


@pytest.mark.rule("bb-15.21")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("events", [[GUARDS], [RIFLES, GUARDS]])
def test_manstein_cannot_be_used_while_the_event_pile_is_empty(
    scene: Scene, edition: str, events: list[str]
) -> None:
    attack_kharkov(scene, edition, *events, only=True)

    assert sorted(events) == sorted(scene.revealed)
    assert [] == scene.event_pile
    assert not scene.offers(f"use-1 {MANSTEIN}")


@pytest.mark.rule("bb-15.21")
def test_manstein_has_nothing_to_replace_where_no_event_is_revealed(scene: Scene) -> None:
    scene.seat1(hand=[HORSE], front=["flak-battalion", MANSTEIN])
    scene.in_phase("tactics")
    assert not scene.offers(f"use-1 {MANSTEIN}")

    scene.seat1.attacks("fortified-hill")

    assert not scene.offers(f"use-1 {MANSTEIN}")


@pytest.mark.rule("bb-15.22")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tank", [HEAVY, "panzer-regiment"])
def test_the_workshop_reactivates_a_tank_besides_the_three_of_general_winter(
    scene: Scene, edition: str, tank: str
) -> None:
    tired = ["grenadier-regiment exhausted", "flak-battalion exhausted", "artillery-regiment exhausted"]
    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=["general-winter", WORKSHOP, f"{tank} exhausted", *tired])
    scene.in_phase("starting")
    while scene.kind == "pick":
        scene.seat1.chooses("reactivate", scene.offered("reactivate")[0])
    assert ["artillery-regiment", "flak-battalion", "grenadier-regiment"] == [
        card
        for card in scene.seat1.front
        if card in ("artillery-regiment", "flak-battalion", "grenadier-regiment")
    ]
    assert f"{tank} exhausted" in scene.seat1.front

    scene.seat1.uses(WORKSHOP)

    assert tank in scene.seat1.front
    assert f"{WORKSHOP} exhausted" in scene.seat1.front


@pytest.mark.rule("bb-15.22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_workshop_reactivates_one_tank_and_nothing_else(scene: Scene, edition: str) -> None:
    """15.22: Winter keeps a Gun exhausted, but only the two Heavy Tanks are offered, once."""
    scene.edition(edition)
    front = [*["flak-battalion exhausted"] * 4, "general-winter", WORKSHOP, *[f"{HEAVY} exhausted"] * 2]
    scene.seat1(hand=[HORSE], front=front)
    scene.in_phase("starting")

    scene.seat1.uses(WORKSHOP)

    assert scene.asks("seat1", "starting-phase")
    assert [HEAVY, f"{HEAVY} exhausted"] == [card for card in scene.seat1.front if HEAVY in card]
    assert "flak-battalion exhausted" in scene.seat1.front
    assert not scene.offers(f"use-1 {WORKSHOP}")


@pytest.mark.rule("bb-15.22")
def test_the_workshop_works_in_the_starting_phase_only(scene: Scene) -> None:
    scene.seat1(hand=[HORSE], front=[WORKSHOP, f"{HEAVY} exhausted"])
    scene.in_phase("tactics")

    assert not scene.offers(f"use-1 {WORKSHOP}")


@pytest.mark.rule("bb-15.26")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "front", [[HEADQUARTERS], [f"{HEADQUARTERS} exhausted"], [HEADQUARTERS, HEADQUARTERS]]
)
def test_the_owner_of_the_headquarters_keeps_no_card(scene: Scene, edition: str, front: list[str]) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion", "panzer-regiment"], deck=["air-supply"] * 4, front=front)
    scene.in_phase("clean-up")
    assert [] == scene.offered("keep")
    if scene.asked == "seat1":
        assert "bb-15.26" == scene.seat1.refused("keep", "flak-battalion")
        scene.seat1.ends()

    assert ["air-supply"] * 4 == scene.seat1.hand
    assert ["flak-battalion", "panzer-regiment"] == sorted(scene.seat1.discard)


@pytest.mark.rule("bb-15.26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_headquarters_binds_its_owner_alone(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion"], deck=["air-supply"] * 4)
    scene.seat2(front=[HEADQUARTERS])
    scene.in_phase("clean-up")

    scene.seat1.keeps("flak-battalion")

    assert "flak-battalion" in scene.seat1.hand


@pytest.mark.rule("bb-15.27")
def test_the_headquarters_is_shown_as_an_office() -> None:
    (card,) = [each for each in game().card_set.definitions if each.code == "U7"]
    package = ROOT / "src" / "eastfront"
    shown = [*package.glob("words/en/*.ftl"), *(package / "games" / "barbarossa" / "data").glob("*.toml")]
    texts = "".join(path.read_text(encoding="utf-8") for path in shown).lower()

    assert ("supreme-command-headquarters", "Supreme Command Headquarters") == (card.id, card.name)
    assert len(shown) > 8
    assert "supreme command headquarters" in texts
    assert not any(word in texts for word in ("führer", "fuehrer", "fuhrer", "hitler"))
