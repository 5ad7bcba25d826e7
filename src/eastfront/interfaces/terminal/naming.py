"""What a player may call things: a verb and its noun, as they are typed and as options bear them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from eastfront.interfaces.terminal.speech import Speech, begins_word, is_inside, slug
from eastfront.kernel.errors import EastfrontError
from eastfront.kernel.game import View

# Verbs have at most two words.
VERB_WORDS: Final = 2
# Less than this is not taken for a noun that stands alone.
SHORTEST: Final = 3
# What may stand between the words of a name.
SMALL_WORDS: Final = frozenset({"of", "the", "at", "in", "to", "s"})


@dataclass(frozen=True)
class Noun:
    """What a verb may go with: its *name* in options, and the *card* behind it if there is one."""

    name: str
    card: str = ""

    def __str__(self) -> str:
        return self.name if self.card in ("", self.name) else f"{self.name} ({self.card})"


class Naming:
    """Reads what is typed at one view."""

    def __init__(self, speech: Speech, view: View) -> None:
        self.speech = speech
        self.view = view
        self.game = speech.screen_module()

    def split(self, text: str) -> tuple[str, str]:
        """Return the verb that *text* begins with, and the rest; no verb if there is none."""
        words = text.lower().split()
        for count in range(min(VERB_WORDS, len(words)), 0, -1):
            verb = "-".join(words[:count])
            if verb in self.game.VERBS:
                return verb, " ".join(words[count:])
        return "", text

    def is_card(self, text: str) -> bool:
        """Tell whether *text* is the whole id or name of a card."""
        return any(self.is_named(Noun(card, card), slug(text)) for card in self.speech.cards)

    def option(self, text: str) -> int | None:
        """Return the option on offer that *text* means; nothing if it means none, an error if several."""
        verb, rest = self.split(text)
        verb = verb or self.only_verb(rest)
        self.check_complete(verb, rest)
        offered = self.offered(verb)
        found = self.find([list(offered)], rest) if rest else list(offered)
        if len(found) > 1:
            raise EastfrontError(self.several(rest, found))
        return offered[found[0]] if found else None

    def only_verb(self, text: str) -> str:
        """Return the verb that all options with a noun have, which need not be typed before *text*.

        Nothing if they differ, or if so little is typed that it may be a slip.
        """
        if len(slug(text)) < SHORTEST:
            return ""
        names = [self.speech.game.option_name(option) for option in self.view.options]
        verbs = {name.partition(" ")[0] for name in names if " " in name}
        return verbs.pop() if len(verbs) == 1 else ""

    def attempt(self, verb: str, rest: str) -> str:
        """Return the name of the option that a verb and its noun would have, offered or not."""
        self.check_complete(verb, rest)
        at_hand, others = self.game.nouns_of(self.speech, self.view, verb)
        found = self.find([list(self.offered(verb)), at_hand, others], rest) if rest else []
        if len({noun.name for noun in found}) > 1 < len({self.title(noun) for noun in found}):
            raise EastfrontError(self.several(rest, found))
        return f"{verb} {found[0].name if found else rest.replace(' ', '-')}".rstrip()

    def check_complete(self, verb: str, rest: str) -> None:
        """Refuse a verb that goes with a noun and has none."""
        if verb and not rest:
            at_hand, others = self.game.nouns_of(self.speech, self.view, verb)
            nouns = [noun for noun in (*self.offered(verb), *at_hand, *others) if noun.name]
            if nouns:
                example = nouns[0].card or nouns[0].name
                raise EastfrontError(self.speech.say("screen-say-what", verb=verb, noun=example))

    def offered(self, verb: str) -> dict[Noun, int]:
        """Return the nouns that are on offer with *verb*, and their options."""
        nouns: dict[Noun, int] = {}
        for option in self.view.options:
            word, _, name = self.speech.game.option_name(option).partition(" ")
            if word == verb:
                nouns[Noun(name, self.speech.card_of_option(option, self.view))] = option
        return nouns

    def find(self, piles: list[list[Noun]], text: str) -> list[Noun]:
        """Return the nouns that bear the name *text*, else those that it fits less well; early piles win."""
        wanted = slug(text)
        for suits in (self.is_named, self.is_begun, self.is_part, self.is_described):
            for pile in piles:
                found = [noun for noun in pile if wanted and suits(noun, wanted)]
                if found:
                    return [noun for noun in found if slug(noun.name) == wanted] or found
        return []

    def is_named(self, noun: Noun, wanted: str) -> bool:
        """Tell whether *wanted* is the name of a noun or of its card, or the number of a place or seat."""
        is_numbered = wanted.isdigit() and noun.name != noun.card and noun.name.endswith(f"-{wanted}")
        return is_numbered or wanted in (slug(noun.name), noun.card, slug(self.title(noun)))

    def is_begun(self, noun: Noun, wanted: str) -> bool:
        """Tell whether a word in the name of a noun's card begins with *wanted*."""
        return noun.card != "" and any(
            begins_word(name, wanted) for name in (noun.card, slug(self.title(noun)))
        )

    def is_part(self, noun: Noun, wanted: str) -> bool:
        """Tell whether *wanted* is a part of the name of a noun's card."""
        return noun.card != "" and any(
            is_inside(name, wanted) for name in (noun.card, slug(self.title(noun)))
        )

    def is_described(self, noun: Noun, wanted: str) -> bool:
        """Tell whether every word of *wanted* begins one of a noun's name or of its card's, in any order."""
        words = [word for word in wanted.split("-") if word not in SMALL_WORDS]
        name = f"{slug(noun.name)}-{slug(self.title(noun))}"
        return noun.card != "" and bool(words) and all(begins_word(name, word) for word in words)

    def title(self, noun: Noun) -> str:
        """Return the printed name of the card behind a noun, else its own name."""
        return self.speech.names[noun.card] if noun.card else noun.name

    def several(self, text: str, nouns: list[Noun]) -> str:
        """Say that *text* fits several nouns."""
        return self.speech.say("screen-several-cards", text=text, cards=self.speech.listed(map(str, nouns)))
