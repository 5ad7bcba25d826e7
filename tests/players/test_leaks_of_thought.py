"""Captains think of what their seat may know: whatever is hidden, equal views give equal thoughts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Final
from zlib import crc32

import pytest

import eastfront
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import View
from eastfront.kernel.state import State
from eastfront.players.evaluate.barbarossa import QUICK
from eastfront.players.evaluate.battlecards import WEIGHED
from eastfront.players.evaluate.outlook import Outlook
from eastfront.players.levels import OUTLOOKS, SERGEANT, captain, make_player
from eastfront.players.search.planner import Planner, Prudence
from tests.contract.cases import game_of
from tests.contract.profile import every_game
from tests.players.hiding import Led, Look, is_thought_about, looks
from tests.players.kinds import each, kinds_of, setups_of, stops
from tests.players.minds import every_setup, first_setup
from tests.soak import SOAK

MORE: Final = 1 + 10 * SOAK
# After so many choices set-up is over.
LATE: Final = 40
# So many positions are looked at, with so many of a kind, until so many were found that tell something.
TRIED: Final = 60
OFTEN: Final = 20
POSITIONS: Final = 2
# So many options are compared with the first, and so many decisions make a few worlds between two seats.
OTHERS: Final = 2
A_FEW_WORLDS: Final = {"barbarossa": 160, "battlecards": 600, "stalingrad": 600}
# So many make enough worlds to leave rules of thumb.
MANY_WORLDS: Final = 3000

# The kinds that captains think about: not what they leave to rules of thumb, nor how many points to commit,
# of which only the fewest make sense, nor, in Stalingrad, how they set up.
THOUGHT_ABOUT: Final = {
    "barbarossa": kinds_of("barbarossa") - QUICK - {"commit"},
    "battlecards": set(WEIGHED),
    "stalingrad": kinds_of("stalingrad") - {"choose", "place"},
}

# What gives a cheat away.
LEAKS: Final = {"features", "estimates"}

# Makes a planner; only a cheat looks at the state.
Maker = Callable[[State], Planner]
SCALE: Final = 97
# A network that sees much more than there is finds everything won or lost, whatever is hidden.
FAINT: Final = 0.1


class Peeping(Outlook):
    """Has got hold of the real *state*, and finds everything better or worse for what is hidden in it."""

    def __init__(self, slug: str, state: State) -> None:
        self.usual = OUTLOOKS[slug]
        super().__init__(self.usual.lead, self.usual.parties)
        self.seen = crc32(repr(game_of(slug).zones(state)).encode()) % SCALE

    def turn(self, state: State) -> int:
        return self.usual.turn(state)

    def sensible(self, view: View, options: list[int]) -> list[int]:
        return self.usual.sensible(view, options)

    def features(self, view: View) -> list[float]:
        return [(1.0 + FAINT * self.seen / SCALE) * each for each in self.usual.features(view)]


def honest(setup: Setup) -> Maker:
    """Return how to make a captain who thinks as far ahead as captains do, in a few worlds."""
    decisions = A_FEW_WORLDS[setup.game] * setup.seats // 2

    def make(_: State) -> Planner:
        planner = captain(setup.game, 1)
        usual = planner.prudence
        planner.prudence = Prudence(decisions, usual.sure, usual.margin, usual.turns)
        return planner

    return make


def peeping(setup: Setup) -> Maker:
    """Return how to make a captain who knows the real state."""

    def make(state: State) -> Planner:
        planner = honest(setup)(state)
        planner.outlook = Peeping(setup.game, state)
        return planner

    return make


def bold(slug: str) -> Planner:
    """Return a captain who leaves his rules of thumb for whatever seems better."""
    planner = captain(slug, 1)
    planner.prudence = Prudence(MANY_WORLDS, 0.0, 0.0, planner.prudence.turns)
    return planner


@dataclass(frozen=True)
class Thoughts:
    """All that a planner makes of a view; of each option its gain, the error of that and the worlds."""

    first: int
    sensible: list[int]
    features: list[float]
    estimates: list[tuple[int, float, float, int]]
    decisions: int

    def tell(self) -> bool:
        """Tell whether some option was found to be better or worse than another."""
        return any(gain != 0.0 for _, gain, _, _ in self.estimates)


def thoughts_in(found: list[Look], make: Maker) -> list[Thoughts]:
    """Return what planners with equal dice make of what a seat sees in each world."""
    return [thoughts(make(look.state), look.view) for look in found]


def thoughts(planner: Planner, view: View) -> Thoughts:
    options = list(view.options)
    first = planner.script.choose(view, options)
    sensible = planner.outlook.sensible(view, options)
    others = [option for option in sensible if option != first]
    features = planner.outlook.features(view)
    weighed = planner.weigh(view, [first, *others[:OTHERS]])
    estimates = [(each.option, each.gain(), each.error(), each.worlds) for each in weighed]
    return Thoughts(first, sensible, features, estimates, planner.spent)


def leaks(found: list[Thoughts]) -> set[str]:
    """Return the names of the thoughts that are not the same in all worlds."""
    real, *others = map(asdict, found)
    return {name for other in others for name in real if real[name] != other[name]}


@every_setup
def test_what_is_hidden_changes_no_thought(setup: Setup) -> None:
    walk = Led(setup, LATE)
    telling = 0

    for decision in walk.quandaries(MORE * TRIED, often=MORE * OFTEN):
        found = thoughts_in(looks(walk, decision.seat), honest(setup))
        assert set() == leaks(found), decision.kind
        telling += found[0].tell()
        if telling == MORE * POSITIONS:
            break

    assert telling >= POSITIONS


@pytest.mark.skipif(not eastfront.compiled, reason="plain, this takes minutes")
@every_game
def test_what_is_hidden_changes_no_thought_about_any_kind_of_decision(slug: str) -> None:
    """In the games of all set-ups together every kind comes up that captains think about."""
    script = make_player(slug, SERGEANT, 1)
    met: set[str] = set()

    for setup in setups_of(slug):
        wanted = each(THOUGHT_ABOUT[slug], MORE)
        for stop in stops(setup, wanted, lambda view: is_thought_about(view, script)):
            assert set() == leaks(thoughts_in(stop.looks, honest(setup))), (setup, stop.kind)
            met.add(stop.kind)

    assert THOUGHT_ABOUT[slug] == met


@every_game
def test_an_outlook_that_sees_what_is_hidden_is_found(slug: str) -> None:
    walk = Led(first_setup(slug), LATE)
    found: set[str] = set()

    for decision in walk.quandaries(TRIED):
        found |= leaks(thoughts_in(looks(walk, decision.seat), peeping(walk.case.setup)))
        if found >= LEAKS:
            break

    assert found >= LEAKS


@every_game
def test_captains_leave_their_rules_of_thumb_whatever_is_hidden(slug: str) -> None:
    walk = Led(first_setup(slug))
    left = 0

    for decision in walk.quandaries(MORE * TRIED, often=MORE * OFTEN):
        view = walk.game.view(walk.state, decision.seat)
        choice = bold(slug).choose(view, list(view.options))
        if choice != bold(slug).script.choose(view, list(view.options)):
            others = [look.view for look in looks(walk, decision.seat)[1:]]
            assert {choice} == {bold(slug).choose(other, list(other.options)) for other in others}
            left += 1
        if left == MORE:
            break

    assert left > 0
