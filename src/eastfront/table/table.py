"""A table: a game being played, with its seats, its log and nothing that a seat may not see."""

from __future__ import annotations

from collections.abc import Callable

from eastfront.kernel.data import Data
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import EastfrontError, SetupError
from eastfront.kernel.game import Game, View
from eastfront.kernel.notices import Notice
from eastfront.kernel.outcome import Outcome
from eastfront.kernel.state import State
from eastfront.table.carddata import card_data_hash
from eastfront.table.ending import AGREEMENTS, ENDINGS, agreed_outcome, last_seat_outcome, with_gone_last
from eastfront.table.happening import (
    Happening,
    Step,
    has_hint,
    last_standing,
    mark_undone,
    standing_choices,
)
from eastfront.table.log import (
    ABANDON,
    AGREED_DRAW,
    CHOICE,
    END,
    HINT,
    RESIGN,
    RETURN,
    SEAT_CHANGE,
    TAKE_BACK,
    TIME_OUT,
    UNDO,
    Entry,
    Header,
    chained,
    line_text,
)
from eastfront.table.start import first_state
from eastfront.table.takeback import AGREED, ASKED, NO_CHOICE, OVER, SHOWN, reveals, secret_zone, why_settled


class TableError(EastfrontError):
    """Something that cannot be done at this table now; the message says why."""


