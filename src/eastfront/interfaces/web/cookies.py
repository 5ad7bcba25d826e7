"""The cookie by which a person is known: sent anew only when it says something new, or is getting old."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from litestar.types import Empty, Message
from litestar.types import ScopeSession as Session

DAY: Final = 24 * 3600
# A cookie lasts a year, and one that is older than this is sent anew, in days.
OLD: Final = 30
RENEWED: Final = "renewed"
LOADED: Final = "eastfront_session"

Connection = ASGIConnection[Any, Any, Any, Any]


class SteadySessions(ClientSideSessionBackend):
    """Leaves a cookie alone that has not changed: to encrypt and send it again costs as much as a choice.

    It also keeps a late answer from undoing what an earlier one has set, such as a sign-in.
    """

    async def load_from_connection(self, connection: Connection) -> dict[str, Any]:
        """Read the session, and remember what it was."""
        session = await super().load_from_connection(connection)
        connection.scope["state"][LOADED] = dict(session)
        return session

    async def store_in_message(
        self, scope_session: Session, message: Message, connection: Connection
    ) -> None:
        """Send the session if it has changed, or is getting old."""
        session = scope_session if isinstance(scope_session, dict) else {}
        today = int(time.time()) // DAY
        if session and today - session.get(RENEWED, 0) > OLD:
            session[RENEWED] = today
        if scope_session is Empty or session != connection.scope["state"].get(LOADED):
            await super().store_in_message(scope_session, message, connection)


class SteadyCookies(CookieBackendConfig):
    """Sessions in cookies that change only when they must."""

    _backend_class = SteadySessions
