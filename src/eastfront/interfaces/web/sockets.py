"""How many sockets may be open: each costs a little for as long as it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.types.asgi_types import WebSocketCloseEvent

from eastfront.interfaces.web.attempts import MINUTE, Attempts
from eastfront.interfaces.web.safety import PERSONS_AT_ADDRESS, place
from eastfront.interfaces.web.settings import Settings

# How many sockets an address may have open at a time.
MOST: Final = 300
# Why one more is refused.
TOO_MANY: Final = 4429


def limit_sockets(settings: Settings) -> Callable[[ASGIApp], ASGIApp]:
    """Return what refuses sockets of an address that has, or in a minute has opened, too many.

    Where requests are not limited, sockets are not either.
    """
    opened: Counter[str] = Counter()
    attempts = Attempts(settings.requests_per_minute * PERSONS_AT_ADDRESS, MINUTE)

    def limited(app: ASGIApp) -> ASGIApp:
        async def let_in(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.WEBSOCKET or not settings.requests_per_minute:
                await app(scope, receive, send)
                return
            address = place(ASGIConnection[Any, Any, Any, Any](scope))
            if opened[address] >= MOST or attempts.wait(address):
                close: WebSocketCloseEvent = {"type": "websocket.close", "code": TOO_MANY, "reason": ""}
                await send(close)
                return
            opened[address] += 1
            try:
                await app(scope, receive, send)
            finally:
                opened[address] -= 1
                if not opened[address]:
                    del opened[address]

        return let_in

    return limited
