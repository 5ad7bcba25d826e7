"""The situation at one decision: the view, the options by verb, and who stands where."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.sequence.cards import MOST_REBUILDS
from eastfront.games.stalingrad.solving.absorbing import retreat_room
from eastfront.games.stalingrad.solving.flips import FARTHEST, GREATEST, Stock, Turned, counted, stock_of
from eastfront.games.stalingrad.solving.stands import Stand
from eastfront.games.stalingrad.state import DESTROYED, SLOTS, StalingradState
from eastfront.games.stalingrad.tables import DRAW_NOTE, FLIPS, GERMAN, MARCH, NO_SEAT, SOVIET
from eastfront.games.stalingrad.verbs import END, FLIPPING, KINDS, PASS
from eastfront.games.stalingrad.view import ArmyView, StalingradView
from eastfront.kernel.decision import verb_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.playout import Dice
from eastfront.players.scripted.stalingrad.facts import Facts
from eastfront.players.scripted.stalingrad.judgement import Judgement
from eastfront.players.scripted.thumb import Offers, guess

EVERY_SLOT = range(SLOTS)
# More cards than anybody turns up in a battle.
MOST_FLIPS: Final = 9


class Field(Offers):
    """What anybody in this seat sees at one decision, whatever he cares for.

    *fronts* and *rears* are the Forces in Control and Perimeter zones by seat and slot, *owners* who
    Controls each Location, *rations* those on each Force.
    """

    def __init__(self, facts: Facts, view: StalingradView, options: list[int]) -> None:
        assert view.seat is not None
        super().__init__(options)
        self.facts = facts
        self.view = view
        self.seat = view.seat
        self.foe = 1 - view.seat
        self.me: ArmyView = view.seats[self.seat]
        self.rations = view.rations
        self.fronts = [army.places[0::2] for army in view.seats]
        self.rears = [army.places[1::2] for army in view.seats]
        self.owners = [self.owner(slot) for slot in EVERY_SLOT]
        self.turns: dict[int, Turned] = {}
        self.counts: dict[int, list[list[int]]] = {}
        self.hands: dict[int, list[int]] = {}

    def owner(self, slot: int) -> int:
        """Return who Controls a Location, NO_SEAT while it is contested or nobody's."""
        if self.fronts[GERMAN][slot]:
            return NO_SEAT if self.fronts[SOVIET][slot] else GERMAN
        if self.fronts[SOVIET][slot]:
            return SOVIET
        return self.view.holders[slot] if self.facts.rules.markers else NO_SEAT

    def owns_others(self, seat: int, slot: int) -> bool:
        """Tell whether *seat* Controls the four Locations besides this one."""
        return all(self.owners[other] == seat for other in EVERY_SLOT if other != slot)

    def yield_of(self, slot: int) -> int:
        """Return the Rations that a Location yields."""
        rubble = self.view.rubble[slot]
        return 0 if rubble == DESTROYED else self.facts.charts[self.view.locations[slot]][rubble]

    def note(self, slot: int, question: int) -> int:
        """Return what the note of a Location answers."""
        location = self.view.locations[slot]
        if self.view.rubble[slot] == DESTROYED and not self.facts.keeps[location]:
            return 0
        return self.facts.notes[question][location]

    def note_for(self, slot: int, question: int, seat: int) -> int:
        """Return what a note gives *seat* as the controller of the Location."""
        if self.owners[slot] != seat:
            return 0
        holder = self.facts.note_holders[question][self.view.locations[slot]]
        return self.note(slot, question) if holder in (NO_SEAT, seat) else 0

    def marches_free(self) -> bool:
        """Tell whether peripheral moves cost the player nothing."""
        return any(self.note_for(slot, MARCH, self.seat) for slot in EVERY_SLOT)

    def room(self, seat: int, slot: int, forces: list[int], held: bool) -> int:
        """Return how many of *forces* can fall back at a Location, those who already have included."""
        behind = sum(force not in forces for force in self.rears[seat][slot])
        return retreat_room(behind, held)

    def turned(self, slot: int, attacker: int) -> Turned:
        """Return what the cards still to be turned up in a battle at a Location make of the totals."""
        counts = [self.flips(seat, slot, attacker) for seat in range(2)]
        key = 2 * (MOST_FLIPS * counts[0] + counts[1]) + attacker
        if key not in self.turns:
            ways = [self.stock(seat, counts[seat]).ways_of_use(GREATEST) for seat in range(2)]
            self.turns[key] = Turned(attacker, ways)
        return self.turns[key]

    def stock(self, seat: int, count: int) -> Stock:
        """Return what *seat* still turns up *count* cards from."""
        seen = self.view.seats[seat]
        unseen, discarded = self.values(seat)
        return stock_of(unseen, seen.deck_size, discarded, count, seen.rebuilds < MOST_REBUILDS)

    def values(self, seat: int) -> list[list[int]]:
        """Return the firefight values of *seat*'s cards unseen and of those discarded, counted once."""
        if seat not in self.counts:
            firefight = self.facts.firefight
            unseen = self.facts.deck_values[seat].copy()
            for card in self.open_cards(seat):
                unseen[firefight[card] + FARTHEST] -= 1
            discarded = counted([firefight[card] for card in self.view.seats[seat].discard])
            self.counts[seat] = [unseen, discarded]
        return self.counts[seat]

    def flips(self, seat: int, slot: int, attacker: int) -> int:
        """Return how many cards *seat* still turns up in a battle (sg-7.12, sg-7.13, sg-10.6)."""
        if seat != attacker and not self.facts.rules.both_flip:
            return 0
        if self.view.kind == KINDS[FLIPPING] and self.view.asked in (seat, 1 - attacker):
            return 0
        return 1 + self.note(slot, FLIPS) if self.view.holders[slot] == seat else 1

    def open_cards(self, seat: int) -> list[int]:
        """Return the Action cards of *seat* that the player sees."""
        view, seen, side = self.view, self.view.seats[seat], self.facts.side
        between = [card for card in [*view.pending, *view.in_play] if side[card] == seat]
        flipped = [int(card) for card in view.battle.flipped.cards if side[int(card)] == seat]
        return [*seen.hand, *seen.discard, *between, *flipped]

    def knows_hand(self, seat: int) -> bool:
        """Tell whether the player sees every card in a hand."""
        seen = self.view.seats[seat]
        return len(seen.hand) == seen.hand_size

    def possible_hand(self, seat: int) -> list[int]:
        """Return every Action card that *seat* may hold: those seen, and any unseen where some are hidden."""
        if seat not in self.hands:
            hand = self.view.seats[seat].hand
            self.hands[seat] = hand if self.knows_hand(seat) else hand + self.hidden_cards(seat)
        return self.hands[seat]

    def hidden_cards(self, seat: int) -> list[int]:
        """Return the Action cards of *seat* that the player does not see."""
        seen = [0] * self.facts.size
        for card in self.open_cards(seat):
            seen[card] += 1
        found: list[int] = []
        for card in self.facts.decks[seat]:
            if seen[card]:
                seen[card] -= 1
            else:
                found.append(card)
        return found

    def without(self, verb: int) -> list[int]:
        """Return the options but for those with *verb*."""
        return [option for option in self.options if verb_of(option) != verb]

    def frame(self) -> Frame:
        """Return the frame at work."""
        return self.view.frames[-1]

    def op(self) -> Op[StalingradState]:
        """Return the op that asks."""
        frame = self.frame()
        return self.facts.ops[frame.program][frame.step]


