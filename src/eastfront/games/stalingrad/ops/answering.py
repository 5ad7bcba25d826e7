"""What cards do to cards: cancel the one just announced, stay in play, leave play."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.stalingrad.scoring import win_by_uranus
from eastfront.games.stalingrad.state import STAYED, STRUCK, StalingradState
from eastfront.games.stalingrad.tables import KEYWORDS, mask_of, other_seat
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message
from eastfront.kernel.zones import zone_name


class Cancel(Op[StalingradState]):
    """Cancel the card announced before this one; *keywords* limit which.

    Clauses: sg-12.24, sg-12.25, sg-12.54.
    """

    def __init__(self, keywords: list[str]) -> None:
        self.keywords = keywords
        self.mask: i64 = mask_of(keywords, KEYWORDS)

    def words(self) -> Message:
        """Say which cards."""
        if not self.keywords:
            return Message("sg-op-cancel")
        keywords = [Message(f"sg-keyword-{each}") for each in self.keywords]
        return Message("sg-op-cancel-marked", keywords=keywords)

    def can(self, state: StalingradState, seat: i64, source: i64) -> bool:
        """Tell whether the card on top is one of those."""
        top = state.pending.cards[state.pending.size() - 1]
        return self.mask == 0 or bool(state.rules.cards.keywords[top] & self.mask)

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Strike the card below."""
        below = len(state.fates) - 2
        state.fates[below] = STRUCK
        if state.notices is not None:
            arguments = {"seat": int(frame.seat), "card": int(state.pending.cards[below])}
            state.tell("cancels", state.rules.cards.clause[frame.source], arguments, [])
        frame.done()


class Recall(Op[StalingradState]):
    """Put an enemy card in play with a keyword into its discard pile (sg-12.26)."""

    def __init__(self, keyword: str) -> None:
        self.keyword = keyword
        self.mask: i64 = mask_of([keyword], KEYWORDS)

    def words(self) -> Message:
        """Say which card."""
        return Message("sg-op-recall", keyword=Message(f"sg-keyword-{self.keyword}"))

    def can(self, state: StalingradState, seat: i64, source: i64) -> bool:
        """Tell whether there is one (sg-9.11)."""
        return self.found(state, other_seat(seat)) != NO_CARD

    def found(self, state: StalingradState, enemy: i64) -> i64:
        """Return the first such card that the enemy has in play."""
        cards = state.rules.cards
        for card in state.in_play.cards:
            if cards.side[card] == enemy and cards.keywords[card] & self.mask:
                return card
        return NO_CARD

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Discard it, if an op before this one has left it there."""
        enemy = other_seat(frame.seat)
        card = self.found(state, enemy)
        frame.done()
        if card == NO_CARD:
            return
        state.in_play.remove(card)
        state.seats[enemy].discard.add(card)
        if state.notices is not None:
            target = zone_name("discard", enemy)
            state.tell("recalls", "sg-12.26", {"seat": int(enemy)}, [int(card)], "in-play", target)


class Stay(Op[StalingradState]):
    """Stay in play; with *wins* of such cards there the seat wins at once, where that is agreed.

    Clauses: sg-1.15, sg-12.32.
    """

    def __init__(self, wins: int) -> None:
        self.wins: i64 = wins

    def words(self) -> Message:
        """Say so, and how many win."""
        return Message("sg-op-stay", wins=int(self.wins))

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Lay the card where it stays."""
        state.pending.remove(frame.source)
        state.in_play.add(frame.source)
        state.fates[len(state.fates) - 1] = STAYED
        if state.notices is not None:
            cards = [int(frame.source)]
            state.tell("stays", "sg-12.32", {"seat": int(frame.seat)}, cards, "pending", "in-play")
        frame.done()
        count: i64 = 0
        for card in state.in_play.cards:
            if card == frame.source:
                count += 1
        if state.rules.uranus_wins and self.wins > 0 and count >= self.wins:
            win_by_uranus(state, frame.seat)
