"""A note-taker for BattleCards: what a seat is sure of, from the notices shown to it and nothing else."""

from __future__ import annotations

from bisect import insort

from eastfront.kernel.data import Data
from eastfront.kernel.edition import Setup
from eastfront.kernel.notices import BACK, Notice
from tests.contract.notes.battlecards_battle import AGGRESSOR, DEFENDER, LINES, BattleNotes
from tests.contract.notes.battlecards_cards import definitions, game, named
from tests.contract.notes.battlecards_places import BITS, Places
from tests.contract.notes.battlecards_seat import SeatNotes
from tests.contract.notes.battlecards_sides import Sides


class BattleCardsNotes:
    """The notes of one seat, `None` for the spectator. Cards are the numbers of their definitions."""

    def __init__(self, setup: Setup, seat: int | None) -> None:
        self.sides = Sides(setup)
        self.strict = self.sides.answers["strict"] == "on"
        self.seats = [SeatNotes(self.sides.shows(number, seat)) for number in range(setup.seats)]
        self.battle = BattleNotes(self.sides)
        self.places = Places()
        self.conflict_sizes = [0] * self.sides.theatres
        self.spent: list[list[int]] = [[] for _ in range(self.sides.theatres)]
        self.rebuilds = [0] * self.sides.theatres
        self.shuffled: dict[str, list[int]] = {}
        self.zones: dict[str, list[int]] = {"pending": [], "removed": []}
        self.battles: list[int] = []
        self.turn = 0
        self.idle = 0
        self.ending = ""
        self.victor = -1
        self.blocked = False
        self.lay_out(setup)

    def lay_out(self, setup: Setup) -> None:
        """Note what lies in which deck by the rules of set-up alone."""
        for card, copies in enumerate(game().rules(setup).copies):
            each = definitions()[card]
            if copies and each.kind == "unit":
                seat = self.sides.seat(each.side)
                self.seats[seat].sizes["deck"] += int(copies)
                self.places.start(card, int(copies), f"deck/{seat + 1}")
            elif copies:
                theatre = self.sides.theatre_of(card)
                self.conflict_sizes[theatre] += 1
                if each.kind == "kept":
                    self.places.start(card, 1, f"conflict/{theatre + 1}")
                if each.kind == "battle":
                    self.battles.append(card)

    def hear(self, notice: Notice) -> None:
        """Note a fact: the cards that moved, then what else it says."""
        if notice.origin and notice.origin != notice.target:
            for card in notice.cards or self.pile(notice.origin):
                self.moves(notice.origin, notice.target, card)
            if self.is_empty(notice.origin):
                self.places.empties(notice.origin)
            if notice.origin in self.shuffled:
                self.new_deck(notice.origin)
        note = getattr(self, "hear_" + notice.id.replace("-", "_"), None)
        if note is not None:
            note(notice)

    def pile(self, zone: str) -> list[int]:
        """Return the whole of an open pile that is shuffled."""
        name, _, number = zone.partition("/")
        if name == "spent":
            return list(self.spent[int(number) - 1])
        return list(self.seats[int(number) - 1].discard) if name == "discard" else []

    def moves(self, origin: str, target: str, card: int) -> None:
        """Note that *card*, perhaps a back, moves."""
        self.leaves(origin, card)
        self.enters(target, card)
        if card == BACK:
            self.places.passes(origin, target)
        elif card in self.places.copies:
            if origin in BITS:
                self.places.leaves(card, origin)
            if origin.startswith("spent"):
                self.shuffled.setdefault(target, []).append(card)
            elif target in BITS:
                self.places.enters(card, target)

    def new_deck(self, zone: str) -> None:
        """Note that the last card of the old deck is gone and the Kept Cards shuffled in are all there is.

        A deck is rebuilt at the moment its last card leaves, before that card is shown (bc-9.2, bc-9.3).
        """
        self.places.empties(zone)
        for card in self.shuffled.pop(zone):
            self.places.enters(card, zone)

    def leaves(self, place: str, card: int) -> None:
        """Note that *card* leaves a zone; the lines of battle are noted by what is said of them."""
        zone, _, number = place.partition("/")
        if zone == "conflict":
            self.conflict_sizes[int(number) - 1] -= 1
        elif zone == "spent":
            self.spent[int(number) - 1].remove(card)
        elif number:
            self.seats[int(number) - 1].leaves(zone, card)
        elif zone in self.zones:
            self.zones[zone].remove(card)

    def enters(self, place: str, card: int) -> None:
        """Note that *card* enters a zone."""
        zone, _, number = place.partition("/")
        if zone == "conflict":
            self.conflict_sizes[int(number) - 1] += 1
        elif zone == "spent":
            self.spent[int(number) - 1].append(card)
        elif number:
            self.seats[int(number) - 1].enters(zone, card)
        elif zone in self.zones:
            insort(self.zones[zone], card)

    def is_empty(self, place: str) -> bool:
        """Tell whether nothing is left in a hidden zone."""
        zone, _, number = place.partition("/")
        if zone == "conflict":
            return self.conflict_sizes[int(number) - 1] == 0
        return place in BITS and self.seats[int(number) - 1].sizes[zone] == 0

    # What single notices say of hidden cards.

    def hear_looks(self, notice: Notice) -> None:
        if BACK not in notice.cards:
            for card in self.places.copies:
                self.places.counts(card, notice.origin, notice.cards.count(card))

    def hear_shows_commander(self, notice: Notice) -> None:
        self.places.leaves(notice.cards[0], notice.origin)
        self.places.enters(notice.cards[0], notice.origin)

    def hear_uses_leader(self, notice: Notice) -> None:
        zone = f"ground/{notice.arguments['seat'] + 1}"
        self.places.leaves(notice.arguments["leader"], zone)
        self.places.enters(notice.arguments["leader"], zone)

    def hear_turns_up(self, notice: Notice) -> None:
        seat = notice.arguments["seat"]
        for card in notice.cards:
            self.battle.lines[LINES.index(notice.target)].add(card, seat)

    def hear_finds_no_forces(self, notice: Notice) -> None:
        self.know_side(AGGRESSOR)
        self.know_side(DEFENDER)
        self.battle.close()

    def hear_finds_one_side(self, notice: Notice) -> None:
        self.battle.winner = notice.arguments["side"]
        self.know_side(1 - notice.arguments["side"])

    def know_side(self, side: int) -> None:
        """Note that a side has nothing in its named stacks, or left there, but cards that stay out."""
        for seat in self.battle.members(side):
            for type in self.battle.forces(side):
                self.know_stayers(seat, type)

    def know_stayers(self, seat: int, type: str) -> None:
        """Note that what is left in a stack stays out of the battle (bc-16.17)."""
        size = self.seats[seat].sizes[type]
        stayers = [
            card
            for card in self.places.copies
            if definitions()[card].type == type and self.battle.stays_out(card, seat)
        ]
        if size:
            self.places.leaves_only(stayers, f"{type}/{seat + 1}", size)

    # What single notices say of the table.

    def hear_begins_turn(self, notice: Notice) -> None:
        self.turn = notice.arguments["seat"]
        self.idle += 1
        self.seats[self.turn].turns = notice.arguments["turn"]

    def hear_rebuilds_conflict(self, notice: Notice) -> None:
        theatre = notice.arguments["theatre"]
        self.rebuilds[theatre] += 1
        self.shuffled.setdefault(notice.target, [])
        if self.conflict_sizes[theatre] == notice.arguments["count"]:
            self.new_deck(notice.target)

    def hear_keeps(self, notice: Notice) -> None:
        self.idle = 0

    def hear_shows(self, notice: Notice) -> None:
        self.idle = 0
        card = notice.cards[0]
        if definitions()[card].kind == "battle":
            theatre = self.sides.theatre_of(card)
            if any(self.seats[seat].fallen for seat in self.seats_in(theatre)):
                self.battle.card = card
            else:
                self.battle.open(card)

    def seats_in(self, theatre: int) -> list[int]:
        """Return the seats of a theatre."""
        return [seat for seat, each in enumerate(self.sides.theatre) if each == theatre]

    def hear_attacks(self, notice: Notice) -> None:
        self.battle.begin()

    def hear_refights(self, notice: Notice) -> None:
        arguments = notice.arguments
        self.battle.reopen(arguments["battle"], arguments["seat"], arguments["defender"])
        self.battle.begin()

    def hear_raids(self, notice: Notice) -> None:
        self.battle.raid(*(notice.arguments[name] for name in ("seat", "defender", "forces")))

    def hear_lacks_prerequisite(self, notice: Notice) -> None:
        self.battle.close()

    def hear_refuses(self, notice: Notice) -> None:
        self.battle.close()

    def hear_plays(self, notice: Notice) -> None:
        window = definitions()[notice.cards[0]].window
        if window == "delay":
            self.battle.close()
        elif window == "round" and self.battle.card != BACK:
            self.battle.hear_bonus(notice.cards[0], notice.arguments["seat"])

    def hear_begins_round(self, notice: Notice) -> None:
        if notice.arguments["round"] == 1:
            self.know_side(AGGRESSOR)
            self.know_side(DEFENDER)
        self.battle.begin_round()

    def hear_supports(self, notice: Notice) -> None:
        self.battle.lines[notice.arguments["side"]].support(
            notice.arguments["place"], notice.arguments["unit"]
        )

    def hear_divides_air_group(self, notice: Notice) -> None:
        self.battle.divide_air_group(
            *(notice.arguments[name] for name in ("side", "place", "attack", "defence"))
        )

    def hear_destroys(self, notice: Notice) -> None:
        self.unit_leaves(notice, rests=False)

    def hear_withdraws(self, notice: Notice) -> None:
        self.unit_leaves(notice, rests=True)

    def unit_leaves(self, notice: Notice, rests: bool) -> None:
        """Note that a unit leaves its line."""
        side = LINES.index(notice.origin)
        self.battle.leaves(side, notice.arguments["place"], notice.arguments["seat"], rests)

    def hear_turns_down(self, notice: Notice) -> None:
        for _ in notice.cards:
            self.battle.turns_down(notice.arguments["seat"])

    def hear_wins_battle(self, notice: Notice) -> None:
        if self.battle.cause == "raid":
            self.battle.close()

    def hear_takes_card(self, notice: Notice) -> None:
        self.battle.close()

    def hear_falls(self, notice: Notice) -> None:
        self.seats[notice.arguments["seat"]].fallen = [notice.arguments["battle"]]

    def hear_is_freed(self, notice: Notice) -> None:
        self.seats[notice.arguments["seat"]].fallen = []

    def hear_ends_total_victory(self, notice: Notice) -> None:
        self.ends("total-victory", notice)

    def hear_ends_standard_victory(self, notice: Notice) -> None:
        self.ends("standard-victory", notice)

    def hear_ends_exhausted(self, notice: Notice) -> None:
        self.ends("exhausted", notice)

    def ends(self, ending: str, notice: Notice) -> None:
        """Note how the game ends."""
        self.ending = ending
        self.victor = notice.arguments["alliance"]

    # What it all comes to.

    def sure_of(self) -> dict[str, Data]:
        """Return the notes as the view's plain data has them."""
        return {
            "seats": [seat.to_data() for seat in self.seats],
            "conflict_sizes": list[Data](self.conflict_sizes),
            "table": {
                "spent": [named(cards) for cards in self.spent],
                "rebuilds": list[Data](self.rebuilds),
                **{name: named(cards) for name, cards in self.zones.items()},
                "turn": self.turn,
                "idle": self.idle,
                "blocked": self.is_blocked(),
                "ending": self.ending,
                "victor": self.victor,
                "battle": self.battle.to_data(),
            },
            "known": self.places.to_data(),
        }

    def is_blocked(self) -> bool:
        """Tell whether no battle that nobody holds can come up and be fought (bc-10.9)."""
        if self.ending in ("total-victory", "standard-victory"):
            return False
        held = [card for seat in self.seats for card in seat.won]
        return all(card in held or not (self.strict or self.may_come(card)) for card in self.battles)

    def may_come(self, card: int) -> bool:
        """Tell whether a battle could be taken without a fight, or has its prerequisite met."""
        battle = definitions()[card]
        if any(self.seats[seat].fallen for seat in self.seats_in(self.sides.theatre_of(card))):
            return True
        if battle.requires is None:
            return True
        aggressor = self.seats[self.sides.seat(battle.aggressor)]
        holders = [aggressor] if battle.requires.form == "holds" else self.seats
        won = [definitions()[each].id for seat in holders for each in seat.won]
        return battle.requires.count <= sum(1 for id in battle.requires.of if id in won)
