"""The Starting Phase: repairs for nothing, and supply for waking cards that an attack needs."""

from __future__ import annotations

from eastfront.games.barbarossa.tables import ARMY_GROUP, EVENT
from eastfront.games.barbarossa.verbs import ACTIVE
from eastfront.players.scripted.barbarossa.force import deployed, use_option
from eastfront.players.scripted.barbarossa.reinforcement import play_supply
from eastfront.players.scripted.barbarossa.situation import PASS, Situation
from eastfront.players.scripted.barbarossa.targets import Targets, sites
from eastfront.players.scripted.barbarossa.uses import Use


def starting(situation: Situation) -> int:
    """Take the first thing that pays."""
    for step in (repair, wake):
        option = step(situation)
        if option != PASS:
            return option
    option = relieve(situation, situation.view.supply)
    return situation.end() if option == PASS else option


def repair(situation: Situation) -> int:
    """Use what reactivates another card for nothing."""
    for use in situation.uses():
        if use.place == ACTIVE and use.means.exhausts and use.means.reactivates and not use.means.price:
            return use.option
    return PASS


def wake(situation: Situation) -> int:
    """Pay for reactivating a card if the attack that it makes possible is worth the supply."""
    supply = situation.supply_at_hand()
    payable = [use for use in wakers(situation) if use.means.price <= supply]
    if not payable:
        return PASS
    where = sites(situation.view, situation.facts)
    more = coming_attack(situation)
    rest = situation.targets().best(where, more)[0]
    for use in payable:
        assault = situation.assault(supply - use.means.price, woken_attack(situation, use))
        gain = Targets(assault).best(where, more)[0] - rest
        if gain > situation.doctrine.supply_point * use.means.price:
            return take_paid(situation, use)
    return PASS


def wakers(situation: Situation) -> list[Use]:
    """Return the own abilities that reactivate a card for supply, whether it is there yet or not."""
    found: list[Use] = []
    for card, place in sorted(set(deployed(situation.me))):
        for means in situation.facts.means[card]:
            if means.price and (means.reactivates or (means.reactivates_this and place != ACTIVE)):
                found.append(Use(use_option(means, card, place), card, place, means))
    return found


def woken_attack(situation: Situation, use: Use) -> int:
    """Return the Attack Points of the card that *use* would reactivate."""
    facts = situation.facts
    if use.means.reactivates_this:
        return facts.punch[use.card]
    tired = [card for card in situation.me.exhausted + situation.me.lingering if facts.wakes[card]]
    return max([facts.punch[card] for card in tired if facts.group[card] & use.means.reactivates], default=0)


def coming_attack(situation: Situation) -> int:
    """Return the Attack Points that cards in hand will give in passing."""
    facts = situation.facts
    plays = [facts.plays[card] for card in situation.me.hand if facts.play_cost[card] >= 0]
    return sum(play.attack for play in plays if play.tactic > 0)


def take_paid(situation: Situation, use: Use) -> int:
    """Use what may have to be paid for, or play supply for it."""
    return use.option if use.option in situation.options else play_supply(situation, use.means.price)


def relieve(situation: Situation, supply: int) -> int:
    """Get rid of a laid Event that so much *supply* can pay for.

    One that limits reactivation is worth its price only if it holds up several units.
    """
    facts, uses = situation.facts, burdens(situation)
    free = [use.option for use in uses if not use.means.price and use.option in situation.options]
    if free:
        return free[0]
    army = sum(1 for card, _ in deployed(situation.me) if facts.group[card] & ARMY_GROUP)
    for use in uses:
        payable = 0 < use.means.price <= supply
        if payable and army > facts.reactivation_limit[use.card] + 1:
            return take_paid(situation, use)
    return PASS


def burdens(situation: Situation) -> list[Use]:
    """Return the ways to get rid of Events on the own Front Line, whether they are paid for yet or not."""
    facts = situation.facts
    return [
        Use(use_option(means, card, place), card, place, means)
        for card, place in sorted(set(deployed(situation.me)))
        if facts.type[card] == EVENT
        for means in facts.means[card]
        if means.leaves
    ]
