"""A real browser before a real server; whatever it complains of fails the test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import Person
from tests.browser.places import places
from tests.browser.playing import deal_hands, question
from tests.browser.positions import sit_down
from tests.interfaces.web.seating import pass_turn, seat_all
from tests.interfaces.web.servers import Client, running_server
from tools.chromium import ensure_chromium
from tools.client import ensure_client


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, once for each process of tests."""
    path = ensure_chromium()
    if not path:
        pytest.skip("no browser to test with: apt-get install chromium")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the client of this very checkout."""
    ensure_client()
    with running_server(tmp_path_factory.mktemp("server"), requests_per_minute=0) as url:
        yield url


# A browser takes a second to be there and to load the client: two serve all tests, and know nobody in each.
@pytest.fixture(scope="session")
def first_browser(browser: Browser, url: str) -> Iterator[Person]:
    with Person(browser, url) as person:
        yield person


@pytest.fixture(scope="session")
def second_browser(browser: Browser, url: str) -> Iterator[Person]:
    with Person(browser, url) as person:
        yield person


@pytest.fixture
def anna(first_browser: Person) -> Iterator[Person]:
    yield first_browser
    first_browser.start_afresh()


@pytest.fixture
def boris(second_browser: Person) -> Iterator[Person]:
    yield second_browser
    second_browser.start_afresh()


@pytest.fixture
def client(url: str) -> Iterator[Client]:
    """Somebody who plays by program."""
    with Client(url, "Anna") as client:
        yield client


@pytest.fixture
def clients(url: str) -> Iterator[tuple[Client, Client]]:
    """Two who play by program."""
    with Client(url, "Anna") as anna, Client(url, "Boris") as boris:
        yield anna, boris


@pytest.fixture
def dealt(clients: tuple[Client, Client]) -> str:
    """A game of Stalingrad in its first turn; Anna, who is asked, plays the German side."""
    id = seat_all(*clients, game="stalingrad")
    deal_hands(id, *clients)
    return id


@pytest.fixture
def waiting(clients: tuple[Client, Client], dealt: str) -> str:
    """The same, when it waits for Boris."""
    pass_turn(clients[0], dealt)
    return dealt


@pytest.fixture
def table(clients: tuple[Client, Client], dealt: str, anna: Person, boris: Person) -> str:
    """The same, with both before their screens."""
    for client, person in zip(clients, (anna, boris), strict=True):
        sit_down(client, person.context)
        person.go(f"/tables/{dealt}")
        expect(question(person)).to_be_visible()
    return dealt


@pytest.fixture
def player(client: Client, anna: Person) -> Person:
    """Somebody who has the client's seats."""
    sit_down(client, anna.context)
    return anna


@pytest.fixture(scope="session")
def host(url: str) -> Iterator[Client]:
    """Somebody who has been to every page."""
    with Client(url, "Anna") as client:
        yield client


@pytest.fixture(scope="session")
def addresses(url: str, host: Client) -> dict[str, str]:
    """Every page, by name, with something to see on it."""
    with Client(url, "Boris") as guest:
        return places(host, guest)
