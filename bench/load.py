"""Load: many tables on one server process, over real sockets. `python -m bench.load --help` says how."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

from bench.http import Browser

GAMES: Final = ("barbarossa", "battlecards", "stalingrad")
START_SECONDS: Final = 30.0
WARM_UP_SECONDS: Final = 10.0
# How long a choice may take to reach everybody before it counts as lost.
LOST_SECONDS: Final = 10.0


@dataclass
class Figures:
    """What was measured at one pace: times in seconds from a POST to the last push of it."""

    offered: float
    times: list[float] = field(default_factory=list)
    refused: int = 0
    lost: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    own_cpu: float = 0.0
    memory: float = 0.0

    def percentile(self, share: float) -> float:
        """Return the time that so large a share stayed below."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    def row(self) -> str:
        """Word the figures for the table."""
        marks = [f"{self.percentile(share) * 1000:7.0f}" for share in (0.5, 0.95, 0.99, 1.0)]
        rate = len(self.times) / self.seconds
        return (
            f"{self.offered:9.0f} {rate:9.1f} {' '.join(marks)} {self.cpu:6.0f} {self.own_cpu:8.0f} "
            f"{self.memory:7.0f} {self.refused:8} {self.lost:5}"
        )


HEADING: Final = "offered/s    done/s  p50 ms  p95 ms  p99 ms  max ms  cpu %  driver %  mem MB  refused  lost"

DESCRIPTION: Final = """\
Starts a server on the first core and plays at many tables from the second, over
real sockets: every seat is connected, each choice is a POST, and its time ends
when the last seat of the table has been pushed the position after it. A line a
pace, from slow to fast; how busy both sides are stands beside it.
"""
EPILOG: Final = """\
offered/s  choices that the pace asks for       cpu %     of a core, by the server
done/s     choices that everybody was told of   driver %  of a core, by this program
p50 … max  milliseconds from POST to last push  mem MB    memory of the server
refused    answered with anything but 200       lost      not told to all in 10 s

Near 100 driver % the figures are the driver's, not the server's.
"""


class Seat:
    """One connected seat: a browser and the socket that it listens on."""

    def __init__(self, browser: Browser, number: int) -> None:
        self.browser = browser
        self.number = number
        self.socket: ClientConnection | None = None
        self.position: dict[str, Any] = {}


class LoadTable:
    """A table with all its seats connected; plays one choice at a time."""

    def __init__(self, id: str, seats: list[Seat]) -> None:
        self.id = id
        self.seats = seats
        self.heard: dict[int, int] = {}
        self.arrived = asyncio.Event()
        self.readers: list[asyncio.Task[None]] = []

    async def connect(self, host: str, port: int) -> None:
        """Open a socket for each seat."""
        for seat in self.seats:
            url = f"ws://{host}:{port}/api/tables/{self.id}/live?seat={seat.number}"
            headers = {"Cookie": seat.browser.cookie_header()}
            seat.socket = await connect(url, additional_headers=headers, compression=None, max_queue=None)
            self.readers.append(asyncio.create_task(self.read(seat, seat.socket)))

    async def read(self, seat: Seat, stream: ClientConnection) -> None:
        """Note every position that a seat is pushed."""
        async for message in stream:
            assert isinstance(message, str)
            # A position names itself first; events before it need not be read to measure.
            if message.startswith('{"type":"position"'):
                seat.position = msgspec.json.decode(message)
                self.heard[seat.number] = seat.position["version"]
                self.arrived.set()

    async def ready(self) -> None:
        """Wait until every seat has a position."""
        while len(self.heard) < len(self.seats):
            self.arrived.clear()
            await asyncio.wait_for(self.arrived.wait(), START_SECONDS)

    async def choose(self, figures: Figures, number: int) -> bool:
        """Take an option and wait until every seat has been told; tell whether the game goes on."""
        decision = self.seats[0].position["decision"]
        if decision is None:
            return False
        seat = self.seats[decision["seat"]]
        while seat.position["version"] < self.seats[0].position["version"]:
            await asyncio.sleep(0)
        options = seat.position["decision"]["options"]
        option = options[number * 7919 % len(options)]["name"]
        version = seat.position["version"]
        start = time.perf_counter()
        body = {"option": option, "version": version, "seat": seat.number}
        status = await seat.browser.post(f"/api/tables/{self.id}/choices", body)
        if status != 200:
            figures.refused += 1
            return True
        try:
            async with asyncio.timeout(LOST_SECONDS):
                while min(self.heard.values()) <= version:
                    self.arrived.clear()
                    await self.arrived.wait()
            figures.times.append(time.perf_counter() - start)
        except TimeoutError:
            figures.lost += 1
        return True

    async def play(self, figures: Figures, pause: float, begin: float, end: float) -> None:
        """Choose once every *pause* seconds from *begin* to *end*."""
        due, number = begin, 0
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not await self.choose(figures, number):
                return
            due, number = due + pause, number + 1

    async def close(self) -> None:
        """Hang up."""
        for task in self.readers:
            task.cancel()
        for seat in self.seats:
            if seat.socket:
                await seat.socket.close()
            await seat.browser.close()


