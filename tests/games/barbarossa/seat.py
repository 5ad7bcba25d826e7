"""One seat of a scene: what it has, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from eastfront.games.barbarossa.state import CombatZone
from eastfront.games.barbarossa.verbs import ACTIVE, LINGERING
from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.zones import zone_of
from tests.games.barbarossa import layout
from tests.games.barbarossa.naming import card_id, card_ids, placed_name

if TYPE_CHECKING:
    from tests.games.barbarossa.scene import Scene


class SceneSeat:
    """A seat by number; call it to lay its cards, use its verbs to play, read its zones as ids."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat

    def __call__(
        self,
        hand: Sequence[str] = (),
        deck: Sequence[str] = (),
        discard: Sequence[str] = (),
        front: Sequence[str] = (),
        played: Sequence[str] = (),
    ) -> None:
        """Lay exactly these cards; the top of deck and discard pile is the last one named.

        On the Front Line a card is `card`, `card exhausted` or `card lingering`.
        """
        state = self.scene.state
        assert not self.scene.begun, "lay cards before the phase begins"
        layout.clear_seat(state, self.seat)
        zone = self.zone
        zone.hand = layout.lay_sorted(state, list(hand))
        zone.deck = layout.lay_zone(state, list(deck))
        zone.discard = layout.lay_zone(state, list(discard))
        zone.played = layout.lay_sorted(state, list(played))
        layout.lay_front(state, self.seat, list(front))
        zone.known = zone_of([] if deck else layout.listed(zone.hand))

    @property
    def zone(self) -> CombatZone:
        """The seat's zones in the state."""
        return self.scene.state.seats[self.seat]

    # Doing.

    def chooses(self, verb: str, noun: str = "") -> None:
        """Take the option `verb noun`; the test fails unless it is offered to this seat now."""
        self.scene.choose(self.seat, f"{verb} {noun}" if noun else verb)

    def plays(self, card: str) -> None:
        """Play *card* from the hand."""
        self.chooses("play", card)

    def deploys(self, card: str) -> None:
        """Deploy the played *card*."""
        self.chooses("deploy", card)

    def places(self, card: str) -> None:
        """Put *card* straight from the hand to the Front Line."""
        self.chooses("place", card)

    def uses(self, card: str, ability: int = 1) -> None:
        """Use an ability of *card*: `card`, `card exhausted` or `card played`."""
        self.chooses(f"use-{ability}", card)

    def attacks(self, site: str) -> None:
        """Declare combat against *site*."""
        self.chooses("attack", site)

    def conquers(self) -> None:
        """Take the Site under attack."""
        self.chooses("conquer")

    def breaks_off(self) -> None:
        """End the combat as a failure."""
        self.chooses("break-off")

    def recruits(self, card: str) -> None:
        """Recruit *card*."""
        self.chooses("recruit", card)

    def keeps(self, card: str) -> None:
        """Keep *card* in the Clean-up Phase."""
        self.chooses("keep", card)

    def ends(self) -> None:
        """End the phase, or take no more of what is offered."""
        self.chooses("end")

    def ends_turn(self) -> None:
        """End phase after phase, keeping no card, until this turn is over."""
        turn = self.turns
        self.ends()
        while self.scene.asked == f"seat{self.seat + 1}" and turn == self.turns:
            self.ends()

    def refused(self, verb: str, noun: str = "") -> str:
        """Return the clause that forbids this seat to do `verb noun` now."""
        return self.scene.game.why_not(self.view, verb, noun.replace(" ", "/")).rule

    # Having.

    @property
    def view(self) -> BarbarossaView:
        """What this seat may know."""
        return self.scene.game.view(self.scene.state, self.seat)

    @property
    def hand(self) -> list[str]:
        """The hand, sorted by id."""
        return sorted(card_ids(layout.listed(self.zone.hand)))

    @property
    def known(self) -> list[str]:
        """The cards of the hand that everybody knows, sorted by id."""
        return sorted(card_ids(layout.listed(self.zone.known)))

    @property
    def deck(self) -> list[str]:
        """The deck, top last."""
        return card_ids(layout.listed(self.zone.deck))

    @property
    def discard(self) -> list[str]:
        """The discard pile, top last."""
        return card_ids(layout.listed(self.zone.discard))

    @property
    def played(self) -> list[str]:
        """The play area, sorted by id."""
        return sorted(card_ids(layout.listed(self.zone.played)))

    @property
    def front(self) -> list[str]:
        """The Front Line, sorted: `card` where it is active, `card exhausted`, `card lingering`."""
        found: list[str] = []
        for place in range(ACTIVE, LINGERING + 1):
            found += [placed_name(card_id(card), place) for card in layout.listed(self.zone.place(place))]
        return sorted(found)

    @property
    def turns(self) -> int:
        """How many turns the seat has begun."""
        return int(self.zone.turns)
