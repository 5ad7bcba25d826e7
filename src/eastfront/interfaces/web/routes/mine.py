"""The tables of whoever asks."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, cast

from litestar import Request, Router, get
from litestar.params import QueryParameter

from eastfront.interfaces.web.services import Given
from eastfront.interfaces.web.sessions import require_person
from eastfront.interfaces.web.shapes import Shape
from eastfront.kernel.edition import read_setup
from eastfront.table.storage.belongings import Mark, OwnTable, list_tables
from eastfront.table.storage.database import reading
from eastfront.table.storage.records import RUNNING

MOST_TABLES: Final = 50
# Rank, time and id, as `Mark` has them.
CURSOR: Final = r"^[0-9]:[0-9]{1,12}\.[0-9]{1,9}:[A-Za-z0-9_-]{1,40}$"

Status = Literal["open", "running", "ended", "halted", "unfinished"]


class OwnTableShape(Shape):
    """A table of one's list; *seats* are the names by seat, *yours* the seats that are one's own.

    *version* is how many lines its log has.
    """

    id: str
    status: Status
    game: str
    edition: str
    seats: list[str]
    yours: list[int]
    your_turn: bool
    version: int
    changed: float


class OwnTablesShape(Shape):
    """A page of one's list; *next* is where the following one begins, nothing on the last."""

    tables: list[OwnTableShape]
    next: str | None


@get("/me/tables", summary="My tables")
async def list_mine(
    request: Request[Any, Any, Any],
    services: Given,
    after: Annotated[str | None, QueryParameter(name="after", pattern=CURSOR)] = None,
    limit: Annotated[int, QueryParameter(name="limit", ge=1, le=MOST_TABLES)] = MOST_TABLES,
) -> OwnTablesShape:
    """List the tables where one sits or is the host: running ones, open ones, then those that are over.

    In each of the three parts the last changed stands first. *after* is the `next` of the page before;
    without it the list is given from its beginning.
    """
    mark = read_cursor(after) if after else None
    async with reading(services.engine) as connection:
        # One more than is shown tells whether there is another page.
        found = await list_tables(connection, require_person(request), mark, limit + 1)
    shown = found[:limit]
    next = write_cursor(shown[-1].mark) if len(found) > limit else None
    return OwnTablesShape([describe_own(table) for table in shown], next)


def write_cursor(mark: Mark) -> str:
    """Return a place in the list as clients hand it back."""
    rank, changed, id = mark
    return f"{rank}:{changed!r}:{id}"


def read_cursor(text: str) -> Mark:
    """Return the place in the list that `write_cursor` wrote."""
    rank, changed, id = text.split(":")
    return int(rank), float(changed), id


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
        version=table.version,
        changed=table.changed,
    )


router = Router("/", route_handlers=[list_mine], tags=["me"])
