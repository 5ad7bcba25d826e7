"""Two server processes on one PostgreSQL database: what is around a table is the same on both."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.interfaces.web.hooks import webhook
from tests.interfaces.web.servers import Client, running_server, wait_for
from tests.interfaces.web.sockets import at_table, following
from tests.table.storage.databases import new_postgres, running_postgres


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The addresses of two servers, which know each other by the database only."""
    folders = [tmp_path_factory.mktemp(name) for name in ("first", "second")]
    with running_postgres() as address:
        database = new_postgres(address).render_as_string(hide_password=False)
        shared = {"database": database, "requests_per_minute": 0, "private_webhooks": True}
        with running_server(folders[0], **shared) as first, running_server(folders[1], **shared) as second:
            yield first, second


@pytest.fixture
def anna(two: tuple[str, str]) -> Iterator[Client]:
    with Client(two[0], "Anna") as client:
        yield client


@pytest.fixture
def boris(two: tuple[str, str]) -> Iterator[Client]:
    with Client(two[1], "Boris") as client:
        yield client


def table_of_two(anna: Client, boris: Client) -> str:
    id = anna.open("barbarossa", "me", "open")
    boris.post(f"/api/tables/{id}/seats/1/claim")
    return id


def test_those_connected_to_another_process_are_present(anna: Client, boris: Client) -> None:
    id = table_of_two(anna, boris)
    with at_table(anna, id) as socket:
        socket.until(type="presence", seats=[0])

        with at_table(boris, id):
            socket.until(type="presence", seats=[0, 1], spectators=0)
            seen = [seat["connected"] for seat in anna.get(f"/api/tables/{id}")["seats"]]
        socket.until(type="presence", seats=[0])

    assert [True, True] == seen
    wait_for(lambda: not boris.get(f"/api/tables/{id}")["seats"][0]["connected"])


def test_a_turn_is_told_on_a_process_that_does_not_know_the_table(
    two: tuple[str, str], anna: Client, boris: Client
) -> None:
    id = anna.open("barbarossa", "me", "open")
    with Client(two[0]) as device, following(boris, "/api/me/live") as socket:
        # He sits down through the first process: the second has never seen the table.
        device.http.cookies.update(boris.http.cookies)
        device.post(f"/api/tables/{id}/seats/1/claim")
        anna.post(f"/api/tables/{id}/start")
        while anna.get(f"/api/tables/{id}")["asked"] != 1:
            anna.choose(id)

        call = socket.until(type="turn")

    assert (id, 1, "barbarossa") == (call["table"], call["seat"], call["game"])


def test_a_coached_game_is_begun_once_although_both_processes_are_asked(
    two: tuple[str, str], anna: Client
) -> None:
    with Client(two[1]) as device:
        device.http.cookies.update(anna.http.cookies)

        def begin(client: Client) -> str:
            table = client.post("/api/coached", game="stalingrad")
            assert "running" == table["status"]
            id: str = table["id"]
            return id

        with ThreadPoolExecutor(6) as pool:
            ids = set(pool.map(begin, [anna, device] * 3))

    assert 1 == len(ids)
    assert ids == {each["id"] for each in anna.get("/api/me/tables")["tables"]}


def test_one_process_calls_the_webhook_where_both_know_the_table(anna: Client, boris: Client) -> None:
    id = table_of_two(anna, boris)
    with webhook() as (address, got), at_table(anna, id), at_table(boris, id) as socket:
        boris.post(f"/api/tables/{id}/seats/1/settings", webhook=address)
        anna.post(f"/api/tables/{id}/start")
        while anna.get(f"/api/tables/{id}")["asked"] != 1:
            anna.choose(id)
        version = anna.get(f"/api/tables/{id}")["version"]
        socket.until(type="position", version=version)
        wait_for(lambda: got)
        socket.rest()

    assert [(id, 1, version)] == [(call["table"], call["seat"], call["version"]) for call in got]


def test_a_link_used_on_two_processes_at_once_works_once(two: tuple[str, str], anna: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    token = anna.post(f"/api/tables/{id}/seats/0/link")["token"]
    others = [Client(url) for url in (*two, *two)]

    with ThreadPoolExecutor(len(others)) as pool:
        answers = list(
            pool.map(lambda each: each.request("POST", "/api/links", json={"token": token}), others)
        )
    owned = sorted(other.get(f"/api/tables/{id}")["yours"] for other in others)
    for other in others:
        other.close()

    assert [200, 404, 404, 404] == sorted(answer.status_code for answer in answers)
    assert [[], [], [], [0]] == owned


def test_a_seat_moved_on_one_process_is_lost_on_the_other(anna: Client, boris: Client) -> None:
    id = table_of_two(anna, boris)
    anna.post(f"/api/tables/{id}/start")
    with at_table(boris, id) as socket:
        assert 1 == socket.until(type="position")["seat"]

        token = boris.post(f"/api/tables/{id}/seats/1/link")["token"]
        anna.post("/api/links", token=token)
        seated = socket.until(kind="seated", seat=1)
        after = socket.until(type="position")

    assert seated["seq"] <= after["seq"]
    assert (None, []) == (after["seat"], after["decision"]["options"])


def test_whoever_is_muted_on_one_process_is_muted_on_the_other(
    two: tuple[str, str], anna: Client, boris: Client
) -> None:
    id = table_of_two(anna, boris)
    with Client(two[1]) as device:
        device.http.cookies.update(anna.http.cookies)
        with at_table(device, id) as socket:
            socket.until(type="presence")
            anna.post(f"/api/tables/{id}/mutes", seat=1, muted=True)
            boris.post(f"/api/tables/{id}/chat", text="hello")
            anna.post(f"/api/tables/{id}/chat", text="silence")

            said = socket.until(kind="chat")

    assert "silence" == said["text"]


def test_what_one_process_has_told_is_never_too_new_for_the_other(anna: Client, boris: Client) -> None:
    id = table_of_two(anna, boris)

    for number in range(20):
        seq = anna.post(f"/api/tables/{id}/chat", text=str(number))["seq"]

        assert {"seq": seq, "events": []} == boris.get(f"/api/tables/{id}/events", since=seq)
