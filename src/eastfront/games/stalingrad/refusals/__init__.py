"""Why something is not offered: for every verb and noun the clause that forbids it now."""

from __future__ import annotations

from eastfront.games.stalingrad.refusals.answering import why_not

__all__ = ["why_not"]
