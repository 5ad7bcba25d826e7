"""Golden playthroughs: games on file go today as they went when they were written."""

from __future__ import annotations

import json

import pytest

from eastfront.kernel.edition import read_setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import Notice
from tests.contract.cases import game_of
from tests.contract.golden import FOLDER, Chain, Playthrough, playthroughs
from tests.contract.profile import every_game
from tests.contract.walk import outcome_data

CHANGED = "the rules changed; if they were meant to: python -m tests.contract.regenerate"


@pytest.mark.parametrize("playthrough", playthroughs(), ids=lambda each: each.name)
def test_the_game_goes_as_it_went(playthrough: Playthrough) -> None:
    first, *lines, last = [json.loads(line) for line in playthrough.path.read_text().splitlines()]
    game = game_of(playthrough.case.slug)
    notices: list[Notice] = []
    state = game.new(read_setup(first["setup"]), key_of_seed(first["seed"]), notices)
    chain = Chain(game, notices)
    assert first["sha256"] == chain.hash, f"set-up: {CHANGED}"

    for number, line in enumerate(lines, start=2):
        for name in line["choices"].split(", "):
            notices = []
            game.apply(state, game.read_option(name), notices)
            chain.add(notices)
        assert line["sha256"] == chain.hash, f"line {number}: {CHANGED}"

    assert last["outcome"] == outcome_data(game, state)


def test_there_is_a_file_for_each_playthrough_and_no_other() -> None:
    assert sorted(each.path for each in playthroughs()) == sorted(FOLDER.glob("*"))


@every_game
def test_every_ending_is_on_file(slug: str) -> None:
    files = [each.path.read_text() for each in playthroughs() if each.case.slug == slug]
    endings = {json.loads(text.splitlines()[-1])["outcome"]["ending"] for text in files}

    assert set(game_of(slug).describe().endings.names) == endings
