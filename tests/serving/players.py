"""People with programs: they follow tables, choose at random, and come back by themselves."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

PATIENCE = 30.0
# Seconds before another attempt: doubled from the first to the last.
FIRST_PAUSE = 0.05
LONGEST_PAUSE = 0.4
LOST = (OSError, TimeoutError, WebSocketException)


async def until(holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Waits until something holds."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


class Person:
    """Somebody whom servers know by a cookie; *urls* are servers of one database."""

    def __init__(self, *urls: str) -> None:
        self.urls = urls
        # Nothing is encrypted here: no certificates are read.
        self.http = httpx.AsyncClient(timeout=10, verify=False)
        self.retries = 0

    async def introduce(self, name: str) -> None:
        """Gives a name."""
        await self.get("/api/me")
        await self.insist("/api/me", name=name)

    async def send(self, path: str, server: int = 0, key: str = "", **body: Any) -> httpx.Response:
        """Sends a command once."""
        headers = {"x-csrftoken": self.http.cookies.get("csrftoken") or ""}
        if key:
            headers["Idempotency-Key"] = key
        return await self.http.post(f"{self.urls[server]}{path}", headers=headers, json=body)

    async def insist(self, path: str, server: int = 0, key: str = "", **body: Any) -> httpx.Response:
        """Sends a command until it is answered."""
        return await self.repeat(lambda: self.send(path, server, key, **body))

    async def repeat(self, ask: Callable[[], Awaitable[httpx.Response]]) -> httpx.Response:
        """Asks until there is an answer."""
        pause = FIRST_PAUSE
        while True:
            try:
                answer = await ask()
                if answer.status_code != 503:
                    return answer
            except httpx.TransportError:
                pass
            self.retries += 1
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def get(self, path: str, server: int = 0, **query: Any) -> Any:
        """Asks for something that must be there."""
        answer = await self.repeat(lambda: self.http.get(f"{self.urls[server]}{path}", params=query))
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def open(self, game: str, *seats: str, **body: Any) -> str:
        """Opens a table; a seat is "me", "open" or a level."""
        kinds = [{"kind": seat} if seat in ("me", "open") else computer(seat) for seat in seats]
        answer = await self.insist("/api/tables", game=game, seats=kinds, **body)
        assert answer.status_code == 201, answer.text
        id: str = answer.json()["id"]
        return id

    async def past(self, table: str, server: int = 0, seat: int = 0) -> list[Any]:
        """All that has happened at a table, as a seat may know it."""
        events: list[Any] = []
        since = 0
        while True:
            page = await self.get(f"/api/tables/{table}/events", server, since=since, seat=seat)
            if not page["events"]:
                return events
            events += page["events"]
            since = page["seq"]

    def socket(self, path: str, server: int = 0) -> connect:
        """A socket to a server."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws{self.urls[server].removeprefix('http')}{path}"
        return connect(address, additional_headers={"Cookie": cookies}, proxy=None, max_size=None)


@asynccontextmanager
async def people(*names: str, urls: list[str]) -> AsyncIterator[list[Person]]:
    """People whom servers of one database know."""
    known = [Person(*urls) for _ in names]
    try:
        for person, name in zip(known, names, strict=True):
            await person.introduce(name)
        yield known
    finally:
        for person in known:
            await person.http.aclose()


def computer(level: str) -> dict[str, str]:
    return {"kind": "computer", "level": level}


class Player:
    """A person at one seat of a table, who follows it by server number *server* and chooses at random."""

    def __init__(self, person: Person, table: str, seat: int, seed: int = 0, server: int = 0) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.server = server
        self.dice = Random(f"{table} {seat} {seed}")
        # What has come by the socket.
        self.events: list[Any] = []
        self.position: Any = None
        self.seq = 0
        # The version after one's last choice.
        self.version = 0
        self.receipts: dict[str, Any] = {}
        self.stale = 0
        # How many choices had to be sent more than once.
        self.repeated = 0
        self.connections = 0
        self.is_choosing = False
        # How long one thinks at most.
        self.thought = 0.05
        self.plays = asyncio.Event()
        self.plays.set()

    async def run(self) -> None:
        """Follows the table until cancelled, however often the connection is lost."""
        pause = FIRST_PAUSE
        while True:
            path = f"/api/tables/{self.table}/live?since={self.seq}&seat={self.seat}"
            try:
                async with self.person.socket(path, self.server) as socket:
                    self.connections += 1
                    pause = FIRST_PAUSE
                    async for text in socket:
                        await self.hear(json.loads(text))
            except LOST:
                pass
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def hear(self, message: Any) -> None:
        """Notes what is pushed, and chooses if one is asked."""
        if message["type"] == "event":
            self.events.append(message)
            self.seq = message["seq"]
        elif message["type"] == "position":
            self.position = message
            self.seq = message["seq"]
            decision = message["decision"]
            if decision and decision["seat"] == self.seat and message["version"] >= self.version:
                await self.choose(decision["options"], message["version"])

    async def choose(self, options: list[Any], version: int) -> None:
        """Takes any option; a choice that is not answered is sent again as the same."""
        if not self.plays.is_set():
            return
        self.is_choosing = True
        await asyncio.sleep(self.dice.uniform(0, self.thought))
        key, before = uuid4().hex, self.person.retries
        body = {"option": self.dice.choice(options)["name"], "version": version, "seat": self.seat}
        answer = await self.person.insist(f"/api/tables/{self.table}/choices", self.server, key, **body)
        self.repeated += self.person.retries > before
        if answer.status_code == 200:
            self.receipts[key] = answer.json()
            self.version = answer.json()["version"]
        else:
            assert answer.status_code == 409, answer.text
            self.stale += 1
        self.is_choosing = False

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.position and self.position["outcome"])

    async def rest(self, seq: int) -> None:
        """Waits until everything up to *seq* has come, without choosing any more."""
        self.plays.clear()
        await until(lambda: self.seq >= seq and not self.is_choosing)
