"""What a view says to a reader: points, what is certain of hidden cards, how far a battle has come."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.battle import AGGRESSOR, NO_WINNER, Line
from eastfront.games.battlecards.game import BattleCards
from eastfront.games.battlecards.knowledge import HAND, KEPT, STACK, UNDER, zone_bit
from eastfront.games.battlecards.rules import Rules
from eastfront.games.battlecards.sequence.firing import FirePhases, is_like
from eastfront.games.battlecards.sequence.withdrawal import WithdrawUnits
from eastfront.games.battlecards.tables import CardTables
from eastfront.games.battlecards.view import BattleView

# The places whose cards a reader wants to know, in the order of the screen.
HIDDEN_PLACES: Final = [STACK, STACK + 1, STACK + 2, HAND, KEPT, UNDER]

BEFORE: Final = "before"
FIRING: Final = "firing"
WITHDRAWING: Final = "withdrawing"
WON: Final = "won"
NO_SIDE_FIRES: Final = -1


def seat_points(view: BattleView, rules: Rules, seat: int) -> int:
    """Sum the Victory Points of the battles that a seat holds."""
    return sum(int(rules.cards.victory[card]) for card in view.seats[seat].won)


def known_cards(view: BattleView, rules: Rules, seat: int) -> dict[int, list[int]]:
    """Return, by hidden place of *seat*, the cards that are certain to lie there."""
    found: dict[int, list[int]] = {}
    for place in HIDDEN_PLACES:
        bit = zone_bit(seat, place)
        cards = [int(rules.token_card[token]) for token, mask in enumerate(view.known) if mask == bit]
        if cards:
            found[place] = cards
    return found


def open_battles(view: BattleView, rules: Rules) -> list[int]:
    """Return the battles that nobody holds."""
    held = {card for seen in view.seats for card in seen.won}
    return [int(card) for battles in rules.battles for card in battles if card not in held]


def stage(view: BattleView, game: BattleCards) -> tuple[str, int, int]:
    """Return how far a round has come: before the firing, firing or withdrawing; then phase and side.

    The side of a battle that is decided is the winner's.
    """
    if view.battle.winner != NO_WINNER:
        return WON, 0, int(view.battle.winner)
    for frame in reversed(view.frames):
        if frame.program == game.card_set.tables.round:
            op = game.machine.ops[frame.program][frame.step]
            if isinstance(op, FirePhases):
                return FIRING, int(frame.left) // 2 + 1, int(frame.left) % 2
            if isinstance(op, WithdrawUnits):
                return WITHDRAWING, 0, int(op.side)
    return BEFORE, 0, AGGRESSOR


def groups(line: Line, shooter: int, fires: bool) -> list[tuple[int, int]]:
    """Return first and last places of like units that stand together; the one that fires stands alone.

    Shots left tell units apart only while the side *fires*.
    """
    found: list[tuple[int, int]] = []
    for place in range(len(line.cards)):
        if line.cards[place] < 0:
            continue
        if found and found[-1][1] == place - 1 and shooter not in (place - 1, place):
            last = found[-1][1]
            if is_like(line, last, place) and (not fires or line.shots[last] == line.shots[place]):
                found[-1] = (found[-1][0], place)
                continue
        found.append((place, place))
    return found


def types_in(line: Line, cards: CardTables) -> list[int]:
    """Return the unit types that stand in a line."""
    return sorted({int(cards.type[card]) for card in line.cards if card >= 0})


def firing_side(view: BattleView, game: BattleCards) -> int:
    """Return the side that is firing just now, if one is."""
    name, _, side = stage(view, game)
    return side if name == FIRING else NO_SIDE_FIRES
