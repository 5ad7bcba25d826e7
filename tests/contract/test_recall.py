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
    compare(walk.game, walk.state, notes, walk.seats)

    for number, _ in enumerate(walk.decisions(900)):
        hear(notes, walk.notices)
        compare(walk.game, walk.state, notes, [walk.seats[number % len(walk.seats)]])
    hear(notes, walk.notices)

    compare(walk.game, walk.state, notes, walk.seats)


def hear(notes: Notes, notices: list[Notice]) -> None:
    """Let everybody hear what is shown to them."""
    for seat, taker in notes.items():
        for notice in notices:
            taker.hear(notice.shown_to(seat))


def compare(game: AnyGame, state: State, notes: Notes, seats: list[int | None]) -> None:
    """Compare the notes of *seats* with their views."""
    for seat in seats:
        seen = game.view_to_data(game.view(state, seat))
        found = differences(notes[seat].sure_of(), seen)
        unnoted = TRAITS[game.describe().slug].unnoted
        assert {} == {path: pair for path, pair in found.items() if path not in unnoted}, seat
        assert set(unnoted) <= found.keys()


def differences(noted: Data, seen: Data, path: str = "") -> dict[str, tuple[Data, Data]]:
    """Return what differs, by its path: what is noted and what is seen."""
    if noted == seen:
        return {}
    if isinstance(noted, dict) and isinstance(seen, dict):
        found: dict[str, tuple[Data, Data]] = {}
        for key in noted.keys() | seen.keys():
            inner = f"{path}.{key}" if path else key
            if key in noted and key in seen:
                found |= differences(noted[key], seen[key], inner)
            else:
                found[inner] = (noted.get(key), seen.get(key))
        return found
    if isinstance(noted, list) and isinstance(seen, list) and len(noted) == len(seen):
        if not all(isinstance(item, dict) for item in noted):
            return {path: (noted, seen)}
        found = {}
        for number, (one, other) in enumerate(zip(noted, seen, strict=True)):
            found |= differences(one, other, f"{path}[{number}]")
        return found
    return {path: (noted, seen)}
