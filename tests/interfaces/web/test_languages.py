"""Languages: a seat reads in its own, unless the client asks for another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from eastfront.interfaces.web import problems, sessions
from tests.interfaces.web.following import following
from tests.interfaces.web.seating import asked, seat_all, take
from tests.interfaces.web.servers import Client

ENGLISH = "Set-up: which Force do you choose?"
FRENCH = "Mise en place"


@pytest.fixture
def chloe(url: str) -> Iterator[Client]:
    with Client(url) as client:
        client.post("/api/me", name="Chloé", language="fr")
        yield client


def table(chloe: Client, boris: Client) -> str:
    """A table at which Chloé is asked."""
    id = boris.open("stalingrad", "me", "open")
    chloe.post(f"/api/tables/{id}/seats/1/claim")
    boris.post(f"/api/tables/{id}/start")
    return id


def test_a_seat_is_asked_in_the_language_of_its_person(chloe: Client, boris: Client) -> None:
    id = table(chloe, boris)

    french, english = chloe.position(id)["decision"], boris.position(id)["decision"]

    assert FRENCH in french["text"]
    assert english["text"].startswith("Waiting for")
    assert all(option["text"] for option in french["options"])


def test_a_client_may_ask_for_another_language(chloe: Client, boris: Client) -> None:
    id = table(chloe, boris)

    assert ENGLISH in chloe.position(id, language="en")["decision"]["text"]
    assert boris.position(id, language="fr")["decision"]["text"].startswith("On attend")


def test_what_happened_is_told_in_the_language_of_the_seat(chloe: Client, boris: Client) -> None:
    id = table(chloe, boris)

    told = [
        client.get(f"/api/tables/{id}/events", **query)["events"][-1]["notices"][0]["text"]
        for client, query in ((chloe, {}), (boris, {"language": "fr"}), (boris, {}))
    ]

    assert told[0] == told[1] != told[2]
    assert told[2].startswith("The Locations in the row are")


def test_a_socket_speaks_the_language_of_the_seat_or_the_one_asked_for(chloe: Client, boris: Client) -> None:
    id = table(chloe, boris)

    with following(chloe, id) as own, following(chloe, id, "language=en") as other:
        own.catch_up(1)
        other.catch_up(1)

    assert FRENCH in own.position["decision"]["text"]
    assert ENGLISH in other.position["decision"]["text"]


def test_refusals_are_worded_in_the_language_of_the_seat_or_the_one_asked_for(
    chloe: Client, boris: Client
) -> None:
    id = table(chloe, boris)
    body: dict[str, Any] = {"option": "choose 16th-panzer-division", "version": 1}
    assert chloe in asked(id, chloe, boris)[:1]

    _, french = chloe.refused(f"/api/tables/{id}/choices", **body)
    _, english = chloe.refused(f"/api/tables/{id}/choices?language=en", **body)

    assert (french["rule"], french["message"]) == (english["rule"], english["message"])
    assert "" != french["text"] != english["text"] != ""


def test_why_not_is_worded_in_the_language_of_the_seat_or_the_one_asked_for(
    chloe: Client, boris: Client
) -> None:
    id = table(chloe, boris)
    query = {"verb": "choose", "noun": "16th-panzer-division"}

    french = chloe.get(f"/api/tables/{id}/why-not", **query)
    english = chloe.get(f"/api/tables/{id}/why-not", **query, language="en")

    assert french["rule"] == english["rule"]
    assert french["text"] != english["text"]


def test_a_game_that_has_no_words_in_the_language_speaks_english(
    chloe: Client, boris: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (sessions, problems):
        monkeypatch.setattr(module, "languages_of", lambda game: ["en"])
    id = seat_all(chloe, boris)
    first, _ = asked(id, chloe, boris)

    status, problem = first.refused(
        f"/api/tables/{id}/choices?language=fr", option="attack smolensk", version=1
    )

    assert (422, True) == (status, bool(problem["text"]))
    assert chloe.position(id)["decision"] == chloe.position(id, language="en")["decision"]


def test_a_language_that_there_is_not_is_refused_with_those_there_are(chloe: Client, boris: Client) -> None:
    id = table(chloe, boris)

    answer = chloe.request("GET", f"/api/tables/{id}/position", params={"language": "xx"})

    assert (404, True) == (answer.status_code, "en, fr" in answer.json()["detail"])


def test_a_spectator_reads_english_unless_he_asks_for_another_language(
    url: str, chloe: Client, boris: Client
) -> None:
    id = table(chloe, boris)
    take(chloe, id, "end")

    with Client(url) as stranger:
        english = stranger.get(f"/api/tables/{id}/events")["events"][2]["notices"]
        french = stranger.get(f"/api/tables/{id}/events", language="fr")["events"][2]["notices"]

    assert english[0]["text"].startswith("The Locations")
    assert english[0]["text"] != french[0]["text"]


def test_a_language_that_there_is_not_is_not_there_wherever_it_is_named(anna: Client) -> None:
    id = anna.open("barbarossa", "me", "me", start=True)

    asked = [
        anna.request("GET", path, params={"language": "xx"}).status_code
        for path in (f"/api/tables/{id}/position", "/api/games", "/api/games/barbarossa/cards")
    ]
    named = [
        anna.refused("/api/me", name="Anna", language="xx")[0],
        anna.refused(f"/api/tables/{id}/seats/0/settings", language="xx")[0],
    ]

    assert {404} == {*asked, *named}
