"""A move named whole: the Force and, after "to", the zone that it enters."""

from __future__ import annotations

from typing import Final, cast

from eastfront.games.stalingrad.game import Stalingrad
from eastfront.games.stalingrad.state import PLACES
from eastfront.games.stalingrad.verbs import ENTER, MOVE, VERBS
from eastfront.games.stalingrad.view import StalingradView
from eastfront.interfaces.terminal.help import why_not_taken
from eastfront.interfaces.terminal.naming import Naming
from eastfront.interfaces.terminal.speech import Speech
from eastfront.interfaces.terminal.stalingrad.nouns import zone_noun
from eastfront.kernel.decision import noun_of
from eastfront.kernel.errors import EastfrontError
from eastfront.kernel.luck import KEY_BYTES
from eastfront.kernel.notices import Notice

TO: Final = " to "
KEY: Final = bytes(KEY_BYTES)


def move_choices(speech: Speech, view: StalingradView, line: str) -> list[int]:
    """Return the options that "move FORCE to ZONE" takes; none if *line* is not such a line.

    A Force that can go to one zone only goes there unasked: then it must be the zone named.
    """
    naming = Naming(speech, view)
    verb, rest = naming.split(line)
    force, to, zone = rest.partition(TO)
    if verb != VERBS[MOVE] or not to:
        return []
    option = naming.option(f"{verb} {force}")
    if option is None:
        raise EastfrontError(why_not_taken(speech, view, f"{verb} {force}"))
    after, notices = after_choice(speech, view, option)
    targets = [notice.target.partition("/")[0] for notice in notices if notice.cards == [noun_of(option)]]
    if not targets:
        return [option, entering(speech, after, zone)]
    if not naming.find([[zone_noun(speech, view, PLACES.index(targets[0]))]], zone):
        raise EastfrontError(speech.say("sg-screen-one-way", zone=targets[0]))
    return [option]


def after_choice(speech: Speech, view: StalingradView, option: int) -> tuple[StalingradView, list[Notice]]:
    """Return the view after the Force has been named, and what has happened by then."""
    game = cast(Stalingrad, speech.game)
    assert view.seat is not None, option
    state = game.sample(view, KEY)
    notices: list[Notice] = []
    game.apply(state, option, notices)
    return game.view(state, view.seat), notices


def entering(speech: Speech, view: StalingradView, zone: str) -> int:
    """Return the option to enter the zone that is named, or refuse it with the reason."""
    naming = Naming(speech, view)
    option = naming.option(f"{VERBS[ENTER]} {zone}")
    if option is None:
        raise EastfrontError(speech.refusal(view, naming.attempt(VERBS[ENTER], zone))[0])
    return option
