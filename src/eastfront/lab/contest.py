"""A contest: players who meet in units of games with the same luck, until each has sat everywhere."""

from __future__ import annotations

from msgspec import Struct

from eastfront.games import game_of
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import SetupError
from eastfront.lab.match import LONGEST, Plan, first_seats


class Contest(Struct, frozen=True):
    """Who meets whom, at what, and from which seed; *players* are levels by name.

    A unit of a contest is one game for each seating, all with the same key: what differs is who
    sits where. A player's dice come from the seat, so that two of a kind play even to the last card.
    """

    game: str
    edition: str
    players: list[str]
    seats: int
    options: dict[str, str] = {}
    seed: int = 1
    longest: int = LONGEST

    def setup(self) -> Setup:
        """Return the set-up of every game."""
        return Setup(self.game, self.edition, self.seats, self.options)

    def alliances(self) -> list[str]:
        """Return with whom each seat wins together; empty where everybody plays alone."""
        return game_of(self.game).describe().alliances[self.edition]

    def parties(self) -> list[int]:
        """Return a seat of each alliance, or all seats where everybody plays alone."""
        return list(first_seats(self.alliances()).values()) or list(range(self.seats))

    def seatings(self) -> list[list[int]]:
        """Return the player of each seat by place in *players*, game by game of a unit.

        As many players as seats, or as alliances, move on by one each game. Of two players at more
        seats the first takes each seat in turn, and the second all others.
        """
        parties = len(self.parties())
        if len(self.players) not in (2, parties):
            raise SetupError(
                f"{self.game}, {self.edition}: {self.who_may_meet(parties)}, not {len(self.players)}"
            )
        found = []
        for turn in range(parties):
            order = [(party - turn) % parties for party in range(parties)]
            found.append(
                [min(order[self.party_of(seat)], len(self.players) - 1) for seat in range(self.seats)]
            )
        return found

    def who_may_meet(self, parties: int) -> str:
        """Say how many players can meet."""
        return "2 players can meet" if parties == 2 else f"2 or {parties} players can meet"

    def party_of(self, seat: int) -> int:
        """Return the number of the seat's alliance, or of the seat where everybody plays alone."""
        alliances = self.alliances()
        return list(dict.fromkeys(alliances)).index(alliances[seat]) if alliances else seat

    def plans(self) -> list[Plan]:
        """Return what each game of a unit plays."""
        return [
            Plan(
                self.game,
                self.edition,
                [self.players[n] for n in seating],
                self.options,
                self.seed,
                self.longest,
            )
            for seating in self.seatings()
        ]
