"""Why a Force gets no Ration, why no card is discarded for Rations, and why no Force is bought."""

from __future__ import annotations

from typing import Final

from tests.games.stalingrad.refusing import reason, sentence
from tests.games.stalingrad.scene import Scene

FIRST: Final = "295th-infantry-division"
SECOND: Final = "94th-infantry-division"
THIRD: Final = "371st-infantry-division"


def test_supply_comes_before_actions(scene: Scene) -> None:
    scene.row("grain-elevator")
    scene.german(hand=["kampfgruppe", "stuka-dive-bombers"], control={1: [FIRST, SECOND]})
    scene.starts_turn("german")

    assert scene.asks("german", "feed")
    assert ("sg-4.1", "supply-first") == reason(scene.german, "move", FIRST)
    assert ("sg-4.1", "supply-first") == reason(scene.german, "resupply", "kampfgruppe")
    assert ("sg-4.1", "supply-first") == reason(scene.german, "play", "kampfgruppe")
    assert ("sg-4.1", "supply-first") == reason(scene.german, "attack", "grain-elevator")
    assert ("sg-4.1", "supply-first") == reason(scene.german, "reinforce")
    assert ("sg-4.1", "supply-first") == reason(scene.german, "enter", "control-2")
    assert ("sg-4.1", "supply-first") == reason(scene.german, "engage", FIRST)
    assert ("sg-9.1", "other-time") == reason(scene.german, "play", "stuka-dive-bombers")
    assert ("sg-4.3", "rations-first") == reason(scene.german, "end")
    assert ("sg-4.3", "rations-first") == reason(scene.german, "pass")
    assert "First the 4 Rations that are left have to be placed." == sentence(scene.german, "end")
    assert ("sg-2.13", "other-turn") == reason(scene.soviet, "end")


def test_the_rations_of_a_location_stay_there(scene: Scene) -> None:
    scene.row("grain-elevator", "mamayev-kurgan")
    scene.german(control={1: [FIRST, SECOND], 2: [THIRD]}, lost=["16th-panzer-division"])
    scene.starts_turn("german")

    assert ("sg-4.3", "feed-elsewhere") == reason(scene.german, "feed", THIRD)
    assert "Perimeter zone of Grain Elevator." in sentence(scene.german, "feed", THIRD)
    assert ("sg-5.27", "force-in-pile") == reason(scene.german, "feed", "24th-panzer-division")
    assert ("sg-8.12", "force-lost") == reason(scene.german, "feed", "16th-panzer-division")


def test_rations_are_given_in_order(scene: Scene) -> None:
    scene.row("grain-elevator")
    scene.german(control={1: [FIRST, SECOND, THIRD]})
    scene.starts_turn("german")
    scene.german.chooses("feed", SECOND)

    assert ("sg-4.7", "feed-order") == reason(scene.german, "feed", FIRST)
    assert (
        "Rations are given in the order in which the Forces are listed, and 295th Infantry Division comes "
        "before 94th Infantry Division."
    ) == sentence(scene.german, "feed", FIRST)


def test_resupply_has_to_be_finished(scene: Scene) -> None:
    scene.german(hand=["kampfgruppe", "supply-column"], perimeter={1: [FIRST, SECOND]})
    scene.starts_actions("german")

    assert ("sg-5.3", "no-rations-to-place") == reason(scene.german, "feed", FIRST)

    scene.german.chooses("resupply", "kampfgruppe")

    assert ("sg-5.3", "rations-first") == reason(scene.german, "end")
    assert ("sg-5.3", "rations-first") == reason(scene.german, "move", FIRST)
    assert ("sg-5.3", "rations-first") == reason(scene.german, "resupply", "supply-column")


def test_an_event_that_brings_rations_has_to_be_finished(scene: Scene) -> None:
    scene.german(hand=["supply-column"], perimeter={1: [FIRST, SECOND]})
    scene.starts_actions("german")
    scene.german.plays("supply-column")

    assert ("sg-12.12", "rations-first") == reason(scene.german, "end")
    assert "First the 3 Rations" in sentence(scene.german, "end")


def test_rations_need_a_force_on_the_table(scene: Scene) -> None:
    scene.german(hand=["supply-column"])
    scene.starts_actions("german")

    assert ("sg-5.5", "no-force-to-feed") == reason(scene.german, "resupply", "supply-column")
    assert ("sg-5.5", "no-force-to-feed") == reason(scene.german, "play", "supply-column")


