"""`--language`: cards, play and replay in another language, where a game is translated into it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from eastfront.games import SLUGS
from tests.interfaces.commands import invoke

SAVE = Path("game.jsonl")


def test_cards_are_listed_in_french() -> None:
    output = invoke("cards", "stalingrad", "--language", "fr").output
    cards = json.loads(invoke("cards", "stalingrad", "--language", "fr", "--json").output)

    assert "Kourgane Mamaïev (mamayev-kurgan)" in output
    assert "Kourgane Mamaïev" == next(card["name"] for card in cards if card["id"] == "mamayev-kurgan")


def test_a_game_is_played_and_told_in_french() -> None:
    common = ("play", "stalingrad", "--terminal", "--seats", "you,conscript", "--seed", 3, "--save", SAVE)
    output = invoke(*common, "--language", "fr", typed="? kourgane\n").output
    resumed = invoke("play", "--terminal", "--resume", SAVE, "--language", "fr").output
    told = invoke("replay", SAVE, "--language", "fr").output

    assert "Kourgane Mamaïev (mamayev-kurgan)" in output
    assert "--language fr" in output.splitlines()[-1]
    for text in (output, resumed, told):
        assert "Joueur" in text or "joueur" in text
        assert "the Soviet player" not in text


@pytest.mark.parametrize("command", [["play", "--terminal"], ["cards"]])
@pytest.mark.parametrize("game", SLUGS)
def test_a_language_without_words_is_refused_before_anything_is_kept(command: list[str], game: str) -> None:
    result = invoke(*command, game, "--language", "de")

    assert 1 == result.exit_code
    assert f"{game} has no words in 'de'; valid: en, fr, ja\n" in result.output
    assert not Path("saves").exists()
