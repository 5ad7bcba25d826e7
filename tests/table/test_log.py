"""A log says what is wrong with it: the line and the reason, whatever somebody did to it."""

from __future__ import annotations

import json

import pytest

from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from eastfront.table.log import LogError, canonical, chained, read_log
from tests.table.tables import content, eventful_table, new_table


def test_data_is_written_in_one_way() -> None:
    assert '{"a":[1,"ö"],"b":null}' == canonical({"b": None, "a": [1, "ö"]})


def test_a_hash_depends_on_everything_before_it() -> None:
    assert chained("", {"a": 1}, []) != chained("x", {"a": 1}, [])
    assert chained("", {"a": 1}, []) != chained("", {"a": 2}, [])
    assert chained("", {"a": 1}, []) != chained("", {"a": 1}, [{"id": "draws"}])


def test_what_was_written_is_read(game: Game[State, View]) -> None:
    table = eventful_table(game)

    log = read_log("game", content(table))

    assert table.header.to_data() == log.header.to_data()
    assert table.lines == [log.first, *[line.text for line in log.lines]]
    assert [each.entry for each in table.happenings[1:]] == [line.entry for line in log.lines]
    assert "" == log.torn


@pytest.mark.parametrize(
    ("damage", "line", "reason"),
    [
        (b"", 1, "empty"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", 1, "not text in UTF-8"),
        (b"\x00\x01\x02\n", 1, "not JSON"),
        (b"hello\n", 1, "not JSON"),
        (b"[1]\n", 1, "not a JSON object"),
        (b"{}\n", 1, "lacks 'format'"),
        (b'{"format":9}\n', 1, "format 9; this program reads format 1"),
        (b'{"format": 1}\n', 1, "not in canonical form"),
        (b'{"format":"\\ud800"}\n', 1, "not text in UTF-8"),
        (b'{"format":NaN}\n', 1, "not JSON"),
        (b"[" * 100_000 + b"\n", 1, "not JSON"),
    ],
)
def test_a_file_that_is_no_game_names_line_and_reason(damage: bytes, line: int, reason: str) -> None:
    with pytest.raises(LogError, match=f"^game: line {line}: .*{reason}") as caught:
        read_log("game", damage)

    assert line == caught.value.line


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"key": "xyz"}, "key must be hexadecimal"),
        ({"key": "00"}, "key must have 16 bytes, not 1"),
        ({"occupants": ["you"]}, "1 occupants for 2 seats"),
        ({"occupants": "you"}, "occupants must be a list"),
        ({"rules_version": "1"}, "rules_version must be a whole number"),
        ({"setup": 3}, "set-up must be an object"),
        ({"colour": "red"}, "no field 'colour'"),
        ({"hash": 3}, "hash must be a text"),
    ],
)
def test_a_wrong_first_line_is_refused_with_the_reason(
    game: Game[State, View], change: dict[str, object], reason: str
) -> None:
    data = json.loads(new_table(game).lines[0]) | change

    with pytest.raises(LogError, match=f"line 1: .*{reason}"):
        read_log("game", canonical(data).encode() + b"\n")


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ({"entry": "bribe", "hash": ""}, "no entry 'bribe'; valid: choice, undo"),
        ({"entry": "choice", "hash": "", "seat": 0}, "lacks 'option'"),
        ({"entry": "choice", "hash": "", "option": "end", "seat": "0"}, "seat must be a whole number"),
        ({"entry": "undo", "hash": "", "option": "end", "seat": 0}, "no field 'option'"),
        ({"entry": "end", "outcome": None}, "lacks 'hash'"),
    ],
)
def test_a_wrong_entry_is_refused_with_the_reason(
    game: Game[State, View], entry: dict[str, int | str | None], reason: str
) -> None:
    text = content(new_table(game)) + canonical(dict(entry)).encode() + b"\n"

    with pytest.raises(LogError, match=f"line 2: .*{reason}"):
        read_log("game", text)


def test_a_last_line_that_was_cut_off_is_reported_and_left_out(game: Game[State, View]) -> None:
    table = eventful_table(game)

    log = read_log("game", content(table)[:-30])

    assert len(table.lines) - 2 == len(log.lines)
    assert log.torn.startswith(f"line {len(table.lines)} is cut off")


def test_a_first_line_that_was_cut_off_leaves_nothing(game: Game[State, View]) -> None:
    with pytest.raises(LogError, match="line 1: "):
        read_log("game", content(new_table(game))[:-30])
    with pytest.raises(LogError, match="line 1: is cut off"):
        read_log("game", content(new_table(game))[:-1])
