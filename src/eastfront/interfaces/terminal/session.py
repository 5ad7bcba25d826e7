"""A sitting at the terminal: one table, played by persons in turn and by computer players."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from eastfront.interfaces.terminal.console import Closed, Terminal, indented
from eastfront.interfaces.terminal.help import explain, is_number, numbered, why_not_taken
from eastfront.interfaces.terminal.hinting import hint
from eastfront.interfaces.terminal.naming import Naming
from eastfront.interfaces.terminal.scores import score_table
from eastfront.interfaces.terminal.screen import screen_of
from eastfront.interfaces.terminal.seating import PERSON, seat_players
from eastfront.interfaces.terminal.speech import Speech
from eastfront.kernel.errors import EastfrontError
from eastfront.kernel.game import View
from eastfront.table.log import CHOICE
from eastfront.table.store import FileError, JournalFailed, write_file
from eastfront.table.table import Table

UNDO: Final = "u"
SAVE: Final = "s"
# The help names the first; the others are what people type.
QUIT: Final = ("q", "quit", "exit")
TABLE: Final = "t"
PILES: Final = "p"
HINT: Final = "hint"
HELP: Final = "?"
AGAIN: Final = "*"


class Session:
    """Plays *table* to its end or until somebody quits; the file at *path* grows with it."""

    def __init__(self, table: Table, path: Path, terminal: Terminal, language: str = "en") -> None:
        self.table = table
        self.path = path
        self.terminal = terminal
        self.speech = Speech(table.game, table.setup, language)
        self.screen = screen_of(table.setup.game, table.game, self.speech)
        self.players = seat_players(table)
        self.persons = [seat for seat, occupant in enumerate(table.occupants) if occupant == PERSON]
        self.seen = [last_choice(table, seat) for seat in range(table.setup.seats)]
        self.last_person: int | None = None
        self.shown = False
        self.whole = True
        self.chapter: tuple[int, ...] = ()
        self.greeting: list[str] = []

    def greet(self, lines: list[str]) -> None:
        """Say how the game was found; the first curtain says it again, because it hides everything."""
        self.greeting = lines
        self.terminal.write(*lines)

    def play(self) -> None:
        """Go on until the end, end of input, an interrupt, or the command to quit."""
        try:
            while self.table.asked is not None:
                seat = self.table.asked
                if seat in self.players:
                    view = self.table.view(seat)
                    self.table.choose(seat, self.players[seat].choose(view, view.options))
                    self.shown = False
                else:
                    self.ask(seat)
        except (Closed, KeyboardInterrupt):
            self.terminal.write(self.say("screen-quit", file=str(self.path)))
            spoken = self.speech.words.language
            language = [] if spoken == "en" else ["--language", spoken]
            self.terminal.write_command("play", "--terminal", "--resume", str(self.path), *language)
            return
        self.show_end()

    def say(self, id: str, **arguments: int | str) -> str:
        """Return a sentence of the screens."""
        return self.speech.say(id, **arguments)

    def ask(self, seat: int) -> None:
        """Let a person choose once, or do something else at the table."""
        view = self.table.view(seat)
        # Two persons at one screen would see that nobody was asked.
        if len(self.persons) == 1 and self.screen.is_formality(view):
            self.table.choose(seat, view.options[0])
            return
        if len(self.persons) > 1 and seat != self.last_person:
            self.draw_curtain(seat)
        self.show(seat)
        while not self.answer(seat, self.terminal.read(self.say("screen-prompt"))):
            pass

    def draw_curtain(self, seat: int) -> None:
        """Hide everything until the next person has taken the place in front of the screen."""
        self.terminal.clear()
        self.terminal.write(*self.greeting)
        self.greeting = []
        self.terminal.read(self.say("screen-curtain", seat=self.speech.seat(seat, self.table.occupants)))
        self.terminal.clear()
        self.last_person = seat
        self.show_all()

    def show_all(self) -> None:
        """Have the whole table shown next, whatever is going on."""
        self.shown = False
        self.whole = True

    def show(self, seat: int) -> None:
        """Show what happened, the table if it is due, and the options."""
        view = self.table.view(seat)
        self.show_news(seat)
        if self.is_due(view):
            self.terminal.write("", *self.screen.table(view, self.table.occupants))
        self.shown = True
        self.whole = False
        own = self.screen.own(view)
        blank = [""] if own else []
        self.terminal.write("", *own, *blank, Text(self.speech.decision(view), style="bold"))
        self.terminal.write(self.options(view))

    def is_due(self, view: View) -> bool:
        """Tell whether to show the table: on demand, when a chapter begins or somebody else has moved."""
        chapter = self.screen.chapter(view)
        is_news = chapter != self.chapter if chapter else not self.shown
        self.chapter = chapter
        return self.whole or (is_news and not self.screen.is_busy(view))

    def options(self, view: View) -> Grid:
        """Draw the numbered list of options."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", min_width=4)
        grid.add_column(overflow="fold")
        for number, option in enumerate(view.options, start=1):
            grid.add_row(str(number), Text(self.speech.option(option, view)))
        return grid

    def show_news(self, seat: int) -> None:
        """Tell *seat* what has happened since it was told last."""
        view = self.table.view(seat)
        notices = [each for each in self.table.notices(seat, self.seen[seat]) if self.screen.is_told(each)]
        for sentence in self.speech.news(notices, view):
            self.terminal.write(indented(Text(sentence, style="dim"), 2))
        self.seen[seat] = len(self.table.happenings)

    def answer(self, seat: int, line: str) -> bool:
        """Do what a person typed; tell whether the table has moved on or must be shown again."""
        typed, _, rest = line.partition(" ")
        word = typed.lower()
        try:
            if word.startswith(HELP):
                self.explain(seat, line.removeprefix(HELP))
                return False
            if word in QUIT:
                raise Closed
            if word == SAVE:
                return self.save(rest.strip())
            if word == PILES:
                self.terminal.write(*self.screen.piles(self.table.view(seat), self.table.occupants))
                return False
            if word == HINT:
                self.show_hint(seat)
                return False
            if word == TABLE:
                self.show_all()
            elif word == UNDO:
                self.table.undo(seat)
                self.terminal.write(self.say("screen-undone"))
            elif line.endswith(AGAIN):
                self.choose_again(seat, self.chosen(seat, line.removesuffix(AGAIN)))
            elif line:
                for option in self.screen.choices(self.table.view(seat), line) or [self.chosen(seat, line)]:
                    self.table.choose(seat, option)
            return bool(line)
        except JournalFailed:
            raise
        except EastfrontError as error:
            self.terminal.write(sentence_of(error))
            return False

    def show_hint(self, seat: int) -> None:
        """Say how the options compare; the log tells that it was said."""
        self.table.take_hint(seat)
        self.terminal.write(*hint(self.speech, self.table.view(seat)))

    def explain(self, seat: int, text: str) -> None:
        """Explain what *text* names; a long line goes on where it began."""
        for line in explain(self.speech, self.table.view(seat), text):
            words = line.lstrip()
            self.terminal.write(indented(Text(words), len(line) - len(words)))

    def choose_again(self, seat: int, option: int) -> None:
        """Take *option* as often as it is offered in answer to the same question."""
        kind = self.table.view(seat).kind
        while True:
            self.table.choose(seat, option)
            view = self.table.view(seat)
            if self.table.asked != seat or view.kind != kind or option not in view.options:
                return

    def chosen(self, seat: int, line: str) -> int:
        """Return the option that a line names, by its number in the list or by its name."""
        view = self.table.view(seat)
        if is_number(line):
            return numbered(self.speech, view.options, line)
        option = Naming(self.speech, view).option(line)
        if option is None:
            raise EastfrontError(why_not_taken(self.speech, view, line))
        return option

    def save(self, name: str) -> bool:
        """Write a copy of the game file; without a name say where the game is kept anyway."""
        path = Path(name) if name else self.path
        if name and path.exists():
            raise FileError(self.say("screen-file-exists", file=name))
        if name:
            write_file(path, self.table.lines)
        self.terminal.write(self.say("screen-saved", file=str(path)))
        return False

    def show_end(self) -> None:
        """Show how the game came out."""
        assert self.table.outcome is not None
        if self.persons:
            self.show_news(self.persons[0] if self.last_person is None else self.last_person)
        self.terminal.write("", *score_table(self.speech, self.table.outcome, self.table.occupants))
        self.terminal.write(self.say("screen-kept", file=str(self.path)))
        self.terminal.write_command("replay", str(self.path))


def last_choice(table: Table, seat: int) -> int:
    """Return the point at which *seat* chose last; the beginning if it has not chosen yet."""
    for point in range(len(table.happenings) - 1, 0, -1):
        entry = table.happenings[point].entry
        if entry and entry.kind == CHOICE and entry.seat == seat:
            return point
    return 0


def sentence_of(error: EastfrontError) -> str:
    """Return what is wrong as a whole sentence."""
    text = str(error)
    return f"{text[:1].upper()}{text[1:]}".rstrip(".") + "."
