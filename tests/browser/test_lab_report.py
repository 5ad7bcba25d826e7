"""Reports of the lab: every plot appears without a network, in light and in dark, wide and narrow."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from eastfront.lab.contesting import Score
from eastfront.lab.ladder import AtLeast, Ladder, Rung
from eastfront.lab.report.ladder import ladder_part
from eastfront.lab.report.page import is_possible, write_page
from tests.interfaces.commands import invoke

pytestmark = pytest.mark.skipif(not is_possible(), reason="Altair is not installed: the extra `lab` has it")


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A report of each kind."""
    folder = tmp_path_factory.mktemp("reports")
    files = {kind: folder / f"{kind}.html" for kind in ("balance", "ladder", "whole")}
    common = ("barbarossa", "--option", "turn_limit=2", "--games", 4)
    two = ("--players", "recruit,conscript")
    invoke("lab", "balance", *common, "--players", "recruit", "--seats", "2,3", "--report", files["balance"])
    invoke("lab", "ladder", *common, *two, "--report", files["ladder"])
    invoke("lab", "balance", *common, *two, "--ladder", "--report", files["whole"])
    return files


@pytest.mark.parametrize(
    ("kind", "plots", "scheme", "width"),
    [
        ("balance", 8, "light", 1100),
        ("balance", 8, "dark", 390),
        ("ladder", 3, "dark", 390),
        ("whole", 15, "light", 390),
    ],
)
def test_every_plot_appears(
    browser: Browser,
    reports: dict[str, Path],
    kind: str,
    plots: int,
    scheme: Literal["light", "dark"],
    width: int,
) -> None:
    context = browser.new_context(
        color_scheme=scheme, viewport={"width": width, "height": 800}, offline=True, reduced_motion="reduce"
    )
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))

    page.goto(reports[kind].as_uri())

    expect(page.locator(".plot svg")).to_have_count(plots)
    expect(page.locator(".plot svg g.mark-symbol path, .plot svg g.mark-rect path").first).to_be_visible()
    assert [] == complaints
    assert [reports[kind].as_uri()] == fetched
    assert width == page.evaluate("document.documentElement.scrollWidth")
    ink = page.locator(".plot svg text").first.evaluate("text => getComputedStyle(text).fill")
    assert page.evaluate("getComputedStyle(document.body).color") == ink
    context.close()


LONG = "sergeant[" + ";".join(f"{name}=1.23456" for name in ("city", "draw", "hold", "reserve")) + "]"


@pytest.mark.parametrize("width", [400, 1100])
def test_long_names_leave_room_for_the_numbers(browser: Browser, tmp_path: Path, width: int) -> None:
    rungs = [AtLeast(LONG * 3, 900.0, (578.0, 1200.0)), Rung("recruit", 0.0, (0.0, 0.0))]
    score = Score("barbarossa", [LONG * 3, "recruit"], 2, 1.0, (0.5, 1.0), [2.0, 0.0], 1.0)
    write_page(tmp_path / "long.html", "Long", ladder_part(Ladder(rungs, [score], 0.5)))
    page = browser.new_page(viewport={"width": width, "height": 800})

    page.goto((tmp_path / "long.html").as_uri())

    expect(page.locator(".plot svg")).to_have_count(2)
    number = page.locator("td.number", has_text="at least 578.0").bounding_box()
    axis = page.locator(".plot svg").first.locator(".role-axis-domain").first.bounding_box()
    assert number
    assert number["x"] + number["width"] <= width
    assert axis
    assert axis["width"] > width / 3
    page.close()


@pytest.mark.parametrize(("width", "shown"), [(400, False), (1100, True)])
def test_narrow_screens_do_without_the_bars_of_cards(
    browser: Browser, reports: dict[str, Path], width: int, shown: bool
) -> None:
    page = browser.new_page(viewport={"width": width, "height": 800})

    page.goto(reports["balance"].as_uri())
    page.locator("details", has=page.locator("td.bar")).first.locator("summary").click()

    assert shown == page.locator("td.bar div").first.is_visible()
    assert page.locator("td.span div").first.is_visible()
    page.close()
