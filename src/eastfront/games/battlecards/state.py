"""The state of a game of BattleCards: everybody's cards, the battle at hand and who may know what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.battlecards.battle import NO_SEAT, Battle, no_battle
from eastfront.games.battlecards.knowledge import Knowledge, no_knowledge
from eastfront.kernel.edition import Setup
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.luck import Luck
from eastfront.kernel.state import State
from eastfront.kernel.zones import Zone, empty_zone

if TYPE_CHECKING:
    from eastfront.games.battlecards.rules import Rules

MOST_SEATS: Final = 4
MOST_THEATRES: Final = 2

# Purposes of luck: each seat's Arsenal shuffles, the Conflict decks', captures and divided stacks.
ARSENALS: Final = 0
CONFLICTS: Final = MOST_SEATS
CAPTURES: Final = CONFLICTS + MOST_THEATRES
DIVISIONS: Final = CAPTURES + 1
PURPOSES: Final = DIVISIONS + 1

UNDECIDED: Final = 0
TOTAL: Final = 1
STANDARD: Final = 2
EXHAUSTED: Final = 3
ENDINGS: Final = ["", "total-victory", "standard-victory", "exhausted"]


class Army:
    """One seat's cards (bc-13.3). Hand, stacks, Kept Cards and *apart* have no order and are kept sorted.

    Clauses: bc-1.8 to bc-1.18, bc-16.4.

    *under* lies below the deck: cards that an ally sent (bc-13.10). *apart* holds cards that are being
    picked. *fallen* is the battle that put the seat out, if it is out.
    """

    __slots__ = ("apart", "deck", "discard", "fallen", "hand", "kept", "stacks", "turns", "under", "won")

    def __init__(
        self,
        deck: Zone,
        under: Zone,
        discard: Zone,
        hand: Zone,
        stacks: list[Zone],
        kept: Zone,
        apart: Zone,
        won: Zone,
    ) -> None:
        self.deck = deck
        self.under = under
        self.discard = discard
        self.hand = hand
        self.stacks = stacks
        self.kept = kept
        self.apart = apart
        self.won = won
        self.fallen: i64 = NO_CARD
        self.turns: i64 = 0

    def clone(self) -> Army:
        """Return an equal army that shares nothing."""
        stacks = self.stacks
        other = Army(
            Zone(self.deck.cards[:]),
            Zone(self.under.cards[:]),
            Zone(self.discard.cards[:]),
            Zone(self.hand.cards[:]),
            [Zone(stacks[0].cards[:]), Zone(stacks[1].cards[:]), Zone(stacks[2].cards[:])],
            Zone(self.kept.cards[:]),
            Zone(self.apart.cards[:]),
            Zone(self.won.cards[:]),
        )
        other.fallen = self.fallen
        other.turns = self.turns
        return other

    def deployed(self) -> i64:
        """Count the deployed cards."""
        return self.stacks[0].size() + self.stacks[1].size() + self.stacks[2].size()


def empty_army() -> Army:
    """Return a seat's zones before anything is dealt."""
    return Army(
        empty_zone(),
        empty_zone(),
        empty_zone(),
        empty_zone(),
        [empty_zone(), empty_zone(), empty_zone()],
        empty_zone(),
        empty_zone(),
        empty_zone(),
    )


class BattleState(State):
    """Everything about a game.

    *known* holds what each seat, and last the spectator, may know of hidden cards, but for what stands
    in *notes* and was not read yet (`knowledge`, `learning`).
    *conflict* and *spent* are the Conflict decks and their discard piles by theatre; *pending* holds
    the card being carried out, *removed* those that left the game; *idle* counts the turns in a row
    without a draw.
    """

    __slots__ = (
        "aided",
        "battle",
        "blocked",
        "conflict",
        "ending",
        "enemy",
        "idle",
        "known",
        "notes",
        "pending",
        "rebuilds",
        "removed",
        "rules",
        "seats",
        "setup",
        "spent",
        "turn",
        "victor",
    )

    def __init__(
        self,
        setup: Setup,
        rules: Rules,
        luck: Luck,
        seats: list[Army],
        conflict: list[Zone],
        spent: list[Zone],
        pending: Zone,
        removed: Zone,
        battle: Battle,
        known: list[Knowledge],
        notes: vec[i64],
        rebuilds: vec[i64],
    ) -> None:
        State.__init__(self, luck)
        self.setup = setup
        self.rules = rules
        self.seats = seats
        self.conflict = conflict
        self.spent = spent
        self.pending = pending
        self.removed = removed
        self.battle = battle
        self.known = known
        self.notes: vec[i64] = notes
        self.rebuilds: vec[i64] = rebuilds
        self.turn: i64 = 0
        self.aided: bool = False
        self.idle: i64 = 0
        self.enemy: i64 = NO_SEAT
        self.blocked: bool = False
        self.ending: i64 = UNDECIDED
        self.victor: i64 = -1

    def clone(self) -> BattleState:
        """Return an equal state that shares nothing mutable."""
        seats: list[Army] = []
        for army in self.seats:
            seats.append(army.clone())
        conflict: list[Zone] = []
        spent: list[Zone] = []
        for theatre in range(len(self.conflict)):
            conflict.append(Zone(self.conflict[theatre].cards[:]))
            spent.append(Zone(self.spent[theatre].cards[:]))
        known: list[Knowledge] = []
        for each in self.known:
            known.append(each.clone())
        other = BattleState(
            self.setup,
            self.rules,
            self.luck.clone(),
            seats,
            conflict,
            spent,
            Zone(self.pending.cards[:]),
            Zone(self.removed.cards[:]),
            self.battle.clone(),
            known,
            self.notes[:],
            self.rebuilds[:],
        )
        self.copy_base(other)
        other.turn = self.turn
        other.aided = self.aided
        other.idle = self.idle
        other.enemy = self.enemy
        other.blocked = self.blocked
        other.ending = self.ending
        other.victor = self.victor
        return other


def empty_state(setup: Setup, rules: Rules, luck: Luck) -> BattleState:
    """Return a state in which nothing is laid out yet."""
    theatres = rules.theatres
    return BattleState(
        setup,
        rules,
        luck,
        [empty_army() for _ in range(setup.seats)],
        [empty_zone() for _ in range(theatres)],
        [empty_zone() for _ in range(theatres)],
        empty_zone(),
        empty_zone(),
        no_battle(),
        [no_knowledge(rules.tokens) for _ in range(setup.seats + 1)],
        vec[i64](),
        vec[i64]([0] * theatres),
    )
