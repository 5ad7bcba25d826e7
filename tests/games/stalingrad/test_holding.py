"""The chances to be driven out or destroyed are those of every course that the rules allow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

import pytest

from eastfront.games.stalingrad.tables import GERMAN, SIDES, SOVIET
from eastfront.kernel.insight import Chance
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.message import Message
from eastfront.words import Words
from tests.games.stalingrad.outcomes import after, destroyed, driven_out, share
from tests.games.stalingrad.scene import Scene

ELEVATOR: Final = "grain-elevator"
BARRIKADY: Final = "barrikady-gun-factory"
STEEL_WORKS: Final = "red-october-steel-works"
GERMANS: Final = {"295th-infantry-division": 2, "71st-infantry-division": 1}
BEHIND: Final = ["389th-infantry-division", "94th-infantry-division", "371st-infantry-division"]
SOVIETS: Final = {"13th-guards-rifle-division": 0, "workers-militia": 1}
DECKS: Final = {
    "german": ["supply-column", "iron-cross", "carpet-bombing"],
    "soviet": ["snipers", "operation-uranus", "volga-ferry"],
}


@dataclass(frozen=True)
class Case:
    """Where the battle is, who held the place, the cards in both decks, a mark on the Soviet side.

    The *germans* have these Rations and so many *behind* them, the Soviet militia so many *medals*.
    """

    place: str
    holder: str
    decks: Mapping[str, Sequence[str]] = field(default_factory=lambda: DECKS)
    mark: str = ""
    germans: Mapping[str, int] = field(default_factory=lambda: GERMANS)
    medals: int = 0
    behind: int = 2

    def laid(self) -> Scene:
        """Return the Action phase before the battle, with cards in each hand and few in the decks."""
        scene = Scene()
        scene.row(self.place)
        scene.holders({1: self.holder})
        scene.german(
            control={1: list(self.germans)},
            perimeter={1: BEHIND[: self.behind]},
            rations=self.germans,
            hand=["iron-cross", "carpet-bombing"],
            deck=self.decks["german"],
            rest="discard",
        )
        scene.soviet(
            control={1: list(SOVIETS)},
            rations=SOVIETS,
            medals={"workers-militia": self.medals},
            hand=["kotluban-offensive"],
            deck=self.decks["soviet"],
            rest="discard",
        )
        scene.starts_actions("german")
        return scene

    def fought(self) -> Scene:
        """Return the battle at its first question."""
        scene = self.laid()
        scene.german.attacks(self.place)
        if self.mark:
            getattr(scene.state.battle, self.mark)[SOVIET] = 1
        return scene


CASES: Final = [
    Case(ELEVATOR, "german"),
    Case(STEEL_WORKS, "soviet"),
    Case(ELEVATOR, "german", mark="held"),
    Case(ELEVATOR, "german", mark="harried"),
    Case(ELEVATOR, "german", mark="spared"),
    Case(ELEVATOR, "german", mark="shrugged"),
    Case(ELEVATOR, "soviet", {"german": [], "soviet": ["snipers"]}, medals=5),
    Case(ELEVATOR, "soviet", medals=3),
    Case(ELEVATOR, "soviet", medals=1, behind=3),
    # One of the Germans cannot pay, and stays whatever happens.
    Case(ELEVATOR, "soviet", germans={**GERMANS, "76th-infantry-division": 0}, medals=9),
    Case(BARRIKADY, "german"),
    Case(BARRIKADY, "soviet"),
    Case(BARRIKADY, "soviet", {"german": ["iron-cross"], "soviet": ["volga-ferry"]}),
]
every_watcher = pytest.mark.parametrize("watcher", [GERMAN, SOVIET, None])
every_case = pytest.mark.parametrize("case", CASES)


def told(scene: Scene, watcher: int | None, id: str, seat: int, card: str = "") -> Fraction:
    """Return a chance of *seat* as *watcher* is told it; where none is told, there is none."""
    found = [each for each in chances(scene, watcher) if is_about(each, id, seat, card)]
    assert len(found) <= 1
    return Fraction(found[0].good, found[0].all) if found else Fraction(0)


def chances(scene: Scene, watcher: int | None) -> list[Chance]:
    """Return what *watcher* is told about holding a zone, and not about cards turned up."""
    found = scene.game.insight(scene.game.view(scene.state, watcher)).chances
    return [each for each in found if not each.title.id.startswith("sg-chance-flip")]


def is_about(chance: Chance, id: str, seat: int, card: str) -> bool:
    """Tell whether a chance is of this id, about this seat and this card."""
    named = chance.title.arguments.get("card", "")
    name = named.id.removeprefix("sg-card-") if isinstance(named, Message) else ""
    return (chance.title.id, chance.title.arguments["side"], name) == (id, SIDES[seat], card)


@pytest.mark.rule("sg-8.1", "sg-8.9")
@every_watcher
@every_case
def test_who_is_driven_out_is_by_all_courses(case: Case, watcher: int | None) -> None:
    scene = case.fought()

    for seat in (GERMAN, SOVIET):
        expected = share(scene.state, seat, driven_out(seat), watcher)
        assert expected == told(scene, watcher, "sg-chance-driven-out", seat)


@pytest.mark.rule("sg-8.10")
@every_case
def test_who_is_destroyed_is_by_all_courses(case: Case) -> None:
    scene = case.fought()

    for seat in (GERMAN, SOVIET):
        expected = share(scene.state, seat, destroyed(seat), GERMAN)
        assert expected == told(scene, GERMAN, "sg-chance-destroyed", seat)


def test_the_cases_leave_something_open() -> None:
    """Chances that were all certain would tell little."""
    scenes = [case.fought() for case in CASES]
    for id in ("sg-chance-driven-out", "sg-chance-destroyed"):
        found = {told(scene, GERMAN, id, seat) for scene in scenes for seat in (GERMAN, SOVIET)}
        assert 3 < sum(0 < each < 1 for each in found)


@pytest.mark.rule("sg-7.9", "sg-7.17")
@every_case
def test_a_card_that_may_be_fired_comes_with_what_it_does(case: Case) -> None:
    """Fired, it lies on the discard pile, which may be the deck when cards are turned up."""
    scene = case.fought()
    scene.passes_until("german", "firefight")

    for card, seat in (("iron-cross", SOVIET), ("carpet-bombing", GERMAN)):
        option = scene.game.read_option(f"fire {card}")
        expected = share(after(scene.state, option), seat, driven_out(seat), GERMAN)
        assert expected == told(scene, GERMAN, "sg-chance-fire", seat, card)


@pytest.mark.rule("sg-10.6")
@every_watcher
@pytest.mark.parametrize("holder", SIDES)
def test_a_card_turned_up_comes_with_what_it_does(holder: str, watcher: int | None) -> None:
    scene = Case(BARRIKADY, holder).fought()
    scene.passes_until(holder, "flip")

    used = {scene.game.option_name(option).partition(" ")[2]: option for option in scene.state.options}
    assert 2 == len(used)
    for card, option in used.items():
        for seat in (GERMAN, SOVIET):
            expected = share(scene.state, seat, driven_out(seat), watcher, option)
            assert expected == told(scene, watcher, "sg-chance-use", seat, card)
            expected = share(scene.state, seat, destroyed(seat), watcher, option)
            assert expected == told(scene, watcher, "sg-chance-use-destroyed", seat, card)


@pytest.mark.parametrize(("holder", "is_open"), [("german", True), ("soviet", False)])
@pytest.mark.parametrize(
    ("language", "condition"),
    [("en", "counting only"), ("fr", "qui seront révélées"), ("ja", "めくるカード")],
)
def test_what_a_card_does_is_told_with_a_condition_while_others_may_be_turned_up(
    language: str, condition: str, holder: str, is_open: bool
) -> None:
    """The German attacker chooses before the defender turns up a card; the defender is the last."""
    scene = Case(BARRIKADY, holder, medals=3).fought()
    scene.passes_until(holder, "flip")

    titles = [each.title for each in chances(scene, GERMAN)]

    assert {"sg-chance-use", "sg-chance-use-destroyed"} == {title.id for title in titles}
    for title in titles:
        sentence = Words(language).sentence(title)
        assert is_open == (condition in sentence), sentence
        assert sentence == sentence.strip()


@pytest.mark.rule("sg-5.20", "sg-7.2")
@every_watcher
@every_case
def test_an_attack_comes_with_what_it_would_do(case: Case, watcher: int | None) -> None:
    """All who can attack do."""
    scene = case.laid()
    before = [told(scene, watcher, "sg-chance-attack", seat) for seat in (GERMAN, SOVIET)]

    scene.german.attacks(case.place)

    assert before == [share(scene.state, seat, driven_out(seat), watcher) for seat in (GERMAN, SOVIET)]


@pytest.mark.rule("sg-13.1")
def test_only_the_owner_is_told_of_the_cards_that_he_may_fire() -> None:
    scene = CASES[0].fought()
    scene.passes_until("german", "firefight")

    told_of = {
        watcher: [each.title for each in chances(scene, watcher) if "card" in each.title.arguments]
        for watcher in (GERMAN, SOVIET, None)
    }

    assert 2 == len(told_of[GERMAN])
    assert [] == told_of[SOVIET] == told_of[None]


@pytest.mark.rule("sg-13.1")
@pytest.mark.parametrize("watcher", [SOVIET, None])
@pytest.mark.parametrize("kind", ["action", "event", "firefight"])
def test_nobody_learns_from_chances_what_is_hidden_from_him(watcher: int | None, kind: str) -> None:
    """Other hands and decks that look the same to him give him the same chances."""
    scene = CASES[0].laid()
    if kind != "action":
        scene.german.attacks(CASES[0].place)
        scene.passes_until("german", kind)
    view = scene.game.view(scene.state, watcher)
    known = plain(scene.game.insight(view).chances)

    samples = [scene.game.sample(view, key_of_seed(seed)) for seed in range(20)]

    assert 1 < len({tuple(sample.seats[GERMAN].hand.cards) for sample in samples})
    for sample in samples:
        assert known == plain(scene.game.insight(scene.game.view(sample, watcher)).chances)


def plain(found: list[Chance]) -> list[tuple[Message, int, int]]:
    """Return chances as things that can be compared."""
    return [(each.title, each.good, each.all) for each in found]


@pytest.mark.rule("sg-9.3")
def test_a_card_announced_may_be_turned_up_once_it_is_discarded() -> None:
    """The German deck is empty: what is announced belongs to the next one."""
    scene = Scene()
    scene.german(control={1: list(GERMANS)}, hand=["stuka-dive-bombers"], rest="discard")
    scene.soviet(control={1: list(SOVIETS)}, hand=["snipers"])
    scene.starts_actions("german")
    scene.german.attacks(ELEVATOR)
    scene.german.plays("stuka-dive-bombers")
    assert scene.asks("soviet", "react")

    found = scene.game.insight(scene.game.view(scene.state, GERMAN)).chances

    cards = [*scene.german.army.discard.cards, *scene.state.pending.cards]
    values = [scene.state.rules.cards.firefight[card] for card in cards]
    german = [each for each in found if each.title.id == "sg-chance-flip"]
    german = [each for each in german if each.title.arguments["side"] == "german"]
    expected = [Fraction(values.count(value), len(values)) for value in sorted(set(values))]
    assert expected == [Fraction(each.good, each.all) for each in german]
