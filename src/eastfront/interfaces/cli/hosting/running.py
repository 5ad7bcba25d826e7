"""The server that runs already: where it answers is noted beside its database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

from eastfront.interfaces.web.settings import Settings
from eastfront.table.storage.address import database_url
from eastfront.table.storage.folder import private_file, secret_key, server_id

# How long a server on this machine may take to say that it is one of ours, in seconds.
PATIENCE: Final = 2.0


@contextmanager
def noting(database: Path) -> Iterator[Callable[[str], None]]:
    """Give what notes the address of the server of a *database*; after the block nothing is noted."""
    path = note_path(database)

    def note(url: str) -> None:
        with private_file(path) as file:
            file.write(url.encode())

    try:
        yield note
    finally:
        path.unlink(missing_ok=True)


def note_path(database: Path) -> Path:
    """Return where it is noted; a server that was killed leaves it there, so whoever reads it asks there."""
    return database.with_name(f"{database.name}.address")


def find_server(settings: Settings) -> tuple[str, str]:
    """Return address and version of the server of the data folder, where noted or at the usual port."""
    id = server_id(secret_key(settings.data_dir))
    noted = noted_address(Path(str(database_url(settings.database, settings.data_dir).database)))
    for url in dict.fromkeys((noted, settings.own_url)):
        version = version_at(url, id)
        if version:
            return url, version
    return "", ""


def noted_address(database: Path) -> str:
    """Return where the server of a *database* was last, if one has ever run."""
    try:
        return note_path(database).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def version_at(url: str, id: str) -> str:
    """Return which version of the server called *id* answers at *url*; nothing where it does not."""
    try:
        # What is on this machine is not asked through a proxy.
        answer = httpx.get(f"{url}/health", timeout=PATIENCE, trust_env=False)
        told = answer.json() if answer.status_code == 200 else None
    except (httpx.HTTPError, httpx.InvalidURL, ValueError):
        return ""
    # By now somebody else may have the port, with other tables.
    version = told.get("version") if isinstance(told, dict) and told.get("id") == id else None
    return version if isinstance(version, str) else ""
