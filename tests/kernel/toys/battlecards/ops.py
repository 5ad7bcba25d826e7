"""The ops of the BattleCards toy's cards: stacks of backs chosen, split, looked at; fire and survival."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message
from eastfront.kernel.notices import EVERYBODY
from eastfront.kernel.programs import OpSpec, Registry, choice, choices, whole
from tests.kernel.toys.battlecards.state import (
    ASSASSINATE,
    CHOOSE,
    CHOOSING,
    FIRING,
    KEEP,
    KEEPING,
    PUBLIC,
    RANKS,
    SABOTAGE,
    SET_APART,
    SPLITTING,
    TAKE_BACK,
    TARGET,
    TYPES,
    BattleCardsToy,
    Covered,
    Side,
    foe_of,
)


def watchers(known: int) -> int:
    """Return the mask of seats a notice may name a card to, for the mask of those who know it."""
    return EVERYBODY if known == PUBLIC else known


def enemy(state: BattleCardsToy, frame: Frame) -> Side:
    return state.sides[foe_of(int(frame.seat))]


def stack(state: BattleCardsToy, frame: Frame) -> Covered:
    """Return the enemy stack that this program is about: its public number is `it`."""
    return enemy(state, frame).stacks[frame.it]


class ChooseStack(Op[BattleCardsToy]):
    """Choose an enemy stack of at least *least* cards."""

    def __init__(self, least: int) -> None:
        self.least = least

    def words(self) -> Message:
        return Message("op-choose-stack", least=self.least)

    def run(self, state: BattleCardsToy, frame: Frame) -> None:
        options = vec[i64]()
        for number, pile in enumerate(enemy(state, frame).stacks):
            if pile.size() >= self.least:
                options = append(options, option_of(CHOOSE, number))
        if len(options) == 0:
            frame.done()
        else:
            state.ask(frame.seat, CHOOSING, options)

    def answer(self, state: BattleCardsToy, frame: Frame, option: i64) -> None:
        frame.it = noun_of(option)
        frame.done()


class SplitStack(Op[BattleCardsToy]):
    """Set half of the backs apart, rounded down, by their places from left to right."""

    def words(self) -> Message:
        return Message("op-split-stack")

    def run(self, state: BattleCardsToy, frame: Frame) -> None:
        if frame.it == NO_CARD:
            frame.done()
            return
        pile = stack(state, frame)
        left = (pile.size() + state.apart.size()) // 2 - state.apart.size()
        if left == 0:
            frame.done()
            return
        options = vec[i64]()
        for place in range(frame.last, pile.size() - left + 1):
            options = append(options, option_of(SET_APART, place))
        state.ask(frame.seat, SPLITTING, options)

    def answer(self, state: BattleCardsToy, frame: Frame, option: i64) -> None:
        place = int(noun_of(option))
        card, known = stack(state, frame).take(place)
        state.apart.add(card, known)
        frame.last = place
        target = foe_of(int(frame.seat))
        state.tell(
            "sets-apart", "toy-8", {"place": place}, [card], f"stack/{target}", "apart", watchers(known)
        )


class OwnerKeepsOne(Op[BattleCardsToy]):
    """The owner says which part stays deployed; the other returns to his hand, known as it was."""

    def words(self) -> Message:
        return Message("op-owner-keeps-one")

    def run(self, state: BattleCardsToy, frame: Frame) -> None:
        if state.apart.size() == 0:
            frame.done()
        else:
            options = vec[i64]([option_of(KEEP, 0), option_of(KEEP, 1)])
            state.ask(foe_of(int(frame.seat)), KEEPING, options)

    def answer(self, state: BattleCardsToy, frame: Frame, option: i64) -> None:
        side, pile = enemy(state, frame), stack(state, frame)
        if noun_of(option) == 0:
            side.to_hand(state.apart)
        else:
            side.to_hand(pile)
            state.apart.pour(pile)
        frame.done()


class LookAtStack(Op[BattleCardsToy]):
    """Look at the chosen stack; nobody else sees more than that it was looked at."""

    def words(self) -> Message:
        return Message("op-look-at-stack")

    def run(self, state: BattleCardsToy, frame: Frame) -> None:
        if frame.it != NO_CARD:
            pile = stack(state, frame)
            pile.show(1 << frame.seat)
            state.tell("looks", "toy-8", {"seat": int(frame.seat)}, list(pile.cards), seen=1 << frame.seat)
        frame.done()


class AssassinateOrReturn(Op[BattleCardsToy]):
    """Take a commander out of the game or send any card of the stack back to its owner's hand."""

    def __init__(self, ranks: list[str]) -> None:
        self.ranks = ranks

    def words(self) -> Message:
        return Message("op-assassinate-or-return", ranks=", ".join(self.ranks))

    def run(self, state: BattleCardsToy, frame: Frame) -> None:
        if frame.it == NO_CARD:
            frame.done()
            return
        pile = stack(state, frame)
        options = vec[i64]()
        for place, card in enumerate(pile.cards):
            if state.cards.kinds[card] in self.ranks:
                options = append(options, option_of(ASSASSINATE, place))
        for place in range(pile.size()):
            options = append(options, option_of(TAKE_BACK, place))
        state.ask(frame.seat, SABOTAGE, options)

    def answer(self, state: BattleCardsToy, frame: Frame, option: i64) -> None:
        card, known = stack(state, frame).take(int(noun_of(option)))
        seats = {"seat": int(frame.seat)}
        if verb_of(option) == ASSASSINATE:
            state.removed.add(card)
            state.tell("assassinates", "toy-8", seats, [card], "stack", "removed")
        else:
            enemy(state, frame).to_hand(Covered([card], [known]))
            state.tell("takes-back", "toy-8", seats, [card], "stack", "hand", watchers(known))
        frame.done()


