"""The figures as tables, and compared with those on record."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.table import Table

from bench.cases import CASES

RECORDS: Final = Path(__file__).parent / "records.json"
LEAST_SHARE: Final = 0.5

NOTE: Final = (
    "Uniform play, one core, CPU time: the best of all rounds. A decision with a single option counts where"
    " its options depend on hidden cards; where everybody can see that there is only one, nobody is asked."
    " A rollout is a clone in mid-game, played to the end. In brackets: how many are done while the"
    " calibration loop, in the same process, does a million steps (median)."
)

# By way to run, case and figure.
Records = dict[str, dict[str, dict[str, float]]]


@dataclass(frozen=True)
class Figures:
    """What was measured of one case; *ratios* compare with the calibration loop."""

    decisions_per_game: float
    state_bytes: int
    per_second: dict[str, float]
    ratios: dict[str, float]


@dataclass(frozen=True)
class Measured:
    """What one process measured, by case."""

    compiled: bool
    cases: dict[str, Figures]

    @property
    def name(self) -> str:
        return "compiled" if self.compiled else "plain"


def read_measured(text: str) -> Measured:
    """Reads what a process printed."""
    data = json.loads(text)
    return Measured(data["compiled"], {name: Figures(**case) for name, case in data["cases"].items()})


def table(case: str, all_measured: list[Measured]) -> Table:
    """Lays the figures of a case out, a column for each way to run the rules."""
    result = Table(title=f"Speed of the rules: {CASES[case].title}", title_justify="left")
    result.add_column("")
    for measured in all_measured:
        result.add_column(measured.name, justify="right")
    result.add_column("to reach", justify="right")
    columns = [column(measured.cases[case]) for measured in all_measured]
    for label, target, *cells in zip(LABELS, TARGETS[case], *columns, strict=True):
        result.add_row(label, *cells, target)
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
# What each case shall reach, plain and compiled, in the order of the rows.
TARGETS: Final = {
    "barbarossa": ("100,000 / 1 M", "", "", "6 µs / 2 µs", "", "6,000 bytes", ""),
    "battlecards": ("80,000 / 800,000", "", "", "", "", "", ""),
    "battlecards-combined": ("", "", "", "", "", "", ""),
    "stalingrad": ("80,000 / 800,000", "", "", "", "", "", ""),
}


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
    value = figures.ratios[name] * 1e6
    return f"({value:,.0f})" if value >= 10 else f"({value:.1f})"


def shortfalls(all_measured: list[Measured], records: Records) -> list[str]:
    """Names every figure whose ratio is below half of the one on record; what is not on record passes."""
    found = []
    for measured in all_measured:
        for case, figures in measured.cases.items():
            on_record = records.get(measured.name, {}).get(case, {})
            for name, now in figures.ratios.items():
                if name in on_record and now < LEAST_SHARE * on_record[name]:
                    share = now / on_record[name]
                    found.append(f"{measured.name} {case} {name}: {share:.2f} of the recorded ratio")
    return found


def read_records() -> Records:
    """Returns the ratios on record."""
    records: Records = json.loads(RECORDS.read_text())
    return records


def write_records(all_measured: list[Measured]) -> None:
    """Puts these ratios on record, beside those of a way to run or a case that was not measured."""
    records = read_records() if RECORDS.exists() else {}
    for measured in all_measured:
        cases = records.setdefault(measured.name, {})
        for case, figures in measured.cases.items():
            cases[case] = {name: float(f"{value:.3g}") for name, value in figures.ratios.items()}
    RECORDS.write_text(json.dumps(records, indent=2, sort_keys=True) + "\n")
