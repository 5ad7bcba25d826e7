"""Whatever a computer player does in its process, there is an answer, and the next question works."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from eastfront.games import SLUGS
from eastfront.kernel.errors import SetupError
from eastfront.players.levels import LEVELS, SERGEANT
from eastfront.players.lines import Question, Weigh, Weighed
from eastfront.players.worker import weigh as weigh_here
from eastfront.table.live.workers import Answer, Workers, fall_back
from tests.checkout import ROOT
from tests.players.questions import first_question, right_option
from tests.table.live.bots import BAD, ask, bot, ended, pids

# Far more than anything takes that is not meant to be late.
LONG = 30.0
SHORT = 1.0

GOOD = Answer("c")


def test_our_own_levels_choose_as_they_would_here() -> None:
    questions = [first_question(slug, level, seed) for slug in SLUGS for level in LEVELS for seed in (1, 2)]

    answers = answered(Workers(1, LONG), *questions)

    assert [Answer(right_option(question)) for question in questions] == answers


def test_options_are_compared_where_the_players_think() -> None:
    question = first_question("barbarossa", "recruit")
    weigh = Weigh(question.game, 3, question.view, 1, 0.0)

    async def talk() -> Weighed | None:
        workers = Workers(1, LONG)
        try:
            return await workers.weigh(weigh)
        finally:
            await workers.close()

    found = asyncio.run(talk())

    assert found == replace(weigh_here(weigh), id=1)
    assert {found.thumb} < {each.option for each in found.options} <= set(question.options)


def test_what_cannot_be_compared_is_no_answer_and_the_next_is_one() -> None:
    question = first_question("barbarossa", "recruit")
    good = Weigh(question.game, 3, question.view, 1, 0.0)

    async def talk() -> list[Weighed | None]:
        workers = Workers(1, LONG)
        try:
            return [await workers.weigh(each) for each in (replace(good, view={}), good)]
        finally:
            await workers.close()

    broken, found = asyncio.run(talk())

    assert broken is None
    assert found is not None


def test_a_level_that_nobody_has_ends_in_the_fallback() -> None:
    question = first_question("barbarossa", "general")

    assert [fall_back(question, "broken answer")] == answered(Workers(1, LONG), question)


@pytest.mark.parametrize(
    ("way", "why"),
    [
        ("crash", "crashed"),
        ("leave", "crashed"),
        ("half", "crashed"),
        ("rubbish", "broken answer"),
        ("flood", "broken answer"),
        ("other number", "broken answer"),
        ("ready again", "broken answer"),
        ("complain", "broken answer"),
        ("illegal", "illegal"),
    ],
)
def test_a_bot_that_fails_costs_one_choice_and_no_time(tmp_path: Path, way: str, why: str) -> None:
    workers = Workers(1, LONG, {"bot": bot(tmp_path, way)})
    began = time.monotonic()

    answers = answered(workers, ask(1), ask(BAD), ask(2), ask(BAD), ask(3))

    fallback = fall_back(ask(BAD), why)
    assert [GOOD, fallback, GOOD, fallback, GOOD] == answers
    assert LONG / 2 > time.monotonic() - began


def test_a_bot_that_floods_with_lines_is_stopped_when_it_is_asked_again(tmp_path: Path) -> None:
    workers = Workers(1, LONG, {"bot": bot(tmp_path, "flood of lines")})

    answers = answered(workers, ask(BAD), ask(1), ask(2))

    assert [GOOD, fall_back(ask(1), "broken answer"), GOOD] == answers


@pytest.mark.parametrize("padding", [0, 1_000_000])
def test_a_bot_that_hangs_is_late_at_the_deadline(tmp_path: Path, padding: int) -> None:
    """Also with a question that is too long for a pipe."""
    workers = Workers(1, SHORT, {"bot": bot(tmp_path, "hang")})

    async def scene() -> tuple[Answer, float, Answer]:
        await workers.choose(ask(1, padding=padding))
        began = time.monotonic()
        late = await workers.choose(ask(BAD, padding=padding))
        took = time.monotonic() - began
        following = await workers.choose(ask(2))
        await workers.close()
        return late, took, following

    late, took, following = asyncio.run(scene())

    assert fall_back(ask(BAD), "late") == late
    assert SHORT <= took < SHORT + 3
    assert GOOD == following


def test_what_a_late_bot_has_started_is_killed_with_it(tmp_path: Path) -> None:
    workers = Workers(1, SHORT, {"bot": bot(tmp_path, "hang with a child")})

    answers = answered(workers, ask(BAD))

    assert "late" == answers[0].fallback
    assert [True, True] == [ended(pid) for pid in pids(tmp_path)]


def test_what_a_bot_complains_about_is_shown_to_nobody(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    answered(Workers(1, LONG, {"bot": bot(tmp_path, "complain")}), ask(BAD))

    assert ("", "") == tuple(capfd.readouterr())


def test_starting_does_not_count(tmp_path: Path) -> None:
    workers = Workers(1, SHORT, {"bot": bot(tmp_path, "slow start")})

    assert [GOOD] == answered(workers, ask())


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (["there-is-no-such-program"], "crashed"),
        (["false"], "crashed"),
        (["echo", "hello"], "broken answer"),
    ],
)
def test_a_bot_that_never_starts_ends_in_the_fallback(command: list[str], why: str) -> None:
    answers = answered(Workers(2, LONG, {"bot": command}), ask(1), ask(2))

    assert [fall_back(ask(1), why), fall_back(ask(2), why)] == answers


def test_many_questions_share_few_processes(tmp_path: Path) -> None:
    workers = Workers(2, LONG, {"bot": bot(tmp_path, "slow")})

    answers = answered_together(workers, [ask(BAD)] * 20)

    assert [GOOD] * 20 == answers
    assert 2 == len(pids(tmp_path))


def test_many_questions_about_games_are_answered_by_two_workers() -> None:
    question = first_question("barbarossa", "recruit")
    questions = [replace(question, seed=seed) for seed in range(20)]

    answers = answered_together(Workers(2, LONG), questions)

    assert [Answer(right_option(each)) for each in questions] == answers


def test_one_after_another_needs_one_process(tmp_path: Path) -> None:
    workers = Workers(4, LONG, {"bot": bot(tmp_path, "none")})

    answered(workers, *[ask()] * 10)

    assert 1 == len(pids(tmp_path))


def test_patience_in_the_queue_ends_too(tmp_path: Path) -> None:
    workers = Workers(1, 0.1, {"bot": bot(tmp_path, "hang")})
    began = time.monotonic()

    answers = answered_together(workers, [ask(BAD)] * 60)

    assert [fall_back(ask(BAD), "late")] * 60 == answers
    assert 60 * 0.1 / 2 > time.monotonic() - began


def test_a_bot_that_hangs_does_not_hold_up_our_own(tmp_path: Path) -> None:
    workers = Workers(1, LONG, {"bot": bot(tmp_path, "hang")})
    question = first_question("barbarossa", "conscript")

    async def scene() -> tuple[Answer, Answer]:
        hanging = asyncio.create_task(workers.choose(ask(BAD)))
        ours = await workers.choose(question)
        await workers.close()
        return ours, await hanging

    ours, hanging = asyncio.run(scene())

    assert Answer(right_option(question)) == ours
    assert "closed" == hanging.fallback


def test_a_worker_killed_in_the_middle_of_a_question_costs_that_choice(tmp_path: Path) -> None:
    workers = Workers(1, LONG, {"bot": bot(tmp_path, "hang")})

    async def scene() -> list[Answer]:
        await workers.choose(ask(1))
        asked = asyncio.create_task(workers.choose(ask(BAD)))
        await asyncio.sleep(0.1)
        os.kill(pids(tmp_path)[-1], signal.SIGKILL)
        answers = [await asked, await workers.choose(ask(2))]
        await workers.close()
        return answers

    assert [fall_back(ask(BAD), "crashed"), GOOD] == asyncio.run(scene())


def test_a_worker_killed_between_questions_costs_nothing(tmp_path: Path) -> None:
    workers = Workers(1, LONG, {"bot": bot(tmp_path, "none")})

    async def scene() -> Answer:
        await workers.choose(ask(1))
        os.kill(pids(tmp_path)[-1], signal.SIGKILL)
        await asyncio.sleep(0.3)
        answer = await workers.choose(ask(2))
        await workers.close()
        return answer

    assert GOOD == asyncio.run(scene())


def test_a_question_given_up_leaves_nothing_for_the_next(tmp_path: Path) -> None:
    workers = Workers(1, LONG, {"bot": bot(tmp_path, "slow")})

    async def scene() -> Answer:
        await workers.choose(ask(1))
        asked = asyncio.create_task(workers.choose(ask(BAD)))
        await asyncio.sleep(0.1)
        asked.cancel()
        answer = await workers.choose(ask(2))
        await workers.close()
        return answer

    assert GOOD == asyncio.run(scene())


def test_closing_kills_all_and_answers_what_is_open(tmp_path: Path) -> None:
    workers = Workers(2, LONG, {"bot": bot(tmp_path, "hang")})

    async def scene() -> list[Answer]:
        asked = [asyncio.create_task(workers.choose(ask(BAD))) for _ in range(5)]
        while len(pids(tmp_path)) < 2:
            await asyncio.sleep(0.05)
        await workers.close()
        return [*await asyncio.gather(*asked), await workers.choose(ask(1))]

    answers = asyncio.run(scene())

    assert ["closed"] * 6 == [answer.fallback for answer in answers]
    assert [True, True] == [ended(pid) for pid in pids(tmp_path)]


def test_workers_that_never_worked_can_be_closed() -> None:
    asyncio.run(Workers(3, LONG).close())


SERVER = """
import asyncio, sys
from eastfront.table.live.workers import Workers
from tests.players.questions import first_question

