"""The turn as a program: Starting, Tactics, Reinforcement and Clean-up Phase (chapters 6 and 7)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.barbarossa.scoring import finish
from eastfront.games.barbarossa.sequence.abilities import ability_options, could_use, use_ability
from eastfront.games.barbarossa.sequence.combat import attack_options
from eastfront.games.barbarossa.sequence.duty import success_is_certain
from eastfront.games.barbarossa.sequence.moves import lowest, place_name, reactivate
from eastfront.games.barbarossa.sequence.picking import (
    ANY_CARD,
    EXHAUSTED_ONLY,
    candidates,
    exhausted_cards,
    pick_options,
)
from eastfront.games.barbarossa.sequence.playing import (
    deploy_options,
    deploy_played,
    place_card,
    placing_options,
    play_card,
    play_options,
    supply_options,
)
from eastfront.games.barbarossa.state import MOSCOW, TIRED, BarbarossaState
from eastfront.games.barbarossa.tables import ARMY_GROUP, REACTIVATION_LIMIT
from eastfront.games.barbarossa.verbs import (
    ACTIVE,
    ATTACK,
    DEPLOY,
    END,
    EXHAUSTED,
    LINGERING,
    PICKING,
    PLACE,
    PLAY,
    REACTIVATE,
    STARTING,
    TACTICS,
    WINDOW_STARTING,
    WINDOW_TACTICS,
    card_of,
    placed,
)
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options
from eastfront.kernel.zones import Zone, empty_zone

NO_LIMIT = 1000


class BeginTurn(Op[BarbarossaState]):
    """Begin a turn with no points, unless every seat has had its last one (bb-6.2, bb-8.16)."""

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Count the turn and set what it starts with."""
        zone = state.seats[frame.seat]
        limit = state.rules.turn_limit
        if limit > 0 and zone.turns >= limit:
            finish(state, TIRED)
            return
        zone.turns += 1
        state.turn = frame.seat
        state.tactic = 1 if state.rules.early_tactic else 0
        state.reinforcement = 1 if state.rules.early_reinforcement else 0
        state.supply = 0
        state.attack = 0
        state.supply_gained = False
        state.combats = 1
        state.fought = 0
        state.afterwards = 0
        if state.notices is not None:
            state.tell("begins-turn", "bb-6.1", {"seat": frame.seat, "turn": zone.turns}, [])
        frame.done()


def skips_start(state: BarbarossaState, seat: i64) -> bool:
    """Tell whether the Starting Phase is passed over in the seat's own first turn (bb-7.2, bb-7.3)."""
    return state.rules.skip_first_start and state.seats[seat].turns == 1


class ReactivateAll(Op[BarbarossaState]):
    """Reactivate what was exhausted; a limit on Army cards lets the owner choose which (bb-7.4, bb-15.34).

    Other cards reactivate as usual (bb-15.35); Heavy Tanks follow their own text and do not count (bb-15.37).
    """

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Turn the cards, or ask for the next one under a limit."""
        seat = frame.seat
        zone = state.seats[seat]
        if skips_start(state, seat) or (zone.exhausted.size() == 0 and zone.lingering.size() == 0):
            frame.done()
            return
        limit: i64 = NO_LIMIT
        if zone.standing > 0:
            limit = lowest(state, zone, REACTIVATION_LIMIT, NO_LIMIT)
        army = self.due(state, seat, ARMY_GROUP, frame.last)
        left = limit - frame.left
        if frame.left == 0 and len(army) <= left:
            self.turn_all(state, seat, False)
        elif left > 0 and len(army) > 0:
            state.ask(seat, PICKING, pick_options(army, REACTIVATE, left))
            return
        else:
            self.turn_all(state, seat, True)
        if state.rules.only_previous_turn:
            if state.notices is not None and zone.exhausted.size() > 0:
                cards = [int(card) for card in zone.exhausted.cards]
                origin, target = place_name(EXHAUSTED, seat), place_name(LINGERING, seat)
                state.tell("lingers", "bb-7.6", {"seat": seat}, cards, origin, target)
            zone.exhausted.pour(zone.lingering)
            zone.lingering.cards = sorted_cards(zone.lingering)
        frame.done()

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Reactivate the card picked."""
        reactivate(state, frame.seat, noun_of(option), "bb-15.34")
        frame.left += 1
        frame.last = noun_of(option)

    def due(self, state: BarbarossaState, seat: i64, groups: i64, least: i64) -> vec[i64]:
        """Return the exhausted cards that reactivate by themselves; lingering ones only where all do."""
        found = vec[i64]()
        for noun in exhausted_cards(state, seat, groups, False, least):
            if noun < placed(0, EXHAUSTED + 1) or not state.rules.only_previous_turn:
                found = append(found, noun)
        return found

    def turn_all(self, state: BarbarossaState, seat: i64, spare_army: bool) -> None:
        """Reactivate everything due (bb-7.5, bb-7.7), but no Army card with *spare_army*."""
        cards = state.rules.cards
        for noun in candidates(state, seat, ANY_CARD, EXHAUSTED_ONLY, 0):
            card = card_of(noun)
            late = noun >= placed(0, EXHAUSTED + 1) and state.rules.only_previous_turn
            if cards.reactivates[card] and not late and not (spare_army and cards.group[card] & ARMY_GROUP):
                reactivate(state, seat, noun, "bb-7.6" if state.rules.only_previous_turn else "bb-7.5")


