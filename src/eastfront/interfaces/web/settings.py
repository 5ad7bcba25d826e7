"""What whoever runs a server may set."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from eastfront.kernel.errors import SetupError

PORT: Final = 8270
HOST: Final = "127.0.0.1"
# Hosts that stand for every address of a machine, and so lead nowhere in a link; each with the one that
# leads from the machine to itself.
EVERYWHERE: Final = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "[::1]"}


@dataclass(frozen=True)
class Settings:
    """How a server runs. *public_url* is where people reach it; *bots* are outside players by level."""

    data_dir: Path
    database: str = ""
    host: str = HOST
    port: int = PORT
    public_url: str = ""
    workers: int = 1
    deadline: float = 5.0
    requests_per_minute: int = 1200
    # How often an address may try to get into an account; 0 for any number.
    sign_ins_per_minute: int = 30
    private_webhooks: bool = False
    bots: dict[str, list[str]] = field(default_factory=dict)

    @property
    def url(self) -> str:
        """The address that people use."""
        return self.site or f"http://{self.address}:{self.port}"

    @property
    def own_url(self) -> str:
        """The address of the server itself, for whoever is on its machine."""
        host = EVERYWHERE.get(self.host, self.address)
        return f"http://{host}:{self.port}"

    @property
    def site(self) -> str:
        """The address that people use, if the server was told it; nothing where it can only guess."""
        return self.public_url.rstrip("/")

    def table_url(self, id: str) -> str:
        """Return the address of the page of a table."""
        return f"{self.url}/join/{id}"

    def seat_url(self, token: str) -> str:
        """Return the address of a link that moves a seat."""
        return f"{self.url}/seat/{token}"

    @property
    def address(self) -> str:
        """The host as it stands in an address."""
        return f"[{self.host}]" if ":" in self.host else self.host

    @property
    def is_everywhere(self) -> bool:
        """Whether the server listens on every address and was not told by which people reach it."""
        return not self.public_url and self.host in EVERYWHERE

    @property
    def is_secure(self) -> bool:
        """Whether people reach the server by HTTPS, so that cookies need not travel otherwise."""
        return urlsplit(self.url).scheme == "https"


def check_public_url(url: str) -> str:
    """Return *url*, or refuse what is not the root of a site."""
    parts = urlsplit(url)
    is_root = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
    if url and (not is_root or parts.query or parts.fragment or parts.username):
        raise SetupError(f"--public-url must be like https://example.org, not {url!r}")
    return url
