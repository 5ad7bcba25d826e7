"""The Reinforcement Phase: play what supply is left, then recruit what the deck lacks most."""

from __future__ import annotations

from eastfront.games.barbarossa.tables import SUPPLY
from eastfront.games.barbarossa.verbs import PLAY, RECRUIT
from eastfront.players.scripted.barbarossa.market import Market
from eastfront.players.scripted.barbarossa.situation import PASS, Situation


def reinforcement(situation: Situation) -> int:
    """Play supply, recruit, or end the phase."""
    option = play_supply(situation)
    if option == PASS:
        option = recruit(situation)
    return situation.end() if option == PASS else option


def play_supply(situation: Situation) -> int:
    """Play the smallest Supply card: what takes away from the first gain then takes least."""
    facts = situation.facts
    found = [card for card in situation.offered(PLAY) if facts.type[card] == SUPPLY]
    found.sort(key=lambda card: facts.plays[card].supply)
    return situation.idea(PLAY, found)


def recruit(situation: Situation) -> int:
    """Recruit the card that, with the best that can still be paid after it, is worth most."""
    market = Market(situation)
    costs = situation.facts.buy_cost
    values: dict[int, float] = {}
    for card in situation.offered(RECRUIT):
        value = situation.noisy(market.value(card))
        if value > 0.0:
            values[card] = value
    if situation.view.reinforcement == 1:
        return situation.idea(RECRUIT, sorted(values, key=lambda card: -values[card]))
    baskets: dict[int, float] = {}
    for card, value in values.items():
        left = situation.view.supply - costs[card]
        baskets[card] = value + max([values[other] for other in values if costs[other] <= left], default=0.0)
    return situation.idea(RECRUIT, sorted(baskets, key=lambda card: (-baskets[card], -values[card])))
