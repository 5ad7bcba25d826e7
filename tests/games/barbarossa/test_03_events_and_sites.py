"""Chapter 3, cards: when the texts of Events act, where they go, and what a Site is."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS, game, ids_of
from tests.games.barbarossa.scene import Scene


@pytest.mark.rule("bb-3.19", "bb-3.20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_red_text_of_an_event_acts_on_reveal_or_on_gain_as_the_card_says(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion"], front=["panzer-regiment"])
    scene.cities("minsk")
    scene.events("soviet-rifle-army", "soviet-tank-corps", "siberian-reserves")
    scene.points(attack=12)
    scene.in_phase("tactics")

    scene.seat1.attacks("minsk")

    assert ["soviet-rifle-army", "soviet-tank-corps"] == sorted(scene.revealed)
    assert [] == scene.seat1.discard
    scene.seat1.conquers()
    scene.seat1.chooses("next", "soviet-tank-corps")
    assert ["soviet-rifle-army", "soviet-tank-corps"] == sorted(scene.seat1.discard)


@pytest.mark.rule("bb-3.19")
def test_black_text_of_an_event_acts_when_it_is_played(scene: Scene) -> None:
    scene.seat1(hand=["soviet-rifle-army", "siberian-reserves"], deck=["air-supply", "flak-battalion"])
    scene.in_phase("tactics")

    scene.seat1.plays("soviet-rifle-army")
    scene.seat1.plays("siberian-reserves")

    assert (1, 1, 1) == (scene.supply, scene.tactic, scene.attack)
    assert ["flak-battalion"] == scene.seat1.hand
    assert [] == scene.revealed


@pytest.mark.rule("bb-3.19")
def test_black_text_of_an_event_acts_while_it_lies_on_a_front_line(scene: Scene) -> None:
    scene.seat1(hand=["motorized-transport"] * 2, deck=["air-supply"], front=["rasputitsa"])
    scene.in_phase("tactics")

    scene.seat1.plays("motorized-transport")
    scene.seat1.plays("motorized-transport")

    assert 2 == scene.supply


@pytest.mark.rule("bb-3.21")
def test_red_text_of_events_may_act_on_gain_only(scene: Scene) -> None:
    scene.edition("lundstrom", event_red_timing="gain-only")
    scene.seat1(hand=["flak-battalion"], front=["panzer-regiment"])
    scene.cities("minsk")
    scene.events("soviet-rifle-army", "soviet-tank-corps")
    scene.points(attack=8)
    scene.in_phase("tactics")

    scene.seat1.attacks("minsk")

    assert ["soviet-rifle-army"] == scene.revealed
    scene.seat1.conquers()
    assert ["soviet-rifle-army"] == scene.seat1.discard
    assert "soviet-tank-corps" == scene.event_pile[0]


@pytest.mark.rule("bb-3.22")
@pytest.mark.parametrize("edition", ["arclight", "kamikaze"])
def test_an_event_with_a_play_cost_is_won_for_the_deck(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion"], front=["panzer-regiment"])
    scene.seat2()
    scene.cities("minsk")
    scene.events("soviet-tank-corps")
    scene.points(attack=11)
    scene.in_phase("tactics")
    scene.seat1.attacks("minsk")

    scene.seat1.conquers()

    assert ["soviet-tank-corps"] == scene.seat1.discard
    scene.seat1.ends_turn()
    assert "soviet-tank-corps" in scene.seat1.hand
    scene.seat1.ends()
    scene.seat1.plays("soviet-tank-corps")
    assert 2 == scene.attack


@pytest.mark.rule("bb-3.23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_event_without_a_play_cost_is_laid_on_a_player_of_the_winners_choice(
    scene: Scene, edition: str
) -> None:
    scene.edition(edition, seats=3)
    scene.seat1(hand=["flak-battalion"], front=["panzer-regiment"])
    scene.seat2()
    scene.seat3(hand=["horse-drawn-transport"], deck=["air-supply"])
    scene.cities("minsk")
    scene.events("partisans")
    scene.points(attack=8)
    scene.in_phase("tactics")
    scene.seat1.attacks("minsk")

    scene.seat1.conquers()
    assert ["seat2", "seat3"] == scene.offered("lay")
    scene.seat1.chooses("lay", "seat3")

    assert ["partisans"] == scene.seat3.front
    assert [] == scene.seat2.front
    scene.seat1.ends_turn()
    while scene.kind != "tactics-phase":
        scene.seat3.ends()
    scene.seat3.plays("horse-drawn-transport")
    assert 0 == scene.supply


@pytest.mark.rule("bb-3.24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_sites_can_be_attacked(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion"], deck=["air-supply"], front=["panzer-regiment"])
    scene.seat2(front=["panzer-regiment", "general-winter", "heinz-guderian"])
    scene.cities("kiev", "riga")
    scene.in_phase("tactics")

    assert ["fortified-hill", "strategic-position", "kiev"] == scene.offered("attack")


@pytest.mark.rule("bb-3.25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sites_cannot_be_played(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=ids_of("site"), deck=["air-supply"])
    scene.points(tactic=9)
    scene.in_phase("tactics")

    assert 14 == len(scene.seat1.hand)
    assert ["end"] == scene.options
    assert {None} == {each.play_cost for each in game().card_set.definitions if each.type == "site"}


@pytest.mark.rule("bb-3.26", "bb-3.27")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("site", "attack"), [("riga", 8), ("strategic-position", 7)])
def test_a_conquered_site_is_deployed_at_once(scene: Scene, edition: str, site: str, attack: int) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion"], front=["panzer-regiment", "flak-battalion"])
    scene.cities("riga")
    scene.events("partisans")
    scene.points(attack=attack)
    scene.in_phase("tactics")
    before = scene.war_zone(site)

    scene.seat1.attacks(site)
    scene.seat1.conquers()

    assert scene.asks("seat1", "pick")
    assert ["flak-battalion", "panzer-regiment", site] == scene.seat1.front
    assert before - 1 == scene.war_zone(site)
    assert site not in scene.seat1.discard
    (notice,) = scene.heard("gains-site")
    assert ("bb-3.27" if edition == "lundstrom" else "bb-3.26") == notice.rule
