"""Golden playthroughs: whole games on file, by their choices and a running hash over all their notices.

A file is JSON Lines: the set-up and seed, then the choices by name with the hash so far, at last the
outcome. Choices of a uniform hand are few and dull, those of a keen hand many and bloody.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Final

from eastfront.games import SLUGS
from eastfront.kernel.data import Data
from eastfront.kernel.notices import Notice
from tests.contract.cases import CURIOUS, KEEN, UNIFORM, Case, game_of
from tests.contract.traits import TRAITS, AnyGame
from tests.contract.walk import Walk, notice_data, outcome_data, text_of

FOLDER: Final = Path(__file__).parent / "golden"
SEED: Final = 29
INTERVAL: Final = 20
ROUNDS: Final = {UNIFORM: 8, KEEN: 60, CURIOUS: 60}


@dataclass(frozen=True)
class Playthrough:
    """One file: its name and the game in it."""

    name: str
    case: Case

    @property
    def path(self) -> Path:
        """Where the file lies."""
        return FOLDER / f"{self.name}.jsonl"


def playthroughs() -> list[Playthrough]:
    """List every edition with fewest and most seats and a uniform hand, then with fewest and a keen one.

    Variants of editions, by hands and with seeds of their own, come last.
    """
    result = []
    for slug in SLUGS:
        description = game_of(slug).describe()
        for edition in description.editions.editions:
            low, high = description.seats[edition][0], description.seats[edition][-1]
            for seats in sorted({low, high}):
                result.append(Playthrough(f"{slug}-{edition}-{seats}", case(slug, edition, seats, UNIFORM)))
            result.append(Playthrough(f"{slug}-{edition}-{low}-keen", case(slug, edition, low, KEEN)))
        for name, variant in TRAITS[slug].variants.items():
            seats = description.seats[variant.edition][0]
            whole = case(slug, variant.edition, seats, variant.hand)
            varied = replace(whole, options=whole.options | variant.options, seed=variant.seed)
            result.append(Playthrough(f"{slug}-{variant.edition}-{seats}-{name}", varied))
    return result


def case(slug: str, edition: str, seats: int, hand: str) -> Case:
    """Return a game under an edition's own answers, cut short by the safeguard."""
    return Case(slug, edition, seats, TRAITS[slug].ending_options(ROUNDS[hand]), SEED, hand)


def played(playthrough: Playthrough) -> str:
    """Play the game and return what its file is to hold."""
    walk = Walk(playthrough.case)
    chain = Chain(walk.game, walk.opening)
    case = playthrough.case
    lines: list[Data] = [{"setup": case.setup.to_data(), "seed": case.seed, "sha256": chain.hash}]
    names: list[str] = []
    for _ in walk.decisions(10**6):
        names.append(walk.game.option_name(walk.choice))
        walk.step()
        chain.add(walk.notices)
        if len(names) == INTERVAL:
            lines.append({"choices": ", ".join(names), "sha256": chain.hash})
            names = []
    if names:
        lines.append({"choices": ", ".join(names), "sha256": chain.hash})
    lines.append({"outcome": outcome_data(walk.game, walk.state)})
    return "".join(json.dumps(line) + "\n" for line in lines)


class Chain:
    """A running hash over notices, unredacted."""

    def __init__(self, game: AnyGame, opening: list[Notice]) -> None:
        self.game = game
        self.hash = ""
        self.add(opening)

    def add(self, notices: list[Notice]) -> None:
        """Take in the notices of one choice."""
        text = text_of([self.hash, notice_data(self.game, notices)])
        self.hash = sha256(text.encode()).hexdigest()
