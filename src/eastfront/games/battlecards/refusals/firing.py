"""Why a unit does not fire, and why a target is not fired at."""

from __future__ import annotations

from eastfront.games.battlecards.battle import FREE, Line
from eastfront.games.battlecards.phrases.nouns import unit_name
from eastfront.games.battlecards.refusals.fighting import OPENING, in_round, refuse_no_round
from eastfront.games.battlecards.refusals.inquiry import Inquiry
from eastfront.games.battlecards.sequence.values import attack_value, defence_value, has_target
from eastfront.games.battlecards.tables import NOT_APPLICABLE, TYPES
from eastfront.games.battlecards.verbs import DESTRUCTION, FIRING, TARGET, place_of, side_of, unit_noun
from eastfront.kernel.message import Message, Refusal, refused


def refuse_fire(inquiry: Inquiry) -> Refusal:
    """Say why a unit cannot be the next to fire."""
    kind = inquiry.state.kind
    if kind == TARGET:
        return refused("bc-4.12", "bc-why-unit-fires", unit=shooter(inquiry))
    if kind != FIRING:
        return refuse_moment(inquiry)
    if not inquiry.has_unit():
        return refused("bc-4.12", "bc-why-no-unit")
    if side_of(inquiry.noun) != firing_side(inquiry):
        return refused("bc-4.12", "bc-why-enemy-unit", unit=inquiry.unit())
    owner = inquiry.line().seats[place_of(inquiry.noun)]
    if owner != inquiry.seat:
        return refused("bc-13.20", "bc-why-partners-unit", unit=inquiry.unit(), who=inquiry.player(owner))
    return refuse_own_unit(inquiry, place_of(inquiry.noun))


def refuse_own_unit(inquiry: Inquiry, place: int) -> Refusal:
    """Say why an own unit cannot fire now."""
    line = inquiry.line()
    unit = inquiry.unit()
    supported = line.supports[place]
    if supported >= 0:
        return refused(
            "bc-6.3",
            "bc-why-supports",
            unit=unit,
            other=unit_name(inquiry.context, unit_noun(side_of(inquiry.noun), supported)),
        )
    if supported != FREE:
        return refused("bc-6.6", "bc-why-support-ended", unit=unit)
    phase = int(inquiry.frame().left) // 2
    phases = int(inquiry.cards().phases[line.cards[place]])
    if not phases >> phase & 1:
        own = ", ".join(str(each + 1) for each in range(4) if phases >> each & 1)
        return refused("bc-4.2", "bc-why-other-phase", unit=unit, phases=own, phase=phase + 1)
    if line.shots[place] == 0:
        return refused("bc-4.4", "bc-why-has-fired", unit=unit)
    if not has_target(inquiry.cards(), line, place, enemy_line(inquiry)):
        return refused("bc-5.2", "bc-why-no-target", unit=unit)
    return refused("bc-4.12", "bc-why-alike", unit=unit)


def refuse_moment(inquiry: Inquiry) -> Refusal:
    """Say that no unit is firing at this stage of the battle, or that there is none."""
    kind = inquiry.state.kind
    if not in_round(inquiry):
        return refuse_no_round(inquiry, "bc-4.1")
    if kind in OPENING:
        return refused("bc-4.16", "bc-why-round-opens")
    if kind == DESTRUCTION:
        return refused("bc-14.34", "bc-why-hit-first")
    return refused("bc-4.1", "bc-why-firing-over")


def firing_side(inquiry: Inquiry) -> int:
    """Return the side that fires."""
    return int(inquiry.frame().left) % 2


def enemy_line(inquiry: Inquiry) -> Line:
    """Return the line that is fired at."""
    return inquiry.state.battle.lines[1 - firing_side(inquiry)]


def shooter(inquiry: Inquiry) -> Message:
    """Name the unit that fires."""
    return unit_name(inquiry.context, unit_noun(firing_side(inquiry), inquiry.state.battle.shooter))


def refuse_target(inquiry: Inquiry) -> Refusal | None:
    """Say why nothing is aimed at, or not at this place; `None` if it is a target of the unit that fires."""
    kind = inquiry.state.kind
    if kind == FIRING:
        return refused("bc-4.12", "bc-why-shooter-first")
    if kind != TARGET:
        return refuse_moment(inquiry)
    if not inquiry.has_unit():
        return refused("bc-5.1", "bc-why-no-unit")
    if side_of(inquiry.noun) == firing_side(inquiry):
        return refused("bc-5.1", "bc-why-own-unit", unit=inquiry.unit())
    return None


def refuse_shot(inquiry: Inquiry) -> Refusal:
    """Say why the unit that fires cannot shoot at a target."""
    refusal = refuse_target(inquiry)
    if refusal is not None:
        return refusal
    cards = inquiry.cards()
    battle = inquiry.state.battle
    line, place = battle.lines[firing_side(inquiry)], place_of(inquiry.noun)
    type = cards.type[inquiry.line().cards[place]]
    attack = int(attack_value(cards, line, battle.shooter, type))
    unit, target = shooter(inquiry), inquiry.unit()
    if attack == NOT_APPLICABLE:
        return refused(
            "bc-5.2",
            "bc-why-not-applicable",
            unit=unit,
            target=target,
            type=Message(f"bc-type-{TYPES[type]}"),
        )
    defence = int(defence_value(cards, inquiry.line(), place, cards.type[line.cards[battle.shooter]]))
    if attack <= defence:
        return refused("bc-5.2", "bc-why-defence", unit=unit, target=target, attack=attack, defence=defence)
    return refused("bc-5.1", "bc-why-alike", unit=target)


def refuse_autokill(inquiry: Inquiry) -> Refusal:
    """Say why the unit that fires cannot Autokill a target."""
    refusal = refuse_target(inquiry)
    if refusal is not None:
        return refusal
    cards = inquiry.cards()
    battle = inquiry.state.battle
    line, place = battle.lines[firing_side(inquiry)], place_of(inquiry.noun)
    card = line.cards[battle.shooter]
    unit, target = shooter(inquiry), inquiry.unit()
    if not cards.can_autokill[card]:
        return refused("bc-15.2", "bc-why-no-autokill", unit=unit)
    if line.shots[battle.shooter] < cards.shots[card]:
        return refused("bc-15.2", "bc-why-autokill-late", unit=unit)
    most = int(cards.autokill[card * 3 + cards.type[inquiry.line().cards[place]]])
    if most == NOT_APPLICABLE:
        return refused("bc-15.2", "bc-why-autokill-type", unit=unit, target=target)
    defence = int(defence_value(cards, inquiry.line(), place, cards.type[card]))
    if defence > most:
        return refused(
            "bc-6.11", "bc-why-autokill-defence", unit=unit, target=target, defence=defence, most=most
        )
    return refused("bc-5.1", "bc-why-alike", unit=target)
