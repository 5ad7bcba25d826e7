"""A bot at a server's table: our side of the talk over HTTP, the bot's over its lines."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from eastfront.interfaces.cli.talk import AGAIN, Ended, Talk
from eastfront.kernel.errors import EastfrontError, SetupError
from eastfront.players.lines import End, Question
from eastfront.players.player import SEED_MASK

# How long to wait before looking again, in seconds: for a turn, and for a server that is away.
TURN: Final = 0.2
AWAY: Final = 1.0
# How often a server that is away is tried.
TRIES: Final = 30
PATIENCE: Final = 30.0
KEY_BYTES: Final = 16

SEAT_LINK: Final = "seat"
TABLE_LINK: Final = "join"
PLAYABLE: Final = ("open", "running", "ended")
TOO_OFTEN: Final = 429
BUSY: Final = 503
STALE: Final = 409


class ServerRefusal(EastfrontError):
    """What a server does not let a bot do."""


@contextmanager
def visit(link: str) -> Iterator[Visit]:
    """Go to the server that a link leads to."""
    parts = urlsplit(link)
    path = parts.path.strip("/").split("/")
    is_known = parts.scheme in ("http", "https") and len(path) == 2 and path[0] in (SEAT_LINK, TABLE_LINK)
    if not parts.netloc or not is_known:
        raise SetupError(f"--link must be a link to a seat or to a table, not {link!r}")
    with httpx.Client(base_url=f"{parts.scheme}://{parts.netloc}", timeout=PATIENCE) as http:
        yield Visit(http, path[0], path[1])


class Visit:
    """A bot's way to its seat; *word* is what the link ends with, a token or a table."""

    def __init__(self, http: httpx.Client, kind: str, word: str) -> None:
        self.http = http
        self.kind = kind
        self.word = word

    def sit(self, game: str, name: str) -> Seat:
        """Take the seat that the link is for, or the first that is free."""
        self.http.headers["x-csrftoken"] = first_token(self.http)
        if self.kind == SEAT_LINK:
            moved = ask(self.http, "POST", "/api/links", json={"token": self.word})
            return Seat(self.http, moved["table"], moved["seat"], game)
        table = ask(self.http, "GET", f"/api/tables/{self.word}")
        check_game(table, game)
        free = [seat["seat"] for seat in table["seats"] if seat["kind"] == "open"]
        if not free:
            raise SetupError("no seat is free at that table")
        ask(self.http, "POST", "/api/me", json={"name": name})
        ask(self.http, "POST", f"/api/tables/{self.word}/seats/{free[0]}/claim")
        return Seat(self.http, self.word, free[0], game)


class Seat:
    """A seat at a server's table, played by a bot; *left* says why the bot has given it up, if it has.

    *names* are those of all seats.
    """

    def __init__(self, http: httpx.Client, table: str, seat: int, game: str) -> None:
        self.http = http
        self.table = table
        self.seat = seat
        self.game = game
        self.left = ""
        self.names: list[str] = []

    def play(self, talk: Talk, level: str, seed: int) -> Any:
        """Play to the end and tell the bot how the game came out."""
        present = self.look()
        check_game(present["table"], self.game)
        while not present["outcome"] and not self.left:
            decision = present["decision"]
            if decision and decision["seat"] == self.seat:
                self.answer(talk, self.question(talk, level, seed, present), present["version"])
            else:
                time.sleep(TURN)
            present = self.look()
        # A bot that does not wait for the end has missed nothing.
        with suppress(Ended):
            talk.say(End(present["outcome"]))
        return present["outcome"]

    def look(self) -> Any:
        """Return the position."""
        present = ask(self.http, "GET", f"/api/tables/{self.table}/position", params={"seat": self.seat})
        if present["table"]["status"] not in PLAYABLE:
            raise ServerRefusal(f"the table is {present['table']['status']}: nobody can play there")
        self.names = [seat["name"] for seat in present["table"]["seats"]]
        return present

    def question(self, talk: Talk, level: str, seed: int, present: Any) -> Question:
        """Return what the bot is asked."""
        text = f"{seed} {self.table} {present['version']}".encode()
        dice = int.from_bytes(sha256(text).digest()[:4], "big") & SEED_MASK
        options = [option["name"] for option in present["decision"]["options"]]
        return Question(self.game, level, dice, present["view"], options, talk.number())

    def answer(self, talk: Talk, question: Question, version: int) -> None:
        """Let the bot choose; one that is gone or never right resigns."""
        try:
            option = talk.ask(question)
        except Ended as ended:
            option, self.left = "", str(ended)
        if option:
            self.post("choices", option=option, version=version)
        else:
            self.left = self.left or f"{1 + AGAIN} wrong answers in a row"
            self.post("resign")

    def post(self, command: str, **body: Any) -> None:
        """Do something once, however often it must be sent; what came too late is looked at anew."""
        key = {"Idempotency-Key": secrets.token_hex(KEY_BYTES)}
        path = f"/api/tables/{self.table}/{command}"
        ask(self.http, "POST", path, also=STALE, json={**body, "seat": self.seat}, headers=key)


def check_game(table: Any, game: str) -> None:
    """Refuse a table at which another game is played."""
    if table["game"] != game:
        raise SetupError(f"{table['game']} is played at that table, not {game}")


def first_token(http: httpx.Client) -> str:
    """Return what commands must bear."""
    try:
        http.get("/api/me").raise_for_status()
    except httpx.HTTPError as problem:
        raise ServerRefusal(f"the server cannot be reached: {problem}") from None
    return http.cookies["csrftoken"]


def ask(http: httpx.Client, method: str, path: str, also: int = 200, **request: Any) -> Any:
    """Return what a server answers; one that is away or busy is tried again, *also* is no refusal."""
    for _ in range(TRIES):
        try:
            answer = http.request(method, path, **request)
        except httpx.TransportError as problem:
            gone = f"the server cannot be reached: {problem}"
        else:
            if answer.status_code not in (TOO_OFTEN, BUSY):
                return read(answer, also)
            gone = "the server has too much to do"
        time.sleep(AWAY)
    raise ServerRefusal(gone)


def read(answer: httpx.Response, also: int) -> Any:
    """Return what an answer says, or why it is a refusal."""
    if answer.is_success or answer.status_code == also:
        return answer.json()
    is_ours = answer.headers.get("content-type", "").startswith("application/json")
    detail = answer.json().get("detail", "") if is_ours else f"it answers {answer.status_code}"
    raise ServerRefusal(f"the server refuses: {detail}")
