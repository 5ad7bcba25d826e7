"""Chapter 4, rounds of a battle: phases, the order of firing, and how a round opens."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.battlecards.tables import UNIT
from tests.games.battlecards.naming import game
from tests.games.battlecards.reprinting import reprint
from tests.games.battlecards.scene import Scene

# One unit of each phase, 1 to 4.
GERMAN: Final = ["brandenburger-commandos", "nebelwerfer", "panzer-iv", "infantry-division"]
SOVIET: Final = ["partisans", "bm-13-katyusha", "t-34-76", "rifle-division"]


def round_of(scene: Scene) -> int:
    """Return the number of the present round."""
    return int(scene.state.battle.round)


@pytest.mark.rule("bc-4.1", "bc-4.2", "bc-4.7")
@pytest.mark.parametrize(
    ("battle", "first", "second"), [("smolensk", "german", "soviet"), ("kharkov", "soviet", "german")]
)
def test_a_round_has_four_firing_phases_and_then_the_withdrawal(
    scene: Scene, battle: str, first: str, second: str
) -> None:
    """Clause 4.1: phase by phase the aggressor's units that bear it, then the defender's; then all anew."""
    units = {"german": GERMAN, "soviet": SOVIET}
    scene.german(ground=GERMAN)
    scene.soviet(ground=SOVIET)
    scene.fights(battle)

    asked = []
    for _ in range(20):
        asked.append((scene.asked, scene.kind, scene.seat(scene.asked).offered("fire")))
        scene.seat(scene.asked).passes()

    firing = [(seat, "fire", [units[seat][phase]]) for phase in range(4) for seat in (first, second)]
    withdrawing: list[tuple[str, str, list[str]]] = [(first, "withdraw", []), (second, "withdraw", [])]
    assert (firing + withdrawing) * 2 == asked
    assert [1, 2, 3] == [notice.arguments["round"] for notice in scene.told("begins-round")]


@pytest.mark.rule("bc-4.2", "bc-4.3")
def test_a_defender_destroyed_in_a_phase_never_fires_later(scene: Scene) -> None:
    """Clause 4.3: the commandos of phase 1 reach a division that would have fired in phase 4."""
    scene.german(ground=["brandenburger-commandos", "panzer-iv"])
    scene.soviet(ground=["rifle-division", "t-34-76"])
    scene.fights("smolensk")

    scene.german.fires("brandenburger-commandos", at="rifle-division", number=9)

    assert ["rifle-division"] == scene.soviet.discard
    assert scene.asks("german", "fire")
    scene.german.passes()
    assert scene.asks("soviet", "fire")
    assert ["t-34-76"] == scene.soviet.offered("fire")
    scene.soviet.passes()
    assert scene.asks("german", "withdraw")


@pytest.mark.rule("bc-4.2")
def test_an_aggressor_destroyed_in_a_phase_has_fired_in_it_but_does_not_fire_later(scene: Scene) -> None:
    """Clause 4.2: the defender's casualties are taken off before the next phase."""
    scene.german(ground=["brandenburger-commandos", "infantry-division"])
    scene.soviet(ground=["partisans", "t-34-76"])
    scene.fights("smolensk")

    scene.german.fires("brandenburger-commandos", at="partisans", number=1)
    scene.soviet.fires("partisans", at="infantry-division", number=9)

    assert ["infantry-division"] == scene.german.discard
    assert scene.asks("soviet", "fire")
    scene.soviet.passes()
    assert scene.asks("german", "withdraw")


