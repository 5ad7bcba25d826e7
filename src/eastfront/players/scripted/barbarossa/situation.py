"""The situation at one decision: the view, the options by verb, and what is worked out at most once."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.tables import SUPPLY
from eastfront.games.barbarossa.verbs import CARD_MASK, END, PLACE_STEP, PLAYED, USE_1, USE_3
from eastfront.games.barbarossa.view import BarbarossaView, SeatView
from eastfront.kernel.playout import Dice
from eastfront.players.scripted.barbarossa.assault import Assault
from eastfront.players.scripted.barbarossa.doctrine import Judgement
from eastfront.players.scripted.barbarossa.means import Means
from eastfront.players.scripted.barbarossa.targets import Targets
from eastfront.players.scripted.thumb import Offers

PASS: Final = -1
GRAIN: Final = 1000


class Use:
    """An ability with the option that uses it: its placed card and what it does."""

    def __init__(self, option: int, card: int, place: int, means: Means) -> None:
        self.option = option
        self.card = card
        self.place = place
        self.means = means


class Situation(Offers):
    """What the player thinks with at one decision. An idea is an option, or PASS."""

    def __init__(self, judgement: Judgement, view: BarbarossaView, options: list[int], dice: Dice) -> None:
        assert view.seat is not None
        super().__init__(options)
        self.judgement = judgement
        self.facts = judgement.facts
        self.doctrine = judgement.doctrine
        self.worths = judgement.worths
        self.view = view
        self.dice = dice
        self.me: SeatView = view.seats[view.seat]
        self._uses: list[Use] | None = None
        self._targets: Targets | None = None

    def idea(self, verb: int, nouns: list[int]) -> int:
        """Return the option to do *verb* with the first of *nouns*, or PASS if there is none."""
        return self.take(verb, nouns[0]) if nouns else PASS

    def end(self) -> int:
        """Return the option that ends the phase, or any if it may not end."""
        return END if END in self.nouns else self.options[self.dice.below(len(self.options))]

    def uses(self) -> list[Use]:
        """Return the abilities offered."""
        if self._uses is None:
            self._uses = []
            for verb in range(USE_1, USE_3 + 1):
                for noun in self.offered(verb):
                    card, place = noun & CARD_MASK, noun // PLACE_STEP
                    table = self.facts.played_means if place == PLAYED else self.facts.means
                    option = self.take(verb, noun)
                    self._uses.append(Use(option, card, place, table[card][verb - USE_1]))
        return self._uses

    def noisy(self, value: float) -> float:
        """Return *value* as a recruit would guess it."""
        swing = 2.0 * int(self.dice.below(GRAIN)) / GRAIN - 1.0
        return value * (1.0 + self.doctrine.noise * swing)

    def supply_at_hand(self) -> int:
        """Return the Supply Points there are and those that Supply cards in hand would give."""
        facts = self.facts
        in_hand = [facts.plays[card].supply for card in self.me.hand if facts.type[card] == SUPPLY]
        return self.view.supply + sum(in_hand)

    def assault(self, supply: int, extra: int = 0) -> Assault:
        """Return the fighting power with *supply* points to pay from and *extra* points from elsewhere."""
        return Assault(self.judgement, self.view, supply, extra)

    def targets(self) -> Targets:
        """Return what may be attacked with all supply at hand, worked out once."""
        if self._targets is None:
            self._targets = Targets(self.assault(self.supply_at_hand()))
        return self._targets
