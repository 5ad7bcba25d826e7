"""Chapter 5, areas: whose cards lie where, and who may see them."""

from __future__ import annotations

import pytest

from eastfront.games.barbarossa.view import BarbarossaView
from tests.games.barbarossa.layout import listed
from tests.games.barbarossa.naming import EDITIONS, card_ids, card_number
from tests.games.barbarossa.scene import Scene


def views(scene: Scene) -> list[BarbarossaView]:
    return [seat.view for seat in scene.seats] + [scene.spectator]


def laid(hand: list[str], deck: list[str], events: list[str]) -> Scene:
    scene = Scene()
    scene.seat1(hand=hand, deck=deck)
    scene.events(*events, only=True)
    scene.in_phase("tactics")
    return scene


@pytest.mark.rule("bb-5.1")
def test_all_players_recruit_from_the_same_piles(scene: Scene) -> None:
    scene.seat1(hand=["locomotive-transport"] * 2, deck=["air-supply"] * 4)
    scene.seat2(hand=["locomotive-transport"] * 2, deck=["air-supply"] * 4, discard=["flak-battalion"] * 7)
    scene.in_phase("reinforcement")
    assert 1 == scene.war_zone("flak-battalion")

    scene.seat1.plays("locomotive-transport")
    scene.seat1.recruits("flak-battalion")
    scene.seat1.ends_turn()

    assert 0 == scene.war_zone("flak-battalion")
    scene.seat2.ends()
    scene.seat2.plays("locomotive-transport")
    scene.seat2.plays("locomotive-transport")
    assert scene.asks("seat2", "reinforcement-phase")
    assert not scene.offers("recruit flak-battalion")


@pytest.mark.rule("bb-5.2")
def test_cards_of_one_player_never_mix_with_anothers(scene: Scene) -> None:
    scene.seat1(
        hand=["horse-drawn-transport", "flak-battalion"],
        deck=["air-supply"] * 4,
        discard=["panzer-regiment"],
        front=["grenadier-regiment"],
    )
    scene.seat2(
        hand=["motorized-transport"],
        deck=["blitzkrieg"] * 3,
        discard=["engineer-battalion"],
        front=["minsk"],
        played=[],
    )
    scene.in_phase("tactics")

    scene.seat1.plays("flak-battalion")
    scene.seat1.plays("horse-drawn-transport")
    scene.seat1.uses("grenadier-regiment", 2)
    scene.seat1.ends()
    scene.seat1.recruits("grenadier-regiment")

    assert scene.asked == "seat2"
    assert ["air-supply"] * 4 == scene.seat1.hand
    assert ["panzer-regiment", "grenadier-regiment", "grenadier-regiment"] == scene.seat1.discard[:3]
    assert ["flak-battalion", "horse-drawn-transport"] == sorted(scene.seat1.discard[3:])
    assert ["motorized-transport"] == scene.seat2.hand
    assert ["blitzkrieg"] * 3 == scene.seat2.deck
    assert ["engineer-battalion"] == scene.seat2.discard
    assert ["minsk"] == scene.seat2.front


