"""What goes to waste for good: shots that are not fired or must miss, and attacks that cannot succeed."""

from __future__ import annotations

from eastfront.games.battlecards.insight.aiming import aims_of, shooters, shooting_side
from eastfront.games.battlecards.insight.hopeless import is_hopeless, may_hit, numbers_now
from eastfront.games.battlecards.phrases.context import Context
from eastfront.games.battlecards.verbs import END, FIRING, KINDS, SHOOT, TARGET
from eastfront.kernel.decision import verb_of
from eastfront.kernel.message import Refusal, refused


def caution_of(option: int, context: Context) -> Refusal | None:
    """Say what is lost for good by *option*, if something offered beside it is better."""
    if verb_of(option) == END:
        return idle_caution(context)
    if not is_hopeless(option, context):
        return None
    # An end loses the shots as well: it is no better than one that must miss.
    if all(is_hopeless(other, context) for other in context.view.options if verb_of(other) != END):
        return None
    if verb_of(option) == SHOOT:
        return refused("bc-5.5", "bc-caution-miss")
    return refused("bc-3.8", "bc-caution-attack")


def idle_caution(context: Context) -> Refusal | None:
    """Warn of shots that are left and may hit; ending anything else loses nothing."""
    view = context.view
    if view.kind not in (KINDS[FIRING], KINDS[TARGET]):
        return None
    numbers = numbers_now(context)
    if not any(may_hit(aim, numbers) for place in shooters(context) for aim in aims_of(context, place)):
        return None
    if view.kind == KINDS[FIRING]:
        return refused("bc-5.8", "bc-caution-fire")
    return refused("bc-5.8", "bc-caution-shots", count=shots_left(context))


def shots_left(context: Context) -> int:
    """Return the shots that the firing unit has left."""
    [place] = shooters(context)
    return int(context.line(shooting_side(context)).shots[place])
