"""Every page there is, with something on it: addresses to look at."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.people import PATIENCE, Person
from tests.browser.positions import GAMES, bring, game_file, play_on, played
from tests.interfaces.web.servers import Client

# Where tables are looked at, by the choices made and what is asked: cards are in hand, and much is to choose.
MIDDLES: Final[dict[str, dict[str, Any]]] = {
    "barbarossa": {"choices": 172},
    "battlecards": {"choices": 60},
    "stalingrad": {"choices": 220, "kind": "action"},
}
# The step of a game that is looked back at.
STEP: Final = 60
PLAIN_PAGES: Final = {
    "home": "/",
    "set-up": "/set-up/barbarossa",
    "set-up-battlecards": "/set-up/battlecards",
    "set-up-stalingrad": "/set-up/stalingrad",
    "join": "/join",
    "mine": "/mine",
    "watch": "/watch",
    "watch-ended": "/watch?show=ended",
    "settings": "/settings",
    "credits": "/credits",
    "cards": "/cards",
    "rules": "/rules",
    "cards-of": "/cards/stalingrad?q=tank",
    "card": "/cards/barbarossa?card=moscow",
    "rules-of": "/rules/barbarossa?q=moscow",
    "replays": "/replays",
    "learn": "/learn/barbarossa",
}
TABLES: Final = ("waiting", *GAMES, "ended")
# Pages that are read, not played on.
READ: Final = (*PLAIN_PAGES.keys() - {"learn"}, "waiting", "invitation", "seat", "no-table")
NAMES: Final = (*PLAIN_PAGES, *TABLES, "invitation", "replay", "seat", "no-table")


def places(client: Client, guest: Client) -> dict[str, str]:
    """Open tables for the client, one of them by a guest, and return the address of every page."""
    middles = {game: f"/tables/{play_on(client, played(game, **MIDDLES[game]))}" for game in GAMES}
    over = bring(client, game_file(played("stalingrad", 10_000)))["id"]
    return {
        **PLAIN_PAGES,
        **middles,
        "waiting": f"/tables/{client.open('stalingrad', 'me', 'open')}",
        "ended": f"/tables/{ended(client)}",
        "invitation": f"/join/{guest.open('stalingrad', 'me', 'open')}",
        "replay": f"/replays/{over}?at={STEP}&seat=0",
        "seat": "/seat/nobody",
        "no-table": "/tables/nowhere",
    }


def ended(client: Client) -> str:
    """A table of one's own that is over: its id."""
    id = play_on(client, played("battlecards", 40))
    client.post(f"/api/tables/{id}/resign")
    return id


def visit(person: Person, address: str) -> None:
    """Open a page and wait until nothing on it is waited for."""
    person.go(address)
    expect(person.page.locator("[aria-busy=true]")).to_have_count(0, timeout=PATIENCE)


def unfold(person: Person) -> None:
    """Open whatever is folded away on a page, and wait until it is there."""
    person.page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    expect(person.page.locator("[aria-busy=true]")).to_have_count(0, timeout=PATIENCE)


def forgive(person: Person, text: str) -> None:
    """Take away what the browser complains of where a test provokes it."""
    kept = [each for each in person.complaints if text not in each]
    assert len(kept) < len(person.complaints), f"nobody complained of {text}"
    person.complaints[:] = kept
