"""Chapter 12, expansion packs: what they hold, where they are mixed in, and what that makes of the decks."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.battlecards.cards import Definition
from eastfront.games.battlecards.game import SLUG
from eastfront.games.battlecards.rules import Rules
from eastfront.games.battlecards.tables import COMMANDERS
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import SetupError
from tests.games.battlecards.naming import card_number, game
from tests.games.battlecards.scene import Scene

PACKS: Final = ["none", "x1", "x2", "x1+x2"]
MIXED: Final = ["x1", "x2", "x1+x2"]


def entries(set: str) -> list[Definition]:
    """The cards of one set as its files have them, surplus ones too."""
    return [card for card in game().card_set.entries if card.set == set]


def rules(edition: str, packs: str) -> Rules:
    """The rules under an edition with packs mixed in."""
    return game().rules(Setup(SLUG, edition, 4 if edition == "combined" else 2, {"packs": packs}))


def arsenal_sizes(rules: Rules) -> list[int]:
    """How many cards each seat's Arsenal has."""
    return [len(cards) for cards in rules.arsenals]


def deck_sizes(rules: Rules) -> list[int]:
    """How many cards each Conflict deck has."""
    return [sum(int(rules.copies[card]) for card in cards) for cards in rules.decks]


def in_play(rules: Rules, id: str) -> int:
    """How many copies of a card are in the game."""
    return int(rules.copies[card_number(id)])


@pytest.mark.rule("bc-12.1")
@pytest.mark.parametrize("pack", ["x1", "x2"])
def test_a_pack_holds_units_commanders_battles_and_other_conflict_cards(pack: str) -> None:
    """Clause 12.1: every kind of card may come in a pack."""
    cards = entries(pack)

    assert {"unit", "battle", "buildup", "kept"} == {card.kind for card in cards}
    assert [] != [card for card in cards if card.group in COMMANDERS]
    assert [] != [card for card in cards if card.group not in (*COMMANDERS, "")]


@pytest.mark.rule("bc-12.1")
def test_every_card_of_a_pack_is_marked_and_no_other() -> None:
    """Clause 12.1: it can be sorted out again after a game."""
    for card in game().card_set.entries:
        assert (card.set if card.set in ("x1", "x2") else "") == card.expansion(), card.id

    marks = {card.id: card.facts["expansion"] for card in game().cards()}

    assert ("x1", "x2", "") == (marks["yak-3"], marks["uman-pocket"], marks["t-34-76"])
    assert ("x1", "x2") == (marks["scorched-earth-10"], marks["king-tiger"])


@pytest.mark.rule("bc-12.2")
@pytest.mark.parametrize("packs", MIXED)
def test_in_the_combined_game_packs_join_the_russian_front_only(packs: str) -> None:
    """Clause 12.2: the decks of the West are as they were."""
    plain, mixed = rules("combined", "none"), rules("combined", packs)

    assert [54, 54] == deck_sizes(plain)
    assert 54 == deck_sizes(mixed)[0] < deck_sizes(mixed)[1]
    assert list(plain.arsenals[0]) == list(mixed.arsenals[0])
    assert list(plain.arsenals[1]) == list(mixed.arsenals[1])
    assert sum(arsenal_sizes(mixed)) > sum(arsenal_sizes(plain))


@pytest.mark.rule("bc-12.2")
def test_a_battle_of_a_pack_comes_out_of_the_deck_of_the_russian_front(scene: Scene) -> None:
    """Clause 12.2: the Soviet player draws it, and it is fought there."""
    scene.edition("combined", packs="x1")
    scene.soviet(ground=["su-100"])
    scene.german(hand=["bismarck"])
    scene.fights("rzhev-sychevka")

    assert (["rzhev-sychevka"], 4) == (scene.soviet.won, scene.soviet.points)
    assert (54, 57) == (len(scene.deck("western")), len(scene.deck()))


@pytest.mark.rule("bc-12.2", "bc-12.3")
@pytest.mark.parametrize("packs", MIXED)
def test_the_western_set_alone_has_no_packs(packs: str) -> None:
    """Clause 12.3: none of them belongs there, so none can be chosen."""
    with pytest.raises(SetupError, match="belong to the Russian Front"):
        rules("western", packs)

    assert ([50, 50], [54]) == (
        arsenal_sizes(rules("western", "none")),
        deck_sizes(rules("western", "none")),
    )


@pytest.mark.rule("bc-12.4")
def test_the_surplus_commanders_and_battles_of_both_packs_are_taken_out() -> None:
    """Clause 12.4: they stand in the pack as well as in the starter set, and once in the game."""
    surplus = [
        card.id
        for card in [*entries("x1"), *entries("x2")]
        if card.id in {other.id for other in entries("russian-front")}
    ]

    assert ["georgy-zhukov", "stalingrad", "heinz-guderian", "battle-for-kiev"] == surplus
    for edition in ("russian-front", "combined"):
        assert [1] * 4 == [in_play(rules(edition, "x1+x2"), id) for id in surplus]


