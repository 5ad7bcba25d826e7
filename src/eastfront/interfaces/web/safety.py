"""What keeps a server and its clients safe: headers, origins, hosts, limits."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.middleware.rate_limit import CacheObject, RateLimitConfig, RateLimitMiddleware
from litestar.stores.base import Store
from litestar.stores.memory import MemoryStore
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

from eastfront.interfaces.web.observing import QUIET_PATHS
from eastfront.interfaces.web.sessions import person_id
from eastfront.interfaces.web.settings import Settings

LARGEST_BODY: Final = 64 * 1024
LARGEST_MESSAGE: Final = 1024
LONGEST_PATH: Final = 1024

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Cache-Control": "no-store",
}
SECURE_HEADERS: Final = {"Strict-Transport-Security": "max-age=31536000"}

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
USUAL_PORTS: Final = {"http": 80, "https": 443}

# So many persons may share an address before they are in each other's way.
PERSONS_AT_ADDRESS: Final = 10
MINUTE: Final = 60
# The page and its files cost next to nothing, and without them nobody could be told to wait.
UNCOUNTED: Final = "uncounted"
# Networks give each of their customers at least so many bits of an address.
OWN_BITS: Final = 64

Connection = ASGIConnection[Any, Any, Any, Any]
Guard = Callable[[Connection, BaseRouteHandler], Awaitable[None]]


def header_writer(settings: Settings) -> BeforeMessageSendHookHandler:
    """Return a hook that gives every answer, refusals and mistakes too, the headers that it lacks."""
    headers = {**HEADERS, **SECURE_HEADERS} if settings.is_secure else HEADERS
    lines = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def write(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            given = [(name.lower(), value) for name, value in message.get("headers", [])]
            names = {name for name, _ in given}
            message["headers"] = [*given, *(line for line in lines if line[0] not in names)]

    return write


def own_hosts(settings: Settings) -> frozenset[str]:
    """Return the hosts, with their ports, by which a server may be called; none where any will do.

    A server that everybody reaches, and that was not told its name, cannot know by which it is called.
    """
    public = urlsplit(settings.public_url)
    if not settings.port or (not public.netloc and settings.address not in LOOPBACK):
        return frozenset()
    near = {f"{host}:{settings.port}" for host in LOOPBACK} | {urlsplit(settings.own_url).netloc.lower()}
    if public.port is None and public.netloc:
        near.add(f"{public.netloc.lower()}:{USUAL_PORTS[public.scheme]}")
    return frozenset({*near, public.netloc.lower()} - {""})


def request_guard(settings: Settings) -> Guard:
    """Return a guard that refuses what cannot have been meant for this server.

    It is one, and a coroutine, because every request passes it: others would be run in threads.
    """
    hosts = own_hosts(settings)
    public = urlsplit(settings.public_url)

    async def refuse_odd(connection: Connection, _: BaseRouteHandler) -> None:
        refuse_odd_address(connection)
        # A name that somebody else points at us. Whoever watches over the server may ask by any.
        is_watcher = connection.scope["path"] in QUIET_PATHS
        if hosts and not is_watcher and connection.headers.get("host", "").lower() not in hosts:
            raise ClientException("there is no such host here")
        refuse_foreign(connection, public)

    return refuse_odd


def refuse_odd_address(connection: Connection) -> None:
    """Refuse paths and queries that nothing of ours could have, before anything is looked up by them."""
    scope = connection.scope
    if len(scope["path"]) > LONGEST_PATH or len(scope["query_string"]) > LONGEST_PATH:
        raise ClientException(f"the address is too long; at most {LONGEST_PATH} characters are read")
    if "\0" in scope["path"] or b"%00" in scope["query_string"]:
        raise ClientException("the address holds a character that is none")


def refuse_foreign(connection: Connection, public: SplitResult) -> None:
    """Refuse commands and sockets from pages of other sites.

    A page of ours is one at the *public* address, or at the very address that was asked where that is
    not public. Programs that are no browser send no origin.
    """
    origin = connection.headers.get("origin")
    if origin is None or is_safe(connection):
        return
    if public.netloc and origin.lower() == f"{public.scheme}://{public.netloc}".lower():
        return
    if asks_public(connection, public.netloc) or origin.lower() != asked_origin(connection):
        raise PermissionDeniedException("this came from a page of another site")


def is_safe(connection: Connection) -> bool:
    """Tell whether this is a request that changes nothing, and no socket."""
    return isinstance(connection, Request) and connection.method in SAFE_METHODS


def asks_public(connection: Connection, netloc: str) -> bool:
    """Tell whether the public address was asked."""
    return bool(netloc) and connection.headers.get("host", "").lower() == netloc.lower()


def asked_origin(connection: Connection) -> str:
    """Return the origin of pages at the address that was asked."""
    scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
    return f"{scheme}://{connection.headers.get('host', '')}".lower()


class Counting(RateLimitMiddleware):
    """Keeps how many requests there were, not when each was, so that a count costs always the same."""

    tidied = 0.0

    async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:
        """Return the count of the minute that has begun."""
        now = int(time.time())
        await self.tidy(store, now)
        kept = await store.get(key)
        if kept is not None:
            count, reset = map(int, kept.split())
            if reset > now:
                return CacheObject([0] * count, reset)
        return CacheObject([], now + MINUTE)

    async def set_cached_history(self, key: str, cache_object: CacheObject, store: Store) -> None:
        """Count a request."""
        cache_object.history.append(0)
        await store.set(key, f"{len(cache_object.history)} {cache_object.reset}", expires_in=MINUTE)

    async def tidy(self, store: Store, now: float) -> None:
        """Forget those who have not come back, once in a while."""
        if now >= self.tidied + MINUTE and isinstance(store, MemoryStore):
            self.tidied = now
            await store.delete_expired()


def person_limit(settings: Settings) -> RateLimitConfig:
    """Return the limit on requests of each person, or of each address where nobody is known."""
    return limit(settings.requests_per_minute, requester)


def address_limit(settings: Settings) -> RateLimitConfig:
    """Return the limit on requests of each address: to be somebody new each time brings nobody further."""
    requests = settings.requests_per_minute * PERSONS_AT_ADDRESS
    return limit(requests, lambda request: f"all of {place(request)}")


def limit(requests: int, identifier: Callable[[Request[Any, Any, Any]], str]) -> RateLimitConfig:
    """Return a limit on the requests of a minute."""
    return RateLimitConfig(
        ("minute", requests),
        identifier_for_request=identifier,
        exclude=["^/health$", "^/metrics$"],
        exclude_opt_key=UNCOUNTED,
        middleware_class=Counting,
    )


def requester(request: Request[Any, Any, Any]) -> str:
    """Name whoever is counted."""
    person = person_id(request)
    return f"person {person}" if person else f"address {place(request)}"


def place(connection: Connection) -> str:
    """Return the address a connection comes from; of a long one the part that its owner cannot change."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or int(address) >> OWN_BITS)
