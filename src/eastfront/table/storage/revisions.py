"""Revisions of the schema: which one a database has, and the way from there to another."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from eastfront.kernel.errors import EastfrontError
from eastfront.table.storage.schema import metadata

HEAD: Final = "head"
BASE: Final = "base"


class RevisionError(EastfrontError):
    """A database whose schema this program does not know."""


def upgrade(connection: Connection, revision: str, place: str) -> None:
    """Take the schema up to *revision* within the transaction of *connection*.

    *place* names the database in messages.
    """
    check_schema(connection, place)
    command.upgrade(_config(connection), revision)


def check_schema(connection: Connection, place: str) -> None:
    """Refuse a database that is newer than this program, or not one of ours."""
    present = revision_of(connection)
    if present and not is_known(present):
        raise RevisionError(
            f"the database {place} was written by a newer eastfront: its schema has revision {present}, "
            f"this one knows up to {newest()}; install the newer program again"
        )
    foreign = set() if present else set(metadata.tables) & set(inspect(connection).get_table_names())
    if foreign:
        raise RevisionError(
            f"the database {place} holds {', '.join(sorted(foreign))}, which eastfront did not make; "
            "give it an empty database"
        )


def revision_of(connection: Connection) -> str:
    """Return the revision of the schema at *connection*; empty if there is none."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def newest() -> str:
    """Return the revision that this program works with."""
    head = _scripts().get_current_head()
    assert head is not None
    return head


def is_known(revision: str) -> bool:
    """Tell whether this program can come from *revision* to the newest."""
    return revision in {script.revision for script in _scripts().walk_revisions()}


def forget_schema(connection: Connection) -> None:
    """Drop every table of ours, within the transaction of *connection*; the schema must be the newest."""
    metadata.drop_all(connection)
    command.stamp(_config(connection), BASE)


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "eastfront.table.storage:migrations")
    config.attributes["connection"] = connection
    return config


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
