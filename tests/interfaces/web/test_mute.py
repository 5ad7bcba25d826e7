"""Whoever is muted is not read, on any table; others go on reading him."""

from __future__ import annotations

from typing import Any

from tests.interfaces.web.servers import Client
from tests.interfaces.web.sockets import at_table


def table_of_two(anna: Client, boris: Client) -> str:
    id = anna.open("barbarossa", "me", "open")
    boris.post(f"/api/tables/{id}/seats/1/claim")
    anna.post(f"/api/tables/{id}/start")
    return id


def talk(client: Client, id: str) -> list[Any]:
    events = client.get(f"/api/tables/{id}/events")["events"]
    return [event["text"] for event in events if event["kind"] == "chat"]


def test_a_muted_person_is_neither_listed_nor_pushed(anna: Client, boris: Client) -> None:
    id = table_of_two(anna, boris)
    elsewhere = table_of_two(anna, boris)
    boris.post(f"/api/tables/{id}/chat", text="before")
    with at_table(anna, id) as socket:
        socket.until(type="presence")

        muted = anna.post(f"/api/tables/{id}/mutes", seat=1, muted=True)
        boris.post(f"/api/tables/{id}/chat", text="hello")
        boris.post(f"/api/tables/{elsewhere}/chat", text="hello there")
        anna.post(f"/api/tables/{id}/chat", text="I hear nothing")
        said = socket.until(kind="chat")

    assert {"seats": [1]} == muted == anna.get(f"/api/tables/{id}/mutes")
    assert "I hear nothing" == said["text"]
    assert ["I hear nothing"] == talk(anna, id)
    assert [] == talk(anna, elsewhere)
    assert ["before", "hello", "I hear nothing"] == talk(boris, id)


def test_somebody_who_is_no_longer_muted_is_read_again(anna: Client, boris: Client) -> None:
    id = table_of_two(anna, boris)
    anna.post(f"/api/tables/{id}/mutes", seat=1, muted=True)
    anna.post(f"/api/tables/{id}/mutes", seat=1, muted=True)
    boris.post(f"/api/tables/{id}/chat", text="hello")

    muted = anna.post(f"/api/tables/{id}/mutes", seat=1, muted=False)

    assert {"seats": []} == muted
    assert ["hello"] == talk(anna, id)


def test_nobody_mutes_himself_or_a_computer_player(anna: Client) -> None:
    id = anna.open("barbarossa", "me", "recruit", start=True)

    refusals = [anna.refused(f"/api/tables/{id}/mutes", seat=seat, muted=True)[0] for seat in (0, 1, 2)]

    assert [409, 409, 404] == refusals


def test_events_do_not_name_the_person_who_talks(anna: Client, boris: Client) -> None:
    id = table_of_two(anna, boris)
    boris.post(f"/api/tables/{id}/chat", text="hello")

    events = anna.get(f"/api/tables/{id}/events")["events"]

    assert all("person" not in event for event in events)