@pytest.mark.rule("bb-5.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_face_up_piles_are_open_in_their_order(scene: Scene, edition: str) -> None:
    scene.edition(edition, seats=3)
    scene.cities("kiev", "odessa", "riga")
    scene.support("field-hospital", "heinz-guderian")
    scene.in_phase("tactics")

    for view in views(scene):
        assert scene.city_pile == card_ids(view.cities)[::-1]
        assert scene.support_pile == card_ids(view.support)[::-1]
        assert [int(count) for count in scene.state.war_zone] == view.war_zone


@pytest.mark.rule("bb-5.4")
def test_discard_piles_are_open_in_their_order(scene: Scene) -> None:
    scene.seat1(discard=["flak-battalion", "air-supply", "flak-battalion"], hand=["air-supply"])
    scene.seat2(discard=["blitzkrieg", "panzer-regiment"])
    scene.in_phase("tactics")

    for view in views(scene):
        assert ["flak-battalion", "air-supply", "flak-battalion"] == card_ids(view.seats[0].discard)
        assert ["blitzkrieg", "panzer-regiment"] == card_ids(view.seats[1].discard)


@pytest.mark.rule("bb-5.5")
def test_looking_at_a_pile_does_not_change_it(scene: Scene) -> None:
    scene.seat1(discard=["flak-battalion", "air-supply"], hand=["air-supply"])
    scene.cities("kiev", "odessa")
    scene.in_phase("tactics")
    before = (scene.city_pile, scene.support_pile, scene.seat1.discard)

    for view in views(scene):
        for pile in (view.cities, view.support, view.seats[0].discard, view.war_zone):
            pile.sort()
            pile.reverse()

    assert before == (scene.city_pile, scene.support_pile, scene.seat1.discard)
    assert 10 == scene.war_zone("fortified-hill")


@pytest.mark.rule("bb-5.6")
def test_nobody_sees_the_order_of_a_deck_or_of_the_event_pile() -> None:
    deck = ["flak-battalion", "air-supply", "panzer-regiment"]
    events = ["partisans", "rasputitsa", "general-winter"]
    scene = laid(["blitzkrieg"], deck, events)
    other = laid(["blitzkrieg"], deck[::-1], events[::-1])

    assert scene.seat1.deck != other.seat1.deck
    assert scene.event_pile != other.event_pile
    for view, same in zip(views(scene), views(other), strict=True):
        assert scene.game.view_to_data(view) == other.game.view_to_data(same)


@pytest.mark.rule("bb-5.7")
def test_a_hand_is_seen_by_its_player_alone() -> None:
    scene = laid(["flak-battalion", "air-supply"], ["blitzkrieg", "panzer-regiment"], ["partisans"])
    other = laid(["blitzkrieg", "air-supply"], ["flak-battalion", "panzer-regiment"], ["partisans"])

    assert ["air-supply", "flak-battalion"] == sorted(card_ids(scene.seat1.view.seats[0].hand))
    assert ["air-supply", "blitzkrieg"] == sorted(card_ids(other.seat1.view.seats[0].hand))
    assert scene.seat1.view.options != other.seat1.view.options
    hidden = [(scene.seat2.view, other.seat2.view), (scene.spectator, other.spectator)]
    for view, same in hidden:
        assert scene.game.view_to_data(view) == other.game.view_to_data(same)


@pytest.mark.rule("bb-5.7")
def test_others_see_the_back_of_a_drawn_card(scene: Scene) -> None:
    scene.seat1(hand=["motorcycle-battalion"], deck=["air-supply"] * 3 + ["flak-battalion"])
    scene.in_phase("tactics")

    scene.seat1.plays("motorcycle-battalion")

    drawn = scene.heard("draws")[0]
    assert ["flak-battalion"] == card_ids(drawn.shown_to(0).cards)
    assert [-1] == drawn.shown_to(1).cards == drawn.shown_to(None).cards


@pytest.mark.rule("bb-5.8")
def test_played_and_deployed_cards_lie_open(scene: Scene) -> None:
    scene.seat1(
        hand=["flak-battalion"],
        deck=["air-supply"],
        front=["panzer-regiment", "grenadier-regiment exhausted"],
    )
    scene.in_phase("tactics")
    scene.seat1.plays("flak-battalion")

    for view in views(scene):
        seen = view.seats[0]
        assert ["flak-battalion"] == card_ids(seen.played)
        assert ["panzer-regiment"] == card_ids(seen.active)
        assert ["grenadier-regiment"] == card_ids(seen.exhausted)


@pytest.mark.rule("bb-5.9")
def test_a_hand_is_known_while_its_deck_is_empty(scene: Scene) -> None:
    scene.seat1(
        hand=["motorcycle-battalion", "blitzkrieg"],
        deck=["air-supply", "flak-battalion"],
        discard=["panzer-regiment"],
    )
    scene.in_phase("tactics")
    assert [] == scene.spectator.seats[0].known

    scene.seat1.plays("motorcycle-battalion")

    for view in (scene.seat2.view, scene.spectator):
        assert ["air-supply", "blitzkrieg", "flak-battalion"] == sorted(card_ids(view.seats[0].known))
        assert [] == view.seats[0].unseen


@pytest.mark.rule("bb-5.9")
def test_a_known_hand_stays_known_when_the_deck_is_rebuilt(scene: Scene) -> None:
    scene.seat1(
        hand=["motorcycle-battalion", "blitzkrieg"],
        deck=["air-supply"],
        discard=["panzer-regiment", "flak-battalion", "flak-battalion"],
    )
    scene.in_phase("tactics")

    scene.seat1.plays("motorcycle-battalion")

    assert 3 == len(scene.seat1.hand)
    assert 2 == len(scene.seat1.deck)
    assert ["air-supply", "blitzkrieg"] == scene.seat1.known


@pytest.mark.rule("bb-5.10")
def test_an_event_put_under_the_pile_stays_known_until_it_is_drawn(scene: Scene) -> None:
    scene.seat1(hand=["blitzkrieg"], deck=["air-supply"], front=["flak-battalion"])
    scene.cities("minsk")
    scene.events("partisans", "rasputitsa", only=True)
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")
    scene.points(attack=0)

    scene.seat1.attacks("minsk")
    scene.seat1.breaks_off()

    for view in views(scene):
        assert ["partisans"] == card_ids(view.events_below)
        assert ["rasputitsa"] == card_ids(view.events_unseen)
    assert ["rasputitsa", "partisans"] == scene.event_pile


@pytest.mark.rule("bb-5.10")
@pytest.mark.parametrize("position", ["top", "bottom"])
def test_a_returned_event_stays_known_where_it_lies(scene: Scene, position: str) -> None:
    scene.edition("kamikaze", return_position=position)
    scene.seat1(hand=["luftwaffe-support"], deck=["air-supply"])
    scene.events("partisans", "rasputitsa", only=True)
    scene.in_phase("tactics")

    scene.seat1.plays("luftwaffe-support")

    known = [card_number("luftwaffe-support")]
    for view in views(scene):
        assert (known if position == "top" else []) == view.events_above
        assert (known if position == "bottom" else []) == view.events_below
        assert sorted(listed(scene.state.events)) == sorted(known + view.events_unseen)


@pytest.mark.rule("bb-5.10")
def test_a_known_event_is_no_longer_in_the_pile_once_drawn(scene: Scene) -> None:
    scene.edition("kamikaze", return_position="top")
    scene.seat1(hand=["luftwaffe-support"], deck=["air-supply"], front=["flak-battalion"])
    scene.cities("minsk")
    scene.events("partisans", only=True)
    scene.in_phase("tactics")
    scene.seat1.plays("luftwaffe-support")

    scene.seat1.attacks("minsk")

    assert ["luftwaffe-support"] == scene.revealed
    assert [] == scene.spectator.events_above
    assert ["partisans"] == card_ids(scene.spectator.events_unseen)


@pytest.mark.rule("bb-5.11")
def test_players_draw_from_their_own_deck_only(scene: Scene) -> None:
    scene.seat1(hand=["motorcycle-battalion", "flak-battalion"])
    scene.seat2(deck=["air-supply"] * 3, discard=["blitzkrieg"])
    scene.in_phase("tactics")

    scene.seat1.plays("motorcycle-battalion")

    assert ["flak-battalion"] == scene.seat1.hand
    assert ["air-supply"] * 3 == scene.seat2.deck
    assert ["blitzkrieg"] == scene.seat2.discard
