"""`eastfront lab balance`: how fair a game is where equal players meet."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Final

import click
import msgspec
from msgspec import UNSET

from eastfront.games import game_of
from eastfront.interfaces.cli.arguments import (
    answer_option,
    game_argument,
    jobs_option,
    json_option,
    seat_count,
    split_seats,
)
from eastfront.interfaces.cli.lab.arguments import (
    MOST_GAMES,
    cluster_option,
    engine_for,
    results_option,
    seed_option,
)
from eastfront.interfaces.cli.lab.ladder import told as ladder_told
from eastfront.interfaces.cli.lab.reporting import Reporter, about_run, report_option
from eastfront.interfaces.cli.lab.stopping import Run
from eastfront.interfaces.cli.progress import progress_bar, warn
from eastfront.kernel.errors import SetupError
from eastfront.lab.balance.cards import CardRate
from eastfront.lab.balance.record import kept_records, run_survey
from eastfront.lab.balance.summary import ALL, Balance, Group, sum_up
from eastfront.lab.balance.survey import Survey, make_survey
from eastfront.lab.contest import Contest
from eastfront.lab.contesting import units_for
from eastfront.lab.ladder import kept_pairs, pairings, run_ladder
from eastfront.lab.report.balance import balance_body
from eastfront.lab.report.names import card_names, seat_rates
from eastfront.lab.stats.share import Rate
from eastfront.lab.stats.spread import Spread
from eastfront.players.levels import SERGEANT

# How many cards a reader is told of; all of them are in the JSON and in the report.
TOLD: Final = 5
RARE: Final = 0.01


@click.command("balance", cls=Run)
@game_argument
@click.option(
    "--players", default=SERGEANT, show_default=True, help="Who plays, by commas, each against its like."
)
@click.option(
    "--seats",
    default="",
    help="How many sit down, several by commas; two if not given, or as the edition has.",
)
@click.option("--edition", "editions", multiple=True, help="Whose rulebook; may be given again.")
@click.option("--all-editions", is_flag=True, help="Play every edition.")
@answer_option
@click.option("--vary", "varied", multiple=True, help="Try each answer to this question; may be given again.")
@click.option(
    "--ladder",
    "with_ladder",
    is_flag=True,
    help="Let the players also meet one another, in the first set-up.",
)
@click.option(
    "--games",
    default=200,
    show_default=True,
    type=click.IntRange(1, MOST_GAMES),
    help="How many of each set-up or pair.",
)
@seed_option
@jobs_option
@cluster_option
@results_option
@report_option
@json_option
def balance(
    game: str,
    players: str,
    seats: str,
    editions: tuple[str, ...],
    all_editions: bool,
    answers: tuple[tuple[str, str], ...],
    varied: tuple[str, ...],
    with_ladder: bool,
    games: int,
    seed: int,
    jobs: int,
    cluster: str,
    results: Path | None,
    report: Path | None,
    as_json: bool,
) -> None:
    """Let players of GAME meet their like, and tell how fair it is.

    Win rates by seat, side, edition and option with their 95 % intervals, the effect of moving first,
    how long games are, how often the lead changes, how they end, and what each card does. Set-ups that
    are compared share their luck. Equal seeds give equal games, whatever --jobs or --cluster is.
    """
    if all_editions and editions:
        raise SetupError("--all-editions plays every edition: give it or --edition, not both")
    valid = list(game_of(game).describe().editions.editions)
    places = places_of(game, valid if all_editions else list(editions), seats)
    for edition in valid if all_editions else editions:
        if edition not in [place[0] for place in places]:
            warn(f"{edition} is left out: it cannot be played by {seats}")
    names = split_seats(players)
    survey = make_survey(game, names, places, dict(answers), list(varied), seed)
    contests = ladder_of(survey, names) if with_ladder else []
    units = sum(units_for(contest, games) for contest in contests)
    reporter = Reporter(report, results)
    start = perf_counter()
    engine = engine_for(jobs, cluster)
    kept, pairs = kept_records(survey, results, warn), kept_pairs(contests, beside(results), warn)
    with progress_bar(f"{game} balance", games * len(survey.variants) + units) as progress:
        records = run_survey(survey, games, engine, kept, progress)
        rated = run_ladder(contests, games, engine, pairs, progress) if contests else UNSET
    found = sum_up(survey, records, perf_counter() - start)
    found.ladder = rated
    click.echo(msgspec.json.encode(found).decode() if as_json else told(survey, found))
    if reporter.is_wanted():
        title = game_of(game).describe().title
        reporter.write(f"The balance of {title}", balance_body(survey, records, found, about_run(game)))
    reporter.finish()


def places_of(game: str, editions: list[str], seats: str) -> list[tuple[str, int]]:
    """Return the editions with the numbers of seats to play them with; of several, those that can be."""
    description = game_of(game).describe()
    if seats and not all(part.strip().isdecimal() for part in seats.split(",")):
        raise SetupError(f"--seats takes whole numbers by commas, not {seats!r}")
    counts = [int(part) for part in seats.split(",")] if seats else []
    found = []
    for edition in editions or [description.editions.default]:
        valid = description.seat_counts(edition)
        wanted = counts or [seat_count(description, edition)]
        found += [(edition, count) for count in wanted if count in valid or len(editions) < 2]
    left_out = [str(count) for count in counts if count not in [place[1] for place in found]]
    if left_out:
        raise SetupError(f"none of these editions of {game} can be played by {', '.join(left_out)}")
    return found


def ladder_of(survey: Survey, players: list[str]) -> list[Contest]:
    """Return a contest for every two of the *players*, in the first set-up of *survey*."""
    first = survey.variants[0]
    return pairings(Contest(survey.game, first.edition, players, first.seats, first.options, survey.seed))


def beside(results: Path | None) -> Path | None:
    """Return the folder where the ladder's games are kept, if any are."""
    return results.with_name(f"{results.name}.ladder") if results else None


