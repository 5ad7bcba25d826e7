"""`eastfront bot`: a bot in any language plays against the computer players."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from typing import Final

import click
from click.core import ParameterSource

from eastfront.games import game_of
from eastfront.interfaces.cli.arguments import (
    answer_option,
    edition_option,
    game_argument,
    seat_count,
    split_seats,
)
from eastfront.interfaces.cli.linked import visit
from eastfront.interfaces.cli.talk import AGAIN, Ended, Talk, child_talk, own_talk
from eastfront.kernel.errors import SetupError
from eastfront.kernel.game import View
from eastfront.kernel.outcome import DRAW, Outcome
from eastfront.lab.match import Plan, match_key, player_seed
from eastfront.players.levels import make_player
from eastfront.players.lines import End, Question
from eastfront.players.player import SEED_MASK
from eastfront.table.table import open_table

BOT: Final = "bot"
STAND_IN: Final = "recruit"
# What the table of a link has decided already.
NOT_LINKED: Final = ("edition", "answers", "seat", "against", "games")


@click.command("bot")
@game_argument
@click.argument("bot", nargs=-1, metavar="[-- COMMAND ARG...]", type=click.UNPROCESSED)
@edition_option
@answer_option
@click.option("--seat", default=1, show_default=True, type=click.IntRange(1), help="Where the bot sits.")
@click.option(
    "--against",
    default="recruit",
    show_default=True,
    help="The level of all others, or of each by commas.",
)
@click.option("--level", default=BOT, show_default=True, help="What the questions name as the bot's level.")
@click.option("--seed", default=1, show_default=True, help="The seed of all games.")
@click.option("--games", default=1, show_default=True, type=click.IntRange(1), help="How many, in a row.")
@click.option("--link", default="", help="A seat or a table of a server to play at, instead of a game here.")
def command(
    game: str,
    bot: tuple[str, ...],
    edition: str,
    answers: tuple[tuple[str, str], ...],
    seat: int,
    against: str,
    level: str,
    seed: int,
    games: int,
    link: str,
) -> None:
    """Let a bot play GAME against computer players.

    COMMAND is started, asked by JSON lines on its standard input, and answers on its standard
    output. Without it the questions go to our standard output, and the answers come from our
    standard input. Equal seeds give equal games to equal bots.

    With --link the bot plays one game at a server: on the seat of a seat link, or on a free seat of
    the table that a link leads to, as soon as the game is started there.
    """
    if link:
        refuse_options(click.get_current_context())
        play_linked(link, game, list(bot), level, seed)
        return
    edition = edition or game_of(game).describe().editions.default
    plan = Plan(game, edition, seat_all(game, edition, seat, split_seats(against)), dict(answers), seed)
    with child_talk(list(bot)) if bot else own_talk() as talk:
        outcomes = [play(plan, index, seat - 1, level, talk, bool(bot)) for index in range(games)]
    if bot and games > 1:
        click.echo(sum_up(outcomes, seat - 1))


def refuse_options(context: click.Context) -> None:
    """Refuse what would mean nothing at a server's table."""
    for parameter in context.command.params:
        source = context.get_parameter_source(parameter.name or "")
        if parameter.name in NOT_LINKED and source != ParameterSource.DEFAULT:
            raise click.UsageError(
                f"{parameter.opts[0]} cannot be given with --link: its table has decided that"
            )


def play_linked(link: str, game: str, bot: list[str], level: str, seed: int) -> None:
    """Play a game at a server's table; people are told of it as of a game here."""
    with visit(link) as visitor:
        seat = visitor.sit(game, level)
        with child_talk(bot) if bot else own_talk() as talk:
            outcome = seat.play(talk, level, seed)
    if seat.left:
        click.echo(f"the bot has left the game: {seat.left}", err=True)
    if bot and outcome:
        click.echo(result(Outcome(**outcome), seat.names))