def test_a_force_has_to_be_paid(scene: Scene) -> None:
    scene.german(hand=["kampfgruppe"], pile=["71st-infantry-division"])
    scene.starts_actions("german")

    assert ("sg-5.30", "too-few-cards") == reason(scene.german, "reinforce")
    assert "71st Infantry Division costs 3 cards; you have 1 to pay with." == sentence(
        scene.german, "reinforce"
    )
    assert ("sg-12.14", "too-few-cards") == reason(scene.german, "play", "kampfgruppe")
    assert "71st Infantry Division costs one card; you have 0 to pay with." == sentence(
        scene.german, "play", "kampfgruppe"
    )
    assert ("sg-5.26", "nothing-to-pay") == reason(scene.german, "pay", "kampfgruppe")


def test_an_empty_pile_sells_nothing(scene: Scene) -> None:
    scene.german(hand=["kampfgruppe"] * 4, reserve="lost")
    scene.starts_actions("german")

    assert ("sg-5.30", "pile-empty") == reason(scene.german, "reinforce")
    assert ("sg-12.14", "pile-empty") == reason(scene.german, "play", "kampfgruppe")


def test_a_purchase_needs_room_in_a_perimeter(scene: Scene) -> None:
    forces = [
        card.id for card in scene.game.card_set.definitions if (card.kind, card.side) == ("force", "german")
    ]
    scene.german(
        hand=["kampfgruppe"] * 4 + ["supply-column"] * 3,
        perimeter={slot: forces[3 * slot - 3 : 3 * slot] for slot in range(1, 6)},
    )
    scene.starts_actions("german")

    assert ("sg-5.30", "no-perimeter") == reason(scene.german, "reinforce")
    assert ("sg-12.14", "no-perimeter") == reason(scene.german, "play", "kampfgruppe")


def test_the_price_is_paid_in_order(scene: Scene) -> None:
    scene.german(
        hand=["stuka-dive-bombers", "panzer-thrust", "flamethrowers", "exploitation"],
        pile=["71st-infantry-division"],
    )
    scene.starts_actions("german")
    scene.german.chooses("reinforce")

    assert ("sg-5.31", "pay-too-few") == reason(scene.german, "pay", "exploitation")
    assert "3 more have to be paid, and from Exploitation on there are fewer." in sentence(
        scene.german, "pay", "exploitation"
    )
    assert ("sg-5.26", "must-pay") == reason(scene.german, "end")
    assert ("sg-5.26", "pay-first") == reason(scene.german, "place", "perimeter-1")
    assert ("sg-5.26", "payment-first") == reason(scene.german, "reinforce")

    scene.german.chooses("pay", "panzer-thrust")

    assert ("sg-5.31", "pay-order") == reason(scene.german, "pay", "stuka-dive-bombers")
    assert "2 more cards are missing" in sentence(scene.german, "pass")


def test_the_price_of_an_event_is_paid_under_its_clause(scene: Scene) -> None:
    scene.german(hand=["kampfgruppe", "panzer-thrust"], pile=["71st-infantry-division"])
    scene.starts_actions("german")
    scene.german.plays("kampfgruppe")

    assert scene.asks("german", "pay")
    assert ("sg-12.13", "must-pay") == reason(scene.german, "end")
    assert ("sg-12.13", "payment-first") == reason(scene.german, "resupply", "panzer-thrust")
    assert ("sg-12.13", "waiting-event") == reason(scene.soviet, "end")


def test_a_force_that_was_bought_goes_to_a_perimeter(scene: Scene) -> None:
    scene.german(
        hand=["panzer-thrust", "kampfgruppe"],
        pile=["369th-croatian-reinforced-regiment"],
        perimeter={1: [FIRST, SECOND, THIRD]},
    )
    scene.starts_actions("german")
    scene.german.chooses("reinforce")
    scene.german.pays("panzer-thrust")

    assert scene.asks("german", "station")
    assert ("sg-5.27", "bought-perimeter") == reason(scene.german, "place", "control-1")
    assert ("sg-1.7", "zone-full") == reason(scene.german, "place", "perimeter-1")
    assert ("sg-5.27", "must-place") == reason(scene.german, "end")
    assert ("sg-5.26", "nothing-to-pay") == reason(scene.german, "pay", "kampfgruppe")
    assert ("sg-5.27", "must-place") == reason(scene.german, "reinforce")
