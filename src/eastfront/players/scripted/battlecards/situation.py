"""The situation at one decision: the view, the options by verb, who is who, and guesses with their spread."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.solving.numbers import numbers_of
from eastfront.games.battlecards.solving.odds import Numbers
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import NO_SIDE
from eastfront.games.battlecards.verbs import END
from eastfront.games.battlecards.view import ArmyView, BattleView, points_seen
from eastfront.kernel.decision import NOUN_BITS
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.playout import Dice
from eastfront.players.scripted.battlecards.facts import Facts
from eastfront.players.scripted.battlecards.judgement import Judgement
from eastfront.players.scripted.thumb import Offers, guess

NOBODY: Final = -1


class Choice(Offers):
    """One decision as the cards and the view of the seat asked have it, without any opinion."""

    def __init__(self, facts: Facts, view: BattleView, options: list[int]) -> None:
        assert view.seat is not None
        super().__init__(options)
        self.facts = facts
        self.view = view
        self.seat = view.seat
        self.me: ArmyView = view.seats[self.seat]
        self.decks: dict[int, Numbers] = {}

    def enemies(self) -> list[int]:
        """Return the seats of the other alliance."""
        alliance = self.facts.alliance
        return [seat for seat in range(self.facts.seats) if alliance[seat] != alliance[self.seat]]

    def falling(self, battle: int, aggressor: int) -> list[int]:
        """Return the seats whose homeland falls if *aggressor* wins *battle*: both partners for Germany."""
        rules, homeland = self.facts.rules, self.facts.homeland[battle]
        if homeland == NO_SIDE or rules.is_allied_home(homeland, aggressor):
            return []
        return [int(seat) for seat in rules.homeland_seats(homeland)]

    def defenders(self, battle: int, aggressor: int, defender: int) -> list[int]:
        """Return who defends in *battle*: a homeland is defended by all who would fall with it."""
        seats = self.falling(battle, aggressor)
        return [seat for seat in seats if self.view.seats[seat].fallen == NO_CARD] or [defender]

    def points(self, alliance: int) -> int:
        """Return the Victory Points of an alliance."""
        return points_seen(self.view, self.facts.rules, alliance)

    def numbers(self, theatre: int) -> Numbers:
        """Return what may be turned up from the Conflict deck of a theatre, counted once a decision."""
        if theatre not in self.decks:
            self.decks[theatre] = numbers_of(self.view, self.facts.rules, theatre)
        return self.decks[theatre]

    def frame(self) -> Frame:
        """Return the frame at work."""
        return self.view.frames[-1]

    def op(self) -> Op[BattleState]:
        """Return the op that asks."""
        frame = self.frame()
        return self.facts.ops[frame.program][frame.step]

    def all_but(self, verbs: list[int]) -> list[int]:
        """Return the options with other verbs than these."""
        return [option for option in self.options if option >> NOUN_BITS not in verbs]


class Situation(Choice):
    """What the player thinks with at one decision."""

    def __init__(self, judgement: Judgement, view: BattleView, options: list[int], dice: Dice) -> None:
        super().__init__(judgement.facts, view, options)
        self.judgement = judgement
        self.doctrine = judgement.doctrine
        self.dice = dice
        self.foe = self.main_enemy()
        self.worths = judgement.worths[self.foe]

    def main_enemy(self) -> int:
        """Return the opponent in the own theatre, or the strongest enemy left if he is out."""
        opponent = self.facts.opponent[self.seat]
        if self.view.seats[opponent].fallen == NO_CARD:
            return opponent
        left = [seat for seat in self.enemies() if self.view.seats[seat].fallen == NO_CARD]
        return max(left, key=lambda seat: sum(self.view.seats[seat].stack_sizes), default=opponent)

    def end(self) -> int:
        """Return the option that passes, or the first if there is none."""
        return END if END in self.nouns else self.options[0]

    def noisy(self, value: float) -> float:
        """Return *value* as a recruit would guess it."""
        return guess(value, self.doctrine.noise, self.dice)
