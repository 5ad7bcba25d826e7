"""Chapter 14, notes: what is said of the components holds in the card files."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.stalingrad.naming import game
from tests.games.stalingrad.scene import Scene


def copies(kind: str, side: str = "") -> int:
    """How many cards of a kind there are, all or of one side."""
    cards = game().card_set.definitions
    return sum(card.copies for card in cards if card.kind == kind and side in ("", card.side))


def firefight(side: str) -> dict[int, int]:
    """How often each firefight value is in a side's deck."""
    counts = Counter[int]()
    for card in game().card_set.definitions:
        if (card.kind, card.side) == ("action", side):
            counts[card.firefight] += card.copies
    return dict(counts)


@pytest.mark.rule("sg-14.1")
def test_the_game_has_168_cards() -> None:
    """Clause 14.1: 10, twice 23 and twice 56."""
    assert 10 == copies("location")
    assert (23, 23) == (copies("force", "german"), copies("force", "soviet"))
    assert (56, 56) == (copies("action", "german"), copies("action", "soviet"))
    assert 168 == sum(card.copies for card in game().card_set.definitions)


@pytest.mark.rule("sg-14.2")
def test_the_firefight_values_of_the_german_deck() -> None:
    """Clause 14.2: the middle of it is +1 and +2."""
    assert {-3: 2, -2: 14, -1: 6, 1: 13, 2: 14, 3: 7} == firefight("german")


@pytest.mark.rule("sg-14.3")
def test_the_firefight_values_of_the_soviet_deck() -> None:
    """Clause 14.3: whoever wants +3 must spend a Uranus."""
    best = {card.id for card in game().card_set.definitions if (card.side, card.firefight) == ("soviet", 3)}

    assert {-3: 1, -2: 5, -1: 17, 1: 17, 2: 10, 3: 6} == firefight("soviet")
    assert {"operation-uranus"} == best


@pytest.mark.rule("sg-14.4")
@pytest.mark.parametrize(("rubble", "left"), [(8, 9), (9, "destroyed")])
def test_the_tenth_counter_destroys_mamayev_kurgan(scene: Scene, rubble: int, left: int | str) -> None:
    """Clause 14.4: the ninth does not."""
    scene.row("mamayev-kurgan")
    scene.rubble({1: rubble})
    scene.german(control={1: ["295th-infantry-division"]})
    scene.soviet(control={1: ["13th-guards-rifle-division"]})
    scene.starts_actions("german")

    scene.german.attacks("mamayev-kurgan")

    assert left == scene.rubble_on(1)


@pytest.mark.rule("sg-14.5")
def test_how_much_rubble_each_location_stands() -> None:
    """Clause 14.5: by the codes of the cards."""
    charts = {card.code: len(card.chart) for card in game().card_set.definitions if card.kind == "location"}

    codes = [f"L{number:02}" for number in range(1, 11)]
    assert [10, 6, 8, 8, 8, 6, 5, 7, 6, 7] == [charts[code] for code in codes]


@pytest.mark.rule("sg-14.6")
def test_eleven_points_hold_every_control_zone(scene: Scene) -> None:
    """Clause 14.6: with Forces of 4, 3, 2, 1 and 1."""
    scene.opens()

    scene.soviet.sets_up(
        control_1=["13th-guards-rifle-division"],
        control_2=["39th-guards-rifle-division"],
        control_3=["10th-nkvd-rifle-division"],
        control_4=["42nd-rifle-brigade"],
        control_5=["workers-militia"],
    )

    assert ["soviet"] * 5 == [scene.controller(slot) for slot in range(1, 6)]
    standing = [force for place in scene.soviet.army.places for force in place.cards]
    assert [4, 3, 2, 1, 1] == [int(scene.rules.cards.value[force]) for force in standing]