def told(survey: Survey, found: Balance) -> str:
    """Return what was found for a reader."""
    rows = [summary_row(found)]
    for group in found.groups:
        rows += ["", *group_rows(survey, group)]
        if group.kind == ALL:
            rows += card_rows(found, group.player)
    if found.ladder:
        rows += ["", ladder_told(found.ladder)]
    return "\n".join(rows)


def summary_row(found: Balance) -> str:
    """Return how many games were played and how long that took, the ladder's beside those of the survey."""
    games, seconds = f"{found.games:,} games", f"{found.seconds:.1f} s"
    if found.ladder:
        games += f" and {found.ladder.games():,} of the ladder"
        seconds += f" and {found.ladder.seconds():.1f} s"
    return f"{found.game}: {games} from seed {found.seed} in {found.wall:.1f} s (games: {seconds})"


def group_rows(survey: Survey, group: Group) -> list[str]:
    """Return a group for a reader."""
    what = f", {group.kind} {group.value}" if group.value else ""
    rates = [*seat_rates(survey, group), *group.first]
    return [
        f"{group.player} against itself{what}: {group.games:,} games",
        *(rate_row(rate) for rate in rates),
        spread_row("turns of a seat", group.turns),
        spread_row("decisions", group.decisions),
        spread_row("changes of the lead", group.leads),
        spread_row("score of the winner", group.winner),
        "  endings: " + ", ".join(f"{ending} {count:,}" for ending, count in group.endings.items()),
    ]


def rate_row(rate: Rate) -> str:
    """Return a share for a reader."""
    low, high = rate.interval
    return (
        f"  {rate.name:16} {rate.share:6.1%} (95 %: {low:.1%} to {high:.1%}; even would be {rate.even:.1%})"
    )


def spread_row(name: str, values: Spread) -> str:
    """Return how some numbers are spread for a reader."""
    return f"  {name}: {values.mean:.1f} on average, {values.told()}"


def card_rows(found: Balance, player: str) -> list[str]:
    """Return the cards that come with most wins and with fewest, as far as that is sure, a line each."""
    more, fewer = notable(found.cards[player])
    names = card_names(found.game, found.cards[player])
    rows = [card_row(each, names[each.card]) for each in [*more[:TOLD], *reversed(fewer[:TOLD])]]
    return [f"  cards that come with more wins ({len(more)}) or fewer ({len(fewer)}):", *rows]


def notable(rates: list[CardRate]) -> tuple[list[CardRate], list[CardRate]]:
    """Return the cards that surely come with more wins and those with fewer, each by what weighs most."""
    ordered = sorted(rates, key=weight, reverse=True)
    more = first_of_each([each for each in ordered if weight(each) > 0])
    fewer = first_of_each([each for each in reversed(ordered) if weight(each) < 0])
    return more, fewer


def weight(rate: CardRate) -> float:
    """Return what a card surely gains or loses over all games; nought if it is not sure which."""
    low, high = rate.interval
    return rate.frequency * (max(0.0, low) + min(0.0, high))


def first_of_each(rates: list[CardRate]) -> list[CardRate]:
    """Return the first rate of each card."""
    return list({each.card: each for each in reversed(rates)}.values())[::-1]


def card_row(rate: CardRate, name: str) -> str:
    """Return a card for a reader."""
    low, high = rate.interval
    often = f"{rate.frequency:.0%}" if rate.frequency >= RARE else f"less than {RARE:.0%}"
    return f"    {rate.gain:+6.1%} ({low:+.1%} to {high:+.1%}) {rate.deed} {name}, in {often} of the games"
