"""What a card is worth in the deck: supply early, units that fight every turn, points late."""

from __future__ import annotations

from math import sqrt
from typing import Final

from eastfront.games.barbarossa.sequence.recruiting import HAND_DRAWN
from eastfront.games.barbarossa.tables import STRATEGY, SUPPLY, SUPPORT
from eastfront.games.barbarossa.view import SeatView
from eastfront.players.scripted.barbarossa.facts import Facts
from eastfront.players.scripted.barbarossa.force import deployed, strength
from eastfront.players.scripted.barbarossa.means import Means
from eastfront.players.scripted.barbarossa.situation import Situation
from eastfront.players.scripted.barbarossa.standing import both_win, is_last_turn

# Cards seen in a turn, the kept one and odd draws counted in.
HAND: Final = HAND_DRAWN + 0.5
# Cycles of the deck over which a card that is played again and again is counted; a Strategy card has fewer.
CYCLES: Final = 3.0
STRATEGY_CYCLES: Final = 1.5
NO_CARD: Final = -1


class Tempo:
    """How soon the units in the deck of *seen*, which goes round as *cycle*, reach the Front Line.

    *steady* is what a plain turn brings, *flow* what a cycle does, *load* what its units cost and *stuck*
    how many of them cost more than a plain turn brings. *helped* is how much of that other cards make up
    for.
    """

    def __init__(self, facts: Facts, seen: SeatView, cycle: list[int]) -> None:
        self.facts = facts
        self.size = len(cycle) + 1
        self.steady = 1
        for card, _ in deployed(seen):
            self.steady += sum(each.tactic for each in facts.means[card] if each.serves())
        gain = 0
        self.placing = 0
        for card in cycle:
            play = facts.plays[card]
            gain += max(0, play.tactic - facts.play_cost[card]) + (1 if play.placing else 0)
            self.placing |= play.placing
        self.flow = self.steady * self.size / HAND + gain
        self.load = 0
        self.stuck = 0
        for card in cycle:
            if facts.plays[card].deploys:
                self.load += facts.play_cost[card]
                self.stuck += self.is_stuck(card)
        self.helped = min(1.0, gain * HAND / (self.size + 1))

    def is_stuck(self, card: int) -> bool:
        """Tell whether *card* waits for a turn with more Tactic Points than usual, or for another card."""
        return self.facts.play_cost[card] > self.steady and not self.facts.group[card] & self.placing


