"""Bounds of a battle: what is certain in it, whatever cards are played and turned up."""

from __future__ import annotations

from eastfront.games.stalingrad.battle import EVENT_STEP, Battle, amount_of, source_of, step_of
from eastfront.games.stalingrad.sequence.totals import total_of
from eastfront.games.stalingrad.solving.flips import FARTHEST
from eastfront.games.stalingrad.solving.stands import Fighter, capacity
from eastfront.games.stalingrad.state import DESTROYED
from eastfront.games.stalingrad.tables import ATTACKER, SHELTER
from eastfront.games.stalingrad.verbs import FIREFIGHT, KINDS
from eastfront.players.scripted.stalingrad.clash import fighters_in, role_in
from eastfront.players.scripted.stalingrad.effects import BattleEffect
from eastfront.players.scripted.stalingrad.situation import Field


class Bounds:
    """How far a battle can still go for *seat*, whatever is in hands and on top of decks.

    A side's relief is the most that its cards can still take from the enemy's total or let it ignore,
    its rise the most that they can add to its own. *doomed* keeps whether sides are, by seat.
    """

    def __init__(self, field: Field, battle: Battle, seat: int) -> None:
        self.field = field
        self.seat, self.foe = seat, 1 - seat
        self.battle = battle
        self.eventful = field.view.kind != KINDS[FIREFIGHT]
        self.totals = [int(total_of(self.battle, each, field.facts.tables)) for each in range(2)]
        self.doomed: dict[int, bool] = {}

    def is_idle_fire(self, card: int) -> bool:
        """Tell whether a card changes nothing by its firefight value."""
        raises = self.field.facts.firefight[card] > 0
        return self.is_doomed(self.foe) if raises else self.is_zero() or self.is_doomed(self.seat)

    def is_idle_event(self, card: int) -> bool:
        """Tell whether a card changes nothing by its event."""
        effect, battle = self.field.facts.battle[card], self.battle
        if effect.combat and not self.is_doomed(self.foe):
            return False
        if self.ignores(effect, self.seat) and not self.is_doomed(self.seat):
            return False
        if self.takes(effect, self.seat) and not (self.is_zero() or self.is_doomed(self.seat)):
            return False
        if effect.mutes & ~int(battle.muted[self.foe]):
            return False
        if effect.rubbles and self.field.view.rubble[int(battle.slot)] != DESTROYED:
            return False
        return not effect.harries or bool(battle.harried[self.foe]) or self.is_doomed(self.foe)

    def is_zero(self) -> bool:
        """Tell whether there is nothing to take from the enemy's total."""
        return self.totals[self.foe] == 0 and not self.can_strike_out()

    def is_doomed(self, seat: int) -> bool:
        """Tell whether all Forces of a side engaged are destroyed whatever cards are played."""
        if seat not in self.doomed:
            self.doomed[seat] = self.destroys(fighters_in(self.field, self.battle, seat), seat)
        return self.doomed[seat]

    def destroys(self, fighters: list[Fighter], seat: int) -> bool:
        """Tell whether a side has to absorb so many losses that all its *fighters* are destroyed."""
        beyond = self.totals[1 - seat] - self.ignored(seat) - capacity(fighters)
        return beyond >= 0 and self.relief(seat) <= beyond

    def can_strike_out(self) -> bool:
        """Tell whether the enemy may still take the effect from events played."""
        effects, muted = self.field.facts.battle, int(self.battle.muted[self.seat])
        return self.eventful and any(
            effects[card].mutes & ~muted for card in self.field.possible_hand(self.foe)
        )

    def ignored(self, seat: int) -> int:
        """Return how many losses a side ignores by the cards played."""
        return int(self.battle.spared[seat] + self.battle.shrugged[seat])

    def most_losses(self, seat: int) -> int:
        """Return how many losses a side may have to absorb, at the most."""
        return self.totals[1 - seat] + self.rise(1 - seat)

    def rise(self, seat: int) -> int:
        """Return the most that the cards of a side can still add to its total, with the one turned up."""
        field = self.field
        rises = [self.rise_by(card) for card in field.possible_hand(seat)]
        rises.sort(reverse=True)
        return sum(rises[: field.view.seats[seat].hand_size]) + FARTHEST

    def rise_by(self, card: int) -> int:
        """Return the most that a card can add to the total of its side."""
        fire = max(self.field.facts.firefight[card], 0)
        if not self.eventful:
            return fire
        effect = self.field.facts.battle[card]
        return max(fire, effect.combat, effect.armoured)

    def relief(self, seat: int) -> int:
        """Return the most that the cards of a side can still spare it, with the one turned up."""
        facts, field = self.field.facts, self.field
        reliefs = [self.relief_by(card, seat) for card in field.possible_hand(seat)]
        reliefs.sort(reverse=True)
        announced = sum(
            self.relief_by_event(facts.battle[card], seat)
            for card in field.view.pending
            if facts.side[card] == seat
        )
        return sum(reliefs[: field.view.seats[seat].hand_size]) + announced + FARTHEST

    def relief_by(self, card: int, seat: int) -> int:
        """Return the most that a card of a side can spare it."""
        facts = self.field.facts
        fire = max(-facts.firefight[card], 0)
        return max(fire, self.relief_by_event(facts.battle[card], seat)) if self.eventful else fire

    def relief_by_event(self, effect: BattleEffect, seat: int) -> int:
        """Return the most that an event of a side can spare it."""
        return self.ignores(effect, seat) + self.takes(effect, seat) + self.struck(effect, 1 - seat)

    def ignores(self, effect: BattleEffect, seat: int) -> int:
        """Return how many losses more a side ignores by an event."""
        return max(effect.hold - int(self.battle.spared[seat]), 0) + effect.shrug

    def takes(self, effect: BattleEffect, seat: int) -> int:
        """Return how much an event of a side takes from the enemy's total, at the most."""
        battle, field = self.battle, self.field
        if effect.breaches and not battle.breached and role_in(battle, seat) == ATTACKER:
            return effect.weaken + field.note(int(battle.slot), SHELTER)
        return effect.weaken

    def struck(self, effect: BattleEffect, enemy: int) -> int:
        """Return how much of the events played by an *enemy* a card takes away, at the most."""
        mutes, facts = effect.mutes & ~int(self.battle.muted[enemy]), self.field.facts
        if not mutes:
            return 0
        events = [entry for entry in self.battle.entries if step_of(entry) == EVENT_STEP]
        return sum(
            abs(int(amount_of(entry)))
            for entry in events
            if facts.side[int(source_of(entry))] == enemy and facts.keywords[int(source_of(entry))] & mutes
        )
