"""Fighting: who joins an attack, and which events and cards turned up do most in it."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.battle import EVENT_STEP, amount_of, seat_of, source_of, step_of
from eastfront.games.stalingrad.sequence.totals import total_of
from eastfront.games.stalingrad.solving.stands import IMPOSSIBLE, Stand
from eastfront.games.stalingrad.verbs import ENGAGE, PLAY, USE
from eastfront.players.scripted.stalingrad.clash import Clash, stand_in_battle
from eastfront.players.scripted.stalingrad.effects import BattleEffect
from eastfront.players.scripted.stalingrad.situation import Situation

TINY: Final = 1e-9


class Fight:
    """The battle at hand for *seat*: both totals as they are likely to end, and what they do."""

    def __init__(self, situation: Situation, seat: int) -> None:
        battle, facts = situation.view.battle, situation.facts
        self.situation = situation
        self.battle = battle
        self.seat, self.foe = seat, 1 - seat
        self.mine = int(total_of(battle, seat, facts.tables))
        self.theirs = int(total_of(battle, self.foe, facts.tables))
        self.turned = situation.turned(int(battle.slot), int(battle.attacker))
        self.spared = [int(battle.spared[each] + battle.shrugged[each]) for each in range(2)]
        self.own = self.stand(seat)
        self.enemy = self.stand(self.foe)

    def stand(self, seat: int, harried: bool = False, held: bool = False) -> Stand:
        """Return the stand of a side, as it is or after a card that harries or holds it."""
        return stand_in_battle(self.situation, seat, self.forces(seat), harried, held)

    def forces(self, seat: int) -> list[int]:
        """Return the Forces of a side in the battle."""
        return [int(force) for force in self.battle.engaged[seat].cards]

    def value(self, more: int, less: int) -> float:
        """Return how the battle goes with *more* in the own total and *less* in the enemy's."""
        return self.hit(0, max(self.mine + more, 0)) - self.hit(1, max(self.theirs - less, 0))

    def outcome(self, enemy: Stand, hits: int, own: Stand, losses: int, ignored: int) -> float:
        """Return what the enemy loses more on average, by both totals before cards are turned up."""
        gain = enemy.mean_toll(self.turned, self.seat, max(hits, 0), self.spared[self.foe])
        spared = self.spared[self.seat] + ignored
        return gain - own.mean_toll(self.turned, self.foe, max(losses, 0), spared)

    def hit(self, side: int, total: int) -> float:
        """Return what the enemy loses on average to the player's *total* (side 0), or the player to his."""
        if side:
            return self.own.mean_toll(self.turned, self.foe, total, self.spared[self.seat])
        return self.enemy.mean_toll(self.turned, self.seat, total, self.spared[self.foe])

    def event_gain(self, effect: BattleEffect) -> float:
        """Return what an event changes."""
        battle, seat, foe = self.battle, self.seat, self.foe
        own = self.stand(seat, held=True) if effect.hold and not battle.held[seat] else self.own
        harries = effect.harries and not battle.harried[foe]
        enemy = self.stand(foe, harried=True) if harries else self.enemy
        ignored = max(effect.hold - int(battle.spared[seat]), 0) + effect.shrug
        losses = self.theirs - effect.weaken - self.struck(effect, foe)
        hits = self.mine + self.added(effect) - self.struck(effect, seat)
        return self.outcome(enemy, hits, own, losses, ignored) - self.value(0, 0)

    def added(self, effect: BattleEffect) -> int:
        """Return what an event adds to the own total."""
        facts, view = self.situation.facts, self.situation.view
        if effect.armoured > effect.combat:
            engaged = self.forces(self.seat)
            if view.locations[int(self.battle.slot)] == effect.at or any(
                facts.armoured[force] for force in engaged
            ):
                return effect.armoured
        return effect.combat

    def struck(self, effect: BattleEffect, seat: int) -> int:
        """Return what a card that strikes out enemy events takes from the total of *seat*."""
        mutes = effect.mutes & ~int(self.battle.muted[self.foe])
        if not mutes:
            return 0
        return sum(int(amount_of(entry)) for entry in self.battle.entries if self.strikes(entry, seat, mutes))

    def strikes(self, entry: int, seat: int, mutes: int) -> bool:
        """Tell whether an entry of *seat* comes from an enemy event with one of the keywords *mutes*."""
        if step_of(entry) != EVENT_STEP or seat_of(entry) != seat:
            return False
        facts, source = self.situation.facts, int(source_of(entry))
        return facts.side[source] == self.foe and bool(facts.keywords[source] & mutes)


def play_event(situation: Situation) -> int:
    """Play the event that gains most above what its card is worth."""
    cards = situation.offered(PLAY)
    if not cards:
        return situation.stop()
    fight = Fight(situation, situation.seat)
    best, chosen = TINY, -1
    for card in cards:
        gain = situation.noisy(fight.event_gain(situation.facts.battle[card]))
        net = gain - spending(situation, card)
        if net > best:
            best, chosen = net, card
    return situation.take(PLAY, chosen) if chosen >= 0 else situation.stop()


def spending(situation: Situation, card: int) -> float:
    """Return what a card must bring to be spent."""
    return situation.doctrine.spend * situation.judgement.keeps[card]


def engage(situation: Situation) -> int:
    """Let the next of the group join whose attack gains most."""
    battle, doctrine = situation.view.battle, situation.doctrine
    joined = [int(force) for force in battle.engaged[situation.seat].cards]
    offered = situation.offered(ENGAGE)
    best, chosen = -IMPOSSIBLE, offered
    clash = Clash(situation, situation.seat, int(battle.slot))
    for group in groups(offered, 0 if joined else 1):
        gain = clash.gain(joined + group, [0] * len(joined) + [1] * len(group), 0)
        gain -= doctrine.effort * len(group)
        if gain > best + TINY:
            best, chosen = gain, group
    return situation.take(ENGAGE, chosen[0]) if chosen else situation.stop()


def groups(forces: list[int], first: int) -> list[list[int]]:
    """Return every group of *forces*, from the group numbered *first* on; number 0 is nobody."""
    masks = range(first, 1 << len(forces))
    return [[force for bit, force in enumerate(forces) if mask >> bit & 1] for mask in masks]


def flip(situation: Situation) -> int:
    """Use the turned-up card that does most."""
    fight = Fight(situation, situation.seat)
    firefight = situation.facts.firefight
    cards = situation.offered(USE)
    return situation.take(
        USE, max(cards, key=lambda card: fight.value(max(firefight[card], 0), max(-firefight[card], 0)))
    )
