"""A Location named by its number in the row: "attack 3"."""

from __future__ import annotations

from typing import cast

from eastfront.games.stalingrad.game import Stalingrad
from eastfront.games.stalingrad.state import SLOTS
from eastfront.games.stalingrad.verbs import VERBS
from eastfront.games.stalingrad.view import StalingradView
from eastfront.interfaces.terminal.help import why_not_taken
from eastfront.interfaces.terminal.naming import Naming
from eastfront.interfaces.terminal.speech import Speech
from eastfront.interfaces.terminal.stalingrad.nouns import AT_LOCATIONS
from eastfront.kernel.errors import EastfrontError


def location_choices(speech: Speech, view: StalingradView, line: str) -> list[int]:
    """Return the option that a verb and the number of a Location mean; none if *line* is no such line."""
    naming = Naming(speech, view)
    verb, number = naming.split(line)
    if verb not in [VERBS[verb] for verb in AT_LOCATIONS] or number not in map(str, range(1, SLOTS + 1)):
        return []
    location = cast(Stalingrad, speech.game).names.ids[view.locations[int(number) - 1]]
    option = naming.option(f"{verb} {location}")
    if option is None:
        raise EastfrontError(why_not_taken(speech, view, f"{verb} {location}"))
    return [option]
