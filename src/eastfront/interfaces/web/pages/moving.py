"""The page of a link that moves a seat to another device."""

from __future__ import annotations

from html import escape

from litestar import Response, Router, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Redirect

from eastfront.interfaces.web.pages.layout import PageRequest, form, show, show_http, show_known
from eastfront.interfaces.web.routes.seats import look_up, use_link
from eastfront.interfaces.web.services import Given
from eastfront.kernel.errors import EastfrontError
from eastfront.table.live.rules import rules_of


@get("/seat/{token:str}", include_in_schema=False)
async def ask(request: PageRequest, services: Given, token: FromPath[str]) -> Response[str]:
    """Ask whether the seat is to be moved here; nothing is used up by looking at the page."""
    link = await look_up(services, token)
    live = await services.house.look(link.table)
    title = rules_of(live.setup.game).describe().title
    name = live.seat(link.seat).name
    content = (
        f"<p>This link moves seat {link.seat + 1} ({escape(name)}) of a game of {escape(title)} to this "
        "device. It works once; the device that has the seat now loses it.</p>\n"
    )
    return show("Move a seat here", content + form(request, "", "Take the seat"))


@post("/seat/{token:str}", include_in_schema=False)
async def move(request: PageRequest, services: Given, token: FromPath[str]) -> Redirect:
    """Move the seat and show its table."""
    link, _ = await use_link(request, services, token)
    return Redirect(f"/join/{link.table}", status_code=303)


router = Router(
    "/",
    route_handlers=[ask, move],
    exception_handlers={EastfrontError: show_known, HTTPException: show_http},
)
