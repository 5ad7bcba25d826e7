"""Fingers on a touch screen, and the mouse: where they go down, move and come up."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator

from tests.browser.people import Person

# How long a finger rests until a card is held up, and a little more, in milliseconds.
LONG: Final = 600


class Finger:
    """One finger on somebody's screen."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.session = person.context.new_cdp_session(person.page)
        self.place = (0.0, 0.0)

    def touch(self, thing: Locator) -> None:
        """Go down on the middle of a thing, once it lies still and nothing covers it."""
        thing.tap(trial=True)
        self.place = middle(thing)
        self.send("touchStart")

    def rest(self) -> None:
        """Stay where it is long enough for a card to be held up."""
        self.page.wait_for_timeout(LONG)

    def move(self, x: float, y: float, steps: int = 8) -> None:
        """Go to a place on the screen, as fingers do: not all at once."""
        begin = self.place
        for step in range(1, steps + 1):
            part = step / steps
            self.place = begin[0] + (x - begin[0]) * part, begin[1] + (y - begin[1]) * part
            self.send("touchMove")
            self.page.wait_for_timeout(16)

    def move_by(self, x: float, y: float) -> None:
        """Go so far from where it is."""
        self.move(self.place[0] + x, self.place[1] + y)

    def move_to(self, thing: Locator) -> None:
        """Go to the middle of a thing."""
        self.move(*middle(thing))

    def lift(self) -> None:
        """Come up."""
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def send(self, kind: str) -> None:
        point = {"x": self.place[0], "y": self.place[1]}
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})


def middle(thing: Locator) -> tuple[float, float]:
    """Where the middle of a thing is on the screen."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, thing: Locator, target: Locator) -> None:
    """Drag a thing to another with the mouse, once it lies still and nothing covers it."""
    thing.hover(trial=True)
    mouse = person.page.mouse
    mouse.move(*middle(thing))
    mouse.down()
    mouse.move(*middle(target), steps=5)
    mouse.up()
