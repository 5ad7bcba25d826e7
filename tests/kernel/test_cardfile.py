"""Reading card files: whatever is wrong, the message names file, card and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from eastfront.kernel.cardfile import Table, Toml, data_path, read_content, read_entries, read_top
from eastfront.kernel.catalogue import STATUSES, read_provenance
from eastfront.kernel.errors import CardFileError

CARDS = """
[[card]]
id = "night-raid"
cost = 3
[[card]]
key = "staff-work"
[[card]]
cost = 1
"""


def written(folder: Path, text: str) -> str:
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def table(**values: Toml) -> Table:
    return Table("cards.toml", "night-raid", "", values)


def test_entries_are_named_by_id_or_key_or_number(tmp_path: Path) -> None:
    entries = read_entries(written(tmp_path, CARDS), "card")

    assert ["night-raid", "staff-work", "card 3"] == [entry.entry for entry in entries]
    assert {"cards.toml"} == {entry.file for entry in entries}
    assert 3 == entries[0].whole("cost", 0, 9)


def test_a_file_may_hold_other_words_if_they_are_named(tmp_path: Path) -> None:
    path = written(tmp_path, 'title = "x"\n' + CARDS)

    assert 3 == len(read_entries(path, "card", ["title"]))
    assert "x" == read_top(path).text("title")
    assert [] == read_entries(written(tmp_path, ""), "card")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[crad]]\n", "cards.toml: file: crad: unknown; valid: card"),
        ("card = 5\n", "cards.toml: card: card: must be a list of tables"),
        ("card = [5]\n", "cards.toml: card 1: card: must be a table"),
        ("[[card]\n", "cards.toml: file: syntax: "),
        ('[[card]]\nid = "a\n', "cards.toml: file: syntax: "),
    ],
)
def test_a_file_of_another_shape_is_refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(CardFileError) as caught:
        read_entries(written(tmp_path, text), "card")

    assert str(caught.value).startswith(message)


def test_broken_toml_names_the_line(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match="line 3"):
        read_content(written(tmp_path, "[[card]]\ncopies = 1\ncost = \n"))


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(b'name = "\xff"\n')

    with pytest.raises(CardFileError, match=r"^cards\.toml: file: syntax: "):
        read_content(str(path))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match=r"^none\.toml: file: reading: No such file"):
        read_content(str(tmp_path / "none.toml"))


def test_data_lies_beside_its_package() -> None:
    path = Path(data_path("eastfront.kernel", "cards.toml"))

    assert ("kernel", "data", "cards.toml") == path.parts[-3:]


def test_a_mistake_carries_its_parts() -> None:
    mistake = table().mistake("cost", "is odd")

    assert ("cards.toml", "night-raid", "cost", "is odd") == (
        mistake.file,
        mistake.entry,
        mistake.field,
        mistake.problem,
    )


def test_values_are_read_by_their_type() -> None:
    read = table(name="x", cost=3, tags=["a", "b"], inner={"deep": 1}, play=[{"op": "x"}, {"op": "y"}])
    more = table(days=[5, 2], secret=True, open=False)

    assert ("x", 3, ["a", "b"]) == (read.text("name"), read.whole("cost", 0, 3), read.texts("tags"))
    assert 1 == read.table("inner").whole("deep", 1, 1)
    assert ["play[1].", "play[2]."] == [inner.path for inner in read.tables("play")]
    assert [] == read.tables("abilities")
    assert read.has("cost")
    assert not read.has("colour")
    assert [5, 2] == more.wholes("days", 2, 5)
    assert (True, False, False) == (more.flag("secret"), more.flag("open"), more.flag("late"))
    read.finish()
    more.finish()


@pytest.mark.parametrize(
    ("days", "problem"),
    [
        (5, "must be a list of whole numbers, not 5"),
        ([], "must be a list of whole numbers, not []"),
        ([5, 6], "must hold whole numbers from 2 to 5, not 6"),
        ([1], "must hold whole numbers from 2 to 5, not 1"),
        (["5"], "must hold whole numbers from 2 to 5, not '5'"),
        ([True], "must hold whole numbers from 2 to 5, not True"),
        ([2, 5, 2], "holds 2 twice"),
    ],
)
def test_a_list_of_numbers_keeps_to_its_bounds(days: Toml, problem: str) -> None:
    with pytest.raises(CardFileError) as caught:
        table(days=days).wholes("days", 2, 5)

    assert f"cards.toml: night-raid: days: {problem}" == str(caught.value)


@pytest.mark.parametrize(
    ("tags", "problem"),
    [
        (["a", "c"], "unknown 'c'; valid: a, b"),
        (["a", "b", "a"], "holds 'a' twice"),
        ([], "must hold at least 1 of a, b"),
    ],
)
def test_a_list_of_choices_holds_each_once(tags: Toml, problem: str) -> None:
    with pytest.raises(CardFileError) as caught:
        table(tags=tags).some_of("tags", ["a", "b"], 1)

    assert f"cards.toml: night-raid: tags: {problem}" == str(caught.value)
    assert [] == table(tags=[]).some_of("tags", ["a", "b"])


@pytest.mark.parametrize(
    ("value", "method", "problem"),
    [
        (5, "text", "must be a text, not 5"),
        ("", "text", "must be a text, not ''"),
        ("yes", "flag", "must be true or false, not 'yes'"),
        (1, "flag", "must be true or false, not 1"),
        ("x", "table", "must be a table, not 'x'"),
        ("x", "tables", "must be a list of tables, not 'x'"),
        (["x"], "tables", "must hold tables only, not 'x'"),
        (5, "texts", "must be a list of texts, not 5"),
        ([{}], "texts", "must hold texts only, not {}"),
    ],
)
def test_a_value_of_the_wrong_type_is_named(value: Toml, method: str, problem: str) -> None:
    with pytest.raises(CardFileError) as caught:
        getattr(table(field=value), method)("field")

    assert f"cards.toml: night-raid: field: {problem}" == str(caught.value)


def test_a_mistake_deep_inside_is_named_by_its_path() -> None:
    inner = table(abilities=[{}, {"effect": [{"op": 1}]}]).tables("abilities")[1].tables("effect")[0]

    with pytest.raises(CardFileError, match=r"^cards\.toml: night-raid: abilities\[2\]\.effect\[1\]\.op: "):
        inner.text("op")


def test_a_field_that_nobody_reads_is_refused_with_the_valid_ones() -> None:
    read = table(name="x", colour="red")
    read.text("name")

    with pytest.raises(CardFileError, match=r"colour: unknown field; valid: name$"):
        read.finish()


def test_a_field_that_may_be_left_out_is_among_the_valid_ones() -> None:
    read = table(kost=1)
    assert not read.has("cost")

    with pytest.raises(CardFileError, match=r"kost: unknown field; valid: cost$"):
        read.finish()


def test_every_fact_has_a_status_and_a_source() -> None:
    pairs: dict[str, Toml] = {"name": ["stated", "S0"]}
    pairs |= {"abilities.1": ["derived", "D6"], "abilities.2": ["stated", "S1"]}
    read = table(provenance=pairs)

    found = read_provenance(read, ["name", "abilities"])

    assert {"name", "abilities.1", "abilities.2"} == set(found)
    assert ("derived", "D6") == (found["abilities.1"].status, found["abilities.1"].source)


def test_the_rest_covers_every_field_without_an_entry_of_its_own() -> None:
    pairs: dict[str, Toml] = {"rest": ["reconstructed", "R"], "abilities.1": ["derived", "D6"]}

    found = read_provenance(table(provenance=pairs), ["name", "abilities", "cost"])

    assert {"abilities.1": "derived", "name": "reconstructed", "cost": "reconstructed"} == {
        field: each.status for field, each in found.items()
    }
    assert {"D6", "R"} == {each.source for each in found.values()}


@pytest.mark.parametrize(
    ("pairs", "field", "problem"),
    [
        ({}, "name", "has no provenance"),
        (
            {"name": ["stated", "S0"], "rest": ["stated", "S0"]},
            "rest",
            "is useless: every field has its own",
        ),
        (
            {"rest": ["sure", "S0"]},
            "rest",
            f"must be [status, source]; valid statuses: {', '.join(STATUSES)}",
        ),
        ({"name": ["stated"]}, "name", f"must be [status, source]; valid statuses: {', '.join(STATUSES)}"),
        (
            {"name": ["sure", "S0"]},
            "name",
            f"must be [status, source]; valid statuses: {', '.join(STATUSES)}",
        ),
        (
            {"name": ["stated", ""]},
            "name",
            f"must be [status, source]; valid statuses: {', '.join(STATUSES)}",
        ),
        ({"name": ["stated", "S0"], "cost": ["stated", "S0"]}, "cost", "is not a field of this card"),
        ({"name": "stated"}, "name", "must be a list of texts, not 'stated'"),
    ],
)
def test_a_fact_without_a_source_is_refused(pairs: dict[str, Toml], field: str, problem: str) -> None:
    with pytest.raises(CardFileError) as caught:
        read_provenance(table(provenance=pairs), ["name"])

    assert f"cards.toml: night-raid: provenance.{field}: {problem}" == str(caught.value)
