"""What the rules make of a view, as plain data for a table to show."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.barbarossa.insight.stage import NO_PHASE, PHASES, is_fighting, phase_of
from eastfront.games.barbarossa.insight.sums import defence_parts
from eastfront.games.barbarossa.rules import Rules
from eastfront.games.barbarossa.sample import lay_table, open_zone
from eastfront.games.barbarossa.scoring import counting_zones, score
from eastfront.games.barbarossa.sequence.combat import defence
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import CITY_GROUP
from eastfront.games.barbarossa.verbs import TACTICS
from eastfront.games.barbarossa.view import BarbarossaView, SeatView, difference
from eastfront.games.barbarossa.view_data import blank_state
from eastfront.kernel.data import Data
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.machine import Programs


def figures_of(view: BarbarossaView, rules: Rules, programs: Programs[BarbarossaState]) -> dict[str, Data]:
    """Return what the rules make of *view*.

    - `phase`: the phase of the turn by its name, nothing once the game is over
    - `combats`: how many combats may still be declared in this turn
    - `seats`: of each seat its `victory` points, its `cities` by their ids, and the `points` it has to
      spend in this turn; what only the owner of a hand knows counts as if it lay in the deck, his own too
    - `combat`: of the Site under attack its `site` id, whether the combat is still `open`, its `defence`
      with the `parts` that make it up, the `attack` so far, and how many points are `missing`; an Event
      among the parts has its `card` id
    - `war_zone`: its piles by their ids, row by row with their `cost`, and the Footholds last
    """
    state = seen_state(view, rules)
    phase = phase_of(view, programs)
    return {
        "phase": None if phase == NO_PHASE else PHASES[phase],
        "combats": view.combats if NO_PHASE < phase <= TACTICS else 0,
        "seats": [seat_figures(state, seat) for seat in range(len(view.seats))],
        "combat": None if view.target == NO_CARD else combat_figures(state, is_fighting(view, programs)),
        "war_zone": war_zone_rows(view, rules),
    }


def seen_state(view: BarbarossaView, rules: Rules) -> BarbarossaState:
    """Return the table as far as everybody knows it: every card that may lie in a deck lies there.

    The own hand is no exception, so that every seat reads the same of a seat, whoever it is.
    """
    state = blank_state(view.setup, rules)
    lay_table(view, state)
    for seen in view.seats:
        zone = open_zone(seen, rules)
        zone.hand.cards = vec[i64](seen.known)
        zone.deck.cards = vec[i64](seen.unseen + hidden_hand(seen))
        state.seats.append(zone)
    return state


def hidden_hand(seen: SeatView) -> list[int]:
    """Return the cards of the own hand that nobody else knows; those of other hands are unseen anyway."""
    return difference(seen.hand, seen.known) if seen.hand else []


def seat_figures(state: BarbarossaState, seat: int) -> Data:
    """Return how a seat stands, and the points of the turn, which only the seat on turn has."""
    own = state.turn == seat
    return {
        "victory": score(state, seat),
        "cities": cities_of(state, seat),
        "points": {
            "tactic": int(state.tactic) if own else 0,
            "supply": int(state.supply) if own else 0,
            "reinforcement": int(state.reinforcement) if own else 0,
            "attack": int(state.attack) if own else 0,
        },
    }


def cities_of(state: BarbarossaState, seat: int) -> list[Data]:
    """Return the Cities of a seat that count (bb-8.12)."""
    cards = state.rules.cards
    found: list[Data] = []
    for zone in counting_zones(state, seat):
        for card in zone.cards:
            if cards.group[card] & CITY_GROUP:
                found.append(cards.ids[card])
    return found


def combat_figures(state: BarbarossaState, is_open: bool) -> Data:
    """Return the Site under attack with its Defence, and what the attack lacks (bb-12.13, bb-12.26)."""
    ids = state.rules.cards.ids
    needed = int(defence(state))
    parts: list[Data] = [
        {"word": part.word, "card": None if part.card == NO_CARD else ids[part.card], "amount": part.amount}
        for part in defence_parts(state)
    ]
    return {
        "site": ids[state.target],
        "open": is_open,
        "defence": needed,
        "parts": parts,
        "attack": int(state.attack),
        "missing": max(0, needed - int(state.attack)),
    }


def war_zone_rows(view: BarbarossaView, rules: Rules) -> list[Data]:
    """Return the piles of this game by Reinforcement Cost, empty ones included, then the Footholds."""
    cards = rules.cards
    rows: dict[int, list[Data]] = {}
    for card in cards.piles:
        if view.removed[card] == 0:
            rows.setdefault(int(cards.buy_cost[card]), []).append(cards.ids[card])
    found: list[Data] = [{"cost": cost, "piles": rows[cost]} for cost in sorted(rows)]
    footholds: list[Data] = [cards.ids[card] for card in cards.footholds]
    return [*found, {"cost": None, "piles": footholds}]
