"""A small client for loopback: keeps one connection, its cookies and the token that forms need."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec


class Browser:
    """Sends requests one after the other over one connection."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.cookies: dict[str, str] = {}
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def cookie_header(self) -> str:
        """Return the cookies as they are sent."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def introduce(self, name: str) -> None:
        """Get a token and become somebody."""
        await self.send("GET", "/api/me", None)
        await self.ask("/api/me", {"name": name})

    async def ask(self, path: str, body: dict[str, Any]) -> Any:
        """Do something that must succeed."""
        status, content = await self.send("POST", path, body)
        assert status in (200, 201), content
        return msgspec.json.decode(content)

    async def post(self, path: str, body: dict[str, Any]) -> int:
        """Do something and return the status."""
        return (await self.send("POST", path, body))[0]

    async def send(self, method: str, path: str, body: dict[str, Any] | None) -> tuple[int, bytes]:
        """Send a request and return status and content."""
        content = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: {self.cookie_header()}\r\n"
            f"x-csrftoken: {self.cookies.get('csrftoken', '')}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\n\r\n"
        )
        if self.streams is None or self.streams[0].at_eof():
            await self.close()
            self.streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        writer.write(head.encode() + content)
        return await self.receive(reader)

    async def receive(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        """Read an answer and keep its cookies."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length = 0
        for line in head[1:]:
            name, _, value = line.partition(": ")
            if name == "content-length":
                length = int(value)
            elif name == "set-cookie":
                cookie, _, content = value.partition(";")[0].partition("=")
                self.cookies[cookie] = content
        return int(head[0].split()[1]), await reader.readexactly(length)

    async def close(self) -> None:
        """Hang up."""
        if self.streams:
            self.streams[1].close()
