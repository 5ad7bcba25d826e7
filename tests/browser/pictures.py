"""Pictures of every page and of tables in the middle of a game: python -m tests.browser.pictures FOLDER."""

from __future__ import annotations

import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import DESKTOP, PHONE, TABLET, Person
from tests.browser.places import MIDDLES, STEP, places
from tests.browser.positions import bring, game_file, play_on, played, sit_down
from tests.interfaces.web.servers import Client, running_server, wait_for
from tools.chromium import ensure_chromium
from tools.client import ensure_client

SIZES: Final = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
THEMES: Final = ("light", "dark")
# The README's: which page, at which size, in which light.
CHOSEN: Final = {
    "barbarossa": ("barbarossa", "desktop", "light"),
    "battlecards": ("battlecards", "desktop", "light"),
    "stalingrad": ("stalingrad", "desktop", "dark"),
    "replay": ("replay", "desktop", "light"),
}
QUALITY: Final = 65
# How often something is chosen before a table is pictured, so that there is something to tell.
CHOICES: Final = 2


def take_all(browser: Browser, url: str, folder: Path) -> None:
    """Take a picture of every page at every size in every light."""
    with Client(url, "Anna") as client, Client(url, "Boris") as guest:
        addresses = places(client, guest)
        for (size, pixels), theme in product(SIZES.items(), THEMES):
            with Person(browser, url, pixels, {"theme": theme}) as person:
                sit_down(client, person.context)
                for name, address in addresses.items():
                    show(person, address)
                    person.page.screenshot(path=folder / f"{name}-{size}-{theme}.png")


def take_chosen(browser: Browser, url: str, folder: Path) -> None:
    """Take the pictures of the README, each of somebody who has nothing else to do."""
    for name, (page, size, theme) in CHOSEN.items():
        with Client(url, "Anna") as client, Person(browser, url, SIZES[size], {"theme": theme}) as person:
            sit_down(client, person.context)
            show(person, scene(client, page))
            person.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=QUALITY)


def scene(client: Client, page: str) -> str:
    """Prepare what is pictured, and return its address."""
    if page == "replay":
        over = bring(client, game_file(played("stalingrad", 10_000)))
        return f"/replays/{over['id']}?at={STEP}&seat=0"
    id = play_on(client, played(page, **MIDDLES[page]))
    for _ in range(CHOICES):
        wait_for(lambda: client.position(id)["decision"]["options"])
        client.choose(id, min(1, len(client.position(id)["decision"]["options"]) - 1))
    wait_for(lambda: client.position(id)["decision"]["options"])
    return f"/tables/{id}"


def show(person: Person, address: str) -> None:
    """Open a page and wait until all of it is there."""
    person.go(address)
    person.page.wait_for_load_state("networkidle")


def main(folder: Path, *flags: str) -> None:
    """Take the pictures into *folder*; with --chosen only those of the README."""
    folder.mkdir(parents=True, exist_ok=True)
    ensure_client()
    with (
        tempfile.TemporaryDirectory() as data,
        running_server(Path(data), requests_per_minute=0) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=["--no-sandbox"])
        take = take_chosen if "--chosen" in flags else take_all
        take(browser, url, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
