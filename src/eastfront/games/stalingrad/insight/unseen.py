"""Cards out of sight: Action cards in decks and hands, Forces below the top of their pile (chapter 13)."""

from __future__ import annotations

from eastfront.games.stalingrad.phrases.context import Context
from eastfront.games.stalingrad.phrases.nouns import player_arguments
from eastfront.games.stalingrad.sample import open_cards, without
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.insight import Unseen
from eastfront.kernel.message import Message


def unseen_of(context: Context) -> list[Unseen]:
    """Return for each side what its deck may hold, with its hand where that is hidden, and its pile."""
    found: list[Unseen] = []
    for seat, seen in enumerate(context.view.seats):
        hidden = seen.hand_size > len(seen.hand)
        title = "sg-unseen-deck-or-hand" if hidden else "sg-unseen-deck"
        found.append(Unseen(Message(title, **player_arguments(seat)), counted(context, pool(context, seat))))
        if context.view.settled:
            forces = counted(context, hidden_forces(context, seat))
            found.append(Unseen(Message("sg-unseen-pile", **player_arguments(seat)), forces))
    return [each for each in found if each.cards]


def pool(context: Context, seat: int) -> list[int]:
    """Return the Action cards of *seat* that are nowhere to be seen: in its deck or unknown in its hand."""
    seen = context.view.seats[seat]
    taken = [*seen.hand, *seen.discard, *open_cards(context.table(), seat)]
    return [int(card) for card in without(context.rules.decks[seat], taken)]


def hidden_forces(context: Context, seat: int) -> list[int]:
    """Return the Forces below the top of a pile; both players know which they are (sg-13.5)."""
    seen = context.view.seats[seat]
    taken = [force for forces in seen.places for force in forces] + seen.lost + seen.chosen
    if seen.top != NO_CARD:
        taken.append(seen.top)
    return [int(force) for force in without(context.rules.army[seat], taken)]


def counted(context: Context, cards: list[int]) -> dict[str, int]:
    """Return how many copies of each card there are, in the order of the cards."""
    return {context.definitions[card].id: cards.count(card) for card in sorted(set(cards))}
