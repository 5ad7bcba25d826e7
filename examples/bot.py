"""A bot that plays a whole game against a computer player over HTTP: python bot.py [URL [GAME]]."""

from __future__ import annotations

import random
import sys
import time
from typing import Any

import httpx


def play(url: str = "http://127.0.0.1:8270", game: str = "barbarossa") -> Any:
    """Open a table, choose at random until the game is over, and return how it came out."""
    with httpx.Client(base_url=url) as http:
        http.get("/api/me")  # Any GET sets the cookie that commands must repeat in a header.
        http.headers["x-csrftoken"] = http.cookies["csrftoken"]
        http.post("/api/me", json={"name": "Example bot"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "computer", "level": "recruit"}]
        opened = http.post("/api/tables", json={"game": game, "seats": seats, "start": True})
        table = "/api/tables/" + opened.raise_for_status().json()["id"]
        while True:
            present = http.get(f"{table}/position").raise_for_status().json()
            if present["outcome"]:
                return present["outcome"]
            if present["decision"]["seat"] == present["seat"]:
                option = random.choice(present["decision"]["options"])["name"]
                choice = {"option": option, "version": present["version"]}
                http.post(f"{table}/choices", json=choice).raise_for_status()
            else:
                time.sleep(0.05)  # A program that waits longer listens at f"{table}/live" instead.


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
