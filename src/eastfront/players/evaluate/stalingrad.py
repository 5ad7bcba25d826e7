"""Stalingrad for a planner: who holds what in the city, with how much, and who is starving."""

from __future__ import annotations

from eastfront.games.stalingrad.state import StalingradState
from eastfront.games.stalingrad.view import ArmyView, StalingradView
from eastfront.kernel.game import View
from eastfront.kernel.state import State
from eastfront.players.evaluate.outlook import Outlook
from eastfront.players.scripted.stalingrad.facts import Facts, facts_of
from eastfront.players.scripted.stalingrad.sense.filter import sensible


class StalingradOutlook(Outlook):
    """What decides a game are the Locations, the Forces in each zone and their rations."""

    def __init__(self) -> None:
        super().__init__(lead=0.0, parties=2)

    def turn(self, state: State) -> int:
        assert isinstance(state, StalingradState), state
        return int(state.turn)

    def is_planned(self, view: View, option: int) -> bool:
        assert isinstance(view, StalingradView), view
        return view.settled

    def sensible(self, view: View, options: list[int]) -> list[int]:
        return sensible(view, options)

    def features(self, view: View) -> list[float]:
        assert isinstance(view, StalingradView), view
        assert view.seat is not None
        facts = facts_of(view.setup)
        own, enemy = view.seats[view.seat], view.seats[1 - view.seat]
        found: list[float] = []
        for slot in range(len(view.locations)):
            found += ground(view, facts, slot, own, enemy)
            for place in (2 * slot, 2 * slot + 1):
                found += post(view, facts, own.places[place])
                found += post(view, facts, enemy.places[place])
        found += sizes(own)
        found += sizes(enemy)
        found += [float(view.seat), 1.0 if view.turn == view.seat else 0.0]
        return found + cards(view, facts, own, enemy)


def ground(view: StalingradView, facts: Facts, slot: int, own: ArmyView, enemy: ArmyView) -> list[float]:
    """Return who stands at the Location in *slot*, how damaged it is and what it yields."""
    location, rubble = view.locations[slot], view.rubble[slot]
    ours, theirs = bool(own.places[2 * slot]), bool(enemy.places[2 * slot])
    chart = facts.charts[location]
    found = [0.0] * 5
    found[0] = 1.0 if ours and not theirs else 0.0
    found[1] = 1.0 if theirs and not ours else 0.0
    found[2] = 1.0 if ours and theirs else 0.0
    found[3] = rubble / 3
    found[4] = chart[rubble] / 3 if 0 <= rubble < len(chart) else 0.0
    return found


def post(view: StalingradView, facts: Facts, forces: list[int]) -> list[float]:
    """Return how many *forces* stand in a zone, how strong, how well fed and how experienced they are."""
    return [
        float(len(forces)),
        sum(facts.strength[0][card] for card in forces) / 4,
        sum(facts.strength[1][card] for card in forces) / 4,
        sum(view.rations[card] for card in forces) / 4,
        float(sum(view.medals[card] for card in forces)),
        float(sum(view.rations[card] == 0 for card in forces)),
        float(sum(facts.armoured[card] for card in forces)),
    ]


def sizes(army: ArmyView) -> list[float]:
    """Return how many cards an army has left where."""
    return [
        army.hand_size / 4,
        army.deck_size / 10,
        army.pile_size / 4,
        army.turns / 4,
        len(army.lost) / 4,
        army.rebuilds / 2,
    ]


def cards(view: StalingradView, facts: Facts, own: ArmyView, enemy: ArmyView) -> list[float]:
    """Return by card what is in the own hand, at work, or used up."""
    found = [0.0] * facts.size
    for card in own.hand:
        found[card] += 1.0
    for card in view.in_play:
        found[card] += 1.0
    for card in own.discard:
        found[card] -= 0.3
    for card in enemy.discard:
        found[card] -= 0.3
    return found
