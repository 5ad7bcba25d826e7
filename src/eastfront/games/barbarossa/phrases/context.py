"""What phrases must know besides the thing itself."""

from __future__ import annotations

from eastfront.games.barbarossa.cards import Definition
from eastfront.games.barbarossa.rules import Rules
from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.message import Message


class Context:
    """The open facts that wording needs; everything in it stands in the view of the seat that reads.

    *program* is the name of the running program, such as `turn`, `lost` or `kharkov.on_attack`,
    empty when the game is over. *options* is empty for a seat that is not asked. *points* are those
    of the turn, by kind. *target* is the Site under attack or -1, *lowered* by how much its Defence
    was lowered.
    """

    def __init__(
        self,
        definitions: list[Definition],
        rules: Rules,
        asked: int = -1,
        kind: str = "",
        options: list[int] | None = None,
        program: str = "",
        points: dict[str, int] | None = None,
        target: int = NO_CARD,
        lowered: int = 0,
        revealed: list[int] | None = None,
        doomed: list[int] | None = None,
    ) -> None:
        self.definitions = definitions
        self.rules = rules
        self.asked = asked
        self.kind = kind
        self.options: list[int] = options or []
        self.program = program
        self.points: dict[str, int] = points or {}
        self.target = target
        self.lowered = lowered
        self.revealed: list[int] = revealed or []
        self.doomed: list[int] = doomed or []

    def source(self) -> Definition | None:
        """Return the card whose program is running, if it is a card's."""
        id, dot, _ = self.program.partition(".")
        for definition in self.definitions:
            if dot and definition.id == id:
                return definition
        return None

    def defence(self) -> int:
        """Return the target's Defence now, at least 0."""
        return max(
            0, self.printed_defence() + sum(self.modifier(card) for card in self.revealed) - self.lowered
        )

    def printed_defence(self) -> int:
        """Return the Defence on the target."""
        return self.definitions[self.target].defence or 0

    def modifier(self, event: int) -> int:
        """Return what a revealed Event adds."""
        return self.definitions[event].modifier or 0

    def target_name(self) -> Message:
        """Name the Site under attack."""
        return Message(f"card-{self.definitions[self.target].id}")


def context_of(
    view: BarbarossaView, rules: Rules, definitions: list[Definition], programs: list[str]
) -> Context:
    """Return the context of *view*; *programs* are the names of all programs by number."""
    return Context(
        definitions,
        rules,
        view.asked,
        view.kind,
        view.options,
        programs[view.frames[-1].program] if view.frames else "",
        {
            "tactic": view.tactic,
            "supply": view.supply,
            "reinforcement": view.reinforcement,
            "attack": view.attack,
        },
        view.target,
        view.lowered,
        view.revealed,
        view.doomed,
    )
