"""What the cards turned up after the firefight may be worth (sg-7.11)."""

from __future__ import annotations

from math import gcd

from eastfront.games.stalingrad.ground import note_at
from eastfront.games.stalingrad.insight.unseen import pool
from eastfront.games.stalingrad.phrases.context import Context
from eastfront.games.stalingrad.phrases.nouns import firefight_words, player_arguments
from eastfront.games.stalingrad.sequence.cards import MOST_REBUILDS
from eastfront.games.stalingrad.solving.flips import GREATEST, Stock, counted, stock_of
from eastfront.games.stalingrad.state import StalingradState
from eastfront.games.stalingrad.tables import FLIPS
from eastfront.games.stalingrad.verbs import EVENT, FIREFIGHT, FLIPPING, KINDS, REACTING
from eastfront.kernel.insight import Chance
from eastfront.kernel.message import Message


def still_to_flip(context: Context) -> list[int]:
    """Return who still turns up cards in the battle at hand, the attacker first (sg-7.12, sg-7.13)."""
    view = context.view
    battle = view.battle
    if len(battle.entries) == 0:
        return []
    roles: list[int] = []
    if view.kind in (KINDS[EVENT], KINDS[FIREFIGHT], KINDS[REACTING]):
        roles = [0, 1]
    elif view.kind == KINDS[FLIPPING] and view.asked == battle.attacker:
        roles = [1]
    return [int(battle.seat_in(role)) for role in roles if role == 0 or context.rules.both_flip]


def flip_chances(context: Context) -> list[Chance]:
    """Return for each side that still turns up cards the chance of each value."""
    seats = still_to_flip(context)
    if not seats:
        return []
    table = context.table()
    return [chance for seat in seats for chance in value_chances(seat, flip_stock(context, table, seat, []))]


def flip_stock(context: Context, table: StalingradState, seat: int, spent: list[int]) -> Stock:
    """Return what *seat* turns up cards from in the battle on the *table*.

    Cards *spent* and those announced are discarded before (sg-7.17, sg-9.3).
    """
    seen = context.view.seats[seat]
    count = 1
    if table.holders[table.battle.slot] == seat:
        count += int(note_at(table, table.battle.slot, FLIPS))
    announced = [card for card in context.view.pending if context.rules.cards.side[card] == seat]
    unseen = counted(values(context, pool(context, seat)))
    discarded = counted(values(context, [*seen.discard, *announced, *spent]))
    return stock_of(unseen, seen.deck_size, discarded, count, seen.rebuilds < MOST_REBUILDS)


def values(context: Context, cards: list[int]) -> list[int]:
    """Return the firefight values of *cards*."""
    return [int(context.rules.cards.firefight[card]) for card in cards]


def value_chances(seat: int, stock: Stock) -> list[Chance]:
    """Return by firefight value the chance that a card of it is among those turned up."""
    all = stock.ways([])
    found: list[Chance] = []
    for value in sorted(GREATEST):
        good = all - stock.ways([value])
        if good:
            found.append(flip_chance(seat, value, stock.size(), good, all))
    return found


def flip_chance(seat: int, value: int, count: int, good: int, all: int) -> Chance:
    """Return the chance of one value among *count* cards turned up."""
    id = "sg-chance-flip" if count == 1 else "sg-chance-flips"
    return reduced(Message(id, effect=firefight_words(value), **player_arguments(seat)), good, all)


def reduced(title: Message, good: int, all: int) -> Chance:
    """Return a chance in its lowest terms."""
    shared = gcd(good, all)
    return Chance(title, good // shared, all // shared)
