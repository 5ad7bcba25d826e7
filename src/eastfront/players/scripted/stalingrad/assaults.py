"""Assaults: where an attack pays, with whom, and what it still needs."""

from __future__ import annotations

from eastfront.games.stalingrad.ground import ROOM
from eastfront.games.stalingrad.tables import ATTACKER
from eastfront.players.scripted.stalingrad.clash import Clash, leaving_cost
from eastfront.players.scripted.stalingrad.roads import Road, Roads, left_by
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
    best first.
    """

    def __init__(self, situation: Situation, roads: Roads, slot: int, fund: int) -> None:
        self.situation = situation
        self.slot = slot
        self.fund = fund
        rations = situation.rations
        present = situation.fronts[situation.seat][slot]
        self.ready = [force for force in present if rations[force] > 0]
        self.hungry = [force for force in present if rations[force] == 0][:fund]
        able = [road for road in roads.to(slot) if rations[road.force] + fund > road.rations]
        ranked = sorted([(self.rank(road), road.force, place) for place, road in enumerate(able)])
        self.coming = [able[place] for _, _, place in ranked[: ROOM - len(present)]]
        self.clash = Clash(situation, situation.seat, slot)

    def rank(self, road: Road) -> float:
        """Return what is least for those whose coming costs least for their strength."""
        situation, doctrine = self.situation, self.situation.doctrine
        cost = post_cost(situation, road) + doctrine.effort * road.rations
        cost += doctrine.feed * self.need(road)
        return cost - doctrine.mass * situation.facts.strength[ATTACKER][road.force]

    def need(self, road: Road) -> int:
        """Return the Rations that a Force needs before it comes and attacks."""
        return max(road.rations + 1 - self.situation.rations[road.force], 0)

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
        forces = self.ready + [road.force for road in roads]
        lacks: dict[int, int] = {}
        brought = 0
        for road in roads:
            need = self.need(road)
            if need:
                lacks[road.force] = need
                brought += need
        for force in self.hungry:
            if brought < self.fund:
                lacks[force] = 1
                brought += 1
                forces.append(force)
        if not forces or brought > self.fund:
            return None
        return Assault(self.slot, self.gain(forces, roads, brought), roads, lacks)

    def gain(self, forces: list[int], roads: list[Road], brought: int) -> float:
        """Return what an attack of *forces* gains, less Rations spent and posts left."""
        situation, doctrine = self.situation, self.situation.doctrine
        spent = [1] * len(forces)
        posts = 0.0
        for place, road in enumerate(roads):
            spent[len(self.ready) + place] += road.rations
            posts += post_cost(situation, road)
        gain = self.clash.gain(forces, spent, left_by(situation, roads))
        return gain - doctrine.effort * sum(spent) - posts - doctrine.feed * brought


def best_assault(situation: Situation, roads: Roads, fund: int = -1) -> Assault | None:
    """Return the assault that gains most, if any gains enough; the hand brings Rations unless *fund* does."""
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
    return leaving_cost(situation, situation.seat, slot, 0)
