"""Sense before a battle: attack with something, take what nobody defends, waste no card on a battle won."""

from __future__ import annotations

from eastfront.games.battlecards.battle import DRAWN, RAID
from eastfront.games.battlecards.solving.forces import RAIDS, has_forces
from eastfront.games.battlecards.verbs import ATTACK, DECLINE, END, PLAY, REFIGHT
from eastfront.kernel.frames import NO_CARD
from eastfront.players.scripted.battlecards.counterattack import refightable
from eastfront.players.scripted.battlecards.situation import Choice


def opening(choice: Choice) -> list[int]:
    """Play no Counterattack where no unit could take part in any of the battles."""
    if not choice.offered(PLAY) or any(has_units_for(choice, battle) for battle in refightable(choice)):
        return choice.options
    return choice.all_but([PLAY])


def refighting(choice: Choice) -> list[int]:
    """Fight again where some unit can take part."""
    battles = [battle for battle in choice.offered(REFIGHT) if has_units_for(choice, battle)]
    return [choice.take(REFIGHT, battle) for battle in battles]


def attacking(choice: Choice) -> list[int]:
    """Never attack without a unit (bc-3.8), and always where nobody can be there to defend."""
    battle = choice.view.battle
    card, aggressor, defender = int(battle.card), int(battle.aggressor), int(battle.defender)
    if not has_units_for(choice, card):
        return choice.all_but([ATTACK])
    cards = choice.facts.rules.cards
    defenders = choice.defenders(card, aggressor, defender)
    empty = are_empty(choice, defenders, int(cards.defender_forces[card]))
    rallied = is_invasion(choice, card, aggressor) and any(
        choice.view.seats[seat].hand_size for seat in defenders
    )
    return choice.all_but([DECLINE]) if empty and not rallied else choice.options


def raiding(choice: Choice) -> list[int]:
    """Give up a battle for a raid only if both sides have something to fight with: raids score nothing."""
    enemies = [seat for seat in choice.enemies() if choice.view.seats[seat].fallen == NO_CARD]
    cards = choice.facts.rules.cards
    pointless = [
        verb
        for verb, forces in RAIDS.items()
        if not has_forces(cards, choice.me.stacks, forces, True) or are_empty(choice, enemies, forces)
    ]
    return choice.all_but(pointless)


def delaying(choice: Choice) -> list[int]:
    """Prevent neither a battle that one has just chosen, nor one in which the enemy has no unit."""
    facts, battle = choice.facts, choice.view.battle
    card, aggressor = int(battle.card), int(battle.aggressor)
    cards = facts.rules.cards
    forced = battle.cause == DRAWN and bool(cards.forced[card])
    if aggressor == choice.seat and not forced:
        return choice.all_but([PLAY])
    raid = int(battle.raid_forces) if battle.cause == RAID else 0
    if facts.alliance[aggressor] != facts.alliance[choice.seat]:
        idle = are_empty(choice, [aggressor], raid or int(cards.aggressor_forces[card]))
    else:
        defenders = [int(battle.defender)]
        if not raid:
            defenders = choice.defenders(card, aggressor, int(battle.defender))
        idle = are_empty(choice, defenders, raid or int(cards.defender_forces[card]))
        # The invaded may still deploy their hands.
        idle = idle and (bool(raid) or not is_invasion(choice, card, aggressor))
    return choice.all_but([PLAY]) if idle else choice.options


def rallying(choice: Choice) -> list[int]:
    """Deploy the hand where the homeland would fall without a fight and the hand holds a defender."""
    battle = choice.view.battle
    card, aggressor, defender = int(battle.card), int(battle.aggressor), int(battle.defender)
    forces = int(choice.facts.rules.cards.defender_forces[card])
    undefended = are_empty(choice, choice.defenders(card, aggressor, defender), forces)
    fresh = any(
        forces >> choice.facts.type[unit] & 1 and not choice.facts.leader[unit] for unit in choice.me.hand
    )
    return choice.all_but([END]) if undefended and fresh else choice.options


def has_units_for(choice: Choice, battle: int) -> bool:
    """Tell whether the seat has a unit for an attack in *battle*."""
    rules = choice.facts.rules
    abroad = int(rules.theatre_of_card(battle)) != choice.facts.theatre[choice.seat]
    return has_forces(rules.cards, choice.me.stacks, int(rules.cards.aggressor_forces[battle]), abroad)


def are_empty(choice: Choice, seats: list[int], forces: int) -> bool:
    """Tell whether no card lies in any stack of these types."""
    sizes = [choice.view.seats[seat].stack_sizes for seat in seats]
    return not any(each[type] for each in sizes for type in range(len(each)) if forces >> type & 1)


def is_invasion(choice: Choice, battle: int, aggressor: int) -> bool:
    """Tell whether *battle* is an attack on a homeland of the aggressor's enemies."""
    return bool(choice.falling(battle, aggressor))
