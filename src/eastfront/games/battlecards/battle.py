"""The battle at hand: its card, who fights, how far it has come, both lines of units. All public."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from eastfront.games.battlecards.tables import NO_TYPE
from eastfront.kernel.frames import NO_CARD

# How a battle came about.
DRAWN: Final = 0
REFOUGHT: Final = 1
RAID: Final = 2
CAUSES: Final = ["drawn", "refought", "raid"]

AGGRESSOR: Final = 0
DEFENDER: Final = 1
NO_WINNER: Final = -1
NO_UNIT: Final = -1
NO_SEAT: Final = -1

# What a unit in a line supports: the place of another unit, nothing, or nothing any more.
FREE: Final = -1
SPENT: Final = -2
# The card at the place of a unit that is gone.
GONE: Final = -1


# Each view and each copy of a state has its own, in no circle: the garbage collector need not watch them.
@mypyc_attr(acyclic=True)
class Line:
    """The involved units of one side of a battle, face up, by place; a unit that is gone leaves a gap.

    Beside each card: its seat, the shots left in this phase, what it supports, and what auras, Kept
    Cards, prepared defences, support and Air Group add to its attacks and defences at this moment.
    *alive* counts the units left; those withdrawn wait in *resting* beside their seats for the end of
    the battle.
    """

    __slots__ = (
        "alive",
        "attack",
        "cards",
        "defence",
        "resting",
        "resting_seats",
        "seats",
        "shots",
        "supports",
    )

    def __init__(
        self,
        cards: vec[i64],
        seats: vec[i64],
        shots: vec[i64],
        supports: vec[i64],
        attack: vec[i64],
        defence: vec[i64],
        resting: vec[i64],
        resting_seats: vec[i64],
    ) -> None:
        self.cards: vec[i64] = cards
        self.seats: vec[i64] = seats
        self.shots: vec[i64] = shots
        self.supports: vec[i64] = supports
        self.attack: vec[i64] = attack
        self.defence: vec[i64] = defence
        self.resting: vec[i64] = resting
        self.resting_seats: vec[i64] = resting_seats
        self.alive: i64 = 0

    def clone(self) -> Line:
        """Return an equal line that shares nothing."""
        other = Line(
            self.cards[:],
            self.seats[:],
            self.shots[:],
            self.supports[:],
            self.attack[:],
            self.defence[:],
            self.resting[:],
            self.resting_seats[:],
        )
        other.alive = self.alive
        return other

    def add(self, card: i64, seat: i64) -> None:
        """Put a unit at the end of the line; the rest is reckoned when a round begins."""
        self.cards = append(self.cards, card)
        self.seats = append(self.seats, seat)
        self.alive += 1

    def reset(self) -> None:
        """Clear what lasts for a round."""
        # Written out: compiled, a vec of a list that has a name takes ten times as long.
        self.shots = vec[i64]([0] * self.alive)
        self.attack = vec[i64]([0] * self.alive)
        self.defence = vec[i64]([0] * self.alive)
        self.supports = vec[i64]([FREE] * self.alive)

    def rest(self, card: i64, seat: i64) -> None:
        """Put a withdrawn unit behind the line."""
        self.resting = append(self.resting, card)
        self.resting_seats = append(self.resting_seats, seat)


def empty_line() -> Line:
    """Return a line without units."""
    return Line(
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
    )


@mypyc_attr(acyclic=True)
class Battle:
    """One battle from the moment its card decides who attacks; without a card while there is none.

    *partner* defends together with the defender. *objective* is the type whose removal wins, if it is
    in force; *quiet* counts the rounds without a loss, *shooter* is the place of the unit that fires.
    """

    __slots__ = (
        "aggressor",
        "card",
        "casualty",
        "cause",
        "defender",
        "lines",
        "objective",
        "partner",
        "quiet",
        "raid_forces",
        "round",
        "shooter",
        "winner",
    )

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.card: i64 = NO_CARD
        self.cause: i64 = DRAWN
        self.aggressor: i64 = NO_SEAT
        self.defender: i64 = NO_SEAT
        self.partner: i64 = NO_SEAT
        self.raid_forces: i64 = 0
        self.objective: i64 = NO_TYPE
        self.round: i64 = 0
        self.quiet: i64 = 0
        self.casualty: bool = False
        self.shooter: i64 = NO_UNIT
        self.winner: i64 = NO_WINNER

    def clone(self) -> Battle:
        """Return an equal battle that shares nothing."""
        other = Battle([self.lines[0].clone(), self.lines[1].clone()])
        other.card = self.card
        other.cause = self.cause
        other.aggressor = self.aggressor
        other.defender = self.defender
        other.partner = self.partner
        other.raid_forces = self.raid_forces
        other.objective = self.objective
        other.round = self.round
        other.quiet = self.quiet
        other.casualty = self.casualty
        other.shooter = self.shooter
        other.winner = self.winner
        return other


def no_battle() -> Battle:
    """Return the battle that is none."""
    return Battle([empty_line(), empty_line()])
