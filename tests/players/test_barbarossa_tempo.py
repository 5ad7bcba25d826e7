"""Tempo: whether the units of a deck come by the Tactic Points that they cost."""

from __future__ import annotations

import pytest

from eastfront.games.barbarossa.view import SeatView
from eastfront.kernel.edition import Setup
from eastfront.players.evaluate.barbarossa import tempo_of
from eastfront.players.scripted.barbarossa.facts import facts_of
from eastfront.players.scripted.barbarossa.market import Tempo
from tests.games.barbarossa.naming import card_number

FACTS = facts_of(Setup("barbarossa", "kamikaze", 2))
TANKS = ["panzer-regiment", "ss-panzer-regiment"]
SUPPLIES = ["horse-drawn-transport"] * 6


def seat(*deck: str, front: tuple[str, ...] = ()) -> SeatView:
    """A seat with such a deck and such cards on its Front Line."""
    seen = SeatView()
    seen.unseen = [card_number(name) for name in deck]
    seen.active = [card_number(name) for name in front]
    return seen


def tempo(*deck: str, front: tuple[str, ...] = ()) -> Tempo:
    seen = seat(*deck, front=front)
    return Tempo(FACTS, seen, seen.unseen)


def test_tanks_wait_for_more_than_a_plain_turn_brings() -> None:
    alone = tempo(*SUPPLIES, *TANKS)

    assert (1, len(TANKS), 0.0) == (alone.steady, alone.stuck, alone.helped)
    assert not alone.is_stuck(card_number("grenadier-regiment"))


@pytest.mark.parametrize("helper", ["division-hq-company", "armored-scout-battalion"])
def test_a_card_that_brings_tactic_points_helps_them_out(helper: str) -> None:
    alone, helped = tempo(*SUPPLIES, *TANKS), tempo(*SUPPLIES, *TANKS, helper)

    assert helped.helped > alone.helped or helped.stuck < alone.stuck
    assert helped.load / helped.flow < alone.load / alone.flow


def test_a_network_sees_units_that_nothing_helps_out() -> None:
    bare = [*SUPPLIES, *TANKS]
    decks = [bare, [*bare, "armored-scout-battalion"]]

    alone, helped = (tempo_of([seat(*deck)], FACTS) for deck in decks)

    assert alone[-1] > helped[-1] >= 0.0
    assert len(alone) == len(helped)
