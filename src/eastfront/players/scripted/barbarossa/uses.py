"""Uses: the abilities on offer at one decision, with what each does."""

from __future__ import annotations

from eastfront.games.barbarossa.verbs import CARD_MASK, PLACE_STEP, PLAYED, USE_1, USE_3
from eastfront.players.scripted.barbarossa.facts import Facts
from eastfront.players.scripted.barbarossa.means import Means
from eastfront.players.scripted.thumb import Offers


class Use:
    """An ability with the option that uses it: its placed card and what it does."""

    def __init__(self, option: int, card: int, place: int, means: Means) -> None:
        self.option = option
        self.card = card
        self.place = place
        self.means = means


class UseOffers(Offers):
    """The options of one decision, and the abilities among them, read at most once."""

    def __init__(self, facts: Facts, options: list[int]) -> None:
        super().__init__(options)
        self.facts = facts
        self._uses: list[Use] | None = None

    def uses(self) -> list[Use]:
        """Return the abilities offered."""
        if self._uses is None:
            verbs = range(USE_1, USE_3 + 1)
            self._uses = [self.use(verb, noun) for verb in verbs for noun in self.offered(verb)]
        return self._uses

    def use(self, verb: int, noun: int) -> Use:
        """Return the ability that *verb* with *noun* uses."""
        card, place = noun & CARD_MASK, noun // PLACE_STEP
        table = self.facts.played_means if place == PLAYED else self.facts.means
        return Use(self.take(verb, noun), card, place, table[card][verb - USE_1])
