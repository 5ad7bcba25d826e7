"""The Reinforcement Phase: recruit what the deck lacks most, and play no more supply than that takes."""

from __future__ import annotations

from eastfront.games.barbarossa.verbs import PLAY, RECRUIT
from eastfront.players.scripted.barbarossa.market import Market
from eastfront.players.scripted.barbarossa.situation import PASS, Situation


class Purchase:
    """A *card* to recruit first; *worth* and *cost* also hold the best that can be recruited after it."""

    def __init__(self, card: int, worth: float, cost: int) -> None:
        self.card = card
        self.worth = worth
        self.cost = cost


def reinforcement(situation: Situation) -> int:
    """Play supply, recruit, or end the phase."""
    option = PASS
    if situation.supply_in_hand():
        option = play_supply(situation, price_of_recruits(situation, situation.supply_at_hand()))
    if option == PASS:
        option = situation.idea(RECRUIT, [each.card for each in recruits(situation)])
    return situation.end() if option == PASS else option


def play_supply(situation: Situation, wanted: int) -> int:
    """Play the smallest Supply card, if more Supply Points are *wanted* than there are.

    What takes away from the first gain then takes least. The largest card that can be spared stays in the
    hand: it may be kept for the next turn, while points that nobody needs lapse.
    """
    if situation.view.supply >= wanted:
        return PASS
    supply, all_of_it = situation.supply_in_hand(), situation.supply_at_hand()
    found = [card for card in situation.offered(PLAY) if supply.get(card, 0) > 0]
    spare = [card for card in supply if all_of_it - supply[card] >= wanted]
    if spare:
        kept = max(spare, key=lambda card: supply[card])
        found = [card for card in found if card != kept or situation.me.hand.count(card) > 1]
    found.sort(key=lambda card: supply[card])
    return situation.idea(PLAY, found)


def price_of_recruits(situation: Situation, supply: int) -> int:
    """Return what the best cost that so much *supply* could pay."""
    costs = situation.facts.buy_cost
    view = situation.view
    on_sale = [card for card, count in enumerate(view.war_zone) if count] + view.support[-1:]
    found = purchases(situation, [card for card in on_sale if 0 <= costs[card] <= supply], supply)
    return found[0].cost if found else 0


def recruits(situation: Situation) -> list[Purchase]:
    """Return what can be recruited now and is worth it, the best first."""
    return purchases(situation, situation.offered(RECRUIT), situation.view.supply)


def purchases(situation: Situation, cards: list[int], supply: int) -> list[Purchase]:
    """Return those of *cards* that are worth recruiting from *supply*, the best first."""
    market = Market(situation)
    values: dict[int, float] = {}
    for card in cards:
        value = situation.noisy(market.value(card))
        if value > 0.0:
            values[card] = value
    found = [purchase(situation, card, values, supply) for card in values]
    found.sort(key=lambda each: (-each.worth, -values[each.card]))
    return found


def purchase(situation: Situation, card: int, values: dict[int, float], supply: int) -> Purchase:
    """Return what it is to recruit *card* first, and then of *values* as much as can still be paid."""
    costs = situation.facts.buy_cost
    copies = situation.view.war_zone
    basket = [card]
    left = supply - costs[card]
    for _ in range(recruits_left(situation) - 1):
        # Of the Support pile only the top is known.
        others = [
            (value, -costs[other], other)
            for other, value in values.items()
            if costs[other] <= left and basket.count(other) < max(1, copies[other])
        ]
        if not others:
            break
        basket.append(max(others)[2])
        left -= costs[basket[-1]]
    return Purchase(card, sum([values[each] for each in basket]), supply - left)


def recruits_left(situation: Situation) -> int:
    """Return how many cards may still be recruited in this turn, as far as that is known yet."""
    view = situation.view
    comes = view.kind != "reinforcement-phase" and not situation.facts.rules.early_reinforcement
    return view.reinforcement + comes
