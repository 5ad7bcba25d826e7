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
from eastfront.interfaces.web.sessions import make_reader, person_id
from eastfront.kernel.errors import EastfrontError
from eastfront.table.live.livetable import Watch
from eastfront.table.live.telling import tell_event

# Why the server ends a connection.
GOING_AWAY = 1012
REFUSED = 4404

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
    """Push every event after *since* and then the position, until the client goes."""
    await socket.accept()
    watch = services.house.watch(id)
    listener = asyncio.create_task(listen(socket, watch))
    try:
        await Stream(socket, services, id, since, seat, language).run(watch)
    except EastfrontError as problem:
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_data(msgspec.json.encode({"type": "problem", "detail": str(problem)}))
            await socket.close(REFUSED)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        services.house.unwatch(id, watch)
        listener.cancel()


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
        self, socket: Socket, services: Services, id: str, since: int, seat: int | None, language: str
    ) -> None:
        self.socket = socket
        self.services = services
        self.id = id
        self.since = since
        self.seat = seat
        self.language = language
        self.person = person_id(socket)

    async def run(self, watch: Watch) -> None:
        """Send what is there, and again whenever there is more."""
        while not watch.closed:
            for frame in await self.frames():
                await self.socket.send_data(frame, "text")
            await watch.wait()

    async def frames(self) -> list[bytes]:
        """Return what the client has not got yet, and the position after it."""
        frames: list[bytes] = []
        house = self.services.house
        async with house.reading(self.id) as live:
            reader = await make_reader(self.services, live, self.person, self.seat, self.language)
            while self.since < live.record.seq:
                for event in await house.events(live, self.since):
                    told = tell_event(event, reader)
                    if told:
                        frames.append(msgspec.json.encode(told))
                    self.since = event.seq
            now = house.uptime.now()
            position = describe_position(live, reader, self.person, set(), now)
            frames.append(msgspec.json.encode(position))
        return frames


router = Router("/", route_handlers=[follow])
