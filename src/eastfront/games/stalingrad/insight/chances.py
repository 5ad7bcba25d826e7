"""All chances of a battle: what is turned up, and what that does to both sides."""

from __future__ import annotations

from eastfront.games.stalingrad.insight.flips import flip_chances
from eastfront.games.stalingrad.insight.holding import holding_chances
from eastfront.games.stalingrad.phrases.context import Context
from eastfront.kernel.insight import Chance


def chances_of(context: Context) -> list[Chance]:
    """Return who may be driven out or destroyed, and the value of each card that may be turned up."""
    return holding_chances(context) + flip_chances(context)
