"""The BattleCards toy as a Game: set-up and the calls that the kernel leaves to a game."""

from __future__ import annotations

from pathlib import Path

from eastfront.kernel.cardfile import Table, read_entries
from eastfront.kernel.data import Data
from eastfront.kernel.edition import Editions, Setup
from eastfront.kernel.luck import new_luck, shuffled
from eastfront.kernel.machine import Machine, Programs
from eastfront.kernel.notices import Notice
from eastfront.kernel.outcome import WON, Outcome
from eastfront.kernel.playout import Dice
from eastfront.kernel.programs import Registry
from eastfront.kernel.zones import Zone
from tests.kernel.toys.battlecards import encode, view
from tests.kernel.toys.battlecards.names import Names
from tests.kernel.toys.battlecards.ops import registry
from tests.kernel.toys.battlecards.secrets import shake
from tests.kernel.toys.battlecards.sequence import (
    CarryOutDestruction,
    DestructionWindow,
    DrawConflict,
    EndTurn,
)
from tests.kernel.toys.battlecards.state import (
    CONFLICT,
    DECKS,
    KINDS,
    OPEN_KINDS,
    ORDERS,
    PURPOSES,
    RANKS,
    SIDES,
    TYPES,
    VERBS,
    WINDOWS,
    BattleCardsToy,
    CardTable,
    Covered,
)
from tests.kernel.toys.battlecards.view import BattleCardsView
from tests.kernel.toys.plain import packed
from tests.kernel.toys.toy import Toy, describe

FOLDER = Path(__file__).parent
HAND_SIZE = 2
DEPLOYED = 5


class BattleCards(Toy[BattleCardsToy, BattleCardsView]):
    """Turns draw Conflict cards until none is left."""

    def __init__(self) -> None:
        self.programs: Programs[BattleCardsToy] = Programs()
        self.card_table = CardTable()
        ops = registry()
        for table in read_entries(str(FOLDER / "cards.toml"), "card"):
            self.add_card(table, ops)
        window = [DestructionWindow(), CarryOutDestruction()]
        self.card_table.destruction = self.programs.add("destruction", window)
        self.turn = self.programs.add("turn", [DrawConflict(), EndTurn()])
        editions = Editions(str(FOLDER.parent / "editions.toml"))
        names = Names(self.card_table.ids, VERBS)
        description = describe("battlecards-toy", "BattleCards toy", SIDES, "exhausted", editions)
        super().__init__(description, Machine(self.programs, OPEN_KINDS), KINDS, names, 1)

    def add_card(self, table: Table, ops: Registry[BattleCardsToy]) -> None:
        cards = self.card_table
        cards.ids.append(table.text("id"))
        table.text("name")
        deck = DECKS.index(table.one_of("deck", DECKS))
        cards.decks.append(deck)
        cards.kinds.append(table.one_of("kind", ORDERS if deck == CONFLICT else RANKS))
        cards.copies.append(table.whole("copies", 1, 9))
        cards.numbers.append(table.whole("number", 1, 20) if deck == CONFLICT else 0)
        cards.types.append(-1 if deck == CONFLICT else TYPES.index(table.one_of("type", TYPES)))
        cards.defences.append(0 if deck == CONFLICT else table.whole("defence", 0, 20))
        cards.windows.append(table.one_of("window", WINDOWS) if table.has("window") else "")
        cards.ops.append(ops.compile(table.tables("play")))
        cards.play.append(self.programs.add(f"{cards.ids[-1]}.play", cards.ops[-1]))
        table.finish()

    def prepare(self, setup: Setup, key: bytes, notices: list[Notice] | None) -> BattleCardsToy:
        self.check(setup)
        state = BattleCardsToy(setup, self.card_table, new_luck(key, PURPOSES))
        for seat, side in enumerate(state.sides):
            side.deck = self.shuffled_deck(state, seat)
            for _ in range(HAND_SIZE):
                side.to_hand(Covered([int(side.deck.take())], [1 << seat]))
            for _ in range(DEPLOYED):
                card = int(side.deck.take())
                side.stacks[self.card_table.types[card]].add(card, 1 << seat)
        state.conflict = self.shuffled_deck(state, CONFLICT)
        state.push(self.turn, 0, 0)
        state.notices = notices
        return state

    def shuffled_deck(self, state: BattleCardsToy, deck: int) -> Zone:
        cards = self.card_table
        kinds = [card for card in range(len(cards.ids)) if cards.decks[card] == deck]
        whole = packed([card for card in kinds for _ in range(cards.copies[card])])
        return Zone(shuffled(whole, state.luck.draw(deck)))

    def clone(self, state: BattleCardsToy) -> BattleCardsToy:
        return state.clone()

    def outcome(self, state: BattleCardsToy) -> Outcome | None:
        if not state.over:
            return None
        left = [sum(stack.size() for stack in side.stacks) for side in state.sides]
        return Outcome("exhausted", left, [1 + (count < max(left)) for count in left], WON)

    def view(self, state: BattleCardsToy, seat: int | None) -> BattleCardsView:
        return view.view_of(state, seat)

    def sample(self, view_: BattleCardsView, key: bytes) -> BattleCardsToy:
        return view.sample(view_, self.card_table, self.machine, key)

    def shake(self, state: BattleCardsToy, seat: int | None, dice: Dice) -> None:
        shake(state, seat, dice)

    def to_data(self, state: BattleCardsToy) -> Data:
        return encode.to_data(state, self.programs, self.names)

    def from_data(self, data: Data) -> BattleCardsToy:
        return encode.from_data(data, self.card_table, self.programs, self.names)

    def view_to_data(self, view_: BattleCardsView) -> Data:
        return view.to_data(view_, self.programs, self.names)

    def zones(self, state: BattleCardsToy) -> dict[str, list[str]]:
        found = {name: [int(card) for card in zone.cards] for name, zone in encode.open_zones(state).items()}
        found["conflict"] = [int(card) for card in state.conflict.cards]
        found["apart"] = state.apart.cards
        for seat, side in enumerate(state.sides):
            found[f"deck/{seat}"] = [int(card) for card in side.deck.cards]
            found[f"discard/{seat}"] = [int(card) for card in side.discard.cards]
            for name, pile in encode.covered(side).items():
                found[f"{name}/{seat}"] = pile.cards
        return {name: [self.card_table.ids[card] for card in cards] for name, cards in found.items()}
