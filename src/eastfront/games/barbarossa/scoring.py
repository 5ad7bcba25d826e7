"""Game end and winner (chapter 8): Victory Points by zone, ties, draws and shared wins."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.barbarossa.state import ENDINGS, TIRED, UNDECIDED, BarbarossaState
from eastfront.games.barbarossa.tables import CITY_GROUP, SITE
from eastfront.kernel.outcome import DRAW, SHARED, WON, Outcome
from eastfront.kernel.zones import Zone


def finish(state: BarbarossaState, ending: i64) -> None:
    """End the game: nothing runs any more."""
    state.ending = ending
    state.frames = []
    if state.notices is not None:
        rule = "bb-8.16" if ending == TIRED else "bb-8.1"
        state.tell(f"ends-{ENDINGS[ending]}", rule, {}, [])


def outcome(state: BarbarossaState) -> Outcome | None:
    """Return scores, ranks (bb-8.15) and ending, or `None` while the game goes on."""
    if state.ending == UNDECIDED:
        return None
    scores = points(state)
    keys = [tie_key(state, seat, scores[seat]) for seat in range(len(state.seats))]
    ranks = [1 + sum(1 for other in keys if other > key) for key in keys]
    verdict = WON
    if ranks.count(1) > 1:
        verdict = SHARED if state.rules.tiebreak == "site-cities-shared" else DRAW
    return Outcome(ENDINGS[state.ending], scores, ranks, verdict)


def points(state: BarbarossaState) -> list[int]:
    """Return the Victory Points of every seat."""
    return [score(state, seat) for seat in range(len(state.seats))]


def score(state: BarbarossaState, seat: int) -> int:
    """Sum the Victory Points of all cards in the zones that count, at the end only (bb-2.10, bb-8.8)."""
    points: i64 = 0
    for zone in counting_zones(state, seat):
        for card in zone.cards:
            points += state.rules.cards.victory[card]
    return points


def counting_zones(state: BarbarossaState, seat: int) -> list[Zone]:
    """Return the only zones of *seat* that count for points and for ties (bb-8.13, bb-8.14)."""
    zone = state.seats[seat]
    zones = [zone.active, zone.exhausted, zone.lingering, zone.deck, zone.discard]
    if state.rules.vp_in_hand:
        zones.append(zone.hand)
    if state.rules.vp_in_play:
        zones.append(zone.played)
    return zones


def tie_key(state: BarbarossaState, seat: int, points: int) -> tuple[int, int, int]:
    """Return what seats are compared by: points, best Site or City, then Cities if they count (bb-8.12)."""
    cards = state.rules.cards
    cities_only = state.rules.tiebreak == "city-cities-draw"
    best = 0
    cities = 0
    for zone in counting_zones(state, seat):
        for card in zone.cards:
            is_city = bool(cards.group[card] & CITY_GROUP)
            cities += is_city
            if is_city or (cards.type[card] == SITE and not cities_only):
                best = max(best, int(cards.victory[card]))
    return (points, best, 0 if state.rules.tiebreak == "site-draw" else cities)
