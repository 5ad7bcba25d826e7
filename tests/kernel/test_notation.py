"""Text positions: whatever is written can be read back, and a bad line is named."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.data import Data, read_position, write_position
from eastfront.kernel.errors import DataError
from tests.contract.profile import examples

KEYS = st.from_regex(r"[a-z][a-z0-9_-]{0,8}", fullmatch=True)
NUMBERS = st.integers() | st.floats(allow_nan=False, allow_infinity=False)
LEAVES: st.SearchStrategy[Data] = st.one_of(st.none(), st.booleans(), NUMBERS, st.text())
NAMES: st.SearchStrategy[Data] = st.sampled_from(
    ["flak-battalion", "minsk", "panzer/exhausted", "true", "2 x"]
)


def grown(inner: st.SearchStrategy[Data]) -> st.SearchStrategy[Data]:
    return st.one_of(st.lists(NAMES), st.lists(inner, max_size=4), st.dictionaries(KEYS, inner, max_size=4))


PLAIN = st.recursive(st.one_of(LEAVES, NAMES), grown, max_leaves=12)

EXAMPLE = """\
setup.game: toy
setup.seats: 2
seats#1.hand[]: minsk, 2 flak, minsk
seats#1.turns: 3
seats#2.hand: []
seats#2.turns: 0
note: "two words"
flag: true
"""


@examples(60)
@given(st.dictionaries(KEYS, PLAIN, max_size=5))
def test_whatever_is_written_can_be_read(data: dict[str, Data]) -> None:
    assert data == read_position(write_position(data))


def test_a_position_reads_like_a_list_of_facts() -> None:
    data: Data = {
        "setup": {"game": "toy", "seats": 2},
        "seats": [
            {"hand": ["minsk", "flak", "flak", "minsk"], "turns": 3},
            {"hand": [], "turns": 0},
        ],
        "note": "two words",
        "flag": True,
    }

    assert EXAMPLE == write_position(data)
    assert data == read_position(EXAMPLE)


def test_empty_lines_do_not_matter() -> None:
    assert {"a": 1, "b": 2} == read_position("\na: 1\n\n  \nb: 2\n\n")


@pytest.mark.parametrize(
    "data", [{}, {"a": {}}, {"a": []}, {"a": [{}]}, {"a": [{}, {"b": 1}]}, {"a": [[], {}]}]
)
def test_what_is_empty_stays_empty(data: Data) -> None:
    assert data == read_position(write_position(data))


@pytest.mark.parametrize("word", ["true", "false", "null", "12", "", "a b", "ä", "[]", '"x"', "-", "NaN"])
def test_a_text_that_looks_like_something_else_stays_a_text(word: str) -> None:
    assert {"a": word, "b": [word, word]} == read_position(write_position({"a": word, "b": [word, word]}))


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("nothing here", "has no ': ' between path and value"),
        ("a:1", "has no ': ' between path and value"),
        ("b: [1, 2", "b is not a value: [1, 2"),
        ("b: two words", "b is not a value: two words"),
        ("b[]: x, two words", "'two words' is neither a name nor a number and a name"),
        ("b[]: x, 2 two words", "'2 two words' is neither a name nor a number and a name"),
        ("b[]: x, ² y", "'² y' is neither a name nor a number and a name"),
        ("b[]: 9999999 y", "'9999999 y' is neither a name nor a number and a name"),
        ("b[]: 2 ", "'2 ' is neither a name nor a number and a name"),
        ("b[]: ", "'' is neither a name nor a number and a name"),
        ("b#2.c: 1", "b#2 is out of order"),
        ("b#0.c: 1", "b#0 is out of order"),
        ("b#x.c: 1", "b#x is out of order"),
        ("b#².c: 1", "b#² is out of order"),
        ("b#1: 1", "b#1 names an entry but no field of it"),
        ("first.c: 1", "first is both a value and a group"),
        ("first#1.c: 1", "first#1 is out of order"),
        ("first: 2", "first is given twice"),
        ("group: 2", "group is given twice"),
        ("group.inner: 2", "inner is given twice"),
    ],
)
def test_a_bad_line_is_named(line: str, problem: str) -> None:
    with pytest.raises(DataError) as caught:
        read_position(f"first: 1\ngroup.inner: 1\n{line}\nlast: 1\n")

    message = str(caught.value)
    assert message.startswith("position line 3")
    assert message.endswith(problem)
