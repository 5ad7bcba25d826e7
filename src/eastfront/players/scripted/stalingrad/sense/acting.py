"""Plainly worse options outside battles: points left over, a win not taken, cards thrown away."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.state import SLOTS
from eastfront.games.stalingrad.verbs import ATTACK, BOMB, CHOOSE, END, PLAY, REINFORCE, RESUPPLY
from eastfront.kernel.decision import noun_of, verb_of
from eastfront.kernel.frames import NO_CARD
from eastfront.players.scripted.stalingrad.buying import price
from eastfront.players.scripted.stalingrad.sense.attacking import is_hopeless
from eastfront.players.scripted.stalingrad.sense.winning import winning_moves
from eastfront.players.scripted.stalingrad.situation import Field

# The Rations that any card brings by Resupply (sg-5.3).
USUAL_SUPPLY: Final = 2


def choosing(field: Field) -> list[int]:
    """Spend the points of the set-up while there is a Force for them: what is left over is lost (sg-2.7)."""
    return field.without(END) if field.offered(CHOOSE) else field.options


def doing(field: Field) -> list[int]:
    """Take a win, put off a defeat, attack with some hope, and play no card for less than it may bring."""
    if field.owners.count(field.seat) == SLOTS:
        return [field.take(END)]
    won = [field.take(PLAY, card) for card in winning_cards(field)] or winning_moves(field)
    if won:
        return won
    # The game would end with the turn, so that everything else is at least as good.
    lost = field.owners.count(field.foe) == SLOTS
    kept = field.without(END) if lost else field.options
    return [option for option in kept if not is_waste(field, option)]


def winning_cards(field: Field) -> list[int]:
    """Return the cards that win at once and that nobody can cancel (sg-1.15, sg-9.8)."""
    action, in_play = field.facts.action, field.view.in_play
    if not field.facts.rules.uranus_wins:
        return []
    found = [card for card in field.offered(PLAY) if 0 < action[card].wins <= in_play.count(card) + 1]
    return [] if found and can_react(field) else found


def can_react(field: Field) -> bool:
    """Tell whether the enemy may hold a card that cancels an event."""
    cancels = field.facts.cancels
    return any(cancels[card] for card in field.possible_hand(field.foe))


def is_waste(field: Field, option: int) -> bool:
    """Tell whether another option does the same for less, or whether it is an attack that cannot succeed."""
    verb, card = verb_of(option), noun_of(option)
    if verb == ATTACK:
        return is_hopeless(field, field.view.locations.index(card))
    if verb == RESUPPLY:
        return is_wasted_supply(field, card)
    return verb == PLAY and field.facts.action[card].discount > 0 and is_wasted_discount(field, card)


def is_wasted_supply(field: Field, card: int) -> bool:
    """Tell whether the card would bring more Rations by its event, which nobody can cancel."""
    brings = field.facts.action[card].supply
    return brings > USUAL_SUPPLY and card in field.offered(PLAY) and not can_react(field)


def is_wasted_discount(field: Field, card: int) -> bool:
    """Tell whether the card and what is paid besides are as many cards as the Force costs without it.

    It could then be one of those paid, which nobody can cancel.
    """
    return REINFORCE in field.nouns and price(field, card) + 1 >= price(field, NO_CARD)


def bombing(field: Field) -> list[int]:
    """Bomb no Location of one's own while there is an enemy to hit."""
    row = field.view.locations
    others = [each for each in field.offered(BOMB) if field.owners[row.index(each)] != field.seat]
    if not any(is_hit(field, row.index(each)) for each in others):
        return field.options
    return [field.take(BOMB, each) for each in others]


def is_hit(field: Field, slot: int) -> bool:
    """Tell whether bombs on a Location take Rations from an enemy."""
    return any(field.view.rations[force] for force in field.fronts[field.foe][slot])
