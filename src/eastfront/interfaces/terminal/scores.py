"""The final score table."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid

from eastfront.interfaces.terminal.speech import Speech
from eastfront.kernel.outcome import Outcome
from eastfront.table.ending import ABANDONED


def score_table(speech: Speech, outcome: Outcome, occupants: list[str]) -> list[RenderableType]:
    """Draw how a game came out: the ending, the winners, and every seat by rank."""
    grid = Grid(box=None, pad_edge=False)
    game = speech.game.describe().slug
    for title in ("rank", "seat", "score"):
        label = speech.say(f"screen-column-{title}", game=game)
        grid.add_column(label, justify="left" if title == "seat" else "right")
    for seat in sorted(range(len(outcome.ranks)), key=lambda each: (outcome.ranks[each], each)):
        grid.add_row(str(outcome.ranks[seat]), speech.seat(seat, occupants), str(outcome.scores[seat]))
    winners = " + ".join(speech.seat(seat, occupants) for seat in outcome.winners())
    kind = "none" if outcome.ending == ABANDONED else outcome.verdict
    verdict = speech.say(f"screen-verdict-{kind}", winners=winners)
    return [speech.say("screen-over", ending=outcome.ending, verdict=verdict), "", grid, ""]
