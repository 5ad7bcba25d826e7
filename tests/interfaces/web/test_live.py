"""The socket of a table: everything once, in order, and never what its reader may not know."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.interfaces.web.following import Follower, following
from tests.interfaces.web.seating import asked, seat_all, take, version, yours
from tests.interfaces.web.servers import Client

SHORT = {"quiet_rounds": "1", "reshuffles": "1"}


def seqs(follower: Follower) -> list[int]:
    return [event["seq"] for event in follower.events]


def test_a_client_catches_up_from_wherever_it_was(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="stalingrad")
    for _ in range(6):
        asked(id, anna, boris)[0].choose(id)
    anna.post(f"/api/tables/{id}/chat", text="hello")
    last = anna.get(f"/api/tables/{id}")["seq"]
    told = anna.get(f"/api/tables/{id}/events")["events"]

    for since in range(last + 1):
        with following(anna, id, f"since={since}") as follower:
            follower.catch_up(last)

            assert told[since:] == follower.events
            assert ["event"] * (last - since) + ["position"] == [frame["type"] for frame in changes(follower)]


def changes(follower: Follower) -> list[dict[str, Any]]:
    """What came besides news of who is connected."""
    return [frame for frame in follower.frames if frame["type"] in ("event", "position")]


def test_a_long_history_is_caught_up_with_whole(anna: Client, boris: Client) -> None:
    id = anna.open("battlecards", "recruit", "recruit", start=True, options=SHORT)
    with following(anna, id) as first:
        first.until(lambda: first.position and first.position["outcome"])

        with following(boris, id) as late:
            late.catch_up(first.position["seq"])

        expected = list(range(1, first.position["seq"] + 1))
        assert expected == seqs(first) == seqs(late)
        assert len(expected) > 64


def test_everybody_gets_every_event_once_and_in_order(url: str, anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris)
    with (
        Client(url) as stranger,
        following(anna, id) as one,
        following(boris, id) as two,
        following(stranger, id, "since=2") as three,
    ):
        for _ in range(12):
            first, second = asked(id, anna, boris)
            first.choose(id)
            second.post(f"/api/tables/{id}/chat", text="hm")
        last = anna.get(f"/api/tables/{id}")["seq"]

        for each in (one, two, three):
            each.catch_up(last)

        assert list(range(1, last + 1)) == seqs(one) == seqs(two)
        assert list(range(3, last + 1)) == seqs(three)
        assert anna.position(id)["view"] == one.position["view"]


def test_a_position_never_runs_ahead_of_its_events(anna: Client) -> None:
    id = anna.open("stalingrad", "recruit", "recruit", start=True, options={"turn_cap": "1"})

    with following(anna, id) as follower:
        follower.until(lambda: follower.position and follower.position["outcome"])

    seq = 0
    for frame in changes(follower):
        assert frame["seq"] == (seq if frame["type"] == "position" else seq + 1)
        seq = frame["seq"]


@pytest.mark.parametrize("query", ["seat=1", "seat=9", "language=xx"])
def test_what_cannot_be_shown_is_said_and_the_socket_closed(anna: Client, boris: Client, query: str) -> None:
    id = seat_all(anna, boris)

    with following(anna, id, query) as follower:
        problem = follower.receive()
        with pytest.raises(ConnectionClosed) as closing:
            follower.receive()

    assert ("problem", True) == (problem["type"], bool(problem["detail"]))
    assert closing.value.rcvd is not None
    assert 4404 == closing.value.rcvd.code


def test_whoever_is_ahead_of_the_table_is_told_where_it_is(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris)
    table = anna.get(f"/api/tables/{id}")
    ahead = table["seq"] + 1

    answer = anna.request("GET", f"/api/tables/{id}/events", params={"since": ahead})
    with following(anna, id, f"since={ahead}") as follower:
        problem = follower.receive()
        with pytest.raises(ConnectionClosed) as closing:
            follower.receive()

    present = {"version": table["version"], "seq": table["seq"]}
    assert (409, "stale") == (answer.status_code, answer.json()["problem"])
    assert present == {name: answer.json()[name] for name in present}
    assert {"type": "problem", "detail": answer.json()["detail"], **present} == problem
    assert closing.value.rcvd is not None
    assert 4409 == closing.value.rcvd.code


def test_whoever_has_seen_everything_gets_nothing(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris)
    seq = anna.get(f"/api/tables/{id}")["seq"]

    assert {"seq": seq, "events": []} == anna.get(f"/api/tables/{id}/events", since=seq)


def test_a_table_that_is_not_there_closes_the_socket(anna: Client) -> None:
    with following(anna, "nowhere") as follower:
        assert "problem" == follower.receive()["type"]


def hidden_pick(anna: Client, boris: Client) -> tuple[str, Client, Client, str]:
    """A table at which somebody has picked a card in secret; with him, the other, and the option."""
    id = seat_all(anna, boris, game="battlecards")
    first, second = asked(id, anna, boris)
    options = [option["name"] for option in first.position(id)["decision"]["options"]]
    option = next(option for option in options if option.startswith("deploy "))
    take(first, id, option)
    return id, first, second, option


def test_before_the_end_nobody_else_learns_what_was_picked_in_secret(
    url: str, anna: Client, boris: Client
) -> None:
    id, first, second, option = hidden_pick(anna, boris)
    card = option.removeprefix("deploy ")

    with Client(url) as stranger:
        for client in (second, stranger):
            with following(client, id) as follower:
                follower.catch_up(version(anna, id))
                events = client.request("GET", f"/api/tables/{id}/events").text
                position = client.request("GET", f"/api/tables/{id}/position").text

            assert not [text for text in (*follower.texts, events, position) if option in text]
            assert not [event for event in follower.events if card in json.dumps(event)]
            assert [] == follower.position["decision"]["options"]
            assert [] == follower.position["view"]["options"]
    assert option in first.request("GET", f"/api/tables/{id}/events").text


def test_before_the_end_cards_that_others_drew_are_backs(url: str, anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="battlecards")
    for _ in range(12):
        asked(id, anna, boris)[0].choose(id)

    with Client(url) as stranger:
        told = [client.get(f"/api/tables/{id}/events")["events"] for client in (anna, boris, stranger)]

    hidden = 0
    for own, other, spectator in zip(*told, strict=True):
        for mine, his, public in zip(
            *(event.get("notices", []) for event in (own, other, spectator)), strict=True
        ):
            # Some cards are shown to both who play, and to nobody else.
            if mine["cards"] not in (public["cards"], his["cards"]):
                hidden += 1
                assert {"back"} == set(public["cards"]) == set(his["cards"])
                assert public["text"] == his["text"] != mine["text"] or "back" not in mine["cards"]
                assert not [card for card in mine["cards"] if card in json.dumps([his, public])]
    assert hidden > 0


def test_before_the_end_nobody_looks_from_a_foreign_seat(url: str, anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris)

    with Client(url) as stranger:
        for client, seat in ((anna, 1), (boris, 0), (stranger, 0), (stranger, 1)):
            for path in ("position", "events", "why-not"):
                answer = client.request(
                    "GET", f"/api/tables/{id}/{path}", params={"seat": seat, "verb": "end"}
                )

                assert (403, "not-yours") == (answer.status_code, answer.json()["problem"])


def test_after_the_end_everybody_may_see_all(url: str, anna: Client, boris: Client) -> None:
    id, first, second, option = hidden_pick(anna, boris)
    seat = yours(first, id)[0]
    own = first.position(id)["view"]["seats"][seat]
    with following(second, id) as follower:
        second.post(f"/api/tables/{id}/resign")

        follower.until(lambda: follower.position and follower.position["outcome"])

    with Client(url) as stranger:
        for client in (second, stranger):
            events = client.get(f"/api/tables/{id}/events")["events"]
            options = [event["entry"].get("option") for event in events if event["kind"] == "entry"]
            picks = [notice for event in events for notice in event.get("notices", [])]

            assert option in options
            assert own == client.position(id, seat=seat)["view"]["seats"][seat]
            assert not [notice for notice in picks if "back" in notice["cards"]]


def test_whoever_sits_on_several_seats_sees_from_the_one_that_is_asked(anna: Client) -> None:
    id = anna.open("stalingrad", "me", "me", start=True)
    with following(anna, id) as follower:
        follower.catch_up(2)
        before = follower.position["seat"]
        take(anna, id, "end")

        follower.catch_up(3)

    assert (1, 0) == (before, follower.position["seat"])
    assert follower.position["decision"]["options"]
