"""Ops of single cards: what no other card of the game does, in the same four methods as any op."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.barbarossa.combat import reveal_event
from eastfront.games.barbarossa.moves import enter_front, leave_hand, put_event_below, reactivate, zone_name
from eastfront.games.barbarossa.picking import count_deployed, distinct_options, exhausted_cards, pick_options
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import ARMY_GROUP, SUPPLY, TYPES, group_of
from eastfront.games.barbarossa.verbs import (
    ACTIVE,
    END,
    GAIN,
    GAINING,
    LAY,
    LAYING,
    ORDERING,
    PICKING,
    REACTIVATE,
    RECOVER,
    REPLACE,
    SCRAP,
    SCRAPPING,
    card_of,
)
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message


class LowerDefence(Op[BarbarossaState]):
    """Lower the target's Defence for this combat (bb-12.22)."""

    def __init__(self, amount: i64) -> None:
        self.amount: i64 = amount

    def words(self) -> Message:
        """Name the amount."""
        return Message("op-lower-defence", amount=self.amount)

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Lower it."""
        state.lowered += self.amount
        if state.notices is not None:
            state.tell("lowers-defence", "bb-12.22", {"seat": frame.seat, "amount": self.amount}, [])
        frame.done()


class BonusIfDeployed(Op[BarbarossaState]):
    """Gain more Attack Points if enough cards of a group are deployed."""

    def __init__(self, attack: i64, what: str, count: i64) -> None:
        self.attack: i64 = attack
        self.what = what
        self.groups: i64 = group_of(what)
        self.count: i64 = count

    def words(self) -> Message:
        """Name bonus and condition."""
        group = Message(f"group-{self.what}")
        return Message("op-bonus-if-deployed", attack=self.attack, what=group, count=self.count)

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Count, then add."""
        if count_deployed(state, frame.seat, self.groups) >= self.count:
            add_attack(state, frame, self.attack)
        frame.done()


class BonusIfRevealed(Op[BarbarossaState]):
    """Gain more Attack Points if an Event with a tag lies revealed in this combat (bb-15.12)."""

    def __init__(self, attack: i64, tag: str) -> None:
        self.attack: i64 = attack
        self.tag = tag
        self.groups: i64 = group_of(tag)

    def words(self) -> Message:
        """Name bonus and condition."""
        return Message("op-bonus-if-revealed", attack=self.attack, tag=Message(f"group-{self.tag}"))

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Look at the revealed events, then add once."""
        for card in state.revealed.cards:
            if state.rules.cards.group[card] & self.groups:
                add_attack(state, frame, self.attack)
                break
        frame.done()


def add_attack(state: BarbarossaState, frame: Frame, attack: i64) -> None:
    """Add Attack Points and tell so."""
    state.attack += attack
    if state.notices is not None:
        amounts = {"seat": int(frame.seat), "tactic": 0, "supply": 0, "draw": 0, "reinforcement": 0}
        amounts["attack"] = attack
        state.tell("gains-points", "bb-2.11", amounts, [])


class PermitPlacing(Op[BarbarossaState]):
    """Until the Tactics Phase ends, cards of these groups may go from hand to the Front Line (bb-15.13)."""

    def __init__(self, what: list[str]) -> None:
        self.what = what

    def words(self) -> Message:
        """Name the groups."""
        return Message("op-permit-placing", what=[Message(f"group-{group}") for group in self.what])

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Note the permission."""
        for group in self.what:
            state.placing |= group_of(group)
        if state.notices is not None:
            groups = {"seat": int(frame.seat), "groups": int(state.placing)}
            state.tell("permits-placing", "bb-15.13", groups, [])
        frame.done()


