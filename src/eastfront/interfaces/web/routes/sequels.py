"""What follows a game: a rematch, a fork from an earlier point, or going on after it was halted."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Router, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, field

from eastfront.interfaces.web.routes.once import Key, nonce_of, start_once, table_name
from eastfront.interfaces.web.routes.tables import clock_of, look, place_of, receipt, refuse_free
from eastfront.interfaces.web.services import Given
from eastfront.interfaces.web.sessions import own_seat, read_person, require_person
from eastfront.interfaces.web.shapes import (
    Body,
    ClockPlan,
    ReceiptShape,
    SeatBody,
    SeatNumber,
    SeatPlan,
    TableShape,
    Version,
)
from eastfront.table.live.past.forking import ForkPlan, fork, rematch
from eastfront.table.live.past.upgrading import GoOn

ConnectionRequest = Request[Any, Any, Any]


class RematchBody(Body, kw_only=True):
    """How to play again; with *rotate* everybody moves on by one seat."""

    rotate: bool = False


class ForkBody(Body, kw_only=True):
    """A game to go on from version *at* of another.

    With *redeal*, what that seat does not know at that point is dealt anew.
    """

    at: Version
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    redeal: SeatNumber | None = None
    clock: ClockPlan = field(default_factory=ClockPlan)
    visibility: Literal["public", "private"] = "public"
    start: bool = False


@post("/tables/{id:str}/rematch", summary="Play again", status_code=200)
async def play_again(
    request: ConnectionRequest,
    services: Given,
    id: FromPath[str],
    data: JSONBody[RematchBody | None] = None,
) -> TableShape:
    """Agree to a new game with the same set-up and players, which starts once all persons have agreed.

    The first who asks opens the table and says how seats move; whoever asks later, or again, is shown
    the same one: that needs no Idempotency-Key.
    """
    person = await read_person(services, request)
    new = await rematch(services.house, id, person, services.levels, bool(data and data.rotate))
    return await look(request, services, new)


@post("/tables/{id:str}/fork", summary="Play on from an earlier point")
async def branch(
    request: ConnectionRequest,
    services: Given,
    id: FromPath[str],
    data: JSONBody[ForkBody],
    key: Key = None,
) -> TableShape:
    """Open a table that starts from an earlier point of a game that is over or halted, under a new key.

    Sent again with the same Idempotency-Key it opens one table.
    """
    person = await read_person(services, request)
    if data.start:
        refuse_free(data.seats)
    places = [place_of(seat) for seat in data.seats]
    name = table_name(await nonce_of(request, person.id, key))
    plan = ForkPlan(data.at, data.redeal, places, clock_of(data.clock), data.visibility, name)
    new = await fork(services.house, id, plan, person, services.levels)
    if data.start:
        await start_once(services, new, person.id)
    return await look(request, services, new)


@post("/tables/{id:str}/go-on", summary="Let a halted game go on", status_code=200)
async def go_on(
    request: ConnectionRequest, services: Given, id: FromPath[str], data: JSONBody[SeatBody | None] = None
) -> ReceiptShape:
    """Set a game going that was halted under other rules, if those at hand agree and nobody has forked it."""
    person = require_person(request)
    seat = own_seat(await services.house.look(id), person, data.seat if data else None)
    return receipt(await services.house.do(id, GoOn(services.engine, seat, person)))


router = Router("/", route_handlers=[play_again, branch, go_on], tags=["sequels"])
