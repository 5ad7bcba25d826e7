"""The chance to hit: how many of the Action Numbers that may be turned up lie in range (bc-5.5)."""

from __future__ import annotations

from math import gcd

from eastfront.games.battlecards.insight.aiming import Aim, aims_of, shooters
from eastfront.games.battlecards.phrases.context import Context
from eastfront.games.battlecards.phrases.nouns import unit_name
from eastfront.games.battlecards.solving.numbers import numbers_of
from eastfront.games.battlecards.solving.odds import Numbers
from eastfront.games.battlecards.verbs import KINDS, TARGET, unit_noun
from eastfront.kernel.insight import Chance
from eastfront.kernel.message import Message


def chances_of(context: Context) -> list[Chance]:
    """Return the chance against each target of the unit that fires, or each unit's best one."""
    places = shooters(context)
    if not places:
        return []
    view = context.view
    numbers = numbers_of(view, context.rules, int(context.rules.theatre[view.asked]))
    if numbers.all == 0:
        return []
    chosen = view.kind == KINDS[TARGET]
    found: list[Chance] = []
    for place in places:
        chances = [chance_of(context, aim, numbers) for aim in aims_of(context, place)]
        found += chances if chosen else best_of(chances)
    return found


def chance_of(context: Context, aim: Aim, numbers: Numbers) -> Chance:
    """Return the chance of one shot; an Autokill needs no number (bc-6.10)."""
    shooter = unit_name(context, int(unit_noun(aim.side, aim.place)))
    target = unit_name(context, int(unit_noun(1 - aim.side, aim.target)))
    if aim.kills:
        return Chance(Message("bc-chance-autokill", shooter=shooter, target=target), 1, 1)
    good = numbers.cases(aim.attack, aim.defence)
    shared = gcd(good, numbers.all)
    low = aim.defence + 1
    id = "bc-chance-hit" if low < aim.attack else "bc-chance-hit-one"
    title = Message(id, shooter=shooter, target=target, low=low, high=aim.attack)
    return Chance(title, good // shared, numbers.all // shared)


def best_of(chances: list[Chance]) -> list[Chance]:
    """Return the first of the best chances, if there is any."""
    best: list[Chance] = []
    for chance in chances:
        if not best or chance.good * best[0].all > best[0].good * chance.all:
            best = [chance]
    return best
