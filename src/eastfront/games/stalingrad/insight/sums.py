"""Combat totals of the battle at hand, contribution by contribution, and what they cost (chapter 7)."""

from __future__ import annotations

from eastfront.games.stalingrad.battle import FORCES_STEP, amount_of, seat_of, source_of, step_of
from eastfront.games.stalingrad.ground import note_at
from eastfront.games.stalingrad.phrases.context import Context
from eastfront.games.stalingrad.phrases.nouns import card_name, player_arguments
from eastfront.games.stalingrad.sequence.totals import is_struck
from eastfront.games.stalingrad.tables import ARMOUR, ASSAULT, DEFENCE
from eastfront.games.stalingrad.verbs import KINDS, LOSSES, MEDAL
from eastfront.kernel.insight import Sum, Term
from eastfront.kernel.message import Message


def sums_of(context: Context) -> list[Sum]:
    """Return both totals, the attacker's first, and then what each side has to lose."""
    battle = context.view.battle
    if len(battle.entries) == 0:
        return []
    seats = [int(battle.seat_in(role)) for role in range(2)]
    return [total_sum(context, seat) for seat in seats] + [loss_sum(context, seat) for seat in seats]


def total_sum(context: Context, seat: int) -> Sum:
    """Sum what *seat* has, in the order of the contributions; it never falls below 0 (sg-7.3, sg-7.4)."""
    battle = context.view.battle
    terms: list[Term] = []
    for entry in battle.entries:
        if seat_of(entry) != seat:
            continue
        if step_of(entry) == FORCES_STEP:
            terms += forces_terms(context, seat, int(amount_of(entry)))
        else:
            terms.append(entry_term(context, int(entry)))
    total = context.total(seat)
    complete(terms, total, Message("sg-term-floor"))
    return Sum(Message("sg-sum-total", **player_arguments(seat)), terms, total, "sg-7.3")


def entry_term(context: Context, entry: int) -> Term:
    """Return a contribution by its card; one that is struck out counts no more (sg-12.40)."""
    name = card_name(context, int(source_of(entry)))
    if is_struck(context.view.battle, entry, context.rules.cards):
        return Term(Message("sg-term-struck", card=name), 0)
    return Term(name, int(amount_of(entry)))


def forces_terms(context: Context, seat: int, amount: int) -> list[Term]:
    """Return what the Forces bring one by one, as long as all that were counted are still there."""
    terms: list[Term] = []
    for force in context.view.battle.engaged[seat].cards:
        terms += force_terms(context, seat, int(force))
    if sum(term.amount for term in terms) == amount:
        return terms
    return [Term(Message("sg-term-forces"), amount)]


def force_terms(context: Context, seat: int, force: int) -> list[Term]:
    """Return a Force's Combat with its medals, its ability and the note (sg-8.18, sg-11.3, sg-10.12)."""
    cards = context.rules.cards
    table = context.table()
    name = card_name(context, force)
    ability = ASSAULT if seat == table.battle.attacker else DEFENCE
    word = "assault" if ability == ASSAULT else "defence"
    armour = int(note_at(table, table.battle.slot, ARMOUR)) if cards.armoured[force] else 0
    terms = [Term(name, int(cards.combat[force]))]
    if table.medals[force]:
        terms.append(Term(Message("sg-term-medals", force=name), int(table.medals[force])))
    if cards.abilities[force] & ability:
        terms.append(Term(Message("sg-term-ability", force=name, ability=Message(f"sg-ability-{word}")), 1))
    if armour:
        location = card_name(context, context.location())
        terms.append(Term(Message("sg-term-note", force=name, location=location), armour))
    return terms


def loss_sum(context: Context, seat: int) -> Sum:
    """Sum what *seat* loses: the enemy's total less what it ignores (sg-7.15, sg-12.22)."""
    battle = context.view.battle
    terms = [Term(Message("sg-term-enemy-total"), context.total(1 - seat))]
    ignored = int(battle.spared[seat] + battle.shrugged[seat])
    if ignored:
        terms.append(Term(Message("sg-term-ignored"), -ignored))
    complete(terms, max(terms[0].amount - ignored, 0), Message("sg-term-floor"))
    total = sum(term.amount for term in terms)
    if context.view.kind in (KINDS[LOSSES], KINDS[MEDAL]):
        total = int(battle.losses[seat])
        complete(terms, total, Message("sg-term-absorbed"))
    return Sum(Message("sg-sum-losses", **player_arguments(seat)), terms, total, "sg-7.15")


def complete(terms: list[Term], total: int, title: Message) -> None:
    """Add what is missing between the terms and their *total*, if anything is."""
    left = total - sum(term.amount for term in terms)
    if left:
        terms.append(Term(title, left))
