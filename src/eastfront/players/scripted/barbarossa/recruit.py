"""Recruit: plays Barbarossa by rules of thumb, for any number of seats and under every edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import View
from eastfront.players.scripted.barbarossa import combat, losses, picks, reinforcement, starting, tactics
from eastfront.players.scripted.barbarossa.doctrine import RECRUIT, Doctrine, Judgement
from eastfront.players.scripted.barbarossa.facts import facts_of
from eastfront.players.scripted.barbarossa.situation import Situation
from eastfront.players.scripted.thumb import RuleOfThumb

# How each kind of decision is taken.
WAYS: Final[dict[str, Callable[[Situation], int]]] = {
    "starting-phase": starting.starting,
    "tactics-phase": tactics.tactics,
    "reinforcement-phase": reinforcement.reinforcement,
    "clean-up": picks.clean_up,
    "combat": combat.combat,
    "commit": combat.commit,
    "pick": losses.pick,
    "spare": losses.spare,
    "scrap": picks.scrap,
    "gain": picks.gain,
    "order": picks.order,
    "lay": picks.lay,
}


class Recruit(RuleOfThumb[Judgement]):
    """A player by rules of thumb who follows a *doctrine*."""

    def __init__(self, seed: int, doctrine: Doctrine = RECRUIT) -> None:
        super().__init__(seed)
        self.doctrine = doctrine

    def judge(self, setup: Setup) -> Judgement:
        """Return the judgement of the cards as *setup* makes them."""
        return Judgement(facts_of(setup), self.doctrine)

    def decide(self, judgement: Judgement, view: View, options: list[int]) -> int:
        """Return the option that the rules of thumb for this kind of decision name."""
        assert isinstance(view, BarbarossaView), view
        return WAYS[view.kind](Situation(judgement, view, options, self.dice))
