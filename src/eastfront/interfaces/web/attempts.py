"""How often somebody may try to get in: attempts counted by address, by login and by challenge."""

from __future__ import annotations

import math
import time
from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler

from eastfront.interfaces.web.safety import place

MINUTE: Final = 60.0
# How often a password may be guessed before a pause.
GUESSES: Final = 10
GUESS_SECONDS: Final = 600.0
# How long a challenge to a passkey may be answered.
CHALLENGE_SECONDS: Final = 300.0


class Attempts:
    """Counts attempts: at most *most* of a key within *seconds* of its first; any number if *most* is 0."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        # When each key's count ends, and the count; those that end first stand first.
        self.counts: dict[str, tuple[float, int]] = {}

    def wait(self, key: str) -> float:
        """Count an attempt; returns how long to wait before the next if it was one too many, else 0."""
        now = time.monotonic()
        self.tidy(now)
        end, count = self.counts.get(key, (now + self.seconds, 0))
        if self.most and count >= self.most:
            return end - now
        self.counts[key] = (end, count + 1)
        return 0.0

    def forget(self, key: str) -> None:
        """Begin to count anew."""
        self.counts.pop(key, None)

    def tidy(self, now: float) -> None:
        """Let go of counts that have ended."""
        while self.counts:
            key, (end, _) = next(iter(self.counts.items()))
            if end > now:
                break
            del self.counts[key]


class Door:
    """What stands between a process's accounts and those who try to get in, *per_minute* from an address."""

    def __init__(self, per_minute: int) -> None:
        self.addresses = Attempts(per_minute, MINUTE)
        self.logins = Attempts(GUESSES, GUESS_SECONDS)
        self.challenges = Attempts(1, CHALLENGE_SECONDS)

    def refuse_crowd(self, connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        """Refuse an address from which too many attempts come; a guard for routes."""
        assert isinstance(connection, Request), connection
        refuse_after(self.addresses.wait(place(connection)))

    def refuse_guesses(self, login: str) -> None:
        """Refuse another guess at the password of a login that was guessed at too often."""
        refuse_after(self.logins.wait(login))


def refuse_after(seconds: float) -> None:
    """Refuse whoever has to wait."""
    if seconds:
        pause = math.ceil(seconds)
        raise TooManyRequestsException(
            f"too many attempts; wait {pause} seconds", headers={"Retry-After": str(pause)}
        )


# How routes name what guards the accounts.
Guarded: TypeAlias = NamedDependency[Door]