async def serve():
    workers = Workers(1, 30.0)
    answer = await workers.choose(first_question("barbarossa", "recruit"))
    print(workers.own.children[0].life.pid, answer.fallback, flush=True)
    await asyncio.sleep(60)

asyncio.run(serve())
"""


def test_no_worker_outlives_a_server_that_was_killed() -> None:
    command = [sys.executable, "-c", SERVER]

    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        pid = int(server.stdout.readline())

        server.kill()

        assert ended(pid)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_sergeant_chooses_for_who_is_late(tmp_path: Path, slug: str) -> None:
    question = first_question(slug, "bot", BAD)

    answers = answered(Workers(1, SHORT, {"bot": bot(tmp_path, "hang")}), question)

    assert [Answer(sergeants_option(question), "late")] == answers


def test_a_sergeant_chooses_for_who_was_killed(tmp_path: Path) -> None:
    workers = Workers(1, LONG, {"bot": bot(tmp_path, "hang")})
    question = first_question("stalingrad", "bot", BAD)

    async def scene() -> Answer:
        await workers.choose(ask(1))
        asked = asyncio.create_task(workers.choose(question))
        await asyncio.sleep(0.1)
        os.kill(pids(tmp_path)[-1], signal.SIGKILL)
        answer = await asked
        await workers.close()
        return answer

    assert Answer(sergeants_option(question), "crashed") == asyncio.run(scene())


@pytest.mark.parametrize("slug", SLUGS)
def test_the_sergeant_has_the_dice_of_the_question(slug: str) -> None:
    questions = [first_question(slug, "captain", seed) for seed in range(10)]

    options = [fall_back(question, "late").option for question in questions]

    assert options == [sergeants_option(question) for question in questions]


@pytest.mark.parametrize("view", [None, {}, {"seat": 0}])
def test_what_a_sergeant_cannot_read_is_left_to_the_dice(view: object) -> None:
    question = replace(first_question("barbarossa", "captain"), view=view)

    options = {fall_back(replace(question, seed=seed), "late").option for seed in range(100)}

    assert set(question.options) == options


def test_the_fallback_is_never_an_option_that_was_not_offered() -> None:
    question = replace(first_question("barbarossa", "captain"), options=["a"])

    assert Answer("a", "late") == fall_back(question, "late")


def test_without_a_sergeant_the_fallback_is_a_fair_throw_of_the_dice_in_the_question() -> None:
    options = [fall_back(ask(seed), "late").option for seed in range(3000)]

    assert options == [fall_back(ask(seed), "late").option for seed in range(3000)]
    assert all(900 < options.count(option) < 1100 for option in "abc")


def test_a_bot_needs_a_name_of_its_own_and_a_command() -> None:
    with pytest.raises(SetupError, match="cannot be called 'recruit'"):
        Workers(1, LONG, {"recruit": ["true"]})
    with pytest.raises(SetupError, match="'clever' has no command"):
        Workers(1, LONG, {"clever": []})


def answered(workers: Workers, *questions: Question) -> list[Answer]:
    """The answers to *questions*, asked one after another."""

    async def scene() -> list[Answer]:
        answers = [await workers.choose(question) for question in questions]
        await workers.close()
        return answers

    return asyncio.run(scene())


def answered_together(workers: Workers, questions: list[Question]) -> list[Answer]:
    """The answers to *questions*, all asked at once."""

    async def scene() -> list[Answer]:
        answers = await asyncio.gather(*(workers.choose(question) for question in questions))
        await workers.close()
        return list(answers)

    return asyncio.run(scene())


def sergeants_option(question: Question) -> str:
    """What a sergeant with the question's dice takes."""
    return right_option(replace(question, level=SERGEANT))
