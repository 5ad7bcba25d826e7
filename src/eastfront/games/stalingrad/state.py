"""The state of a game of Stalingrad: two armies, five Locations, and the battle at hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.stalingrad.battle import Battle, no_battle
from eastfront.games.stalingrad.rules import Rules
from eastfront.games.stalingrad.tables import GERMAN, NO_SEAT, SOVIET
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import Luck
from eastfront.kernel.state import State
from eastfront.kernel.zones import Zone, empty_zone

SLOTS: Final = 5
# A seat's zones on the table: slot * 2 + area.
AREAS: Final = ["control", "perimeter"]
CONTROL: Final = 0
PERIMETER: Final = 1
PLACES: Final = [f"{area}-{slot + 1}" for slot in range(SLOTS) for area in AREAS]
DESTROYED: Final = -1

# Purposes of luck: the row, then a stream for each seat's deck, Force pile and random discards.
ROW: Final = 0
DECKS: Final = 1
PILES: Final = 3
PICKS: Final = 5
PURPOSES: Final = 7

# What has become of an announced card.
ANNOUNCED: Final = 0
STRUCK: Final = 1
STAYED: Final = 2

GOES_ON: Final = 0
BY_CONTROL: Final = 1
BY_URANUS: Final = 2
UNDECIDED: Final = 3
ENDINGS: Final = ["", "control", "uranus", "undecided"]


class Army:
    """One seat's cards: *places* are its zones on the table, *pile* its Forces to come, *lost* those gone.

    *chosen* are the Forces of the set-up that are not placed yet, *known* the cards that everybody
    knows to be in the hand. *bought* and *rebuilds* count what happened in the turn at hand.
    """

    __slots__ = (
        "bought",
        "chosen",
        "deck",
        "discard",
        "hand",
        "known",
        "lost",
        "pile",
        "places",
        "rebuilds",
        "turns",
    )

    def __init__(
        self,
        deck: Zone,
        hand: Zone,
        discard: Zone,
        pile: Zone,
        lost: Zone,
        chosen: Zone,
        known: Zone,
        places: list[Zone],
    ) -> None:
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.pile = pile
        self.lost = lost
        self.chosen = chosen
        self.known = known
        self.places = places
        self.turns: i64 = 0
        self.bought: i64 = 0
        self.rebuilds: i64 = 0

    def clone(self) -> Army:
        """Return an equal army that shares nothing mutable."""
        places: list[Zone] = []
        for zone in self.places:
            places.append(Zone(zone.cards[:]))
        other = Army(
            Zone(self.deck.cards[:]),
            Zone(self.hand.cards[:]),
            Zone(self.discard.cards[:]),
            Zone(self.pile.cards[:]),
            Zone(self.lost.cards[:]),
            Zone(self.chosen.cards[:]),
            Zone(self.known.cards[:]),
            places,
        )
        other.turns = self.turns
        other.bought = self.bought
        other.rebuilds = self.rebuilds
        return other


def empty_army() -> Army:
    """Return a seat's zones before anything is dealt."""
    return Army(
        empty_zone(),
        empty_zone(),
        empty_zone(),
        empty_zone(),
        empty_zone(),
        empty_zone(),
        empty_zone(),
        [empty_zone() for _ in PLACES],
    )


class StalingradState(State):
    """Everything about a game.

    By slot: *locations* are the cards of the row, *rubble* their counters or DESTROYED, *holders* who
    Controlled each last. By Force: *rations*, *medals* and *strolls*, the free moves of this turn.
    *pending* holds announced cards, the last one on top, *fates* what became of each; *in_play* the
    cards that stay. *settled* says that both set-ups are done and the Force piles are shuffled.
    """

    __slots__ = (
        "battle",
        "ending",
        "fates",
        "holders",
        "in_play",
        "locations",
        "medals",
        "pending",
        "rations",
        "rubble",
        "rules",
        "seats",
        "settled",
        "setup",
        "strolls",
        "turn",
        "unused",
        "victor",
    )

    def __init__(
        self,
        setup: Setup,
        rules: Rules,
        luck: Luck,
        seats: list[Army],
        battle: Battle,
        pending: Zone,
        in_play: Zone,
        unused: Zone,
    ) -> None:
        State.__init__(self, luck)
        self.setup = setup
        self.rules = rules
        self.seats = seats
        self.battle = battle
        self.pending = pending
        self.in_play = in_play
        self.unused = unused
        self.locations: vec[i64] = vec[i64]()
        self.rubble: vec[i64] = vec[i64]()
        self.holders: vec[i64] = vec[i64]()
        self.rations: vec[i64] = vec[i64]()
        self.medals: vec[i64] = vec[i64]()
        self.strolls: vec[i64] = vec[i64]()
        self.fates: vec[i64] = vec[i64]()
        self.settled: bool = False
        self.turn: i64 = GERMAN
        self.ending: i64 = GOES_ON
        self.victor: i64 = NO_SEAT

    def clone(self) -> StalingradState:
        """Return an equal state that shares nothing mutable."""
        other = StalingradState(
            self.setup,
            self.rules,
            self.luck.clone(),
            [self.seats[GERMAN].clone(), self.seats[SOVIET].clone()],
            self.battle.clone(),
            Zone(self.pending.cards[:]),
            Zone(self.in_play.cards[:]),
            Zone(self.unused.cards[:]),
        )
        self.copy_base(other)
        other.locations = self.locations[:]
        other.rubble = self.rubble[:]
        other.holders = self.holders[:]
        other.rations = self.rations[:]
        other.medals = self.medals[:]
        other.strolls = self.strolls[:]
        other.fates = self.fates[:]
        other.settled = self.settled
        other.turn = self.turn
        other.ending = self.ending
        other.victor = self.victor
        return other


def empty_state(setup: Setup, rules: Rules, luck: Luck) -> StalingradState:
    """Return a state with nothing in it but the columns by slot and by Force."""
    state = StalingradState(
        setup,
        rules,
        luck,
        [empty_army(), empty_army()],
        no_battle(),
        empty_zone(),
        empty_zone(),
        empty_zone(),
    )
    state.locations = vec[i64]([0] * SLOTS)
    state.rubble = vec[i64]([0] * SLOTS)
    state.holders = vec[i64]([SOVIET if rules.markers else NO_SEAT] * SLOTS)
    state.rations = vec[i64]([0] * int(rules.forces))
    state.medals = vec[i64]([0] * int(rules.forces))
    state.strolls = vec[i64]([0] * int(rules.forces))
    return state
