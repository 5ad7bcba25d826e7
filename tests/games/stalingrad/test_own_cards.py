"""Cards of one's own: ops play in every mode that the reader allows, and one after another in any order."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from eastfront.games.stalingrad.card_set import CardSet
from eastfront.games.stalingrad.cards import PACKAGE, card_paths, read_definitions
from eastfront.games.stalingrad.game import SLUG, sequence_programs
from eastfront.games.stalingrad.rules import Rules
from eastfront.games.stalingrad.setup import prepare
from eastfront.games.stalingrad.state import GOES_ON, StalingradState
from eastfront.games.stalingrad.verbs import OPEN_KINDS
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Answers, Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.machine import Machine, Programs
from eastfront.kernel.playout import Dice
from tests.checkout import ROOT
from tests.kernel.breaking import copied, read_questions, spoil

HEADQUARTERS: Final = [("german", "sixth-army-headquarters", 2), ("soviet", "62nd-army-headquarters", 3)]
SETUP: Final = Setup(SLUG, "standard", 2, {"turn_cap": "8"})

ANYWHERE: Final = [
    '{ op = "draw", cards = 1 }',
    '{ op = "discard_at_random", cards = 1 }',
    '{ op = "starve", rations = 1, zone = "control" }',
    '{ op = "recall", keyword = "uranus" }',
]
IN_A_ROW: Final = [
    ['{ op = "snipe", rations = 9 }'] * 4,
    ['{ op = "starve", rations = 9, zone = "any" }', '{ op = "snipe", rations = 1 }'],
    ['{ op = "infiltrate", start = "anywhere" }', '{ op = "march", forces = 2 }'],
    ['{ op = "decorate" }', '{ op = "infiltrate", start = "controlled" }', '{ op = "decorate" }'],
    ['{ op = "bomb", rations = 9, rubble = 9 }'] * 6,
    ['{ op = "recall", keyword = "uranus" }'] * 2,
    ['{ op = "supply", rations = 1 }', '{ op = "reinforce", discount = 1 }', '{ op = "draw", cards = 1 }'],
]


@pytest.mark.parametrize("mode", ["action", "battle", "reaction"])
@pytest.mark.parametrize("op", ANYWHERE)
def test_some_ops_play_in_every_mode(tmp_path: Path, mode: str, op: str) -> None:
    table = Table(tmp_path, f"{mode} = [{op}]")

    table.play_to_the_end()


@pytest.mark.parametrize("ops", IN_A_ROW)
def test_an_op_that_finds_nothing_left_to_do_is_passed_over(tmp_path: Path, ops: list[str]) -> None:
    """A card is judged before it is played; its first ops may leave the later ones without an aim."""
    table = Table(tmp_path, f"action = [{', '.join(ops)}]")

    table.play_to_the_end()


def test_the_cards_that_the_docs_show_can_be_read(tmp_path: Path) -> None:
    data = copied(PACKAGE, tmp_path)
    page = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    examples = re.findall(r"```toml\n(.*?)```", page.partition("## Battle for Stalingrad")[2], re.DOTALL)
    for name, example in zip(["soviet-actions", "locations", "soviet-forces"], examples, strict=True):
        with (data / f"{name}.toml").open("a", encoding="utf-8") as file:
            file.write(f"\n{example}")

    cards = read_cards(data, Programs()).definitions

    assert 94 + 3 == len(cards)


def read_cards(data: Path, programs: Programs[StalingradState]) -> CardSet:
    return CardSet(read_definitions({name: str(data / name) for name in card_paths()}), programs)


class Table:
    """The game with twenty Headquarters a side that do something else."""

    def __init__(self, folder: Path, program: str) -> None:
        data = copied(PACKAGE, folder)
        for side, card, count in HEADQUARTERS:
            path = data / f"{side}-actions.toml"
            spoil(path, f'action = [{{ op = "draw", cards = {count} }}]', program, card)
            spoil(path, "copies = ", "copies = 2", card)
        programs: Programs[StalingradState] = Programs()
        cards = read_cards(data, programs)
        self.opening = sequence_programs(cards, programs)
        self.machine = Machine(programs, OPEN_KINDS)
        questions = read_questions(data)
        self.rules = Rules(cards.tables, Answers(questions, questions.answers(SETUP)))

    def play_to_the_end(self) -> None:
        """Play a few games at random; every decision must have options."""
        for seed in range(4):
            state = prepare(SETUP, self.rules, key_of_seed(seed), self.opening, None)
            dice = Dice(seed)
            self.machine.advance(state)
            while state.asked != NOBODY:
                assert len(state.options) > 0, state.kind
                self.machine.answer(state, state.options[dice.below(len(state.options))])
                self.machine.advance(state)
            assert state.ending != GOES_ON
