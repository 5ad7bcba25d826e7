"""What a seat may know in the BattleCards toy, and a full state out of it."""

from __future__ import annotations

from eastfront.kernel.catalogue import Catalogue
from eastfront.kernel.data import Data, Record
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import View
from eastfront.kernel.luck import new_luck, shuffled
from eastfront.kernel.machine import Machine, Programs
from eastfront.kernel.notices import BACK
from eastfront.kernel.zones import Zone
from tests.kernel.toys.battlecards.encode import covered, open_zones
from tests.kernel.toys.battlecards.state import (
    CONFLICT,
    KINDS,
    PURPOSES,
    SPECTATOR,
    TYPES,
    BattleCardsToy,
    CardTable,
    Covered,
)
from tests.kernel.toys.plain import listed, packed, take_first, wholes


class BattleCardsView(View):
    """What one seat may know, as plain data: rows of cards or backs, and for each who knows it."""

    def __init__(self, setup: Setup, seat: int | None, seen: dict[str, Data]) -> None:
        super().__init__(setup, seat)
        self.seen = seen


def view_of(state: BattleCardsToy, seat: int | None) -> BattleCardsView:
    eye = SPECTATOR if seat is None else seat
    seen: dict[str, Data] = {
        "open": {name: wholes(listed(zone.cards)) for name, zone in open_zones(state).items()},
        "discards": [wholes(listed(side.discard.cards)) for side in state.sides],
        "rows": {name: row_data(pile, eye) for name, pile in rows(state).items()},
        "deck_sizes": wholes([int(pile.size()) for pile in decks(state)]),
        "unseen": [wholes(unseen(state, deck, eye)) for deck in range(3)],
        "over": state.over,
    }
    view = BattleCardsView(state.setup, seat, seen)
    view.frames = [frame.clone() for frame in state.frames]
    view.asked = state.asked
    if state.asked != NOBODY:
        view.kind = KINDS[state.kind]
        view.options = listed(state.options) if state.asked == seat else []
    return view


def decks(state: BattleCardsToy) -> list[Zone]:
    return [state.sides[0].deck, state.sides[1].deck, state.conflict]


def rows(state: BattleCardsToy) -> dict[str, Covered]:
    """Return every zone that may lie face down, by name."""
    found = {"apart": state.apart}
    for seat, side in enumerate(state.sides):
        found |= {f"{name}/{seat}": pile for name, pile in covered(side).items()}
    return found


def row_data(pile: Covered, eye: int) -> Data:
    return {"cards": wholes(pile.seen_by(eye)), "known": wholes(pile.known)}


def unseen(state: BattleCardsToy, deck: int, eye: int) -> list[int]:
    """Return the cards of *deck* that *eye* cannot place, in order of their numbers."""
    hidden = listed(decks(state)[deck].cards)
    for row in rows(state).values():
        for card, seen in zip(row.cards, row.seen_by(eye), strict=True):
            if seen == BACK and state.cards.decks[card] == deck:
                hidden.append(card)
    return sorted(hidden)


def sample(
    view: BattleCardsView, cards: CardTable, machine: Machine[BattleCardsToy], key: bytes
) -> BattleCardsToy:
    """Deal anew every card that the view's owner cannot place, each where its type or kind may lie."""
    state = BattleCardsToy(view.setup, cards, new_luck(key, PURPOSES))
    record = Record("view", view.seen)
    for name, zone in open_zones(state).items():
        zone.cards = packed(record.record("open").wholes(name))
    for side, discard in zip(state.sides, record.items("discards"), strict=True):
        side.discard.cards = packed(Record("view", {"cards": discard}).wholes("cards"))
    pools = deal_pools(record, state)
    state.frames = [frame.clone() for frame in view.frames]
    for name, row in sorted(rows(state).items(), key=lambda item: item[0].startswith("hand")):
        seen = record.record("rows").record(name)
        row.known = seen.wholes("known")
        row.cards = [dealt(card, name, pools, state) for card in seen.wholes("cards")]
    for side in state.sides:
        side.hand.sort()
        side.deck.cards = packed(pools[side.seat])
    state.conflict.cards = packed(pools[CONFLICT])
    state.over = record.flag("over")
    if view.asked != NOBODY:
        frame = state.frames[-1]
        machine.ops[frame.program][frame.step].run(state, frame)
    return state


def deal_pools(record: Record, state: BattleCardsToy) -> list[list[int]]:
    pools = []
    for deck, cards in enumerate(record.items("unseen")):
        hidden = Record("view", {"cards": cards}).wholes("cards")
        pools.append(listed(shuffled(packed(hidden), state.luck.draw(deck))))
    return pools


def dealt(card: int, row: str, pools: list[list[int]], state: BattleCardsToy) -> int:
    """Return *card*, or for a back one out of the pool that may lie in this row."""
    if card != BACK:
        return card
    name, _, seat = row.partition("/")
    cards = state.cards
    if name == "kept":
        return take_first(pools[CONFLICT], lambda card: cards.kinds[card] == "kept")
    if name == "hand":
        return pools[int(seat)].pop()
    if name in TYPES:
        return take_first(pools[int(seat)], lambda card: cards.types[card] == TYPES.index(name))
    frame = state.frames[-1]
    return take_first(pools[1 - frame.seat], lambda card: cards.types[card] == frame.it)


def to_data(view: BattleCardsView, programs: Programs[BattleCardsToy], names: Catalogue) -> Data:
    return {
        "setup": view.setup.to_data(),
        "seat": view.seat,
        "seen": dict(view.seen),
        "frames": programs.frames_to_data(view.frames, names),
        **view.asking_to_data(names),
    }
