"""Headers, origins, hosts and logs: what every answer bears, and what is refused unread."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import structlog
from litestar import get
from litestar.exceptions import InternalServerException
from litestar.params import FromPath
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from eastfront.interfaces.web.app import make_app
from eastfront.interfaces.web.observing import set_up_logs
from eastfront.interfaces.web.safety import HEADERS, LARGEST_BODY, own_hosts
from eastfront.interfaces.web.settings import Settings
from tests.interfaces.web.servers import SECRET, Client, running_server

SECRET_WORD = "the-card-is-a-tiger"


@pytest.fixture
def fresh(url: str) -> Iterator[httpx.Client]:
    """Somebody who has never been here."""
    with httpx.Client(base_url=url) as client:
        yield client


def assert_safe(answer: httpx.Response) -> None:
    for name, value in HEADERS.items():
        assert value == answer.headers.get(name), (answer.status_code, name)
    assert "server-timing" not in answer.headers


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/health", 200),
        ("/metrics", 200),
        ("/api/me", 200),
        ("/api/schema/openapi.json", 200),
        ("/api/games", 200),
        ("/nothing/at/all", 404),
        ("/api/tables/none", 404),
        ("/api/tables/none/position?seat=99", 400),
    ],
)
def test_every_answer_bears_the_headers(fresh: httpx.Client, path: str, status: int) -> None:
    answer = fresh.get(path)

    assert status == answer.status_code
    assert_safe(answer)


def test_refusals_of_the_framework_are_in_our_words(
    anna: Client, fresh: httpx.Client, tmp_path: Path
) -> None:
    with running_server(tmp_path, requests_per_minute=1) as url:
        too_often = [httpx.get(f"{url}/api/me") for _ in range(2)][-1]
    answers = [
        (fresh.post("/api/me", json={"name": "X"}), "x-csrftoken"),
        (fresh.get("/nothing/at/all"), "nothing at this address"),
        (anna.request("PUT", "/api/me"), "does not take that method"),
        (anna.request("POST", "/api/me", content=b" " * (LARGEST_BODY + 1)), "larger than"),
        (anna.request("POST", "/api/me", content=b'{"name":'), "ends too early"),
        (anna.request("POST", "/api/me", content=b"[]"), "body: "),
        (anna.request("POST", "/api/me"), "a JSON body is needed"),
        (anna.request("POST", "/api/tables/none/chat", "short", json={"text": "X"}), "Idempotency-Key: "),
        (too_often, "Retry-After"),
    ]

    for answer, words in answers:
        assert words in answer.json()["detail"], answer.text


def test_refusals_bear_the_headers(anna: Client, fresh: httpx.Client) -> None:
    too_large = anna.request("POST", "/api/me", content=b" " * (LARGEST_BODY + 1))
    wrong_method = anna.request("PUT", "/api/me")
    without_token = fresh.post("/api/me", json={"name": "X"})

    assert [413, 405, 403] == [each.status_code for each in (too_large, wrong_method, without_token)]
    for answer in (too_large, wrong_method, without_token):
        assert_safe(answer)
        assert {"problem", "detail"} <= set(answer.json())


@pytest.mark.parametrize("mistake", [RuntimeError, AssertionError, KeyError, InternalServerException])
def test_our_own_mistakes_tell_nothing_of_a_game(tmp_path: Path, mistake: type[Exception]) -> None:
    @get("/api/broken/{word:str}", sync_to_thread=False)
    def fail(word: FromPath[str]) -> None:
        raise mistake(f"the hand is {word}")

    async def ask() -> httpx.Response:
        app = make_app(Settings(data_dir=tmp_path), SECRET)
        app.register(fail)
        transport = httpx.ASGITransport(cast(Any, app))
        async with httpx.AsyncClient(transport=transport) as client:
            return await client.get(f"http://127.0.0.1:8270/api/broken/{SECRET_WORD}?seat={SECRET_WORD}")

    with structlog.testing.capture_logs() as lines:
        answer = asyncio.run(ask())

    assert 500 == answer.status_code
    assert "server-error" == answer.json()["problem"]
    assert_safe(answer)
    assert SECRET_WORD not in json.dumps([answer.text, dict(answer.headers), lines])
    assert any(line.get("error") == mistake.__name__ and "fail" in line["place"] for line in lines)


# Origins


@pytest.mark.parametrize(
    "origin",
    ["null", "https://evil.example", "http://127.0.0.1:1", "{https}", "{host}.evil.example", "", "http://"],
)
def test_commands_and_sockets_of_other_pages_are_refused(anna: Client, origin: str) -> None:
    id = anna.open("stalingrad", "me", "me", start=True)
    foreign = origin.format(https=anna.url.replace("http:", "https:"), host=anna.url)
    token = anna.http.cookies["csrftoken"]

    answer = anna.http.post("/api/me", json={"name": "X"}, headers={"origin": foreign, "x-csrftoken": token})
    with pytest.raises(InvalidStatus) as refusal:
        open_socket(anna, id, origin=foreign).close()

    assert 403 == answer.status_code
    assert_safe(answer)
    assert 403 == refusal.value.response.status_code
    assert "Anna" == anna.get("/api/me")["name"]


def test_our_own_page_may_do_everything(anna: Client) -> None:
    id = anna.open("stalingrad", "me", "me", start=True)
    headers = {"origin": anna.url, "x-csrftoken": anna.http.cookies["csrftoken"]}

    assert 200 == anna.http.post("/api/me", json={"name": "Anja"}, headers=headers).status_code
    with open_socket(anna, id, origin=anna.url) as socket:
        assert "event" == json.loads(socket.recv())["type"]


def test_foreign_pages_may_look_at_what_anybody_may_see(anna: Client) -> None:
    answer = anna.http.get("/api/games", headers={"origin": "https://evil.example"})

    assert 200 == answer.status_code
    assert "access-control-allow-origin" not in answer.headers


def open_socket(client: Client, id: str, origin: str | None = None, query: str = "") -> ClientConnection:
    headers = {"Cookie": client.cookies()}
    if origin is not None:
        headers["Origin"] = origin
    return connect(client.socket_url(f"/api/tables/{id}/live{query}"), additional_headers=headers)


# Forged commands


@pytest.mark.parametrize("token", ["", "x", "0" * 128, "é"])
def test_a_command_needs_the_token_that_goes_with_the_cookie(anna: Client, token: str) -> None:
    answer = anna.http.post("/api/me", json={"name": "X"}, headers={b"x-csrftoken": token.encode("latin-1")})

    assert 403 == answer.status_code
    assert "Anna" == anna.get("/api/me")["name"]


def test_a_token_of_somebody_else_does_not_fit(anna: Client, boris: Client) -> None:
    stolen = {"x-csrftoken": boris.http.cookies["csrftoken"]}

    assert 403 == anna.http.post("/api/me", json={"name": "X"}, headers=stolen).status_code


def test_a_forged_session_is_nobody(anna: Client) -> None:
    for forged in ("AAAA", "é" * 40, anna.http.cookies["eastfront"][:-4] + "AAAA"):
        cookie = b"eastfront=" + forged.encode()
        answer = httpx.get(f"{anna.url}/api/me", headers={b"cookie": cookie})

        assert 200 == answer.status_code
        assert not answer.json()["is_known"]


# Hosts


def test_a_public_server_answers_only_to_its_name(tmp_path: Path) -> None:
    with running_server(tmp_path, public_url="https://east.example") as url:
        ours = [
            httpx.get(f"{url}/api/me", headers={"host": host})
            for host in ("east.example", "EAST.example", "east.example:443", url.removeprefix("http://"))
        ]
        others = [
            httpx.get(f"{url}/api/me", headers={"host": host})
            for host in ("evil.example", "east.example.evil.example", "east.example:8443", "", "127.0.0.1")
        ]

    assert {200} == {answer.status_code for answer in ours}
    assert all("strict-transport-security" in answer.headers for answer in ours)
    assert {400} == {answer.status_code for answer in others}


def test_whoever_watches_over_a_public_server_asks_it_by_its_address(tmp_path: Path) -> None:
    with running_server(tmp_path, public_url="https://east.example") as url:
        statuses = [
            httpx.request(method, f"{url}{path}", headers={"host": "10.0.0.7:8270"}).status_code
            for method, path in (("GET", "/health"), ("HEAD", "/health"), ("GET", "/metrics"), ("GET", "/"))
        ]

    assert [200, 200, 200, 400] == statuses


def test_a_public_server_takes_commands_of_its_own_page_only(tmp_path: Path) -> None:
    with running_server(tmp_path, public_url="https://east.example") as url:
        statuses = [
            httpx.post(
                f"{url}/api/me",
                json={"name": "X"},
                headers={"host": "east.example", "origin": origin, "cookie": cookie, "x-csrftoken": token},
            ).status_code
            for cookie, token in [paired(url)]
            for origin in ("https://east.example", "http://east.example", "https://east.example:444", "null")
        ]

    assert [200, 403, 403, 403] == statuses


def paired(url: str) -> tuple[str, str]:
    """The cookie and the token that a secure server gives."""
    cookie = httpx.get(f"{url}/api/me").headers["set-cookie"].partition(";")[0]
    return cookie, cookie.partition("=")[2]


def test_a_server_that_everybody_reaches_and_that_has_no_name_answers_to_any(tmp_path: Path) -> None:
    assert not own_hosts(Settings(tmp_path, host="0.0.0.0"))
    assert {"127.0.0.1:8270", "localhost:8270", "[::1]:8270"} == own_hosts(Settings(tmp_path))


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("192.0.2.1", "192.0.2.1:8270"),
        ("::", "[::1]:8270"),
        ("0.0.0.0", "127.0.0.1:8270"),
        ("2001:db8::1", "[2001:db8::1]:8270"),
    ],
)
def test_a_public_server_answers_whoever_is_on_its_machine(tmp_path: Path, host: str, own: str) -> None:
    settings = Settings(tmp_path, host=host, public_url="https://east.example")

    assert f"http://{own}" == settings.own_url
    assert own in own_hosts(settings)
    assert "0.0.0.0:8270" not in own_hosts(settings)


# Bodies and addresses


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b"null", 400),
        (b'"Anna"', 400),
        (b"\xff\xfe", 400),
        (b'{"name": "\xff"}', 400),
        (b'{"name": "\\ud800"}', 400),
        (b'{"name": "a\\u0000b"}', 400),
        (b'{"name": "\\u0007"}', 400),
        (b'{"name": 1e999}', 400),
        (b'{"name": NaN}', 400),
        (b'{"name": "X", "name2": "Y"}', 400),
        (b'{"name": "X"} trailing', 400),
        (b'{"name": ' + b"[" * 30_000 + b"]" * 30_000 + b"}", 400),
        (b'{"more": ' + b'{"a":' * 10_000 + b"1" + b"}" * 10_000 + b"}", 400),
        (b"[" * 60_000, 400),
        (gzip.compress(b'{"name": "X"}', mtime=0), 400),
        (b'{"name": "' + b"x" * LARGEST_BODY + b'"}', 413),
    ],
)
def test_a_broken_body_is_refused(anna: Client, body: bytes, status: int) -> None:
    answer = anna.request("POST", "/api/me", content=body)

    assert status == answer.status_code, answer.text
    assert_safe(answer)
    assert "Anna" == anna.get("/api/me")["name"]


@pytest.mark.parametrize(
    "number", ["-1", "1.5", "1e3", "9007199254740992", "1" * 500, "1e999", "true", "null", '"one"', "NaN"]
)
def test_a_version_that_is_none_is_refused(anna: Client, number: str) -> None:
    id = anna.open("stalingrad", "me", "me", start=True)
    body = f'{{"option": "pass", "version": {number}}}'.encode()

    answer = anna.request("POST", f"/api/tables/{id}/choices", content=body)

    # 1e3 is a whole number, only not the version.
    assert answer.status_code == (409 if number == "1e3" else 400), answer.text
    assert 1 == anna.position(id)["version"]


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/xml", "multipart/form-data", "application/x-www-form-urlencoded", "\xff", ""],
)
def test_other_kinds_of_body_are_refused_or_read_as_json(anna: Client, kind: str) -> None:
    token = anna.http.cookies["csrftoken"]
    headers = {b"x-csrftoken": token.encode(), b"content-type": kind.encode("latin-1")}

    broken = anna.http.post("/api/me", content=b"name=X", headers=headers)
    without_token = anna.http.post(
        "/api/me", content=b"--x\r\n", headers={b"content-type": kind.encode("latin-1")}
    )

    assert 400 == broken.status_code
    assert without_token.status_code in (400, 403)


def test_a_body_without_length_is_read_only_so_far(anna: Client) -> None:
    sent = 0

    def chunks() -> Iterator[bytes]:
        nonlocal sent
        for _ in range(10_000):
            sent += 1024
            yield b" " * 1024

    try:
        answer = anna.request("POST", "/api/me", content=chunks())
        assert 413 == answer.status_code
    except httpx.WriteError:
        # The server has hung up while we were still writing.
        assert sent < 10_000 * 1024


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00/position",
        "/api/tables/a%00b",
        "/api/tables/%ff%fe",
        "/api/tables/%ed%a0%80/position",
        "/api/tables/" + "x" * 2000,
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/'%20or%201=1--",
        "/api/tables/x/seats/" + "9" * 900 + "/claim",
        "/api/tables/x/position?seat=" + "9" * 900,
        "/api/tables/x/position?language=%00",
        "/api/tables/x/position?language=%ff",
        "/api/tables/x/events?since=1e3",
        "/api/tables/x/events?since=-1",
        "/api/games/%00/cards",
        "/" + "a/" * 500,
        "/api/tables/x/position?" + "&".join(f"k{number}=1" for number in range(1000)),
    ],
)
def test_odd_addresses_are_refused(anna: Client, path: str) -> None:
    for method in ("GET", "POST", "DELETE", "PATCH"):
        answer = anna.request(method, path, json={})

        assert answer.status_code in (400, 404, 405), (method, answer.text)
        assert_safe(answer)


# Sockets


def test_what_a_socket_is_sent_has_no_meaning(anna: Client) -> None:
    """Thousands of messages are passed over, and the table goes on as before."""
    id = anna.open("stalingrad", "me", "me", start=True)

    with open_socket(anna, id) as socket:
        drain(socket)
        for number in range(3000):
            socket.send(f"{number}" if number % 2 else b"\x00\xff")
        chosen = anna.choose(id)
        version = drain(socket)

    assert chosen["version"] == version


def test_a_long_message_ends_the_connection(anna: Client) -> None:
    id = anna.open("stalingrad", "me", "me", start=True)

    with open_socket(anna, id) as socket:
        drain(socket)
        socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            list(iter(lambda: socket.recv(10), ""))

    assert closed.value.rcvd is not None
    assert 1009 == closed.value.rcvd.code


@pytest.mark.parametrize("query", ["?since=-1", "?since=x", "?seat=99", "?seat=x", "?language=" + "x" * 99])
def test_a_socket_with_a_wrong_query_is_refused(anna: Client, query: str) -> None:
    id = anna.open("stalingrad", "me", "me", start=True)

    with pytest.raises((InvalidStatus, ConnectionClosed)), open_socket(anna, id, query=query) as socket:
        socket.recv(10)


def drain(socket: ClientConnection) -> int:
    """Read up to the position; gives its version."""
    while True:
        message = json.loads(socket.recv(10))
        if message["type"] == "position":
            version: int = message["version"]
            return version


# Logs


@pytest.fixture
def logs_as_set() -> Iterator[None]:
    level, config = logging.getLogger().level, structlog.get_config()
    yield
    logging.getLogger().setLevel(level)
    structlog.configure(**config)


@pytest.mark.usefixtures("logs_as_set")
def test_logs_tell_routes_and_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(as_json=True)
    with running_server(tmp_path) as url, Client(url, "Annabella") as anna:
        id = anna.open("stalingrad", "me", "me", start=True)
        anna.choose(id)
        anna.get(f"/api/tables/{id}/events", since=1)
        anna.post(f"/api/tables/{id}/chat", text="psst")
        cookies = list(anna.http.cookies.values())

    text = capsys.readouterr().err
    lines = [json.loads(line) for line in text.splitlines()]
    assert any(line.get("route") == "/api/tables/{id}/events" for line in lines)
    for private in ("Annabella", id, "since", "psst", "127.0.0.1", *cookies):
        assert private not in text
    for line in lines:
        assert {"event", "level", "timestamp", "method", "route", "status", "ms"} >= set(line)


@pytest.mark.usefixtures("logs_as_set")
def test_logs_are_coloured_on_a_terminal_only(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(as_json=False)
    structlog.get_logger().info("request", route="/api/me")

    text = capsys.readouterr().err
    assert "route=/api/me" in text
    assert "\x1b" not in text
