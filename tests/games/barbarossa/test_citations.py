"""Notices cite clauses that are in force in the edition being played."""

from __future__ import annotations

import pytest

from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import Notice
from eastfront.players.levels import make_player
from tests.games.barbarossa.naming import EDITIONS, game

SEATS = 3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_cited_clause_is_one_of_the_edition(edition: str, seed: int) -> None:
    barbarossa = game()
    ledger = {rule.id: rule for rule in barbarossa.ledger()}
    players = [make_player("barbarossa", "recruit", seed + seat) for seat in range(SEATS)]
    notices: list[Notice] = []
    state = barbarossa.new(Setup("barbarossa", edition, SEATS), key_of_seed(seed), notices)

    while (decision := barbarossa.decision(state)) is not None:
        view = barbarossa.view(state, decision.seat)
        barbarossa.apply(state, players[decision.seat].choose(view, decision.options), notices)

    foreign = {(notice.id, notice.rule) for notice in notices if edition not in ledger[notice.rule].editions}
    assert set() == foreign
