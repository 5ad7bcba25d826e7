"""A person is told once that it is his turn, by webhook and on a socket of his own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.interfaces.web.hooks import webhook
from tests.interfaces.web.servers import Client, running_server, wait_for
from tests.interfaces.web.sockets import following


def table_of_two(anna: Client, boris: Client, **body: Any) -> str:
    id = anna.open("barbarossa", "me", "open", **body)
    boris.post(f"/api/tables/{id}/seats/1/claim")
    return id


def play_to(seat: int, id: str, *players: Client) -> int:
    """Choose until *seat* is asked; gives how many choices that took."""
    choices = 0
    while (asked := players[0].get(f"/api/tables/{id}")["asked"]) != seat:
        players[asked].choose(id)
        choices += 1
    return choices


def test_a_webhook_is_called_once_for_each_turn(tmp_path: Path) -> None:
    with (
        running_server(tmp_path, requests_per_minute=0, private_webhooks=True) as url,
        Client(url, "Anna") as anna,
        Client(url, "Boris") as boris,
        webhook() as (address, got),
    ):
        id = table_of_two(anna, boris)
        for client, seat in ((anna, 0), (boris, 1)):
            client.post(f"/api/tables/{id}/seats/{seat}/settings", webhook=address)
        anna.post(f"/api/tables/{id}/start")
        first = anna.get(f"/api/tables/{id}")
        choices = play_to(1 - first["asked"], id, anna, boris)
        anna.post(f"/api/tables/{id}/chat", text="your turn")
        last = anna.get(f"/api/tables/{id}")
        wait_for(lambda: len(got) >= 2)

    assert choices > 1
    assert [(first["asked"], 1), (last["asked"], last["version"])] == [
        (call["seat"], call["version"]) for call in sorted(got, key=lambda call: int(call["version"]))
    ]
    assert {(id, "barbarossa", f"{url}/join/{id}")} == {
        (call["table"], call["game"], call["url"]) for call in got
    }


def test_the_address_of_a_webhook_is_not_among_what_others_read_after_the_end(tmp_path: Path) -> None:
    with (
        running_server(tmp_path, requests_per_minute=0, private_webhooks=True) as url,
        Client(url, "Anna") as anna,
        Client(url, "Boris") as boris,
    ):
        id = table_of_two(anna, boris)
        anna.post(f"/api/tables/{id}/seats/0/settings", webhook="http://127.0.0.1:1/secret")
        anna.post(f"/api/tables/{id}/start")
        anna.post(f"/api/tables/{id}/resign")

        events = boris.get(f"/api/tables/{id}/events", seat=0)

    assert "arranged" in [event["kind"] for event in events["events"]]
    assert "secret" not in json.dumps(events)


def test_the_socket_of_a_person_tells_of_all_his_tables_once_a_turn(anna: Client, boris: Client) -> None:
    first, second = (table_of_two(anna, boris) for _ in range(2))
    with following(boris, "/api/me/live") as socket:
        anna.post(f"/api/tables/{first}/start")
        play_to(1, first, anna, boris)
        anna.post(f"/api/tables/{second}/start")
        play_to(1, second, anna, boris)
        play_to(0, second, anna, boris)
        anna.post(f"/api/tables/{first}/chat", text="your turn")

        calls = [socket.until(type="turn"), socket.until(type="turn"), *socket.rest()]

    assert [first, second] == [call["table"] for call in calls]
    assert {("barbarossa", 1)} == {(call["game"], call["seat"]) for call in calls}
    assert anna.get(f"/api/tables/{first}")["version"] == calls[0]["version"]


def test_somebody_who_comes_later_hears_of_the_tables_that_wait_for_him(anna: Client, boris: Client) -> None:
    id = table_of_two(anna, boris)
    anna.post(f"/api/tables/{id}/start")
    play_to(1, id, anna, boris)

    with following(boris, "/api/me/live") as socket:
        call = socket.until(type="turn")

    assert (id, 1) == (call["table"], call["seat"])


def test_whoever_gets_a_seat_by_a_link_hears_that_it_is_his_turn(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "me", start=True)
    seat = anna.get(f"/api/tables/{id}")["asked"]
    with following(boris, "/api/me/live") as socket:
        link = anna.post(f"/api/tables/{id}/seats/{seat}/link")
        boris.post("/api/links", token=link["token"])

        call = socket.until(type="turn")

    assert (id, seat) == (call["table"], call["seat"])


def test_nobody_without_a_name_is_told(url: str) -> None:
    with Client(url) as guest, following(guest, "/api/me/live") as socket:
        messages = socket.rest()

    assert ["problem"] == [message["type"] for message in messages]


def test_a_seat_is_called_again_when_its_answers_given_beforehand_are_used_up(
    anna: Client, boris: Client
) -> None:
    id = table_of_two(anna, boris)
    anna.post(f"/api/tables/{id}/start")
    play_to(1, id, anna, boris)
    decision = boris.position(id)["decision"]
    with following(boris, "/api/me/live") as socket:
        asked = socket.until(type="turn")

        option = decision["options"][0]["name"]
        boris.post(f"/api/tables/{id}/standing", kind=decision["kind"], option=option)
        again = socket.until(type="turn")

    assert asked["version"] < again["version"] == anna.get(f"/api/tables/{id}")["version"]
    assert (boris.position(id)["decision"]["kind"], 1) != (decision["kind"], 0)
