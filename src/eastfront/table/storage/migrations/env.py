"""What Alembic runs around the revisions: the caller's connection and transaction are used."""

from __future__ import annotations

from alembic import context

from eastfront.table.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
