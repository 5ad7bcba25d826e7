"""Chapter 1, components: how many cards of which kinds there are, and what makes two of them alike."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from eastfront.games.barbarossa.cards import EFFECTS, FACTS, card_paths, read_definitions
from eastfront.games.barbarossa.tables import TYPES
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import CardFileError, SetupError
from eastfront.kernel.luck import key_of_seed
from tests.games.barbarossa.layout import listed, missing_cards, piles_of
from tests.games.barbarossa.naming import EDITIONS, game
from tests.games.barbarossa.scene import Scene

KEY = key_of_seed(1)


@pytest.mark.rule("bb-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_have_a_deck_each(seats: int) -> None:
    state = game().new(Setup("barbarossa", "kamikaze", seats), KEY)

    assert seats == len(state.seats)
    assert [8] * seats == [zone.hand.size() + zone.deck.size() for zone in state.seats]
    assert seats == len({id(zone.deck) for zone in state.seats})


@pytest.mark.rule("bb-1.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_fewer_or_more_players_are_refused(seats: int) -> None:
    with pytest.raises(SetupError, match="2, 3, 4, 5"):
        game().new(Setup("barbarossa", "kamikaze", seats), KEY)


@pytest.mark.rule("bb-1.2", "bb-1.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_305_game_cards_and_no_others_lie_in_the_zones(edition: str) -> None:
    state = game().new(Setup("barbarossa", edition, 5), KEY)

    zones = [state.support, state.cities, state.events]
    zones += [pile for zone in state.seats for pile in piles_of(zone)]
    lying = sum(len(listed(zone)) for zone in zones) + sum(state.war_zone) + sum(state.removed)

    assert 305 == lying
    assert {} == missing_cards(state)
    assert 305 == sum(definition.copies for definition in game().card_set.definitions)


@pytest.mark.rule("bb-1.4", "bb-1.8")
def test_kinds_of_each_type() -> None:
    definitions = game().card_set.definitions
    kinds = Counter(definition.type for definition in definitions)

    assert (3, 3, 14) == (kinds["supply"], kinds["strategy"], kinds["army"])
    assert 49 == len(definitions) == len({definition.id for definition in definitions})


@pytest.mark.rule("bb-1.5")
def test_there_are_two_kinds_of_foothold() -> None:
    found = [each.name for each in game().card_set.definitions if each.subtype == "foothold"]

    assert ["Fortified Hill", "Strategic Position"] == found


@pytest.mark.rule("bb-1.6")
def test_there_is_one_card_of_each_of_twelve_cities() -> None:
    cities = {each.name: each.copies for each in game().card_set.definitions if each.subtype == "city"}

    assert 12 == len(cities)
    assert {1} == set(cities.values())
    assert "Moscow" in cities


@pytest.mark.rule("bb-1.7")
def test_cards_of_each_type() -> None:
    cards = Counter[str]()
    for definition in game().card_set.definitions:
        cards[definition.type] += definition.copies

    assert [76, 24, 128, 14, 32, 31] == [cards[name] for name in TYPES]


@pytest.mark.rule("bb-1.9")
def test_every_value_of_every_card_says_where_it_comes_from() -> None:
    for definition in read_definitions(card_paths()):
        covered = {field.partition(".")[0] for field in definition.provenance}

        assert {"name", "copies", "victory"} <= covered <= set(FACTS + EFFECTS), definition.id
        assert {"stated", "derived", "reconstructed"} >= {
            each.status for each in definition.provenance.values()
        }
    ours = next(each for each in game().card_set.definitions if each.id == "blitzkrieg")
    assert "reconstructed" == ours.provenance["play"].status


@pytest.mark.rule("bb-1.9")
def test_a_value_without_a_source_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    source = Path(card_paths()[0]).read_text(encoding="utf-8")
    lines = [line for line in source.splitlines() if not line.startswith('buy_cost = ["')]
    file.write_text("\n".join(lines), encoding="utf-8")

    with pytest.raises(CardFileError, match="buy_cost: has no provenance"):
        read_definitions([str(file)])


@pytest.mark.rule("bb-1.10")
def test_copies_of_a_card_are_one_option(scene: Scene) -> None:
    scene.seat1(hand=["flak-battalion", "flak-battalion", "horse-drawn-transport"], deck=["air-supply"])
    scene.in_phase("tactics")

    assert ["end", "play horse-drawn-transport", "play flak-battalion"] == scene.options


@pytest.mark.rule("bb-1.10")
def test_it_makes_no_difference_which_copy_is_kept(scene: Scene) -> None:
    scene.seat1(hand=["flak-battalion", "flak-battalion"], deck=["air-supply"] * 4)
    scene.in_phase("clean-up")

    assert ["end", "keep flak-battalion"] == scene.options
    scene.seat1.keeps("flak-battalion")

    assert ["flak-battalion"] == scene.seat1.discard
    assert "flak-battalion" in scene.seat1.hand


@pytest.mark.rule("bb-1.10")
def test_copies_on_a_front_line_differ_by_their_condition(scene: Scene) -> None:
    scene.seat1(front=["grenadier-regiment", "grenadier-regiment", "grenadier-regiment exhausted"])
    scene.in_phase("tactics")

    assert ["grenadier-regiment", "grenadier-regiment exhausted"] == scene.offered("use-2")

    scene.seat1.uses("grenadier-regiment", 2)

    assert ["grenadier-regiment", "grenadier-regiment exhausted"] == scene.seat1.front
