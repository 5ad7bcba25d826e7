"""The report of a ladder: who is how strong, and the matches it is made of."""

from __future__ import annotations

from eastfront.lab.contesting import Score
from eastfront.lab.ladder import Rung
from eastfront.lab.report.charts import ladder_chart, rates_chart
from eastfront.lab.report.page import facts, figure, heading, number, table, word
from eastfront.lab.stats.share import Rate


def ladder_body(
    rungs: list[Rung], scores: list[Score], even: float, seconds: float, about: list[tuple[str, str]]
) -> str:
    """Return the body of the page; *even* is the share of equals, *about* what stands at the top."""
    shares = [
        Rate(" against ".join(score.players), score.games, score.score, score.interval, even)
        for score in scores
    ]
    return "".join(
        [
            facts([*about, ("games", f"{sum(score.games for score in scores):,}")]),
            heading(2, "Ladder"),
            figure(
                ladder_chart(rungs),
                "The rating of each player with its 95 % interval; 400 points are odds of ten to one.",
            ),
            table(["player", "rating", "95 % interval"], [rung_row(rung) for rung in rungs]),
            heading(2, "Matches"),
            figure(
                rates_chart([("", shares)]),
                "The first player's share of the games of each match with its 95 % interval; "
                "the tick is where it would be even.",
            ),
            table(["match", "share", "95 % interval", "games"], [match_row(rate) for rate in shares]),
            heading(2, "Wall time"),
            f"<p>This run took {seconds:,.1f} s.</p>\n",
        ]
    )


def rung_row(rung: Rung) -> list[str]:
    """Return the row of a player."""
    low, high = rung.interval
    return [word(rung.player), number(f"{rung.rating:.1f}"), number(f"{low:.1f} to {high:.1f}")]


def match_row(rate: Rate) -> list[str]:
    """Return the row of a match."""
    low, high = rate.interval
    bounds = number(f"{low:.1%} to {high:.1%}")
    return [word(rate.name), number(f"{rate.share:.1%}"), bounds, number(f"{rate.games:,}")]
