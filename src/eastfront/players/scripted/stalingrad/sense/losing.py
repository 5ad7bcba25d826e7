"""Plainly worse ways to absorb losses: Forces given up for nothing, and the game given up with them."""

from __future__ import annotations

from eastfront.games.stalingrad.solving.stands import STAYS, Mix, Stand
from eastfront.games.stalingrad.verbs import BURN, DESTROY, RETREAT
from eastfront.kernel.decision import noun_of, verb_of
from eastfront.players.scripted.stalingrad.clash import fighters_in
from eastfront.players.scripted.stalingrad.losing import pick
from eastfront.players.scripted.stalingrad.situation import Field


def absorbing(field: Field) -> list[int]:
    """Stay where leaving would decide the game, and destroy nobody who can do as much alive."""
    staying = staying_options(field) if must_stay(field) else []
    kept = staying or field.options
    return [option for option in kept if not is_needless(field, option)]


def must_stay(field: Field) -> bool:
    """Tell whether having nobody left in the Control zone decides the game against the player.

    The enemy, in his turn, would hold all five Locations, or the player would fail to in his own.
    """
    battle, seat, foe = field.view.battle, field.seat, field.foe
    slot = int(battle.slot)
    if has_others(field, seat):
        return False
    if field.view.turn == seat:
        return not field.fronts[foe][slot] and field.owns_others(seat, slot)
    stays = has_others(field, foe) or stand(field, foe).can_stay(int(battle.losses[foe]))
    return stays and field.owns_others(foe, slot)


def has_others(field: Field, seat: int) -> bool:
    """Tell whether *seat* has Forces in the Control zone that take no part in the battle."""
    battle = field.view.battle
    return any(force not in battle.engaged[seat].cards for force in field.fronts[seat][int(battle.slot)])


def stand(field: Field, seat: int) -> Stand:
    """Return every way of *seat* to absorb losses in the battle at hand, from now on."""
    battle = field.view.battle
    slot = int(battle.slot)
    fighters = fighters_in(field, battle, seat)
    here = [fighter.force for fighter in fighters]
    gone = [int(force) for force in battle.engaged[seat].cards if int(force) not in here]
    stores = sum(field.view.rations[force] for force in gone)
    room = field.room(seat, slot, here, bool(battle.held[seat]))
    return Stand(fighters, room, stores=stores)


def staying_options(field: Field) -> list[int]:
    """Return the options that begin a way to absorb everything and to leave somebody in the Control zone."""
    own = stand(field, field.seat)
    ways = own.following(int(field.view.battle.losses[field.seat]))
    found: set[int] = set()
    for mix in ways:
        if mix.stays:
            found.update(first_picks(field, own, mix))
    return [option for option in field.options if option in found]


def first_picks(field: Field, own: Stand, mix: Mix) -> list[int]:
    """Return the options that a mix may begin with: those who go first, in the fixed order (sg-8.11)."""
    pairs = zip(own.fighters, own.fates_of(mix), strict=True)
    picks = [pick(field, *pair) for pair in pairs if pair[1] != STAYS]
    return [min(picks)[-1]] if picks else [field.take(BURN, force) for force in field.offered(BURN)]


def is_needless(field: Field, option: int) -> bool:
    """Tell whether a Force would be destroyed that can absorb as much by its Rations and its retreat."""
    if verb_of(option) != DESTROY:
        return False
    force, losses = noun_of(option), int(field.view.battle.losses[field.seat])
    for fighter in fighters_in(field, field.view.battle, field.seat):
        if fighter.force == force:
            spared = fighter.retreat if force in field.offered(RETREAT) else 0
            return fighter.rations + spared >= losses
    return False
