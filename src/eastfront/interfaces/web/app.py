"""The application: routes, sessions, limits and headers, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException

from eastfront.interfaces.web import pages
from eastfront.interfaces.web.cookies import SteadyCookies
from eastfront.interfaces.web.observing import Figures, count_house, log_requests, metrics
from eastfront.interfaces.web.openapi import api_description
from eastfront.interfaces.web.problems import (
    MALFORMED,
    OUT_OF_REACH,
    answer_busy,
    answer_http,
    answer_known,
    answer_malformed,
    answer_unknown,
    note_broken_socket,
)
from eastfront.interfaces.web.routes import (
    accounts,
    coaching,
    games,
    health,
    hints,
    insights,
    live,
    lobby,
    me,
    mine,
    play,
    replays,
    seats,
    sequels,
    tables,
    turns,
)
from eastfront.interfaces.web.safety import (
    LARGEST_BODY,
    address_limit,
    header_writer,
    person_limit,
    request_guard,
)
from eastfront.interfaces.web.services import Services, open_services
from eastfront.interfaces.web.settings import Settings
from eastfront.interfaces.web.sockets import limit_sockets
from eastfront.kernel.errors import EastfrontError
from eastfront.table.storage.folder import server_id

YEAR = 365 * 24 * 3600
# What holds anything of a person is sent as it is: its length tells less so.
PLAIN_PATHS = ["^/api/(?!games)", "^/metrics", "^/health"]


def make_app(settings: Settings, secret: bytes) -> Litestar:
    """Return the application of a server; *secret* signs its cookies."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_services(server_id(secret), settings) as services:
            app.state.services = services
            count_house(services.house)
            yield

    session = SteadyCookies(
        secret=sha256(b"session" + secret).digest(), max_age=YEAR, secure=settings.is_secure, key="eastfront"
    )
    is_limited = settings.requests_per_minute > 0
    by_address = [address_limit(settings).middleware] if is_limited else []
    by_person = [person_limit(settings).middleware] if is_limited else []
    return Litestar(
        [pages.make_router(), health.router, Figures, make_api(settings)],
        guards=[request_guard(settings)],
        lifespan=[lifespan],
        dependencies={"services": Provide(find_services, sync_to_thread=False)},
        middleware=[
            log_requests,
            metrics().middleware,
            limit_sockets(settings),
            *by_address,
            session.middleware,
            *by_person,
        ],
        before_send=[header_writer(settings)],
        after_exception=[note_broken_socket],
        csrf_config=CSRFConfig(secret=sha256(b"csrf" + secret).hexdigest(), cookie_secure=settings.is_secure),
        exception_handlers={
            EastfrontError: answer_known,
            HTTPException: answer_http,
            NotFoundException: pages.answer_missing,
            **dict.fromkeys(MALFORMED, answer_malformed),
            **dict.fromkeys(OUT_OF_REACH, answer_busy),
            Exception: answer_unknown,
        },
        compression_config=CompressionConfig("gzip", exclude=PLAIN_PATHS),
        openapi_config=api_description(),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def make_api(settings: Settings) -> Router:
    """Return everything that programs may ask for."""
    return Router(
        "/api",
        route_handlers=[
            me.router,
            mine.router,
            accounts.make_router(settings),
            games.router,
            tables.router,
            play.router,
            insights.router,
            hints.make_router(),
            coaching.router,
            replays.router,
            sequels.router,
            live.router,
            lobby.router,
            seats.router,
            turns.router,
        ],
    )


def find_services(state: State) -> Services:
    """Return what the process runs."""
    services = state.services
    assert isinstance(services, Services), services
    return services
