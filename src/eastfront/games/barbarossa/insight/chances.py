"""Whether an attack succeeds with what can be brought, and whether replacing an Event would help."""

from __future__ import annotations

from fractions import Fraction

from eastfront.games.barbarossa.insight.stage import is_fighting
from eastfront.games.barbarossa.insight.strength import Strength, as_if_attacking, strengths
from eastfront.games.barbarossa.insight.sums import card_message
from eastfront.games.barbarossa.odds import Attack, Pile, added_by, bonus_of, event_table, pile_of
from eastfront.games.barbarossa.ops.events import ReplaceEvent
from eastfront.games.barbarossa.sequence.abilities import can_use
from eastfront.games.barbarossa.sequence.combat import attack_options
from eastfront.games.barbarossa.sequence.moves import take_event
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import CITY_GROUP
from eastfront.games.barbarossa.verbs import ACTIVE, KINDS, REPLACE, TACTICS, WINDOW_COMBAT, placed
from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.decision import noun_of, verb_of
from eastfront.kernel.insight import Chance
from eastfront.kernel.machine import Programs
from eastfront.kernel.message import Message
from eastfront.kernel.state import new_options
from eastfront.kernel.zones import listed


def chances_of(
    view: BarbarossaView, state: BarbarossaState, programs: Programs[BarbarossaState]
) -> list[Chance]:
    """Return the chances of each attack that may be declared, or of the combat at hand; *state* is a sample.

    Each is told with the points at hand, with all that may still be added without giving up a card, and
    with cards given up as well, until it is certain; then the same with an Event replaced, if that can help.
    """
    pile = pile_of(view)
    if is_fighting(view, programs):
        strong = strengths(state, view.target, programs)
        return combat_chances(state, strong) + replacing_chances(state, pile, strong)
    found: list[Chance] = []
    if view.kind == KINDS[TACTICS]:
        for option in attack_options(state, state.turn, new_options()):
            found += site_chances(state, int(noun_of(option)), pile, programs)
    return found


def site_chances(
    state: BarbarossaState, site: int, pile: Pile, programs: Programs[BarbarossaState]
) -> list[Chance]:
    """Return the chances to take *site*, as Events come and with one of them replaced where that matters."""
    strong = strengths(state, site, programs)
    found = until_certain([attack_chance(state, site, pile, strength, 0) for strength in strong])
    if is_certain(found[0]) or not would_replace(state, site, programs):
        return found
    return found + until_certain([attack_chance(state, site, pile, strength, 1) for strength in strong])


def until_certain(chances: list[Chance]) -> list[Chance]:
    """Return *chances* up to the first that is certain: more strength would change nothing."""
    for place, chance in enumerate(chances):
        if is_certain(chance):
            return chances[: place + 1]
    return chances


def is_certain(chance: Chance) -> bool:
    """Tell whether nothing can go wrong."""
    return chance.good == chance.all


def attack_chance(state: BarbarossaState, site: int, pile: Pile, strength: Strength, spare: int) -> Chance:
    """Return the chance to take *site* with a strength, *spare* Events replaced if they stand in the way."""
    attack = attack_of(state, strength, int(state.rules.cards.defence[site]))
    odds = attack.odds(pile, [], spare) if is_city(state, site) else Fraction(attack.suffices([]))
    id = "bb-chance-attack-replacing" if spare else "bb-chance-attack"
    title = Message(id, site=card_message(state, site), means=strength.means, count=strength.points)
    return Chance(title, odds.numerator, odds.denominator)


def attack_of(state: BarbarossaState, strength: Strength, defence: int) -> Attack:
    """Return the attack with a strength on a *defence* without Events."""
    return Attack(strength.points, strength.bonuses, defence, event_table(state.rules))


def is_city(state: BarbarossaState, site: int) -> bool:
    """Tell whether *site* is a City: only they reveal Events (bb-12.12)."""
    return bool(state.rules.cards.group[site] & CITY_GROUP)


def combat_chances(state: BarbarossaState, strong: list[Strength]) -> list[Chance]:
    """Tell for each strength whether it beats the Defence as it is now (bb-12.26)."""
    revealed = listed(state.revealed.cards)
    _, groups = added_by(revealed, event_table(state.rules))
    found: list[Chance] = []
    for strength in strong:
        count = strength.points + bonus_of(strength.bonuses, groups)
        title = Message("bb-chance-combat", means=strength.means, count=count)
        found.append(Chance(title, int(combat_attack(state, strength).suffices(revealed)), 1))
    return until_certain(found)


def combat_attack(state: BarbarossaState, strength: Strength) -> Attack:
    """Return the attack of the combat at hand with a strength."""
    return attack_of(state, strength, int(state.rules.cards.defence[state.target] - state.lowered))


def replacing_chances(state: BarbarossaState, pile: Pile, strong: list[Strength]) -> list[Chance]:
    """Return for each revealed Event the chances to succeed once it is replaced by the next (bb-15.18)."""
    if pile.is_empty() or not may_replace(state):
        return []
    revealed = listed(state.revealed.cards)
    found: list[Chance] = []
    for card in sorted(set(revealed)):
        named = card_message(state, card)
        each: list[Chance] = []
        for strength in strong:
            odds = combat_attack(state, strength).replacing(pile, revealed, card, 1)
            title = Message("bb-chance-replace", card=named, means=strength.means, count=strength.points)
            each.append(Chance(title, odds.numerator, odds.denominator))
        found += until_certain(each)
    return found


def would_replace(state: BarbarossaState, site: int, programs: Programs[BarbarossaState]) -> bool:
    """Tell whether an attack on *site* would reveal an Event that a card could replace (bb-15.21)."""
    if not is_city(state, site) or state.events.size() == 0:
        return False
    attacking = as_if_attacking(state, site, programs)
    attacking.revealed.insert(take_event(attacking))
    return may_replace(attacking)


def may_replace(state: BarbarossaState) -> bool:
    """Tell whether the attacker is choosing an Event to replace, or has a card that would let him."""
    for option in state.options:
        if verb_of(option) == REPLACE:
            return True
    for card in state.seats[state.turn].active.cards:
        for ability in state.rules.front_abilities[card]:
            replaces = any(isinstance(op, ReplaceEvent) for op in ability.checks)
            if replaces and can_use(state, state.turn, WINDOW_COMBAT, ability, placed(card, ACTIVE)):
                return True
    return False
