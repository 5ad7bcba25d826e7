"""The report of a survey: how fair a game is, plot by plot."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from eastfront.lab.balance.cards import CardRate
from eastfront.lab.balance.record import Record
from eastfront.lab.balance.summary import ALL, EDITION, OPTION, SEATS, SETUP, Balance, Group, grouped
from eastfront.lab.balance.survey import Survey, Variant
from eastfront.lab.report.charts import bars, histogram, rates_chart, times_chart
from eastfront.lab.report.ladder import ladder_part
from eastfront.lab.report.names import card_names, seat_rates
from eastfront.lab.report.page import FAR, bar, facts, figure, folded, heading, number, span, table, word
from eastfront.lab.stats.share import Rate

PARTS: Final = {SEATS: "number of seats", EDITION: "edition", SETUP: "set-up", OPTION: "option"}


def balance_body(survey: Survey, records: list[Record], found: Balance, about: list[tuple[str, str]]) -> str:
    """Return the body of the page; *about* is what stands at its top."""
    variants = [[word(each.player), word(place(each))] for each in survey.variants]
    rows = [*about, ("games", f"{found.games:,}, {found.games // len(variants):,} of each set-up")]
    parts = [folded(f"Set-ups ({len(variants)})", table(["player", "set-up"], variants))]
    if found.ladder:
        rows.append(("ladder", f"{found.ladder.games():,} games in {place(survey.variants[0])}"))
        parts.append(ladder_part(found.ladder))
    kept = grouped(survey, records)
    for player in found.cards:
        parts.append(player_part(player, survey, kept[player, ALL, ""], found))
    return "".join([facts(rows), *parts, wall_time(found)])


def place(variant: Variant) -> str:
    """Return where players meet."""
    options = "".join(f", {key}={value}" for key, value in sorted(variant.options.items()))
    return f"{variant.seats} seats, {variant.edition}{options}"


def player_part(player: str, survey: Survey, records: list[Record], found: Balance) -> str:
    """Return all about one player against its like."""
    groups = [group for group in found.groups if group.player == player]
    whole = groups[0]
    even = "the tick is where it would be even"
    parts = [heading(2, f"{player} against itself: {whole.games:,} games")]
    parts.append(heading(3, "Win rate by seat"))
    parts.append(
        rates([("", whole.seats)], f"Each seat's share of the games with its 95 % interval; {even}.")
    )
    if whole.sides:
        parts.append(heading(3, "Win rate by side"))
        parts.append(
            rates(
                [("", seat_rates(survey, whole))],
                f"Each side's share of the games with its 95 % interval; {even}.",
            )
        )
    for kind, name in PARTS.items():
        some = [group for group in groups if group.kind == kind]
        if some:
            caption = f"The same shares by {name}; what is compared shares its luck; {even}."
            parts.append(heading(3, f"Win rate by {name}"))
            parts.append(rates([(named(each), seat_rates(survey, each)) for each in some], caption))
    parts.append(first_player(groups))
    parts.append(course(records, groups))
    parts.append(cards_part(found.game, found.cards[player]))
    return "".join(parts)


def named(group: Group) -> str:
    """Return the label of a group."""
    if group.kind == SEATS:
        return f"{group.value} seats"
    return group.value or "all games"


def rates(groups: list[tuple[str, list[Rate]]], caption: str) -> str:
    """Return a plot of shares, and the numbers."""
    rows = [[word(label), word(rate.name), *rate_cells(rate)] for label, some in groups for rate in some]
    heads = ["", "", "share", "95 % interval", "even", "games"]
    numbers = table(heads, rows)
    return figure(rates_chart(groups), caption) + folded("Numbers", numbers)


def rate_cells(rate: Rate) -> list[str]:
    """Return the numbers of a share."""
    low, high = rate.interval
    return [
        number(f"{rate.share:.1%}"),
        number(f"{low:.1%} to {high:.1%}"),
        number(f"{rate.even:.1%}"),
        number(f"{rate.games:,}"),
    ]


def first_player(groups: list[Group]) -> str:
    """Return what it is worth to move first."""
    some = [(named(group), group.first) for group in groups if group.first]
    if not some:
        return ""
    caption = (
        "The share of whoever takes the first turn, with its 95 % interval; the tick is where it would be "
        "even. Where one side always begins, this is that side's share."
    )
    return heading(3, "First-player effect") + rates(some, caption)


def course(records: list[Record], groups: list[Group]) -> str:
    """Return how games go: how long, how even, and how they end."""
    whole = groups[0]
    length = f"Turns of the seat that had most of them: {whole.turns.told()}."
    many = f"Decisions of all seats: {whole.decisions.told()}."
    leads = (
        "How often another seat or alliance than before was alone ahead by score, looked at when each turn "
        f"begins and at the end: {whole.leads.mean:.1f} times on average."
    )
    ends = f"How games ended; the winner's score was {whole.winner.told()}."
    return "".join(
        [
            heading(3, "Game length"),
            figure(histogram([max(record.turns) for record in records], "turns of a seat"), length),
            figure(histogram([record.decisions for record in records], "decisions"), many),
            lengths(groups) if len(groups) > 1 else "",
            heading(3, "Lead changes"),
            figure(histogram([record.leads for record in records], "changes of the lead"), leads),
            heading(3, "Endings"),
            figure(bars(whole.endings), ends),
        ]
    )


def lengths(groups: list[Group]) -> str:
    """Return how long the games of each group are, and how high they end."""
    heads = ["", "games", "turns of a seat", "90 %", "decisions", "winner's score"]
    return table(heads, [length_row(group) for group in groups])


def length_row(group: Group) -> list[str]:
    """Return the row of a group."""
    low, *_, high = group.turns.quantiles
    return [
        word(named(group)),
        number(f"{group.games:,}"),
        number(f"{group.turns.mean:.1f}"),
        number(f"{low:g} to {high:g}"),
        number(f"{group.decisions.mean:,.0f}"),
        number(f"{group.winner.mean:.1f}"),
    ]


def cards_part(game: str, cards: list[CardRate]) -> str:
    """Return a table of cards for each deed, which is a kind of notice."""
    names = card_names(game, cards)
    text = (
        "<p>What is counted is what the rules report of a seat and a card, once a game. The gain is the "
        "share of the seats that did it minus the share that the same seats have in all games, with its 95 % "
        f"interval, drawn up to {FAR:.0%} each way; one in twenty intervals misses the truth. It tells what "
        "goes with winning, not what brings it about.</p>\n"
    )
    parts = [heading(3, "Cards"), text]
    for deed, some in groupby(cards, key=lambda each: each.deed):
        rows = [card_row(each, names[each.card]) for each in some]
        heads = ["card", "games", "", "gain", "95 % interval", ""]
        parts.append(folded(f"{deed.replace('-', ' ')} ({len(rows)} cards)", table(heads, rows)))
    return "".join(parts)


def card_row(rate: CardRate, name: str) -> list[str]:
    """Return the row of a card."""
    low, high = rate.interval
    return [
        word(name),
        number(f"{rate.frequency:.0%}"),
        bar(rate.frequency),
        number(f"{rate.gain:+.1%}"),
        number(f"{low:+.1%} to {high:+.1%}"),
        span(low, high, rate.gain),
    ]


def wall_time(found: Balance) -> str:
    """Return how long it all took."""
    plain = [group for group in found.groups if group.kind == ALL]
    rows = [[*time_cells(group.player, group.games, group.seconds), decision_cell(group)] for group in plain]
    games = found.games - sum(group.games for group in plain)
    if games:
        seconds = found.seconds - sum(group.seconds for group in plain)
        rows.append([*time_cells("other answers", games, seconds), word("")])
    if found.ladder:
        rows.append([*time_cells("the ladder", found.ladder.games(), found.ladder.seconds()), word("")])
    text = f"<p>This run took {found.wall:,.1f} s; games, wherever and whenever they were played:</p>\n"
    heads = ["players", "games", "in all", "a game", "a decision"]
    plot = times_chart({group.player: group.seconds / group.games for group in plain})
    caption = "How long a game takes on average, on a scale by tens."
    return "".join([heading(2, "Wall time"), text, figure(plot, caption), table(heads, rows)])


def time_cells(name: str, games: int, seconds: float) -> list[str]:
    """Return how long some games took."""
    return [
        word(name),
        number(f"{games:,}"),
        number(f"{seconds:,.1f} s"),
        number(f"{seconds / games:.3f} s"),
    ]


def decision_cell(group: Group) -> str:
    """Return how long a decision took."""
    return number(f"{1000 * group.seconds / (group.games * max(1.0, group.decisions.mean)):.3f} ms")
