"""Winning (chapter 10): points, targets, total victory, and the safeguard against endless games."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eastfront.games.battlecards.battle import NO_SEAT
from eastfront.games.battlecards.state import ENDINGS, EXHAUSTED, STANDARD, TOTAL, UNDECIDED, BattleState
from eastfront.games.battlecards.tables import FOUGHT, HOLDS, NO_REQUIREMENT
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.outcome import DRAW, SHARED, WON, Outcome

# How often a Conflict deck is rebuilt before a game ends, unless another number is chosen (bc-10.15).
TWELVE: Final = 12
# How many turns in a row may pass without a draw (bc-10.22).
IDLE_TURNS: Final = 40


def points_of(state: BattleState, seat: i64) -> i64:
    """Sum the Victory Points of the Battlecards that *seat* holds at this moment (bc-10.10)."""
    points: i64 = 0
    for card in state.seats[seat].won.cards:
        points += state.rules.cards.victory[card]
    return points


def alliance_points(state: BattleState, alliance: i64) -> i64:
    """Sum the points of both partners (bc-13.44); without partners these are the seat's own."""
    points: i64 = 0
    for seat in range(state.rules.seats):
        if state.rules.alliance[seat] == alliance:
            points += points_of(state, seat)
    return points


def finish(state: BattleState, ending: i64, victor: i64) -> None:
    """End the game for the alliance *victor*, -1 for a draw: nothing runs any more."""
    state.ending = ending
    state.victor = victor
    state.frames = []
    if state.notices is not None:
        state.tell(f"ends-{ENDINGS[ending]}", ending_rule(state), {"alliance": int(victor)}, [])


def ending_rule(state: BattleState) -> str:
    """Return the clause by which the game has ended."""
    if state.ending == TOTAL:
        return "bc-10.1"
    if state.ending == STANDARD:
        return "bc-13.44" if state.rules.combined else "bc-10.5"
    if not state.blocked:
        if state.idle >= IDLE_TURNS:
            return "bc-10.22"
        return "bc-10.15" if state.rules.reshuffles == TWELVE else "bc-10.16"
    for theatre in range(state.rules.theatres):
        for battle in state.rules.battles[theatre]:
            if not is_held(state, battle):
                return "bc-10.18"
    return "bc-10.9"


def check_total(state: BattleState) -> bool:
    """End the game if one alliance has nobody left (bc-10.1, bc-13.45, bc-13.46)."""
    standing = [False, False]
    for seat in range(state.rules.seats):
        if state.seats[seat].fallen == NO_CARD:
            standing[state.rules.alliance[seat]] = True
    for alliance in range(2):
        if not standing[alliance]:
            finish(state, TOTAL, 1 - alliance)
            return True
    return False


def check_standard(state: BattleState) -> bool:
    """End the game if an alliance holds at least half of all points (bc-10.5, bc-13.43)."""
    for alliance in range(2):
        if alliance_points(state, alliance) >= state.rules.target:
            finish(state, STANDARD, alliance)
            return True
    return False


def check_exhausted(state: BattleState) -> bool:
    """End the game when no battle is left to fight, or by the safeguards; true if it ended.

    Clauses: bc-10.9, bc-10.15, bc-10.18, bc-10.19, bc-10.22.
    """
    over = state.blocked
    if not state.rules.strict:
        over = over or state.idle >= IDLE_TURNS
        for count in state.rebuilds:
            if count >= state.rules.reshuffles:
                over = True
    if over:
        first = alliance_points(state, 0)
        second = alliance_points(state, 1)
        victor: i64 = NO_SEAT
        if first != second:
            victor = 0 if first > second else 1
        finish(state, EXHAUSTED, victor)
    return over


def is_blocked(state: BattleState) -> bool:
    """Tell whether no Battlecard that nobody holds can be fought; in strict mode, whether there is none."""
    for theatre in range(state.rules.theatres):
        for card in state.rules.battles[theatre]:
            if not is_held(state, card) and (state.rules.strict or may_come(state, card, theatre)):
                return False
    return True


def may_come(state: BattleState, card: i64, theatre: i64) -> bool:
    """Tell whether a battle could be fought, or be taken without a fight, if it came up now (bc-13.63)."""
    for seat in range(state.rules.seats):
        if state.rules.theatre[seat] == theatre and state.seats[seat].fallen != NO_CARD:
            return True
    return meets_requirement(state, card)


def is_held(state: BattleState, card: i64) -> bool:
    """Tell whether anybody has the Battlecard before him."""
    for army in state.seats:
        if army.won.has(card):
            return True
    return False


def meets_requirement(state: BattleState, battle: i64) -> bool:
    """Tell whether the prerequisite printed on a Battlecard is met (bc-3.3, bc-3.14)."""
    cards = state.rules.cards
    form = cards.form[battle]
    if form == NO_REQUIREMENT:
        return True
    count: i64 = 0
    aggressor = state.rules.seat_of_side[cards.aggressor[battle]]
    for other in cards.required_of[battle]:
        if (form == FOUGHT and is_held(state, other)) or (
            form == HOLDS and state.seats[aggressor].won.has(other)
        ):
            count += 1
    return count >= cards.required[battle]


def outcome(state: BattleState) -> Outcome | None:
    """Return scores, ranks and ending, or `None` while the game goes on; partners score and win together.

    Clauses: bc-13.44.
    """
    if state.ending == UNDECIDED:
        return None
    seats = int(state.rules.seats)
    scores = points(state)
    if state.victor < 0:
        return Outcome(ENDINGS[state.ending], scores, [1] * seats, DRAW)
    losers = sum(1 for seat in range(seats) if state.rules.alliance[seat] == state.victor) + 1
    ranks = [1 if state.rules.alliance[seat] == state.victor else losers for seat in range(seats)]
    return Outcome(ENDINGS[state.ending], scores, ranks, WON if ranks.count(1) == 1 else SHARED)


def points(state: BattleState) -> list[int]:
    """Return the points of every seat's alliance."""
    return [int(alliance_points(state, state.rules.alliance[seat])) for seat in range(state.rules.seats)]
