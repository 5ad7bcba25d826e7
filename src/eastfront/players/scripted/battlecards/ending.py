"""The end by points: how many cards are left until then, and what a battle makes of the lead."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.frames import NO_CARD
from eastfront.players.scripted.battlecards.reckoning import Reckoning
from eastfront.players.scripted.battlecards.situation import Situation

# The cards left while no Conflict deck is in its last rebuild.
FAR: Final = 1000
# Cards of the deck that a battle uses for each unit of the smaller side, as most battles do.
CARDS_A_UNIT: Final = 2
# How many points of a lead one card left puts in doubt.
DOUBT: Final = 0.05
# Cards left below which one's own next turn is too doubtful to wait for.
LAST_TURN: Final = 16
# The odds below which nothing is tried even then.
FORLORN: Final = 0.2


class Ending:
    """Who leads, and how near the end is at which the points decide."""

    def __init__(self, situation: Situation, reckoning: Reckoning) -> None:
        self.situation = situation
        self.reckoning = reckoning
        alliance = situation.facts.alliance[situation.seat]
        self.own = situation.points(alliance)
        self.other = situation.points(1 - alliance)
        self.left = min(cards_left(situation, theatre) for theatre in range(len(situation.facts.battles)))

    def is_near(self) -> bool:
        """Tell whether a Conflict deck ends the game when it runs out."""
        return self.left < FAR

    def is_last_turn(self) -> bool:
        """Tell whether no other turn of one's own will probably come."""
        return self.left < LAST_TURN

    def leads(self) -> bool:
        """Tell whether the own alliance wins if the game ends as it stands."""
        return self.own > self.other

    def hope(self, own: int = 0, other: int = 0, used: int = 0) -> float:
        """Return the chance of a win once both alliances gain points, and some cards are used."""
        target = int(self.situation.facts.rules.target)
        if self.own + own >= target:
            return 1.0
        if self.other + other >= target:
            return 0.0
        lead = self.own + own - self.other - other
        left = max(self.left - used, 0)
        return 0.5 + 0.5 * lead / (abs(lead) + DOUBT * left) if lead else 0.5

    def attack(self, battle: int, aggressor: int, defender: int, odds: float) -> float:
        """Return the hope that a new attack leaves."""
        points, used = self.situation.facts.victory[battle], self.used(battle, aggressor, defender)
        return mixed(odds, self.victory(battle, used), self.hope(other=points, used=used))

    def refight(self, battle: int, defender: int, odds: float) -> float:
        """Return the hope that a Counterattack leaves, whose defeat costs no points."""
        used = self.used(battle, self.situation.seat, defender)
        return mixed(odds, self.victory(battle, used), self.hope(used=used))

    def victory(self, battle: int, used: int) -> float:
        """Return the hope once *battle* has been won from the enemies."""
        if self.beats_all(battle):
            return 1.0
        return self.hope(self.situation.facts.victory[battle], -self.taken(battle), used)

    def calls_for(self, battle: int, defender: int, odds: float) -> bool:
        """Tell whether a Counterattack should not wait: it may turn the lead, or end a game that is won."""
        if self.leads():
            return self.used(battle, self.situation.seat, defender) >= self.left
        lead = self.own + self.situation.facts.victory[battle] - self.other + self.taken(battle)
        return (lead > 0 or self.beats_all(battle)) and self.is_last_turn() and odds >= FORLORN

    def beats_all(self, battle: int) -> bool:
        """Tell whether no enemy is left once *battle* has been won (bc-10.1, bc-13.45)."""
        falling, seats = self.falling(battle), self.situation.view.seats
        standing = [seat for seat in self.situation.enemies() if seats[seat].fallen == NO_CARD]
        return bool(falling) and all(seat in falling for seat in standing)

    def taken(self, battle: int) -> int:
        """Return the points that enemies lose once *battle* has been won: its own, and all of who falls."""
        falling, seats = self.falling(battle), self.situation.view.seats
        return sum(
            self.situation.facts.victory[card]
            for seat in self.situation.enemies()
            for card in seats[seat].won
            if card == battle or seat in falling
        )

    def falling(self, battle: int) -> list[int]:
        """Return the enemies whose homeland falls once *battle* has been won."""
        return self.situation.falling(battle, self.situation.seat)

    def used(self, battle: int, aggressor: int, defender: int) -> int:
        """Return how many cards of the deck that ends the game a battle will probably use."""
        rules = self.situation.facts.rules
        if cards_left(self.situation, int(rules.theatre_of_card(battle))) > self.left:
            return 0
        attacking = self.reckoning.counts([aggressor], int(rules.cards.aggressor_forces[battle]))
        defenders = self.situation.defenders(battle, aggressor, defender)
        defending = self.reckoning.counts(defenders, int(rules.cards.defender_forces[battle]))
        return int(CARDS_A_UNIT * min(sum(attacking), sum(defending)))


def mixed(odds: float, won: float, lost: float) -> float:
    """Return the hope before a battle from what is left of it after a victory and a defeat."""
    return (odds * won + lost) / (odds + 1.0)


def cards_left(situation: Situation, theatre: int) -> int:
    """Return how many cards of a theatre's Conflict deck are left until it ends the game."""
    rules, view = situation.facts.rules, situation.view
    rebuilds = int(rules.reshuffles) - view.rebuilds[theatre]
    if rules.strict or rebuilds > 1:
        return FAR
    return view.conflict_sizes[theatre] if rebuilds == 1 else 0
