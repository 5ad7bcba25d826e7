"""Good sense: what no player should do, because something else on offer is never worse and may be better.

An option is dropped only where the rules themselves make it pointless; the last one is never dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eastfront.games.barbarossa.tables import ARMY, CITY_GROUP, SITE, SUPPORT
from eastfront.games.barbarossa.verbs import (
    ACTIVE,
    ATTACK,
    BREAK_OFF,
    CARD_MASK,
    COMMIT,
    CONQUER,
    DEPLOY,
    END,
    FORFEIT,
    KEEP,
    PLACE,
    PLACE_STEP,
    PLAY,
    REACTIVATE,
    USE_1,
    USE_3,
)
from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.decision import NOUN_BITS, NOUN_MASK
from eastfront.kernel.game import View
from eastfront.players.scripted.barbarossa.facts import NO_LIMIT, facts_of
from eastfront.players.scripted.barbarossa.force import Force
from eastfront.players.scripted.barbarossa.standing import (
    LAST_TWO,
    added_by_events,
    defence_of,
    is_last_turn,
    margin_after,
    picks_left,
)
from eastfront.players.scripted.barbarossa.uses import Use, UseOffers


def sensible(view: View, options: list[int]) -> list[int]:
    """Return those of *options* that are worth a thought, in order; there is always one."""
    assert isinstance(view, BarbarossaView), view
    return Sense(Force(facts_of(view.setup), view), options).kept()


class Sense(UseOffers):
    """The options of one decision, and which of them are pointless."""

    def __init__(self, force: Force, options: list[int]) -> None:
        super().__init__(force.facts, options)
        self.force = force
        self.view = force.view
        self.me = force.me

    def kept(self) -> list[int]:
        """Return the options that are not pointless; all of them if every one is."""
        if self.view.kind not in POINTLESS:
            return self.options
        return [option for option in self.options if not self.is_pointless(option)] or self.options

    def is_pointless(self, option: int) -> bool:
        """Tell whether something else on offer is never worse than *option*."""
        if self.view.kind not in POINTLESS:
            return False
        return POINTLESS[self.view.kind](self, option >> NOUN_BITS, option & NOUN_MASK)

    # The phases of a turn.

    def in_phase(self, verb: int, noun: int) -> bool:
        """Attack Points before a combat are wasted effort; so is the end of a phase before something free.

        Nothing else is attacked where the last City wins for sure.
        """
        if USE_1 <= verb <= USE_3:
            return self.fights_early(self.use(verb, noun))
        if verb == END:
            return bool(self.better_than_ending())
        if verb == ATTACK:
            return self.is_hopeless(noun) or (bool(self.sure_wins()) and not self.wins_surely(noun))
        return verb == PLAY and self.view.kind == "tactics-phase" and self.plays_late(noun)

    def fights_early(self, use: Use) -> bool:
        """Tell whether *use* gives nothing but Attack Points, which any combat could still ask for.

        What leaves the Front Line may be wanted back in the hand at once, if a card does that.
        """
        means = use.means
        if means.points or not means.in_combat or not (means.attack or means.lowers):
            return False
        return means.exhausts or not self.can_recover()

    def can_recover(self) -> bool:
        """Tell whether a card in hand or in play takes others back from the discard pile."""
        tables = self.facts.played_means
        return any(means.recovers for card in self.me.hand + self.me.played for means in tables[card])

    def plays_late(self, card: int) -> bool:
        """Tell whether playing *card* gives nothing but Attack Points, after the last combat."""
        play = self.facts.plays[card]
        other = play.tactic + play.supply + play.draw + play.reinforcement + play.placing
        more = other or play.deploys or play.second_combat or self.facts.played_means[card]
        return self.view.combats == 0 and play.attack > 0 and not more

    def is_hopeless(self, site: int) -> bool:
        """Tell whether an attack on *site* cannot succeed, or would lose the game by its success.

        A combat after which units reactivate for a second one may serve that alone.
        """
        if self.view.afterwards > 0:
            return False
        if self.facts.final[site] and self.is_behind(site, self.best_event()):
            return True
        return self.force.reach(site, self.view.supply) < self.least_need(site)

    def least_need(self, site: int) -> int:
        """Return the Attack Points that take *site* if the Events are as kind as can be."""
        defence = self.facts.defence[site]
        if not self.facts.group[site] & CITY_GROUP:
            return defence
        if any(means.replaces_event for card in self.me.active for means in self.facts.means[card]):
            return defence + min(self.facts.modifier)
        return added_by_events(self.facts, self.view).least(defence, self.force.blunts())

    def best_event(self) -> int:
        """Return the most Victory Points that an Event to come may bring."""
        view = self.view
        pile = view.events_above + view.events_unseen + view.events_below
        return max([self.facts.victory[card] for card in pile], default=0)

    def is_behind(self, site: int, more: int) -> bool:
        """Tell whether the fall of the last City loses a game that would go on; it brings *more* points."""
        rules = self.facts.rules
        if is_last_turn(self.view, self.facts) or not (rules.vp_in_hand and rules.vp_in_play):
            return False
        return margin_after(self.view, self.facts, site) + more < 0

    def better_than_ending(self) -> list[int]:
        """Return what is free and only useful before the phase ends."""
        if self.view.kind == "starting-phase":
            return [use.option for use in self.uses() if repairs(use)]
        if self.view.kind != "tactics-phase":
            return [self.take(KEEP, card) for card in self.offered(KEEP)]
        found = [use.option for use in self.uses() if use.place == ACTIVE and self.serves(use)]
        found += [self.take(PLACE, card) for card in self.offered(PLACE)]
        found += [self.take(DEPLOY, card) for card in self.offered(DEPLOY) if self.may_leave(card)]
        found += [self.take(PLAY, card) for card in self.offered(PLAY) if self.takes_the_field(card)]
        return found + self.last_attacks() + self.sure_wins()

    def last_attacks(self) -> list[int]:
        """Return the attacks of a last turn: forfeited cards still count, so that none can lose a point."""
        if not is_last_turn(self.view, self.facts):
            return []
        return [self.take(ATTACK, site) for site in self.offered(ATTACK) if not self.is_hopeless(site)]

    def sure_wins(self) -> list[int]:
        """Return the attack that wins the game whatever Events come up, if there is one."""
        return [self.take(ATTACK, site) for site in self.offered(ATTACK) if self.wins_surely(site)]

    def wins_surely(self, site: int) -> bool:
        """Tell whether *site* wins the game and falls to the units at hand for sure."""
        if not self.wins_by(site):
            return False
        needs = added_by_events(self.facts, self.view).needs(self.facts.defence[site], self.force.blunts())
        return self.unit_points(site) >= max(needs)

    def wins_by(self, site: int) -> bool:
        """Tell whether *site* is the last City, and the game is won by taking it."""
        return self.facts.final[site] and margin_after(self.view, self.facts, site) >= 0

    def unit_points(self, site: int) -> int:
        """Return the points that the units at hand bring against *site*; if supply is short, without it."""
        pushes = [push for push in self.force.pushes(site) if self.facts.type[push.card] != SITE]
        supply = self.view.supply
        return self.force.sum_of(pushes, supply if sum(push.means.price for push in pushes) <= supply else 0)

    def serves(self, use: Use) -> bool:
        """Tell whether *use* gives points for nothing that something can be bought or played with."""
        means = use.means
        if not means.serves() or means.points > means.tactic:
            return means.serves()
        costs = [self.facts.play_cost[card] - self.view.tactic for card in self.me.hand]
        return any(0 < cost <= means.tactic for cost in costs)

    def may_leave(self, card: int) -> bool:
        """Tell whether *card*, once deployed, could leave again: then deploying it loses nothing."""
        return any(means.leaves and means.fights() and not means.price for means in self.facts.means[card])

    def takes_the_field(self, card: int) -> bool:
        """Tell whether *card* takes Tactic Points that would lapse and then serves every turn to come.

        Held back it would be no better: what is deployed now is active in the next turn, but for cards
        that stay exhausted, and under Events that hold up reactivation. Attack Points may be saved up.
        """
        facts = self.facts
        play = facts.plays[card]
        if facts.play_cost[card] <= 0 or not play.deploys or play.attack or facts.stands[card]:
            return False
        return facts.type[card] in (ARMY, SUPPORT) and not self.is_held_up()

    # Combat and what follows.

    def in_combat(self, verb: int, noun: int) -> bool:
        """Cards are wasted on a combat that is decided, and an active one is exhausted before it leaves."""
        view = self.view
        won = view.attack >= defence_of(view, self.facts)
        if verb == BREAK_OFF:
            return self.should_conquer() if won else self.is_feint()
        if verb == CONQUER:
            return self.facts.final[view.target] and self.is_behind(view.target, 0)
        use = self.use(verb, noun)
        if not (use.means.fights() or use.means.victims):
            return False
        if (use.means.leaves or use.means.victims) and self.leaves_needlessly(use):
            return True
        return view.combats == 0 if won else self.is_lost() and not self.is_saved(use)

    def leaves_needlessly(self, use: Use) -> bool:
        """Tell whether *use* gives up a card before what costs nothing is done.

        An active card is exhausted first; and none leaves if exhausting alone is enough, by cards that will
        wake again, unless a second combat may want more points or an Event asks for active cards.
        """
        spared = 0
        for push in self.force.pushes(self.view.target):
            if push.means.exhausts and not push.means.price:
                if use.place == ACTIVE and use.means.leaves and push.card == use.card:
                    return True
                spared += push.amount if self.facts.wakes[push.card] else 0
        enough = self.view.attack + spared >= defence_of(self.view, self.facts)
        return enough and self.view.combats == 0 and not (self.is_held_up() or self.is_beset())

    def is_held_up(self) -> bool:
        """Tell whether an Event limits how many cards wake in the next turn."""
        return any(self.facts.reactivation_limit[card] != NO_LIMIT for card in self.me.active)

    def is_beset(self) -> bool:
        """Tell whether a card on the Front Line can be driven out by exhausting others, after combat too."""
        return any(means.tires for card in self.me.active for means in self.facts.means[card])

    def is_lost(self) -> bool:
        """Tell whether the combat cannot be won any more, not even with another Event."""
        if any(use.means.replaces_event for use in self.uses()):
            return False
        return self.force.reach(self.view.target, self.view.supply) < defence_of(self.view, self.facts)

    def is_saved(self, use: Use) -> bool:
        """Tell whether the points are kept for a second combat, for which the card reactivates."""
        return use.means.exhausts and self.view.afterwards > 0 and not self.facts.rules.spends_all

    def should_conquer(self) -> bool:
        """Tell whether a Site that can be taken should be: the last City if that wins.

        Of others not for sure if a second combat or the last City is at stake.
        """
        view = self.view
        if self.facts.final[view.target]:
            return self.wins_by(view.target)
        opens = bool(self.facts.group[view.target] & CITY_GROUP) and len(view.cities) <= LAST_TWO
        return view.combats == 0 and not opens

    def is_feint(self) -> bool:
        """Tell whether breaking off leaves a Foothold, or a win, that the units at hand can still take.

        No Event comes up for a Foothold and nothing is learnt: who does not want it had better not have
        attacked, if he was free to. What may be spared for a second combat, or by giving up other Sites, is
        left open.
        """
        view = self.view
        if self.unit_points(view.target) < defence_of(view, self.facts):
            return False
        if self.facts.group[view.target] & CITY_GROUP:
            return self.wins_by(view.target)
        return view.combats == 0 and not self.facts.rules.must_attack

    def in_naming(self, verb: int, noun: int) -> bool:
        """No more Attack Points are lost than must be."""
        return noun > min(self.offered(COMMIT))

    def in_picking(self, verb: int, noun: int) -> bool:
        """Reactivation is never forgone; of like cards the exhausted one goes, where only one more has to."""
        if verb == END:
            return REACTIVATE in self.nouns
        if verb != FORFEIT or noun >= PLACE_STEP or picks_left(self.facts, self.view)[0] != 1:
            return False
        return any(other >= PLACE_STEP and other & CARD_MASK == noun for other in self.offered(FORFEIT))

    def in_sparing(self, verb: int, noun: int) -> bool:
        """What spares a card for nothing is used, unless a second combat may need it more."""
        return verb == END and self.view.combats == 0

    def in_laying(self, verb: int, noun: int) -> bool:
        """Nobody lays an Event on himself."""
        return noun == self.view.seat


def repairs(use: Use) -> bool:
    """Tell whether *use* reactivates another card for nothing."""
    return use.place == ACTIVE and use.means.exhausts and bool(use.means.reactivates) and not use.means.price


# What is pointless in each kind of decision.
POINTLESS: Final[dict[str, Callable[[Sense, int, int], bool]]] = {
    "starting-phase": Sense.in_phase,
    "tactics-phase": Sense.in_phase,
    "reinforcement-phase": Sense.in_phase,
    "clean-up": Sense.in_phase,
    "combat": Sense.in_combat,
    "commit": Sense.in_naming,
    "pick": Sense.in_picking,
    "spare": Sense.in_sparing,
    "lay": Sense.in_laying,
}
