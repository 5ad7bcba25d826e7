"""States of BattleCards as plain data, both ways."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.battlecards.battle import CAUSES, GONE, SPENT, Battle, Line, no_battle
from eastfront.games.battlecards.learning import learn
from eastfront.games.battlecards.names import read_zone_names, zone_names
from eastfront.games.battlecards.rules import Rules
from eastfront.games.battlecards.state import ENDINGS, PURPOSES, Army, BattleState, empty_army, empty_state
from eastfront.games.battlecards.tables import NO_TYPE, TYPES
from eastfront.games.battlecards.verbs import KINDS, LINE_STEP, LINES
from eastfront.games.battlecards.view import knowledge_of, masks_of
from eastfront.kernel.catalogue import Catalogue
from eastfront.kernel.data import Data, Record
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import DataError
from eastfront.kernel.luck import read_luck
from eastfront.kernel.machine import Codec
from eastfront.kernel.zones import Zone, listed


def masks_to_data(masks: list[int], rules: Rules, names: Catalogue) -> Data:
    """Write for each card in which zones its hidden copies may be, alike copies in a fixed order."""
    result: dict[str, Data] = {}
    token = 0
    while token < rules.tokens:
        card = rules.token_card[token]
        above = token + rules.copies[card]
        hidden = sorted(masks[copy] for copy in range(token, above) if masks[copy])
        if hidden:
            result[names.ids[card]] = [zone_names(mask) for mask in hidden]
        token = int(above)
    return result


def read_masks(record: Record, key: str, rules: Rules, names: Catalogue) -> list[int]:
    """Read what `masks_to_data` wrote."""
    inner = record.record(key)
    masks = [0] * int(rules.tokens)
    for name in inner.data:
        card = names.card(name)
        texts = inner.texts(name)
        if len(texts) > rules.copies[card] or rules.first[card] + len(texts) > rules.tokens:
            raise DataError(f"{inner.where}: {name} has not so many secret copies")
        first = int(rules.first[card])
        if not texts or rules.token_card[first] != card:
            raise DataError(f"{inner.where}: {name} is never secret")
        for number, text in enumerate(texts):
            masks[first + number] = read_zone_names(text, inner.where)
    return masks


def state_to_data(state: BattleState, codec: Codec[BattleState]) -> Data:
    """Write the whole state."""
    learn(state)
    return {
        "setup": state.setup.to_data(),
        **state.luck.to_data(),
        "seats": [army_to_data(army, codec) for army in state.seats],
        "conflict": [codec.zone(zone) for zone in state.conflict],
        "table": table_to_data(state, codec),
        "known": [
            masks_to_data(masks_of(known, state.rules), state.rules, codec.names) for known in state.known
        ],
        "frames": codec.frames(state.frames),
        **state.asking_to_data(KINDS, codec.names),
    }


def state_from_data(data: Data, setup: Setup, rules: Rules, codec: Codec[BattleState]) -> BattleState:
    """Read a whole state."""
    record = Record("state", data)
    state = empty_state(setup, rules, read_luck(record, PURPOSES))
    state.seats = [army_from_data(inner, codec) for inner in record.exactly("seats", setup.seats)]
    state.conflict = read_zones(record, "conflict", codec, int(rules.theatres))
    read_table(record.record("table"), state, codec)
    watchers = record.exactly("known", setup.seats + 1)
    masks = [read_masks(Record("known", {"0": each.data}), "0", rules, codec.names) for each in watchers]
    state.known = [knowledge_of(each, rules) for each in masks]
    state.frames = codec.read_frames(record, setup.seats)
    state.read_asking(record, setup.seats, KINDS, codec.names)
    return state


def read_zones(record: Record, key: str, codec: Codec[BattleState], count: int) -> list[Zone]:
    """Read a list of *count* zones."""
    items = record.items(key)
    if len(items) != count:
        raise DataError(f"{record.where}: {key} must hold {count} lists, not {len(items)}")
    return [codec.read_zone(Record(f"{record.where}.{key}", {"cards": item}), "cards") for item in items]


def army_to_data(army: Army, codec: Codec[BattleState]) -> Data:
    """Write one seat's cards."""
    return {
        "deck": codec.zone(army.deck),
        "under": codec.zone(army.under),
        "hand": codec.zone(army.hand),
        **{type: codec.zone(army.stacks[number]) for number, type in enumerate(TYPES)},
        "kept": codec.zone(army.kept),
        "apart": codec.zone(army.apart),
        "discard": codec.zone(army.discard),
        "won": codec.zone(army.won),
        "fallen": codec.names.card_to_data(army.fallen),
        "turns": int(army.turns),
    }


