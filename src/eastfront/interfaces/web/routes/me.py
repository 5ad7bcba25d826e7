"""Who one is: name and language of a guest."""

from __future__ import annotations

import secrets
import time
from typing import Any

from litestar import Request, Router, get, post
from litestar.params import JSONBody

from eastfront.interfaces.web.services import Given, Services
from eastfront.interfaces.web.sessions import DEFAULT_LANGUAGE, PERSON, person_id
from eastfront.interfaces.web.shapes import PersonBody, PersonShape
from eastfront.kernel.errors import DataError
from eastfront.table.live.errors import NotThere
from eastfront.table.storage.database import reading, writing
from eastfront.table.storage.persons import add_person, find_person, rename_person
from eastfront.words import languages

ID_BYTES = 12


@get("/me", summary="Who I am")
async def who_am_i(request: Request[Any, Any, Any], services: Given) -> PersonShape:
    """Tell by which name and account the server knows whoever asks."""
    id = person_id(request)
    if id is not None:
        async with reading(services.engine) as connection:
            found = await find_person(connection, id)
        if found:
            return PersonShape(found[0], found[1], found[2], True)
    return PersonShape("", DEFAULT_LANGUAGE, "", False)


@post("/me", summary="Give or change my name", status_code=200)
async def introduce(
    request: Request[Any, Any, Any], services: Given, data: JSONBody[PersonBody]
) -> PersonShape:
    """Become a guest with a name, or change name and language; no account is needed."""
    return await name_person(request, services, data)


async def name_person(request: Request[Any, Any, Any], services: Services, data: PersonBody) -> PersonShape:
    """Keep by which name and language whoever asks is known from now on."""
    name = " ".join(data.name.split())
    if not name or not name.isprintable():
        raise DataError("a name needs a letter")
    if data.language not in languages():
        raise NotThere(f"there is no language {data.language!r}; valid: {', '.join(languages())}")
    id = person_id(request)
    async with writing(services.engine) as connection:
        known = await find_person(connection, id) if id else None
        if id and known:
            await rename_person(connection, id, name, data.language)
        else:
            id = secrets.token_urlsafe(ID_BYTES)
            await connection.run_sync(add_person, id, name, data.language, time.time())
            request.session[PERSON] = id
    return PersonShape(name, data.language, known[2] if known else "", True)


router = Router("/", route_handlers=[who_am_i, introduce], tags=["me"])
