"""Servers as processes of their own, which can be stopped, killed, frozen and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
from sqlalchemy import URL

from eastfront.table.storage.address import is_sqlite, listening_address

PATIENCE = 30.0
# Below the ports that systems give to outgoing connections: a client that calls while no server is up
# must not be connected to itself, nor take the port away.
PORTS = range(20_000, 32_000)


def free_port() -> int:
    """A port that nobody listens on."""
    dice = Random()
    while True:
        port = dice.choice(PORTS)
        with socket.socket() as candidate:
            if candidate.connect_ex(("127.0.0.1", port)) != 0:
                return port


class Server:
    """`eastfront serve` on a port that stays the same however often it is started."""

    def __init__(self, folder: Path, database: URL, *options: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.options = options
        self.database = "" if is_sqlite(database) else listening_address(database)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self.process is not None, "the server does not run"
        return self.process.pid

    async def start(self) -> None:
        """Starts the process and waits until it answers."""
        command = [sys.executable, "-P", "-m", "eastfront.interfaces.cli", "serve"]
        place = ["--data-dir", str(self.folder), "--port", str(self.port)]
        with (self.folder / f"log-{self.port}").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *place, "--requests-per-minute", "0", "--json-logs", *self.options],
                env={**os.environ, "EASTFRONT_DATABASE": self.database},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        async with asyncio.timeout(PATIENCE):
            while not await self.answers():
                assert self.process.poll() is None, self.log()
                await asyncio.sleep(0.05)

    async def answers(self) -> bool:
        """Whether the server is there."""
        try:
            async with httpx.AsyncClient(verify=False) as client:
                return (await client.get(f"{self.url}/health")).status_code == 200
        except httpx.TransportError:
            return False

    def log(self) -> str:
        """What the process has written."""
        return (self.folder / f"log-{self.port}").read_text()

    def send(self, number: signal.Signals) -> None:
        """Sends the process a signal."""
        assert self.process is not None, "the server does not run"
        self.process.send_signal(number)

    async def kill(self) -> None:
        """Ends the process at once, without a word."""
        if self.process:
            self.send(signal.SIGKILL)
            await self.ended()

    async def ended(self) -> int:
        """Waits for the end of the process; gives its status."""
        assert self.process is not None, "the server does not run"
        status = await asyncio.to_thread(self.process.wait, PATIENCE)
        self.process = None
        return status


@asynccontextmanager
async def serving(folder: Path, database: URL, *options: str, count: int = 1) -> AsyncIterator[list[Server]]:
    """Runs *count* servers on one database."""
    servers = [Server(folder, database, *options) for _ in range(count)]
    try:
        await asyncio.gather(*(server.start() for server in servers))
        yield servers
    finally:
        for server in servers:
            await server.kill()
