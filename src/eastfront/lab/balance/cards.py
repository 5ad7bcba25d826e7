"""Cards in a survey: how often each is seen, and whether those who have to do with it win more."""

from __future__ import annotations

from collections import Counter, defaultdict
from math import sqrt
from typing import Final

from msgspec import Struct

from eastfront.games import game_of
from eastfront.lab.balance.record import Record
from eastfront.lab.balance.survey import Survey
from eastfront.lab.match import seat_shares
from eastfront.lab.stats.share import SURE

# A variant of a survey, and a seat in it.
Place = tuple[int, int]
# One more game is thought of that came out otherwise altogether: a few that came out alike prove little.
DOUBT: Final = 1.0


class CardRate(Struct):
    """A *card* in a *deed*: in which part of the games any seat did it, and what it came with.

    *seats* counts those who did it, once a game. *gain* is their share of the games minus what the same
    seats of the same variant have in all games, with its 95 % interval.
    """

    deed: str
    card: str
    games: int
    frequency: float
    seats: int
    gain: float
    interval: tuple[float, float]


def card_rates(survey: Survey, records: list[Record]) -> list[CardRate]:
    """Return every card in every deed, the most frequent first."""
    usual = Usual(survey, records)
    found: defaultdict[tuple[str, int], Sums] = defaultdict(Sums)
    for record in records:
        for deed, seats in record.deeds.items():
            for card, who in doers(seats).items():
                places = [(survey.variant_of(record.number), seat) for seat in who]
                found[deed, card].add(usual, survey.luck_of(record.number), places)
    ids = [card.id for card in game_of(survey.game).cards()]
    rates = [usual.rate(deed, ids[card], sums) for (deed, card), sums in found.items()]
    return sorted(rates, key=lambda each: (each.deed, -each.games, each.card))


def record_shares(survey: Survey, record: Record) -> list[float]:
    """Return each seat's share of a game."""
    edition = survey.variants[survey.variant_of(record.number)].edition
    alliances = game_of(survey.game).describe().alliances[edition]
    return [float(share) for share in seat_shares(record.ranks, alliances)]


def doers(seats: list[list[int]]) -> dict[int, list[int]]:
    """Return by card the seats that had to do with it."""
    found: defaultdict[int, list[int]] = defaultdict(list)
    for seat, cards in enumerate(seats):
        for card in cards:
            found[card].append(seat)
    return found


class Sums:
    """What is summed up of a card over the games in which it was met.

    *met* counts the seats that met it by place, which is a variant and a seat. *gained* and *counts* are
    by luck: what these seats gained together, and how many they were.
    """

    def __init__(self) -> None:
        self.games = 0
        self.met: Counter[Place] = Counter()
        self.gained: defaultdict[int, float] = defaultdict(float)
        self.counts: Counter[int] = Counter()

    def add(self, usual: Usual, luck: int, places: list[Place]) -> None:
        """Add a game of some *luck* in which the seats at *places* met the card."""
        self.games += 1
        self.met.update(places)
        self.gained[luck] += sum(usual.excess[luck][place] for place in places)
        self.counts[luck] += len(places)


class Usual:
    """What each place, a seat of a variant, usually has of its *games*, which cards are compared with.

    *excess* is what the places have above their usual *share*, luck by luck.
    """

    def __init__(self, survey: Survey, records: list[Record]) -> None:
        self.games = len(records)
        self.excess: defaultdict[int, dict[Place, float]] = defaultdict(dict)
        totals: defaultdict[Place, float] = defaultdict(float)
        counts: Counter[Place] = Counter()
        for record in records:
            variant, luck = survey.variant_of(record.number), survey.luck_of(record.number)
            for seat, share in enumerate(record_shares(survey, record)):
                self.excess[luck][variant, seat] = share
                totals[variant, seat] += share
                counts[variant, seat] += 1
        self.counts = counts
        self.share = {place: total / counts[place] for place, total in totals.items()}
        for shares in self.excess.values():
            for place in shares:
                shares[place] -= self.share[place]

    def rate(self, deed: str, card: str, sums: Sums) -> CardRate:
        """Return the rate of a card; nobody can win less than no games or more than all."""
        count = sums.met.total()
        gain = sum(sums.gained.values()) / count
        share = sum(met * self.share[place] for place, met in sums.met.items()) / count
        reach = SURE * sqrt(self.variance(sums, gain) + DOUBT) / count
        return CardRate(
            deed,
            card,
            sums.games,
            round(sums.games / self.games, 4),
            count,
            round(gain, 4),
            (round(max(gain - reach, -share), 4), round(min(gain + reach, 1.0 - share), 4)),
        )

    def variance(self, sums: Sums, gain: float) -> float:
        """Return the variance of all that a card's seats have gained.

        What is usual is not known either, but comes from the same games. So each luck tells what the
        card's seats gained above *gain*, minus what it adds to the usual of such seats; games of the
        same luck hang together, and so do the seats of a game. This is the sum of the squares.
        """
        parts = {place: met / self.counts[place] for place, met in sums.met.items()}
        total = 0.0
        for luck, excess in self.excess.items():
            usual = sum(part * excess.get(place, 0.0) for place, part in parts.items())
            total += (sums.gained.get(luck, 0.0) - gain * sums.counts[luck] - usual) ** 2
        return total
