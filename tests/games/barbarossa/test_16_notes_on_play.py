"""Chapter 16, notes on times, agreement and choices between contradicting passages: what the engine does."""

from __future__ import annotations

import pytest

from eastfront.games.barbarossa.game import SLUG
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import EVERYBODY
from tests.games.barbarossa.layout import listed
from tests.games.barbarossa.naming import EDITIONS, card_ids, card_number, game, ids_of
from tests.games.barbarossa.scene import Scene

GRENADIER = "grenadier-regiment"
HEAVY = "heavy-tank-battalion"
HILL = "fortified-hill"
HORSE = "horse-drawn-transport"
POSITION = "strategic-position"


@pytest.mark.rule("bb-16.6")
@pytest.mark.parametrize("pile", ids_of("strategy"))
def test_kamikaze_may_remove_a_strategy_pile(pile: str) -> None:
    """16.6: by name, and by lot as well; no other type could be meant, since the list has the rest."""
    named = game().new(Setup(SLUG, "kamikaze", 2, {"removed_pile": pile}), key_of_seed(1))
    drawn = [game().new(Setup(SLUG, "kamikaze", 2), key_of_seed(seed)) for seed in range(240)]

    assert (8, 0) == (named.removed[card_number(pile)], named.war_zone[card_number(pile)])
    assert any(state.removed[card_number(pile)] for state in drawn)


@pytest.mark.rule("bb-16.7")
def test_the_war_zone_needs_no_rows(scene: Scene) -> None:
    """16.7: all piles are offered in the order of the card files, dear ones before cheap ones."""
    scene.seat1(hand=[HORSE])
    scene.support("field-hospital")
    scene.points(supply=99)
    scene.in_phase("reinforcement")

    offered = scene.offered("recruit")
    prices = [game().card_set.definitions[card_number(card)].buy_cost or 0 for card in offered]
    assert ids_of("supply") + ids_of("strategy") + ids_of("army") + ["field-hospital"] == offered
    assert sorted(prices) != prices


@pytest.mark.rule("bb-16.8")
def test_both_parts_of_arclights_clean_up_come_before_the_draw(scene: Scene) -> None:
    """16.8: the new deck is made of both, whichever is discarded first; we take the playing area."""
    scene.edition("arclight")
    scene.seat1(hand=["flak-battalion"] * 2, played=[HORSE] * 2)
    scene.in_phase("clean-up")

    scene.seat1.ends()

    assert ["flak-battalion"] * 2 + [HORSE] * 2 == scene.seat1.hand
    assert [] == scene.seat1.deck == scene.seat1.discard
    steps = [each.id for each in scene.notices if each.id in ("clears", "discards", "shuffles")]
    assert ["clears"] * 2 + ["discards"] * 2 + ["shuffles"] == steps


@pytest.mark.rule("bb-16.9")
@pytest.mark.parametrize(("timing", "early"), [("", 0), ("tactics-phase", 0), ("turn-start", 1)])
def test_lundstroms_tactic_point_comes_with_the_tactics_phase(scene: Scene, timing: str, early: int) -> None:
    scene.edition("lundstrom", answers={"tp_timing": timing} if timing else {})
    scene.seat1(hand=[HORSE], front=[f"{HEAVY} exhausted"])
    scene.in_phase("starting")
    assert scene.asks("seat1", "starting-phase")
    assert early == scene.tactic

    scene.seat1.ends()

    assert scene.asks("seat1", "tactics-phase")
    assert 1 == scene.tactic


@pytest.mark.rule("bb-16.10")
@pytest.mark.parametrize(("timing", "early"), [("", 0), ("reinforcement-phase", 0), ("turn-start", 1)])
def test_kamikazes_reinforcement_point_comes_with_the_reinforcement_phase(
    scene: Scene, timing: str, early: int
) -> None:
    scene.edition("kamikaze", answers={"rp_timing": timing} if timing else {})
    scene.seat1(hand=[HORSE, "panzer-regiment"])
    scene.in_phase("tactics")
    assert early == scene.reinforcement

    scene.seat1.ends()

    assert scene.asks("seat1", "reinforcement-phase")
    assert 1 == scene.reinforcement


