"""Tables before the game: what can be opened, and who may sit down, get up, start and close."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from eastfront.games import SLUGS, game_of
from tests.interfaces.web.following import following
from tests.interfaces.web.servers import Client, running_server, wait_for

EDITIONS = [
    (slug, edition, seats[0]) for slug in SLUGS for edition, seats in game_of(slug).describe().seats.items()
]
CLOCKS = [
    {"kind": "none"},
    {"kind": "move", "seconds": 30},
    {"kind": "bank", "seconds": 600, "increment": 5},
    {"kind": "days", "days": 3},
]
ME = {"kind": "me"}
FREE = {"kind": "open"}


@pytest.mark.parametrize(("game", "edition", "seats"), EDITIONS)
def test_every_edition_can_be_opened_and_started(anna: Client, game: str, edition: str, seats: int) -> None:
    id = anna.open(game, *["me"] * seats, edition=edition, start=True)

    table = anna.get(f"/api/tables/{id}")

    assert (game, edition, "running") == (table["game"], table["edition"], table["status"])
    assert list(range(seats)) == table["yours"]
    assert anna.position(id)["decision"]["options"]


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: str(clock["kind"]))
def test_every_clock_and_visibility_is_kept(anna: Client, clock: dict[str, Any]) -> None:
    for visibility in ("public", "private"):
        id = anna.open("barbarossa", "me", "open", clock=clock, visibility=visibility)

        table = anna.get(f"/api/tables/{id}")

        assert (clock, visibility) == (table["clock"], table["visibility"])


@pytest.mark.parametrize("number", range(3))
def test_every_answer_to_a_question_can_be_played(anna: Client, number: int) -> None:
    game = SLUGS[number]
    description = game_of(game).describe()
    edition = description.editions.default
    for question in description.editions.questions.values():
        options = {question.key: question.values[-1]}

        id = anna.open(game, *["open"] * description.seats[edition][0], options=options)

        assert options == anna.get(f"/api/tables/{id}")["options"]


def test_a_table_shows_who_sits_where(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "recruit", "open")

    table = boris.get(f"/api/tables/{id}")

    seats = [(seat["kind"], seat["name"], seat["level"]) for seat in table["seats"]]
    assert [("person", "Anna", ""), ("computer", "recruit", "recruit"), ("open", "", "")] == seats
    assert ([], False) == (table["yours"], table["is_host"])
    assert anna.get(f"/api/tables/{id}")["is_host"]


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({"game": "chess", "seats": [ME, ME]}, "barbarossa"),
        ({"game": "chess", "edition": "first", "seats": [ME, ME]}, "barbarossa"),
        ({"game": "stalingrad", "edition": "first", "seats": [ME, ME]}, "standard"),
        ({"game": "stalingrad", "seats": [ME]}, "2"),
        ({"game": "stalingrad", "seats": [ME, ME, ME]}, "2"),
        ({"game": "stalingrad", "seats": [ME, ME], "options": {"turn_cap": "0"}}, "from 1 to 99"),
        ({"game": "stalingrad", "seats": [ME, ME], "options": {"dice": "loaded"}}, "turn_cap"),
        ({"game": "stalingrad", "seats": [ME, {"kind": "computer", "level": "god"}]}, "recruit"),
        ({"game": "stalingrad", "seats": [ME, {"kind": "computer"}]}, "level"),
        ({"game": "stalingrad", "seats": [ME, {"kind": "open", "level": "recruit"}]}, "level"),
        ({"game": "stalingrad", "seats": [ME, FREE], "start": True}, "free seat"),
        ({"game": "stalingrad", "seats": [ME, FREE], "clock": {"kind": "move"}}, "1"),
        ({"game": "stalingrad", "seats": [ME, FREE], "clock": {"kind": "none", "days": 1}}, "none"),
        ({"game": "stalingrad", "seats": [ME, FREE], "clock": {"kind": "move", "days": 1}}, "seconds"),
        ({"game": "stalingrad", "seats": [ME, FREE], "clock": {"kind": "days", "days": 31}}, "30"),
        ({"game": "stalingrad", "seats": [ME, FREE], "visibility": "secret"}, "visibility"),
        ({"game": "stalingrad", "seats": [ME, FREE], "colour": "red"}, "colour"),
    ],
)
def test_a_bad_set_up_is_refused_with_what_would_be_valid(
    anna: Client, body: dict[str, Any], named: str
) -> None:
    status, problem = anna.refused("/api/tables", **body)

    assert 400 == status
    assert named in problem["detail"]


def test_a_seat_is_taken_and_the_host_starts(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    boris.post(f"/api/tables/{id}/seats/1/claim")

    anna.post(f"/api/tables/{id}/start")

    table = boris.get(f"/api/tables/{id}")
    assert ("running", [1], "Boris") == (table["status"], table["yours"], table["seats"][1]["name"])
    kinds = [event["kind"] for event in boris.get(f"/api/tables/{id}/events")["events"]]
    assert ["seated", "status", "entry"] == kinds


def test_a_table_is_opened_once_however_often_that_is_sent(anna: Client, boris: Client) -> None:
    body = {"game": "stalingrad", "seats": [ME, {"kind": "computer", "level": "conscript"}], "start": True}

    def begin(client: Client, key: str) -> str:
        table = client.post("/api/tables", key, **body)
        assert "running" == table["status"]
        id: str = table["id"]
        return id

    with ThreadPoolExecutor(4) as pool:
        first, *again = pool.map(begin, [anna] * 4, ["one and the same"] * 4)
    others = begin(anna, "quite another one"), begin(boris, "one and the same"), begin(anna, "")

    assert [first] * 3 == again
    assert 4 == len({first, *others})


def test_a_taken_seat_and_a_seat_that_is_not_there_are_refused(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "recruit")

    taken = boris.refused(f"/api/tables/{id}/seats/0/claim")
    computer = boris.refused(f"/api/tables/{id}/seats/1/claim")
    missing = boris.refused(f"/api/tables/{id}/seats/2/claim")

    assert (409, "not-now") == (taken[0], taken[1]["problem"])
    assert (409, "not-now") == (computer[0], computer[1]["problem"])
    assert (404, "there is no seat 3; valid: 1 to 2") == (missing[0], missing[1]["detail"])


def test_people_of_one_name_are_told_apart(anna: Client, url: str) -> None:
    id = anna.open("barbarossa", "me", "open", "open", "open")
    with Client(url, "Anna") as second, Client(url, "Anna") as third:
        for seat, person in ((1, second), (2, second), (3, third)):
            person.post(f"/api/tables/{id}/seats/{seat}/claim")

    names = [seat["name"] for seat in anna.get(f"/api/tables/{id}")["seats"]]

    assert ["Anna", "Anna 2", "Anna 2", "Anna 3"] == names


def test_what_is_refused_is_told_in_the_readers_language(anna: Client, boris: Client) -> None:
    id = anna.open("stalingrad", "me", "open")
    path = f"/api/tables/{id}/seats/0/claim"
    told = {}
    for language in ("en-GB,en;q=0.9", "fr", "ja", "xx"):
        boris.http.headers["accept-language"] = language
        told[language] = boris.refused(path)[1]["text"]

    assert "This seat is taken: German." == told["en-GB,en;q=0.9"] == told["xx"]
    assert "Cette place est déjà prise\N{NO-BREAK SPACE}: Allemand." == told["fr"]
    assert told["ja"].startswith("この席はすでに埋まっています")


def test_of_many_who_want_a_seat_at_once_exactly_one_gets_it(url: str, anna: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    clients = [Client(url, f"Guest {number}") for number in range(6)]

    with ThreadPoolExecutor(len(clients)) as pool:
        answers = list(
            pool.map(lambda each: each.request("POST", f"/api/tables/{id}/seats/1/claim"), clients)
        )

    assert [200, *[409] * 5] == sorted(answer.status_code for answer in answers)
    winners = [each for each in clients if each.get(f"/api/tables/{id}")["yours"] == [1]]
    assert [200] == [answers[clients.index(each)].status_code for each in winners]
    for each in clients:
        each.close()


def test_only_the_host_or_the_person_frees_a_seat(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open", "recruit")
    boris.post(f"/api/tables/{id}/seats/1/claim")

    assert 403 == boris.refused(f"/api/tables/{id}/seats/0/leave")[0]
    assert 403 == boris.refused(f"/api/tables/{id}/seats/2/leave")[0]
    boris.post(f"/api/tables/{id}/seats/1/leave")
    anna.post(f"/api/tables/{id}/seats/2/leave")

    kinds = [seat["kind"] for seat in anna.get(f"/api/tables/{id}")["seats"]]
    assert ["person", "open", "open"] == kinds


def test_the_host_may_send_somebody_away(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    boris.post(f"/api/tables/{id}/seats/1/claim")

    anna.post(f"/api/tables/{id}/seats/1/leave")

    assert [] == boris.get(f"/api/tables/{id}")["yours"]


def test_only_the_host_seats_computer_players_of_levels_there_are(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open")

    stranger = boris.refused(f"/api/tables/{id}/seats/1/computer", level="recruit")
    unknown = anna.refused(f"/api/tables/{id}/seats/1/computer", level="god")
    taken = anna.refused(f"/api/tables/{id}/seats/0/computer", level="recruit")
    anna.post(f"/api/tables/{id}/seats/1/computer", level="recruit")

    assert (403, 400, 409) == (stranger[0], unknown[0], taken[0])
    assert "recruit" in unknown[1]["detail"]
    assert "computer" == anna.get(f"/api/tables/{id}")["seats"][1]["kind"]


def test_a_game_does_not_start_with_a_free_seat(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open", "open")

    assert 403 == boris.refused(f"/api/tables/{id}/start")[0]
    status, problem = anna.refused(f"/api/tables/{id}/start")

    assert 409 == status
    assert "seats 2, 3" in problem["detail"]
    assert "open" == anna.get(f"/api/tables/{id}")["status"]


def test_a_running_table_is_neither_filled_nor_closed_nor_started_again(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "me", start=True)
    before = anna.get(f"/api/tables/{id}")

    refusals = [
        boris.refused(f"/api/tables/{id}/seats/1/claim"),
        anna.refused(f"/api/tables/{id}/seats/1/leave"),
        anna.refused(f"/api/tables/{id}/seats/1/computer", level="recruit"),
        anna.refused(f"/api/tables/{id}/start"),
        anna.refused(f"/api/tables/{id}/close"),
    ]

    assert [409] * 5 == [status for status, _ in refusals]
    assert before == anna.get(f"/api/tables/{id}")


def test_the_host_closes_a_table_that_has_not_begun(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open")

    assert 403 == boris.refused(f"/api/tables/{id}/close")[0]
    anna.post(f"/api/tables/{id}/close")

    assert "closed" == boris.get(f"/api/tables/{id}")["status"]
    assert 409 == boris.refused(f"/api/tables/{id}/seats/1/claim")[0]
    assert 409 == anna.refused(f"/api/tables/{id}/start")[0]


@pytest.mark.parametrize("way", ["raise SystemExit", "import time; time.sleep(60)"])
def test_an_outside_player_that_fails_or_hangs_does_not_stall_a_table(tmp_path: Path, way: str) -> None:
    ready = 'print(\'{"type":"ready"}\', flush=True); input(); '
    bots = {"odd": [sys.executable, "-S", "-E", "-c", ready + way]}
    with running_server(tmp_path, bots=bots, deadline=0.2) as url, Client(url, "Anna") as anna:
        id = anna.open("stalingrad", "odd", "me", start=True)

        anna.post(f"/api/tables/{id}/choices", option="end", version=1)

        # A sergeant chooses instead.
        wait_for(lambda: anna.get(f"/api/tables/{id}")["version"] > 2)
        assert "choice" == anna.get(f"/api/tables/{id}/events")["events"][-1]["entry"]["entry"]


def test_somebody_without_a_name_looks_on_only(url: str, anna: Client) -> None:
    id = anna.open("barbarossa", "me", "open")

    with Client(url) as stranger:
        assert "open" == stranger.get(f"/api/tables/{id}")["status"]
        assert 401 == stranger.refused("/api/tables", game="barbarossa", seats=[ME, ME])[0]
        assert 401 == stranger.refused(f"/api/tables/{id}/seats/1/claim")[0]


def test_a_table_that_is_not_there_is_told_so(anna: Client) -> None:
    answer = anna.request("GET", "/api/tables/nowhere")

    assert (404, "not-there") == (answer.status_code, answer.json()["problem"])


def test_the_sum_that_binds_the_key_is_shown_from_the_start_and_stays(anna: Client) -> None:
    id = anna.open("barbarossa", "me", "me")
    before = anna.get(f"/api/tables/{id}")["commitment"]

    anna.post(f"/api/tables/{id}/start")

    assert before == anna.get(f"/api/tables/{id}")["commitment"]
    assert 64 == len(before)


@pytest.mark.parametrize(
    ("public", "site"), [("http://cards.example/", "http://cards.example"), ("", "")], ids=["told", "untold"]
)
def test_a_table_says_where_people_reach_it_if_the_server_knows(
    tmp_path: Path, public: str, site: str
) -> None:
    with running_server(tmp_path, public_url=public) as url, Client(url, "Anna") as anna:
        id = anna.open("stalingrad", "me", "open")
        with following(anna, id) as follower:
            follower.catch_up(0)
        told = [anna.get(f"/api/tables/{id}"), anna.position(id)["table"], follower.position["table"]]

    assert [site] * 3 == [table["site"] for table in told]
