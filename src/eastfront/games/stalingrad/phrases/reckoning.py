"""What the rules make of the open table, for sentences that tell what a choice is worth."""

from __future__ import annotations

from eastfront.games.stalingrad.ground import is_control, place_at, place_of
from eastfront.games.stalingrad.phrases.context import Context
from eastfront.games.stalingrad.sequence.attack import Engage, OpenBattle, strength
from eastfront.games.stalingrad.sequence.firefight import TWO_PASSES
from eastfront.games.stalingrad.sequence.moving import Roads, strolls
from eastfront.games.stalingrad.sequence.supply import Supply
from eastfront.games.stalingrad.sequence.totals import total_of
from eastfront.games.stalingrad.state import CONTROL, StalingradState
from eastfront.games.stalingrad.tables import ASSAULT
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.zones import zone_of


def is_free_move(context: Context, target: int) -> bool:
    """Tell whether the Force that moves enters *target* without a Ration; those moved by a card always do."""
    if context.view.kind != "move":
        return True
    table = context.table()
    force = context.frame().source
    peripheral = not is_control(place_of(table, force)) and not is_control(target)
    return strolls(table, force, peripheral and Roads(table, context.view.asked).march)


def attack_strengths(context: Context, location: int) -> tuple[int, int]:
    """Return the totals with which an attack would begin if all Forces that can pay joined."""
    battlefield = attacked(context, context.view.locations.index(location))
    own, enemy = (
        int(total_of(battlefield.battle, seat, context.rules.cards))
        for seat in (context.view.asked, 1 - context.view.asked)
    )
    return own, enemy


def attacked(context: Context, slot: int) -> StalingradState:
    """Return the table once all Forces that can pay have begun an attack (sg-5.20, sg-7.2, sg-7.3)."""
    table, seat = context.table(), context.view.asked
    battle = table.battle
    battle.slot, battle.attacker = slot, seat
    for force in table.seats[seat].places[place_at(slot, CONTROL)].cards:
        if table.rations[force] > 0:
            battle.engaged[seat].add(force)
            table.rations[force] -= 1
    frame = Frame(0, seat, NO_CARD)
    Engage().begin(table, frame)
    OpenBattle().run(table, frame)
    return table


def attack_strength(context: Context, force: int) -> int:
    """Return what a Force would bring to the attack that is being prepared."""
    table = context.table()
    seat = context.view.asked
    table.battle.engaged[seat] = zone_of([force])
    return int(strength(table, seat, ASSAULT))


def ends_step(context: Context) -> bool:
    """Tell whether a pass ends the step: the enemy has just passed, or has no cards (sg-7.6, sg-7.18)."""
    return context.frame().left + 1 >= TWO_PASSES or context.enemy().hand_size == 0


def resupply_rations(context: Context) -> int:
    """Return how many Rations a Resupply brings (sg-5.3)."""
    op = context.programs.ops[context.rules.cards.resupply][0]
    assert isinstance(op, Supply), op
    return int(op.rations)
