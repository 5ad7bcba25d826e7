"""Before and around a game: opening a table, taking and leaving seats, starting."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection

from eastfront.games import SLUGS, game_of
from eastfront.kernel.data import Data, Record
from eastfront.kernel.edition import Setup, read_setup
from eastfront.kernel.errors import SetupError
from eastfront.kernel.luck import KEY_BYTES
from eastfront.kernel.message import Message
from eastfront.table.carddata import card_data_hash
from eastfront.table.clock import Clock, new_times
from eastfront.table.commitment import about_key
from eastfront.table.live.errors import NotNow, NotThere, NotYours
from eastfront.table.live.livetable import Draft, LiveTable
from eastfront.table.live.playing import PERSON
from eastfront.table.log import Header
from eastfront.table.storage.links import Link, use_up
from eastfront.table.storage.persons import add_person
from eastfront.table.storage.records import (
    ARRANGED,
    CLOSED,
    ENDED,
    HALTED,
    OPEN,
    PRIVATE,
    PUBLIC,
    RUNNING,
    SEATED,
    STATUS,
    SeatRecord,
    TableRecord,
)
from eastfront.table.table import Table
from eastfront.words import languages_of

ID_BYTES: Final = 12
LINK_GONE: Final = "this link was used already, has run out, or never was one; ask for another"


@dataclass(frozen=True)
class Place:
    """Who is to sit on a seat of a new table: whoever opens it, a computer player, or anybody."""

    level: str = ""
    is_own: bool = False


@dataclass(frozen=True)
class Plan:
    """A table to be opened. *origin* says what it goes back to; with a position in it, it starts there.

    With a *key* of its own its luck is no secret. At a *training* table seats may take hints.
    """

    setup: Setup
    places: list[Place]
    clock: Clock
    visibility: str = PUBLIC
    origin: dict[str, Data] = field(default_factory=dict)
    key: bytes = b""
    training: bool = False


@dataclass(frozen=True)
class Person:
    """Somebody, as the others see him."""

    id: str
    name: str
    language: str


def open_table(
    plan: Plan, person: Person, levels: list[str], server_time: float
) -> tuple[TableRecord, list[SeatRecord]]:
    """Return a new table with its seats, or refuse the plan."""
    check_plan(plan, levels)
    now = time.time()
    record = TableRecord(
        id=secrets.token_urlsafe(ID_BYTES),
        seq=0,
        version=0,
        status=OPEN,
        setup=plan.setup.to_data(),
        visibility=plan.visibility,
        clock=plan.clock.to_data(),
        times=new_times(plan.clock, plan.setup.seats, server_time).to_data(),
        offer=None,
        host=person.id,
        key=(plan.key or secrets.token_bytes(KEY_BYTES)).hex(),
        salt=secrets.token_hex(KEY_BYTES),
        origin=plan.origin,
        software="",
        due=None,
        created=now,
        changed=now,
        training=plan.training,
    )
    return record, [seat_record(place, person) for place in plan.places]


def check_plan(plan: Plan, levels: list[str]) -> None:
    """Refuse a plan that no game could begin from."""
    if plan.setup.game not in SLUGS:
        raise SetupError(f"there is no game {plan.setup.game!r}; valid: {', '.join(SLUGS)}")
    if plan.visibility not in (PUBLIC, PRIVATE):
        raise SetupError(f"a table is {PUBLIC} or {PRIVATE}, not {plan.visibility!r}")
    game_of(plan.setup.game).check(plan.setup)
    if len(plan.places) != plan.setup.seats:
        raise SetupError(f"{len(plan.places)} seats are described for a game of {plan.setup.seats}")
    for place in plan.places:
        if place.level:
            check_level(place.level, levels)


def check_level(level: str, levels: list[str]) -> None:
    """Refuse a level that no computer player has."""
    if level not in levels:
        raise SetupError(f"there is no level {level!r}; valid: {', '.join(levels)}")


def seat_record(place: Place, person: Person) -> SeatRecord:
    """Return the seat that *place* describes."""
    if place.is_own:
        return SeatRecord(person=person.id, name=person.name, language=person.language)
    return SeatRecord(level=place.level, name=place.level)


class Claim:
    """Sits a person down on a free seat of an open table."""

    def __init__(self, seat: int, person: Person) -> None:
        self.seat = seat
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Take the seat, if nobody has."""
        live.require_status(OPEN)
        place = live.seat(self.seat)
        if place.is_taken:
            raise NotNow(f"seat {self.seat + 1} is taken", live.about_seat("taken", self.seat))
        sit(live, draft, self.seat, self.person)


def sit(live: LiveTable, draft: Draft, seat: int, person: Person) -> None:
    """Give *seat* to a person, who agrees by that to a rematch which waits for its players."""
    agree(live, [seat])
    name = live.name_apart(person.id, person.name)
    live.seats[seat] = SeatRecord(person=person.id, name=name, language=person.language)
    draft.seats.add(seat)
    draft.say(SEATED, seat=seat, name=name, level="", gone=False)


def agree(live: LiveTable, seats: list[int]) -> None:
    """Note that the persons on *seats* want the rematch, if the table is one."""
    if live.record.offer is not None:
        offer = Record("offer", live.record.offer)
        agreed: list[Data] = [*sorted({*offer.wholes("agreed"), *seats})]
        live.record.offer = {**offer.data, "agreed": agreed}


def undecided(live: LiveTable) -> list[int]:
    """Return the seats kept for persons of the game before who have not agreed to the rematch yet."""
    if live.record.offer is None:
        return []
    agreed = Record("offer", live.record.offer).wholes("agreed")
    return [seat for seat, place in enumerate(live.seats) if place.is_person and seat not in agreed]


