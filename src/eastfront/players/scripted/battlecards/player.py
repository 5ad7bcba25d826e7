"""The scripted player of BattleCards, in either theatre and in both together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eastfront.games.battlecards.view import BattleView
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import View
from eastfront.players.scripted.battlecards import (
    aid,
    battles,
    counterattack,
    covert,
    fighting,
    firing,
    forces,
    turns,
)
from eastfront.players.scripted.battlecards.doctrine import Doctrine
from eastfront.players.scripted.battlecards.facts import facts_of
from eastfront.players.scripted.battlecards.judgement import Judgement
from eastfront.players.scripted.battlecards.sense.filter import worth_a_thought
from eastfront.players.scripted.battlecards.situation import Situation
from eastfront.players.scripted.thumb import RuleOfThumb

# How each kind of decision is taken.
WAYS: Final[dict[str, Callable[[Situation], int]]] = {
    "forces": forces.choose_forces,
    "turn": turns.open_turn,
    "refight": counterattack.refight,
    "leader": forces.use_leader,
    "deploy": forces.deploy,
    "discard": forces.discard,
    "take-back": forces.take_back,
    "counter": covert.counter,
    "look": covert.look,
    "sabotage": covert.sabotage,
    "assassinate": covert.strike,
    "capture": covert.capture,
    "divide": covert.divide,
    "keep": covert.keep,
    "repair": forces.repair,
    "shed": forces.shed,
    "battle": battles.decide,
    "free-battle": battles.take_free,
    "delay": battles.delay,
    "homeland": battles.deploy_for_homeland,
    "bonus": fighting.strengthen,
    "support": firing.support,
    "air-group": firing.divide_air_group,
    "fire": firing.fire,
    "target": firing.shoot,
    "destruction": fighting.stand,
    "withdraw": fighting.withdraw,
    "post": fighting.post,
    "transfer": aid.transfer,
    "give": aid.give,
    "agree": aid.agree,
}


class Scripted(RuleOfThumb[Doctrine, Judgement]):
    """A player by rules of thumb."""

    def judge(self, setup: Setup) -> Judgement:
        """Return the judgement of the cards as *setup* makes them."""
        return Judgement(facts_of(setup), self.doctrine)

    def decide(self, judgement: Judgement, view: View, options: list[int]) -> int:
        """Return the sensible option that the rules of thumb for this kind of decision name."""
        assert isinstance(view, BattleView), view
        situation = Situation(judgement, view, options, self.dice)
        kept = worth_a_thought(situation)
        if len(kept) == 1:
            return kept[0]
        if len(kept) < len(options):
            situation.narrow(kept)
        return WAYS[view.kind](situation)
