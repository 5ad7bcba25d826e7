"""How a scene reads in English: what is asked, what is offered, what has been told."""

from __future__ import annotations

from fluent.syntax import parse
from fluent.syntax.ast import Message as Entry

from eastfront.games.stalingrad.phrases import Context
from eastfront.kernel.message import Message
from eastfront.kernel.notices import Notice
from eastfront.words import Words
from tests.checkout import ROOT
from tests.games.stalingrad.scene import Scene


def say(message: Message) -> str:
    """The sentence of *message*."""
    return Words("en").sentence(message)


def question(scene: Scene, seat: int | None) -> str:
    """What *seat* reads of the decision at hand; `None` is the spectator."""
    return say(scene.game.phrase_decision(scene.game.view(scene.state, seat)))


def asked_question(scene: Scene) -> str:
    """What the seat reads that is asked."""
    return question(scene, int(scene.state.asked))


def offered_messages(scene: Scene) -> list[Message]:
    """The options as messages to the seat that is asked."""
    view = scene.game.view(scene.state, int(scene.state.asked))
    return [scene.game.phrase_option(option, view) for option in view.options]


def choices(scene: Scene) -> list[str]:
    """The options as the seat reads them that is asked."""
    return [say(message) for message in offered_messages(scene)]


def news(scene: Scene, notices: list[Notice], seat: int | None) -> list[str]:
    """Notices as *seat* reads them."""
    view = scene.game.view(scene.state, seat)
    return [say(scene.game.phrase_notice(notice, view)) for notice in notices]


def context_now(scene: Scene, seat: int | None) -> Context:
    """The context of what *seat* sees."""
    return scene.game.context(scene.game.view(scene.state, seat))


def ids_within(message: Message) -> set[str]:
    """The ids of *message* and of all messages among its arguments."""
    ids = {message.id}
    for value in message.arguments.values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, Message):
                ids |= ids_within(inner)
    return ids


def worded_ids(*prefixes: str) -> set[str]:
    """The ids of the English files of the game that begin with one of *prefixes*."""
    paths = (ROOT / "src/eastfront/words/en").glob("stalingrad*.ftl")
    entries = [entry for path in paths for entry in parse(path.read_text(encoding="utf-8")).body]
    return {
        entry.id.name for entry in entries if isinstance(entry, Entry) and entry.id.name.startswith(prefixes)
    }
