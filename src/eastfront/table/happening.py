"""What happened at a table, entry by entry, and which choices still stand."""

from __future__ import annotations

from dataclasses import dataclass

from eastfront.kernel.notices import Notice
from eastfront.kernel.state import State
from eastfront.table.log import CHOICE, HINT, TAKE_BACK, UNDO, Entry


@dataclass
class Happening:
    """An entry with the notices it brought; *undone* once it was taken back."""

    entry: Entry | None
    notices: list[Notice]
    undone: bool = False


@dataclass(frozen=True)
class Step:
    """A choice that may perhaps be taken back: the state before it, the option, and its happening."""

    before: State
    option: int
    happening: Happening


def standing_choices(happenings: list[Happening]) -> list[Entry]:
    """Return the choices that were not taken back, in order."""
    return [each.entry for each in happenings if each.entry and stands(each)]


def stands(happening: Happening) -> bool:
    """Tell whether this is a choice that was not taken back."""
    return happening.entry is not None and happening.entry.kind == CHOICE and not happening.undone


def last_standing(happenings: list[Happening], seat: int | None = None) -> int | None:
    """Return the point of the last choice that stands, of *seat* or of anybody; `None` if there is none."""
    for point in range(len(happenings) - 1, 0, -1):
        entry = happenings[point].entry
        if entry and stands(happenings[point]) and seat in (None, entry.seat):
            return point
    return None


def has_hint(happenings: list[Happening]) -> bool:
    """Tell whether whoever is asked has taken a hint since the last choice was made or taken back."""
    for each in reversed(happenings):
        if each.entry is None or each.entry.kind in (CHOICE, UNDO, TAKE_BACK):
            return False
        if each.entry.kind == HINT:
            return True
    return False


def mark_undone(happenings: list[Happening], point: int) -> None:
    """Mark the choices from *point* on as taken back."""
    for each in happenings[point:]:
        each.undone = each.undone or stands(each)


def read_happenings(entries: list[Entry]) -> list[Happening]:
    """Return the happenings of a whole log, without notices; the first is the set-up."""
    happenings = [Happening(None, [])]
    for entry in entries:
        if entry.kind in (UNDO, TAKE_BACK):
            point = last_standing(happenings, entry.seat if entry.kind == TAKE_BACK else None)
            assert point is not None, entry
            mark_undone(happenings, point)
        happenings.append(Happening(entry, []))
    return happenings
