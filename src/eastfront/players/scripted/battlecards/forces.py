"""Forces: which cards are deployed, discarded, exchanged and given up, by worth and balance."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.battlecards.ops.building import Deploy, DiscardTo
from eastfront.games.battlecards.ops.regrouping import DeployAsMany
from eastfront.games.battlecards.sequence.opening import FIRST_FORCES
from eastfront.games.battlecards.sequence.picking import Picking
from eastfront.games.battlecards.tables import NO_TYPE
from eastfront.games.battlecards.verbs import DEPLOY, DISCARD, REPAIR, TAKE_BACK, USE
from eastfront.kernel.frames import NO_CARD
from eastfront.players.scripted.battlecards.facts import TYPE_COUNT
from eastfront.players.scripted.battlecards.situation import Situation

# How much better a card in hand must be for a deployed one to be taken back.
WORTHWHILE: Final = 1.15


def choose_forces(situation: Situation) -> int:
    """Deploy the best mix of the first hand."""
    return deploy_best(situation, FIRST_FORCES)


def deploy(situation: Situation) -> int:
    """Deploy as many cards as may be, the best mix of them."""
    return deploy_best(situation, deployable(situation))


def deployable(situation: Situation) -> int:
    """Return how many cards the op at work lets its player deploy."""
    op, frame = situation.op(), situation.frame()
    if isinstance(op, DeployAsMany):
        return int(frame.it)
    assert isinstance(op, Deploy), op
    limit = int(op.limit)
    enemy = situation.view.seats[situation.view.enemy] if op.behind else situation.me
    if sum(enemy.stack_sizes) > sum(situation.me.stack_sizes):
        limit = int(op.behind)
    if frame.it != NO_CARD:
        limit += int(situation.facts.rules.cards.leader_deploy[frame.it])
    return limit


def deploy_best(situation: Situation, count: int) -> int:
    """Pick the next card of the best *count*; what lies apart is picked already."""
    army = Muster(situation, situation.seat, situation.worths)
    for card in situation.me.apart:
        army.add(card)
    hand = pickable(situation, situation.me.hand)
    return pick(situation, DEPLOY, army.best(hand, count - len(situation.me.apart)))


def pickable(situation: Situation, cards: list[int]) -> list[int]:
    """Return those of *cards* that may be picked, now or after others: picks come in ascending order."""
    op = situation.op()
    assert isinstance(op, Picking), op
    wanted = int(op.type_wanted())
    last = max(situation.me.apart, default=0)
    types = situation.facts.type
    return [card for card in cards if card >= last and wanted in (NO_TYPE, types[card])]


class Muster:
    """The forces of a seat by type, and what one more card of a type would be worth to it."""

    def __init__(self, situation: Situation, seat: int, worths: list[float]) -> None:
        self.types = situation.facts.type
        self.worths = worths
        self.crowding = situation.doctrine.crowding
        self.weights = type_weights(situation, seat)
        self.counts = list(situation.view.seats[seat].stack_sizes)

    def value(self, card: int) -> float:
        """Return what *card* adds, less the more of its type there are."""
        type = self.types[card]
        return self.worths[card] * self.weights[type] / (1.0 + self.crowding * self.counts[type])

    def add(self, card: int) -> None:
        """Count *card* as deployed."""
        self.counts[self.types[card]] += 1

    def best(self, cards: list[int], count: int) -> list[int]:
        """Return the best *count* of *cards*, one after the other."""
        left = list(cards)
        found: list[int] = []
        while left and len(found) < count:
            card = max(left, key=self.value)
            left.remove(card)
            found.append(card)
            self.add(card)
        return found


def type_weights(situation: Situation, seat: int) -> list[float]:
    """Return how much of the points still open each type can help *seat* to win."""
    facts, cards = situation.facts, situation.facts.rules.cards
    held = vec[i64]([0] * facts.size)
    for seen in situation.view.seats:
        for card in seen.won:
            held[card] = 1
    totals, total = [0.0, 0.0, 0.0], 0.0
    for battle in facts.battles[facts.theatre[seat]]:
        if held[battle]:
            continue
        attacks = cards.aggressor[battle] == facts.rules.side[seat]
        forces = int(cards.aggressor_forces[battle] if attacks else cards.defender_forces[battle])
        total += facts.victory[battle]
        for type in range(TYPE_COUNT):
            if forces >> type & 1:
                totals[type] += facts.victory[battle]
    least = situation.doctrine.least_weight
    return [least + (1.0 - least) * each / total if total else 1.0 for each in totals]


def pick(situation: Situation, verb: int, wanted: list[int]) -> int:
    """Pick the lowest of the *wanted* cards, as picks come in ascending order; stop if none is."""
    offered = [card for card in wanted if card in situation.offered(verb)]
    return situation.take(verb, min(offered)) if offered else situation.end()


def discard(situation: Situation) -> int:
    """Discard the poorest cards of the hand: as many as must be, or all that are not worth keeping."""
    army = Muster(situation, situation.seat, situation.worths)
    hand = sorted(situation.me.hand, key=army.value)
    op = situation.op()
    if isinstance(op, DiscardTo):
        return pick(situation, DISCARD, pickable(situation, hand)[: len(hand) - int(op.hand)])
    return pick(situation, DISCARD, [card for card in hand if army.value(card) < situation.doctrine.poor])


def take_back(situation: Situation) -> int:
    """Take back deployed cards for which the hand holds clearly better ones."""
    me = situation.me
    army = Muster(situation, situation.seat, situation.worths)
    deployed = sorted(me.apart + [card for stack in me.stacks for card in stack], key=army.value)
    reserve = sorted(me.hand, key=army.value, reverse=True)
    poor = [
        card
        for card, better in zip(deployed, reserve, strict=False)
        if army.value(better) > WORTHWHILE * army.value(card)
    ]
    for card in me.apart:
        if card in poor:
            poor.remove(card)
    return pick(situation, TAKE_BACK, poor)


def repair(situation: Situation) -> int:
    """Repair the unit that adds most."""
    army = Muster(situation, situation.seat, situation.worths)
    return situation.take(REPAIR, max(situation.offered(REPAIR), key=army.value))


def shed(situation: Situation) -> int:
    """Give up the cheapest deployed cards."""
    me = situation.me
    army = Muster(situation, situation.seat, situation.worths)
    deployed = pickable(situation, [card for stack in me.stacks for card in stack])
    deployed.sort(key=army.value)
    return pick(situation, DISCARD, deployed[: int(situation.frame().source) - len(me.apart)])


def use_leader(situation: Situation) -> int:
    """Let a Leader help whenever there is one."""
    leaders = situation.offered(USE)
    return situation.take(USE, leaders[0]) if leaders else situation.end()
