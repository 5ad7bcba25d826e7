"""Running: the pieces of a run over an engine, kept as they come, and in order in the end."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from msgspec import Struct

from eastfront.lab.engine import Engine, Warn
from eastfront.lab.results import Piece, Results

# Pieces that are kept are tasks of their own, so that none waits for another. Without a file several are
# one task: short games are quicker so.
UNKEPT_A_TASK: Final = 4

Progress = Callable[[int], None]


def hide(count: int) -> None:
    """Show no progress."""


def no_end(piece: object) -> bool:
    """Tell that there is never enough."""
    return False


def kept_results(
    file: Path | None, kind: str, about: Struct, game: str, type: type[Piece], warn: Warn
) -> Results[Piece] | None:
    """Return what *file* holds of a run, if there is a file; broken lines are told."""
    if file is None:
        return None
    results = Results(file, kind, about, game, type)
    if results.dropped:
        warn(f"broken lines dropped from {file}: {results.dropped}; what is missing is played again")
    return results


def run_pieces(
    work: Callable[..., Piece],
    about: object,
    count: int,
    engine: Engine,
    results: Results[Piece] | None,
    progress: Progress | None = None,
    is_enough: Callable[[Piece], bool] = no_end,
) -> list[Piece]:
    """Return the first *count* pieces of a run, in order; those in *results* are not done again.

    *work* makes a piece of what the run is *about* and its number. They do not depend on the engine,
    nor on how often a run was cut off. *is_enough* is asked of each piece in order: where it says so,
    that piece is the last.
    """
    done = dict(results.pieces) if results else {}
    wanted = [number for number in range(count) if number not in done]
    tell = progress or hide
    tell(count - len(wanted))
    found: list[Piece] = []
    if take_in_order(done, count, found, is_enough):
        return found
    size = 1 if results else UNKEPT_A_TASK
    tasks = [(work, about, wanted[at : at + size]) for at in range(0, len(wanted), size)]
    with closing(engine.run(do_pieces, tasks)) as all_done:
        for pieces in all_done:
            for piece in pieces:
                if results:
                    results.add(piece)
                done[piece.number] = piece
                tell(1)
            if take_in_order(done, count, found, is_enough):
                break
    return found


def do_pieces(work: Callable[..., Piece], about: object, numbers: list[int]) -> list[Piece]:
    """Do some pieces in a row."""
    return [work(about, number) for number in numbers]


def take_in_order(
    done: dict[int, Piece], count: int, found: list[Piece], is_enough: Callable[[Piece], bool]
) -> bool:
    """Add to *found* what is next and done; tell whether that is all there is to find."""
    while len(found) < count and len(found) in done:
        piece = done[len(found)]
        found.append(piece)
        if is_enough(piece):
            return True
    return len(found) == count
