"""BattleCards for a planner: points, and the strength that either alliance has left."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.view import ArmyView, BattleView, points_seen
from eastfront.kernel.game import View
from eastfront.kernel.state import State
from eastfront.players.evaluate.outlook import Outlook
from eastfront.players.scripted.battlecards.facts import TYPE_COUNT, Facts, facts_of
from eastfront.players.scripted.battlecards.sense.filter import sensible

LEAD: Final = 12.0
# Cards in an Arsenal without packs. With packs there are more: what is counted is then a part of them.
ARSENAL: Final = 50.0
MOST_SEATS: Final = 4
# What to fight for and with whom is worth some thought; how to fire the rules of thumb know exactly.
WEIGHED: Final = frozenset(
    {
        *("turn", "deploy", "discard", "shed", "take-back", "counter", "keep"),
        *("battle", "free-battle", "delay", "homeland", "refight", "withdraw"),
    }
)


class BattleCardsOutlook(Outlook):
    """What decides a game are the battles won and the units that are left for the next ones.

    Units count by their strength, not by name: a single card does so little for a win that a network
    which sees the cards may take luck for their merit.
    """

    def __init__(self) -> None:
        super().__init__(LEAD, parties=2)

    def turn(self, state: State) -> int:
        assert isinstance(state, BattleState), state
        return int(state.turn)

    def is_planned(self, view: View, option: int) -> bool:
        return view.kind in WEIGHED

    def sensible(self, view: View, options: list[int]) -> list[int]:
        return sensible(view, options)

    def features(self, view: View) -> list[float]:
        assert isinstance(view, BattleView), view
        assert view.seat is not None
        facts = facts_of(view.setup)
        found = [0.0] * MOST_SEATS
        found[view.seat] = 1.0
        for seat in seated(facts, view.seat):
            found += army(view, facts, seat)
        found += [0.0] * (ARMY * (MOST_SEATS - facts.seats))
        return found + standing(view, facts, view.seat)


def seated(facts: Facts, seat: int) -> list[int]:
    """Return the own seat, the opponent's, and in the combined game those of the other theatre alike."""
    found = [seat, facts.opponent[seat]]
    if facts.ally[seat] >= 0:
        found += [facts.ally[seat], facts.opponent[facts.ally[seat]]]
    return found


ARMY: Final = 24


def army(view: BattleView, facts: Facts, seat: int) -> list[float]:
    """Return what is known of the army of *seat*: cards by place, and their strength where it is seen."""
    seen = view.seats[seat]
    foe = facts.opponent[seat]
    lost = sum(strength(facts, card, foe) for card in seen.discard)
    total = sum(strength(facts, card, foe) for card in facts.arsenals[seat])
    part = ARSENAL / len(facts.arsenals[seat])
    found = [
        1.0,
        seen.hand_size / 5,
        part * seen.deck_size / 20,
        seen.kept_size / 2,
        sum(seen.stack_sizes) / 6,
        part * len(seen.discard) / 10,
        len(seen.won) / 3,
        part * (total - lost) / 20,
        1.0 if view.turn == seat else 0.0,
    ]
    for type in range(TYPE_COUNT):
        found.append(seen.stack_sizes[type] / 3)
    found += shown(facts, seen, foe)
    assert len(found) == ARMY, len(found)
    return found


def shown(facts: Facts, seen: ArmyView, foe: int) -> list[float]:
    """Return the strength of the stacks and the hand, nothing where they are hidden."""
    found: list[float] = []
    for stack in seen.stacks:
        found.append(sum(strength(facts, card, foe) for card in stack) / 3)
        found.append(sum(risk(facts, card, foe) for card in stack) / 3)
        found.append(float(sum(bool(facts.leader[card]) for card in stack)))
    found.append(sum(strength(facts, card, foe) for card in seen.hand) / 3)
    found.append(sum(risk(facts, card, foe) for card in seen.hand) / 3)
    found.append(float(sum(bool(facts.leader[card]) for card in seen.hand)))
    return found


def strength(facts: Facts, card: int, foe: int) -> float:
    """Return the hits that a unit scores on average against the army of *foe*."""
    return sum(facts.hits[foe][card])


def risk(facts: Facts, card: int, foe: int) -> float:
    """Return how often a unit is hit on average by the army of *foe*."""
    return sum(facts.risks[foe][card])


def standing(view: BattleView, facts: Facts, seat: int) -> list[float]:
    """Return the points and how the Conflict deck of *seat* stands."""
    side = facts.alliance[seat]
    own = points_seen(view, facts.rules, side)
    enemy = points_seen(view, facts.rules, 1 - side)
    target = max(1, int(facts.rules.target))
    turns = sum(seen.turns for seen in view.seats)
    return [
        own / target,
        enemy / target,
        (own - enemy) / target,
        (own / target) ** 2 - (enemy / target) ** 2,
        turns / 50,
        view.conflict_sizes[facts.theatre[seat]] / 30,
        view.idle / 10,
    ]