class ScrapFromHand(Op[BarbarossaState]):
    """Scrap a card of one of these types from the hand, as a cost (bb-15.7)."""

    def __init__(self, types: list[str]) -> None:
        self.types = types
        self.mask: i64 = 0
        for name in types:
            self.mask |= 1 << TYPES.index(name)

    def words(self) -> Message:
        """Name the types."""
        return Message("op-scrap-from-hand", types=[Message(f"type-{name}") for name in self.types])

    def can(self, state: BarbarossaState, seat: i64, source: i64) -> bool:
        """Tell whether such a card is in hand."""
        return len(self.options(state, seat)) > 0

    def options(self, state: BarbarossaState, seat: i64) -> vec[i64]:
        """Return one option for each distinct card that may go."""
        fitting = vec[i64]()
        for card in state.seats[seat].hand.cards:
            if self.mask & (1 << state.rules.cards.type[card]):
                fitting = append(fitting, card)
        return distinct_options(fitting, SCRAP, vec[i64]())

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask which."""
        state.ask(frame.seat, SCRAPPING, self.options(state, frame.seat))

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Take it out of the game; it is `it` from now on."""
        card = noun_of(option)
        leave_hand(state.seats[frame.seat], card)
        state.scrapped.add(card)
        frame.it = card
        if state.notices is not None:
            origin = zone_name("hand", frame.seat)
            state.tell("scraps", "bb-5.28", {"seat": frame.seat}, [card], origin, "scrapped")
        frame.done()


class GainUpgrade(Op[BarbarossaState]):
    """Gain a card of the type of `it` that costs at most *within* more; it may be declined (bb-15.7).

    A Supply card goes to the hand (bb-11.11, bb-15.9), unless every gain goes to the discard pile (bb-11.12,
    bb-15.10).
    """

    def __init__(self, within: i64) -> None:
        self.within: i64 = within

    def words(self) -> Message:
        """Name the margin."""
        return Message("op-gain-upgrade", within=self.within)

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask which, or none."""
        cards = state.rules.cards
        most = cards.buy_cost[frame.it] + self.within
        options = vec[i64]([option_of(END, 0)])
        for card in cards.piles:
            if (
                state.war_zone[card] > 0
                and cards.type[card] == cards.type[frame.it]
                and cards.buy_cost[card] <= most
            ):
                options = append(options, option_of(GAIN, card))
        state.ask(frame.seat, GAINING, options)

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Gain it, or decline."""
        frame.done()
        if verb_of(option) == END:
            return
        card = noun_of(option)
        zone = state.seats[frame.seat]
        state.war_zone[card] -= 1
        to_hand = state.rules.cards.type[card] == SUPPLY and not state.rules.gain_to_discard
        if to_hand:
            zone.hand.insert(card)
            zone.known.insert(card)
        else:
            zone.discard.add(card)
        if state.notices is not None:
            target = zone_name("hand" if to_hand else "discard", frame.seat)
            state.tell("gains", "bb-15.7", {"seat": frame.seat}, [card], "war-zone", target)


