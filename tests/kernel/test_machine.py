"""The machine: runs to the next question, takes what everybody can foresee, asks everything else."""

from __future__ import annotations

import pytest

from eastfront.kernel.decision import NOBODY
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op, Programs
from eastfront.kernel.notices import EVERYBODY, Notice
from tests.kernel.counting import OPEN, SECRET, Ask, Counting, Note, Start, started, take


def test_ops_run_in_order_until_no_frame_is_left() -> None:
    _, state = started([Note("a"), Note("b")])

    assert ["a", "b"] == state.trail
    assert (NOBODY, []) == (state.asked, state.frames)


def test_a_program_without_ops_does_nothing() -> None:
    _, state = started([], [Start(0, 0), Note("a")])

    assert ["a"] == state.trail


def test_the_machine_stops_where_somebody_is_asked() -> None:
    machine, state = started([Note("a"), Ask(SECRET, [2, 3]), Note("b")])

    assert (1, SECRET, ["a"]) == (state.asked, state.kind, state.trail)
    take(machine, state, 3)

    assert (3, ["a", "b"], NOBODY) == (state.sum, state.trail, state.asked)


def test_an_op_is_run_again_until_it_is_done() -> None:
    machine, state = started([Ask(SECRET, [2, 3], times=2), Note("end")])

    take(machine, state, 2)
    assert (1, 2) == (state.asked, state.sum)
    take(machine, state, 3)

    assert (5, ["end"]) == (state.sum, state.trail)


def test_a_single_option_of_an_open_kind_is_taken_without_asking() -> None:
    _, state = started([Ask(OPEN, [7]), Note("end")])

    assert (7, ["end"], NOBODY) == (state.sum, state.trail, state.asked)


def test_a_single_option_that_depends_on_secrets_is_asked_all_the_same() -> None:
    _, state = started([Ask(SECRET, [7]), Note("end")])

    assert (1, 0, []) == (state.asked, state.sum, state.trail)


def test_two_options_of_an_open_kind_are_asked() -> None:
    _, state = started([Ask(OPEN, [7, 8])])

    assert (1, 2) == (state.asked, len(state.options))


def test_a_program_goes_on_after_the_one_it_started() -> None:
    machine, state = started([Note("inner"), Ask(SECRET, [1])], [Note("a"), Start(0, 0), Note("b")])

    assert (0, ["a", "inner"], 2) == (state.asked, state.trail, len(state.frames))
    assert 5 == state.frames[-1].source
    take(machine, state, 1)

    assert ["a", "inner", "b"] == state.trail


def test_what_an_op_keeps_in_the_frame_is_gone_when_it_is_done_but_for_it() -> None:
    frame = Frame(4, 1, 9)
    frame.it, frame.left, frame.last = 6, 2, 3

    frame.done()

    assert (1, 6, 0, 0) == (frame.step, frame.it, frame.left, frame.last)
    assert (4, 1, 9) == (frame.program, frame.seat, frame.source)


def test_a_new_frame_has_picked_nothing() -> None:
    assert NO_CARD == Frame(0, 0, 0).it


def test_a_cloned_frame_shares_nothing() -> None:
    frame = Frame(4, 1, 9)
    frame.step, frame.it, frame.left, frame.last = 1, 6, 2, 3
    clone = frame.clone()

    for name in ("program", "step", "seat", "source", "it", "left", "last"):
        assert getattr(frame, name) == getattr(clone, name), name
    clone.done()

    assert 1 == frame.step


def test_a_cloned_state_goes_its_own_way() -> None:
    machine, state = started([Ask(SECRET, [2, 3], times=2)])
    clone = state.clone()

    take(machine, clone, 3)
    take(machine, clone, 2)

    assert (5, NOBODY) == (clone.sum, clone.asked)
    assert (0, 1, 1, 2) == (state.sum, state.asked, len(state.frames), len(state.options))
    assert 0 == state.frames[0].left


def test_a_state_tells_only_if_somebody_listens() -> None:
    state = Counting()
    state.tell("counts", "toy-1", {"seat": 0}, [3])
    heard: list[Notice] = []
    state.notices = heard
    state.tell("counts", "toy-1", {"seat": 1}, [3], "hidden", "open", 2)
    state.tell("counts", "toy-1", {}, [])

    assert [2, EVERYBODY] == [notice.seen for notice in heard]
    assert ("hidden", "open", {"seat": 1}) == (heard[0].origin, heard[0].target, heard[0].arguments)
    assert state.clone().notices is None


def test_programs_are_known_by_number_and_by_name() -> None:
    programs: Programs[Counting] = Programs()
    ops: list[Op[Counting]] = [Note("a")]

    assert (0, 1) == (programs.add("first", []), programs.add("second", ops))
    assert (1, ops) == (programs.numbers["second"], programs.ops[1])
    with pytest.raises(AssertionError, match="first"):
        programs.add("first", [])


def test_an_op_without_text_or_questions_says_so() -> None:
    op = Note("a")
    state = Counting()

    assert op.can(state, 0, 0)
    with pytest.raises(AssertionError, match="no card text"):
        op.words()
    with pytest.raises(AssertionError, match="asks nothing"):
        op.answer(state, Frame(0, 0, 0), 0)
