"""Compiling op tables: fields are read in order, checked and named when they are wrong."""

from __future__ import annotations

import pytest

from eastfront.kernel.cardfile import Table, Toml
from eastfront.kernel.errors import CardFileError
from eastfront.kernel.machine import Op
from eastfront.kernel.programs import OpSpec, Registry, choice, choices, whole
from tests.kernel.counting import Counting


class Gift(Op[Counting]):
    def __init__(self, amount: int, whom: str, what: list[str], bonus: int) -> None:
        self.fields = (amount, whom, what, bonus)


FIELDS = [
    whole("amount", 1, 9),
    choice("whom", ["all", "one"]),
    choices("what", ["gold", "salt"]),
    whole("bonus", 0, 3, 0),
]
REGISTRY: Registry[Counting] = Registry([OpSpec("give", Gift, FIELDS), OpSpec("rest", Op, [])])
GOOD: dict[str, Toml] = {"op": "give", "amount": 3, "whom": "one", "what": ["salt"]}


def compiled(values: dict[str, Toml]) -> Op[Counting]:
    return REGISTRY.compile_op(Table("cards.toml", "gift", "play[1].", values))


def test_fields_reach_the_op_in_their_declared_order() -> None:
    op = compiled({"what": ["salt", "gold"], "op": "give", "bonus": 2, "whom": "one", "amount": 3})

    assert isinstance(op, Gift)
    assert (3, "one", ["salt", "gold"], 2) == op.fields


def test_a_field_with_a_default_may_be_left_out() -> None:
    op = compiled(GOOD)

    assert isinstance(op, Gift)
    assert 0 == op.fields[3]


def test_a_program_is_compiled_op_by_op() -> None:
    programs: list[dict[str, Toml]] = [GOOD, {"op": "rest"}]
    tables = [Table("cards.toml", "gift", "play.", values) for values in programs]

    assert [Gift, Op] == [type(op) for op in REGISTRY.compile(tables)]


@pytest.mark.parametrize(
    ("change", "field", "problem"),
    [
        ({"op": "take"}, "op", "unknown 'take'; valid: give, rest"),
        ({"op": 5}, "op", "must be a text, not 5"),
        ({"amount": 0}, "amount", "must be a whole number from 1 to 9, not 0"),
        ({"amount": 10}, "amount", "must be a whole number from 1 to 9, not 10"),
        ({"amount": "3"}, "amount", "must be a whole number from 1 to 9, not '3'"),
        ({"amount": True}, "amount", "must be a whole number from 1 to 9, not True"),
        ({"amount": 2.5}, "amount", "must be a whole number from 1 to 9, not 2.5"),
        ({"bonus": 4}, "bonus", "must be a whole number from 0 to 3, not 4"),
        ({"whom": "none"}, "whom", "unknown 'none'; valid: all, one"),
        ({"whom": ["one"]}, "whom", "must be a text, not ['one']"),
        ({"what": "salt"}, "what", "must be a list of texts, not 'salt'"),
        ({"what": [1]}, "what", "must hold texts only, not 1"),
        ({"what": ["salt", "iron"]}, "what", "unknown 'iron'; valid: gold, salt"),
        ({"colour": "red"}, "colour", "unknown field; valid: amount, bonus, op, what, whom"),
    ],
)
def test_a_mistake_is_named_by_file_card_and_field(change: dict[str, Toml], field: str, problem: str) -> None:
    with pytest.raises(CardFileError) as caught:
        compiled(GOOD | change)

    assert f"cards.toml: gift: play[1].{field}: {problem}" == str(caught.value)


@pytest.mark.parametrize("field", ["op", "amount", "whom", "what"])
def test_a_missing_field_is_named(field: str) -> None:
    values = {key: value for key, value in GOOD.items() if key != field}

    with pytest.raises(CardFileError) as caught:
        compiled(values)

    assert f"cards.toml: gift: play[1].{field}: is missing" == str(caught.value)


def test_two_ops_cannot_share_a_name() -> None:
    with pytest.raises(AssertionError, match="rest"):
        Registry([OpSpec("rest", Op[Counting], []), OpSpec("rest", Op[Counting], [])])
