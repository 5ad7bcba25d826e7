"""Chapter 17, notes: what is said of the documents and the set holds in the cards and the rules."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from eastfront.games.battlecards.card_set import FILES
from eastfront.games.battlecards.cards import PACKS, Definition
from eastfront.games.battlecards.game import SLUG
from eastfront.games.battlecards.rules import Rules
from eastfront.games.battlecards.sequence.values import is_hit
from eastfront.games.battlecards.tables import CARD_KINDS, COMMANDERS, SIDES, TYPES
from eastfront.kernel.edition import Setup
from tests.games.battlecards.naming import card_number, game
from tests.games.battlecards.scene import Scene

STARTERS: Final = ["russian-front", "western"]


def rules(edition: str, packs: str = "none") -> Rules:
    """The rules of an edition."""
    return game().rules(Setup(SLUG, edition, 4 if edition == "combined" else 2, {"packs": packs}))


def points_by_aggressor(edition: str) -> dict[str, int]:
    """The Victory Points on the battles of each aggressor."""
    chosen = rules(edition)
    points = Counter[str]()
    for card in chosen.battles[0]:
        points[SIDES[chosen.cards.aggressor[card]]] += int(chosen.cards.victory[card])
    return dict(points)


def numbers(edition: str, kind: str = "") -> list[int]:
    """The Action Numbers in a starter's Conflict deck, or those of one kind of card in it."""
    chosen = rules(edition)
    kinds = [kind] if kind else CARD_KINDS
    return [
        int(chosen.cards.number[card])
        for card in chosen.decks[0]
        if CARD_KINDS[chosen.cards.kind[card]] in kinds
        for _ in range(int(chosen.copies[card]))
    ]


def types(side: str) -> list[int]:
    """How many Ground, Air and Sea cards a starter Arsenal has."""
    counts = Counter[str]()
    for card in game().card_set.entries:
        if card.side == side and card.set in STARTERS:
            counts[card.type] += card.copies
    return [counts[type] for type in TYPES]


def western_units(group: str) -> list[Definition]:
    """The units of a class in the Western set."""
    return [card for card in game().card_set.definitions if (card.set, card.group) == ("western", group)]


