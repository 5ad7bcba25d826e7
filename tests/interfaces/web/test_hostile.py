"""Play mixed with everything that must not be obeyed: what is refused changes nothing for anybody."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    multiple,
    rule,
    run_state_machine_as_test,
)

from tests.interfaces.web.servers import Client
from tests.soak import SOAK

GAMES: dict[str, dict[str, str]] = {"barbarossa": {}, "stalingrad": {"turn_cap": "2"}}
RUNS = 200 if SOAK else 5
STEPS = 20

MALFORMED = [
    b"",
    b"null",
    b"[]",
    b"{",
    b"\xff",
    b'{"option": "pass"}',
    b'{"version": 1}',
    b'{"option": 7, "version": 1}',
    b'{"option": "", "version": 1}',
    b'{"option": "pass", "version": -1}',
    b'{"option": "pass", "version": 1e99}',
    b'{"option": "pass", "version": 1, "seat": 16}',
    b'{"option": "pass", "version": 1, "and": "more"}',
    b'{"option": "a\\u0000b", "version": 1}',
    b'{"option": "\\ud800", "version": 1}',
    b'{"option": "' + b"x" * 200 + b'", "version": 1}',
    b'{"option": ' + b"[" * 20_000 + b"]" * 20_000 + b', "version": 1}',
    b" " * 70_000,
]
COMMANDS: dict[str, dict[str, Any]] = {
    "undo": {"version": 0},
    "offers": {"version": 0, "kind": "draw"},
    "offers/answer": {"agrees": True},
    "resign": {},
    "return": {},
    "chat": {"text": "hello"},
    "standing": {"kind": "choose", "option": ""},
    "start": {},
    "close": {},
    "seats/0/claim": {},
    "seats/0/leave": {},
    "seats/0/computer": {"level": "recruit"},
}


class Table(RuleBasedStateMachine):
    """A table with two persons and a spectator. *sent* holds commands that were done, with their receipts."""

    sent = Bundle("sent")
    url: str
    game: str

    def __init__(self) -> None:
        super().__init__()
        self.people = [Client(self.url, name) for name in ("Anna", "Boris", "Carla")]
        anna, boris, _ = self.people
        self.id = anna.open(self.game, "me", "open", options=GAMES[self.game])
        boris.post(f"/api/tables/{self.id}/seats/1/claim")
        anna.post(f"/api/tables/{self.id}/start")
        self.keys = 0
        self.before = self.seen()

    def teardown(self) -> None:
        for person in self.people:
            person.close()

    def path(self, command: str = "choices") -> str:
        return f"/api/tables/{self.id}/{command}"

    def seen(self) -> list[Any]:
        """What each of the three sees; nothing happens without a higher number of the last event."""
        return [person.position(self.id) for person in self.people]

    def send(self, seat: int, command: str, key: str = "", **request: Any) -> httpx.Response:
        answer = self.people[seat].request("POST", self.path(command), key, **request)
        assert answer.status_code < 500, answer.text
        return answer

    def refused(self, seat: int, command: str, valid: set[int], key: str = "", **request: Any) -> None:
        """Send what must be refused, with one of the *valid* statuses, and change nothing."""
        answer = self.send(seat, command, key, **request)

        assert answer.status_code in valid, (answer.status_code, answer.text)
        assert self.before == self.seen()

    def asked(self) -> int | None:
        asked: int | None = self.before[2]["table"]["asked"]
        return asked

    @rule(target=sent, number=st.integers(0, 99))
    def play(self, number: int) -> Any:
        """Whoever is asked chooses."""
        seat = self.asked()
        if seat is None:
            return multiple()
        present = self.before[seat]
        options = present["decision"]["options"]
        body = {"option": options[number % len(options)]["name"], "version": present["version"]}
        self.keys += 1
        key = f"key-{self.keys:08}"

        answer = self.send(seat, "choices", key, json=body)

        assert 200 == answer.status_code, answer.text
        assert answer.json()["version"] > present["version"]
        self.before = self.seen()
        return (seat, "choices", key, body, answer.json())

    @rule(target=sent, seat=st.integers(0, 1), number=st.integers(0, 9))
    def talk(self, seat: int, number: int) -> Any:
        """Chat is taken at any time, also after the end."""
        self.keys += 1
        key = f"key-{self.keys:08}"
        body = {"text": f"word {number}"}

        answer = self.send(seat, "chat", key, json=body)

        assert 200 == answer.status_code, answer.text
        self.before = self.seen()
        return (seat, "chat", key, body, answer.json())

    @rule(done=sent)
    def send_again(self, done: Any) -> None:
        """What is sent again with its key is answered as at first, and not done."""
        seat, command, key, body, receipt = done
        answer = self.send(seat, command, key, json=body)

        assert 200 == answer.status_code, answer.text
        assert receipt == answer.json()
        assert self.before == self.seen()

    @rule(done=consumes(sent))
    def steal_key(self, done: Any) -> None:
        """A key of somebody else opens nothing, and tells nothing."""
        seat, _, key, _, _ = done
        self.refused(2, "choices", {403}, key, json={"option": "end", "version": 1, "seat": seat})
        self.refused(1 - seat, "choices", {409}, key, json={"option": "end", "version": 0})

    @rule(seat=st.integers(0, 2), body=st.sampled_from(MALFORMED))
    def send_nonsense(self, seat: int, body: bytes) -> None:
        self.refused(seat, "choices", {400, 413}, content=body)

    @rule(seat=st.integers(0, 1), off=st.sampled_from([-1, 1, 7, 10**9]))
    def come_late(self, seat: int, off: int) -> None:
        """A choice, an undo or an offer for another version than the present."""
        version = max(0, self.before[seat]["version"] + off)
        for command, body in (("choices", {"option": "end"}), ("undo", {}), ("offers", {"kind": "draw"})):
            self.refused(seat, command, {409}, json={**body, "version": version})

    @rule(text=st.text(max_size=130), number=st.integers(0, 99))
    def choose_what_is_not_offered(self, text: str, number: int) -> None:
        seat = self.asked()
        if seat is None:
            return
        present = self.before[seat]
        offered = [option["name"] for option in present["decision"]["options"]]
        mixed = f"{offered[number % len(offered)]} {text}"[:120]
        for option in (text, mixed, mixed.upper()):
            if option.strip() not in offered:
                body = {"option": option, "version": present["version"]}
                self.refused(seat, "choices", {400, 422}, json=body)

    @rule(number=st.integers(0, 99))
    def choose_out_of_turn(self, number: int) -> None:
        """The very option that is offered, but to the other seat."""
        seat = self.asked()
        if seat is None:
            return
        present = self.before[seat]
        options = present["decision"]["options"]
        body = {"option": options[number % len(options)]["name"], "version": present["version"]}
        self.refused(1 - seat, "choices", {409}, json={**body, "seat": 1 - seat})
        self.refused(1 - seat, "choices", {403}, json={**body, "seat": seat})
        self.refused(2, "choices", {403}, json={**body, "seat": seat})

    @rule(seat=st.integers(0, 1), command=st.sampled_from(sorted(COMMANDS)))
    def command_as_a_spectator(self, seat: int, command: str) -> None:
        version = self.before[2]["version"]
        body = {name: version if name == "version" else value for name, value in COMMANDS[command].items()}
        with_seat = {} if command in ("start", "close") or command.startswith("seats") else {"seat": seat}
        self.refused(2, command, {403, 409}, json={**body, **with_seat})

    @rule(seat=st.integers(0, 1))
    def look_from_a_foreign_seat(self, seat: int) -> None:
        if self.asked() is None:
            return
        for person in (self.people[1 - seat], self.people[2]):
            for what in ("position", "events", "why-not"):
                answer = person.request("GET", self.path(what), params={"seat": seat, "verb": "play"})
                assert 403 == answer.status_code, answer.text


@pytest.mark.parametrize("game", GAMES)
def test_what_is_refused_changes_nothing(url: str, game: str) -> None:
    run_state_machine_as_test(
        type("TableOfGame", (Table,), {"url": url, "game": game}),
        settings=settings(
            max_examples=RUNS,
            stateful_step_count=STEPS,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        ),
    )
