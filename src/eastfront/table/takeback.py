"""Whether a choice may be taken back: only if nobody has learned anything by it."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import KEY_BYTES
from eastfront.kernel.notices import EVERYBODY, Notice
from eastfront.kernel.state import State

# How many ways things might have been are tried for each seat and the spectator.
WORLDS: Final = 128

LUCK: Final = "a shuffle or a throw of luck followed from it"
ASKED: Final = "another seat has been asked since"
SHOWN: Final = "it made a card known"
OVER: Final = "the game is over"


def why_settled(before: State, after: State) -> str:
    """Say why what led from *before* to *after* stands, as far as counters tell; else nothing."""
    if list(before.luck.drawn) != list(after.luck.drawn):
        return LUCK
    return ASKED if before.asked != after.asked else ""


def reveals(game: Game[State, View], before: State, option: int) -> str:
    """Say why *option*, taken in *before*, cannot be taken back because it showed a card; else nothing.

    A card is shown if somebody learns it alone, or if somebody could have told by what followed
    that another card was there: of the ways things might have been in the eyes of a seat or the
    spectator, some would have led elsewhere.
    """
    after = game.clone(before)
    notices: list[Notice] = []
    game.apply(after, option, notices)
    if any(notice.cards and notice.seen != EVERYBODY for notice in notices):
        return SHOWN
    watchers = [None, *range(game.view(before, None).setup.seats)]
    return SHOWN if any(tells(game, before, option, after, watcher) for watcher in watchers) else ""


def tells(game: Game[State, View], before: State, option: int, after: State, seat: int | None) -> bool:
    """Tell whether *seat* knows more after *option* than before it."""
    seen = game.view_to_data(game.view(after, seat))
    view = game.view(before, seat)
    for number in range(WORLDS):
        # Keys that depend on the game's own tell nothing about it, and give the same answer every time.
        text = before.luck.key + f" world {number}".encode()
        world = game.sample(view, sha256(text).digest()[:KEY_BYTES])
        if option not in list(world.options):
            return True
        game.apply(world, option)
        if game.view_to_data(game.view(world, seat)) != seen:
            return True
    return False
