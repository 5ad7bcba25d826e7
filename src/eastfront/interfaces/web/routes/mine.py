"""The tables of whoever asks."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

from litestar import Request, Router, get
from litestar.params import QueryParameter

from eastfront.interfaces.web.services import Given
from eastfront.interfaces.web.sessions import require_person
from eastfront.interfaces.web.shapes import Shape
from eastfront.kernel.edition import read_setup
from eastfront.table.storage.belongings import OwnTable, list_tables
from eastfront.table.storage.database import reading
from eastfront.table.storage.records import RUNNING

MOST_TABLES = 50
LATEST = float(2**53)

Status = Literal["open", "running", "ended", "halted"]


class OwnTableShape(Shape):
    """A table of one's list; *seats* are the names by seat, *yours* the seats that are one's own."""

    id: str
    status: Status
    game: str
    edition: str
    seats: list[str]
    yours: list[int]
    your_turn: bool
    changed: float


@get("/me/tables", summary="My tables")
async def list_mine(
    request: Request[Any, Any, Any],
    services: Given,
    before: Annotated[float | None, QueryParameter(name="before", ge=0, le=LATEST)] = None,
    status: Annotated[Status, QueryParameter(name="status")] = "ended",
    limit: Annotated[int, QueryParameter(name="limit", ge=1, le=MOST_TABLES)] = MOST_TABLES,
) -> list[OwnTableShape]:
    """List the tables where one sits or is the host: running ones, open ones, then those that are over.

    In each of the three parts the last changed stands first. *before* and *status* are those of the
    last table of a page, to get the next one; without *before* the list is given from its beginning.
    """
    after = None if before is None else (status, before)
    async with reading(services.engine) as connection:
        found = await list_tables(connection, require_person(request), after, limit)
    return [describe_own(table) for table in found]


def describe_own(table: OwnTable) -> OwnTableShape:
    """Return a table in the shape of the list."""
    setup = read_setup(table.setup)
    return OwnTableShape(
        id=table.id,
        status=cast(Any, table.status),
        game=setup.game,
        edition=setup.edition,
        seats=table.names,
        yours=table.yours,
        your_turn=table.status == RUNNING and table.asked in table.yours,
        changed=table.changed,
    )


router = Router("/", route_handlers=[list_mine], tags=["me"])
