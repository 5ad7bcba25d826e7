"""Perfect recall: a view says what its seat can be sure of from its notices, no less and no more."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.data import Data
from eastfront.kernel.notices import Notice
from eastfront.kernel.state import State
from tests.contract.cases import cases
from tests.contract.profile import every_game, examples
from tests.contract.traits import TRAITS, AnyGame, NoteTaker
from tests.contract.walk import Walk

Notes = dict[int | None, NoteTaker]


@every_game
@examples(20)
@given(data=st.data())
def test_the_view_is_what_a_note_taker_is_sure_of(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug, rounds=40, skips=[0])))
    notes: Notes = {seat: TRAITS[slug].notes(walk.case.setup, seat) for seat in walk.seats}
    hear(notes, walk.opening)
    compare(walk.game, walk.state, notes)

    for _ in walk.decisions(900):
        hear(notes, walk.notices)
        compare(walk.game, walk.state, notes)
    hear(notes, walk.notices)

    compare(walk.game, walk.state, notes)


def hear(notes: Notes, notices: list[Notice]) -> None:
    """Let everybody hear what is shown to them."""
    for seat, taker in notes.items():
        for notice in notices:
            taker.hear(notice.shown_to(seat))


def compare(game: AnyGame, state: State, notes: Notes) -> None:
    """Compare everybody's notes with their view."""
    for seat, taker in notes.items():
        sure = taker.sure_of()
        seen = game.view_to_data(game.view(state, seat))
        assert isinstance(seen, dict)
        assert {} == differences(sure, {key: seen[key] for key in sure}), f"seat {seat}: (noted, seen)"


def differences(noted: Data, seen: Data, path: str = "") -> dict[str, tuple[Data, Data]]:
    """Return what differs, by its path."""
    if isinstance(noted, dict) and isinstance(seen, dict) and noted.keys() == seen.keys():
        found: dict[str, tuple[Data, Data]] = {}
        for key in noted:
            found |= differences(noted[key], seen[key], f"{path}.{key}")
        return found
    if isinstance(noted, list) and isinstance(seen, list) and len(noted) == len(seen):
        if not all(isinstance(item, dict) for item in noted):
            return {} if noted == seen else {path: (noted, seen)}
        found = {}
        for number, (one, other) in enumerate(zip(noted, seen, strict=True)):
            found |= differences(one, other, f"{path}[{number}]")
        return found
    return {} if noted == seen else {path: (noted, seen)}
