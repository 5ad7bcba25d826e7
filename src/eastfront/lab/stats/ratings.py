"""Ratings: the strength of players from whom they came before, for two seats and for more.

With two seats this is the model of Bradley and Terry, with more that of Plackett and Luce: first
place goes to a player with the probability of its part of all strengths, then the next place
among those left. Found by Hunter's minorisation (MM algorithms for generalized Bradley-Terry models).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import log10
from random import Random
from typing import Final

# One game: the players by rank, best first, those who share a rank together.
Ranking = tuple[tuple[str, ...], ...]

ROUNDS: Final = 500
CLOSE: Final = 1e-9
# A player who has won all or lost all has no finite rating: everybody has also won so many games, and lost
# as many, against an average one.
PRIOR: Final = 0.5
# Points of the rating scale for ten to one.
TENFOLD: Final = 400


def ratings(games: Iterable[Ranking], anchor: str) -> dict[str, float]:
    """Return the rating of every player; that of *anchor* is 0."""
    stages = Stages()
    for ranking, count in Counter(games).items():
        stages.add(ranking, count)
    strengths = stages.strengths()
    return {name: TENFOLD * log10(strengths[name] / strengths[anchor]) for name in sorted(strengths)}


def with_upper_limit(games: Iterable[Ranking], anchor: str) -> set[str]:
    """Return whose rating the games limit from above: to whom a way of wins leads from *anchor*."""
    return reached(wins_in(games), anchor)


def with_lower_limit(games: Iterable[Ranking], anchor: str) -> set[str]:
    """Return whose rating the games limit from below: from whom a way of wins leads to *anchor*."""
    return reached({(loser, winner) for winner, loser in wins_in(games)}, anchor)


def wins_in(games: Iterable[Ranking]) -> set[tuple[str, str]]:
    """Return every two of whom the first came before the other in some game, or shared its rank."""
    return {
        (name, other)
        for game in set(games)
        for rank, group in enumerate(game)
        for name in group
        for other in names_in(game[rank:])
    }


def reached(steps: set[tuple[str, str]], start: str) -> set[str]:
    """Return who can be reached from *start*, which is one of them."""
    found = {start}
    while more := {end for begin, end in steps if begin in found} - found:
        found |= more
    return found


class Stages:
    """Each time that somebody is placed before others who are left: who, and among how many of each."""

    def __init__(self) -> None:
        self.places: defaultdict[str, float] = defaultdict(float)
        self.fields: defaultdict[tuple[tuple[str, int], ...], float] = defaultdict(float)

    def add(self, ranking: Ranking, count: int) -> None:
        """Count *count* games; those who share a rank are placed in all orders, in equal parts."""
        left = Counter(names_in(ranking))
        for group in ranking:
            # Whoever is left alone in the end beats nobody.
            for gone in range(min(len(group), left.total() - 1)):
                self.place_next(group, gone, left, count)
            left -= Counter(group)

    def place_next(self, group: tuple[str, ...], gone: int, left: Counter[str], count: int) -> None:
        """Place another one of *group*, whoever it is, and whichever of them the *gone* ones before were."""
        for name in group:
            self.places[name] += count / len(group)
        before = list(combinations(group, gone))
        for names in before:
            field = left - Counter(names)
            self.fields[tuple(sorted(field.items()))] += count / len(before)

    def strengths(self) -> dict[str, float]:
        """Return the strengths that make what happened likeliest, their mean being 1."""
        names = sorted({name for field in self.fields for name, _ in field})
        found = dict.fromkeys(names, 1.0)
        for _ in range(ROUNDS):
            better = self.improved(found)
            change = max(abs(better[name] / found[name] - 1) for name in names)
            found = better
            if change < CLOSE:
                break
        return found

    def improved(self, strengths: dict[str, float]) -> dict[str, float]:
        """Return strengths under which the games are likelier."""
        chances = dict.fromkeys(strengths, 0.0)
        for field, count in self.fields.items():
            part = count / sum(number * strengths[name] for name, number in field)
            for name, number in field:
                chances[name] += part * number
        better = {
            name: (self.places[name] + PRIOR) / (chances[name] + 2 * PRIOR / (strength + 1))
            for name, strength in strengths.items()
        }
        mean = sum(better.values()) / len(better)
        return {name: strength / mean for name, strength in better.items()}


def rating_intervals(
    contests: Sequence[Sequence[Sequence[Ranking]]], anchor: str, rounds: int = 200, seed: int = 1
) -> dict[str, tuple[float, float]]:
    """Return the 95 % interval of each rating: what it is when each contest's units are drawn anew.

    One unit more is thought of in which the players came in the same order, by lot, in every game: units
    that came out alike, be they few or all won, prove less than they seem to.
    """
    dice = Random(seed)
    found: defaultdict[str, list[float]] = defaultdict(list)
    for _ in range(rounds):
        drawn = [unit for units in contests for unit in drawn_anew(units, dice)]
        for name, rating in ratings((game for unit in drawn for game in unit), anchor).items():
            found[name].append(rating)
    return {name: middle(values) for name, values in found.items()}


def drawn_anew(units: Sequence[Sequence[Ranking]], dice: Random) -> list[Sequence[Ranking]]:
    """Return as many units as there are and one more, drawn from them and from that one."""
    return dice.choices([*units, one_sided(units[0], dice)], k=len(units) + 1)


def one_sided(unit: Sequence[Ranking], dice: Random) -> list[Ranking]:
    """Return *unit* as if its players had come in the same order, by lot, in every game."""
    order = sorted(set(names_in(unit[0])))
    dice.shuffle(order)
    return [tuple((name,) * names_in(game).count(name) for name in order) for game in unit]


def names_in(ranking: Ranking) -> list[str]:
    """Return everybody in a game, from first to last."""
    return [name for group in ranking for name in group]


def middle(values: list[float]) -> tuple[float, float]:
    """Return the bounds that leave out 2.5 % at each end."""
    ordered = sorted(values)
    cut = round(len(ordered) * 0.025)
    return ordered[cut], ordered[-1 - cut]
