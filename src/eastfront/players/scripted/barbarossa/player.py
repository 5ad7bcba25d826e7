"""The scripted player of Barbarossa, for any number of seats and under every edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import View
from eastfront.players.scripted.barbarossa import combat, losses, picks, reinforcement, starting, tactics
from eastfront.players.scripted.barbarossa.doctrine import Doctrine, Judgement
from eastfront.players.scripted.barbarossa.facts import facts_of
from eastfront.players.scripted.barbarossa.force import Force
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


class Scripted(RuleOfThumb[Doctrine, Judgement]):
    """A player by rules of thumb."""

    def judge(self, setup: Setup) -> Judgement:
        """Return the judgement of the cards as *setup* makes them."""
        return Judgement(facts_of(setup), self.doctrine)

    def decide(self, judgement: Judgement, view: View, options: list[int]) -> int:
        """Return the option that the rules of thumb name, of those that make sense if that one does not."""
        assert isinstance(view, BarbarossaView), view
        force = Force(judgement.facts, view)
        situation = Situation(judgement, force, options, self.dice)
        choice = WAYS[view.kind](situation)
        if not situation.is_pointless(choice):
            return choice
        kept = situation.kept()
        return kept[0] if len(kept) == 1 else WAYS[view.kind](Situation(judgement, force, kept, self.dice))
