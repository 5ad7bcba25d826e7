"""What the plain pages have in common: the frame, forms, and how a problem is shown."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.template.base import csrf_token

from eastfront.interfaces.web.problems import answer_http, answer_known
from eastfront.kernel.errors import EastfrontError

PageRequest = Request[Any, Any, Any]

# A policy of no referrer at all would have browsers send forms with no origin either; with this
# one they tell the site, never the path. What is on the pages is for one reader and one moment.
PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="strict-origin">
<meta name="robots" content="noindex">
<title>{title} - eastfront</title>
</head>
<body>
<main>
<h1>{title}</h1>
{content}
</main>
</body>
</html>
"""
HEADERS: Final = {"Cache-Control": "no-store"}


def show(title: str, content: str, status: int = 200) -> Response[str]:
    """Return a page; *content* is HTML, the *title* is not."""
    text = PAGE.format(title=escape(title), content=content)
    return Response(text, media_type=MediaType.HTML, status_code=status, headers=HEADERS)


def form(request: PageRequest, fields: str, button: str) -> str:
    """Return a form that is sent to the address of its page; *fields* is HTML."""
    token = escape(csrf_token({"request": request}))
    return (
        '<form method="post">\n'
        f'<input type="hidden" name="_csrf_token" value="{token}">\n'
        f"{fields}"
        f'<p><button type="submit">{escape(button)}</button></p>\n'
        "</form>"
    )


def show_known(request: PageRequest, error: EastfrontError) -> Response[str]:
    """Show what somebody did wrong."""
    answer = answer_known(request, error)
    return show_problem(answer.content.detail, answer.status_code or 400)


def show_http(request: PageRequest, error: HTTPException) -> Response[str]:
    """Show what the framework refuses."""
    answer = answer_http(request, error)
    return show_problem(answer.content.detail, answer.status_code or 400)


def show_problem(detail: str, status: int) -> Response[str]:
    """Show a problem as a sentence."""
    return show("This did not work", f"<p>{escape(detail[:1].upper() + detail[1:])}.</p>", status)
