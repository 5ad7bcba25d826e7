"""The state of a game of Barbarossa: zones, points, and how far the turn and the combat have come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.kernel.edition import Setup
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.luck import Luck
from eastfront.kernel.state import State
from eastfront.kernel.zones import Zone, empty_zone

if TYPE_CHECKING:
    from eastfront.games.barbarossa.rules import Rules

MOST_SEATS: Final = 5

# Purposes of luck: each seat's own shuffles, then what set-up needs.
SHUFFLES: Final = 0
EVENT_ORDER: Final = MOST_SEATS
SUPPORT_ORDER: Final = MOST_SEATS + 1
CITY_ORDER: Final = MOST_SEATS + 2
REMOVAL: Final = MOST_SEATS + 3
FIRST_PLAYER: Final = MOST_SEATS + 4
PURPOSES: Final = MOST_SEATS + 5

UNDECIDED: Final = 0
MOSCOW: Final = 1
TIRED: Final = 2
ENDINGS: Final = ["", "moscow", "exhausted"]


class CombatZone:
    """One seat's cards (rule bb-5.2).

    Hand, played cards and Front Line are kept in ascending order. The Front Line is three zones by
    condition (bb-5.29): active, exhausted, and lingering (exhausted since before the previous turn, used only
    where the edition asks). *known* holds those cards of the hand that everybody knows to be there.
    *standing* counts cards on the Front Line whose modifiers touch more than themselves.
    """

    __slots__ = (
        "active",
        "deck",
        "discard",
        "exhausted",
        "hand",
        "known",
        "lingering",
        "played",
        "standing",
        "turns",
    )

    def __init__(
        self,
        deck: Zone,
        hand: Zone,
        discard: Zone,
        played: Zone,
        active: Zone,
        exhausted: Zone,
        lingering: Zone,
        known: Zone,
    ) -> None:
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.played = played
        self.active = active
        self.exhausted = exhausted
        self.lingering = lingering
        self.known = known
        self.standing: i64 = 0
        self.turns: i64 = 0

    def clone(self) -> CombatZone:
        """Return an equal zone that shares nothing."""
        other = CombatZone(
            Zone(self.deck.cards[:]),
            Zone(self.hand.cards[:]),
            Zone(self.discard.cards[:]),
            Zone(self.played.cards[:]),
            Zone(self.active.cards[:]),
            Zone(self.exhausted.cards[:]),
            Zone(self.lingering.cards[:]),
            Zone(self.known.cards[:]),
        )
        other.standing = self.standing
        other.turns = self.turns
        return other

    def place(self, place: i64) -> Zone:
        """Return the zone that a placed noun's *place* names."""
        if place == 0:
            return self.active
        if place == 1:
            return self.exhausted
        if place == 2:
            return self.lingering
        return self.played


def empty_combat_zone() -> CombatZone:
    """Return a seat's zones before anything is dealt."""
    return CombatZone(
        empty_zone(),
        empty_zone(),
        empty_zone(),
        empty_zone(),
        empty_zone(),
        empty_zone(),
        empty_zone(),
        empty_zone(),
    )


def count_standing(zone: CombatZone, rules: Rules) -> None:
    """Count the cards with standing modifiers on a Front Line that was just laid out."""
    zone.standing = 0
    for cards in (zone.active.cards, zone.exhausted.cards, zone.lingering.cards):
        for card in cards:
            zone.standing += rules.cards.stands[card]


class BarbarossaState(State):
    """Everything about a game. The common War Zone (bb-5.1): like cards are counts, mixed piles are zones.

    Of the Event pile, *known_below* cards at the bottom and *known_above* on top lie with faces
    everybody knows. Points belong to the seat on turn.
    """

    __slots__ = (
        "afterwards",
        "attack",
        "cities",
        "combats",
        "doomed",
        "ending",
        "events",
        "fallen",
        "fought",
        "known_above",
        "known_below",
        "lowered",
        "placing",
        "reinforcement",
        "removed",
        "revealed",
        "rules",
        "scrapped",
        "seats",
        "setup",
        "supply",
        "supply_gained",
        "support",
        "tactic",
        "target",
        "turn",
        "used",
        "war_zone",
    )

    def __init__(
        self,
        setup: Setup,
        rules: Rules,
        luck: Luck,
        seats: list[CombatZone],
        war_zone: vec[i64],
        removed: vec[i64],
        support: Zone,
        cities: Zone,
        events: Zone,
        revealed: Zone,
        doomed: Zone,
        scrapped: Zone,
        used: Zone,
    ) -> None:
        # By name: super() would cost every plain clone 4 % more.
        State.__init__(self, luck)
        self.setup = setup
        self.rules = rules
        self.seats = seats
        self.war_zone: vec[i64] = war_zone
        self.removed: vec[i64] = removed
        self.support = support
        self.cities = cities
        self.events = events
        self.revealed = revealed
        self.doomed = doomed
        self.scrapped = scrapped
        self.used = used
        self.known_below: i64 = 0
        self.known_above: i64 = 0
        self.turn: i64 = 0
        self.tactic: i64 = 0
        self.supply: i64 = 0
        self.reinforcement: i64 = 0
        self.attack: i64 = 0
        self.supply_gained: bool = False
        self.placing: i64 = 0
        self.combats: i64 = 0
        self.fought: i64 = 0
        self.afterwards: i64 = 0
        self.target: i64 = NO_CARD
        self.lowered: i64 = 0
        self.fallen: bool = False
        self.ending: i64 = UNDECIDED

    def clone(self) -> BarbarossaState:
        """Return an equal state that shares nothing mutable; the removed pile never changes."""
        seats: list[CombatZone] = []
        for zone in self.seats:
            seats.append(zone.clone())
        other = BarbarossaState(
            self.setup,
            self.rules,
            self.luck.clone(),
            seats,
            self.war_zone[:],
            self.removed,
            Zone(self.support.cards[:]),
            Zone(self.cities.cards[:]),
            Zone(self.events.cards[:]),
            Zone(self.revealed.cards[:]),
            Zone(self.doomed.cards[:]),
            Zone(self.scrapped.cards[:]),
            Zone(self.used.cards[:]),
        )
        self.copy_base(other)
        other.known_below = self.known_below
        other.known_above = self.known_above
        other.turn = self.turn
        other.tactic = self.tactic
        other.supply = self.supply
        other.reinforcement = self.reinforcement
        other.attack = self.attack
        other.supply_gained = self.supply_gained
        other.placing = self.placing
        other.combats = self.combats
        other.fought = self.fought
        other.afterwards = self.afterwards
        other.target = self.target
        other.lowered = self.lowered
        other.fallen = self.fallen
        other.ending = self.ending
        return other


def empty_state(setup: Setup, rules: Rules, luck: Luck) -> BarbarossaState:
    """Return a state in which nothing is laid out yet."""
    return BarbarossaState(
        setup,
        rules,
        luck,
        [],
        vec[i64](),
        vec[i64](),
        empty_zone(),
        empty_zone(),
        empty_zone(),
        empty_zone(),
        empty_zone(),
        empty_zone(),
        empty_zone(),
    )
