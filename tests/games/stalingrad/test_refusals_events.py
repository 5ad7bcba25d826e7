"""Why an event or a reaction is not played, and why nothing is bombed, sniped at or decorated by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from tests.games.stalingrad.naming import Slot
from tests.games.stalingrad.refusing import reason, sentence
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.troops import whole_deck

FORCE: Final = "295th-infantry-division"
OTHER: Final = "94th-infantry-division"
ENEMY: Final = "95th-rifle-division"
ALL_DESTROYED: Final[dict[Slot, int | str]] = dict.fromkeys(range(1, 6), "destroyed")


@pytest.mark.parametrize(
    ("side", "card", "said"),
    [
        ("german", "iron-cross", "you have no Force in the Control zone of a Location that you Control"),
        ("german", "night-march", "none of your Forces can move anywhere"),
        ("german", "air-reconnaissance", "the enemy has no card in hand"),
        ("german", "operation-winter-storm", "no Operation Uranus is in play"),
        ("soviet", "general-winter", "no enemy Force in a Control zone has Rations"),
        ("soviet", "order-of-lenin", "you have no Force in the Control zone of a Location that you Control"),
        ("soviet", "kotluban-offensive", "the enemy has no card in hand"),
    ],
)
def test_an_event_that_would_do_nothing_is_not_played(scene: Scene, side: str, card: str, said: str) -> None:
    scene.seat(side)(hand=[card])
    scene.starts_actions(side)

    assert ("sg-9.11", "does-nothing") == reason(scene.seat(side), "play", card)
    assert f"would do nothing: {said}." in sentence(scene.seat(side), "play", card)


def test_who_holds_all_cards_has_none_to_draw(scene: Scene) -> None:
    scene.german(hand=whole_deck("german"))
    scene.starts_actions("german")

    assert ("sg-9.11", "does-nothing") == reason(scene.german, "play", "sixth-army-headquarters")
    assert "there is no card to draw" in sentence(scene.german, "play", "sixth-army-headquarters")


def test_infiltration_needs_a_force(scene: Scene) -> None:
    scene.german(hand=["exploitation"], control={1: [FORCE]}, perimeter={2: [OTHER]})
    scene.soviet(hand=["sewer-infiltration"], control={1: [ENEMY]})
    scene.starts_actions("german")

    assert ("sg-9.11", "nobody-to-infiltrate") == reason(scene.german, "play", "exploitation")
    assert "Control zone of a Location that you Control" in sentence(scene.german, "play", "exploitation")


def test_sewer_infiltration_needs_a_force_on_the_table(scene: Scene) -> None:
    scene.soviet(hand=["sewer-infiltration"])
    scene.starts_actions("soviet")

    assert ("sg-9.11", "nobody-to-infiltrate") == reason(scene.soviet, "play", "sewer-infiltration")
    assert "you have no Force on the table" in sentence(scene.soviet, "play", "sewer-infiltration")


def test_infiltration_needs_room(scene: Scene) -> None:
    scene.soviet(hand=["sewer-infiltration"], control=three_everywhere(scene))
    scene.starts_actions("soviet")

    assert ("sg-12.31", "all-fronts-full") == reason(scene.soviet, "play", "sewer-infiltration")


def three_everywhere(scene: Scene) -> dict[Slot, Sequence[str]]:
    """Three Soviet Forces for each Control zone."""
    cards = scene.game.card_set.definitions
    forces = [card.id for card in cards if (card.kind, card.side) == ("force", "soviet")]
    return {slot: forces[3 * slot - 3 : 3 * slot] for slot in range(1, 6)}


def test_carpet_bombing_needs_something_to_hit(scene: Scene) -> None:
    scene.rubble(ALL_DESTROYED)
    scene.german(hand=["carpet-bombing"])
    scene.soviet(control={1: [ENEMY]}, rations={ENEMY: 0})
    scene.starts_actions("german")

    assert ("sg-12.4", "nothing-to-bomb") == reason(scene.german, "play", "carpet-bombing")
    assert ("sg-12.3", "no-bombing") == reason(scene.german, "bomb", scene.locations[0])


def test_carpet_bombing_picks_a_location_where_something_happens(scene: Scene) -> None:
    scene.row("grain-elevator", "mamayev-kurgan")
    scene.rubble({1: "destroyed"})
    scene.german(hand=["carpet-bombing"], control={2: [FORCE]})
    scene.starts_actions("german")
    scene.german.plays("carpet-bombing")

    assert scene.asks("german", "bomb")
    assert ("sg-12.4", "nothing-to-bomb-there") == reason(scene.german, "bomb", "grain-elevator")
    assert ("sg-12.3", "event-first") == reason(scene.german, "end")
    assert ("sg-12.3", "event-first") == reason(scene.german, "move", FORCE)
    assert ("sg-12.3", "waiting-event") == reason(scene.soviet, "end")


def test_snipers_need_a_force_with_rations_at_the_front(scene: Scene) -> None:
    scene.german(control={1: [FORCE]}, perimeter={1: [OTHER]}, rations={FORCE: 0})
    scene.soviet(hand=["snipers"])
    scene.starts_actions("soviet")

    assert ("sg-12.39", "nobody-to-snipe") == reason(scene.soviet, "play", "snipers")
    assert ("sg-12.38", "no-sniping") == reason(scene.soviet, "snipe", FORCE)


def test_snipers_pick_a_german_force_with_rations_in_a_control_zone(scene: Scene) -> None:
    hungry, behind = "389th-infantry-division", "297th-infantry-division"
    scene.german(control={1: [FORCE, hungry], 2: [OTHER]}, perimeter={1: [behind]}, rations={hungry: 0})
    scene.soviet(hand=["snipers"], control={3: [ENEMY]})
    scene.starts_actions("soviet")
    scene.soviet.plays("snipers")

    assert scene.asks("soviet", "snipe")
    assert ("sg-12.38", "snipe-own") == reason(scene.soviet, "snipe", ENEMY)
    assert ("sg-12.38", "snipe-perimeter") == reason(scene.soviet, "snipe", behind)
    assert ("sg-12.39", "snipe-hungry") == reason(scene.soviet, "snipe", hungry)
    assert ("sg-5.27", "force-in-pile") == reason(scene.soviet, "snipe", "16th-panzer-division")
    assert ("sg-12.38", "event-first") == reason(scene.soviet, "end")


@pytest.mark.parametrize(
    ("side", "card", "rule"), [("german", "iron-cross", "sg-12.23"), ("soviet", "order-of-lenin", "sg-12.53")]
)
def test_an_order_decorates_a_force_at_the_front(scene: Scene, side: str, card: str, rule: str) -> None:
    front = {"german": [FORCE, OTHER], "soviet": [ENEMY, "45th-rifle-division"]}
    behind = {"german": "297th-infantry-division", "soviet": "112th-rifle-division"}
    scene.seat(side)(hand=[card], control={1: front[side]}, perimeter={1: [behind[side]]})
    scene.starts_actions(side)
    scene.seat(side).plays(card)

    assert scene.asks(side, "decorate")
    assert (rule, "not-at-front") == reason(scene.seat(side), "decorate", behind[side])
    assert (rule, "event-first") == reason(scene.seat(side), "pass")


def test_reactions_answer_and_nothing_else(scene: Scene) -> None:
    scene.german(hand=["operation-winter-storm", "kampfgruppe", "stuka-dive-bombers"], perimeter={1: [FORCE]})
    scene.soviet(hand=["night-crossing"], perimeter={1: [ENEMY]})
    scene.starts_actions("soviet")
    scene.soviet.plays("night-crossing")

    assert scene.asks("german", "react")
    assert ("sg-12.25", "cannot-cancel") == reason(scene.german, "play", "operation-winter-storm")
    assert "Operation Winter Storm cannot cancel Night Crossing." == sentence(
        scene.german, "play", "operation-winter-storm"
    )
    assert ("sg-9.1", "other-time") == reason(scene.german, "play", "kampfgruppe")
    assert ("sg-9.1", "other-time") == reason(scene.german, "play", "stuka-dive-bombers")
    assert ("sg-9.5", "pass-instead") == reason(scene.german, "end")
    assert ("sg-8.1", "no-losses") == reason(scene.german, "burn", FORCE)


def test_an_answer_to_an_answer_comes_before_another_action(scene: Scene) -> None:
    scene.german(hand=["supply-column", "signals-intercept", "kampfgruppe"], perimeter={1: [FORCE]})
    scene.soviet(hand=["maskirovka", "snipers"])
    scene.starts_actions("german")
    scene.german.plays("supply-column")
    scene.soviet.plays("maskirovka")

    assert scene.asks("german", "react")
    assert ("sg-9.6", "answer-first") == reason(scene.german, "move", FORCE)
    assert ("sg-9.6", "answer-first") == reason(scene.german, "play", "kampfgruppe")
    assert "whether you answer Maskirovka with a reaction" in sentence(scene.german, "move", FORCE)


def test_reactions_wait_for_an_announcement(scene: Scene) -> None:
    scene.uranus(1)
    scene.german(hand=["signals-intercept", "operation-winter-storm"], control={1: [FORCE]})
    scene.soviet(control={1: [ENEMY]})
    scene.starts_actions("german")

    assert ("sg-9.1", "other-time") == reason(scene.german, "play", "signals-intercept")

    scene.german.attacks("grain-elevator")

    assert scene.asks("german", "event")
    assert ("sg-7.1", "battle-first") == reason(scene.german, "play", "operation-winter-storm")


def test_a_card_with_two_times_names_both(scene: Scene) -> None:
    scene.german(hand=["operation-winter-storm"], control={1: [FORCE]})
    scene.soviet(hand=["snipers"], control={1: [ENEMY]})
    scene.starts_actions("soviet")
    scene.soviet.attacks("grain-elevator")
    scene.soviet.passes()

    assert scene.asks("german", "event")
    assert ("sg-9.1", "other-time") == reason(scene.german, "play", "operation-winter-storm")
    assert (
        "Operation Winter Storm is played in your own Action phase or as a reaction, when the enemy has "
        "announced a card."
    ) == sentence(scene.german, "play", "operation-winter-storm")