def sorted_cards(zone: Zone) -> vec[i64]:
    """Return the cards of *zone* in ascending order."""
    result = empty_zone()
    for card in zone.cards:
        result.insert(card)
    return result.cards


class StartingPhase(Op[BarbarossaState]):
    """Supply cards and abilities of the Starting Phase, after reactivation (bb-7.8, bb-7.9).

    Winter's abilities come here: each payment reactivates a card (bb-15.36), removal is too late (bb-15.39).
    """

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask, unless everybody can see that nothing can be done."""
        seat = frame.seat
        if skips_start(state, seat):
            frame.done()
            return
        options = append(new_options(), option_of(END, 0))
        supplies = not state.rules.supply_in_tactics_only or pays_at_start(state, seat)
        if supplies:
            options = supply_options(state, seat, options)
        options = ability_options(state, seat, WINDOW_STARTING, options)
        hidden = supplies and state.seats[seat].hand.size() > 0
        if len(options) == 1 and not hidden:
            frame.done()
        else:
            state.ask(seat, STARTING, options)

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Play, use, or end the phase."""
        verb = verb_of(option)
        if verb == END:
            frame.done()
        elif verb == PLAY:
            play_card(state, frame.seat, noun_of(option))
        else:
            use_ability(state, frame.seat, option)


def pays_at_start(state: BarbarossaState, seat: i64) -> bool:
    """Tell whether an ability of the Starting Phase that costs supply could be used (bb-7.11)."""
    zone = state.seats[seat]
    for place in range(ACTIVE, LINGERING + 1):
        for card in zone.place(place).cards:
            for ability in state.rules.front_abilities[card]:
                if ability.supply > 0 and could_use(
                    state, seat, WINDOW_STARTING, ability, placed(card, place)
                ):
                    return True
    return False


class BeginTactics(Op[BarbarossaState]):
    """The first Tactic Point arrives (bb-7.14), unless it came with the turn (bb-7.15, bb-16.9)."""

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Add it."""
        if not state.rules.early_tactic:
            state.tactic += 1
        if state.notices is not None:
            rule = "bb-6.1" if state.rules.early_tactic else "bb-7.14"
            state.tell("begins-tactics", rule, {"seat": frame.seat}, [])
        frame.done()


class TacticsPhase(Op[BarbarossaState]):
    """Play cards, use abilities, deploy and attack in any order (bb-6.4, bb-12.2) until one ends it (bb-6.5).

    As many cards as can be paid for, or none; Tactic Points gained pay for more (bb-7.16, bb-7.17).
    """

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask, unless everybody can see that nothing can be done."""
        seat = frame.seat
        zone = state.seats[seat]
        options = new_options()
        if not state.rules.must_attack or not success_is_certain(state, seat):
            options = append(options, option_of(END, 0))
        options = play_options(state, seat, options)
        if zone.played.size() > 0:
            options = deploy_options(state, seat, options)
        if state.placing:
            options = placing_options(state, seat, options)
        options = attack_options(state, seat, options)
        options = ability_options(state, seat, WINDOW_TACTICS, options)
        if len(options) == 1 and zone.hand.size() == 0:
            self.answer(state, frame, options[0])
        else:
            state.ask(seat, TACTICS, options)

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Do what was chosen; the phase goes on after it."""
        verb = verb_of(option)
        noun = noun_of(option)
        if verb == PLAY:
            play_card(state, frame.seat, noun)
        elif verb == END:
            frame.done()
        elif verb == DEPLOY:
            deploy_played(state, frame.seat, noun)
        elif verb == PLACE:
            place_card(state, frame.seat, noun)
        elif verb == ATTACK:
            state.push(state.rules.cards.combat, frame.seat, noun)
        else:
            use_ability(state, frame.seat, option)


class EndTactics(Op[BarbarossaState]):
    """Permissions for this phase end; if Moscow fell, so does the game, at once (bb-8.2, bb-8.4)."""

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """End the game or go on."""
        state.placing = 0
        if state.fallen:
            finish(state, MOSCOW)
        else:
            frame.done()
