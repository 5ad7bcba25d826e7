"""What holds for every refusal: its clause is in force, it has words, and it tells no secret."""

from __future__ import annotations

from random import Random

import pytest

from eastfront.games.battlecards.refusals import why_not
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.verbs import CARD, NONE, NOUNS, NUMBER, UNIT, VERBS, unit_noun
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import DataError, IllegalOption
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.message import Refusal
from eastfront.words import Words
from tests.games.battlecards.naming import game
from tests.games.battlecards.refusing import reason, sentence
from tests.games.battlecards.scene import Scene

SETUPS = [
    Setup("battlecards", "russian-front", 2, {}),
    Setup("battlecards", "russian-front", 2, {"packs": "x2", "reshuffles": "1"}),
    Setup("battlecards", "western", 2, {"strict": "on"}),
    Setup("battlecards", "combined", 4, {}),
    Setup("battlecards", "combined", 4, {"allied_cards": "shown", "packs": "x1+x2", "reshuffles": "2"}),
]
SEED = 1
ZONES = ["ground", "air", "sea", "hand", "kept"]


def test_what_is_offered_is_not_refused(scene: Scene) -> None:
    scene.german(hand=["panther"])
    scene.starts_turn("german")

    with pytest.raises(IllegalOption, match="draw is offered"):
        game().why_not(scene.german.view, "draw", "")


@pytest.mark.parametrize(
    ("verb", "noun"), [("retreat", ""), ("deploy", "maus"), ("fire", "panther"), ("look", "deck")]
)
def test_what_has_no_name_cannot_be_asked_about(scene: Scene, verb: str, noun: str) -> None:
    scene.german(hand=["panther"])
    scene.starts_turn("german")

    with pytest.raises(DataError):
        game().why_not(scene.german.view, verb, noun)


def test_cards_of_other_sets_are_not_in_the_game(scene: Scene) -> None:
    scene.german(hand=["panther"])
    scene.starts_turn("german")

    assert ("bc-1.1", "not-in-game") == reason(scene.german, "deploy", "churchill-tank")
    assert ("bc-12.5", "not-in-game") == reason(scene.german, "refight", "uman-pocket")


@pytest.mark.parametrize(
    ("edition", "packs", "card", "rule"),
    [
        ("russian-front", "x1", "uman-pocket", "bc-12.6"),
        ("russian-front", "x2", "rzhev-sychevka", "bc-12.7"),
        ("western", "none", "rzhev-sychevka", "bc-12.2"),
    ],
)
def test_the_choice_of_packs_leaves_cards_out(
    scene: Scene, edition: str, packs: str, card: str, rule: str
) -> None:
    scene.edition(edition, packs=packs)
    scene.german(hand=["panther" if edition == "russian-front" else "western-panther"])
    scene.starts_turn("german")

    assert (rule, "not-in-game") == reason(scene.german, "refight", card)


def test_a_spectator_only_watches(scene: Scene) -> None:
    scene.german(hand=["panther"])
    scene.starts_turn("german")

    refusal = game().why_not(game().view(scene.state, None), "draw", "")

    assert ("bc-1.8", "bc-why-watching") == (refusal.rule, refusal.message.id)


def test_the_game_is_over_by_points(scene: Scene) -> None:
    held = ["battle-for-kiev", "siege-of-leningrad", "stalingrad", "kursk", "sevastopol", "kharkov"]
    scene.german(ground=["panther"], won=[*held, "winter-counteroffensive", "konigsberg"])
    scene.fights("smolensk")

    assert scene.ended("standard-victory", winner="german")
    assert ("bc-10.5", "game-over") == reason(scene.german, "draw")


def test_the_combined_game_is_over_by_the_points_of_an_alliance(scene: Scene) -> None:
    scene.edition("combined")
    western = {"norway", "dunkirk", "battle-of-france", "battle-of-britain", "battle-of-the-atlantic"}
    western |= {"caen", "hunt-for-the-bismarck", "battle-of-the-ruhr", "normandy"}
    eastern = {"battle-for-kiev", "siege-of-leningrad", "stalingrad", "kursk", "sevastopol", "kharkov"}
    scene.german(won=sorted(western))
    scene.barbarossa(ground=["panther"], won=[*sorted(eastern), "crossing-of-the-dnieper"])
    scene.fights("smolensk")

    assert scene.ended("standard-victory", winner="german")
    assert ("bc-13.44", "game-over") == reason(scene.soviet, "draw")


