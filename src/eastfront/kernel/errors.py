"""The exceptions that callers of the rules may meet; each message says who, what and where."""

from __future__ import annotations


class EastfrontError(Exception):
    """Something a caller did cannot be done; the message says what and what would be valid."""


class IllegalOption(EastfrontError):
    """The option is not among those the present decision offers; the state is unchanged."""


class SetupError(EastfrontError):
    """A game, edition, option or seat count that does not exist or does not fit the others."""


class DataError(EastfrontError):
    """Plain data, a position or a log that is not what it says it is."""


class CardFileError(EastfrontError):
    """A card, question or rule file with a mistake; names the file, the entry and the field."""

    def __init__(self, file: str, entry: str, field: str, problem: str) -> None:
        super().__init__(f"{file}: {entry}: {field}: {problem}")
        self.file = file
        self.entry = entry
        self.field = field
        self.problem = problem
