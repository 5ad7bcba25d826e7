"""Sums agree with the rules, hit chances with counting, unseen cards with what is hidden."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Final

import pytest

from eastfront.games.battlecards.solving.numbers import odds_of
from eastfront.kernel.insight import Insight
from eastfront.kernel.luck import key_of_seed
from tests.games.battlecards.naming import card_number
from tests.games.battlecards.scene import Scene
from tests.games.insights import chances, sums, terms, unseen

INFANTRY: Final = "infantry-division"
SAMPLES: Final = 500


def insight(scene: Scene, seat: str = "german") -> Insight:
    """Return what a seat could work out now."""
    return scene.game.insight(scene.game.view(scene.state, scene.seat(seat).seat))


def number_of(scene: Scene, id: str) -> int:
    """Return the Action Number of a card."""
    return int(scene.rules.cards.number[card_number(id)])


@pytest.mark.rule("bc-5.7")
def test_an_attack_is_printed_value_support_commander_and_kept_card(scene: Scene) -> None:
    scene.german(ground=[INFANTRY, "15-cm-sfh-18-howitzer", "erich-von-manstein"], kept=["artillery-barrage"])
    scene.soviet(ground=["t-34-76", "is-2"])
    scene.fights("smolensk")
    scene.passes_until("german", "bonus")
    scene.german.plays("artillery-barrage")
    scene.passes_until("german", "support")
    scene.german.chooses("support", INFANTRY)
    scene.german.awaits_fire(INFANTRY)

    scene.german.chooses("fire", INFANTRY)

    [title] = [title for title in sums(insight(scene)) if title.startswith("Attack")]
    found = sums(insight(scene))[title]
    parts = terms(found)
    assert [10, 2, 3] == [parts["Printed"], value(parts, "Howitzer"), parts["Kept Cards of this round"]]
    assert 2 == value(parts, "Manstein")
    assert scene.german.attack(INFANTRY, "ground") == found.total == 17


def value(parts: dict[str, int], name: str) -> int:
    """Return the term whose title has *name* in it."""
    [found] = [amount for title, amount in parts.items() if name in title]
    return found


@pytest.mark.rule("bc-5.7")
def test_a_defence_is_told_bonus_by_bonus(scene: Scene) -> None:
    scene.german(ground=["tiger-i"])
    scene.soviet(ground=["rifle-division", "zis-3-76-mm-gun", "vasily-chuikov"], kept=["dug-in"])
    scene.fights("smolensk")
    scene.passes_until("soviet", "bonus")
    scene.soviet.plays("dug-in")
    scene.passes_until("soviet", "support")
    scene.soviet.chooses("support", "rifle-division")
    scene.german.awaits_fire("tiger-i")

    scene.german.chooses("fire", "tiger-i")

    [title] = [title for title in sums(insight(scene)) if title.startswith("Defence of Rifle")]
    found = sums(insight(scene))[title]
    parts = terms(found)
    assert (5, 1, 2) == (parts["Printed"], value(parts, "ZiS"), value(parts, "Chuikov"))
    assert 3 == parts["Kept Cards of this round"]
    assert scene.soviet.defence("rifle-division", "ground") == found.total == 11


@pytest.mark.rule("bc-15.12")
def test_prepared_defences_are_a_term_of_their_own(scene: Scene) -> None:
    prepared = [
        card
        for card in scene.rules.battles[0]
        if scene.rules.cards.prepared[card] and not_forced(scene, card)
    ]
    battle = scene.rules.cards.ids[prepared[0]]
    aggressor = scene.names[int(scene.rules.seat_of_side[scene.rules.cards.aggressor[prepared[0]]])]
    tanks = {"german": ["tiger-i", "panzer-iv"], "soviet": ["is-2", "kv-1"]}
    for side, units in tanks.items():
        scene.seat(side)(ground=units)
    scene.fights(battle)
    scene.passes_until(aggressor, "fire")

    scene.seat(aggressor).chooses("fire", tanks[aggressor][0])

    found = sums(insight(scene, aggressor))
    defences = [terms(each) for title, each in found.items() if title.startswith("Defence")]
    assert 2 == len(defences)
    assert all(scene.rules.cards.prepared[prepared[0]] == parts["Prepared defences"] for parts in defences)


def not_forced(scene: Scene, battle: int) -> bool:
    """Tell whether a battle needs no other before it."""
    return int(scene.rules.cards.form[battle]) == 0


@pytest.mark.rule("bc-5.5")
def test_the_chance_counts_the_numbers_not_yet_seen(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")
    scene.german.chooses("fire", "panzer-iv")

    found = [(title, p) for title, p in chances(insight(scene)).items() if "T-34" in title]

    deck = [number_of(scene, card) for card in scene.deck()]
    good = sum(8 < number <= 13 for number in deck)
    [(title, chance)] = found
    assert title.endswith("with a number from 9 to 13")
    assert Fraction(good, len(deck)) == chance


@pytest.mark.rule("bc-5.5")
def test_before_a_unit_is_named_each_has_its_best_chance(scene: Scene) -> None:
    scene.german(ground=["panzer-iv", "tiger-i"])
    scene.soviet(ground=["t-34-76", "kv-1"])

    scene.fights("smolensk")

    found = [title for title in chances(insight(scene)) if " hits " in title]
    assert scene.asks("german", "fire")
    assert 2 == len(found)
    assert all("T-34" in title for title in found)
    assert [] == insight(scene).sums


def hit_chance(deck: list[int], spent: list[int], spans: list[tuple[int, int]]) -> Fraction:
    """Return the chance that one of some shots hits, by every order of the numbers in a deck."""
    if not spans:
        return Fraction(0)
    attack, defence = spans[0]
    found = Fraction(0)
    for place, number in enumerate(deck):
        left = deck[:place] + deck[place + 1 :]
        if defence < number <= attack:
            found += 1
        elif left:
            found += hit_chance(left, [*spent, number], spans[1:])
        else:
            found += hit_chance(spent, [number], spans[1:])
    return found / len(deck)


def expected_chance(scene: Scene, kept: list[str], spans: list[tuple[int, int]]) -> Fraction:
    """Return the same for a seat that does not know which Kept Cards the enemy has and which are in the deck.

    The enemy has all of *kept*.
    """
    spent = [number_of(scene, card) for card in scene.spent()]
    unseen = [*scene.deck(), *kept]
    windows = scene.rules.cards.window
    suspects = [card for card in unseen if windows[card_number(card)]]
    ways = list(combinations(suspects, len(kept)))
    decks = [[number_of(scene, card) for card in unseen if card not in way] for way in ways]
    return sum((hit_chance(deck, spent, spans) for deck in decks), Fraction(0)) / len(ways)


def rockets(kept: list[str], deck: list[str]) -> Scene:
    """Two rockets fire; the enemy has Kept Cards, and only a few cards are left in the deck."""
    scene = Scene()
    scene.soviet(ground=["bm-13-katyusha", "t-34-76"])
    scene.german(ground=["panzer-iv", "panther"], kept=kept)
    scene.conflict(deck, rest="spent")
    scene.fights("kharkov")
    scene.soviet.awaits_fire("bm-13-katyusha")
    return scene


SMALL_DECKS: Final = [
    ["spies-2", "kursk", "smolensk", "konigsberg"],
    ["spies-2", "kursk", "smolensk", "delay-tactics-11", "heroic-stand-19"],
    ["delay-tactics-11", "spies-2"],
    ["delay-tactics-11"],
]


@pytest.mark.rule("bc-5.9")
@pytest.mark.parametrize("deck", SMALL_DECKS, ids=len)
def test_the_shots_of_a_unit_are_counted_by_every_order_of_the_unseen_numbers(deck: list[str]) -> None:
    """The smallest decks run out, so that the discard pile is shuffled between the shots."""
    scene = rockets(["dug-in-8"], deck)
    scene.soviet.chooses("fire", "bm-13-katyusha")

    found = chances(insight(scene, "soviet"))

    single = "BM-13 Katyusha (2) hits {} with a number from {} to 12"
    several = "BM-13 Katyusha (2) hits {} at least once if it fires both shots left at it"
    told = {}
    for target, defence in (("Panzer IV (1)", 7), ("Panther (2)", 9)):
        shot = (12, defence)
        told[single.format(target, defence + 1)] = expected_chance(scene, ["dug-in-8"], [shot])
        told[several.format(target)] = expected_chance(scene, ["dug-in-8"], [shot, shot])
    assert told == found


@pytest.mark.rule("bc-5.9")
def test_the_last_shot_is_told_by_itself() -> None:
    scene = rockets([], ["spies-2", "kursk", "smolensk", "konigsberg"])

    scene.soviet.fires("bm-13-katyusha", at="panther", number=2)

    assert scene.asks("soviet", "target")
    found = chances(insight(scene, "soviet"))
    assert 2 == len(found)
    assert not any("at least once" in title for title in found)


@pytest.mark.rule("bc-5.5")
def test_before_a_unit_is_named_all_shots_that_are_ready_are_told_together(scene: Scene) -> None:
    scene.german(ground=["panzer-iv", "panzer-iv", "tiger-i"])
    scene.soviet(ground=["t-34-76", "kv-1"], kept=["dug-in-8"])
    scene.conflict(["spies-2", "kursk", "delay-tactics-11", "sevastopol", "konigsberg"], rest="spent")
    scene.fights("smolensk")
    scene.german.awaits_fire("tiger-i")

    found = {title: p for title, p in chances(insight(scene)).items() if "at least once" in title}

    title = "{} is hit at least once if all units that may fire at it do so, with 3 shots in all"
    assert found == {
        title.format(target): expected_chance(
            scene, ["dug-in-8"], [(attack, defence) for attack in (16, 13, 13)]
        )
        for target, defence in (("T-34/76 (1)", 8), ("KV-1 (2)", 10))
    }
    assert len(set(found.values())) == 2


def test_nobody_learns_from_the_odds_which_card_the_enemy_has_kept() -> None:
    """The scenes differ in where two Kept Cards are: one in the deck, the other beside the German."""
    others = ["spies-2", "kursk", "smolensk"]
    scenes = [
        rockets(["delay-tactics-11"], ["counterattack-17", *others]),
        rockets(["counterattack-17"], ["delay-tactics-11", *others]),
    ]
    for scene in scenes:
        scene.soviet.chooses("fire", "bm-13-katyusha")

    soviet = [chances(insight(scene, "soviet")) for scene in scenes]
    spectator = [chances(scene.game.insight(scene.game.view(scene.state, None))) for scene in scenes]
    german = [chances(insight(scene, "german")) for scene in scenes]

    assert soviet[0] == soviet[1] == spectator[0] == spectator[1] != {}
    # He knows his own card, and so what is in the deck.
    assert german[0] != german[1]
    assert list(german[0]) == list(soviet[0])


@pytest.mark.rule("bc-6.10")
def test_an_autokill_is_certain(scene: Scene) -> None:
    killers = [card for card in range(scene.rules.cards.size) if scene.rules.cards.can_autokill[card]]
    german = next(
        scene.rules.cards.ids[card]
        for card in killers
        if scene.rules.copies[card] and scene.rules.seat_of_side[scene.rules.cards.side[card]] == 0
    )
    scene.german(ground=[german, INFANTRY])
    scene.soviet(ground=["rifle-division", "t-34-76"])
    scene.fights("smolensk")
    scene.german.awaits_fire(german)

    scene.german.chooses("fire", german)

    found = {title: p for title, p in chances(insight(scene)).items() if "Autokill" in title}
    assert len(scene.german.offered("autokill")) == len(found) >= 1
    assert {Fraction(1)} == set(found.values())


@pytest.mark.parametrize("watcher", [0, 1, None])
def test_the_odds_of_the_next_card_are_those_of_the_deals_a_seat_cannot_tell_apart(
    scene: Scene, watcher: int | None
) -> None:
    """Kept Cards of others may be in the deck or beside their owner; both count."""
    scene.german(ground=["panzer-iv"], kept=["artillery-barrage", "delay-tactics"])
    scene.soviet(ground=["t-34-76"], kept=["dug-in"])
    scene.conflict(spent=["spies-2", "kursk"])
    scene.fights("smolensk")
    view = scene.game.view(scene.state, watcher)

    odds = odds_of(view, scene.rules, 0)

    assert odds.all == sum(odds.cases.values())
    tops = [0] * scene.rules.cards.size
    for seed in range(SAMPLES):
        tops[scene.game.sample(view, key_of_seed(seed)).conflict[0].cards[-1]] += 1
    assert {card for card, count in enumerate(tops) if count} <= set(odds.cases)
    low = sum(count for card, count in enumerate(tops) if scene.rules.cards.number[card] <= 10) / SAMPLES
    expected = sum(n for card, n in odds.cases.items() if scene.rules.cards.number[card] <= 10) / odds.all
    assert abs(low - expected) < 0.05


def test_a_kept_card_of_somebody_else_is_less_likely_on_top_than_a_card_that_must_be_there(
    scene: Scene,
) -> None:
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76"], kept=["dug-in", "delay-tactics"])
    scene.fights("smolensk")
    view = scene.game.view(scene.state, 0)

    odds = odds_of(view, scene.rules, 0)

    kept = [card for card in odds.cases if scene.rules.cards.window[card]]
    inside = len([card for card in scene.deck() if scene.rules.cards.window[card_number(card)]])
    plain = odds.cases[card_number("kursk")]
    assert len(kept) == inside + 2
    assert {Fraction(inside, inside + 2)} == {Fraction(odds.cases[card], plain) for card in kept}


@pytest.mark.rule("bc-16.1")
def test_unseen_cards_are_named_with_where_they_may_be(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"], hand=["tiger-i"], rest="discard", deck=["panzer-iii"])
    scene.soviet(ground=["t-34-76"], hand=["kv-1"], rest="discard", deck=["is-2"])
    scene.starts_turn("german")

    found = unseen(insight(scene))

    assert {"panzer-iii": 1} == found["Arsenal deck of the German player"]
    shown = {id for cards in found.values() for id in cards}
    assert not {"panzer-iv", "tiger-i"} & shown
    [(title, tanks)] = [(title, cards) for title, cards in found.items() if "t-34-76" in cards]
    assert "Arsenal deck, hand or Ground stack of the Soviet player" == title
    assert {"kv-1": 1, "t-34-76": 1, "is-2": 1} == tanks


@pytest.mark.rule("bc-5.5")
def test_a_single_number_is_no_range(scene: Scene) -> None:
    scene.german(ground=["panzer-iii"])
    scene.soviet(ground=["kv-1", "t-34-76"])
    scene.fights("smolensk")

    scene.german.chooses("fire", "panzer-iii")

    [title] = [title for title in chances(insight(scene)) if "KV-1" in title]
    assert title.endswith("with the number 11")


def test_a_spectator_works_out_the_chances_too(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")
    scene.german.chooses("fire", "panzer-iv")

    watching = scene.game.insight(scene.game.view(scene.state, None))

    assert chances(insight(scene)) == chances(watching) != {}
    assert list(sums(insight(scene))) == list(sums(watching)) != []
