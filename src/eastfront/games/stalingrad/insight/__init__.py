"""What a seat could work out by itself, what a table shows of the rules, and what an option would waste."""

from __future__ import annotations

from eastfront.games.stalingrad.insight.caution import caution_of
from eastfront.games.stalingrad.insight.chances import chances_of
from eastfront.games.stalingrad.insight.figures import figures_of
from eastfront.games.stalingrad.insight.sums import sums_of
from eastfront.games.stalingrad.insight.unseen import unseen_of

__all__ = ["caution_of", "chances_of", "figures_of", "sums_of", "unseen_of"]
