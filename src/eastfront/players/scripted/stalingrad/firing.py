"""Firing: which card is worth its firefight value; solved where the enemy's hand is known, else guessed."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.solving.firefight import Cards, Firefight, count_positions
from eastfront.games.stalingrad.verbs import FIRE
from eastfront.players.scripted.stalingrad.fighting import TINY, Fight, spending
from eastfront.players.scripted.stalingrad.situation import Situation

# With more positions than this a firefight takes too long to solve.
MOST_POSITIONS: Final = 100


def fire(situation: Situation) -> int:
    """Fire the best answer to a hand that is known, or a card that pays as long as nobody answers."""
    offered = situation.offered(FIRE)
    cards = [card for card in situation.me.hand if card in offered]
    if situation.knows_hand(situation.foe):
        hands = [priced(situation, each) for each in (cards, situation.view.seats[situation.foe].hand)]
        if count_positions(hands) <= MOST_POSITIONS:
            return solved(situation, cards, hands)
    return guessed(situation, cards)


def priced(situation: Situation, cards: list[int]) -> Cards:
    """Return *cards* by their firefight values and by what they must bring."""
    return [(situation.facts.firefight[card], spending(situation, card)) for card in cards]


def solved(situation: Situation, cards: list[int], hands: list[Cards]) -> int:
    """Fire the card that is best if both sides know and do what is best for them."""
    fight, firefight = Fight(situation, situation.seat), situation.facts.firefight
    worths = [worths_of(fight, side, hands) for side in range(2)]
    value = Firefight(worths, hands).best(0, fight.mine, fight.theirs, int(situation.frame().left))
    if value == 0:
        return situation.stop()
    fitting = [card for card in cards if firefight[card] == value]
    return situation.take(FIRE, min(fitting, key=lambda card: (spending(situation, card), card)))


def worths_of(fight: Fight, side: int, hands: list[Cards]) -> list[float]:
    """Return what each total is worth to the player (side 0) or the enemy, if both hands can lead to it."""
    now = fight.theirs if side else fight.mine
    lowest = now + sum(min(value, 0) for value, _ in hands[1 - side])
    highest = now + sum(max(value, 0) for value, _ in hands[side])
    return [fight.hit(side, total) if total >= lowest else 0.0 for total in range(highest + 1)]


def guessed(situation: Situation, cards: list[int]) -> int:
    """Fire the cheapest card for its value, if it and those after it gain more than they are worth."""
    firefight = situation.facts.firefight
    cards.sort(key=lambda card: (spending(situation, card) / abs(firefight[card]), card))
    volley = cards[: situation.doctrine.volley]
    return situation.take(FIRE, volley[0]) if volley_pays(situation, volley) else situation.stop()


def volley_pays(situation: Situation, cards: list[int]) -> bool:
    """Tell whether the first, the first two … or all of *cards* gain more than they are worth."""
    fight = Fight(situation, situation.seat)
    start = fight.value(0, 0)
    more = less = 0
    cost = 0.0
    for card in cards:
        value = situation.facts.firefight[card]
        more += max(value, 0)
        less += max(-value, 0)
        cost += spending(situation, card)
        if fight.value(more, less) - start - cost > TINY:
            return True
    return False
