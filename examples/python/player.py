"""A player for Comptoir in plain Python: takes the seat of a seat link and plays its game to the end.

    python3 examples/python/player.py 'http://127.0.0.1:8080/t/TABLE?seat=1&key=KEY'

It chooses by chance among the actions that are open to it. A better player is a better `choose`: everything it may know is in the frame
(docs/bots-elsewhere.md). Needs Python 3.9 and nothing else.
"""

import argparse
import hashlib
import itertools
import json
import random
import secrets
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from urllib.parse import parse_qs, urlsplit

import ed25519
from websocket import WebSocket


def choose(frame, seat, dice):
    """The action to take, from what this seat sees (`frame["view"]`) and may do (`frame["legal"]`)."""
    return dice.choice(frame["legal"])


class Player:
    """Somebody who holds a seat link."""

    def __init__(self, link, name, dice):
        address = urlsplit(link)
        query = parse_qs(address.query)
        self.server = f"{address.scheme}://{address.netloc}"
        self.table = f"/api/tables/{address.path.rsplit('/', 1)[-1]}"
        self.seat, self.key = int(query["seat"][0]), query["key"][0]
        self.name, self.dice = name, dice
        self.number, self.secret = secrets.token_bytes(32), secrets.token_bytes(32)
        self.cookies = CookieJar()
        self.browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def post(self, path, body):
        request = urllib.request.Request(self.server + path, json.dumps(body).encode())
        request.add_header("Content-Type", "application/json")
        try:
            with self.browser.open(request) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as problem:
            raise SystemExit(f"{path}: {problem.read().decode()}") from None

    def sit(self):
        """Takes the seat, and pledges a number for the shuffles that nobody is told yet (docs/fairness.md)."""
        self.post("/api/me", {"name": self.name})
        pledge = hashlib.sha256(self.number + ed25519.public_key(self.secret)).hexdigest()
        self.post(f"{self.table}/sit", {"seat": self.seat, "key": self.key, "pledge": pledge, "program": True})

    def open(self, table):
        """All pledges are fixed: opens the number, and signs what it was opened for."""
        options = [f"{option}={choice}" for option, choice in sorted(table["options"].items())]
        pledges = [seat["pledge"] or "bot" for seat in table["seats"]]
        terms = ["comptoir terms", table["commitment"], table["game"], str(table["edition"]), *options, *pledges]
        digest = hashlib.sha256("".join(f"{line}\n" for line in terms).encode()).digest()
        signature = ed25519.sign(self.secret, digest)
        opening = {"number": self.number, "key": ed25519.public_key(self.secret), "signature": signature}
        self.post(f"{self.table}/open", {name: value.hex() for name, value in opening.items()})

    def play(self):
        """Plays until the game is over; the standings."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        live = WebSocket(f"{self.server}{self.table}/live", {"Cookie": cookies})
        numbers, opened, answered = itertools.count(1), False, None
        for message in map(json.loads, live):
            if table := message.get("table"):
                if table["status"] == "opening" and not opened:
                    self.open(table)
                # Broken off: somebody left, and everybody pledges anew.
                elif table["status"] == "gathering" and opened:
                    self.number = secrets.token_bytes(32)
                    self.sit()
                opened = table["status"] != "gathering"
            if message["type"] == "refused" and message["problem"]["code"] != "stale":
                raise SystemExit(f"refused: {message['problem']}")
            frame = message.get("frame")
            if not frame:
                continue
            if frame["standings"]:
                return frame["standings"]
            # A snapshot may show again what was answered already.
            if frame["legal"] and self.seat in frame["to_act"] and frame["version"] != answered:
                answered = frame["version"]
                action = choose(frame, self.seat, self.dice)
                command = {"type": "act", "id": f"{self.secret.hex()[:8]}-{next(numbers)}"}
                live.send(json.dumps({**command, "version": answered, "action": action}))
        raise SystemExit("the server closed the stream")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument("link", help="a seat link")
    arguments.add_argument("--name", default="Python")
    arguments.add_argument("--seed", type=int, help="makes its choices repeatable")
    given = arguments.parse_args()
    player = Player(given.link, given.name, random.Random(given.seed))
    player.sit()
    print(json.dumps(player.play()))


if __name__ == "__main__":
    main()
