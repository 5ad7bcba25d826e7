"""A note-taker for Stalingrad: what a seat is sure of, from the notices shown to it and nothing else."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from typing import Final

from eastfront.kernel.data import Data
from eastfront.kernel.edition import Setup
from eastfront.kernel.notices import EVERYBODY, Notice
from tests.contract.notes.stalingrad_battle import BattleNotes
from tests.contract.notes.stalingrad_cards import (
    SIDES,
    by_force,
    copies,
    definitions,
    game,
    named,
    side_of,
)
from tests.contract.notes.stalingrad_seat import SeatNotes

NOBODY: Final = -1
DESTROYED: Final = -1
ANNOUNCED: Final = 0
STRUCK: Final = 1
SLOTS: Final = range(5)


class StalingradNotes:
    """The notes of one seat, `None` for the spectator. Cards are the numbers of their definitions."""

    def __init__(self, setup: Setup, seat: int | None) -> None:
        answers = game().check(setup)
        self.defenders_pay = answers["defenders_pay"] == "on"
        self.seats = [SeatNotes(number, number == seat) for number in range(len(SIDES))]
        self.zones: dict[str, list[int]] = {"row": [], "locations": copies("location")}
        self.zones |= {"pending": [], "in-play": []}
        self.fates: list[int] = []
        self.rubble = [0 for _ in SLOTS]
        self.holders = [SIDES.index("soviet") if answers["control"] == "markers" else NOBODY for _ in SLOTS]
        self.amounts: dict[str, Counter[int]] = {name: Counter() for name in ("rations", "medals", "strolls")}
        self.battle: BattleNotes | None = None
        self.settled = False
        self.turn = 0
        self.ending = ""
        self.victor = NOBODY

    def hear(self, notice: Notice) -> None:
        """Note a fact: the cards that moved, then what else it says."""
        if notice.origin != notice.target:
            for card in notice.cards:
                self.leaves(notice.origin, card)
                self.enters(notice.target, card, notice.seen == EVERYBODY)
        note = getattr(self, "hear_" + notice.id.replace("-", "_"), None)
        if note is not None:
            note(notice)
        if self.battle is not None and self.battle.is_settled():
            self.note_alone(f"control-{self.battle.slot + 1}")

    def leaves(self, place: str, card: int) -> None:
        """Note that *card*, perhaps a back, leaves *place*."""
        zone, _, number = place.partition("/")
        if number:
            self.seats[int(number) - 1].leaves(zone, card)
            self.note_holder(zone)
        elif zone == "flipped":
            self.fight.flipped.remove(card)
        else:
            self.zones[zone].remove(card)

    def enters(self, place: str, card: int, public: bool) -> None:
        """Note that *card*, perhaps a back, enters *place*; everybody sees it if it is *public*."""
        zone, _, number = place.partition("/")
        if number:
            self.seats[int(number) - 1].enters(zone, card, public)
            self.note_holder(zone)
        elif zone == "flipped":
            insort(self.fight.flipped, card)
        else:
            self.zones[zone].append(card)

    def note_holder(self, zone: str) -> None:
        """Note who is alone in a Control zone, unless a battle is fought there (sg-10.7, sg-3.4)."""
        area, _, slot = zone.partition("-")
        if area == "control" and not (self.battle is not None and self.battle.slot == int(slot) - 1):
            self.note_alone(zone)

    def note_alone(self, zone: str) -> None:
        """Note who is alone in a Control zone."""
        there = [seat for seat, each in enumerate(self.seats) if each.open[zone]]
        if len(there) == 1:
            self.holders[int(zone.partition("-")[2]) - 1] = there[0]

    @property
    def fight(self) -> BattleNotes:
        """The battle at hand; there is one."""
        assert self.battle is not None
        return self.battle

    # Set-up and turns.

    def hear_places_force(self, notice: Notice) -> None:
        self.arrives(notice.cards[0])

    def arrives(self, force: int) -> None:
        """Note that a Force comes with its Rations (sg-2.8, sg-5.26)."""
        self.amounts["rations"][force] = definitions()[force].rations

    def hear_turns_up(self, notice: Notice) -> None:
        self.settled = True
        self.seats[notice.arguments["seat"]].top = notice.cards[0]

    def hear_begins_turn(self, notice: Notice) -> None:
        self.turn = notice.arguments["seat"]
        self.seats[self.turn].numbers |= {"turns": notice.arguments["turn"], "bought": 0}
        self.amounts["strolls"].clear()
        for seat in self.seats:
            seat.numbers["rebuilds"] = 0

    def hear_draws(self, notice: Notice) -> None:
        self.conclude(notice.arguments["seat"])

    def hear_flips(self, notice: Notice) -> None:
        self.conclude(notice.arguments["seat"])

    def hear_rebuilds(self, notice: Notice) -> None:
        seat = self.seats[notice.arguments["seat"]]
        assert notice.arguments["count"] == len(seat.open["discard"])
        seat.rebuilds()

    def conclude(self, number: int) -> None:
        """Note that with an empty deck all cards of a side that lie nowhere in the open are in its hand."""
        seat = self.seats[number]
        if seat.sizes["deck"] > 0:
            return
        flipped = self.battle.flipped if self.battle else []
        shown = [*self.zones["pending"], *self.zones["in-play"], *flipped, *seat.open["discard"]]
        hidden = Counter(copies("action", SIDES[number])) - Counter(
            card for card in shown if side_of(card) == number
        )
        seat.known = sorted(hidden.elements())

    def hear_ends_control(self, notice: Notice) -> None:
        self.ending, self.victor = "control", notice.arguments["seat"]

    def hear_ends_uranus(self, notice: Notice) -> None:
        self.ending, self.victor = "uranus", notice.arguments["seat"]

    def hear_ends_undecided(self, notice: Notice) -> None:
        self.ending = "undecided"

    # Rations, moves, purchases.

    def hear_feeds(self, notice: Notice) -> None:
        self.amounts["rations"][notice.arguments["force"]] += 1

    def hear_feeds_perimeters(self, notice: Notice) -> None:
        forces = self.seats[notice.arguments["seat"]].forces("perimeter")
        assert notice.arguments["count"] == len(forces)
        self.amounts["rations"].update(forces)

    def hear_loses_rations(self, notice: Notice) -> None:
        self.amounts["rations"][notice.arguments["force"]] -= notice.arguments["count"]

    def hear_moves(self, notice: Notice) -> None:
        self.amounts["rations"][notice.cards[0]] -= 1

    def hear_moves_free(self, notice: Notice) -> None:
        self.amounts["strolls"][notice.cards[0]] += 1

    def hear_reinforces(self, notice: Notice) -> None:
        self.arrives(notice.cards[0])
        self.seats[notice.arguments["seat"]].numbers["bought"] += 1

    def hear_decorates(self, notice: Notice) -> None:
        self.amounts["medals"][notice.arguments["force"]] = notice.arguments["count"]

    # The ground.

    def hear_adds_rubble(self, notice: Notice) -> None:
        self.rubble[self.slot(notice)] += notice.arguments["amount"]

    def hear_destroys_location(self, notice: Notice) -> None:
        self.rubble[self.slot(notice)] = DESTROYED

    def slot(self, notice: Notice) -> int:
        """Return where the Location of a notice lies."""
        return self.zones["row"].index(notice.arguments["location"])

    # Events and reactions.

    def hear_announces(self, notice: Notice) -> None:
        self.fates.append(ANNOUNCED)

    def hear_cancels(self, notice: Notice) -> None:
        assert notice.arguments["card"] == self.zones["pending"][-2]
        self.fates[-2] = STRUCK

    def hear_is_cancelled(self, notice: Notice) -> None:
        assert self.fates.pop() == STRUCK

    def hear_is_done(self, notice: Notice) -> None:
        assert self.fates.pop() == ANNOUNCED
        if self.battle:
            self.battle.event(notice.cards[0], notice.arguments["seat"])

    def hear_stays(self, notice: Notice) -> None:
        self.fates.pop()

    # Battles.

    def hear_attacks(self, notice: Notice) -> None:
        self.battle = BattleNotes(self.slot(notice), notice.arguments["seat"])

    def hear_engages(self, notice: Notice) -> None:
        seat, force = notice.arguments["seat"], notice.arguments["force"]
        self.fight.engages(seat, force)
        self.amounts["rations"][force] -= 1

    def hear_contributes(self, notice: Notice) -> None:
        if not self.fight.entries:
            self.defend(1 - self.fight.attacker)
        self.fight.contributes(
            self.zones["pending"], *(notice.arguments[name] for name in ("seat", "amount", "source"))
        )

    def defend(self, seat: int) -> None:
        """Note that every Force of *seat* in the Control zone defends, and pays if it must (sg-5.21)."""
        for force in self.seats[seat].open[f"control-{self.fight.slot + 1}"]:
            self.fight.engages(seat, force)
            if self.defenders_pay and self.amounts["rations"][force]:
                self.amounts["rations"][force] -= 1

    def hear_must_lose(self, notice: Notice) -> None:
        self.fight.losses[notice.arguments["seat"]] = notice.arguments["count"]
        self.fight.counted += 1

    def hear_burns(self, notice: Notice) -> None:
        self.amounts["rations"][notice.arguments["force"]] -= 1
        self.fight.absorbs(notice.arguments["seat"], 1)

    def hear_retreats(self, notice: Notice) -> None:
        seat = notice.arguments["seat"]
        self.fight.absorbs(seat, self.retreat_worth(notice.cards[0], seat))

    def retreat_worth(self, force: int, seat: int) -> int:
        """Return what the retreat of a Force absorbs."""
        location = definitions()[self.zones["row"][self.fight.slot]]
        stands = self.rubble[self.fight.slot] != DESTROYED or location.keeps
        note = sum(each.amount for each in location.notes if each.question == "retreat" and stands)
        return self.fight.retreat_worth(force, seat, self.amounts["medals"][force], note)

    def destruction_worth(self, force: int, seat: int) -> int:
        """Return what the destruction of a Force absorbs, its Rations included (sg-8.7, sg-8.21)."""
        worth = max(2 + definitions()[force].value, self.retreat_worth(force, seat) + 1)
        return worth + self.amounts["rations"][force]

    def hear_is_destroyed(self, notice: Notice) -> None:
        seat, force = notice.arguments["seat"], notice.cards[0]
        self.fight.is_destroyed(force, seat)
        self.fight.absorbs(seat, self.destruction_worth(force, seat))
        if not self.fight.engaged[seat]:
            self.fight.losses[seat] = 0
        for amounts in self.amounts.values():
            amounts[force] = 0

    def hear_ends_battle(self, notice: Notice) -> None:
        self.battle = None

    # What it all comes to.

    def sure_of(self) -> dict[str, Data]:
        """Return the notes as the view's plain data has them."""
        return {
            "seats": [seat.to_data() for seat in self.seats],
            "table": {
                "locations": named(self.zones["row"]),
                "unused": named(self.zones["locations"]),
                "rubble": list[Data](self.rubble),
                "holders": list[Data](self.holders),
                **{name: by_force(amounts) for name, amounts in self.amounts.items()},
                "pending": named(self.zones["pending"]),
                "fates": list[Data](self.fates),
                "in_play": named(self.zones["in-play"]),
                "settled": self.settled,
                "turn": self.turn,
                "ending": self.ending,
                "victor": self.victor,
                "battle": self.battle.to_data() if self.battle else {},
            },
        }