def army_from_data(record: Record, codec: Codec[BattleState]) -> Army:
    """Read one seat's cards."""
    army = empty_army()
    army.deck = codec.read_zone(record, "deck")
    army.under = codec.read_zone(record, "under")
    army.hand = codec.read_zone(record, "hand")
    army.stacks = [codec.read_zone(record, type) for type in TYPES]
    army.kept = codec.read_zone(record, "kept")
    army.apart = codec.read_zone(record, "apart")
    army.discard = codec.read_zone(record, "discard")
    army.won = codec.read_zone(record, "won")
    army.fallen = codec.names.read_card(record, "fallen")
    army.turns = record.within("turns", 0, 10**9)
    return army


def table_to_data(state: BattleState, codec: Codec[BattleState]) -> Data:
    """Write what lies open between the seats, and the battle."""
    return {
        "spent": [codec.zone(zone) for zone in state.spent],
        "rebuilds": [int(count) for count in state.rebuilds],
        "pending": codec.zone(state.pending),
        "removed": codec.zone(state.removed),
        "turn": int(state.turn),
        "aided": state.aided,
        "idle": int(state.idle),
        "enemy": int(state.enemy),
        "blocked": state.blocked,
        "ending": ENDINGS[state.ending],
        "victor": int(state.victor),
        "battle": battle_to_data(state.battle, codec),
    }


def read_table(record: Record, state: BattleState, codec: Codec[BattleState]) -> None:
    """Read what lies open between the seats, and the battle."""
    seats = state.setup.seats
    state.spent = read_zones(record, "spent", codec, int(state.rules.theatres))
    rebuilds = record.wholes("rebuilds")
    if len(rebuilds) != state.rules.theatres:
        raise DataError(f"{record.where}: rebuilds must hold {state.rules.theatres} numbers")
    state.rebuilds = vec[i64](rebuilds)
    state.pending = codec.read_zone(record, "pending")
    state.removed = codec.read_zone(record, "removed")
    state.turn = record.within("turn", 0, seats - 1)
    state.aided = record.flag("aided")
    state.idle = record.within("idle", 0, 10**9)
    state.enemy = record.within("enemy", -1, seats - 1)
    state.blocked = record.flag("blocked")
    state.ending = ENDINGS.index(record.one_of("ending", ENDINGS))
    state.victor = record.within("victor", -1, 1)
    state.battle = battle_from_data(record.record("battle"), seats, codec)


def battle_to_data(battle: Battle, codec: Codec[BattleState]) -> Data:
    """Write the battle at hand."""
    return {
        "card": codec.names.card_to_data(battle.card),
        "cause": CAUSES[battle.cause],
        "aggressor": int(battle.aggressor),
        "defender": int(battle.defender),
        "partner": int(battle.partner),
        "raid_forces": int(battle.raid_forces),
        "objective": "" if battle.objective == NO_TYPE else TYPES[battle.objective],
        "round": int(battle.round),
        "quiet": int(battle.quiet),
        "casualty": battle.casualty,
        "shooter": int(battle.shooter),
        "winner": int(battle.winner),
        "lines": {name: line_to_data(battle.lines[side], codec) for side, name in enumerate(LINES)},
    }