@pytest.mark.parametrize(("limit", "rule"), [("12", "bc-10.15"), ("3", "bc-10.16")])
def test_the_game_is_over_with_worn_out_decks(scene: Scene, limit: str, rule: str) -> None:
    scene.options(reshuffles=limit)
    scene.rebuilt(int(limit))
    scene.german(hand=["panther"])
    scene.starts_turn("german")

    scene.german.chooses("emergency")

    assert scene.ended("exhausted")
    assert (rule, "game-over") == reason(scene.german, "draw")


def test_the_game_is_over_with_every_battle_barred(scene: Scene) -> None:
    lost = ["stalingrad", "siege-of-leningrad", "sevastopol", "smolensk", "kerch-feodosia-landing"]
    scene.soviet(won=[*lost, "black-sea-campaign", "arctic-convoys", "kharkov"])
    held = ["battle-for-kiev", "kursk", "winter-counteroffensive", "crossing-of-the-dnieper"]
    scene.german(ground=["panther"], won=[*held, "operation-bagration", "konigsberg"])
    scene.fights("bialystok-minsk")

    assert scene.ended("exhausted", winner="soviet")
    assert ("bc-10.18", "game-over") == reason(scene.german, "draw")


def test_the_game_is_over_with_nobody_left(scene: Scene) -> None:
    held = ["battle-for-kiev", "bialystok-minsk", "smolensk", "sevastopol"]
    scene.german(ground=["panther"], won=held)
    scene.fights("battle-for-moscow")

    assert scene.ended("total-victory", winner="german")
    assert ("bc-10.1", "game-over") == reason(scene.soviet, "draw")
    assert "nobody left" in sentence(scene.soviet, "draw")


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.edition}-{len(setup.options)}")
def test_every_refusal_cites_a_clause_in_force_and_has_words(setup: Setup) -> None:
    ledger = {rule.id: rule for rule in game().ledger()}
    held = {f"{key}={value}" for key, value in game().check(setup).items()}
    words = Words("en")

    for state, dice in positions(setup, SEED):
        seat = dice.choice([*range(setup.seats), None])
        view = game().view(state, seat if dice.random() < 0.3 or state.asked < 0 else int(state.asked))
        context = game().context(view)
        deal = game().sample(view, key_of_seed(SEED))
        for option in dice.sample(all_options(), 200):
            if option not in view.options:
                refusal = why_not(deal, context, verb_of(option), noun_of(option))
                rule = ledger[refusal.rule]
                numbered = refusal.rule == "bc-10.16"
                assert setup.edition in rule.editions or rule.option in held or numbered, refusal.rule
                assert words.sentence(refusal.message)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.edition}-{len(setup.options)}")
def test_a_refusal_is_the_same_for_whatever_hidden_cards(setup: Setup) -> None:
    """Answers follow from what the seat may know: deals of any luck and the true cards give the same."""
    for state, dice in positions(setup, SEED):
        seat = int(state.asked) if state.asked >= 0 else 0
        view = game().view(state, seat)
        context = game().context(view)
        deals = [game().sample(view, key_of_seed(dice.randrange(1000))) for _ in range(2)]
        for option in dice.sample(all_options(), 300):
            if option not in view.options:
                verb, noun = verb_of(option), noun_of(option)
                told = {said(why_not(each, context, verb, noun)) for each in [*deals, state]}
                assert 1 == len(told), told


def said(refusal: Refusal) -> str:
    return f"{refusal.rule} {refusal.message!r}"


def positions(setup: Setup, seed: int) -> list[tuple[BattleState, Random]]:
    """Return positions of a game played at random, its end the last."""
    dice = Random(seed)
    state = game().new(setup, key_of_seed(seed))
    found: list[tuple[BattleState, Random]] = []
    for _ in range(1000):
        decision = game().decision(state)
        if decision is None or dice.random() < 0.02:
            found.append((game().clone(state), dice))
        if decision is None:
            break
        game().apply(state, dice.choice(decision.options))
    return found


def all_options() -> list[int]:
    """Return every verb with every noun that a table may show."""
    return [int(option_of(verb, noun)) for verb in range(len(VERBS)) for noun in nouns_of(verb)]


def nouns_of(verb: int) -> list[int]:
    kind = NOUNS[verb]
    if kind == CARD:
        return list(range(len(game().names.ids)))
    if kind == UNIT:
        return [int(unit_noun(side, place)) for side in range(2) for place in range(12)]
    if kind == NUMBER:
        return [*range(13), 99]
    return [0] if kind == NONE else [game().names.noun(verb, zone) for zone in ZONES]
