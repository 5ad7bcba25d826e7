"""The filter: which options are left for who has any sense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eastfront.games.battlecards.view import BattleView
from eastfront.kernel.game import View
from eastfront.players.scripted.battlecards.facts import facts_of
from eastfront.players.scripted.battlecards.sense import covert, deciding, firing, standing
from eastfront.players.scripted.battlecards.situation import Choice

# What is left of the options of each kind of decision; the other kinds have no option that is plainly worse.
KEPT: Final[dict[str, Callable[[Choice], list[int]]]] = {
    "turn": deciding.opening,
    "refight": deciding.refighting,
    "counter": covert.countering,
    "look": covert.looking,
    "assassinate": covert.striking,
    "battle": deciding.attacking,
    "free-battle": deciding.raiding,
    "delay": deciding.delaying,
    "homeland": deciding.rallying,
    "bonus": standing.strengthening,
    "support": firing.supporting,
    "air-group": firing.dividing,
    "fire": firing.firing,
    "target": firing.aiming,
    "destruction": standing.saving,
    "withdraw": standing.withdrawing,
}


def sensible(view: View, options: list[int]) -> list[int]:
    """Return the options that are worth a thought, in order; there is always one.

    An option is left out only if another one offered is at least as good whatever hidden cards are where.
    """
    assert isinstance(view, BattleView), view
    return worth_a_thought(Choice(facts_of(view.setup), view, options))


def worth_a_thought(choice: Choice) -> list[int]:
    """Return the options of a decision that are worth a thought."""
    if len(choice.options) == 1 or choice.view.kind not in KEPT:
        return choice.options
    return KEPT[choice.view.kind](choice) or choice.options
