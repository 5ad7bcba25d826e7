"""A server that is told to stop does so at once, says so, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import signal
import time
from contextlib import AsyncExitStack
from pathlib import Path

import psutil
from sqlalchemy import URL
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.serving.bots import askers, slow_bot
from tests.serving.players import people, until
from tests.serving.processes import serving

SOCKETS = 20
SOON = 3.0
# The first seat begins.
FIRST = {"first_player": "youngest"}
# The server comes back.
RESTARTS = 1012


def test_a_server_stops_within_three_seconds_whatever_is_open(tmp_path: Path, database_url: URL) -> None:
    async def stop() -> None:
        async with (
            serving(tmp_path, database_url, *slow_bot(tmp_path, 25)) as [server],
            people("Anna", urls=[server.url]) as (anna,),
            AsyncExitStack() as stack,
        ):
            quiet = await anna.open("battlecards", "me", "me", start=True)
            thinking = await anna.open("barbarossa", "slow", "me", start=True, options=FIRST)
            own = await anna.open("barbarossa", "me", "recruit", start=True)
            places = [(quiet, 0), (thinking, 1), (own, 0)]
            paths = [f"/api/tables/{places[number % 3][0]}/live" for number in range(SOCKETS)]
            sockets = [await stack.enter_async_context(anna.socket(path)) for path in paths]
            await until(lambda: bool(askers(tmp_path)))
            before = [await anna.past(table, seat=seat) for table, seat in places]
            children = psutil.Process(server.pid).children(recursive=True)

            told = time.monotonic()
            server.send(signal.SIGTERM)
            codes = await asyncio.gather(*(closing_code(socket) for socket in sockets))
            status = await server.ended()
            taken = time.monotonic() - told

            assert taken < SOON
            assert status in (0, -signal.SIGTERM)
            assert {RESTARTS} == set(codes)
            assert children
            await until(lambda: not any(child.is_running() for child in children), SOON)
            assert "Traceback" not in server.log()
            await server.start()
            after = [await anna.past(table, seat=seat) for table, seat in places]
            assert before == [events[: len(past)] for events, past in zip(after, before, strict=True)]

    asyncio.run(stop())


async def closing_code(socket: ClientConnection) -> int:
    """Reads a socket to its end; gives the reason."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