class Server:
    """A server process of its own, on one core."""

    def __init__(self, folder: Path, database: str, core: int) -> None:
        with socket.create_server(("127.0.0.1", 0)) as found:
            self.port = found.getsockname()[1]
        self.host = "127.0.0.1"
        command = [sys.executable, "-P", "-m", "eastfront.interfaces.cli", "serve", "--json-logs"]
        options = ["--data-dir", str(folder), "--port", str(self.port), "--requests-per-minute", "0"]
        self.log = (folder.parent / "server.log").open("wb")
        self.process = subprocess.Popen(
            [*command, *options, *(["--database", database] if database else [])],
            stderr=self.log,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        )
        self.measured = psutil.Process(self.process.pid)

    async def wait(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            try:
                _, writer = await asyncio.open_connection(self.host, self.port)
                writer.close()
                return
            except OSError:
                await asyncio.sleep(0.1)
        raise SystemExit("the server does not start; see its log")

    def stop(self) -> None:
        """End it."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(10)
        self.log.close()


async def open_tables(server: Server, count: int) -> list[LoadTable]:
    """Open and start so many tables for two persons each, and connect their seats."""
    tables = []
    for number in range(count):
        browsers = [Browser(server.host, server.port) for _ in range(2)]
        for place, browser in enumerate(browsers):
            await browser.introduce(f"Player {number}-{place}")
        game = GAMES[number % len(GAMES)]
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "private"}
        id = (await browsers[0].ask("/api/tables", body))["id"]
        await browsers[1].ask(f"/api/tables/{id}/seats/1/claim", {})
        await browsers[0].ask(f"/api/tables/{id}/start", {})
        table = LoadTable(id, [Seat(browser, place) for place, browser in enumerate(browsers)])
        await table.connect(server.host, server.port)
        await table.ready()
        tables.append(table)
    return tables


async def measure(server: Server, tables: list[LoadTable], pause: float, seconds: float) -> Figures:
    """Play at all tables at one pace, spread evenly over it."""
    figures = Figures(len(tables) / pause)
    begin = time.perf_counter() + 0.5
    used, own = server.measured.cpu_times(), time.process_time()
    plays = [
        table.play(figures, pause, begin + pause * number / len(tables), begin + seconds)
        for number, table in enumerate(tables)
    ]
    await asyncio.gather(*plays)
    figures.seconds = time.perf_counter() - begin
    after = server.measured.cpu_times()
    figures.cpu = 100 * (after.user + after.system - used.user - used.system) / figures.seconds
    figures.own_cpu = 100 * (time.process_time() - own) / figures.seconds
    figures.memory = server.measured.memory_info().rss / 1e6
    return figures


async def run(tables: int, pauses: Sequence[float], seconds: float, database: str) -> None:
    """Start a server, fill it, and print a line for each pace."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "data"
        server = Server(folder, database, core=0)
        os.sched_setaffinity(0, {1 % (os.cpu_count() or 1)})
        try:
            await server.wait()
            opened = await open_tables(server, tables)
            print(f"{len(opened)} tables, {2 * len(opened)} connected seats")
            # The first choices of every table load, word and snapshot what later ones find done.
            await measure(server, opened, pauses[0], WARM_UP_SECONDS)
            print(HEADING)
            for pause in pauses:
                print((await measure(server, opened, pause, seconds)).row(), flush=True)
            await asyncio.gather(*(table.close() for table in opened))
        finally:
            server.stop()


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.load",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--tables", type=int, default=500, help="tables, each with two connected seats (%(default)s)"
    )
    parser.add_argument(
        "--pauses",
        default="4,2,1.5,1",
        help="seconds between two choices at a table, by commas (%(default)s)",
    )
    parser.add_argument(
        "--seconds", type=float, default=20.0, help="how long each pace is kept (%(default)s)"
    )
    parser.add_argument(
        "--database", default="", help="address of an empty PostgreSQL database; SQLite if not given"
    )
    given = parser.parse_args()
    pauses = [float(pause) for pause in given.pauses.split(",")]
    asyncio.run(run(given.tables, pauses, given.seconds, given.database))


if __name__ == "__main__":
    main()
