"""Looking back over HTTP: the log as a file, the key after the end, earlier points of a game."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from eastfront.table.commitment import check_commitment
from eastfront.table.log import read_log
from eastfront.table.replay import replay
from tests.interfaces.commands import invoke
from tests.interfaces.web.servers import Client, wait_for

CHOICES = 6


@pytest.fixture
def table(anna: Client) -> str:
    """A running table with both seats Anna's and a few choices made."""
    return played(anna, CHOICES)


def played(client: Client, choices: int, game: str = "barbarossa") -> str:
    id = client.open(game, "me", "me", start=True)
    for _ in range(choices):
        client.choose(id)
    return id


def ended(client: Client, id: str) -> str:
    client.post(f"/api/tables/{id}/resign", seat=0)
    return id


def status_of(client: Client, path: str, **query: Any) -> int:
    return client.request("GET", path, params=query).status_code


def test_the_log_of_an_ended_game_is_a_file_that_verifies(
    anna: Client, table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    promised = anna.get(f"/api/tables/{table}")["commitment"]

    answer = anna.request("GET", f"/api/tables/{ended(anna, table)}/log")
    Path("game").write_bytes(answer.content)
    result = invoke("verify", "game", "--commitment", promised)

    assert "application/jsonl" in answer.headers["content-type"]
    assert f'attachment; filename="barbarossa-{table}.jsonl"' == answer.headers["content-disposition"]
    assert 0 == result.exit_code, result.output
    assert "the commitment fits the key and the salt and is the one given" in result.output


def test_neither_log_nor_key_nor_all_cards_are_shown_before_the_end(anna: Client, table: str) -> None:
    log = anna.request("GET", f"/api/tables/{table}/log")
    key = anna.request("GET", f"/api/tables/{table}/reveal")
    whole = anna.request("GET", f"/api/tables/{table}/replay", params={"at": 1, "whole": True})

    assert [409, 409, 409] == [log.status_code, key.status_code, whole.status_code]
    assert "shown after the end" in log.json()["detail"]


def test_the_revealed_key_fits_what_was_promised(anna: Client, table: str) -> None:
    promised = anna.get(f"/api/tables/{table}")["commitment"]

    told = anna.get(f"/api/tables/{ended(anna, table)}/reveal")

    assert promised == told["commitment"]
    assert promised == sha256(bytes.fromhex(told["salt"]) + bytes.fromhex(told["key"])).hexdigest()


@pytest.mark.parametrize("game", ["barbarossa", "battlecards", "stalingrad"])
def test_every_earlier_point_is_shown_as_it_was(anna: Client, game: str) -> None:
    id = anna.open(game, "me", "me", start=True)
    seen = []
    for _ in range(CHOICES):
        seen.append(anna.position(id, seat=0))
        anna.choose(id)

    past = [anna.get(f"/api/tables/{id}/replay", at=each["version"], seat=0) for each in seen]

    assert [each["view"] for each in seen] == [each["view"] for each in past]
    assert [each["decision"] for each in seen] == [each["decision"] for each in past]
    assert [each["version"] for each in seen] == [each["event"]["version"] for each in past]


def test_while_a_game_runs_the_past_of_other_seats_is_not_shown(
    anna: Client, boris: Client, url: str
) -> None:
    id = anna.open("barbarossa", "me", "open")
    boris.post(f"/api/tables/{id}/seats/1/claim")
    anna.post(f"/api/tables/{id}/start")
    path = f"/api/tables/{id}/replay"

    with Client(url) as spectator:
        seats = [status_of(client, path, at=1, seat=1) for client in (anna, boris, spectator)]
        public = spectator.get(path, at=1)

    assert [403, 200, 403] == seats
    assert public["seat"] is None
    assert [] == public["decision"]["options"]
    assert anna.get(path, at=1)["view"] != public["view"]


def test_after_the_end_everybody_sees_every_card(anna: Client, boris: Client, table: str) -> None:
    ended(anna, table)

    told = boris.get(f"/api/tables/{table}/replay", at=3, seat=1, whole=True)

    assert 2 == len(told["whole"]["views"])
    assert told["view"] == told["whole"]["views"][1]
    assert "option" in told["event"]["entry"]
    assert all(card != "back" for cards in told["whole"]["zones"].values() for card in cards)


def test_a_point_that_is_not_there_is_named(anna: Client, table: str) -> None:
    answer = anna.request("GET", f"/api/tables/{table}/replay", params={"at": 100})

    assert 404 == answer.status_code
    assert f"valid: 1 to {CHOICES + 1}" in answer.json()["detail"]


def test_a_table_that_has_not_begun_has_no_past(anna: Client) -> None:
    id = anna.open("barbarossa", "me", "open")

    assert 409 == status_of(anna, f"/api/tables/{id}/replay", at=1)
    assert 409 == status_of(anna, f"/api/tables/{id}/log")


def test_a_long_game_is_replayed_from_its_snapshots(anna: Client) -> None:
    id = anna.open("stalingrad", "recruit", "recruit", start=True, options={"turn_cap": "2"})
    wait_for(lambda: anna.get(f"/api/tables/{id}")["status"] == "ended")
    content = anna.request("GET", f"/api/tables/{id}/log").content
    log = read_log("game", content)
    table = replay(log).table

    last = len(table.lines)
    versions = [*range(1, last, 37), last - 1, last]
    past = [anna.get(f"/api/tables/{id}/replay", at=version, seat=0) for version in versions]

    assert "" == check_commitment(log.header)
    assert table.game.view_to_data(table.view(0)) == past[-1]["view"]
    assert past[-1]["outcome"]["ranks"]
    assert all(each["outcome"] is None for each in past[:-1])
