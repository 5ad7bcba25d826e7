"""What people do at a table while the game runs: choose, take back, give up, agree, talk."""

from __future__ import annotations

import asyncio
import re
from typing import Final

from eastfront.kernel.data import Data, Record
from eastfront.kernel.errors import DataError, EastfrontError, IllegalOption
from eastfront.kernel.message import Message
from eastfront.table.clock import gone, is_over, returned
from eastfront.table.live.errors import NotNow, NotYours, Refused
from eastfront.table.live.livetable import Draft, LiveTable
from eastfront.table.storage.records import (
    ANSWER,
    CHAT,
    HALTED,
    OFFER,
    RUNNING,
    SEATED,
    STATUS,
    UNFINISHED,
)

DRAW: Final = "draw"
ABANDON: Final = "abandon"
UNDO: Final = "undo"

# Who plays on for a seat whose person has left.
SUBSTITUTE: Final = "recruit"
PERSON: Final = "person"

LONGEST_CHAT: Final = 500
# Control characters besides tabs and ends of lines, those that turn the direction of writing for all
# that follows, and halves of characters.
UNREADABLE: Final = re.compile(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)


class Choose:
    """Takes an option for a seat."""

    def __init__(self, seat: int, option: str, version: int, person: str | None = None) -> None:
        self.seat = seat
        self.option = option
        self.version = version
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Choose, or say which clause forbids it."""
        live.require_status(RUNNING)
        if self.person:
            live.require_seat(self.seat, self.person)
            refuse_gone(live, self.seat)
        live.require_version(self.version)
        if self.person and live.times.running == self.seat and is_over(live.clock, live.times, draft.now):
            raise NotNow("your time is over", Message("problem-time-over"))
        table = live.game
        try:
            table.choose(self.seat, self.option)
        except (IllegalOption, DataError) as problem:
            raise refused(live, self.seat, self.option, problem) from None


def refused(live: LiveTable, seat: int, name: str, problem: EastfrontError) -> Refused:
    """Say why an option is not offered to a seat that is asked, with the clause where there is one."""
    table = live.game
    verb, _, noun = name.partition(" ")
    if isinstance(problem, DataError) and verb in table.game.names.verbs and not noun.strip():
        return Refused(f"{verb} needs a noun: {verb} and, after a space, what it is done with")
    try:
        refusal = table.game.why_not(table.view(seat), verb, noun)
    except EastfrontError:
        refusal = None
    return Refused(str(problem), refusal, table.setup.game, live.seats[seat].language)


def refuse_gone(live: LiveTable, seat: int) -> None:
    """Refuse a person whose seat is played on by a computer player."""
    if live.seats[seat].gone:
        text = "a computer player has taken over this seat; take it back first"
        raise NotNow(text, Message("problem-taken-over"))


class Undo:
    """Takes back the last choice of a seat; if that showed something, the others are asked."""

    def __init__(self, seat: int, version: int, person: str) -> None:
        self.seat = seat
        self.version = version
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Undo at once where it is free, otherwise offer it."""
        require_player(live, self.seat, self.person)
        live.require_version(self.version)
        table = live.game
        # It may take a while to make sure that nobody has learned anything: others are served meanwhile.
        count = await asyncio.to_thread(table.freely_undone, self.seat)
        if count:
            table.undo_choices(self.seat, count)
            think_again(live, draft, self.seat)
        else:
            await Offer(UNDO, self.seat, self.version, self.person)(live, draft)


class Offer:
    """Proposes something that the other persons must agree to."""

    def __init__(self, kind: str, seat: int, version: int, person: str) -> None:
        self.kind = kind
        self.seat = seat
        self.version = version
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Make the offer; where there is nobody to ask, it is carried out at once."""
        # A halted game can only be abandoned, which opens its log.
        valid = (RUNNING, HALTED) if self.kind == ABANDON else (RUNNING,)
        require_player(live, self.seat, self.person, valid)
        live.require_version(self.version)
        if live.record.offer is not None:
            raise NotNow("another offer is waiting for an answer", Message("problem-offer-waits"))
        if self.kind == UNDO:
            reason = live.game.why_no_take_back(self.seat)
            if reason:
                over = Message("problem-undo", over="yes" if live.game.outcome else "no")
                raise NotNow(f"nothing can be taken back: {reason}", over)
        if self.kind == DRAW and not others(live, self.seat):
            text = "computer players do not agree to a draw; you may resign or abandon the game"
            raise NotNow(text, Message("problem-no-draw"))
        draft.say(OFFER, seat=self.seat, offer=self.kind)
        live.record.offer = {
            "kind": self.kind,
            "seat": self.seat,
            "version": live.record.version,
            "agreed": [],
        }
        if not others(live, self.seat):
            carry_out(live, draft)


class Answer:
    """Agrees to what is offered, or declines; *kind* is what one believes to be offered, if given."""

    def __init__(self, seat: int, agrees: bool, person: str, kind: str | None = None) -> None:
        self.seat = seat
        self.agrees = agrees
        self.person = person
        self.kind = kind

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Carry the offer out once all have agreed; one who declines ends it."""
        require_player(live, self.seat, self.person, (RUNNING, HALTED))
        if live.record.offer is None:
            raise NotNow("nothing is offered", Message("problem-no-offer"))
        offer = Record("offer", live.record.offer)
        proposer = offer.whole("seat")
        if self.kind not in (None, offer.text("kind")):
            text = f"something else is offered by now: {offer.text('kind')}"
            raise NotNow(text, Message("problem-other-offer"))
        if self.seat != proposer and self.seat not in others(live, proposer):
            raise NotYours("this seat is not asked for its consent", Message("problem-not-asked"))
        if self.seat == proposer and self.agrees:
            raise NotNow("the offer is your own; you may only withdraw it", Message("problem-own-offer"))
        if self.seat in offer.wholes("agreed"):
            raise NotNow("this seat has agreed already", Message("problem-agreed-already"))
        draft.say(ANSWER, seat=self.seat, agrees=self.agrees, offer=offer.text("kind"))
        if not self.agrees:
            live.record.offer = None
            return
        # Somebody with several seats agrees for all of them.
        agreed: list[Data] = [*offer.wholes("agreed"), *live.seats_of(self.person)]
        live.record.offer = {**offer.data, "agreed": agreed}
        if set(others(live, proposer)) <= set(agreed):
            carry_out(live, draft)


