"""Chapter 4, preparations: the piles, the starting decks, the removed pile, who begins with what."""

from __future__ import annotations

from collections import Counter

import pytest

from eastfront.games.barbarossa.setup import deal_starting_decks, stock_war_zone
from eastfront.games.barbarossa.state import PURPOSES, BarbarossaState, empty_state
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import SetupError
from eastfront.kernel.luck import key_of_seed, new_luck
from eastfront.kernel.notices import Notice
from tests.games.barbarossa.layout import listed
from tests.games.barbarossa.naming import EDITIONS, card_ids, card_number, game, ids_of
from tests.games.barbarossa.scene import Scene

DECK = ["grenadier-regiment"] * 2 + ["horse-drawn-transport"] * 6
ARMY_PILES = [
    "grenadier-regiment",
    "field-replacement-battalion",
    "panzer-grenadier-regiment",
    "flak-battalion",
    "armored-scout-battalion",
    "motorcycle-battalion",
    "engineer-battalion",
    "artillery-regiment",
    "assault-gun-battalion",
    "anti-tank-battalion",
    "division-hq-company",
    "panzer-regiment",
    "heavy-tank-battalion",
    "ss-panzer-regiment",
]
SUPPLY_PILES = ["horse-drawn-transport", "motorized-transport", "locomotive-transport"]
STRATEGY_PILES = ["strategic-planning", "air-supply", "blitzkrieg"]


def new(seed: int, edition: str = "kamikaze", seats: int = 2, **options: str) -> BarbarossaState:
    return game().new(Setup("barbarossa", edition, seats, options), key_of_seed(seed))


def removed(state: BarbarossaState) -> dict[str, int]:
    return {card_ids([card])[0]: int(count) for card, count in enumerate(state.removed) if count}


def removed_pile(state: BarbarossaState) -> str:
    """Name the pile as the questions do: all Support cards are one pile."""
    kinds = removed(state)
    return "support" if set(ids_of("support")) == set(kinds) else "+".join(kinds)


