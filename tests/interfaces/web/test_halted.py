"""A table that a new version of the rules would change, as its players see it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from eastfront.table.live.house import House
from eastfront.table.storage.address import database_url
from tests.interfaces.web.servers import Client, running_server
from tests.table.live.houses import break_line, in_house, write_line

CHOICES = 6
AGREEING = 4
SEATS = [{"kind": "me"}, {"kind": "me"}]


class Halted:
    """A server that was started anew, with a table that its rules do not agree with."""

    def __init__(self, anna: Client, id: str, before: Any, mend: Any) -> None:
        self.anna = anna
        self.id = id
        self.before = before
        self.mend = mend


@pytest.fixture
def halted(tmp_path: Path) -> Iterator[Halted]:
    url = database_url("", tmp_path)
    with running_server(tmp_path) as first, Client(first, "Anna") as anna:
        id = anna.open("barbarossa", "me", "me", start=True)
        for _ in range(CHOICES):
            anna.choose(id)
        before = anna.get(f"/api/tables/{id}/events", seat=0)["events"]
        cookies = anna.http.cookies

    async def spoil(house: House) -> str:
        return await break_line(house, id, AGREEING + 1)

    line = in_house(url, spoil)

    async def mend(house: House) -> None:
        await write_line(house, id, AGREEING + 1, line)

    with running_server(tmp_path) as second, Client(second) as again:
        again.http.cookies = cookies
        yield Halted(again, id, before, lambda: in_house(url, mend))


def test_a_halted_game_shows_no_position_but_still_tells_what_happened(halted: Halted) -> None:
    anna, id = halted.anna, halted.id

    present = anna.position(id)
    events = anna.get(f"/api/tables/{id}/events", seat=0)["events"]

    assert ("halted", None, None) == (present["table"]["status"], present["view"], present["decision"])
    assert f"after version {AGREEING}" in present["table"]["problem"]
    assert halted.before == events[:-1]
    assert ("status", "halted", AGREEING) == tuple(
        events[-1][name] for name in ("kind", "status", "agreeing")
    )


def test_a_halted_game_keeps_its_secrets(halted: Halted) -> None:
    anna, id = halted.anna, halted.id

    answers = [anna.request("GET", f"/api/tables/{id}/{what}") for what in ("log", "reveal")]
    past = anna.get(f"/api/tables/{id}/replay", at=AGREEING, seat=1)
    later = anna.request("GET", f"/api/tables/{id}/replay", params={"at": AGREEING + 1})

    assert [409, 409] == [answer.status_code for answer in answers]
    assert (AGREEING, 1) == (past["version"], past["seat"])
    assert 409 == later.status_code
    assert f"only up to version {AGREEING}" in later.json()["detail"]


def test_a_halted_game_is_forked_from_where_it_agrees_and_says_so(halted: Halted) -> None:
    anna, id = halted.anna, halted.id

    early, _ = anna.refused(f"/api/tables/{id}/fork", at=AGREEING + 1, seats=SEATS)
    fork, again = (
        anna.post(f"/api/tables/{id}/fork", "one and the same", at=AGREEING, seats=SEATS, start=True)
        for _ in range(2)
    )
    events = anna.get(f"/api/tables/{id}/events")["events"]

    assert (409, "running") == (early, fork["status"])
    assert fork["id"] == again["id"]
    told = [(each["origin"], each["table"]) for each in events if each["kind"] == "sequel"]
    assert [("fork", fork["id"])] == told
    assert 409 == anna.refused(f"/api/tables/{id}/go-on")[0]


def test_a_halted_game_that_is_abandoned_opens_its_log(halted: Halted) -> None:
    anna, id = halted.anna, halted.id
    draw, _ = anna.refused(f"/api/tables/{id}/offers", kind="draw", version=CHOICES + 1)

    anna.post(f"/api/tables/{id}/offers", kind="abandon", version=CHOICES + 1)
    anna.post(f"/api/tables/{id}/chat", text="a pity")

    table = anna.get(f"/api/tables/{id}")
    assert (409, "unfinished", None) == (draw, table["status"], table["offer"])
    assert table["commitment"] == anna.get(f"/api/tables/{id}/reveal")["commitment"]
    assert CHOICES + 1 == len(anna.request("GET", f"/api/tables/{id}/log").text.splitlines())
    assert 409 == anna.refused(f"/api/tables/{id}/go-on")[0]


def test_a_halted_game_that_agrees_nowhere_promises_no_fork(tmp_path: Path) -> None:
    url = database_url("", tmp_path)
    with running_server(tmp_path) as first, Client(first, "Anna") as anna:
        id = anna.open("barbarossa", "me", "me", start=True)

    async def spoil(house: House) -> str:
        return await break_line(house, id, 1)

    in_house(url, spoil)

    with running_server(tmp_path) as second, Client(second) as again:
        assert "no point from which it could be forked" in again.get(f"/api/tables/{id}")["problem"]


def test_a_halted_game_goes_on_under_rules_that_agree(halted: Halted) -> None:
    anna, id = halted.anna, halted.id
    refused, _ = anna.refused(f"/api/tables/{id}/go-on")

    halted.mend()
    anna.post(f"/api/tables/{id}/go-on")
    anna.choose(id)

    assert 409 == refused
    assert ("running", CHOICES + 2) == tuple(
        anna.get(f"/api/tables/{id}")[name] for name in ("status", "version")
    )
