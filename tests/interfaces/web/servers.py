"""Real servers to test with, and clients that talk to them as a browser would."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import uvicorn

from eastfront.interfaces.web.app import make_app
from eastfront.interfaces.web.safety import LARGEST_MESSAGE
from eastfront.interfaces.web.settings import Settings
from eastfront.table.storage.address import database_url
from eastfront.table.storage.database import migrate

SECRET = bytes(range(32))
PATIENCE = 20.0


@contextmanager
def running_server(folder: Path, **settings: Any) -> Iterator[str]:
    """Serve from a thread of this process; gives the address."""
    listener = socket.create_server(("127.0.0.1", 0))
    # The loop does this only for sockets that it has opened itself; without it each answer waits 40 ms.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    port = listener.getsockname()[1]
    chosen = Settings(data_dir=folder, port=port, **settings)
    config = uvicorn.Config(
        make_app(chosen, SECRET),
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=1,
        ws_max_size=LARGEST_MESSAGE,
    )
    server = uvicorn.Server(config)

    async def serve() -> None:
        await migrate(database_url(chosen.database, folder))
        await server.serve(sockets=[listener])

    # In a thread with a loop of its own: a test that drives a browser has one running already.
    thread = Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    try:
        wait_for(lambda: server.started)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
    assert not thread.is_alive(), "the server does not stop"


def wait_for(condition: Any, seconds: float = PATIENCE) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


def logged(lines: list[MutableMapping[str, Any]], *routes: str) -> str:
    """What the server has logged, once *routes* are in it: a line is written after its answer has gone."""
    wait_for(lambda: set(routes) <= {line.get("route") for line in lines})
    return str(lines)


class Client:
    """Somebody with a browser: keeps cookies, sends the token that forms need."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        # Nothing is encrypted here, and reading certificates takes longer than many a test.
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)
        self.http.get("/api/me")
        if name:
            self.post("/api/me", name=name)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def request(self, method: str, path: str, key: str = "", **arguments: Any) -> httpx.Response:
        """Send any request; *key* makes it one that is done once."""
        headers = {"x-csrftoken": self.http.cookies.get("csrftoken") or ""}
        if key:
            headers["Idempotency-Key"] = key
        return self.http.request(method, path, headers=headers, **arguments)

    def get(self, path: str, **query: Any) -> Any:
        """Ask for something that must be there."""
        answer = self.request("GET", path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, key: str = "", **body: Any) -> Any:
        """Do something that must succeed."""
        answer = self.request("POST", path, key, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, path: str, key: str = "", **body: Any) -> tuple[int, dict[str, Any]]:
        """Try something that must fail; gives the status and the problem."""
        answer = self.request("POST", path, key, json=body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()

    def open(self, game: str = "barbarossa", *seats: str, **body: Any) -> str:
        """Open a table; a seat is "me", "open" or a level."""
        kinds = [{"kind": seat} if seat in ("me", "open") else computer(seat) for seat in seats]
        id: str = self.post("/api/tables", game=game, seats=kinds, **body)["id"]
        return id

    def position(self, id: str, **query: Any) -> Any:
        """The present of a table."""
        return self.get(f"/api/tables/{id}/position", **query)

    def choose(self, id: str, number: int = 0, **body: Any) -> Any:
        """Take one of the options, by its place in the list; gives the receipt."""
        present = self.position(id, **({"seat": body["seat"]} if "seat" in body else {}))
        option = present["decision"]["options"][number]["name"]
        return self.post(f"/api/tables/{id}/choices", option=option, version=present["version"], **body)

    def socket_url(self, path: str) -> str:
        """The address of a socket."""
        return f"ws{self.url.removeprefix('http')}{path}"

    def cookies(self) -> str:
        """The cookies, as a socket client sends them."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


def computer(level: str) -> dict[str, str]:
    return {"kind": "computer", "level": level}
