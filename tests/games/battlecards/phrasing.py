"""How a scene reads in English: what is asked, what is offered, what has been told."""

from __future__ import annotations

from eastfront.games.battlecards.phrases import Context
from eastfront.kernel.message import Message
from eastfront.kernel.notices import Notice
from eastfront.words import Words
from tests.games.battlecards.scene import Scene


def say(message: Message) -> str:
    """The sentence of *message*."""
    return Words("en").sentence(message)


def question(scene: Scene, seat: int | None) -> str:
    """What *seat* reads of the decision at hand; `None` is the spectator."""
    return say(scene.game.phrase_decision(scene.game.view(scene.state, seat)))


def asked_question(scene: Scene) -> str:
    """What the seat reads that is asked."""
    return question(scene, int(scene.state.asked))


def choices(scene: Scene) -> list[str]:
    """The options as the seat reads them that is asked."""
    view = scene.game.view(scene.state, int(scene.state.asked))
    return [say(scene.game.phrase_option(option, view)) for option in view.options]


def news(scene: Scene, notices: list[Notice], seat: int | None) -> list[str]:
    """Notices as *seat* reads them."""
    view = scene.game.view(scene.state, seat)
    return [say(scene.game.phrase_notice(notice, view)) for notice in notices]


def context_now(scene: Scene, seat: int | None) -> Context:
    """The context of what *seat* sees."""
    return scene.game.context(scene.game.view(scene.state, seat))
