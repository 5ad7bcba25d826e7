"""Plain data: checked reading that says where something is missing or of another type."""

from __future__ import annotations

import pytest

from eastfront.kernel.data import Data, Record
from eastfront.kernel.errors import DataError

DATA: Data = {
    "count": 3,
    "flag": False,
    "name": "x",
    "items": [1, "a"],
    "words": ["a", "b"],
    "numbers": [1, 2],
    "inner": {"deep": 1},
    "list": [{"deep": 1}, {}],
    "nothing": None,
}


def test_values_are_read_by_their_type() -> None:
    record = Record("state", DATA)

    assert (3, False, "x") == (record.whole("count"), record.flag("flag"), record.text("name"))
    assert ([1, "a"], ["a", "b"], [1, 2]) == (
        record.items("items"),
        record.texts("words"),
        record.wholes("numbers"),
    )
    assert 1 == record.record("inner").whole("deep")
    assert ["state.list[1]", "state.list[2]"] == [inner.where for inner in record.records("list")]
    assert record.value("nothing") is None


@pytest.mark.parametrize("data", [None, 3, "x", [], True])
def test_only_an_object_is_a_record(data: Data) -> None:
    with pytest.raises(DataError, match=r"^state must be an object, not "):
        Record("state", data)


@pytest.mark.parametrize(
    ("method", "key", "problem"),
    [
        ("whole", "missing", "state lacks 'missing'"),
        ("whole", "flag", "state: flag must be a whole number, not False"),
        ("whole", "name", "state: name must be a whole number, not 'x'"),
        ("flag", "count", "state: count must be true or false, not 3"),
        ("text", "count", "state: count must be a text, not 3"),
        ("items", "inner", "state: inner must be a list, not {'deep': 1}"),
        ("texts", "items", "state: items must hold texts, not 1"),
        ("wholes", "items", "state: items must hold whole numbers, not 'a'"),
        ("wholes", "nothing", "state: nothing must be a list, not None"),
        ("record", "count", "state.count must be an object, not int"),
        ("records", "items", "state.items[1] must be an object, not int"),
    ],
)
def test_a_wrong_value_is_named(method: str, key: str, problem: str) -> None:
    with pytest.raises(DataError) as caught:
        getattr(Record("state", DATA), method)(key)

    assert problem == str(caught.value)


def test_a_truth_value_is_no_number() -> None:
    with pytest.raises(DataError, match="must hold whole numbers, not True"):
        Record("state", {"numbers": [1, True]}).wholes("numbers")


def test_a_mistake_deep_inside_is_named_by_its_path() -> None:
    with pytest.raises(DataError, match=r"^state\.list\[2\] lacks 'deep'$"):
        Record("state", DATA).records("list")[1].whole("deep")


def test_numbers_and_objects_are_counted_and_words_chosen() -> None:
    record = Record("state", DATA)

    assert [1, 2] == record.bounded("numbers", 2, 1, 2)
    assert ["state.list[1]", "state.list[2]"] == [inner.where for inner in record.exactly("list", 2)]
    assert "x" == record.one_of("name", ["", "x", "y"])


@pytest.mark.parametrize(
    ("method", "arguments", "problem"),
    [
        ("bounded", ("numbers", 3, 0, 9), "state: numbers must hold 3 numbers from 0 to 9"),
        ("bounded", ("numbers", 2, 2, 9), "state: numbers must hold 2 numbers from 2 to 9"),
        ("bounded", ("numbers", 2, 0, 1), "state: numbers must hold 2 numbers from 0 to 1"),
        ("exactly", ("list", 3), "state: list must hold 3, not 2"),
        ("one_of", ("name", ["", "y", "z"]), "state: there is no name 'x'; valid: y, z"),
    ],
)
def test_what_does_not_fit_is_named(method: str, arguments: tuple[object, ...], problem: str) -> None:
    with pytest.raises(DataError) as caught:
        getattr(Record("state", DATA), method)(*arguments)

    assert problem == str(caught.value)
