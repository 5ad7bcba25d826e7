"""A witness of one game: turns, who led, and which cards each seat had to do with, by the game's notices."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.game import Game, View
from eastfront.kernel.notices import Notice
from eastfront.kernel.state import State

# Every game reports by this name that a seat begins a turn.
BEGINS_TURN: Final = "begins-turn"
# The argument by which a notice names the seat that it is about.
SEAT: Final = "seat"
NOBODY: Final = -1


class Witness:
    """What is noted of a game: the *first* seat, *turns* and *deeds* by seat, and how often the lead changed.

    A deed is a notice that is about a seat and shows cards; it is noted once a game with the numbers of
    the cards. The lead is looked at in the first decision of each turn and at the end: it has changed
    when another seat, or alliance, is alone ahead than the last one that was.
    """

    def __init__(self, game: Game[State, View], seats: int, alliances: list[str]) -> None:
        self.game = game
        self.parties = alliances or [str(seat) for seat in range(seats)]
        self.first = NOBODY
        self.turns = [0] * seats
        self.deeds: dict[str, list[set[int]]] = {}
        self.leader = ""
        self.leads = 0

    def watch(self, state: State, notices: list[Notice]) -> None:
        """Note what has happened up to a decision."""
        before = sum(self.turns)
        for notice in notices:
            seat = notice.arguments.get(SEAT, NOBODY)
            if seat != NOBODY:
                self.hear(notice, seat)
        if sum(self.turns) > before:
            self.compare(self.game.scores(state))

    def hear(self, notice: Notice, seat: int) -> None:
        """Note a fact about a seat."""
        if notice.id == BEGINS_TURN:
            self.turns[seat] += 1
            self.first = seat if self.first == NOBODY else self.first
        if notice.cards:
            deeds = self.deeds.setdefault(notice.id, [set() for _ in self.turns])
            deeds[seat].update(notice.cards)

    def compare(self, scores: list[int]) -> None:
        """Note who leads."""
        best = max(scores)
        ahead = {party for party, score in zip(self.parties, scores, strict=True) if score == best}
        if len(ahead) == 1:
            leader = ahead.pop()
            self.leads += self.leader not in ("", leader)
            self.leader = leader
