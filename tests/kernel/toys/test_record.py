"""The hard cards of the record are the cards that run: their programs are word for word the same."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.checkout import ROOT

RECORD = ROOT / "docs" / "decisions" / "0004-hard-cards.md"
TOYS = Path(__file__).parent
RUN = {
    "battlecards": ["divide-and-conquer", "heroic-stand", "sabotage"],
    "stalingrad": ["hugging-the-enemy", "signals-intercept"],
}


def recorded() -> dict[str, dict[str, object]]:
    """Return the cards of the record by id."""
    blocks = re.findall(r"```toml\n(.*?)```", RECORD.read_text(encoding="utf-8"), re.DOTALL)
    return {card["id"]: card for block in blocks for card in tomllib.loads(block)["card"]}


def test_the_record_shows_twelve_cards() -> None:
    assert 12 == len(recorded())


@pytest.mark.parametrize(("toy", "id"), [(toy, id) for toy, ids in RUN.items() for id in ids])
def test_a_toy_runs_the_card_of_the_record(toy: str, id: str) -> None:
    cards = tomllib.loads((TOYS / toy / "cards.toml").read_text(encoding="utf-8"))["card"]
    run = next(card for card in cards if card["id"] == id)

    assert recorded()[id] == {key: run[key] for key in recorded()[id]}
