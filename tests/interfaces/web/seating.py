"""Tables with several people at them, and who of them is to choose."""

from __future__ import annotations

from typing import Any

from tests.interfaces.web.servers import Client, computer


def seat_all(host: Client, *guests: Client | str, game: str = "barbarossa", **body: Any) -> str:
    """Open a table with the host on the first seat, guests and levels behind, and start it."""
    seats = [
        {"kind": "me"},
        *(computer(each) if isinstance(each, str) else {"kind": "open"} for each in guests),
    ]
    id: str = host.post("/api/tables", game=game, seats=seats, **body)["id"]
    for seat, each in enumerate(guests, start=1):
        if isinstance(each, Client):
            each.post(f"/api/tables/{id}/seats/{seat}/claim")
    host.post(f"/api/tables/{id}/start")
    return id


def asked(id: str, *clients: Client) -> tuple[Client, ...]:
    """The client who is to choose, followed by the others."""
    seat = clients[0].get(f"/api/tables/{id}")["asked"]
    return tuple(sorted(clients, key=lambda each: seat not in yours(each, id)))


def yours(client: Client, id: str) -> list[int]:
    """The seats of a client."""
    seats: list[int] = client.get(f"/api/tables/{id}")["yours"]
    return seats


def version(client: Client, id: str) -> int:
    """The version of a table."""
    number: int = client.get(f"/api/tables/{id}")["version"]
    return number


def entries(client: Client, id: str) -> list[str]:
    """The kinds of the entries of a table's log."""
    events = client.get(f"/api/tables/{id}/events")["events"]
    return [event["entry"]["entry"] for event in events if event["kind"] == "entry"]


def take(client: Client, id: str, option: str) -> Any:
    """Take an option by its name; gives the receipt."""
    return client.post(f"/api/tables/{id}/choices", option=option, version=version(client, id))


def pass_turn(client: Client, id: str) -> None:
    """Choose until another seat is asked."""
    own = client.get(f"/api/tables/{id}")["asked"]
    while client.get(f"/api/tables/{id}")["asked"] == own:
        client.choose(id, -1)


def play_out(id: str, *clients: Client) -> Any:
    """Let people take the first option until the game is over; gives the outcome."""
    while not (present := clients[0].position(id))["outcome"]:
        seat = present["table"]["asked"]
        for each in clients:
            if seat in yours(each, id):
                each.choose(id)
    return present["outcome"]
