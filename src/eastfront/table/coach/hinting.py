"""Hints at training tables: taken in sight of all, and worked out where computer players think."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.data import Record
from eastfront.kernel.game import Game, View
from eastfront.kernel.message import Message
from eastfront.kernel.state import State
from eastfront.players.analysis import Finding, Study
from eastfront.players.lines import Weigh, Weighed
from eastfront.table.coach.advising import seed_of
from eastfront.table.live.errors import NotNow, NotYours
from eastfront.table.live.livetable import Draft, LiveTable
from eastfront.table.live.playing import require_player

# How much is thought about a hint.
DECISIONS: Final = 20_000
SECONDS: Final = 2.0


class TakeHint:
    """Writes down that a seat takes a hint for what it is asked.

    It may be taken where there is nothing to choose as well: a refusal would tell others that there is not.
    """

    def __init__(self, seat: int, version: int, person: str) -> None:
        self.seat = seat
        self.version = version
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Note it, once a decision; whatever is offered stays offered."""
        require_training(live)
        require_player(live, self.seat, self.person)
        live.require_version(self.version)
        if live.game.asked != self.seat:
            raise NotNow("a hint is for the seat that is asked", Message("problem-hint-not-asked"))
        live.game.take_hint(self.seat)
        if live.record.offer is not None:
            offer = Record("offer", live.record.offer).data
            live.record.offer = {**offer, "version": len(live.game.lines)}


def require_training(live: LiveTable) -> None:
    """Refuse hints where those at the table have not agreed to them by sitting down."""
    if not live.record.training:
        raise NotYours("there are hints at training tables only", Message("problem-no-hints"))


def weigh_question(game: Game[State, View], slug: str, view: View) -> Weigh:
    """Return what is asked for a hint; its dice, too, come from the view."""
    seen = game.view_to_data(view)
    return Weigh(slug, seed_of(seen), seen, DECISIONS, SECONDS)


def read_study(game: Game[State, View], found: Weighed) -> Study:
    """Return what a worker has found, with options by their numbers."""
    options = [
        Finding(
            game.read_option(each.option),
            each.gain,
            each.error,
            each.worlds,
            each.prospects,
            each.won,
            each.lost,
            each.judged,
        )
        for each in found.options
    ]
    return Study(game.read_option(found.thumb), options, found.turns)
