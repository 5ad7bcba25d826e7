"""Posts: which Control zones are worth standing in, and who should go there."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.ground import ROOM
from eastfront.games.stalingrad.solving.stands import Stand
from eastfront.games.stalingrad.tables import ATTACKER, DEFENDER
from eastfront.players.scripted.stalingrad.assaults import best_assault
from eastfront.players.scripted.stalingrad.clash import card_help, nearest, stand_of, strength
from eastfront.players.scripted.stalingrad.roads import Road, Roads, left_by
from eastfront.players.scripted.stalingrad.situation import EVERY_SLOT, Situation

NOTHING: Final = 0.05
# A gain that every move reaches: for Forces that must go somewhere.
ANY_GAIN: Final = -99.0


class Posts:
    """The Control zones at this decision: what standing in each is worth, by who stands there."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.threats: dict[int, int] = {}
        self.enemies: dict[int, Stand] = {}

    def best(self, roads: Roads, least: float = NOTHING, only: int = -1) -> Road | None:
        """Return the way of the Force whose going into a Control zone gains most, if any gains *least*."""
        best, chosen = least, None
        for slot in EVERY_SLOT:
            for road, gain in self.gains(slot, self.ways(roads, slot, only)):
                if gain > best:
                    best, chosen = gain, road
        return chosen

    def ways(self, roads: Roads, slot: int, only: int) -> list[Road]:
        """Return the roads to a Control zone that their Forces, or the *only* one meant, can pay."""
        rations = self.situation.rations
        return [
            road
            for road in roads.to(slot)
            if rations[road.force] >= road.rations and only in (-1, road.force)
        ]

    def gains(self, slot: int, ways: list[Road]) -> list[tuple[Road, float]]:
        """Return the roads to a Control zone that are worth a thought, each with its gain."""
        if not ways:
            return []
        here = self.situation.fronts[self.situation.seat][slot]
        before = self.value(slot, here)
        relief = 0.0 if here else self.relief(slot)
        found: list[tuple[Road, float]] = []
        for road in self.candidates(ways):
            gain = self.value(slot, [*here, road.force], road) - before
            gain -= self.situation.doctrine.ration * road.rations
            gain += relief if road.origin % 2 else -self.leaving(road, relief)
            found.append((road, gain))
        return found

    def candidates(self, ways: list[Road]) -> list[Road]:
        """Return the cheapest, and the strongest defender, of those who can come.

        Where each of them leaves a Location, the cheapest of those who leave none is a third one.
        """
        if len(ways) == 1:
            return ways
        cheap = min(ways, key=self.cheapness)
        strong = max(ways, key=self.solidity)
        found = [cheap] if cheap is strong else [cheap, strong]
        if all(self.leaves(road) for road in found):
            spare = [road for road in ways if not self.leaves(road)]
            if spare:
                found.append(min(spare, key=self.cheapness))
        return found

    def leaves(self, road: Road) -> bool:
        """Tell whether the player no longer holds a Location once a Force has gone its way."""
        return left_by(self.situation, [road]) != 0

    def cheapness(self, road: Road) -> tuple[float, int, int]:
        """Return what comes first for the Force that is missed least; posts are missed more."""
        posted = 2 * (road.origin % 2 == 0)
        return self.situation.worth(road.force) + posted, road.rations, road.force

    def solidity(self, road: Road) -> tuple[int, int]:
        """Return what comes last for the best defender; one from a Control zone counts less."""
        posted = 2 * (road.origin % 2 == 0)
        strength = self.situation.facts.strength[DEFENDER][road.force]
        return strength - road.rations - posted, -road.force

    def leaving(self, road: Road, relief: float) -> float:
        """Return what taking a Force from another Control zone costs, less *relief* if that stays held."""
        slot = road.origin // 2
        here = self.situation.fronts[self.situation.seat][slot]
        rest = [force for force in here if force != road.force]
        cost = self.value(slot, here) - self.value(slot, rest)
        return cost - relief if rest else cost

    def value(self, slot: int, forces: list[int], road: Road | None = None) -> float:
        """Return what standing in a Control zone with *forces* over the enemy's next turn is worth.

        One of them may have to come there by a *road*.
        """
        if not forces:
            return 0.0
        situation = self.situation
        seat, foe, doctrine = situation.seat, situation.foe, situation.doctrine
        value = situation.hold(slot)
        if situation.fronts[foe][slot]:
            value *= doctrine.deny
        elif situation.owns_others(seat, slot) and not (road and self.leaves(road)):
            value += doctrine.victory
        spent = [road.rations if road and road.force == force else 0 for force in forces]
        return value - doctrine.exposure * self.harm(slot, forces, spent)

    def harm(self, slot: int, forces: list[int], spent: list[int]) -> float:
        """Return what an attack on *forces* would cost more than it costs the enemy, in part."""
        situation, foe = self.situation, self.situation.foe
        threat = self.threat(slot)
        if not threat:
            return 0.0
        harm = stand_of(situation, situation.seat, slot, forces, DEFENDER, spent=spent).toll(threat)
        if situation.fronts[foe][slot] or situation.rears[foe][slot]:
            toll = self.attackers(slot).toll(strength(situation, slot, forces, DEFENDER))
            harm -= situation.doctrine.revenge * toll
        return max(harm, 0.0)

    def attackers(self, slot: int) -> Stand:
        """Return the stand of the enemies near a Location in an attack there."""
        if slot not in self.enemies:
            situation, foe = self.situation, self.situation.foe
            near = (situation.fronts[foe][slot] + situation.rears[foe][slot])[:ROOM]
            self.enemies[slot] = stand_of(situation, foe, slot, near, ATTACKER, spent=[1] * len(near))
        return self.enemies[slot]

    def threat(self, slot: int) -> int:
        """Return the total that the enemy is likely to reach in an attack at a Location."""
        if slot not in self.threats:
            self.threats[slot] = threat_at(self.situation, slot)
        return self.threats[slot]

    def relief(self, slot: int) -> float:
        """Return what one more Location out of the enemy's control is worth."""
        situation, doctrine = self.situation, self.situation.doctrine
        free = sum(situation.owners[other] != situation.foe for other in EVERY_SLOT if other != slot)
        if free == 0:
            return doctrine.doom
        return doctrine.worry if free < doctrine.footholds else 0.0


