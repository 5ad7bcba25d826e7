"""The lobby shows public tables, newest first, in pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.interfaces.web.servers import Client, running_server


@pytest.fixture
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """Somebody at a server of his own: no other test opens tables there."""
    folder = tmp_path_factory.mktemp("lobby")
    with running_server(folder, requests_per_minute=0) as url, Client(url, "Anna") as client:
        yield client


def listed(client: Client, **query: Any) -> list[str]:
    return [table["id"] for table in client.get("/api/tables", **query)["tables"]]


def test_public_tables_are_listed_by_status_and_game_the_newest_first(host: Client) -> None:
    first = host.open("barbarossa", "me", "open")
    second = host.open("stalingrad", "me", "open")
    running = host.open("barbarossa", "me", "me", start=True)
    hidden = host.open("barbarossa", "me", "open", visibility="private")

    assert [second, first] == listed(host)
    assert [first] == listed(host, game="barbarossa")
    assert [running] == listed(host, status="running")
    assert [] == listed(host, status="ended")
    assert host.get(f"/api/tables/{hidden}")["id"] == hidden


def test_a_listed_table_tells_what_is_played_and_who_sits_there(host: Client) -> None:
    id = host.open("barbarossa", "me", "recruit", clock={"kind": "days", "days": 3})

    (table,) = host.get("/api/tables")["tables"]

    names = [(seat["kind"], seat["name"], seat["level"]) for seat in table["seats"]]
    assert (id, "barbarossa", "Anna") == (table["id"], table["game"], table["host"])
    assert [("person", "Anna", ""), ("computer", "recruit", "recruit")] == names
    assert {"kind": "days", "days": 3} == table["clock"]
    assert "key" not in table
    assert "salt" not in table


def test_the_lobby_is_read_in_pages(host: Client) -> None:
    ids = [host.open("barbarossa", "me", "open") for _ in range(3)]

    page = host.get("/api/tables", limit=2)["tables"]
    rest = listed(host, limit=2, before=page[-1]["changed"])

    assert ids[:0:-1] == [table["id"] for table in page]
    assert ids[:1] == rest


def test_what_no_lobby_has_is_refused(host: Client) -> None:
    statuses = [
        host.request("GET", "/api/tables", params=query).status_code
        for query in ({"status": "halted"}, {"game": "chess"}, {"limit": 51}, {"before": "nan"})
    ]

    assert [400, 404, 400, 400] == statuses
