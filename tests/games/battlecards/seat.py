"""One seat of a scene: what it has, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from eastfront.games.battlecards.battle import AGGRESSOR, DEFENDER, Line
from eastfront.games.battlecards.names import zone_names
from eastfront.games.battlecards.scoring import alliance_points, points_of
from eastfront.games.battlecards.sequence.values import attack_value, defence_value
from eastfront.games.battlecards.state import Army
from eastfront.games.battlecards.tables import NOT_APPLICABLE, TYPES
from eastfront.games.battlecards.view import BattleView
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.zones import Zone
from tests.games.battlecards.layout import RESTS, Forces
from tests.games.battlecards.naming import (
    card_id,
    card_ids,
    card_number,
    noun_names,
    options_of,
    stable_noun,
)

if TYPE_CHECKING:
    from tests.games.battlecards.scene import Scene


class SceneSeat:
    """A seat by number; call it to lay its cards, use its verbs to play, read its zones as ids."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat

    def __call__(
        self,
        *,
        hand: Sequence[str] = (),
        ground: Sequence[str] = (),
        air: Sequence[str] = (),
        sea: Sequence[str] = (),
        kept: Sequence[str] = (),
        won: Sequence[str] = (),
        deck: Sequence[str] = (),
        discard: Sequence[str] = (),
        under: Sequence[str] = (),
        rest: str = "deck",
        fallen: str = "",
    ) -> None:
        """Lay these cards; *deck* and *under* top first, *discard* top last.

        The *rest* of the Arsenal lies in the deck below them, or in the `discard` pile, or is `removed`.
        *fallen* is the battle that put the seat out; it must lie before somebody else.
        """
        assert not self.scene.begun, "lay cards before the turn begins"
        assert rest in RESTS, rest
        lists = {"hand": hand, "ground": ground, "air": air, "sea": sea, "kept": kept, "won": won}
        lists |= {"deck": deck, "discard": discard, "under": under}
        zones = {name: list(cards) for name, cards in lists.items()}
        self.scene.plan.seats[self.seat] = Forces(zones, rest, fallen)

    @property
    def army(self) -> Army:
        """The seat's zones in the state."""
        return self.scene.state.seats[self.seat]

    # Doing.

    def chooses(self, verb: str, noun: str | int = "") -> None:
        """Take the option `verb noun`; the test fails unless it is offered to this seat now."""
        self.scene.choose(self.seat, verb, str(noun))

    def passes(self) -> None:
        """Take no more of what is offered."""
        self.chooses("end")

    def draws(self, card: str = "") -> None:
        """Draw in a turn that has begun; *card* is brought to the top of the deck before."""
        if card:
            self.scene.conflict([card], front=self.front)
        self.chooses("draw")

    def attacks(self) -> None:
        """Fight the battle that was drawn."""
        self.chooses("attack")

    def declines(self) -> None:
        """Let the battle be, or refuse an exchange."""
        self.chooses("decline")

    def plays(self, card: str) -> None:
        """Play a Kept Card."""
        self.chooses("play", card)

    def deploys(self, *cards: str) -> None:
        """Pick these cards to deploy, in any order; whoever may pick more must still pass."""
        for card in sorted(cards, key=card_number):
            self.chooses("deploy", card)

    def fires(self, unit: str, at: str, number: int = 0) -> None:
        """Fire with *unit* at the enemy *at*; *number* is brought to the top of the seat's deck before."""
        if number:
            self.scene.numbers(number, front=self.front)
        battle = self.scene.state.battle
        enemy = battle.lines[AGGRESSOR if self.line is battle.lines[DEFENDER] else DEFENDER]
        aims = [place for place, card in enumerate(enemy.cards) if card == card_number(at)]
        shots = len(self.scene.told("shoots"))
        self.chooses("fire", unit)
        if len(self.scene.told("shoots")) == shots:
            self.chooses("shoot", at)
        assert self.scene.told("shoots")[shots].arguments["target"] in aims, f"{unit} fired at something else"

    def shoots(self, at: str, number: int = 0) -> None:
        """Fire the next shot of a unit that is firing."""
        if number:
            self.scene.numbers(number, front=self.front)
        self.chooses("shoot", at)

    def awaits_fire(self, unit: str) -> None:
        """Let everybody pass until this seat may fire *unit*."""
        self.scene.passes_until(self.name, "fire")
        while unit not in self.offered("fire"):
            self.passes()
            self.scene.passes_until(self.name, "fire")

    def withdraws(self, *units: str) -> None:
        """Withdraw these units, in any order; the seat is asked for more as long as it has some."""
        for unit in sorted(units, key=card_number):
            self.chooses("withdraw", unit)

    def withdraws_all(self) -> None:
        """Withdraw everything."""
        self.chooses("withdraw-all")

    def offered(self, verb: str) -> list[str]:
        """Return the nouns with which *verb* is offered to this seat, which must be the one asked."""
        state = self.scene.state
        assert state.asked == self.seat, f"not {self.name}, but {self.scene.asking}"
        return [noun_names(state, option)[0] for option in options_of(state, verb)]

    def refused(self, verb: str, noun: str = "") -> str:
        """Return the clause that forbids this seat to do `verb noun` now."""
        stable = stable_noun(self.scene.state, self.seat, verb, noun)
        return self.scene.game.why_not(self.view, verb, stable).rule

    # Having.

    @property
    def name(self) -> str:
        """The name of the seat."""
        return self.scene.names[self.seat]

    @property
    def front(self) -> str:
        """The theatre in which the seat plays."""
        return self.scene.fronts[int(self.scene.rules.theatre[self.seat])]

    @property
    def view(self) -> BattleView:
        """What this seat may know."""
        return self.scene.game.view(self.scene.state, self.seat)

    def suspects(self, card: str) -> list[str]:
        """Return for each hidden copy of *card* the zones it may lie in for this seat: `ground/1.hand/1`."""
        return self.scene.suspicions(self.seat, card)

    @property
    def hand(self) -> list[str]:
        """The hand, sorted by id."""
        return listed(self.army.hand)

    @property
    def ground(self) -> list[str]:
        """The Ground stack, sorted by id."""
        return listed(self.army.stacks[0])

    @property
    def air(self) -> list[str]:
        """The Air stack, sorted by id."""
        return listed(self.army.stacks[1])

    @property
    def sea(self) -> list[str]:
        """The Sea stack, sorted by id."""
        return listed(self.army.stacks[2])

    @property
    def kept(self) -> list[str]:
        """The Kept Cards, sorted by id."""
        return listed(self.army.kept)

    @property
    def won(self) -> list[str]:
        """The battles won, sorted by id."""
        return listed(self.army.won)

    @property
    def discard(self) -> list[str]:
        """The Arsenal discard pile, sorted by id."""
        return listed(self.army.discard)

    @property
    def apart(self) -> list[str]:
        """The cards picked and not yet laid down, sorted by id."""
        return listed(self.army.apart)

    @property
    def deck(self) -> list[str]:
        """The Arsenal deck, top first."""
        return card_ids([int(card) for card in self.army.deck.cards])[::-1]

    @property
    def under(self) -> list[str]:
        """What an ally sent under the deck, top first."""
        return card_ids([int(card) for card in self.army.under.cards])[::-1]

    @property
    def points(self) -> int:
        """The Victory Points of the battles won."""
        return int(points_of(self.scene.state, self.seat))

    @property
    def joint_points(self) -> int:
        """The Victory Points of the seat and its ally."""
        return int(alliance_points(self.scene.state, self.scene.rules.alliance[self.seat]))

    @property
    def turns(self) -> int:
        """How many turns the seat has begun."""
        return int(self.army.turns)

    @property
    def is_out(self) -> bool:
        """Whether the seat is out of the game."""
        return self.army.fallen != NO_CARD

    # In battle.

    @property
    def line(self) -> Line:
        """The line of battle in which the seat's units stand."""
        battle = self.scene.state.battle
        return battle.lines[AGGRESSOR if self.seat == battle.aggressor else DEFENDER]

    @property
    def units(self) -> list[str]:
        """The seat's units in the battle, sorted by id."""
        pairs = zip(self.line.cards, self.line.seats, strict=True)
        return sorted(card_id(int(card)) for card, seat in pairs if card >= 0 and seat == self.seat)

    @property
    def resting(self) -> list[str]:
        """The seat's units that have withdrawn from the battle, sorted by id."""
        pairs = zip(self.line.resting, self.line.resting_seats, strict=True)
        return sorted(card_id(int(card)) for card, seat in pairs if seat == self.seat)

    def attack(self, unit: str, against: str) -> int | None:
        """Return the attack of a unit in the battle against a type, with all bonuses; `None` is N/A."""
        tables = self.scene.rules.cards
        value = int(attack_value(tables, self.line, self.place(unit), TYPES.index(against)))
        return None if value == NOT_APPLICABLE else value

    def defence(self, unit: str, against: str) -> int:
        """Return the defence of a unit in the battle against attackers of a type, with all bonuses."""
        tables = self.scene.rules.cards
        return int(defence_value(tables, self.line, self.place(unit), TYPES.index(against)))

    def place(self, unit: str) -> int:
        """Return where the first unit of this id stands in the line."""
        places = [place for place, card in enumerate(self.line.cards) if card == card_number(unit)]
        found = [place for place in places if self.line.seats[place] == self.seat]
        assert found, f"{self.name} has no {unit} in the battle, but {self.units}"
        return found[0]


def listed(zone: Zone) -> list[str]:
    """Return the ids of the cards of *zone*, sorted."""
    return sorted(card_ids([int(card) for card in zone.cards]))


def zones_suspected(masks: list[int]) -> list[str]:
    """Return masks as the names of zones, those of open copies left out."""
    return [zone_names(mask) for mask in masks if mask]
