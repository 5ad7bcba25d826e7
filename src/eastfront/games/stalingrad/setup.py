"""The table before the first choice: five Locations in a row, all Forces to choose from, shuffled decks."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.stalingrad.rules import Rules
from eastfront.games.stalingrad.state import DECKS, PURPOSES, ROW, SLOTS, StalingradState, empty_state
from eastfront.games.stalingrad.tables import SIDES, SOVIET
from eastfront.kernel.edition import Setup
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.luck import new_luck, shuffled
from eastfront.kernel.notices import Notice


def prepare(
    setup: Setup, rules: Rules, key: bytes, opening: i64, notices: list[Notice] | None
) -> StalingradState:
    """Return the state before the Soviet side chooses: five of ten Locations lie open (sg-2.1).

    All Forces are there to choose from (sg-2.6), and the Action decks are shuffled (sg-2.16).
    """
    state = empty_state(setup, rules, new_luck(key, PURPOSES))
    state.notices = notices
    lay_row(state, shuffled(rules.locations, state.luck.draw(ROW)))
    for seat in range(len(SIDES)):
        army = state.seats[seat]
        army.pile.cards = rules.army[seat][:]
        army.deck.cards = shuffled(rules.decks[seat], state.luck.draw(DECKS + seat))
    state.push(opening, SOVIET, NO_CARD)
    return state


def lay_row(state: StalingradState, cards: vec[i64]) -> None:
    """Lay the first five Locations in a row; the others are not used, and everybody can tell which."""
    for place in range(len(cards)):
        if place < SLOTS:
            state.locations[place] = cards[place]
        else:
            state.unused.insert(cards[place])
    if state.notices is not None:
        row = [int(card) for card in state.locations]
        state.tell("lays-row", "sg-2.1", {}, row, "locations", "row")
