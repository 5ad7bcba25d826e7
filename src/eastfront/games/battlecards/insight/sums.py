"""Attack and defence in a shot, bonus by bonus (bc-5.7)."""

from __future__ import annotations

from eastfront.games.battlecards.battle import DEFENDER, RAID, Line
from eastfront.games.battlecards.insight.aiming import Aim, aims_of, shooters
from eastfront.games.battlecards.phrases.context import Context
from eastfront.games.battlecards.phrases.nouns import unit_name
from eastfront.games.battlecards.tables import GROUND, TYPES
from eastfront.games.battlecards.verbs import KINDS, TARGET, unit_noun
from eastfront.kernel.insight import Sum, Term
from eastfront.kernel.message import Message


def sums_of(context: Context) -> list[Sum]:
    """Return what the unit that fires has against each type of its targets, and what each target has."""
    if context.view.kind != KINDS[TARGET]:
        return []
    attacks: dict[int, Sum] = {}
    defences: dict[int, Sum] = {}
    for place in shooters(context):
        for aim in aims_of(context, place):
            if not aim.kills:
                attacks[aim.against] = attack_sum(context, aim)
            defences[aim.target] = defence_sum(context, aim)
    return list(attacks.values()) + list(defences.values())


def attack_sum(context: Context, aim: Aim) -> Sum:
    """Sum the attack of the firing unit against one type."""
    cards = context.rules.cards
    line = context.line(aim.side)
    terms = [Term(Message("bc-term-printed"), int(cards.attack[line.cards[aim.place] * 3 + aim.against]))]
    terms += bonus_terms(context, aim.side, aim.place, True)
    complete(terms, aim.attack, line, aim.place, context)
    unit = unit_name(context, int(unit_noun(aim.side, aim.place)))
    title = Message("bc-sum-attack", unit=unit, type=Message(f"bc-type-{TYPES[aim.against]}"))
    return Sum(title, terms, aim.attack, "bc-5.7")


def defence_sum(context: Context, aim: Aim) -> Sum:
    """Sum the defence of a target against the type that fires."""
    cards = context.rules.cards
    side = 1 - aim.side
    line = context.line(side)
    terms = [Term(Message("bc-term-printed"), int(cards.defence[line.cards[aim.target] * 3 + aim.by]))]
    terms += bonus_terms(context, side, aim.target, False)
    prepared = prepared_defence(context, side, aim.target)
    if prepared:
        terms.append(Term(Message("bc-term-prepared"), prepared))
    complete(terms, aim.defence, line, aim.target, context)
    unit = unit_name(context, int(unit_noun(side, aim.target)))
    title = Message("bc-sum-defence", unit=unit, type=Message(f"bc-type-{TYPES[aim.by]}"))
    return Sum(title, terms, aim.defence, "bc-5.7")


def bonus_terms(context: Context, side: int, place: int, attacks: bool) -> list[Term]:
    """Return what each other unit of a line adds, by its aura (bc-6.7, bc-6.8) or its support (bc-6.2)."""
    cards = context.rules.cards
    line = context.line(side)
    type = cards.type[line.cards[place]]
    terms: list[Term] = []
    for other in range(len(line.cards)):
        card = line.cards[other]
        if card < 0 or other == place:
            continue
        amount = cards.aura_attack[card * 3 + type] if attacks else cards.aura_defence[card * 3 + type]
        if line.supports[other] == place:
            amount += cards.support_attack[card] if attacks else cards.support_defence[card]
        if amount:
            terms.append(Term(unit_name(context, int(unit_noun(side, other))), int(amount)))
    return terms


def prepared_defence(context: Context, side: int, place: int) -> int:
    """Return what the battle adds to the defence of the defender's Ground units (bc-15.12)."""
    battle = context.battle()
    cards = context.rules.cards
    ground = cards.type[battle.lines[side].cards[place]] == GROUND
    if side != DEFENDER or battle.cause == RAID or not ground:
        return 0
    return int(cards.prepared[battle.card])


def complete(terms: list[Term], total: int, line: Line, place: int, context: Context) -> None:
    """Add what is left: the part of an Air Group (bc-15.4) and the Kept Cards of this round (bc-14.30)."""
    left = total - sum(term.amount for term in terms)
    if left == 0:
        return
    flies = context.rules.cards.air_group[line.cards[place]] > 0
    terms.append(Term(Message("bc-term-air-group" if flies else "bc-term-kept"), left))
