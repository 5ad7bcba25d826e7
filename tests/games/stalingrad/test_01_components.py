"""Chapter 1, components: seats, zones, what cards bear and how often they are used."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from eastfront.games.stalingrad.cards import Definition
from eastfront.games.stalingrad.game import SLUG
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import SetupError
from tests.games.stalingrad.naming import game
from tests.games.stalingrad.scene import EDITION, Scene
from tests.games.stalingrad.troops import whole_deck


def definitions(kind: str) -> list[Definition]:
    """All cards of a kind."""
    return [card for card in game().card_set.definitions if card.kind == kind]


@pytest.mark.rule("sg-1.1")
def test_two_players_take_part_the_german_first() -> None:
    """Clause 1.1: no other number of seats is possible."""
    description = game().describe()

    assert ([2], ["german", "soviet"]) == (description.seat_counts(EDITION), description.sides[EDITION])
    for seats in (1, 3):
        with pytest.raises(SetupError, match="cannot be played by"):
            game().check(Setup(SLUG, EDITION, seats))


@pytest.mark.rule("sg-1.2")
def test_each_location_has_a_control_and_a_perimeter_zone_for_each_side(scene: Scene) -> None:
    """Clause 1.2: five Locations, twenty zones; the Perimeter lies behind its own Control zone."""
    scene.german(perimeter={4: ["295th-infantry-division"]})
    scene.starts_actions("german")

    names = set(scene.game.zones(scene.state))
    assert 5 == len(scene.locations)
    for slot in range(1, 6):
        assert {f"{area}-{slot}/{seat}" for area in ("control", "perimeter") for seat in (1, 2)} <= names
    assert not {"control-0/1", "control-6/1", "perimeter-6/2"} & names

    scene.german.chooses("move", "295th-infantry-division")

    advances = [zone for zone in scene.german.offered("enter") if zone.startswith("control")]
    assert ["control-4"] == advances


@pytest.mark.rule("sg-1.3")
def test_every_force_bears_a_value_combat_and_rations_and_some_have_abilities() -> None:
    """Clause 1.3: no Force is without one of the three numbers."""
    forces = definitions("force")

    assert all(min(force.value, force.combat, force.rations) >= 1 for force in forces)
    assert {True, False} == {bool(force.abilities) for force in forces}


@pytest.mark.rule("sg-1.3")
def test_what_a_force_bears_is_its_price_its_rations_its_combat_and_what_it_can_do(scene: Scene) -> None:
    """Clause 1.3: the 16th Panzer Division has 5, 5 and 6 and moves free; here for five cards."""
    hand = ["supply-column", "supply-column", "iron-cross", "iron-cross", "night-march"]
    scene.german(hand=hand, pile=["16th-panzer-division"])
    scene.soviet(control={1: ["workers-militia"]})
    scene.starts_actions("german")

    scene.german.reinforces(pay=hand, at="perimeter-1")

    assert ([], 5) == (scene.german.hand, scene.german.rations("16th-panzer-division"))

    scene.german.moves("16th-panzer-division", "control-1")

    assert 5 == scene.german.rations("16th-panzer-division")

    scene.german.attacks("grain-elevator")

    first = next(notice for notice in scene.told("contributes") if notice.arguments["seat"] == 0)
    assert 6 == first.arguments["amount"]


@pytest.mark.rule("sg-1.4")
def test_each_side_has_a_deck_a_discard_pile_and_forces_of_its_own(scene: Scene) -> None:
    """Clause 1.4: fired and turned up, a card goes to its owner's discard pile."""
    scene.german(
        hand=["iron-cross"], deck=["supply-column"], control={1: ["295th-infantry-division"]}, rest="discard"
    )
    scene.soviet(
        hand=["volga-ferry"], deck=["snipers"], control={1: ["37th-guards-rifle-division"]}, rest="discard"
    )
    scene.starts_actions("german")
    scene.german.attacks("grain-elevator")
    scene.passes_until("german", "firefight")

    scene.german.fires("iron-cross")
    scene.soviet.fires("volga-ferry")

    assert sorted(whole_deck("german")) == scene.german.discard
    assert sorted(whole_deck("soviet")) == scene.soviet.discard


@pytest.mark.rule("sg-1.4")
def test_a_side_without_cards_and_forces_takes_none_of_the_other(scene: Scene) -> None:
    """Clause 1.4: it draws nothing and buys nothing, however many the enemy has."""
    scene.german(hand=whole_deck("german"), reserve="lost")
    scene.starts_actions("german")

    assert not scene.offers("reinforce")

    scene.german.ends()

    assert [] == scene.told("draws")
    assert (56, 23) == (len(scene.soviet.deck), len(scene.soviet.pile))


@pytest.mark.rule("sg-1.5")
def test_every_action_card_has_an_event_and_a_firefight_value() -> None:
    """Clause 1.5: the value is one of six."""
    cards = definitions("action")

    assert [] == [card.id for card in cards if not card.programs]
    assert {-3, -2, -1, 1, 2, 3} == {card.firefight for card in cards}


def as_event(scene: Scene) -> None:
    """Use the card for its event."""
    scene.german.plays_supply("supply-column", feed=["295th-infantry-division"] * 3)


def as_resupply(scene: Scene) -> None:
    """Use the card to Resupply."""
    scene.german.resupplies("supply-column", feed=["295th-infantry-division"] * 2)


def as_price(scene: Scene) -> None:
    """Use the card as the price of a Force worth 1."""
    scene.german.reinforces(pay=["supply-column"], at="perimeter-2")


def as_fire(scene: Scene) -> None:
    """Use the card in a firefight."""
    scene.german.attacks("grain-elevator")
    scene.german.passes()
    scene.german.fires("supply-column")


@pytest.mark.rule("sg-1.6")
@pytest.mark.parametrize("use", [as_event, as_resupply, as_price, as_fire])
def test_a_card_has_one_use_only(scene: Scene, use: Callable[[Scene], None]) -> None:
    """Clause 1.6: whatever it is used for, it is gone from the hand, and nothing more comes of it."""
    scene.german(
        hand=["supply-column"],
        deck=["iron-cross"],
        pile=["369th-croatian-reinforced-regiment"],
        control={1: ["295th-infantry-division"]},
    )
    scene.soviet(control={1: ["13th-guards-rifle-division"]}, deck=["snipers"])
    scene.starts_actions("german")

    use(scene)

    assert [] == scene.german.hand
    assert 1 == scene.german.discard.count("supply-column")
    used = [scene.told(id) for id in ("is-done", "resupplies", "reinforces", "fires")]
    assert 1 == sum(len(notices) for notices in used)
