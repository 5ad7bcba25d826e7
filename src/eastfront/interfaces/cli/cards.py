"""`eastfront cards`: every card of a game with its generated text and where its values come from."""

from __future__ import annotations

import json

import click

from eastfront.games import load_game
from eastfront.interfaces.cli.arguments import game_argument, json_option
from eastfront.interfaces.terminal.speech import Speech
from eastfront.kernel.data import Data
from eastfront.kernel.game import CardText
from eastfront.words import Words


@click.command("cards")
@game_argument
@json_option
def command(game: str, as_json: bool) -> None:
    """List the cards of GAME with their texts and sources."""
    speech = Speech(load_game(game))
    if as_json:
        cards = [card_data(card, speech.words) for card in speech.cards.values()]
        click.echo(json.dumps(cards, indent=1))
    else:
        for id in speech.cards:
            click.echo("\n".join([*speech.card_page(id), *speech.sources(id), ""]))


def card_data(card: CardText, words: Words) -> dict[str, Data]:
    """Return a card as scripts read it."""
    return {"id": card.id, **card.facts, "text": "\n".join(words.sentence(line) for line in card.text)}
