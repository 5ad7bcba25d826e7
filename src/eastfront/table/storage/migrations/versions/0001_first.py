"""Revision 0001: persons, tables, what happens at them, and what server processes share."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, LargeBinary, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    make_persons()
    make_tables()
    make_seats()
    make_events()
    make_processes()


def make_persons() -> None:
    """Make what is known of people."""
    op.create_table(
        "persons",
        Column("id", Text, primary_key=True),
        Column("name", Text, nullable=False),
        Column("language", Text, nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "accounts",
        Column("login", Text, primary_key=True),
        Column("person", Text, ForeignKey("persons.id"), nullable=False, unique=True),
        Column("password", Text, nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        Column("id", LargeBinary, primary_key=True),
        Column("login", Text, ForeignKey("accounts.login"), nullable=False, index=True),
        Column("public_key", LargeBinary, nullable=False),
        Column("sign_count", BigInteger, nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "mutes",
        Column("person", Text, ForeignKey("persons.id"), primary_key=True),
        Column("muted", Text, ForeignKey("persons.id"), primary_key=True),
    )


def make_tables() -> None:
    """Make the tables at which games are played."""
    op.create_table(
        "tables",
        Column("id", Text, primary_key=True),
        Column("seq", BigInteger, nullable=False),
        Column("version", BigInteger, nullable=False),
        Column("status", Text, nullable=False),
        Column("setup", Text, nullable=False),
        Column("visibility", Text, nullable=False),
        Column("clock", Text, nullable=False),
        Column("times", Text, nullable=False),
        Column("offer", Text, nullable=False),
        Column("host", Text, ForeignKey("persons.id"), nullable=False, index=True),
        Column("key", Text, nullable=False),
        Column("salt", Text, nullable=False),
        Column("origin", Text, nullable=False),
        Column("software", Text, nullable=False),
        Column("due", Float),
        Column("asked", Integer),
        Column("turn", BigInteger, nullable=False),
        Column("created", Float, nullable=False),
        Column("changed", Float, nullable=False),
    )
    op.create_index(op.f("ix_tables_status_due"), "tables", ["status", "due"])
    op.create_index(
        op.f("ix_tables_status_visibility_changed"), "tables", ["status", "visibility", "changed"]
    )


def make_seats() -> None:
    """Make the seats and the links that move them."""
    op.create_table(
        "seats",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("person", Text, ForeignKey("persons.id"), index=True),
        Column("level", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("language", Text, nullable=False),
        Column("webhook", Text, nullable=False),
        Column("standing", Text, nullable=False),
        Column("gone", Boolean, nullable=False),
    )
    op.create_table(
        "links",
        Column("digest", Text, primary_key=True),
        Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("person", Text, ForeignKey("persons.id"), nullable=False),
        Column("until", Float, nullable=False),
    )


def make_events() -> None:
    """Make what happens at tables, and the states kept on the way."""
    op.create_table(
        "events",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("seq", BigInteger, primary_key=True),
        Column("at", Float, nullable=False),
        Column("kind", Text, nullable=False),
        Column("version", BigInteger),
        Column("line", Text),
        Column("body", Text, nullable=False),
        Column("nonce", Text),
    )
    op.create_index(op.f("ix_events_table_id_version"), "events", ["table_id", "version"], unique=True)
    op.create_index(op.f("ix_events_table_id_nonce"), "events", ["table_id", "nonce"], unique=True)
    op.create_table(
        "snapshots",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("version", BigInteger, primary_key=True),
        Column("software", Text, nullable=False),
        Column("body", Text, nullable=False),
    )


def make_processes() -> None:
    """Make what the processes of a server tell one another."""
    op.create_table(
        "processes",
        Column("id", Text, primary_key=True),
        Column("seen", Float, nullable=False),
    )
    op.create_table(
        "leases",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("holder", Text, nullable=False),
        Column("token", BigInteger, nullable=False),
        Column("until", Float, nullable=False),
    )
    op.create_table(
        "presence",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("process", Text, primary_key=True),
        Column("count", Integer, nullable=False),
    )
    op.create_table(
        "uptime",
        Column("id", Integer, primary_key=True),
        Column("seconds", Float, nullable=False),
        Column("seen", Float, nullable=False),
        Column("key_digest", Text),
    )
