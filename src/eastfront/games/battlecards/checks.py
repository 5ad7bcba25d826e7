"""What a card must keep to beyond single fields: its class, its theatre, its window and the other cards."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.cards import ABILITIES, PACKS, Definition
from eastfront.games.battlecards.ops.kept import RoundBonus
from eastfront.games.battlecards.ops.registry import needs_enemy
from eastfront.games.battlecards.rules import SEATED
from eastfront.games.battlecards.tables import CLASSES_BY_TYPE, COMMANDERS
from eastfront.kernel.errors import CardFileError

LEADER: Final = "leader"
# The one op of each window; it has no meaning anywhere else.
OP_BY_WINDOW: Final = {
    "delay": "prevent_battle",
    "turn": "refight",
    "round": "round_bonus",
    "destruction": "survive",
    "counter": "no_effect",
}
# Kinds of which two sets may bring the same card, with the same id.
REPEATABLE: Final = ["unit", "battle"]
# What a card of the same id may say otherwise.
FREE_FIELDS: Final = ["copies", "numbers"]


def check_cards(entries: list[Definition]) -> None:
    """Refuse a card that contradicts itself or another one; *entries* are all cards of all files."""
    for card in entries:
        if card.kind == "unit":
            check_unit(card)
        elif card.kind == "battle":
            check_battle(card)
        else:
            check_play(card)
    check_ids(entries)
    check_requirements(entries)
    check_repeats(entries)


def check_unit(card: Definition) -> None:
    """Refuse a side of another theatre, a class of another type, and a commander who is there twice."""
    check_side(card, "side", card.side)
    classes = CLASSES_BY_TYPE[card.type]
    if card.group not in classes:
        raise unfit(card, "class", card.group, f"the type {card.type}", classes)
    if card.group in COMMANDERS and card.copies != 1:
        raise card.mistake("copies", f"must be 1, as each {card.group} is one person, not {card.copies}")
    check_abilities(card)


def check_side(card: Definition, field: str, side: str) -> None:
    """Refuse a side that does not fight where the cards of the set do."""
    theatre = SEATED["russian-front"] if card.set in PACKS else SEATED[card.set]
    if side not in theatre:
        raise unfit(card, field, side, f"the set {card.set}", theatre)


def unfit(card: Definition, field: str, value: str, whole: str, valid: list[str]) -> CardFileError:
    """Return the error that a value exists but not for *whole*."""
    return card.mistake(field, f"{value!r} does not fit {whole}; valid: {', '.join(valid)}")


def check_abilities(card: Definition) -> None:
    """Refuse an ability of another class, and one that would hide another; a Leader needs one (bc-1.6)."""
    valid = [LEADER] if card.group == LEADER else [name for name in ABILITIES if name != LEADER]
    if card.group == LEADER and not card.abilities:
        raise card.mistake("abilities", f"is missing; valid: {LEADER}")
    seen: list[tuple[str, str]] = []
    for number, each in enumerate(card.abilities, start=1):
        field = f"abilities[{number}].ability"
        if each.ability not in valid:
            raise unfit(card, field, each.ability, f"the class {card.group}", valid)
        if (each.ability, each.type) in seen:
            raise card.mistake(field, f"{each.ability!r} is there twice")
        seen.append((each.ability, each.type))


def check_battle(card: Definition) -> None:
    """Refuse sides that are no enemies, a homeland not attacked, and an objective that cannot be lost."""
    check_side(card, "aggressor", card.aggressor)
    check_side(card, "defender", card.defender)
    if card.defender == card.aggressor:
        raise card.mistake("defender", f"must be the enemy of the aggressor {card.aggressor!r}")
    if card.homeland not in ("", card.defender):
        raise unfit(card, "homeland", card.homeland, "the defender", [card.defender])
    if card.objective and card.objective not in card.forces[1]:
        raise unfit(card, "objective", card.objective, "the defender's forces", card.forces[1])


def check_play(card: Definition) -> None:
    """Refuse an op of another window, a bonus of nothing, and an answer by nobody (bc-14.36)."""
    if not card.play:
        raise card.mistake("play", "must hold at least one op")
    for number, op in enumerate(card.play, start=1):
        check_window(card, f"play[{number}].op", card.ops[number - 1])
        if isinstance(op, RoundBonus) and op.attack == 0 and op.defence == 0:
            raise card.mistake(f"play[{number}].attack", "must be above 0 if there is no defence")
    if card.counterable and not needs_enemy(card.play):
        raise card.mistake("counterable", "belongs to cards that are aimed at the enemy")


def check_window(card: Definition, field: str, op: str) -> None:
    """Refuse an op that the moment of a card's play does not carry out."""
    if card.window and op != OP_BY_WINDOW[card.window]:
        raise unfit(card, field, op, f"the window {card.window}", [OP_BY_WINDOW[card.window]])
    if not card.window and op in OP_BY_WINDOW.values():
        raise card.mistake(field, f"{op!r} belongs to kept cards, not to the kind {card.kind}")


def check_ids(entries: list[Definition]) -> None:
    """Refuse an id that is used twice, except for a unit or battle that a further set repeats (bc-1.11)."""
    known: dict[str, Definition] = {}
    for card in entries:
        first = known.setdefault(card.id, card)
        repeats = card.kind in REPEATABLE and first.base == card.base and first.set != card.set
        if first is not card and not repeats:
            number = "" if card.kind in REPEATABLE else f" with the number {card.number}"
            raise card.mistake("id", f"is used twice{number}")


def check_requirements(entries: list[Definition]) -> None:
    """Refuse a prerequisite that is no other battle of the card's own set or of the set it is mixed into."""
    for card in entries:
        if card.requires is None:
            continue
        sets = (card.set, card.theatre)
        battles = {each.id for each in entries if each.kind == "battle" and each.set in sets} - {card.id}
        for id in card.requires.of:
            if id not in battles:
                raise card.mistake("requires.of", f"unknown {id!r}; valid: {', '.join(sorted(battles))}")


def check_repeats(entries: list[Definition]) -> None:
    """Refuse a card that repeats the id of another one, number apart, but not its facts."""
    known: dict[str, Definition] = {}
    for card in entries:
        first = known.setdefault(card.base, card)
        differing = ["kind"] if first.kind != card.kind else []
        for field in [*first.values, *card.values]:
            if field not in FREE_FIELDS and first.values.get(field) != card.values.get(field):
                differing.append(field)
        if differing:
            raise card.mistake(differing[0], f"differs from the card of the same id in {first.file}")
