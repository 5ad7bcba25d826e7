"""Levels: the computer players by name, from weak to strong."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from functools import cache
from math import inf
from typing import Any, Final

from eastfront.games import SLUGS, game_of
from eastfront.kernel.errors import SetupError
from eastfront.players.evaluate.barbarossa import BarbarossaOutlook
from eastfront.players.evaluate.battlecards import BattleCardsOutlook
from eastfront.players.evaluate.network import Network
from eastfront.players.evaluate.outlook import Outlook
from eastfront.players.evaluate.stalingrad import StalingradOutlook
from eastfront.players.evaluate.weights import read_weights
from eastfront.players.player import Player
from eastfront.players.scripted.barbarossa import doctrine as barbarossa
from eastfront.players.scripted.barbarossa.player import Scripted as ScriptedBarbarossa
from eastfront.players.scripted.battlecards import doctrine as battlecards
from eastfront.players.scripted.battlecards.player import Scripted as ScriptedBattleCards
from eastfront.players.scripted.stalingrad import doctrine as stalingrad
from eastfront.players.scripted.stalingrad.player import Scripted as ScriptedStalingrad
from eastfront.players.search.ismcts import SEARCHER, make_searcher
from eastfront.players.search.planner import Planner, Prudence
from eastfront.players.uniform import Conscript

CONSCRIPT: Final = "conscript"
RECRUIT: Final = "recruit"
SERGEANT: Final = "sergeant"
CAPTAIN: Final = "captain"
LEVELS: Final = [CONSCRIPT, RECRUIT, SERGEANT, CAPTAIN]
# A conscript is there to measure others by; people have better company.
OFFERED: Final = LEVELS[1:]

Doctrine = barbarossa.Doctrine | battlecards.Doctrine | stalingrad.Doctrine

# What the scripted players of each level follow, by game.
DOCTRINES: Final[dict[str, dict[str, Doctrine]]] = {
    "barbarossa": {RECRUIT: barbarossa.RECRUIT, SERGEANT: barbarossa.SERGEANT},
    "battlecards": {RECRUIT: battlecards.RECRUIT, SERGEANT: battlecards.SERGEANT},
    "stalingrad": {RECRUIT: stalingrad.RECRUIT, SERGEANT: stalingrad.SERGEANT},
}

OUTLOOKS: Final[dict[str, Outlook]] = {
    "barbarossa": BarbarossaOutlook(),
    "battlecards": BattleCardsOutlook(),
    "stalingrad": StalingradOutlook(),
}

# How captains think, by game.
PRUDENCE: Final = {
    "barbarossa": Prudence(decisions=4800, sure=1.0, margin=0.03, turns=2),
    "battlecards": Prudence(decisions=3600, sure=1.5, margin=0.02, turns=5),
    "stalingrad": Prudence(decisions=1600, sure=1.0, margin=0.03, turns=2),
}
MOST_SEATS: Final = 5

# A level with something of its own: sergeant[city=3.5;draw=9], searcher[rounds=200].
NAMED: Final = re.compile(r"(?P<level>[^\[\]]*)(\[(?P<more>[^\[\]]*)\])?")


def make_player(slug: str, level: str, seed: int, seconds: float = 0.0) -> Player:
    """Return a player of *level* for the game *slug*; equal seeds give players with equal dice.

    Captains think for as many *seconds* at most, unless that is 0: then they do not look at the clock.
    A scripted level may have other weights: `sergeant[city=3.5;draw=9]`. Beside the levels there is
    the searcher, whom they are measured against, with his budget: `searcher[seconds=0.1]`.
    """
    if slug not in SLUGS:
        raise SetupError(f"there is no game {slug!r}; valid: {', '.join(SLUGS)}")
    found = NAMED.fullmatch(level)
    if not found or found["level"] not in [*LEVELS, SEARCHER]:
        raise SetupError(f"there is no level {level!r}; valid: {', '.join([*LEVELS, SEARCHER])}")
    name, more = found["level"], found["more"] or ""
    if name == SEARCHER:
        return make_searcher(slug, more, seed)
    if name == CONSCRIPT and not more:
        return Conscript(seed)
    if name == CAPTAIN and not more:
        return captain(slug, seed, seconds)
    return scripted(weighted(doctrine_of(slug, name), more), seed)


@cache
def network_of(slug: str) -> Network:
    """Return the network that has learnt the game *slug*, read once."""
    return Network(read_weights(slug))


def captain(slug: str, seed: int, seconds: float = 0.0) -> Planner:
    """Return a planner who goes by the rules of thumb of a sergeant."""
    doctrine = DOCTRINES[slug][SERGEANT]
    return Planner(
        seed,
        game_of(slug),
        OUTLOOKS[slug],
        network_of(slug),
        scripted(doctrine, seed),
        [scripted(doctrine, seed) for _ in range(MOST_SEATS)],
        PRUDENCE[slug],
        seconds,
    )


def doctrine_of(slug: str, level: str) -> Doctrine:
    """Return what the scripted player of *level* goes by."""
    if level not in DOCTRINES[slug]:
        raise SetupError(f"{level} has no weights; valid: {', '.join(DOCTRINES[slug])}")
    return DOCTRINES[slug][level]


def weights_of(doctrine: Doctrine) -> dict[str, float]:
    """Return the weights of a doctrine that can be turned up and down, by name."""
    values = {each.name: getattr(doctrine, each.name) for each in fields(doctrine)}
    return {name: value for name, value in values.items() if isinstance(value, float) and value > 0.0}


def weighted(doctrine: Doctrine, text: str) -> Doctrine:
    """Return *doctrine* with the weights in *text*, name=value by semicolons."""
    valid = weights_of(doctrine)
    found: dict[str, float] = {}
    for each in filter(None, text.split(";")):
        name, _, value = each.partition("=")
        if name not in valid:
            raise SetupError(f"there is no weight {name!r}; valid: {', '.join(valid)}")
        try:
            found[name] = float(value)
        except ValueError:
            found[name] = 0.0
        if not 0.0 < found[name] < inf:
            raise SetupError(f"the weight {name} must be a number above 0, not {value!r}")
    # The three doctrines share no base: what they have in common is that their fields are weights.
    other: Any = doctrine
    result: Doctrine = replace(other, **found)
    return result


def scripted(doctrine: Doctrine, seed: int) -> Player:
    """Return the player by rules of thumb who follows *doctrine*."""
    if isinstance(doctrine, barbarossa.Doctrine):
        return ScriptedBarbarossa(seed, doctrine)
    if isinstance(doctrine, battlecards.Doctrine):
        return ScriptedBattleCards(seed, doctrine)
    return ScriptedStalingrad(seed, doctrine)
