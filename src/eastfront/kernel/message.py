"""Messages: what is to be said, as an id and arguments, in no language."""

from __future__ import annotations

from typing import TypeAlias, Union

Argument: TypeAlias = Union[int, str, "Message", list["Message"]]


class Message:
    """A message id with its arguments; `words` turns it into a sentence of a language."""

    def __init__(self, id: str, **arguments: Argument) -> None:
        self.id = id
        self.arguments: dict[str, Argument] = arguments

    def __eq__(self, other: object) -> bool:
        """Tell whether both say the same."""
        return isinstance(other, Message) and self.id == other.id and self.arguments == other.arguments

    def __hash__(self) -> int:
        """Hash by id: equal messages have equal ids."""
        return hash(self.id)

    def __repr__(self) -> str:
        """Show id and arguments."""
        return f"Message({self.id!r}, {self.arguments!r})"


class Refusal:
    """Why something is not offered: the clause that forbids it and a message that says so."""

    def __init__(self, rule: str, message: Message) -> None:
        self.rule = rule
        self.message = message


def refused(rule: str, id: str, **arguments: Argument) -> Refusal:
    """Return a refusal under *rule* that says the message *id*."""
    return Refusal(rule, Message(id, **arguments))
