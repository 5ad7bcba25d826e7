"""Moving cards and counting points: the rulebook's verbs, each with its notice."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.barbarossa.state import SHUFFLES, BarbarossaState, CombatZone
from eastfront.games.barbarossa.tables import (
    EVENT,
    FIRST_SUPPLY,
    SUPPLY_BONUS,
    Modifier,
)
from eastfront.games.barbarossa.verbs import ACTIVE, LINGERING, PLACES, PLAYED, card_of, place_of
from eastfront.kernel.luck import shuffled
from eastfront.kernel.zones import zone_name


def place_name(place: i64, seat: i64) -> str:
    """Return the public name of the zone at a placed noun's *place*."""
    return zone_name(PLACES[place], seat)


def draw_cards(state: BarbarossaState, seat: i64, count: i64) -> None:
    """Draw *count* cards of the own deck (bb-5.11), rebuilt from the discard pile when empty (bb-13.1).

    The draw goes on from the new deck (bb-13.5) and lapses where there is none (bb-13.6). An empty deck waits
    for the next draw (bb-13.3), and no text deals with a deck in any other way (bb-13.2).
    """
    zone = state.seats[seat]
    for _ in range(count):
        if zone.deck.size() == 0:
            if zone.discard.size() == 0:
                break
            rebuild_deck(state, seat)
        card = zone.deck.take()
        zone.hand.insert(card)
        if state.notices is not None:
            state.tell(
                "draws",
                "bb-2.6",
                {"seat": seat},
                [card],
                zone_name("deck", seat),
                zone_name("hand", seat),
                1 << seat,
            )
    if zone.deck.size() == 0:
        zone.known.cards = zone.hand.cards[:]


def rebuild_deck(state: BarbarossaState, seat: i64) -> None:
    """Shuffle the discard pile into a new deck; the hand is all that is not in the open then.

    The pile's Events go in (bb-13.9), and nothing from elsewhere (bb-13.4). Its order is read here alone and
    so means nothing (bb-16.25).
    """
    zone = state.seats[seat]
    zone.known.cards = zone.hand.cards[:]
    if state.notices is not None:
        state.tell(
            "shuffles",
            "bb-13.1",
            {"seat": seat, "count": zone.discard.size()},
            [],
            zone_name("discard", seat),
            zone_name("deck", seat),
        )
    zone.deck.cards = shuffled(zone.discard.cards, state.luck.draw(SHUFFLES + seat))
    zone.discard.cards = vec[i64]()


def leave_hand(zone: CombatZone, card: i64) -> None:
    """Take *card* out of the hand, and out of what others know of it."""
    zone.hand.remove(card)
    if zone.known.size() > 0 and zone.known.has(card):
        zone.known.remove(card)


def enter_front(state: BarbarossaState, seat: i64, card: i64, place: i64) -> None:
    """Put *card* on the Front Line of *seat*, anew whatever it was before (bb-5.30, bb-5.36).

    There is always room (bb-10.11).
    """
    zone = state.seats[seat]
    zone.place(place).insert(card)
    zone.standing += state.rules.cards.stands[card]


def leave_front(state: BarbarossaState, seat: i64, card: i64, place: i64) -> None:
    """Take *card* off the Front Line of *seat*."""
    zone = state.seats[seat]
    zone.place(place).remove(card)
    zone.standing -= state.rules.cards.stands[card]


def leave_place(state: BarbarossaState, seat: i64, noun: i64) -> None:
    """Take the placed card *noun* off the Front Line or out of the play area."""
    if place_of(noun) == PLAYED:
        state.seats[seat].played.remove(card_of(noun))
    else:
        leave_front(state, seat, card_of(noun), place_of(noun))


def exhaust(state: BarbarossaState, seat: i64, noun: i64, rule: str) -> None:
    """Exhaust the active card *noun* on the Front Line (bb-5.31)."""
    zone = state.seats[seat]
    card = card_of(noun)
    zone.active.remove(card)
    zone.exhausted.insert(card)
    if state.notices is not None:
        state.tell(
            "exhausts", rule, {"seat": seat}, [card], zone_name("active", seat), zone_name("exhausted", seat)
        )


