"""`eastfront serve`: tables for browsers and programs."""

from __future__ import annotations

import asyncio
import gc
import logging
import math
import re
import shlex
import shutil
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from socket import socket
from typing import Final

import click
import structlog
import uvicorn
from sqlalchemy import URL

from eastfront import __version__
from eastfront.games import SLUGS, game_of
from eastfront.interfaces.cli.hosting.options import data_dir_option, database_option
from eastfront.interfaces.cli.hosting.running import noting
from eastfront.interfaces.web.app import make_app
from eastfront.interfaces.web.listening import bound_port, close, listen
from eastfront.interfaces.web.observing import Watched, set_up_logs
from eastfront.interfaces.web.safety import LARGEST_MESSAGE
from eastfront.interfaces.web.settings import HOST, PORT, Settings, check_public_url
from eastfront.kernel.errors import SetupError
from eastfront.table.live.uptime import is_shared_key
from eastfront.table.live.workers import refuse_names
from eastfront.table.storage.address import database_url, describe, is_sqlite
from eastfront.table.storage.database import explained, migrate, open_engine
from eastfront.table.storage.folder import KEY_NAME, data_folder, only_server, secret_key

# How long open connections may hold up a stop, in seconds.
GRACE: Final = 1
# After how many new objects the garbage collector looks at the young, and after how many such looks at more.
COLLECTIONS: Final = (20_000, 20, 100)
# How often a socket is asked for a sign of life, in seconds: often enough for whatever stands in between.
PING: Final = 50
# How long a connection stays open between two requests of somebody who thinks, in seconds.
KEEP_ALIVE: Final = 75
# What an outside bot may be called.
BOT_NAME: Final = re.compile(r"[\w-]+")

log = structlog.get_logger()


def read_bots(_: click.Context, parameter: click.Parameter, texts: tuple[str, ...]) -> dict[str, list[str]]:
    """Read the outside bots: their commands by the names of their levels."""
    bots: dict[str, list[str]] = {}
    for text in texts:
        name, command = read_bot(text)
        if name in bots:
            raise click.BadParameter(f"there are two bots called {name!r}; name one otherwise")
        bots[name] = command
    refuse_names(bots)
    return bots


def read_bot(text: str) -> tuple[str, list[str]]:
    """Read an outside bot: the level's name, an equals sign, its command."""
    name, equals, line = text.partition("=")
    if not equals or not line.strip():
        raise click.BadParameter(f"{text!r} is not of the form NAME=COMMAND")
    if not BOT_NAME.fullmatch(name):
        raise click.BadParameter(f"a bot cannot be called {name!r}; valid: letters, digits, - and _")
    try:
        command = shlex.split(line)
    except ValueError as problem:
        raise click.BadParameter(f"the command of {name!r} cannot be read: {problem}") from None
    if not shutil.which(command[0]):
        raise click.BadParameter(f"there is no program {command[0]!r} for the bot {name!r}")
    return name, command


def read_deadline(_: click.Context, parameter: click.Parameter, seconds: float) -> float:
    """Refuse what is no number, which is in every range."""
    if math.isnan(seconds):
        raise click.BadParameter("nan is no number of seconds")
    return seconds


@click.command("serve")
@click.option("--host", default=HOST, show_default=True, help="The address to listen on.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), help="The port.")
@click.option("--public-url", default="", help="Where people reach the server, if that is elsewhere.")
@data_dir_option
@database_option
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Processes for computer players.",
)
@click.option(
    "--deadline",
    default=5.0,
    show_default=True,
    type=click.FloatRange(0.1, 60),
    callback=read_deadline,
    help="Seconds that a computer player has.",
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME=COMMAND",
    callback=read_bots,
    help="An outside computer player; may be given again.",
)
@click.option(
    "--requests-per-minute",
    default=1200,
    show_default=True,
    type=click.IntRange(0),
    help="How many of one person are answered; 0 for any number.",
)
@click.option("--private-webhooks", is_flag=True, help="Let webhooks reach addresses of this network.")
@click.option("--json-logs", is_flag=True, help="Write log lines as JSON.")
def command(
    host: str,
    port: int,
    public_url: str,
    data_dir: Path | None,
    database: str,
    workers: int,
    deadline: float,
    bots: dict[str, list[str]],
    requests_per_minute: int,
    private_webhooks: bool,
    json_logs: bool,
) -> None:
    """Serve tables over HTTP and WebSocket, to play with friends and computer players.

    Everything is kept in a SQLite file in the data folder, or in PostgreSQL with --database. Several
    processes may serve the same PostgreSQL database.
    """
    settings = Settings(
        data_dir=data_folder(data_dir),
        database=database,
        host=host,
        port=port,
        public_url=check_public_url(public_url),
        workers=workers,
        deadline=deadline,
        requests_per_minute=requests_per_minute,
        private_webhooks=private_webhooks,
        bots=bots,
    )
    run(settings, json_logs)


