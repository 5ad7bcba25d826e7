"""What sense leaves out changes nothing, or is worse, in every world that the seat holds possible."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from eastfront.games.stalingrad.battle import NO_SLOT
from eastfront.games.stalingrad.game import SLUG
from eastfront.games.stalingrad.solving.stands import capacity
from eastfront.games.stalingrad.state import StalingradState
from eastfront.games.stalingrad.verbs import ATTACK, BURN, DESTROY, END, FIRE, PASS, PLAY, RETREAT
from eastfront.games.stalingrad.view import StalingradView
from eastfront.kernel.decision import NOBODY, noun_of, option_of, verb_of
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import Notice
from eastfront.kernel.playout import Dice
from eastfront.players.scripted.stalingrad.clash import fighters_in
from eastfront.players.scripted.stalingrad.facts import facts_of
from eastfront.players.scripted.stalingrad.sense.filter import sensible
from eastfront.players.scripted.stalingrad.sense.losing import must_stay
from eastfront.players.scripted.stalingrad.situation import Field
from tests.games.stalingrad.naming import game
from tests.games.stalingrad.scene import Scene

GAMES: Final = 6
LONGEST: Final = 1500
WORLDS: Final = 4
BATTLE: Final = "univermag-department-store"
PANZERS: Final = ["16th-panzer-division", "24th-panzer-division", "14th-panzer-division"]

Found = tuple[StalingradState, StalingradView, int]


@cache
def left_out() -> list[Found]:
    """Return every option that sense leaves out in some games of chance, with where it was offered."""
    return [found for seed in range(GAMES) for found in played(seed)]


def played(seed: int) -> Iterator[Found]:
    """Play a game by chance, or its beginning, and yield what sense leaves out."""
    state = game().new(Setup(SLUG, "standard", 2, {}), key_of_seed(seed))
    dice = Dice(seed + 1)
    for _ in range(LONGEST):
        if state.asked == NOBODY:
            return
        yield from without_sense(state)
        options = list(state.options)
        game().apply(state, options[dice.below(len(options))])


def without_sense(state: StalingradState) -> Iterator[Found]:
    """Yield what sense leaves out now; something is left, in order."""
    view = game().view(state, int(state.asked))
    options = list(view.options)
    kept = sensible(view, options)
    assert len(kept) > 0
    assert kept == [option for option in options if option in kept]
    yield from ((state.clone(), view, option) for option in options if option not in kept)


def losses(state: StalingradState, answer: int, seed: int) -> list[int]:
    """Return both losses after this *answer* if the enemy fires by chance, up to what can be absorbed."""
    field = Field(facts_of(state.setup), game().view(state, int(state.asked)), [])
    limits = [capacity(fighters_in(field, state.battle, seat)) for seat in range(2)]
    me, notices, dice = int(state.asked), list[Notice](), Dice(seed + 1)
    game().apply(state, answer, notices)
    while game().kinds[state.kind] in ("react", "event", "firefight", "flip"):
        options = [int(option) for option in state.options]
        fires = [option for option in options if verb_of(option) == FIRE]
        fired = state.asked != me and len(fires) > 0 and dice.below(2) == 0
        game().apply(state, fires[0] if fired else options[0], notices)
    lost = {
        int(each.arguments["seat"]): int(each.arguments["count"])
        for each in notices
        if each.id == "must-lose"
    }
    return [min(lost.get(seat, 0), limits[seat]) for seat in range(2)]


def worlds(view: StalingradView) -> list[StalingradState]:
    """Return states that the view's owner cannot tell from the real one."""
    return [game().sample(view, key_of_seed(seed)) for seed in range(WORLDS)]


def is_open(state: StalingradState) -> bool:
    """Tell whether a pass leaves the step open and decks give the same cards whatever is discarded."""
    return state.frames[-1].left == 0 and all(army.deck.size() > 1 for army in state.seats)


def changes_nothing(found: Found, seed: int) -> bool:
    """Tell whether losses are the same with the card left out as without, in some worlds."""
    _, view, option = found
    assert verb_of(option) in (FIRE, PLAY)
    return all(
        losses(state.clone(), option_of(PASS, 0), seed) == losses(state, option, seed)
        for state in worlds(view)
    )


def test_cards_left_out_of_battles_by_chance_change_no_loss() -> None:
    found = [each for each in left_out() if each[1].kind == "firefight" and is_open(each[0])]
    assert len(found) > 40

    assert [] == [
        game().option_name(each[2]) for seed, each in enumerate(found) if not changes_nothing(each, seed)
    ]


def rout(german: list[str], soviet: list[str]) -> Scene:
    """Begin a battle that is decided: three Panzer divisions against the militia, in ruins."""
    scene = Scene()
    scene.row(BATTLE)
    scene.rubble({1: "destroyed"})
    scene.german(control={1: PANZERS}, hand=german)
    scene.soviet(control={1: ["workers-militia"], 2: ["95th-rifle-division"]}, hand=soviet)
    scene.starts_actions("german")
    scene.german.attacks(BATTLE)
    return scene


