"""In combat: use the cheapest means that reach the Defence, or break off before anything is spent."""

from __future__ import annotations

from eastfront.games.barbarossa.verbs import BREAK_OFF, COMMIT, CONQUER
from eastfront.players.scripted.barbarossa.situation import PASS, Situation
from eastfront.players.scripted.barbarossa.stairs import OUT_OF_REACH
from eastfront.players.scripted.barbarossa.standing import defence_of, margin_after
from eastfront.players.scripted.barbarossa.targets import prize


def combat(situation: Situation) -> int:
    """Go on while victory pays, exchange a bad Event if that is possible, else break off."""
    for step in (win, replace_event):
        option = step(situation)
        if option != PASS:
            return option
    for verb in (BREAK_OFF, CONQUER):
        if verb in situation.nouns:
            return situation.idea(verb, [0])
    return situation.options[0]


def win(situation: Situation) -> int:
    """Conquer, or use the next ability that leads there, if the prize is worth it or nothing else is left."""
    view = situation.view
    assault = situation.assault(view.supply)
    worth = prize(assault, view.target)
    if situation.facts.final[view.target]:
        worth = float(margin_after(view, situation.facts, view.target) + 1)
    if BREAK_OFF not in situation.nouns:
        worth = OUT_OF_REACH
    need = defence_of(view, situation.facts) - view.attack
    if need <= 0:
        return situation.idea(CONQUER, [0]) if worth > 0 else PASS
    stairs = assault.stairs(view.target)
    return stairs.cheapest(need)[0].option if stairs.price(need) < worth else PASS


def replace_event(situation: Situation) -> int:
    """Have another Event revealed."""
    for use in situation.uses():
        if use.means.replaces_event:
            return use.option
    return PASS


def commit(situation: Situation) -> int:
    """Lose as few Attack Points as possible."""
    return situation.idea(COMMIT, sorted(situation.offered(COMMIT)))
