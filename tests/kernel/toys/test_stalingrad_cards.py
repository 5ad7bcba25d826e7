"""Signals Intercept and Hugging the Enemy, run by the kernel in a toy."""

from __future__ import annotations

from functools import cache

import pytest

from eastfront.kernel.decision import NOBODY
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.zones import zone_of
from tests.kernel.toys.checks import check_decision, choose, setup_of, text_of, walk
from tests.kernel.toys.stalingrad.game import Stalingrad
from tests.kernel.toys.stalingrad.state import GERMAN, SOVIET, StalingradToy


@cache
def game() -> Stalingrad:
    return Stalingrad()


def battle(german: list[str], soviet: list[str]) -> StalingradToy:
    """Return the first decision of a battle with these hands; the other cards are in the decks."""
    state = game().new(setup_of(game()), key_of_seed(1))
    ids = game().card_table.ids
    for seat, names in ((GERMAN, german), (SOVIET, soviet)):
        rest = [int(card) for card in state.hands[seat].cards] + [
            int(card) for card in state.decks[seat].cards
        ]
        cards = sorted(ids.index(name) for name in names)
        for card in cards:
            rest.remove(card)
        state.hands[seat] = zone_of(cards)
        state.decks[seat] = zone_of(rest)
    state.asked = NOBODY
    game().machine.advance(state)
    return state


def options(state: StalingradToy) -> list[str]:
    return [game().option_name(option) for option in state.options]


def test_an_announced_event_waits_for_the_enemy_before_it_acts() -> None:
    state = battle(["panzer-thrust"], ["maskirovka"])

    choose(game(), state, "play panzer-thrust")

    assert ["panzer-thrust"] == game().zones(state)["pending"]
    assert [5, 2] == state.totals()
    assert (SOVIET, ["pass", "react maskirovka"]) == (state.asked, options(state))

    choose(game(), state, "pass")

    assert [] == game().zones(state)["pending"]
    assert [7, 2] == state.totals()


def test_a_cancelled_event_is_discarded_without_effect() -> None:
    state = battle(["signals-intercept", "panzer-thrust"], ["barricades-and-mines", "maskirovka"])

    notices = choose(game(), state, "pass", "play barricades-and-mines", "react signals-intercept", "pass")

    assert ["announces", "announces", "resolves", "cancelled"] == [notice.id for notice in notices]
    assert [5, 2] == state.totals()
    assert {"signals-intercept", "barricades-and-mines"} == set(game().zones(state)["discard"])


def test_a_counter_to_the_counter_lets_the_event_act() -> None:
    state = battle(
        ["signals-intercept", "panzer-thrust", "stuka-dive-bombers"], ["hugging-the-enemy", "maskirovka"]
    )

    choose(game(), state, "play stuka-dive-bombers", "pass")
    assert [9, 2] == state.totals()
    choose(game(), state, "play hugging-the-enemy", "react signals-intercept")
    assert ["hugging-the-enemy", "signals-intercept"] == game().zones(state)["pending"]
    choose(game(), state, "react maskirovka", "pass")

    assert (GERMAN, ["pass"]) == (state.asked, options(state)), "the event's window is open again"
    choose(game(), state, "pass")
    assert [5, 2] == state.totals()
    assert 1 == state.rubble


def test_winter_storm_may_answer_a_uranus_whose_first_canceller_was_cancelled() -> None:
    state = battle(["signals-intercept", "operation-winter-storm"], ["operation-uranus", "maskirovka"])

    choose(game(), state, "pass", "play operation-uranus", "react signals-intercept", "react maskirovka")
    assert ["pass"] == options(state), "Winter Storm answers Uranus only, not Maskirovka"
    choose(game(), state, "pass", "react operation-winter-storm")

    assert [] == game().zones(state)["in-play"]
    assert "operation-uranus" in game().zones(state)["discard"]


def test_a_reaction_is_answered_once_only() -> None:
    state = battle(
        ["panzer-thrust", "signals-intercept", "signals-intercept"],
        ["maskirovka", "maskirovka", "operation-uranus"],
    )

    choose(
        game(), state, "play panzer-thrust", "react maskirovka", "react signals-intercept", "react maskirovka"
    )
    assert (GERMAN, 4) == (state.asked, len(game().zones(state)["pending"]))
    choose(game(), state, "pass")

    assert [5, 2] == state.totals(), "the first Maskirovka stands and is not answered again"
    assert (SOVIET, ["pass", "play operation-uranus"]) == (state.asked, options(state))


