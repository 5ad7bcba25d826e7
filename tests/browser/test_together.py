"""Two people with a browser each at one table: joining, moves, secrets, talk, offers, and another game."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Response, WebSocket, expect

from tests.browser.people import Person
from tests.browser.places import visit
from tests.browser.playing import (
    content,
    deal_hands,
    hand,
    lines,
    log,
    options,
    question,
    reaches,
    talk,
    version,
)
from tests.browser.positions import sit_down
from tests.interfaces.web.seating import seat_all
from tests.interfaces.web.servers import Client

# What everybody may read about a game and its cards.
OPEN: Final = re.compile("/api/(games|tables/[^/]+/cards)")


class Ear:
    """Keeps all that a browser is told."""

    def __init__(self, person: Person) -> None:
        self.frames: list[str] = []
        self.responses: list[Response] = []
        person.page.on("websocket", self.follow)
        person.page.on("response", lambda response: self.responses.append(response))

    def follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def told(self) -> str:
        """All of it but what everybody may read about the games themselves."""
        answers = [
            each.text() for each in self.responses if "/api/" in each.url and not OPEN.search(each.url)
        ]
        return "\n".join([*self.frames, *answers])


def test_a_friend_follows_the_link_sits_down_and_both_see_what_the_other_does(
    anna: Person, boris: Person
) -> None:
    anna.go("/set-up/stalingrad")
    anna.button("Invite others").click()
    anna.page.get_by_label("What should the others call you?").fill("Anna")
    anna.button("Open and invite").click()
    link = anna.page.get_by_label("Link to this table").input_value()

    boris.page.goto(link)
    expect(
        boris.page.get_by_role("heading", name="Anna invites you to Battle for Stalingrad")
    ).to_be_visible()
    boris.page.get_by_label("What should the others call you?").fill("Boris")
    boris.button("Sit down").click()
    expect(anna.page.get_by_role("listitem").filter(has_text="Boris")).to_contain_text("is here")
    anna.button("Begin the game").click()

    loaded = [person.page.evaluate("performance.timeOrigin") for person in (anna, boris)]
    expect(question(anna)).to_have_text("Waiting for the Soviet player (choosing Forces).")
    for before in range(1, 9):
        chooser, other = (anna, boris) if is_asked(anna, "Anna") else (boris, anna)
        options(chooser).first.click()
        reaches(chooser, before + 1)
        reaches(other, before + 1)
        expect(log(other).last).to_have_text(log(chooser).last.inner_text())
    assert loaded == [person.page.evaluate("performance.timeOrigin") for person in (anna, boris)]


def is_asked(person: Person, name: str) -> bool:
    """Whether everybody at the table waits for somebody, as a screen says."""
    seats = person.page.get_by_role("list", name="Seats").get_by_role("listitem")
    return name in seats.filter(has_text="to choose").inner_text()


def test_a_hand_is_nowhere_in_the_browser_of_the_other(
    clients: tuple[Client, Client], anna: Person, boris: Person
) -> None:
    id = seat_all(*clients, game="stalingrad")
    ears = []
    for client, person in zip(clients, (anna, boris), strict=True):
        sit_down(client, person.context)
        ears.append(Ear(person))
        person.go(f"/tables/{id}")
        expect(question(person)).to_be_visible()
    deal_hands(id, *clients)
    clients[0].choose(id)
    last = clients[0].get(f"/api/tables/{id}")["version"]

    cards = {each["id"]: each["name"] for each in clients[0].get("/api/games/stalingrad/cards")}
    for seat, (reader, ear) in enumerate(zip((boris, anna), reversed(ears), strict=True)):
        reaches(reader, last)
        told, shown = ear.told(), content(reader)
        secrets, own = hand(clients[seat], id, seat), hand(clients[1 - seat], id, 1 - seat)
        assert len(secrets) > 3
        assert all(card in told and cards[card] in told and card in shown for card in own)
        words = {*secrets, *(cards[card] for card in secrets)}
        assert [] == [word for word in words if word in told]
        assert [] == [word for word in words if word in shown]


def test_people_talk_and_whoever_is_muted_is_not_heard(table: str, anna: Person, boris: Person) -> None:
    talk(anna, "Good luck!")
    expect(boris.page.get_by_role("tab", name="Talk 1")).to_be_visible()
    talk(boris, "You too.")
    for person in (anna, boris):
        expect(lines(person)).to_have_text(["Anna Good luck!", "Boris You too."])

    boris.button("Mute Anna").click()
    expect(boris.button("Hear Anna again")).to_be_visible()
    talk(anna, "Are you there?")
    expect(lines(anna)).to_have_count(3)
    talk(boris, "It is quiet here.")

    # What Boris says comes after what Anna has said, at the table and on each screen.
    expect(lines(boris).last).to_have_text("Boris It is quiet here.")
    assert "Are you there?" not in content(boris)
    boris.button("Hear Anna again").click()
    expect(boris.button("Mute Anna")).to_be_visible()
    talk(anna, "And now?")
    expect(lines(boris).last).to_have_text("Anna And now?")


def test_only_what_others_say_is_counted_as_unread(table: str, anna: Person, boris: Person) -> None:
    second = anna.context.new_page()
    second.goto(f"/tables/{table}")
    tab = second.get_by_role("tab", name="Talk")
    expect(tab).to_have_accessible_name("Talk")

    talk(anna, "My tea is getting cold.")
    expect(second.get_by_role("log")).to_contain_text("My tea is getting cold.")
    expect(tab).to_have_accessible_name("Talk")
    talk(boris, "So is mine.")

    expect(tab).to_have_accessible_name("Talk 1")


def test_a_draw_is_declined_then_agreed_and_played_again(table: str, anna: Person, boris: Person) -> None:
    offer_draw(anna)
    alert(boris, "German offers a draw.").get_by_role("button", name="Decline").click()
    expect(log(anna).last).to_have_text("Soviet does not agree.")
    expect(alert(anna, "offers a draw")).to_have_count(0)

    offer_draw(anna)
    alert(boris, "German offers a draw.").get_by_role("button", name="Agree").click()
    for person in (anna, boris):
        expect(person.page.get_by_role("region", name="A draw")).to_contain_text("A draw was agreed.")

    anna.page.get_by_role("button", name="Play again", exact=True).click()
    expect(anna.page.get_by_role("status")).to_contain_text(["A rematch"])
    expect(log(boris).last).to_have_text("A rematch is proposed: “Play again” leads to it.")
    boris.page.get_by_role("button", name="Play again", exact=True).click()
    for person in (anna, boris):
        expect(question(person)).to_be_visible()
    assert anna.page.url == boris.page.url != f"{anna.url}/tables/{table}"


def offer_draw(person: Person) -> None:
    person.button("Table").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Offer a draw").click()


def alert(person: Person, text: str) -> Locator:
    """What somebody proposes."""
    return person.page.get_by_role("alert").filter(has_text=text)


def test_what_the_other_has_answered_to_is_taken_back_by_consent(
    table: str, anna: Person, boris: Person
) -> None:
    first = question(anna).inner_text()
    before = int(version(anna))
    options(anna).filter(has_text="End the Action phase").click()
    expect(options(boris).first).to_be_enabled()

    anna.button("Ask to take back").click()
    alert(boris, "German asks to take back").get_by_role("button", name="Agree").click()

    reaches(anna, before + 2)
    expect(question(anna)).to_have_text(first)
    expect(options(boris)).to_have_count(0)
    expect(log(boris).last).to_have_text("German takes back the last choice.")


def test_who_only_watches_has_neither_won_nor_lost(boris: Person, addresses: dict[str, str]) -> None:
    visit(boris, addresses["ended"])

    expect(boris.page.get_by_role("region", name="The game is over")).to_be_visible()
