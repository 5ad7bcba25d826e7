"""Doctrine: the numbers that a rule-of-thumb player weighs things by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Doctrine:
    """How bold the player is and what he cares for; strengths are in average units.

    The numbers were found by letting players with slightly different ones play one another.
    """

    # Battles: the share of the enemy's strength with which he attacks, fights a battle again, gives up a
    # fight, or prevents one; what one point of aura or prepared defence adds to a force.
    attack: float = 0.95
    refight: float = 1.05
    withdraw: float = 0.4
    delay: float = 0.75
    bonus_attack: float = 0.06
    bonus_defence: float = 0.08
    objective: float = 0.15
    # Strength of a unit: the risk that it always runs, what firing a phase earlier adds.
    hazard: float = 0.05
    early: float = 0.25
    # Forces: a Leader, the least weight of a type without battles, the pull towards types he lacks,
    # the share of an average unit below which a card is not worth a place in the hand.
    leader: float = 1.6
    least_weight: float = 0.1
    crowding: float = 0.02
    poor: float = 0.6
    # Emergencies: the balance of all forces, and the cards in hand, that call for one.
    despair: float = 0.6
    reserve: int = 2
    # Kept Cards: the units that make a bonus worth while, the worth of a unit that makes a stand.
    concert: int = 3
    stand: float = 1.1
    # Aid: the balance that a transfer must leave, and that of the ally that calls for one; the gain that
    # an exchange must promise.
    comfort: float = 1.2
    need: float = 0.6
    exchange: float = 1.5
    # The spread of a guess, as a share of the value.
    noise: float = 0.4


RECRUIT: Final = Doctrine()
# Found by `eastfront lab tune battlecards`.
SERGEANT: Final = Doctrine(
    attack=0.958,
    refight=1.43,
    withdraw=0.443,
    delay=0.828,
    bonus_attack=0.0617,
    bonus_defence=0.0715,
    objective=0.155,
    hazard=0.0417,
    early=0.286,
    leader=2.29,
    least_weight=0.0719,
    crowding=0.0184,
    poor=0.632,
    despair=1.02,
    stand=1.15,
    comfort=1.28,
    need=0.523,
    exchange=1.92,
    noise=0.0,
)
