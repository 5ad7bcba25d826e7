"""Laying cards for a scene: every card lies somewhere, those that nobody names in their decks and piles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.stalingrad.ground import note_holder, place_at
from eastfront.games.stalingrad.rules import Rules
from eastfront.games.stalingrad.state import (
    CONTROL,
    DESTROYED,
    PERIMETER,
    PURPOSES,
    SLOTS,
    Army,
    StalingradState,
    empty_state,
)
from eastfront.games.stalingrad.tables import FORCE, LOCATION, SIDES
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed, new_luck
from eastfront.kernel.zones import zone_of
from tests.games.stalingrad.naming import Slot, card_id, card_number, game, seat_number, slot_number

# Locations that a test does not name, the plainest first.
FILLING: Final = [
    "grain-elevator",
    "red-october-steel-works",
    "lazur-chemical-plant",
    "dzerzhinsky-tractor-works",
    "mamayev-kurgan",
    "univermag-department-store",
    "central-volga-landing",
    "pavlovs-house",
    "barrikady-gun-factory",
    "central-railway-station",
]
RESTS: Final = ["deck", "discard"]
RESERVES: Final = ["pile", "lost"]
URANUS: Final = "operation-uranus"


@dataclass
class Host:
    """What a test lays for one seat; *rest* and *reserve* say where the cards nobody names lie."""

    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    control: dict[Slot, list[str]] = field(default_factory=dict)
    perimeter: dict[Slot, list[str]] = field(default_factory=dict)
    rations: dict[str, int] = field(default_factory=dict)
    medals: dict[str, int] = field(default_factory=dict)
    rest: str = "deck"
    reserve: str = "pile"
    turns: int = 0


@dataclass
class Plan:
    """A whole position in the words of a test."""

    setup: Setup
    seed: int
    seats: list[Host]
    row: list[str] = field(default_factory=list)
    rubble: dict[Slot, int | str] = field(default_factory=dict)
    holders: dict[Slot, str] = field(default_factory=dict)
    uranus: int = 0

    def full_row(self) -> list[str]:
        """Return the row, filled up with Locations that the test does not name."""
        assert len(self.row) <= SLOTS, self.row
        others = [name for name in FILLING if name not in self.row]
        return [*self.row, *others][:SLOTS]


class Box:
    """The cards of the game that have no place yet."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.left = [int(copies) for copies in rules.cards.copies]

    def take(self, name: str) -> int:
        """Take a card by its id."""
        card = card_number(name)
        assert self.left[card] > 0, f"no {name} is left"
        self.left[card] -= 1
        return card

    def take_all(self, names: Sequence[str]) -> list[int]:
        """Take several cards in their order."""
        return [self.take(name) for name in names]

    def take_of(self, names: Sequence[str], seat: int, force: bool) -> list[int]:
        """Take Forces, or else Action cards, of one side."""
        tables = self.rules.cards
        for card in map(card_number, names):
            fits = tables.side[card] == seat and (tables.kind[card] == FORCE) == force
            assert fits, f"{card_id(card)} cannot lie there"
        return self.take_all(names)

    def others(self, cards: vec[i64]) -> list[int]:
        """Take what is left of *cards*, each as often as it is left."""
        numbers = sorted({int(card) for card in cards})
        found = [card for card in numbers for _ in range(self.left[card])]
        for card in numbers:
            self.left[card] = 0
        return found


def lay(plan: Plan) -> StalingradState:
    """Return the state that *plan* describes, with nobody asked and nothing running."""
    rules = game().rules(plan.setup)
    box = Box(rules)
    state = empty_state(plan.setup, rules, new_luck(key_of_seed(plan.seed), PURPOSES))
    row = plan.full_row()
    state.locations = vec[i64](box.take_all(row))
    assert all(rules.cards.kind[card] == LOCATION for card in state.locations), row
    state.in_play = zone_of(box.take_all([URANUS] * plan.uranus))
    for seat, host in enumerate(plan.seats):
        lay_cards(box, state.seats[seat], host, seat)
        lay_forces(box, state, host, seat, row)
    state.unused = zone_of(box.others(rules.locations))
    lay_rubble(state, plan, row)
    lay_holders(state, plan, row)
    state.settled = True
    return state


