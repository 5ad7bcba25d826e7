"""Sockets to test with, that follow a table or a person."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.interfaces.web.servers import PATIENCE, Client


class Socket:
    """Reads what a server pushes."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.got: list[dict[str, Any]] = []

    def next(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.connection.recv(seconds))
        self.got.append(message)
        return message

    def until(self, **wanted: Any) -> dict[str, Any]:
        """The next message with these values; others are passed over."""
        message = self.next()
        while any(message.get(name) != value for name, value in wanted.items()):
            message = self.next()
        return message

    def rest(self, seconds: float = 0.3) -> list[dict[str, Any]]:
        """Whatever else comes, until nothing does for a while or the server ends it."""
        messages = []
        try:
            while True:
                messages.append(self.next(seconds))
        except (TimeoutError, ConnectionClosed):
            return messages


@contextmanager
def following(client: Client, path: str) -> Iterator[Socket]:
    """Follow what is pushed at *path*, by the cookies of a client."""
    headers = {"Cookie": client.cookies()}
    with connect(client.socket_url(path), additional_headers=headers, open_timeout=PATIENCE) as connection:
        yield Socket(connection)


@contextmanager
def at_table(client: Client, id: str, query: str = "") -> Iterator[Socket]:
    """Follow a table."""
    with following(client, f"/api/tables/{id}/live{query}") as socket:
        yield socket
