"""What a seat could work out by itself, what the rules make of a view, and what an option would waste."""

from __future__ import annotations

from eastfront.games.battlecards.insight.caution import caution_of
from eastfront.games.battlecards.insight.chances import chances_of
from eastfront.games.battlecards.insight.figures import figures_of
from eastfront.games.battlecards.insight.sums import sums_of
from eastfront.games.battlecards.insight.unseen import unseen_of

__all__ = ["caution_of", "chances_of", "figures_of", "sums_of", "unseen_of"]
