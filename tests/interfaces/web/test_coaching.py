"""The first game with a coach: opened for oneself, explained throughout, advised by one's own view alone."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any

import pytest
from msgspec.structs import replace

from eastfront.games import SLUGS, game_of
from eastfront.kernel.game import View
from eastfront.kernel.luck import key_of_seed
from eastfront.players.worker import choose
from eastfront.table.carddata import card_data_hash
from eastfront.table.coach.advising import Moment, lessons_at, moment_of, question_at, value_at, verb_of
from eastfront.table.coach.course import Course, Lesson, Step, course_of
from eastfront.table.live.keeper import choice_seed
from eastfront.table.log import Header
from eastfront.table.table import Table
from eastfront.words import Words, languages_of
from tests.checkout import ROOT
from tests.interfaces.web.seating import seat_all
from tests.interfaces.web.servers import Client
from tests.words.entries import entries_of

WORDS = ROOT / "src" / "eastfront" / "words"
LONGEST = 60
# Between two decisions of which possible worlds are compared.
APART = 9
every_game = pytest.mark.parametrize("game", SLUGS)


def advice(client: Client, id: str, **query: Any) -> Any:
    """Return what the coach says to a client."""
    return client.get(f"/api/tables/{id}/advice", **query)


def turned_away(client: Client, id: str, **query: Any) -> tuple[int, str]:
    """Ask for advice that is not given; gives the status and the kind of problem."""
    answer = client.request("GET", f"/api/tables/{id}/advice", params=query)
    return answer.status_code, answer.json()["problem"]


def wait_for_turn(client: Client, id: str) -> Any:
    """Return the position in which the learner is asked, or after the end."""
    while True:
        present = client.position(id)
        if present["outcome"] or present["table"]["asked"] in present["table"]["yours"]:
            return present


def follow(game: str) -> Iterator[tuple[Table, Course, View, Moment]]:
    """Play a coached game, always as suggested; gives every decision of the learner, and then the end."""
    rules, course = game_of(game), course_of(game)
    occupants = ["recruit"] * course.seats
    cards = card_data_hash(game)
    table = Table(rules, Header(course.setup, course.key, rules.rules_version, cards, occupants))
    while table.asked is not None:
        seat = table.asked
        view = table.view(seat)
        if seat == course.seat:
            yield table, course, view, moment_of(rules, view, True, False, not table.why_unasked(seat))
        question = question_at(rules, game, view)
        if seat != course.seat:
            question = replace(question, seed=choice_seed(table, seat, len(table.lines)))
        table.choose(seat, choose(question))
        table.forget()
    view = table.view(course.seat)
    yield table, course, view, moment_of(rules, view, False, True, False)


@every_game
def test_a_coached_game_is_opened_started_and_private(anna: Client, game: str) -> None:
    table = anna.post("/api/coached", game=game)

    course = course_of(game)
    assert ("running", "private", [course.seat]) == (table["status"], table["visibility"], table["yours"])
    assert {"kind": "coach", "seed": course.seed} == table["origin"]
    assert (game, course.edition, course.seats) == (table["game"], table["edition"], len(table["seats"]))
    others = {seat["level"] for seat in table["seats"] if seat["seat"] != course.seat}
    assert {"recruit"} == others
    listed = anna.get("/api/tables", status="running")["tables"]
    assert table["id"] not in [each["id"] for each in listed]


def test_everybody_learns_by_the_same_game(anna: Client, boris: Client) -> None:
    first, second = (each.post("/api/coached", game="stalingrad")["id"] for each in (anna, boris))

    assert first != second
    assert wait_for_turn(anna, first)["view"] == wait_for_turn(boris, second)["view"]


def test_a_game_that_was_begun_goes_on_unless_it_is_wanted_anew(anna: Client) -> None:
    id = anna.post("/api/coached", game="battlecards")["id"]

    assert id == anna.post("/api/coached", game="battlecards")["id"]
    assert id != anna.post("/api/coached", game="barbarossa")["id"]
    assert id != anna.post("/api/coached", game="battlecards", anew=True)["id"]


def test_two_requests_at_once_begin_one_game(anna: Client) -> None:
    def begin(number: int) -> str:
        id: str = anna.post("/api/coached", game="stalingrad")["id"]
        return id

    with ThreadPoolExecutor(4) as pool:
        ids = list(pool.map(begin, range(4)))

    assert 1 == len(set(ids))


def test_a_game_begun_anew_is_begun_once_however_often_that_is_sent(anna: Client) -> None:
    old = anna.post("/api/coached", game="stalingrad")["id"]

    def begin(key: str) -> str:
        id: str = anna.post("/api/coached", key, game="stalingrad", anew=True)["id"]
        return id

    with ThreadPoolExecutor(4) as pool:
        first, *again = pool.map(begin, ["one and the same"] * 4)
    another = begin("quite another one")

    assert [first] * 3 == again
    assert 3 == len({old, first, another})
    assert "running" == anna.get(f"/api/tables/{first}")["status"]


def test_a_game_that_is_over_is_not_gone_on_with(anna: Client) -> None:
    id = anna.post("/api/coached", game="battlecards")["id"]
    anna.post(f"/api/tables/{id}/resign")

    assert id != anna.post("/api/coached", game="battlecards")["id"]


def test_the_key_is_that_of_the_seed_and_the_file_says_so(anna: Client) -> None:
    table = anna.post("/api/coached", game="stalingrad")
    anna.post(f"/api/tables/{table['id']}/resign")

    shown = anna.get(f"/api/tables/{table['id']}/reveal")
    first = anna.request("GET", f"/api/tables/{table['id']}/log").text.partition("\n")[0]

    seed = course_of("stalingrad").seed
    assert key_of_seed(seed).hex() == shown["key"]
    assert table["commitment"] == shown["commitment"]
    assert table["commitment"] == sha256(bytes.fromhex(shown["salt"] + shown["key"])).hexdigest()
    assert f'"seed":"{seed}"' in first.replace(" ", "")


def test_a_game_that_is_not_there_cannot_be_learned(anna: Client) -> None:
    status, problem = anna.refused("/api/coached", game="chess")

    assert (404, "not-there") == (status, problem["problem"])


def test_there_is_no_coach_at_other_tables(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris)

    assert (404, "not-there") == turned_away(anna, id)


def test_nobody_is_advised_about_the_seat_of_another(url: str, anna: Client, boris: Client) -> None:
    id = anna.post("/api/coached", game="stalingrad")["id"]
    other = 1 - course_of("stalingrad").seat

    with Client(url) as stranger:
        assert (401, "no-name") == turned_away(stranger, id)
    assert (403, "not-yours") == turned_away(boris, id)
    assert (403, "not-yours") == turned_away(anna, id, seat=other)
    assert (404, "not-there") == turned_away(anna, "nowhere")
    assert (404, "not-there") == turned_away(anna, id, language="xx")


@every_game
def test_a_suggestion_is_an_option_and_can_be_followed(anna: Client, game: str) -> None:
    id = anna.post("/api/coached", game=game)["id"]

    for _ in range(12):
        present = wait_for_turn(anna, id)
        given = advice(anna, id)
        options = {option["name"]: option["text"] for option in present["decision"]["options"]}

        assert present["version"] == given["version"]
        assert options[given["suggestion"]["option"]] == given["suggestion"]["text"]
        assert present["decision"]["kind"] in [lesson["id"] for lesson in given["lessons"]]
        assert given == advice(anna, id, seat=present["seat"])
        anna.post(
            f"/api/tables/{id}/choices", option=given["suggestion"]["option"], version=present["version"]
        )


@every_game
def test_advice_can_be_worked_out_from_what_the_seat_is_shown(anna: Client, game: str) -> None:
    rules, course = game_of(game), course_of(game)
    id = anna.post("/api/coached", game=game)["id"]

    for _ in range(8):
        present = wait_for_turn(anna, id)
        given = advice(anna, id)
        view = rules.view_from_data(present["view"])
        moment = moment_of(rules, view, True, False, present["undo"])

        assert choose(question_at(rules, game, view)) == given["suggestion"]["option"]
        assert [each.id for each in lessons_at(course, moment)] == [each["id"] for each in given["lessons"]]
        # Not what was suggested: whoever goes his own way is advised as well.
        anna.choose(id, -1)


def test_whoever_is_not_asked_gets_no_suggestion(anna: Client) -> None:
    id = anna.post("/api/coached", game="battlecards")["id"]
    anna.post(f"/api/tables/{id}/resign")

    given = advice(anna, id)

    assert (["over"], None) == ([lesson["id"] for lesson in given["lessons"]], given["suggestion"])


@every_game
def test_advice_and_introduction_come_in_every_language_of_the_game(anna: Client, game: str) -> None:
    id = anna.post("/api/coached", game=game)["id"]
    wait_for_turn(anna, id)

    for language in languages_of(game):
        steps = anna.get(f"/api/games/{game}/introduction", language=language)["steps"]
        lessons = advice(anna, id, language=language)["lessons"]

        assert len(steps) >= 5
        assert all(each["title"] and each["text"] for each in (*steps, *lessons))


@every_game
def test_a_whole_game_as_suggested_comes_to_its_end_and_every_decision_is_explained(game: str) -> None:
    met: set[str] = set()
    for table, course, view, moment in follow(game):
        lessons = lessons_at(course, moment)
        assert lessons, moment.kind
        assert lessons[0].is_plain, moment.kind
        assert (view.kind if table.outcome is None else "over") == lessons[0].id
        assert not any(lesson.elsewhere for lesson in lessons), moment.kind
        met.update(lesson.id for lesson in lessons)

    assert table.outcome is not None
    assert {"undo", "caution", "log", "over"} <= met
    assert len(met) > course.length / 2


@every_game
def test_advice_is_the_same_in_every_world_that_looks_the_same(game: str) -> None:
    rules = game_of(game)
    for number, (table, course, view, moment) in enumerate(follow(game)):
        if number % APART or table.outcome:
            continue
        twin = rules.view(rules.sample(view, key_of_seed(number)), course.seat)
        undo = "undo" in moment.signs

        assert moment == moment_of(rules, twin, True, False, undo)
        assert question_at(rules, game, view) == question_at(rules, game, twin)
        if number > 20 * APART:
            return


@every_game
def test_every_kind_of_decision_has_a_lesson_of_its_own(game: str) -> None:
    own = {lesson.id for lesson in course_of(game).lesson if lesson.is_plain and [lesson.id] == lesson.kinds}

    assert {*game_of(game).kinds, "waiting", "over"} == own


@every_game
def test_lessons_cite_clauses_that_hold_in_the_coached_game(game: str) -> None:
    rules, course = game_of(game), course_of(game)
    ledger = {rule.id: rule for rule in rules.ledger()}
    answers = rules.check(course.setup)

    for each in parts(course):
        for id in each.rules:
            rule = ledger[id]
            key, _, value = rule.option.partition("=")
            assert not rule.editions or course.edition in rule.editions, (each.id, id)
            assert not key or answers[key] == value, (each.id, id)


@every_game
def test_what_lessons_wait_for_can_be_found_in_a_view(game: str) -> None:
    rules, course = game_of(game), course_of(game)
    seen = rules.view_to_data(rules.view(rules.new(course.setup, course.key), course.seat))
    verbs = {verb_of(name) for name in rules.names.verbs}

    for lesson in course.lesson:
        assert set(lesson.kinds) <= {*rules.kinds, "waiting", "over"}, lesson.id
        assert not lesson.offers or lesson.offers in verbs, lesson.id
        for place in (*lesson.some, *lesson.none, *lesson.least, *lesson.most):
            value_at(seen, place)
    assert all(set(reasons) <= verbs for reasons in course.reasons.values())
    assert set(course.reasons) <= set(rules.kinds)


@every_game
def test_the_words_of_the_coach_are_all_there_and_short(game: str) -> None:
    course = course_of(game)
    said = [message for each in parts(course) for message in (course.title(each.id), course.text(each.id))]
    reasons = [course.reason(kind, verb) for kind in course.reasons for verb in course.reasons[kind]]
    messages = [*said, *(reason for reason in reasons if reason)]

    assert len({message.id for message in messages}) == len(messages)
    for language in languages_of(game):
        path = WORDS / language / f"coach-{game}.ftl"
        assert {message.id for message in messages} == set(entries_of([path])), language
    for message in messages:
        assert len(Words("en").sentence(message).split()) <= LONGEST, message.id


def parts(course: Course) -> list[Step | Lesson]:
    """Return all that a course says."""
    return [*course.step, *course.lesson]
