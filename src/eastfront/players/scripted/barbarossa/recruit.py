"""Recruit: plays Barbarossa by rules of thumb, for any number of seats and under every edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import View
from eastfront.players.player import Player
from eastfront.players.scripted.barbarossa import combat, losses, picks, reinforcement, starting, tactics
from eastfront.players.scripted.barbarossa.doctrine import RECRUIT, Doctrine, Judgement
from eastfront.players.scripted.barbarossa.facts import facts_of
from eastfront.players.scripted.barbarossa.situation import Situation

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


class Recruit(Player):
    """A player who has read the cards and follows a *doctrine*; he guesses rather than calculates."""

    def __init__(self, seed: int, doctrine: Doctrine = RECRUIT) -> None:
        super().__init__(seed)
        self.doctrine = doctrine
        self.setup: Setup | None = None
        self.judgement: Judgement | None = None

    def choose(self, view: View, options: list[int]) -> int:
        """Return the option that the rules of thumb for this kind of decision name."""
        assert isinstance(view, BarbarossaView), view
        if len(options) == 1:
            return options[0]
        return WAYS[view.kind](Situation(self.judge(view.setup), view, options, self.dice))

    def judge(self, setup: Setup) -> Judgement:
        """Return the judgement of the cards as *setup* makes them, formed once a game."""
        if self.judgement is None or self.setup is not setup:
            self.setup = setup
            self.judgement = Judgement(facts_of(setup), self.doctrine)
        return self.judgement
