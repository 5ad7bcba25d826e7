"""Acting: the ladder of the Action phase, whose first rung that holds is taken, and where Forces go."""

from __future__ import annotations

from eastfront.games.stalingrad.ops.acting import Infiltrate
from eastfront.games.stalingrad.verbs import ATTACK, END, ENTER, MOVE, PLAY, RESUPPLY
from eastfront.players.scripted.stalingrad.assaults import best_assault
from eastfront.players.scripted.stalingrad.buying import buy
from eastfront.players.scripted.stalingrad.playing import play_card, play_supply, richest_supply
from eastfront.players.scripted.stalingrad.posts import ANY_GAIN, Posts, planned_road
from eastfront.players.scripted.stalingrad.roads import Road, Roads, Tunnels
from eastfront.players.scripted.stalingrad.situation import Situation


def act(situation: Situation) -> int:
    """Do the first thing that is called for, or end the phase."""
    usual = (play_card, buy, play_supply, attack, occupy, steal, resupply)
    for rung in (bring_rations, buy, steal) if is_stranded(situation) else usual:
        option = rung(situation)
        if option is not None:
            return option
    return situation.stop()


def is_stranded(situation: Situation) -> bool:
    """Tell whether to end the turn makes no sense, as it loses the game, and nobody can step forward yet."""
    return END not in situation.nouns and occupy(situation) is None


def attack(situation: Situation) -> int | None:
    """Take the next step towards the best attack: bring Rations, bring up a Force, or begin."""
    assault = best_assault(situation, Roads(situation))
    if assault is None:
        return None
    if assault.lacks:
        return feed_assault(situation)
    if assault.roads:
        return situation.take(MOVE, assault.roads[0].force)
    option = situation.take(ATTACK, situation.view.locations[assault.slot])
    return option if option in situation.options else None


def feed_assault(situation: Situation) -> int:
    """Bring Rations for an attack with the richest supply card, or else with the poorest card."""
    card = richest_supply(situation)
    if card is not None:
        return situation.take(PLAY, card)
    return situation.take(RESUPPLY, situation.poorest(situation.offered(RESUPPLY)))


def occupy(situation: Situation) -> int | None:
    """Go into a Control zone that is worth standing in."""
    road = Posts(situation).best(Roads(situation))
    if road is None or road.force not in situation.offered(MOVE):
        return None
    return situation.take(MOVE, road.force)


def resupply(situation: Situation) -> int | None:
    """Turn a poor card into Rations if a Force in a Control zone has none."""
    if situation.me.hand_size <= situation.doctrine.larder:
        return None
    rations = situation.view.rations
    if all(rations[force] for zone in situation.fronts[situation.seat] for force in zone):
        return None
    return bring_rations(situation)


def bring_rations(situation: Situation) -> int | None:
    """Turn the poorest card into Rations."""
    cards = situation.offered(RESUPPLY)
    return situation.take(RESUPPLY, situation.poorest(cards)) if cards else None


def enter(situation: Situation) -> int:
    """Go on with what the Force was moved for."""
    return go(situation, planned_road(situation, Roads(situation), int(situation.frame().source)))


def go(situation: Situation, road: Road | None) -> int:
    """Enter the zone that a road leads to next."""
    offered = situation.offered(ENTER)
    return situation.take(ENTER, road.next if road is not None and road.next in offered else offered[0])


def steal(situation: Situation) -> int | None:
    """Play a card that moves Forces, if it opens a way that is worth more than the card."""
    keeps = situation.judgement.keeps
    for card in situation.offered(PLAY):
        roads = roads_by(situation, card)
        least = situation.doctrine.steal * keeps[card]
        if roads is not None and Posts(situation).best(roads, least) is not None:
            return situation.take(PLAY, card)
    return None


def roads_by(situation: Situation, card: int) -> Roads | None:
    """Return the ways that a card opens, if it moves Forces."""
    effect = situation.facts.action[card]
    if effect.infiltrates:
        return Tunnels(situation, effect.from_controlled)
    return Roads(situation, True) if effect.march else None


def march(situation: Situation) -> int:
    """Use free moves for the posts that gain most."""
    roads = Roads(situation, True)
    if ENTER in situation.nouns:
        return go(situation, Posts(situation).best(roads, ANY_GAIN, int(situation.frame().it)))
    road = Posts(situation).best(roads)
    if road is not None and road.force in situation.offered(MOVE):
        return situation.take(MOVE, road.force)
    return situation.stop()


def infiltrate(situation: Situation) -> int:
    """Move the Force into the Control zone where that gains most."""
    op = situation.op()
    assert isinstance(op, Infiltrate), op
    tunnels = Tunnels(situation, not op.anywhere)
    if ENTER in situation.nouns:
        return go(situation, Posts(situation).best(tunnels, ANY_GAIN, int(situation.frame().it)))
    road = Posts(situation).best(tunnels, ANY_GAIN)
    offered = situation.offered(MOVE)
    return situation.take(MOVE, road.force if road is not None and road.force in offered else offered[0])
