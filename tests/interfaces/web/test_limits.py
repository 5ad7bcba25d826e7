"""Limits: who asks too often is told so, and nobody gets further by being somebody else."""

from __future__ import annotations

from pathlib import Path

import httpx

from eastfront.interfaces.web.safety import HEADERS
from tests.interfaces.web.servers import Client, running_server


def test_who_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    with running_server(tmp_path, requests_per_minute=10) as url, Client(url, "Anna") as anna:
        answers = [anna.request("GET", "/api/me") for _ in range(12)]
        last = answers[-1]

    assert 200 == answers[0].status_code
    assert 429 == last.status_code
    assert "too-often" == last.json()["problem"]
    assert 0 < int(last.headers["retry-after"]) <= 60
    assert all(value == last.headers.get(name) for name, value in HEADERS.items())


def test_the_page_comes_whole_however_often_somebody_asks(tmp_path: Path) -> None:
    """It is the page that tells people to wait."""
    with running_server(tmp_path, requests_per_minute=3) as url:
        pages = [httpx.get(url + path).status_code for path in ("/", "/mine", "/cards", "/health") * 3]
        files = [httpx.get(f"{url}/assets/none.js").status_code for _ in range(5)]
        asked = [httpx.get(f"{url}/api/me").status_code for _ in range(5)]

    assert [200] * 12 == pages
    assert [404] * 5 == files
    assert [200] * 3 + [429] * 2 == asked


def test_nobody_gets_further_by_dropping_the_cookie(tmp_path: Path) -> None:
    with running_server(tmp_path, requests_per_minute=10) as url:
        nameless = [httpx.get(f"{url}/api/me").status_code for _ in range(12)]

    assert [200] * 10 + [429] * 2 == nameless


def test_nobody_gets_further_by_being_somebody_new(tmp_path: Path) -> None:
    statuses: list[int] = []
    with running_server(tmp_path, requests_per_minute=20) as url:
        for _ in range(9):
            with httpx.Client(base_url=url) as guest:
                statuses += [become(guest)] + [guest.get("/api/me").status_code for _ in range(30)]

    assert 429 in statuses
    assert 200 >= statuses.count(200)


def become(guest: httpx.Client) -> int:
    guest.get("/api/me")
    token = guest.cookies.get("csrftoken") or ""
    return guest.post("/api/me", json={"name": "X"}, headers={"x-csrftoken": token}).status_code
