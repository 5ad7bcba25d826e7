"""How what goes wrong is answered: one shape, a status that fits, nothing that a client may not know."""

from __future__ import annotations

import re
from typing import Any, Final

import asyncpg
import structlog
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, LitestarException, ValidationException
from litestar.types import Scope
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from eastfront.interfaces.web.sessions import DEFAULT_LANGUAGE
from eastfront.interfaces.web.shapes import ProblemShape
from eastfront.kernel.errors import DataError, EastfrontError, SetupError
from eastfront.kernel.message import Message
from eastfront.table.live.errors import BrokenFile, Busy, NotNow, NotThere, NotYours, Refused, Stale, Told
from eastfront.table.live.telling import message_data
from eastfront.table.table import TableError
from eastfront.words import Words, languages, languages_of

# Later entries are more special than earlier ones.
STATUSES: Final[dict[type[EastfrontError], tuple[int, str]]] = {
    EastfrontError: (400, "bad-request"),
    DataError: (400, "bad-request"),
    SetupError: (400, "bad-set-up"),
    TableError: (409, "not-now"),
    NotNow: (409, "not-now"),
    Stale: (409, "stale"),
    NotThere: (404, "not-there"),
    NotYours: (403, "not-yours"),
    Refused: (422, "refused"),
    BrokenFile: (422, "broken-file"),
    Busy: (503, "busy"),
}
KINDS: Final = {
    401: "no-name",
    403: "forbidden",
    404: "not-there",
    405: "wrong-method",
    413: "too-large",
    429: "too-often",
}
# What the framework says of its own accord, in our words.
PHRASES: Final = {
    "CSRF token verification failed": (
        "send the cookie csrftoken, which any GET sets, once more as the header x-csrftoken"
    ),
    "Not Found": "there is nothing at this address; /api/schema/openapi.json says what there is",
    "Method Not Allowed": "this address does not take that method; /api/schema/openapi.json says which",
    "Request Entity Too Large": "the body is larger than this address takes",
    "Too Many Requests": "that was too often; wait as many seconds as Retry-After says",
    "Input data was truncated": "the body is no JSON that can be read: it ends too early",
}
NO_BODY: Final = "a JSON body is needed"
# How clients know what handlers call otherwise.
NAMES: Final = {"key": "Idempotency-Key", "data": "body"}
# How it shows that the storage cannot be reached or has too much to do.
OUT_OF_REACH: Final = (
    OperationalError,
    InterfaceError,
    NoConnection,
    ConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
# How it shows that a body is no JSON, besides what the framework knows.
MALFORMED: Final = (RecursionError, UnicodeDecodeError)
# When to try again where nothing else is known, in seconds.
SOON: Final = "1"
MINUTE: Final = "60"

log = structlog.get_logger()


def answer_known(request: Request[Any, Any, Any], error: EastfrontError) -> Response[ProblemShape]:
    """Answer what a client did wrong."""
    status, kind = next(STATUSES[each] for each in type(error).__mro__ if each in STATUSES)
    problem = ProblemShape(kind, str(error))
    if isinstance(error, Stale):
        problem.version, problem.seq = error.version, error.seq
    if isinstance(error, BrokenFile):
        problem.line, problem.reason = error.line, error.reason
    if isinstance(error, Refused) and error.refusal:
        problem.rule = error.refusal.rule
        tell(problem, error.refusal.message, language_of(request, error))
    if isinstance(error, Told) and error.message:
        tell(problem, error.message, readers_language(request, languages()))
    headers = {"Retry-After": SOON} if isinstance(error, Busy) else None
    return Response(problem, status_code=status, headers=headers)


def tell(problem: ProblemShape, message: Message, language: str) -> None:
    """Add what people are told."""
    data = message_data(message)
    assert isinstance(data, dict), data
    problem.message = data
    problem.text = Words(language).sentence(message)


def language_of(request: Request[Any, Any, Any], error: Refused) -> str:
    """Return the language that the client asked for, the seat's, or English."""
    return readers_language(request, languages_of(error.game), error.language)


def readers_language(request: Request[Any, Any, Any], valid: list[str], *others: str) -> str:
    """Return the first *valid* language of the address, the header, and *others*; or English."""
    header = request.headers.get("accept-language", "")
    accepted = [re.split("[-;]", each.strip())[0].lower() for each in header.split(",")]
    wanted = (request.query_params.get("language", ""), *accepted, *others)
    return next((language for language in wanted if language in valid), DEFAULT_LANGUAGE)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemShape]:
    """Answer what the framework refuses."""
    if error.status_code >= 500:
        return answer_unknown(request, error)
    kind = KINDS.get(error.status_code, "bad-request")
    detail = PHRASES.get(error.detail, error.detail) or kind
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(map(reason, error.extra)) or detail
    headers = dict(error.headers or {})
    if error.status_code == 429:
        headers.setdefault("Retry-After", headers.get("RateLimit-Reset", MINUTE))
    return Response(ProblemShape(kind, detail), status_code=error.status_code, headers=headers)


def reason(found: dict[str, str]) -> str:
    """Say which part of a request is not valid, and why."""
    name, message = found.get("key", "data"), found.get("message", "")
    if (name, message) == ("data", "'data'"):
        return NO_BODY
    return f"{NAMES.get(name, name)}: {message}"


def answer_malformed(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemShape]:
    """Answer a body that cannot be read."""
    return Response(ProblemShape("bad-request", "the body is no JSON that can be read"), status_code=400)


def answer_busy(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemShape]:
    """Answer while the storage is out of reach."""
    log.warning("storage out of reach", error=type(error).__name__)
    problem = ProblemShape("busy", "the storage cannot be reached now; nothing was changed, try again")
    return Response(problem, status_code=503, headers={"Retry-After": SOON})


def answer_unknown(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemShape]:
    """Answer our own mistake, and log where it was made: never what was being played."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return answer_busy(request, error)
    log_mistake(error, request.scope)
    problem = ProblemShape("server-error", "something went wrong here; nothing of it was kept")
    return Response(problem, status_code=500)


async def note_broken_socket(error: Exception, scope: Scope) -> None:
    """Log our own mistake in a socket, which can only be closed."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, LitestarException | EastfrontError):
        log_mistake(error, scope)


def log_mistake(error: Exception, scope: Scope) -> None:
    """Log the kind and the place of an exception: its message could tell a card, the path a link."""
    trace = error.__traceback__
    place = ""
    while trace is not None:
        code = trace.tb_frame.f_code
        place = f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}"
        trace = trace.tb_next
    log.error("server error", error=type(error).__name__, place=place, route=scope.get("path_template", ""))
