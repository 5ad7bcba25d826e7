"""Barbarossa for a planner: what each seat has built, and how near the end is."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.verbs import PLAY
from eastfront.games.barbarossa.view import BarbarossaView, SeatView
from eastfront.kernel.decision import NOUN_BITS
from eastfront.kernel.game import View
from eastfront.kernel.state import State
from eastfront.players.evaluate.outlook import Outlook
from eastfront.players.scripted.barbarossa.facts import Facts, facts_of
from eastfront.players.scripted.barbarossa.market import Tempo
from eastfront.players.scripted.barbarossa.sense import sensible
from eastfront.players.scripted.barbarossa.standing import score

LEAD: Final = 25.0
MOST_SEATS: Final = 5
# A card that may be played is played; which of them comes first seldom matters.
QUICK: Final = frozenset({"clean-up", "order", "lay", "pick", "spare", "starting-phase"})
COMBAT: Final = "combat"


class BarbarossaOutlook(Outlook):
    """What decides a game is which cards went into each deck and onto each Front Line."""

    def __init__(self) -> None:
        super().__init__(LEAD, parties=5)

    def turn(self, state: State) -> int:
        assert isinstance(state, BarbarossaState), state
        return int(state.turn)

    def is_last_round(self, state: State) -> bool:
        assert isinstance(state, BarbarossaState), state
        limit = state.rules.turn_limit
        return limit > 0 and any(zone.turns >= limit for zone in state.seats)

    def is_planned(self, view: View, option: int) -> bool:
        if view.kind in QUICK:
            return False
        return view.kind == COMBAT or option >> NOUN_BITS != PLAY

    def sensible(self, view: View, options: list[int]) -> list[int]:
        return sensible(view, options)

    def features(self, view: View) -> list[float]:
        assert isinstance(view, BarbarossaView), view
        assert view.seat is not None
        facts = facts_of(view.setup)
        own = view.seats[view.seat]
        rivals = [seen for seat, seen in enumerate(view.seats) if seat != view.seat]
        found = [*holdings([own], facts), *holdings(rivals, facts)]
        return [
            *found,
            *tempo_of([own], facts),
            *tempo_of(rivals, facts),
            *standing(view, facts, own, rivals),
        ]


def holdings(seats: list[SeatView], facts: Facts) -> list[float]:
    """Return the mean number of each card in the decks of *seats*, and of each on their Front Lines."""
    cards = len(facts.type)
    found = [0.0] * (2 * cards)
    part = 1.0 / len(seats)
    for seen in seats:
        for card in deck_of(seen):
            found[card] += part
        for line in (seen.active, seen.exhausted, seen.lingering):
            for card in line:
                found[cards + card] += part
    return found


def deck_of(seen: SeatView) -> list[int]:
    """Return the cards that go round in a seat's deck, wherever they are now."""
    # The own hand is seen whole, of others' hands what everybody knows.
    return [*(seen.hand or seen.known), *seen.unseen, *seen.discard, *seen.played]


def tempo_of(seats: list[SeatView], facts: Facts) -> list[float]:
    """Return how the units in the decks of *seats* come by the Tactic Points that they need, on average."""
    found = [0.0] * 5
    part = 1.0 / len(seats)
    for seen in seats:
        tempo = Tempo(facts, seen, deck_of(seen))
        crowd = tempo.load / tempo.flow
        found[0] += part * (tempo.steady - 1)
        found[1] += part * crowd
        found[2] += part * crowd * crowd
        found[3] += part * tempo.stuck / 3
        found[4] += part * tempo.stuck * (1.0 - tempo.helped) / 3
    return found


def standing(view: BarbarossaView, facts: Facts, own: SeatView, rivals: list[SeatView]) -> list[float]:
    """Return how far the game has come and who is ahead."""
    turns = own.turns / 10
    cities = len(view.cities) / 4
    points = score(own, facts)
    best = max(score(rival, facts) for rival in rivals)
    mean = sum(score(rival, facts) for rival in rivals) / len(rivals)
    wait = (view.seat - view.turn if view.seat is not None else 0) % len(view.seats)
    seats = [1.0 if len(view.seats) == number else 0.0 for number in range(2, MOST_SEATS + 1)]
    lead = (points - best) / 10
    return [
        turns,
        turns * turns,
        cities,
        points / 20,
        lead,
        lead * turns,
        lead * max(0.0, 2.0 - cities),
        (points - mean) / 10,
        *supplies(own, facts),
        sum(supplies(rival, facts)[1] for rival in rivals) / len(rivals),
        len(own.hand) / 5,
        wait / len(view.seats),
        1.0 if wait == 0 else 0.0,
        *seats,
    ]


def supplies(seen: SeatView, facts: Facts) -> list[float]:
    """Return the size of a seat's deck and how much Supply is in a card of it."""
    deck = deck_of(seen)
    return [len(deck) / 10, supply_of(deck, facts) / max(1, len(deck))]


def supply_of(deck: list[int], facts: Facts) -> int:
    """Return the Supply that the cards of a deck give when they are played."""
    total = 0
    for card in deck:
        total += facts.plays[card].supply
    return total
