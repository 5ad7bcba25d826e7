"""What must be true of any state of any game, checked while fuzzing."""

from __future__ import annotations

import json
from collections import Counter

from eastfront.kernel.game import Game, View
from eastfront.kernel.outcome import DRAW, SHARED, WON, Endings, Outcome
from eastfront.kernel.state import State


class Unsound(Exception):
    """Something that must always be true is not; the message says what."""


def card_counts(game: Game[State, View], state: State) -> Counter[str]:
    """Count every card over all zones."""
    return Counter(card for cards in game.zones(state).values() for card in cards)


def check_cards(game: Game[State, View], state: State, whole: Counter[str]) -> None:
    """Every physical card is in exactly one zone."""
    found = card_counts(game, state)
    if found != whole:
        wrong = {card: found[card] - whole[card] for card in found | whole if found[card] != whole[card]}
        raise Unsound(f"cards too many or too few: {wrong}")


def check_data(game: Game[State, View], state: State) -> None:
    """States and views survive JSON, and states a text position."""
    data = game.to_data(state)
    if game.to_data(game.from_data(json.loads(json.dumps(data)))) != data:
        raise Unsound("the state differs after JSON and back")
    if game.to_data(game.read_position(game.position(state))) != data:
        raise Unsound("the state differs after a text position and back")
    for seat in [None, int(state.asked)] if state.asked >= 0 else [None]:
        seen = game.view_to_data(game.view(state, seat))
        if game.view_to_data(game.view_from_data(json.loads(json.dumps(seen)))) != seen:
            raise Unsound(f"the view of {seat} differs after JSON and back")


def check_outcome(outcome: Outcome | None, seats: int, endings: Endings) -> None:
    """A game that asks nobody any more has an outcome that makes sense."""
    if outcome is None:
        raise Unsound("nobody is asked, but there is no outcome")
    ranks = outcome.ranks
    if len(outcome.scores) != seats or len(ranks) != seats:
        raise Unsound(f"{len(outcome.scores)} scores and {len(ranks)} ranks for {seats} seats")
    if any(rank != 1 + sum(other < rank for other in ranks) for rank in ranks):
        raise Unsound(f"ranks {ranks} leave gaps")
    if outcome.ending not in endings.outright:
        check_ranks(outcome)
    if (outcome.verdict == WON) != (len(outcome.winners()) == 1) or outcome.verdict not in (
        WON,
        DRAW,
        SHARED,
    ):
        raise Unsound(f"verdict {outcome.verdict!r} with ranks {ranks}")
    if outcome.ending not in endings.names:
        raise Unsound(f"unknown ending {outcome.ending!r}")


def check_ranks(outcome: Outcome) -> None:
    """Whoever has the lower score has the worse rank."""
    for seat, rank in enumerate(outcome.ranks):
        if any(
            outcome.scores[seat] < score and rank <= outcome.ranks[other]
            for other, score in enumerate(outcome.scores)
        ):
            raise Unsound(f"ranks {outcome.ranks} do not follow scores {outcome.scores}")
