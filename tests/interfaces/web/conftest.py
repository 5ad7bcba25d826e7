"""One server for the tests of this folder; each opens tables of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.interfaces.web.servers import Client, running_server


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_server(tmp_path_factory.mktemp("server"), requests_per_minute=0) as url:
        yield url


@pytest.fixture
def anna(url: str) -> Iterator[Client]:
    with Client(url, "Anna") as client:
        yield client


@pytest.fixture
def boris(url: str) -> Iterator[Client]:
    with Client(url, "Boris") as client:
        yield client
