"""After the fight: what victory and defeat bring, and the end of combat."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.barbarossa.scoring import finish
from eastfront.games.barbarossa.sequence.abilities import fights_city
from eastfront.games.barbarossa.sequence.combat import defence
from eastfront.games.barbarossa.sequence.moves import enter_front, put_event_below, reactivate
from eastfront.games.barbarossa.sequence.picking import exhausted_cards, pick_or_end
from eastfront.games.barbarossa.state import MOSCOW, BarbarossaState
from eastfront.games.barbarossa.tables import ARMY_GROUP, NO_COST, NO_PROGRAM
from eastfront.games.barbarossa.verbs import (
    ACTIVE,
    COMMIT,
    END,
    NAMING,
    NEXT,
    ORDERING,
    PICKING,
    REACTIVATE,
)
from eastfront.kernel.decision import add_distinct, noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.zones import zone_name


class GainSite(Op[BarbarossaState]):
    """Deploy the conquered Site (bb-3.26, bb-3.27, bb-12.32) and start its red text for being gained."""

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Take it from its pile."""
        card = state.target
        origin = "cities"
        if fights_city(state):
            state.cities.take()
        else:
            state.war_zone[card] -= 1
            origin = "war-zone"
        enter_front(state, frame.seat, card, ACTIVE)
        if state.notices is not None:
            rule = "bb-3.27" if state.rules.gain_to_discard else "bb-3.26"
            target = zone_name("active", frame.seat)
            state.tell("gains-site", rule, {"seat": frame.seat}, [card], origin, target)
        frame.done()
        if state.rules.cards.on_gain[card] != NO_PROGRAM:
            state.push(state.rules.cards.on_gain[card], frame.seat, card)


class SiteRedText(Op[BarbarossaState]):
    """Start the red text of the attacked Site (bb-12.33).

    With *after_failure* cities punish (bb-12.38); the edition says whether footholds do (bb-12.39, bb-12.40).
    """

    def __init__(self, after_failure: bool) -> None:
        self.after_failure = after_failure

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Start the program, if it applies."""
        frame.done()
        if self.after_failure and not fights_city(state) and not state.rules.failed_foothold_red:
            return
        program = state.rules.cards.on_attack[state.target]
        if program != NO_PROGRAM:
            state.push(program, frame.seat, state.target)


class GainEvents(Op[BarbarossaState]):
    """Gain the revealed Events in the attacker's order, each with its red text (bb-12.34, bb-12.37).

    That text names the place (bb-11.14). With *playable_only* those that have a play cost are gained now
    and the others later.
    """

    def __init__(self, playable_only: bool) -> None:
        self.playable_only = playable_only

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask for the next Event."""
        waiting = vec[i64]()
        for card in state.revealed.cards:
            if not self.playable_only or state.rules.cards.play_cost[card] != NO_COST:
                waiting = append(waiting, card)
        if len(waiting) == 0:
            frame.done()
        else:
            state.ask(frame.seat, ORDERING, add_distinct(vec[i64](), NEXT, waiting))

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Gain it."""
        card = noun_of(option)
        state.push(state.rules.cards.on_gain[card], frame.seat, card)


class LoseAttackPoints(Op[BarbarossaState]):
    """A failed attack loses all Attack Points (bb-12.28), or those the attacker names (bb-12.29)."""

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Take them, or ask how many."""
        if state.notices is not None:
            state.tell("fails", "bb-12.26", {"seat": frame.seat, "defence": defence(state)}, [state.target])
        if state.rules.spends_all or state.attack == 0:
            self.lose(state, frame, state.attack)
            return
        most = defence(state) - 1
        if state.attack < most:
            most = state.attack
        options = vec[i64]()
        for number in range(most + 1):
            options = append(options, option_of(COMMIT, number))
        state.ask(frame.seat, NAMING, options)

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Take the points named."""
        self.lose(state, frame, noun_of(option))

    def lose(self, state: BarbarossaState, frame: Frame, count: i64) -> None:
        """Take *count* points."""
        state.attack -= count
        if state.notices is not None:
            rule = "bb-12.28" if state.rules.spends_all else "bb-12.29"
            state.tell("loses-attack", rule, {"seat": frame.seat, "attack": count}, [])
        frame.done()


class EventsBelow(Op[BarbarossaState]):
    """Put the revealed Events under the pile, in the attacker's order (bb-12.37, bb-12.43).

    Nothing is won: their red text for gaining is passed over (bb-12.41) and the Site stays (bb-12.42).
    """

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask for the next Event."""
        if state.revealed.size() == 0:
            frame.done()
        else:
            state.ask(frame.seat, ORDERING, add_distinct(vec[i64](), NEXT, state.revealed.cards))

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Put it under the pile."""
        card = noun_of(option)
        state.revealed.remove(card)
        put_event_below(state, card)
        if state.notices is not None:
            state.tell("buries-event", "bb-12.43", {"seat": frame.seat}, [card], "revealed", "events")


class CloseCombat(Op[BarbarossaState]):
    """End the combat, and the game with it where Moscow's fall ends it at once (bb-8.3, bb-8.19).

    After the first combat the reactivations that were granted come due (bb-15.2).
    """

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask which cards are reactivated, up to the number due."""
        if state.target != NO_CARD:
            state.target = NO_CARD
            state.lowered = 0
            if state.notices is not None:
                state.tell("ends-combat", "bb-12.47", {"seat": frame.seat}, [])
        if state.fallen and state.rules.end_at_once:
            finish(state, MOSCOW)
            return
        found = exhausted_cards(state, frame.seat, ARMY_GROUP, True, frame.last)
        if state.fought > 1 or state.afterwards == 0 or len(found) == 0:
            self.forgo(state, frame)
            frame.done()
        else:
            state.ask(frame.seat, PICKING, pick_or_end(found, REACTIVATE))

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Reactivate the card picked, or stop."""
        if verb_of(option) == END:
            self.forgo(state, frame)
        else:
            reactivate(state, frame.seat, noun_of(option), "bb-15.2")
            state.afterwards -= 1
            frame.last = noun_of(option)

    def forgo(self, state: BarbarossaState, frame: Frame) -> None:
        """Let the reactivations that are still due lapse."""
        if state.notices is not None and state.afterwards > 0:
            count = {"seat": int(frame.seat), "count": int(state.afterwards)}
            state.tell("forgoes-reactivation", "bb-15.2", count, [])
        state.afterwards = 0
