"""Games to begin a test from: played here with fixed luck, brought to the server as files, and played on."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext

from eastfront.games import game_of
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.players.levels import make_player
from eastfront.table.table import Table, open_table
from tests.browser.playing import deal_hands
from tests.interfaces.web.servers import Client, computer

RECORDED: Final = Path(__file__).with_name("recorded")
GAMES: Final = ("barbarossa", "battlecards", "stalingrad")
# So many tables are opened until the luck of the cards is as a test wants it.
TRIES: Final = 20


@cache
def played(
    game: str,
    choices: int,
    *,
    seed: int = 7,
    seats: int = 2,
    level: str = "recruit",
    lonely: bool = False,
    edition: str = "",
    kind: str = "",
    verb: str = "",
    seat: int = 0,
) -> Table:
    """A game after at least so many choices, where a seat is asked, or at its end; it is only to be read.

    With *lonely*, where it has one answer only; with *kind*, where it is asked just that; with *verb*, where
    it is offered that.
    """
    rules = game_of(game)
    setup = Setup(game, edition or rules.describe().editions.default, seats, {})
    names = {"seat 1": "Anna", "seat 2": "Boris"}
    table = open_table(rules, setup, key_of_seed(seed), ["person"] * seats, names)
    for name in recorded(setup, level, seed):
        assert table.asked is not None, "the game has ended early"
        view = table.view(table.asked)
        is_wanted = kind in ("", view.kind) and not (lonely and len(view.options) > 1)
        if choices <= 0 and table.asked == seat and is_wanted and (not verb or nouns(table, verb, seat)):
            break
        table.choose(table.asked, rules.read_option(name))
        choices -= 1
    return table


def recorded(setup: Setup, level: str, seed: int) -> list[str]:
    """What was chosen in a game from beginning to end.

    Computer players have played it once and for all: they become better, and tests stay where they
    are. A game that is not there yet is played and kept.
    """
    path = RECORDED / f"{setup.game}-{setup.edition}-{setup.seats}-{level}-{seed}.txt"
    if not path.exists():
        path.write_text("\n".join(choices_of(setup, level, seed)) + "\n")
    return path.read_text().splitlines()


def choices_of(setup: Setup, level: str, seed: int) -> list[str]:
    """Let computer players play a game; gives what they chose."""
    rules = game_of(setup.game)
    state = rules.new(setup, key_of_seed(seed))
    players = [make_player(setup.game, level, 8 * seed + seat) for seat in range(setup.seats)]
    found = []
    while state.asked != NOBODY:
        view = rules.view(state, int(state.asked))
        option = players[int(state.asked)].choose(view, list(view.options))
        found.append(rules.option_name(option))
        rules.apply(state, option)
    return found


def nouns(table: Table, verb: str, seat: int = 0) -> list[str]:
    """What a seat may choose to do something with."""
    names = [table.game.option_name(option).split(" ") for option in table.view(seat).options]
    return [name[-1] for name in names if name[0] == verb]


def game_file(table: Table) -> bytes:
    """The file that keeps a game."""
    return "".join(f"{line}\n" for line in table.lines).encode()


def bring(client: Client, content: bytes) -> Any:
    """Bring a game as a file; gives its table."""
    headers = {"x-csrftoken": client.http.cookies.get("csrftoken") or "", "content-type": "application/jsonl"}
    answer = client.http.post("/api/imports", content=content, headers=headers)
    assert answer.status_code == 201, answer.text
    return answer.json()


def play_on(client: Client, table: Table, seat: int = 0) -> str:
    """Open a table that goes on where a game stands, with the client on one of the seats; gives its id."""
    brought = bring(client, game_file(table))
    seats = [computer("recruit") for _ in brought["seats"]]
    seats[seat] = {"kind": "me"}
    plan = {"at": brought["version"], "seats": seats, "start": True}
    id: str = client.post(f"/api/tables/{brought['id']}/fork", **plan)["id"]
    return id


def sit_down(client: Client, context: BrowserContext) -> None:
    """Let a browser be whom a client is."""
    cookies = client.http.cookies.items()
    context.add_cookies([{"name": name, "value": value, "url": client.url} for name, value in cookies])


def first_turn(client: Client, count: int) -> tuple[str, str]:
    """A first turn in Stalingrad in which a card of the hand stands for so many options; with the card."""
    for _ in range(TRIES):
        id = client.open("stalingrad", "me", "conscript", start=True)
        deal_hands(id, client)
        names = [each["name"].split(" ") for each in client.position(id)["decision"]["options"]]
        nouns = [noun for verb, *rest in names if verb in ("play", "resupply") for noun in rest]
        for card in nouns:
            if nouns.count(card) == count:
                return id, card
    raise AssertionError("no hand is as it is wanted")
