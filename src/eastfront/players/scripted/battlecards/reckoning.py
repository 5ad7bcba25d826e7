"""Reckoning: who may lie in a hidden stack, and how strong both sides of a coming battle are."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.knowledge import SEAT_STEP, STACK
from eastfront.games.battlecards.sample import PLACES_DEALT
from eastfront.games.battlecards.tables import GROUND, NO_TYPE
from eastfront.games.battlecards.view import size_at
from eastfront.players.scripted.battlecards.facts import TYPE_COUNT
from eastfront.players.scripted.battlecards.situation import Situation

ALL_TYPES: Final = 7
SEAT_MASK: Final = (1 << SEAT_STEP) - 1
# The odds of somebody whose enemy has nothing to fight with.
CERTAIN: Final = 1000.0
NOTHING: Final = 1e-6


class Reckoning:
    """Forces as the asked seat may guess them; what was guessed once is remembered."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.facts = situation.facts
        self.judgement = situation.judgement
        self.view = situation.view
        self.rooms: dict[int, int] = {}
        self.stacks: dict[tuple[int, int], list[tuple[int, float]]] = {}

    def stack(self, seat: int, type: int) -> list[tuple[int, float]]:
        """Return the cards of a stack with how many of each there are, known or expected."""
        place = (seat, type)
        if place not in self.stacks:
            seen = self.view.seats[seat]
            if seen.shown:
                self.stacks[place] = [(card, 1.0) for card in seen.stacks[type]]
            else:
                self.stacks[place] = self.guess(seat, STACK + type, type, seen.stack_sizes[type])
        return self.stacks[place]

    def guess(self, seat: int, place: int, type: int, size: int) -> list[tuple[int, float]]:
        """Return the certain cards of a hidden place, and the shares of all others that may be there."""
        if size == 0:
            return []
        facts, known = self.facts, self.view.known
        bit = 1 << (seat * SEAT_STEP + place)
        found: list[tuple[int, float]] = []
        others: list[tuple[int, float]] = []
        total = 0.0
        for token in range(facts.bounds[type], facts.bounds[type + 1]):
            mask = known[token]
            if mask == bit:
                found.append((facts.token_card[token], 1.0))
            elif mask & bit:
                weight = size / self.room(mask)
                others.append((facts.token_card[token], weight))
                total += weight
        share = (size - len(found)) / total if total else 0.0
        if share > 0.0:
            found += [(card, weight * share) for card, weight in others]
        return found

    def room(self, mask: int) -> int:
        """Return how many cards lie in all zones of *mask*."""
        if mask not in self.rooms:
            room = 0
            for seat, seen in enumerate(self.view.seats):
                zones = (mask >> (seat * SEAT_STEP)) & SEAT_MASK
                for place in PLACES_DEALT:
                    if zones >> place & 1:
                        room += size_at(seen, place)
            self.rooms[mask] = max(room, 1)
        return self.rooms[mask]

    def counts(self, seats: list[int], types: int) -> list[float]:
        """Return how many deployed cards of each of *types* some seats have."""
        armies = [self.view.seats[seat] for seat in seats]
        return [
            float(sum(seen.stack_sizes[type] for seen in armies)) if types >> type & 1 else 0.0
            for type in range(TYPE_COUNT)
        ]

    def force(
        self, seats: list[int], types: int, foe: int, counts: list[float], theatre: int, prepared: int = 0
    ) -> float:
        """Return the strength of some seats' stacks of *types* against *counts* units of *foe*."""
        facts, judgement = self.facts, self.judgement
        strengths: dict[int, float] = {}
        total = 0.0
        for type in range(TYPE_COUNT):
            if not types >> type & 1:
                continue
            sum_of_type = 0.0
            bonus = prepared * judgement.doctrine.bonus_defence if type == GROUND else 0.0
            for seat in seats:
                for card, count in self.stack(seat, type):
                    if facts.commander[card]:
                        if facts.leader[card] or facts.theatre[seat] != theatre:
                            continue
                        bonus += count * judgement.aura(card)
                    if card not in strengths:
                        strengths[card] = judgement.strength(card, foe, counts)
                    sum_of_type += count * strengths[card]
            total += sum_of_type * (1.0 + bonus)
        return total

    def odds(self, battle: int, aggressor: int, defender: int, raid: int = 0) -> float:
        """Return the aggressor's strength in a battle as a share of the defender's."""
        facts, cards = self.facts, self.facts.rules.cards
        attacking = raid or int(cards.aggressor_forces[battle])
        defending = raid or int(cards.defender_forces[battle])
        theatre = facts.theatre[defender] if raid else int(facts.rules.theatre_of_card(battle))
        defenders = [defender] if raid else self.situation.defenders(battle, aggressor, defender)
        own, other = self.counts([aggressor], attacking), self.counts(defenders, defending)
        prepared = 0 if raid else int(cards.prepared[battle])
        strength = self.force([aggressor], attacking, defender, other, theatre)
        against = self.force(defenders, defending, aggressor, own, theatre, prepared)
        objective = NO_TYPE if raid else int(cards.objective[battle])
        if objective != NO_TYPE and other[objective]:
            against *= 1.0 - self.judgement.doctrine.objective
        if strength == 0.0:
            return 0.0
        return strength / against if against > NOTHING else CERTAIN

    def balance(self, seat: int, foe: int) -> float:
        """Return all deployed forces of *seat* as a share of those of *foe*."""
        theatre = self.facts.theatre[seat]
        own, other = self.counts([seat], ALL_TYPES), self.counts([foe], ALL_TYPES)
        against = self.force([foe], ALL_TYPES, seat, own, self.facts.theatre[foe])
        return self.force([seat], ALL_TYPES, foe, other, theatre) / max(against, NOTHING)