@pytest.mark.rule("bc-12.5")
@pytest.mark.parametrize("edition", ["russian-front", "western", "combined"])
def test_without_a_choice_the_starter_set_is_played_alone(edition: str) -> None:
    """Clause 12.5: no pack card is in the game."""
    seats = 4 if edition == "combined" else 2
    chosen = game().rules(Setup(SLUG, edition, seats))

    assert rules(edition, "none") is chosen
    assert [0] * 4 == [
        in_play(chosen, id) for id in ("yak-3", "king-tiger", "uman-pocket", "scorched-earth-10")
    ]
    assert [50] * seats == arsenal_sizes(chosen)


@pytest.mark.rule("bc-12.6")
def test_pack_x1_brings_soviet_units() -> None:
    """Clause 12.6: 14 designs on 15 cards, and 5 Conflict cards."""
    units = [card for card in entries("x1") if card.kind == "unit"]
    chosen = rules("russian-front", "x1")

    assert (14, 15) == (len(units), sum(card.copies for card in units))
    assert {"soviet"} == {card.side for card in units}
    assert 5 == len(entries("x1")) - len(units)
    assert all(in_play(chosen, card.id) for card in entries("x1"))
    assert [0, 0] == [in_play(chosen, id) for id in ("king-tiger", "uman-pocket")]


@pytest.mark.rule("bc-12.7")
def test_pack_x2_brings_german_units() -> None:
    """Clause 12.7: 14 designs on 15 cards, and 5 Conflict cards."""
    units = [card for card in entries("x2") if card.kind == "unit"]
    chosen = rules("russian-front", "x2")

    assert (14, 15) == (len(units), sum(card.copies for card in units))
    assert {"barbarossa"} == {card.side for card in units}
    assert 5 == len(entries("x2")) - len(units)
    assert all(in_play(chosen, card.id) for card in entries("x2"))
    assert [0, 0] == [in_play(chosen, id) for id in ("yak-3", "rzhev-sychevka")]


@pytest.mark.rule("bc-12.8")
@pytest.mark.parametrize("edition", ["russian-front", "combined"])
def test_both_packs_may_be_mixed_in(edition: str) -> None:
    """Clause 12.8: every card of either is in the game."""
    chosen = rules(edition, "x1+x2")

    assert all(in_play(chosen, card.id) for card in [*entries("x1"), *entries("x2")])


@pytest.mark.rule("bc-12.9")
@pytest.mark.parametrize(
    ("packs", "german", "soviet", "conflict"),
    [("none", 50, 50, 54), ("x1", 50, 64, 58), ("x2", 64, 50, 58), ("x1+x2", 64, 64, 62)],
)
def test_a_pack_adds_fourteen_arsenal_and_four_conflict_cards(
    scene: Scene, packs: str, german: int, soviet: int, conflict: int
) -> None:
    """Clause 12.9: of its twenty cards one commander and one battle are too many."""
    scene.options(packs=packs)
    scene.deals()

    sizes = [len(seat.deck) + len(seat.hand) for seat in scene.seats]

    assert ([german, soviet], conflict) == (sizes, len(scene.deck()))


@pytest.mark.rule("bc-12.10")
@pytest.mark.parametrize(
    ("packs", "total", "target"), [("none", 76, 38), ("x1", 83, 42), ("x2", 83, 42), ("x1+x2", 90, 45)]
)
def test_packs_raise_the_target_of_the_russian_front(packs: str, total: int, target: int) -> None:
    """Clause 12.10: seven points a pack, and half of all is needed."""
    chosen = rules("russian-front", packs)

    assert (total, target) == (chosen.total, chosen.target)


@pytest.mark.rule("bc-12.10")
@pytest.mark.parametrize(("packs", "is_won"), [("none", True), ("x1", False)])
def test_thirty_eight_points_do_not_win_with_a_pack(scene: Scene, packs: str, is_won: bool) -> None:
    """Clause 12.10: the new battles count for the target."""
    scene.options(packs=packs)
    battles = ["battle-for-kiev", "bialystok-minsk", "siege-of-leningrad", "sevastopol", "arctic-convoys"]
    scene.german(ground=["panzer-iv"], won=[*battles, "stalingrad", "kursk", "winter-counteroffensive"])
    scene.soviet(hand=["kv-1"])
    scene.fights("smolensk")

    assert 38 == scene.german.points
    assert is_won == scene.ended("standard-victory", winner="german")


@pytest.mark.rule("bc-12.11")
@pytest.mark.parametrize(
    ("packs", "total", "target"), [("none", 156, 78), ("x1", 163, 82), ("x2", 163, 82), ("x1+x2", 170, 85)]
)
def test_packs_raise_the_target_of_the_combined_game(packs: str, total: int, target: int) -> None:
    """Clause 12.11: half of the points of both decks."""
    chosen = rules("combined", packs)

    assert (total, target) == (chosen.total, chosen.target)
