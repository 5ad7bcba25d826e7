"""What Recruit advises in a scene of BattleCards, and what he thinks about at all."""

from __future__ import annotations

from eastfront.games.battlecards.view import BattleView
from eastfront.players.scripted.battlecards.doctrine import RECRUIT
from eastfront.players.scripted.battlecards.facts import facts_of
from eastfront.players.scripted.battlecards.judgement import Judgement
from eastfront.players.scripted.battlecards.player import Scripted
from eastfront.players.scripted.battlecards.sense.filter import sensible
from eastfront.players.scripted.battlecards.situation import Situation
from tests.games.battlecards.naming import game, option_text
from tests.games.battlecards.scene import Scene


def advice(scene: Scene, seed: int = 5) -> str:
    """Return what Recruit chooses for the seat asked, by name."""
    view = game().view(scene.state, int(scene.state.asked))
    return option_text(scene.state, Scripted(seed, RECRUIT).choose(view, list(view.options)))


def follow(scene: Scene, seat: str, kind: str) -> list[str]:
    """Let Recruit choose as long as *seat* faces decisions of this *kind*; return its choices."""
    made: list[str] = []
    while scene.asks(seat, kind):
        made.append(advice(scene))
        verb, _, noun = made[-1].partition(" ")
        scene.seat(seat).chooses(verb, noun)
    return made


def worth_a_thought(scene: Scene) -> list[str]:
    """Return the sensible options of the seat asked, by name."""
    view = game().view(scene.state, int(scene.state.asked))
    return [option_text(scene.state, option) for option in sensible(view, list(view.options))]


def situation_of(view: BattleView) -> Situation:
    """Return the situation of the view's owner as Recruit thinks it over."""
    return Situation(
        Judgement(facts_of(view.setup), RECRUIT), view, list(view.options), Scripted(5, RECRUIT).dice
    )
