"""Whether a choice may be taken back: only if nobody has learned anything by it."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import KEY_BYTES
from eastfront.kernel.notices import EVERYBODY, Notice
from eastfront.kernel.state import State

# How many ways things might have been are tried for each seat and the spectator, halved for every seat:
# with more of them there are more to try for, and each way takes longer to deal.
WORLDS: Final = 256
# How many choices are tried in one of them; if none of these looks the same, no choice does.
MOST_TRIES: Final = 48

LUCK: Final = "a shuffle or a throw of luck followed from it"
ASKED: Final = "another seat has been asked since"
SHOWN: Final = "it made a card known"
OVER: Final = "the game is over"
AGREED: Final = "choices have been taken back by consent since"
NO_CHOICE: Final = "no choice of this seat stands"


def why_settled(before: State, after: State) -> str:
    """Say why what led from *before* to *after* stands, as far as counters tell; else nothing."""
    if list(before.luck.drawn) != list(after.luck.drawn):
        return LUCK
    return ASKED if before.asked != after.asked else ""


def secret_zone(notices: list[Notice]) -> str:
    """Return the zone into which a choice laid cards in secret, if it did nothing else; else nothing."""
    targets = {"" if is_open(notice) else notice.target for notice in notices}
    return targets.pop() if len(targets) == 1 else ""


def is_open(notice: Notice) -> bool:
    """Tell whether a notice says the same to everybody."""
    return notice.seen == EVERYBODY or not notice.cards


def reveals(game: Game[State, View], before: State, options: list[int]) -> str:
    """Say why *options*, taken in turn from *before* on, stand because they showed a card; else nothing.

    A card is shown if somebody could have told by what followed that another card was there: of
    the ways things might have been in the eyes of a seat or the spectator, some would have led
    elsewhere, whatever had been chosen.
    """
    seats = game.view(before, None).setup.seats
    worlds = max(1, WORLDS >> seats)
    watches = (Watch(game, before, options, seat) for seat in [None, *range(seats)])
    return SHOWN if any(watch.learns(worlds) for watch in watches) else ""


class Watch:
    """What one seat, or the spectator, sees of choices, to be held against what might have been."""

    def __init__(self, game: Game[State, View], before: State, options: list[int], seat: int | None) -> None:
        self.game = game
        self.before = before
        self.options = options
        self.seat = seat
        # Zones out of which he saw cards come that not everybody saw.
        self.sources: set[str] = set()
        self.sights: list[object] = []
        state = before
        for option in options:
            state, notices = self.follow(state, option)
            self.sights.append(self.sight(state, notices))
            self.sources |= {each.origin for each in notices if not is_open(each) and self.reads(each)}

    def reads(self, notice: Notice) -> bool:
        """Tell whether he may identify the cards of a notice."""
        return self.seat is not None and bool(notice.seen >> self.seat & 1)

    def learns(self, worlds: int) -> bool:
        """Tell whether he knows more after the choices than before, trying so many *worlds*."""
        view = self.game.view(self.before, self.seat)
        for number in range(worlds):
            # Keys that depend on the game's own tell nothing about it, and give the same answer every time.
            text = self.before.luck.key + f" world {number}".encode()
            world = self.game.sample(view, sha256(text).digest()[:KEY_BYTES])
            if not self.knows_sources(world) or not self.leads(world, 0, [MOST_TRIES]):
                return True
        return False

    def knows_sources(self, world: State) -> bool:
        """Tell whether all zones out of which he was shown cards are in *world* as they are."""
        if not self.sources:
            return True
        zones, might_be = self.game.zones(self.before), self.game.zones(world)
        return all(zones[source] == might_be[source] for source in self.sources)

    def leads(self, world: State, step: int, tries: list[int]) -> bool:
        """Tell whether choices possible in *world* look to him, from *step* on, like those that were made."""
        if step == len(self.options):
            return True
        for option in self.candidates(world, step):
            if tries[0] == 0:
                return False
            tries[0] -= 1
            after, notices = self.follow(world, option)
            if self.sight(after, notices) == self.sights[step] and self.leads(after, step + 1, tries):
                return True
        return False

    def candidates(self, world: State, step: int) -> list[int]:
        """Return the options of *world* that may have been taken for all he knows, likely ones first.

        The chooser knows which one he took. Of several choices the first offered leave most for the next.
        """
        taken = self.options[step]
        options = [int(option) for option in world.options]
        if self.seat == self.before.asked:
            return [taken] if taken in options else []
        return options if len(self.options) > 1 else sorted(options, key=lambda option: option != taken)

    def follow(self, state: State, option: int) -> tuple[State, list[Notice]]:
        """Return what *option* makes of *state*, and what is told of it."""
        after = self.game.clone(state)
        notices: list[Notice] = []
        self.game.apply(after, option, notices)
        return after, notices

    def sight(self, after: State, notices: list[Notice]) -> object:
        """Return all he sees of a choice: what he is told and the table afterwards."""
        told = [facts(notice.shown_to(self.seat)) for notice in notices]
        return told, self.game.view_to_data(self.game.view(after, self.seat))


def facts(notice: Notice) -> object:
    """Return what a notice says, to be compared."""
    return notice.id, notice.rule, notice.arguments, notice.cards, notice.origin, notice.target
