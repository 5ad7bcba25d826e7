"""Which cards may lie in a Conflict deck and on top of it, and how likely that is, by what a seat has seen.

Of a Kept Card a seat may not know whether it is in the deck or beside a player: every way to deal such
cards to where they may be is equally likely.
"""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.battlecards.knowledge import CONFLICT, KEPT, zone_at
from eastfront.games.battlecards.rules import Rules
from eastfront.games.battlecards.sample import kept_in_deck
from eastfront.games.battlecards.sequence.values import HIGHEST_NUMBER
from eastfront.games.battlecards.solving.odds import Numbers, Pile, added, numbers_in
from eastfront.games.battlecards.tables import KEPT as KEPT_KIND
from eastfront.games.battlecards.view import BattleView
from eastfront.kernel.zones import listed


class Odds:
    """By card of a Conflict deck in how many of *all* equally likely cases it lies on top."""

    def __init__(self, cases: dict[int, int], all: int) -> None:
        self.cases = cases
        self.all = all


class Deals:
    """In how many *ways* cards may be dealt, and in how many of them one with a mask is *inside* the deck."""

    def __init__(self, ways: int, inside: dict[int, int]) -> None:
        self.ways = ways
        self.inside = inside


def numbers_of(view: BattleView, rules: Rules, theatre: int) -> Numbers:
    """Return which Action Numbers a theatre's Conflict deck may turn up next, and how likely."""
    number = rules.cards.number
    hidden = hidden_kept(view, rules, theatre)
    deals = deals_of(view, rules, theatre, hidden)
    weights = [deals.ways * int(count) for count in certain_numbers(view, rules, theatre)]
    for card, mask in hidden.items():
        weights[number[card]] += deals.inside[mask]
    return Numbers(weights, deals.ways * view.conflict_sizes[theatre])


def odds_of(view: BattleView, rules: Rules, theatre: int) -> Odds:
    """Return what may lie on top of a theatre's Conflict deck."""
    hidden = hidden_kept(view, rules, theatre)
    deals = deals_of(view, rules, theatre, hidden)
    cases = dict.fromkeys(certain_cards(view, rules, theatre), deals.ways)
    for card, mask in hidden.items():
        if deals.inside[mask]:
            cases[card] = deals.inside[mask]
    return Odds(cases, deals.ways * view.conflict_sizes[theatre])


def deals_of(view: BattleView, rules: Rules, theatre: int, hidden: dict[int, int]) -> Deals:
    """Return in how many ways the *hidden* cards of a theatre may be dealt to where they may be."""
    room = kept_room(view, rules, theatre)
    return count_deals(tuple(sorted(hidden.values())), CONFLICT + theatre, tuple(room), tuple(room.values()))


def piles_of(view: BattleView, rules: Rules, theatre: int) -> list[tuple[Pile, int]]:
    """Return how a theatre's Conflict deck and its discard pile may be made up, each way with its cases."""
    number = rules.cards.number
    spent = tuple(numbers_in([int(number[card]) for card in view.spent[theatre]]).weights)
    certain = tuple(listed(certain_numbers(view, rules, theatre)))
    room = kept_room(view, rules, theatre)
    zones = sorted(room)
    found = {(tuple([room[zone] for zone in zones]), certain): 1}
    for card, mask in hidden_kept(view, rules, theatre).items():
        following: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
        for (left, deck), cases in found.items():
            for index, zone in enumerate(zones):
                if mask >> zone & 1 and left[index]:
                    inside = 1 if zone == CONFLICT + theatre else 0
                    after = (added(left, index, -1), added(deck, int(number[card]), inside))
                    following[after] = following.get(after, 0) + cases
        found = following
    return [(Pile(deck, spent), cases) for (_, deck), cases in found.items()]


def certain_cards(view: BattleView, rules: Rules, theatre: int) -> list[int]:
    """Return the cards that are in a deck for certain: those that are never kept and lie nowhere open."""
    shown, kind = shown_cards(view, rules), rules.cards.kind
    return [int(card) for card in rules.decks[theatre] if not shown[card] and kind[card] != KEPT_KIND]


def certain_numbers(view: BattleView, rules: Rules, theatre: int) -> vec[i64]:
    """Count the same cards by Action Number."""
    shown, cards = shown_cards(view, rules), rules.cards
    counts = vec[i64]([0] * (HIGHEST_NUMBER + 1))
    for card in rules.decks[theatre]:
        if not shown[card] and cards.kind[card] != KEPT_KIND:
            counts[cards.number[card]] += 1
    return counts


def shown_cards(view: BattleView, rules: Rules) -> vec[i64]:
    """Return by card whether it is a Conflict card that lies open."""
    shown = vec[i64]([0] * rules.cards.size)
    mark(shown, view.pending)
    for spent in view.spent:
        mark(shown, spent)
    for seen in view.seats:
        mark(shown, seen.won)
    return shown


def mark(shown: vec[i64], cards: list[int]) -> None:
    """Mark some cards as *shown*."""
    for card in cards:
        shown[card] = 1


def hidden_kept(view: BattleView, rules: Rules, theatre: int) -> dict[int, int]:
    """Return each Kept Card of a theatre that does not lie open with the zones it may be in, as a mask."""
    found: dict[int, int] = {}
    for token in range(rules.units, rules.tokens):
        card = rules.token_card[token]
        if view.known[token] and rules.theatre_of_card(card) == theatre:
            found[int(card)] = view.known[token]
    return found


def kept_room(view: BattleView, rules: Rules, theatre: int) -> dict[int, int]:
    """Return how many Kept Cards of a theatre lie in each zone."""
    room = {CONFLICT + theatre: kept_in_deck(view, rules, theatre)}
    for seat, seen in enumerate(view.seats):
        if rules.theatre[seat] == theatre:
            room[int(zone_at(seat, KEPT))] = seen.kept_size
    return room


@lru_cache(maxsize=4096)
def count_deals(masks: tuple[int, ...], deck: int, zones: tuple[int, ...], room: tuple[int, ...]) -> Deals:
    """Count the ways to deal cards, each to a zone of its mask, so that there is room for no more.

    What was counted is remembered: a game asks for the same few deals again and again.
    """
    inside: dict[int, int] = {}
    at = zones.index(deck)
    for number, mask in enumerate(masks):
        if mask not in inside:
            inside[mask] = 0
            if mask >> deck & 1 and room[at]:
                rest = masks[:number] + masks[number + 1 :]
                inside[mask] = count_ways(rest, zones, added(room, at, -1))
    return Deals(count_ways(masks, zones, room), inside)


def count_ways(masks: tuple[int, ...], zones: tuple[int, ...], room: tuple[int, ...]) -> int:
    """Count the ways to deal cards, each to a zone of its mask, so that every zone is filled."""
    counts = {room: 1}
    for mask in masks:
        following: dict[tuple[int, ...], int] = {}
        for left, count in counts.items():
            for index, zone in enumerate(zones):
                if mask >> zone & 1 and left[index]:
                    after = (*left[:index], left[index] - 1, *left[index + 1 :])
                    following[after] = following.get(after, 0) + count
        counts = following
    return counts.get((0,) * len(zones), 0)
