"""Replaying a log: line by line, as far as the rules at hand lead to the same lines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from eastfront.games import load_game
from eastfront.kernel.errors import EastfrontError
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from eastfront.table.carddata import card_data_hash
from eastfront.table.log import BAD_SET_UP, CHANGED, CHOICE, END, ENDLESS, IMPOSSIBLE, Line, Log, LogError
from eastfront.table.table import Table, TableError

# What the rules run into when a position is one to which no choices lead.
BROKEN: Final = (AssertionError, LookupError, ValueError)
END_MISSING: Final = "the game is over, but its end is not written down"


@dataclass(frozen=True)
class Replay:
    """What became of a log: the table after the lines that agree, and what is wrong with the next one.

    *changes* says what else the game was played with: other rules, other cards.
    """

    table: Table
    changes: list[str]
    problem: LogError | None = None

    @property
    def choices(self) -> int:
        """How many choices agree."""
        return sum(1 for each in self.table.happenings if each.entry and each.entry.kind == CHOICE)


def replay(log: Log, to: int | None = None, game: Game[State, View] | None = None) -> Replay:
    """Play a log again under the rules and cards at hand, up to choice *to*, and stop where it differs."""
    game = game_of(log, game)
    changes = version_changes(log, game)
    try:
        table = Table(game, log.header)
    except EastfrontError as refusal:
        raise LogError(log.name, 1, str(refusal), BAD_SET_UP) from None
    if table.lines[0] != log.first:
        return Replay(table, changes, LogError(log.name, 1, "the set-up does not fit its hash", CHANGED))
    number = 0
    for line in log.lines:
        number += line.entry.kind == CHOICE
        if to is not None and number > to:
            return Replay(table, changes)
        problem = difference(log, table, line, number)
        if problem:
            return Replay(play_again(Table(game, log.header), log.lines, line.number), changes, problem)
    if len(table.lines) > 1 + len(log.lines):
        return Replay(table, changes, LogError(log.name, len(table.lines), END_MISSING, ENDLESS))
    return Replay(table, changes)


def difference(log: Log, table: Table, line: Line, number: int) -> LogError | None:
    """Play one line and return what is wrong with it, if anything."""
    what = f"choice {number}" if line.entry.kind == CHOICE else f"the {line.entry.kind} after choice {number}"
    if len(table.lines) < line.number:
        try:
            table.add_entry(line.entry)
        except EastfrontError as problem:
            return LogError(log.name, line.number, f"{what} is not possible: {problem}", IMPOSSIBLE)
        except BROKEN:
            if log.header.start is None:
                raise
            reason = f"{what} is not possible: the start does not hold together"
            return LogError(log.name, line.number, reason, IMPOSSIBLE)
    if table.lines[line.number - 1] != line.text:
        return LogError(log.name, line.number, f"{what} differs: it does not fit its hash", CHANGED)
    return None


def play_again(table: Table, lines: list[Line], before: int) -> Table:
    """Play the lines with numbers below *before*, which are known to agree; the end comes by itself."""
    for line in lines:
        if line.number < before and line.entry.kind != END:
            table.add_entry(line.entry)
    return table


def game_of(log: Log, loaded: Game[State, View] | None = None) -> Game[State, View]:
    """Return the game that a log is about: *loaded*, if it is that one."""
    slug = log.header.setup.game
    try:
        return loaded if loaded and loaded.describe().slug == slug else load_game(slug)
    except EastfrontError as problem:
        raise LogError(log.name, 1, str(problem), BAD_SET_UP) from None


def version_changes(log: Log, game: Game[State, View]) -> list[str]:
    """Say in which ways a log was played under other rules or cards than those at hand."""
    header = log.header
    changes = []
    if header.rules_version != game.rules_version:
        changes.append(f"rules version {header.rules_version}, not {game.rules_version}")
    if header.card_data != card_data_hash(header.setup.game):
        changes.append("other card data")
    return changes


def resume(log: Log) -> Table:
    """Return the table that a log was saved from, to be played on; refuse one that does not agree."""
    game = game_of(log)
    changes = version_changes(log, game)
    if changes:
        raise TableError(
            f"{log.name} was saved under {' and '.join(changes)}; it cannot simply go on. "
            f"Play its choices again as far as they agree: eastfront replay {log.name} --save NEW"
        )
    result = replay(log, game=game)
    if result.problem and result.problem.reason != END_MISSING:
        raise result.problem
    return result.table


def renew(log: Log, to: int | None = None, game: Game[State, View] | None = None) -> Replay:
    """Play a log again, up to choice *to*, under the rules and cards at hand and give it a new first line.

    The table that comes back is as far as the choices agree, and may be saved and played on.
    """
    game = game_of(log, game)
    old = replay(log, to, game)
    header = log.header
    about = {**header.about, "replayed": log.name}
    card_data = card_data_hash(header.setup.game)
    table = Table(game, replace(header, rules_version=game.rules_version, card_data=card_data, about=about))
    play_again(table, log.lines, 1 + len(old.table.lines))
    return Replay(table, old.changes, old.problem)
