"""The rules in force in one game: card tables, which cards are in play, who sits where, and the answers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.knowledge import ANY_GROUP, KEPT_GROUP
from eastfront.games.battlecards.tables import (
    ALLIANCES,
    AXIS,
    BATTLE,
    KEPT,
    NO_SIDE,
    SIDES,
    TYPES,
    UNIT,
    WINDOWS,
    CardTables,
    alliance_of,
    theatre_of,
)
from eastfront.kernel.edition import Answers

# The sides by seat (bc-2.1, bc-13.1, bc-13.6).
SEATED: Final = {
    "russian-front": ["barbarossa", "soviet"],
    "western": ["german", "british"],
    "combined": ["german", "british", "barbarossa", "soviet"],
}
NOBODY_THERE: Final = -1
COMBINED: Final = "combined"


class Rules:
    """What stays the same through a game; one object serves all games of equal edition and answers.

    A *token* numbers each copy whose place may be secret.
    """

    def __init__(self, cards: CardTables, copies: list[int], edition: str, answers: Answers) -> None:
        self.cards = cards
        self.edition = edition
        self.copies: vec[i64] = vec[i64](copies)
        self.seat_players([SIDES.index(side) for side in SEATED[edition]])
        self.count_tokens()
        self.sort_cards()
        self.strict = answers.say("strict", "on")
        self.quiet_rounds: i64 = answers.number("quiet_rounds")
        self.reshuffles: i64 = answers.number("reshuffles")
        self.commanders_return = answers.say("commanders_return", "yes")
        self.combined = edition == COMBINED
        self.watchers: vec[i64] = vec[i64]()
        for seat in range(self.seats):
            mask = 1 << seat
            if answers.say("allied_cards", "shown") and self.ally[seat] != NOBODY_THERE:
                mask |= 1 << self.ally[seat]
            self.watchers = append(self.watchers, mask)

    def seat_players(self, sides: list[int]) -> None:
        """Fill who sits where: side, theatre, alliance, opponent and ally by seat (bc-17.12)."""
        self.seats: i64 = len(sides)
        self.side: vec[i64] = vec[i64](sides)
        fronts = sorted({theatre_of(side) for side in sides})
        self.theatres: i64 = len(fronts)
        self.fronts: vec[i64] = vec[i64](fronts)
        self.theatre: vec[i64] = vec[i64]([fronts.index(theatre_of(side)) for side in sides])
        self.alliance: vec[i64] = vec[i64]([alliance_of(side) for side in sides])
        self.seat_of_side: vec[i64] = vec[i64](
            [sides.index(side) if side in sides else NOBODY_THERE for side in range(len(SIDES))]
        )
        self.opponent: vec[i64] = vec[i64]()
        self.ally: vec[i64] = vec[i64]()
        for seat in range(self.seats):
            opponent = NOBODY_THERE
            ally = NOBODY_THERE
            for other in range(self.seats):
                if self.alliance[other] != self.alliance[seat] and self.theatre[other] == self.theatre[seat]:
                    opponent = other
                if other != seat and self.alliance[other] == self.alliance[seat]:
                    ally = other
            self.opponent = append(self.opponent, opponent)
            self.ally = append(self.ally, ally)

    def count_tokens(self) -> None:
        """Number the copies of all cards that may be secret, units by type, which ends at *bounds*, first.

        *several* are the first and the end of the tokens of each card with more than one copy.
        """
        cards = self.cards
        self.first: vec[i64] = vec[i64]([0] * cards.size)
        self.group: vec[i64] = vec[i64]([ANY_GROUP] * cards.size)
        self.token_card: vec[i64] = vec[i64]()
        self.bounds: vec[i64] = vec[i64]([0])
        for type in range(len(TYPES)):
            for card in range(cards.size):
                if cards.type[card] == type:
                    self.add_tokens(card, type)
            self.bounds = append(self.bounds, len(self.token_card))
        self.units: i64 = len(self.token_card)
        for card in range(cards.size):
            if cards.kind[card] == KEPT:
                self.add_tokens(card, KEPT_GROUP)
        self.tokens: i64 = len(self.token_card)
        self.several: list[tuple[int, int]] = [
            (int(self.first[card]), int(self.first[card] + self.copies[card]))
            for card in range(cards.size)
            if self.copies[card] > 1 and self.group[card] != ANY_GROUP
        ]

    def add_tokens(self, card: i64, group: i64) -> None:
        """Number the copies of one card."""
        self.first[card] = len(self.token_card)
        self.group[card] = group
        for _ in range(self.copies[card]):
            self.token_card = append(self.token_card, card)

    def sort_cards(self) -> None:
        """List what set-up and windows look for: decks, leaders, battles, Kept Cards by window.

        Half of all points, rounded up, is the target (bc-10.8, bc-12.10, bc-12.11).
        On the Russian Front that is 38 (bc-10.6), in the West 40 (bc-10.7).
        """
        cards = self.cards
        self.arsenals: list[vec[i64]] = [vec[i64]() for _ in range(self.seats)]
        self.decks: list[vec[i64]] = [vec[i64]() for _ in range(self.theatres)]
        self.battles: list[vec[i64]] = [vec[i64]() for _ in range(self.theatres)]
        self.kept: list[list[vec[i64]]] = [[vec[i64]() for _ in WINDOWS] for _ in range(self.theatres)]
        self.leaders: vec[i64] = vec[i64]()
        total: i64 = 0
        for card in range(cards.size):
            if self.copies[card] == 0:
                continue
            if cards.kind[card] == UNIT:
                self.sort_unit(card)
                continue
            theatre = self.theatre_of_card(card)
            self.decks[theatre] = append(self.decks[theatre], card)
            if cards.kind[card] == BATTLE:
                self.battles[theatre] = append(self.battles[theatre], card)
                total += cards.victory[card]
            elif cards.kind[card] == KEPT:
                window = self.kept[theatre][cards.window[card]]
                self.kept[theatre][cards.window[card]] = append(window, card)
        self.total: i64 = total
        self.target: i64 = (total + 1) // 2

    def sort_unit(self, card: i64) -> None:
        """Put a unit's copies into its arsenal, and a Leader into the list of Leaders."""
        seat = self.seat_of_side[self.cards.side[card]]
        for _ in range(self.copies[card]):
            self.arsenals[seat] = append(self.arsenals[seat], card)
        if self.cards.leader[card]:
            self.leaders = append(self.leaders, card)

    def theatre_of_card(self, card: i64) -> i64:
        """Return the theatre, as numbered in this game, whose deck a Conflict card belongs to."""
        return 0 if self.theatres == 1 else self.cards.theatre[card]

    def is_allied_home(self, side: i64, seat: i64) -> bool:
        """Tell whether the homeland of *side* is that of the alliance of *seat*."""
        return side != NO_SIDE and alliance_of(side) == self.alliance[seat]

    def homeland_seats(self, side: i64) -> vec[i64]:
        """Return who is out when the homeland of *side* falls; Germany's fall puts both Germans out.

        Clauses: bc-13.39.
        """
        seats = vec[i64]()
        for seat in range(self.seats):
            if self.side[seat] == side or (alliance_of(side) == AXIS and self.alliance[seat] == AXIS):
                seats = append(seats, seat)
        return seats


def sides_by_edition() -> dict[str, list[str]]:
    """Return the sides by seat for each edition, as a lobby shows them."""
    return {edition: list(sides) for edition, sides in SEATED.items()}


def alliances_by_edition() -> dict[str, list[str]]:
    """Return the alliances by seat for each edition; where two play, nobody has a partner (bc-13.2)."""
    return {edition: allied(sides) if len(sides) > 2 else [] for edition, sides in SEATED.items()}


def allied(sides: list[str]) -> list[str]:
    """Return the alliance of each side."""
    return [ALLIANCES[alliance_of(SIDES.index(side))] for side in sides]
