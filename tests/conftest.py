"""For all tests: the option `--soak`, and databases to keep tables in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from sqlalchemy import URL

from tests.table.storage.databases import drop_postgres, new_postgres, new_sqlite, running_postgres
from tools.checks import begin_soak


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="let random tests try much more; takes hours")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("soak"):
        begin_soak()
    # A server in a thread would print to what pytest has closed after the last test: Python crashes.
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a running PostgreSQL server."""
    with running_postgres() as address:
        yield address


@pytest.fixture
def sqlite_url(tmp_path: Path) -> URL:
    """A SQLite file that is not there yet."""
    return new_sqlite(tmp_path)


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[URL]:
    """An empty PostgreSQL database."""
    url = new_postgres(postgres_server)
    yield url
    drop_postgres(postgres_server, url)


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> URL:
    """An empty database of each kind."""
    url = request.getfixturevalue(f"{request.param}_url")
    assert isinstance(url, URL)
    return url
