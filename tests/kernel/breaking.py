"""Copies of a game's data files, broken one way each, and what is said about them."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from eastfront.kernel.cardfile import data_path
from eastfront.kernel.edition import Editions
from eastfront.kernel.errors import CardFileError
from eastfront.kernel.ledger import read_ledger

# For each file, or for each file and card: what stands there, what is put there instead, and how the
# message about it goes on.
Breaks = dict[str, list[tuple[str, str, str]]]


def copied(package: str, folder: Path) -> Path:
    """Return a copy of the data of *package* that may be broken."""
    source = Path(data_path(package, "questions.toml")).parent
    return Path(shutil.copytree(source, folder / "data"))


def every_break(*groups: Breaks) -> pytest.MarkDecorator:
    """Run a test for every break, which it takes as *place*, *old*, *new* and *message*."""
    breaks = [(place, *each) for group in groups for place, some in group.items() for each in some]
    names = [name_of(place, message) for place, _, _, message in breaks]
    return pytest.mark.parametrize(("place", "old", "new", "message"), breaks, ids=names)


def name_of(place: str, message: str) -> str:
    return f"{place.partition(' ')[2]} {message.partition(' must')[0]}"[:60].strip()


def spoil(path: Path, old: str, new: str, id: str = "") -> None:
    """Put *new* in the place of the first *old*, of those in the entry that bears *id* if one is given."""
    text = path.read_text(encoding="utf-8")
    start = text.index(f'id = "{id}"\n') if id else 0
    end = text.find("\n[[", start) + 1 if id else 0
    entry = text[start : end or None]
    assert old in entry, f"{path.name} has no {old!r} in {entry[:40]}"
    path.write_text(text[:start] + entry.replace(old, new, 1) + text[start + len(entry) :], encoding="utf-8")


def spoil_at(data: Path, place: str, old: str, new: str) -> str:
    """Break the file, or the card of a file, that *place* names; return how a message about it begins."""
    file, _, id = place.partition(" ")
    spoil(data / file, old, new, id)
    return f"{file}: {id}: " if id else f"{file}: "


def complaint(read: Callable[[], object]) -> str:
    """Return the one line that is said when the files are read."""
    with pytest.raises(CardFileError) as caught:
        read()
    assert 1 == len(str(caught.value).splitlines())
    return str(caught.value)


def read_questions(data: Path) -> Editions:
    return Editions(str(data / "questions.toml"))


def about_questions(data: Path) -> str:
    """Return what is said about the file of questions."""
    return complaint(lambda: read_questions(data))


def about_ledger(data: Path) -> str:
    """Return what is said about the ledger."""
    editions = read_questions(data)
    return complaint(lambda: read_ledger(str(data / "rules.toml"), editions))
