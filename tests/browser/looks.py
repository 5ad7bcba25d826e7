"""How a page looks in windows, colours and letters of any size, and what is wrong with it then."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator

from tests.browser.people import Person

# What stands out of the page, or of what lies over it, at its side, and headings and answers that are not to
# be read in full.
TROUBLE: Final = """
() => {
  const read = document.querySelectorAll(":is(h1, h2, h3):not(.hidden), .decision button");
  const cut = [...read].filter((each) => {
    const style = getComputedStyle(each);
    const hides = style.overflowX !== "visible" || style.textOverflow === "ellipsis";
    return each.checkVisibility() && hides && each.scrollWidth > each.clientWidth + 1;
  });
  const found = cut.map((each) => `cut: ${each.textContent.trim()}`);
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) {
    const isOut = (each) => each.getBoundingClientRect().right > innerWidth + 1;
    const wide = [...document.querySelectorAll("body *")].filter(isOut);
    found.push(`wide: ${root.scrollWidth}`, ...wide.slice(0, 5).map((each) => each.outerHTML.slice(0, 120)));
  }
  const open = [...document.querySelectorAll("dialog[open], :popover-open")];
  const wider = open.filter((each) => each.scrollWidth > each.clientWidth + 1);
  return [...found, ...wider.map((each) => `wide: ${each.textContent.trim()}`)];
}
"""

# What stands somewhere in letters of less than eleven pixels.
SMALL: Final = """
(root) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const size = (element) => {
    const matrix = element.getScreenCTM?.();
    // Exhausted cards lie aslant, and are a little smaller than they are drawn.
    const drawn = matrix ? Math.hypot(matrix.b, matrix.d) / (element.closest(".turned") ? 0.94 : 1) : 1;
    return parseFloat(getComputedStyle(element).fontSize) * drawn;
  };
  const found = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    const isSeen = text.data.trim() && holder.checkVisibility() && !holder.closest(".hidden");
    if (isSeen && size(holder) < 11) found.push(`small: ${text.data.trim()} ${size(holder)}`);
  }
  return found;
}
"""

# Which things lie under something at all of some parts of their width and height, once they are scrolled to.
COVERED: Final = """
(things, [parts, block]) => {
  const isHit = (thing) => {
    thing.scrollIntoView({ block, inline: block });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const isAt = (x, y) => thing.contains(document.elementFromPoint(left + x * width, top + y * height));
    return parts.some((x) => parts.some((y) => isAt(x, y)));
  };
  return things.filter((each) => !isHit(each)).map((each) => each.dataset.zone ?? each.textContent.trim());
}
"""

# How much of the window's height a table's board has once it is scrolled to.
SHARE: Final = """
(board) => {
  board.scrollIntoView({ block: "start" });
  const edge = document.querySelector(".bar").getBoundingClientRect().top;
  const { top, bottom } = board.getBoundingClientRect();
  return (Math.min(bottom, edge) - Math.max(top, 0)) / innerHeight;
}
"""


def dress(person: Person, size: tuple[int, int], theme: str = "light", scale: int = 100) -> None:
    """Change window, colours and letters as the settings do, without loading anew."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.evaluate(
        """async ([theme, scale]) => {
          document.documentElement.dataset.theme = theme;
          document.documentElement.style.fontSize = `${scale}%`;
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        }""",
        [theme, scale],
    )


def troubles(person: Person) -> list[str]:
    """What is cut off, or stands out of the page."""
    found: list[str] = person.page.evaluate(TROUBLE)
    return found


def small(person: Person, place: str = "body") -> list[str]:
    """What is written too small to be read."""
    found: list[str] = person.page.locator(place).evaluate(SMALL)
    return found


def hidden(things: Locator) -> list[str]:
    """Those things of which no corner can be pressed, wherever the page is scrolled to."""
    found: list[str] = things.evaluate_all(COVERED, [[0.2, 0.5, 0.8], "center"])
    return found


def overlaid(things: Locator) -> list[str]:
    """Those things that have something over their middle when they have just come into sight."""
    found: list[str] = things.evaluate_all(COVERED, [[0.5], "nearest"])
    return found


def room(person: Person) -> float:
    """Which share of the window a table's board can have."""
    share: float = person.page.locator("main > .board").evaluate(SHARE)
    return share
