"""The situation at one decision: the view, the options by verb, and what is worked out at most once."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.tables import SUPPLY
from eastfront.games.barbarossa.verbs import END
from eastfront.kernel.playout import Dice
from eastfront.players.scripted.barbarossa.assault import Assault
from eastfront.players.scripted.barbarossa.doctrine import Judgement
from eastfront.players.scripted.barbarossa.force import Force
from eastfront.players.scripted.barbarossa.sense import Sense
from eastfront.players.scripted.barbarossa.targets import Targets
from eastfront.players.scripted.thumb import guess

PASS: Final = -1


class Situation(Sense):
    """What the player thinks with at one decision. An idea is an option, or PASS."""

    def __init__(self, judgement: Judgement, force: Force, options: list[int], dice: Dice) -> None:
        super().__init__(force, options)
        self.judgement = judgement
        self.doctrine = judgement.doctrine
        self.worths = judgement.worths
        self.dice = dice
        self._targets: Targets | None = None

    def idea(self, verb: int, nouns: list[int]) -> int:
        """Return the option to do *verb* with the first of *nouns*, or PASS if there is none."""
        return self.take(verb, nouns[0]) if nouns else PASS

    def end(self) -> int:
        """Return the option that ends the phase, else what is better than that, or any if nothing is."""
        if END in self.nouns:
            return self.take(END)
        better = self.better_than_ending()
        return better[0] if better else self.options[self.dice.below(len(self.options))]

    def noisy(self, value: float) -> float:
        """Return *value* as a recruit would guess it."""
        return guess(value, self.doctrine.noise, self.dice)

    def supply_at_hand(self) -> int:
        """Return the Supply Points there are and those that Supply cards in hand would give."""
        facts = self.facts
        in_hand = [facts.plays[card].supply for card in self.me.hand if facts.type[card] == SUPPLY]
        return self.view.supply + sum(in_hand)

    def assault(self, supply: int, extra: int = 0) -> Assault:
        """Return the fighting power with *supply* points to pay from and *extra* points from elsewhere."""
        return Assault(self.judgement, self.force, supply, extra)

    def targets(self) -> Targets:
        """Return what may be attacked with all supply at hand, worked out once."""
        if self._targets is None:
            self._targets = Targets(self.assault(self.supply_at_hand()))
        return self._targets
