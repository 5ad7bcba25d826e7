"""What Event and City cards do: reveal, replace, lay, end the game."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.barbarossa.sequence.combat import reveal_event
from eastfront.games.barbarossa.sequence.moves import enter_front, put_event_below
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.verbs import (
    ACTIVE,
    LAY,
    LAYING,
    ORDERING,
    REPLACE,
    card_of,
)
from eastfront.kernel.decision import add_distinct, noun_of, option_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message
from eastfront.kernel.zones import zone_name


class ReplaceEvent(Op[BarbarossaState]):
    """Put a revealed Event under the pile and reveal the next one instead (bb-15.18).

    There must be a next one (bb-15.21), whose reveal text acts (bb-15.20); other Events stay (bb-15.19).
    """

    def words(self) -> Message:
        """Name the effect."""
        return Message("op-replace-event")

    def can(self, state: BarbarossaState, seat: i64, source: i64) -> bool:
        """Tell whether there is an Event to replace and one to replace it."""
        return state.revealed.size() > 0 and state.events.size() > 0

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask which."""
        state.ask(frame.seat, ORDERING, add_distinct(vec[i64](), REPLACE, state.revealed.cards))

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Take the new one from the top after the old one went below."""
        card = noun_of(option)
        state.revealed.remove(card)
        put_event_below(state, card)
        frame.it = card
        if state.notices is not None:
            state.tell("buries-event", "bb-15.18", {"seat": frame.seat}, [card], "revealed", "events")
        frame.done()
        reveal_event(state, frame.seat)


class RevealAnother(Op[BarbarossaState]):
    """Reveal one more Event and add it too (bb-15.32), whatever the rules say of one Event (bb-15.33)."""

    def words(self) -> Message:
        """Name the effect."""
        return Message("op-reveal-another")

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Reveal it."""
        frame.done()
        reveal_event(state, frame.seat)


class ToDiscardPile(Op[BarbarossaState]):
    """Put the gained Event into the discard pile (bb-11.13)."""

    def words(self) -> Message:
        """Name the place."""
        return Message("op-to-discard-pile")

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Move it."""
        state.revealed.remove(frame.source)
        state.seats[frame.seat].discard.add(frame.source)
        if state.notices is not None:
            target = zone_name("discard", frame.seat)
            rule = "bb-11.14" if state.rules.gain_to_discard else "bb-11.13"
            state.tell("gains", rule, {"seat": frame.seat}, [frame.source], "revealed", target)
        frame.done()


class Lay(Op[BarbarossaState]):
    """Lay the gained Event on an opponent of the winner's choice (bb-12.48), not in a deck (bb-5.17).

    The edition may allow oneself (bb-12.49). From now on it acts on that player (bb-12.50).
    """

    def words(self) -> Message:
        """Name the effect."""
        return Message("op-lay")

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask whose."""
        options = vec[i64]()
        for seat in range(len(state.seats)):
            if seat != frame.seat or state.rules.lay_on_self:
                options = append(options, option_of(LAY, seat))
        state.ask(frame.seat, LAYING, options)

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Lay it."""
        victim = noun_of(option)
        state.revealed.remove(frame.source)
        enter_front(state, victim, frame.source, ACTIVE)
        if state.notices is not None:
            target = zone_name("active", victim)
            seats = {"seat": int(frame.seat), "victim": int(victim)}
            rule = "bb-12.49" if victim == frame.seat else "bb-12.48"
            state.tell("lays", rule, seats, [frame.source], "revealed", target)
        frame.done()


class EndGame(Op[BarbarossaState]):
    """The fall of this City ends the game, after this combat or this phase (bb-8.1, bb-15.31)."""

    def words(self) -> Message:
        """Name the end."""
        return Message("op-end-game")

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Note the fall."""
        frame.done()
        state.fallen = True
        if state.notices is not None:
            state.tell("decides-game", "bb-8.1", {"seat": frame.seat}, [card_of(frame.source)])
