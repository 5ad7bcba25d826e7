"""The lobby: public tables, to join, to watch or to look at again."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

from litestar import Router, get
from litestar.params import QueryParameter

from eastfront.games import SLUGS
from eastfront.interfaces.web.describing import kind_of, plain
from eastfront.interfaces.web.services import Given
from eastfront.interfaces.web.shapes import Plain, Shape
from eastfront.kernel.edition import read_setup
from eastfront.table.live.errors import NotThere
from eastfront.table.storage.database import reading
from eastfront.table.storage.lobby import Listed, list_tables
from eastfront.table.storage.records import SeatRecord

# Later than any time that there is.
NEVER = 1e12
MOST = 50

StatusQuery = Annotated[Literal["open", "running", "ended"], QueryParameter(name="status")]
GameQuery = Annotated[str, QueryParameter(name="game", max_length=80)]
BeforeQuery = Annotated[float, QueryParameter(name="before", ge=0, le=NEVER)]
LimitQuery = Annotated[int, QueryParameter(name="limit", ge=1, le=MOST)]


class LobbySeat(Shape):
    """Who sits on a seat."""

    kind: Literal["open", "person", "computer"]
    name: str
    level: str


class LobbyTable(Shape):
    """A table in the lobby; *host* is the name of whoever opened it."""

    id: str
    status: Literal["open", "running", "ended"]
    game: str
    edition: str
    options: dict[str, str]
    seats: list[LobbySeat]
    clock: Plain
    training: bool
    host: str
    created: float
    changed: float


class LobbyShape(Shape):
    """Tables, the last changed first; there may be more before the last one's *changed*."""

    tables: list[LobbyTable]


@get("/tables", summary="Public tables")
async def lobby(
    services: Given,
    status: StatusQuery = "open",
    game: GameQuery = "",
    before: BeforeQuery = NEVER,
    limit: LimitQuery = 20,
) -> LobbyShape:
    """Return public tables; private ones are reached by their id only."""
    if game and game not in SLUGS:
        raise NotThere(f"there is no game {game!r}; valid: {', '.join(SLUGS)}")
    async with reading(services.engine) as connection:
        found = await list_tables(connection, status, game, before, limit)
    return LobbyShape([describe_listed(table, status) for table in found])


def describe_listed(table: Listed, status: Literal["open", "running", "ended"]) -> LobbyTable:
    """Return a table as the lobby shows it."""
    setup = read_setup(table.setup)
    return LobbyTable(
        id=table.id,
        status=status,
        game=setup.game,
        edition=setup.edition,
        options=setup.options,
        seats=[describe_place(place) for place in table.seats],
        clock=plain(table.clock),
        training=table.training,
        host=table.host,
        created=table.created,
        changed=table.changed,
    )


def describe_place(place: SeatRecord) -> LobbySeat:
    """Return who sits on a seat."""
    return LobbySeat(cast(Any, kind_of(place)), place.name, place.level)


router = Router("/", route_handlers=[lobby], tags=["tables"])
