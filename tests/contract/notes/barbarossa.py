"""A note-taker for Barbarossa: what a seat is sure of, from the notices shown to it and nothing else."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from functools import cache
from typing import Final

from eastfront.games.barbarossa.cards import Definition
from eastfront.games.barbarossa.game import Barbarossa
from eastfront.kernel.data import Data
from eastfront.kernel.edition import Setup
from eastfront.kernel.notices import BACK, EVERYBODY, Notice
from tests.contract.notes.barbarossa_seat import SeatNotes

STARTING_DECK: Final = {"horse-drawn-transport": 6, "grenadier-regiment": 2}
COUNTED: Final = ["war_zone", "removed"]
SORTED: Final = ["revealed", "doomed", "used"]
MIXED: Final = ["support", "cities", "scrapped"]
POINTS: Final = ["tactic", "supply", "reinforcement", "attack"]
UNNOTED: Final = ["setup", "seat", "frames", "asked", "kind", "options"]
NUMBERS: Final = ["turn", *POINTS, "placing", "combats", "fought", "afterwards", "lowered"]


@cache
def game() -> Barbarossa:
    """Return the game: what is printed on cards and in rules is known to all."""
    return Barbarossa()


def definitions() -> list[Definition]:
    """Return the card definitions."""
    return game().card_set.definitions


def backs(setup: Setup, seat: int | None) -> list[str]:
    """Name the zones in which *seat* may not identify every card: all decks, other hands, the Event pile."""
    decks = [f"deck/{number + 1}" for number in range(setup.seats)]
    return [*decks, *(f"hand/{number + 1}" for number in range(setup.seats) if number != seat), "events"]


def turned_up(one: dict[str, Data], other: dict[str, Data], backs: list[str]) -> bool:
    """Tell whether two notices differ in the faces of cards that came out of *backs*, and in nothing else."""
    cards = one["cards"]
    shown = isinstance(cards, list) and "back" not in cards and one["origin"] in backs
    return shown and one | {"cards": other["cards"]} == other


class BarbarossaNotes:
    """The notes of one seat, `None` for the spectator. Cards are the numbers of their definitions."""

    def __init__(self, setup: Setup, seat: int | None) -> None:
        self.answers = game().check(setup)
        deck = [card for card, each in enumerate(definitions()) for _ in range(STARTING_DECK.get(each.id, 0))]
        self.seats = [SeatNotes(number == seat, deck) for number in range(setup.seats)]
        self.counts: dict[str, Counter[int]] = {name: Counter() for name in COUNTED}
        self.zones: dict[str, list[int]] = {name: [] for name in SORTED + MIXED}
        self.unseen: list[int] = []
        self.below: list[int] = []
        self.above: list[int] = []
        self.numbers = dict.fromkeys(NUMBERS, 0)
        self.supply_gained = False
        self.target = BACK
        self.fallen = False
        self.ending = ""
        self.stock_war_zone(deck * setup.seats)

    def stock_war_zone(self, dealt: list[int]) -> None:
        """Note what lies where by the rules of set-up alone."""
        for card, each in enumerate(definitions()):
            if each.type == "event":
                self.unseen += [card] * each.copies
            elif each.type != "support" and each.subtype != "city":
                self.counts["war_zone"][card] = each.copies
        self.counts["war_zone"].subtract(dealt)

    def hear(self, notice: Notice) -> None:
        """Note a fact: the cards that moved, then what else it says."""
        public = notice.seen == EVERYBODY and BACK not in notice.cards
        for card in notice.cards:
            if notice.origin:
                self.leaves(notice.origin, card)
            if notice.target:
                self.enters(notice.target, card, public)
        note = getattr(self, "hear_" + notice.id.replace("-", "_"), None)
        if note is not None:
            note(notice)
        for seat in self.seats:
            seat.infer()

    def leaves(self, place: str, card: int) -> None:
        """Note that *card* leaves *place*."""
        zone, _, number = place.replace("-", "_").partition("/")
        if number:
            self.seats[int(number) - 1].leaves(zone, card)
        elif zone == "events":
            self.leaves_events(card)
        elif zone in COUNTED:
            self.counts[zone][card] -= 1
        elif zone in MIXED:
            remove_last(self.zones[zone], card)
        else:
            self.zones[zone].remove(card)

    def leaves_events(self, card: int) -> None:
        """Note that the top Event leaves the pile."""
        if self.above:
            assert card == self.above.pop()
        elif self.unseen:
            self.unseen.remove(card)
        else:
            assert card == self.below.pop()

    def enters(self, place: str, card: int, public: bool) -> None:
        """Note that *card* enters *place*."""
        zone, _, number = place.replace("-", "_").partition("/")
        if number:
            self.seats[int(number) - 1].enters(zone, card, public)
        elif zone in COUNTED:
            self.counts[zone][card] += 1
        elif zone in SORTED:
            insort(self.zones[zone], card)
        elif zone in MIXED:
            self.zones[zone].append(card)

    def add(self, **amounts: int) -> None:
        """Add to the numbers of the turn."""
        for name, amount in amounts.items():
            self.numbers[name] += amount

    # What single notices say besides the moves.

    def hear_begins_game(self, notice: Notice) -> None:
        self.numbers["turn"] = notice.arguments["seat"]

    def hear_begins_turn(self, notice: Notice) -> None:
        seat = notice.arguments["seat"]
        self.seats[seat].turns = notice.arguments["turn"]
        for name in POINTS:
            self.numbers[name] = 0
        self.add(tactic=self.early("tp_timing"), reinforcement=self.early("rp_timing"))
        self.numbers |= {"turn": seat, "combats": 1, "fought": 0, "afterwards": 0}
        self.supply_gained = False
        self.zones["used"] = []

    def early(self, question: str) -> int:
        """Return 1 if a point arrives at the start of the turn."""
        return int(self.answers[question] == "turn-start")

    def hear_begins_tactics(self, notice: Notice) -> None:
        self.add(tactic=1 - self.early("tp_timing"))

    def hear_begins_reinforcement(self, notice: Notice) -> None:
        self.add(reinforcement=1 - self.early("rp_timing"))
        self.numbers["placing"] = 0

    def hear_shuffles(self, notice: Notice) -> None:
        self.seats[notice.arguments["seat"]].shuffles()

    def hear_plays(self, notice: Notice) -> None:
        self.add(tactic=-(definitions()[notice.cards[0]].play_cost or 0))

    def hear_recruits(self, notice: Notice) -> None:
        self.add(reinforcement=-1, supply=-(definitions()[notice.cards[0]].buy_cost or 0))

    def hear_gains_points(self, notice: Notice) -> None:
        self.add(**{name: notice.arguments[name] for name in POINTS})
        self.supply_gained |= notice.arguments["supply"] > 0

    def hear_loses_supply(self, notice: Notice) -> None:
        self.supply_gained |= notice.arguments["first"] == 1

    def hear_pays(self, notice: Notice) -> None:
        self.add(supply=-notice.arguments["supply"], tactic=-notice.arguments["tactic"])

    def hear_uses(self, notice: Notice) -> None:
        if any(ability.limit for ability in definitions()[notice.cards[0]].abilities):
            insort(self.zones["used"], notice.cards[0])

    def hear_permits_placing(self, notice: Notice) -> None:
        self.numbers["placing"] |= notice.arguments["groups"]

    def hear_returns(self, notice: Notice) -> None:
        if notice.target == "events":
            self.put_event(notice, self.answers["return_position"] == "top")

    def hear_buries_event(self, notice: Notice) -> None:
        self.put_event(notice, False)

    def put_event(self, notice: Notice, on_top: bool) -> None:
        """Note that an Event lies on or under the pile, its face known (bb-5.10)."""
        if on_top:
            self.above.append(notice.cards[0])
        else:
            self.below.insert(0, notice.cards[0])

    def hear_attacks(self, notice: Notice) -> None:
        self.target = notice.cards[0]
        self.add(combats=-1, fought=1)

    def hear_lowers_defence(self, notice: Notice) -> None:
        self.add(lowered=notice.arguments["amount"])

    def hear_conquers(self, notice: Notice) -> None:
        self.add(attack=-notice.arguments["attack"])

    def hear_loses_attack(self, notice: Notice) -> None:
        self.add(attack=-notice.arguments["attack"])

    def hear_ends_combat(self, notice: Notice) -> None:
        self.target = BACK
        self.numbers["lowered"] = 0

    def hear_grants_combat(self, notice: Notice) -> None:
        self.add(combats=1, afterwards=notice.arguments["afterwards"])

    def hear_reactivates(self, notice: Notice) -> None:
        if self.numbers["afterwards"] and notice.rule == "bb-15.2":
            self.add(afterwards=-1)

    def hear_forgoes_reactivation(self, notice: Notice) -> None:
        self.numbers["afterwards"] = 0

    def hear_decides_game(self, notice: Notice) -> None:
        self.fallen = True

    def hear_ends_moscow(self, notice: Notice) -> None:
        self.ending = "moscow"
        if self.answers["game_end"] == "end-of-phase":
            self.numbers["placing"] = 0

    def hear_ends_exhausted(self, notice: Notice) -> None:
        self.ending = "exhausted"
        self.zones["used"] = []

    # What it all comes to.

    def sure_of(self) -> dict[str, Data]:
        """Return the notes as the view's plain data has them."""
        table: dict[str, Data] = {name: counted(self.counts[name]) for name in COUNTED}
        table |= {name: named(cards) for name, cards in self.zones.items()}
        table |= self.numbers
        table["supply_gained"] = self.supply_gained
        table["target"] = "" if self.target == BACK else definitions()[self.target].id
        table["fallen"] = self.fallen
        table["ending"] = self.ending
        return {
            "seats": [seat_data(seat) for seat in self.seats],
            "table": table,
            "events_below": named(self.below),
            "events_unseen": named(sorted(self.unseen)),
            "events_above": named(self.above),
        }


def remove_last(cards: list[int], card: int) -> None:
    """Take the topmost copy of *card* away."""
    del cards[len(cards) - 1 - cards[::-1].index(card)]


def named(cards: list[int]) -> Data:
    """Return cards by their ids."""
    return [definitions()[card].id for card in cards]


def counted(counts: Counter[int]) -> Data:
    """Return how many there are of each card that is there."""
    return {definitions()[card].id: count for card, count in sorted(counts.items()) if count}


def seat_data(seat: SeatNotes) -> Data:
    """Return the notes on one seat as the view's plain data has them."""
    return {
        "hand": named(seat.hand),
        "known": named(seat.known),
        "unseen": named(sorted(seat.pool)),
        "hand_size": seat.hand_size,
        "deck_size": seat.deck_size,
        **{name: named(cards) for name, cards in seat.zones.items()},
        "turns": seat.turns,
    }
