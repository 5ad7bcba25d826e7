"""Everybody at a table sees who is connected."""

from __future__ import annotations

from typing import Any

from tests.interfaces.web.servers import Client, wait_for
from tests.interfaces.web.sockets import Socket, at_table


def present(socket: Socket, seats: list[int], spectators: int) -> dict[str, Any]:
    return socket.until(type="presence", seats=seats, spectators=spectators)


def connected(client: Client, id: str) -> list[int]:
    return [seat["seat"] for seat in client.get(f"/api/tables/{id}")["seats"] if seat["connected"]]


def test_those_who_come_and_go_are_told_to_all(url: str, anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    boris.post(f"/api/tables/{id}/seats/1/claim")
    with at_table(anna, id) as first, Client(url) as guest:
        present(first, [0], 0)

        with at_table(boris, id), at_table(guest, id):
            assert present(first, [0, 1], 1)
            assert [0, 1] == connected(guest, id)
        assert present(first, [0], 0)
        assert [0] == connected(guest, id)

    wait_for(lambda: [] == connected(anna, id))


def test_a_second_device_of_a_seat_does_not_count_twice(anna: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    with at_table(anna, id) as first:
        present(first, [0], 0)
        with at_table(anna, id) as second:
            second.until(type="presence")

        assert [] == first.rest()
        assert [0] == connected(anna, id)


def test_who_comes_or_goes_is_no_event_and_moves_no_position(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    before = anna.get(f"/api/tables/{id}")["seq"]
    with at_table(anna, id) as first:
        present(first, [0], 0)

        with at_table(boris, id):
            present(first, [0], 1)
        present(first, [0], 0)

    assert ["position", "presence", "presence", "presence"] == [message["type"] for message in first.got]
    assert before == anna.get(f"/api/tables/{id}")["seq"]


def test_a_spectator_who_sits_down_is_a_seat_from_then_on(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    with at_table(boris, id) as socket:
        present(socket, [], 1)

        boris.post(f"/api/tables/{id}/seats/1/claim")

        assert present(socket, [1], 0)
