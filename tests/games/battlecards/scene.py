"""Scenes: a real position of BattleCards laid out as a test says, then played by names.

Whatever a test does not name lies in its deck: a seat it says nothing about has no card anywhere else.
So a scene asks only what its own cards raise; a seat that should be asked at the start of its turn needs
a card in its hand, for without one it draws at once.

    scene.edition("combined"); scene.options(packs="x1")      # optional, and first
    scene.german(ground=["panzer-iv", "panzer-iv"], kept=["delay-tactics"])
    scene.soviet(hand=["kv-1"], ground=["t-34-76"], won=["kharkov"], deck=["top", "second"])
    scene.conflict(["spies-2", "smolensk"], spent=["kursk"])  # top first, other cards below
    scene.numbers(9, 15)                                      # then cards with these Action Numbers
    scene.starts_turn("german")          # or scene.draws("german", "smolensk"), scene.fights("smolensk")

    scene.german.attacks()                                    # fails unless it is offered to him now
    scene.german.chooses("fire", "panzer-iv")                 # any verb of verbs.py; units go by card id
    scene.german.fires("panzer-iv", at="t-34-76", number=9)   # the number is brought to the top at once
    scene.passes_until("soviet", "fire")                      # everybody passes until he is asked that

    assert scene.asks("soviet", "fire")
    assert ["panzer-iv"] == scene.soviet.offered("shoot")
    assert ["kv-1"] == scene.soviet.hand                      # zones are sorted lists of ids, decks top first
    assert scene.told("stalemate") and scene.ended("standard-victory", winner="german")

Seats are german and soviet, german and british, or all of german, british, barbarossa and soviet. A base id
such as `delay-tactics` means one of the like cards of the seat's theatre, where one of them will do. In the
combined game *front* says which Conflict deck is meant, "western" or (if it is not named) "russian-front".
A single option of an open kind (verbs.OPEN_KINDS) is taken by the machine and never asked: a unit with one
target fires at it at once, and `fires` looks after that. Numbers may be set again at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from eastfront.games.battlecards.game import SLUG, BattleCards
from eastfront.games.battlecards.rules import SEATED, Rules
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import RUSSIAN
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import Notice
from eastfront.kernel.outcome import Outcome
from tests.games.battlecards.layout import Forces, Pile, Plan, lay, missing_cards, put_on_top
from tests.games.battlecards.naming import (
    RUSSIAN_FRONT,
    WESTERN,
    card_ids,
    card_number,
    game,
    notice_ids,
    option_text,
    options_named,
    seat_names,
    seat_number,
)
from tests.games.battlecards.seat import SceneSeat, zones_suspected

SEED: Final = 1
MOST_PASSES: Final = 200


class Scene:
    """A game in the making, then in play. Zones read as ids, points as plain numbers."""

    def __init__(self, edition: str = RUSSIAN_FRONT, options: dict[str, str] | None = None) -> None:
        self.game: BattleCards = game()
        self.start(edition, options or {})

    def start(self, edition: str, options: dict[str, str]) -> None:
        """Begin to lay out a game of this edition."""
        setup = Setup(SLUG, edition, len(SEATED[edition]), options)
        self.rules: Rules = self.game.rules(setup)
        self.names = seat_names(edition)
        self.fronts = [RUSSIAN_FRONT if front == RUSSIAN else WESTERN for front in self.rules.fronts]
        self.seats = [SceneSeat(self, seat) for seat in range(setup.seats)]
        self.plan = Plan(setup, SEED, [Forces() for _ in self.seats], [Pile() for _ in self.fronts])
        self.notices: list[Notice] = []
        self.begun = False

    def edition(self, edition: str, **options: str) -> Scene:
        """Start over under another edition; call it before anything is laid."""
        self.start(edition, options)
        return self

    def options(self, **options: str) -> Scene:
        """Start over with these answers, the edition kept; call it before anything is laid."""
        self.start(self.plan.setup.edition, options)
        return self

    # Laying out.

    @property
    def german(self) -> SceneSeat:
        """The German seat; in the combined game the one in the West."""
        return self.seat("german")

    @property
    def british(self) -> SceneSeat:
        """The British seat."""
        return self.seat("british")

    @property
    def barbarossa(self) -> SceneSeat:
        """The German seat on the Russian Front."""
        return self.seat("barbarossa")

    @property
    def soviet(self) -> SceneSeat:
        """The Soviet seat."""
        return self.seat("soviet")

    def seat(self, name: str) -> SceneSeat:
        """Return the seat called *name*."""
        return self.seats[seat_number(self.plan.setup.edition, name)]

    def pile(self, front: str) -> int:
        """Return the number of the theatre called *front*: the only one, or the Russian Front."""
        return self.fronts.index(front) if front else len(self.fronts) - 1

    def conflict(
        self, top: Sequence[str] = (), spent: Sequence[str] = (), rest: str = "deck", front: str = ""
    ) -> None:
        """Lay these cards next on the Conflict deck, top first, others on its discard pile.

        The *rest* lies in the deck below, or is `spent`. In play the cards go to the top at once.
        """
        if self.begun:
            assert (rest, len(spent)) == ("deck", 0), "lay the discard pile before the turn begins"
            put_on_top(self.state, self.pile(front), top)
            return
        pile = self.plan.piles[self.pile(front)]
        pile.top += top
        pile.spent += spent
        pile.rest = rest

    def numbers(self, *numbers: int, front: str = "") -> None:
        """Lay cards that bear these Action Numbers next on the Conflict deck; in play, at once on top."""
        if self.begun:
            put_on_top(self.state, self.pile(front), numbers)
        else:
            self.plan.piles[self.pile(front)].top += numbers

    def rebuilt(self, times: int, front: str = "") -> None:
        """Say how many times a Conflict deck has been rebuilt."""
        self.plan.piles[self.pile(front)].rebuilds = times

    def removes(self, *cards: str) -> None:
        """Take these units out of the game."""
        self.plan.removed += cards

    def seed(self, seed: int) -> None:
        """Let chance take another course."""
        self.plan.seed = seed

    # Beginning.

    def starts_turn(self, seat: str) -> None:
        """Bring the seat to the first decision of its turn, or to that of the card it has to draw."""
        self.begin("turn", self.seat(seat).seat)

    def draws(self, seat: str, card: str) -> None:
        """Let the seat draw *card* as the card of its turn, which begins unless it has begun."""
        drawer = self.seat(seat)
        if self.begun:
            drawer.draws(card)
            return
        self.plan.piles[self.pile(drawer.front)].top.insert(0, card)
        self.starts_turn(seat)
        if self.asks(seat, "turn"):
            drawer.chooses("draw")

    def fights(self, battle: str, drawn_by: str = "") -> None:
        """Let the aggressor named on the card, or *drawn_by*, draw *battle* and the aggressor attack."""
        side = self.rules.cards.aggressor[card_number(battle)]
        aggressor = self.seats[int(self.rules.seat_of_side[side])]
        self.draws(drawn_by or aggressor.name, battle)
        assert not self.told("lacks-prerequisite"), f"{battle} lacks its prerequisite"
        if self.asks(aggressor.name, "battle"):
            aggressor.attacks()

    def opens(self) -> None:
        """Begin at the choice of the first forces, out of the hands as they are laid."""
        self.begin("opening", 0)

    def deals(self, seed: int = SEED) -> None:
        """Begin with a real set-up: nothing that was laid counts."""
        assert not self.begun, "the scene has begun"
        self.begun = True
        self.state: BattleState = self.game.new(self.plan.setup, key_of_seed(seed), self.notices)

    def begin(self, program: str, seat: int) -> None:
        """Lay everything out and run *program* to its first decision."""
        assert not self.begun, "the scene has begun"
        self.begun = True
        self.state = lay(self.plan)
        self.state.push(self.game.programs.numbers[program], seat, NO_CARD)
        self.state.notices = self.notices
        self.game.machine.advance(self.state)
        self.state.notices = None
        assert {} == missing_cards(self.state)

    # Playing.

    def choose(self, seat: int, verb: str, noun: str = "") -> None:
        """Take the option `verb noun` for *seat*, or fail with what is offered."""
        assert self.begun, "call starts_turn first"
        wanted = f"{verb} {noun}".rstrip()
        found = options_named(self.state, verb, noun) if self.state.asked == seat else []
        assert found, f"{self.names[seat]} cannot {wanted}; {self.asking}"
        stable = [self.game.option_name(option) for option in found]
        assert len(found) == 1, f"{wanted} may mean {' or '.join(stable)}"
        self.game.apply(self.state, found[0], self.notices)
        assert {} == missing_cards(self.state)

    def passes_until(self, seat: str, kind: str) -> None:
        """Let everybody pass until *seat* is asked *kind*; fail if somebody cannot."""
        for _ in range(MOST_PASSES):
            if self.asks(seat, kind):
                return
            assert self.state.asked != NOBODY, f"the game is over before {seat} is asked {kind}"
            self.seats[int(self.state.asked)].passes()
        raise AssertionError(f"{seat} is not asked {kind} within {MOST_PASSES} decisions")

    # Reading.

    @property
    def asked(self) -> str:
        """Who is asked; nothing when the game is over."""
        return "" if self.state.asked == NOBODY else self.names[int(self.state.asked)]

    @property
    def kind(self) -> str:
        """What kind of decision it is; nothing when the game is over."""
        return "" if self.state.asked == NOBODY else self.game.kinds[self.state.kind]

    @property
    def offered(self) -> list[str]:
        """The names of all options offered now."""
        state = self.state
        return [] if state.asked == NOBODY else [option_text(state, option) for option in state.options]

    @property
    def asking(self) -> str:
        """What is asked now, for a message."""
        return (
            f"{self.asked} is asked {self.kind}: {', '.join(self.offered)}"
            if self.asked
            else "nobody is asked"
        )

    def asks(self, seat: str, kind: str) -> bool:
        """Tell whether this seat faces this kind of decision now."""
        assert kind in self.game.kinds, f"there is no decision {kind!r}"
        return self.state.asked == self.seat(seat).seat and self.kind == kind

    def told(self, id: str) -> list[Notice]:
        """Return the notices of this id since the scene began."""
        assert id in notice_ids(), f"there is no notice {id!r}"
        return [notice for notice in self.notices if notice.id == id]

    def ended(self, ending: str, winner: str = "") -> bool:
        """Tell whether the game is over in this way for *winner* and his ally; a draw if nobody is named."""
        assert ending in self.game.description.endings.names, f"there is no ending {ending!r}"
        outcome = self.outcome
        if outcome is None or outcome.ending != ending:
            return False
        alliance = [int(each) for each in self.rules.alliance]
        own = alliance[self.seat(winner).seat] if winner else -1
        wanted = [seat for seat, each in enumerate(alliance) if not winner or each == own]
        return wanted == outcome.winners()

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; `None` while the game goes on."""
        return self.game.outcome(self.state)

    def deck(self, front: str = "") -> list[str]:
        """Return a Conflict deck, top first."""
        return card_ids([int(card) for card in self.state.conflict[self.pile(front)].cards])[::-1]

    def spent(self, front: str = "") -> list[str]:
        """Return a Conflict discard pile, the last card last."""
        return card_ids([int(card) for card in self.state.spent[self.pile(front)].cards])

    @property
    def pending(self) -> list[str]:
        """The Conflict card being carried out, and the battle being fought."""
        return card_ids([int(card) for card in self.state.pending.cards])

    @property
    def removed(self) -> list[str]:
        """The cards that left the game, sorted by id."""
        return sorted(card_ids([int(card) for card in self.state.removed.cards]))

    def suspicions(self, seat: int | None, card: str) -> list[str]:
        """Return for each hidden copy of *card* where it may lie for *seat*; `None` is the spectator."""
        first = int(self.rules.first[card_number(card)])
        known = self.game.view(self.state, seat).known
        return zones_suspected(known[first : first + int(self.rules.copies[card_number(card)])])
