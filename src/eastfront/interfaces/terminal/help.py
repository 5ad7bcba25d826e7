"""The question mark: explains commands, cards, clauses and refusals."""

from __future__ import annotations

from typing import Final

from eastfront.interfaces.terminal.naming import Naming
from eastfront.interfaces.terminal.speech import Speech
from eastfront.kernel.errors import EastfrontError
from eastfront.kernel.game import View
from eastfront.kernel.message import Message

# What may be typed, and what it does.
COMMANDS: Final = {
    "number": Message("help-number"),
    "number*": Message("help-again"),
    "? number": Message("help-card-of-option"),
    "? card": Message("help-card"),
    "?? card": Message("help-sources"),
    "? verb card": Message("help-refusal"),
    "? clause": Message("help-clause"),
    "t": Message("help-table"),
    "p": Message("help-piles"),
    "hint": Message("help-hint"),
    "u": Message("help-undo"),
    "s [file]": Message("help-save"),
    "q": Message("help-quit"),
}


def explain(speech: Speech, view: View, text: str) -> list[str]:
    """Explain what *text* names: a number of the list, a clause, a card, or a verb with a noun."""
    if text.startswith("?"):
        return explain_sources(speech, view, text.removeprefix("?").strip())
    asked = text.strip()
    if not asked:
        return [command_line(speech, typed) for typed in COMMANDS]
    commands = [typed for typed in COMMANDS if asked.lower() in (typed, typed.partition(" ")[0])]
    if commands:
        return [command_line(speech, commands[0])]
    if is_number(asked):
        return explain_option(speech, view, numbered(speech, view.options, asked))
    if asked.lower() in speech.rules:
        return speech.rule(asked.lower())
    if speech.is_clause(asked.lower()):
        return [speech.say("screen-no-clause", clause=asked)]
    naming = Naming(speech, view)
    verb, rest = naming.split(asked)
    if verb and not naming.is_card(asked):
        return explain_attempt(speech, view, verb, rest)
    card = speech.find_card(asked)
    return speech.card_page(card) if card else speech.refusal(view, asked.lower())


def command_line(speech: Speech, typed: str) -> str:
    """Return what may be *typed* with what it does, and examples of the game at hand."""
    use = Message(COMMANDS[typed].id, game=speech.game.describe().slug)
    return f"  {typed:12}  {speech.words.phrase(use)}"


def is_number(text: str) -> bool:
    """Tell whether *text* is a number as they stand in the list."""
    return text.isascii() and text.isdigit()


def numbered(speech: Speech, options: list[int], number: str) -> int:
    """Return the option with this *number* in the list."""
    for place, option in enumerate(options, start=1):
        if str(place) == number:
            return option
    raise EastfrontError(speech.say("screen-no-number", count=len(options)))


def explain_option(speech: Speech, view: View, option: int) -> list[str]:
    """Explain an option by the card and the clause that it is about, or say what it does."""
    card = speech.card_of_option(option, view)
    clause: str = speech.screen_module().clause_of_option(option)
    number = view.options.index(option) + 1
    lines = speech.card_page(card) if card else []
    if clause:
        lines += speech.rule(clause)
    first = speech.say("screen-offered", number=number, name=speech.game.option_name(option))
    return [first, *(lines or [f"  {speech.option(option, view)}"])]


def why_not_taken(speech: Speech, view: View, line: str) -> str:
    """Say why what was typed is not on offer; of a verb and its noun the rules know it."""
    naming = Naming(speech, view)
    verb, rest = naming.split(line)
    if not verb:
        return speech.say("screen-not-understood", line=line)
    reason = speech.refusal(view, naming.attempt(verb, rest))[0]
    return speech.say("screen-refused", reason=reason, line=line)


def explain_sources(speech: Speech, view: View, text: str) -> list[str]:
    """Say where the values of a card come from, one of a number of the list too."""
    if is_number(text):
        card = speech.card_of_option(numbered(speech, view.options, text), view)
    else:
        card = speech.find_card(text)
    if not card:
        raise EastfrontError(speech.say("screen-no-card", text=text))
    return speech.sourced_page(card)


def explain_attempt(speech: Speech, view: View, verb: str, rest: str) -> list[str]:
    """Say why something is not offered, or that it is."""
    name = Naming(speech, view).attempt(verb, rest)
    for option in view.options:
        if speech.game.option_name(option) == name:
            return explain_option(speech, view, option)
    return speech.refusal(view, name)
