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
    for record, gains in zip(records, usual.excess, strict=True):
        variant = survey.variant_of(record.number)
        for deed, seats in record.deeds.items():
            for card, who in doers(seats).items():
                found[deed, card].add(variant, gains, who)
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

    In each game so many seats have met it (a *count*) and have *gained* something together. *met* counts
    by variant and seat; *shared* sums what the card's seats gained times what a seat gained, and how
    many they are times that.
    """

    def __init__(self) -> None:
        self.games = 0
        self.count = 0
        self.gained = 0.0
        self.squares = [0.0, 0.0, 0.0]
        self.met: defaultdict[tuple[int, int], int] = defaultdict(int)
        self.shared: defaultdict[tuple[int, int], list[float]] = defaultdict(lambda: [0.0, 0.0])

    def add(self, variant: int, gains: list[float], who: list[int]) -> None:
        """Add a game in which the seats *who* met the card, with what every seat gained."""
        gained = sum(gains[seat] for seat in who)
        self.games += 1
        self.count += len(who)
        self.gained += gained
        for place, term in enumerate((gained * gained, gained * len(who), len(who) ** 2)):
            self.squares[place] += term
        for seat, gain in enumerate(gains):
            self.met[variant, seat] += seat in who
            self.shared[variant, seat][0] += gained * gain
            self.shared[variant, seat][1] += len(who) * gain


class Usual:
    """What each seat of each variant usually has of its games, which cards are compared with.

    *excess* is what each seat has above that, game by game; *products* sums those of two seats of a
    variant over its games.
    """

    def __init__(self, survey: Survey, records: list[Record]) -> None:
        variants = [survey.variant_of(record.number) for record in records]
        shares = [record_shares(survey, record) for record in records]
        self.games = Counter(variants)
        totals: defaultdict[tuple[int, int], float] = defaultdict(float)
        for variant, parts in zip(variants, shares, strict=True):
            for seat, share in enumerate(parts):
                totals[variant, seat] += share
        self.excess = [
            [share - totals[variant, seat] / self.games[variant] for seat, share in enumerate(parts)]
            for variant, parts in zip(variants, shares, strict=True)
        ]
        self.products: defaultdict[tuple[int, int, int], float] = defaultdict(float)
        for variant, gains in zip(variants, self.excess, strict=True):
            for one, first in enumerate(gains):
                for other, second in enumerate(gains):
                    self.products[variant, one, other] += first * second

    def rate(self, deed: str, card: str, sums: Sums) -> CardRate:
        """Return the rate of a card."""
        gain = sums.gained / sums.count
        reach = SURE * sqrt(self.variance(sums, gain) + DOUBT) / sums.count
        return CardRate(
            deed,
            card,
            sums.games,
            round(sums.games / len(self.excess), 4),
            sums.count,
            round(gain, 4),
            (round(gain - reach, 4), round(gain + reach, 4)),
        )

    def variance(self, sums: Sums, gain: float) -> float:
        """Return the variance of all that a card's seats have gained.

        What is usual is not known either, but comes from the same games. So each game tells what the
        card's seats gained above *gain*, minus what it adds to the usual of such seats; and as seats of
        a game hang together, only games are thought of as independent. This is the sum of the squares.
        """
        squares, mixed, counts = sums.squares
        own = squares - 2 * gain * mixed + gain * gain * counts
        parts = {place: met / self.games[place[0]] for place, met in sums.met.items()}
        shared = sum(
            part * (sums.shared[place][0] - gain * sums.shared[place][1]) for place, part in parts.items()
        )
        usual = sum(
            one * other * self.products[variant, first, second]
            for (variant, first), one in parts.items()
            for (same, second), other in parts.items()
            if same == variant
        )
        return max(0.0, own - 2 * shared + usual)
