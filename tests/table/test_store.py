"""Files on disk are whole or recoverable, whenever somebody pulls the plug."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from eastfront.table.carddata import card_data_hash
from eastfront.table.replay import resume
from eastfront.table.store import FileError, Journal, JournalFailed, read_file, write_file
from tests.table.tables import content, new_table, take_choices

FULL: Final = Path("/dev/full")


def test_a_file_grows_with_the_game(game: Game[State, View], tmp_path: Path) -> None:
    table = new_table(game)
    path = tmp_path / "deep" / "game.jsonl"

    with Journal(path, table.lines) as journal:
        table.journal = journal.append
        take_choices(table, 3)
        in_between = path.read_bytes()
        take_choices(table, 3)

    assert 4 == in_between.count(b"\n")
    assert content(table) == path.read_bytes()


@pytest.mark.parametrize("lost", [1, 2, 40, 100])
def test_a_torn_last_line_costs_one_entry(game: Game[State, View], tmp_path: Path, lost: int) -> None:
    table = take_choices(new_table(game), 9)
    path = tmp_path / "game.jsonl"
    path.write_bytes(content(table)[:-lost])

    log = read_file(path)
    again = resume(log)
    with Journal(path, again.lines) as journal:
        again.journal = journal.append
        again.add_entry(table.happenings[9].entry)  # type: ignore[arg-type]

    assert "cut off" in log.torn
    assert content(table) == path.read_bytes()


def test_writing_replaces_a_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("old and much longer than what comes now")

    write_file(path, ["new"])

    assert "new\n" == path.read_text()
    assert [path] == list(tmp_path.iterdir())


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"none.jsonl: cannot be read: No such file"):
        read_file(tmp_path / "none.jsonl")
    with pytest.raises(FileError, match="cannot be read"):
        read_file(tmp_path)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(FileError, match=r"game.jsonl: cannot be written"):
        write_file(tmp_path / "file" / "game.jsonl", ["x"])


@pytest.mark.skipif(not FULL.exists(), reason="this system has no device that is always full")
def test_a_journal_that_cannot_grow_says_so(tmp_path: Path) -> None:
    with Journal(tmp_path / "game.jsonl", []) as journal:
        journal.file.close()
        journal.file = FULL.open("ab", buffering=0)

        with pytest.raises(JournalFailed, match=r"game.jsonl: cannot be written: No space left"):
            journal.append("x")


def test_card_data_has_a_fingerprint_of_what_it_says() -> None:
    assert 64 == len(card_data_hash("barbarossa"))
    assert card_data_hash("barbarossa") == card_data_hash.__wrapped__("barbarossa")


def test_a_game_is_played_in_one_place_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Journal(path, ["one"]) as journal:
        with pytest.raises(FileError, match=r"game.jsonl: is being played somewhere else"):
            Journal(path, ["other"])
        journal.append("two")

    assert "one\ntwo\n" == path.read_text()
    with Journal(path, ["one", "two"]):
        pass
