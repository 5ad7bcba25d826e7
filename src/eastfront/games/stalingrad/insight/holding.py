"""The exact chance that a battle leaves a side nobody in the Control zone, or nobody at all (chapter 8).

No other card is thought to be played: what is open are the cards turned up. Whoever may choose among
several uses the one that is best for or against what the chance is about.
"""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.ground import place_at
from eastfront.games.stalingrad.insight.flips import flip_stock, reduced, still_to_flip
from eastfront.games.stalingrad.phrases.context import Context
from eastfront.games.stalingrad.phrases.nouns import card_name, place_name, player_arguments
from eastfront.games.stalingrad.phrases.reckoning import attacked
from eastfront.games.stalingrad.sequence.attack import may_attack
from eastfront.games.stalingrad.sequence.losses import destruction_absorbs, retreat_absorbs
from eastfront.games.stalingrad.sequence.totals import total_of
from eastfront.games.stalingrad.solving.absorbing import retreat_room
from eastfront.games.stalingrad.solving.flips import Stock, Turned
from eastfront.games.stalingrad.solving.stands import Fighter, Stand
from eastfront.games.stalingrad.state import CONTROL, PERIMETER, SLOTS, StalingradState
from eastfront.games.stalingrad.tables import SIDES
from eastfront.games.stalingrad.verbs import ACTION, FIRE, FLIPPING, KINDS
from eastfront.kernel.decision import noun_of, verb_of
from eastfront.kernel.insight import Chance
from eastfront.kernel.message import Argument, Message

# Which card turned up adds most to the own total, and which takes most from the enemy's.
ADDING: Final = [3, 2, 1, -1, -2, -3]
TAKING: Final = [-3, -2, -1, 1, 2, 3]
SEATS: Final = range(len(SIDES))


def holding_chances(context: Context) -> list[Chance]:
    """Return the chances of the battle at hand, or of each attack that may be made."""
    if context.view.kind == KINDS[ACTION]:
        return attack_chances(context)
    if len(context.view.battle.entries) == 0:
        return []
    if context.view.kind == KINDS[FLIPPING]:
        return use_chances(context)
    if still_to_flip(context):
        return battle_chances(context) + fire_chances(context)
    return []


class Course:
    """The battle on a *table* as the cards turned up may decide it, from both *totals* before them."""

    def __init__(self, context: Context, table: StalingradState, stocks: list[Stock]) -> None:
        self.context = context
        self.table = table
        self.stocks = stocks
        self.totals = [int(total_of(table.battle, seat, table.rules.cards)) for seat in SEATS]

    def apply(self, seat: int, card: int) -> None:
        """Count a card of *seat* by its firefight value (sg-7.4, sg-7.9)."""
        value = int(self.table.rules.cards.firefight[card])
        changed = seat if value > 0 else 1 - seat
        self.totals[changed] = max(self.totals[changed] + value, 0)

    def driven_out(self, seat: int, id: str, about: dict[str, Argument]) -> Chance:
        """Return the chance that *seat* can keep nobody in the Control zone, worded by *id* and *about*."""
        battle, stand = self.table.battle, stand_on(self.table, seat)
        place = int(place_at(battle.slot, CONTROL))
        is_backed = self.table.seats[seat].places[place].size() > battle.engaged[seat].size()
        ends = self.losses(seat)
        bad = [ways for losses, ways in ends if not is_backed and not stand.can_stay(losses)]
        return self.chance(seat, bad, ends, id, {"zone": place_name(self.context, place)} | about)

    def destroyed(self, seat: int, id: str, about: dict[str, Argument]) -> list[Chance]:
        """Return the chance that all Forces of *seat* in the battle are destroyed, if there is any."""
        stand, ends = stand_on(self.table, seat), self.losses(seat)
        bad = [ways for losses, ways in ends if stand.is_lost(losses)]
        return [self.chance(seat, bad, ends, id, about)] if bad else []

    def losses(self, seat: int) -> list[tuple[int, int]]:
        """Return how much *seat* may have to lose, with the ways of each (sg-7.15, sg-12.22)."""
        battle, enemy = self.table.battle, 1 - seat
        ways = [stock.ways_of_use(ADDING if of == enemy else TAKING) for of, stock in enumerate(self.stocks)]
        ends = Turned(int(battle.attacker), ways).totals(enemy, self.totals[enemy])
        ignored = int(battle.spared[seat] + battle.shrugged[seat])
        return [(max(end - ignored, 0), each) for end, each in ends]

    def chance(
        self, seat: int, bad: list[int], ends: list[tuple[int, int]], id: str, about: dict[str, Argument]
    ) -> Chance:
        """Return the chance of the *bad* ways among those of all *ends*.

        The *count* of its title is among how many cards somebody may choose.
        """
        count = max(stock.size() for stock in self.stocks)
        title = Message(id, count=count, **(player_arguments(seat) | about))
        return reduced(title, sum(bad), sum(ways for _, ways in ends))


