"""Offers: what all persons agree to is done, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.interfaces.web.seating import entries, seat_all, version
from tests.interfaces.web.servers import Client, wait_for


def offer(client: Client, id: str, kind: str) -> None:
    client.post(f"/api/tables/{id}/offers", kind=kind, version=version(client, id))


def answer(client: Client, id: str, agrees: bool = True, **body: Any) -> None:
    client.post(f"/api/tables/{id}/offers/answer", agrees=agrees, **body)


@pytest.mark.parametrize(("kind", "ending"), [("draw", "agreed-draw"), ("abandon", "abandoned")])
def test_an_agreed_end_ends_the_game_for_both(anna: Client, boris: Client, kind: str, ending: str) -> None:
    id = seat_all(anna, boris)
    offer(anna, id, kind)

    answer(boris, id)

    outcome = anna.position(id)["outcome"]
    assert (ending, [1, 1], "draw") == (outcome["ending"], outcome["ranks"], outcome["verdict"])
    assert "ended" == boris.get(f"/api/tables/{id}")["status"]
    assert ["start", kind, "end"] == entries(boris, id)


@pytest.mark.parametrize("kind", ["draw", "abandon"])
def test_a_declined_offer_changes_nothing(anna: Client, boris: Client, kind: str) -> None:
    id = seat_all(anna, boris)
    offer(anna, id, kind)

    answer(boris, id, False)

    assert ["start"] == entries(anna, id)
    table = anna.get(f"/api/tables/{id}")
    assert (None, "running") == (table["offer"], table["status"])


def test_computer_players_do_not_agree_to_a_draw(anna: Client) -> None:
    id = anna.open("stalingrad", "recruit", "me", start=True)

    status, problem = anna.refused(f"/api/tables/{id}/offers", kind="draw", version=version(anna, id))

    assert (409, "not-now") == (status, problem["problem"])
    assert "resign or abandon" in problem["detail"]


def test_a_game_against_computer_players_is_abandoned_at_once(anna: Client) -> None:
    id = anna.open("stalingrad", "recruit", "me", start=True)

    offer(anna, id, "abandon")

    assert "abandoned" == anna.position(id)["outcome"]["ending"]


def test_with_three_persons_both_others_must_agree(url: str, anna: Client, boris: Client) -> None:
    with Client(url, "Clara") as clara:
        id = seat_all(anna, boris, clara)
        offer(anna, id, "draw")

        answer(boris, id)
        waiting = anna.get(f"/api/tables/{id}")
        answer(clara, id)

        assert ("running", [1]) == (waiting["status"], waiting["offer"]["agreed"])
        assert [1, 1, 1] == clara.position(id)["outcome"]["ranks"]


def test_with_three_persons_one_who_declines_is_enough(url: str, anna: Client, boris: Client) -> None:
    with Client(url, "Clara") as clara:
        id = seat_all(anna, boris, clara)
        offer(anna, id, "abandon")
        answer(boris, id)

        answer(clara, id, False)

        assert anna.get(f"/api/tables/{id}")["offer"] is None
        assert ["start"] == entries(anna, id)


def test_somebody_with_two_seats_agrees_once(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open", "open")
    for seat in (1, 2):
        boris.post(f"/api/tables/{id}/seats/{seat}/claim")
    anna.post(f"/api/tables/{id}/start")
    offer(anna, id, "draw")

    answer(boris, id)

    assert "ended" == anna.get(f"/api/tables/{id}")["status"]


def test_whoever_holds_every_seat_asks_nobody(anna: Client) -> None:
    id = anna.open("barbarossa", "me", "me", start=True)

    offer(anna, id, "abandon")

    assert "ended" == anna.get(f"/api/tables/{id}")["status"]


def test_a_computer_player_beside_two_persons_is_not_asked(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, "recruit")
    wait_for_person(anna, id)
    offer(anna, id, "draw")

    answer(boris, id)

    assert "agreed-draw" == anna.position(id)["outcome"]["ending"]


def wait_for_person(client: Client, id: str) -> None:
    wait_for(lambda: client.get(f"/api/tables/{id}")["asked"] in (0, 1))


def test_one_offer_waits_at_a_time_and_is_answered_once(url: str, anna: Client, boris: Client) -> None:
    with Client(url, "Clara") as clara:
        id = seat_all(anna, boris, clara)
        offer(anna, id, "draw")
        answer(boris, id)

        second = clara.refused(f"/api/tables/{id}/offers", kind="abandon", version=1)
        twice = boris.refused(f"/api/tables/{id}/offers/answer", agrees=True)
        own = anna.refused(f"/api/tables/{id}/offers/answer", agrees=True)

        assert [409] * 3 == [second[0], twice[0], own[0]]


def test_an_answer_to_something_else_than_is_offered_is_refused(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris)
    offer(anna, id, "draw")
    answer(anna, id, False)
    offer(anna, id, "abandon")

    status, problem = boris.refused(f"/api/tables/{id}/offers/answer", agrees=True, kind="draw")
    answer(boris, id, kind="abandon")

    assert (409, "not-now") == (status, problem["problem"])
    assert "abandoned" == anna.position(id)["outcome"]["ending"]


def test_nobody_answers_where_nothing_is_offered(url: str, anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris)

    nothing = anna.refused(f"/api/tables/{id}/offers/answer", agrees=True)
    offer(anna, id, "draw")
    with Client(url, "Clara") as clara:
        stranger = clara.refused(f"/api/tables/{id}/offers/answer", agrees=True)

    assert (409, 403) == (nothing[0], stranger[0])


def test_an_offer_after_the_end_or_in_ignorance_is_refused(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris)

    stale = anna.refused(f"/api/tables/{id}/offers", kind="draw", version=0)
    boris.post(f"/api/tables/{id}/resign")
    late = anna.refused(f"/api/tables/{id}/offers", kind="draw", version=version(anna, id))

    assert (409, "stale") == (stale[0], stale[1]["problem"])
    assert (409, "not-now") == (late[0], late[1]["problem"])
