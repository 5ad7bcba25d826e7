"""What runs and what is asked, as plain data: by names, both ways, and refused where it does not fit."""

from __future__ import annotations

from functools import cache

import pytest

from eastfront.kernel.catalogue import Catalogue
from eastfront.kernel.data import Data, Record
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.errors import DataError
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.luck import key_of_seed
from tests.kernel.toys.battlecards.game import BattleCards
from tests.kernel.toys.checks import choose, setup_of
from tests.kernel.toys.stalingrad.game import Stalingrad
from tests.kernel.toys.stalingrad.state import KINDS, StalingradToy

CARDS = Catalogue(["flak", "minsk"], [])
EVENT = ["pass", "play panzer-thrust"]


@cache
def game() -> Stalingrad:
    return Stalingrad()


def frame_data(**change: Data) -> dict[str, Data]:
    frame: dict[str, Data] = {"program": "battle", "step": 1, "seat": 0, "source": "flak", "it": ""}
    return frame | {"left": 0, "last": 1} | change


def read(*frames: Data) -> list[Frame]:
    return game().programs.read_frames(Record("state", {"frames": list(frames)}), 2, CARDS)


def question(**change: Data) -> Record:
    good: dict[str, Data] = {"asked": 0, "kind": "event", "options": list[Data](EVENT)}
    return Record("state", good | change)


def blank(frames: int) -> StalingradToy:
    """Return a state in which nobody is asked and so many programs run."""
    state = game().new(setup_of(game()), key_of_seed(1))
    state.asked = NOBODY
    state.frames = [Frame(0, 0, 0) for _ in range(frames)]
    return state


def test_frames_are_written_by_the_names_of_programs_and_cards() -> None:
    frames = read(frame_data(), frame_data(program="event", step=0, source="", it="minsk", left=-2))

    assert [(1, 0, 0, NO_CARD, 0, 1), (0, 0, NO_CARD, 1, -2, 1)] == [
        (each.step, each.seat, each.source, each.it, each.left, each.last) for each in frames
    ]
    assert ["battle", "event"] == [game().programs.names[frame.program] for frame in frames]
    written = game().programs.frames_to_data(frames, CARDS)
    assert [frame_data(), frame_data(program="event", step=0, source="", it="minsk", left=-2)] == written


def test_a_game_may_write_it_as_something_else_than_a_card() -> None:
    toy = BattleCards()
    frame = Frame(toy.turn, 1, 0)
    frame.it = 1

    data = toy.programs.frames_to_data([frame], toy.names)
    again = toy.programs.read_frames(Record("state", {"frames": data}), 2, toy.names)

    assert 1 == again[0].it == Record("state", {"frames": data}).records("frames")[0].whole("it")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"program": "siesta"}, "state.frames[1]: there is no program 'siesta'"),
        ({"step": 4}, "state.frames[1]: step must be from 0 to 3, not 4"),
        ({"step": 3}, "state: the program at work has no step left"),
        ({"seat": 2}, "state.frames[1]: seat must be from 0 to 1, not 2"),
        ({"source": "kiev"}, "there is no card 'kiev'"),
        ({"it": 1}, "state.frames[1]: it must be a text, not 1"),
        ({"left": None}, "state.frames[1]: left must be a whole number, not None"),
    ],
)
def test_a_frame_that_cannot_be_is_refused(change: dict[str, Data], problem: str) -> None:
    with pytest.raises(DataError) as caught:
        read(frame_data(**change))

    assert problem == str(caught.value)


def test_only_the_program_at_work_must_have_a_step_left() -> None:
    assert [3, 1] == [frame.step for frame in read(frame_data(step=3), frame_data())]


def test_a_question_is_written_by_names() -> None:
    state = blank(1)

    state.read_asking(question(), 2, KINDS, game().names)

    assert (0, "event") == (state.asked, KINDS[state.kind])
    assert EVENT == [game().option_name(option) for option in state.options]
    assert question().data == state.asking_to_data(KINDS, game().names)


def test_where_nobody_is_asked_no_question_is_written() -> None:
    state = blank(0)
    state.kind = 1

    data = state.asking_to_data(KINDS, game().names)
    state.read_asking(Record("state", data), 2, KINDS, game().names)

    assert {"asked": NOBODY, "kind": "", "options": []} == data
    assert NOBODY == state.asked


@pytest.mark.parametrize(
    ("frames", "change", "problem"),
    [
        (1, {"asked": 2}, "state: asked must be from -1 to 1, not 2"),
        (1, {"kind": "tea"}, "state: there is no kind 'tea'; valid: event, reaction"),
        (1, {"options": ["play kiev"]}, "there is no card 'kiev'"),
        (1, {"options": []}, "state: asked, frames and options do not belong together"),
        (0, {}, "state: asked, frames and options do not belong together"),
        (1, {"asked": NOBODY}, "state: asked, frames and options do not belong together"),
    ],
)
def test_a_question_that_nothing_asks_is_refused(frames: int, change: dict[str, Data], problem: str) -> None:
    with pytest.raises(DataError) as caught:
        blank(frames).read_asking(question(**change), 2, KINDS, game().names)

    assert problem == str(caught.value)


@pytest.mark.parametrize(("seat", "is_refused"), [(0, True), (1, False), (None, False)])
def test_only_the_seat_that_is_asked_must_see_options(seat: int | None, is_refused: bool) -> None:
    state = game().new(setup_of(game()), key_of_seed(1))
    choose(game(), state, "pass")
    view = game().view(state, seat)

    if is_refused:
        with pytest.raises(DataError, match="do not belong together"):
            view.read_asking(question(options=[]), KINDS, game().names)
    else:
        view.read_asking(question(options=[]), KINDS, game().names)
        assert {"asked": 0, "kind": "event", "options": []} == view.asking_to_data(game().names)
