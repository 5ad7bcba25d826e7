"""What the rules make of a view, for a table to show: points, decks, and how a battle stands."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.battle import AGGRESSOR, DEFENDER, NO_SEAT, NO_UNIT, NO_WINNER, Line
from eastfront.games.battlecards.knowledge import PLACES
from eastfront.games.battlecards.names import unit_id
from eastfront.games.battlecards.phrases.context import Context
from eastfront.games.battlecards.phrases.decisions import UNIT_KINDS, unit_asked
from eastfront.games.battlecards.phrases.nouns import THEATRES
from eastfront.games.battlecards.rules import NOBODY_THERE
from eastfront.games.battlecards.sequence.firing import STEPS, FirePhases, is_like
from eastfront.games.battlecards.sequence.values import HIGHEST_NUMBER, attack_value, defence_value
from eastfront.games.battlecards.sequence.withdrawal import WithdrawUnits
from eastfront.games.battlecards.tables import ALLIANCES, NOT_APPLICABLE, TYPES
from eastfront.games.battlecards.verbs import KEEPING, KINDS, LINES
from eastfront.games.battlecards.view import points_held, points_seen
from eastfront.kernel.data import Data
from eastfront.kernel.frames import Frame

FIRING: Final = "firing"


def figures_of(context: Context) -> dict[str, Data]:
    """Return what a table shows and a view does not say by itself.

    *target* of *total* Victory Points win; *sides* are the alliances with their *seats* and *points*.
    *seats* have their own *points*, their *ally*, if any, and the number of the Conflict deck that they
    draw from and lay back to. *decks* names the theatres of the Conflict decks. *subject* is the unit
    that is asked about, *divided* the place that an enemy has split, both empty if there is none.
    *battle* is `None` while no line stands.
    """
    rules = context.rules
    is_split = context.view.kind == KINDS[KEEPING]
    return {
        "target": int(rules.target),
        "total": int(rules.total),
        "sides": [side_figures(context, alliance) for alliance in range(len(ALLIANCES))],
        "seats": [seat_figures(context, seat) for seat in range(rules.seats)],
        "decks": [THEATRES[front] for front in rules.fronts],
        "subject": unit_id(unit_asked(context)) if context.view.kind in UNIT_KINDS else "",
        "divided": PLACES[context.frame().left] if is_split else "",
        "battle": battle_figures(context),
    }


def side_figures(context: Context, alliance: int) -> Data:
    """Return who is in an alliance and how many points it holds; without partners it is one seat."""
    rules = context.rules
    return {
        "alliance": ALLIANCES[alliance],
        "seats": [seat for seat in range(rules.seats) if rules.alliance[seat] == alliance],
        "points": points_seen(context.view, rules, alliance),
    }


def seat_figures(context: Context, seat: int) -> Data:
    """Return the points of a seat, its ally and its Conflict deck, both counted from 0."""
    rules = context.rules
    ally = int(rules.ally[seat])
    return {
        "points": points_held(context.view.seats[seat], rules),
        "ally": None if ally == NOBODY_THERE else ally,
        "deck": int(rules.theatre[seat]),
    }


def battle_figures(context: Context) -> Data:
    """Return how far the round has come and what every unit is worth; `None` while no line stands.

    A round has so many firing *phases*; the Conflict cards bear the *numbers* from 1 to that. *owners*
    are the seats that fight in each of the *lines*.
    """
    if not any(len(line.cards) for line in context.battle().lines):
        return None
    stage = stage_of(context)
    firing = stage.side if stage.name == FIRING else NO_WINNER
    return {
        "stage": {"name": stage.name, "phase": stage.phase, "side": stage.side},
        "phases": STEPS // 2,
        "numbers": HIGHEST_NUMBER,
        "owners": {name: owners(context, side) for side, name in enumerate(LINES)},
        "lines": {name: line_figures(context, side, side == firing) for side, name in enumerate(LINES)},
    }


def owners(context: Context, side: int) -> Data:
    """Return the seats that fight in a line; a partner may defend with the defender (bc-13.28)."""
    battle = context.battle()
    if side == AGGRESSOR:
        return [int(battle.aggressor)]
    return [int(seat) for seat in (battle.defender, battle.partner) if seat != NO_SEAT]


class Stage:
    """How far the round of a battle has come: its *name*, the firing *phase*, and the *side* that acts."""

    def __init__(self, name: str, side: int, phase: int = 0) -> None:
        self.name = name
        self.side = side
        self.phase = phase


def stage_of(context: Context) -> Stage:
    """Return the stage of the round (bc-4.1, bc-4.2); the program of the round knows its step."""
    battle = context.battle()
    frame = round_frame(context)
    if frame is None or battle.winner != NO_WINNER:
        return Stage("over", int(battle.winner))
    op = context.programs.ops[frame.program][frame.step]
    if isinstance(op, FirePhases):
        return Stage(FIRING, int(frame.left % 2), int(frame.left // 2 + 1))
    if isinstance(op, WithdrawUnits):
        return Stage("withdrawing", int(op.side))
    return Stage("before", AGGRESSOR if context.view.asked == battle.aggressor else DEFENDER)


def round_frame(context: Context) -> Frame | None:
    """Return the frame of the round that is fought, if there is one."""
    for frame in context.view.frames:
        if frame.program == context.rules.cards.round:
            return frame
    return None


def line_figures(context: Context, side: int, is_firing: bool) -> Data:
    """Return the units of a line by place; one that is gone is `None`.

    Of units alike in everything that matters, each has the place of the first one, from 1, as *like*.
    *phase* is the one, from 1, that a unit fires in now or next. *shots* are left only to those whose
    line fires now; *fires* marks the one that is firing.
    """
    line = context.line(side)
    shooter = context.battle().shooter if is_firing else NO_UNIT
    first: list[int] = []
    units: list[Data] = []
    for place in range(len(line.cards)):
        if line.cards[place] < 0:
            units.append(None)
            continue
        unit = unit_values(context, line, place)
        unit["phase"] = phase_of(context, int(line.cards[place]))
        unit["like"] = first_like(line, place, first) + 1
        unit["shots"] = int(line.shots[place]) if is_firing else 0
        unit["fires"] = bool(place == shooter)
        units.append(unit)
    return units


def phase_of(context: Context, card: int) -> int:
    """Return the first phase of a unit that is not over; the first of all if every one is (bc-4.2)."""
    mask = int(context.rules.cards.phases[card])
    phases = [phase for phase in range(1, STEPS // 2 + 1) if mask >> (phase - 1) & 1]
    now = stage_of(context).phase
    return next((phase for phase in phases if phase >= now), phases[0])


def first_like(line: Line, place: int, first: list[int]) -> int:
    """Return the place of the first unit that is like the one at *place*; new ones join *first*."""
    for other in first:
        if is_like(line, other, place):
            return other
    first.append(place)
    return place


def unit_values(context: Context, line: Line, place: int) -> dict[str, Data]:
    """Return attack and defence of a unit by type, after all bonuses; what it cannot do is `None`."""
    cards = context.rules.cards
    attack: dict[str, Data] = {}
    defence: dict[str, Data] = {}
    for type, name in enumerate(TYPES):
        value = int(attack_value(cards, line, place, type))
        attack[name] = None if value == NOT_APPLICABLE else value
        defence[name] = int(defence_value(cards, line, place, type))
    return {"attack": attack, "defence": defence}
