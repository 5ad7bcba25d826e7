"""The API's description against the API: its form, and what schemathesis makes of it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy
from schemathesis import Case, GenerationMode, HookContext
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.interfaces.web.servers import Client
from tests.soak import SOAK

EXAMPLES = 200 if SOAK else 8
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture
def description(anna: Client) -> Any:
    return anna.get("/api/schema/openapi.json")


@pytest.fixture
def tables(anna: Client, boris: Client) -> list[str]:
    """Tables in all states, Anna's and Boris's."""
    running = anna.open("stalingrad", "me", "open")
    boris.post(f"/api/tables/{running}/seats/1/claim")
    anna.post(f"/api/tables/{running}/start")
    ended = anna.open("battlecards", "me", "me", start=True)
    anna.choose(ended)
    anna.post(f"/api/tables/{ended}/resign", seat=0)
    return [
        anna.open("barbarossa", "me", "open", "recruit"),
        anna.open("stalingrad", "me", "me", start=True),
        running,
        ended,
        boris.open("stalingrad", "me", "open", visibility="private"),
    ]


@pytest.fixture
def described(description: Any, tables: list[str]) -> BaseSchema:
    """The description, for schemathesis; most of the tables that it asks for are there."""
    schema = schemathesis.openapi.from_dict(description)

    @schema.hook
    def map_path_parameters(context: HookContext, given: dict[str, Any] | None) -> dict[str, Any] | None:
        return {name: there(name, value) for name, value in given.items()} if given else given

    def there(name: str, value: Any) -> Any:
        number = crc32(repr(value).encode())
        known: dict[str, list[Any]] = {"id": tables, "seat": [0, 1], "game": ["barbarossa", "stalingrad"]}
        valid = known.get(name)
        return valid[number % len(valid)] if valid and number % 5 else value

    return schema


def test_the_api_is_as_it_is_described(described: BaseSchema, anna: Client) -> None:
    """Whatever is sent, there is no server error, and the answer has a form that was foretold."""
    for found in described.get_all_operations():
        assert isinstance(found, Ok), found
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            # Where nothing can be wrong, nothing wrong can be made up.
            with suppress(Unsatisfiable):
                ask(found.ok().as_strategy(generation_mode=mode), anna)


def ask(cases: SearchStrategy[Case[Any]], anna: Client) -> None:
    """Send what schemathesis makes up for one operation."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(cases)
    def send(case: Case[Any]) -> None:
        answer = case.call(
            base_url=anna.url,
            headers={"x-csrftoken": anna.http.cookies["csrftoken"]},
            cookies=dict(anna.http.cookies),
        )

        case.validate_response(answer, checks=CHECKS)

    send()


def test_the_description_is_typed_and_closed(description: Any) -> None:
    shapes = description["components"]["schemas"]
    bodies = {name: shape for name, shape in shapes.items() if name.endswith(("Body", "Plan", "OpenTable"))}

    assert "3.1.0" == description["openapi"]
    assert {"OpenTable", "SeatPlan", "ClockPlan", "ChoiceBody"} <= set(bodies)
    assert [] == [name for name, shape in bodies.items() if shape["additionalProperties"] is not False]


def test_the_description_says_which_bodies_may_be_absent(description: Any) -> None:
    needed = {
        name: description["paths"][f"/api/tables/{{id}}/{name}"]["post"]["requestBody"]["required"]
        for name in ("resign", "rematch", "choices")
    }

    assert {"resign": False, "rematch": False, "choices": True} == needed


def test_every_operation_has_a_name_words_and_its_problems(description: Any) -> None:
    operations = [
        operation
        for path in description["paths"].values()
        for operation in path.values()
        if isinstance(operation, dict)
    ]

    names = [operation["operationId"] for operation in operations]
    assert sorted(set(names)) == sorted(names)
    assert "post_tables_by_id_choices" in names
    for operation in operations:
        assert operation["summary"], operation["operationId"]
        assert {"400", "429", "503"} <= set(operation["responses"])
        assert not any("headers" in answer for answer in operation["responses"].values())


def test_the_description_holds_no_examples(description: Any) -> None:
    """An example could be somebody's game."""

    def names(data: Any) -> set[str]:
        if isinstance(data, dict):
            return set(data).union(*map(names, data.values()))
        return set().union(*map(names, data)) if isinstance(data, list) else set()

    assert not {"example", "examples"} & names(description)
