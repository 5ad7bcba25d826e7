"""Hints over HTTP: at training tables only, for the seat asked, in sight of everybody."""

from __future__ import annotations

from typing import Any

import pytest

from eastfront.games import SLUGS
from eastfront.interfaces.web.routes.hints import HINTS
from tests.interfaces.web.seating import asked, entries, seat_all, version, yours
from tests.interfaces.web.servers import Client

SCALES = {
    "barbarossa": "A game is worth 100 points: 50 for winning, the rest ",
    "battlecards": "A game is worth 100 points: 50 for winning, the rest ",
    "stalingrad": "A game is worth 100 points, all of them for winning. ",
}
# How what is found is worded.
VERDICTS = {
    "same": "Came to the same",
    "ahead": "Perhaps better",
    "close": " points (",
    "behind": "orse: ",
    "unwon": "Unlike the recommended option, ",
    "pointless": "Pointless",
}
WORDED = {"en": "There are hints at training tables only.", "ja": "ヒントが使えるのは練習テーブルだけです。"}


def request(client: Client, id: str, **body: Any) -> Any:
    """Ask for a hint; gives the answer, whatever it is."""
    given = {"version": version(client, id), **body}
    return client.request("POST", f"/api/tables/{id}/hints", json=given)


def hint(client: Client, id: str) -> Any:
    """Take a hint."""
    answer = request(client, id)
    assert 200 == answer.status_code, answer.text
    return answer.json()


@pytest.mark.parametrize("game", SLUGS)
def test_the_options_of_the_seat_asked_are_compared(anna: Client, boris: Client, game: str) -> None:
    id = seat_all(anna, boris, game=game, training=True)
    first, _ = asked(id, anna, boris)

    found = hint(first, id)

    offered = {option["name"]: option["text"] for option in first.position(id)["decision"]["options"]}
    assert (version(first, id), yours(first, id)[0]) == (found["version"], found["seat"])
    assert {each["option"]: each["text"] for each in found["options"]}.items() <= offered.items()
    best, *others = found["options"]
    assert "best" == best["grade"]
    assert others
    for each in others:
        assert each["low"] <= each["gain"] <= each["high"]
        assert (each["worlds"] >= 6) == (each["grade"] != "pointless")
        assert VERDICTS[each["grade"]] in each["verdict"]
    is_measured = any(each["grade"] in ("ahead", "close", "behind") for each in others)
    assert found["scale"].startswith(SCALES[game]) if is_measured else not found["scale"]
    assert bool(found["rest"]) == (len(found["options"]) < len(offered))


def test_a_hint_is_worded_in_the_language_asked_for(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, training=True)
    first, _ = asked(id, anna, boris)
    body = {"version": version(first, id)}

    found = first.request("POST", f"/api/tables/{id}/hints", params={"language": "fr"}, json=body).json()

    assert "Conseillée" == found["options"][0]["verdict"]


def test_others_do_not_learn_from_a_hint_that_there_is_nothing_to_choose(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="battlecards", training=True)
    first = at_a_single_option(id, anna, boris)

    found = hint(first, id)

    assert ["only"] == [each["grade"] for each in found["options"]]
    assert found["rest"].startswith("There is nothing to choose from")
    assert "hint" == entries(boris if first is anna else anna, id)[-1]


def at_a_single_option(id: str, *clients: Client) -> Client:
    """Play until somebody is asked who has a single option; return who that is."""
    while True:
        first, _ = asked(id, *clients)
        if len(first.position(id)["decision"]["options"]) == 1:
            return first
        first.choose(id, number=-1)


def test_everybody_sees_once_that_a_hint_was_taken(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, training=True)
    first, other = asked(id, anna, boris)

    hint(first, id)
    hint(first, id)

    assert ["start", "hint"] == entries(other, id)
    assert "text" not in str(other.get(f"/api/tables/{id}/events")["events"][-1])
    first.choose(id)
    assert ["start", "hint", "choice"] == entries(other, id)


@pytest.mark.parametrize("language", WORDED)
def test_elsewhere_there_are_no_hints(anna: Client, boris: Client, language: str) -> None:
    id = seat_all(anna, boris)
    first, _ = asked(id, anna, boris)
    first.http.headers["Accept-Language"] = language

    answer = request(first, id)

    assert (403, "not-yours", WORDED[language]) == (
        answer.status_code,
        answer.json()["problem"],
        answer.json()["text"],
    )
    assert ["start"] == entries(first, id)


def test_whoever_is_not_asked_gets_none(url: str, anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, training=True)
    first, other = asked(id, anna, boris)

    assert (409, "not-now") == problem(request(other, id))
    assert (403, "not-yours") == problem(request(other, id, seat=yours(first, id)[0]))
    with Client(url, "Clara") as stranger:
        assert (403, "not-yours") == problem(request(stranger, id))
    assert (409, "stale") == problem(request(first, id, version=version(first, id) + 1))
    assert ["start"] == entries(first, id)


def problem(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]


def test_a_seat_may_not_ask_without_end(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, training=True)
    first, other = asked(id, anna, boris)
    stale = version(first, id) + 1

    answers = [request(first, id, version=stale).status_code for _ in range(HINTS + 1)]

    assert [409] * HINTS + [429] == answers
    assert 409 == request(other, id).status_code


def test_what_is_offered_stays_offered(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, training=True)
    first, other = asked(id, anna, boris)
    other.post(f"/api/tables/{id}/offers", kind="draw", version=version(other, id))

    hint(first, id)
    first.post(f"/api/tables/{id}/offers/answer", agrees=True)

    assert "ended" == first.get(f"/api/tables/{id}")["status"]


def test_a_training_table_is_known_as_one(anna: Client, boris: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = anna.post("/api/tables", game="barbarossa", seats=seats, training=True)["id"]
    plain = anna.post("/api/tables", game="barbarossa", seats=seats)["id"]

    listed = {each["id"]: each["training"] for each in boris.get("/api/tables", limit=50)["tables"]}

    assert (True, False) == (listed[id], listed[plain])
    assert boris.get(f"/api/tables/{id}")["training"]


def test_a_rematch_is_trained_at_too_and_the_log_says_so(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, training=True)
    anna.post(f"/api/tables/{id}/resign")

    again = anna.post(f"/api/tables/{id}/rematch")

    assert again["training"]
    assert '"training":"yes"' in anna.request("GET", f"/api/tables/{id}/log").text.splitlines()[0]
