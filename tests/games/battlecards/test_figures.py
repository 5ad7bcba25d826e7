"""What a table shows of the rules agrees with the rules, in known positions and through random games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest

from eastfront.games.battlecards.battle import NO_UNIT
from eastfront.games.battlecards.insight.figures import phase_of
from eastfront.games.battlecards.insight.hopeless import is_hopeless
from eastfront.games.battlecards.scoring import alliance_points, points_of
from eastfront.games.battlecards.sequence.firing import is_like
from eastfront.games.battlecards.sequence.lines import count_eligible
from eastfront.games.battlecards.sequence.values import attack_value, defence_value
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import NOT_APPLICABLE, TYPES
from eastfront.games.battlecards.verbs import ATTACK, LINES, PLAY
from eastfront.kernel.decision import NOBODY, noun_of, option_of, verb_of
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from tests.games.battlecards.naming import game
from tests.games.battlecards.questions import (
    aiming,
    aiming_again,
    deciding,
    dividing_the_air_group,
    firing,
    keeping_a_pile,
    playing_for_a_round,
    posting,
    saving,
    supporting,
    withdrawing,
)
from tests.games.battlecards.scene import Scene

CHOICES: Final = 300
EDITIONS: Final = [("russian-front", 2, {"packs": "x1+x2"}), ("western", 2, {}), ("combined", 4, {})]
Given = Callable[[Scene], None]


def figures(scene: Scene, seat: int | None = None) -> Any:
    """Return what is shown to a seat, or to a spectator."""
    return scene.game.figures(scene.game.view(scene.state, seat))


@pytest.mark.rule("bc-10.6", "bc-10.7", "bc-12.10", "bc-13.43")
def test_the_target_is_half_of_all_points_in_play(scene: Scene) -> None:
    found = {}
    for edition, packs in [
        ("russian-front", "none"),
        ("russian-front", "x1"),
        ("western", "none"),
        ("combined", "none"),
    ]:
        scene.edition(edition, packs=packs)
        scene.starts_turn("german")
        found[edition, packs] = figures(scene)["target"], figures(scene)["total"]

    assert (38, 40) == (found["russian-front", "none"][0], found["western", "none"][0])
    assert found["russian-front", "x1"][0] > 38
    assert all(target == (total + 1) // 2 for target, total in found.values())
    assert found["combined", "none"][1] == found["russian-front", "none"][1] + found["western", "none"][1]


@pytest.mark.rule("bc-13.1", "bc-13.2", "bc-13.44")
def test_four_players_are_two_sides_in_two_theatres(scene: Scene) -> None:
    scene.edition("combined")
    scene.german(won=["dunkirk"])
    scene.barbarossa(won=["smolensk"])
    scene.starts_turn("german")

    found = figures(scene)

    points = scene.german.points, scene.barbarossa.points
    assert 3 == points[1]
    assert [0, 2] == found["sides"][0]["seats"]
    assert ["axis", "allies"] == [side["alliance"] for side in found["sides"]]
    assert [sum(points), 0] == [side["points"] for side in found["sides"]]
    assert [points[0], 0, points[1], 0] == [seat["points"] for seat in found["seats"]]
    assert [2, 3, 0, 1] == [seat["ally"] for seat in found["seats"]]
    assert [0, 0, 1, 1] == [seat["deck"] for seat in found["seats"]]
    assert ["western", "russian-front"] == found["decks"]


def test_two_players_have_no_ally_and_one_deck(scene: Scene) -> None:
    scene.starts_turn("german")

    found = figures(scene)

    assert [(None, 0), (None, 0)] == [(seat["ally"], seat["deck"]) for seat in found["seats"]]
    assert [[0], [1]] == [side["seats"] for side in found["sides"]]
    assert ["russian-front"] == found["decks"]
    assert found["battle"] is None


STAGES: Final[list[tuple[Given, tuple[str, int, int]]]] = [
    (playing_for_a_round, ("before", 0, 0)),
    (supporting, ("before", 0, 0)),
    (dividing_the_air_group, ("before", 0, 0)),
    (firing, ("firing", 3, 0)),
    (saving, ("firing", 3, 0)),
    (withdrawing, ("withdrawing", 0, 0)),
]


@pytest.mark.rule("bc-4.1", "bc-4.2")
@pytest.mark.parametrize(("given", "stage"), STAGES, ids=[given.__name__ for given, _ in STAGES])
def test_the_stage_of_a_round_is_named(scene: Scene, given: Given, stage: tuple[str, int, int]) -> None:
    given(scene)

    found = figures(scene)["battle"]["stage"]

    assert stage == (found["name"], found["phase"], found["side"])


def test_the_defender_acts_after_the_aggressor(scene: Scene) -> None:
    withdrawing(scene)
    scene.passes_until("soviet", "withdraw")

    assert {"name": "withdrawing", "phase": 0, "side": 1} == figures(scene)["battle"]["stage"]


SUBJECTS: Final[list[tuple[Given, str]]] = [
    (supporting, "bf-109"),
    (dividing_the_air_group, "hms-ark-royal"),
    (aiming, "heinz-guderian"),
    (aiming_again, "bm-13-katyusha"),
    (saving, "kv-1"),
    (firing, ""),
    (withdrawing, ""),
    (deciding, ""),
]


@pytest.mark.parametrize(("given", "unit"), SUBJECTS, ids=[given.__name__ for given, _ in SUBJECTS])
def test_the_unit_that_is_asked_about_is_named(scene: Scene, given: Given, unit: str) -> None:
    given(scene)

    subject = figures(scene)["subject"]

    if unit:
        line, _, place = subject.rpartition("-")
        card = scene.state.battle.lines[LINES.index(line)].cards[int(place) - 1]
        assert unit == scene.rules.cards.ids[card]
    else:
        assert subject == ""


@pytest.mark.rule("bc-14.13")
def test_the_stack_that_is_divided_is_named(scene: Scene) -> None:
    keeping_a_pile(scene)

    assert "ground" == figures(scene)["divided"]


def test_a_battle_that_is_won_is_over_before_all_have_left_it(scene: Scene) -> None:
    posting(scene)

    found = figures(scene)["battle"]

    assert {"name": "over", "phase": 0, "side": 1} == found["stage"]
    assert (0, 2) == (len(found["lines"]["aggressor"]), len(found["lines"]["defender"]))


@pytest.mark.rule("bc-5.7", "bc-5.10")
def test_values_count_support_and_what_cannot_be_attacked_has_none(scene: Scene) -> None:
    scene.german(ground=["infantry-division", "15-cm-sfh-18-howitzer", "panther"])
    scene.soviet(ground=["kv-1"], air=["yak-9"])
    scene.fights("smolensk")
    before = unit(scene, "infantry-division")
    scene.passes_until("german", "support")

    scene.german.chooses("support", "infantry-division")

    found = unit(scene, "infantry-division")
    assert found["attack"]["ground"] == before["attack"]["ground"] + 2 == 12
    assert unit(scene, "panther")["attack"]["air"] is None
    assert unit(scene, "panther")["defence"]["air"] == scene.german.defence("panther", "air")


def unit(scene: Scene, id: str) -> Any:
    """Return what is shown of a German unit."""
    return figures(scene)["battle"]["lines"]["aggressor"][scene.german.place(id)]


def test_like_units_share_a_place_until_one_of_them_fires(scene: Scene) -> None:
    scene.german(ground=["infantry-division"] * 3)
    scene.soviet(ground=["rifle-division", "rifle-division", "zis-3-76-mm-gun"])
    scene.fights("smolensk")
    scene.german.awaits_fire("infantry-division")

    scene.german.chooses("fire", "infantry-division")

    lines = figures(scene)["battle"]["lines"]
    assert [1, 1, 1] == [each["like"] for each in lines["aggressor"]]
    assert [True, False, False] == [each["fires"] for each in lines["aggressor"]]
    assert [1, 1, 1] == [each["shots"] for each in lines["aggressor"]]
    assert [0, 0, 0] == [each["shots"] for each in lines["defender"]]


@pytest.mark.rule("bc-4.2")
def test_units_stand_in_the_phase_that_they_fire_in(scene: Scene) -> None:
    scene.german(ground=["infantry-division", "15-cm-sfh-18-howitzer"], air=["bf-109"])
    scene.soviet(ground=["kv-1"])

    scene.fights("smolensk")

    cards = scene.game.card_set.definitions
    line = scene.state.battle.lines[0].cards
    assert len({each["phase"] for each in figures(scene)["battle"]["lines"]["aggressor"]}) > 1
    assert [cards[card].phases for card in line] == [
        [each["phase"]] for each in figures(scene)["battle"]["lines"]["aggressor"]
    ]


@pytest.mark.rule("bc-4.2")
def test_a_unit_with_two_phases_goes_on_to_the_one_that_is_left(scene: Scene) -> None:
    firing(scene)
    [card, *_] = scene.state.battle.lines[0].cards
    context = scene.game.context(scene.game.view(scene.state, None))
    phases = scene.rules.cards.phases
    before = phases[card]
    found = []
    try:
        for mask in (0b0101, 0b1001, 0b0011):
            phases[card] = mask
            found.append(phase_of(context, int(card)))
    finally:
        phases[card] = before

    assert 3 == figures(scene)["battle"]["stage"]["phase"]
    assert [3, 4, 1] == found


def test_partners_who_defend_together_own_one_line(scene: Scene) -> None:
    firing(scene)
    alone = figures(scene)["battle"]["owners"]
    posting(scene)

    battle = scene.state.battle
    assert {"aggressor": [0], "defender": [1]} == alone
    assert [battle.defender, battle.partner] == figures(scene)["battle"]["owners"]["defender"]
    assert set(battle.lines[1].seats) <= {battle.defender, battle.partner}


def positions(edition: str, seats: int, options: dict[str, str], seed: int) -> Iterator[BattleState]:
    """Yield every position of a random game, as far as it is followed."""
    state = game().new(Setup("battlecards", edition, seats, options), key_of_seed(seed))
    random = Random(seed)
    for _ in range(CHOICES):
        if state.asked == NOBODY:
            return
        yield state
        game().apply(state, random.choice(game().view(state, int(state.asked)).options))


@pytest.mark.parametrize(("edition", "seats", "options"), EDITIONS, ids=[each[0] for each in EDITIONS])
@pytest.mark.parametrize("seed", range(2))
def test_figures_agree_with_the_rules(edition: str, seats: int, options: dict[str, str], seed: int) -> None:
    for state in positions(edition, seats, options, seed):
        view = game().view(state, int(state.asked))
        found: Any = game().figures(view)
        assert found == game().figures(game().view(state, None))
        assert found == game().figures(game().view_from_data(game().view_to_data(view)))
        check_points(state, found)
        check_values(state, found)
        check_options(state, found)


def check_points(state: BattleState, found: Any) -> None:
    """Points are those by which a game is decided."""
    assert [points_of(state, seat) for seat in range(state.rules.seats)] == [
        each["points"] for each in found["seats"]
    ]
    assert [alliance_points(state, side) for side in range(2)] == [each["points"] for each in found["sides"]]


def check_values(state: BattleState, found: Any) -> None:
    """Every unit in its line has the values that its shots are reckoned with."""
    cards = state.rules.cards
    for side, name in enumerate(LINES):
        line = state.battle.lines[side]
        units = found["battle"]["lines"][name] if found["battle"] else []
        assert [card >= 0 for card in line.cards] == [bool(each) for each in units]
        for place, each in enumerate(units):
            for number, type in enumerate(TYPES if each else []):
                attack = attack_value(cards, line, place, number)
                assert each["attack"][type] == (None if attack == NOT_APPLICABLE else attack)
                assert each["defence"][type] == defence_value(cards, line, place, number)
            assert each is None or is_like(line, each["like"] - 1, place)


def check_options(state: BattleState, found: Any) -> None:
    """A Kept Card goes back to the deck of its seat; an attack is hopeless exactly without forces."""
    asked = int(state.asked)
    context = game().context(game().view(state, asked))
    for option in context.view.options:
        if verb_of(option) == PLAY:
            assert state.rules.theatre_of_card(noun_of(option)) == found["seats"][asked]["deck"]
        if option == option_of(ATTACK, 0):
            assert is_hopeless(option, context) == (count_eligible(state, 0) == 0)
    fires = [
        each["fires"]
        for line in (found["battle"] or {"lines": {}})["lines"].values()
        for each in line
        if each
    ]
    assert sum(fires) == (state.battle.shooter != NO_UNIT and found["battle"]["stage"]["name"] == "firing")
