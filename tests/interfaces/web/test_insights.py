"""Insights and cautions over HTTP: for one's own seat and for spectators, in any language, not for others."""

from __future__ import annotations

from typing import Any

import pytest

from eastfront.games import SLUGS
from tests.interfaces.web.seating import asked, seat_all, take, yours
from tests.interfaces.web.servers import Client


def insight(client: Client, id: str, **query: Any) -> Any:
    """Return what a client could work out at a table."""
    return client.get(f"/api/tables/{id}/insight", **query)


@pytest.mark.parametrize("game", SLUGS)
def test_a_seat_learns_what_it_has_not_seen(anna: Client, boris: Client, game: str) -> None:
    id = seat_all(anna, boris, game=game)

    found = insight(anna, id)

    assert {"sums", "chances", "unseen"} == set(found)
    assert found["unseen"]
    for each in found["unseen"]:
        assert each["text"]
        assert min(each["cards"].values()) > 0


def test_unseen_cards_are_counted_from_the_seat_that_looks(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris)

    own = {each["text"]: sum(each["cards"].values()) for each in insight(anna, id)["unseen"]}
    others = {each["text"]: sum(each["cards"].values()) for each in insight(boris, id)["unseen"]}

    assert 4 == own["In your deck"] == others["In your deck"]
    assert 8 == own["In the deck or hand of Seat 2"] == others["In the deck or hand of Seat 1"]


def test_a_spectator_works_out_what_everybody_can(url: str, anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris)

    with Client(url) as stranger:
        found = insight(stranger, id)

    assert ["In the deck or hand of Seat 1", "In the deck or hand of Seat 2"] == sorted(
        each["text"] for each in found["unseen"] if "hand" in each["text"]
    )


def test_sums_and_chances_come_with_their_clause_and_cases(anna: Client, boris: Client) -> None:
    id, first, other = with_grenadiers(anna, boris)
    take(first, id, "play grenadier-regiment")
    take(first, id, "deploy grenadier-regiment")

    found = insight(first, id)

    attack = found["sums"][0]
    assert "bb-12.19" == attack["rule"]
    assert attack["total"] == sum(term["amount"] for term in attack["terms"])
    assert found["chances"]
    assert all(0 <= each["good"] <= each["all"] for each in found["chances"])
    assert found["sums"] == insight(other, id)["sums"]


def with_grenadiers(anna: Client, boris: Client) -> tuple[str, Client, Client]:
    """Open tables until whoever begins can deploy; gives the table, who begins, and the other."""
    while True:
        id = seat_all(anna, boris)
        first, other = asked(id, anna, boris)
        while first.position(id)["decision"]["kind"] != "tactics-phase":
            first.choose(id)
        offered = [option["name"] for option in first.position(id)["decision"]["options"]]
        if "play grenadier-regiment" in offered:
            return id, first, other


def test_an_insight_is_worded_in_the_language_asked_for(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris)

    status = anna.request("GET", f"/api/tables/{id}/insight", params={"language": "xx"}).status_code

    assert 404 == status
    for language in ("en", "fr", "ja"):
        found = insight(anna, id, language=language)
        assert [each["cards"] for each in found["unseen"]] == [
            each["cards"] for each in insight(anna, id)["unseen"]
        ]


def test_nobody_looks_from_the_seat_of_another(url: str, anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris)

    with Client(url) as stranger:
        for client, seat in ((anna, 1), (boris, 0), (stranger, 0)):
            answer = client.request("GET", f"/api/tables/{id}/insight", params={"seat": seat})

            assert (403, "not-yours") == (answer.status_code, answer.json()["problem"])


def test_a_table_that_is_not_there_has_no_insight(anna: Client) -> None:
    assert 404 == anna.request("GET", "/api/tables/nowhere/insight").status_code


def test_an_option_that_wastes_something_carries_its_caution(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="stalingrad")
    first, _ = asked(id, anna, boris)

    options = {option["name"]: option for option in first.position(id)["decision"]["options"]}

    assert [1] == yours(first, id)
    assert "sg-2.7" == options["end"]["caution"]["rule"]
    assert "11 points" in options["end"]["caution"]["text"]
    assert {None} == {option["caution"] for name, option in options.items() if name != "end"}
