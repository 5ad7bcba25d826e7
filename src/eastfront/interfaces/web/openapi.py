"""The API's description for programs: what Litestar derives from the routes, made exact."""

from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus
from typing import Any, Final

from litestar import MediaType, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Method

from eastfront import __version__

ABOUT: Final = (
    "Tables for card games of the Eastern Front. Commands are POSTs of JSON; they need the cookie "
    "`csrftoken`, which any GET sets, repeated in the header `x-csrftoken`. Say who you are by POST /api/me."
)
SESSION: Final = SecurityScheme("apiKey", "Who one is.", name="eastfront", security_scheme_in="cookie")
PAIRED: Final = SecurityScheme("apiKey", "The cookie.", name="x-csrftoken", security_scheme_in="header")

PROBLEM: Final = {"$ref": "#/components/schemas/ProblemShape"}
# What may be answered besides success: to any request, to one about tables and persons, to a command.
ALWAYS: Final = (400, 404, 405, 429, 503)
TO_KNOWN: Final = (401, 403, 409)
TO_COMMANDS: Final = (401, 403, 409, 413, 422)
COMMANDS: Final = ("post", "put", "patch", "delete")
PUBLIC_TAGS: Final = ("games", "server")

Data = dict[str, Any]


def api_description() -> OpenAPIConfig:
    """Return how the API is described, at `/api/schema/openapi.json`."""
    return OpenAPIConfig(
        "eastfront",
        __version__,
        description=ABOUT,
        path="/api/schema",
        render_plugins=[ExactPlugin(path="/openapi.json", media_type=MediaType.JSON)],
        components=Components(security_schemes={"session": SESSION, "csrf": PAIRED}),
        operation_id_creator=name_operation,
        use_handler_docstrings=True,
    )


def name_operation(_: HTTPRouteHandler, method: Method, components: list[Any]) -> str:
    """Name an operation by its method and its path: `post_tables_by_id_choices`."""
    words = [part if isinstance(part, str) else f"by_{part.name}" for part in components]
    path = "_".join(word for word in words if word != "api")
    return f"{method.lower()}_{path}".replace("-", "_").rstrip("_")


class ExactPlugin(JsonRenderPlugin):
    """Serves the description, finished."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Data) -> bytes:
        """Finish the description that Litestar keeps, which does no harm twice, and write it."""
        finish(openapi_schema)
        return super().render(request, openapi_schema)


def finish(schema: Data) -> None:
    """Say of a description what Litestar knows and does not write: closed bodies, and every problem."""
    for path in schema["paths"].values():
        for method, operation in path.items():
            if isinstance(operation, dict):
                describe_problems(method, operation)
                describe_body(operation)
    shapes = schema["components"]["schemas"]
    for name in reached(schema["paths"], shapes):
        shapes[name]["additionalProperties"] = False


def describe_problems(method: str, operation: Data) -> None:
    """Say what may be answered to an operation when it fails."""
    is_public = set(operation.get("tags", PUBLIC_TAGS)) <= set(PUBLIC_TAGS)
    for answer in operation["responses"].values():
        if not answer.get("headers", True):
            del answer["headers"]
    wanted = {*ALWAYS, *(() if is_public else TO_KNOWN), *(TO_COMMANDS if method in COMMANDS else ())}
    for status in sorted(wanted):
        operation["responses"][str(status)] = {
            "description": HTTPStatus(status).phrase,
            "content": {"application/json": {"schema": PROBLEM}},
        }


def describe_body(operation: Data) -> None:
    """Say that a body may be absent which may be nothing."""
    body = operation.get("requestBody", {})
    for content in body.get("content", {}).values():
        if {"type": "null"} in content["schema"].get("oneOf", []):
            body["required"] = False


def reached(paths: Data, shapes: Data) -> set[str]:
    """Return the names of the shapes of which bodies of requests are made."""
    found: set[str] = set()
    bodies = [
        operation["requestBody"]
        for path in paths.values()
        for operation in path.values()
        if isinstance(operation, dict) and "requestBody" in operation
    ]
    waiting = [name for body in bodies for name in references(body)]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(references(shapes[name]))
    return {name for name in found if "properties" in shapes[name]}


def references(data: Any) -> Iterator[str]:
    """Find the names of the shapes that a part of a description refers to."""
    if isinstance(data, dict):
        reference = data.get("$ref")
        if isinstance(reference, str):
            yield reference.rpartition("/")[2]
        for value in data.values():
            yield from references(value)
    elif isinstance(data, list):
        for value in data:
            yield from references(value)
