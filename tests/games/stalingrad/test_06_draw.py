"""Chapter 6, the Draw phase: how many cards, and decks that are built anew."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.troops import QUIET_ROW, spread, whole_deck

SIDES: Final = ["german", "soviet"]
HEADQUARTERS: Final = "sixth-army-headquarters"


@pytest.mark.rule("sg-6.1")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("count", range(6))
def test_five_cards_and_one_for_each_location_controlled(scene: Scene, side: str, count: int) -> None:
    """Clause 6.1: from none to five, for either side."""
    scene.row(*QUIET_ROW)
    scene.seat(side)(control=spread(side, count))
    scene.starts_actions(side)

    scene.seat(side).ends()

    assert 5 + count == len(scene.seat(side).hand)


@pytest.mark.rule("sg-6.1")
def test_the_cards_come_from_the_top_of_the_own_deck(scene: Scene) -> None:
    """Clause 6.1: the enemy draws nothing."""
    top = ["iron-cross", "night-march", "supply-column", "assault-guns", "exploitation"]
    scene.german(deck=[*top, "flamethrowers"])
    scene.starts_actions("german")

    scene.german.ends()

    assert sorted(top) == scene.german.hand
    assert ("flamethrowers", []) == (scene.german.deck[0], scene.soviet.hand)


@pytest.mark.rule("sg-6.2")
def test_destroyed_locations_count_for_the_draw(scene: Scene) -> None:
    """Clause 6.2: two of three Locations lie in ruins."""
    scene.row(*QUIET_ROW)
    scene.rubble({1: "destroyed", 3: "destroyed"})
    scene.german(control=spread("german", 3))
    scene.starts_actions("german")

    scene.german.ends()

    assert 5 + 3 == len(scene.german.hand)


@pytest.mark.rule("sg-6.3")
@pytest.mark.parametrize("location", ["mamayev-kurgan", "univermag-department-store"])
def test_certain_locations_give_their_controller_another_card(scene: Scene, location: str) -> None:
    """Clause 6.3: a Location that is contested gives none, nor one that the enemy Controls."""
    scene.row(location, *QUIET_ROW[:4])
    scene.german(control=spread("german", 1))
    scene.starts_actions("german")
    scene.german.ends()
    scene.soviet.ends()

    assert (5 + 1 + 1, 5) == (len(scene.german.hand), len(scene.soviet.hand))

    scene.options()
    scene.row(location, *QUIET_ROW[:4])
    scene.german(control=spread("german", 1))
    scene.soviet(control=spread("soviet", 1))
    scene.starts_actions("german")
    scene.german.ends()

    assert 5 == len(scene.german.hand)


@pytest.mark.rule("sg-6.3")
@pytest.mark.parametrize("count", [1, 3, 5])
def test_every_uranus_in_play_gives_the_soviet_player_another_card(scene: Scene, count: int) -> None:
    """Clause 6.3: the German player draws no more for them; Locations and Uranus add up."""
    scene.row("mamayev-kurgan", *QUIET_ROW[:4])
    scene.uranus(count)
    scene.soviet(control=spread("soviet", 1))
    scene.starts_actions("german")

    scene.german.ends()
    scene.soviet.ends()

    assert (5, 5 + 1 + 1 + count) == (len(scene.german.hand), len(scene.soviet.hand))


@pytest.mark.rule("sg-6.4")
def test_a_hand_may_be_of_any_size(scene: Scene) -> None:
    """Clause 6.4: with 40 cards in hand the player draws as usual and discards nothing."""
    scene.german(hand=whole_deck("german")[:40])
    scene.starts_actions("german")

    scene.german.ends()

    assert (45, []) == (len(scene.german.hand), scene.german.discard)
    assert "soviet" == scene.asked


@pytest.mark.rule("sg-6.5")
def test_an_empty_deck_is_built_anew_from_the_discard_pile(scene: Scene) -> None:
    """Clause 6.5: after the last two cards the others come from the discard pile, which is then empty."""
    scene.german(deck=["iron-cross", "night-march"], rest="discard")
    scene.starts_actions("german")

    scene.german.ends()

    order = [notice.id for notice in scene.notices if notice.id in ("draws", "rebuilds")]
    assert ["draws", "draws", "rebuilds", "draws", "draws", "draws"] == order
    assert {"iron-cross", "night-march"} <= set(scene.german.hand)
    assert (5, 51, []) == (len(scene.german.hand), len(scene.german.deck), scene.german.discard)


@pytest.mark.rule("sg-6.5")
def test_a_deck_is_built_anew_only_when_a_card_is_needed(scene: Scene) -> None:
    """Clause 6.5: five cards for five draws leave an empty deck."""
    five = ["iron-cross", "night-march", "supply-column", "assault-guns", "exploitation"]
    scene.german(deck=five, rest="discard")
    scene.starts_actions("german")

    scene.german.ends()

    assert ([], 51, []) == (scene.german.deck, len(scene.german.discard), scene.told("rebuilds"))


@pytest.mark.rule("sg-6.5")
def test_the_new_deck_is_shuffled(scene: Scene) -> None:
    """Clause 6.5: luck decides in which order its cards come."""
    decks = set()
    for seed in range(1, 7):
        scene.options()
        scene.seed(seed)
        scene.german(rest="discard")
        scene.starts_actions("german")
        scene.german.ends()
        decks.add(tuple(scene.german.deck))

    assert 6 == len(decks)


@pytest.mark.rule("sg-6.5")
def test_a_flip_builds_an_empty_deck_anew(scene: Scene) -> None:
    """Clause 6.5: a card may be needed in a battle, too."""
    scene.german(rest="discard", control=spread("german", 1))
    scene.soviet(control={1: ["13th-guards-rifle-division"]})
    scene.starts_actions("german")

    scene.german.attacks("grain-elevator")

    assert [0] == [notice.arguments["seat"] for notice in scene.told("rebuilds")]
    assert [0, 1] == [notice.arguments["seat"] for notice in scene.told("flips")]
    assert (55, 1) == (len(scene.german.deck), len(scene.german.discard))


@pytest.mark.rule("sg-6.6")
def test_a_draw_that_finds_no_card_is_left_out(scene: Scene) -> None:
    """Clause 6.6: one card in all is there for five draws."""
    scene.german(hand=whole_deck("german", "iron-cross"))
    scene.starts_actions("german")

    scene.german.ends()

    assert (56, [], []) == (len(scene.german.hand), scene.german.deck, scene.german.discard)
    assert 1 == len(scene.told("draws"))
    assert "soviet" == scene.asked


@pytest.mark.rule("sg-6.6")
def test_a_flip_that_finds_no_card_is_left_out(scene: Scene) -> None:
    """Clause 6.6: the totals stay as they are, and the enemy turns up his card."""
    scene.german(hand=whole_deck("german"), control={1: ["295th-infantry-division"]})
    scene.soviet(control={1: ["13th-guards-rifle-division"]}, deck=["volga-ferry"])
    scene.starts_actions("german")
    scene.german.attacks("grain-elevator")

    scene.nobody_plays()

    assert [1] == [notice.arguments["seat"] for notice in scene.told("flips")]
    assert (4, 4 + 1) == (scene.german.total, scene.soviet.total)


@pytest.mark.rule("sg-6.7")
def test_uranus_cards_in_play_stay_out_of_a_new_deck(scene: Scene) -> None:
    """Clause 6.7: of six, the four in play are not shuffled in."""
    scene.uranus(4)
    scene.soviet(rest="discard")
    scene.starts_actions("soviet")

    scene.soviet.ends()

    cards = scene.soviet.deck + scene.soviet.hand
    assert (2, 4) == (cards.count("operation-uranus"), len(scene.in_play))
    assert 52 == len(cards)


@pytest.mark.rule("sg-6.7")
def test_an_announced_card_stays_out_of_a_new_deck(scene: Scene) -> None:
    """Clause 6.7: the Headquarters draws cards of a deck that does not hold it; only then is it discarded."""
    scene.german(hand=[HEADQUARTERS], rest="discard")
    scene.starts_actions("german")

    scene.german.plays(HEADQUARTERS)

    assert [HEADQUARTERS] == scene.german.discard
    assert (2, 53) == (len(scene.german.hand), len(scene.german.deck))
    assert 2 == (scene.german.deck + scene.german.hand).count(HEADQUARTERS)


def draw_three_times(scene: Scene) -> None:
    """Let the German, who holds all his cards but one, play a Headquarters three times."""
    scene.german(hand=whole_deck("german", "iron-cross"), discard=["iron-cross"], control=spread("german", 1))
    scene.soviet(control={1: ["13th-guards-rifle-division"]}, rest="discard")
    scene.starts_actions("german")
    for _ in range(3):
        scene.german.plays(HEADQUARTERS)


@pytest.mark.rule("sg-6.8")
def test_a_deck_is_rebuilt_at_most_three_times_in_a_turn(scene: Scene) -> None:
    """Clause 6.8: each Headquarters brings back the card before it, but the Draw phase brings nothing."""
    draw_three_times(scene)

    assert (3, 3) == (len(scene.told("rebuilds")), len(scene.told("draws")))
    assert (55, [HEADQUARTERS]) == (len(scene.german.hand), scene.german.discard)

    scene.german.ends()

    assert (3, 3) == (len(scene.told("rebuilds")), len(scene.told("draws")))
    assert (55, [HEADQUARTERS]) == (len(scene.german.hand), scene.german.discard)


@pytest.mark.rule("sg-6.8")
def test_in_the_next_turn_a_deck_may_be_rebuilt_again(scene: Scene) -> None:
    """Clause 6.8: each player turn counts by itself."""
    draw_three_times(scene)
    scene.german.ends()
    scene.soviet.ends()

    scene.german.ends()

    assert 4 == len([notice for notice in scene.told("rebuilds") if notice.arguments["seat"] == 0])
    assert (56, []) == (len(scene.german.hand), scene.german.discard)


@pytest.mark.rule("sg-6.8")
def test_a_flip_that_needs_a_fourth_rebuild_is_left_out(scene: Scene) -> None:
    """Clause 6.8: though the discard pile holds a card; the enemy's deck counts by itself."""
    draw_three_times(scene)

    scene.german.attacks("grain-elevator")
    scene.nobody_plays()

    assert [0, 0, 0, 1] == [notice.arguments["seat"] for notice in scene.told("rebuilds")]
    assert [1] == [notice.arguments["seat"] for notice in scene.told("flips")]
