"""Tempo: the Tactic Points that the units of a deck ask for, and those that a cycle of it brings."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.sequence.recruiting import HAND_DRAWN
from eastfront.games.barbarossa.view import SeatView
from eastfront.players.scripted.barbarossa.facts import Facts
from eastfront.players.scripted.barbarossa.force import deployed

# Cards seen in a turn, the kept one and odd draws counted in.
HAND: Final = HAND_DRAWN + 0.5


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
