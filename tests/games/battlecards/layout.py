"""Laying cards for a scene: every card in play lies somewhere, those that nobody names in their decks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from eastfront.games.battlecards.knowledge import SEAT_STEP
from eastfront.games.battlecards.rules import Rules
from eastfront.games.battlecards.sample import seen_only
from eastfront.games.battlecards.scoring import is_blocked
from eastfront.games.battlecards.state import PURPOSES, Army, BattleState, empty_state
from eastfront.games.battlecards.tables import BATTLE, BUILDUP, IMMEDIATE, KEPT, TYPES, UNIT
from eastfront.games.battlecards.view import knowledge_of, masks_of
from eastfront.kernel.data import Data
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed, new_luck
from tests.games.battlecards.naming import bases, card_id, card_ids, card_number, game

HIDDEN: Final = ["hand", *TYPES, "kept"]
OPEN: Final = ["discard", "won"]
ORDERED: Final = ["deck", "under"]
RESTS: Final = ["deck", "discard", "removed"]
OF_A_SEAT: Final = (1 << SEAT_STEP) - 1
# Kinds of Conflict cards from the top of what nobody names to the bottom.
FROM_TOP: Final = [BUILDUP, IMMEDIATE, BATTLE, KEPT]


@dataclass
class Forces:
    """What a test lays for one seat: ids by zone, and where the rest of its Arsenal lies."""

    zones: dict[str, list[str]] = field(default_factory=dict)
    rest: str = "deck"
    fallen: str = ""


@dataclass
class Pile:
    """What a test lays of one Conflict deck: ids or Action Numbers from the top, and what is spent."""

    top: list[str | int] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    rest: str = "deck"
    rebuilds: int = 0


@dataclass
class Plan:
    """A whole position in the words of a test."""

    setup: Setup
    seed: int
    seats: list[Forces]
    piles: list[Pile]
    removed: list[str] = field(default_factory=list)

    def names(self) -> set[str]:
        """Return every name that the test used."""
        named = set(self.removed)
        for forces in self.seats:
            named |= {name for names in forces.zones.values() for name in names}
        for pile in self.piles:
            named |= {name for name in [*pile.top, *pile.spent] if isinstance(name, str)}
        return named


class Box:
    """The cards in play that have no place yet; *named* are the names spoken for."""

    def __init__(self, rules: Rules, named: set[str]) -> None:
        self.rules = rules
        self.named = named
        self.left = [int(copies) for copies in rules.copies]

    def take(self, name: str | int, theatre: int) -> int:
        """Take the card of an id, or the first free one of a base id or an Action Number of a theatre."""
        fits = [card_number(name)] if name in game().names.numbers else self.alike(name, theatre)
        found = [card for card in fits if self.left[card] > 0]
        assert found, f"no {name} is left"
        self.left[found[0]] -= 1
        return found[0]

    def alike(self, name: str | int, theatre: int) -> list[int]:
        """Return the Conflict cards of a theatre with this base id or Action Number that nobody names."""
        tables = self.rules.cards
        column = bases() if isinstance(name, str) else [int(number) for number in tables.number]
        assert name in column, f"there is no card {name!r}"
        return [
            card
            for card in conflict_order(self.rules, theatre)
            if column[card] == name and card_id(card) not in self.named
        ]

    def all(self, cards: list[int]) -> list[int]:
        """Take whatever is left of *cards*."""
        found = [card for card in cards for _ in range(self.left[card])]
        for card in found:
            self.left[card] = 0
        return found


def conflict_order(rules: Rules, theatre: int) -> list[int]:
    """Return all Conflict cards of a theatre in the fixed order, top first."""
    cards = [int(card) for card in rules.decks[theatre]]
    return sorted(cards, key=lambda card: (FROM_TOP.index(rules.cards.kind[card]), card))


def lay(plan: Plan) -> BattleState:
    """Return the state that *plan* describes, with nobody asked and nothing running."""
    rules = game().rules(plan.setup)
    box = Box(rules, plan.names())
    data = game().to_data(empty_state(plan.setup, rules, new_luck(key_of_seed(plan.seed), PURPOSES)))
    assert isinstance(data, dict)
    assert isinstance(data["table"], dict)
    removed = [box.take(name, 0) for name in plan.removed]
    piles = [lay_pile(box, pile, theatre) for theatre, pile in enumerate(plan.piles)]
    armies = [lay_named(box, forces, seat) for seat, forces in enumerate(plan.seats)]
    won = [id for army in armies for id in card_ids(army["won"])]
    for seat, forces in enumerate(plan.seats):
        assert forces.fallen in ["", *won], f"nobody holds {forces.fallen}"
        rest = box.all(sorted({int(card) for card in rules.arsenals[seat]}))
        target = removed if forces.rest == "removed" else armies[seat][forces.rest]
        target[:0] = rest
    for theatre, pile in enumerate(plan.piles):
        rest = box.all(conflict_order(rules, theatre))[::-1]
        piles[theatre][pile.rest][:0] = rest
    data["seats"] = [army_data(army, plan.seats[seat]) for seat, army in enumerate(armies)]
    data["conflict"] = [id_data(pile["deck"]) for pile in piles]
    data["table"]["spent"] = [id_data(pile["spent"]) for pile in piles]
    data["table"]["rebuilds"] = [pile.rebuilds for pile in plan.piles]
    data["table"]["removed"] = id_data(sorted(removed))
    return seen(game().from_data(data))


def lay_pile(box: Box, pile: Pile, theatre: int) -> dict[str, list[int]]:
    """Return deck and discard pile of a theatre as far as they are named, tops last."""
    spent = [box.take(name, theatre) for name in pile.spent]
    return {"deck": [box.take(name, theatre) for name in pile.top][::-1], "spent": spent}


def lay_named(box: Box, forces: Forces, seat: int) -> dict[str, list[int]]:
    """Return the named cards of a seat by zone; hidden zones are sorted, decks have their top last."""
    theatre = int(box.rules.theatre[seat])
    zones: dict[str, list[int]] = {}
    for name in HIDDEN + OPEN + ORDERED:
        cards = [box.take(card, theatre) for card in forces.zones.get(name, [])]
        check_kinds(box.rules, name, cards)
        homes = {int(box.rules.theatre_of_card(card)) for card in cards if name == "kept"}
        assert homes <= {theatre}, f"{card_ids(cards)} are not all of the seat's own Conflict deck"
        zones[name] = cards[::-1] if name in ORDERED else cards if name == "discard" else sorted(cards)
    return zones


def check_kinds(rules: Rules, zone: str, cards: list[int]) -> None:
    """Refuse cards that can never lie in *zone*."""
    kinds = {"kept": KEPT, "won": BATTLE}
    for card in cards:
        fits = rules.cards.kind[card] == kinds.get(zone, UNIT)
        if zone in TYPES:
            fits = rules.cards.type[card] == TYPES.index(zone)
        assert fits, f"{card_id(card)} cannot lie in {zone}"


def army_data(zones: dict[str, list[int]], forces: Forces) -> Data:
    """Write a seat's cards as the game reads them."""
    data: dict[str, Data] = {name: id_data(cards) for name, cards in zones.items()}
    return {**data, "apart": [], "fallen": forces.fallen, "turns": 0}


