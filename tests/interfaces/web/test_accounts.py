"""Accounts by password, and the tables that they gather."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from structlog.testing import capture_logs
from websockets.sync.client import ClientConnection, connect

from eastfront.interfaces.web.attempts import GUESSES, Attempts
from eastfront.interfaces.web.passwords import digest, verify
from eastfront.table.storage.address import database_url
from eastfront.table.storage.database import open_engine, reading
from eastfront.table.storage.schema import accounts, mutes
from tests.interfaces.web.authenticators import Authenticator
from tests.interfaces.web.servers import PATIENCE, Client, logged, running_server

PASSWORD = "correct horse"
numbers = count(1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("accounts")


@pytest.fixture(scope="module")
def url(folder: Path) -> Iterator[str]:
    with running_server(folder, requests_per_minute=0, sign_ins_per_minute=0) as url:
        yield url


def new_login() -> str:
    return f"login-{next(numbers)}"


def with_account(client: Client) -> str:
    login = new_login()
    client.post("/api/account", login=login, password=PASSWORD)
    return login


@contextlib.contextmanager
def signed_in(url: str, login: str, name: str = "") -> Iterator[Client]:
    with Client(url, name) as client:
        client.post("/api/account/sign-in", login=login, password=PASSWORD)
        yield client


def ids(tables: list[dict[str, Any]]) -> list[str]:
    return [table["id"] for table in tables]


def test_an_account_opens_ones_seats_on_another_device(url: str, anna: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    login = with_account(anna)

    with signed_in(url, login.upper()) as elsewhere:
        seats = elsewhere.get(f"/api/tables/{id}")["yours"]
        me = elsewhere.get("/api/me")

    assert [0] == seats
    assert {"name": "Anna", "language": "en", "login": login, "is_known": True} == me


def test_what_a_guest_had_comes_along_at_sign_in(url: str, anna: Client, boris: Client) -> None:
    login = with_account(anna)
    hosted = boris.open("barbarossa", "open", "open")
    played = boris.open("barbarossa", "me", "me", start=True)
    seen = boris.position(played)["seq"]

    boris.post("/api/account/sign-in", login=login, password=PASSWORD)

    assert boris.get(f"/api/tables/{hosted}")["is_host"]
    assert [0, 1] == boris.get(f"/api/tables/{played}")["yours"]
    assert {hosted, played} == set(ids(anna.get("/api/me/tables")["tables"]))
    assert seen + 1 == boris.choose(played)["seq"] - 1
    assert "Boris" == anna.get(f"/api/tables/{played}")["seats"][0]["name"]


def test_a_guest_of_before_can_do_nothing_with_the_seats_that_moved(url: str, anna: Client) -> None:
    login = with_account(anna)
    with Client(url, "Guest") as guest, Client(url) as thief:
        id = guest.open("barbarossa", "me", "me", start=True)
        thief.http.cookies.update(guest.http.cookies)
        guest.post("/api/account/sign-in", login=login, password=PASSWORD)

        present = thief.position(id)
        option = guest.position(id)["decision"]["options"][0]["name"]
        status, _ = thief.refused(f"/api/tables/{id}/choices", option=option, version=present["version"])

    assert present["seat"] is None
    assert 403 == status


def test_a_socket_of_the_guest_of_before_is_shown_the_seat_no_longer(url: str, anna: Client) -> None:
    login = with_account(anna)
    with Client(url, "Guest") as guest:
        id = guest.open("barbarossa", "me", "me", start=True)
        address = guest.socket_url(f"/api/tables/{id}/live")
        with connect(address, additional_headers={"Cookie": guest.cookies()}) as socket:
            before = next_position(socket)

            guest.post("/api/account/sign-in", login=login, password=PASSWORD)

            after = next_position(socket)

    assert before["decision"]["options"]
    assert (None, []) == (after["seat"], after["decision"]["options"])


def next_position(socket: ClientConnection) -> Any:
    while (frame := json.loads(socket.recv(PATIENCE)))["type"] != "position":
        pass
    return frame


def test_mutes_come_along_without_muting_oneself(url: str, folder: Path, anna: Client, boris: Client) -> None:
    login = with_account(anna)
    table = anna.open("barbarossa", "me", "open")
    with Client(url, "Guest") as guest:
        guest.post(f"/api/tables/{table}/seats/1/claim")
        other = boris.open("barbarossa", "me", "open", visibility="private")
        guest.post(f"/api/tables/{other}/seats/1/claim")
        guest.post(f"/api/tables/{table}/mutes", seat=0, muted=True)
        guest.post(f"/api/tables/{other}/mutes", seat=0, muted=True)
        boris.post(f"/api/tables/{other}/mutes", seat=1, muted=True)

        guest.post("/api/account/sign-in", login=login, password=PASSWORD)

    person = asyncio.run(person_of(folder, login))
    rows = asyncio.run(read_mutes(folder))
    assert 1 == len([muted for who, muted in rows if who == person])
    assert 1 == len([who for who, muted in rows if muted == person])
    assert (person, person) not in rows


async def person_of(folder: Path, login: str) -> str:
    engine = open_engine(database_url("", folder))
    async with reading(engine) as connection:
        person = await connection.scalar(select(accounts.c.person).where(accounts.c.login == login))
    await engine.dispose()
    assert isinstance(person, str)
    return person


async def read_mutes(folder: Path) -> list[tuple[str, str]]:
    engine = open_engine(database_url("", folder))
    async with reading(engine) as connection:
        rows = (await connection.execute(select(mutes))).all()
    await engine.dispose()
    return [(row.person, row.muted) for row in rows]


def test_an_account_keeps_its_tables_when_its_person_signs_in_elsewhere(anna: Client, boris: Client) -> None:
    first, second = with_account(anna), with_account(boris)
    id = anna.open("barbarossa", "me", "open")

    anna.post("/api/account/sign-in", login=second, password=PASSWORD)

    assert [] == anna.get(f"/api/tables/{id}")["yours"]
    anna.post("/api/account/sign-in", login=first, password=PASSWORD)
    assert [0] == anna.get(f"/api/tables/{id}")["yours"]


def test_wrong_logins_and_wrong_passwords_are_answered_alike(url: str, anna: Client) -> None:
    login = with_account(anna)

    with Client(url) as stranger:
        path = "/api/account/sign-in"
        wrong_password = stranger.refused(path, login=login, password="wrong")
        wrong_login = stranger.refused(path, login=new_login(), password=PASSWORD)
        odd_login = stranger.refused(path, login=" ", password=PASSWORD)

    assert 403 == wrong_password[0]
    assert wrong_password == wrong_login == odd_login


def test_a_login_that_there_is_not_costs_as_much_work() -> None:
    kept = asyncio.run(digest(PASSWORD))
    verify("wrong", "")

    known = min(timed(lambda: verify("wrong", kept)) for _ in range(3))
    unknown = min(timed(lambda: verify("wrong", "")) for _ in range(3))

    assert 0.3 < unknown / known < 3.0


def timed(call: Callable[[], bool]) -> float:
    start = time.perf_counter()
    assert not call()
    return time.perf_counter() - start


def test_logs_and_answers_name_no_login_and_no_password(url: str, anna: Client) -> None:
    with capture_logs() as lines, Client(url) as stranger:
        login = with_account(anna)
        _, problem = stranger.refused("/api/account/sign-in", login=login, password="wrong horse")
        _, taken = stranger.refused("/api/account", login=login, password=PASSWORD)
        log = logged(lines, "/api/account/sign-in", "/api/account")

    for text in (log, str(problem), str(taken)):
        assert login not in text
        assert "horse" not in text


def test_nothing_of_the_session_of_before_lives_on(url: str, anna: Client) -> None:
    login = with_account(anna)
    with Client(url, "Guest") as guest:
        options = guest.post("/api/account/passkeys/options", login=new_login())

        guest.post("/api/account/sign-in", login=login, password=PASSWORD)

        answer = Authenticator(url).make(options)
        status, problem = guest.refused("/api/account/passkeys", credential=answer)

    assert (409, True) == (status, "no challenge" in problem["detail"])


@pytest.mark.parametrize("path", ["/api/account", "/api/account/sign-in"])
def test_half_a_letter_is_no_password(anna: Client, path: str) -> None:
    body = b'{"login": "half-letter", "password": "\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800"}'

    answer = anna.http.post(path, content=body, headers=json_headers(anna))

    assert 400 == answer.status_code


def json_headers(client: Client) -> dict[str, str]:
    return {"content-type": "application/json", "x-csrftoken": client.http.cookies["csrftoken"]}


def test_a_login_is_given_once(anna: Client, boris: Client) -> None:
    login = with_account(anna)

    taken, _ = boris.refused("/api/account", login=login.upper(), password=PASSWORD)
    second, _ = anna.refused("/api/account", login=new_login(), password=PASSWORD)

    assert (409, 409) == (taken, second)


@pytest.mark.parametrize(
    ("login", "password"),
    [
        ("ab", PASSWORD),
        ("a" * 41, PASSWORD),
        ("two words", PASSWORD),
        ("nul\0l", PASSWORD),
        ("fine", "short"),
        ("fine", "a" * 201),
    ],
)
def test_logins_and_passwords_have_limits(anna: Client, login: str, password: str) -> None:
    status, problem = anna.refused("/api/account", login=login, password=password)

    assert 400 == status
    assert password not in problem["detail"]


def test_somebody_without_a_name_gets_no_account(url: str) -> None:
    with Client(url) as nobody:
        status, _ = nobody.refused("/api/account", login=new_login(), password=PASSWORD)

    assert 401 == status


def test_signing_out_leaves_nobody(anna: Client) -> None:
    with_account(anna)

    anna.post("/api/account/sign-out")

    assert {"name": "", "language": "en", "login": "", "is_known": False} == anna.get("/api/me")


def test_a_changed_password_replaces_the_old_one(url: str, anna: Client) -> None:
    login = with_account(anna)

    wrong, _ = anna.refused("/api/account/password", old="wrong", new="battery staple")
    anna.post("/api/account/password", old=PASSWORD, new="battery staple")

    assert 403 == wrong
    with Client(url) as elsewhere:
        old, _ = elsewhere.refused("/api/account/sign-in", login=login, password=PASSWORD)
        elsewhere.post("/api/account/sign-in", login=login, password="battery staple")
    assert 403 == old


def test_a_guest_has_no_password_to_change_and_no_account_to_delete(anna: Client) -> None:
    password, _ = anna.refused("/api/account/password", old="", new=PASSWORD)
    deleted = anna.request("DELETE", "/api/account")

    assert (404, 404) == (password, deleted.status_code)


def test_whoever_deletes_his_account_stays_a_guest_with_seats(url: str, anna: Client) -> None:
    login = with_account(anna)
    id = anna.open("barbarossa", "me", "open")

    answer = anna.request("DELETE", "/api/account")

    assert (200, "") == (answer.status_code, answer.json()["login"])
    assert [0] == anna.get(f"/api/tables/{id}")["yours"]
    with Client(url) as elsewhere:
        status, _ = elsewhere.refused("/api/account/sign-in", login=login, password=PASSWORD)
    assert 403 == status


def test_guessing_at_a_login_has_to_pause(url: str, anna: Client) -> None:
    login = with_account(anna)

    with Client(url) as stranger:
        body = {"login": login, "password": "wrong"}
        guesses = [stranger.refused("/api/account/sign-in", **body)[0] for _ in range(GUESSES)]
        answer = stranger.request("POST", "/api/account/sign-in", json=body)

    assert {403} == set(guesses)
    assert (429, "too-often") == (answer.status_code, answer.json()["problem"])
    assert 0 < int(answer.headers["retry-after"]) <= 600


def test_an_address_has_to_pause_whatever_login_it_tries(tmp_path: Path) -> None:
    with running_server(tmp_path, sign_ins_per_minute=3) as url, Client(url) as stranger:
        path = "/api/account/sign-in"
        statuses = [stranger.refused(path, login=new_login(), password="wrong")[0] for _ in range(4)]

    assert [403, 403, 403, 429] == statuses


def test_attempts_are_forgotten_after_their_time() -> None:
    attempts = Attempts(1, 0.0)

    attempts.wait("a")

    assert 0.0 == attempts.wait("a")
    assert 1 == len(attempts.counts)


def test_ones_tables_are_listed_running_ones_first(anna: Client) -> None:
    ended = anna.open("barbarossa", "me", "me", start=True)
    anna.post(f"/api/tables/{ended}/resign", seat=0)
    running = anna.open("barbarossa", "me", "me", start=True)
    opened = anna.open("stalingrad", "me", "open")
    closed = anna.open("barbarossa", "open", "open")
    anna.post(f"/api/tables/{closed}/close")

    tables = anna.get("/api/me/tables")["tables"]

    assert [running, opened, ended] == ids(tables)
    assert [True, False, False] == [table["your_turn"] for table in tables]
    assert [1, 0] == [table["version"] for table in tables[:2]]
    first = {name: tables[0][name] for name in ("status", "game", "seats", "yours")}
    assert {"status": "running", "game": "barbarossa", "seats": ["Anna", "Anna"], "yours": [0, 1]} == first


def test_it_is_not_ones_turn_while_another_is_asked(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    boris.post(f"/api/tables/{id}/seats/1/claim")
    anna.post(f"/api/tables/{id}/start")
    asked = anna.get(f"/api/tables/{id}")["asked"]

    turns = [client.get("/api/me/tables")["tables"][0]["your_turn"] for client in (anna, boris)]

    assert [asked == 0, asked == 1] == turns


def test_the_list_of_ones_tables_is_paged(anna: Client) -> None:
    all = [anna.open("barbarossa", "me", "me", start=number < 2) for number in range(5)]
    pages: list[list[str]] = []
    query: dict[str, Any] = {}

    while "after" not in query or query["after"]:
        page = anna.get("/api/me/tables", limit=2, **query)
        pages.append(ids(page["tables"]))
        query = {"after": page["next"]}

    assert [[all[1], all[0]], [all[4], all[3]], [all[2]]] == pages


def test_a_full_last_page_has_no_next_one(anna: Client) -> None:
    for _ in range(2):
        anna.open("barbarossa", "me", "me")

    assert anna.get("/api/me/tables", limit=2)["next"] is None
    assert 400 == anna.request("GET", "/api/me/tables", params={"after": "yesterday"}).status_code


def test_a_game_that_came_without_an_end_is_listed(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "me", start=True)
    anna.choose(id)
    anna.post(f"/api/tables/{id}/resign", seat=0)
    file = anna.request("GET", f"/api/tables/{id}/log").text.splitlines(keepends=True)

    brought = boris.http.post(
        "/api/imports",
        content="".join(file[:2]),
        headers={"content-type": "text/plain", "x-csrftoken": boris.http.cookies["csrftoken"]},
    ).json()["id"]

    listed = [table for table in boris.get("/api/me/tables")["tables"] if table["id"] == brought]
    assert ["unfinished"] == [table["status"] for table in listed]
