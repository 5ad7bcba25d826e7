"""Opening, finding and filling tables."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get, post
from litestar.params import FromPath, JSONBody

from eastfront.games import game_of
from eastfront.interfaces.web.describing import describe_table
from eastfront.interfaces.web.routes.once import Key, name_table, nonce_of, start_once
from eastfront.interfaces.web.services import Given, Services
from eastfront.interfaces.web.sessions import person_id, read_person, require_person
from eastfront.interfaces.web.shapes import (
    ClockPlan,
    LevelBody,
    OpenTable,
    ReceiptShape,
    SeatPlan,
    TableShape,
)
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import SetupError
from eastfront.table.clock import Clock, read_clock
from eastfront.table.live.house import Receipt
from eastfront.table.live.lobby import (
    Claim,
    Close,
    Leave,
    Place,
    Plan,
    SeatComputer,
    Start,
    check_level,
    open_table,
)

ConnectionRequest = Request[Any, Any, Any]


@post("/tables", summary="Open a table")
async def open_one(
    request: ConnectionRequest, services: Given, data: JSONBody[OpenTable], key: Key = None
) -> TableShape:
    """Open a table, with oneself on any seats, computer players on others, the rest free.

    Sent again with the same Idempotency-Key it opens one table.
    """
    person = await read_person(services, request)
    if data.start:
        refuse_free(data.seats)
    record, seats = open_table(plan_of(data), person, services.levels, services.house.uptime.now())
    name_table(record, await nonce_of(request, person.id, key))
    await services.house.open(record, seats)
    if data.start:
        await start_once(services, record.id, person.id)
    return await look(request, services, record.id)


def refuse_free(seats: list[SeatPlan]) -> None:
    """Refuse to start a game at once that somebody may still join."""
    if any(seat.kind == "open" for seat in seats):
        raise SetupError("a game with a free seat cannot start at once; start it when the seat is taken")


def plan_of(data: OpenTable) -> Plan:
    """Read what a client wants to open."""
    edition = data.edition or game_of(data.game).describe().editions.default
    return Plan(
        Setup(data.game, edition, len(data.seats), data.options),
        [place_of(seat) for seat in data.seats],
        clock_of(data.clock),
        data.visibility,
        training=data.training,
    )


def clock_of(plan: ClockPlan) -> Clock:
    """Read how long seats may think."""
    wanted = {"seconds": plan.seconds, "increment": plan.increment, "days": plan.days}
    own = {"none": [], "move": ["seconds"], "bank": ["seconds", "increment"], "days": ["days"]}
    fields = {name: value for name, value in wanted.items() if value or name in own[plan.kind]}
    return read_clock({"kind": plan.kind, **fields})


def place_of(seat: SeatPlan) -> Place:
    """Read who is to sit on a seat."""
    if (seat.kind == "computer") != bool(seat.level):
        raise SetupError("a computer player needs a level, and nobody else has one")
    return Place(seat.level, seat.kind == "me")


@get("/tables/{id:str}", summary="A table")
async def read_one(request: ConnectionRequest, services: Given, id: FromPath[str]) -> TableShape:
    """Return a table as whoever asks may see it."""
    return await look(request, services, id)


async def look(request: ConnectionRequest, services: Services, id: str) -> TableShape:
    """Return a table as it is kept now."""
    present = await services.presence.look(id)
    async with services.house.reading(id) as live:
        now, site = services.house.uptime.now(), services.settings.site
        return describe_table(live, person_id(request), present.seats, now, site)


@post("/tables/{id:str}/seats/{seat:int}/claim", summary="Take a seat", status_code=200)
async def claim(
    request: ConnectionRequest, services: Given, id: FromPath[str], seat: FromPath[int]
) -> ReceiptShape:
    """Sit down on a free seat of an open table."""
    person = await read_person(services, request)
    return receipt(await services.house.do(id, Claim(seat, person)))


@post("/tables/{id:str}/seats/{seat:int}/leave", summary="Free a seat", status_code=200)
async def leave(
    request: ConnectionRequest, services: Given, id: FromPath[str], seat: FromPath[int]
) -> ReceiptShape:
    """Get up before the game has begun; the host may free any seat."""
    return receipt(await services.house.do(id, Leave(seat, require_person(request))))


@post("/tables/{id:str}/seats/{seat:int}/computer", summary="Seat a computer player", status_code=200)
async def seat_computer(
    request: ConnectionRequest,
    services: Given,
    id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[LevelBody],
) -> ReceiptShape:
    """Give a free seat to a computer player; for the host."""
    check_level(data.level, services.levels)
    return receipt(await services.house.do(id, SeatComputer(seat, data.level, require_person(request))))


@post("/tables/{id:str}/start", summary="Begin the game", status_code=200)
async def start(request: ConnectionRequest, services: Given, id: FromPath[str]) -> ReceiptShape:
    """Begin, once every seat is taken; for the host."""
    return receipt(await services.house.do(id, Start(require_person(request))))


@post("/tables/{id:str}/close", summary="Close a table", status_code=200)
async def close(request: ConnectionRequest, services: Given, id: FromPath[str]) -> ReceiptShape:
    """Close a table whose game has not begun; for the host."""
    return receipt(await services.house.do(id, Close(require_person(request))))


def receipt(given: Receipt) -> ReceiptShape:
    """Return where a command has brought a table."""
    return ReceiptShape(given.seq, given.version)


router = Router(
    "/",
    route_handlers=[open_one, read_one, claim, leave, seat_computer, start, close],
    tags=["tables"],
)
