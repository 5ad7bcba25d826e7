"""The figures as a table, and compared with those on record."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.table import Table

RECORDS: Final = Path(__file__).parent / "records.json"
LEAST_SHARE: Final = 0.5

NOTE: Final = (
    "Barbarossa, kamikaze, 2 seats, uniform play, one core, CPU time: the best of all rounds. A decision"
    " with a single option counts where its options depend on the hand; where everybody can see that there"
    " is only one, nobody is asked. A rollout is a clone in mid-game, played to the end. In brackets: how"
    " many are done while the calibration loop, in the same process, does a million steps (median)."
)


@dataclass(frozen=True)
class Figures:
    """What one process measured; *ratios* compare with the calibration loop."""

    compiled: bool
    decisions_per_game: float
    state_bytes: int
    per_second: dict[str, float]
    ratios: dict[str, float]

    @property
    def name(self) -> str:
        return "compiled" if self.compiled else "plain"


def table(all_figures: list[Figures]) -> Table:
    """Lays the figures out, a column for each way to run the rules."""
    result = Table(title="Speed of the rules")
    result.add_column("")
    for figures in all_figures:
        result.add_column(figures.name, justify="right")
    result.add_column("to reach", justify="right")
    for label, targets, *cells in zip(LABELS, TARGETS, *map(column, all_figures), strict=True):
        result.add_row(label, *cells, targets)
    return result


LABELS: Final = (
    "decisions/s",
    "games/s",
    "decisions a game",
    "a clone",
    "rollouts/s",
    "a state",
    "calibration/s",
)
TARGETS: Final = (
    "100,000 / 1 M",
    "",
    "",
    "6 µs / 2 µs",
    "",
    "6,000 bytes",
    "",
)


def column(figures: Figures) -> list[str]:
    """Words the figures in the order of the rows."""
    per_second = figures.per_second
    return [
        f"{per_second['decisions']:,.0f} {ratio(figures, 'decisions')}",
        f"{per_second['decisions'] / figures.decisions_per_game:,.0f}",
        f"{figures.decisions_per_game:,.0f}",
        f"{1e6 / per_second['clones']:.2f} µs {ratio(figures, 'clones')}",
        f"{per_second['rollouts']:,.0f} {ratio(figures, 'rollouts')}",
        f"{figures.state_bytes:,} bytes",
        f"{per_second['calibration']:,.0f}",
    ]


def ratio(figures: Figures, name: str) -> str:
    """Words a ratio, in units per million steps of calibration."""
    return f"({figures.ratios[name] * 1e6:,.0f})"


def shortfalls(all_figures: list[Figures], records: dict[str, dict[str, float]]) -> list[str]:
    """Names every figure whose ratio is below half of the one on record."""
    return [
        f"{figures.name} {name}: {now / records[figures.name][name]:.2f} of the recorded ratio"
        for figures in all_figures
        for name, now in figures.ratios.items()
        if now < LEAST_SHARE * records[figures.name][name]
    ]


def read_records() -> dict[str, dict[str, float]]:
    """Returns the ratios on record, by way to run and figure."""
    records: dict[str, dict[str, float]] = json.loads(RECORDS.read_text())
    return records


def write_records(all_figures: list[Figures]) -> None:
    """Puts these ratios on record, beside those of a way to run that was not measured."""
    records = read_records() if RECORDS.exists() else {}
    for figures in all_figures:
        records[figures.name] = {name: float(f"{value:.3g}") for name, value in figures.ratios.items()}
    RECORDS.write_text(json.dumps(records, indent=2, sort_keys=True) + "\n")
