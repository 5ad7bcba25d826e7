"""The page of a table: what is played, who sits there, and a form to take a free seat."""

from __future__ import annotations

from html import escape
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect
from msgspec import Meta, Struct

from eastfront.interfaces.web.pages.layout import PageRequest, form, show, show_http, show_known
from eastfront.interfaces.web.routes.me import name_person
from eastfront.interfaces.web.services import Given
from eastfront.interfaces.web.sessions import person_id, read_person
from eastfront.interfaces.web.shapes import PersonBody, SeatNumber
from eastfront.kernel.errors import EastfrontError
from eastfront.table.live.livetable import LiveTable
from eastfront.table.live.lobby import Claim
from eastfront.table.live.rules import rules_of
from eastfront.table.storage.records import CLOSED, ENDED, HALTED, OPEN, RUNNING

LONGEST_NAME: Final = 40
STATES: Final = {
    OPEN: "The game has not begun.",
    RUNNING: "The game is being played.",
    ENDED: "The game is over.",
    HALTED: "The game cannot be played on, because its rules have changed.",
    CLOSED: "The table was closed before the game began.",
}


class JoinForm(Struct):
    """What the form sends: the seat, and a name from somebody who has none yet."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


@get("/join/{id:str}", include_in_schema=False)
async def look(request: PageRequest, services: Given, id: FromPath[str]) -> Response[str]:
    """Show a table to whoever has its link."""
    person = person_id(request)
    async with services.house.reading(id) as live:
        title = rules_of(live.setup.game).describe().title
        content = f"<p>{STATES[live.record.status]}</p>\n{seat_list(live, person)}"
        free = [seat for seat, place in enumerate(live.seats) if not place.is_taken]
        if live.record.status == OPEN and free:
            content += form(request, fields(free, person is None), "Take the seat")
    return show(title, content)


def seat_list(live: LiveTable, person: str | None) -> str:
    """Return who sits where, as HTML."""
    items = [f"<li>{escape(occupant(live, seat, person))}</li>\n" for seat in range(len(live.seats))]
    return f"<h2>Seats</h2>\n<ol>\n{''.join(items)}</ol>\n"


def occupant(live: LiveTable, seat: int, person: str | None) -> str:
    """Say who sits on a seat."""
    place = live.seats[seat]
    if place.person is None:
        return f"computer player ({place.level})" if place.level else "free"
    return f"{place.name} (you)" if place.person == person else place.name


def fields(free: list[int], is_nameless: bool) -> str:
    """Return the fields of the form, as HTML."""
    options = "".join(f'<option value="{seat}">Seat {seat + 1}</option>' for seat in free)
    text = f'<p><label>Seat <select name="seat">{options}</select></label></p>\n'
    if is_nameless:
        text += (
            '<p><label>Your name <input name="name" required autocomplete="nickname" '
            f'maxlength="{LONGEST_NAME}"></label></p>\n'
        )
    return text


@post("/join/{id:str}", include_in_schema=False)
async def join(
    request: PageRequest, services: Given, id: FromPath[str], data: URLEncodedBody[JoinForm]
) -> Redirect:
    """Take a free seat, and show the table again."""
    if person_id(request) is None:
        await name_person(request, services, PersonBody(data.name))
    person = await read_person(services, request)
    await services.house.do(id, Claim(data.seat, person))
    return Redirect(f"/join/{id}", status_code=303)


router = Router(
    "/",
    route_handlers=[look, join],
    exception_handlers={EastfrontError: show_known, HTTPException: show_http},
)
