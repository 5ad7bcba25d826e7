"""The rulebook's own ops in the BattleCards toy: a turn draws a card, and destruction has its window."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from tests.kernel.toys.battlecards.state import PASS, STAND, STANDING, BattleCardsToy, foe_of


class DrawConflict(Op[BattleCardsToy]):
    """Draw a card: one that is kept is laid face down unseen by the enemy, any other acts at once."""

    def run(self, state: BattleCardsToy, frame: Frame) -> None:
        frame.done()
        if state.conflict.size() == 0:
            state.over = True
            state.frames = []
            return
        card = int(state.conflict.take())
        seat = int(frame.seat)
        if state.cards.kinds[card] == "kept":
            state.sides[seat].kept.add(card, 1 << seat)
            state.tell("keeps", "toy-12", {"seat": seat}, [card], "conflict", f"kept/{seat}", 1 << seat)
        else:
            state.pending.add(card)
            state.tell("draws", "toy-11", {"seat": seat}, [card], "conflict", "pending")
            state.push(state.cards.play[card], seat, card)


class EndTurn(Op[BattleCardsToy]):
    """The card carried out is discarded, and the other side's turn begins."""

    def run(self, state: BattleCardsToy, frame: Frame) -> None:
        state.pending.pour(state.conflict_discard)
        frame.seat = foe_of(int(frame.seat))
        frame.step = 0


class DestructionWindow(Op[BattleCardsToy]):
    """Ask the owner of what is doomed, if he has a Kept Card at all: which ones, nobody else knows."""

    def run(self, state: BattleCardsToy, frame: Frame) -> None:
        kept = state.sides[frame.seat].kept
        if state.doomed.size() == 0 or kept.size() == 0:
            frame.done()
            return
        options = vec[i64]([option_of(PASS, 0)])
        for card in sorted(set(kept.cards)):
            fits = state.cards.windows[card] == "destruction"
            if fits and all(op.can(state, frame.seat, card) for op in state.cards.ops[card]):
                options = append(options, option_of(STAND, card))
        state.ask(frame.seat, STANDING, options)

    def answer(self, state: BattleCardsToy, frame: Frame, option: i64) -> None:
        if verb_of(option) == PASS:
            frame.done()
            return
        card = int(noun_of(option))
        kept = state.sides[frame.seat].kept
        kept.take(kept.cards.index(card))
        state.conflict_discard.add(card)
        state.tell("plays-kept", "toy-53", {"seat": int(frame.seat)}, [card], "kept", "conflict-discard")
        state.push(state.cards.play[card], frame.seat, card)


class CarryOutDestruction(Op[BattleCardsToy]):
    def run(self, state: BattleCardsToy, frame: Frame) -> None:
        state.doomed.pour(state.sides[frame.seat].discard)
        frame.done()
