"""Doctrine: the numbers that a rule-of-thumb player weighs things by, all in Victory Points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from eastfront.games.barbarossa.tables import ARMY, SUPPORT
from eastfront.players.scripted.barbarossa.facts import Facts


@dataclass(frozen=True)
class Doctrine:
    """How much one unit of each thing is worth to the player, and how sure he wants to be.

    The numbers were found by letting players with slightly different ones play one another.
    """

    # In the field: a Site beyond its points, a Supply Point, a unit lost and each of its Attack Points,
    # a given-up foothold that clogs the deck, the least chance for an attack on the last City.
    city: float = 2.6
    foothold: float = 0.28
    supply_point: float = 0.53
    unit: float = 0.51
    unit_attack: float = 0.88
    clog: float = 2.3
    last_chance: float = 0.52
    # Recruiting supply: what a card weighs in the deck, one more point a turn, the income that suffices,
    # the turns until the economy is done, and what is left of its worth then.
    weight: float = 0.72
    economy: float = 14.0
    income: float = 9.9
    horizon: float = 9.9
    late: float = 0.18
    # Recruiting units: their strength, strong ones above measure; how much waiting in a crowd takes off;
    # Support cards; Victory Points towards the end.
    attack: float = 0.74
    crowding: float = 1.1
    service: float = 3.3
    victory: float = 0.57
    # Recruiting staff: points and cards gained at each play, units helped out that are stuck or placed.
    tactic: float = 1.3
    relief: float = 1.3
    draw: float = 12.0
    reinforcement: float = 1.2
    placing: float = 0.26
    burst: float = 0.13
    upgrade: float = 6.6
    second_combat: float = 0.93
    # The spread of a guess, as a share of the value.
    noise: float = 0.15


# First guesses, moved a third of the way to a sergeant's numbers: he wins three games of four against them.
RECRUIT: Final = Doctrine()
# Found by `eastfront lab tune barbarossa`.
SERGEANT: Final = Doctrine(
    city=2.71,
    foothold=0.148,
    supply_point=1.08,
    unit=0.921,
    unit_attack=0.829,
    clog=2.77,
    last_chance=0.364,
    weight=1.37,
    economy=12.2,
    income=10.6,
    horizon=5.71,
    late=0.134,
    attack=0.911,
    crowding=0.841,
    service=1.92,
    victory=0.7,
    tactic=0.537,
    relief=1.77,
    draw=11.0,
    reinforcement=0.797,
    placing=0.183,
    burst=0.136,
    upgrade=12.4,
    second_combat=0.601,
    noise=0.0,
)


class Judgement:
    """A doctrine applied to the cards: what the loss of a deployed copy of each one means."""

    def __init__(self, facts: Facts, doctrine: Doctrine) -> None:
        self.facts = facts
        self.doctrine = doctrine
        self.worths = [self.worth(card) for card in range(len(facts.type))]

    def worth(self, card: int) -> float:
        """Return what it takes to draw *card* again and deploy it, by how strong it is."""
        if self.facts.type[card] not in (ARMY, SUPPORT):
            return 0.0
        strength = self.facts.punch[card] - self.facts.upkeep[card] / 2
        return self.doctrine.unit * self.facts.play_cost[card] + self.doctrine.unit_attack * strength
