"""What is hidden in the BattleCards toy, dealt anew by hand: written apart from the views on purpose."""

from __future__ import annotations

from eastfront.kernel.playout import Dice
from eastfront.kernel.zones import zone_of
from tests.kernel.toys.battlecards.state import SPECTATOR, BattleCardsToy, Covered
from tests.kernel.toys.plain import listed, mixed_up


def shake(state: BattleCardsToy, seat: int | None, dice: Dice) -> None:
    """Exchange cards that *seat* must not be able to tell apart."""
    bit = 1 << (SPECTATOR if seat is None else seat)
    for side in state.sides:
        deck = Covered(listed(side.deck.cards), [0] * side.deck.size())
        rows = [*side.stacks, side.hand, deck]
        if state.apart.cards and state.cards.decks[state.apart.cards[0]] == side.seat:
            rows.append(state.apart)
        for type in range(2):
            exchange(rows, bit, dice, [card for card, own in enumerate(state.cards.types) if own == type])
        side.hand.sort()
        side.deck = zone_of(mixed_up(deck.cards, dice))
    rows = [side.kept for side in state.sides]
    rows.append(Covered(listed(state.conflict.cards), [0] * state.conflict.size()))
    exchange(rows, bit, dice, [card for card, kind in enumerate(state.cards.kinds) if kind == "kept"])
    state.conflict = zone_of(mixed_up(rows[-1].cards, dice))


def exchange(rows: list[Covered], bit: int, dice: Dice, alike: list[int]) -> None:
    """Mix up those cards of *alike* in *rows* that the owner of *bit* does not know."""
    slots = [
        (row, place)
        for row in rows
        for place, card in enumerate(row.cards)
        if card in alike and not row.known[place] & bit
    ]
    cards = mixed_up([row.cards[place] for row, place in slots], dice)
    for (row, place), card in zip(slots, cards, strict=True):
        row.cards[place] = card
