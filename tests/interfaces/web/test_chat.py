"""Talk at a table: kept beside the game's log, within limits, by those who sit there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from eastfront.table.storage.address import FILE_NAME
from tests.interfaces.web.following import following
from tests.interfaces.web.seating import asked, entries, seat_all
from tests.interfaces.web.servers import Client, running_server


def test_what_is_said_reaches_everybody_and_leaves_the_game_alone(
    url: str, anna: Client, boris: Client
) -> None:
    id = seat_all(anna, boris)
    first, _ = asked(id, anna, boris)
    seen = first.position(id)

    receipt = boris.post(f"/api/tables/{id}/chat", text="Good  luck,\n\tAnna!")
    option = seen["decision"]["options"][0]["name"]
    first.post(f"/api/tables/{id}/choices", option=option, version=seen["version"])

    with Client(url) as stranger:
        events = stranger.get(f"/api/tables/{id}/events")["events"]
    said = [event for event in events if event["kind"] == "chat"]
    assert [(1, "Boris", "Good luck, Anna!")] == [(each["seat"], each["name"], each["text"]) for each in said]
    assert (seen["version"], seen["seq"] + 1) == (receipt["version"], receipt["seq"])
    assert "chat" not in entries(anna, id)


def test_there_is_talk_before_the_game_and_after_it(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    anna.post(f"/api/tables/{id}/chat", text="Anybody?")
    boris.post(f"/api/tables/{id}/seats/1/claim")
    anna.post(f"/api/tables/{id}/start")
    anna.post(f"/api/tables/{id}/resign")

    boris.post(f"/api/tables/{id}/chat", text="Thank you")

    said = [event.get("text") for event in anna.get(f"/api/tables/{id}/events")["events"]]
    assert ["Anybody?", "Thank you"] == [text for text in said if text]


def test_only_those_who_sit_at_the_table_talk(url: str, anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open")

    with Client(url) as stranger:
        nameless = stranger.refused(f"/api/tables/{id}/chat", text="hello")
    spectator = boris.refused(f"/api/tables/{id}/chat", text="hello")
    foreign = boris.refused(f"/api/tables/{id}/chat", text="hello", seat=0)

    assert (401, 403, 403) == (nameless[0], spectator[0], foreign[0])


@pytest.mark.parametrize("letter", ["\0", "\x07", "\x1b", "\x1f", "\x7f", "\x85", "\u202e", "\u2066"])
def test_control_characters_are_refused(anna: Client, letter: str) -> None:
    id = anna.open("barbarossa", "me", "open")

    status, _ = anna.refused(f"/api/tables/{id}/chat", text=f"good{letter}luck")

    assert 400 == status
    assert [] == anna.get(f"/api/tables/{id}/events")["events"]


def test_a_line_has_from_one_to_five_hundred_characters(anna: Client) -> None:
    id = anna.open("barbarossa", "me", "open")

    for text in ("", " \n ", "x" * 501):
        assert 400 == anna.refused(f"/api/tables/{id}/chat", text=text)[0]
    anna.post(f"/api/tables/{id}/chat", text="Ж" * 500)

    assert 1 == len(anna.get(f"/api/tables/{id}/events")["events"])


def test_a_line_that_is_sent_again_is_said_once(anna: Client) -> None:
    id = anna.open("barbarossa", "me", "open")

    first = anna.post(f"/api/tables/{id}/chat", "key-00000001", text="hello")
    anna.post(f"/api/tables/{id}/chat", "key-00000002", text="there")
    again = anna.post(f"/api/tables/{id}/chat", "key-00000001", text="hello")

    said = [event["text"] for event in anna.get(f"/api/tables/{id}/events")["events"]]
    assert (first, ["hello", "there"]) == (again, said)


def test_nobody_learns_by_which_id_the_server_knows_a_person(tmp_path: Path) -> None:
    with running_server(tmp_path) as url, Client(url, "Anna") as anna, Client(url, "Boris") as boris:
        id = seat_all(anna, boris, game="stalingrad")
        anna.post(f"/api/tables/{id}/chat", text="hello")
        anna.post(f"/api/tables/{id}/standing", kind="react", option="end")
        asked(id, anna, boris)[0].choose(id, key="key-00000001")
        anna.post(f"/api/tables/{id}/offers", kind="draw", version=2)
        texts = []
        for query in ("", "seat=0"):
            with following(anna, id, query) as follower:
                follower.receive()
                follower.catch_up(follower.frames[-1]["seq"])
                texts += follower.texts
        boris.post(f"/api/tables/{id}/resign")
        for path in ("", "/position", "/events"):
            texts.append(boris.request("GET", f"/api/tables/{id}{path}").text)
        with closing(sqlite3.connect(tmp_path / FILE_NAME)) as database:
            persons = [row[0] for row in database.execute("select id from persons")]

    assert 2 == len(persons)
    assert not [text for text in texts for person in persons if person in text]
