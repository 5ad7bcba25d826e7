"""The filter: which options are left for who has any sense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eastfront.games.stalingrad.view import StalingradView
from eastfront.kernel.game import View
from eastfront.players.scripted.stalingrad.facts import facts_of
from eastfront.players.scripted.stalingrad.sense.acting import bombing, choosing, doing
from eastfront.players.scripted.stalingrad.sense.fighting import firing, playing, reacting, using
from eastfront.players.scripted.stalingrad.sense.losing import absorbing
from eastfront.players.scripted.stalingrad.sense.winning import entering
from eastfront.players.scripted.stalingrad.situation import Field

# What is left of the options of each kind of decision; the other kinds have no option that is plainly worse.
KEPT: Final[dict[str, Callable[[Field], list[int]]]] = {
    "choose": choosing,
    "action": doing,
    "move": entering,
    "bomb": bombing,
    "react": reacting,
    "event": playing,
    "firefight": firing,
    "flip": using,
    "losses": absorbing,
}


def sensible(view: View, options: list[int]) -> list[int]:
    """Return the options that are worth a thought, in order; there is always one.

    An option is left out only if another one offered is at least as good whatever hidden cards are where,
    or if it is an attack that cannot succeed: all that it does is to burn Rations and to add Rubble.
    """
    assert isinstance(view, StalingradView), view
    if len(options) == 1:
        return options
    return sensible_in(Field(facts_of(view.setup), view, options))


def sensible_in(field: Field) -> list[int]:
    """Return the options in a *field* that are worth a thought."""
    kind = field.view.kind
    if kind not in KEPT:
        return field.options
    kept = KEPT[kind](field)
    assert kept, kind
    return kept