class Recover(Op[BarbarossaState]):
    """Take a card of a group from the own discard pile into the hand (bb-15.6)."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.groups: i64 = group_of(what)

    def words(self) -> Message:
        """Name the group."""
        return Message("op-recover", what=Message(f"group-{self.what}"))

    def can(self, state: BarbarossaState, seat: i64, source: i64) -> bool:
        """Tell whether such a card lies there."""
        return len(self.options(state, seat)) > 0

    def options(self, state: BarbarossaState, seat: i64) -> vec[i64]:
        """Return one option for each distinct card that fits, ascending."""
        discard = state.seats[seat].discard
        options = vec[i64]()
        for card in range(state.rules.cards.size):
            if state.rules.cards.group[card] & self.groups and discard.has(card):
                options = append(options, option_of(RECOVER, card))
        return options

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask which."""
        state.ask(frame.seat, GAINING, self.options(state, frame.seat))

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Take it; everybody has seen which."""
        card = noun_of(option)
        zone = state.seats[frame.seat]
        zone.discard.remove(card)
        zone.hand.insert(card)
        zone.known.insert(card)
        frame.it = card
        if state.notices is not None:
            origin = zone_name("discard", frame.seat)
            state.tell(
                "recovers", "bb-15.6", {"seat": frame.seat}, [card], origin, zone_name("hand", frame.seat)
            )
        frame.done()


class SecondCombat(Op[BarbarossaState]):
    """Allow one more combat; cards reactivate when the first ends, or at once after it (bb-15.4).

    Each copy does so (bb-15.5), and a Heavy Tank may be among the cards (bb-15.17).
    """

    def __init__(self, reactivate: i64) -> None:
        self.reactivate: i64 = reactivate

    def words(self) -> Message:
        """Name the number of cards."""
        return Message("op-second-combat", reactivate=self.reactivate)

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Grant the combat, then reactivate now or later."""
        if frame.last == 0:
            state.combats += 1
            frame.last = 1
            if state.notices is not None:
                due = self.reactivate if state.fought == 0 else 0
                state.tell("grants-combat", "bb-15.1", {"seat": frame.seat, "afterwards": due}, [])
        found = exhausted_cards(state, frame.seat, ARMY_GROUP, True, frame.last)
        if state.fought == 0:
            state.afterwards += self.reactivate
            frame.done()
        elif frame.left == self.reactivate or len(found) == 0:
            frame.done()
        else:
            options = vec[i64]([option_of(END, 0)])
            for option in pick_options(found, REACTIVATE, 1):
                options = append(options, option)
            state.ask(frame.seat, PICKING, options)

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Reactivate the card picked, or stop."""
        if verb_of(option) == END:
            frame.left = self.reactivate
        else:
            reactivate(state, frame.seat, noun_of(option), "bb-15.4")
            frame.left += 1
            frame.last = noun_of(option)


class ReplaceEvent(Op[BarbarossaState]):
    """Put a revealed Event under the pile and reveal the next one instead (bb-15.18).

    There must be a next one (bb-15.21), whose reveal text acts (bb-15.20); other Events stay (bb-15.19).
    """

    def words(self) -> Message:
        """Name the effect."""
        return Message("op-replace-event")

    def can(self, state: BarbarossaState, seat: i64, source: i64) -> bool:
        """Tell whether there is an Event to replace and one to replace it."""
        return state.revealed.size() > 0 and state.events.size() > 0

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask which."""
        state.ask(frame.seat, ORDERING, distinct_options(state.revealed.cards, REPLACE, vec[i64]()))

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Take the new one from the top after the old one went below."""
        card = noun_of(option)
        state.revealed.remove(card)
        put_event_below(state, card)
        frame.it = card
        if state.notices is not None:
            state.tell("buries-event", "bb-15.18", {"seat": frame.seat}, [card], "revealed", "events")
        frame.done()
        reveal_event(state, frame.seat)


class RevealAnother(Op[BarbarossaState]):
    """Reveal one more Event and add it too (bb-15.32), whatever the rules say of one Event (bb-15.33)."""

    def words(self) -> Message:
        """Name the effect."""
        return Message("op-reveal-another")

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Reveal it."""
        frame.done()
        reveal_event(state, frame.seat)


class ToDiscardPile(Op[BarbarossaState]):
    """Put the gained Event into the discard pile (bb-11.13)."""

    def words(self) -> Message:
        """Name the place."""
        return Message("op-to-discard-pile")

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Move it."""
        state.revealed.remove(frame.source)
        state.seats[frame.seat].discard.add(frame.source)
        if state.notices is not None:
            target = zone_name("discard", frame.seat)
            state.tell("gains", "bb-11.13", {"seat": frame.seat}, [frame.source], "revealed", target)
        frame.done()


class Lay(Op[BarbarossaState]):
    """Lay the gained Event on an opponent of the winner's choice (bb-12.48), not in a deck (bb-5.17).

    The edition may allow oneself (bb-12.49). From now on it acts on that player (bb-12.50).
    """

    def words(self) -> Message:
        """Name the effect."""
        return Message("op-lay")

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask whose."""
        options = vec[i64]()
        for seat in range(len(state.seats)):
            if seat != frame.seat or state.rules.lay_on_self:
                options = append(options, option_of(LAY, seat))
        state.ask(frame.seat, LAYING, options)

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Lay it."""
        victim = noun_of(option)
        state.revealed.remove(frame.source)
        enter_front(state, victim, frame.source, ACTIVE)
        if state.notices is not None:
            target = zone_name("active", victim)
            seats = {"seat": int(frame.seat), "victim": int(victim)}
            state.tell("lays", "bb-12.48", seats, [frame.source], "revealed", target)
        frame.done()


class EndGame(Op[BarbarossaState]):
    """The fall of this City ends the game, after this combat or this phase (bb-8.1, bb-15.31)."""

    def words(self) -> Message:
        """Name the end."""
        return Message("op-end-game")

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Note the fall."""
        frame.done()
        state.fallen = True
        if state.notices is not None:
            state.tell("decides-game", "bb-8.1", {"seat": frame.seat}, [card_of(frame.source)])
