"""All that may be true of a hand: every deal of a small hidden pool, thinned out by what its enemy is shown.

No reasoning about cards is done here: the game itself is played in every possible world at once, and a
world is given up when its notices, or what it offers, differ from those of the real one.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from random import Random
from typing import Any, Final

from eastfront.games.stalingrad.state import StalingradState
from eastfront.kernel.data import Data
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.notices import Notice
from tests.contract.cases import KEEN, Case
from tests.contract.notes.stalingrad_cards import SIDES, copies, game, named, numbers
from tests.contract.walk import Walk, text_of

# So many keys are tried where luck decides, which is enough to see every order of a few cards.
KEYS: Final = 1000
BY_LUCK: Final = ["rebuilds", "discards-at-random"]
Hand = tuple[str, ...]


class Worlds:
    """What the enemy of *watched* may hold for possible; the first state is the real one."""

    def __init__(self, seed: int, watched: int, hand: int, deck: int, discard: int) -> None:
        self.random = Random(seed)
        self.watched = watched
        self.watcher = 1 - watched
        data = somewhere(seed, watched)
        pool = self.deal(data, hand + deck, discard)
        states = [self.world(data, held, rest) for held, rest in self.splits(pool, hand)]
        self.random.shuffle(states)
        self.states = states

    def deal(self, data: Any, hidden: int, discard: int) -> list[str]:
        """Lay all Action cards of the side open but a few, and return these."""
        cards = [str(card) for card in named(copies("action", SIDES[self.watched]))]
        first = [card for card in cards if card == "operation-uranus"]
        rest = [card for card in cards if card != "operation-uranus"]
        likes = self.random.choice(["", *sorted(set(rest))])
        rest.sort(key=lambda card: (card != likes, self.random.random()))
        chosen = first + rest
        seat = data["seats"][self.watched]
        seat["known"] = []
        pool = chosen[: hidden + discard]
        self.random.shuffle(pool)
        seat["discard"] = pool[hidden:]
        others = [card for card in data["table"]["in_play"] if card not in cards]
        data["table"]["in_play"] = others + chosen[hidden + discard :]
        return pool[:hidden]

    def splits(self, pool: list[str], hand: int) -> list[tuple[Hand, Hand]]:
        """Return every hand of some size out of the pool with every order of the others."""
        found: set[tuple[Hand, Hand]] = set()
        for held in combinations(sorted(pool), hand):
            rest = sorted((Counter(pool) - Counter(held)).elements())
            found.update((held, order) for order in permutations(rest))
        return sorted(found)

    def world(self, data: Any, hand: Hand, deck: Hand) -> StalingradState:
        """Return the state with these cards in hand and deck, asking its question anew."""
        seat = data["seats"][self.watched]
        seat["hand"] = sorted(hand, key=numbers().__getitem__)
        seat["deck"] = list(deck)
        state = game().from_data(data)
        state.asked = NOBODY
        game().machine.advance(state)
        return state

    @property
    def real(self) -> StalingradState:
        """The world that is real."""
        return self.states[0]

    def hands(self) -> set[Hand]:
        """Return the hands that are possible."""
        return {self.hand_in(state) for state in self.states}

    def hand_in(self, state: StalingradState) -> Hand:
        """Return the hand in one world."""
        ids = game().names.ids
        return tuple(ids[card] for card in state.seats[self.watched].hand.cards)

    def view(self, state: StalingradState) -> str:
        """Return what the enemy sees of one world."""
        return text_of(game().view_to_data(game().view(state, self.watcher)))

    def choose(self) -> bool:
        """Take any option of the real world in all that offer it; false if the game is over."""
        decision = game().decision(self.real)
        if decision is None:
            return False
        option = self.random.choice(decision.options)
        told = self.told(self.real.clone(), option)
        by_luck = any(id in text_of(told) for id in BY_LUCK)
        keys = 1 + KEYS // len(self.states) if by_luck else 0
        after = [self.real.clone()]
        self.told(after[0], option)
        for state in self.states:
            if option in state.options:
                after += [twin for twin in self.futures(state, keys) if told == self.told(twin, option)]
        self.states = self.distinct(after)
        return True

    def futures(self, state: StalingradState, keys: int) -> list[StalingradState]:
        """Return a world with other luck, as often as asked for, and as it is."""
        twins = [state.clone() for _ in range(keys + 1)]
        for twin in twins[1:]:
            twin.luck.key = self.random.randbytes(16)
        return twins

    def told(self, state: StalingradState, option: int) -> list[Data]:
        """Take *option* and return what the enemy is shown."""
        notices: list[Notice] = []
        game().apply(state, option, notices)
        ids = game().names.ids
        return [notice.shown_to(self.watcher).to_data(ids) for notice in notices]

    def distinct(self, states: list[StalingradState]) -> list[StalingradState]:
        """Return states without those whose hand and deck have been met."""
        met: dict[str, StalingradState] = {}
        for state in states:
            army = state.seats[self.watched]
            met.setdefault(f"{list(army.hand.cards)} {list(army.deck.cards)}", state)
        return list(met.values())


def somewhere(seed: int, turn: int) -> Any:
    """Return the plain data of a game at an action of the seat that has the *turn*."""
    walk = Walk(Case("stalingrad", "standard", 2, {}, seed, KEEN, 30))
    for decision in walk.decisions(400):
        if (decision.seat, decision.kind) == (turn, "action"):
            break
    return walk.game.to_data(walk.state)
