"""What a survey shows: win rates by seat and side, length, leads and endings, group by group."""

from __future__ import annotations

from collections import Counter, defaultdict
from statistics import fmean
from typing import Final

from msgspec import UNSET, Struct, UnsetType

from eastfront.games import game_of
from eastfront.lab.balance.cards import CardRate, card_rates, record_shares
from eastfront.lab.balance.record import Record
from eastfront.lab.balance.survey import Survey, Variant
from eastfront.lab.ladder import Ladder
from eastfront.lab.stats.share import Rate, interval
from eastfront.lab.stats.spread import Spread, spread

# The kinds of groups: all that a player has played as an edition has it, and parts of that or beside it.
ALL: Final = "all"
SEATS: Final = "seats"
EDITION: Final = "edition"
SETUP: Final = "set-up"
OPTION: Final = "option"


class Group(Struct):
    """Games of one *player* against itself that belong together, by *kind* and *value*.

    *first* is the seat that began. *turns* are those of the seat that had most, *winner* is the score of
    whoever came first, and *leads* counts how often the lead changed.
    """

    player: str
    kind: str
    value: str
    games: int
    seats: list[Rate]
    sides: list[Rate]
    first: list[Rate]
    turns: Spread
    decisions: Spread
    leads: Spread
    winner: Spread
    endings: dict[str, int]
    seconds: float


class Balance(Struct):
    """All that a survey shows; *cards* are by player, of the games that are played as the edition has it.

    *seconds* is what playing these *games* took, wherever and whenever that was. How players do against
    one another is the *ladder*, with games and seconds of its own. *wall* is what the run took that
    tells of both.
    """

    game: str
    games: int
    seed: int
    groups: list[Group]
    cards: dict[str, list[CardRate]]
    seconds: float
    wall: float
    ladder: Ladder | UnsetType = UNSET


def sum_up(survey: Survey, records: list[Record], wall: float) -> Balance:
    """Return what *records* of a run show that took *wall* seconds."""
    parts = grouped(survey, records)
    groups = [sum_up_group(survey, *name, part) for name, part in parts.items()]
    cards = {player: card_rates(survey, part) for (player, kind, _), part in parts.items() if kind == ALL}
    seconds = sum(record.seconds for record in records)
    return Balance(survey.game, len(records), survey.seed, groups, cards, round(seconds, 3), round(wall, 3))


def grouped(survey: Survey, records: list[Record]) -> dict[tuple[str, str, str], list[Record]]:
    """Return the records of each group; a kind that would tell nothing new is left out."""
    found: defaultdict[tuple[str, str, str], list[Record]] = defaultdict(list)
    for record in records:
        variant = survey.variants[survey.variant_of(record.number)]
        for kind, value in memberships(survey, variant):
            found[variant.player, kind, value].append(record)
    numbers = Counter((player, kind) for player, kind, _ in found)
    return {name: found[name] for name in sorted(found, key=place_of_group) if is_new(name, numbers)}


def place_of_group(name: tuple[str, str, str]) -> tuple[int, str]:
    """Return what groups are put in order by; the answers to a question stand together."""
    _, kind, value = name
    order = [ALL, SEATS, EDITION, SETUP, OPTION]
    return order.index(kind), value.partition("=")[0] if kind == OPTION else ""


def is_new(name: tuple[str, str, str], numbers: Counter[tuple[str, str]]) -> bool:
    """Tell whether a group says something that others do not, by the *numbers* of each kind."""
    player, kind, _ = name
    if kind == SETUP:
        return numbers[player, kind] > max(numbers[player, SEATS], numbers[player, EDITION])
    return kind in (ALL, OPTION) or numbers[player, kind] > 1


def memberships(survey: Survey, variant: Variant) -> list[tuple[str, str]]:
    """Return the groups of a variant by kind and value; one that varies is compared by its answer alone."""
    if variant.varied:
        return [(OPTION, f"{variant.varied}={survey.answer(variant, variant.varied)}")]
    questions = dict.fromkeys(each.varied for each in survey.variants if each.varied)
    answers = [(OPTION, f"{key}={survey.answer(variant, key)}") for key in questions]
    setup = f"{variant.edition} with {variant.seats}"
    return [(ALL, ""), (SEATS, str(variant.seats)), (EDITION, variant.edition), (SETUP, setup), *answers]


def sum_up_group(survey: Survey, player: str, kind: str, value: str, records: list[Record]) -> Group:
    """Return what the records of one group show."""
    seats, sides, first = Shares(), Shares(), Shares()
    for record in records:
        edition = survey.variants[survey.variant_of(record.number)].edition
        names = game_of(survey.game).describe().sides[edition]
        luck = survey.luck_of(record.number)
        shares = record_shares(survey, record)
        even = sum(shares) / len(shares)
        for seat, share in enumerate(shares):
            seats.add(f"seat {seat + 1}", luck, share, even)
            if names:
                sides.add(names[seat], luck, share, even)
        if record.first >= 0:
            first.add("first to move", luck, shares[record.first], even)
    return Group(
        player,
        kind,
        value,
        len(records),
        seats.rates(),
        sides.rates(),
        first.rates(),
        spread([max(record.turns) for record in records]),
        spread([record.decisions for record in records]),
        spread([record.leads for record in records]),
        spread([record.scores[record.ranks.index(1)] for record in records if record.scores]),
        dict(sorted(Counter(record.ending for record in records).items())),
        round(sum(record.seconds for record in records), 3),
    )


class Shares:
    """Shares of games by name, with what would have been even in each; games of the same luck are a unit."""

    def __init__(self) -> None:
        self.shares: defaultdict[str, defaultdict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
        self.even: defaultdict[str, list[float]] = defaultdict(list)

    def add(self, name: str, luck: int, share: float, even: float) -> None:
        """Note a game."""
        self.shares[name][luck].append(share)
        self.even[name].append(even)

    def rates(self) -> list[Rate]:
        """Return the rate of each name, in the order in which they came."""
        return [self.rate(name, list(units.values())) for name, units in self.shares.items()]

    def rate(self, name: str, units: list[list[float]]) -> Rate:
        """Return the rate of one name."""
        games = len(self.even[name])
        low, high = interval([fmean(unit) for unit in units], games)
        share = fmean(share for unit in units for share in unit)
        bounds = (round(low, 4), round(high, 4))
        return Rate(name, games, round(share, 4), bounds, round(fmean(self.even[name]), 4))
