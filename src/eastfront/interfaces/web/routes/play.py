"""Playing: the present position, what has happened, choices and everything else that seats do."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from eastfront.interfaces.web.describing import describe_position
from eastfront.interfaces.web.routes.once import Key, nonce_of
from eastfront.interfaces.web.routes.tables import receipt
from eastfront.interfaces.web.services import Given, Services
from eastfront.interfaces.web.sessions import (
    make_reader,
    mind_mutes,
    own_seat,
    person_id,
    refuse_ahead,
    require_person,
)
from eastfront.interfaces.web.shapes import (
    AnswerBody,
    ChatBody,
    ChoiceBody,
    EventsShape,
    OfferBody,
    PositionShape,
    ProblemShape,
    ReceiptShape,
    SeatBody,
    StandingBody,
    VersionBody,
)
from eastfront.table.live.house import Command
from eastfront.table.live.playing import Answer, Choose, ComeBack, Offer, Resign, Say, Stand, Undo
from eastfront.table.live.telling import message_data, tell_event

SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=0, le=15)]
LanguageQuery = Annotated[str, QueryParameter(name="language", max_length=8)]
SpectatorQuery = Annotated[bool, QueryParameter(name="spectator")]
SinceQuery = Annotated[int, QueryParameter(name="since", ge=0, lt=2**53)]

ConnectionRequest = Request[Any, Any, Any]


@get("/tables/{id:str}/position", summary="The present")
async def position(
    request: ConnectionRequest,
    services: Given,
    id: FromPath[str],
    seat: SeatQuery = None,
    language: LanguageQuery = "",
) -> PositionShape:
    """Return the view, the decision and the legal options of a seat of one's own, or the spectator's view."""
    person = person_id(request)
    present = await services.presence.look(id)
    async with services.house.reading(id) as live:
        reader = await make_reader(services, live, person, seat, language)
        now, site = services.house.uptime.now(), services.settings.site
        return describe_position(live, reader, person, present.seats, now, site)


@get("/tables/{id:str}/events", summary="What has happened")
async def events(
    request: ConnectionRequest,
    services: Given,
    id: FromPath[str],
    since: SinceQuery = 0,
    seat: SeatQuery = None,
    language: LanguageQuery = "",
    spectator: SpectatorQuery = False,
) -> EventsShape:
    """Return what has happened after event *since*, as far as the reader may know.

    With *spectator* as others are told, also for those who have a seat. An event that is not there yet is
    answered with 409 and the present one.
    """
    await refuse_ahead(services, id, since)
    async with services.house.reading(id) as live:
        reader = await make_reader(services, live, person_id(request), seat, language, spectator)
        found = await services.house.events(live, since)
    reader = await mind_mutes(services, reader, person_id(request), found)
    told = [tell_event(event, reader) for event in found]
    return EventsShape(found[-1].seq if found else since, [each for each in told if each])


@post("/tables/{id:str}/choices", summary="Choose", status_code=200)
async def choose(
    request: ConnectionRequest,
    services: Given,
    id: FromPath[str],
    data: JSONBody[ChoiceBody],
    key: Key = None,
) -> ReceiptShape:
    """Take an option that is offered to a seat of one's own.

    A stale version is answered with 409 and the present one; an option that is not offered with 422
    and the clause that forbids it; one that the game does not know at all has no clause. A choice sent
    again with the same Idempotency-Key is made once.
    """
    person = require_person(request)
    live = await services.house.look(id)
    seat = own_seat(live, person, data.seat)
    command = Choose(seat, data.option, data.version, person)
    return receipt(await services.house.do(id, command, await nonce_of(request, person, key)))


@get("/tables/{id:str}/why-not", summary="Why something is not offered")
async def why_not(
    request: ConnectionRequest,
    services: Given,
    id: FromPath[str],
    verb: Annotated[str, QueryParameter(name="verb", max_length=40)],
    noun: Annotated[str, QueryParameter(name="noun", max_length=80)] = "",
    seat: SeatQuery = None,
    language: LanguageQuery = "",
) -> ProblemShape:
    """Say which clause forbids an option to a seat now."""
    async with services.house.reading(id) as live:
        reader = await make_reader(services, live, person_id(request), seat, language)
        table = live.game
        refusal = table.game.why_not(table.view(reader.seat), verb, noun)
    text = reader.words.sentence(refusal.message)
    data: Any = message_data(refusal.message)
    return ProblemShape("refused", text, refusal.rule, data, text)


async def act(
    request: ConnectionRequest, services: Services, id: str, seat: int | None, make: Any, key: str | None
) -> ReceiptShape:
    """Do what *make* makes of a seat and its person."""
    person = require_person(request)
    own = own_seat(await services.house.look(id), person, seat)
    command: Command = make(own, person)
    return receipt(await services.house.do(id, command, await nonce_of(request, person, key)))


@post("/tables/{id:str}/undo", summary="Take back the last choice", status_code=200)
async def undo(
    request: ConnectionRequest,
    services: Given,
    id: FromPath[str],
    data: JSONBody[VersionBody],
    key: Key = None,
) -> ReceiptShape:
    """Take back the last choice of a seat: at once if it showed nothing, otherwise if the others agree."""
    return await act(
        request, services, id, data.seat, lambda seat, person: Undo(seat, data.version, person), key
    )


@post("/tables/{id:str}/offers", summary="Offer a draw, an end, or to take back", status_code=200)
async def offer(
    request: ConnectionRequest, services: Given, id: FromPath[str], data: JSONBody[OfferBody], key: Key = None
) -> ReceiptShape:
    """Propose something that the other persons must agree to; a halted game can only be abandoned."""
    return await act(
        request,
        services,
        id,
        data.seat,
        lambda seat, person: Offer(data.kind, seat, data.version, person),
        key,
    )


@post("/tables/{id:str}/offers/answer", summary="Agree or decline", status_code=200)
async def answer(
    request: ConnectionRequest,
    services: Given,
    id: FromPath[str],
    data: JSONBody[AnswerBody],
    key: Key = None,
) -> ReceiptShape:
    """Answer what is offered; whoever made the offer withdraws it by declining."""
    return await act(
        request,
        services,
        id,
        data.seat,
        lambda seat, person: Answer(seat, data.agrees, person, data.kind),
        key,
    )


@post("/tables/{id:str}/resign", summary="Give up", status_code=200)
async def resign(
    request: ConnectionRequest,
    services: Given,
    id: FromPath[str],
    data: JSONBody[SeatBody | None] = None,
    key: Key = None,
) -> ReceiptShape:
    """Give up a seat; with more than two seats a computer player plays on and ranks last."""
    return await act(request, services, id, data.seat if data else None, Resign, key)


@post("/tables/{id:str}/return", summary="Take a seat back", status_code=200)
async def come_back(
    request: ConnectionRequest,
    services: Given,
    id: FromPath[str],
    data: JSONBody[SeatBody | None] = None,
    key: Key = None,
) -> ReceiptShape:
    """Take back a seat that one gave up or lost by the clock."""
    return await act(request, services, id, data.seat if data else None, ComeBack, key)


@post("/tables/{id:str}/chat", summary="Talk", status_code=200)
async def chat(
    request: ConnectionRequest, services: Given, id: FromPath[str], data: JSONBody[ChatBody], key: Key = None
) -> ReceiptShape:
    """Say something to the table."""
    return await act(request, services, id, data.seat, lambda seat, person: Say(seat, data.text, person), key)


@post("/tables/{id:str}/standing", summary="Answer beforehand", status_code=200)
async def stand(
    request: ConnectionRequest,
    services: Given,
    id: FromPath[str],
    data: JSONBody[StandingBody],
    key: Key = None,
) -> ReceiptShape:
    """Name an option that is taken whenever it is offered in answer to a kind of decision."""
    return await act(
        request,
        services,
        id,
        data.seat,
        lambda seat, person: Stand(seat, data.kind, data.option, person),
        key,
    )


router = Router(
    "/",
    route_handlers=[
        position,
        events,
        choose,
        why_not,
        undo,
        offer,
        answer,
        resign,
        come_back,
        chat,
        stand,
    ],
    tags=["play"],
)
