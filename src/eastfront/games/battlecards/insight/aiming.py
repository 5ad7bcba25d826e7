"""Who may fire at whom at this moment: all of it lies open."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.battlecards.battle import NO_UNIT
from eastfront.games.battlecards.phrases.context import Context
from eastfront.games.battlecards.sequence.firing import target_options, unit_options
from eastfront.games.battlecards.sequence.values import attack_value, defence_value
from eastfront.games.battlecards.verbs import AUTOKILL, FIRE, FIRING, KINDS, TARGET, place_of
from eastfront.kernel.decision import noun_of, verb_of


class Aim:
    """A unit of the line *side* at *place*, and a *target* in the other line, by its place.

    *kills* says that it is an Autokill, which needs no number.
    """

    def __init__(self, context: Context, side: int, place: int, target: int, kills: bool) -> None:
        cards = context.rules.cards
        line, other = context.line(side), context.line(1 - side)
        self.side = side
        self.place = place
        self.target = target
        self.kills = kills
        self.against = int(cards.type[other.cards[target]])
        self.by = int(cards.type[line.cards[place]])
        self.attack = int(attack_value(cards, line, place, self.against))
        self.defence = int(defence_value(cards, other, target, self.by))


def shooting_side(context: Context) -> int:
    """Return whose units fire now; the frame that asks counts phases and sides."""
    return int(context.frame().left % 2)


def shooters(context: Context) -> list[int]:
    """Return the places of the units that may fire now: the one firing, or each that is offered."""
    view = context.view
    if view.kind == KINDS[TARGET] and view.battle.shooter != NO_UNIT:
        return [int(view.battle.shooter)]
    if view.kind != KINDS[FIRING]:
        return []
    side = shooting_side(context)
    options = unit_options(context.rules.cards, context.line(side), context.line(1 - side), side)
    return [int(place_of(noun_of(option))) for option in options if verb_of(option) == FIRE]


def aims_of(context: Context, place: i64) -> list[Aim]:
    """Return each distinct target of the unit at *place*, as the rules offer them (bc-5.2, bc-6.10)."""
    side = shooting_side(context)
    line, other = context.line(side), context.line(1 - side)
    options = target_options(context.rules.cards, line, place, other, 1 - side)
    found: list[Aim] = []
    for option in options:
        target = int(place_of(noun_of(option)))
        found.append(Aim(context, side, int(place), target, verb_of(option) == AUTOKILL))
    return found
