"""The chance to hit: how many of the Action Numbers that may be turned up lie in range (bc-5.5)."""

from __future__ import annotations

from math import gcd

from eastfront.games.battlecards.insight.aiming import Aim, aims_of, shooters, shooting_side
from eastfront.games.battlecards.insight.hopeless import numbers_now
from eastfront.games.battlecards.phrases.context import Context
from eastfront.games.battlecards.phrases.nouns import unit_name
from eastfront.games.battlecards.solving.numbers import piles_of
from eastfront.games.battlecards.solving.odds import Numbers, volley
from eastfront.games.battlecards.verbs import KINDS, TARGET, unit_noun
from eastfront.kernel.insight import Chance
from eastfront.kernel.message import Message


class Volley:
    """Several shots at one target, each an attack and a defence, and what is to be said of them."""

    def __init__(self, title: Message, spans: list[tuple[int, int]]) -> None:
        self.title = title
        self.spans = spans


def chances_of(context: Context) -> list[Chance]:
    """Return the chance against each target of the unit that fires, or each unit's best one.

    Where several shots are left, what they do together at one target follows.
    """
    places = shooters(context)
    if not places:
        return []
    numbers = numbers_now(context)
    if numbers.all == 0:
        return []
    chosen = context.view.kind == KINDS[TARGET]
    found: list[Chance] = []
    for place in places:
        chances = [chance_of(context, aim, numbers) for aim in aims_of(context, place)]
        found += chances if chosen else best_of(chances)
    volleys = unit_volleys(context, places[0]) if chosen else joint_volleys(context, places)
    return found + volley_chances(context, volleys)


def chance_of(context: Context, aim: Aim, numbers: Numbers) -> Chance:
    """Return the chance of one shot; an Autokill needs no number (bc-6.10)."""
    shooter, target = shooter_name(context, aim), target_name(context, aim)
    if aim.kills:
        return Chance(Message("bc-chance-autokill", shooter=shooter, target=target), 1, 1)
    low = aim.defence + 1
    id = "bc-chance-hit" if low < aim.attack else "bc-chance-hit-one"
    title = Message(id, shooter=shooter, target=target, low=low, high=aim.attack)
    return reduced(title, numbers.cases(aim.attack, aim.defence), numbers.all)


def shooter_name(context: Context, aim: Aim) -> Message:
    """Name the unit that fires."""
    return unit_name(context, int(unit_noun(aim.side, aim.place)))


def target_name(context: Context, aim: Aim) -> Message:
    """Name the unit that is fired at."""
    return unit_name(context, int(unit_noun(1 - aim.side, aim.target)))


def reduced(title: Message, good: int, all: int) -> Chance:
    """Return a chance in its lowest terms."""
    shared = gcd(good, all)
    return Chance(title, good // shared, all // shared)


def best_of(chances: list[Chance]) -> list[Chance]:
    """Return the first of the best chances, if there is any."""
    best: list[Chance] = []
    for chance in chances:
        if not best or chance.good * best[0].all > best[0].good * chance.all:
            best = [chance]
    return best


def volley_chances(context: Context, volleys: list[Volley]) -> list[Chance]:
    """Return for each volley the chance that at least one of its shots hits."""
    if not volleys:
        return []
    view = context.view
    piles = piles_of(view, context.rules, int(context.rules.theatre[view.asked]))
    return [reduced(each.title, *volley(piles, each.spans)) for each in volleys]


def unit_volleys(context: Context, place: int) -> list[Volley]:
    """Return all shots left to a unit, at each of its targets (bc-5.9)."""
    found: list[Volley] = []
    for aim in aims_of(context, place):
        spans = spans_of(context, aim)
        if len(spans) > 1 and not aim.kills:
            shooter, target = shooter_name(context, aim), target_name(context, aim)
            title = Message("bc-chance-shots", shooter=shooter, target=target, count=len(spans))
            found.append(Volley(title, spans))
    return found


def joint_volleys(context: Context, places: list[int]) -> list[Volley]:
    """Return all shots that are ready, at each target of the units at *places*."""
    aims = [aim for place in places for aim in aims_of(context, place) if not aim.kills]
    targets = {aim.target: target_name(context, aim) for aim in aims}
    found: list[Volley] = []
    for target in sorted(targets):
        spans = joint_spans(context, target)
        if len(spans) > 1:
            title = Message("bc-chance-together", target=targets[target], count=len(spans))
            found.append(Volley(title, spans))
    return found


def joint_spans(context: Context, target: int) -> list[tuple[int, int]]:
    """Return the shots at a target by all units of the seat asked that are ready, the strongest first."""
    side = shooting_side(context)
    line = context.line(side)
    found: list[tuple[int, int]] = []
    for place in range(len(line.cards)):
        if line.shots[place] > 0 and line.seats[place] == context.view.asked:
            found += spans_of(context, Aim(context, side, place, target, kills=False))
    return sorted(found, reverse=True)


def spans_of(context: Context, aim: Aim) -> list[tuple[int, int]]:
    """Return attack and defence for each shot that a unit has left, if it may fire at its target (bc-5.2)."""
    if aim.attack <= aim.defence:
        return []
    return [(aim.attack, aim.defence)] * int(context.line(aim.side).shots[aim.place])
