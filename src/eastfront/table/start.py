"""How a game begins: as its set-up says, or from a position."""

from __future__ import annotations

from eastfront.kernel.data import Record
from eastfront.kernel.edition import read_setup
from eastfront.kernel.errors import DataError
from eastfront.kernel.game import Game, View
from eastfront.kernel.notices import Notice
from eastfront.kernel.state import State
from eastfront.table.log import Header


def first_state(game: Game[State, View], header: Header, notices: list[Notice] | None = None) -> State:
    """Return the state before the first choice; a start from a position tells nothing."""
    fresh = game.new(header.setup, header.key, notices if header.start is None else None)
    if header.start is None:
        return fresh
    setup = read_setup(Record("start", header.start).value("setup"))
    if setup.to_data() != header.setup.to_data():
        raise DataError("start: its set-up is not the one of the game")
    state = game.from_data(header.start)
    if state.luck.key != header.key:
        raise DataError("start: its key is not the one of the game")
    if state.asked < 0:
        raise DataError("start: nobody is asked anything; a game that is over cannot be started from")
    if all_cards(game, state) != all_cards(game, fresh):
        raise DataError("start: it does not hold each card of the game once")
    return state


def all_cards(game: Game[State, View], state: State) -> list[str]:
    """Return the cards of all zones together, in order of their names."""
    return sorted(card for cards in game.zones(state).values() for card in cards)