@pytest.mark.rule("bb-16.11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ids_of("strategy"))
def test_used_strategy_cards_go_to_the_war_zone_and_not_out_of_play(
    scene: Scene, edition: str, card: str
) -> None:
    scene.edition(edition)
    scene.seat1(hand=[card], deck=[HORSE] * 8)
    scene.in_phase("tactics")
    before = scene.war_zone(card)

    scene.seat1.plays(card)
    if scene.asked == "seat1":
        scene.seat1.ends_turn()

    assert before + 1 == scene.war_zone(card)
    assert [] == scene.scrapped


@pytest.mark.rule("bb-16.12")
def test_kamikazes_used_strategic_position_returns_to_the_war_zone(scene: Scene) -> None:
    scene.seat1(hand=[HORSE], front=["flak-battalion", POSITION])
    scene.cities("kharkov")
    scene.in_phase("tactics")
    before = scene.war_zone(POSITION)

    scene.seat1.attacks("kharkov")
    scene.seat1.uses(POSITION)

    assert before + 1 == scene.war_zone(POSITION)
    assert [] == scene.seat1.discard


@pytest.mark.rule("bb-16.20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_kept_card_and_four_drawn_make_a_hand_of_five(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion", HORSE], deck=["air-supply"] * 5)
    scene.in_phase("clean-up")

    scene.seat1.keeps("flak-battalion")

    assert ["air-supply"] * 4 + ["flak-battalion"] == scene.seat1.hand
    assert ["air-supply"] == scene.seat1.deck


@pytest.mark.rule("bb-16.21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_starting_decks_are_dealt_before_the_pile_is_removed(edition: str) -> None:
    state = game().new(Setup(SLUG, edition, 5, {"removed_pile": GRENADIER}), key_of_seed(1))

    assert (20 - 5 * 2, 0) == (state.removed[card_number(GRENADIER)], state.war_zone[card_number(GRENADIER)])
    for seat in state.seats:
        cards = card_ids(listed(seat.hand) + listed(seat.deck))
        assert [GRENADIER] * 2 + [HORSE] * 6 == sorted(cards)


@pytest.mark.rule("bb-16.22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_support_pile_lies_face_up(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.support("field-hospital", "forward-airfield", "heinz-guderian")
    scene.in_phase("tactics")

    assert 14 == len(scene.support_pile)
    for view in (scene.spectator, scene.seat1.view, scene.seat2.view):
        assert scene.support_pile == card_ids(view.support)[::-1]


@pytest.mark.rule("bb-16.23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_play_rule_of_a_deployed_card_is_void(scene: Scene, edition: str) -> None:
    """16.23: neither bonus nor ability of the Play Rule comes from the Front Line, in this turn or later."""
    scene.edition(edition)
    scene.seat1(hand=[GRENADIER, HORSE], deck=[HORSE] * 8, front=["engineer-battalion"])
    scene.in_phase("tactics")
    scene.seat1.plays(GRENADIER)
    gained = scene.reinforcement

    scene.seat1.deploys(GRENADIER)

    assert gained == scene.reinforcement
    assert [f"{GRENADIER} exhausted"] == scene.offered("use-2")
    assert [] == scene.offered("deploy") == scene.offered("use-1")
    scene.seat1.ends_turn()
    while scene.asked == "seat2":
        scene.seat2.ends()
    while scene.kind != "tactics-phase":
        scene.seat1.ends()
    assert (1 if edition == "lundstrom" else 0) == scene.reinforcement
    assert [GRENADIER] == scene.offered("use-1")


@pytest.mark.rule("bb-16.24")
@pytest.mark.parametrize(("mandatory", "may_end"), [("", True), ("off", True), ("on", False)])
def test_arclight_does_not_force_an_attack(scene: Scene, mandatory: str, may_end: bool) -> None:
    scene.edition("arclight", answers={"combat_mandatory": mandatory} if mandatory else {})
    scene.seat1(hand=[HORSE], front=["panzer-regiment"])
    scene.points(attack=4)
    scene.in_phase("tactics")

    assert scene.offers(f"attack {HILL}")
    assert may_end == scene.offers("end")


@pytest.mark.rule("bb-16.25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_order_of_a_discard_pile_is_kept_and_means_nothing(scene: Scene, edition: str) -> None:
    """16.25: whatever the order, the same card can be had from it, and the others stay as they lay."""
    for pile in (
        ["air-supply", GRENADIER, HORSE, "blitzkrieg"],
        ["blitzkrieg", HORSE, GRENADIER, "air-supply"],
    ):
        scene.edition(edition)
        scene.seat1(hand=["field-replacement-battalion", HORSE], discard=pile)
        scene.in_phase("tactics")
        scene.seat1.plays("field-replacement-battalion")

        scene.seat1.uses("field-replacement-battalion played")

        rest = [card for card in pile if card != GRENADIER]
        assert rest == scene.seat1.discard == card_ids(scene.spectator.seats[0].discard)
        assert [GRENADIER, HORSE] == scene.seat1.hand


@pytest.mark.rule("bb-16.28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_end_of_a_turn_is_told_to_everybody(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE], deck=[HORSE] * 8)
    scene.in_phase("tactics")

    scene.seat1.ends_turn()

    told = scene.heard("begins-turn")[-1]
    assert (1, EVERYBODY) == (told.arguments["seat"], told.seen)
    assert "seat2" == scene.asked
