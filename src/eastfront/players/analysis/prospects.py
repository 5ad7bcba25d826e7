"""Prospects: how a seat stands, in the few numbers that people go by."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.games.battlecards.view import BattleView, points_seen
from eastfront.games.stalingrad.view import StalingradView
from eastfront.kernel.data import Record
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from eastfront.players.evaluate.barbarossa import deck_of, supply_of
from eastfront.players.scripted.barbarossa.facts import facts_of as barbarossa_facts
from eastfront.players.scripted.barbarossa.standing import score
from eastfront.players.scripted.battlecards.facts import facts_of as battlecards_facts

# What the numbers are called, those that decide a game first.
PROSPECTS: Final = {
    "barbarossa": ["points", "rival-points", "front-line", "deck", "supply"],
    "battlecards": ["points", "enemy-points", "discard", "enemy-discard", "deployed", "hand"],
    "stalingrad": ["locations", "forces", "enemy-forces", "rations", "hand"],
}


def prospects_of(game: Game[State, View], view: View) -> list[int]:
    """Return the numbers that `PROSPECTS` names, for the seat of *view*."""
    if isinstance(view, BarbarossaView):
        return in_barbarossa(view)
    if isinstance(view, BattleView):
        return in_battlecards(view)
    assert isinstance(view, StalingradView), view
    return in_stalingrad(game, view)


def in_barbarossa(view: BarbarossaView) -> list[int]:
    """Return Victory Points, those of the best rival, and the own Front Line, deck and Supply."""
    assert view.seat is not None, view
    seen = view.seats[view.seat]
    facts = barbarossa_facts(view.setup)
    front_line = len(seen.active) + len(seen.exhausted) + len(seen.lingering)
    deck = deck_of(seen)
    rivals = [score(other, facts) for seat, other in enumerate(view.seats) if seat != view.seat]
    return [score(seen, facts), max(rivals), front_line, len(deck), supply_of(deck, facts)]


def in_battlecards(view: BattleView) -> list[int]:
    """Return the points of both alliances, what lies in both discard piles, and the own cards at hand."""
    assert view.seat is not None, view
    facts = battlecards_facts(view.setup)
    side = facts.alliance[view.seat]
    own, enemy = view.seats[view.seat], view.seats[facts.opponent[view.seat]]
    return [
        points_seen(view, facts.rules, side),
        points_seen(view, facts.rules, 1 - side),
        len(own.discard),
        len(enemy.discard),
        sum(own.stack_sizes),
        own.hand_size,
    ]


def in_stalingrad(game: Game[State, View], view: StalingradView) -> list[int]:
    """Return the Locations held, the Forces of both sides on the table, the own rations and cards in hand."""
    assert view.seat is not None, view
    held = Record("figures", game.figures(view)).wholes("held")
    own, enemy = view.seats[view.seat], view.seats[1 - view.seat]
    rations = 0
    for zone in own.places:
        for force in zone:
            rations += view.rations[force]
    return [held[view.seat], forces_of(own.places), forces_of(enemy.places), rations, own.hand_size]


def forces_of(places: list[list[int]]) -> int:
    """Return how many Forces stand in some zones."""
    return sum(len(zone) for zone in places)
