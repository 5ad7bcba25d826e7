"""Sense in firing: no shot that may hit is given away, or spent on a target that it must miss."""

from __future__ import annotations

from eastfront.games.battlecards.battle import AGGRESSOR, Line
from eastfront.games.battlecards.sequence.values import attack_value, defence_value
from eastfront.games.battlecards.tables import NOT_APPLICABLE
from eastfront.games.battlecards.verbs import AUTOKILL, END, FIRE, SET, SHOOT, place_of
from eastfront.players.scripted.battlecards.situation import Choice


class Lines:
    """Both lines from the side of the seat asked."""

    def __init__(self, choice: Choice) -> None:
        battle, facts = choice.view.battle, choice.facts
        attacks = facts.alliance[int(battle.aggressor)] == facts.alliance[choice.seat]
        self.side = AGGRESSOR if attacks else 1 - AGGRESSOR
        self.cards = facts.rules.cards
        self.own: Line = battle.lines[self.side]
        self.other: Line = battle.lines[1 - self.side]
        self.numbers = choice.numbers(facts.theatre[choice.seat])

    def may_hit(self, place: int, target: int) -> bool:
        """Tell whether a number may come up with which an own unit destroys an enemy."""
        type = self.cards.type[self.other.cards[target]]
        attack = int(attack_value(self.cards, self.own, place, type))
        defence = int(defence_value(self.cards, self.other, target, self.cards.type[self.own.cards[place]]))
        return self.numbers.cases(attack, defence) > 0

    def may_kill(self, place: int) -> bool:
        """Tell whether an own unit may destroy any enemy, by a number or without one (bc-6.10)."""
        card = int(self.own.cards[place])
        for target, enemy in enumerate(self.other.cards):
            if enemy < 0:
                continue
            defence = defence_value(self.cards, self.other, target, self.cards.type[card])
            limit = self.cards.autokill[card * 3 + self.cards.type[enemy]]
            if defence <= limit or self.may_hit(place, target):
                return True
        return False


def firing(choice: Choice) -> list[int]:
    """Fire first with the units that may hit something, as long as there are some (bc-5.8).

    Where none may, a shot still brings the next rebuild of the deck nearer, which may be wanted or not.
    """
    lines = Lines(choice)
    units = [noun for noun in choice.offered(FIRE) if lines.may_kill(int(place_of(noun)))]
    return [choice.take(FIRE, noun) for noun in units]


def aiming(choice: Choice) -> list[int]:
    """Shoot where a number may hit; what can be killed without a number is not shot at."""
    lines = Lines(choice)
    shooter = int(choice.view.battle.shooter)
    kills = choice.offered(AUTOKILL)
    # An Autokill takes the place of all shots: it is surely better than one shot only.
    spared = kills if lines.cards.shots[lines.own.cards[shooter]] == 1 else []
    shots = [
        noun
        for noun in choice.offered(SHOOT)
        if noun not in spared and lines.may_hit(shooter, int(place_of(noun)))
    ]
    kept = [choice.take(SHOOT, noun) for noun in shots] + [choice.take(AUTOKILL, noun) for noun in kills]
    return [option for option in choice.options if option in kept]


def supporting(choice: Choice) -> list[int]:
    """Support somebody with a unit that cannot hit anything in this round."""
    lines = Lines(choice)
    place = int(choice.frame().last)
    return choice.options if could_fire(choice, lines, place) else choice.all_but([END])


def could_fire(choice: Choice, lines: Lines, place: int) -> bool:
    """Tell whether an own unit could hit some enemy, even one who loses what others lend to him."""
    facts = choice.facts
    card = int(lines.own.cards[place])
    for target, enemy in enumerate(lines.other.cards):
        if enemy < 0:
            continue
        attack = int(attack_value(lines.cards, lines.own, place, facts.type[enemy]))
        least = min(facts.defence[enemy][facts.type[card]], int(defence_of(lines, target, facts.type[card])))
        if attack != NOT_APPLICABLE and attack > least:
            return True
    return False


def defence_of(lines: Lines, target: int, type: int) -> int:
    """Return the defence of an enemy against a type, after all bonuses."""
    return int(defence_value(lines.cards, lines.other, target, type))


def dividing(choice: Choice) -> list[int]:
    """Put all of an Air Group into the attack where nothing can be fired at the carrier."""
    lines, facts = Lines(choice), choice.facts
    type = facts.type[int(lines.own.cards[int(choice.frame().last)])]
    enemies = [int(card) for card in lines.other.cards if card >= 0]
    if any(facts.attack[enemy][type] != NOT_APPLICABLE for enemy in enemies):
        return choice.options
    return [choice.take(SET, max(choice.offered(SET)))]
