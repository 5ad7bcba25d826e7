"""What a seat may know of a game of Stalingrad, built field by field."""

from __future__ import annotations

from eastfront.games.stalingrad.battle import Battle, no_battle
from eastfront.games.stalingrad.state import GOES_ON, Army, StalingradState
from eastfront.games.stalingrad.tables import NO_SEAT
from eastfront.games.stalingrad.verbs import KINDS
from eastfront.kernel.edition import Setup
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.game import View
from eastfront.kernel.zones import listed


class ArmyView:
    """One seat as seen by the view's owner.

    *hand* holds the faces he may see: all if *shown*, else those that everybody can tell are there.
    Once both set-ups are done only the *top* of the Force pile is open.
    """

    def __init__(self) -> None:
        self.shown = False
        self.hand: list[int] = []
        self.hand_size = 0
        self.deck_size = 0
        self.top = NO_CARD
        self.pile_size = 0
        self.discard: list[int] = []
        self.lost: list[int] = []
        self.chosen: list[int] = []
        self.known: list[int] = []
        self.places: list[list[int]] = []
        self.turns = 0
        self.bought = 0
        self.rebuilds = 0


class StalingradView(View):
    """The table from one seat; what lies open has the names it has in the state."""

    def __init__(self, setup: Setup, seat: int | None) -> None:
        super().__init__(setup, seat)
        self.seats: list[ArmyView] = []
        self.locations: list[int] = []
        self.rubble: list[int] = []
        self.holders: list[int] = []
        self.unused: list[int] = []
        self.rations: list[int] = []
        self.medals: list[int] = []
        self.strolls: list[int] = []
        self.pending: list[int] = []
        self.fates: list[int] = []
        self.in_play: list[int] = []
        self.settled = False
        self.turn = 0
        self.ending = GOES_ON
        self.victor = NO_SEAT
        self.battle: Battle = no_battle()


def view_of(state: StalingradState, seat: int | None) -> StalingradView:
    """Return what *seat* may know of *state* (sg-13.1, sg-13.2); `None` is the spectator."""
    view = StalingradView(state.setup, seat)
    view.seats = [army_view(army, number == seat, state.settled) for number, army in enumerate(state.seats)]
    see_table(state, view)
    view.see_asking(state, KINDS)
    return view


def see_table(state: StalingradState, view: StalingradView) -> None:
    """Copy what lies open between the seats, and the battle."""
    view.locations = listed(state.locations)
    view.rubble = listed(state.rubble)
    view.holders = listed(state.holders)
    view.unused = listed(state.unused.cards)
    view.rations = listed(state.rations)
    view.medals = listed(state.medals)
    view.strolls = listed(state.strolls)
    view.pending = listed(state.pending.cards)
    view.fates = listed(state.fates)
    view.in_play = listed(state.in_play.cards)
    view.settled = state.settled
    view.turn = state.turn
    view.ending = state.ending
    view.victor = state.victor
    view.battle = state.battle.clone()


def army_view(army: Army, shown: bool, settled: bool) -> ArmyView:
    """Return one seat for its owner (*shown*) or for anybody else."""
    view = ArmyView()
    view.shown = shown
    view.hand = listed(army.hand.cards if shown else army.known.cards)
    view.hand_size = army.hand.size()
    view.deck_size = army.deck.size()
    view.pile_size = army.pile.size()
    if settled and view.pile_size > 0:
        view.top = army.pile.cards[view.pile_size - 1]
    see_army(army, view)
    return view


def see_army(army: Army, view: ArmyView) -> None:
    """Copy what lies open before a seat."""
    view.discard = listed(army.discard.cards)
    view.lost = listed(army.lost.cards)
    view.chosen = listed(army.chosen.cards)
    view.known = listed(army.known.cards)
    view.places = [listed(zone.cards) for zone in army.places]
    view.turns = army.turns
    view.bought = army.bought
    view.rebuilds = army.rebuilds