@pytest.mark.parametrize(
    ("side", "kind", "names"),
    [
        ("german", "event", {"play panzer-thrust", "play stuka-dive-bombers", "play flamethrowers"}),
        ("soviet", "event", {"play guns-across-the-volga", "play order-no-227"}),
        ("german", "firefight", {"fire panzer-thrust", "fire assault-guns"}),
        ("soviet", "firefight", {"fire guns-across-the-volga", "fire snipers"}),
    ],
)
def test_cards_left_out_of_a_rout_change_no_loss(side: str, kind: str, names: set[str]) -> None:
    """Whoever cannot change the end of the weaker side keeps his cards for what he can change."""
    german = ["panzer-thrust", "stuka-dive-bombers", "flamethrowers", "assault-guns", "heavy-artillery"]
    soviet = ["guns-across-the-volga", "order-no-227", "snipers", "katyusha-barrage"]
    scene = rout(german if side == "german" else [], soviet if side == "soviet" else [])
    scene.passes_until(side, kind)

    found = list(without_sense(scene.state))

    assert names <= {game().option_name(option) for _, _, option in found}
    assert all(changes_nothing(each, seed) for seed, each in enumerate(found))


@pytest.mark.parametrize(("soviets", "cancelled"), [(1, False), (3, True)])
def test_only_events_that_may_change_something_are_cancelled(soviets: int, cancelled: bool) -> None:
    """A militia alone is lost without another event; with two divisions at its side it is not."""
    scene = Scene()
    scene.row(BATTLE)
    scene.rubble({1: "destroyed"})
    scene.german(control={1: PANZERS}, hand=["panzer-thrust"])
    forces = ["workers-militia", "13th-guards-rifle-division", "37th-guards-rifle-division"][:soviets]
    scene.soviet(control={1: forces, 2: ["95th-rifle-division"]}, hand=["maskirovka"])
    scene.starts_actions("german")
    scene.german.attacks(BATTLE)
    scene.german.plays("panzer-thrust")
    assert scene.asks("soviet", "react")

    found = list(without_sense(scene.state))

    assert ([] if cancelled else ["play maskirovka"]) == [game().option_name(each[2]) for each in found]
    assert all(changes_nothing(each, seed) for seed, each in enumerate(found))


def test_forces_that_are_not_destroyed_absorb_as_much() -> None:
    """Without another Force's help, and without another one's loss."""
    found = [each for each in left_out() if verb_of(each[2]) == DESTROY and is_free(each[1])]
    assert len(found) > 20

    for state, view, option in found:
        seat, force = int(state.asked), noun_of(option)
        if view.rations[force] < state.battle.losses[seat]:
            game().apply(state, option_of(RETREAT, force))
        while state.battle.losses[seat] and state.asked == seat:
            game().apply(state, option_of(BURN, force))
        assert force not in state.seats[seat].lost.cards
        assert state.battle.losses[seat] == 0


def is_free(view: StalingradView) -> bool:
    """Tell whether the game does not hang on somebody staying."""
    return not must_stay(Field(facts_of(view.setup), view, list(view.options)))


def test_attacks_left_out_of_games_by_chance_cannot_succeed() -> None:
    """Whatever both sides play: who joins is destroyed, and every enemy who has Rations burnt stays."""
    found = [each for each in left_out() if verb_of(each[2]) == ATTACK and not is_won(each[1])]
    assert len(found) > 3

    for seed, (_, view, option) in enumerate(found):
        assert view.seat is not None
        slot, foe = view.locations.index(noun_of(option)), 1 - view.seat
        for state in worlds(view):
            joined = fought(state, option, seed)
            assert set(joined) <= set(state.seats[view.seat].lost.cards)
            assert view.seats[foe].places[2 * slot] == list(state.seats[foe].places[2 * slot].cards)


def is_won(view: StalingradView) -> bool:
    """Tell whether what wins the game is all that is left."""
    return option_of(END, 0) not in sensible(view, list(view.options))


def fought(state: StalingradState, attack: int, seed: int) -> list[int]:
    """Play an attack by chance, but let the enemy burn Rations for his losses; return who attacked."""
    me, notices, dice = int(state.asked), list[Notice](), Dice(seed + 1)
    game().apply(state, attack, notices)
    while state.battle.slot != NO_SLOT:
        options = [int(option) for option in state.options]
        burning = [option for option in options if verb_of(option) == BURN and state.asked != me]
        game().apply(state, burning[0] if burning else options[dice.below(len(options))], notices)
    return [int(notice.arguments["force"]) for notice in notices if notice.id == "engages"]
