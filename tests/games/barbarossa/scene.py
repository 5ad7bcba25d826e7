"""Scenes: a real state of Barbarossa laid out as a test says, then played by names.

A scene starts from `Barbarossa().new(...)`. A seat that the test describes has exactly the cards
named and nothing else; a seat it does not describe keeps its starting deck and first hand. Every
card comes out of its pile, and after every step all 305 cards must still be there. The pile that
set-up removed is put back unless the test names one (`removed_pile=`), so every card is at hand.

    scene.edition("arclight", seats=3, combat_mandatory="on")    # optional, and first
    scene.seat1(hand=["flak-battalion"], deck=["below", "top"], front=["panzer-regiment exhausted"])
    scene.cities("kharkov")                              # top first, the others below
    scene.points(supply=1)                               # replaces what the phase gives
    scene.in_phase("tactics")                            # seat 1 is asked, in its second turn

    scene.seat1.plays("flak-battalion")                  # fails unless it is offered to seat 1 now
    scene.seat1.chooses("commit", "2")                   # any verb of verbs.py with its noun

    assert scene.asks("seat1", "tactics-phase")
    assert scene.offers("attack kharkov")
    assert ["panzer-regiment exhausted"] == scene.seat1.front

A single option of an open kind (`OPEN_KINDS`) is taken by the machine and never asked.
"""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.game import SLUG, Barbarossa
from eastfront.games.barbarossa.sequence.combat import defence
from eastfront.games.barbarossa.sequence.recruiting import BeginReinforcement, CleanUp, ReinforcementPhase
from eastfront.games.barbarossa.sequence.turn import BeginTactics, BeginTurn, ReactivateAll, TacticsPhase
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.machine import Op
from eastfront.kernel.notices import Notice
from eastfront.kernel.outcome import Outcome
from eastfront.kernel.zones import Zone
from tests.games.barbarossa import layout
from tests.games.barbarossa.naming import card_ids, card_number, game, option_text
from tests.games.barbarossa.seat import SceneSeat

SEED: Final = 1

# Of each phase: the ops up to its opening, without those that ask, and the op it goes on with.
Opening = tuple[list[type[Op[BarbarossaState]]], type[Op[BarbarossaState]]]
OPENINGS: Final[dict[str, Opening]] = {
    "starting": ([BeginTurn], ReactivateAll),
    "tactics": ([BeginTurn, BeginTactics], TacticsPhase),
    "reinforcement": ([BeginTurn, BeginTactics, BeginReinforcement], ReinforcementPhase),
    "clean-up": ([BeginTurn, BeginTactics, BeginReinforcement], CleanUp),
}


