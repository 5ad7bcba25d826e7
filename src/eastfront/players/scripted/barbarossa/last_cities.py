"""The last two Cities: who takes one lays the other open to his rivals, unless both fall in one turn."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.players.scripted.barbarossa.facts import Facts
from eastfront.players.scripted.barbarossa.force import strength
from eastfront.players.scripted.barbarossa.standing import is_last_turn, margin_after, score

LAST_TWO: Final = 2


def both_win(view: BarbarossaView, facts: Facts) -> bool:
    """Tell whether just two Cities are left, and both together win the game for the view's owner."""
    if len(view.cities) != LAST_TWO or not facts.final[view.cities[0]]:
        return False
    last, first = view.cities
    return margin_after(view, facts, last) + facts.victory[first] >= 0


def lays_open(view: BarbarossaView, facts: Facts, target: int) -> bool:
    """Tell whether *target* hides the last City, and a rival could then take that and win."""
    if len(view.cities) != LAST_TWO or target != view.cities[1] or is_last_turn(view, facts):
        return False
    assert view.seat is not None
    last = view.cities[0]
    points = [score(seen, facts) for seen in view.seats]
    points[view.seat] += facts.victory[target]
    enough = max(points) - facts.victory[last]
    return any(
        points[seat] >= enough and strength(facts, seen) >= facts.defence[last]
        for seat, seen in enumerate(view.seats)
        if seat != view.seat
    )
