"""A unit: the games of a contest that share their luck, one for each seating."""

from __future__ import annotations

from fractions import Fraction
from time import perf_counter

from msgspec import Struct

from eastfront.kernel.errors import EastfrontError
from eastfront.lab.contest import Contest
from eastfront.lab.match import Match, play_match, seat_shares
from eastfront.lab.stats.ratings import Ranking


class Played(Struct):
    """One game: how long it took, how it ended, and who came where.

    All share first place in a game that was left unfinished.
    """

    decisions: int
    turns: int
    ending: str
    scores: list[int]
    ranks: list[int]


class Unit(Struct):
    """The games of one unit, in the order of the seatings.

    *seconds* alone, which playing it took, differ when it is played again.
    """

    number: int
    games: list[Played]
    seconds: float = 0.0


def play_unit(contest: Contest, number: int) -> Unit:
    """Play unit *number*; it depends on the contest and the number alone."""
    start = perf_counter()
    games = [played(play_match(plan, number)) for plan in contest.plans()]
    return Unit(number, games, round(perf_counter() - start, 4))


def played(match: Match) -> Played:
    """Return what is kept of a match."""
    if match.error:
        raise EastfrontError(f"the rules or a player failed in unit {match.index}: {match.error}")
    return Played(match.decisions, match.turns, match.ending, match.scores, match.ranks)


def player_shares(contest: Contest, unit: Unit) -> list[list[Fraction]]:
    """Return each player's share, game by game; who plays several seats has those of all."""
    seats = contest.parties()
    found = []
    for seating, game in zip(contest.seatings(), unit.games, strict=True):
        parts = seat_shares(game.ranks, contest.alliances())
        found.append(
            [
                sum((parts[seat] for seat in seats if seating[seat] == player), Fraction())
                for player in range(len(contest.players))
            ]
        )
    return found


def first_share(contest: Contest, unit: Unit) -> float:
    """Return the share of the contest's first player in *unit*."""
    shares = player_shares(contest, unit)
    return float(sum((each[0] for each in shares), Fraction()) / len(shares))


def player_wins(contest: Contest, units: list[Unit]) -> list[float]:
    """Return how many games each player has won, shared ones in parts."""
    shares = [each for unit in units for each in player_shares(contest, unit)]
    return [float(sum((each[n] for each in shares), Fraction())) for n in range(len(contest.players))]


def rankings(contest: Contest, unit: Unit) -> list[Ranking]:
    """Return who came before whom, game by game; an alliance stands there once."""
    return [
        ranking(contest, seating, game) for seating, game in zip(contest.seatings(), unit.games, strict=True)
    ]


def ranking(contest: Contest, seating: list[int], game: Played) -> Ranking:
    """Return the players of one game by rank."""
    seats = contest.parties()
    return tuple(
        tuple(contest.players[seating[seat]] for seat in seats if game.ranks[seat] == rank)
        for rank in sorted({game.ranks[seat] for seat in seats})
    )