@pytest.mark.rule("bb-4.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_kind_of_supply_strategy_and_army_card_is_an_open_pile(edition: str) -> None:
    state = new(1, edition, seats=3, removed_pile="support")
    seen = game().view(state, None).war_zone

    piles = {card_ids([card])[0]: seen[card] for card in state.rules.cards.piles}
    assert SUPPLY_PILES + STRATEGY_PILES + ARMY_PILES == list(piles)
    assert 20 == len(piles)
    full = {each.id: each.copies for each in game().card_set.definitions}
    full["horse-drawn-transport"] -= 3 * 6
    full["grenadier-regiment"] -= 3 * 2
    assert {name: full[name] for name in piles} == piles


@pytest.mark.rule("bb-4.2")
def test_support_cards_are_one_shuffled_open_pile() -> None:
    piles = [new(seed, removed_pile="air-supply").support for seed in range(100)]

    contents = {tuple(sorted(listed(pile))) for pile in piles}
    assert [sorted(ids_of("support") * 2)] == [sorted(card_ids(list(pile))) for pile in contents]
    assert set(ids_of("support")) == {card_ids(listed(pile))[-1] for pile in piles}
    state = new(1, removed_pile="air-supply")
    assert listed(state.support) == game().view(state, None).support


@pytest.mark.rule("bb-4.3")
def test_event_cards_are_one_shuffled_hidden_pile() -> None:
    piles = [new(seed).events for seed in range(200)]

    assert {31} == {len(listed(pile)) for pile in piles}
    assert set(ids_of("event")) == {card_ids(listed(pile))[-1] for pile in piles}
    views = [game().view(new(seed, first_player="youngest"), None) for seed in range(5)]
    assert all(([], []) == (view.events_above, view.events_below) for view in views)
    assert 1 == len({tuple(view.events_unseen) for view in views})


@pytest.mark.rule("bb-4.4")
def test_the_footholds_are_two_open_piles() -> None:
    state = new(1, seats=5)
    seen = game().view(state, None).war_zone

    assert [10, 10] == [seen[card_number(name)] for name in ("fortified-hill", "strategic-position")]


@pytest.mark.rule("bb-4.5", "bb-4.6")
def test_the_other_cities_lie_shuffled_and_open_on_moscow() -> None:
    piles = [card_ids(listed(new(seed).cities)) for seed in range(200)]

    assert {"moscow"} == {pile[0] for pile in piles}
    assert {12} == {len(set(pile)) for pile in piles}
    assert 11 == len({pile[-1] for pile in piles})
    state = new(1)
    assert listed(state.cities) == game().view(state, None).cities


@pytest.mark.rule("bb-4.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_starting_deck_is_six_transports_and_two_grenadiers_from_the_war_zone(edition: str) -> None:
    state = new(1, edition, seats=5, removed_pile="support")

    owned = [sorted(card_ids(listed(zone.hand) + listed(zone.deck))) for zone in state.seats]
    assert [DECK] * 5 == owned
    assert 40 - 5 * 6 == state.war_zone[card_number("horse-drawn-transport")]
    assert 20 - 5 * 2 == state.war_zone[card_number("grenadier-regiment")]


@pytest.mark.rule("bb-4.7")
def test_starting_decks_are_shuffled_each_by_itself() -> None:
    decks = [tuple(listed(zone.deck)) for seed in range(20) for zone in new(seed).seats]
    hands = [tuple(listed(zone.hand)) for zone in new(3, seats=5).seats]

    assert 5 < len(set(decks))
    assert 1 < len(set(hands))


@pytest.mark.rule("bb-4.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_pile_is_removed(edition: str) -> None:
    for seed in range(50):
        state = new(seed, edition)
        gone = removed(state)

        assert len(gone) == 1 or set(ids_of("support")) == set(gone)
        assert [0] * len(gone) == [int(state.war_zone[card_number(name)]) for name in gone]


@pytest.mark.rule("bb-4.9")
@pytest.mark.parametrize("pile", ["horse-drawn-transport", "grenadier-regiment"])
def test_starting_cards_are_kept_even_if_their_pile_is_removed(pile: str) -> None:
    state = new(1, seats=4, removed_pile=pile)

    owned = [sorted(card_ids(listed(zone.hand) + listed(zone.deck))) for zone in state.seats]
    assert [DECK] * 4 == owned
    copies = int(state.rules.cards.copies[card_number(pile)])
    assert {pile: copies - 4 * DECK.count(pile)} == removed(state)


@pytest.mark.rule("bb-4.10", "bb-4.12")
@pytest.mark.parametrize("edition", ["lundstrom", "kamikaze"])
def test_each_of_21_piles_may_be_the_one_removed_and_equally_often(edition: str) -> None:
    counts = Counter(removed_pile(new(seed, edition)) for seed in range(4200))

    assert {*SUPPLY_PILES, *STRATEGY_PILES, *ARMY_PILES, "support"} == set(counts)
    assert 21 == len(counts)
    assert all(150 < count < 250 for count in counts.values()), counts


@pytest.mark.rule("bb-4.11", "bb-4.12")
def test_each_of_18_piles_may_be_the_one_removed_where_supply_stays() -> None:
    counts = Counter(removed_pile(new(seed, "arclight")) for seed in range(3600))

    assert {*STRATEGY_PILES, *ARMY_PILES, "support"} == set(counts)
    assert 18 == len(counts)
    assert all(150 < count < 250 for count in counts.values()), counts


@pytest.mark.rule("bb-4.13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_support_pile_may_be_named_for_removal(edition: str) -> None:
    state = new(1, edition, removed_pile="support")

    assert dict.fromkeys(ids_of("support"), 2) == removed(state)
    assert 0 == state.support.size()


@pytest.mark.rule("bb-4.14", "bb-4.15", "bb-4.16", "bb-4.17", "bb-4.18", "bb-4.19", "bb-4.20")
@pytest.mark.rule("bb-4.21", "bb-4.22", "bb-4.23", "bb-4.24", "bb-4.25", "bb-4.26", "bb-4.27")
@pytest.mark.rule("bb-4.28", "bb-4.29", "bb-4.30", "bb-4.31", "bb-4.32", "bb-4.33")
@pytest.mark.parametrize("pile", SUPPLY_PILES + STRATEGY_PILES + ARMY_PILES)
def test_any_pile_may_be_named_for_removal(pile: str) -> None:
    state = new(1, seats=2, removed_pile=pile)

    copies = int(state.rules.cards.copies[card_number(pile)])
    assert {pile: copies - 2 * DECK.count(pile)} == removed(state)
    assert 0 == state.war_zone[card_number(pile)]


@pytest.mark.rule("bb-4.34")
def test_removed_cards_can_be_neither_recruited_nor_gained(scene: Scene) -> None:
    scene.edition("kamikaze", removed_pile="motorized-transport")
    scene.seat1(hand=["engineer-battalion", "flak-battalion", "horse-drawn-transport"], deck=["air-supply"])
    scene.points(supply=9)
    scene.in_phase("tactics")
    scene.seat1.plays("engineer-battalion")

    scene.seat1.uses("engineer-battalion played")
    scene.seat1.chooses("scrap", "horse-drawn-transport")

    assert ["horse-drawn-transport"] == scene.offered("gain")
    scene.seat1.ends()
    scene.seat1.ends()
    assert scene.asks("seat1", "reinforcement-phase")
    assert not scene.offers("recruit motorized-transport")
    assert scene.offers("recruit locomotive-transport")


@pytest.mark.rule("bb-4.34")
def test_a_removed_support_pile_offers_nothing(scene: Scene) -> None:
    scene.edition("kamikaze", removed_pile="support")
    scene.points(supply=9, reinforcement=1)
    scene.in_phase("reinforcement")

    assert [] == [name for name in scene.offered("recruit") if name in ids_of("support")]
    assert 20 == len(scene.offered("recruit"))


@pytest.mark.rule("bb-4.35")
@pytest.mark.parametrize("pile", SUPPLY_PILES)
def test_a_pile_that_must_stay_cannot_be_named_for_removal(pile: str) -> None:
    with pytest.raises(SetupError, match=r"bb-4\.11"):
        new(1, "arclight", removed_pile=pile)
    with pytest.raises(SetupError, match=r"bb-4\.11"):
        new(1, "kamikaze", removable_piles="without-supply", removed_pile=pile)


@pytest.mark.rule("bb-4.35")
def test_what_is_no_removable_pile_cannot_be_named() -> None:
    for pile in ("fortified-hill", "moscow", "events", "heinz-guderian"):
        with pytest.raises(SetupError, match="removed_pile"):
            new(1, removed_pile=pile)


@pytest.mark.rule("bb-4.36")
@pytest.mark.parametrize("edition", ["lundstrom", "kamikaze"])
def test_the_first_player_is_drawn_by_lot(edition: str) -> None:
    states = [new(seed, edition, seats=3) for seed in range(600)]
    first = Counter(int(state.asked) for state in states)

    assert {0, 1, 2} == set(first)
    assert all(150 < count < 250 for count in first.values()), first
    assert all(state.asked == state.turn for state in states)


@pytest.mark.rule("bb-4.37")
def test_the_first_seat_is_the_youngest_players_and_begins() -> None:
    states = [new(seed, "arclight", seats=3) for seed in range(50)]

    assert {0} == {int(state.asked) for state in states}
    assert {0} == {int(new(seed, seats=3, first_player="youngest").asked) for seed in range(50)}


@pytest.mark.rule("bb-4.36", "bb-4.37")
@pytest.mark.parametrize(("answer", "clause"), [("random", "bb-4.36"), ("youngest", "bb-4.37")])
def test_the_first_notice_says_who_begins_and_why(answer: str, clause: str) -> None:
    notices: list[Notice] = []
    state = game().new(Setup("barbarossa", "kamikaze", 3, {"first_player": answer}), key_of_seed(2), notices)

    (begins,) = [notice for notice in notices if notice.id == "begins-game"]
    assert (clause, {"seat": int(state.turn)}) == (begins.rule, begins.arguments)


@pytest.mark.rule("bb-4.38")
def test_a_first_hand_is_the_four_topmost_cards_of_the_deck() -> None:
    notices: list[Notice] = []
    setup = Setup("barbarossa", "kamikaze", 3)
    state = game().new(setup, key_of_seed(5), notices)
    dealt = empty_state(setup, game().rules(setup), new_luck(key_of_seed(5), PURPOSES))
    stock_war_zone(dealt)
    deal_starting_decks(dealt, 3)

    for zone, before in zip(state.seats, dealt.seats, strict=True):
        assert 8 == before.deck.size()
        assert listed(before.deck)[:4] == listed(zone.deck)
        assert sorted(listed(before.deck)[4:]) == listed(zone.hand)
    assert 12 == len([notice for notice in notices if notice.id == "draws"])
