"""Finding the answer: what holds for every verb first, then the function of the verb.

The state given is a sample of the asking seat's view, so nothing hidden can show in an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eastfront.games.stalingrad.phrases.context import Context
from eastfront.games.stalingrad.refusals.battle import (
    refuse_attack,
    refuse_engaging,
    refuse_firing,
    refuse_using,
)
from eastfront.games.stalingrad.refusals.events import refuse_bombing, refuse_play, refuse_sniping
from eastfront.games.stalingrad.refusals.inquiry import Inquiry
from eastfront.games.stalingrad.refusals.losses import refuse_absorbing, refuse_medal
from eastfront.games.stalingrad.refusals.moving import refuse_entering, refuse_move
from eastfront.games.stalingrad.refusals.nouns import is_out_of_hand, refuse_noun
from eastfront.games.stalingrad.refusals.opening import (
    in_set_up,
    refuse_choice,
    refuse_placing,
    set_up_first,
)
from eastfront.games.stalingrad.refusals.reinforcing import refuse_payment, refuse_reinforcing
from eastfront.games.stalingrad.refusals.stopping import refuse_stopping
from eastfront.games.stalingrad.refusals.supplying import refuse_feeding, refuse_resupply
from eastfront.games.stalingrad.refusals.waiting import over, waiting, watching
from eastfront.games.stalingrad.state import GOES_ON, StalingradState
from eastfront.games.stalingrad.verbs import (
    ATTACK,
    BOMB,
    BURN,
    CHOOSE,
    DECORATE,
    DESTROY,
    END,
    ENGAGE,
    ENTER,
    FEED,
    FIRE,
    MOVE,
    PASS,
    PAY,
    PLACE,
    PLAY,
    REINFORCE,
    RESUPPLY,
    RETREAT,
    SNIPE,
    USE,
)
from eastfront.kernel.message import Refusal, refused

ANSWERS: Final[dict[int, Callable[[Inquiry], Refusal]]] = {
    END: refuse_stopping,
    PASS: refuse_stopping,
    CHOOSE: refuse_choice,
    PLACE: refuse_placing,
    FEED: refuse_feeding,
    PLAY: refuse_play,
    RESUPPLY: refuse_resupply,
    MOVE: refuse_move,
    ENTER: refuse_entering,
    ATTACK: refuse_attack,
    ENGAGE: refuse_engaging,
    REINFORCE: refuse_reinforcing,
    PAY: refuse_payment,
    FIRE: refuse_firing,
    USE: refuse_using,
    BURN: refuse_absorbing,
    RETREAT: refuse_absorbing,
    DESTROY: refuse_absorbing,
    DECORATE: refuse_medal,
    BOMB: refuse_bombing,
    SNIPE: refuse_sniping,
}


def why_not(state: StalingradState, context: Context, verb: int, noun: int) -> Refusal:
    """Return the clause and message that say why the seat of *context* is not offered *verb* with *noun*."""
    inquiry = Inquiry(state, context, verb, noun)
    if state.ending != GOES_ON:
        return over(inquiry)
    if context.view.seat is None:
        return watching()
    misfit = refuse_noun(inquiry)
    if misfit is not None:
        return misfit
    if state.asked != context.view.seat:
        return waiting(inquiry)
    if in_set_up(inquiry):
        return set_up_first(inquiry)
    if is_out_of_hand(inquiry):
        return refused("sg-1.6", "sg-why-not-in-hand", card=inquiry.named())
    return ANSWERS[verb](inquiry)
