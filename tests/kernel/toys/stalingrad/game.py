"""The Stalingrad toy as a Game: set-up, views, samples and plain data."""

from __future__ import annotations

from pathlib import Path

from mypy_extensions import i64

from eastfront.kernel.cardfile import Table, read_entries
from eastfront.kernel.catalogue import Catalogue
from eastfront.kernel.data import Data, Record
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Editions, Setup, read_setup
from eastfront.kernel.game import View
from eastfront.kernel.luck import new_luck, read_luck, shuffled
from eastfront.kernel.machine import Machine, Programs
from eastfront.kernel.notices import Notice
from eastfront.kernel.outcome import WON, Outcome
from eastfront.kernel.playout import Dice
from eastfront.kernel.programs import Registry
from eastfront.kernel.zones import Zone
from tests.kernel.toys.plain import listed, packed, wholes
from tests.kernel.toys.stalingrad.ops import (
    CloseBattle,
    EventStep,
    OpenBattle,
    ReactionWindow,
    Resolve,
    registry,
)
from tests.kernel.toys.stalingrad.secrets import shake
from tests.kernel.toys.stalingrad.state import (
    KEYWORDS,
    KINDS,
    OPEN_KINDS,
    PASS,
    SIDES,
    VERBS,
    CardTable,
    Contribution,
    StalingradToy,
    mask_of,
)
from tests.kernel.toys.toy import Toy, describe

FOLDER = Path(__file__).parent
HAND_SIZE = 4
PURPOSES = 2
CONTRIBUTION_FIELDS = ("seat", "amount", "source", "keywords")


class Names(Catalogue):
    def noun_name(self, verb: i64, noun: i64) -> str:
        return "" if verb == PASS else self.ids[noun]

    def noun(self, verb: int, name: str) -> int:
        return self.card(name) if name else 0


class StalingradView(View):
    """What one side may know, as plain data; *unseen* are the cards of a side that it cannot place."""

    def __init__(self, setup: Setup, seat: int | None, seen: dict[str, Data]) -> None:
        super().__init__(setup, seat)
        self.seen = seen