class MoveSeat:
    """Gives a seat to the person who holds a link to it; the game goes on as it was."""

    def __init__(self, seat: int, person: Person) -> None:
        self.seat = seat
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Change whose seat it is."""
        live.require_status(OPEN, RUNNING, ENDED, HALTED)
        place = live.seat(self.seat)
        if place.person is None:
            raise NotNow(f"seat {self.seat + 1} is nobody's any more", live.about_seat("nobodys", self.seat))
        if live.record.host == place.person:
            live.record.host = self.person.id
        place.person = self.person.id
        draft.seats.add(self.seat)
        draft.say(SEATED, seat=self.seat, name=place.name, level=place.level, gone=place.gone)


class UseLink(MoveSeat):
    """Gives a seat to whoever holds a link to it, which is used up by that.

    *is_new* says that the person is not kept yet.
    """

    def __init__(self, link: Link, person: Person, is_new: bool) -> None:
        super().__init__(link.seat, person)
        self.link = link
        self.is_new = is_new

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Change whose seat it is, unless it has changed hands since the link was made."""
        if live.seat(self.seat).person != self.link.person:
            raise NotThere(LINK_GONE)
        draft.besides.append(self.use_up)
        await super().__call__(live, draft)

    def use_up(self, connection: Connection) -> None:
        """Remove the link; of two who use it at the same time, one finds it gone."""
        if not use_up(connection, self.link):
            raise NotThere(LINK_GONE)
        if self.is_new:
            person = self.person
            add_person(connection, person.id, person.name, person.language, time.time())


class Arrange:
    """Sets what a person wants for a seat of his own: its language, and who is called when it is asked."""

    def __init__(self, seat: int, person: str, language: str | None, webhook: str | None) -> None:
        self.seat = seat
        self.person = person
        self.language = language
        self.webhook = webhook

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Change what is given; an empty webhook ends the calls."""
        place = live.require_seat(self.seat, self.person)
        valid = languages_of(live.setup.game)
        if self.language is not None and self.language not in valid:
            raise NotThere(
                f"there are no words in {self.language!r} for this game; valid: {', '.join(valid)}"
            )
        place.language = place.language if self.language is None else self.language
        place.webhook = place.webhook if self.webhook is None else self.webhook
        draft.seats.add(self.seat)
        # The address itself may be a secret: after the end others read what this seat was told.
        draft.say(ARRANGED, seat=self.seat, language=place.language, webhook=bool(place.webhook))


class Leave:
    """Gets up from a seat before the game has begun."""

    def __init__(self, seat: int, person: str) -> None:
        self.seat = seat
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Free the seat; a host may free any seat, a computer player's too."""
        live.require_status(OPEN)
        if live.seat(self.seat).person != self.person:
            require_host(live, self.person)
        live.seats[self.seat] = SeatRecord()
        draft.seats.add(self.seat)
        draft.say(SEATED, seat=self.seat, name="", level="", gone=False)


class SeatComputer:
    """Gives a free seat to a computer player."""

    def __init__(self, seat: int, level: str, person: str) -> None:
        self.seat = seat
        self.level = level
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Seat a computer player of the level."""
        live.require_status(OPEN)
        require_host(live, self.person)
        place = live.seat(self.seat)
        if place.person is not None:
            raise NotNow(f"seat {self.seat + 1} is taken", live.about_seat("taken", self.seat))
        live.seats[self.seat] = SeatRecord(level=self.level, name=self.level)
        draft.seats.add(self.seat)
        draft.say(SEATED, seat=self.seat, name=self.level, level=self.level, gone=False)


class Start:
    """Begins the game once every seat is taken."""

    def __init__(self, person: str) -> None:
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Deal."""
        live.require_status(OPEN)
        require_host(live, self.person)
        free = [str(seat + 1) for seat, place in enumerate(live.seats) if not place.is_taken]
        if free:
            seats = f"seat {free[0]} is" if len(free) == 1 else f"seats {', '.join(free)} are"
            text = f"{seats} still free; wait, or give it to a computer player"
            raise NotNow(text, Message("problem-seats-free"))
        waiting = undecided(live)
        if waiting:
            name = live.seats[waiting[0]].name
            text = f"{name} has not agreed to the rematch yet; wait, or free seat {waiting[0] + 1}"
            raise NotNow(text, Message("problem-rematch-waits", name=name))
        live.table = begin(live)
        draft.say(STATUS, status=RUNNING)


def begin(live: LiveTable) -> Table:
    """Return the game of a table that starts now, under the rules and cards at hand."""
    record = live.record
    setup = read_setup(record.setup)
    game = game_of(setup.game)
    key, salt = bytes.fromhex(record.key), bytes.fromhex(record.salt)
    names = {f"seat {seat + 1}": place.name for seat, place in enumerate(live.seats)}
    origin = Record("origin", record.origin).data
    # Whoever gets the file sees that its luck was no secret.
    seed = {"seed": str(origin["seed"])} if "seed" in origin else {}
    training = {"training": "yes"} if record.training else {}
    about = {"table": record.id, **names, **about_key(salt, key), **seed, **training}
    occupants = [place.level or PERSON for place in live.seats]
    cards = card_data_hash(setup.game)
    header = Header(setup, key, game.rules_version, cards, occupants, about, origin.get("start"))
    return Table(game, header)


class Close:
    """Closes a table before its game has begun."""

    def __init__(self, person: str) -> None:
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Take the table out of the lobby."""
        live.require_status(OPEN)
        require_host(live, self.person)
        live.record.status = CLOSED
        draft.say(STATUS, status=CLOSED)


def require_host(live: LiveTable, person: str) -> None:
    """Refuse anybody but the host."""
    if live.record.host != person:
        raise NotYours("only the host of the table may do that", Message("problem-host-only"))
