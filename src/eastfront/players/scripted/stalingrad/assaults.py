"""Assaults: where an attack pays, with whom, and what it still needs."""

from __future__ import annotations

from eastfront.games.stalingrad.ground import ROOM
from eastfront.games.stalingrad.tables import ATTACKER
from eastfront.players.scripted.stalingrad.clash import Clash, leaving_cost
from eastfront.players.scripted.stalingrad.roads import Road, Roads
from eastfront.players.scripted.stalingrad.situation import EVERY_SLOT, Situation


class Assault:
    """An attack planned at a Location.

    *roads* are the ways of those who are still to come, *lacks* the Rations that Forces need first.
    """

    def __init__(self, slot: int, gain: float, roads: list[Road], lacks: dict[int, int]) -> None:
        self.slot = slot
        self.gain = gain
        self.roads = roads
        self.lacks = lacks


class Muster:
    """Who can attack at a Location if *fund* Rations are brought besides those on the Forces.

    *ready* Forces stand there with Rations, *hungry* ones without; *coming* are the ways of others, the
    best first, and *needs* the Rations that each of these Forces needs first.
    """

    def __init__(self, situation: Situation, roads: Roads, slot: int, fund: int) -> None:
        self.situation = situation
        self.slot = slot
        self.fund = fund
        rations = situation.view.rations
        present = situation.fronts[situation.seat][slot]
        self.ready = [force for force in present if rations[force] > 0]
        self.hungry = [force for force in present if rations[force] == 0][:fund]
        able = [road for road in roads.to(slot) if rations[road.force] + fund > road.rations]
        self.needs = {road.force: max(road.rations + 1 - rations[road.force], 0) for road in able}
        self.coming = sorted(able, key=self.rank)[: ROOM - len(present)]

    def rank(self, road: Road) -> tuple[float, int]:
        """Return what comes first for those whose coming costs least for their strength."""
        situation, doctrine = self.situation, self.situation.doctrine
        cost = post_cost(situation, road) + doctrine.effort * road.rations
        cost += doctrine.feed * self.needs[road.force]
        return cost - doctrine.mass * situation.facts.strength[ATTACKER][road.force], road.force

    def best(self) -> Assault | None:
        """Return the assault that gains most, over how many come."""
        best: Assault | None = None
        for count in range(len(self.coming) + 1):
            found = self.assault(self.coming[:count])
            if found is not None and (best is None or found.gain > best.gain):
                best = found
        return best

    def assault(self, roads: list[Road]) -> Assault | None:
        """Return the assault of those present and those on *roads*, if the fund allows it."""
        lacks = {road.force: self.needs[road.force] for road in roads if self.needs[road.force]}
        forces = self.ready + [road.force for road in roads]
        for force in self.hungry:
            if sum(lacks.values()) < self.fund:
                lacks[force] = 1
                forces.append(force)
        if not forces or sum(lacks.values()) > self.fund:
            return None
        return Assault(self.slot, self.gain(forces, roads, sum(lacks.values())), roads, lacks)

    def gain(self, forces: list[int], roads: list[Road], brought: int) -> float:
        """Return what an attack of *forces* gains, less Rations spent and posts left."""
        situation, doctrine = self.situation, self.situation.doctrine
        spent = dict.fromkeys(forces, 1)
        for road in roads:
            spent[road.force] += road.rations
        gain = Clash(situation, situation.seat, self.slot, forces, spent, left_by(situation, roads)).gain()
        gain -= doctrine.effort * (len(forces) + sum(road.rations for road in roads))
        gain -= sum(post_cost(situation, road) for road in roads)
        return gain - doctrine.feed * brought


def best_assault(situation: Situation, fund: int = -1) -> Assault | None:
    """Return the assault that gains most, if any gains enough; the hand brings Rations unless *fund* does."""
    roads = Roads(situation)
    if fund < 0:
        fund = ration_fund(situation)
    best: Assault | None = None
    most = situation.doctrine.attack
    for slot in EVERY_SLOT:
        if situation.fronts[situation.foe][slot]:
            found = Muster(situation, roads, slot, fund).best()
            if found is not None:
                gain = situation.noisy(found.gain)
                if gain > most:
                    best, most = found, gain
    return best


def ration_fund(situation: Situation) -> int:
    """Return how many Rations the hand can bring for an attack."""
    hand = situation.me.hand
    action = situation.facts.action
    best = max((max(action[card].supply, 2) for card in hand), default=0)
    return best if len(hand) > situation.doctrine.purse else 0


def post_cost(situation: Situation, road: Road) -> float:
    """Return what it costs to take a Force from its post."""
    if road.origin % 2:
        return 0.0
    slot = road.origin // 2
    if len(situation.fronts[situation.seat][slot]) > 1:
        return 0.3
    if situation.owners[slot] == situation.seat:
        return situation.hold(slot)
    return leaving_cost(situation, situation.seat, slot, [])


def left_by(situation: Situation, roads: list[Road]) -> list[int]:
    """Return the slots that the player no longer holds once all have gone their ways; markers hold on."""
    gone = [road.force for road in roads if road.origin % 2 == 0]
    fronts = situation.fronts[situation.seat]
    left = [slot for slot in EVERY_SLOT if fronts[slot] and all(force in gone for force in fronts[slot])]
    if situation.facts.rules.markers:
        return [slot for slot in left if situation.owners[slot] != situation.seat]
    return left