def lay_cards(box: Box, army: Army, host: Host, seat: int) -> None:
    """Lay the Action cards of a seat."""
    assert host.rest in RESTS, host.rest
    army.hand = zone_of(sorted(box.take_of(host.hand, seat, False)))
    deck = box.take_of(host.deck, seat, False)
    discard = box.take_of(host.discard, seat, False)
    rest = box.others(box.rules.decks[seat])
    if host.rest == "deck":
        deck += rest
    else:
        discard = rest + discard
    army.deck = zone_of(deck[::-1])
    army.discard = zone_of(discard)
    army.known = zone_of(sorted(card_number(name) for name in host.known))
    assert all(army.hand.count(card) >= army.known.count(card) for card in army.known.cards), host.known
    army.turns = host.turns


def lay_forces(box: Box, state: StalingradState, host: Host, seat: int, row: list[str]) -> None:
    """Lay the Forces of a seat, with the Rations printed on them where the test does not say."""
    assert host.reserve in RESERVES, host.reserve
    army = state.seats[seat]
    for area, zones in ((CONTROL, host.control), (PERIMETER, host.perimeter)):
        for slot, names in zones.items():
            place = place_at(slot_number(row, slot), area)
            assert len(names) <= 3, f"{names} do not fit into one zone"
            army.places[place] = zone_of(sorted(box.take_of(names, seat, True)))
    standing = {int(force) for zone in army.places for force in zone.cards}
    for force in standing:
        state.rations[force] = host.rations.get(card_id(force), int(state.rules.cards.rations[force]))
        state.medals[force] = host.medals.get(card_id(force), 0)
    for name in [*host.rations, *host.medals]:
        assert card_number(name) in standing, f"{name} is not on the table"
    pile = box.take_of(host.pile, seat, True)
    lost = box.take_of(host.lost, seat, True)
    rest = box.others(box.rules.army[seat])
    army.pile = zone_of((pile + (rest if host.reserve == "pile" else []))[::-1])
    army.lost = zone_of(lost + (rest if host.reserve == "lost" else []))


def lay_rubble(state: StalingradState, plan: Plan, row: list[str]) -> None:
    """Lay Rubble, or turn a Location over."""
    for slot, amount in plan.rubble.items():
        number = slot_number(row, slot)
        if isinstance(amount, str):
            assert amount == "destroyed", amount
            state.rubble[number] = DESTROYED
        else:
            limit = len(state.rules.cards.chart[state.locations[number]])
            assert amount < limit, f"{amount} Rubble would destroy {row[number]}"
            state.rubble[number] = amount


def lay_holders(state: StalingradState, plan: Plan, row: list[str]) -> None:
    """Say who Controlled each Location last: whoever stands alone in it, or else as the test says."""
    for slot, side in plan.holders.items():
        state.holders[slot_number(row, slot)] = seat_number(side)
    for slot_index in range(SLOTS):
        note_holder(state, slot_index)


def missing_cards(state: StalingradState) -> dict[str, int]:
    """Return by how many copies each card departs from its count; nothing if all is well."""
    excess = [-int(copies) for copies in state.rules.cards.copies]
    for ids in game().zones(state).values():
        for id in ids:
            excess[card_number(id)] += 1
    return {card_id(card): number for card, number in enumerate(excess) if number}


def new_plan(options: dict[str, str], slug: str, edition: str, seed: int) -> Plan:
    """Return a plan in which nothing is laid yet."""
    return Plan(Setup(slug, edition, len(SIDES), options), seed, [Host() for _ in SIDES])
