"""Cards that change nothing in a battle, because what they could change is decided."""

from __future__ import annotations

from eastfront.games.stalingrad.battle import NO_SLOT
from eastfront.games.stalingrad.sequence.totals import total_of
from eastfront.games.stalingrad.verbs import FIRE, PASS, PLAY, USE
from eastfront.kernel.decision import noun_of
from eastfront.players.scripted.stalingrad.sense.bounds import Bounds
from eastfront.players.scripted.stalingrad.situation import Field


def playing(field: Field) -> list[int]:
    """Play no event that changes nothing."""
    bounds = Bounds(field, field.view.battle, field.seat)
    kept = [card for card in field.offered(PLAY) if not bounds.is_idle_event(card)]
    return [field.take(PASS), *(field.take(PLAY, card) for card in kept)]


def firing(field: Field) -> list[int]:
    """Fire no card that changes nothing."""
    bounds = Bounds(field, field.view.battle, field.seat)
    kept = [card for card in field.offered(FIRE) if not bounds.is_idle_fire(card)]
    return [field.take(PASS), *(field.take(FIRE, card) for card in kept)]


def reacting(field: Field) -> list[int]:
    """Cancel no event of a battle that changes nothing."""
    top, facts = field.view.pending[-1], field.facts
    if field.view.battle.slot == NO_SLOT or facts.cancels[top] or not facts.in_battle[top]:
        return field.options
    bounds = Bounds(field, field.view.battle, field.foe)
    return [field.take(PASS)] if bounds.is_idle_event(top) else field.options


def using(field: Field) -> list[int]:
    """Use the card turned up that adds most to the own total, or the one that takes most from the enemy's."""
    firefight = field.facts.firefight
    values = {firefight[card]: card for card in reversed(field.offered(USE))}
    best, worst = max(values), min(values)
    # What takes from nothing changes nothing.
    idle = total_of(field.view.battle, field.foe, field.facts.tables) == 0
    wanted = [best] if best > 0 else []
    if worst < 0 and not (wanted and idle):
        wanted.append(worst)
    return [option for option in field.options if noun_of(option) in [values[each] for each in wanted]]
