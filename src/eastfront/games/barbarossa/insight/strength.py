"""What the seat on turn can bring against a Site: points at hand, cards exhausted, cards given up."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.barbarossa.ops.leaving import ForfeitOther, ForfeitThis, GiveUpThis
from eastfront.games.barbarossa.ops.points import Bonus, BonusIfRevealed
from eastfront.games.barbarossa.ops.registry import bonus_attack
from eastfront.games.barbarossa.rules import Ability
from eastfront.games.barbarossa.sequence.abilities import can_use
from eastfront.games.barbarossa.sequence.duty import sure_gain
from eastfront.games.barbarossa.sequence.moves import gain_supply
from eastfront.games.barbarossa.sequence.picking import ANY_CARD, BOTH, candidates
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.verbs import ACTIVE, WINDOW_COMBAT, WINDOW_TACTICS, card_of, placed
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.machine import Op, Programs


class Push:
    """A card that adds *gain* to an attack, by an ability that exhausts it or by leaving the Front Line."""

    def __init__(self, card: int, gain: int) -> None:
        self.card = card
        self.gain = gain


class Exhaustion(Push):
    """An active card that may be exhausted for an attack."""

    def __init__(self, card: int, gain: int, ability: Ability) -> None:
        super().__init__(card, gain)
        self.ability = ability


class Strength:
    """What an attack comes to: *points* in any case, *bonuses* against Events of certain groups (bb-15.12).

    *means* says what is counted: points at hand, also cards exhausted, or also cards given up. Defence
    taken off counts like points added.
    """

    def __init__(self, means: str, points: int, exhausted: list[Exhaustion], given_up: list[Push]) -> None:
        self.means = means
        self.points = points + sum(push.gain for push in exhausted) + sum(push.gain for push in given_up)
        self.bonuses: list[tuple[int, int]] = []
        for push in exhausted:
            for op in push.ability.checks:
                if isinstance(op, BonusIfRevealed):
                    self.bonuses.append((int(op.attack), int(op.groups)))


def strengths(state: BarbarossaState, site: int, programs: Programs[BarbarossaState]) -> list[Strength]:
    """Return what can be brought against *site*, from points at hand to everything that may be added.

    What adds nothing to the one before is left out, and so are no points at hand.
    """
    points = int(state.attack)
    attacking = as_if_attacking(state, site, programs)
    exhausted = exhaustions(attacking)
    found = [
        Strength("hand", points, [], []),
        Strength("exhausting", points, exhausted, []),
        Strength("all", points, exhausted, gifts(attacking, programs)),
    ]
    strong: list[Strength] = []
    before = 0
    for each in found:
        if each.points > before:
            strong.append(each)
            before = each.points
    return strong or found[:1]


def as_if_attacking(
    state: BarbarossaState, site: int, programs: Programs[BarbarossaState]
) -> BarbarossaState:
    """Return *state* once *site* is attacked, with the supply that cards could be exhausted for before."""
    attacking = state.clone()
    attacking.notices = None
    if state.target == NO_CARD:
        for card in state.seats[state.turn].active.cards:
            for ability in state.rules.front_abilities[card]:
                supply = supply_given(programs.ops[ability.program])
                if supply and can_use(state, state.turn, WINDOW_TACTICS, ability, placed(card, ACTIVE)):
                    gain_supply(attacking, state.turn, supply, card)
    attacking.target = site
    return attacking


def supply_given(ops: list[Op[BarbarossaState]]) -> int:
    """Return the Supply Points that an ability gives."""
    return sum(int(op.supply) for op in ops if isinstance(op, Bonus))


def exhaustions(state: BarbarossaState) -> list[Exhaustion]:
    """Return what exhausting gives, as far as supply lasts, as the duty to attack reckons it (bb-12.6)."""
    seat = state.turn
    free: list[Exhaustion] = []
    paid: list[Exhaustion] = []
    for card in state.seats[seat].active.cards:
        for ability in state.rules.front_abilities[card]:
            if ability.sure_attack > 0:
                push = Exhaustion(int(card), sure_gain(state, seat, ability), ability)
                (paid if ability.supply > 0 else free).append(push)
                break
    return free + afforded(paid, int(state.supply))


def afforded(paid: list[Exhaustion], supply: int) -> list[Exhaustion]:
    """Return the dearest gains first, as many as *supply* pays for."""
    found: list[Exhaustion] = []
    for push in sorted(paid, key=gain_of, reverse=True):
        if push.ability.supply <= supply:
            supply -= int(push.ability.supply)
            found.append(push)
    return found


def gain_of(push: Push) -> int:
    """Return what a push gives."""
    return push.gain


def gifts(state: BarbarossaState, programs: Programs[BarbarossaState]) -> list[Push]:
    """Return what each card on the Front Line adds by leaving it, exhausted or not (bb-5.33).

    It leaves by its own text, or by that of a card which may give up any number of others (bb-15.11).
    """
    front = candidates(state, state.turn, ANY_CARD, BOTH, 0)
    others = [ops for noun in front for ops in texts(state, noun, programs)]
    found: list[Push] = []
    for noun in front:
        card = int(card_of(noun))
        ways = [ops for ops in texts(state, noun, programs) if leaves(ops)]
        ways += [ops for ops in others if takes(ops, int(state.rules.cards.group[card]))]
        gain = max([int(bonus_attack(ops)) for ops in ways], default=0)
        if gain:
            found.append(Push(card, gain))
    return found


def texts(
    state: BarbarossaState, noun: i64, programs: Programs[BarbarossaState]
) -> list[list[Op[BarbarossaState]]]:
    """Return the abilities of the placed card *noun* that may be used in combat without exhausting it."""
    return [
        programs.ops[ability.program]
        for ability in state.rules.front_abilities[card_of(noun)]
        if not ability.needs_active and can_use(state, state.turn, WINDOW_COMBAT, ability, noun)
    ]


def leaves(ops: list[Op[BarbarossaState]]) -> bool:
    """Tell whether an ability takes its own card off the Front Line."""
    return any(isinstance(op, (ForfeitThis, GiveUpThis)) for op in ops)


def takes(ops: list[Op[BarbarossaState]], groups: int) -> bool:
    """Tell whether an ability takes one other card of some of these *groups*."""
    return any(isinstance(op, ForfeitOther) and op.count == 1 and op.groups & groups for op in ops)
