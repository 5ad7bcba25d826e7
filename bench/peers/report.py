"""What was measured beside the peers, as tables: a line for each game, and how many times faster ours are."""

from __future__ import annotations

import json
from dataclasses import dataclass
from statistics import median
from typing import Final

from rich.table import Table

from bench.measure import median_ratio
from bench.peers.contestant import COPIES, INSIDE, STEPS
from bench.peers.ours import PACKAGE

HOW_TO_GET: Final = "python -m pip install --requirement bench/peers/requirements.txt"
NOTE: Final = (
    "Uniform play, one core, CPU time, medians of all rounds; in each round every game has its turn. A"
    " decision is a question with its answer, by calls from plain Python; dealing is none. In brackets: whole"
    " games inside the rules, which only ours can play. A copy is made in mid-game."
)


@dataclass(frozen=True)
class Line:
    """What was measured of one game: decisions in an average one, and each figure once a round."""

    name: str
    length: float
    rates: dict[str, list[float]]

    @property
    def is_ours(self) -> bool:
        """Tells whether the game is one of ours."""
        return self.name.split()[0] == PACKAGE

    @property
    def game(self) -> str:
        """Names the game without its package."""
        return self.name.split()[1]


@dataclass(frozen=True)
class Compared:
    """What one process measured; *missing* says why a package was not there."""

    compiled: bool
    versions: dict[str, str]
    missing: dict[str, str]
    lines: list[Line]

    @property
    def way(self) -> str:
        """Names the way in which our rules ran."""
        return "compiled" if self.compiled else "plain"

    def ours(self) -> list[Line]:
        """Returns our games."""
        return [line for line in self.lines if line.is_ours]

    def theirs(self) -> list[Line]:
        """Returns the games of the peers."""
        return [line for line in self.lines if not line.is_ours]


def read_compared(text: str) -> Compared:
    """Reads what a process printed."""
    data = json.loads(text)
    lines = [Line(**each) for each in data["contestants"]]
    return Compared(data["compiled"], data["versions"], data["missing"], lines)


def figures_table(compared: Compared) -> Table:
    """Lays out the figures of every game."""
    result = Table(title=f"Random play, our rules {compared.way}", title_justify="left")
    result.add_column("")
    for heading in ("decisions/s", "games/s", "decisions a game", "a copy"):
        result.add_column(heading, justify="right")
    for line in compared.lines:
        result.add_row(line.name, *figures(line))
    return result


def figures(line: Line) -> list[str]:
    """Words the figures of a game."""
    rates = {figure: median(found) for figure, found in line.rates.items()}
    return [
        bracketed(rates, 1.0),
        bracketed(rates, line.length),
        f"{line.length:,.0f}",
        f"{1e6 / rates[COPIES]:,.1f} µs" if COPIES in rates else "",
    ]


def bracketed(rates: dict[str, float], length: float) -> str:
    """Words how many are done in a second, of things that take *length* decisions."""
    inside = f" ({rates[INSIDE] / length:,.0f})" if INSIDE in rates else ""
    return f"{rates[STEPS] / length:,.0f}{inside}"


def ratios_table(compared: Compared) -> Table:
    """Lays out how many decisions, and copies, ours make while a peer makes one."""
    title = f"Decisions of ours, {compared.way}, to one of theirs; copies below"
    result = Table(title=title, title_justify="left")
    result.add_column("")
    for line in compared.ours():
        result.add_column(line.game, justify="right")
    for their in compared.theirs():
        result.add_row(their.name, *(decisions_ratio(our, their) for our in compared.ours()))
    result.add_section()
    for their in compared.theirs():
        if COPIES in their.rates:
            result.add_row(f"{their.name}, copies", *(ratio(our, their, COPIES) for our in compared.ours()))
    return result


def decisions_ratio(our: Line, their: Line) -> str:
    """Words how much faster decisions are, by single calls and inside the rules."""
    return f"{ratio(our, their, STEPS)} ({ratio(our, their, INSIDE, STEPS)})"


def ratio(our: Line, their: Line, figure: str, other: str = "") -> str:
    """Words the median ratio of *figure* of ours to theirs, or to an *other* one, each in its own round."""
    value = median_ratio(our.rates[figure], their.rates[other or figure])
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}" if value >= 1 else f"{value:.2f}"


def versions_line(compared: Compared) -> str:
    """Names the packages with their versions."""
    return ", ".join(f"{package} {version}" for package, version in compared.versions.items())


def missing_line(compared: Compared) -> str:
    """Says which packages are missing and how to get them; empty where none is."""
    if not compared.missing:
        return ""
    names = ", ".join(f"{package} ({why})" for package, why in compared.missing.items())
    return f"Not here: {names}. To get them: {HOW_TO_GET}"
