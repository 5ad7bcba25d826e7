"""What the terminal says: everything of a game and of the screens, in the words of one language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib import import_module
from itertools import groupby
from types import ModuleType
from unicodedata import combining, normalize

from eastfront.kernel.catalogue import STATUSES
from eastfront.kernel.data import Record
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import DataError
from eastfront.kernel.game import CardText, Game, View
from eastfront.kernel.ledger import Rule
from eastfront.kernel.message import Argument, Message
from eastfront.kernel.notices import Notice
from eastfront.kernel.state import State
from eastfront.words import game_words, seat_message


class Speech:
    """A game's notices, decisions, options, cards and rules as sentences; cards as *setup* has them."""

    def __init__(self, game: Game[State, View], setup: Setup | None = None, language: str = "en") -> None:
        self.game = game
        self.setup = setup
        self.words = game_words(game.describe().slug, language)
        self.cards: dict[str, CardText] = {card.id: card for card in game.cards(setup)}
        self.names = {id: self.words.phrase(card.name) for id, card in self.cards.items()}
        self.rules: dict[str, Rule] = {rule.id: rule for rule in game.ledger()}

    def say(self, id: str, **arguments: Argument) -> str:
        """Return the words of a message of the screens."""
        return self.words.sentence(Message(id, **arguments))

    def listed(self, items: Iterable[str]) -> str:
        """Return *items* one after the other; nothing if there are none."""
        return self.joined(list(items), "list-comma")

    def clauses(self, items: Iterable[str]) -> str:
        """Return *items*, which may be lists themselves, one after the other; nothing if there are none."""
        return self.joined(list(items), "list-clauses")

    def joined(self, items: list[str], how: str) -> str:
        """Return *items* joined by the message *how*."""
        return self.words.join(items, how) if items else ""

    def notice(self, notice: Notice, view: View) -> str:
        """Return a notice as a sentence."""
        return self.words.sentence(self.game.phrase_notice(notice, view))

    def news(self, notices: list[Notice], view: View) -> list[str]:
        """Return notices as sentences, as far as the view's seat may know."""
        return self.told_once(self.notice(notice, view) for notice in notices)

    def told_once(self, sentences: Iterable[str]) -> list[str]:
        """Return *sentences*; what would be said several times in a row is said once."""
        lines: list[str] = []
        for sentence, run in groupby(sentences):
            count = len(list(run))
            lines.append(sentence if count == 1 else self.say("screen-times", sentence=sentence, count=count))
        return lines

    def decision(self, view: View) -> str:
        """Return what is asked."""
        return self.words.sentence(self.game.phrase_decision(view))

    def option(self, option: int, view: View) -> str:
        """Return an option, short enough for a list."""
        return self.words.sentence(self.game.phrase_option(option, view))

    def seat(self, seat: int, occupants: list[str]) -> str:
        """Name a seat with its occupant; *seat* counts from 0."""
        return self.say("screen-seat", seat=self.side(seat), occupant=occupants[seat])

    def side(self, seat: int) -> str:
        """Name a seat by what it plays, or by its number where all play the same; *seat* counts from 0."""
        edition = self.setup.edition if self.setup else ""
        return self.words.sentence(seat_message(self.game.describe(), edition, seat))

    def card_of_option(self, option: int, view: View) -> str:
        """Return the id of the card that an option is about, or nothing."""
        id: str = self.screen_module().card_of_option(self, option, view)
        return id

    def find_card(self, text: str) -> str:
        """Return the id of the card that *text* names by id, name or a part of it; nothing if none does.

        Of cards of one name it is the first.
        """
        wanted = slug(text)
        if wanted in self.cards or not wanted:
            return wanted
        titles = {id: f"{id}--{slug(self.names[id])}" for id in self.cards}
        parts = [id for id in self.cards if is_inside(titles[id], wanted)]
        found = [id for id in parts if slug(self.names[id]) == wanted]
        found = found or [id for id in parts if begins_word(titles[id], wanted)] or parts
        if len({self.names[id] for id in found}) > 1:
            raise DataError(self.say("screen-several-cards", text=text, cards=self.listed(found)))
        return found[0] if found else ""

    def refusal(self, view: View, name: str) -> list[str]:
        """Say why the option that bears this *name* is not offered, with the clause that forbids it."""
        verb, _, noun = name.partition(" ")
        refusal = self.game.why_not(view, verb, noun)
        return [self.words.sentence(refusal.message), *self.rule(refusal.rule)]

    def is_clause(self, text: str) -> bool:
        """Tell whether *text* is written like the id of a clause."""
        return any(text.startswith(id.partition("-")[0] + "-") and text[-1].isdigit() for id in self.rules)

    def rule(self, id: str) -> list[str]:
        """Return a clause of the rules with its source, and why it is so where that is ours."""
        rule = self.rules[id]
        source = "; ".join(rule.source)
        line = self.say("screen-rule", clause=id, text=rule.text, status=rule.status, source=source)
        return [line, self.say("screen-why", why=rule.why)] if rule.why else [line]

    def card_page(self, id: str) -> list[str]:
        """Return what a player needs of a card: facts, text, and how far its values are known."""
        return [*self.card_lines(id), "  " + self.marks(self.cards[id])]

    def sourced_page(self, id: str) -> list[str]:
        """Return a card with the sources of its values, which say how far they are known, too."""
        return [*self.card_lines(id), *self.sources(id)]

    def card_lines(self, id: str) -> list[str]:
        """Return name, facts and text of a card."""
        card = self.cards[id]
        lines = [self.say("screen-card", name=self.names[id], card=id)]
        lines.append("  " + self.facts(card))
        return lines + ["  " + self.words.sentence(message) for message in card.text]

    def facts(self, card: CardText) -> str:
        """Return the facts of a card in one line, as the screen of its game words them."""
        line: str = self.screen_module().facts_line(self, card)
        return line

    def screen_module(self) -> ModuleType:
        """Return the module that holds the screen of this game."""
        return import_module(f"eastfront.interfaces.terminal.{self.game.describe().slug}")

    def marks(self, card: CardText) -> str:
        """Say in one line which values of a card are stated, derived and reconstructed."""
        groups: dict[str, list[str]] = {}
        provenance = Record(card.id, card.facts).record("provenance")
        for name in provenance.data:
            groups.setdefault(provenance.record(name).text("status"), []).append(self.field(name))
        marks = [
            Message("screen-marked", status=status, fields=self.listed(groups[status]))
            for status in STATUSES
            if status in groups
        ]
        return self.words.sentence(Message("screen-marks", marks=marks))

    def sources(self, id: str) -> list[str]:
        """Say where the values of a card come from, equal sources together."""
        card = self.cards[id]
        groups: dict[tuple[str, str], list[str]] = {}
        provenance = Record(card.id, card.facts).record("provenance")
        for name in provenance.data:
            origin = provenance.record(name)
            known = (origin.text("status"), origin.text("source"))
            groups.setdefault(known, []).append(self.field(name))
        return [
            "  " + self.say("screen-provenance", status=status, source=source, fields=self.listed(names))
            for (status, source), names in groups.items()
        ]

    def field(self, name: str) -> str:
        """Return the name of a value of a card, or of a part of one, as readers know it."""
        whole, _, part = name.partition(".")
        if part.isdigit():
            return self.say("card-fact-part", name=Message(f"card-fact-{whole}"), number=int(part))
        # Cards of one text with different numbers have one source for all the numbers.
        key = "number" if name == "numbers" else name.replace(".", "-")
        return self.say(f"card-fact-{key}")


def slug(text: str) -> str:
    """Return *text* as names are written: small letters without accents and digits, joined by hyphens."""
    plain = "".join(letter for letter in normalize("NFKD", text.lower()) if not combining(letter))
    return re.sub(r"[\W_]+", "-", plain).strip("-")


def begins_word(name: str, wanted: str) -> bool:
    """Tell whether *wanted* stands in a *name* where one of its words begins."""
    return f"-{wanted}" in f"-{name}"


def is_inside(name: str, wanted: str) -> bool:
    """Tell whether *wanted* is a part of a *name*; a number is no part of a longer one."""
    return begins_word(name, wanted) if wanted[:1].isdigit() else wanted in name