def id_data(cards: Sequence[int]) -> Data:
    """Write cards by id."""
    return list[Data](card_ids(list(cards)))


def seen(state: BattleState) -> BattleState:
    """Let everybody know what they see before them, and that no unit has changed hands unless some have."""
    strayed = {card for seat, army in enumerate(state.seats) for card in strangers(state, army, seat)}
    for watcher in range(len(state.known)):
        masks = masks_of(seen_only(state, watcher), state.rules)
        for token in range(int(state.rules.units)):
            card = int(state.rules.token_card[token])
            if card not in strayed:
                masks[token] &= OF_A_SEAT << (SEAT_STEP * home_of(state.rules, card))
        state.known[watcher] = knowledge_of(masks, state.rules)
    held = any(army.won.size() for army in state.seats)
    state.blocked = held and is_blocked(state)
    return state


def home_of(rules: Rules, card: int) -> int:
    """Return the seat whose Arsenal a unit belongs to."""
    return int(rules.seat_of_side[rules.cards.side[card]])


def strangers(state: BattleState, army: Army, seat: int) -> list[int]:
    """Return the units of other Arsenals that lie before *seat*."""
    zones = [army.deck, army.under, army.hand, *army.stacks, army.discard]
    cards = [int(card) for zone in zones for card in zone.cards]
    return [card for card in cards if home_of(state.rules, card) != seat]


def put_on_top(state: BattleState, theatre: int, wanted: Sequence[str | int]) -> None:
    """Bring cards of a Conflict deck, by id or Action Number, to its top, the first one uppermost."""
    deck = state.conflict[theatre]
    found: list[int] = []
    for name in wanted:
        fits = [int(card) for card in deck.cards if is_called(state.rules, int(card), name)]
        assert fits, f"no {name} is left in the Conflict deck"
        found.append(fits[-1])
        deck.remove(fits[-1])
    for card in found[::-1]:
        deck.add(card)


def is_called(rules: Rules, card: int, name: str | int) -> bool:
    """Tell whether *name* is the id, the base id or the Action Number of *card*."""
    return name in (card_id(card), bases()[card], int(rules.cards.number[card]))


def missing_cards(state: BattleState) -> dict[str, int]:
    """Return by how many copies each card departs from its count; nothing if all is well."""
    excess = [-int(copies) for copies in state.rules.copies]
    for ids in game().zones(state).values():
        for id in ids:
            excess[card_number(id)] += 1
    return {card_id(card): number for card, number in enumerate(excess) if number}
