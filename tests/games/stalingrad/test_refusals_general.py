"""What holds for every refusal: its clause is in force, it has words, and it tells no secret."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from eastfront.games.stalingrad.refusals import why_not
from eastfront.games.stalingrad.state import PLACES, StalingradState
from eastfront.games.stalingrad.verbs import CARD, NONE, NOUNS, VERBS
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import DataError, IllegalOption
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.message import Refusal
from eastfront.words import Words
from tests.games.stalingrad.naming import game
from tests.games.stalingrad.refusing import reason, sentence
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.troops import spread

OTHERS: Final = {
    "control": "markers",
    "uranus_win": "off",
    "flips": "one",
    "control_move_from_perimeter": "on",
    "defenders_pay": "on",
    "turn_cap": "6",
}
SETUPS: Final = [Setup("stalingrad", "standard", 2, {}), Setup("stalingrad", "standard", 2, OTHERS)]
SEED: Final = 1
FORCE: Final = "295th-infantry-division"


def test_what_is_offered_is_not_refused(scene: Scene) -> None:
    scene.german(perimeter={1: [FORCE]})
    scene.starts_actions("german")

    with pytest.raises(IllegalOption, match=f"move {FORCE} is offered"):
        game().why_not(scene.german.view, "move", FORCE)


@pytest.mark.parametrize(
    ("verb", "noun"),
    [("surrender", ""), ("move", "maus"), ("enter", "control-6"), ("enter", FORCE), ("end", "control-1")],
)
def test_what_has_no_name_cannot_be_asked_about(scene: Scene, verb: str, noun: str) -> None:
    scene.german(perimeter={1: [FORCE]})
    scene.starts_actions("german")

    with pytest.raises(DataError):
        game().why_not(scene.german.view, verb, noun)


def test_verbs_are_about_cards_of_one_kind(scene: Scene) -> None:
    scene.german(hand=["kampfgruppe"], perimeter={1: [FORCE]})
    scene.starts_actions("german")

    assert ("sg-1.3", "other-kind") == reason(scene.german, "move", "kampfgruppe")
    assert ("sg-1.5", "other-kind") == reason(scene.german, "play", FORCE)
    assert ("sg-1.2", "other-kind") == reason(scene.german, "attack", FORCE)
    assert "Kampfgruppe is not a Force." == sentence(scene.german, "move", "kampfgruppe")
    assert "295th Infantry Division is not an Action card." == sentence(scene.german, "play", FORCE)
    assert "295th Infantry Division is not a Location." == sentence(scene.german, "bomb", FORCE)


def test_cards_of_the_enemy_are_his(scene: Scene) -> None:
    scene.german(hand=["kampfgruppe"], perimeter={1: [FORCE]})
    scene.soviet(hand=["snipers"], control={1: ["95th-rifle-division"]})
    scene.starts_actions("german")

    assert ("sg-1.4", "enemy-card") == reason(scene.german, "move", "95th-rifle-division")
    assert ("sg-1.4", "enemy-card") == reason(scene.german, "play", "snipers")
    assert "Snipers belongs to the enemy." == sentence(scene.german, "resupply", "snipers")


def test_five_locations_are_out_of_the_game(scene: Scene) -> None:
    scene.row("grain-elevator")
    scene.german(perimeter={1: [FORCE]})
    scene.starts_actions("german")

    assert ("sg-2.1", "not-in-row") == reason(scene.german, "attack", "pavlovs-house")
    assert ("sg-2.1", "not-in-row") == reason(scene.german, "bomb", "pavlovs-house")


@pytest.mark.parametrize("verb", ["play", "resupply", "pay", "fire"])
def test_cards_are_played_from_the_hand(scene: Scene, verb: str) -> None:
    scene.german(hand=["kampfgruppe"], discard=["supply-column"], perimeter={1: [FORCE]})
    scene.starts_actions("german")

    assert ("sg-1.6", "not-in-hand") == reason(scene.german, verb, "supply-column")
    assert "Supply Column is not in your hand." == sentence(scene.german, verb, "supply-column")


def test_a_spectator_only_watches(scene: Scene) -> None:
    scene.german(perimeter={1: [FORCE]})
    scene.starts_actions("german")

    refusal = game().why_not(scene.spectator, "end", "")

    assert ("sg-1.1", "sg-why-watching") == (refusal.rule, refusal.message.id)


def test_whoever_is_not_asked_waits_for_the_turn_of_the_other(scene: Scene) -> None:
    scene.german(hand=["kampfgruppe"], perimeter={1: [FORCE]})
    scene.starts_actions("german")

    assert ("sg-2.13", "other-turn") == reason(scene.soviet, "end")
    assert "It is the turn of the German player." == sentence(scene.soviet, "end")

    scene.german.chooses("move", FORCE)

    assert ("sg-2.13", "other-turn") == reason(scene.soviet, "move", "95th-rifle-division")


def test_whoever_is_not_asked_waits_for_a_reaction(scene: Scene) -> None:
    scene.german(hand=["supply-column", "signals-intercept"], perimeter={1: [FORCE]})
    scene.soviet(hand=["maskirovka", "snipers"])
    scene.starts_actions("german")
    scene.german.plays("supply-column")

    assert ("sg-9.5", "waiting-reaction") == reason(scene.german, "end")
    assert "answer Supply Column with a reaction" in sentence(scene.german, "end")

    scene.soviet.plays("maskirovka")

    assert ("sg-9.6", "waiting-reaction") == reason(scene.soviet, "end")
    assert "answer Maskirovka with a reaction" in sentence(scene.soviet, "end")


def test_whoever_is_not_asked_waits_for_an_event_to_be_carried_out(scene: Scene) -> None:
    scene.german(hand=["supply-column"], perimeter={1: [FORCE, "94th-infantry-division"]})
    scene.starts_actions("german")
    scene.german.plays("supply-column")

    assert scene.asks("german", "feed")
    assert ("sg-12.12", "waiting-event") == reason(scene.soviet, "end")
    assert "Supply Column is being carried out" in sentence(scene.soviet, "end")


def test_the_game_is_over_by_control(scene: Scene) -> None:
    scene.german(control=spread("german"), turns=2)
    scene.starts_actions("german")
    scene.german.ends()

    assert scene.ended("control", winner="german")
    assert ("sg-1.10", "over-control") == reason(scene.german, "end")
    assert "The game is over: the German player Controls all five Locations." == sentence(scene.soviet, "end")


def test_the_game_is_over_with_the_first_german_turn(scene: Scene) -> None:
    scene.soviet(control=spread("soviet"))
    scene.starts_actions("german")
    scene.german.ends()

    assert scene.ended("control", winner="soviet")
    assert ("sg-1.13", "over-control") == reason(scene.german, "end")


def test_the_game_is_over_by_uranus(scene: Scene) -> None:
    scene.uranus(5)
    scene.soviet(hand=["operation-uranus"])
    scene.starts_actions("soviet")
    scene.soviet.plays("operation-uranus")

    assert scene.ended("uranus", winner="soviet")
    assert ("sg-1.15", "over-uranus") == reason(scene.german, "end")


@pytest.mark.parametrize(("cap", "rule"), [("20", "sg-1.17"), ("3", "sg-1.18")])
def test_the_game_is_over_undecided(scene: Scene, cap: str, rule: str) -> None:
    scene.options(turn_cap=cap)
    scene.german(turns=int(cap))
    scene.soviet(turns=int(cap) - 1)
    scene.starts_actions("soviet")
    scene.soviet.ends()

    assert scene.ended("undecided")
    assert (rule, "over-undecided") == reason(scene.german, "end")
    assert f"its {cap} turns" in sentence(scene.soviet, "end")


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{len(setup.options)}-answers")
def test_every_refusal_cites_a_clause_in_force_and_has_words(setup: Setup) -> None:
    ledger = {rule.id: rule for rule in game().ledger()}
    held = {f"{key}={value}" for key, value in game().check(setup).items()}
    words = Words("en")

    for state, dice in positions(setup, SEED):
        seat = dice.choice([0, 1, None])
        view = game().view(state, seat if dice.random() < 0.3 or state.asked < 0 else int(state.asked))
        context = game().context(view)
        deal = game().sample(view, key_of_seed(SEED))
        for option in dice.sample(all_options(), 250):
            if option not in view.options:
                refusal = why_not(deal, context, verb_of(option), noun_of(option))
                rule = ledger[refusal.rule]
                numbered = refusal.rule == "sg-1.18"
                assert numbered or rule.option in held or (rule.editions and not rule.option), refusal.rule
                assert words.sentence(refusal.message)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{len(setup.options)}-answers")
def test_a_refusal_is_the_same_for_whatever_hidden_cards(setup: Setup) -> None:
    """Answers follow from what the seat may know: deals of any luck and the true cards give the same."""
    for state, dice in positions(setup, SEED + 1):
        view = game().view(state, dice.choice([0, 1]))
        context = game().context(view)
        deals = [game().sample(view, key_of_seed(dice.randrange(1000))) for _ in range(2)]
        for option in dice.sample(all_options(), 300):
            if option not in view.options:
                verb, noun = verb_of(option), noun_of(option)
                told = {said(why_not(each, context, verb, noun)) for each in [*deals, state]}
                assert 1 == len(told), told


def said(refusal: Refusal) -> str:
    return f"{refusal.rule} {refusal.message!r}"


def positions(setup: Setup, seed: int) -> list[tuple[StalingradState, Random]]:
    """Return positions of a game played at random, its end the last."""
    dice = Random(seed)
    state = game().new(setup, key_of_seed(seed))
    found: list[tuple[StalingradState, Random]] = []
    for _ in range(1500):
        decision = game().decision(state)
        if decision is None or dice.random() < 0.02:
            found.append((game().clone(state), dice))
        if decision is None:
            break
        game().apply(state, dice.choice(decision.options))
    return found


def all_options() -> list[int]:
    """Return every verb with every noun that it has."""
    return [int(option_of(verb, noun)) for verb in range(len(VERBS)) for noun in nouns_of(verb)]


def nouns_of(verb: int) -> list[int]:
    if NOUNS[verb] == CARD:
        return list(range(len(game().names.ids)))
    return [0] if NOUNS[verb] == NONE else list(range(len(PLACES)))
