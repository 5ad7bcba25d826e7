"""The schema: what a server keeps, the same in SQLite and in PostgreSQL.

Times are seconds since 1970. JSON is kept as text. Secrets that a person holds are kept as digests.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}

metadata: Final = MetaData(naming_convention=NAMES)

# Somebody with a browser: a guest, or with an account.
persons: Final = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Float, nullable=False),
)

accounts: Final = Table(
    "accounts",
    metadata,
    Column("login", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), nullable=False, unique=True),
    # Empty where only passkeys open the account.
    Column("password", Text, nullable=False),
    Column("created", Float, nullable=False),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True),
    Column("login", Text, ForeignKey("accounts.login"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
)

# A table: what was set up, how far its log has come, and what a lobby shows.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    # The number of the last event.
    Column("seq", BigInteger, nullable=False),
    # How many lines the log has; none before the start.
    Column("version", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    # Whether seats may be told how their options compare.
    Column("training", Boolean, nullable=False, server_default=false()),
    Column("clock", Text, nullable=False),
    # What each seat has left, and since when one of them is running.
    Column("times", Text, nullable=False),
    # Something that awaits consent: a draw, an end without a result, a choice to be taken back.
    Column("offer", Text, nullable=False),
    Column("host", Text, ForeignKey("persons.id"), nullable=False, index=True),
    # Secrets until the end: who knows them knows every card.
    Column("key", Text, nullable=False),
    Column("salt", Text, nullable=False),
    # Where it comes from: the table of a fork or rematch, the point, the position it starts from.
    Column("origin", Text, nullable=False),
    # Sum of the rules that it was last played under.
    Column("software", Text, nullable=False),
    # When somebody has to look after the table, in seconds of server time; none if only people can go on.
    Column("due", Float),
    # The seat whose person the table waits for, if it does, and the version since which that is so.
    Column("asked", Integer),
    Column("turn", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index(None, "status", "due"),
    Index(None, "status", "visibility", "changed"),
)

# Who sits where: a person, a computer player of a level, or nobody yet.
seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), index=True),
    Column("level", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("webhook", Text, nullable=False),
    # Answers given beforehand: an option's name by the kind of decision.
    Column("standing", Text, nullable=False),
    # Whether the person gave up or ran out of time, and may come back.
    Column("gone", Boolean, nullable=False),
)

# Everything that happens at a table, in order. Entries of the game's log have a line and a version.
events: Final = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", Text, nullable=False),
    Column("version", BigInteger),
    Column("line", Text),
    # What is told of it, hidden things included: never sent as it is.
    Column("body", Text, nullable=False),
    # Who gave a command, with a key of his own, so that a command sent again is done once.
    Column("nonce", Text),
    Index(None, "table_id", "version", unique=True),
    Index(None, "table_id", "nonce", unique=True),
)

# The state after so many lines of the log, under the rules with this sum.
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", BigInteger, primary_key=True),
    Column("software", Text, nullable=False),
    Column("body", Text, nullable=False),
)

# Which process looks after a table; the token grows with every holder and fences off the one before.
leases: Final = Table(
    "leases",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("holder", Text, nullable=False),
    Column("token", BigInteger, nullable=False),
    Column("until", Float, nullable=False),
)

# One-time links that move a seat to another device.
links: Final = Table(
    "links",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    # Whose seat it was when the link was made: it moves nobody else's.
    Column("person", Text, ForeignKey("persons.id"), nullable=False),
    Column("until", Float, nullable=False),
)

# Whom a person does not want to read.
mutes: Final = Table(
    "mutes",
    metadata,
    Column("person", Text, ForeignKey("persons.id"), primary_key=True),
    Column("muted", Text, ForeignKey("persons.id"), primary_key=True),
)

# Which seats are connected, by the process that holds the connection; seat -1 are the spectators.
presence: Final = Table(
    "presence",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("process", Text, primary_key=True),
    Column("count", Integer, nullable=False),
)

# The server processes, by their last sign of life.
processes: Final = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seen", Float, nullable=False),
)

# One row: how long there has been a server, so that clocks stand still while there is none, and which
# key its processes share.
uptime: Final = Table(
    "uptime",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seconds", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("key_digest", Text),
)