class Situation(Field):
    """What a player thinks with at one decision: what he sees, and what it is worth to him.

    *defences* and *volleys* keep what was worked out for one plan and serves others: stands by seat, slot
    and the slots left by the attacker, packed, and by seat what cards may change.
    """

    def __init__(self, judgement: Judgement, view: StalingradView, options: list[int], dice: Dice) -> None:
        super().__init__(judgement.facts, view, options)
        self.judgement = judgement
        self.doctrine = judgement.doctrine
        self.dice = dice
        self.defences: dict[int, Stand] = {}
        self.volleys: dict[int, list[tuple[float, float]]] = {}

    def expect(self, force: int) -> None:
        """Think of a Force that is about to arrive as if it had its Rations."""
        self.rations = self.rations.copy()
        self.rations[force] = self.facts.rations[force]

    def hold(self, slot: int) -> float:
        """Return what Controlling a Location for a turn is worth."""
        doctrine = self.doctrine
        return doctrine.hold * (1 + self.note(slot, DRAW_NOTE)) + doctrine.harvest * self.yield_of(slot)

    def worth(self, force: int) -> float:
        """Return what a Force on the table is worth, without its Rations."""
        return self.judgement.worths[force] + self.doctrine.medal * self.view.medals[force]

    def poorest(self, cards: list[int]) -> int:
        """Return the card that is worth least in hand."""
        keeps = self.judgement.keeps
        return min(cards, key=lambda card: (keeps[card], card))

    def noisy(self, value: float) -> float:
        """Return *value* as a recruit would guess it."""
        return guess(value, self.doctrine.noise, self.dice)

    def stop(self) -> int:
        """Return the option that passes or ends, or the first one where that is out of the question."""
        for verb in (PASS, END):
            if verb in self.nouns:
                return self.take(verb)
        return self.options[0]
