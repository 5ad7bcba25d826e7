"""The ops of the Stalingrad toy: announcing and cancelling, contributing and striking out."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message
from eastfront.kernel.programs import OpSpec, Registry, choice, choices, whole
from tests.kernel.toys.stalingrad.state import (
    BASES,
    KEYWORDS,
    NO_SOURCE,
    PASS,
    PLAY,
    PLAYING,
    REACT,
    REACTING,
    SIDES,
    Contribution,
    StalingradToy,
    foe_of,
    mask_of,
)


def announce(state: StalingradToy, seat: int, card: int, program: int) -> None:
    """Lay *card* down with those that may still be cancelled, and open its window."""
    state.hands[seat].remove(card)
    state.pending.add(card)
    state.struck.append(False)
    state.tell("announces", "toy-11", {"seat": seat}, [card], f"hand/{seat}", "pending")
    state.push(program, seat, card)


class OpenBattle(Op[StalingradToy]):
    def run(self, state: StalingradToy, frame: Frame) -> None:
        for seat, base in enumerate(BASES):
            state.contributions.append(Contribution(seat, base, NO_SOURCE, 0, False))
        frame.done()


class EventStep(Op[StalingradToy]):
    """The sides take turns at playing an event or passing; two passes in a row end it.

    The frame keeps the run of passes in *left* and who is next in *last*.
    """

    def run(self, state: StalingradToy, frame: Frame) -> None:
        if frame.left == 2:
            frame.done()
        elif state.hands[frame.last].size() == 0:
            self.answer(state, frame, option_of(PASS, 0))
        else:
            state.ask(frame.last, PLAYING, with_pass(state, frame.last, PLAY))

    def answer(self, state: StalingradToy, frame: Frame, option: i64) -> None:
        seat = int(frame.last)
        frame.last = foe_of(seat)
        if verb_of(option) == PASS:
            frame.left += 1
        else:
            frame.left = 0
            announce(state, seat, noun_of(option), state.cards.event)


class CloseBattle(Op[StalingradToy]):
    def run(self, state: StalingradToy, frame: Frame) -> None:
        state.over = True
        frame.done()


class ReactionWindow(Op[StalingradToy]):
    """Ask the enemy of whoever announced the top card; an event's window stays open until he passes."""

    def __init__(self, again: bool) -> None:
        self.again = again

    def run(self, state: StalingradToy, frame: Frame) -> None:
        foe = foe_of(int(frame.seat))
        if state.struck[-1] or frame.left or state.hands[foe].size() == 0:
            frame.done()
        else:
            state.ask(foe, REACTING, with_pass(state, foe, REACT))

    def answer(self, state: StalingradToy, frame: Frame, option: i64) -> None:
        if verb_of(option) == PASS or not self.again:
            frame.left = 1
        if verb_of(option) == REACT:
            announce(state, foe_of(int(frame.seat)), noun_of(option), state.cards.reaction)


def with_pass(state: StalingradToy, seat: i64, verb: int) -> vec[i64]:
    """Return passing and one option for each distinct card of this time that may be used."""
    options = vec[i64]([option_of(PASS, 0)])
    cards = state.cards
    for card in sorted({int(card) for card in state.hands[seat].cards}):
        fits = cards.reacts[card] == (verb == REACT)
        if fits and all(op.can(state, seat, card) for op in cards.ops[card]):
            options = append(options, option_of(verb, card))
    return options


class Resolve(Op[StalingradToy]):
    """The announced card is done with: it acts, unless it was cancelled."""

    def run(self, state: StalingradToy, frame: Frame) -> None:
        card = state.pending.take()
        state.discard.add(card)
        struck = state.struck.pop()
        id = "cancelled" if struck else "resolves"
        state.tell(id, "toy-11", {"seat": int(frame.seat)}, [int(card)], "pending", "discard")
        frame.done()
        if not struck:
            state.push(state.cards.play[card], frame.seat, card)


class Cancel(Op[StalingradToy]):
    """What was announced before this has no effect; *keywords* limit what may be answered."""

    def __init__(self, keywords: list[str]) -> None:
        self.keywords = keywords

    def words(self) -> Message:
        return Message("op-cancel", keywords=", ".join(self.keywords))

    def can(self, state: StalingradToy, seat: i64, source: i64) -> bool:
        top = state.pending.cards[state.pending.size() - 1]
        return not self.keywords or bool(state.cards.keywords[top] & mask_of(self.keywords))

    def run(self, state: StalingradToy, frame: Frame) -> None:
        state.struck[-1] = True
        frame.done()


class Contribute(Op[StalingradToy]):
    """Add to the own total, or take from the enemy's."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def words(self) -> Message:
        return Message("op-contribute", amount=self.amount)

    def run(self, state: StalingradToy, frame: Frame) -> None:
        seat, card = int(frame.seat), int(frame.source)
        keywords = state.cards.keywords[card]
        struck = bool(state.muted[seat] & keywords)
        state.contributions.append(Contribution(seat, self.amount, card, keywords, struck))
        frame.done()


class StrikeOut(Op[StalingradToy]):
    """Contributions of one side with such a keyword do not count, those to come included."""

    def __init__(self, by: str, keywords: list[str]) -> None:
        self.by = by
        self.keywords = keywords

    def words(self) -> Message:
        return Message("op-strike-out", by=self.by, keywords=", ".join(self.keywords))

    def run(self, state: StalingradToy, frame: Frame) -> None:
        side, mask = SIDES.index(self.by), mask_of(self.keywords)
        state.muted[side] |= mask
        for each in state.contributions:
            if each.seat == side and each.keywords & mask:
                each.struck = True
        frame.done()


class AddRubble(Op[StalingradToy]):
    def __init__(self, count: int) -> None:
        self.count = count

    def words(self) -> Message:
        return Message("op-add-rubble", count=self.count)

    def run(self, state: StalingradToy, frame: Frame) -> None:
        state.rubble += self.count
        frame.done()


class StayInPlay(Op[StalingradToy]):
    def words(self) -> Message:
        return Message("op-stay-in-play")

    def run(self, state: StalingradToy, frame: Frame) -> None:
        state.discard.remove(frame.source)
        state.in_play.add(frame.source)
        frame.done()


def registry() -> Registry[StalingradToy]:
    return Registry(
        [
            OpSpec("contribute", Contribute, [whole("amount", -9, 9)]),
            OpSpec("add_rubble", AddRubble, [whole("count", 1, 9)]),
            OpSpec("strike_out", StrikeOut, [choice("by", SIDES), choices("keywords", KEYWORDS)]),
            OpSpec("cancel", Cancel, [choices("keywords", KEYWORDS)]),
            OpSpec("stay_in_play", StayInPlay, []),
        ]
    )
