"""What a person arranges for seats: links to other devices, language and webhook, whom not to read."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta
from sqlalchemy.exc import IntegrityError

from eastfront.interfaces.web.routes.me import ID_BYTES
from eastfront.interfaces.web.routes.tables import receipt
from eastfront.interfaces.web.services import Given, Services
from eastfront.interfaces.web.sessions import PERSON, person_id, require_person
from eastfront.interfaces.web.shapes import Body, Language, ReceiptShape, SeatNumber, Shape
from eastfront.table.live.errors import NotNow, NotThere
from eastfront.table.live.house import Receipt
from eastfront.table.live.lobby import LINK_GONE, Arrange, Person, UseLink
from eastfront.table.live.webhooks import LONGEST_URL, check_webhook
from eastfront.table.storage.database import reading, writing
from eastfront.table.storage.links import TERM, Link, add_link, digest_of, find_link, new_token
from eastfront.table.storage.persons import find_person, muted_by, set_muted
from eastfront.table.storage.records import ENDED, OPEN, RUNNING

ConnectionRequest = Request[Any, Any, Any]


class LinkShape(Shape):
    """A link that moves a seat to another device: it works once, up to a time."""

    url: str
    token: str
    until: float


class LinkedShape(Shape):
    """The seat that a link would bring: of which game, in what state, and who has it now."""

    table: str
    seat: int
    game: str
    edition: str
    status: str
    name: str
    until: float


class TokenBody(Body):
    """What a link ends with."""

    token: Annotated[str, Meta(min_length=1, max_length=80)]


class MovedShape(Shape):
    """The seat that a link has brought."""

    table: str
    seat: int
    seq: int
    version: int


class SettingsBody(Body, kw_only=True):
    """What to change: the language of a seat, and an address that is told when the seat is asked."""

    language: Language | None = None
    webhook: Annotated[str, Meta(max_length=LONGEST_URL)] | None = None


class SettingsShape(Shape):
    """What is arranged for a seat; answers given beforehand are options by kind of decision."""

    language: str
    webhook: str
    standing: dict[str, str]


class MuteBody(Body, kw_only=True):
    """Whether whoever sits on a seat is muted for me."""

    seat: SeatNumber
    muted: bool


class MutesShape(Shape):
    """The seats of a table whose persons are muted for me."""

    seats: list[int]


@post("/tables/{id:str}/seats/{seat:int}/link", summary="Make a link to a seat", status_code=200)
async def make_link(
    request: ConnectionRequest, services: Given, id: FromPath[str], seat: FromPath[int]
) -> LinkShape:
    """Make a link that moves a seat of one's own to another device, once and within a day.

    One that was made before for the same seat is good no more.
    """
    person = require_person(request)
    async with services.house.reading(id) as live:
        live.require_seat(seat, person)
        live.require_status(OPEN, RUNNING, ENDED)
    token, now = new_token(), time.time()
    async with writing(services.engine) as connection:
        await add_link(connection, Link(digest_of(token), id, seat, person, now + TERM), now)
    return LinkShape(services.settings.seat_url(token), token, now + TERM)


@get("/links/{token:str}", summary="Look at a link to a seat")
async def look_at_link(services: Given, token: FromPath[str]) -> LinkedShape:
    """Tell which seat a link would bring, without using it up."""
    link = await look_up(services, token)
    async with services.house.reading(link.table) as live:
        place, setup = live.seat(link.seat), live.setup
        # Somebody else has sat down there since.
        if place.person != link.person:
            raise NotThere(LINK_GONE)
        status = live.record.status
    return LinkedShape(link.table, link.seat, setup.game, setup.edition, status, place.name, link.until)


@post("/links", summary="Use a link to a seat", status_code=200)
async def use(request: ConnectionRequest, services: Given, data: JSONBody[TokenBody]) -> MovedShape:
    """Move a seat to whoever asks; the device that had it loses it. Nobody needs to have a name for that."""
    link, done = await use_link(request, services, data.token)
    return MovedShape(link.table, link.seat, done.seq, done.version)


async def use_link(request: ConnectionRequest, services: Services, token: str) -> tuple[Link, Receipt]:
    """Move a seat by a link; somebody who is not known yet is called as the seat was."""
    link = await look_up(services, token)
    id = person_id(request)
    async with reading(services.engine) as connection:
        known = await find_person(connection, id) if id else None
    if id and known:
        person = Person(id, known[0], known[1])
    else:
        place = (await services.house.look(link.table)).seat(link.seat)
        person = Person(secrets.token_urlsafe(ID_BYTES), place.name, place.language)
    done = await services.house.do(link.table, UseLink(link, person, not known))
    request.session[PERSON] = person.id
    return link, done


async def look_up(services: Services, token: str) -> Link:
    """Return what a token is good for."""
    async with reading(services.engine) as connection:
        link = await find_link(connection, token, time.time())
    if link is None:
        raise NotThere(LINK_GONE)
    return link


@get("/tables/{id:str}/seats/{seat:int}/settings", summary="What is arranged for a seat")
async def read_settings(
    request: ConnectionRequest, services: Given, id: FromPath[str], seat: FromPath[int]
) -> SettingsShape:
    """Return what is arranged for a seat of one's own."""
    async with services.house.reading(id) as live:
        place = live.require_seat(seat, require_person(request))
        return SettingsShape(place.language, place.webhook, place.standing)


@post("/tables/{id:str}/seats/{seat:int}/settings", summary="Arrange a seat", status_code=200)
async def arrange(
    request: ConnectionRequest,
    services: Given,
    id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SettingsBody | None] = None,
) -> ReceiptShape:
    """Set the language of a seat of one's own, or the webhook that is called when it is asked."""
    person = require_person(request)
    (await services.house.look(id)).require_seat(seat, person)
    data = data or SettingsBody()
    if data.webhook:
        await check_webhook(data.webhook, services.settings.private_webhooks)
    return receipt(await services.house.do(id, Arrange(seat, person, data.language, data.webhook)))


@get("/tables/{id:str}/mutes", summary="Who is muted")
async def list_mutes(request: ConnectionRequest, services: Given, id: FromPath[str]) -> MutesShape:
    """Return the seats whose persons whoever asks does not want to read."""
    return await muted_seats(services, id, require_person(request))


@post("/tables/{id:str}/mutes", summary="Mute somebody", status_code=200)
async def mute(
    request: ConnectionRequest, services: Given, id: FromPath[str], data: JSONBody[MuteBody]
) -> MutesShape:
    """Do not read the person on a seat any more, at this table and at every other, or do again."""
    person = require_person(request)
    other = (await services.house.look(id)).seat(data.seat).person
    if other is None or other == person:
        raise NotNow(f"there is nobody else on seat {data.seat + 1} to be muted")
    # Sent twice at the same time, the second finds it done.
    with suppress(IntegrityError):
        async with writing(services.engine) as connection:
            await set_muted(connection, person, other, data.muted)
    return await muted_seats(services, id, person)


async def muted_seats(services: Services, id: str, person: str) -> MutesShape:
    """Return the seats of a table whose persons are muted for *person*."""
    live = await services.house.look(id)
    async with reading(services.engine) as connection:
        muted = await muted_by(connection, person)
    return MutesShape([seat for seat, place in enumerate(live.seats) if place.person in muted])


router = Router(
    "/",
    route_handlers=[make_link, look_at_link, use, read_settings, arrange, list_mutes, mute],
    tags=["seats"],
)
