"""Looking back over HTTP: the log as a file, the key after the end, earlier points of a game."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from eastfront.games import load_game
from eastfront.interfaces.web.routes.replays import ChosenShape, describe_chosen
from eastfront.kernel.data import Data
from eastfront.kernel.edition import Setup
from eastfront.table.commitment import check_commitment
from eastfront.table.live.errors import BrokenFile, Busy
from eastfront.table.live.house import House
from eastfront.table.live.past import importing
from eastfront.table.live.past.verifying import Broken
from eastfront.table.live.telling import Reader
from eastfront.table.log import read_log
from eastfront.table.replay import replay
from eastfront.table.storage.address import database_url
from eastfront.table.storage.records import ENTRY, Event
from eastfront.table.table import open_table
from eastfront.words import Words
from tests.interfaces.commands import invoke
from tests.interfaces.web.seating import asked, seat_all
from tests.interfaces.web.servers import Client, running_server, wait_for
from tests.table.live.houses import break_line, in_house

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


def test_a_player_may_look_back_as_spectators_saw_it(anna: Client, boris: Client, table: str) -> None:
    path = f"/api/tables/{table}/replay"

    running = anna.get(path, at=3, spectator=True)
    public = boris.get(path, at=3)
    ended(anna, table)
    over = anna.get(path, at=3, spectator=True)

    assert public == running | {"last": public["last"]}
    assert (None, public["view"]) == (over["seat"], over["view"])


def test_a_player_may_read_what_has_happened_as_spectators_do(
    anna: Client, boris: Client, table: str
) -> None:
    path = f"/api/tables/{table}/events"

    told = anna.get(path, spectator=True)

    assert boris.get(path) == told
    assert all("option" not in event.get("entry", {}) for event in told["events"])
    assert anna.get(path, seat=0) != told


def test_what_was_chosen_is_told_with_what_was_asked(anna: Client) -> None:
    id = anna.open("barbarossa", "me", "me", start=True)
    seen = []
    for _ in range(CHOICES):
        seat = anna.get(f"/api/tables/{id}")["asked"]
        seen.append(anna.position(id, seat=seat))
        anna.choose(id)

    past = [anna.get(f"/api/tables/{id}/replay", at=each["version"], seat=each["seat"]) for each in seen]
    last = anna.get(f"/api/tables/{id}/replay", at=1 + CHOICES, seat=0)

    for before, after in zip(seen, past, strict=True):
        decision, chosen = before["decision"], after["chosen"]
        assert (decision["seat"], decision["text"]) == (chosen["seat"], chosen["question"])
        assert len(decision["options"]) == chosen["options"]
        assert decision["options"][0]["name"] == chosen["name"]
        assert decision["options"][0]["text"] == chosen["text"]
    assert last["chosen"] is None


def test_what_others_chose_is_told_after_the_end_only(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris)
    chooser, other = asked(id, anna, boris)
    chooser.choose(id)
    path = f"/api/tables/{id}/replay"

    before = other.get(path, at=1)["chosen"]
    as_others = chooser.get(path, at=1, spectator=True)["chosen"]
    other.post(f"/api/tables/{id}/resign")
    after = other.get(path, at=1)["chosen"]

    assert before is None
    assert as_others is None
    assert chooser.get(path, at=1)["chosen"] == after
    assert after["text"]


def test_an_ended_game_is_played_again_from_its_first_line(anna: Client, boris: Client, table: str) -> None:
    early = status_of(anna, f"/api/tables/{table}/verify")
    ended(anna, table)

    verdicts = [client.get(f"/api/tables/{table}/verify") for client in (anna, boris)]

    lines = anna.get(f"/api/tables/{table}")["version"]
    assert 409 == early
    assert [{"agrees": True, "lines": lines, "choices": CHOICES, "line": 0, "reason": ""}] * 2 == verdicts


def test_a_stored_game_that_was_changed_does_not_pass(tmp_path: Path) -> None:
    with running_server(tmp_path) as first, Client(first, "Anna") as anna:
        id = ended(anna, played(anna, CHOICES))

    async def spoil(house: House) -> str:
        return await break_line(house, id, 4)

    in_house(database_url("", tmp_path), spoil)
    with running_server(tmp_path) as second, Client(second) as boris:
        verdict = boris.get(f"/api/tables/{id}/verify")

    assert (False, 4, CHOICES) == (verdict["agrees"], verdict["line"], verdict["choices"])
    assert verdict["reason"]


def test_a_verdict_is_found_once_and_old_ones_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importing, "MOST_VERDICTS", 2)
    verifier = importing.Verifier()
    examined = []

    async def examine(content: bytes) -> Broken:
        examined.append(content)
        return Broken(1, "no game")

    monkeypatch.setattr(verifier, "examine", examine)

    async def judge(*ids: str) -> list[Broken | None]:
        return [await verifier.judge(id, id.encode()) for id in ids]

    verdicts = asyncio.run(judge("a", "a", "b", "c", "c", "a"))

    assert [Broken(1, "no game")] * 6 == verdicts
    assert [b"a", b"b", b"c", b"a"] == examined


def test_those_who_ask_at_once_wait_for_one_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    verifier = importing.Verifier()
    examined = []

    async def examine(content: bytes) -> Broken:
        examined.append(content)
        await asyncio.sleep(0)
        return Broken(1, "no game")

    monkeypatch.setattr(verifier, "examine", examine)

    async def leave_and_stay() -> Broken | None:
        leaving, staying = (asyncio.ensure_future(verifier.judge("a", b"a")) for _ in range(2))
        await asyncio.sleep(0)
        leaving.cancel()
        return await staying

    assert Broken(1, "no game") == asyncio.run(leave_and_stay())
    assert [b"a"] == examined


@pytest.mark.parametrize(("problem", "tries"), [(BrokenFile("too slow"), 2), (Busy("later"), 3)])
def test_a_game_that_takes_too_long_is_not_tried_again_at_once(
    monkeypatch: pytest.MonkeyPatch, problem: Exception, tries: int
) -> None:
    monkeypatch.setattr(importing, "SECOND_TRY", 0.05)
    verifier = importing.Verifier()
    examined = []

    async def examine(content: bytes) -> Broken:
        examined.append(content)
        raise problem

    monkeypatch.setattr(verifier, "examine", examine)

    async def judge(after: float) -> None:
        await asyncio.sleep(after)
        with pytest.raises(type(problem)):
            await verifier.judge("a", b"a")

    async def judge_thrice() -> None:
        for after in (0, 0, 0.1):
            await judge(after)

    asyncio.run(judge_thrice())

    assert tries == len(examined)


def test_a_choice_that_was_not_offered_is_not_described() -> None:
    rules = load_game("barbarossa")
    setup = Setup("barbarossa", rules.describe().editions.default, 2, {})
    table = open_table(rules, setup, bytes(range(16)), ["person", "person"])
    assert table.asked is not None
    offered = rules.option_name(table.view(table.asked).options[0])

    def described(option: str) -> ChosenShape | None:
        entry: dict[str, Data] = {"entry": "choice", "seat": table.asked, "option": option}
        following = Event(2, 0.0, ENTRY, {"entry": entry}, 2)
        return describe_chosen(table, following, Reader(table.asked, Words("en")))

    chosen = described(offered)
    assert chosen is not None
    assert offered == chosen.name
    assert described("no such option") is None


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
