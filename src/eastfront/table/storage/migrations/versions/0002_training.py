"""Revision 0002: tables at which hints are given."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, false

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Let tables be training tables; those that are there already are none."""
    op.add_column("tables", Column("training", Boolean, nullable=False, server_default=false()))
