"""Notices cite clauses that are in force in the edition being played."""

from __future__ import annotations

import pytest

from eastfront.games import SLUGS, load_game
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import Notice
from eastfront.players.levels import make_player

EDITIONS = [(game, edition) for game in SLUGS for edition in load_game(game).describe().editions.editions]


@pytest.mark.parametrize(("slug", "edition"), EDITIONS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_cited_clause_is_one_of_the_edition(slug: str, edition: str, seed: int) -> None:
    game = load_game(slug)
    ledger = {rule.id: rule for rule in game.ledger()}
    counts = game.describe().seat_counts(edition)
    seats = 3 if 3 in counts else counts[0]
    players = [make_player(slug, "recruit", seed + seat) for seat in range(seats)]
    notices: list[Notice] = []
    state = game.new(Setup(slug, edition, seats), key_of_seed(seed), notices)

    while (decision := game.decision(state)) is not None:
        view = game.view(state, decision.seat)
        game.apply(state, players[decision.seat].choose(view, decision.options), notices)

    foreign = {(notice.id, notice.rule) for notice in notices if edition not in ledger[notice.rule].editions}
    assert set() == foreign
