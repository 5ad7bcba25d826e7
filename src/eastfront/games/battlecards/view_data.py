"""Views of BattleCards as plain data, both ways."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.encode import masks_to_data, read_masks, read_table, table_to_data
from eastfront.games.battlecards.rules import Rules
from eastfront.games.battlecards.sample import lay_open
from eastfront.games.battlecards.state import PURPOSES, BattleState, empty_state
from eastfront.games.battlecards.tables import TYPES
from eastfront.games.battlecards.verbs import KINDS
from eastfront.games.battlecards.view import ArmyView, BattleView, see_table
from eastfront.kernel.data import Data, Record
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import DataError
from eastfront.kernel.game import read_watcher
from eastfront.kernel.luck import new_luck
from eastfront.kernel.machine import Codec

MOST_CARDS: Final = 999
MOST_TURNS: Final = 10**9


def view_to_data(view: BattleView, rules: Rules, codec: Codec[BattleState]) -> Data:
    """Write a view; the open table is written as a state's is."""
    table = blank_state(view.setup, rules)
    lay_open(view, table)
    return {
        "setup": view.setup.to_data(),
        "seat": view.seat,
        "seats": [army_to_data(seen, codec) for seen in view.seats],
        "conflict_sizes": list[Data](view.conflict_sizes),
        "table": table_to_data(table, codec),
        "known": masks_to_data(view.known, rules, codec.names),
        "frames": codec.frames(view.frames),
        **view.asking_to_data(codec.names),
    }


def view_from_data(data: Data, setup: Setup, rules: Rules, codec: Codec[BattleState]) -> BattleView:
    """Read a view."""
    record = Record("view", data)
    view = BattleView(setup, read_watcher(record, setup.seats))
    view.seats = [army_from_data(inner, codec) for inner in record.exactly("seats", setup.seats)]
    view.conflict_sizes = record.wholes("conflict_sizes")
    if len(view.conflict_sizes) != rules.theatres:
        raise DataError(f"{record.where}: conflict_sizes must hold {rules.theatres} numbers")
    table = blank_state(setup, rules)
    read_table(record.record("table"), table, codec)
    see_table(table, view)
    view.known = read_masks(record, "known", rules, codec.names)
    view.frames = codec.read_frames(record, setup.seats)
    view.read_asking(record, KINDS, codec.names)
    return view


def blank_state(setup: Setup, rules: Rules) -> BattleState:
    """Return a state with nothing on the table, to carry the open part."""
    return empty_state(setup, rules, new_luck(b"", PURPOSES))


def army_to_data(seen: ArmyView, codec: Codec[BattleState]) -> Data:
    """Write one seat as it is seen."""
    return {
        "shown": seen.shown,
        "hand": codec.cards(seen.hand),
        **{type: codec.cards(seen.stacks[number]) for number, type in enumerate(TYPES)},
        "kept": codec.cards(seen.kept),
        "apart": codec.cards(seen.apart),
        "deck_size": seen.deck_size,
        "under_size": seen.under_size,
        "hand_size": seen.hand_size,
        "stack_sizes": list[Data](seen.stack_sizes),
        "kept_size": seen.kept_size,
        "apart_size": seen.apart_size,
        "discard": codec.cards(seen.discard),
        "won": codec.cards(seen.won),
        "fallen": codec.names.card_to_data(seen.fallen),
        "turns": seen.turns,
    }


def army_from_data(record: Record, codec: Codec[BattleState]) -> ArmyView:
    """Read one seat; the faces shown must fit the sizes."""
    seen = ArmyView()
    seen.shown = record.flag("shown")
    seen.hand = codec.read_cards(record, "hand")
    seen.stacks = [codec.read_cards(record, type) for type in TYPES]
    seen.kept = codec.read_cards(record, "kept")
    seen.apart = codec.read_cards(record, "apart")
    seen.deck_size = record.within("deck_size", 0, MOST_CARDS)
    seen.under_size = record.within("under_size", 0, MOST_CARDS)
    seen.hand_size = record.within("hand_size", 0, MOST_CARDS)
    seen.stack_sizes = record.bounded("stack_sizes", len(TYPES), 0, MOST_CARDS)
    seen.kept_size = record.within("kept_size", 0, MOST_CARDS)
    seen.apart_size = record.within("apart_size", 0, MOST_CARDS)
    seen.discard = codec.read_cards(record, "discard")
    seen.won = codec.read_cards(record, "won")
    seen.fallen = codec.names.read_card(record, "fallen")
    seen.turns = record.within("turns", 0, MOST_TURNS)
    check_sizes(record, seen)
    return seen


def check_sizes(record: Record, seen: ArmyView) -> None:
    """Refuse faces that do not fit the number of cards."""
    faces = [len(seen.hand), *(len(stack) for stack in seen.stacks), len(seen.kept), len(seen.apart)]
    sizes = [seen.hand_size, *seen.stack_sizes, seen.kept_size, seen.apart_size]
    if faces != (sizes if seen.shown else [0] * len(sizes)):
        raise DataError(f"{record.where}: the cards shown do not fit the sizes")
