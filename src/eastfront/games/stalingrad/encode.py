"""States of Stalingrad as plain data, both ways."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.stalingrad.battle import (
    NO_SLOT,
    STEPS,
    Battle,
    amount_of,
    contribution,
    no_battle,
    seat_of,
    source_of,
    step_of,
)
from eastfront.games.stalingrad.rules import Rules
from eastfront.games.stalingrad.sequence.moving import FREE_MOVES
from eastfront.games.stalingrad.state import (
    ANNOUNCED,
    DESTROYED,
    ENDINGS,
    PLACES,
    PURPOSES,
    SLOTS,
    STAYED,
    Army,
    StalingradState,
    empty_army,
    empty_state,
)
from eastfront.games.stalingrad.tables import KEYWORDS, NO_SEAT
from eastfront.games.stalingrad.verbs import KINDS
from eastfront.kernel.data import Data, Record
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import DataError
from eastfront.kernel.luck import read_luck
from eastfront.kernel.machine import Codec
from eastfront.kernel.zones import listed

MOST: Final = 10**9
# What no game comes near to, and what contributions and the order of losses have room for.
MOST_RATIONS: Final = 400
MOST_MEDALS: Final = 40


def state_to_data(state: StalingradState, codec: Codec[StalingradState]) -> Data:
    """Write the whole state."""
    return {
        "setup": state.setup.to_data(),
        **state.luck.to_data(),
        "seats": [
            {
                "deck": codec.zone(army.deck),
                "hand": codec.zone(army.hand),
                "pile": codec.zone(army.pile),
                **open_army(army, codec),
            }
            for army in state.seats
        ],
        "table": table_to_data(state, codec),
        "frames": codec.frames(state.frames),
        **state.asking_to_data(KINDS, codec.names),
    }


def state_from_data(data: Data, setup: Setup, rules: Rules, codec: Codec[StalingradState]) -> StalingradState:
    """Read a whole state."""
    record = Record("state", data)
    state = empty_state(setup, rules, read_luck(record, PURPOSES))
    state.seats = []
    for inner in record.exactly("seats", setup.seats):
        army = empty_army()
        army.deck = codec.read_zone(inner, "deck")
        army.hand = codec.read_zone(inner, "hand")
        army.pile = codec.read_zone(inner, "pile")
        read_open_army(inner, army, codec)
        state.seats.append(army)
    read_table(record.record("table"), state, codec)
    state.frames = codec.read_frames(record, setup.seats)
    state.read_asking(record, setup.seats, KINDS, codec.names)
    return state


def open_army(army: Army, codec: Codec[StalingradState]) -> dict[str, Data]:
    """Write what everybody sees of a seat."""
    return {
        "discard": codec.zone(army.discard),
        "lost": codec.zone(army.lost),
        "chosen": codec.zone(army.chosen),
        "known": codec.zone(army.known),
        "places": {name: codec.zone(army.places[place]) for place, name in enumerate(PLACES)},
        "turns": int(army.turns),
        "bought": int(army.bought),
        "rebuilds": int(army.rebuilds),
    }


def read_open_army(record: Record, army: Army, codec: Codec[StalingradState]) -> None:
    """Read what everybody sees of a seat."""
    army.discard = codec.read_zone(record, "discard")
    army.lost = codec.read_zone(record, "lost")
    army.chosen = codec.read_zone(record, "chosen")
    army.known = codec.read_zone(record, "known")
    places = record.record("places")
    army.places = [codec.read_zone(places, name) for name in PLACES]
    army.turns = record.within("turns", 0, MOST)
    army.bought = record.within("bought", 0, MOST)
    army.rebuilds = record.within("rebuilds", 0, MOST)


def table_to_data(state: StalingradState, codec: Codec[StalingradState]) -> Data:
    """Write what lies open between the seats, and the battle."""
    return {
        "locations": codec.cards(listed(state.locations)),
        "rubble": list[Data](listed(state.rubble)),
        "holders": list[Data](listed(state.holders)),
        "unused": codec.zone(state.unused),
        "rations": by_force(state.rations, codec),
        "medals": by_force(state.medals, codec),
        "strolls": by_force(state.strolls, codec),
        "pending": codec.zone(state.pending),
        "fates": list[Data](listed(state.fates)),
        "in_play": codec.zone(state.in_play),
        "settled": state.settled,
        "turn": int(state.turn),
        "ending": ENDINGS[state.ending],
        "victor": int(state.victor),
        "battle": battle_to_data(state.battle, codec),
    }


def read_table(record: Record, state: StalingradState, codec: Codec[StalingradState]) -> None:
    """Read what lies open between the seats, and the battle."""
    state.locations = vec[i64](read_row(record, state.rules, codec))
    state.rubble = vec[i64](record.bounded("rubble", SLOTS, DESTROYED, MOST))
    for slot in range(SLOTS):
        if state.rubble[slot] >= len(state.rules.cards.chart[state.locations[slot]]):
            raise DataError(f"{record.where}: {slot + 1} has more Rubble than its chart")
    state.holders = vec[i64](record.bounded("holders", SLOTS, NO_SEAT, 1))
    state.unused = codec.read_zone(record, "unused")
    state.rations = read_by_force(record, "rations", state, codec, MOST_RATIONS)
    state.medals = read_by_force(record, "medals", state, codec, MOST_MEDALS)
    state.strolls = read_by_force(record, "strolls", state, codec, FREE_MOVES)
    state.pending = codec.read_zone(record, "pending")
    state.fates = vec[i64](record.wholes("fates"))
    if any(not ANNOUNCED <= fate <= STAYED for fate in state.fates):
        raise DataError(f"{record.where}: fates must be from {ANNOUNCED} to {STAYED}")
    state.in_play = codec.read_zone(record, "in_play")
    state.settled = record.flag("settled")
    state.turn = record.within("turn", 0, 1)
    state.ending = ENDINGS.index(record.one_of("ending", ENDINGS))
    state.victor = record.within("victor", NO_SEAT, 1)
    state.battle = battle_from_data(record.record("battle"), codec)


def read_row(record: Record, rules: Rules, codec: Codec[StalingradState]) -> list[int]:
    """Read the five Locations of the row."""
    row = codec.read_cards(record, "locations")
    if len(set(row)) != SLOTS or any(card not in rules.locations for card in row):
        raise DataError(f"{record.where}: locations must be {SLOTS} different Locations")
    return row


def by_force(column: vec[i64], codec: Codec[StalingradState]) -> Data:
    """Write a number for every Force that has one."""
    return {codec.names.ids[force]: int(column[force]) for force in range(len(column)) if column[force]}


def read_by_force(
    record: Record, key: str, state: StalingradState, codec: Codec[StalingradState], most: int
) -> vec[i64]:
    """Read what `by_force` wrote, no number above *most*."""
    column = vec[i64]([0] * int(state.rules.forces))
    inner = record.record(key)
    for name in inner.data:
        force = codec.names.card(name)
        if force >= state.rules.forces:
            raise DataError(f"{inner.where}: {name} is not a Force")
        column[force] = inner.within(name, 0, most)
    return column


def battle_to_data(battle: Battle, codec: Codec[StalingradState]) -> Data:
    """Write the battle at hand; nothing if there is none."""
    if battle.slot == NO_SLOT:
        return {}
    return {
        "slot": int(battle.slot),
        "attacker": int(battle.attacker),
        "engaged": [codec.zone(zone) for zone in battle.engaged],
        "flipped": codec.zone(battle.flipped),
        "entries": [entry_to_data(entry, codec) for entry in battle.entries],
        "breached": battle.breached,
        "fallen": list[Data](listed(battle.fallen)),
        "muted": [[word for bit, word in enumerate(KEYWORDS) if (mask >> bit) & 1] for mask in battle.muted],
        "held": list[Data](listed(battle.held)),
        "spared": list[Data](listed(battle.spared)),
        "shrugged": list[Data](listed(battle.shrugged)),
        "harried": list[Data](listed(battle.harried)),
        "losses": list[Data](listed(battle.losses)),
    }


def battle_from_data(record: Record, codec: Codec[StalingradState]) -> Battle:
    """Read the battle at hand."""
    battle = no_battle()
    if not record.data:
        return battle
    battle.slot = record.within("slot", 0, SLOTS - 1)
    battle.attacker = record.within("attacker", 0, 1)
    battle.engaged = [codec.read_zone(each, "cards") for each in pair_of(record, "engaged")]
    battle.flipped = codec.read_zone(record, "flipped")
    battle.entries = vec[i64]([read_entry(inner, codec) for inner in record.records("entries")])
    battle.breached = record.flag("breached")
    battle.fallen = pair(record, "fallen")
    battle.muted = vec[i64]([read_mask(each) for each in pair_of(record, "muted")])
    battle.held = pair(record, "held")
    battle.spared = pair(record, "spared")
    battle.shrugged = pair(record, "shrugged")
    battle.harried = pair(record, "harried")
    battle.losses = pair(record, "losses")
    return battle


def entry_to_data(entry: i64, codec: Codec[StalingradState]) -> Data:
    """Write a contribution."""
    return {
        "step": STEPS[step_of(entry)],
        "seat": int(seat_of(entry)),
        "amount": int(amount_of(entry)),
        "source": codec.names.card_to_data(source_of(entry)),
    }


def read_entry(record: Record, codec: Codec[StalingradState]) -> i64:
    """Read a contribution."""
    step = STEPS.index(record.one_of("step", STEPS))
    source = codec.names.read_card(record, "source")
    amount = record.within("amount", -99, 499)
    return contribution(step, record.within("seat", 0, 1), amount, source)


def pair_of(record: Record, key: str) -> list[Record]:
    """Return the two lists of a field by seat, each as a record."""
    items = record.items(key)
    if len(items) != 2:
        raise DataError(f"{record.where}: {key} must hold 2 lists")
    return [Record(f"{record.where}.{key}", {"cards": item}) for item in items]


def read_mask(record: Record) -> int:
    """Read keywords as bits."""
    mask = 0
    for word in record.texts("cards"):
        if word not in KEYWORDS:
            raise DataError(f"{record.where}: there is no keyword {word!r}; valid: {', '.join(KEYWORDS)}")
        mask |= 1 << KEYWORDS.index(word)
    return mask


def pair(record: Record, key: str) -> vec[i64]:
    """Read a number for each seat."""
    return vec[i64](record.bounded(key, 2, 0, MOST))


def zone_lists(state: StalingradState) -> dict[str, list[str]]:
    """Return the cards of every zone; together they are all cards of the game."""
    ids = state.rules.cards.ids
    zones: dict[str, list[str]] = {}
    for number, army in enumerate(state.seats, start=1):
        named = [("deck", army.deck), ("hand", army.hand), ("discard", army.discard), ("pile", army.pile)]
        named += [("lost", army.lost), ("chosen", army.chosen)]
        named += [(name, army.places[place]) for place, name in enumerate(PLACES)]
        for name, zone in named:
            zones[f"{name}/{number}"] = [ids[card] for card in zone.cards]
    zones["row"] = [ids[card] for card in state.locations]
    zones["locations"] = [ids[card] for card in state.unused.cards]
    zones["pending"] = [ids[card] for card in state.pending.cards]
    zones["in-play"] = [ids[card] for card in state.in_play.cards]
    zones["flipped"] = [ids[card] for card in state.battle.flipped.cards]
    return zones
