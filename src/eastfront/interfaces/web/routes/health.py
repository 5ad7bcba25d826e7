"""Signs of life for operators."""

from __future__ import annotations

from litestar import Router, get, head
from sqlalchemy import text

from eastfront import __version__
from eastfront.interfaces.web.services import Given, Services
from eastfront.interfaces.web.shapes import Shape
from eastfront.table.storage.database import reading


class Health(Shape):
    """Whether the server works, and which one it is: all with the same key have the same *id*."""

    status: str
    version: str
    id: str


@get("/health", tags=["server"], summary="Whether the server works")
async def health(services: Given) -> Health:
    """Ask the storage for a sign of life."""
    await ask_storage(services)
    return Health("ok", __version__, services.id)


@head("/health", include_in_schema=False)
async def pulse(services: Given) -> None:
    """Ask the storage for a sign of life, for whoever wants to know the status only."""
    await ask_storage(services)


async def ask_storage(services: Services) -> None:
    """Fail if the storage does not answer."""
    async with reading(services.engine) as connection:
        await connection.execute(text("select 1"))


router = Router("/", route_handlers=[health, pulse])
