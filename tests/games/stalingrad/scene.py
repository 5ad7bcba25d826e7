"""Scenes: a real position of Stalingrad laid out as a test says, then played by names.

Whatever a test does not name lies in its deck (below the cards named, in the order of the card numbers),
in its Force pile or out of the game: a side it says nothing about has no hand and no Force on the table.

    scene.options(turn_cap="1", control="markers")              # optional, and first
    scene.row("mamayev-kurgan", "pavlovs-house")                # the others follow in layout.FILLING's order
    scene.german(hand=["stuka-dive-bombers"], control={1: ["71st-infantry-division"]},
                 perimeter={"pavlovs-house": ["16th-panzer-division"]},   # a slot from 1, or a Location
                 rations={"16th-panzer-division": 2}, medals={"71st-infantry-division": 1},
                 deck=["top", "second"], discard=[…], pile=["top"], rest="discard", turns=3)
    scene.rubble({1: 4, 2: "destroyed"}); scene.uranus(3); scene.holders({4: "german"}); scene.seed(7)
    scene.starts_turn("german")     # with Supply; or starts_actions("german"), opens(), deals(seed=3)

    scene.german.attacks("mamayev-kurgan", with_=["71st-infantry-division"])   # fails unless offered now
    scene.german.plays("stuka-dive-bombers"); scene.soviet.passes()
    scene.nobody_plays()                                        # passes until something else is asked
    scene.soviet.burns("95th-rifle-division"); scene.german.chooses("destroy", "…")   # any verb of verbs.py

    assert scene.asks("german", "event") and "play stuka-dive-bombers" in scene.offered
    assert ["71st-infantry-division"] == scene.german.control(1)   # zones are sorted lists of ids
    assert "sg-5.10" == scene.german.refused("enter", "control-3")
    assert scene.told("moves") and scene.ended("control", winner="german")

Rations are those printed on a card unless *rations* says otherwise. A single option of an open kind
(verbs.OPEN_KINDS) is taken by the machine and never asked; `moves`, `attacks`, `feeds`, `resupplies`,
`reinforces` look after that. Who Controlled a Location last is whoever stands alone there, else *holders*.
"""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.game import SLUG, Stalingrad
from eastfront.games.stalingrad.ground import controller
from eastfront.games.stalingrad.rules import Rules
from eastfront.games.stalingrad.state import DESTROYED, StalingradState
from eastfront.games.stalingrad.tables import NO_SEAT, SIDES, SOVIET
from eastfront.games.stalingrad.view import StalingradView
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import Notice
from eastfront.kernel.outcome import Outcome
from eastfront.kernel.zones import zone_of
from tests.games.stalingrad.layout import Plan, lay, missing_cards, new_plan
from tests.games.stalingrad.naming import (
    Slot,
    card_ids,
    game,
    notice_ids,
    options_of,
    seat_number,
    slot_number,
)
from tests.games.stalingrad.seat import SceneSeat

EDITION: Final = "standard"
SEED: Final = 1
MOST_PASSES: Final = 200
# Where the Action phase stands in the program of a turn.
ACTION_STEP: Final = 2


