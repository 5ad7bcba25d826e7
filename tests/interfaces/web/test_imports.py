"""Games brought as files: played again in a process of their own, kept to look at and to fork."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from eastfront.games import load_game
from eastfront.kernel.edition import Setup
from eastfront.kernel.message import Message
from eastfront.table import log
from eastfront.table.live.errors import BrokenFile, Busy
from eastfront.table.live.past.importing import LARGEST_FILE, MOST_WAITING, TOO_HEAVY, TOO_SLOW, Verifier
from eastfront.table.table import Table, open_table
from eastfront.words import Words
from tests.interfaces.web.servers import Client


def make_table(choices: int, game: str = "barbarossa", about: dict[str, str] | None = None) -> Table:
    rules = load_game(game)
    setup = Setup(game, rules.describe().editions.default, 2, {})
    table = open_table(rules, setup, bytes(range(16)), ["person", "recruit"], about)
    for _ in range(choices):
        if table.asked is not None:
            table.choose(table.asked, int(table.view(table.asked).options[0]))
    return table


def file_of(table: Table) -> bytes:
    return "".join(f"{line}\n" for line in table.lines).encode()


def send(
    client: Client, content: bytes, kind: str = "application/jsonl", language: str = "en"
) -> httpx.Response:
    headers = {
        "x-csrftoken": client.http.cookies.get("csrftoken") or "",
        "content-type": kind,
        "accept-language": language,
    }
    return client.http.post("/api/imports", content=content, headers=headers)


def brought(client: Client, content: bytes) -> Any:
    answer = send(client, content)
    assert answer.status_code == 201, answer.text
    return answer.json()


@pytest.mark.parametrize("game", ["barbarossa", "battlecards", "stalingrad"])
def test_an_ended_game_is_kept_as_it_was(anna: Client, boris: Client, game: str) -> None:
    table = make_table(60, game, {"seat 1": "Olga"})
    if not table.outcome:
        table.resign(1)

    shown = brought(anna, file_of(table))

    assert ("ended", {"kind": "import"}) == (shown["status"], shown["origin"])
    assert [("person", "Olga"), ("computer", "recruit")] == [
        (seat["kind"], seat["name"]) for seat in shown["seats"]
    ]
    assert file_of(table) == boris.request("GET", f"/api/tables/{shown['id']}/log").content
    assert table.game.view_to_data(table.view(1)) == boris.position(shown["id"], seat=1)["view"]


def test_what_happened_is_told_of_a_game_that_came_as_a_file(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "me", start=True)
    for _ in range(5):
        anna.choose(id)
    anna.post(f"/api/tables/{id}/resign", seat=0)
    content = anna.request("GET", f"/api/tables/{id}/log").content

    copy = brought(boris, content)["id"]

    assert entries(anna, id) == entries(boris, copy)


def entries(client: Client, id: str) -> list[Any]:
    """The entries of a table as told to one seat, without when and under which number they happened."""
    events = client.get(f"/api/tables/{id}/events", seat=1)["events"]
    return [
        (event["version"], event["entry"], event["notices"]) for event in events if event["kind"] == "entry"
    ]


def test_a_game_without_an_end_can_be_looked_at_and_forked_but_not_played(anna: Client) -> None:
    table = make_table(6)

    shown = brought(anna, file_of(table))
    refused, _ = anna.refused(f"/api/tables/{shown['id']}/choices", option="pass", version=7)
    fork = anna.post(
        f"/api/tables/{shown['id']}/fork", at=7, seats=[{"kind": "me"}, {"kind": "me"}], start=True
    )

    assert "unfinished" == shown["status"]
    assert 403 == refused
    assert table.asked == fork["asked"]
    assert table.game.view_to_data(table.view(1)) == anna.position(shown["id"], seat=1)["view"]


def test_a_fork_is_a_file_like_any_other(anna: Client) -> None:
    id = brought(anna, file_of(make_table(6)))["id"]
    fork = anna.post(f"/api/tables/{id}/fork", at=4, seats=[{"kind": "me"}, {"kind": "me"}], start=True)["id"]
    anna.choose(fork)
    anna.post(f"/api/tables/{fork}/resign", seat=1)

    copy = brought(anna, anna.request("GET", f"/api/tables/{fork}/log").content)

    assert "ended" == copy["status"]
    assert anna.get(f"/api/tables/{fork}/reveal") == anna.get(f"/api/tables/{copy['id']}/reveal")


def test_names_in_a_file_are_shown_only_as_names(anna: Client) -> None:
    table = make_table(1, about={"seat 1": "O\u202elga", "seat 2": "x" * 1000})

    shown = brought(anna, file_of(table))

    assert ["seat 1", "x" * 40] == [seat["name"] for seat in shown["seats"]]


def test_a_changed_line_is_named(anna: Client) -> None:
    lines = file_of(make_table(6)).split(b"\n")
    lines[3] = lines[3].replace(b'"hash":"', b'"hash":"0')

    answer = send(anna, b"\n".join(lines))

    assert (422, "broken-file") == (answer.status_code, answer.json()["problem"])
    assert answer.json()["detail"].startswith("line 4: choice 3 differs")
    assert (4, answer.json()["detail"]) == (answer.json()["line"], f"line 4: {answer.json()['reason']}")


@pytest.mark.parametrize(
    ("content", "detail"),
    [
        (b"", "line 1: the file is empty"),
        (b"hello", "line 1: is not JSON"),
        (b"\xff\xfe\n", "line 1: is not text in UTF-8"),
        (b"[" * 100_000 + b"\n", "line 1: is not JSON"),
        (file_of(make_table(2))[:-5], "line 3: is cut off"),
        (file_of(make_table(0, about={"salt": "00", "commitment": "00"})), "line 1: the commitment does not"),
    ],
)
def test_a_broken_file_is_refused_with_its_reason(anna: Client, content: bytes, detail: str) -> None:
    answer = send(anna, content)

    assert 422 == answer.status_code
    assert answer.json()["detail"].startswith(detail)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", log.EMPTY),
        (b"hello\n", log.UNREADABLE),
        (b'{"format":0}\n', log.OTHER_FORMAT),
        (file_of(make_table(2))[:-5], log.CUT_OFF),
        (file_of(make_table(0)).replace(b"kamikaze", b"berlin"), log.BAD_SET_UP),
        (file_of(make_table(0, about={"salt": "00", "commitment": "00"})), log.BAD_COMMITMENT),
        (file_of(make_table(2)).replace(b'"hash":"', b'"hash":"0'), log.CHANGED),
        (file_of(make_table(2)).replace(b'"seat":0', b'"seat":1'), log.IMPOSSIBLE),
    ],
)
def test_a_broken_file_is_refused_in_the_readers_words(anna: Client, content: bytes, fault: str) -> None:
    for language in ("fr", "ja"):
        told = send(anna, content, language=language).json()["text"]

        assert Words(language).sentence(Message(f"problem-file-{fault}")) == told


@pytest.mark.parametrize("fault", [log.ENDLESS, log.TOO_LONG, TOO_SLOW, TOO_HEAVY])
def test_rare_faults_have_words_too(fault: str) -> None:
    told = {Words(language).sentence(Message(f"problem-file-{fault}")) for language in ("en", "fr", "ja")}

    assert 3 == len(told)


def test_a_game_that_is_over_without_saying_so_is_refused(anna: Client) -> None:
    table = make_table(3)
    table.resign(0)
    table.lines.pop()

    answer = send(anna, file_of(table))

    assert 422 == answer.status_code
    assert "line 6: the game is over, but its end is not written down" == answer.json()["detail"]


def test_only_files_of_a_known_kind_and_size_from_somebody_with_a_name_are_read(
    anna: Client, url: str
) -> None:
    content = file_of(make_table(2))

    with Client(url) as nobody:
        unnamed = send(nobody, content)

    assert 401 == unnamed.status_code
    assert 400 == send(anna, content, "application/json").status_code
    assert 413 == send(anna, b" " * (LARGEST_FILE + 1)).status_code
    assert 201 == send(anna, content, "text/plain").status_code


def test_a_file_that_takes_too_long_is_given_up() -> None:
    verifier = Verifier(deadline=0.01)

    with pytest.raises(BrokenFile, match="longer than"):
        asyncio.run(verifier.verify(file_of(make_table(50))))

    assert 0 == verifier.waiting


def test_files_that_nobody_has_time_for_are_sent_away() -> None:
    verifier = Verifier()

    async def bring_many() -> list[object]:
        files = [verifier.verify(b"") for _ in range(MOST_WAITING + 3)]
        return list(await asyncio.gather(*files, return_exceptions=True))

    problems = asyncio.run(bring_many())

    assert [BrokenFile] * (MOST_WAITING + 1) + [Busy] * 2 == [type(problem) for problem in problems]
