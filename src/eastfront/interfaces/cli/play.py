"""`eastfront play`: tables in the browser, or a game in the terminal, new or resumed."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

import click

from eastfront.games import SLUGS, load_game
from eastfront.interfaces.cli.arguments import (
    answer_option,
    edition_option,
    language_option,
    seat_count,
    split_seats,
)
from eastfront.interfaces.terminal.console import Terminal
from eastfront.interfaces.terminal.seating import PERSON, check_occupants
from eastfront.interfaces.terminal.session import Session
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import SetupError
from eastfront.kernel.luck import KEY_BYTES, key_of_seed
from eastfront.players.levels import OFFERED
from eastfront.table.log import CHOICE
from eastfront.table.replay import resume
from eastfront.table.store import Journal, read_file
from eastfront.table.table import Table, open_table
from eastfront.words import game_words

DEFAULT_GAME: Final = "barbarossa"
DEFAULT_ENEMY: Final = "recruit"
SAVES: Final = Path("saves")


@click.command("play")
@click.argument("game", default="", metavar="[GAME]")
@click.option(
    "--terminal", is_flag=True, help="Play here, in the terminal; all options but --no-open need it."
)
@click.option("--no-open", is_flag=True, help="Serve the tables, and leave it to me to open a browser.")
@click.option("--seats", default="", help=f"Who sits where, by commas: {PERSON}, {', '.join(OFFERED)}.")
@edition_option
@answer_option
@click.option("--seed", type=int, help="Deal the same cards as last time with this number.")
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help="Where to keep the game.")
@click.option(
    "--resume", "resumed", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a game."
)
@language_option
def command(
    game: str,
    terminal: bool,
    no_open: bool,
    seats: str,
    edition: str,
    answers: tuple[tuple[str, str], ...],
    seed: int | None,
    save: Path | None,
    resumed: Path | None,
    language: str,
) -> None:
    """Play in the browser, or with --terminal in the terminal: alone, in hot seat, against computer players.

    The browser opens at the home page, or where GAME is set up. Everything is kept as you play, and
    can go on at any time: in the terminal in a file, in the browser under "My tables".
    """
    if not terminal:
        refuse_terminal_options(seats, edition, answers, seed, save, resumed)
        open_browser(game, not no_open)
        return
    occupants = split_seats(seats) if seats else []
    check_occupants(occupants)
    if resumed:
        refuse_set_up(edition, answers, seed, save)
        go_on(resumed, game, occupants, language)
    else:
        start(game or DEFAULT_GAME, occupants, edition, dict(answers), seed, save, language)


def refuse_terminal_options(*given: object) -> None:
    """Refuse what the browser has its own pages for."""
    if any(each not in ("", (), None) for each in given):
        raise click.UsageError(
            "these options are for the terminal: add --terminal; the browser asks by itself"
        )


def open_browser(game: str, opens: bool) -> None:
    """Serve tables on this machine, and show them."""
    # A game in the terminal does not wait for the server's modules.
    from eastfront.interfaces.cli.hosting.browser import play_in_browser

    if game and game not in SLUGS:
        raise SetupError(f"there is no game {game!r}; valid: {', '.join(SLUGS)}")
    play_in_browser(f"/set-up/{game}" if game else "/", opens)


def refuse_set_up(
    edition: str, answers: tuple[tuple[str, str], ...], seed: int | None, save: Path | None
) -> None:
    """Refuse to set up anew what is resumed."""
    if edition or answers or seed is not None or save:
        raise click.UsageError("--resume goes on with the set-up in the file: give only --seats with it")


def start(
    slug: str,
    occupants: list[str],
    edition: str,
    answers: dict[str, str],
    seed: int | None,
    save: Path | None,
    language: str,
) -> None:
    """Set up a game and play it; where no *occupants* are named, one person plays against the computer."""
    game = load_game(slug)
    game_words(slug, language)
    edition = edition or game.describe().editions.default
    occupants = occupants or [PERSON] + [DEFAULT_ENEMY] * (seat_count(game.describe(), edition) - 1)
    setup = Setup(slug, edition, len(occupants), answers)
    key = secrets.token_bytes(KEY_BYTES) if seed is None else key_of_seed(seed)
    about = {} if seed is None else {"seed": str(seed)}
    table = open_table(game, setup, key, occupants, about)
    if save and save.exists():
        raise SetupError(f"{save} exists already; give another name, or --resume it")
    sit(table, save or free_path(slug), language)


def go_on(path: Path, slug: str, occupants: list[str], language: str) -> None:
    """Go on with the game in *path*, with other occupants if some are named."""
    log = read_file(path)
    if slug and slug != log.header.setup.game:
        raise SetupError(f"{path} is a game of {log.header.setup.game}, not of {slug}")
    table = resume(log)
    game_words(table.setup.game, language)
    if occupants and len(occupants) != table.setup.seats:
        raise SetupError(f"{path} has {table.setup.seats} seats, not {len(occupants)}")
    if not table.outcome:
        for seat, occupant in enumerate(occupants):
            if occupant != table.occupants[seat]:
                table.change_seat(seat, occupant)
    sit(table, path, language, log.torn)


def sit(table: Table, path: Path, language: str, torn: str = "") -> None:
    """Play at *table*, with its log in *path*."""
    with Journal(path, table.lines) as journal:
        table.journal = journal.append
        session = Session(table, path, Terminal(), language)
        choices = sum(1 for each in table.happenings if each.entry and each.entry.kind == CHOICE)
        greeting = [session.say("screen-torn", file=str(path), problem=torn)] if torn else []
        if choices:
            greeting.append(session.say("screen-resumed", file=str(path), choices=choices))
        session.greet(greeting)
        session.play()


def free_path(slug: str) -> Path:
    """Return the first numbered file name that is free."""
    number = 1
    while (SAVES / f"{slug}-{number}.jsonl").exists():
        number += 1
    return SAVES / f"{slug}-{number}.jsonl"
