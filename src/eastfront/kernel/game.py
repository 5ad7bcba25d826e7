"""The Game: everything around the rules is written against this class and never names a card."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from eastfront.kernel.catalogue import Catalogue
from eastfront.kernel.data import Data, Record, read_position, write_position
from eastfront.kernel.decision import NOBODY, Decision, check_asking, noun_of, verb_of
from eastfront.kernel.edition import Editions, Setup
from eastfront.kernel.errors import DataError, IllegalOption, SetupError
from eastfront.kernel.frames import Frame
from eastfront.kernel.insight import Insight
from eastfront.kernel.ledger import Rule
from eastfront.kernel.luck import KEY_BYTES
from eastfront.kernel.machine import Machine
from eastfront.kernel.message import Message, Refusal
from eastfront.kernel.notices import Notice
from eastfront.kernel.outcome import Endings, Outcome
from eastfront.kernel.state import State
from eastfront.kernel.zones import listed

# The key of the samples in which refusals look for their reasons.
SAMPLE_KEY: Final = bytes(KEY_BYTES)


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may know; seat `None` is the spectator. Options are there only for the seat asked."""

    def __init__(self, setup: Setup, seat: int | None) -> None:
        self.setup = setup
        self.seat = seat
        self.asked = -1
        self.kind = ""
        self.options: list[int] = []
        self.frames: list[Frame] = []

    def see_asking(self, state: State, kinds: list[str]) -> None:
        """Copy the frames, which are public, and who is asked what; options only for the seat asked."""
        self.frames = [frame.clone() for frame in state.frames]
        self.asked = state.asked
        if state.asked != NOBODY:
            self.kind = kinds[state.kind]
            if state.asked == self.seat:
                self.options = listed(state.options)

    def asking_to_data(self, names: Catalogue) -> dict[str, Data]:
        """Write who is asked what, options by name."""
        return names.decision_to_data(Decision(self.asked, self.kind, self.options))

    def read_asking(self, record: Record, kinds: list[str], names: Catalogue) -> None:
        """Read who is asked what; the frames must have been read before."""
        decision = names.read_decision(record, self.setup.seats, kinds)
        check_asking(record, decision, len(self.frames), decision.seat != self.seat)
        self.asked = decision.seat
        self.kind = decision.kind
        self.options = decision.options


