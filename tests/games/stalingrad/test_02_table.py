"""Chapter 2, the table: Locations, hands, piles and decks, and who begins."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.kernel.frames import NO_CARD
from tests.games.stalingrad.naming import card_ids, card_number, game
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.troops import spread, whole_deck

SEEDS: Final = range(1, 13)
SIDES: Final = ["german", "soviet"]


def ready(scene: Scene, seed: int) -> None:
    """Deal a game and let both sides choose no Force."""
    scene.options()
    scene.deals(seed)
    scene.soviet.ends()
    scene.german.ends()


@pytest.mark.rule("sg-2.1")
def test_five_of_the_ten_locations_are_drawn_at_random(scene: Scene) -> None:
    """Clause 2.1: any of them may come, in any slot, and the others are out of the game."""
    all_ten = {card.id for card in game().card_set.definitions if card.kind == "location"}
    rows = []
    for seed in SEEDS:
        scene.options()
        scene.deals(seed)
        rows.append(scene.locations)
        assert all_ten - set(scene.locations) == set(card_ids(scene.spectator.unused))
        assert (5, 5) == (len(set(scene.locations)), len(scene.spectator.unused))

    assert all_ten == {location for row in rows for location in row}
    assert len({row[0] for row in rows}) > 3
    assert len({tuple(row) for row in rows}) == len(rows)


@pytest.mark.rule("sg-2.1")
def test_the_locations_lie_open_from_the_start(scene: Scene) -> None:
    """Clause 2.1: before any Force is chosen, for everybody."""
    scene.deals(4)

    assert scene.asks("soviet", "choose")
    assert scene.locations == card_ids(scene.spectator.locations)
    laid = scene.told("lays-row")[0].shown_to(None)
    assert scene.locations == card_ids(laid.cards)


@pytest.mark.rule("sg-2.11")
def test_the_soviet_player_draws_ten_cards_and_the_german_five(scene: Scene) -> None:
    """Clause 2.11: from the top of their decks."""
    scene.german(deck=["iron-cross", "night-march"])
    scene.soviet(deck=["snipers", "general-winter"])
    scene.opens()
    scene.soviet.ends()
    scene.german.ends()

    assert (5, 10) == (len(scene.german.hand), len(scene.soviet.hand))
    assert (51, 46) == (len(scene.german.deck), len(scene.soviet.deck))
    assert {"iron-cross", "night-march"} <= set(scene.german.hand)
    assert {"snipers", "general-winter"} <= set(scene.soviet.hand)


@pytest.mark.rule("sg-2.12")
def test_hands_are_drawn_when_both_sides_have_set_up(scene: Scene) -> None:
    """Clause 2.12: nobody chooses or places a Force with cards in hand."""
    scene.opens()
    scene.soviet.sets_up(control_1=["13th-guards-rifle-division"])
    scene.german.chooses("choose", "16th-panzer-division")
    scene.german.ends()

    assert scene.asks("german", "place")
    assert ([], []) == (scene.german.hand, scene.soviet.hand)

    scene.german.chooses("place", "perimeter-3")

    assert (5, 10) == (len(scene.german.hand), len(scene.soviet.hand))


@pytest.mark.rule("sg-2.13")
def test_the_german_player_begins_and_the_turns_alternate(scene: Scene) -> None:
    """Clause 2.13: each has his first turn, then each his second."""
    scene.opens()
    scene.soviet.ends()
    scene.german.ends()
    order = []
    for _ in range(4):
        order.append((scene.asked, scene.seat(scene.asked).turns))
        scene.seat(scene.asked).ends()

    assert [("german", 1), ("soviet", 1), ("german", 2), ("soviet", 2)] == order


@pytest.mark.rule("sg-2.14")
@pytest.mark.parametrize("side", SIDES)
def test_the_forces_not_chosen_are_shuffled_into_the_pile(scene: Scene, side: str) -> None:
    """Clause 2.14: all of them and nothing else, in an order that luck makes."""
    piles = []
    for seed in SEEDS:
        ready(scene, seed)
        piles.append(scene.seat(side).pile)

    assert 1 == len({tuple(sorted(pile)) for pile in piles})
    assert 23 == len(set(piles[0]))
    assert len(piles) == len({tuple(pile) for pile in piles})
    assert len({pile[0] for pile in piles}) > 3


@pytest.mark.rule("sg-2.14")
def test_a_force_that_was_chosen_is_not_in_the_pile(scene: Scene) -> None:
    """Clause 2.14: neither side finds its first Forces there."""
    scene.deals(3)
    scene.soviet.sets_up(control_1=["13th-guards-rifle-division"], control_2=["workers-militia"])
    scene.german.sets_up(perimeter_1=["16th-panzer-division"])

    assert (22, 21) == (len(scene.german.pile), len(scene.soviet.pile))
    assert not {"13th-guards-rifle-division", "workers-militia"} & set(scene.soviet.pile)
    assert "16th-panzer-division" not in scene.german.pile


@pytest.mark.rule("sg-2.15")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_top_force_of_a_pile_lies_open(scene: Scene, seat: int | None) -> None:
    """Clause 2.15: of both piles, for everybody; before the piles are shuffled nothing does."""
    scene.deals(5)

    assert [NO_CARD, NO_CARD] == [army.top for army in scene.game.view(scene.state, seat).seats]

    scene.soviet.ends()
    scene.german.ends()

    tops = [card_number(scene.german.pile[0]), card_number(scene.soviet.pile[0])]
    assert tops == [army.top for army in scene.game.view(scene.state, seat).seats]
    turned = [notice.shown_to(seat).cards for notice in scene.told("turns-up")]
    assert sorted(tops) == sorted(card for cards in turned for card in cards)


@pytest.mark.rule("sg-2.15")
def test_the_next_force_is_turned_up_when_the_top_is_bought(scene: Scene) -> None:
    """Clause 2.15: for all to see."""
    scene.german(hand=["iron-cross"], pile=["369th-croatian-reinforced-regiment", "14th-panzer-division"])
    scene.starts_actions("german")

    scene.german.reinforces(pay=["iron-cross"], at="perimeter-1")

    assert card_number("14th-panzer-division") == scene.soviet.view.seats[0].top
    assert [card_number("14th-panzer-division")] == scene.told("turns-up")[-1].shown_to(1).cards


@pytest.mark.rule("sg-2.15")
def test_the_rest_of_a_pile_lies_face_down(scene: Scene) -> None:
    """Clause 2.15: nobody sees in which order it lies."""
    views = []
    for second in (["14th-panzer-division", "24th-panzer-division"], ["24th-panzer-division"]):
        scene.options()
        scene.german(pile=["16th-panzer-division", *second], control=spread("german", 1))
        scene.starts_actions("german")
        assert second[0] == scene.german.pile[1]
        views.append([scene.game.view_to_data(scene.game.view(scene.state, seat)) for seat in (0, 1, None)])

    assert views[0] == views[1]


@pytest.mark.rule("sg-2.16")
@pytest.mark.parametrize("side", SIDES)
def test_the_action_cards_of_a_side_are_shuffled_into_its_deck(scene: Scene, side: str) -> None:
    """Clause 2.16: all 56, in an order that luck makes."""
    decks = []
    for seed in SEEDS:
        scene.options()
        scene.deals(seed)
        decks.append(scene.seat(side).deck)

    assert all(sorted(whole_deck(side)) == sorted(deck) for deck in decks)
    assert len(decks) == len({tuple(deck) for deck in decks})
    assert len({deck[0] for deck in decks}) > 3


@pytest.mark.rule("sg-2.16")
def test_a_deck_lies_face_down(scene: Scene) -> None:
    """Clause 2.16: its owner, too, sees only how many cards it has."""
    views = []
    for top in ("snipers", "general-winter"):
        scene.options()
        scene.soviet(deck=[top])
        scene.starts_actions("soviet")
        assert top == scene.soviet.deck[0]
        views.append([scene.game.view_to_data(scene.game.view(scene.state, seat)) for seat in (0, 1, None)])

    assert views[0] == views[1]
