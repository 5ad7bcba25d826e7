"""Taking back: free where nothing was shown, otherwise by consent, and never by a deletion."""

from __future__ import annotations

from typing import Any

from tests.interfaces.web.following import following
from tests.interfaces.web.seating import asked, entries, seat_all, take, version, yours
from tests.interfaces.web.servers import Client, wait_for


def undo(client: Client, id: str) -> None:
    client.post(f"/api/tables/{id}/undo", version=version(client, id))


def shown(anna: Client, boris: Client) -> tuple[str, Client, Client]:
    """A table at which somebody has made a choice that is not free; with him and the other."""
    id = seat_all(anna, boris, game="stalingrad")
    first, second = asked(id, anna, boris)
    take(first, id, "end")
    return id, first, second


def test_a_choice_that_showed_nothing_is_taken_back_at_once(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="stalingrad")
    first, _ = asked(id, anna, boris)
    before = first.position(id)
    first.choose(id, 1)

    undo(first, id)

    after = first.position(id)
    assert (before["view"], before["decision"]) == (after["view"], after["decision"])
    assert before["version"] + 2 == after["version"]
    assert ["start", "choice", "undo"] == entries(first, id)


def test_a_choice_that_was_answered_by_a_question_to_another_is_taken_back_by_consent(
    anna: Client, boris: Client
) -> None:
    id = seat_all(anna, boris, game="stalingrad")
    first, second = asked(id, anna, boris)
    before = first.position(id)
    take(first, id, "end")

    undo(first, id)
    offer = second.get(f"/api/tables/{id}")["offer"]
    second.post(f"/api/tables/{id}/offers/answer", agrees=True)

    assert ("undo", yours(first, id)[0]) == (offer["kind"], offer["seat"])
    assert before["view"] == first.position(id)["view"]
    assert ["start", "choice", "take-back"] == entries(second, id)
    assert second.get(f"/api/tables/{id}")["offer"] is None


def test_a_take_back_reaches_everybody_through_the_socket(anna: Client, boris: Client) -> None:
    id, first, second = shown(anna, boris)
    with following(first, id) as mine, following(second, id) as other:
        undo(first, id)
        second.post(f"/api/tables/{id}/offers/answer", agrees=True)

        mine.until(lambda: mine.events and mine.events[-1].get("version") == 3)
        other.until(lambda: other.events and other.events[-1].get("version") == 3)

        expected = ["offer", "answer", "entry"]
        assert expected == [event["kind"] for event in mine.events[-3:]]
        assert expected == [event["kind"] for event in other.events[-3:]]
        assert "take-back" == other.events[-1]["entry"]["entry"]


def test_what_is_declined_stands(anna: Client, boris: Client) -> None:
    id, first, second = shown(anna, boris)
    undo(first, id)

    second.post(f"/api/tables/{id}/offers/answer", agrees=False)

    assert ["start", "choice"] == entries(first, id)
    assert first.get(f"/api/tables/{id}")["offer"] is None
    assert 409 == second.refused(f"/api/tables/{id}/offers/answer", agrees=True)[0]


def test_whoever_asks_may_withdraw_but_not_agree(anna: Client, boris: Client) -> None:
    id, first, second = shown(anna, boris)
    undo(first, id)

    assert 409 == first.refused(f"/api/tables/{id}/offers/answer", agrees=True)[0]
    first.post(f"/api/tables/{id}/offers/answer", agrees=False)

    assert 409 == second.refused(f"/api/tables/{id}/offers/answer", agrees=True)[0]
    assert ["start", "choice"] == entries(first, id)


def test_another_choice_lets_the_question_lapse(anna: Client, boris: Client) -> None:
    id, first, second = shown(anna, boris)
    undo(first, id)

    second.choose(id, 1)

    assert first.get(f"/api/tables/{id}")["offer"] is None
    assert 409 == second.refused(f"/api/tables/{id}/offers/answer", agrees=True)[0]


def test_against_computer_players_anything_is_taken_back_at_once(anna: Client) -> None:
    id = anna.open("barbarossa", "recruit", "me", start=True)
    wait_for(lambda: anna.get(f"/api/tables/{id}")["asked"] == 1)
    before = choose_until_answered(anna, id)

    undo(anna, id)

    after = anna.position(id)
    assert (before["view"], before["decision"]) == (after["view"], after["decision"])
    assert "take-back" == entries(anna, id)[-1]
    assert anna.get(f"/api/tables/{id}")["offer"] is None


def choose_until_answered(client: Client, id: str) -> Any:
    """Choose for seat 2 until the computer on seat 1 has chosen after it; gives the position before that."""
    while True:
        before = client.position(id)
        take(client, id, before["decision"]["options"][0]["name"])
        wait_for(lambda: client.get(f"/api/tables/{id}")["asked"] == 1)
        if client.position(id)["version"] > before["version"] + 1:
            return before


def test_with_nothing_chosen_there_is_nothing_to_take_back(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="stalingrad")

    status, problem = anna.refused(f"/api/tables/{id}/undo", version=1)

    assert (409, "not-now") == (status, problem["problem"])
    assert "no choice of this seat stands" in problem["detail"]


def test_a_stale_undo_is_refused_with_the_present_version(anna: Client, boris: Client) -> None:
    id, first, _ = shown(anna, boris)

    status, problem = first.refused(f"/api/tables/{id}/undo", version=1)

    assert (409, "stale", 2) == (status, problem["problem"], problem["version"])


def test_nothing_is_ever_deleted(anna: Client, boris: Client) -> None:
    id, first, second = shown(anna, boris)
    kept = first.get(f"/api/tables/{id}/events")
    undo(first, id)
    second.post(f"/api/tables/{id}/offers/answer", agrees=True)
    first.choose(id, 1)
    undo(first, id)

    events = first.get(f"/api/tables/{id}/events")

    assert kept["events"] == events["events"][: len(kept["events"])]
    assert list(range(1, events["seq"] + 1)) == [event["seq"] for event in events["events"]]
    assert ["start", "choice", "take-back", "choice", "undo"] == entries(first, id)
    assert 5 == version(first, id)


def test_only_the_seat_itself_takes_back(url: str, anna: Client, boris: Client) -> None:
    id, first, second = shown(anna, boris)

    with Client(url, "Clara") as clara:
        stranger = clara.refused(f"/api/tables/{id}/undo", version=2)
    foreign = second.refused(f"/api/tables/{id}/undo", version=2, seat=yours(first, id)[0])

    assert (403, 403) == (stranger[0], foreign[0])
