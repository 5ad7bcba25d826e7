"""The browser client: its page, whatever address of ours is asked for, and its files."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, Router, route
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

from eastfront.interfaces.web.problems import answer_http
from eastfront.interfaces.web.safety import UNCOUNTED

BUILT: Final = Path(__file__).parent / "built"
# Files whose names change with their content may be kept for ever.
KEPT: Final = CacheControlHeader(public=True, immutable=True, max_age=365 * 24 * 3600)
# Whoever asks for the head of an answer gets all of it but the body, which the server leaves out.
WHOLE_OR_HEAD: Final = (HttpMethod.GET, HttpMethod.HEAD)
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>eastfront</title>
<h1>eastfront</h1>
<p>The server runs, but its page has not been built yet: run <code>./play</code> once in the checkout.
Without it, play in a terminal with <code>./play --terminal</code>.</p>
</html>
"""


@route(
    [
        "/",
        "/join",
        "/join/{id:str}",
        "/seat/{token:str}",
        "/set-up/{game:str}",
        "/tables/{id:str}",
        "/mine",
        "/watch",
        "/cards",
        "/cards/{game:str}",
        "/rules",
        "/rules/{game:str}",
        "/replays",
        "/replays/{id:str}",
        "/learn/{game:str}",
        "/settings",
        "/credits",
    ],
    http_method=WHOLE_OR_HEAD,
    media_type=MediaType.HTML,
    include_in_schema=False,
)
async def page() -> Response[str]:
    """Return the one page of the client, which finds out by itself what to show."""
    return show_page(200)


def show_page(status: int) -> Response[str]:
    """Return the page of the client, or how to come by it."""
    index = BUILT / "index.html"
    text = index.read_text(encoding="utf-8") if index.is_file() else NOT_BUILT
    return Response(text, status_code=status, media_type=MediaType.HTML)


def answer_missing(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """Answer an address that is none: people get the page, which says so, and programs a problem."""
    is_person = "text/html" in request.headers.get("accept", "")
    if is_person and not request.scope["path"].startswith("/api/"):
        return show_page(404)
    return answer_http(request, error)


@route("/favicon.svg", http_method=WHOLE_OR_HEAD, media_type="image/svg+xml", include_in_schema=False)
async def favicon() -> bytes:
    """Return the sign of the site."""
    path = BUILT / "favicon.svg"
    if not path.is_file():
        raise NotFoundException("the page is not built")
    return path.read_bytes()


def make_router() -> Router:
    """Return the routes of the client."""
    assets = create_static_files_router("/assets", [BUILT / "assets"], cache_control=KEPT)
    return Router("/", route_handlers=[page, favicon, assets], opt={UNCOUNTED: True})
