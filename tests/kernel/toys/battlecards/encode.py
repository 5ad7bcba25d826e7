"""States of the BattleCards toy as plain data, both ways."""

from __future__ import annotations

from eastfront.kernel.catalogue import Catalogue
from eastfront.kernel.data import Data, Record
from eastfront.kernel.edition import read_setup
from eastfront.kernel.luck import read_luck
from eastfront.kernel.machine import Programs
from eastfront.kernel.zones import Zone
from tests.kernel.toys.battlecards.state import (
    KINDS,
    PURPOSES,
    TYPES,
    BattleCardsToy,
    CardTable,
    Covered,
    Side,
)
from tests.kernel.toys.plain import listed, packed, wholes


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


def to_data(state: BattleCardsToy, programs: Programs[BattleCardsToy], names: Catalogue) -> Data:
    return {
        "setup": state.setup.to_data(),
        "luck": state.luck.to_data(),
        "sides": [side_to_data(side) for side in state.sides],
        "open": {name: wholes(listed(zone.cards)) for name, zone in open_zones(state).items()},
        "conflict": wholes(listed(state.conflict.cards)),
        "apart": covered_to_data(state.apart),
        "over": state.over,
        "frames": programs.frames_to_data(state.frames, names),
        "question": state.asking_to_data(KINDS, names),
    }


def side_to_data(side: Side) -> Data:
    data: dict[str, Data] = {name: covered_to_data(pile) for name, pile in covered(side).items()}
    data["deck"] = wholes(listed(side.deck.cards))
    data["discard"] = wholes(listed(side.discard.cards))
    return data


def covered_to_data(pile: Covered) -> Data:
    return {"cards": wholes(pile.cards), "known": wholes(pile.known)}


def from_data(
    data: Data, cards: CardTable, programs: Programs[BattleCardsToy], names: Catalogue
) -> BattleCardsToy:
    record = Record("state", data)
    setup = read_setup(record.value("setup"))
    state = BattleCardsToy(setup, cards, read_luck(record.record("luck"), PURPOSES))
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
    state.frames = programs.read_frames(record, setup.seats, names)
    state.read_asking(record.record("question"), setup.seats, KINDS, names)
    return state


def read_covered(record: Record, pile: Covered) -> None:
    pile.cards = record.wholes("cards")
    pile.known = record.wholes("known")
