"""The cookie by which a person is known: sent anew only when it says something new, or on a visit."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from litestar.types import Empty, Message
from litestar.types import ScopeSession as Session

# Every client asks here when it begins: the cookie then lasts another year.
VISIT: Final = "/api/me"
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
        """Send the session if it has changed, or if it is a visit."""
        loaded = connection.scope["state"].get(LOADED)
        session = {} if scope_session is Empty else scope_session
        if session != loaded or connection.scope["path"] == VISIT:
            await super().store_in_message(scope_session, message, connection)


class SteadyCookies(CookieBackendConfig):
    """Sessions in cookies that change only when they must."""

    _backend_class = SteadySessions