class Stalingrad(Toy[StalingradToy, StalingradView]):
    """One battle's event step; the attacker is the German side."""

    def __init__(self) -> None:
        self.programs: Programs[StalingradToy] = Programs()
        self.card_table = CardTable()
        ops = registry()
        for table in read_entries(str(FOLDER / "cards.toml"), "card"):
            self.add_card(table, ops)
        self.card_table.event = self.programs.add("event", [ReactionWindow(True), Resolve()])
        self.card_table.reaction = self.programs.add("reaction", [ReactionWindow(False), Resolve()])
        self.battle = self.programs.add("battle", [OpenBattle(), EventStep(), CloseBattle()])
        editions = Editions(str(FOLDER.parent / "editions.toml"))
        names = Names(self.card_table.ids, VERBS)
        description = describe("stalingrad-toy", "Stalingrad toy", SIDES, "fought", editions)
        super().__init__(description, Machine(self.programs, OPEN_KINDS), KINDS, names, 1)

    def add_card(self, table: Table, ops: Registry[StalingradToy]) -> None:
        cards = self.card_table
        cards.ids.append(table.text("id"))
        table.text("name")
        cards.sides.append(SIDES.index(table.one_of("side", SIDES)))
        cards.copies.append(table.whole("copies", 1, 9))
        cards.reacts.append(table.one_of("time", ["event", "reaction"]) == "reaction")
        cards.keywords.append(mask_of(table.some_of("keywords", KEYWORDS)))
        cards.ops.append(ops.compile(table.tables("play")))
        cards.play.append(self.programs.add(f"{cards.ids[-1]}.play", cards.ops[-1]))
        table.finish()

    def prepare(self, setup: Setup, key: bytes, notices: list[Notice] | None) -> StalingradToy:
        self.check(setup)
        cards = self.card_table
        state = StalingradToy(setup, cards, new_luck(key, PURPOSES))
        for seat in range(2):
            kinds = [card for card in range(len(cards.ids)) if cards.sides[card] == seat]
            own = packed([card for card in kinds for _ in range(cards.copies[card])])
            state.decks[seat].cards = shuffled(own, state.luck.draw(seat))
            for _ in range(HAND_SIZE):
                state.hands[seat].insert(state.decks[seat].take())
        state.push(self.battle, 0, 0)
        state.notices = notices
        return state

    def clone(self, state: StalingradToy) -> StalingradToy:
        return state.clone()

    def outcome(self, state: StalingradToy) -> Outcome | None:
        if not state.over:
            return None
        totals = state.totals()
        return Outcome("fought", totals, [1 + (total < max(totals)) for total in totals], WON)

    def zones(self, state: StalingradToy) -> dict[str, list[str]]:
        found = {"discard": state.discard, "pending": state.pending, "in-play": state.in_play}
        for seat in range(2):
            found[f"hand/{seat}"] = state.hands[seat]
            found[f"deck/{seat}"] = state.decks[seat]
        return {name: [self.card_table.ids[card] for card in zone.cards] for name, zone in found.items()}

    # Views and samples.

    def view(self, state: StalingradToy, seat: int | None) -> StalingradView:
        seen: dict[str, Data] = {"table": self.open_data(state)}
        sides: list[Data] = []
        for side in range(2):
            hand, deck = listed(state.hands[side].cards), listed(state.decks[side].cards)
            own = side == seat
            sides.append(
                {
                    "hand": wholes(hand) if own else None,
                    "hand_size": len(hand),
                    "unseen": wholes(sorted(deck if own else deck + hand)),
                }
            )
        seen["sides"] = sides
        view = StalingradView(state.setup, seat, seen)
        view.frames = [frame.clone() for frame in state.frames]
        view.asked = state.asked
        if state.asked != NOBODY:
            view.kind = KINDS[state.kind]
            view.options = listed(state.options) if state.asked == seat else []
        return view

    def sample(self, view: StalingradView, key: bytes) -> StalingradToy:
        state = StalingradToy(view.setup, self.card_table, new_luck(key, PURPOSES))
        record = Record("view", view.seen)
        self.read_open(record.record("table"), state)
        for side, seen in enumerate(record.records("sides")):
            unseen = packed(seen.wholes("unseen"))
            state.decks[side].cards = shuffled(unseen, state.luck.draw(side))
            if seen.value("hand") is not None:
                state.hands[side].cards = packed(seen.wholes("hand"))
            while state.hands[side].size() < seen.whole("hand_size"):
                state.hands[side].insert(state.decks[side].take())
        state.frames = [frame.clone() for frame in view.frames]
        if view.asked != NOBODY:
            frame = state.frames[-1]
            self.machine.ops[frame.program][frame.step].run(state, frame)
        return state

    def shake(self, state: StalingradToy, seat: int | None, dice: Dice) -> None:
        shake(state, seat, dice)

    # Plain data.

    def open_data(self, state: StalingradToy) -> Data:
        """Write what lies open on the table."""
        return {
            "discard": self.ids(state.discard),
            "pending": self.ids(state.pending),
            "in_play": self.ids(state.in_play),
            "struck": [*state.struck],
            "contributions": [dict(vars(each)) for each in state.contributions],
            "muted": wholes(state.muted),
            "rubble": state.rubble,
            "over": state.over,
        }

    def read_open(self, record: Record, state: StalingradToy) -> None:
        state.discard.cards = self.read_ids(record, "discard").cards
        state.pending.cards = self.read_ids(record, "pending").cards
        state.in_play.cards = self.read_ids(record, "in_play").cards
        state.struck = [bool(flag) for flag in record.items("struck")]
        for inner in record.records("contributions"):
            seat, amount, source, keywords = (inner.whole(name) for name in CONTRIBUTION_FIELDS)
            state.contributions.append(Contribution(seat, amount, source, keywords, inner.flag("struck")))
        state.muted = record.wholes("muted")
        state.rubble = record.whole("rubble")
        state.over = record.flag("over")

    def ids(self, zone: Zone) -> Data:
        return [self.card_table.ids[card] for card in zone.cards]

    def read_ids(self, record: Record, key: str) -> Zone:
        return Zone(packed([self.card_table.ids.index(name) for name in record.texts(key)]))

    def to_data(self, state: StalingradToy) -> Data:
        return {
            "setup": state.setup.to_data(),
            "luck": state.luck.to_data(),
            "sides": [
                {"hand": self.ids(state.hands[side]), "deck": self.ids(state.decks[side])}
                for side in range(2)
            ],
            "table": self.open_data(state),
            "frames": self.programs.frames_to_data(state.frames, self.names),
            "question": state.asking_to_data(KINDS, self.names),
        }

    def from_data(self, data: Data) -> StalingradToy:
        record = Record("state", data)
        setup = read_setup(record.value("setup"))
        state = StalingradToy(setup, self.card_table, read_luck(record.record("luck"), PURPOSES))
        for side, inner in enumerate(record.records("sides")):
            state.hands[side] = self.read_ids(inner, "hand")
            state.decks[side] = self.read_ids(inner, "deck")
        self.read_open(record.record("table"), state)
        state.frames = self.programs.read_frames(record, setup.seats, self.names)
        state.read_asking(record.record("question"), setup.seats, KINDS, self.names)
        return state

    def view_to_data(self, view: StalingradView) -> Data:
        return {
            "setup": view.setup.to_data(),
            "seat": view.seat,
            "seen": dict(view.seen),
            "frames": self.programs.frames_to_data(view.frames, self.names),
            **view.asking_to_data(self.names),
        }
