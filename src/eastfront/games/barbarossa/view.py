"""What a seat may know of a game of Barbarossa, built field by field."""

from __future__ import annotations

from eastfront.games.barbarossa.state import BarbarossaState, CombatZone
from eastfront.games.barbarossa.verbs import KINDS
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import View
from eastfront.kernel.zones import listed


class SeatView:
    """One seat's cards as seen by the view's owner.

    *hand* is there for the owner only; *known* are cards of the hand that everybody knows;
    *unseen* are the cards that lie in the deck or, for another seat, unknown in its hand.
    """

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.known: list[int] = []
        self.unseen: list[int] = []
        self.hand_size = 0
        self.deck_size = 0
        self.discard: list[int] = []
        self.played: list[int] = []
        self.active: list[int] = []
        self.exhausted: list[int] = []
        self.lingering: list[int] = []
        self.turns = 0


class BarbarossaView(View):
    """The table from one seat: everything open, the own hand, and how much is hidden."""

    def __init__(self, setup: Setup, seat: int | None) -> None:
        super().__init__(setup, seat)
        self.seats: list[SeatView] = []
        self.war_zone: list[int] = []
        self.removed: list[int] = []
        self.support: list[int] = []
        self.cities: list[int] = []
        self.events_unseen: list[int] = []
        self.events_below: list[int] = []
        self.events_above: list[int] = []
        self.revealed: list[int] = []
        self.doomed: list[int] = []
        self.scrapped: list[int] = []
        self.used: list[int] = []
        self.turn = 0
        self.tactic = 0
        self.supply = 0
        self.reinforcement = 0
        self.attack = 0
        self.supply_gained = False
        self.placing = 0
        self.combats = 0
        self.fought = 0
        self.afterwards = 0
        self.target = -1
        self.lowered = 0
        self.fallen = False
        self.ending = 0


def view_of(state: BarbarossaState, seat: int | None) -> BarbarossaView:
    """Return what *seat* may know of *state*; `None` is the spectator (bb-5.3 to bb-5.10)."""
    view = BarbarossaView(state.setup, seat)
    for number, zone in enumerate(state.seats):
        view.seats.append(seat_view(zone, number == seat))
    see_table(state, view)
    see_events(state, view)
    view.see_asking(state, KINDS)
    return view


def see_table(state: BarbarossaState, view: BarbarossaView) -> None:
    """Copy what lies open between the seats, and the turn's points (bb-5.3, bb-5.5)."""
    view.war_zone = listed(state.war_zone)
    view.removed = listed(state.removed)
    view.support = listed(state.support.cards)
    view.cities = listed(state.cities.cards)
    view.revealed = listed(state.revealed.cards)
    view.doomed = listed(state.doomed.cards)
    view.scrapped = listed(state.scrapped.cards)
    view.used = listed(state.used.cards)
    view.turn = state.turn
    view.tactic = state.tactic
    view.supply = state.supply
    view.reinforcement = state.reinforcement
    view.attack = state.attack
    view.supply_gained = state.supply_gained
    view.placing = state.placing
    view.combats = state.combats
    view.fought = state.fought
    view.afterwards = state.afterwards
    view.target = state.target
    view.lowered = state.lowered
    view.fallen = state.fallen
    view.ending = state.ending


def seat_view(zone: CombatZone, own: bool) -> SeatView:
    """Return one seat's cards for their owner or for anybody else.

    Discard pile, play area and Front Line lie open (bb-5.4, bb-5.8); of the hand others see what is
    known (bb-5.7, bb-5.9), and of the deck everybody sees the number of cards (bb-5.6).
    """
    view = SeatView()
    view.known = listed(zone.known.cards)
    view.hand_size = zone.hand.size()
    view.deck_size = zone.deck.size()
    unseen = listed(zone.deck.cards)
    if own:
        view.hand = listed(zone.hand.cards)
    else:
        unseen += difference(listed(zone.hand.cards), view.known)
    view.unseen = sorted(unseen)
    view.discard = listed(zone.discard.cards)
    view.played = listed(zone.played.cards)
    view.active = listed(zone.active.cards)
    view.exhausted = listed(zone.exhausted.cards)
    view.lingering = listed(zone.lingering.cards)
    view.turns = zone.turns
    return view


def see_events(state: BarbarossaState, view: BarbarossaView) -> None:
    """Split the Event pile into what lies known below, unseen, and known above (bb-5.6, bb-5.10)."""
    pile = listed(state.events.cards)
    top = len(pile) - int(state.known_above)
    view.events_below = pile[: state.known_below]
    view.events_unseen = sorted(pile[state.known_below : top])
    view.events_above = pile[top:]


def difference(cards: list[int], less: list[int]) -> list[int]:
    """Return *cards* without one copy for each of *less*."""
    rest = list(cards)
    for card in less:
        rest.remove(card)
    return rest
