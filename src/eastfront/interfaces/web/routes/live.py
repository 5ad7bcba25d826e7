"""The socket of a table: pushes what happens, in order, and the position after it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from eastfront.interfaces.web.describing import describe_position
from eastfront.interfaces.web.services import Given, Services
from eastfront.interfaces.web.sessions import make_reader, mind_mutes, person_id, refuse_ahead
from eastfront.kernel.errors import EastfrontError
from eastfront.table.live.errors import Stale
from eastfront.table.live.livetable import LiveTable, Watch
from eastfront.table.live.presence import Present
from eastfront.table.live.telling import Reader, tell_event

# Why the server ends a connection.
REFUSED = 4404
AHEAD = 4409

Socket = WebSocket[Any, Any, Any]


@websocket("/tables/{id:str}/live")
async def follow(
    socket: Socket,
    services: Given,
    id: FromPath[str],
    since: Annotated[int, QueryParameter(name="since", ge=0, lt=2**53)] = 0,
    seat: Annotated[int | None, QueryParameter(name="seat", ge=0, le=15)] = None,
    language: Annotated[str, QueryParameter(name="language", max_length=8)] = "",
) -> None:
    """Push every event after *since*, which must be there, and then the position, until the client goes."""
    await socket.accept()
    watch = services.house.watch(id)
    listener = asyncio.create_task(listen(socket, watch))
    try:
        await refuse_ahead(services, id, since)
        await Stream(socket, services, id, since, seat, language, watch).run()
    except EastfrontError as problem:
        with suppress(WebSocketDisconnect, RuntimeError):
            await send(socket, problem_frame(problem))
            await socket.close(AHEAD if isinstance(problem, Stale) else REFUSED)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        services.presence.leave(id, watch)
        services.house.unwatch(id, watch)
        listener.cancel()


def problem_frame(problem: EastfrontError) -> bytes:
    """Return what is sent before a connection is ended; to a client who is ahead, where the table is."""
    present = {"version": problem.version, "seq": problem.seq} if isinstance(problem, Stale) else {}
    return msgspec.json.encode({"type": "problem", "detail": str(problem), **present})


async def send(socket: Socket, frame: bytes) -> None:
    """Send a message; a client that has gone in between is one that goes."""
    try:
        await socket.send_data(frame, "text")
    except OSError as problem:
        raise WebSocketDisconnect(detail="the client has gone") from problem


async def listen(socket: Socket, watch: Watch) -> None:
    """Wait until the client goes; what it sends has no meaning."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.receive_data("text")
    watch.closed = True
    watch.wake()


class Stream:
    """What one client is sent of a table."""

    def __init__(
        self,
        socket: Socket,
        services: Services,
        id: str,
        since: int,
        seat: int | None,
        language: str,
        watch: Watch,
    ) -> None:
        self.socket = socket
        self.services = services
        self.id = id
        self.since = since
        self.seat = seat
        self.language = language
        self.watch = watch
        self.person = person_id(socket)
        # What the client was last told, besides events.
        self.position = -1
        self.present: Present | None = None

    async def run(self) -> None:
        """Send what is there, and again whenever there is more."""
        while not self.watch.closed:
            for frame in await self.frames():
                await send(self.socket, frame)
            await self.watch.wait()

    async def frames(self) -> list[bytes]:
        """Return what the client has not got yet: events, the position after them, who is there."""
        async with self.services.house.reading(self.id) as live:
            reader = await make_reader(self.services, live, self.person, self.seat, self.language)
            self.services.presence.seat(self.id, self.watch, live.seats_of(self.person))
            events = await self.new_events(live, reader)
            return [*events, *self.new_position(live, reader), *self.new_presence()]

    async def new_events(self, live: LiveTable, reader: Reader) -> list[bytes]:
        """Return the events that the client has not got yet, as far as they are for him."""
        frames: list[bytes] = []
        while self.since < live.record.seq:
            events = await self.services.house.events(live, self.since)
            mindful = await mind_mutes(self.services, reader, self.person, events)
            told = [tell_event(event, mindful) for event in events]
            frames.extend(msgspec.json.encode(each) for each in told if each)
            self.since = events[-1].seq
        return frames

    def new_position(self, live: LiveTable, reader: Reader) -> list[bytes]:
        """Return the present position, unless the client has got it."""
        if self.position == live.record.seq:
            return []
        self.position = live.record.seq
        now, site = self.services.house.uptime.now(), self.services.settings.site
        connected = self.services.presence.at(self.id).seats
        return [msgspec.json.encode(describe_position(live, reader, self.person, connected, now, site))]

    def new_presence(self) -> list[bytes]:
        """Return who is connected, unless the client knows."""
        present = self.services.presence.at(self.id)
        if present == self.present:
            return []
        self.present = present
        told = {"type": "presence", "seats": present.seats, "spectators": present.spectators}
        return [msgspec.json.encode(told)]


router = Router("/", route_handlers=[follow])
