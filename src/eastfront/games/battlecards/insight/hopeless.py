"""What is certain to fail by the rules, for all that lies open and the own cards: attacks and shots."""

from __future__ import annotations

from eastfront.games.battlecards.insight.aiming import Aim, shooting_side
from eastfront.games.battlecards.phrases.context import Context
from eastfront.games.battlecards.solving.forces import RAIDS, has_forces
from eastfront.games.battlecards.solving.numbers import numbers_of
from eastfront.games.battlecards.solving.odds import Numbers
from eastfront.games.battlecards.verbs import ATTACK, REFIGHT, SHOOT, place_of
from eastfront.kernel.decision import noun_of, verb_of


def is_hopeless(option: int, context: Context) -> bool:
    """Tell whether *option* attacks without a unit or shoots without a number that hits."""
    verb = verb_of(option)
    cards, stacks = context.rules.cards, context.army().stacks
    if verb == SHOOT:
        aim = aim_at(context, int(place_of(noun_of(option))))
        return not may_hit(aim, numbers_now(context))
    if verb in RAIDS:
        return not has_forces(cards, stacks, RAIDS[verb], is_abroad=True)
    if verb not in (ATTACK, REFIGHT):
        return False
    battle = int(context.battle().card if verb == ATTACK else noun_of(option))
    return not has_forces(cards, stacks, forces_in(context, battle), is_foreign(context, battle))


def forces_in(context: Context, battle: int) -> int:
    """Return the types that attack in a battle, as a mask (bc-3.1)."""
    return int(context.rules.cards.aggressor_forces[battle])


def is_foreign(context: Context, battle: int) -> bool:
    """Tell whether a battle is of a theatre that is not the seat's own."""
    rules = context.rules
    return bool(rules.theatre_of_card(battle) != rules.theatre[context.view.asked])


def aim_at(context: Context, target: int) -> Aim:
    """Return the firing unit's aim at an enemy."""
    return Aim(context, shooting_side(context), int(context.battle().shooter), target, kills=False)


def numbers_now(context: Context) -> Numbers:
    """Return what the seat that fires may turn up."""
    view = context.view
    return numbers_of(view, context.rules, int(context.rules.theatre[view.asked]))


def may_hit(aim: Aim, numbers: Numbers) -> bool:
    """Tell whether a number may come up that hits (bc-5.5); an Autokill needs none (bc-6.10)."""
    return aim.kills or numbers.cases(aim.attack, aim.defence) > 0
