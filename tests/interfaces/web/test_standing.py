"""Standing answers: given beforehand for a kind of decision, taken as soon as they are offered."""

from __future__ import annotations

from tests.interfaces.web.following import following
from tests.interfaces.web.seating import asked, entries, seat_all, take, version, yours
from tests.interfaces.web.servers import Client, wait_for


def stand(client: Client, id: str, kind: str = "choose", option: str = "end") -> None:
    client.post(f"/api/tables/{id}/standing", kind=kind, option=option)


def test_an_answer_given_beforehand_is_taken_as_soon_as_it_is_offered(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="stalingrad")
    first, second = asked(id, anna, boris)
    stand(second, id)

    take(first, id, "end")

    wait_for(lambda: version(anna, id) >= 3)
    choice = second.get(f"/api/tables/{id}/events")["events"][-1]
    assert {"entry": "choice", "seat": yours(second, id)[0], "option": "end"} == choice["entry"]
    assert ["start", "choice", "choice"] == entries(first, id)


def test_an_answer_to_what_is_asked_already_is_given_at_once(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="stalingrad")
    first, second = asked(id, anna, boris)

    stand(first, id)

    wait_for(lambda: anna.get(f"/api/tables/{id}")["asked"] == yours(second, id)[0])


def test_a_clock_does_not_time_out_whoever_has_answered_beforehand(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="stalingrad", clock={"kind": "days", "days": 1})
    first, second = asked(id, anna, boris)
    stand(second, id)

    take(first, id, "end")

    wait_for(lambda: version(anna, id) >= 3)
    assert "time-out" not in entries(anna, id)


def test_what_is_not_offered_waits(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="stalingrad")
    first, second = asked(id, anna, boris)
    stand(second, id, "react", "end")

    take(first, id, "end")

    table = anna.get(f"/api/tables/{id}")
    assert (2, yours(second, id)[0]) == (table["version"], table["asked"])


def test_only_the_own_seat_is_told_of_the_arrangement(url: str, anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="stalingrad")
    _, second = asked(id, anna, boris)
    other = boris if second is anna else anna
    with Client(url) as stranger, following(other, id) as foe, following(stranger, id) as spectator:
        stand(second, id, "react", "end")
        told = second.get(f"/api/tables/{id}/events")["events"][-1]

        foe.catch_up(told["seq"])
        spectator.catch_up(told["seq"])

        assert ("arranged", {"react": "end"}) == (told["kind"], told["standing"])
        assert not [text for text in (*foe.texts, *spectator.texts) if "react" in text]
        assert not [text for text in (*foe.texts, *spectator.texts) if "arranged" in text]


def test_nobody_is_told_of_an_arrangement_after_the_end_either(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="stalingrad")
    stand(anna, id, "react", "end")

    boris.post(f"/api/tables/{id}/resign")

    kinds = [event["kind"] for event in boris.get(f"/api/tables/{id}/events")["events"]]
    assert "arranged" not in kinds


def test_unknown_kinds_and_options_are_refused_with_what_would_be_valid(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="stalingrad")

    kind = anna.refused(f"/api/tables/{id}/standing", kind="surrender", option="end")
    option = anna.refused(f"/api/tables/{id}/standing", kind="react", option="surrender")

    assert (400, True) == (kind[0], "react" in kind[1]["detail"])
    assert (400, True) == (option[0], "end" in option[1]["detail"])


def test_an_answer_is_taken_back(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="stalingrad")
    first, second = asked(id, anna, boris)
    stand(second, id)
    stand(second, id, option="")

    take(first, id, "end")

    table = anna.get(f"/api/tables/{id}")
    assert (2, yours(second, id)[0]) == (table["version"], table["asked"])
    assert {} == second.get(f"/api/tables/{id}/events")["events"][-2]["standing"]


def test_who_takes_back_an_answer_given_beforehand_is_asked_again(anna: Client) -> None:
    id = anna.open("stalingrad", "me", "me", start=True)
    seat = anna.get(f"/api/tables/{id}")["asked"]
    for kind in ("choose", "react"):
        anna.post(f"/api/tables/{id}/standing", seat=seat, kind=kind, option="end")
    wait_for(lambda: version(anna, id) == 2)

    anna.post(f"/api/tables/{id}/undo", seat=seat, version=2)

    table = anna.get(f"/api/tables/{id}")
    assert (3, seat) == (table["version"], table["asked"])
    assert {"react": "end"} == anna.get(f"/api/tables/{id}/seats/{seat}/settings")["standing"]


def test_only_a_seat_of_a_running_game_answers_beforehand(url: str, anna: Client, boris: Client) -> None:
    waiting = anna.open("stalingrad", "me", "open")
    id = seat_all(anna, boris, game="stalingrad")

    early = anna.refused(f"/api/tables/{waiting}/standing", kind="react", option="end")
    with Client(url, "Clara") as clara:
        stranger = clara.refused(f"/api/tables/{id}/standing", kind="react", option="end")
    boris.post(f"/api/tables/{id}/resign")
    late = anna.refused(f"/api/tables/{id}/standing", kind="react", option="end")

    assert (409, 403, 409) == (early[0], stranger[0], late[0])