def stand_on(table: StalingradState, seat: int) -> Stand:
    """Return every way of *seat* to absorb losses in the battle on the *table*."""
    battle = table.battle
    fighters = [
        Fighter(
            int(force),
            0.0,
            int(destruction_absorbs(table, force)),
            int(retreat_absorbs(table, force)),
            int(table.rations[force]),
        )
        for force in battle.engaged[seat].cards
    ]
    behind = int(table.seats[seat].places[place_at(battle.slot, PERIMETER)].size())
    return Stand(fighters, retreat_room(behind, battle.held[seat] != 0))


def battle_chances(context: Context) -> list[Chance]:
    """Return what becomes of both sides if only cards turned up count from now on."""
    table = context.table()
    course = course_of(context, table, still_to_flip(context), [])
    found: list[Chance] = []
    for seat in by_role(table):
        found.append(course.driven_out(seat, "sg-chance-driven-out", {}))
        found += course.destroyed(seat, "sg-chance-destroyed", {})
    return found


def course_of(context: Context, table: StalingradState, flipping: list[int], spent: list[int]) -> Course:
    """Return how a battle may go if the seats *flipping* turn up cards and the asked one has *spent* some."""
    stocks = [Stock([], 0, [], 0) for _ in SEATS]
    for seat in flipping:
        stocks[seat] = flip_stock(context, table, seat, spent if seat == context.view.asked else [])
    return Course(context, table, stocks)


def by_role(table: StalingradState) -> list[int]:
    """Return the seats in a battle, the attacker first."""
    return [int(table.battle.seat_in(role)) for role in SEATS]


def fire_chances(context: Context) -> list[Chance]:
    """Return what becomes of the side that would be hit, or helped, by each card that may be fired."""
    table, seat = context.table(), context.view.asked
    cards = [int(noun_of(option)) for option in context.view.options if verb_of(option) == FIRE]
    found: list[Chance] = []
    for card in cards:
        course = course_of(context, table, still_to_flip(context), [card])
        course.apply(seat, card)
        concerned = 1 - seat if context.rules.cards.firefight[card] > 0 else seat
        found.append(course.driven_out(concerned, "sg-chance-fire", {"card": card_name(context, card)}))
    return found


def use_chances(context: Context) -> list[Chance]:
    """Return what becomes of both sides by each card turned up that may be used."""
    table = context.table()
    found: list[Chance] = []
    for card in sorted({int(card) for card in table.battle.flipped.cards}):
        course = course_of(context, table, still_to_flip(context), [])
        course.apply(context.view.asked, card)
        about: dict[str, Argument] = {"card": card_name(context, card)}
        for seat in by_role(table):
            found.append(course.driven_out(seat, "sg-chance-use", about))
            found += course.destroyed(seat, "sg-chance-use-destroyed", about)
    return found


def attack_chances(context: Context) -> list[Chance]:
    """Return what becomes of both sides by each attack, if all Forces that can pay make it."""
    table, seat = context.table(), context.view.asked
    found: list[Chance] = []
    for slot in range(SLOTS):
        if may_attack(table, seat, slot):
            battlefield = attacked(context, slot)
            flipping = by_role(battlefield) if context.rules.both_flip else [seat]
            course = course_of(context, battlefield, flipping, [])
            about: dict[str, Argument] = {"site": card_name(context, context.view.locations[slot])}
            found += [course.driven_out(each, "sg-chance-attack", about) for each in (1 - seat, seat)]
    return found
