"""Pages for people and signs of life for operators."""

from __future__ import annotations

from html import escape

from litestar import MediaType, Router, get, head
from sqlalchemy import text

from eastfront import __version__
from eastfront.games import SLUGS
from eastfront.interfaces.web.services import Given, Services
from eastfront.interfaces.web.shapes import Shape
from eastfront.table.live.rules import rules_of
from eastfront.table.storage.database import reading

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>eastfront</title>
</head>
<body>
<h1>eastfront</h1>
<p>A table for card games of the Eastern Front is served here. The page to play on is not part of
this version: play by the <a href="/api/schema/openapi.json">interface for programs</a>, or in a
terminal with <code>./play</code>.</p>
<ul>
{games}
</ul>
<p>Version {version}. Unofficial implementations of games that are out of print.</p>
</body>
</html>
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def home() -> str:
    """Return a plain page that says what this is."""
    titles = [rules_of(slug).describe().title for slug in SLUGS]
    games = "\n".join(f"<li>{escape(title)}</li>" for title in titles)
    return PAGE.format(games=games, version=__version__)


class Health(Shape):
    """Whether the server works."""

    status: str
    version: str


@get("/health", tags=["server"], summary="Whether the server works")
async def health(services: Given) -> Health:
    """Ask the storage for a sign of life."""
    await ask_storage(services)
    return Health("ok", __version__)


@head("/health", include_in_schema=False)
async def pulse(services: Given) -> None:
    """Ask the storage for a sign of life, for whoever wants to know the status only."""
    await ask_storage(services)


async def ask_storage(services: Services) -> None:
    """Fail if the storage does not answer."""
    async with reading(services.engine) as connection:
        await connection.execute(text("select 1"))


router = Router("/", route_handlers=[home, health, pulse])
