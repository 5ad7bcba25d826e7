"""One seat of a scene: what it has, and what it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from eastfront.games.stalingrad.battle import NO_SLOT
from eastfront.games.stalingrad.ground import place_at
from eastfront.games.stalingrad.sequence.totals import total_of
from eastfront.games.stalingrad.state import CONTROL, PERIMETER, Army
from eastfront.games.stalingrad.tables import SIDES
from eastfront.games.stalingrad.view import StalingradView
from eastfront.kernel.notices import Notice
from tests.games.stalingrad.layout import Host
from tests.games.stalingrad.naming import (
    Slot,
    card_id,
    card_number,
    from_top,
    listed,
    options_of,
    slot_number,
)

if TYPE_CHECKING:
    from tests.games.stalingrad.scene import Scene

GOING: Final = ["moves", "moves-free", "marches", "infiltrates"]


class SceneSeat:
    """A seat by number; call it to lay its cards, use its verbs to play, read its zones as ids."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat
        self.name = SIDES[seat]

    def __call__(
        self,
        *,
        hand: Sequence[str] = (),
        deck: Sequence[str] = (),
        discard: Sequence[str] = (),
        pile: Sequence[str] = (),
        lost: Sequence[str] = (),
        known: Sequence[str] = (),
        control: Mapping[Slot, Sequence[str]] | None = None,
        perimeter: Mapping[Slot, Sequence[str]] | None = None,
        rations: Mapping[str, int] | None = None,
        medals: Mapping[str, int] | None = None,
        rest: str = "deck",
        reserve: str = "pile",
        turns: int = 0,
    ) -> None:
        """Lay these cards; *deck* and *pile* top first, *discard* top last.

        The *rest* of the Action cards lies in the deck below them or in the `discard` pile; the Forces
        in *reserve* lie in the pile below those named, or are `lost`. *turns* are those already begun.
        """
        assert not self.scene.begun, "lay cards before the scene begins"
        self.scene.plan.seats[self.seat] = Host(
            list(hand),
            list(deck),
            list(discard),
            list(pile),
            list(lost),
            list(known),
            {slot: list(names) for slot, names in (control or {}).items()},
            {slot: list(names) for slot, names in (perimeter or {}).items()},
            dict(rations or {}),
            dict(medals or {}),
            rest,
            reserve,
            turns,
        )

    @property
    def army(self) -> Army:
        """The seat's zones in the state."""
        return self.scene.state.seats[self.seat]

    # Doing.

    def chooses(self, verb: str, noun: str = "") -> None:
        """Take the option `verb noun`; the test fails unless it is offered to this seat now."""
        self.scene.choose(self.seat, verb, noun)

    def passes(self) -> None:
        """Play no event, no reaction or no firefight card."""
        self.chooses("pass")

    def ends(self) -> None:
        """End the Action phase, or take no more of what is offered."""
        self.chooses("end")

    def plays(self, card: str) -> None:
        """Play an event or a reaction."""
        self.chooses("play", card)

    def fires(self, card: str) -> None:
        """Play a card for its firefight value."""
        self.chooses("fire", card)

    def uses(self, card: str) -> None:
        """Let one of the cards turned up count."""
        self.chooses("use", card)

    def moves(self, force: str, zone: str) -> None:
        """Move a Force to a zone such as `control-2`, by an action or by an event that lets it move."""
        done = len(self.scene.notices)
        self.chooses("move", force)
        if self.scene.offers("enter"):
            self.chooses("enter", zone)
        gone = [notice for notice in self.scene.notices[done:] if notice.id in GOING]
        went = [(card_id(notice.cards[0]), notice.target) for notice in gone]
        assert went == [(force, f"{zone}/{self.seat + 1}")], f"{went} and not {force} to {zone}"

    def attacks(self, location: str, with_: Sequence[str] = ()) -> None:
        """Attack at a Location with these Forces, or with all that can pay."""
        done = len(self.scene.notices)
        self.chooses("attack", location)
        while self.scene.asks(self.name, "engage"):
            wanted = [force for force in self.offered("engage") if not with_ or force in with_]
            if wanted:
                self.chooses("engage", wanted[0])
            else:
                self.ends()
        joined = [notice.arguments["force"] for notice in self.scene.notices[done:] if notice.id == "engages"]
        assert not with_ or sorted(map(card_number, with_)) == joined, f"{joined} attacked"

    def resupplies(self, card: str, feed: Sequence[str]) -> None:
        """Discard a card and give a Ration to each Force named, twice if it is named twice."""
        self.feeds_after("resupply", card, feed)

    def plays_supply(self, card: str, feed: Sequence[str]) -> None:
        """Play an event that brings Rations, which the enemy does not answer."""
        self.feeds_after("play", card, feed)

    def feeds_after(self, verb: str, card: str, feed: Sequence[str]) -> None:
        """Take an option and place the Rations that it brings."""
        done = len(self.scene.notices)
        self.chooses(verb, card)
        enemy = self.scene.seats[1 - self.seat]
        if self.scene.asks(enemy.name, "react"):
            enemy.passes()
        self.feeds(*feed, since=done)

    def feeds(self, *forces: str, since: int | None = None) -> None:
        """Give a Ration to each Force named; where only one can have it, it is given unasked."""
        done = len(self.scene.notices) if since is None else since
        for force in sorted(forces, key=card_number):
            if self.scene.asks(self.name, "feed") and force in self.offered("feed"):
                self.chooses("feed", force)
        told = [notice.arguments["force"] for notice in self.scene.notices[done:] if notice.id == "feeds"]
        wanted = sorted(map(card_number, forces))
        assert told[: len(wanted)] == wanted, f"{told} were fed, not {wanted}; {self.scene.asking}"

    def reinforces(self, pay: Sequence[str], at: str) -> None:
        """Buy the top Force of the pile with these cards and place it in a Perimeter zone."""
        self.chooses("reinforce")
        self.pays(*pay)
        self.stations(at)

    def pays(self, *cards: str) -> None:
        """Discard these cards as a price, in any order."""
        for card in sorted(cards, key=card_number):
            self.chooses("pay", card)

    def stations(self, zone: str) -> None:
        """Place the Force that was bought; where only one zone has room it stands there already."""
        if self.scene.asks(self.name, "station"):
            self.chooses("place", zone)
        assert self.scene.told("reinforces")[-1].target == f"{zone}/{self.seat + 1}", self.scene.asking

    def burns(self, *forces: str) -> None:
        """Absorb a loss with a Ration of each Force named, twice if it is named twice."""
        for force in forces:
            self.chooses("burn", force)

    def retreats(self, force: str) -> None:
        """Absorb losses by retreat."""
        self.chooses("retreat", force)

    def destroys(self, force: str) -> None:
        """Absorb losses by the destruction of a Force of one's own."""
        self.chooses("destroy", force)

    def decorates(self, force: str) -> None:
        """Give a medal."""
        self.chooses("decorate", force)

    def bombs(self, location: str) -> None:
        """Pick the Location that is bombed."""
        self.chooses("bomb", location)

    def snipes(self, force: str) -> None:
        """Pick the Force that loses Rations."""
        self.chooses("snipe", force)

    def sets_up(self, **zones: Sequence[str]) -> None:
        """Choose and place first Forces: `perimeter_2=["71st-infantry-division"]`, and no others."""
        places = {force: zone.replace("_", "-") for zone, forces in zones.items() for force in forces}
        for force in sorted(places, key=card_number):
            self.chooses("choose", force)
        if self.scene.asks(self.name, "choose"):
            self.ends()
        for force in sorted(places, key=card_number):
            self.chooses("place", places[force])

    def offered(self, verb: str) -> list[str]:
        """Return the nouns with which *verb* is offered to this seat, which must be the one asked."""
        state = self.scene.state
        assert state.asked == self.seat, f"not {self.name}, but {self.scene.asking}"
        names = [self.scene.game.option_name(option) for option in options_of(state, verb)]
        return [name.partition(" ")[2] for name in names]

    def refused(self, verb: str, noun: str = "") -> str:
        """Return the clause that forbids this seat to do `verb noun` now."""
        return self.scene.game.why_not(self.view, verb, noun).rule

    # Having.

    @property
    def view(self) -> StalingradView:
        """What this seat may know."""
        return self.scene.game.view(self.scene.state, self.seat)

    @property
    def hand(self) -> list[str]:
        """The hand, sorted by id."""
        return listed(self.army.hand)

    @property
    def deck(self) -> list[str]:
        """The deck, top first."""
        return from_top(self.army.deck)

    @property
    def discard(self) -> list[str]:
        """The discard pile, sorted by id."""
        return listed(self.army.discard)

    @property
    def pile(self) -> list[str]:
        """The Force pile, top first."""
        return from_top(self.army.pile)

    @property
    def lost(self) -> list[str]:
        """The Forces destroyed, sorted by id."""
        return listed(self.army.lost)

    @property
    def known(self) -> list[str]:
        """The cards that everybody knows to be in the hand, sorted by id."""
        return listed(self.army.known)

    def control(self, slot: Slot) -> list[str]:
        """Return the Forces in the Control zone of a Location, sorted by id."""
        return listed(self.army.places[place_at(self.slot(slot), CONTROL)])

    def perimeter(self, slot: Slot) -> list[str]:
        """Return the Forces in the Perimeter zone of a Location, sorted by id."""
        return listed(self.army.places[place_at(self.slot(slot), PERIMETER)])

    def slot(self, slot: Slot) -> int:
        """Return the slot that the test means."""
        return slot_number(self.scene.locations, slot)

    def rations(self, force: str) -> int:
        """Return the Rations on a Force."""
        return int(self.scene.state.rations[card_number(force)])

    def medals(self, force: str) -> int:
        """Return the medals of a Force."""
        return int(self.scene.state.medals[card_number(force)])

    @property
    def turns(self) -> int:
        """How many turns the seat has begun."""
        return int(self.army.turns)

    # In battle.

    @property
    def engaged(self) -> list[str]:
        """The seat's Forces in the battle that are not destroyed, sorted by id."""
        return listed(self.scene.state.battle.engaged[self.seat])

    @property
    def total(self) -> int:
        """The Combat total now, or the one that the last battle came to."""
        battle = self.scene.state.battle
        if battle.slot != NO_SLOT:
            return int(total_of(battle, self.seat, self.scene.rules.cards))
        return self.last_told("total", "contributes", "recounts")

    @property
    def losses(self) -> int:
        """The losses that are still to be absorbed in the battle."""
        return int(self.scene.state.battle.losses[self.seat])

    @property
    def must_lose(self) -> int:
        """The losses that the last battle brought, before any was absorbed."""
        return self.last_told("count", "must-lose")

    def last_told(self, argument: str, *ids: str) -> int:
        """Return what the last notice of these ids about the seat says of *argument*."""
        found: list[Notice] = [notice for notice in self.scene.notices if notice.id in ids]
        told = [notice.arguments[argument] for notice in found if notice.arguments["seat"] == self.seat]
        assert told, f"nothing is told of {self.name} by {ids}"
        last = told[-1]
        assert isinstance(last, int), last
        return last
