"""People with a browser: what they see, press and hear, and what their browser complains of."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, expect

from tests.checkout import ROOT

AXE: Final = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: Final = (1280, 800)
TABLET: Final = (820, 1180)
PHONE: Final = (360, 740)
# What nobody waits for longer, in milliseconds.
PATIENCE: Final = 15_000
expect.set_options(timeout=PATIENCE)
# Nothing glides, so that no test waits for it, and nothing is chosen that a test has not chosen.
STILL: Final = {"speed": "off", "only": False}
# What a browser says of a connection that it was just making when somebody shut it: no page can help that.
CUT_OFF: Final = "WebSocket is closed before the connection is established"


class Person:
    """Somebody with a browser of his own: cookies, settings, and a page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESKTOP,
        settings: dict[str, Any] | None = None,
        **context: Any,
    ) -> None:
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        self.url = url
        self.context = browser.new_context(base_url=url, viewport=viewport, locale="en-GB", **context)
        self.context.set_default_timeout(PATIENCE)
        chosen = json.dumps({**STILL, **(settings or {})})
        self.context.add_init_script(
            f"if (!localStorage.getItem('eastfront')) localStorage.setItem('eastfront', {json.dumps(chosen)})"
        )
        self.complaints: list[str] = []
        self.is_leaving = False
        self.page = self.open_page()

    def open_page(self) -> Page:
        """Open an empty page, and listen to what the browser complains of there."""
        page = self.context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda problem: self.complaints.append(str(problem)))
        return page

    def hear(self, message: ConsoleMessage) -> None:
        """Note what the browser complains of."""
        if self.is_leaving and CUT_OFF in message.text:
            return
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def __enter__(self) -> Person:
        return self

    def __exit__(self, kind: object, *problem: object) -> None:
        self.is_leaving = True
        self.context.close()
        if kind is None:
            assert [] == self.complaints, self.complaints

    def start_afresh(self) -> None:
        """Become a stranger with an empty page, in a browser that has kept only the files of the client."""
        used = self.context.pages
        self.page = self.open_page()
        for page in used:
            page.close()
        self.context.clear_cookies()
        session = self.context.new_cdp_session(self.page)
        session.send("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": "all"})
        session.detach()
        complaints, self.complaints = self.complaints, []
        assert [] == complaints, complaints

    def go(self, path: str) -> None:
        """Open a page and wait until it is there."""
        self.page.goto(path)
        expect(self.page.locator("main")).not_to_have_attribute("aria-busy", "true", timeout=PATIENCE)

    def button(self, name: str) -> Locator:
        """The first button of that name."""
        return self.page.get_by_role("button", name=name).first

    def play_now(self, game: str) -> str:
        """Start a game against the computer from the home page; gives the table's id."""
        self.go("/")
        return self.start(game)

    def start(self, game: str) -> str:
        """Start a game against the computer, from the home page that is open; gives the table's id."""
        card = self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=game))
        card.get_by_role("button", name="Play now").click()
        self.page.wait_for_url("**/tables/*")
        return self.page.url.rsplit("/", 1)[1]

    def violations(self, place: Locator | None = None) -> list[str]:
        """What axe-core finds wrong on the page as it is, or in one place of it."""
        self.page.evaluate(f"if (!window.axe) {{ {AXE.read_text()} }}")
        found = (place or self.page.locator(":root")).evaluate("place => axe.run(place)")["violations"]
        return [
            f"{each['id']}: {node['target']} {node['failureSummary']}"
            for each in found
            for node in each["nodes"]
        ]