def battle_from_data(record: Record, seats: int, codec: Codec[BattleState]) -> Battle:
    """Read the battle at hand."""
    battle = no_battle()
    battle.card = codec.names.read_card(record, "card")
    cause = record.text("cause")
    objective = record.text("objective")
    if cause not in CAUSES or (objective and objective not in TYPES):
        raise DataError(f"{record.where}: there is no cause {cause!r} with the objective {objective!r}")
    battle.cause = CAUSES.index(cause)
    battle.aggressor = record.within("aggressor", -1, seats - 1)
    battle.defender = record.within("defender", -1, seats - 1)
    battle.partner = record.within("partner", -1, seats - 1)
    battle.raid_forces = record.within("raid_forces", 0, 7)
    battle.objective = TYPES.index(objective) if objective else NO_TYPE
    battle.round = record.within("round", 0, 10**9)
    battle.quiet = record.within("quiet", 0, 10**9)
    battle.casualty = record.flag("casualty")
    battle.winner = record.within("winner", -1, 1)
    lines = record.record("lines")
    battle.lines = [line_from_data(lines.record(name), seats, codec) for name in LINES]
    battle.shooter = record.within("shooter", -1, max(len(line.cards) for line in battle.lines) - 1)
    return battle


def line_to_data(line: Line, codec: Codec[BattleState]) -> Data:
    """Write one line of units."""
    return {
        "cards": codec.cards(listed(line.cards)),
        "seats": list[Data](listed(line.seats)),
        "shots": list[Data](listed(line.shots)),
        "supports": list[Data](listed(line.supports)),
        "attack": list[Data](listed(line.attack)),
        "defence": list[Data](listed(line.defence)),
        "resting": codec.cards(listed(line.resting)),
        "resting_seats": list[Data](listed(line.resting_seats)),
    }


def line_from_data(record: Record, seats: int, codec: Codec[BattleState]) -> Line:
    """Read one line of units; its lists must be of one length."""
    cards = [codec.names.card(name) if name else GONE for name in record.texts("cards")]
    resting = codec.read_cards(record, "resting")
    if len(cards) > LINE_STEP:
        raise DataError(f"{record.where}: a line has at most {LINE_STEP} units")
    line = Line(
        vec[i64](cards),
        vec[i64](record.bounded("seats", len(cards), 0, seats - 1)),
        vec[i64](record.bounded("shots", len(cards), 0, 99)),
        vec[i64](record.bounded("supports", len(cards), SPENT, len(cards) - 1)),
        vec[i64](record.bounded("attack", len(cards), -999, 999)),
        vec[i64](record.bounded("defence", len(cards), -999, 999)),
        vec[i64](resting),
        vec[i64](record.bounded("resting_seats", len(resting), 0, seats - 1)),
    )
    line.alive = sum(1 for card in cards if card != GONE)
    return line


def zone_lists(state: BattleState) -> dict[str, list[str]]:
    """Return the cards of every zone; together they are all cards in play."""
    ids = state.rules.cards.ids
    zones: dict[str, list[str]] = {}
    for number, army in enumerate(state.seats, start=1):
        named = [("deck", army.deck), ("under", army.under), ("hand", army.hand), ("kept", army.kept)]
        named += [(type, army.stacks[place]) for place, type in enumerate(TYPES)]
        named += [("apart", army.apart), ("discard", army.discard), ("won", army.won)]
        for name, zone in named:
            zones[f"{name}/{number}"] = [ids[card] for card in zone.cards]
    for theatre in range(int(state.rules.theatres)):
        zones[f"conflict/{theatre + 1}"] = [ids[card] for card in state.conflict[theatre].cards]
        zones[f"spent/{theatre + 1}"] = [ids[card] for card in state.spent[theatre].cards]
    zones["pending"] = [ids[card] for card in state.pending.cards]
    zones["removed"] = [ids[card] for card in state.removed.cards]
    zones["resting"] = []
    for side, name in enumerate(LINES):
        line = state.battle.lines[side]
        zones[name] = [ids[card] for card in line.cards if card != GONE]
        zones["resting"] += [ids[card] for card in line.resting]
    return zones
