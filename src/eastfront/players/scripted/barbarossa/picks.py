"""Smaller choices: what is scrapped, gained and kept, in which order, and on whom Events are laid."""

from __future__ import annotations

from fractions import Fraction

from eastfront.games.barbarossa.odds import Attack, pile_of
from eastfront.games.barbarossa.tables import EVENT
from eastfront.games.barbarossa.verbs import GAIN, KEEP, LAY, NEXT, RECOVER, REPLACE, SCRAP, card_of
from eastfront.players.scripted.barbarossa.force import Force, deployed
from eastfront.players.scripted.barbarossa.market import Market
from eastfront.players.scripted.barbarossa.situation import Situation
from eastfront.players.scripted.barbarossa.standing import both_win, score
from eastfront.players.scripted.barbarossa.targets import VICTORY


def scrap(situation: Situation) -> int:
    """Scrap the card whose successor gains most, else the cheapest."""
    source = card_of(situation.view.frames[-1].source)
    found = sorted(situation.offered(SCRAP), key=lambda card: situation.facts.buy_cost[card])
    for means in situation.facts.played_means[source]:
        _, best = Market(situation).best_upgrade(means)
        if best in found:
            return situation.idea(SCRAP, [best])
    return situation.idea(SCRAP, found)


def gain(situation: Situation) -> int:
    """Gain the best successor of what was scrapped, or recover the best unit."""
    if RECOVER in situation.nouns:
        best = sorted(situation.offered(RECOVER), key=lambda card: -situation.worths[card])
        return situation.idea(RECOVER, best)
    gone = situation.view.frames[-1].it
    market = Market(situation)
    found = sorted(situation.offered(GAIN), key=lambda card: -market.upgrade_value(gone, card))
    return situation.idea(GAIN, found) if found else situation.end()


def order(situation: Situation) -> int:
    """Replace the Event that most stands in the way; the order of the others hardly matters."""
    modifier = situation.facts.modifier
    if REPLACE not in situation.nouns:
        return situation.idea(NEXT, sorted(situation.offered(NEXT), key=lambda card: -modifier[card]))
    odds = {card: odds_after(situation, card) for card in situation.offered(REPLACE)}
    return situation.idea(REPLACE, sorted(odds, key=lambda card: (-odds[card], -modifier[card])))


def odds_after(situation: Situation, card: int) -> Fraction:
    """Return how likely the City falls once the revealed *card* is replaced by the next Event."""
    view, facts = situation.view, situation.facts
    force = Force(facts, view)
    force.revealed = 0
    points = force.reach(view.target, view.supply)
    attack = Attack(points, force.blunts(), facts.defence[view.target] - view.lowered, facts.events)
    return attack.replacing(pile_of(view), view.revealed, card, 1)


def lay(situation: Situation) -> int:
    """Lay an Event on the opponent who is most to be feared."""
    facts = situation.facts
    threats: dict[int, float] = {}
    for seat in situation.offered(LAY):
        seen = situation.view.seats[seat]
        power = sum(facts.punch[card] for card, _ in deployed(seen))
        own = seat == situation.view.seat
        threats[seat] = -1.0 if own else situation.noisy(score(seen, facts) + power)
    return situation.idea(LAY, sorted(threats, key=lambda seat: -threats[seat]))


def clean_up(situation: Situation) -> int:
    """Keep the card that would be missed most."""
    found = sorted(situation.offered(KEEP), key=lambda card: -keep_value(situation, card))
    return situation.idea(KEEP, found) if found else situation.end()


def keep_value(situation: Situation, card: int) -> float:
    """Return how much *card* helps in the next turn: units first, points for attack next."""
    facts = situation.facts
    play = facts.plays[card]
    value = 0.1 * play.supply + 0.3 * play.attack
    if play.deploys:
        value += 1.0 + situation.worths[card]
    if play.second_combat and both_win(situation.view, facts):
        value += VICTORY
    return value + (0.2 if facts.type[card] == EVENT else 0.0)
