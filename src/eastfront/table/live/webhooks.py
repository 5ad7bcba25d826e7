"""Webhooks: "it is your turn", sent to an address that a person gave, and to no machine of our own."""

from __future__ import annotations

import asyncio
import logging
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

import httpx
import msgspec
import structlog
from prometheus_client import Counter

from eastfront.kernel.errors import EastfrontError

Address = IPv4Address | IPv6Address

SCHEMES: Final = {"http": 80, "https": 443}
LONGEST_URL: Final = 2000
# Seconds that one attempt may take in all, how many there are, and the pause between them.
TIMEOUT: Final = 5.0
TRIES: Final = 2
PAUSE: Final = 1.0
# How many wait to be sent, and how many are sent at a time, so that one slow host holds up few others.
MOST_WAITING: Final = 1000
SENDERS: Final = 8
# Statuses: what arrived, what is worth another attempt, and what stands for no answer at all.
SUCCESS: Final = range(200, 300)
SERVER_ERROR: Final = 500
NO_ANSWER: Final = 599

COUNTED: Final = Counter("eastfront_webhooks", "Webhooks, by what became of them", ["result"])

logger: Final = structlog.get_logger(__name__)


class WebhookRefused(EastfrontError):
    """The address cannot be used for a webhook; the message says what would be valid."""


# What an attempt may raise.
SENDING_ERRORS: Final = (httpx.HTTPError, httpx.InvalidURL, OSError, WebhookRefused)


class Turn(msgspec.Struct, frozen=True):
    """All that a webhook is told: whose turn it is and where. Nothing of what lies on the table."""

    table: str
    seat: int
    version: int
    url: str
    game: str


async def check_webhook(url: str, allow_private: bool) -> None:
    """Refuse *url* unless it is a plain web address, outside our own network if not *allow_private*."""
    await resolve(read_url(url), allow_private)


# How long a name may take to be found, and who looks.
LOOK_UP_SECONDS: Final = 5.0
LOOK_UP: Final = ThreadPoolExecutor(4, "eastfront-names")


def read_url(url: str) -> httpx.URL:
    """Read the address of a webhook, or say what is wrong with it; no name is looked up."""
    if len(url) > LONGEST_URL:
        raise WebhookRefused(f"a webhook's address has at most {LONGEST_URL} characters, not {len(url)}")
    try:
        address = httpx.URL(url)
    except httpx.InvalidURL as problem:
        raise WebhookRefused("that is no web address; valid: https://host/path") from problem
    if address.scheme not in SCHEMES or not address.host:
        raise WebhookRefused("a webhook's address starts with https:// or http:// and names a host")
    if address.userinfo:
        raise WebhookRefused("a webhook's address must hold no user name and no password")
    return address


async def resolve(url: httpx.URL, allow_private: bool) -> list[Address]:
    """Return the addresses of the host of *url*; refuse it if any of them is not public."""
    look = partial(
        socket.getaddrinfo, host_name(url), url.port or SCHEMES[url.scheme], type=socket.SOCK_STREAM
    )
    try:
        # Threads of its own: names that are slow to be found keep nobody waiting but one another.
        async with asyncio.timeout(LOOK_UP_SECONDS):
            found = await asyncio.get_running_loop().run_in_executor(LOOK_UP, look)
    except (OSError, UnicodeError) as problem:
        raise WebhookRefused("the host of the webhook's address is not known") from problem
    addresses = [ip_address(entry[4][0]) for entry in found]
    if not allow_private and not all(is_public(address) for address in addresses):
        raise WebhookRefused("the host of the webhook's address is not on the public internet")
    return addresses


def host_name(url: httpx.URL) -> str:
    """Return the host of *url* as DNS and certificates spell it."""
    return url.raw_host.decode("ascii").strip("[]")


def is_public(address: Address) -> bool:
    """Tell whether *address* is one of the internet at large, and carries no other address inside."""
    if isinstance(address, IPv6Address) and (address.sixtofour or address.teredo or address.is_site_local):
        return False
    # IPv4 addresses inside IPv6 ones are reserved, and so refused.
    return address.is_global and not (address.is_multicast or address.is_reserved)


class Webhooks:
    """Sends webhooks in the background: soon, at most twice, or not at all.

    *sent*, *failed* and *dropped* count what became of them. Nothing is logged of the addresses,
    which may hold secrets of the persons who gave them.
    """

    def __init__(self, allow_private: bool = False, timeout: float = TIMEOUT, pause: float = PAUSE) -> None:
        self.allow_private = allow_private
        self.timeout = timeout
        self.pause = pause
        self.sent = 0
        self.failed = 0
        self.dropped = 0
        self.queue: asyncio.Queue[tuple[str, Turn]] = asyncio.Queue(MOST_WAITING)
        self.senders: list[asyncio.Task[None]] = []
        self.context = httpx.create_ssl_context(trust_env=False)

    async def start(self) -> None:
        """Begin to send what is queued."""
        # It would log every address.
        logging.getLogger("httpx").setLevel(logging.WARNING)
        self.senders = [asyncio.create_task(self.run()) for _ in range(SENDERS)]

    async def close(self) -> None:
        """Stop sending; what still waits is dropped."""
        for sender in self.senders:
            sender.cancel()
        if self.senders:
            await asyncio.wait(self.senders)
        self.senders = []

    def notify(self, url: str, turn: Turn) -> None:
        """Queue *turn* for *url*; the longest waiting is dropped if there are too many."""
        if self.queue.full():
            self.queue.get_nowait()
            self.dropped += 1
            COUNTED.labels("dropped").inc()
        self.queue.put_nowait((url, turn))

    async def run(self) -> None:
        """Send what is queued, one after the other, for ever."""
        while True:
            url, turn = await self.queue.get()
            if await self.deliver(url, turn):
                self.sent += 1
                COUNTED.labels("sent").inc()
            else:
                self.failed += 1
                COUNTED.labels("failed").inc()

    async def deliver(self, url: str, turn: Turn) -> bool:
        """Send *turn* to *url*, once more if the first attempt came to nothing; tell whether it arrived."""
        for number in range(TRIES):
            if number > 0:
                await asyncio.sleep(self.pause)
            status = await self.attempt(url, turn, number)
            if status < SERVER_ERROR:
                return status in SUCCESS
        return False

    async def attempt(self, url: str, turn: Turn, number: int) -> int:
        """Send *turn* to *url* for the *number*-th time; return the status of the answer, or `NO_ANSWER`."""
        try:
            async with asyncio.timeout(self.timeout):
                return await self.post(read_url(url), turn, number)
        except SENDING_ERRORS as error:
            logger.info("webhook failed", error=type(error).__name__)
            return NO_ANSWER

    async def post(self, url: httpx.URL, turn: Turn, number: int) -> int:
        """Send *turn* to an address that was just looked up and checked, under the name of its host.

        Each attempt takes another address, where the host has several.
        """
        addresses = await resolve(url, self.allow_private)
        address = addresses[number % len(addresses)]
        content = msgspec.json.encode(turn)
        headers = {"Host": url.netloc.decode("ascii"), "Content-Type": "application/json"}
        target, named = url.copy_with(host=str(address)), {"sni_hostname": host_name(url)}
        # A client for each, which keeps no connection and no cookie that another host at the same
        # address would be given; no proxy and, as is its default, no redirect: both could lead elsewhere.
        async with httpx.AsyncClient(verify=self.context, trust_env=False, timeout=self.timeout) as client:
            request = client.stream("POST", target, content=content, headers=headers, extensions=named)
            # What else is answered is not read.
            async with request as response:
                return response.status_code
