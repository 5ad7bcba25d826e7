"""The scripted player of Battle for Stalingrad, for either side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eastfront.games.stalingrad.view import StalingradView
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import View
from eastfront.players.scripted.stalingrad import (
    acting,
    answering,
    buying,
    fighting,
    firing,
    losing,
    playing,
    setting_up,
    supplying,
)
from eastfront.players.scripted.stalingrad.doctrine import Doctrine
from eastfront.players.scripted.stalingrad.facts import facts_of
from eastfront.players.scripted.stalingrad.judgement import Judgement
from eastfront.players.scripted.stalingrad.sense.filter import sensible_in
from eastfront.players.scripted.stalingrad.situation import Situation
from eastfront.players.scripted.thumb import RuleOfThumb

# How each kind of decision is taken.
WAYS: Final[dict[str, Callable[[Situation], int]]] = {
    "choose": setting_up.choose,
    "place": setting_up.place,
    "feed": supplying.feed,
    "action": acting.act,
    "react": answering.react,
    "move": acting.enter,
    "engage": fighting.engage,
    "event": fighting.play_event,
    "firefight": firing.fire,
    "flip": fighting.flip,
    "losses": losing.absorb,
    "medal": losing.award,
    "pay": buying.pay,
    "station": buying.station,
    "march": acting.march,
    "infiltrate": acting.infiltrate,
    "decorate": playing.decorate,
    "bomb": playing.bomb,
    "snipe": playing.snipe,
}


class Scripted(RuleOfThumb[Doctrine, Judgement]):
    """A player by rules of thumb."""

    def judge(self, setup: Setup) -> Judgement:
        """Return the judgement of the cards as *setup* makes them."""
        return Judgement(facts_of(setup), self.doctrine)

    def decide(self, judgement: Judgement, view: View, options: list[int]) -> int:
        """Return the sensible option that the rules of thumb for this kind of decision name."""
        assert isinstance(view, StalingradView), view
        situation = Situation(judgement, view, options, self.dice)
        situation.narrow(sensible_in(situation))
        return situation.options[0] if len(situation.options) == 1 else WAYS[view.kind](situation)
