"""`eastfront cards`: every card of a game with its generated text and where its values come from."""

from __future__ import annotations

import json

import click

from eastfront.games import load_game
from eastfront.interfaces.cli.arguments import (
    answer_option,
    edition_option,
    game_argument,
    json_option,
    language_option,
    seat_count,
)
from eastfront.interfaces.terminal.speech import Speech
from eastfront.kernel.data import Data
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import CardText, Description
from eastfront.words import Words


@click.command("cards")
@game_argument
@edition_option
@answer_option
@language_option
@json_option
def command(
    game: str, edition: str, answers: tuple[tuple[str, str], ...], language: str, as_json: bool
) -> None:
    """List the cards of GAME with their texts and sources.

    With --edition or --option only those in play, with the number of copies in play; without, all.
    """
    rules = load_game(game)
    speech = Speech(rules, chosen_setup(rules.describe(), edition, dict(answers)), language)
    if as_json:
        cards = [card_data(card, speech.words) for card in speech.cards.values()]
        click.echo(json.dumps(cards, indent=1))
    else:
        for id in speech.cards:
            click.echo("\n".join([*speech.sourced_page(id), ""]))


def chosen_setup(description: Description, edition: str, answers: dict[str, str]) -> Setup | None:
    """Return the set-up that edition and answers describe, if any are given."""
    if not edition and not answers:
        return None
    edition = edition or description.editions.default
    return Setup(description.slug, edition, seat_count(description, edition), answers)


def card_data(card: CardText, words: Words) -> dict[str, Data]:
    """Return a card as scripts read it."""
    text = "\n".join(words.sentence(line) for line in card.text)
    return {"id": card.id, **card.facts, "name": words.phrase(card.name), "text": text}