class Table:
    """A game being played. Its log grows by a line with everything that happens.

    Seats get `view` and `notices`; the state, the log and the key are the server's until the end.
    *journal* is given each new line of the log. A table that goes on from a *state* known already
    writes no first line; whoever restores it sets the rest.
    """

    def __init__(self, game: Game[State, View], header: Header, state: State | None = None) -> None:
        self.game = game
        self.header = header
        self.occupants = list(header.occupants)
        self.journal: Callable[[str], None] | None = None
        self.card_ids = [card.id for card in game.cards()]
        self.lines: list[str] = []
        self.hash = ""
        self.steps: list[Step] = []
        self.settled = "nothing has been chosen yet"
        self.gone: list[int] = []
        self.outcome: Outcome | None = None
        self.forgotten = 0
        notices: list[Notice] = []
        self.state = first_state(game, header, notices) if state is None else state
        self.happenings: list[Happening] = [Happening(None, notices)]
        if state is None:
            self.write(header.to_data(), notices)

    @property
    def setup(self) -> Setup:
        """The set-up."""
        return self.header.setup

    @property
    def asked(self) -> int | None:
        """The seat that is to choose; `None` when the game is over."""
        return None if self.outcome or self.state.asked < 0 else int(self.state.asked)

    @property
    def is_openly_asked(self) -> bool:
        """Whether everybody sees what may be chosen; else seats are also asked who have no choice."""
        return self.game.machine.open_kinds[self.state.kind]

    def view(self, seat: int | None) -> View:
        """Return what *seat* may know; `None` is the spectator."""
        return self.game.view(self.state, seat)

    def notices(self, seat: int | None, since: int = 0) -> list[Notice]:
        """Return what happened from point *since* on, as *seat* may know it; what was taken back is left out.

        Points count happenings: `len(table.happenings)` is the present. Nothing is left of what the
        table was told to forget.
        """
        return [
            notice.shown_to(seat)
            for happening in self.happenings[since:]
            if not happening.undone
            for notice in happening.notices
        ]

    def choose(self, seat: int, choice: int | str) -> None:
        """Take an option, by name or by number, for *seat*, which must be the one asked."""
        self.refuse_others(seat)
        option = self.game.read_option(choice) if isinstance(choice, str) else choice
        before = self.game.clone(self.state)
        notices: list[Notice] = []
        self.game.apply(self.state, option, notices)
        happening = self.happen(Entry(CHOICE, seat, self.game.option_name(option)), notices)
        settled = why_settled(before, self.state)
        if settled:
            self.settle(settled)
        else:
            self.steps.append(Step(before, option, happening))
        outcome = self.game.outcome(self.state)
        if outcome:
            self.end(with_gone_last(outcome, self.gone) if self.gone else outcome)

    def why_no_undo(self, seat: int) -> str:
        """Say why *seat* cannot take back its last choice; nothing if it can."""
        return "" if self.freely_undone(seat) else self.why_unasked(seat) or SHOWN

    def why_unasked(self, seat: int) -> str:
        """Say why *seat* cannot take anything back, whatever its last choice showed; nothing if it may."""
        if self.outcome:
            return OVER
        if seat != self.state.asked:
            return ASKED
        return "" if self.steps else self.settled

    def undo(self, seat: int) -> None:
        """Take back the last choice of *seat*, if it showed nothing; the log keeps both.

        A secret pick that tells something of those before it is taken back together with them.
        """
        count = self.freely_undone(seat)
        if count == 0:
            raise TableError(f"the last choice cannot be taken back: {self.why_unasked(seat) or SHOWN}")
        self.undo_choices(seat, count)

    def freely_undone(self, seat: int) -> int:
        """Return how many choices *seat* takes back by an undo; 0 if it cannot."""
        return 0 if self.why_unasked(seat) else self.undone_together()

    def undo_choices(self, seat: int, count: int) -> None:
        """Take back so many choices of *seat* as `freely_undone` has found."""
        for _ in range(count):
            self.take_back(seat)

    def undone_together(self) -> int:
        """Return how many choices an undo takes back, the fewest that together showed nothing; 0 if none.

        More than one are taken back only of picks laid into the same zone in secret.
        """
        zone = secret_zone(self.steps[-1].happening.notices)
        options: list[int] = []
        for step in reversed(self.steps):
            if options and (not zone or secret_zone(step.happening.notices) != zone):
                break
            options.insert(0, step.option)
            if not reveals(self.game, step.before, options):
                return len(options)
        return 0

    def why_no_take_back(self, seat: int) -> str:
        """Say why *seat* cannot take back its last choice even by consent; nothing if it can."""
        if self.outcome:
            return OVER
        return NO_CHOICE if last_standing(self.happenings, seat) is None else ""

    def take_back_agreed(self, seat: int) -> None:
        """Take back the last choice of *seat* and all that were made after it, as the others consent.

        Seats that left or came back since stay where they are.
        """
        point = last_standing(self.happenings, seat)
        if self.outcome or point is None:
            raise TableError(f"nothing can be taken back by consent: {self.why_no_take_back(seat)}")
        mark_undone(self.happenings, point)
        self.state = self.worked_out()
        self.settle(AGREED)
        self.happen(Entry(TAKE_BACK, seat), [])

    def worked_out(self) -> State:
        """Return the state to which the choices that stand lead."""
        state = first_state(self.game, self.header)
        for choice in standing_choices(self.happenings):
            self.game.apply(state, self.game.read_option(choice.word))
        return state

    def take_hint(self, seat: int) -> None:
        """Write down, once a decision, that *seat* was told how its options compare."""
        self.refuse_others(seat)
        if not has_hint(self.happenings):
            self.happen(Entry(HINT, seat), [])

    def resign(self, seat: int) -> None:
        """Let *seat* give up; with one seat left the game ends, with more another may take its place."""
        self.leave(RESIGN, seat)

    def time_out(self, seat: int) -> None:
        """Let *seat* lose by the clock, as if it resigned."""
        self.leave(TIME_OUT, seat)

    def come_back(self, seat: int) -> None:
        """Let a *seat* that left count again."""
        self.refuse_over()
        self.refuse_unknown(seat)
        if seat not in self.gone:
            raise TableError(f"seat {seat + 1} has not left")
        self.gone.remove(seat)
        self.happen(Entry(RETURN, seat), [])

    def agree_draw(self) -> None:
        """End the game by a draw, as all agree."""
        self.agree(AGREED_DRAW)

    def abandon(self) -> None:
        """End the game with no winner, as all agree."""
        self.agree(ABANDON)

    def change_seat(self, seat: int, occupant: str) -> None:
        """Put another occupant on *seat*; the game does not change."""
        self.refuse_over()
        self.refuse_unknown(seat)
        self.occupants[seat] = occupant
        self.happen(Entry(SEAT_CHANGE, seat, occupant), [])

    def add_entry(self, entry: Entry) -> None:
        """Do what an entry of a log says; what was agreed or undone is believed, the hash tells the rest."""
        if entry.kind == CHOICE:
            self.choose(entry.seat, entry.word)
        elif entry.kind == UNDO:
            self.refuse_others(entry.seat)
            if not self.steps:
                raise TableError(f"there is nothing to take back: {self.settled}")
            self.take_back(entry.seat)
        elif entry.kind == TAKE_BACK:
            self.take_back_agreed(entry.seat)
        elif entry.kind == HINT:
            self.take_hint(entry.seat)
        elif entry.kind == RETURN:
            self.come_back(entry.seat)
        elif entry.kind in AGREEMENTS:
            self.agree(entry.kind)
        elif entry.kind in ENDINGS:
            self.leave(entry.kind, entry.seat)
        elif entry.kind == SEAT_CHANGE:
            self.change_seat(entry.seat, entry.word)
        else:
            raise TableError("the game is not over")

    def export(self) -> list[str]:
        """Return the log for everybody, key and all; there is none before the end."""
        if not self.outcome:
            raise TableError("the log holds the key and every card; it is shown after the end")
        return list(self.lines)

    def forget(self) -> None:
        """Drop the notices that no undo needs any more, so that a long game takes little room."""
        needed = self.steps[0].happening if self.steps else None
        while self.forgotten < len(self.happenings) and self.happenings[self.forgotten] is not needed:
            self.happenings[self.forgotten].notices = []
            self.forgotten += 1

    def take_back(self, seat: int) -> None:
        """Go back to before the last choice."""
        step = self.steps.pop()
        self.state = step.before
        step.happening.undone = True
        self.happen(Entry(UNDO, seat), [])

    def settle(self, reason: str) -> None:
        """Let nothing before this moment be taken back any more."""
        self.steps.clear()
        self.settled = reason

    def leave(self, kind: str, seat: int) -> None:
        """Write down that *seat* is gone, and end the game if only one is left."""
        self.refuse_over()
        self.refuse_unknown(seat)
        if seat in self.gone:
            raise TableError(f"seat {seat + 1} has left already")
        self.gone.append(seat)
        self.settle("a seat has left the table since")
        self.happen(Entry(kind, seat), [])
        if len(self.gone) == self.setup.seats - 1:
            self.end(last_seat_outcome(self.setup.seats, self.gone, ENDINGS[kind]))

    def agree(self, kind: str) -> None:
        """Write down what all agree to, and that it ends the game."""
        self.refuse_over()
        self.happen(Entry(kind), [])
        self.end(agreed_outcome(self.setup.seats, self.gone, kind))

    def end(self, outcome: Outcome) -> None:
        """Write down how the game came out."""
        self.outcome = outcome
        self.settle(OVER)
        self.happen(Entry(END, outcome=outcome.to_data()), [])

    def happen(self, entry: Entry, notices: list[Notice]) -> Happening:
        """Add an entry and what it brought."""
        happening = Happening(entry, notices)
        self.happenings.append(happening)
        self.write(entry.to_data(), notices)
        return happening

    def write(self, data: dict[str, Data], notices: list[Notice]) -> None:
        """Add a line to the log."""
        self.hash = chained(self.hash, data, [notice.to_data(self.card_ids) for notice in notices])
        self.lines.append(line_text(data, self.hash))
        if self.journal:
            self.journal(self.lines[-1])

    def refuse_over(self) -> None:
        """Refuse anything after the end."""
        if self.outcome:
            raise TableError("the game is over")

    def refuse_unknown(self, seat: int) -> None:
        """Refuse a seat that is not at this table."""
        if not 0 <= seat < self.setup.seats:
            raise TableError(f"there is no seat {seat + 1}; valid: 1 to {self.setup.seats}")

    def refuse_others(self, seat: int) -> None:
        """Refuse a choice by a seat that is not asked."""
        self.refuse_over()
        if seat != self.state.asked:
            raise TableError(f"seat {self.state.asked + 1} is asked, not seat {seat + 1}")


def open_table(
    game: Game[State, View],
    setup: Setup,
    key: bytes,
    occupants: list[str],
    about: dict[str, str] | None = None,
) -> Table:
    """Open a table for a new game, under the rules and cards at hand."""
    if len(occupants) != setup.seats:
        raise SetupError(f"{len(occupants)} occupants for {setup.seats} seats")
    game.check(setup)
    return Table(
        game, Header(setup, key, game.rules_version, card_data_hash(setup.game), occupants, about or {})
    )
