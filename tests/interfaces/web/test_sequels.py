"""What follows a game over HTTP: rematches and forks."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from eastfront.table.log import read_log
from eastfront.table.replay import replay
from tests.interfaces.web.following import following
from tests.interfaces.web.servers import Client

ME = {"kind": "me"}
COMPUTER = {"kind": "computer", "level": "recruit"}
CHOICES = 8


def played(anna: Client, boris: Client, **body: Any) -> str:
    """A table of Anna and Boris at which a few choices were made."""
    id = anna.open("barbarossa", "me", "open", **body)
    boris.post(f"/api/tables/{id}/seats/1/claim")
    anna.post(f"/api/tables/{id}/start")
    for _ in range(CHOICES):
        asked = anna.get(f"/api/tables/{id}")["asked"]
        (anna, boris)[asked].choose(id)
    return id


@pytest.fixture
def ended(anna: Client, boris: Client) -> str:
    id = played(anna, boris)
    boris.post(f"/api/tables/{id}/resign")
    return id


def sequels(client: Client, id: str) -> list[Any]:
    events = client.get(f"/api/tables/{id}/events")["events"]
    return [(each["relation"], each["table"]) for each in events if each["kind"] == "sequel"]


def names(table: Any) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def test_a_rematch_seats_the_same_players_and_starts_when_all_have_asked(anna: Client, boris: Client) -> None:
    id = played(anna, boris, clock={"kind": "move", "seconds": 600}, visibility="private")
    boris.post(f"/api/tables/{id}/resign")
    old = anna.get(f"/api/tables/{id}")

    waiting = boris.post(f"/api/tables/{id}/rematch")
    new = anna.post(f"/api/tables/{id}/rematch")

    assert ("open", 0, ["Anna", "Boris"]) == (waiting["status"], waiting["version"], names(waiting))
    assert {"kind": "rematch", "seat": 1, "version": 0, "agreed": [1]} == waiting["offer"]
    assert (waiting["id"], None) == (new["id"], new["offer"])
    assert ("running", {"kind": "rematch", "table": id}) == (new["status"], new["origin"])
    for field in ("game", "edition", "options", "clock", "visibility"):
        assert old[field] == new[field]
    assert ["Anna", "Boris"] == names(new)
    assert [0] == new["yours"]
    assert old["commitment"] != new["commitment"]


def test_everybody_is_shown_the_same_rematch(anna: Client, boris: Client, ended: str) -> None:
    first = anna.post(f"/api/tables/{ended}/rematch")
    second = boris.post(f"/api/tables/{ended}/rematch", rotate=True)

    assert first["id"] == second["id"]
    assert [("next", first["id"])] == sequels(boris, ended)
    assert [("previous", ended)] == sequels(boris, first["id"])


def test_whoever_has_not_asked_is_told_and_nothing_is_started_without_him(
    anna: Client, boris: Client, ended: str
) -> None:
    with following(boris, ended) as follower:
        new = anna.post(f"/api/tables/{ended}/rematch")["id"]
        follower.until(lambda: [each for each in follower.events if each["kind"] == "sequel"])
    again = anna.post(f"/api/tables/{ended}/rematch")
    status, problem = anna.refused(f"/api/tables/{new}/start")

    assert ("open", [0]) == (again["status"], again["offer"]["agreed"])
    assert (409, True) == (status, "Boris has not agreed" in problem["detail"])
    assert 1 == len(answers(anna, new))


def test_a_seat_of_a_rematch_that_is_not_wanted_goes_to_somebody_else(
    anna: Client, boris: Client, url: str, ended: str
) -> None:
    new = anna.post(f"/api/tables/{ended}/rematch")["id"]
    anna.post(f"/api/tables/{new}/seats/1/leave")
    early, _ = anna.refused(f"/api/tables/{new}/start")
    with Client(url, "Clara") as clara:
        clara.post(f"/api/tables/{new}/seats/1/claim")

    anna.post(f"/api/tables/{new}/start")

    table = boris.post(f"/api/tables/{ended}/rematch")
    assert (409, "running", ["Anna", "Clara"], []) == (early, table["status"], names(table), table["yours"])


def answers(client: Client, id: str) -> list[Any]:
    events = client.get(f"/api/tables/{id}/events")["events"]
    return [each for each in events if each["kind"] == "answer"]


def test_players_who_ask_for_a_rematch_at_once_meet_at_one_table(
    anna: Client, boris: Client, ended: str
) -> None:
    with ThreadPoolExecutor() as threads:
        asking = [threads.submit(client.post, f"/api/tables/{ended}/rematch") for client in (anna, boris)]
        tables = [each.result() for each in asking]

    assert tables[0]["id"] == tables[1]["id"]
    assert "running" == anna.get(f"/api/tables/{tables[0]['id']}")["status"]
    assert 1 == len(sequels(anna, ended))
    assert 1 == len(sequels(anna, tables[0]["id"]))


def test_in_a_rematch_seats_may_be_moved_on(anna: Client, ended: str) -> None:
    new = anna.post(f"/api/tables/{ended}/rematch", rotate=True)

    assert ["Boris", "Anna"] == names(new)


def test_a_computer_player_plays_again(anna: Client) -> None:
    id = anna.open("barbarossa", "me", "recruit", start=True)
    anna.post(f"/api/tables/{id}/resign")

    new = anna.post(f"/api/tables/{id}/rematch")

    assert "running" == new["status"]
    assert [("person", "Anna"), ("computer", "recruit")] == [
        (seat["kind"], seat["name"]) for seat in new["seats"]
    ]


def test_a_rematch_is_for_the_players_of_an_ended_game(
    anna: Client, boris: Client, url: str, ended: str
) -> None:
    running = played(anna, boris)

    with Client(url, "Clara") as clara:
        foreign, _ = clara.refused(f"/api/tables/{ended}/rematch")
    early, _ = anna.refused(f"/api/tables/{running}/rematch")

    assert (403, 409) == (foreign, early)


@pytest.mark.parametrize("redeal", [None, 0, 1])
def test_a_fork_starts_from_the_earlier_point_and_verifies_by_itself(
    anna: Client, ended: str, redeal: int | None
) -> None:
    past = anna.get(f"/api/tables/{ended}/replay", at=5, seat=0)

    fork = anna.post(f"/api/tables/{ended}/fork", at=5, redeal=redeal, seats=[ME, ME], start=True)["id"]
    present = anna.position(fork, seat=0)
    anna.choose(fork)
    anna.choose(fork)
    anna.post(f"/api/tables/{fork}/resign", seat=0)
    result = replay(read_log("fork", anna.request("GET", f"/api/tables/{fork}/log").content))

    assert {"kind": "fork", "table": ended, "version": 5, "redealt": redeal is not None} == (
        present["table"]["origin"]
    )
    assert past["decision"]["kind"] == present["decision"]["kind"]
    if redeal in (None, 0):
        assert past["view"] == present["view"]
    assert result.problem is None
    assert result.table.outcome is not None


def test_a_fork_has_another_key(anna: Client, ended: str) -> None:
    fork = anna.post(f"/api/tables/{ended}/fork", at=5, seats=[ME, COMPUTER])

    assert "open" == fork["status"]
    assert anna.get(f"/api/tables/{ended}")["commitment"] != fork["commitment"]
    assert "start" not in fork["origin"]


def test_a_fork_is_opened_once_however_often_that_is_sent(anna: Client, boris: Client, ended: str) -> None:
    def branch(client: Client, key: str, at: int = 5) -> str:
        table = client.post(f"/api/tables/{ended}/fork", key, at=at, seats=[ME, COMPUTER], start=True)
        assert "running" == table["status"]
        id: str = table["id"]
        return id

    with ThreadPoolExecutor(4) as pool:
        first, *again = pool.map(branch, [anna] * 4, ["one and the same"] * 4)
    others = (
        branch(anna, "one and the same", at=4),
        branch(boris, "one and the same"),
        branch(anna, "quite another one"),
        branch(anna, ""),
    )

    assert [first] * 3 == again
    assert 5 == len({first, *others})


def test_a_running_game_is_not_forked(anna: Client, boris: Client) -> None:
    id = played(anna, boris)

    status, problem = anna.refused(f"/api/tables/{id}/fork", at=2, seats=[ME, ME])

    assert (409, "not-now") == (status, problem["problem"])


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"at": 0, "seats": [ME, ME]}, 404),
        ({"at": 99, "seats": [ME, ME]}, 404),
        ({"at": 2, "seats": [ME]}, 400),
        ({"at": 2, "seats": [ME, {"kind": "computer", "level": "nobody"}]}, 400),
        ({"at": 2, "seats": [ME, ME], "redeal": 7}, 404),
        ({"at": 2, "seats": [ME, {"kind": "open"}], "start": True}, 400),
    ],
)
def test_a_fork_that_cannot_be_is_refused(
    anna: Client, ended: str, body: dict[str, Any], status: int
) -> None:
    assert status == anna.refused(f"/api/tables/{ended}/fork", **body)[0]


def test_a_game_that_the_rules_ended_is_not_forked_from_its_end(anna: Client) -> None:
    id = anna.open("stalingrad", "me", "me", start=True, options={"turn_cap": "1"})
    while not (present := anna.position(id))["outcome"]:
        option = present["decision"]["options"][-1]["name"]
        anna.post(f"/api/tables/{id}/choices", option=option, version=present["version"])
    last = present["version"]

    status, problem = anna.refused(f"/api/tables/{id}/fork", at=last, seats=[ME, ME])
    before = anna.post(f"/api/tables/{id}/fork", at=last - 2, seats=[ME, ME])

    assert 409 == status
    assert "go back to an earlier step, and play on from there" in problem["text"]
    assert "open" == before["status"]