def planned_road(situation: Situation, roads: Roads, force: int) -> Road | None:
    """Return the way that a Force is to go: to the best assault, or else to the post that gains most."""
    assault = best_assault(situation, roads)
    if assault is not None:
        for road in assault.roads:
            if road.force == force:
                return road
    return Posts(situation).best(roads, ANY_GAIN, force)


def threat_at(situation: Situation, slot: int) -> int:
    """Return the total that the enemy is likely to reach in an attack at a Location."""
    foe, values = situation.foe, situation.facts.strength[ATTACKER]
    near = situation.fronts[foe][slot] + situation.rears[foe][slot]
    if len(near) > ROOM:
        near = sorted(near, key=lambda force: -values[force])[:ROOM]
    total = float(strength(situation, slot, near, ATTACKER)) if near else 0.0
    if len(near) < ROOM:
        far = sorted((values[force] for force in marchers(situation, slot)), reverse=True)
        total += sum(far[: ROOM - len(near)]) * situation.doctrine.march
    if total:
        total += card_help(situation, foe)
    return nearest(total)


def marchers(situation: Situation, slot: int) -> list[int]:
    """Return the enemies behind other Locations that can come and still attack."""
    rations, mobile = situation.rations, situation.facts.mobile
    rears = situation.rears[situation.foe]
    forces = [force for other in EVERY_SLOT if other != slot for force in rears[other]]
    return [force for force in forces if rations[force] > 1 or mobile[force]]
