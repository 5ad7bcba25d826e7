"""A webhook says whose turn it is, to an outside address only, and never holds anything up."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from prometheus_client import REGISTRY

from eastfront.table.live.webhooks import MOST_WAITING, Turn, WebhookRefused, Webhooks, check_webhook

PATIENCE = 10.0
TURN = Turn("t1", 1, 42, "https://example.org/tables/t1", "barbarossa")
FINE = b"HTTP/1.1 204 No Content\r\n\r\n"
BROKEN = b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n"
MOVED = b"HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n"
ENDLESS = b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\nxxxx"


class Site:
    """A web server that gives prepared answers, the last one again and again; none: it hangs."""

    def __init__(self, *answers: bytes, trickle: bool = False) -> None:
        self.answers = list(answers)
        self.trickle = trickle
        self.requests: list[tuple[list[str], bytes]] = []
        self.port = 0
        self.closing = asyncio.Event()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
            size = next(int(line.split(":")[1]) for line in head if line.lower().startswith("content-length"))
            self.requests.append((head, await reader.readexactly(size)))
            if self.trickle:
                while not self.closing.is_set():
                    writer.write(b"x")
                    await asyncio.sleep(0.05)
            elif self.answers:
                writer.write(self.answers.pop(0) if len(self.answers) > 1 else self.answers[0])
                await writer.drain()
            else:
                await self.closing.wait()
        finally:
            writer.close()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Site]:
        server = await asyncio.start_server(self.answer, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        async with server:
            yield self
            self.closing.set()
            await asyncio.sleep(0.1)

    def url(self, host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.port}/hook?token=abc"


@asynccontextmanager
async def sending(allow_private: bool = True, timeout: float = 5.0) -> AsyncIterator[Webhooks]:
    hooks = Webhooks(allow_private, timeout=timeout, pause=0.01)
    await hooks.start()
    try:
        yield hooks
    finally:
        await hooks.close()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def outcome(site: Site, host: str = "127.0.0.1", allow_private: bool = True) -> tuple[int, int, int]:
    """Sends one webhook; tells how many were sent, failed, and how many requests the site got."""

    async def play() -> tuple[int, int, int]:
        async with site.open(), sending(allow_private, timeout=0.5) as hooks:
            hooks.notify(site.url(host), TURN)
            await until(lambda: hooks.sent + hooks.failed > 0)
            return hooks.sent, hooks.failed, len(site.requests)

    return asyncio.run(play())


def test_a_webhook_is_told_whose_turn_it_is_and_no_more() -> None:
    site = Site(FINE)

    result = outcome(site)

    head, body = site.requests[0]
    expected = {
        "table": "t1",
        "seat": 1,
        "version": 42,
        "url": "https://example.org/tables/t1",
        "game": "barbarossa",
    }
    assert (1, 0, 1) == result
    assert "POST /hook?token=abc HTTP/1.1" == head[0]
    assert "content-type: application/json" in [line.lower() for line in head]
    assert expected == json.loads(body)


def test_a_webhook_is_sent_under_the_name_of_its_host() -> None:
    site = Site(FINE)

    result = outcome(site, "localhost")

    assert (1, 0, 1) == result
    assert f"Host: localhost:{site.port}" in site.requests[0][0]


def test_an_encrypted_webhook_asks_for_its_host_by_name() -> None:
    hellos: list[bytes] = []

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        hellos.append(await reader.read(4096))
        writer.close()

    async def play() -> int:
        server = await asyncio.start_server(listen, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server, sending() as hooks:
            hooks.notify(f"https://localhost:{port}/", TURN)
            await until(lambda: hooks.failed == 1)
        return hooks.failed

    assert 1 == asyncio.run(play())
    assert b"localhost" in hellos[0]


def test_a_proxy_of_the_environment_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")

    assert (1, 0, 1) == outcome(Site(FINE))


def test_operators_see_how_many_webhooks_arrived() -> None:
    def counted() -> list[float]:
        names = ("sent", "failed")
        return [
            REGISTRY.get_sample_value("eastfront_webhooks_total", {"result": name}) or 0.0 for name in names
        ]

    before = counted()

    outcome(Site(FINE))
    outcome(Site(BROKEN))

    assert [1.0, 1.0] == [now - then for now, then in zip(counted(), before, strict=True)]


def test_a_server_error_is_tried_once_more() -> None:
    assert (1, 0, 2) == outcome(Site(BROKEN, FINE))
    assert (0, 1, 2) == outcome(Site(BROKEN))


def test_a_redirect_is_not_followed() -> None:
    assert (0, 1, 1) == outcome(Site(MOVED))


def test_a_long_answer_is_not_read() -> None:
    assert (1, 0, 1) == outcome(Site(ENDLESS))


@pytest.mark.parametrize("trickle", [False, True])
def test_a_host_that_hangs_is_given_up(trickle: bool) -> None:
    assert (0, 1, 2) == outcome(Site(trickle=trickle))


def test_a_host_that_hangs_does_not_hold_up_others() -> None:
    async def play() -> float:
        async with Site().open() as hanging, Site(FINE).open() as site, sending() as hooks:
            for _ in range(3):
                hooks.notify(hanging.url(), TURN)
            start = time.monotonic()
            hooks.notify(site.url(), TURN)
            await until(lambda: hooks.sent == 1)
            return time.monotonic() - start

    assert asyncio.run(play()) < 3.0


def test_closing_does_not_wait_for_a_host_that_hangs() -> None:
    async def play() -> float:
        async with Site().open() as hanging:
            async with sending() as hooks:
                hooks.notify(hanging.url(), TURN)
                await until(lambda: bool(hanging.requests))
                start = time.monotonic()
            return time.monotonic() - start

    assert asyncio.run(play()) < 3.0


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "127.1"])
def test_an_inner_address_is_not_connected_to(host: str) -> None:
    assert (0, 1, 0) == outcome(Site(FINE), host, allow_private=False)


def test_rubbish_for_an_address_harms_nothing() -> None:
    urls = [
        "",
        "http://",
        "http://[",
        "ftp://host/",
        "http://a..b/",
        f"http://{'x' * 70}.y/",
        "http://\0/",
        "\n",
    ]

    async def play() -> tuple[int, int]:
        async with sending() as hooks:
            for url in urls:
                hooks.notify(url, TURN)
            await until(lambda: hooks.failed == len(urls))
            return hooks.sent, sum(sender.done() for sender in hooks.senders)

    assert (0, 0) == asyncio.run(play())


def test_the_longest_waiting_are_dropped_if_there_are_too_many() -> None:
    async def play() -> tuple[int, int, str]:
        hooks = Webhooks()
        for number in range(MOST_WAITING + 3):
            hooks.notify(f"http://127.0.0.1/{number}", TURN)
        first, _ = hooks.queue.get_nowait()
        await hooks.close()
        return hooks.dropped, hooks.queue.qsize(), first

    assert (3, MOST_WAITING - 1, "http://127.0.0.1/3") == asyncio.run(play())


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hook",
        "http://",
        "http://[",
        "ftp://8.8.8.8/",
        "file:///etc/passwd",
        "https://user@8.8.8.8/",
        "https://user:secret@8.8.8.8/",
        "https://8.8.8.8/" + "x" * 2000,
        "http://localhost/",
        "http://127.0.0.1/",
        "http://127.1/",
        "http://2130706433/",
        "http://0.0.0.0/",
        "http://10.1.2.3/",
        "http://172.16.0.1/",
        "http://192.168.1.1/",
        "http://100.64.0.1/",
        "http://169.254.169.254/latest",
        "http://224.0.0.1/",
        "http://240.0.0.1/",
        "http://255.255.255.255/",
        "http://[::]/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://[2001:0:1::]/",
        "http://[fe80::1]/",
        "http://[fec0::1]/",
        "http://[fd00::1]/",
        "http://[ff02::1]/",
    ],
)
def test_an_address_that_is_not_an_outside_web_address_is_refused(url: str) -> None:
    with pytest.raises(WebhookRefused, match=r"webhook|web address"):
        asyncio.run(check_webhook(url, allow_private=False))


@pytest.mark.parametrize(
    "url", ["https://8.8.8.8/hook", "http://8.8.8.8:8080/", "https://[2606:4700::1111]/"]
)
def test_an_outside_web_address_may_be_used(url: str) -> None:
    asyncio.run(check_webhook(url, allow_private=False))


def test_an_inner_address_may_be_used_where_the_host_allows_it() -> None:
    asyncio.run(check_webhook("http://127.0.0.1:8000/hook", allow_private=True))


def test_a_refusal_does_not_repeat_a_password() -> None:
    with pytest.raises(WebhookRefused) as refusal:
        asyncio.run(check_webhook("https://user:secret@8.8.8.8/", allow_private=True))

    assert "secret" not in str(refusal.value)