def read_watcher(record: Record, seats: int) -> int | None:
    """Read whose view it is, a seat out of *seats* or nobody's."""
    return None if record.value("seat") is None else record.within("seat", 0, seats - 1)


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Description:
    """What a lobby needs to know of a game.

    *seats* holds, by edition, how many may play it, *sides* what each seat plays, if that differs,
    *alliances* with whom each seat wins together, if anybody does.
    """

    def __init__(
        self,
        slug: str,
        title: str,
        seats: dict[str, list[int]],
        sides: dict[str, list[str]],
        editions: Editions,
        endings: Endings,
        alliances: dict[str, list[str]] | None = None,
    ) -> None:
        assert list(seats) == list(sides) == list(editions.editions), slug
        assert all(editions.has_answer(answer) for answer in endings.endless), endings.endless
        self.slug = slug
        self.title = title
        self.seats = seats
        self.sides = sides
        self.editions = editions
        self.endings = endings
        self.alliances: dict[str, list[str]] = alliances or {edition: [] for edition in seats}
        assert list(seats) == list(self.alliances), slug

    def seat_counts(self, edition: str) -> list[int]:
        """Return how many seats may play *edition*, which must be one of the game's."""
        self.editions.check_edition(self.slug, edition)
        return self.seats[edition]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """A game's rules as pure functions over its state. Equal set-up, key and choices give equal games."""

    def __init__(
        self,
        description: Description,
        machine: Machine[S],
        kinds: list[str],
        names: Catalogue,
        rules_version: int,
    ) -> None:
        self.description = description
        self.machine = machine
        self.kinds = kinds
        self.names = names
        self.rules_version = rules_version

    def describe(self) -> Description:
        """Return seats, sides, editions and questions."""
        return self.description

    def new(self, setup: Setup, key: bytes, notices: list[Notice] | None = None) -> S:
        """Return the state at the first decision; what set-up shows is reported if a list is given."""
        state = self.prepare(setup, key, notices)
        self.machine.advance(state)
        state.notices = None
        return state

    def prepare(self, setup: Setup, key: bytes, notices: list[Notice] | None) -> S:
        """Return the state before its first program runs; *notices* are its sink."""
        raise NotImplementedError

    def check(self, setup: Setup) -> dict[str, str]:
        """Return the answers under *setup*, or refuse it with what would be valid."""
        counts = self.description.seat_counts(setup.edition)
        if setup.seats not in counts:
            where = f"{setup.game}, edition {setup.edition},"
            valid = ", ".join(str(count) for count in counts)
            seats = "1 seat" if setup.seats == 1 else f"{setup.seats} seats"
            raise SetupError(f"{where} cannot be played by {seats}; valid: {valid}")
        return self.description.editions.answers(setup)

    def decision(self, state: S) -> Decision | None:
        """Return what is asked; `None` only when the game is over."""
        if state.asked == NOBODY:
            return None
        return Decision(state.asked, self.kinds[state.kind], [option for option in state.options])

    def apply(self, state: S, option: i64, notices: list[Notice] | None = None) -> None:
        """Take *option* and run to the next decision; notices are collected only if a list is given."""
        if state.asked == NOBODY or option not in state.options:
            raise IllegalOption(self.refusal_text(state, option))
        state.notices = notices
        self.machine.answer(state, option)
        self.machine.advance(state)
        state.notices = None

    def refusal_text(self, state: S, option: int) -> str:
        """Say who was asked what when *option* was tried."""
        if state.asked == NOBODY:
            return f"the game is over: {self.tried_name(option)} cannot be chosen"
        offered = ", ".join(self.option_name(each) for each in state.options)
        asked = f"seat {state.asked + 1} is asked {self.kinds[state.kind]}"
        return f"{asked}: {self.tried_name(option)} is not offered; offered: {offered}"

    def tried_name(self, option: int) -> str:
        """Name an option that is not offered, by its number where it is none of any decision."""
        try:
            name = self.option_name(option)
            if self.read_option(name) == option:
                return name
        except (IndexError, DataError):
            pass
        return f"option {option}"

    def clone(self, state: S) -> S:
        """Return an equal state that shares nothing mutable."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> V:
        """Return what *seat* may know, built field by field; `None` is the spectator."""
        raise NotImplementedError

    def sample(self, view: V, key: bytes) -> S:
        """Return a full state consistent with *view*; its luck comes from *key*."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """Return scores, ranks and ending; `None` while the game goes on."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """Return what each seat would score if the game ended now."""
        raise NotImplementedError

    def why_not(self, view: V, verb: str, noun: str) -> Refusal:
        """Say which clause forbids *verb* with the visible *noun* now."""
        option = self.names.option(f"{verb} {noun}".rstrip())
        if option in view.options:
            raise IllegalOption(f"{self.names.option_name(option)} is offered: there is nothing to refuse")
        return self.refusal(self.sample(view, SAMPLE_KEY), view, verb_of(option), noun_of(option))

    def refusal(self, state: S, view: V, verb: int, noun: int) -> Refusal:
        """Say why *verb* with *noun* is not offered in *state*, a sample of *view*."""
        raise NotImplementedError

    def caution(self, option: int, view: V) -> Refusal | None:
        """Say what would go to waste for good by *option*, and by which clause, if anything would."""
        return None

    def insight(self, view: V) -> Insight:
        """Return what *view*'s seat could work out by itself: sums, chances, unseen cards."""
        return Insight()

    def figures(self, view: V) -> dict[str, Data]:
        """Return what the rules make of *view*, for a table to show: totals, stages, who holds what."""
        return {}

    def option_name(self, option: int) -> str:
        """Return the option's stable name: a verb and a public noun."""
        return self.names.option_name(option)

    def read_option(self, name: str) -> int:
        """Return the option that bears *name*."""
        return self.names.option(name)

    def to_data(self, state: S) -> Data:
        """Return the whole state as JSON types."""
        raise NotImplementedError

    def from_data(self, data: Data) -> S:
        """Return the state that *data* describes."""
        raise NotImplementedError

    def view_to_data(self, view: V) -> Data:
        """Return the view as JSON types."""
        raise NotImplementedError

    def view_from_data(self, data: Data) -> V:
        """Return the view that *data* describes."""
        raise NotImplementedError

    def position(self, state: S) -> str:
        """Return the state as text for tests and bug reports."""
        return write_position(self.to_data(state))

    def read_position(self, text: str) -> S:
        """Return the state that a text position describes."""
        return self.from_data(read_position(text))

    def zones(self, state: S) -> dict[str, list[str]]:
        """Return every zone's cards by name: each physical card is in exactly one."""
        raise NotImplementedError

    def cards(self, setup: Setup | None = None) -> list[CardText]:
        """Return every card with the messages of its text: of all editions, or as *setup* has it.

        Without a set-up the cards come in the order of their numbers, all of them. A set-up may
        leave cards out; the fact `copies` then is the number in play.
        """
        raise NotImplementedError

    def ledger(self) -> list[Rule]:
        """Return every clause of the rules."""
        raise NotImplementedError

    def phrase_notice(self, notice: Notice, view: V) -> Message:
        """Word a notice, as *view*'s seat may know it."""
        raise NotImplementedError

    def phrase_decision(self, view: V) -> Message:
        """Word what is asked."""
        raise NotImplementedError

    def phrase_option(self, option: int, view: V) -> Message:
        """Word an option."""
        raise NotImplementedError


class CardText:
    """A card for readers: its name, its facts as plain data, and its generated text, a message a line."""

    def __init__(self, id: str, name: Message, facts: dict[str, Data], text: list[Message]) -> None:
        self.id = id
        self.name = name
        self.facts = facts
        self.text = text
