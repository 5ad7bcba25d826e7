"""Looking back: earlier points of a game, its log as a file, its key after the end, other games' files."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, cast

from litestar import Request, Response, Router, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, QueryParameter, RawBody

from eastfront.interfaces.web.routes.play import LanguageQuery, SeatQuery, SpectatorQuery
from eastfront.interfaces.web.routes.tables import look
from eastfront.interfaces.web.services import Given
from eastfront.interfaces.web.sessions import make_reader, person_id, read_person
from eastfront.interfaces.web.shapes import DecisionShape, Plain, Shape, TableShape
from eastfront.kernel.errors import DataError
from eastfront.table.commitment import commitment
from eastfront.table.live.errors import NotNow
from eastfront.table.live.livetable import LiveTable
from eastfront.table.live.past.checking import count_choices
from eastfront.table.live.past.forking import table_at
from eastfront.table.live.past.importing import LARGEST_FILE, keep_import
from eastfront.table.live.telling import Reader, tell_entry, tell_event, tell_view, worded
from eastfront.table.storage.database import reading
from eastfront.table.storage.games import find_entry
from eastfront.table.storage.records import REVEALED, Event
from eastfront.table.storage.tables import read_lines
from eastfront.table.table import Table

ConnectionRequest = Request[Any, Any, Any]

FILE_TYPE: Final = "application/jsonl"
PLAIN_TYPE: Final = "text/plain"


class RevealShape(Shape):
    """The key that decided all luck; SHA-256 over the bytes of salt and key is the commitment."""

    key: str
    salt: str
    commitment: str


class VerdictShape(Shape):
    """Whether the rules at hand lead to every line of a log; *line* is the first that differs, or 0.

    *lines* and *choices* count what the log holds.
    """

    agrees: bool
    lines: int
    choices: int
    line: int
    reason: str


class WholeShape(Shape):
    """Everything that there was to know: the view of every seat, and the cards of every zone."""

    views: list[Plain]
    zones: dict[str, list[str]]


class ChosenShape(Shape):
    """The option that a seat took, what it had been asked, and how many options it had."""

    seat: int
    name: str
    message: Plain
    text: str
    question: str
    options: int


class ReplayShape(Shape):
    """A game as it was after a line of its log; what was asked then cannot be answered any more.

    *chosen* is what the seat that was asked took then, where the reader may know it.
    """

    type: Literal["replay"]
    version: int
    last: int
    seat: int | None
    event: Plain | None
    view: Plain
    figures: Plain
    decision: DecisionShape | None
    chosen: ChosenShape | None
    outcome: Plain | None
    whole: WholeShape | None


def require_revealed(live: LiveTable) -> None:
    """Refuse what tells all cards before the end."""
    if live.record.status not in REVEALED:
        raise NotNow("the log and the key tell every card; they are shown after the end of the game")


@get("/tables/{id:str}/log", summary="The game as a file", media_type=FILE_TYPE)
async def export(services: Given, id: FromPath[str]) -> Response[str]:
    """Return the log of a game that is over, as `eastfront verify` checks it and any server takes it in."""
    live = await services.house.look(id)
    require_revealed(live)
    async with reading(services.engine) as connection:
        lines = await read_lines(connection, id)
    name = f"{live.setup.game}-{live.record.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response("".join(f"{line}\n" for line in lines), media_type=FILE_TYPE, headers=headers)


@get("/tables/{id:str}/reveal", summary="The key, after the end")
async def reveal(services: Given, id: FromPath[str]) -> RevealShape:
    """Return key and salt of a game that is over, to be checked against what was shown at its start."""
    live = await services.house.look(id)
    require_revealed(live)
    key, salt = live.record.key, live.record.salt
    return RevealShape(key, salt, commitment(bytes.fromhex(salt), bytes.fromhex(key)))


@get("/tables/{id:str}/verify", summary="Whether the log plays again")
async def verify(services: Given, id: FromPath[str]) -> VerdictShape:
    """Play the log of a game that is over again from its first line and say whether every line agrees.

    That is this server's word. Whoever wants to be sure takes the file and checks it himself.
    """
    live = await services.house.look(id)
    require_revealed(live)
    async with reading(services.engine) as connection:
        lines = await read_lines(connection, id)
    broken = await services.verifier.judge(id, "".join(f"{line}\n" for line in lines).encode())
    line, reason = (broken.line, broken.reason) if broken else (0, "")
    return VerdictShape(broken is None, len(lines), count_choices(lines), line, reason)


@get("/tables/{id:str}/replay", summary="An earlier point")
async def replay(
    request: ConnectionRequest,
    services: Given,
    id: FromPath[str],
    at: Annotated[int, QueryParameter(name="at", ge=1, lt=2**53)],
    seat: SeatQuery = None,
    language: LanguageQuery = "",
    whole: Annotated[bool, QueryParameter(name="whole")] = False,
    spectator: SpectatorQuery = False,
) -> ReplayShape:
    """Return a game as it was after version *at*, for a seat of one's own or a spectator.

    After the end for any seat and, with *whole*, also what every seat saw and where every card was.
    With *spectator* as others saw it, also for those who have a seat.
    """
    live = await services.house.look(id)
    if whole:
        require_revealed(live)
    reader = await make_reader(services, live, person_id(request), seat, language, spectator)
    table = await table_at(services.engine, id, at)
    async with reading(services.engine) as connection:
        event = await find_entry(connection, id, at)
        following = await find_entry(connection, id, at + 1)
    told = tell_view(table, reader)
    return ReplayShape(
        type="replay",
        version=at,
        last=live.record.version,
        seat=reader.seat,
        event=tell_event(event, reader) if event else None,
        view=cast(Any, told["view"]),
        figures=cast(Any, told["figures"]),
        decision=cast(Any, told["decision"]),
        chosen=describe_chosen(table, following, reader) if following else None,
        # The choice that ends a game comes before the line that says how.
        outcome=cast(Any, told["outcome"] if at == len(table.lines) else None),
        whole=describe_whole(table) if whole else None,
    )


def describe_chosen(table: Table, following: Event, reader: Reader) -> ChosenShape | None:
    """Return what a seat chose next, if that is what happened and the reader may know it."""
    entry = tell_entry(following.body["entry"], reader)
    if not isinstance(entry, dict) or "option" not in entry or table.asked is None:
        return None
    game, seat = table.game, table.asked
    view = table.view(seat)
    option = next((each for each in view.options if game.option_name(each) == entry["option"]), None)
    if option is None:
        return None
    told: Any = worded(game.phrase_option(option, view), reader)
    question = reader.words.sentence(game.phrase_decision(view))
    return ChosenShape(
        seat, game.option_name(option), told["message"], told["text"], question, len(view.options)
    )


def describe_whole(table: Table) -> WholeShape:
    """Return a game with nothing hidden."""
    views = [table.game.view_to_data(table.view(seat)) for seat in range(table.setup.seats)]
    return WholeShape(cast(Any, views), table.game.zones(table.state))


def file_body() -> RequestBody:
    """Return what the schema says of a file that is sent."""
    text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, description="A game file."))
    return RequestBody(required=True, content={FILE_TYPE: text, PLAIN_TYPE: text})


@dataclass
class FileOperation(Operation):
    """A request whose body is a file."""

    request_body: RequestBody | None = field(default_factory=file_body)

    def __post_init__(self) -> None:
        """Name the body, which the framework does not see in the handler's arguments."""
        self.request_body = file_body()


@post(
    "/imports",
    summary="Bring a game as a file",
    request_max_body_size=LARGEST_FILE,
    operation_class=FileOperation,
)
async def bring(request: ConnectionRequest, services: Given, body: RawBody) -> TableShape:
    """Play a game file again and keep it as a table to look at and to fork, open to whoever knows its id.

    A file that does not agree with the rules at hand is answered with 422 and the line. A game
    without an end becomes a table with the status `unfinished`.
    """
    kind = request.content_type[0]
    if kind not in (FILE_TYPE, PLAIN_TYPE):
        raise DataError(f"a game file is sent as {FILE_TYPE} or {PLAIN_TYPE}, not as {kind[:40]!r}")
    person = await read_person(services, request)
    game = await services.verifier.verify(body)
    id = await keep_import(services.engine, game, person, services.house.uptime.now())
    return await look(request, services, id)


router = Router("/", route_handlers=[export, reveal, verify, replay, bring], tags=["replays"])
