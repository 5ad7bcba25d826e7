"""Card text: a line for each part of a definition, worded from the same ops that the rules run."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.cards import AbilityText, Definition, ModifierText
from eastfront.games.barbarossa.rules import Rules
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message

FRONT: Final = "front"


def card_text(definition: Definition, rules: Rules | None = None) -> list[Message]:
    """Return the text of a card, a message a line.

    Without *rules* it holds for all editions and names the options that matter; under *rules* it
    says only what is in force.
    """
    lines = red_lines(definition, rules)
    if definition.play:
        lines.append(Message("text-play", effect=ops_words(definition.play, rules)))
    for modifier in definition.standing:
        lines.append(Message("text-standing", effect=modifier_words(modifier)))
    for ability in definition.abilities:
        if rules is None or in_force(ability, rules):
            lines.append(ability_line(ability, rules))
    if definition.moments["on_clean_up"]:
        effect = ops_words(definition.moments["on_clean_up"], rules)
        lines.append(Message("text-on-clean-up", effect=effect))
    if definition.type == "strategy":
        lines.append(Message("text-strategy"))
    return lines


def red_lines(definition: Definition, rules: Rules | None) -> list[Message]:
    """Return the lines of being revealed, gained and attacked, which come before any play."""
    lines: list[Message] = []
    if definition.moments["on_reveal"] and (rules is None or rules.red_on_reveal):
        lines.append(Message("text-on-reveal", effect=ops_words(definition.moments["on_reveal"], rules)))
    if definition.moments["on_gain"]:
        lines.append(Message("text-on-gain", effect=ops_words(definition.moments["on_gain"], rules)))
    if definition.moments["on_attack"]:
        effect = ops_words(definition.moments["on_attack"], rules)
        lines.append(Message(attack_moment(definition, rules), effect=effect))
    return lines


def attack_moment(definition: Definition, rules: Rules | None) -> str:
    """Return the id for the line of being attacked: footholds leave a failed attack to the edition."""
    if definition.subtype != "foothold":
        return "text-on-attack"
    if rules is None:
        return "text-on-attack-edition"
    return "text-on-attack" if rules.failed_foothold_red else "text-on-attack-won"


def ops_words(program: list[Op[BarbarossaState]], rules: Rules | None) -> list[Message]:
    """Return the words of each op, as far as known under *rules*."""
    return [settled(op.words(), rules) for op in program]


def settled(words: Message, rules: Rules | None) -> Message:
    """Return *words*, or under *rules* the words of what the edition makes of them."""
    if rules is None:
        return words
    if words.id == "op-give-up-this":
        return Message("op-forfeit-this" if rules.footholds_discarded else "op-return-this")
    if words.id == "op-gain-upgrade":
        ending = "discard" if rules.gain_to_discard else "hand"
        return Message(f"op-gain-upgrade-{ending}", **words.arguments)
    if words.id == "op-end-game":
        return Message("op-end-game-at-once" if rules.end_at_once else "op-end-game-phase")
    if words.id == "op-lay" and rules.lay_on_self:
        return Message("op-lay-anywhere")
    return words


def ability_line(ability: AbilityText, rules: Rules | None) -> Message:
    """Return the line of an ability: conditions, cost, effect."""
    cost = ops_words(ability.cost, rules)
    effect = ops_words(ability.effect, rules)
    conditions = ability_conditions(ability, rules)
    if not conditions:
        return Message("text-ability", cost=cost, effect=effect)
    return Message("text-ability-conditional", conditions=conditions, cost=cost, effect=effect)


def ability_conditions(ability: AbilityText, rules: Rules | None) -> list[Message]:
    """Return where and when an ability may be used, as far as that is special."""
    conditions: list[Message] = []
    if rules is None and ability.when:
        for answer in ability.when.split(","):
            question, _, value = answer.partition("=")
            conditions.append(Message("condition-answer", question=question, answer=value))
    if ability.area != FRONT:
        conditions.append(Message(f"condition-{ability.area}"))
    if ability.against:
        conditions.append(Message(f"condition-against-{target_word(ability.against, rules)}"))
    elif ability.windows:
        windows = [Message(f"window-{window}") for window in ability.windows]
        conditions.append(Message("condition-windows", windows=windows))
    if ability.limit:
        conditions.append(Message("condition-limit", limit=ability.limit))
    return conditions


def target_word(against: str, rules: Rules | None) -> str:
    """Return against what an ability works: a city, any site, or what the edition says."""
    if against == "edition" and rules is not None:
        return "site" if rules.footholds_any_site else "city"
    return against


def in_force(ability: AbilityText, rules: Rules) -> bool:
    """Tell whether the edition has this ability."""
    return not ability.when or rules.answer_is(ability.when)


def ability_words(definition: Definition, rules: Rules, played: bool, number: int) -> Message:
    """Word cost and effect of ability *number* (from 0) among those in force at that place."""
    abilities = [ability for ability in definition.abilities if in_force(ability, rules)]
    there = [ability for ability in abilities if (ability.area != FRONT) == played]
    ability = there[number]
    return Message("ability", cost=ops_words(ability.cost, rules), effect=ops_words(ability.effect, rules))


def modifier_words(modifier: ModifierText) -> Message:
    """Word a standing modifier by its question, the card it is about, and its amount without sign."""
    id = "modifier-" + modifier.question.replace("_", "-")
    if modifier.question == "self_reactivation":
        return Message(id)
    if modifier.question == "reactivation_limit":
        return Message(id, amount=modifier.amount)
    direction = "more" if modifier.amount > 0 else "less"
    about = Message(f"card-{modifier.card}") if modifier.card else Message("any-card")
    return Message(f"{id}-{direction}", amount=abs(modifier.amount), card=about)


def card_facts(definition: Definition) -> Message:
    """Return the facts of a card as one message: type, costs, Defence, Victory Points, copies."""
    facts = [type_fact(definition)]
    if definition.play_cost is not None:
        facts.append(Message("fact-play-cost", cost=definition.play_cost))
    if definition.buy_cost is not None:
        facts.append(Message("fact-buy-cost", cost=definition.buy_cost))
    if definition.defence is not None:
        facts.append(Message("fact-defence", defence=definition.defence))
    if definition.modifier is not None:
        facts.append(modifier_fact(definition.modifier))
    if definition.victory:
        facts.append(Message("fact-victory", count=definition.victory))
    facts.append(Message("fact-copies", count=definition.copies))
    return Message("facts", facts=facts)


def type_fact(definition: Definition) -> Message:
    """Name type and subtype."""
    type = Message(f"type-{definition.type}")
    if not definition.subtype:
        return type
    return Message("fact-subtype", type=type, subtype=Message(f"group-{definition.subtype}"))


def modifier_fact(modifier: int) -> Message:
    """Name what an Event adds to a City's Defence."""
    return Message("fact-modifier-minus" if modifier < 0 else "fact-modifier-plus", amount=abs(modifier))
