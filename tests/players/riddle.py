"""Riddles: games of a few choices, written down as a tree, with one card that nobody sees."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.kernel.catalogue import Catalogue
from eastfront.kernel.edition import Editions, Setup
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.game import Description, Game, View
from eastfront.kernel.luck import new_luck
from eastfront.kernel.machine import Machine, Op, Programs
from eastfront.kernel.notices import Notice
from eastfront.kernel.outcome import WON, Endings, Outcome
from eastfront.kernel.state import State

SLUG: Final = "riddle"
EDITION: Final = "toy"
KIND: Final = "riddle"
EDITIONS: Final = Path(__file__).parents[1] / "kernel" / "toys" / "editions.toml"


@dataclass(frozen=True)
class End:
    """How it ends with each card: the ranks of all seats."""

    ranks: list[list[int]]


@dataclass(frozen=True)
class Fork:
    """A choice of *seat*, by card where there are several, and where each option leads."""

    seat: int | list[int]
    ways: dict[int, Fork | End]

    def asked(self, card: int) -> int:
        """Return whose choice it is with *card*."""
        return self.seat if isinstance(self.seat, int) else self.seat[card]


class RiddleState(State):
    def __init__(self, key: bytes, place: Fork | End) -> None:
        super().__init__(new_luck(key, 1))
        self.place = place
        self.card = 0


class RiddleView(View):
    def __init__(self, setup: Setup, seat: int | None, state: RiddleState) -> None:
        super().__init__(setup, seat)
        self.place = state.place
        self.see_asking(state, [KIND])


class Step(Op[RiddleState]):
    def run(self, state: RiddleState, frame: Frame) -> None:
        if isinstance(state.place, End):
            frame.done()
        else:
            state.ask(state.place.asked(state.card), 0, vec[i64](list(state.place.ways)))

    def answer(self, state: RiddleState, frame: Frame, option: i64) -> None:
        assert isinstance(state.place, Fork)
        state.place = state.place.ways[int(option)]


class Riddle(Game[RiddleState, RiddleView]):
    """Starts at *start*; the card is one of *cards*, all as likely. *alliances* are by seat, if any."""

    def __init__(
        self, start: Fork, seats: int = 2, cards: int = 1, alliances: list[str] | None = None
    ) -> None:
        programs: Programs[RiddleState] = Programs()
        programs.add(KIND, [Step()])
        description = Description(
            SLUG,
            "Riddle",
            {EDITION: [seats]},
            {EDITION: []},
            Editions(str(EDITIONS)),
            Endings(["solved"], [], []),
            {EDITION: alliances or []},
        )
        super().__init__(description, Machine(programs, [False]), [KIND], Catalogue([], []), 1)
        self.setup = Setup(SLUG, EDITION, seats)
        self.start = start
        self.card_count = cards

    def prepare(self, setup: Setup, key: bytes, notices: list[Notice] | None) -> RiddleState:
        return self.dealt(key, self.start)

    def dealt(self, key: bytes, place: Fork | End) -> RiddleState:
        """Return a state at *place* with any card."""
        state = RiddleState(key, place)
        state.card = int(state.luck.below(0, self.card_count))
        state.push(0, 0, NO_CARD)
        return state

    def view(self, state: RiddleState, seat: int | None) -> RiddleView:
        return RiddleView(self.setup, seat, state)

    def sample(self, view: RiddleView, key: bytes) -> RiddleState:
        state = self.dealt(key, view.place)
        self.machine.advance(state)
        return state

    def outcome(self, state: RiddleState) -> Outcome | None:
        if not isinstance(state.place, End):
            return None
        ranks = state.place.ranks[state.card]
        return Outcome("solved", [0] * len(ranks), ranks, WON)


def any_game(riddle: Riddle) -> Game[State, View]:
    """Return the riddle as those see it who play any game."""
    return cast(Game[State, View], riddle)
