"""The rules in force in one game: the card tables, who has which cards, and the answers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.stalingrad.tables import ACTION_CARD, FORCE, LOCATION, SIDES, CardTables
from eastfront.kernel.edition import Answers

# Force value that each side may choose at the start, and its first hand (sg-2.2, sg-2.4, sg-2.11).
POINTS: Final = [9, 11]
FIRST_HANDS: Final = [5, 10]


class Rules:
    """What stays the same through a game; one object serves all games of equal answers.

    Forces have the lowest numbers of all cards; *forces* counts them.
    """

    def __init__(self, cards: CardTables, answers: Answers) -> None:
        self.cards = cards
        self.markers = answers.say("control", "markers")
        self.uranus_wins = answers.say("uranus_win", "on")
        self.both_flip = answers.say("flips", "both")
        self.from_perimeter = answers.say("control_move_from_perimeter", "on")
        self.defenders_pay = answers.say("defenders_pay", "on")
        self.turn_cap: i64 = answers.number("turn_cap")
        self.sort_cards()

    def sort_cards(self) -> None:
        """List the Locations, and the Forces and the deck of each side."""
        cards = self.cards
        self.locations: vec[i64] = vec[i64]()
        self.army: list[vec[i64]] = [vec[i64]() for _ in SIDES]
        self.decks: list[vec[i64]] = [vec[i64]() for _ in SIDES]
        for card in range(cards.size):
            if cards.kind[card] == LOCATION:
                self.locations = append(self.locations, card)
            elif cards.kind[card] == FORCE:
                self.army[cards.side[card]] = append(self.army[cards.side[card]], card)
            else:
                assert cards.kind[card] == ACTION_CARD, card
                for _ in range(cards.copies[card]):
                    self.decks[cards.side[card]] = append(self.decks[cards.side[card]], card)
        self.forces: i64 = len(self.army[0]) + len(self.army[1])
