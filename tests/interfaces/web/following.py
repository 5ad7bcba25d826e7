"""Somebody who follows a table by its socket, as a client does."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.interfaces.web.servers import PATIENCE, Client


class Follower:
    """What has come through a socket: raw *texts*, *events*, and the last *position*."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.frames: list[dict[str, Any]] = []

    @property
    def events(self) -> list[dict[str, Any]]:
        """The events, in the order in which they came."""
        return [frame for frame in self.frames if frame["type"] == "event"]

    @property
    def position(self) -> dict[str, Any]:
        """The last position; nothing before one has come."""
        return next((frame for frame in reversed(self.frames) if frame["type"] == "position"), {})

    def receive(self) -> dict[str, Any]:
        """Wait for the next frame."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str), text
        frame: dict[str, Any] = json.loads(text)
        self.texts.append(text)
        self.frames.append(frame)
        return frame

    def until(self, holds: Callable[[], object]) -> None:
        """Take frames until something holds."""
        while not holds():
            self.receive()

    def catch_up(self, seq: int) -> None:
        """Take frames until the position after event *seq* has come."""
        self.until(lambda: self.position and self.position["seq"] >= seq)


@contextmanager
def following(client: Client, id: str, query: str = "") -> Iterator[Follower]:
    """Follow a table by a socket; *query* is what stands in the address behind the question mark."""
    address = client.socket_url(f"/api/tables/{id}/live?{query}")
    with connect(address, additional_headers={"Cookie": client.cookies()}) as socket:
        yield Follower(socket)