class TurnUp(Op[BattleCardsToy]):
    """Both sides turn their stacks of a type face up: from now on everybody knows these cards."""

    def __init__(self, type: str) -> None:
        self.type = type

    def words(self) -> Message:
        return Message("op-turn-up", type=self.type)

    def run(self, state: BattleCardsToy, frame: Frame) -> None:
        for side in state.sides:
            side.stacks[TYPES.index(self.type)].show(PUBLIC)
        frame.done()


class Fire(Op[BattleCardsToy]):
    """Name an enemy unit, turn a Conflict card: its number hits above the Defence and up to *attack*."""

    def __init__(self, attack: int, type: str) -> None:
        self.attack = attack
        self.type = type

    def words(self) -> Message:
        return Message("op-fire", attack=self.attack, type=self.type)

    def run(self, state: BattleCardsToy, frame: Frame) -> None:
        options = vec[i64]()
        for place, card in enumerate(enemy(state, frame).stacks[TYPES.index(self.type)].cards):
            if state.cards.defences[card] < self.attack:
                options = append(options, option_of(TARGET, place))
        if len(options) == 0 or state.conflict.size() == 0:
            frame.done()
        else:
            state.ask(frame.seat, FIRING, options)

    def answer(self, state: BattleCardsToy, frame: Frame, option: i64) -> None:
        frame.done()
        turned = state.conflict.take()
        state.conflict_discard.add(turned)
        number = state.cards.numbers[turned]
        state.tell("turns", "toy-35", {"number": number}, [int(turned)], "conflict", "conflict-discard")
        pile = enemy(state, frame).stacks[TYPES.index(self.type)]
        place = int(noun_of(option))
        if state.cards.defences[pile.cards[place]] < number <= self.attack:
            card, _ = pile.take(place)
            state.doomed.add(card)
            state.push(state.cards.destruction, foe_of(int(frame.seat)), card)


class SpareUnit(Op[BattleCardsToy]):
    """The unit that would be destroyed stays where it was deployed."""

    def words(self) -> Message:
        return Message("op-spare-unit")

    def can(self, state: BattleCardsToy, seat: i64, source: i64) -> bool:
        return state.doomed.size() > 0

    def run(self, state: BattleCardsToy, frame: Frame) -> None:
        card = int(state.doomed.take())
        state.sides[frame.seat].stacks[state.cards.types[card]].add(card, PUBLIC)
        state.tell("spares", "toy-53", {"seat": int(frame.seat)}, [card], "doomed", "stack")
        frame.done()


def registry() -> Registry[BattleCardsToy]:
    type = choice("type", TYPES)
    return Registry(
        [
            OpSpec("choose_stack", ChooseStack, [whole("least", 1, 9)]),
            OpSpec("split_stack", SplitStack, []),
            OpSpec("owner_keeps_one", OwnerKeepsOne, []),
            OpSpec("look_at_stack", LookAtStack, []),
            OpSpec("assassinate_or_return", AssassinateOrReturn, [choices("ranks", RANKS)]),
            OpSpec("turn_up", TurnUp, [type]),
            OpSpec("fire", Fire, [whole("attack", 1, 20), type]),
            OpSpec("spare_unit", SpareUnit, []),
        ]
    )
