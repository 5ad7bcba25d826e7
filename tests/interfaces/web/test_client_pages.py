"""Every address of the client serves its page, safely; other addresses are answered for whoever asks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest

from eastfront.interfaces.web import pages
from eastfront.interfaces.web.safety import HEADERS
from tests.interfaces.web.servers import running_server

ADDRESSES: Final = (
    "/",
    "/join",
    "/join/a-table",
    "/seat/a-token",
    "/set-up/barbarossa",
    "/tables/a-table",
    "/mine",
    "/watch",
    "/cards",
    "/cards/stalingrad",
    "/rules",
    "/rules/battlecards",
    "/replays",
    "/replays/a-table",
    "/learn/barbarossa",
    "/settings",
    "/credits",
)
PERSON: Final = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
INDEX: Final = "<!doctype html><title>the client</title>"
SCRIPT: Final = "export {};"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a client that was built."""
    folder = tmp_path_factory.mktemp("built")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    yield from serve_from(folder, tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="module")
def unbuilt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose client was never built."""
    yield from serve_from(tmp_path_factory.mktemp("empty") / "built", tmp_path_factory.mktemp("server"))


def serve_from(folder: Path, data: Path) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "BUILT", folder)
        with running_server(data, requests_per_minute=0) as url:
            yield url


@pytest.mark.parametrize("address", ADDRESSES)
def test_an_address_of_the_client_serves_its_page(built: str, address: str) -> None:
    answer = httpx.get(built + address, headers=PERSON)

    assert (200, INDEX) == (answer.status_code, answer.text)
    assert "text/html; charset=utf-8" == answer.headers["content-type"]
    assert_is_safe(answer)
    assert "no-store" == answer.headers["cache-control"]


def assert_is_safe(answer: httpx.Response) -> None:
    expected = {name: value for name, value in HEADERS.items() if name != "Cache-Control"}
    assert expected == {name: answer.headers.get(name) for name in expected}


def test_the_page_may_load_and_run_nothing_but_our_own(built: str) -> None:
    policy = dict(
        part.split(" ", 1) for part in httpx.get(built).headers["content-security-policy"].split("; ")
    )

    assert "'none'" == policy["default-src"]
    assert ["'self'"] * 3 == [policy[name] for name in ("script-src", "style-src", "connect-src")]


@pytest.mark.parametrize("address", ["/nowhere", "/tables", "/set-up", "/tables/a/b", "/join/a/b/c"])
def test_at_any_other_address_people_get_a_page_that_says_so(built: str, address: str) -> None:
    answer = httpx.get(built + address, headers=PERSON)

    assert (404, INDEX) == (answer.status_code, answer.text)
    assert_is_safe(answer)


def test_programs_get_a_problem_where_there_is_nothing(built: str) -> None:
    answers = [httpx.get(f"{built}/nowhere"), httpx.get(f"{built}/api/nowhere", headers=PERSON)]

    assert [404, 404] == [answer.status_code for answer in answers]
    assert ["not-there", "not-there"] == [answer.json()["problem"] for answer in answers]


def test_files_whose_names_change_with_their_content_are_kept_for_ever(built: str) -> None:
    answer = httpx.get(f"{built}/assets/main-1a2b.js")

    assert (200, SCRIPT) == (answer.status_code, answer.text)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert_is_safe(answer)


def test_a_file_that_is_not_there_is_not_kept(built: str) -> None:
    """A page from before an upgrade asks for files of then; they may come back with another."""
    answer = httpx.get(f"{built}/assets/main-0000.js")

    assert 404 == answer.status_code
    assert "immutable" not in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/assets/../index.html", "/assets/%2e%2e/index.html", "/assets/..%2findex.html"]
)
def test_nothing_outside_the_folder_of_files_is_served(built: str, path: str) -> None:
    answer = httpx.get(httpx.URL(built, raw_path=path.encode()))

    assert 404 == answer.status_code
    assert INDEX not in answer.text


def test_the_sign_of_the_site_is_a_picture(built: str) -> None:
    answer = httpx.get(f"{built}/favicon.svg")

    assert (200, "image/svg+xml") == (answer.status_code, answer.headers["content-type"].split(";")[0])


@pytest.mark.parametrize("address", [*ADDRESSES, "/assets/main-1a2b.js", "/favicon.svg"])
def test_whoever_asks_for_the_head_gets_all_but_the_body(built: str, address: str) -> None:
    head, whole = (httpx.request(method, built + address, headers=PERSON) for method in ("HEAD", "GET"))

    assert (200, b"") == (head.status_code, head.content)
    assert lasting(whole) == lasting(head)


def lasting(answer: httpx.Response) -> dict[str, str]:
    """The headers that do not change; the kind of a file is told with its content only."""
    passing = {"date", "set-cookie", *(["content-type"] if "etag" in answer.headers else [])}
    return {name: value for name, value in answer.headers.items() if name not in passing}


def test_the_head_of_nothing_is_nothing(built: str) -> None:
    for address in ("/nowhere", "/assets/main-0000.js"):
        assert 404 == httpx.head(built + address, headers=PERSON).status_code


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_server_without_a_client_says_how_to_get_it(unbuilt: str, address: str) -> None:
    answer = httpx.get(unbuilt + address, headers=PERSON)

    assert 200 == answer.status_code
    assert "./play" in answer.text
    assert_is_safe(answer)


def test_a_server_without_a_client_still_plays(unbuilt: str) -> None:
    assert 200 == httpx.get(f"{unbuilt}/api/games").status_code
    assert 404 == httpx.get(f"{unbuilt}/favicon.svg").status_code


def test_a_server_that_runs_serves_what_is_built_anew(tmp_path: Path) -> None:
    built, coming = tmp_path / "built", tmp_path / "built.new"
    put_client(built, "old")
    put_client(coming, "new")
    (tmp_path / "data").mkdir()

    with contextmanager(serve_from)(built, tmp_path / "data") as url:
        before = read_client(url)
        built.rename(tmp_path / "built.old")
        coming.rename(built)
        after = read_client(url)

    assert ("old", 200, 404) == before
    assert ("new", 404, 200) == after


def put_client(folder: Path, name: str) -> None:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(name)
    (folder / "assets" / f"{name}.js").write_text(SCRIPT)


def read_client(url: str) -> tuple[str, int, int]:
    """What the page says, and whether its old and its new file are there."""
    old, new = (httpx.get(f"{url}/assets/{name}.js").status_code for name in ("old", "new"))
    return httpx.get(url, headers=PERSON).text, old, new
