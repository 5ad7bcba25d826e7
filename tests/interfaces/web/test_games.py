"""What a lobby is told of the games, their cards, their rules and the computer players."""

from __future__ import annotations

import pytest

from eastfront.games import SLUGS, load_game
from tests.interfaces.web.servers import Client


def test_each_game_is_described_with_its_editions_and_questions(anna: Client) -> None:
    games = anna.get("/api/games")

    assert list(SLUGS) == [game["game"] for game in games]
    for game in games:
        editions = load_game(game["game"]).describe().editions
        assert list(editions.editions) == [edition["id"] for edition in game["editions"]]
        assert list(editions.questions) == [question["key"] for question in game["questions"]]


def test_every_question_has_a_clause_for_each_value_and_an_answer_in_each_edition(anna: Client) -> None:
    for game in anna.get("/api/games"):
        clauses = {rule["id"] for rule in anna.get(f"/api/games/{game['game']}/rules")}
        for question in game["questions"]:
            assert len(question["values"]) == len(question["rules"])
            assert set(question["rules"]) <= clauses
            assert {edition["id"] for edition in game["editions"]} == set(question["answers"])


def test_a_table_can_be_opened_with_nothing_but_what_the_lobby_tells(anna: Client) -> None:
    for game in anna.get("/api/games"):
        for edition in game["editions"]:
            for seats in edition["seats"]:
                id = anna.open(game["game"], *["open"] * seats, edition=edition["id"])

                assert edition["id"] == anna.get(f"/api/tables/{id}")["edition"]


def test_seats_are_named_by_the_side_they_play(anna: Client) -> None:
    english = {game["game"]: game for game in anna.get("/api/games")}
    french = {game["game"]: game for game in anna.get("/api/games", language="fr")}

    assert ["German", "Soviet"] == english["stalingrad"]["editions"][0]["names"]
    assert ["german", "soviet"] == french["stalingrad"]["editions"][0]["sides"]
    assert english["stalingrad"]["editions"][0]["names"] != french["stalingrad"]["editions"][0]["names"]
    assert "Seat 5" == english["barbarossa"]["editions"][0]["names"][4]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_card_has_a_name_a_text_and_sources(anna: Client, slug: str) -> None:
    cards = anna.get(f"/api/games/{slug}/cards")

    assert [card.id for card in load_game(slug).cards()] == [card["id"] for card in cards]
    assert all(card["name"] and card["facts"]["provenance"] for card in cards)


def test_an_edition_leaves_cards_out(anna: Client) -> None:
    everything = anna.get("/api/games/battlecards/cards")
    western = anna.get("/api/games/battlecards/cards", edition="western")

    assert {card["id"] for card in western} < {card["id"] for card in everything}


def test_a_table_has_its_cards_by_its_own_rules(anna: Client) -> None:
    texts = []
    for answer in ("2-1", "1-3"):
        id = anna.open("barbarossa", "me", "open", options={"example_values": answer})
        cards = {card["id"]: card for card in anna.get(f"/api/tables/{id}/cards")}
        texts.append(" ".join(cards["grenadier-regiment"]["text"]))

    assert "+1 Attack Point." in texts[0]
    assert "+3 Attack Points." in texts[1]
    assert not any("option" in text for text in texts)


def test_each_card_says_how_many_of_it_each_edition_has(anna: Client) -> None:
    cards = {card["id"]: card for card in anna.get("/api/games/battlecards/cards")}

    assert {"russian-front": 1, "combined": 1} == cards["georgy-zhukov"]["copies"]
    assert [{}] == [card["copies"] for card in cards.values() if card["facts"]["expansion"] == "x1"][:1]
    assert 305 == sum(card["copies"]["kamikaze"] for card in anna.get("/api/games/barbarossa/cards"))


def test_clauses_and_the_cards_that_they_name_lead_to_one_another(anna: Client) -> None:
    cards = {card["id"]: card for card in anna.get("/api/games/barbarossa/cards", language="ja")}
    clauses = {rule["id"]: rule for rule in anna.get("/api/games/barbarossa/rules")}

    assert ["grenadier-regiment"] == clauses["bb-4.20"]["cards"]
    assert "bb-4.20" in cards["grenadier-regiment"]["rules"]
    assert all(id in cards[card]["rules"] for id, rule in clauses.items() for card in rule["cards"])


def test_a_card_is_not_named_by_a_longer_name_that_holds_its_own(anna: Client) -> None:
    clauses = {rule["id"]: rule for rule in anna.get("/api/games/barbarossa/rules")}

    assert "Panzer Grenadier Regiment" in clauses["bb-4.22"]["text"]
    assert ["panzer-grenadier-regiment"] == clauses["bb-4.22"]["cards"]


def test_a_clause_is_about_the_cards_that_its_tests_are_named_after(anna: Client) -> None:
    clauses = {rule["id"]: rule for rule in anna.get("/api/games/stalingrad/rules")}

    assert "Night March" not in clauses["sg-5.18"]["text"]
    assert ["night-march"] == clauses["sg-5.18"]["cards"]


def test_a_clause_lists_the_tests_that_show_it(anna: Client) -> None:
    clauses = {rule["id"]: rule for rule in anna.get("/api/games/stalingrad/rules")}

    assert any("::test_" in test for test in clauses["sg-7.2"]["tests"])


def test_the_levels_are_what_a_seat_may_be_given_to(anna: Client) -> None:
    levels = [level["level"] for level in anna.get("/api/levels")]

    assert ["recruit", "sergeant", "captain"] == levels
    assert all(anna.open("stalingrad", "me", level) for level in levels)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games/chess/cards", 404),
        ("/api/games/chess/rules", 404),
        ("/api/games/stalingrad/cards?edition=western", 400),
        ("/api/games/stalingrad/cards?language=tlh", 404),
        ("/api/games?language=tlh", 404),
    ],
)
def test_what_is_not_there_is_refused_with_what_is(anna: Client, path: str, status: int) -> None:
    answer = anna.request("GET", path)

    assert status == answer.status_code
    assert "valid: " in answer.json()["detail"]