def run(
    settings: Settings,
    json_logs: bool = False,
    greet: Callable[[str], None] | None = None,
    least: int = logging.INFO,
) -> None:
    """Serve until the process is told to stop; *greet* is told the address once the server answers.

    Log lines below the level *least* are not written.
    """
    folder = settings.data_dir
    url, secret = database_url(settings.database, folder), secret_key(folder)
    greet = greet or (say_nothing if json_logs else say_where)
    file = Path(str(url.database)) if is_sqlite(url) else None
    with (
        only_server(file) if file else nullcontext(),
        noting(file) if file else nullcontext(say_nothing) as note,
    ):
        asyncio.run(prepare(url, folder / KEY_NAME, secret))
        serve(settings, secret, told_by(note, greet), json_logs, least)


def told_by(note: Callable[[str], None], greet: Callable[[str], None]) -> Callable[[Settings], None]:
    """Return what tells of a server that answers: its own address is noted, people are greeted by theirs."""

    def tell(settings: Settings) -> None:
        note(settings.own_url)
        greet(settings.url)

    return tell


def say_where(url: str) -> None:
    """Tell whoever started the server where it is."""
    click.echo(f"eastfront serves tables at {url} (stop it with Ctrl-C)", err=True)


def say_nothing(url: str) -> None:
    """Leave it to the log lines."""


async def prepare(url: URL, path: Path, secret: bytes) -> None:
    """Bring the database up to date, and refuse a key at *path* that its other servers do not have."""
    await migrate(url)
    engine = open_engine(url, pool_size=1)
    try:
        with explained(url):
            is_shared = await is_shared_key(engine, secret)
    finally:
        await engine.dispose()
    if not is_shared:
        raise SetupError(
            f"the database {describe(url)} is served with another key than {path}; copy that key there"
        )


def spare_collections() -> None:
    """Let the garbage collector look through the tables in memory less often.

    Nearly all that a choice leaves behind is free at once; a look at everything, with many tables,
    keeps everybody waiting for a tenth of a second or more.
    """
    for slug in SLUGS:
        game_of(slug)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


class Server(uvicorn.Server):
    """A server process that says when it answers."""

    def __init__(self, config: uvicorn.Config, settings: Settings, tell: Callable[[Settings], None]) -> None:
        super().__init__(config)
        self.settings = settings
        self.tell = tell

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        log.info("server started", url=self.settings.url, version=__version__)
        if self.settings.is_everywhere:
            log.warning("links lead nowhere: say by --public-url where people reach the server")
        self.tell(self.settings)


def serve(
    settings: Settings, secret: bytes, tell: Callable[[Settings], None], json_logs: bool, least: int
) -> None:
    """Answer until the process is told to stop."""
    listeners = listen(settings.host, settings.port)
    try:
        settings = replace(settings, port=bound_port(listeners))
        app = Watched(make_app(settings, secret))
        spare_collections()
        set_up_logs(json_logs, least)
        with app.explained(), stopped_by_signals():
            Server(configure(app), settings, tell).run(sockets=listeners)
    finally:
        close(listeners)
    log.info("server stopped")


def configure(app: Watched) -> uvicorn.Config:
    """Return how *app* is served."""
    return uvicorn.Config(
        app,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_per_message_deflate=False,
    )


@contextmanager
def stopped_by_signals() -> Iterator[None]:
    """End the block well when SIGINT or SIGTERM, which uvicorn sends again once it has stopped, ends it."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with suppress(KeyboardInterrupt):
            yield
    finally:
        signal.signal(signal.SIGTERM, before)
