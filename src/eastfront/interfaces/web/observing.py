"""What an operator sees of a running server: log lines and figures, never anything about a game."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import structlog
from litestar.enums import ScopeType
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.types.asgi_types import Message
from prometheus_client import Gauge

from eastfront.kernel.errors import EastfrontError
from eastfront.table.live.house import House

LIVE: Final = Gauge("eastfront_tables_in_memory", "Tables in the memory of this process")
WATCHED: Final = Gauge("eastfront_connections", "Open connections that follow a table")

QUIET_PATHS: Final = ("/health", "/metrics")

log = structlog.get_logger()


def set_up_logs(as_json: bool, least: int = logging.INFO) -> None:
    """Write log lines of the level *least* and above to stderr, for people or for programs."""
    for_people = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    renderer = structlog.processors.JSONRenderer() if as_json else for_people
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    # The framework's own lines could quote what a client sent.
    logging.getLogger().setLevel(logging.CRITICAL)


class Figures(PrometheusController):
    """Shows the figures, to programs that know their format without our description."""

    include_in_schema = False


def metrics() -> PrometheusConfig:
    """Return the figures that are counted by route, never by table."""
    return PrometheusConfig("eastfront", prefix="eastfront", group_path=True, exclude=list(QUIET_PATHS))


def count_house(house: House) -> None:
    """Have figures about tables read from the house when somebody asks for them."""
    LIVE.set_function(lambda: float(len(house.lives)))
    WATCHED.set_function(lambda: float(sum(map(len, house.watches.values()))))


def log_requests(app: ASGIApp) -> ASGIApp:
    """Log each request: its method, route, status and time; no address, no query, no body."""

    async def logged(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["path"] in QUIET_PATHS:
            await app(scope, receive, send)
            return
        start = time.perf_counter()
        status = 0
        method = str(scope["method"])

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, note)
        finally:
            route = scope.get("path_template", "")
            log.info(
                "request",
                method=method,
                route=route,
                status=status,
                ms=round((time.perf_counter() - start) * 1000, 1),
            )

    return logged


class ServerBroken(EastfrontError):
    """A mistake of ours kept a server from starting or stopping; the message tells its kind and place."""


class Watched:
    """An application whose start and stop are watched: uvicorn keeps to itself what goes wrong there."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.problem: Exception | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""
        if scope["type"] == ScopeType.HTTP or scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        except Exception as problem:
            self.problem = first_cause(problem)
            raise

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Raise at the end of the block, in which the application is served, what went wrong there."""
        try:
            yield
        except SystemExit:
            assert self.problem, "uvicorn ends the process only where the application cannot start"
        if isinstance(self.problem, EastfrontError):
            raise self.problem
        if self.problem:
            raise ServerBroken(f"the server is broken: {name_mistake(self.problem)}") from None


def first_cause(problem: Exception) -> Exception:
    """Return what went wrong, out of the groups in which the framework wraps it."""
    while isinstance(problem, ExceptionGroup):
        problem = problem.exceptions[0]
    return problem


def name_mistake(mistake: Exception) -> str:
    """Return the kind and the place of a mistake: its text could tell what nobody should know."""
    last = traceback.extract_tb(mistake.__traceback__)[-1]
    return f"{type(mistake).__name__} at {last.filename.rpartition('/')[2]}:{last.lineno} {last.name}"
