"""States and views of Barbarossa as plain data, both ways."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.barbarossa.rules import Rules
from eastfront.games.barbarossa.state import (
    ENDINGS,
    PURPOSES,
    BarbarossaState,
    CombatZone,
    count_standing,
    empty_combat_zone,
    empty_state,
)
from eastfront.games.barbarossa.verbs import KINDS
from eastfront.kernel.catalogue import Catalogue
from eastfront.kernel.data import Data, Record
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import DataError
from eastfront.kernel.luck import read_luck
from eastfront.kernel.machine import Codec
from eastfront.kernel.zones import listed

MOST_COPIES: Final = 99


def counts_to_data(counts: list[int], names: Catalogue) -> Data:
    """Write a count vector: a number for each card that is there."""
    return {names.ids[card]: count for card, count in enumerate(counts) if count}


def read_counts(record: Record, key: str, names: Catalogue) -> list[int]:
    """Read a count vector."""
    inner = record.record(key)
    counts = [0] * len(names.ids)
    for name in inner.data:
        counts[names.card(name)] = inner.within(name, 0, MOST_COPIES)
    return counts


def state_to_data(state: BarbarossaState, codec: Codec[BarbarossaState]) -> Data:
    """Write the whole state."""
    return {
        "setup": state.setup.to_data(),
        **state.luck.to_data(),
        "seats": [zones_to_data(zone, codec) for zone in state.seats],
        "table": table_to_data(state, codec),
        "events": codec.zone(state.events),
        "known_below": int(state.known_below),
        "known_above": int(state.known_above),
        "frames": codec.frames(state.frames),
        **state.asking_to_data(KINDS, codec.names),
    }


def state_from_data(data: Data, setup: Setup, rules: Rules, codec: Codec[BarbarossaState]) -> BarbarossaState:
    """Read a whole state."""
    record = Record("state", data)
    state = empty_state(setup, rules, read_luck(record, PURPOSES))
    for inner in record.exactly("seats", setup.seats):
        state.seats.append(zones_from_data(inner, rules, codec))
    read_table(record.record("table"), state, codec)
    state.events = codec.read_zone(record, "events")
    state.known_below = record.within("known_below", 0, state.events.size())
    state.known_above = record.within("known_above", 0, state.events.size() - state.known_below)
    state.frames = codec.read_frames(record, setup.seats)
    state.read_asking(record, setup.seats, KINDS, codec.names)
    return state


def zones_to_data(zone: CombatZone, codec: Codec[BarbarossaState]) -> Data:
    """Write one seat's zones."""
    return {
        "deck": codec.zone(zone.deck),
        "hand": codec.zone(zone.hand),
        "known": codec.zone(zone.known),
        "discard": codec.zone(zone.discard),
        "played": codec.zone(zone.played),
        "active": codec.zone(zone.active),
        "exhausted": codec.zone(zone.exhausted),
        "lingering": codec.zone(zone.lingering),
        "turns": int(zone.turns),
    }


def zones_from_data(record: Record, rules: Rules, codec: Codec[BarbarossaState]) -> CombatZone:
    """Read one seat's zones."""
    zone = empty_combat_zone()
    zone.deck = codec.read_zone(record, "deck")
    zone.hand = codec.read_zone(record, "hand")
    zone.known = codec.read_zone(record, "known")
    zone.discard = codec.read_zone(record, "discard")
    zone.played = codec.read_zone(record, "played")
    zone.active = codec.read_zone(record, "active")
    zone.exhausted = codec.read_zone(record, "exhausted")
    zone.lingering = codec.read_zone(record, "lingering")
    zone.turns = record.whole("turns")
    for card in zone.known.cards:
        if zone.known.count(card) > zone.hand.count(card):
            raise DataError(f"{record.where}: known holds a card that is not in the hand")
    count_standing(zone, rules)
    return zone


def table_to_data(state: BarbarossaState, codec: Codec[BarbarossaState]) -> Data:
    """Write what lies open between the seats, and the turn's points."""
    return {
        "war_zone": counts_to_data(listed(state.war_zone), codec.names),
        "removed": counts_to_data(listed(state.removed), codec.names),
        "support": codec.zone(state.support),
        "cities": codec.zone(state.cities),
        "revealed": codec.zone(state.revealed),
        "doomed": codec.zone(state.doomed),
        "scrapped": codec.zone(state.scrapped),
        "used": codec.zone(state.used),
        "turn": int(state.turn),
        "tactic": int(state.tactic),
        "supply": int(state.supply),
        "reinforcement": int(state.reinforcement),
        "attack": int(state.attack),
        "supply_gained": state.supply_gained,
        "placing": int(state.placing),
        "combats": int(state.combats),
        "fought": int(state.fought),
        "afterwards": int(state.afterwards),
        "target": codec.names.card_to_data(state.target),
        "lowered": int(state.lowered),
        "fallen": state.fallen,
        "ending": ENDINGS[state.ending],
    }


def read_table(record: Record, state: BarbarossaState, codec: Codec[BarbarossaState]) -> None:
    """Read what lies open between the seats, and the turn's points."""
    state.war_zone = vec[i64](read_counts(record, "war_zone", codec.names))
    state.removed = vec[i64](read_counts(record, "removed", codec.names))
    state.support = codec.read_zone(record, "support")
    state.cities = codec.read_zone(record, "cities")
    state.revealed = codec.read_zone(record, "revealed")
    state.doomed = codec.read_zone(record, "doomed")
    state.scrapped = codec.read_zone(record, "scrapped")
    state.used = codec.read_zone(record, "used")
    state.turn = record.within("turn", 0, state.setup.seats - 1)
    state.tactic = record.whole("tactic")
    state.supply = record.whole("supply")
    state.reinforcement = record.whole("reinforcement")
    state.attack = record.whole("attack")
    state.supply_gained = record.flag("supply_gained")
    state.placing = record.whole("placing")
    state.combats = record.whole("combats")
    state.fought = record.whole("fought")
    state.afterwards = record.whole("afterwards")
    state.target = codec.names.read_card(record, "target")
    state.lowered = record.whole("lowered")
    state.fallen = record.flag("fallen")
    state.ending = ENDINGS.index(record.one_of("ending", ENDINGS))


def zone_lists(state: BarbarossaState) -> dict[str, list[str]]:
    """Return the cards of every zone; together they are the whole set."""
    ids = state.rules.cards.ids
    zones: dict[str, list[str]] = {}
    for number, seat in enumerate(state.seats, start=1):
        for name, zone in (
            ("deck", seat.deck),
            ("hand", seat.hand),
            ("discard", seat.discard),
            ("played", seat.played),
            ("active", seat.active),
            ("exhausted", seat.exhausted),
            ("lingering", seat.lingering),
        ):
            zones[f"{name}/{number}"] = [ids[card] for card in zone.cards]
    for name, zone in (
        ("support", state.support),
        ("cities", state.cities),
        ("events", state.events),
        ("revealed", state.revealed),
        ("doomed", state.doomed),
        ("scrapped", state.scrapped),
    ):
        zones[name] = [ids[card] for card in zone.cards]
    for name, counts in (("war-zone", state.war_zone), ("removed", state.removed)):
        zones[name] = [ids[card] for card, count in enumerate(counts) for _ in range(count)]
    return zones
