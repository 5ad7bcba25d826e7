"""Picking cards on the Front Line: the least for losses and costs, the best for reactivation."""

from __future__ import annotations

from eastfront.games.barbarossa.ops.losses import LoseGroup
from eastfront.games.barbarossa.tables import ARMY_GROUP
from eastfront.games.barbarossa.verbs import (
    ACTIVE,
    CARD_MASK,
    EXHAUST,
    FORFEIT,
    FORFEIT_GROUP,
    FORFEIT_REST,
    PLACE_STEP,
    REACTIVATE,
    SPARE,
)
from eastfront.players.scripted.barbarossa.force import deployed
from eastfront.players.scripted.barbarossa.situation import Situation
from eastfront.players.scripted.barbarossa.standing import at_work, picks_left


def pick(situation: Situation) -> int:
    """Pick a group to lose, or the next card of a run of picks."""
    if len(situation.offered(FORFEIT_GROUP) + situation.offered(FORFEIT_REST)) == 2:
        return pick_group(situation)
    if REACTIVATE in situation.nouns:
        return pick_next(situation, REACTIVATE, [-float(punch) for punch in situation.facts.punch])
    verb = EXHAUST if EXHAUST in situation.nouns else FORFEIT
    return pick_next(situation, verb, situation.worths)


def pick_group(situation: Situation) -> int:
    """Give up the group of units that is worth less."""
    op = at_work(situation.facts, situation.view)
    assert isinstance(op, LoseGroup), op
    named = rest = 0.0
    for card, _ in deployed(situation.me):
        if situation.facts.group[card] & op.groups:
            named += situation.worths[card]
        elif situation.facts.group[card] & ARMY_GROUP:
            rest += situation.worths[card]
    return situation.idea(FORFEIT_GROUP if named <= rest else FORFEIT_REST, [0])


def pick_next(situation: Situation, verb: int, costs: list[float]) -> int:
    """Pick the first card of the cheapest set: a run of picks goes up and never back."""
    offered = situation.offered(verb)
    count, groups = picks_left(situation.facts, situation.view)
    least = situation.view.frames[-1].last
    wakes = situation.facts.wakes
    found: list[int] = []
    for card, place in deployed(situation.me):
        noun = place * PLACE_STEP + card
        # After a first combat even those reactivate that do not wake by themselves.
        stays = verb == REACTIVATE and (place == ACTIVE or not (wakes[card] or situation.view.afterwards))
        if situation.facts.group[card] & groups and noun >= least and not stays:
            found.append(noun)
    # Of like cards an exhausted one is missed less, and wakes as well as any other.
    found.sort(key=lambda noun: (costs[noun & CARD_MASK], -noun))
    wanted = sorted(noun for noun in found[:count] if noun in offered)
    return situation.idea(verb, wanted or sorted(offered, key=lambda noun: costs[noun & CARD_MASK]))


def spare(situation: Situation) -> int:
    """Use what spares a unit, and spare the best one."""
    if SPARE in situation.nouns:
        best = sorted(situation.offered(SPARE), key=lambda card: -situation.worths[card])
        return situation.idea(SPARE, best)
    uses = situation.uses()
    return uses[0].option if uses else situation.end()