def seat_all(game: str, edition: str, seat: int, levels: list[str]) -> list[str]:
    """Return who sits where: the bot on *seat*, from 1, and the others around it."""
    if len(levels) == 1:
        levels = levels * (seat_count(game_of(game).describe(), edition) - 1)
    # A level that is not there is refused before the bot is started.
    for level in levels:
        make_player(game, level, 0)
    if seat > len(levels) + 1:
        raise SetupError(f"there is no seat {seat}; valid: 1 to {len(levels) + 1}")
    return [*levels[: seat - 1], BOT, *levels[seat - 1 :]]


def play(plan: Plan, index: int, seat: int, level: str, talk: Talk, told: bool) -> Outcome:
    """Play game *index* and tell the bot how it came out, and people if they are to be *told*."""
    sitting = Sitting(plan, index, seat, level, talk)
    outcome = sitting.play()
    # A bot that does not wait for the end has missed nothing.
    with suppress(Ended):
        talk.say(End(outcome.to_data()))
    if told:
        click.echo(f"game {index + 1}: {result(outcome, plan.occupants)}")
    if sitting.ended:
        raise Ended(f"{sitting.left} in game {index + 1}, which it has lost; no more are played")
    if sitting.left:
        click.echo(f"game {index + 1}: the bot has lost by {sitting.left}", err=True)
    return outcome


class Sitting:
    """One game with the bot on *seat*; *left* says why the bot has given up its seat, if it has."""

    def __init__(self, plan: Plan, index: int, seat: int, level: str, talk: Talk) -> None:
        self.plan = plan
        self.seat = seat
        self.level = level
        self.talk = talk
        self.table = open_table(game_of(plan.game), plan.setup(), match_key(plan, index), plan.occupants)
        # Where others play on without the bot, somebody must choose for it.
        levels = [STAND_IN if each == BOT else each for each in plan.occupants]
        self.players = [
            make_player(plan.game, each, player_seed(plan.seed, index, number))
            for number, each in enumerate(levels)
        ]
        self.left = ""
        self.ended = False

    def play(self) -> Outcome:
        """Play to the end."""
        while self.table.asked is not None:
            seat = self.table.asked
            view = self.table.view(seat)
            if seat != self.seat or self.left:
                self.table.choose(seat, self.players[seat].choose(view, list(view.options)))
            else:
                self.ask(view)
        assert self.table.outcome is not None
        return self.table.outcome

    def ask(self, view: View) -> None:
        """Let the bot choose; one that is gone or never right resigns."""
        try:
            option = self.talk.ask(self.question(view))
            if option:
                self.table.choose(self.seat, option)
                return
            self.left = f"{1 + AGAIN} wrong answers in a row"
        except Ended as ended:
            self.left = str(ended)
            self.ended = True
        self.table.resign(self.seat)

    def question(self, view: View) -> Question:
        """Return the question; its seed tells nothing of the key."""
        game = self.table.game
        text = self.table.header.key + f" question {len(self.table.lines)}".encode()
        seed = int.from_bytes(sha256(text).digest()[:4], "big") & SEED_MASK
        options = [game.option_name(option) for option in view.options]
        data = game.view_to_data(view)
        return Question(self.plan.game, self.level, seed, data, options, self.talk.number())


def result(outcome: Outcome, occupants: list[str]) -> str:
    """Word how a game came out, the best first."""
    order = sorted(range(len(occupants)), key=lambda seat: (outcome.ranks[seat], seat))
    places = [
        f"{outcome.ranks[seat]}. {occupants[seat]} on seat {seat + 1} with {outcome.scores[seat]}"
        for seat in order
    ]
    return f"{outcome.ending}; {', '.join(places)}"


def sum_up(outcomes: list[Outcome], seat: int) -> str:
    """Word how many of its games the bot has won."""
    drawn = [seat in each.winners() for each in outcomes if each.verdict == DRAW]
    won = [seat in each.winners() for each in outcomes if each.verdict != DRAW]
    return f"the bot has won {sum(won)} of {len(outcomes)} games and drawn {sum(drawn)}"
