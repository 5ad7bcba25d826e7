"""Accounts by passkey, with a device in software."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import pytest

from eastfront.interfaces.web.passkeys import Site, site_of
from eastfront.interfaces.web.routes import passkeys
from eastfront.interfaces.web.settings import Settings
from tests.interfaces.web.authenticators import Authenticator
from tests.interfaces.web.servers import Client, running_server

numbers = count(1)
PATH = "/api/account/passkeys"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("passkeys")
    with running_server(folder, requests_per_minute=0, sign_ins_per_minute=0) as url:
        yield url


@pytest.fixture
def device(url: str) -> Authenticator:
    return Authenticator(f"http://localhost:{urlsplit(url).port}")


def new_login() -> str:
    return f"key-{next(numbers)}"


def make_passkey(client: Client, device: Authenticator, **body: Any) -> Any:
    options = client.post(f"{PATH}/options", **body)
    return client.post(PATH, credential=device.make(options))


def sign_in(client: Client, device: Authenticator) -> Any:
    options = client.post(f"{PATH}/sign-in/options")
    return client.post(f"{PATH}/sign-in", credential=device.sign(options))


def test_a_passkey_alone_makes_an_account_and_opens_it(url: str, anna: Client, device: Authenticator) -> None:
    login = new_login()
    id = anna.open("barbarossa", "me", "open")

    made = make_passkey(anna, device, login=login)

    assert login == made["login"]
    with Client(url, "Guest") as elsewhere:
        mine = elsewhere.open("stalingrad", "me", "open")
        signed = sign_in(elsewhere, device)
        assert ("Anna", login) == (signed["name"], signed["login"])
        assert {id, mine} == {table["id"] for table in elsewhere.get("/api/me/tables")["tables"]}
        sign_in(elsewhere, device)


def test_an_account_with_a_password_gets_a_passkey_too(url: str, anna: Client, device: Authenticator) -> None:
    login = new_login()
    anna.post("/api/account", login=login, password="correct horse")

    options = anna.post(f"{PATH}/options")
    anna.post(PATH, credential=device.make(options))

    assert (login, "localhost", []) == (
        options["user"]["name"],
        options["rp"]["id"],
        options["excludeCredentials"],
    )
    assert 1 == len(anna.post(f"{PATH}/options")["excludeCredentials"])
    with Client(url) as elsewhere:
        assert login == sign_in(elsewhere, device)["login"]


def test_an_account_without_a_password_opens_by_none_until_it_gets_one(
    url: str, anna: Client, device: Authenticator
) -> None:
    login = new_login()
    make_passkey(anna, device, login=login)

    with Client(url) as elsewhere:
        refused, _ = elsewhere.refused("/api/account/sign-in", login=login, password="")
        anna.post("/api/account/password", old="", new="correct horse")
        elsewhere.post("/api/account/sign-in", login=login, password="correct horse")

    assert 403 == refused


def make_foreign_origin(device: Authenticator) -> None:
    device.origin = "http://localhost.example.org"


def make_foreign_site(device: Authenticator) -> None:
    device.rp_id = "example.org"


SPOILED = [make_foreign_origin, make_foreign_site]


@pytest.mark.parametrize("spoil", SPOILED)
def test_a_passkey_made_for_another_site_is_refused(
    anna: Client, device: Authenticator, spoil: Callable[[Authenticator], None]
) -> None:
    spoil(device)

    options = anna.post(f"{PATH}/options", login=new_login())
    status, _ = anna.refused(PATH, credential=device.make(options))

    assert 422 == status
    assert not anna.get("/api/me")["login"]


def lower_count(device: Authenticator) -> None:
    device.count = 3


def keep_count(device: Authenticator) -> None:
    device.count = 6


def change_key(device: Authenticator) -> None:
    device.key = Authenticator("").key


def change_id(device: Authenticator) -> None:
    device.id = Authenticator("").id


def change_handle(device: Authenticator) -> None:
    device.handle = b"somebody else"


@pytest.mark.parametrize("spoil", [*SPOILED, lower_count, keep_count, change_key, change_id, change_handle])
def test_a_passkey_that_does_not_fit_opens_nothing(
    url: str, anna: Client, device: Authenticator, spoil: Callable[[Authenticator], None]
) -> None:
    device.count = 6
    make_passkey(anna, device, login=new_login())
    with Client(url) as elsewhere:
        sign_in(elsewhere, device)
        elsewhere.post("/api/account/sign-out")
        spoil(device)

        options = elsewhere.post(f"{PATH}/sign-in/options")
        refused = elsewhere.refused(f"{PATH}/sign-in", credential=device.sign(options))

        assert (403, "this passkey opens no account here") == (refused[0], refused[1]["detail"])
        assert not elsewhere.get("/api/me")["is_known"]


def test_an_answer_is_good_once_even_with_the_session_of_before(
    url: str, anna: Client, device: Authenticator
) -> None:
    make_passkey(anna, device, login=new_login())
    with Client(url) as elsewhere, Client(url) as thief:
        options = elsewhere.post(f"{PATH}/sign-in/options")
        thief.http.cookies.update(elsewhere.http.cookies)
        answer = device.sign(options)
        elsewhere.post(f"{PATH}/sign-in", credential=answer)

        again, _ = elsewhere.refused(f"{PATH}/sign-in", credential=answer)
        stolen, _ = thief.refused(f"{PATH}/sign-in", credential=answer)

        assert (409, 409) == (again, stolen)
        assert not thief.get("/api/me")["is_known"]


def test_a_challenge_is_spent_by_a_wrong_answer(url: str, anna: Client, device: Authenticator) -> None:
    make_passkey(anna, device, login=new_login())
    with Client(url) as elsewhere:
        options = elsewhere.post(f"{PATH}/sign-in/options")

        wrong, _ = elsewhere.refused(f"{PATH}/sign-in", credential={})
        right, _ = elsewhere.refused(f"{PATH}/sign-in", credential=device.sign(options))

    assert (403, 409) == (wrong, right)


def test_a_challenge_is_good_for_a_while_only(
    anna: Client, device: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "CHALLENGE_SECONDS", -1.0)

    options = anna.post(f"{PATH}/options", login=new_login())
    status, _ = anna.refused(PATH, credential=device.make(options))

    assert 409 == status


def test_a_challenge_for_one_thing_is_not_good_for_another(anna: Client, device: Authenticator) -> None:
    options = anna.post(f"{PATH}/sign-in/options")
    creation = {"user": {"id": ""}, "rp": {"id": "localhost"}, "challenge": options["challenge"]}

    status, _ = anna.refused(PATH, credential=device.make(creation))

    assert 409 == status


def test_a_passkey_is_made_by_whoever_was_asked(anna: Client, device: Authenticator) -> None:
    options = anna.post(f"{PATH}/options", login=new_login())
    anna.post("/api/account", login=new_login(), password="correct horse")
    made = anna.post(PATH, credential=device.make(options))

    assert made["login"] != options["user"]["name"]


def test_a_login_that_is_taken_gets_no_passkey(anna: Client, boris: Client, device: Authenticator) -> None:
    login = new_login()
    options = boris.post(f"{PATH}/options", login=login)
    make_passkey(anna, device, login=login)

    asked, _ = boris.refused(f"{PATH}/options", login=login)
    made, _ = boris.refused(PATH, credential=Authenticator(device.origin).make(options))

    assert (409, 409) == (asked, made)
    assert not boris.get("/api/me")["login"]


def test_damaged_answers_are_refused(anna: Client, device: Authenticator) -> None:
    whole = device.make(anna.post(f"{PATH}/options", login=new_login()))
    response = whole["response"]
    damaged: list[dict[str, Any]] = [
        {},
        {**whole, "response": {}},
        {**whole, "rawId": "é"},
        {**whole, "type": "password"},
        {**whole, "response": {**response, "attestationObject": response["attestationObject"][:80]}},
        {**whole, "response": {**response, "clientDataJSON": "W10"}},
    ]

    statuses = set()
    for answer in damaged:
        anna.post(f"{PATH}/options", login=new_login())
        statuses.add(anna.refused(PATH, credential=answer)[0])

    assert {422} == statuses


@pytest.mark.parametrize(
    "public_key",
    [{}, [], 7, {1: 2, 3: -7}, {1: 2, 3: -7, -1: 1, -2: b"x", -3: b"y"}, {1: 2, 3: -7, -1: 1, -2: 5, -3: 5}],
)
def test_a_passkey_with_an_impossible_key_is_refused(
    anna: Client, device: Authenticator, public_key: Any
) -> None:
    device.public_key = public_key

    options = anna.post(f"{PATH}/options", login=new_login())
    status, _ = anna.refused(PATH, credential=device.make(options))

    assert 422 == status


def test_an_account_that_is_deleted_forgets_its_passkeys(
    url: str, anna: Client, device: Authenticator
) -> None:
    make_passkey(anna, device, login=new_login())

    anna.request("DELETE", "/api/account")

    with Client(url) as elsewhere:
        options = elsewhere.post(f"{PATH}/sign-in/options")
        status, _ = elsewhere.refused(f"{PATH}/sign-in", credential=device.sign(options))
    assert 403 == status
    assert make_passkey(anna, device, login=new_login())["login"]


def test_the_site_is_where_people_reach_the_server(tmp_path: Any) -> None:
    public = Settings(tmp_path, public_url="https://play.example.org/")
    local = Settings(tmp_path, host="::1", port=8080)

    assert Site("play.example.org", "https://play.example.org") == site_of(public)
    assert Site("localhost", "http://localhost:8080") == site_of(local)
