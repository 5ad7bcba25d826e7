"""Pace: how long computer players take to answer, so that their time does not tell what they hold.

Who is asked even if he can only pass answers no sooner than he would after a thought.
"""

from __future__ import annotations

from typing import Final

from eastfront.players.levels import CONSCRIPT, RECRUIT, SERGEANT

# Those who do not think for longer than a server takes to ask them: they answer after a moment.
QUICK: Final = (CONSCRIPT, RECRUIT, SERGEANT)
MOMENT: Final = 0.03
# Others take so many times as long as over their longest thought of late, and never so long, in seconds.
ROOM: Final = 1.5
MOST: Final = 0.8
# What is called late: with each answer a longest thought counts for less.
FADE: Final = 0.98
# What counts until there was a thought.
FIRST: Final = 0.2


class Pace:
    """How long the players of a level take over a decision of a game, whatever they hold."""

    def __init__(self, level: str) -> None:
        self.is_quick = level in QUICK
        self.longest = FIRST
        self.has_begun = False

    def rest(self, taken: float) -> float:
        """Return how many seconds to wait with an answer that has *taken* so many; earlier ones decide."""
        if self.is_quick:
            return max(0.0, MOMENT - taken)
        whole = min(ROOM * self.longest, MOST)
        self.longest *= FADE
        if self.has_begun:
            self.longest = max(self.longest, taken)
        # The first one also loads the game.
        self.has_begun = True
        return max(0.0, whole - taken)
