"""Victory (chapter 1): all five Locations, the sixth Uranus, or nobody when time is up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.stalingrad.ground import count_controlled
from eastfront.games.stalingrad.state import (
    BY_CONTROL,
    BY_URANUS,
    ENDINGS,
    GOES_ON,
    SLOTS,
    UNDECIDED,
    StalingradState,
)
from eastfront.games.stalingrad.tables import GERMAN, NO_SEAT, SOVIET
from eastfront.kernel.outcome import DRAW, WON, Outcome

# The turns of each side after which a game is undecided, unless another number is chosen (sg-1.17).
USUAL_CAP: Final = 20


def finish(state: StalingradState, ending: i64, victor: i64, rule: str) -> None:
    """End the game for *victor*, NO_SEAT for a draw: nothing runs any more."""
    state.ending = ending
    state.victor = victor
    state.frames = []
    if state.notices is not None:
        state.tell(f"ends-{ENDINGS[ending]}", rule, {"seat": int(victor)}, [])


def check_victory(state: StalingradState) -> bool:
    """End the game at the end of a turn if it is over (sg-1.10, sg-1.11, sg-1.17); true if it is.

    Victory is tested first (sg-1.20), and nowhere else (sg-1.12, sg-1.14); Destroyed Locations count
    (sg-3.12). The cap holds whatever else may end the game (sg-1.19).
    """
    for seat in range(2):
        if count_controlled(state, seat) == SLOTS:
            at_once = state.turn == GERMAN and state.seats[GERMAN].turns == 1
            finish(state, BY_CONTROL, seat, "sg-1.13" if at_once else "sg-1.10")
            return True
    if state.turn == SOVIET and state.seats[SOVIET].turns >= state.rules.turn_cap:
        finish(state, UNDECIDED, NO_SEAT, "sg-1.17" if state.rules.turn_cap == USUAL_CAP else "sg-1.18")
        return True
    return False


def win_by_uranus(state: StalingradState, seat: i64) -> None:
    """End the game at once with the sixth Uranus in play (sg-1.15)."""
    state.fates = vec[i64]()
    finish(state, BY_URANUS, seat, "sg-1.15")


def outcome(state: StalingradState) -> Outcome | None:
    """Return scores, the Locations Controlled, ranks and ending; `None` while the game goes on."""
    if state.ending == GOES_ON:
        return None
    if state.victor == NO_SEAT:
        return Outcome(ENDINGS[state.ending], points(state), [1, 1], DRAW)
    ranks = [1 if seat == state.victor else 2 for seat in range(2)]
    return Outcome(ENDINGS[state.ending], points(state), ranks, WON)


def points(state: StalingradState) -> list[int]:
    """Return how many Locations each seat Controls."""
    return [int(count_controlled(state, seat)) for seat in range(2)]
