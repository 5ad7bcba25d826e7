"""How things stand, as anybody could count it: scores, the Defence, Events to come, cards still to pick."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from eastfront.games.barbarossa.odds import Added, EventTable, Pile, Reveals
from eastfront.games.barbarossa.ops.conditions import ExhaustOthers
from eastfront.games.barbarossa.ops.leaving import ForfeitOther
from eastfront.games.barbarossa.ops.losses import LoseHalf, LoseSome
from eastfront.games.barbarossa.sequence.aftermath import CloseCombat
from eastfront.games.barbarossa.sequence.turn import ReactivateAll
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import ARMY_GROUP
from eastfront.games.barbarossa.view import BarbarossaView, SeatView
from eastfront.kernel.machine import Op
from eastfront.players.scripted.barbarossa.facts import Facts
from eastfront.players.scripted.barbarossa.force import deployed, strength

# Who takes one of the last Cities lays the other open to his rivals, unless both fall in one turn.
LAST_TWO: Final = 2


def score(seen: SeatView, facts: Facts) -> int:
    """Return the Victory Points of a seat; all its cards are known, if not where they lie."""
    zones = (seen.hand or seen.known, seen.unseen, seen.discard, seen.played, seen.active)
    total = sum(facts.victory[card] for zone in zones for card in zone)
    return total + sum(facts.victory[card] for card in seen.exhausted + seen.lingering)


def final_score(seen: SeatView, facts: Facts) -> int:
    """Return what would count if the game ended now (bb-8.5 to bb-8.7); cards not seen may all count."""
    outside = [] if facts.rules.vp_in_hand else seen.hand or seen.known
    if not facts.rules.vp_in_play:
        outside = outside + seen.played
    return score(seen, facts) - sum(facts.victory[card] for card in outside)


def margin_after(view: BarbarossaView, facts: Facts, target: int) -> int:
    """Return how many points the view's owner could do without and still win once *target* is his.

    Events revealed come with it. The most valuable Site breaks a tie (bb-8.9 to bb-8.11).
    """
    others = [final_score(seen, facts) for seat, seen in enumerate(view.seats) if seat != view.seat]
    assert view.seat is not None
    gained = facts.victory[target] + sum(facts.victory[card] for card in view.revealed)
    lead = final_score(view.seats[view.seat], facts) + gained - max(others)
    return lead if facts.most_valuable[target] else lead - 1


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


def is_last_turn(view: BarbarossaView, facts: Facts) -> bool:
    """Tell whether the view's owner has no turn after this one (bb-8.16)."""
    assert view.seat is not None
    return 0 < facts.rules.turn_limit <= view.seats[view.seat].turns


def defence_of(view: BarbarossaView, facts: Facts) -> int:
    """Return the Defence of the target as it stands."""
    added = sum(facts.modifier[card] for card in view.revealed)
    return max(0, facts.defence[view.target] - view.lowered + added)


def added_by_events(facts: Facts, view: BarbarossaView) -> Added:
    """Return what the Events of an attack may add, worked out once for equal piles."""
    above, unseen, below = view.events_above, view.events_unseen, view.events_below
    return _added(facts.events, tuple(above), tuple(unseen), tuple(below))


@lru_cache(maxsize=64)
def _added(
    table: EventTable, above: tuple[int, ...], unseen: tuple[int, ...], below: tuple[int, ...]
) -> Added:
    return Added(Reveals(Pile(list(above[::-1]), list(unseen), list(below[::-1])), table))


def picks_left(facts: Facts, view: BarbarossaView) -> tuple[int, int]:
    """Return how many more cards the op at work asks for, and of which groups; none if it asks for one."""
    assert view.seat is not None
    op = at_work(facts, view)
    picked = view.frames[-1].left
    if isinstance(op, LoseSome | ForfeitOther | ExhaustOthers):
        return op.count - picked, op.groups
    if isinstance(op, LoseHalf):
        present = sum(1 for card, _ in deployed(view.seats[view.seat]) if facts.group[card] & op.groups)
        return (present + picked + 1) // 2 - picked, op.groups
    if isinstance(op, CloseCombat):
        return view.afterwards, ARMY_GROUP
    if isinstance(op, ReactivateAll):
        limit = min(facts.reactivation_limit[card] for card in view.seats[view.seat].active)
        return limit - picked, ARMY_GROUP
    return 0, 0


def at_work(facts: Facts, view: BarbarossaView) -> Op[BarbarossaState]:
    """Return the op that asks."""
    frame = view.frames[-1]
    return facts.programs[frame.program][frame.step]