def reactivate(state: BarbarossaState, seat: i64, noun: i64, rule: str) -> None:
    """Reactivate the exhausted card *noun* on the Front Line."""
    zone = state.seats[seat]
    card = card_of(noun)
    zone.place(place_of(noun)).remove(card)
    zone.active.insert(card)
    if state.notices is not None:
        origin = place_name(place_of(noun), seat)
        state.tell("reactivates", rule, {"seat": seat}, [card], origin, zone_name("active", seat))


def forfeit(state: BarbarossaState, seat: i64, noun: i64, rule: str) -> None:
    """Put the placed card *noun* into its owner's discard pile, that is forfeit it (bb-5.24, bb-16.4)."""
    leave_place(state, seat, noun)
    card = card_of(noun)
    state.seats[seat].discard.add(card)
    if state.notices is not None:
        origin = place_name(place_of(noun), seat)
        state.tell("forfeits", rule, {"seat": seat}, [card], origin, zone_name("discard", seat))


def return_card(state: BarbarossaState, seat: i64, noun: i64, rule: str) -> None:
    """Put the placed card *noun* back into the War Zone; an Event goes to the Event pile."""
    leave_place(state, seat, noun)
    card = card_of(noun)
    if state.rules.cards.type[card] == EVENT:
        if state.rules.return_on_top:
            state.events.add(card)
            state.known_above += 1
        else:
            put_event_below(state, card)
    else:
        state.war_zone[card] += 1
    if state.notices is not None:
        origin = place_name(place_of(noun), seat)
        target = "events" if state.rules.cards.type[card] == EVENT else "war-zone"
        state.tell("returns", rule, {"seat": seat}, [card], origin, target)


def put_event_below(state: BarbarossaState, card: i64) -> None:
    """Put an Event under the pile; its face stays known."""
    state.events.add_below(card)
    state.known_below += 1


def take_event(state: BarbarossaState) -> i64:
    """Take the top Event; there must be one."""
    card = state.events.take()
    if state.known_above > 0:
        state.known_above -= 1
    elif state.known_below > state.events.size():
        state.known_below = state.events.size()
    return card


def gain_supply(state: BarbarossaState, seat: i64, amount: i64, card: i64) -> None:
    """Gain Supply Points from *card*: only cards give them (bb-2.5).

    What events on the Front Line take away is subtracted first (bb-15.40 to bb-15.42).
    """
    zone = state.seats[seat]
    if zone.standing > 0:
        amount = less_supply(state, seat, amount, total(state, zone, SUPPLY_BONUS, card), False)
        if amount > 0 and not state.supply_gained:
            state.supply_gained = True
            amount = less_supply(state, seat, amount, total(state, zone, FIRST_SUPPLY, -1), True)
    elif amount > 0:
        state.supply_gained = True
    state.supply += amount


def less_supply(state: BarbarossaState, seat: i64, amount: i64, change: i64, first: bool) -> i64:
    """Return *amount* after a *change*, never below 0; *first* marks a loss of the turn's first gain."""
    left = amount + change if amount + change > 0 else 0
    if state.notices is not None and left < amount:
        rule = "bb-15.41" if first else "bb-15.40"
        lost = {"seat": int(seat), "supply": int(amount - left), "first": int(first)}
        state.tell("loses-supply", rule, lost, [])
    return left


def total(state: BarbarossaState, zone: CombatZone, question: i64, about: i64) -> i64:
    """Sum what the cards on a Front Line answer to *question*, for the card *about* or for all."""
    result: i64 = 0
    for place in range(ACTIVE, LINGERING + 1):
        for card in zone.place(place).cards:
            for modifier in state.rules.cards.standing[card]:
                if answers(modifier, question, about):
                    result += modifier.amount
    return result


def lowest(state: BarbarossaState, zone: CombatZone, question: i64, otherwise: i64) -> i64:
    """Return the smallest answer to *question* on a Front Line, or *otherwise*; none adds up (bb-15.38)."""
    result = otherwise
    for place in range(ACTIVE, LINGERING + 1):
        for card in zone.place(place).cards:
            for modifier in state.rules.cards.standing[card]:
                if answers(modifier, question, -1) and modifier.amount < result:
                    result = modifier.amount
    return result


def answers(modifier: Modifier, question: i64, about: i64) -> bool:
    """Tell whether *modifier* answers *question* about the card *about*."""
    return modifier.question == question and (modifier.card == -1 or modifier.card == about)
