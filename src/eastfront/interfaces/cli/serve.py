"""`eastfront serve`: tables for browsers and programs."""

from __future__ import annotations

import asyncio
import gc
import shlex
from pathlib import Path
from typing import Final

import click
import uvicorn

from eastfront.games import SLUGS
from eastfront.interfaces.cli.serving import data_dir_option, database_option
from eastfront.interfaces.web.app import make_app
from eastfront.interfaces.web.observing import set_up_logs
from eastfront.interfaces.web.safety import LARGEST_MESSAGE
from eastfront.interfaces.web.settings import HOST, PORT, Settings, check_public_url
from eastfront.table.live.rules import rules_of
from eastfront.table.storage.address import database_url
from eastfront.table.storage.database import migrate
from eastfront.table.storage.folder import data_folder, secret_key

# How long open connections may hold up a stop, in seconds.
GRACE: Final = 1
# After how many new objects the garbage collector looks at the young, and after how many such looks at more.
COLLECTIONS: Final = (20_000, 20, 100)
# How often a socket is asked for a sign of life, in seconds: often enough for whatever stands in between.
PING: Final = 50
# How long a connection stays open between two requests of somebody who thinks, in seconds.
KEEP_ALIVE: Final = 75


def read_bot(text: str) -> tuple[str, list[str]]:
    """Read an outside bot: the level's name, an equals sign, its command."""
    name, equals, command = text.partition("=")
    if not equals or not name.isidentifier() or not command.strip():
        raise click.BadParameter(f"{text!r} is not of the form name=command")
    return name, shlex.split(command)


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
    help="Seconds that a computer player has.",
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME=COMMAND",
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
    bots: tuple[str, ...],
    requests_per_minute: int,
    private_webhooks: bool,
    json_logs: bool,
) -> None:
    """Serve tables over HTTP and WebSocket, to play with friends and computer players.

    Everything is kept in a SQLite file in the data folder, or in PostgreSQL with --database. Several
    processes may serve the same PostgreSQL database.
    """
    folder = data_folder(data_dir)
    settings = Settings(
        data_dir=folder,
        database=database,
        host=host,
        port=port,
        public_url=check_public_url(public_url),
        workers=workers,
        deadline=deadline,
        requests_per_minute=requests_per_minute,
        private_webhooks=private_webhooks,
        bots=dict(read_bot(bot) for bot in bots),
    )
    asyncio.run(migrate(database_url(database, folder)))
    set_up_logs(json_logs)
    serve(settings, secret_key(folder))


def spare_collections() -> None:
    """Let the garbage collector look through the tables in memory less often.

    Nearly all that a choice leaves behind is free at once; a look at everything, with many tables,
    keeps everybody waiting for a tenth of a second or more.
    """
    for slug in SLUGS:
        rules_of(slug)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def serve(settings: Settings, secret: bytes) -> None:
    """Answer until the process is told to stop."""
    config = uvicorn.Config(
        make_app(settings, secret),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_per_message_deflate=False,
    )
    server = uvicorn.Server(config)
    spare_collections()
    click.echo(f"eastfront serves tables at {settings.url}; stop it with Ctrl-C", err=True)
    server.run()
    if not server.started:
        raise click.ClickException(
            f"cannot listen on {settings.host} port {settings.port}: it is in use or not ours"
        )
