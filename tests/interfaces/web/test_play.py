"""Playing over HTTP: positions, choices, refusals, and commands that are sent again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.interfaces.web.servers import Client, wait_for


def test_a_whole_game_is_played_against_the_computer(anna: Client) -> None:
    id = anna.open("stalingrad", "me", "recruit", start=True, options={"turn_cap": "2"})

    while not anna.position(id)["outcome"]:
        wait_for(lambda: anna.position(id)["outcome"] or anna.position(id)["decision"]["seat"] == 0)
        if not anna.position(id)["outcome"]:
            anna.choose(id)

    assert anna.get(f"/api/tables/{id}")["status"] == "ended"


def test_a_stale_choice_is_answered_with_the_present_version(anna: Client) -> None:
    id = anna.open("barbarossa", "me", "me", start=True)
    seen = anna.position(id)
    anna.choose(id)

    option = seen["decision"]["options"][0]["name"]
    status, problem = anna.refused(f"/api/tables/{id}/choices", option=option, version=seen["version"])

    assert (409, "stale") == (status, problem["problem"])
    assert anna.position(id)["version"] == problem["version"]


def test_a_choice_that_is_sent_again_is_made_once(anna: Client) -> None:
    id = anna.open("barbarossa", "me", "me", start=True)
    seen = anna.position(id)
    body = {"option": seen["decision"]["options"][0]["name"], "version": seen["version"]}

    first = anna.post(f"/api/tables/{id}/choices", "key-00000001", **body)
    again = anna.post(f"/api/tables/{id}/choices", "key-00000001", **body)

    assert first == again
    assert anna.position(id)["version"] == first["version"]


def test_a_refusal_names_the_rule(anna: Client) -> None:
    id = anna.open("barbarossa", "me", "me", start=True)
    version = anna.position(id)["version"]

    status, problem = anna.refused(f"/api/tables/{id}/choices", option="attack smolensk", version=version)

    assert (422, "refused") == (status, problem["problem"])
    assert problem["rule"].startswith("bb-")
    assert problem["text"]


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("surrender", "there is no verb 'surrender'; valid: end"),
        ("attack atlantis", "atlantis"),
        ("attack", "attack needs a noun"),
        ("attack ", "attack needs a noun"),
    ],
)
def test_an_option_that_there_is_not_is_refused_like_one_that_is_not_offered(
    anna: Client, option: str, words: str
) -> None:
    id = anna.open("barbarossa", "me", "me", start=True)

    status, problem = anna.refused(f"/api/tables/{id}/choices", option=option, version=1)

    assert (422, "refused", "") == (status, problem["problem"], problem["rule"])
    assert words in problem["detail"]
    assert 1 == anna.position(id)["version"]


def test_a_version_that_is_not_yet_is_answered_with_the_present_one(anna: Client) -> None:
    id = anna.open("barbarossa", "me", "me", start=True)

    status, problem = anna.refused(f"/api/tables/{id}/choices", option="end", version=7)

    assert (409, "stale", 1) == (status, problem["problem"], problem["version"])
    assert "the table is at version 1" in problem["detail"]


@pytest.mark.parametrize("command", ["resign", "return", "go-on", "rematch", "seats/0/settings"])
def test_a_body_of_which_nothing_is_needed_may_be_absent(anna: Client, command: str) -> None:
    id = anna.open("barbarossa", "me", "recruit", start=True)

    absent = anna.request("POST", f"/api/tables/{id}/{command}")
    empty = anna.request("POST", f"/api/tables/{id}/{command}", json={})

    assert absent.status_code in (200, 409)
    assert "body" not in absent.text
    assert empty.status_code in (200, 409)


def test_a_choice_of_somebody_with_several_seats_is_known_again_after_the_turn_has_passed(
    anna: Client,
) -> None:
    id = anna.open("stalingrad", "me", "me", start=True)
    body: dict[str, Any] = {"option": "end", "version": 1}

    first = anna.post(f"/api/tables/{id}/choices", "key-00000001", **body)
    again = anna.post(f"/api/tables/{id}/choices", "key-00000001", **body)

    assert first == again
    assert 2 == anna.position(id)["version"]


def test_a_choice_that_ends_the_game_has_the_same_receipt_when_it_is_sent_again(anna: Client) -> None:
    id = anna.open("barbarossa", "me", "me", start=True)

    first = anna.post(f"/api/tables/{id}/resign", "key-00000001", seat=0)
    again = anna.post(f"/api/tables/{id}/resign", "key-00000001", seat=0)

    assert first == again
    assert anna.position(id)["seq"] == first["seq"]


def test_the_key_of_somebody_else_is_another_key(anna: Client, boris: Client) -> None:
    id = anna.open("barbarossa", "me", "open")
    boris.post(f"/api/tables/{id}/seats/1/claim")

    first = anna.post(f"/api/tables/{id}/chat", "key-00000001", text="hello")
    other = boris.post(f"/api/tables/{id}/chat", "key-00000001", text="hello")

    assert first["seq"] + 1 == other["seq"]