def test_an_uncancelled_uranus_stays_in_play() -> None:
    state = battle([], ["operation-uranus"])

    choose(game(), state, "play operation-uranus")

    assert ["operation-uranus"] == game().zones(state)["in-play"]


def test_reactions_do_not_take_the_place_of_a_turn() -> None:
    state = battle(["panzer-thrust", "signals-intercept"], ["maskirovka", "barricades-and-mines"])

    choose(game(), state, "play panzer-thrust", "react maskirovka", "pass")

    assert (SOVIET, ["pass", "play barricades-and-mines"]) == (state.asked, options(state))


def test_two_passes_in_a_row_end_the_step() -> None:
    state = battle(["panzer-thrust"], ["barricades-and-mines"])

    choose(game(), state, "pass", "play barricades-and-mines", "pass", "pass")

    assert NOBODY == state.asked
    outcome = game().outcome(state)
    assert outcome is not None
    assert [5, 5] == outcome.scores


def test_hugging_the_enemy_recomputes_the_totals_in_order() -> None:
    """2 - 3 stops at 0, so adding the 3 back afterwards would give 6 and not 5."""
    state = battle(["heavy-artillery", "panzer-thrust"], ["barricades-and-mines", "hugging-the-enemy"])

    choose(game(), state, "play heavy-artillery", "pass")
    assert [5, 0] == state.totals()
    choose(game(), state, "play barricades-and-mines", "pass", "pass")
    assert [5, 3] == state.totals()
    choose(game(), state, "play hugging-the-enemy", "pass")

    assert [5, 5] == state.totals()
    struck = [game().card_table.ids[each.source] for each in state.contributions if each.struck]
    assert ["heavy-artillery"] == struck


def test_hugging_the_enemy_also_strikes_out_what_comes_later() -> None:
    state = battle(["stuka-dive-bombers", "panzer-thrust"], ["hugging-the-enemy", "barricades-and-mines"])

    choose(game(), state, "pass", "play hugging-the-enemy", "pass")
    choose(game(), state, "play stuka-dive-bombers", "pass", "pass")
    assert [5, 2] == state.totals()
    assert 1 == state.rubble, "what was built up besides stays"
    choose(game(), state, "play panzer-thrust", "pass")

    assert [7, 2] == state.totals(), "an event without the keyword counts"


@pytest.mark.parametrize("other", ["maskirovka", "barricades-and-mines", "hugging-the-enemy"])
def test_a_window_tells_the_announcer_nothing(other: str) -> None:
    """Whoever has a card in hand is asked, with or without an answer in it."""
    seen = []
    for held in ("operation-uranus", other):
        state = battle(["panzer-thrust", "panzer-thrust"], [held, "barricades-and-mines"])
        choose(game(), state, "play panzer-thrust")
        assert (SOVIET, "pass") == (state.asked, options(state)[0])
        for seat in (GERMAN, None):
            seen.append(text_of(game().view_to_data(game().view(state, seat))))

    assert seen[:2] == seen[2:]


def test_an_empty_hand_is_not_asked() -> None:
    state = battle(["panzer-thrust", "panzer-thrust"], [])

    choose(game(), state, "play panzer-thrust")

    assert (GERMAN, ["pass", "play panzer-thrust"]) == (state.asked, options(state))


def test_a_card_text_is_worded_from_its_ops() -> None:
    number = game().card_table.ids.index("hugging-the-enemy")
    message = game().card_table.ops[number][0].words()

    assert "op-strike-out" == message.id
    assert {"by": "german", "keywords": "air, artillery"} == message.arguments


def test_random_battles_keep_every_promise() -> None:
    reached: set[str] = set()
    different = 0
    for seed in range(12):
        state, choices, dealt = walk(game(), seed)
        assert state.over
        reached.update(choices)
        different += dealt

    assert {"react signals-intercept", "react maskirovka", "play hugging-the-enemy"} <= reached
    assert different > 0
    check_decision(game(), game().new(setup_of(game()), key_of_seed(99)))
