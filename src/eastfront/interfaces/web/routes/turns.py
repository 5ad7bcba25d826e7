"""The socket of a person: pushes "it is your turn", whatever the table."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from litestar import Router, websocket
from litestar.exceptions import WebSocketDisconnect

from eastfront.interfaces.web.routes.live import Socket, listen, send
from eastfront.interfaces.web.services import Given
from eastfront.interfaces.web.sessions import person_id
from eastfront.table.live.turns import Bell
from eastfront.table.live.webhooks import Turn

# Why the server ends a connection.
UNKNOWN = 4401


@websocket("/me/live")
async def follow_turns(socket: Socket, services: Given) -> None:
    """Push a message for every table that waits for whoever asks, at first for those that do already."""
    await socket.accept()
    person = person_id(socket)
    if person is None:
        await refuse(socket)
        return
    bell = services.turns.listen(person)
    listener = asyncio.create_task(listen(socket, bell))
    try:
        await push(socket, bell)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        services.turns.leave(person, bell)
        listener.cancel()


async def refuse(socket: Socket) -> None:
    """Say that only somebody with a name has turns."""
    problem = {"type": "problem", "detail": "say who you are first: POST /api/me with a name"}
    with suppress(WebSocketDisconnect, RuntimeError):
        await send(socket, msgspec.json.encode(problem))
        await socket.close(UNKNOWN)


async def push(socket: Socket, bell: Bell) -> None:
    """Send every turn until the client goes."""
    while not bell.closed:
        for turn in bell.take():
            await send(socket, turn_frame(turn))
        await bell.wait()


def turn_frame(turn: Turn) -> bytes:
    """Return what is sent of a turn."""
    return msgspec.json.encode({"type": "turn", **msgspec.structs.asdict(turn)})


router = Router("/", route_handlers=[follow_turns])