class Scene:
    """A game in the making, then in play. Zones read as ids, points as plain numbers."""

    def __init__(
        self,
        edition: str = "kamikaze",
        seats: int = 2,
        options: dict[str, str] | None = None,
        own_game: Barbarossa | None = None,
    ) -> None:
        self.game = own_game or game()
        self.start(Setup(SLUG, edition, seats, options))

    def start(self, setup: Setup) -> None:
        """Set up the game that the scene changes."""
        self.notices: list[Notice] = []
        self.state: BarbarossaState = self.game.new(setup, key_of_seed(SEED))
        self.seats = [SceneSeat(self, seat) for seat in range(setup.seats)]
        self.laid_points: dict[str, int] = {}
        self.begun = False
        if "removed_pile" not in setup.options:
            layout.undo_removal(self.state)

    def edition(
        self, edition: str, seats: int = 2, answers: dict[str, str] | None = None, **single: str
    ) -> Scene:
        """Start over under another edition, with single answers; call it before anything is laid."""
        self.start(Setup(SLUG, edition, seats, {**(answers or {}), **single}))
        return self

    # Laying out.

    @property
    def seat1(self) -> SceneSeat:
        """The first seat; it is on turn unless `in_phase` says otherwise."""
        return self.seats[0]

    @property
    def seat2(self) -> SceneSeat:
        """The second seat."""
        return self.seats[1]

    @property
    def seat3(self) -> SceneSeat:
        """The third seat."""
        return self.seats[2]

    def cities(self, *names: str, only: bool = False) -> None:
        """Lay these Cities on the City pile, top first; with *only* no other is left."""
        self.order(self.state.cities, names, only)

    def events(self, *names: str, only: bool = False) -> None:
        """Lay these Events on the Event pile, top first; with *only* no other is left."""
        self.order(self.state.events, names, only)

    def support(self, *names: str, only: bool = False) -> None:
        """Lay these cards on the Support pile, top first; with *only* no other is left."""
        self.order(self.state.support, names, only)

    def order(self, pile: Zone, names: tuple[str, ...], only: bool) -> None:
        """Lay cards on a pile of unlike cards."""
        assert not self.begun, "lay cards before the phase begins"
        layout.order_pile(self.state, pile, list(names), only)

    def points(self, **points: int) -> None:
        """Set supply, tactic, attack or reinforcement: when the phase opens, or at once if it has."""
        self.laid_points.update(points)
        if self.begun:
            self.state.asked = NOBODY
            self.advance()

    def in_phase(self, phase: str, turn: int = 2, seat: int = 1) -> None:
        """Bring *seat* to the first decision of *phase* in its turn number *turn*.

        Where nothing can be done in the phase the machine goes on, as in any game.
        """
        openers, following = OPENINGS[phase]
        state = self.state
        for zone in state.seats:
            zone.turns = turn - 1
        ops = self.game.machine.ops[state.rules.cards.turn]
        state.frames = []
        state.push(state.rules.cards.turn, seat - 1, 0)
        frame = state.frames[-1]
        state.asked = NOBODY
        state.notices = self.notices
        for opener in openers:
            next(op for op in ops if isinstance(op, opener)).run(state, frame)
        frame.step = next(step for step, op in enumerate(ops) if isinstance(op, following))
        self.begun = True
        self.advance()

    def advance(self) -> None:
        """Set the points that the test named and run to the next decision."""
        state = self.state
        for name, value in self.laid_points.items():
            assert name in ("supply", "tactic", "attack", "reinforcement"), name
            setattr(state, name, value)
        self.laid_points = {}
        state.notices = self.notices
        self.game.machine.advance(state)
        state.notices = None
        assert {} == layout.missing_cards(state)

    # Playing.

    def choose(self, seat: int, name: str) -> None:
        """Take the option called *name* for *seat*, or fail with what is offered."""
        assert self.begun, "call in_phase first"
        offered = self.options
        asked = f"{self.asked} is asked {self.kind}: {', '.join(offered)}" if offered else "nothing is asked"
        legal = self.state.asked == seat and name in offered
        assert legal, f"seat{seat + 1} cannot {name}; {asked}"
        option = self.state.options[offered.index(name)]
        self.game.apply(self.state, option, self.notices)
        assert {} == layout.missing_cards(self.state)

    # Reading.

    @property
    def asked(self) -> str:
        """Who is asked, such as `seat1`; nothing when the game is over."""
        return "" if self.state.asked == NOBODY else f"seat{self.state.asked + 1}"

    @property
    def kind(self) -> str:
        """What kind of decision it is; nothing when the game is over."""
        return "" if self.state.asked == NOBODY else self.game.kinds[self.state.kind]

    @property
    def options(self) -> list[str]:
        """The names of all options offered now."""
        return [] if self.state.asked == NOBODY else [option_text(option) for option in self.state.options]

    def asks(self, seat: str, kind: str) -> bool:
        """Tell whether this seat faces this kind of decision now."""
        return (self.asked, self.kind) == (seat, kind)

    def offers(self, name: str) -> bool:
        """Tell whether the option called *name* is offered now."""
        return name in self.options

    def offered(self, verb: str) -> list[str]:
        """Return the nouns with which *verb* is offered now."""
        return [name.partition(" ")[2] for name in self.options if name.partition(" ")[0] == verb]

    def heard(self, id: str) -> list[Notice]:
        """Return the notices of this id since the phase began."""
        return [notice for notice in self.notices if notice.id == id]

    def war_zone(self, name: str) -> int:
        """Count the copies of a card that lie in its pile of the War Zone."""
        card = card_number(name)
        pile = layout.mixed_pile(self.state, card)
        return int(self.state.war_zone[card] if pile is None else pile.count(card))

    @property
    def spectator(self) -> BarbarossaView:
        """What everybody may know; `seat1.view` is what seat 1 knows."""
        return self.game.view(self.state, None)

    @property
    def city_pile(self) -> list[str]:
        """The City pile, top first."""
        return card_ids(layout.listed(self.state.cities))[::-1]

    @property
    def event_pile(self) -> list[str]:
        """The Event pile, top first."""
        return card_ids(layout.listed(self.state.events))[::-1]

    @property
    def support_pile(self) -> list[str]:
        """The Support pile, top first."""
        return card_ids(layout.listed(self.state.support))[::-1]

    @property
    def revealed(self) -> list[str]:
        """The Events revealed in this combat."""
        return card_ids(layout.listed(self.state.revealed))

    @property
    def scrapped(self) -> list[str]:
        """The cards taken out of the game, last one last."""
        return card_ids(layout.listed(self.state.scrapped))

    @property
    def defence(self) -> int:
        """The Defence of the Site under attack, as it is now."""
        return int(defence(self.state))

    @property
    def supply(self) -> int:
        """Supply Points."""
        return int(self.state.supply)

    @property
    def tactic(self) -> int:
        """Tactic Points."""
        return int(self.state.tactic)

    @property
    def attack(self) -> int:
        """Attack Points."""
        return int(self.state.attack)

    @property
    def reinforcement(self) -> int:
        """Reinforcement Points."""
        return int(self.state.reinforcement)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; `None` while the game goes on."""
        return self.game.outcome(self.state)