def others(live: LiveTable, seat: int) -> list[int]:
    """Return the seats of other persons, who must agree to what *seat* offers."""
    person = live.seats[seat].person
    return [other for other, each in enumerate(live.seats) if each.is_person and each.person != person]


def carry_out(live: LiveTable, draft: Draft) -> None:
    """Do what all have agreed to."""
    offer = Record("offer", live.record.offer)
    live.record.offer = None
    kind = offer.text("kind")
    if live.record.status == HALTED:
        live.record.status = UNFINISHED
        draft.say(STATUS, status=UNFINISHED)
    elif kind == UNDO:
        live.game.take_back_agreed(offer.whole("seat"))
        think_again(live, draft, offer.whole("seat"))
    elif kind == DRAW:
        live.game.agree_draw()
    else:
        live.game.abandon()


class Resign:
    """Gives up a seat; with more than two, a computer player plays on."""

    def __init__(self, seat: int, person: str) -> None:
        self.seat = seat
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Leave the game."""
        require_player(live, self.seat, self.person)
        live.game.resign(self.seat)
        substitute(live, draft, self.seat)


class TimeOut:
    """Lets a seat lose by the clock, if its time is really over; *now* is server time."""

    def __init__(self, version: int, now: float) -> None:
        self.version = version
        self.now = now

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Take the seat whose time ran off out of the game."""
        live.require_status(RUNNING)
        live.require_version(self.version)
        seat = live.times.running
        if seat is None or not is_over(live.clock, live.times, self.now):
            raise NotNow("nobody's time is over")
        live.game.time_out(seat)
        substitute(live, draft, seat)


def substitute(live: LiveTable, draft: Draft, seat: int) -> None:
    """Let a computer player go on for a seat that has left, unless the game is over by that."""
    place = live.seats[seat]
    place.gone = True
    live.times = gone(live.clock, live.times, seat, draft.now)
    draft.seats.add(seat)
    if not live.game.outcome:
        place.level = place.level or SUBSTITUTE
        live.game.change_seat(seat, place.level)
        draft.say(SEATED, seat=seat, name=place.name, level=place.level, gone=True)


class ComeBack:
    """Takes back a seat that was given up or timed out."""

    def __init__(self, seat: int, person: str) -> None:
        self.seat = seat
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Sit down again; the seat counts as if it had never been left."""
        live.require_status(RUNNING)
        place = live.require_seat(self.seat, self.person)
        if not place.gone:
            raise NotNow(
                f"seat {self.seat + 1} has not left the game", live.about_seat("not-left", self.seat)
            )
        live.game.come_back(self.seat)
        live.game.change_seat(self.seat, PERSON)
        place.gone = False
        place.level = ""
        is_asked = live.game.asked == self.seat
        live.times = returned(live.clock, live.times, self.seat, is_asked, draft.now)
        draft.seats.add(self.seat)
        draft.say(SEATED, seat=self.seat, name=place.name, level="", gone=False)


class Say:
    """Says something to the table; it is kept beside the game's log."""

    def __init__(self, seat: int, text: str, person: str) -> None:
        self.seat = seat
        self.text = text
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Add a line to the talk."""
        place = live.require_seat(self.seat, self.person)
        if UNREADABLE.search(self.text):
            raise DataError("what is said must hold no control characters")
        text = " ".join(self.text.split())
        if not 0 < len(text) <= LONGEST_CHAT:
            raise DataError(f"say something of 1 to {LONGEST_CHAT} characters")
        draft.say(CHAT, seat=self.seat, name=place.name, text=text, person=self.person)


class Stand:
    """Names answers beforehand, by kind of decision; an empty option takes one back."""

    def __init__(self, seat: int, kind: str, option: str, person: str) -> None:
        self.seat = seat
        self.kind = kind
        self.option = option
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Note the answer; it is given as soon as it is offered in answer to such a decision."""
        live.require_status(RUNNING)
        place = live.require_seat(self.seat, self.person)
        if self.kind not in live.game.game.kinds:
            raise DataError(f"there is no decision {self.kind!r}; valid: {', '.join(live.game.game.kinds)}")
        standing = {**place.standing, self.kind: self.option}
        if self.option:
            live.game.game.read_option(self.option)
        else:
            standing.pop(self.kind)
        draft.arrange(live, self.seat, standing)


def think_again(live: LiveTable, draft: Draft, seat: int) -> None:
    """Forget the answer given beforehand to what a seat has taken back: it would be given again at once."""
    if live.game.asked == seat and live.standing_answer():
        kind = live.game.view(seat).kind
        standing = live.seats[seat].standing
        draft.arrange(live, seat, {each: standing[each] for each in standing if each != kind})


def require_player(live: LiveTable, seat: int, person: str, valid: tuple[str, ...] = (RUNNING,)) -> None:
    """Refuse anybody but the person who plays *seat* in a running game, or one of another *valid* state."""
    live.require_status(*valid)
    live.require_seat(seat, person)
    refuse_gone(live, seat)
