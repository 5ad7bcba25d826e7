"""The part of a state that every game shares: luck, running frames and what is being asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from eastfront.kernel.catalogue import Catalogue
from eastfront.kernel.data import Data, Record
from eastfront.kernel.decision import NOBODY, Decision, check_asking
from eastfront.kernel.frames import Frame
from eastfront.kernel.luck import Luck
from eastfront.kernel.notices import EVERYBODY, Notice

OPTIONS_ROOM: Final = 16

# An empty vec has no buffer to share, so all states may start from this one.
NO_OPTIONS: Final[vec[i64]] = vec[i64]()


def new_options() -> vec[i64]:
    """Return an empty list of options with room for those of most decisions."""
    return vec[i64](capacity=OPTIONS_ROOM)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data at every decision. Games add their zones and numbers in a subclass."""

    __slots__ = ("asked", "frames", "kind", "luck", "notices", "options")

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.frames: list[Frame] = []
        self.asked: i64 = NOBODY
        self.kind: i64 = 0
        self.options: vec[i64] = NO_OPTIONS
        self.notices: list[Notice] | None = None

    def ask(self, seat: i64, kind: i64, options: vec[i64]) -> None:
        """Ask *seat* to take one of *options*; equal questions list them in equal order."""
        self.asked = seat
        self.kind = kind
        self.options = options

    def push(self, program: i64, seat: i64, source: i64) -> None:
        """Start *program*; the one at work goes on after it."""
        self.frames.append(Frame(program, seat, source))

    def copy_base(self, other: State) -> None:
        """Give *other* copies of everything this class holds, but no sink for notices."""
        frames: list[Frame] = []
        for frame in self.frames:
            frames.append(frame.clone())
        other.frames = frames
        other.asked = self.asked
        other.kind = self.kind
        other.options = self.options[:]

    def asking_to_data(self, kinds: list[str], names: Catalogue) -> dict[str, Data]:
        """Write who is asked, the kind by its name out of *kinds*, and the options by name."""
        options = [int(option) for option in self.options]
        return names.decision_to_data(Decision(self.asked, kinds[self.kind], options))

    def read_asking(self, record: Record, seats: int, kinds: list[str], names: Catalogue) -> None:
        """Read what is asked; the frames must have been read before."""
        decision = names.read_decision(record, seats, kinds)
        check_asking(record, decision, len(self.frames), False)
        self.asked = decision.seat
        if decision.seat != NOBODY:
            self.kind = kinds.index(decision.kind)
            self.options = vec[i64](decision.options)

    def tell(
        self,
        id: str,
        rule: str,
        arguments: dict[str, int],
        cards: list[int],
        origin: str = "",
        target: str = "",
        seen: int = EVERYBODY,
    ) -> None:
        """Report a fact, if anybody listens."""
        if self.notices is not None:
            self.notices.append(Notice(id, rule, arguments, cards, origin, target, seen))
