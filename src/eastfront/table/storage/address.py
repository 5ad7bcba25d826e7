"""Addresses of databases: what an operator may write, and how messages name it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from eastfront.kernel.errors import EastfrontError

FILE_NAME: Final = "eastfront.sqlite3"
VALID: Final = "valid: postgresql://USER:PASSWORD@HOST/NAME or sqlite:///PATH"
SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
DRIVERS: Final = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
}


class AddressError(EastfrontError):
    """An address that names no database which a server can use; the message never repeats a password."""


def database_url(text: str, data_dir: Path) -> URL:
    """Read the address *text*; an empty one means the SQLite file in *data_dir*."""
    if not text:
        return URL.create("sqlite+aiosqlite", database=str(data_dir / FILE_NAME))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise AddressError(f"the address of the database cannot be read; {VALID}") from None
    if url.drivername not in DRIVERS:
        raise AddressError(f"a database of the kind {url.drivername!r} cannot be used; {VALID}")
    url = url.set(drivername=DRIVERS[url.drivername])
    if is_sqlite(url):
        _check_sqlite(url)
    else:
        _check_postgres(url)
    return url


def _check_sqlite(url: URL) -> None:
    if url.host or url.username or url.query or not url.database or url.database.startswith((":", "file:")):
        raise AddressError("the address of a SQLite database names a file; valid: sqlite:///PATH")


def _check_postgres(url: URL) -> None:
    # A password with an @ in it would be read as part of what follows, and shown.
    if "@" in f"{url.host}{url.database}":
        raise AddressError(
            "the address of the database holds a second @; write %40 for one inside a password"
        )
    if not url.database:
        raise AddressError(f"the address of the database lacks its name; {VALID}")
    unknown = sorted(set(url.query) - {"host", "sslmode"})
    if unknown:
        raise AddressError(f"the address of the database has {unknown[0]!r}; valid after ?: host, sslmode")
    if url.query.get("sslmode", "prefer") not in SSL_MODES:
        raise AddressError(f"the address of the database has another sslmode; valid: {', '.join(SSL_MODES)}")


def is_sqlite(url: URL) -> bool:
    """Tell whether *url* names a SQLite file; otherwise it is PostgreSQL."""
    return url.get_backend_name() == "sqlite"


def describe(url: URL) -> str:
    """Return what messages may show of *url*: no name of a user, no password."""
    if is_sqlite(url):
        return str(url.database)
    host = url.host or url.query.get("host") or "localhost"
    return f"{url.database} on {host if isinstance(host, str) else ', '.join(host)}"


def listening_address(url: URL) -> str:
    """Return the address of the PostgreSQL database *url* as asyncpg itself reads it, password included."""
    assert not is_sqlite(url), describe(url)
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