@pytest.mark.rule("bc-17.1")
def test_the_russian_front_has_76_points_of_which_38_are_half() -> None:
    """Clause 17.1: 42 with a German and 34 with a Soviet aggressor; only 75 would do as well."""
    halves = [total for total in range(200) if (total + 1) // 2 == 38]

    assert [75, 76] == halves
    assert (76, 38) == (rules("russian-front").total, rules("russian-front").target)
    assert {"barbarossa": 42, "soviet": 34} == points_by_aggressor("russian-front")


@pytest.mark.rule("bc-17.2")
def test_the_western_set_has_80_points_so_that_78_win_the_combined_game() -> None:
    """Clause 17.2: 38 with a German and 42 with a British aggressor."""
    fitting = [west for west in range(200) if any((east + west + 1) // 2 == 78 for east in (75, 76))]

    assert [79, 80, 81] == fitting
    assert (80, 40) == (rules("western").total, rules("western").target)
    assert {"german": 38, "british": 42} == points_by_aggressor("western")
    assert (156, 78) == (rules("combined").total, rules("combined").target)
    assert rules("combined").target == rules("russian-front").target + rules("western").target


@pytest.mark.rule("bc-17.3")
@pytest.mark.parametrize("edition", STARTERS)
def test_action_numbers_run_from_one_to_twenty(edition: str) -> None:
    """Clause 17.3: the three lowest and the three highest twice, the others three times."""
    expected = {number: 3 if 4 <= number <= 17 else 2 for number in range(1, 21)}

    assert expected == dict(Counter(numbers(edition)))
    assert 54 == len(numbers(edition))


@pytest.mark.rule("bc-17.4")
@pytest.mark.parametrize("edition", STARTERS)
@pytest.mark.parametrize(("kind", "count"), [("battle", 17), ("kept", 12)])
def test_the_cards_that_leave_a_deck_leave_the_odds(edition: str, kind: str, count: int) -> None:
    """Clause 17.4: their Action Numbers are all different, with the mean of the whole deck."""
    found = numbers(edition, kind)

    assert count == len(found) == len(set(found))
    assert abs(sum(found) / count - 10.5) < 0.05
    assert 10.5 == sum(numbers(edition)) / 54


@pytest.mark.rule("bc-17.5")
@pytest.mark.parametrize("edition", STARTERS)
def test_a_conflict_deck_has_17_battles_14_buildup_11_immediate_and_12_kept_cards(edition: str) -> None:
    """Clause 17.5: the same in both sets."""
    kinds = {kind: len(numbers(edition, kind)) for kind in CARD_KINDS}

    assert {"unit": 0, "battle": 17, "buildup": 14, "immediate": 11, "kept": 12} == kinds


@pytest.mark.parametrize(
    ("side", "ground", "air", "sea"),
    [
        pytest.param("soviet", 30, 12, 8, marks=pytest.mark.rule("bc-17.6")),
        pytest.param("barbarossa", 29, 13, 8, marks=pytest.mark.rule("bc-17.6")),
        pytest.param("british", 23, 14, 13, marks=pytest.mark.rule("bc-17.7")),
        pytest.param("german", 22, 15, 13, marks=pytest.mark.rule("bc-17.7")),
    ],
)
def test_an_arsenal_has_so_many_cards_of_each_type(side: str, ground: int, air: int, sea: int) -> None:
    """Clauses 17.6 and 17.7: fifty in all."""
    assert [ground, air, sea] == types(side)
    assert 50 == ground + air + sea


@pytest.mark.rule("bc-17.8")
def test_the_two_packs_are_of_twenty_cards_and_of_our_own_making() -> None:
    """Clause 17.8: no value on a card that only a pack has comes from a public source."""
    starter = {card.id for card in game().card_set.entries if card.set in STARTERS}

    assert ["x1", "x2"] == PACKS
    for pack in PACKS:
        cards = [card for card in game().card_set.entries if card.set == pack]
        assert 20 == sum(card.copies for card in cards)
        for card in cards:
            statuses = {each.status for field, each in card.provenance.items() if field != "date"}
            assert card.id in starter or {"reconstructed"} == statuses, card.id


@pytest.mark.rule("bc-17.9")
def test_no_pack_of_the_western_set_is_among_ours() -> None:
    """Clause 17.9: it had some, but every set of cards beyond the starters is of the Russian Front."""
    theatres = {set: theatre for _, set, theatre in FILES}
    question = game().description.editions.questions["packs"]

    assert {"russian-front", "western", "x1", "x2"} == set(theatres)
    assert {"russian-front"} == {theatres[pack] for pack in PACKS}
    assert ["none", "x1", "x2", "x1+x2"] == question.values


@pytest.mark.rule("bc-17.10")
def test_the_published_example_is_met_by_two_cards() -> None:
    """Clause 17.10: a bomber with 15 against Sea, a ship with 5 against Air, hits on 6 to 15."""
    bomber, ship = (game().card_set.definitions[card_number(id)] for id in ("il-4", "schleswig-holstein"))

    assert ("air", "bomber", 15) == (bomber.type, bomber.group, bomber.attack["sea"])
    assert ("sea", 5) == (ship.type, ship.defence["air"])
    assert list(range(6, 16)) == [number for number in range(1, 21) if is_hit(number, 15, 5)]


@pytest.mark.rule("bc-17.11")
@pytest.mark.parametrize(("opposite", "defence", "is_reached"), [([], 4, True), (["erwin-rommel"], 6, False)])
def test_montgomery_reaches_a_defence_of_four_unless_rommel_is_there(
    scene: Scene, opposite: list[str], defence: int, is_reached: bool
) -> None:
    """Clause 17.11: the publisher's example."""
    scene.edition("western")
    scene.british(ground=["bernard-montgomery"])
    scene.german(ground=["17-pounder-anti-tank-gun", "western-king-tiger", *opposite])
    scene.fights("dieppe-raid")
    scene.british.chooses("fire", "bernard-montgomery")

    assert defence == scene.german.defence("17-pounder-anti-tank-gun", "ground")
    assert is_reached == ("17-pounder-anti-tank-gun" in scene.british.offered("autokill"))


@pytest.mark.rule("bc-17.12")
def test_who_sits_opposite_whom_makes_no_difference() -> None:
    """Clause 17.12: opponents are told by their theatre, and no set-up asks for places at the table."""
    chosen = rules("combined")

    assert [1, 0, 3, 2] == list(chosen.opponent)
    assert [2, 3, 0, 1] == list(chosen.ally)
    assert {"packs", "strict", "quiet_rounds", "reshuffles", "commanders_return", "allied_cards"} == set(
        game().description.editions.questions
    )


@pytest.mark.rule("bc-17.13")
def test_the_invasion_of_britain_is_our_name_for_a_battle_that_is_stated() -> None:
    """Clause 17.13: the card says so, as those of Moscow and Germany say that their names are known."""
    cards = {card.id: card for card in game().card_set.definitions}
    homelands = {card.id for card in cards.values() if card.homeland}

    invasion = cards["invasion-of-britain"]

    assert ("british", "stated") == (invasion.homeland, invasion.provenance["homeland"].status)
    assert ("Invasion of Britain", "reconstructed") == (invasion.name, invasion.provenance["name"].status)
    assert {"stated"} == {cards[id].provenance["name"].status for id in homelands - {invasion.id}}
    assert 4 == len(homelands)


@pytest.mark.rule("bc-17.14")
def test_battleships_and_flak_of_the_west_fire_as_a_review_tells() -> None:
    """Clause 17.14: battleships in phase 2 and up to four times, anti-aircraft guns in phase 1."""
    battleships, guns = western_units("battleship"), western_units("aa")

    assert [[2]] * 6 == [card.phases for card in battleships]
    assert 4 == max(card.shots for card in battleships)
    assert [[1]] * 2 == [card.phases for card in guns]


@pytest.mark.rule("bc-17.15")
def test_the_german_decks_have_no_commander_in_common() -> None:
    """Clause 17.15: with both packs, too, a transfer never makes a second copy."""
    commanders = {
        side: {
            card.name for card in game().card_set.entries if card.side == side and card.group in COMMANDERS
        }
        for side in ("german", "barbarossa")
    }

    assert (4, 7) == (len(commanders["german"]), len(commanders["barbarossa"]))
    assert set() == commanders["german"] & commanders["barbarossa"]


@pytest.mark.rule("bc-17.16")
@pytest.mark.parametrize("edition", STARTERS)
def test_the_chance_of_an_attack_is_close_to_a_twentieth_for_each_point(edition: str) -> None:
    """Clause 17.16: for all attacks and defences from 0 to 20 within eight hundredths."""
    deck = numbers(edition)

    for attack in range(21):
        for defence in range(attack):
            hits = sum(1 for number in deck if is_hit(number, attack, defence))
            assert abs(hits / 54 - (attack - defence) / 20) < 0.08, (attack, defence)
    assert 30 == sum(1 for number in deck if is_hit(number, 15, 5))
