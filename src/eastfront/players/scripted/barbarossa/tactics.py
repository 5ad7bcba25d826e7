"""The Tactics Phase: points first, then units and supply, and the attack last."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.tables import EVENT, SUPPORT
from eastfront.games.barbarossa.verbs import ACTIVE, ATTACK, DEPLOY, END, PLACE, PLAY, PLAYED
from eastfront.players.scripted.barbarossa.market import Market
from eastfront.players.scripted.barbarossa.reinforcement import play_supply, price_of_recruits
from eastfront.players.scripted.barbarossa.situation import PASS, Situation
from eastfront.players.scripted.barbarossa.standing import both_win
from eastfront.players.scripted.barbarossa.starting import relieve
from eastfront.players.scripted.barbarossa.targets import NO_TARGET

TRIFLE: Final = 0.2
SECOND_COMBAT_PRICE: Final = 2.0


def tactics(situation: Situation) -> int:
    """Take the first thing that pays."""
    steps = (serve, scavenge, go_on, place, exchange, recover, spend, deploy, burst, pay, engage)
    for step in steps:
        option = step(situation)
        if option != PASS:
            return option
    option = relieve(situation, situation.supply_at_hand())
    return situation.end() if option == PASS else option


def serve(situation: Situation) -> int:
    """Use what gives points for nothing."""
    for use in situation.uses():
        if use.place == ACTIVE and use.means.serves():
            return use.option
    return PASS


def scavenge(situation: Situation) -> int:
    """Play Events that cost nothing and give supply."""
    facts = situation.facts
    found = [
        card
        for card in situation.offered(PLAY)
        if facts.type[card] == EVENT and facts.play_cost[card] == 0 and facts.plays[card].supply
    ]
    return situation.idea(PLAY, found)


def go_on(situation: Situation) -> int:
    """Play the card that pays for itself and draws most; second combats wait for their moment."""
    facts = situation.facts
    found = [
        card
        for card in situation.offered(PLAY)
        if 0 < facts.play_cost[card] <= facts.plays[card].tactic and not facts.plays[card].second_combat
    ]
    found.sort(key=lambda card: (-facts.plays[card].draw, -facts.plays[card].tactic))
    return situation.idea(PLAY, found)


def place(situation: Situation) -> int:
    """Put the best unit straight to the Front Line."""
    return situation.idea(PLACE, sorted(situation.offered(PLACE), key=lambda card: -situation.worths[card]))


def exchange(situation: Situation) -> int:
    """Scrap a card for a better one, if that gains anything."""
    for use in situation.uses():
        if use.place == PLAYED and use.means.scraps and Market(situation).best_upgrade(use.means)[0] > 0.0:
            return use.option
    return PASS


def recover(situation: Situation) -> int:
    """Take a unit back into the hand where it can be deployed at once."""
    for use in situation.uses():
        if use.place == PLAYED and use.means.recovers:
            ready = situation.view.tactic > 0 or situation.view.placing & use.means.recovers
            return use.option if ready else PASS
    return PASS


def spend(situation: Situation) -> int:
    """Spend Tactic Points on the card in hand that gives most for each of them."""
    facts = situation.facts
    best, found = 0.0, PASS
    for card in situation.offered(PLAY):
        if facts.play_cost[card] > 0:
            net = facts.play_cost[card] - facts.plays[card].tactic
            value = play_value(situation, card) / max(net, 0.5)
            if value > best:
                best, found = value, situation.idea(PLAY, [card])
    return found


def play_value(situation: Situation, card: int) -> float:
    """Return what playing *card* is worth now."""
    doctrine = situation.doctrine
    play = situation.facts.plays[card]
    value = play.supply * doctrine.supply_point + play.reinforcement * doctrine.reinforcement / 2
    if play.deploys:
        value += situation.worths[card]
        value += doctrine.service if situation.facts.type[card] == SUPPORT else 0.0
    if play.attack:
        value += attack_gain(situation, play.attack)
    if play.second_combat:
        value += second_combat_gain(situation, play.reactivates)
    for means in situation.facts.played_means[card]:
        if means.scraps:
            value += Market(situation).best_upgrade(means)[0]
    return value


def second_combat_gain(situation: Situation, again: int) -> float:
    """Return what a second combat, some units fighting *again*, is worth; where it may win, only that."""
    targets = situation.targets()
    if both_win(situation.view, situation.facts):
        return targets.in_two_value(again, 0)
    return targets.best(situation.offered(ATTACK))[0] / 2 - SECOND_COMBAT_PRICE


def attack_gain(situation: Situation, more: int) -> float:
    """Return by how much *more* Attack Points lift the worth of the best attack."""
    found = situation.offered(ATTACK)
    if not found:
        return 0.0
    targets = situation.targets()
    return targets.best(found, more)[0] - targets.best(found)[0]


def deploy(situation: Situation) -> int:
    """Deploy whatever may be deployed."""
    return situation.idea(DEPLOY, situation.offered(DEPLOY))


def burst(situation: Situation) -> int:
    """Play a card that costs nothing for its Attack Points, if they make a difference."""
    facts = situation.facts
    found = [
        card
        for card in situation.offered(PLAY)
        if facts.plays[card].attack and attack_gain(situation, facts.plays[card].attack) > TRIFLE
    ]
    return situation.idea(PLAY, found)


def pay(situation: Situation) -> int:
    """Play supply for what units may ask for in the attack, and for recruits if it cannot be played later."""
    _, target = situation.targets().best(situation.offered(ATTACK))
    pushes = situation.force.pushes(target) if target != NO_TARGET else []
    wanted = sum(push.means.price for push in pushes)
    if situation.facts.rules.supply_in_tactics_only:
        wanted += price_of_recruits(situation, situation.supply_at_hand() - wanted)
    return play_supply(situation, wanted)


def engage(situation: Situation) -> int:
    """Attack the Site that promises most, if any does or the rules leave no choice."""
    found = situation.offered(ATTACK)
    if not found:
        return PASS
    _, target = situation.targets().best(found)
    if target != NO_TARGET:
        return situation.idea(ATTACK, [target])
    return PASS if END in situation.nouns else situation.idea(ATTACK, found)
