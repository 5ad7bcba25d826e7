"""Links move a seat to another device, once; settings of a seat are its owner's."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text
from structlog.testing import capture_logs

from eastfront.table.storage.address import database_url
from tests.interfaces.web.servers import Client, logged, running_server, wait_for
from tests.interfaces.web.sockets import at_table


def make_link(client: Client, id: str, seat: int = 0) -> dict[str, Any]:
    link: dict[str, Any] = client.post(f"/api/tables/{id}/seats/{seat}/link")
    return link


def yours(client: Client, id: str) -> list[int]:
    seats: list[int] = client.get(f"/api/tables/{id}")["yours"]
    return seats


def look_at(client: Client, token: str) -> tuple[int, dict[str, Any]]:
    answer = client.request("GET", f"/api/links/{token}")
    return answer.status_code, answer.json()


def test_a_link_gives_the_seat_to_another_device_which_needs_no_name(url: str, anna: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    link = make_link(anna, id)

    with Client(url) as other:
        moved = other.post("/api/links", token=link["token"])

        assert (id, 0) == (moved["table"], moved["seat"])
        assert ([0], []) == (yours(other, id), yours(anna, id))
        assert "Anna" == other.get("/api/me")["name"]
        assert other.get(f"/api/tables/{id}")["is_host"]
        assert "Anna" == other.get(f"/api/tables/{id}")["seats"][0]["name"]


def test_a_link_works_once(url: str, anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    link = make_link(anna, id)
    boris.post("/api/links", token=link["token"])

    status, problem = anna.refused("/api/links", token=link["token"])

    assert (404, "not-there") == (status, problem["problem"])
    assert [0] == yours(boris, id)


def test_of_many_who_use_a_link_at_once_one_wins(url: str, anna: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    link = make_link(anna, id)
    others = [Client(url) for _ in range(6)]
    body = {"token": link["token"]}

    with ThreadPoolExecutor(len(others)) as pool:
        answers = list(pool.map(lambda each: each.request("POST", "/api/links", json=body), others))
    winners = [other for other in others if yours(other, id) == [0]]
    named = [other.get("/api/me")["name"] for other in others]
    for other in others:
        other.close()

    assert [200, 404, 404, 404, 404, 404] == sorted(answer.status_code for answer in answers)
    assert 1 == len(winners)
    assert ["", "", "", "", "", "Anna"] == sorted(named)


def test_looking_at_a_link_tells_the_seat_and_does_not_use_it_up(url: str, anna: Client) -> None:
    id = anna.open("stalingrad", "open", "me", visibility="private")
    link = make_link(anna, id, 1)

    with Client(url) as other:
        before = [look_at(other, link["token"]) for _ in range(2)]
        nameless = other.get("/api/me")["is_known"]
        other.post("/api/links", token=link["token"])
        after = look_at(other, link["token"])

        expected = {
            "table": id,
            "seat": 1,
            "game": "stalingrad",
            "edition": "standard",
            "status": "open",
            "name": "Anna",
            "until": link["until"],
        }
        assert [(200, expected), (200, expected)] == before
        assert not nameless
        assert [1] == yours(other, id)
        assert (404, "not-there") == (after[0], after[1]["problem"])
        assert "used already" in after[1]["detail"]


def test_a_link_to_a_seat_that_changed_hands_shows_nothing(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    link = make_link(anna, id)
    anna.post(f"/api/tables/{id}/seats/0/leave")
    boris.post(f"/api/tables/{id}/seats/0/claim")

    status, problem = look_at(anna, link["token"])

    assert 404 == status
    assert "Boris" not in str(problem)


def test_what_a_link_leads_to_is_kept_nowhere_on_the_way(url: str, anna: Client) -> None:
    link = make_link(anna, anna.open("barbarossa", "me", "open"))

    answers = [httpx.get(link["url"]), httpx.get(f"{url}/api/links/{link['token']}")]

    assert [200, 200] == [answer.status_code for answer in answers]
    assert ["no-referrer", "no-referrer"] == [answer.headers["referrer-policy"] for answer in answers]
    assert "no-store" == answers[1].headers["cache-control"]
    assert link["token"] not in answers[0].text
    assert link["token"] not in answers[1].text


def test_the_log_names_no_link(url: str, anna: Client) -> None:
    link = make_link(anna, anna.open("barbarossa", "me", "open"))
    path = link["url"].removeprefix(url)

    with capture_logs() as lines, Client(url) as other:
        other.http.get(path)
        other.http.get(f"{path}/more")
        look_at(other, link["token"])
        log = logged(lines, "/seat/{token}", "/api/links/{token}")

    assert link["token"] not in log
    assert link["token"] not in anna.http.get("/metrics").text


def test_a_link_is_not_used_from_a_page_of_another_site(url: str, anna: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    link = make_link(anna, id)
    body = {"token": link["token"]}

    with Client(url) as other:
        bare = httpx.post(f"{url}/api/links", json=body)
        headers = {"x-csrftoken": other.http.cookies["csrftoken"], "Origin": "https://example.org"}
        foreign = other.http.post("/api/links", json=body, headers=headers)

    assert [403, 403] == [bare.status_code, foreign.status_code]
    assert [0] == yours(anna, id)


def test_the_old_device_never_sees_the_seat_again(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "recruit", start=True)
    with at_table(anna, id) as plain, at_table(anna, id, "?seat=0") as named:
        assert 0 == plain.until(type="position")["seat"]
        named.until(type="presence")

        moved = boris.post("/api/links", token=make_link(anna, id)["token"])["seq"]
        wait_for(lambda: boris.position(id)["decision"]["seat"] == 0)
        boris.choose(id)
        later = [message for message in plain.rest() if message.get("seq", 0) >= moved]
        refused = [message for message in named.rest() if message.get("seq", moved) >= moved]

    positions = [message for message in later if message["type"] == "position"]
    assert {None} == {position["seat"] for position in positions}
    assert [] == [option for position in positions for option in position["decision"]["options"]]
    assert ["problem"] == [message["type"] for message in refused if message["type"] != "presence"]
    assert 403 == anna.request("GET", f"/api/tables/{id}/position", params={"seat": 0}).status_code


def test_only_the_owner_makes_links_and_a_new_one_replaces_the_old(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    old = make_link(anna, id)
    new = make_link(anna, id)

    assert 403 == boris.refused(f"/api/tables/{id}/seats/0/link")[0]
    assert 403 == anna.refused(f"/api/tables/{id}/seats/1/link")[0]
    assert 404 == boris.refused("/api/links", token=old["token"])[0]
    assert boris.post("/api/links", token=new["token"])


def test_a_link_does_not_take_the_seat_from_whoever_sat_down_later(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    link = make_link(anna, id)
    anna.post(f"/api/tables/{id}/seats/0/leave")
    boris.post(f"/api/tables/{id}/seats/0/claim")

    status, _ = anna.refused("/api/links", token=link["token"])

    assert 404 == status
    assert [0] == yours(boris, id)


def test_tokens_are_kept_as_digests_and_run_out_after_a_day(tmp_path: Path) -> None:
    with running_server(tmp_path) as url, Client(url, "Anna") as anna:
        id = anna.open("barbarossa", "me", "open")
        link = make_link(anna, id)
        engine = create_engine(database_url("", tmp_path).set(drivername="sqlite"))
        with engine.begin() as connection:
            kept = [str(value) for value in connection.execute(text("select * from links")).one()]
            connection.execute(text("update links set until = :now"), {"now": time.time()})
        engine.dispose()

        refused = anna.refused("/api/links", token=link["token"])

    assert 24 * 3600 == pytest.approx(link["until"] - time.time(), abs=60)
    assert 32 == len(link["token"])
    assert not any(link["token"] in value for value in kept)
    assert 404 == refused[0]


def test_somebody_invited_sees_a_private_table_and_takes_a_seat(url: str, anna: Client) -> None:
    id = anna.open("barbarossa", "me", "open", visibility="private")

    with Client(url) as guest:
        seen = guest.get(f"/api/tables/{id}")
        nameless = guest.refused(f"/api/tables/{id}/seats/1/claim")
        guest.post("/api/me", name="Zoë <b>")
        guest.post(f"/api/tables/{id}/seats/1/claim")

        assert [("Anna", "person"), ("", "open")] == [(each["name"], each["kind"]) for each in seen["seats"]]
        assert (401, "no-name") == (nameless[0], nameless[1]["problem"])
        assert "Zoë <b>" == anna.get(f"/api/tables/{id}")["seats"][1]["name"]
        assert [1] == yours(guest, id)


def test_an_invitation_to_a_seat_that_is_taken_is_refused(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open")

    status, problem = boris.refused(f"/api/tables/{id}/seats/0/claim")

    assert (409, "not-now") == (status, problem["problem"])
    assert "seat 1 is taken" in problem["detail"]


def test_what_is_arranged_for_a_seat_is_told_to_it_alone(anna: Client, boris: Client) -> None:
    id = anna.open("stalingrad", "me", "open")
    boris.post(f"/api/tables/{id}/seats/1/claim")
    path = f"/api/tables/{id}/seats/0/settings"

    anna.post(path, language="fr")

    told = [event for event in anna.get(f"/api/tables/{id}/events")["events"] if event["kind"] == "arranged"]
    others = [event["kind"] for event in boris.get(f"/api/tables/{id}/events")["events"]]
    assert ["fr"] == [event["language"] for event in told]
    assert "arranged" not in others
    assert {"language": "fr", "webhook": "", "standing": {}} == anna.get(path)
    assert 403 == boris.request("GET", path).status_code
    assert 403 == boris.refused(path, language="en")[0]


def test_settings_that_cannot_be_are_refused(anna: Client) -> None:
    id = anna.open("stalingrad", "me", "open")
    path = f"/api/tables/{id}/seats/0/settings"

    language = anna.refused(path, language="tlh")
    scheme = anna.refused(path, webhook="ftp://example.org/x")
    private = anna.refused(path, webhook="http://127.0.0.1:1/x")

    assert 404 == language[0]
    assert "valid: en, fr" in language[1]["detail"]
    assert [400, 400] == [scheme[0], private[0]]
    assert "" == anna.get(path)["webhook"]
