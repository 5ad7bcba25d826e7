"""Sense in covert matters: looking at what is known, or foiling what can do no harm, helps nobody."""

from __future__ import annotations

from eastfront.games.battlecards.knowledge import SEAT_STEP
from eastfront.games.battlecards.ops.intelligence import Capture, Divide, Sabotage
from eastfront.games.battlecards.verbs import ASSASSINATE, LOOK, PLAY, RETURN
from eastfront.games.battlecards.view import size_at
from eastfront.players.scripted.battlecards.situation import Choice


def countering(choice: Choice) -> list[int]:
    """Save the card where the enemy's card finds nothing to act on (bc-14.20)."""
    sizes = choice.me.stack_sizes
    for op in choice.facts.ops[choice.frame().program]:
        if isinstance(op, Capture):
            exposed = any(sizes[type] for type in range(len(sizes)) if op.types >> type & 1)
        elif isinstance(op, Divide):
            exposed = max(sizes) >= op.least
        elif isinstance(op, Sabotage):
            exposed = max(sizes) > 0
        else:
            continue
        if not exposed:
            return choice.all_but([PLAY])
    return choice.options


def looking(choice: Choice) -> list[int]:
    """Look where something is unknown, if there is such a place."""
    places = [place for place in choice.offered(LOOK) if unknown(choice, place) > 0]
    return [choice.take(LOOK, place) for place in places]


def unknown(choice: Choice, place: int) -> int:
    """Count the cards at a place of the enemy that may be this or that."""
    view = choice.view
    bit = 1 << (view.enemy * SEAT_STEP + place)
    return size_at(view.seats[view.enemy], place) - sum(1 for mask in view.known if mask == bit)


def striking(choice: Choice) -> list[int]:
    """Do not return a commander to the hand who can be put out for good (bc-14.8)."""
    returned = [choice.take(RETURN, card) for card in choice.offered(ASSASSINATE)]
    return [option for option in choice.options if option not in returned]
