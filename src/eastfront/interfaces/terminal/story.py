"""A game told from its log: choice by choice, in sentences, to a seat or with nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator

from eastfront.interfaces.terminal.speech import Speech
from eastfront.kernel.notices import EVERYBODY, Notice
from eastfront.table.log import CHOICE, END, FIELDS, Entry, Log
from eastfront.table.table import Table


class Story:
    """Tells the first *lines* lines of a log; with a *seat* as that seat saw it, without as it was."""

    def __init__(self, table: Table, log: Log, lines: int, seat: int | None, language: str = "en") -> None:
        self.table = table
        self.entries = [line.entry for line in log.lines if line.number <= lines]
        self.seat = seat
        self.speech = Speech(table.game, table.setup, language)

    def parts(self) -> Iterator[tuple[str, list[str]]]:
        """Yield a heading and sentences for the set-up and for each entry; the table plays along."""
        yield self.heading(), self.sentences(self.table.happenings[0].notices)
        number = 0
        for entry in self.entries:
            if entry.kind == END:
                continue
            number += entry.kind == CHOICE
            head = self.head(entry, number)
            before = len(self.table.happenings)
            self.table.add_entry(entry)
            yield head, self.sentences(self.table.happenings[before].notices)

    def heading(self) -> str:
        """Say what is played: the game, its edition, and the answers that differ from it."""
        setup = self.table.setup
        title = self.table.game.describe().title.partition(":")[0]
        story = self.speech.say("screen-story", game=title, edition=setup.edition, seats=setup.seats)
        options = self.speech.listed(f"{key}={value}" for key, value in sorted(setup.options.items()))
        return self.speech.say("screen-story-options", story=story, options=options) if options else story

    def head(self, entry: Entry, number: int) -> str:
        """Say who does what, as far as the listener may know before it is done."""
        has_seat = "seat" in FIELDS[entry.kind]
        seat = self.speech.seat(entry.seat, self.table.occupants) if has_seat else ""
        if entry.kind != CHOICE:
            return self.speech.say(f"screen-entry-{entry.kind}", seat=seat, occupant=entry.word)
        if self.seat not in (None, entry.seat):
            return self.speech.say("screen-step-hidden", number=number, seat=seat)
        option = self.speech.option(self.table.game.read_option(entry.word), self.table.view(entry.seat))
        return self.speech.say("screen-step", number=number, seat=seat, option=option)

    def sentences(self, notices: list[Notice]) -> list[str]:
        """Word notices for the listener."""
        if self.seat is not None:
            return self.speech.news(notices, self.table.view(self.seat))
        views = [self.table.view(seat) for seat in range(self.table.setup.seats)]
        return self.speech.told_once(self.speech.notice(each, views[knowing_seat(each)]) for each in notices)


def knowing_seat(notice: Notice) -> int:
    """Return the first seat that may know all of a notice."""
    mask = notice.seen
    return 0 if mask == EVERYBODY or mask == 0 else (mask & -mask).bit_length() - 1
