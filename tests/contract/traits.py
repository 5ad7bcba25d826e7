"""What the contract tests must be told of each game: its safeguard, its bound, a keen hand, a note-taker."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final, Protocol

from eastfront.games import SLUGS
from eastfront.kernel.data import Data
from eastfront.kernel.decision import Decision
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import Game, View
from eastfront.kernel.notices import Notice
from eastfront.kernel.state import State
from tests.contract.keen import barbarossa as keen_barbarossa
from tests.contract.keen import battlecards as keen_battlecards
from tests.contract.keen import stalingrad as keen_stalingrad
from tests.contract.notes import barbarossa, battlecards, battlecards_backs, stalingrad, stalingrad_backs
from tests.contract.secrets import barbarossa as secrets_barbarossa
from tests.contract.secrets import battlecards as secrets_battlecards
from tests.contract.secrets import battlecards_sight, stalingrad_sight
from tests.contract.secrets import stalingrad as secrets_stalingrad

AnyGame = Game[State, View]


class NoteTaker(Protocol):
    """Hears the notices shown to one seat and keeps what that seat can be sure of."""

    def hear(self, notice: Notice) -> None:
        """Note a fact."""

    def sure_of(self) -> dict[str, Data]:
        """Return all that is certain, in the words of the view's plain data."""


class Sight(Protocol):
    """Hears the notices shown to one seat and knows the least that it must be sure of."""

    def hear(self, notice: Notice) -> None:
        """Note a fact."""

    def unsure(self, view: Data) -> list[str]:
        """Return what a view's plain data fails to say."""


@dataclass(frozen=True)
class Beliefs:
    """What seats gather about hidden cards: a *field* of the view says which may be where.

    There is no *field* of its own where everybody gathers the same.
    *misplaced* names the cards of a state's plain data that are not where a seat may believe them.
    *sight* makes what knows the least that a seat must be sure of.
    """

    field: str | None
    misplaced: Callable[[Data, int | None], list[str]]
    sight: Callable[[], Sight]


@dataclass(frozen=True)
class Variant:
    """A game that deserves a playthrough of its own: an edition with *options*, a hand and a seed."""

    edition: str
    options: dict[str, str]
    hand: str
    seed: int


@dataclass(frozen=True)
class Traits:
    """One game as the contract tests know it.

    *safeguard* is the option that ends a game which goes nowhere, by a number of which each stands
    for *cycle* rounds; the options *fixed* are those without which it would not. No round of random
    play takes a seat more than *busiest* decisions. *keenness* weighs a decision's options so that
    games get far. *notes* makes a note-taker for a seat, `None` for the spectator; it leaves out what
    *unnoted* names. *backs* names the zones in which a seat may not identify every card, *turned_up*
    tells whether two notices, as plain data, differ because of a card that was one. *exchanged*
    exchanges two cards that a seat cannot tell apart in a state's plain data, if it finds any.
    *variants* have a name each. *barred* are the options that an edition has no room for. *skips* are the
    numbers of choices after which a game is worth a look. *dealt* tells from a state's plain data whether
    all that is hidden has been dealt, which in some games comes after the first choices.
    """

    safeguard: str
    cycle: int
    fixed: dict[str, str]
    busiest: int
    keenness: Callable[[AnyGame, State, Decision], list[float]]
    notes: Callable[[Setup, int | None], NoteTaker]
    unnoted: list[str]
    backs: Callable[[Setup, int | None], list[str]]
    turned_up: Callable[[dict[str, Data], dict[str, Data], list[str]], bool]
    exchanged: Callable[[Data, int | None, Random], Data]
    beliefs: Beliefs | None = None
    variants: dict[str, Variant] = field(default_factory=dict)
    barred: dict[str, list[str]] = field(default_factory=dict)
    skips: list[int] = field(default_factory=lambda: [0, 20, 150, 600])
    dealt: Callable[[Data], bool] = lambda _: True

    def limit(self, rounds: int) -> int:
        """Return the number for the safeguard that lets at least *rounds* rounds be played."""
        return -(-rounds // self.cycle)

    def safeguard_options(self, rounds: int) -> dict[str, str]:
        """Return the option that ends most games after *rounds* rounds."""
        return {self.safeguard: str(self.limit(rounds))}

    def ending_options(self, rounds: int) -> dict[str, str]:
        """Return the options under which every game ends after *rounds* rounds."""
        return self.safeguard_options(rounds) | self.fixed

    def most_decisions(self, rounds: int, seats: int) -> int:
        """Return after how many decisions a game that ends after *rounds* rounds is over."""
        return self.limit(rounds) * self.cycle * seats * self.busiest


TRAITS: Final = {
    "barbarossa": Traits(
        safeguard="turn_limit",
        cycle=1,
        fixed={},
        busiest=60,
        keenness=keen_barbarossa.keenness,
        notes=barbarossa.BarbarossaNotes,
        unnoted=barbarossa.UNNOTED,
        backs=barbarossa.backs,
        turned_up=barbarossa.turned_up,
        exchanged=secrets_barbarossa.exchanged,
    ),
    "battlecards": Traits(
        safeguard="reshuffles",
        cycle=10,
        fixed={"strict": "off"},
        busiest=60,
        keenness=keen_battlecards.keenness,
        notes=battlecards.BattleCardsNotes,
        unnoted=battlecards_backs.UNNOTED,
        backs=battlecards_backs.backs,
        turned_up=battlecards_backs.turned_up,
        exchanged=secrets_battlecards.exchanged,
        beliefs=Beliefs("known", secrets_battlecards.misplaced, battlecards_sight.BattleCardsSight),
        variants={
            "packs": Variant("russian-front", {"packs": "x1+x2"}, "keen", 29),
            "liberation": Variant("combined", {"packs": "x1+x2", "allied_cards": "shown"}, "keen", 13),
            "joint-defence": Variant("combined", {"packs": "x1+x2"}, "curious", 45),
        },
        barred={"western": ["packs"]},
        skips=[0, 20, 150, 600, 1200],
    ),
    "stalingrad": Traits(
        safeguard="turn_cap",
        cycle=1,
        fixed={},
        busiest=400,
        keenness=keen_stalingrad.keenness,
        notes=stalingrad.StalingradNotes,
        unnoted=stalingrad_backs.UNNOTED,
        backs=stalingrad_backs.backs,
        turned_up=stalingrad_backs.turned_up,
        exchanged=secrets_stalingrad.exchanged,
        beliefs=Beliefs(None, secrets_stalingrad.misplaced, stalingrad_sight.StalingradSight),
        variants={
            "markers": Variant(
                "standard",
                {
                    "control": "markers",
                    "flips": "one",
                    "defenders_pay": "on",
                    "control_move_from_perimeter": "on",
                    "uranus_win": "off",
                    "turn_cap": "8",
                },
                "keen",
                7,
            ),
            "uranus": Variant("standard", {}, "curious", 27),
            "control": Variant("standard", {}, "keen", 16),
        },
        dealt=secrets_stalingrad.dealt,
    ),
}
assert sorted(SLUGS) == sorted(TRAITS), "every game has its traits"
