"""Chapter 1, decks: who sits where, which copies are in play, and how the decks lie."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from eastfront.games.battlecards.card_set import RUSSIAN_FRONT, CardSet
from eastfront.games.battlecards.cards import PACKAGE, read_file
from eastfront.games.battlecards.game import SLUG
from eastfront.games.battlecards.ops.registry import registry
from eastfront.games.battlecards.rules import SEATED
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import COMMANDERS
from eastfront.kernel.cardfile import data_path
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import SetupError
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.machine import Programs
from tests.games.battlecards.naming import card_ids, game
from tests.games.battlecards.scene import Scene

EDITIONS: Final = list(SEATED)


def dealt(edition: str, seed: int = 1) -> BattleState:
    """A real set-up."""
    return game().new(Setup(SLUG, edition, len(SEATED[edition])), key_of_seed(seed))


def doubled(file: str) -> CardSet:
    """All cards, with a pack x1 that repeats every card of *file*."""
    cards = CardSet(Programs())
    cards.entries += read_file(data_path(PACKAGE, file), "x1", RUSSIAN_FRONT, registry())
    return cards


@pytest.mark.rule("bc-1.8")
def test_the_german_player_sits_first_and_the_soviet_player_second(scene: Scene) -> None:
    """Clause 1.8: the first seat commands the Barbarossa Arsenal."""
    scene.deals()

    assert {"russian-front": ["barbarossa", "soviet"]}.items() <= game().description.sides.items()
    assert "erich-von-manstein" in scene.seats[0].deck + scene.seats[0].hand
    assert "georgy-zhukov" in scene.seats[1].deck + scene.seats[1].hand


@pytest.mark.rule("bc-1.9")
def test_the_german_player_sits_first_and_the_british_player_second(scene: Scene) -> None:
    """Clause 1.9: so it is in the Western set."""
    scene.edition("western")
    scene.deals()

    assert {"western": ["german", "british"]}.items() <= game().description.sides.items()
    assert "erwin-rommel" in scene.seats[0].deck + scene.seats[0].hand
    assert "bernard-montgomery" in scene.seats[1].deck + scene.seats[1].hand


@pytest.mark.rule("bc-1.8", "bc-1.9")
@pytest.mark.parametrize("edition", ["russian-front", "western"])
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_one_set_is_for_two(edition: str, seats: int) -> None:
    """Clauses 1.8 and 1.9: two players take part, no more and no fewer."""
    with pytest.raises(SetupError):
        game().rules(Setup(SLUG, edition, seats))


@pytest.mark.rule("bc-1.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_deck_is_shuffled(edition: str) -> None:
    """Clause 1.10: two games have the same cards in another order, and neither as they are listed."""
    one, two = dealt(edition, 1), dealt(edition, 2)
    rules = game().rules(one.setup)
    listed = [list(cards) for cards in rules.decks]

    decks = [[list(zone.cards) for zone in state.conflict] for state in (one, two)]
    arsenals = [[list(army.deck.cards) for army in state.seats] for state in (one, two)]

    for first, second, cards in zip(*decks, listed, strict=True):
        assert sorted(first) == sorted(second) == sorted(cards)
        assert cards not in (first, second)
        assert first != second
    for first, second in zip(*arsenals, strict=True):
        assert sorted(first) not in (first, first[::-1])
        assert first != second


@pytest.mark.rule("bc-1.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_sees_how_a_deck_lies(edition: str) -> None:
    """Clause 1.10: face down, for turning a deck over changes nothing that anybody sees."""
    state = dealt(edition)
    seats = [*range(len(state.seats)), None]
    before = [game().view_to_data(game().view(state, seat)) for seat in seats]

    for zone in [*state.conflict, *[army.deck for army in state.seats]]:
        zone.cards = zone.cards[::-1]

    assert before == [game().view_to_data(game().view(state, seat)) for seat in seats]


@pytest.mark.rule("bc-1.11", "bc-1.13")
def test_a_second_copy_of_a_commander_goes_out_and_of_a_unit_comes_in() -> None:
    """Clauses 1.11 and 1.13: Generals, Leaders and Admirals stay single, tanks do not."""
    cards = doubled("soviet.toml")
    alone = cards.copies(["russian-front"])

    both = cards.copies(["russian-front", "x1"])

    counts = Counter[str]()
    for number, card in enumerate(cards.definitions):
        if card.side == "soviet" and card.set == "russian-front":
            is_unique = card.group in COMMANDERS
            assert (alone[number] if is_unique else 2 * alone[number]) == both[number], card.id
            counts[card.group] += both[number]
    assert (3, 1, 1) == (counts["general"], counts["leader"], counts["admiral"])


@pytest.mark.rule("bc-1.12")
def test_a_second_copy_of_a_battle_goes_out() -> None:
    """Clause 1.12: 17 battles are 17 cards, however many sets bring them."""
    cards = doubled("russian-front-battles.toml")

    both = cards.copies(["russian-front", "x1"])

    battles = {
        card.id: both[number] for number, card in enumerate(cards.definitions) if card.kind == "battle"
    }
    assert {1} == {battles[id] for id in ("battle-for-kiev", "stalingrad", "battle-for-germany")}
    assert {0, 1} == set(battles.values())


@pytest.mark.rule("bc-1.11", "bc-1.12", "bc-1.13")
@pytest.mark.parametrize(("edition", "packs"), [("western", "none"), ("combined", "x1+x2")])
def test_no_commander_and_no_battle_lies_in_a_game_twice(scene: Scene, edition: str, packs: str) -> None:
    """Clauses 1.11 to 1.13: in the decks as they are dealt."""
    scene.edition(edition, packs=packs)
    scene.deals()

    for seat in scene.seats:
        single = [id for id in seat.deck + seat.hand if is_single(id)]
        assert len(single) == len(set(single)) >= 4
    for front in scene.fronts:
        battles = [id for id in scene.deck(front) if is_single(id)]
        assert len(battles) == len(set(battles)) >= 17


def is_single(id: str) -> bool:
    """Tell whether a card is a commander or a battle."""
    card = game().card_set.definitions[game().names.card(id)]
    return card.kind == "battle" or card.group in COMMANDERS


@pytest.mark.rule("bc-1.11", "bc-1.12")
def test_the_surplus_of_the_packs_lies_nowhere(scene: Scene) -> None:
    """Clauses 1.11 and 1.12: out of the game, so neither in a deck nor among the cards removed in play."""
    scene.options(packs="x1+x2")
    scene.deals()

    everywhere = [id for ids in game().zones(scene.state).values() for id in ids]

    assert [] == scene.removed
    for id in ("georgy-zhukov", "heinz-guderian", "stalingrad", "battle-for-kiev"):
        assert 1 == everywhere.count(id)
        assert 2 == card_ids_of_files().count(id)


def card_ids_of_files() -> list[str]:
    """The ids of all cards of all files, a repeated one as often as it stands there."""
    numbers = game().card_set.numbers
    return card_ids([numbers[card.id] for card in game().card_set.entries])
