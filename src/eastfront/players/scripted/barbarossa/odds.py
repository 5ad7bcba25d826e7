"""What the next Event of a City may add to its Defence, from the cards nobody has seen."""

from __future__ import annotations

from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.players.scripted.barbarossa.facts import Facts


class Odds:
    """The chances of every sum that the Events of one attack may add; *blunted* lessens single Events.

    A card that reveals another one leads on to the next; the pile is read from its top.
    """

    def __init__(self, facts: Facts, view: BarbarossaView, blunted: list[tuple[int, int]]) -> None:
        self.facts = facts
        self.blunted = blunted
        self.sums: dict[int, float] = {}
        base, goes_on = self.walk(view.events_above, 0)
        chance = 1.0
        if goes_on:
            base, chance = self.spread(view.events_unseen, base)
        if goes_on and chance > 0.0:
            base, goes_on = self.walk(view.events_below, base)
        if not goes_on or chance > 0.0:
            self.add(base, chance)

    def effect(self, card: int) -> int:
        """Return what *card* adds, less what own cards gain from its being there."""
        value = self.facts.modifier[card]
        for attack, groups in self.blunted:
            if self.facts.group[card] & groups:
                value -= attack
        return value

    def add(self, total: int, chance: float) -> None:
        """Count *chance* towards *total*."""
        self.sums[total] = self.sums.get(total, 0.0) + chance

    def walk(self, cards: list[int], base: int) -> tuple[int, bool]:
        """Reveal known *cards* from the top; tell the sum and whether one more would be revealed."""
        for card in reversed(cards):
            base += self.effect(card)
            if not self.facts.chains[card]:
                return base, False
        return base, True

    def spread(self, cards: list[int], base: int) -> tuple[int, float]:
        """Reveal shuffled *cards*; return the sum and the chance that every one of them led on."""
        plain: dict[int, int] = {}
        links: list[int] = []
        for card in cards:
            if self.facts.chains[card]:
                links.append(card)
            else:
                effect = self.effect(card)
                plain[effect] = plain.get(effect, 0) + 1
        chance = 1.0
        left = len(cards)
        while left > 0:
            for effect, count in plain.items():
                self.add(base + effect, chance * count / left)
            if not links:
                return base, 0.0
            chance *= len(links) / left
            base += self.effect(links.pop())
            left -= 1
        return base, chance
