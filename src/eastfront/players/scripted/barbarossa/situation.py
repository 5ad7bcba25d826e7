"""The situation at one decision: the view, the options by verb, and what is worked out at most once."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.sequence.moves import answers
from eastfront.games.barbarossa.tables import FIRST_SUPPLY, SUPPLY, SUPPLY_BONUS
from eastfront.games.barbarossa.verbs import END
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.playout import Dice
from eastfront.players.scripted.barbarossa.assault import Assault
from eastfront.players.scripted.barbarossa.doctrine import Judgement
from eastfront.players.scripted.barbarossa.force import Force, deployed
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
        supply = self.supply_in_hand()
        gains = [supply[card] for card in self.me.hand if supply.get(card, 0) > 0]
        if gains and not self.view.supply_gained:
            # The smallest gain comes first, and cannot lose more than it is.
            gains.append(max(self.supply_change(FIRST_SUPPLY, NO_CARD), -min(gains)))
        return self.view.supply + sum(gains)

    def supply_in_hand(self) -> dict[int, int]:
        """Return the points that each Supply card in hand gives, if it is not the first of the turn."""
        facts = self.facts
        return {
            card: max(facts.plays[card].supply + self.supply_change(SUPPLY_BONUS, card), 0)
            for card in sorted(set(self.me.hand))
            if facts.type[card] == SUPPLY
        }

    def supply_change(self, question: int, about: int) -> int:
        """Return by how much cards on the own Front Line change what a Supply card gives."""
        changes = self.facts.supply_changes
        standing = [each for card, _ in deployed(self.me) for each in changes[card]]
        return sum(int(each.amount) for each in standing if answers(each, question, about))

    def assault(self, supply: int, extra: int = 0) -> Assault:
        """Return the fighting power with *supply* points to pay from and *extra* points from elsewhere."""
        return Assault(self.judgement, self.force, supply, extra)

    def targets(self) -> Targets:
        """Return what may be attacked with all supply at hand, worked out once."""
        if self._targets is None:
            self._targets = Targets(self.assault(self.supply_at_hand()))
        return self._targets
