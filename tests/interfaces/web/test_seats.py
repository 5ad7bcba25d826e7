"""Links move a seat to another device, once; settings of a seat are its owner's."""

from __future__ import annotations

import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text

from eastfront.table.storage.address import database_url
from tests.interfaces.web.servers import Client, running_server, wait_for
from tests.interfaces.web.sockets import at_table


def make_link(client: Client, id: str, seat: int = 0) -> dict[str, Any]:
    link: dict[str, Any] = client.post(f"/api/tables/{id}/seats/{seat}/link")
    return link


def yours(client: Client, id: str) -> list[int]:
    seats: list[int] = client.get(f"/api/tables/{id}")["yours"]
    return seats


def press(client: Client, path: str, **fields: Any) -> httpx.Response:
    """Look at a page and send its form, as a browser does."""
    page = client.http.get(path)
    token = re.search(r'name="_csrf_token" value="([0-9a-f]+)"', page.text)
    assert token, page.text
    return client.http.post(path, data={"_csrf_token": token[1], **fields}, headers={"Origin": client.url})


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


def test_looking_at_the_page_of_a_link_does_not_use_it_up(url: str, anna: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    link = make_link(anna, id)
    path = link["url"].removeprefix(url)

    with Client(url) as other:
        pages = [httpx.get(link["url"]), other.http.get(path)]
        answer = press(other, path)
        again = other.http.get(path)

        assert [200, 200] == [page.status_code for page in pages]
        assert (303, f"/join/{id}") == (answer.status_code, answer.headers["location"])
        assert [0] == yours(other, id)
        assert 404 == again.status_code
        assert "used already" in again.text


def test_the_page_of_a_link_lets_no_script_run_and_the_link_not_out(url: str, anna: Client) -> None:
    link = make_link(anna, anna.open("barbarossa", "me", "open"))

    page = httpx.get(link["url"])

    assert "no-referrer" == page.headers["referrer-policy"]
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert "no-store" == page.headers["cache-control"]
    assert "<script" not in page.text
    assert link["token"] not in page.text


def test_the_log_names_no_link(url: str, anna: Client, capsys: pytest.CaptureFixture[str]) -> None:
    link = make_link(anna, anna.open("barbarossa", "me", "open"))
    path = link["url"].removeprefix(url)

    with Client(url) as other:
        press(other, path)
        other.http.get(path)
        other.http.get(f"{path}/more")

    printed = "".join(capsys.readouterr())
    assert 2 <= printed.count("/seat/{token}")
    assert link["token"] not in printed
    assert link["token"] not in anna.http.get("/metrics").text


def test_a_form_without_the_token_of_its_page_is_refused(url: str, anna: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    link = make_link(anna, id)

    answer = httpx.post(link["url"])

    assert 403 == answer.status_code
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


def test_an_invitation_shows_the_table_and_takes_a_seat(url: str, anna: Client) -> None:
    id = anna.open("barbarossa", "me", "open", visibility="private")

    with Client(url) as guest:
        page = guest.http.get(f"/join/{id}")
        answer = press(guest, f"/join/{id}", seat=1, name="Zoë <b>")
        after = guest.http.get(answer.headers["location"])

        assert "Anna" in page.text
        assert 303 == answer.status_code
        assert "Zoë &lt;b&gt; (you)" in after.text
        assert "<form" not in after.text
        assert [1] == yours(guest, id)


def test_an_invitation_explains_what_does_not_work(url: str, anna: Client) -> None:
    id = anna.open("barbarossa", "me", "open")

    with Client(url) as guest:
        taken = press(guest, f"/join/{id}", seat=0, name="Zoë")
        nameless = press(guest, f"/join/{id}", seat="x")
        unknown = guest.http.get("/join/nowhere")

    assert (409, True) == (taken.status_code, "Seat 1 is taken." in taken.text)
    assert 400 == nameless.status_code
    assert (404, True) == (unknown.status_code, "<h1>This did not work</h1>" in unknown.text)


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