@pytest.mark.rule("bc-4.4")
def test_a_unit_fires_once_in_a_round_and_again_in_the_next(scene: Scene) -> None:
    """Clause 4.4: a tank that has missed waits for the next round."""
    scene.german(ground=["panzer-iv", "tiger-i"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")

    scene.german.fires("panzer-iv", at="t-34-76", number=1)
    assert ["tiger-i"] == scene.german.offered("fire")
    assert "bc-4.4" == scene.german.refused("fire", "panzer-iv")
    scene.german.fires("tiger-i", at="t-34-76", number=1)

    assert scene.asks("soviet", "fire")
    scene.passes_until("german", "fire")
    assert 2 == round_of(scene)
    assert ["panzer-iv", "tiger-i"] == scene.german.offered("fire")


@pytest.mark.rule("bc-4.12")
@pytest.mark.parametrize("backwards", [False, True])
def test_the_owner_chooses_the_order_of_fire_within_a_phase(scene: Scene, backwards: bool) -> None:
    """Clause 4.12: whichever is named fires, the others after it."""
    units = ["panzer-iv", "stug-iii", "tiger-i"]
    scene.german(ground=units)
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")

    order = units[::-1] if backwards else units
    for place, unit in enumerate(order):
        assert sorted(order[place:]) == sorted(scene.german.offered("fire"))
        scene.german.fires(unit, at="t-34-76", number=4)

    assert scene.asks("soviet", "fire")


@pytest.mark.rule("bc-4.12")
def test_each_result_is_applied_before_the_next_target_is_named(scene: Scene) -> None:
    """Clause 4.12: a unit just destroyed is no target any more, and its General's bonus is gone."""
    scene.german(ground=["tiger-i", "panzer-iv"])
    scene.soviet(ground=["vasily-chuikov", "t-34-76", "kv-1"])
    scene.fights("smolensk")
    assert 10 == scene.soviet.defence("t-34-76", "ground")

    scene.german.fires("tiger-i", at="vasily-chuikov", number=10)

    assert ["vasily-chuikov"] == scene.soviet.discard
    assert 8 == scene.soviet.defence("t-34-76", "ground")
    scene.german.chooses("fire", "panzer-iv")
    assert ["t-34-76", "kv-1"] == scene.german.offered("shoot")


@pytest.mark.rule("bc-4.13", "bc-4.8")
@pytest.mark.parametrize("winner", ["german", "soviet"])
def test_a_battle_decided_in_the_middle_of_a_phase_ends_at_once(scene: Scene, winner: str) -> None:
    """Clause 4.13: the other tank does not fire, nor does anybody withdraw."""
    tanks = {"german": ["panzer-iv"], "soviet": ["t-34-76"]}
    loser = "soviet" if winner == "german" else "german"
    scene.german(ground=tanks["german"] * (2 if winner == "german" else 1), hand=["panther"])
    scene.soviet(ground=tanks["soviet"] * (2 if winner == "soviet" else 1), hand=["is-2"])
    scene.fights("smolensk")
    if winner == "soviet":
        scene.german.passes()

    scene.seat(winner).fires(tanks[winner][0], at=tanks[loser][0], number=10)

    assert 1 == len(scene.told("shoots"))
    assert ["smolensk"] == scene.seat(winner).won
    assert tanks[winner] * 2 == scene.seat(winner).ground
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-4.15")
def test_a_unit_that_lists_several_phases_fires_in_each_of_them(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clause 4.15: a tank printed with phases 1 and 3."""
    reprint(monkeypatch, "panzer-iv", "phases", 1 << 0 | 1 << 2)
    scene.german(ground=["panzer-iv", "nebelwerfer"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")

    scene.german.fires("panzer-iv", at="kv-1", number=1)
    assert ["nebelwerfer"] == scene.german.offered("fire")
    scene.german.passes()
    assert ["panzer-iv"] == scene.german.offered("fire")
    scene.german.fires("panzer-iv", at="kv-1", number=1)

    assert scene.asks("soviet", "fire")


@pytest.mark.rule("bc-4.15", "bc-1.5")
def test_every_unit_of_the_sets_lists_one_phase(scene: Scene) -> None:
    """Clause 4.15: Leaders, who never fire, list none."""
    definitions = [card for card in game().card_set.definitions if card.kind == "unit"]
    cards = scene.rules.cards
    fighters = [card for card in range(cards.size) if cards.kind[card] == UNIT and not cards.leader[card]]

    assert len(definitions) == len(fighters) + sum(int(leader) for leader in cards.leader)
    assert {1, 2, 4, 8} == {int(cards.phases[card]) for card in fighters}


@pytest.mark.rule("bc-4.16")
def test_a_round_opens_with_kept_cards_then_support_then_air_groups(scene: Scene) -> None:
    """Clause 4.16: all of it before phase 1, and anew in the next round."""
    scene.edition("western")
    scene.german(air=["western-bf-109", "western-ju-88"], sea=["western-type-vii-u-boat"], kept=["dug-in"])
    scene.british(air=["spitfire", "lancaster"], sea=["hms-ark-royal"])
    scene.fights("battle-of-the-atlantic")
    scene.german.passes()

    for round_number in (1, 2):
        assert round_number == round_of(scene)
        assert scene.asks("german", "bonus")
        scene.german.passes()
        assert scene.asks("german", "support")
        scene.german.chooses("support", "western-ju-88")
        assert scene.asks("british", "support")
        scene.british.passes()
        assert scene.asks("british", "air-group")
        scene.british.chooses("set", 4)
        assert scene.asks("german", "fire")
        assert ["western-type-vii-u-boat"] == scene.german.offered("fire")
        scene.passes_until("british", "withdraw")
        scene.british.passes()


@pytest.mark.rule("bc-4.16", "bc-7.5")
def test_the_test_for_stalemate_comes_before_the_first_question_of_a_round(scene: Scene) -> None:
    """Clause 4.16: fighters and a heavy tank cannot hurt each other, so nobody is asked anything."""
    scene.german(air=["bf-109"], kept=["air-superiority"])
    scene.soviet(ground=["kv-1"], hand=["is-2"])
    scene.fights("smolensk")

    scene.german.passes()

    assert ["begins-round", "stalemate"] == [
        notice.id for notice in scene.notices if notice.id in ("begins-round", "stalemate", "plays")
    ]
    assert ["air-superiority-7"] == scene.german.kept
    assert scene.asks("soviet", "turn")