class Scene:
    """A game in the making, then in play. Zones read as ids."""

    def __init__(self) -> None:
        self.game: Stalingrad = game()
        self.options()

    def options(self, **options: str) -> Scene:
        """Start over with these answers; call it before anything is laid."""
        self.plan: Plan = new_plan(options, SLUG, EDITION, SEED)
        self.rules: Rules = self.game.rules(self.plan.setup)
        self.seats = [SceneSeat(self, seat) for seat in range(len(SIDES))]
        self.notices: list[Notice] = []
        self.begun = False
        return self

    # Laying out.

    @property
    def german(self) -> SceneSeat:
        """The German seat."""
        return self.seat("german")

    @property
    def soviet(self) -> SceneSeat:
        """The Soviet seat."""
        return self.seat("soviet")

    def seat(self, name: str) -> SceneSeat:
        """Return the seat of a side."""
        return self.seats[seat_number(name)]

    def row(self, *locations: str) -> None:
        """Lay these Locations in the row, from slot 1 on."""
        self.plan.row = list(locations)

    def rubble(self, rubble: dict[Slot, int | str]) -> None:
        """Lay so much Rubble on Locations, or turn them over: `destroyed`."""
        self.plan.rubble = rubble

    def holders(self, holders: dict[Slot, str]) -> None:
        """Say which side Controlled a Location last, or has its marker, where nobody is alone there."""
        self.plan.holders = holders

    def uranus(self, count: int) -> None:
        """Lay so many Operation Uranus in play."""
        self.plan.uranus = count

    def seed(self, seed: int) -> None:
        """Let chance take another course."""
        self.plan.seed = seed

    # Beginning.

    def starts_turn(self, side: str) -> None:
        """Bring a side to the first decision of its turn, Supply included."""
        self.begin("turn", self.seat(side).seat, 0)

    def starts_actions(self, side: str) -> None:
        """Bring a side to its Action phase, as if Supply had brought nothing."""
        self.begin("turn", self.seat(side).seat, ACTION_STEP)

    def opens(self) -> None:
        """Begin at the set-up, with the row and the decks as they are laid and no Force on the table."""
        self.begin("opening", SOVIET, 0)

    def deals(self, seed: int = SEED) -> None:
        """Begin with a real set-up: nothing that was laid counts."""
        assert not self.begun, "the scene has begun"
        self.begun = True
        self.state: StalingradState = self.game.new(self.plan.setup, key_of_seed(seed), self.notices)

    def begin(self, program: str, seat: int, step: int) -> None:
        """Lay everything out and run *program* from a step on to its first decision."""
        assert not self.begun, "the scene has begun"
        self.begun = True
        self.state = lay(self.plan)
        self.state.turn = seat
        if program == "opening":
            self.state.settled = False
            for army in self.state.seats:
                army.pile = zone_of(sorted(int(force) for force in army.pile.cards))
        self.state.push(self.game.programs.numbers[program], seat, NO_CARD)
        if step > 0:
            self.state.frames[-1].step = step
            self.state.seats[seat].turns += 1
        self.state.notices = self.notices
        self.game.machine.advance(self.state)
        self.state.notices = None
        assert {} == missing_cards(self.state)

    # Playing.

    def choose(self, seat: int, verb: str, noun: str = "") -> None:
        """Take the option `verb noun` for *seat*, or fail with what is offered."""
        assert self.begun, "call starts_turn first"
        wanted = f"{verb} {noun}".rstrip()
        options = options_of(self.state, verb) if self.state.asked == seat else []
        found = [option for option in options if self.game.option_name(option) == wanted]
        assert found, f"{SIDES[seat]} cannot {wanted}; {self.asking}"
        self.game.apply(self.state, found[0], self.notices)
        assert {} == missing_cards(self.state)

    def nobody_plays(self) -> None:
        """Let everybody pass who may, until something else is asked or the game is over."""
        for _ in range(MOST_PASSES):
            if not self.offers("pass"):
                return
            self.seats[int(self.state.asked)].passes()
        raise AssertionError(f"nothing else is asked within {MOST_PASSES} decisions")

    def passes_until(self, side: str, kind: str) -> None:
        """Let everybody pass until *side* is asked *kind*; fail if somebody cannot."""
        for _ in range(MOST_PASSES):
            if self.asks(side, kind):
                return
            assert self.offers("pass"), f"nobody can pass before {side} is asked {kind}; {self.asking}"
            self.seats[int(self.state.asked)].passes()
        raise AssertionError(f"{side} is not asked {kind} within {MOST_PASSES} decisions")

    # Reading.

    @property
    def asked(self) -> str:
        """Who is asked; nothing when the game is over."""
        return "" if self.state.asked == NOBODY else SIDES[int(self.state.asked)]

    @property
    def kind(self) -> str:
        """What kind of decision it is; nothing when the game is over."""
        return "" if self.state.asked == NOBODY else self.game.kinds[self.state.kind]

    @property
    def offered(self) -> list[str]:
        """The names of all options offered now."""
        state = self.state
        return [] if state.asked == NOBODY else [self.game.option_name(option) for option in state.options]

    @property
    def asking(self) -> str:
        """What is asked now, for a message."""
        asked = f"{self.asked} is asked {self.kind}: {', '.join(self.offered)}"
        return asked if self.asked else "nobody is asked"

    def asks(self, side: str, kind: str) -> bool:
        """Tell whether this side faces this kind of decision now."""
        assert kind in self.game.kinds, f"there is no decision {kind!r}"
        return self.state.asked == self.seat(side).seat and self.kind == kind

    def offers(self, verb: str) -> bool:
        """Tell whether *verb* is offered to whoever is asked."""
        return self.state.asked != NOBODY and len(options_of(self.state, verb)) > 0

    def told(self, id: str) -> list[Notice]:
        """Return the notices of this id since the scene began."""
        assert id in notice_ids(), f"there is no notice {id!r}"
        return [notice for notice in self.notices if notice.id == id]

    def ended(self, ending: str, winner: str = "") -> bool:
        """Tell whether the game is over in this way for *winner*; a draw if nobody is named."""
        assert ending in self.game.description.endings.names, f"there is no ending {ending!r}"
        outcome = self.outcome
        wanted = [self.seat(winner).seat] if winner else [seat.seat for seat in self.seats]
        return outcome is not None and outcome.ending == ending and outcome.winners() == wanted

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; `None` while the game goes on."""
        return self.game.outcome(self.state)

    @property
    def locations(self) -> list[str]:
        """The row, from slot 1 on."""
        return card_ids([int(card) for card in self.state.locations])

    def rubble_on(self, slot: Slot) -> int | str:
        """Return the Rubble on a Location, or `destroyed`."""
        rubble = int(self.state.rubble[slot_number(self.locations, slot)])
        return "destroyed" if rubble == DESTROYED else rubble

    def controller(self, slot: Slot) -> str:
        """Return the side that Controls a Location; nothing if nobody does."""
        seat = int(controller(self.state, slot_number(self.locations, slot)))
        return "" if seat == NO_SEAT else SIDES[seat]

    @property
    def pending(self) -> list[str]:
        """The cards announced that are not done with, the last one last."""
        return card_ids([int(card) for card in self.state.pending.cards])

    @property
    def in_play(self) -> list[str]:
        """The cards that stay in play."""
        return card_ids([int(card) for card in self.state.in_play.cards])

    @property
    def spectator(self) -> StalingradView:
        """What everybody may know."""
        return self.game.view(self.state, None)
