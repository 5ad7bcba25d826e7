"""States of the BattleCards toy as plain data, both ways."""

from __future__ import annotations

from eastfront.kernel.data import Data, Record
from eastfront.kernel.edition import read_setup
from eastfront.kernel.zones import Zone
from tests.kernel.toys.battlecards.state import KINDS, TYPES, BattleCardsToy, CardTable, Covered, Side
from tests.kernel.toys.plain import (
    listed,
    packed,
    read_frames,
    read_luck,
    read_question,
    wholes,
    write_frames,
    write_luck,
    write_question,
)


def covered(side: Side) -> dict[str, Covered]:
    """Return a side's zones that lie face down, by name."""
    return {"hand": side.hand, "kept": side.kept, **dict(zip(TYPES, side.stacks, strict=True))}


def open_zones(state: BattleCardsToy) -> dict[str, Zone]:
    """Return the zones between the sides that everybody sees."""
    return {
        "conflict_discard": state.conflict_discard,
        "pending": state.pending,
        "doomed": state.doomed,
        "removed": state.removed,
    }


def to_data(state: BattleCardsToy, programs: list[str]) -> Data:
    return {
        "setup": state.setup.to_data(),
        "luck": write_luck(state.luck),
        "sides": [side_to_data(side) for side in state.sides],
        "open": {name: wholes(listed(zone.cards)) for name, zone in open_zones(state).items()},
        "conflict": wholes(listed(state.conflict.cards)),
        "apart": covered_to_data(state.apart),
        "over": state.over,
        "frames": write_frames(state.frames, programs),
        "question": write_question(state, KINDS),
    }


def side_to_data(side: Side) -> Data:
    data: dict[str, Data] = {name: covered_to_data(pile) for name, pile in covered(side).items()}
    data["deck"] = wholes(listed(side.deck.cards))
    data["discard"] = wholes(listed(side.discard.cards))
    return data


def covered_to_data(pile: Covered) -> Data:
    return {"cards": wholes(pile.cards), "known": wholes(pile.known)}


def from_data(data: Data, cards: CardTable, programs: list[str]) -> BattleCardsToy:
    record = Record("state", data)
    setup = read_setup(record.value("setup"))
    state = BattleCardsToy(setup, cards, read_luck(record.record("luck")))
    for side, inner in zip(state.sides, record.records("sides"), strict=True):
        for name, pile in covered(side).items():
            read_covered(inner.record(name), pile)
        side.deck.cards = packed(inner.wholes("deck"))
        side.discard.cards = packed(inner.wholes("discard"))
    for name, zone in open_zones(state).items():
        zone.cards = packed(record.record("open").wholes(name))
    state.conflict.cards = packed(record.wholes("conflict"))
    read_covered(record.record("apart"), state.apart)
    state.over = record.flag("over")
    state.frames = read_frames(record, programs)
    read_question(record.record("question"), state, KINDS)
    return state


def read_covered(record: Record, pile: Covered) -> None:
    pile.cards = record.wholes("cards")
    pile.known = record.wholes("known")
