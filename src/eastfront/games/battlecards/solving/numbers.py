"""Which cards may lie in a Conflict deck and on top of it, and how likely that is, by what a seat has seen.

Of a Kept Card a seat may not know whether it is in the deck or beside a player: every way to deal such
cards to where they may be is equally likely.
"""

from __future__ import annotations

from functools import lru_cache

from eastfront.games.battlecards.knowledge import CONFLICT, KEPT, zone_at
from eastfront.games.battlecards.rules import Rules
from eastfront.games.battlecards.sample import kept_in_deck
from eastfront.games.battlecards.sequence.values import HIGHEST_NUMBER
from eastfront.games.battlecards.solving.odds import Numbers, Pile, added, numbers_in
from eastfront.games.battlecards.tables import KEPT as KEPT_KIND
from eastfront.games.battlecards.view import BattleView


class Odds:
    """By card of a Conflict deck in how many of *all* equally likely cases it lies on top."""

    def __init__(self, cases: dict[int, int], all: int) -> None:
        self.cases = cases
        self.all = all


def numbers_of(view: BattleView, rules: Rules, theatre: int) -> Numbers:
    """Return which Action Numbers a theatre's Conflict deck may turn up next, and how likely."""
    odds = odds_of(view, rules, theatre)
    weights = [0] * (HIGHEST_NUMBER + 1)
    for card, cases in odds.cases.items():
        weights[rules.cards.number[card]] += cases
    return Numbers(weights, odds.all)


def odds_of(view: BattleView, rules: Rules, theatre: int) -> Odds:
    """Return what may lie on top of a theatre's Conflict deck."""
    room = kept_room(view, rules, theatre)
    hidden = hidden_kept(view, rules, theatre)
    masks = list(hidden.values())
    every = ways(masks, room)
    cases = {card: every for card in certain_cards(view, rules, theatre)}
    deck = CONFLICT + theatre
    by_mask: dict[int, int] = {}
    for card, mask in hidden.items():
        if mask not in by_mask:
            by_mask[mask] = ways_with(masks, mask, deck, room)
        if by_mask[mask]:
            cases[card] = by_mask[mask]
    return Odds(cases, every * view.conflict_sizes[theatre])


def piles_of(view: BattleView, rules: Rules, theatre: int) -> list[tuple[Pile, int]]:
    """Return how a theatre's Conflict deck and its discard pile may be made up, each way with its cases."""
    number = rules.cards.number
    spent = tuple(numbers_in([int(number[card]) for card in view.spent[theatre]]).weights)
    certain = numbers_in([int(number[card]) for card in certain_cards(view, rules, theatre)])
    room = kept_room(view, rules, theatre)
    zones = sorted(room)
    found = {(tuple([room[zone] for zone in zones]), tuple(certain.weights)): 1}
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
    shown = set(view.pending)
    for cards in view.spent:
        shown |= set(cards)
    for seen in view.seats:
        shown |= set(seen.won)
    return [
        int(card)
        for card in rules.decks[theatre]
        if rules.cards.kind[card] != KEPT_KIND and int(card) not in shown
    ]


def hidden_kept(view: BattleView, rules: Rules, theatre: int) -> dict[int, int]:
    """Return each Kept Card of a theatre that does not lie open with the zones it may be in, as a mask."""
    return {
        int(rules.token_card[token]): view.known[token]
        for token in range(rules.units, rules.tokens)
        if view.known[token] and rules.theatre_of_card(rules.token_card[token]) == theatre
    }


def kept_room(view: BattleView, rules: Rules, theatre: int) -> dict[int, int]:
    """Return how many Kept Cards of a theatre lie in each zone."""
    room = {CONFLICT + theatre: kept_in_deck(view, rules, theatre)}
    for seat, seen in enumerate(view.seats):
        if rules.theatre[seat] == theatre:
            room[int(zone_at(seat, KEPT))] = seen.kept_size
    return room


def ways_with(masks: list[int], mask: int, zone: int, room: dict[int, int]) -> int:
    """Count the ways to deal the cards with these *masks* if one with *mask* goes to *zone*."""
    if not mask >> zone & 1 or room[zone] == 0:
        return 0
    rest = list(masks)
    rest.remove(mask)
    return ways(rest, {**room, zone: room[zone] - 1})


def ways(masks: list[int], room: dict[int, int]) -> int:
    """Count the ways to deal cards, each to a zone of its mask, so that every zone is filled."""
    zones = sorted(room)
    return count_ways(tuple(sorted(masks)), tuple(zones), tuple(room[zone] for zone in zones))


@lru_cache(maxsize=4096)
def count_ways(masks: tuple[int, ...], zones: tuple[int, ...], room: tuple[int, ...]) -> int:
    """Count the same from what can be remembered: a game asks for the same few deals again and again."""
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
