"""The worker: a process that answers questions for the computer players until its input ends."""

from __future__ import annotations

import sys
from time import monotonic
from typing import BinaryIO, Final

from eastfront.games import game_of
from eastfront.kernel.data import Data
from eastfront.kernel.errors import DataError, EastfrontError
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from eastfront.players.analysis.weighing import weigh_options
from eastfront.players.budget import THINKING, Limits
from eastfront.players.levels import make_player
from eastfront.players.lines import (
    BrokenLine,
    Choice,
    Problem,
    Question,
    Ready,
    Reply,
    Tried,
    Weigh,
    Weighed,
    fall_silent,
    read_told,
    write_line,
)

# A message may quote what it complains about.
LONGEST_MESSAGE: Final = 1000


def main() -> None:
    """Answer the questions of the standard input on the standard output."""
    try:
        answer_all(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        fall_silent()


def answer_all(questions: BinaryIO, replies: BinaryIO) -> None:
    """Answer *questions* line by line, each before the next is read."""
    say(replies, Ready())
    for line in questions:
        reply = answer(line)
        if reply:
            say(replies, reply)


def say(replies: BinaryIO, reply: Reply) -> None:
    """Write a line and send it off."""
    replies.write(write_line(reply))
    replies.flush()


def answer(line: bytes) -> Reply | None:
    """Return the answer to the question in *line*, or what is wrong with it; to other lines there is none."""
    try:
        told = read_told(line)
    except BrokenLine as problem:
        return complaint(problem.id, str(problem))
    return answer_question(told) if isinstance(told, Question | Weigh) else None


def answer_question(question: Question | Weigh) -> Reply:
    """Return the player's choice or how the options compare, or why there is no answer."""
    try:
        return weigh(question) if isinstance(question, Weigh) else Choice(question.id, choose(question))
    except EastfrontError as problem:
        return complaint(question.id, str(problem))
    # A fault of one player must not cost the others their process.
    except Exception as fault:
        return complaint(question.id, f"the player failed by a fault of its own: {type(fault).__name__}")


def choose(question: Question) -> str:
    """Return the name of the option that a player with the question's level and dice takes."""
    game = game_of(question.game)
    player = make_player(question.game, question.level, question.seed, THINKING)
    view = read_view(game, question.view)
    return game.option_name(player.choose(view, list(view.options)))


def weigh(question: Weigh) -> Weighed:
    """Return how the options of the question's view compare."""
    game = game_of(question.game)
    limits = Limits(question.decisions, question.seconds, monotonic)
    study = weigh_options(read_view(game, question.view), question.seed, limits)
    options = [
        Tried(
            game.option_name(each.option),
            each.gain,
            each.error,
            each.worlds,
            each.prospects,
            each.won,
            each.lost,
            each.judged,
        )
        for each in study.options
    ]
    return Weighed(question.id, game.option_name(study.thumb), options, study.turns)


def read_view(game: Game[State, View], data: Data) -> View:
    """Return the view that *data* describes, which must be that of the seat asked."""
    view = game.view_from_data(data)
    if not view.options:
        raise DataError("the view has no options: it must be that of the seat asked")
    return view


def complaint(id: int | None, message: str) -> Problem:
    """Return what is wrong with question *id*, in not too many words."""
    return Problem(id, message[:LONGEST_MESSAGE])


if __name__ == "__main__":
    main()