class Market:
    """The own deck as it cycles, and from it the worth of one more card of each kind."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.facts = situation.facts
        self.doctrine = situation.doctrine
        me = situation.me
        self.cycle = me.hand + me.unseen + me.discard + me.played
        self.tempo = Tempo(self.facts, me, self.cycle)
        self.size = self.tempo.size
        self.passes = HAND / (self.size + 1)
        supplies = [card for card in self.cycle if self.facts.type[card] == SUPPLY]
        self.density = sum(self.facts.plays[card].supply for card in supplies) / self.size
        taken = 1.0 - len(situation.view.cities) / self.facts.cities
        self.progress = max(me.turns / self.doctrine.horizon, taken)
        drawn = sum(self.facts.plays[card].draw for card in self.cycle)
        self.thirst = max(0.0, 1.0 - (HAND + drawn) / self.size)
        self.last_turn = is_last_turn(situation.view, self.facts)

    def value(self, card: int) -> float:
        """Return the worth of one more copy of *card*, less the place it takes up in the deck."""
        facts = self.facts
        if self.last_turn:
            return float(facts.victory[card])
        value = self.doctrine.victory * facts.victory[card] * self.progress - self.doctrine.weight
        if facts.type[card] == SUPPLY:
            return value + self.supply_value(facts.plays[card].supply)
        value += self.unit_value(card) if facts.plays[card].deploys else self.staff_value(card)
        return value + self.bonus_value(card)

    def supply_value(self, supply: int) -> float:
        """Return the worth of a Supply card: by how much it lifts the income while that matters."""
        lift = (supply - self.density) * HAND / self.size
        wanted = 1.0 - HAND * self.density / self.doctrine.income
        return self.doctrine.economy * lift * max(0.0, wanted) * max(self.doctrine.late, 1.0 - self.progress)

    def unit_value(self, card: int) -> float:
        """Return the worth of a card that stays on the Front Line, less if too many wait already."""
        facts = self.facts
        doctrine = self.doctrine
        if facts.type[card] == SUPPORT:
            strength = doctrine.service
        else:
            net = max(0.0, facts.punch[card] - facts.upkeep[card] * doctrine.supply_point)
            # Square roots are exact everywhere; other powers may differ from machine to machine.
            strength = doctrine.attack * net * sqrt(sqrt(net))
        if self.tempo.is_stuck(card):
            strength *= self.tempo.helped
        crowd = (self.tempo.load + facts.play_cost[card]) / self.tempo.flow
        return strength / (1.0 + doctrine.crowding * crowd * crowd)

    def staff_value(self, card: int) -> float:
        """Return the worth of a card that is played again and again."""
        facts = self.facts
        doctrine = self.doctrine
        play = facts.plays[card]
        net = play.tactic - facts.play_cost[card]
        tempo = self.tempo
        value = net * (doctrine.tactic * (1.0 + tempo.load / tempo.flow) + doctrine.relief * tempo.stuck)
        value += doctrine.draw * self.thirst * (play.draw if play.placing else max(0, play.draw - 1))
        if play.placing:
            value += doctrine.placing * sum(1 for other in self.cycle if facts.group[other] & play.placing)
        if any(means.scraps for means in facts.played_means[card]):
            value += doctrine.upgrade * (1.0 - self.progress)
        if play.second_combat:
            value += doctrine.second_combat * self.progress + self.worth_of_two(play.reactivates)
        return value * self.passes * (STRATEGY_CYCLES if facts.type[card] == STRATEGY else CYCLES)

    def worth_of_two(self, again: int) -> float:
        """Return the points of both Cities left, if two combats win by them, some units fighting *again*."""
        facts = self.facts
        view = self.situation.view
        if not both_win(view, facts) or any(facts.plays[card].second_combat for card in self.cycle):
            return 0.0
        points = strength(facts, self.situation.me) + self.situation.force.again(again)
        if points < sum(facts.defence[city] + max(facts.modifier) for city in view.cities):
            return 0.0
        return float(sum(facts.victory[city] for city in view.cities))

    def bonus_value(self, card: int) -> float:
        """Return the worth of the points that each play gives besides."""
        play = self.facts.plays[card]
        value = self.doctrine.burst * (play.attack * self.progress + play.supply)
        return self.passes * (value + self.doctrine.reinforcement * play.reinforcement)

    def best_upgrade(self, means: Means) -> tuple[float, int]:
        """Return the most that scrapping a card in hand by *means* gains, and that card."""
        best, found = 0.0, NO_CARD
        for card in sorted(set(self.situation.me.hand)):
            if means.scraps & (1 << self.facts.type[card]):
                gain = max([self.upgrade_value(card, other) for other in self.successors(card, means)])
                if gain > best:
                    best, found = gain, card
        return best, found

    def successors(self, card: int, means: Means) -> list[int]:
        """Return what *card* may be exchanged for; itself stands for declining."""
        facts = self.facts
        most = facts.buy_cost[card] + means.upgrades_within
        found = [card]
        for other, count in enumerate(self.situation.view.war_zone):
            if count and facts.type[other] == facts.type[card] and 0 <= facts.buy_cost[other] <= most:
                found.append(other)
        return found

    def upgrade_value(self, card: int, other: int) -> float:
        """Return what it gains to have *other* in the place of *card*."""
        plays = self.facts.plays
        if self.facts.type[card] == SUPPLY:
            return self.doctrine.upgrade * (plays[other].supply - plays[card].supply)
        return self.value(other) - self.value(card)
