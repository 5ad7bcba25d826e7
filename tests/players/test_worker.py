"""The worker answers every question as the player would, and every bad line by a line."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from eastfront.games import SLUGS, load_game
from eastfront.kernel.luck import key_of_seed
from eastfront.players.levels import LEVELS
from eastfront.players.lines import Choice, End, Problem, Question, write_line
from eastfront.players.worker import answer
from tests.players.questions import first_question, right_option

WORKER = [sys.executable, "-P", "-m", "eastfront.players.worker"]


def test_it_is_ready_then_answers_each_line_and_ends_with_its_input() -> None:
    questions = [first_question(slug, level, seed) for slug in SLUGS for level in LEVELS for seed in (3, 4)]

    replies = worked(*[write_line(replace(each, id=id)) for id, each in enumerate(questions)])

    assert {"type": "ready"} == replies[0]
    for id, question in enumerate(questions):
        assert {"type": "choice", "id": id, "option": right_option(question)} == replies[1 + id]
    assert 1 + len(questions) == len(replies)


def test_a_bad_line_gets_an_error_line_and_the_next_is_answered() -> None:
    question = first_question("barbarossa", "recruit")

    _, broken, level, game, last = worked(
        b'{"type":"choose","id":5}\n',
        write_line(replace(question, level="general")),
        write_line(replace(question, game="chess")),
        write_line(question),
    )

    assert ("error", 5) == (broken["type"], broken["id"])
    assert "the line is broken: Object missing required field `game`" == broken["message"]
    assert (
        "there is no level 'general'; valid: conscript, recruit, sergeant, captain, searcher"
        == level["message"]
    )
    assert "there is no game 'chess'; valid: barbarossa, battlecards, stalingrad" == game["message"]
    assert ("choice", 7) == (last["type"], last["id"])


def test_what_is_no_question_needs_no_answer() -> None:
    replies = worked(write_line(End({"ending": "moscow"})), write_line(Problem(3, "that was not legal")))

    assert [{"type": "ready"}] == replies


def test_a_listener_that_is_gone_ends_it_without_a_word() -> None:
    lines = write_line(first_question("barbarossa", "conscript")) * 3

    with subprocess.Popen(WORKER, stdin=-1, stdout=-1, stderr=-1) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(lines)
        process.stdin.close()

        assert b"" == process.stderr.read()
    assert 0 == process.returncode


def test_the_seed_is_all_the_luck_a_player_has() -> None:
    question = first_question("barbarossa", "conscript")
    seeds = [replace(question, seed=seed) for seed in range(30)]

    options = [option_of(each) for each in seeds]

    assert options == [option_of(each) for each in seeds]
    assert set(question.options) == set(options)


def test_the_view_must_be_that_of_the_seat_asked() -> None:
    question = first_question("barbarossa", "conscript")
    game = load_game("barbarossa")
    state = game.sample(game.view_from_data(question.view), key_of_seed(1))
    spectator = game.view_to_data(game.view(state, None))

    reply = answer(write_line(replace(question, view=spectator)))

    assert Problem(7, "the view has no options: it must be that of the seat asked") == reply


@pytest.mark.parametrize("slug", SLUGS)
def test_the_view_of_another_game_is_refused(slug: str) -> None:
    question = first_question("barbarossa", "recruit")
    other = first_question(slug, "recruit")

    for game in SLUGS:
        reply = answer(write_line(replace(other, game=game)))
        assert isinstance(reply, Choice if game == slug else Problem)
    assert isinstance(answer(write_line(question)), Choice)


@given(st.binary(max_size=60))
def test_no_bytes_make_it_fail(line: bytes) -> None:
    assert isinstance(answer(line), Problem)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"[" * 100_000,
        b'{"type":"choose","id":-1}',
        b'{"type":"choose","id":99999999999999999999}',
        b'{"type":"choose","id":"7"}',
        b'{"type":"juggle"}',
        b'\xff{"type":"choose","id":3}',
    ],
)
def test_what_bears_no_number_is_answered_without_one(line: bytes) -> None:
    reply = answer(line)

    assert isinstance(reply, Problem)
    assert reply.id is None


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


@given(data=st.data(), value=JSON, slug=st.sampled_from(SLUGS))
def test_no_view_makes_it_fail(data: st.DataObject, value: object, slug: str) -> None:
    question = first_question(slug, "recruit")
    key = data.draw(st.sampled_from(sorted(question.view)))

    reply = answer(write_line(replace(question, view={**question.view, key: value})))

    assert isinstance(reply, Choice | Problem)


def option_of(question: Question) -> str:
    reply = answer(write_line(question))
    assert isinstance(reply, Choice), reply
    return reply.option


def worked(*lines: bytes) -> list[dict[str, Any]]:
    """What a worker says to *lines*, all of it."""
    done = subprocess.run(WORKER, input=b"".join(lines), capture_output=True, timeout=60)
    assert (0, b"") == (done.returncode, done.stderr)
    return [json.loads(line) for line in done.stdout.splitlines()]
