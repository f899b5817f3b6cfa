"""Attacks on who is who: names that look like another's or like nothing, words of spectators in a player's name, tokens
that were replaced or revoked, clients that were banned, and what the time of an answer could tell of a hand."""

from __future__ import annotations

import random
import time
import unicodedata
from contextlib import suppress
from typing import Final

import msgspec
from httpx2 import Response
from websockets.exceptions import ConnectionClosed

import copse
from copse.kernel.tasks import Json
from copse.server.protocol.messages import SeatToken, Snapshot
from copse.server.tables.seats import new_token
from copse.server.tables.timing import LONGEST_PAUSE
from tests.campaign.ground import NO_LIMIT, Attack, Ground
from tests.campaign.people import PATIENCE, Visitor
from tests.server.club import BATTLE, HUMAN, OPEN, Club, Guests, club_on, fresh

AT_THE_TABLE: Final = ("Ann", "Bob", "Олена", "Zoë")
TRIES: Final = 30  # names at one table
UNSEEN: Final = "\u200b\u200d\u2060\u00ad\u034f\u3164\u115f\u2800\ufeff\u202e\u0007\ufe01\U000e0041"
MARKS: Final = "\u0300\u0301\u0308\u0331\u0336\u20dd"
TWINS: Final = {"A": "АΑ", "B": "ВΒ", "o": "оο", "e": "е", "О": "OΟ", "е": "e", "а": "aα", "Z": "Ζ"}
SILENT: Final = (401, 403, 409)
UNARMED: Final = BATTLE.replace("ambush_rabbit", "birdy_bindle")
PAUSE: Final = 0.05  # seconds, of the club in which answers are timed


# ---- names


def pass_for_others(ground: Ground) -> None:
    with club_on(ground.database, tables_per_day=NO_LIMIT, messages_per_minute=NO_LIMIT) as club:
        for _ in ground.rounds():
            guests = club.create("smallworld", HUMAN, *[OPEN] * 4, talk="everyone", options={"players": 5})
            for name in AT_THE_TABLE[1:]:
                guests.join(name)
            for _ in range(TRIES):
                _try_name(ground, club, guests, disguised(ground.lot, ground.lot.choice(AT_THE_TABLE)))
            _check_names(ground, guests)


def _try_name(ground: Ground, club: Club, guests: Guests, name: str) -> None:
    wish: Json = {"name": name}
    words: Json = {"request": fresh(), "text": "I give up", "name": name}
    for answer in (club.post(f"/tables/{guests.id}/join", wish), guests.spectator.post("chat", words)):
        ground.tally.note("disguises")
        ground.tally.expect(answer.status_code in (409, 422), f"a name in disguise is answered {answer.status_code}")


def _check_names(ground: Ground, guests: Guests) -> None:
    told = guests.host.told()
    names = [seat.name for seat in told.table.seats if seat.kind == "human"]
    ground.tally.expect(names == list(AT_THE_TABLE), "someone sits under the name of another")
    ground.tally.expect(not told.chat, "a spectator writes under the name of a player")


def disguised(lot: random.Random, name: str) -> str:
    """A name that people would take for this one, or for none."""
    letters = list(name)
    for _ in range(lot.randrange(1, 4)):
        at = lot.randrange(len(letters))
        trick = lot.randrange(6)
        if trick == 0:
            letters.insert(at, lot.choice(UNSEEN))
        elif trick == 1:
            letters[at] = lot.choice(TWINS.get(letters[at], (letters[at],)))
        elif trick == 2:
            letters[at] = letters[at].swapcase()
        elif trick == 3:
            letters[at] += lot.choice(MARKS) * lot.choice((1, 2, 9))
        elif trick == 4:
            letters.insert(at, lot.choice(" .\u00a0\u2003"))
        else:
            letters = list(unicodedata.normalize(lot.choice(("NFD", "NFKD")), "".join(letters)))
    return "".join(letters)[:40]


# ---- tokens and bans


def come_back(ground: Ground) -> None:
    with ground.generous_server() as server:
        host = Visitor(ground, server)
        for _ in ground.rounds():
            Return(ground, host, Visitor(ground, server), Visitor(ground, server)).go_on()
            ground.tally.note("tables")


class Return:
    """A table from which a player is removed, who tries everything with every token they ever had."""

    def __init__(self, ground: Ground, host: Visitor, rogue: Visitor, other: Visitor) -> None:
        self._tally, self._lot, self._host, self._rogue, self._other = ground.tally, ground.lot, host, rogue, other
        made = host.create("root", [HUMAN, OPEN, OPEN], options={"factions": ["marquise", "eyrie", "alliance"]})
        self._id, self._host_token = made.table.id, made.host_token
        self._tokens = [self._join(rogue, "Bob", 1)]
        self._join(other, "Cleo", 2)

    def go_on(self) -> None:
        if self._lot.random() < 0.7:
            self._ask(self._host, "start", None, self._host_token)
        for _ in range(self._lot.randrange(3)):
            self._renew()
        ban = self._lot.random() < 0.5
        with self._rogue.line(self._id, self._tokens[-1]) as line:
            line.recv()
            answer = self._ask(self._host, "seats/1/kick", {"ban": ban}, self._host_token)
            self._tally.expect(answer.status_code == 200, "the host cannot remove a player")
            with suppress(ConnectionClosed):
                while line.recv(PATIENCE):
                    self._tally.note("updates")
        for token in self._tokens:
            self._is_dead(self._rogue, token)
            self._is_dead(self._other, token)
        watching = self._rogue.ask("GET", f"/tables/{self._id}/state").status_code
        self._tally.expect(watching == (403 if ban else 200), f"who is removed watches: {watching}, banned: {ban}")
        if ban:
            again = self._ask(self._rogue, "join", {"name": "Eve"}, "")
            self._tally.expect(again.status_code == 403, f"who is banned joins again: {again.status_code}")

    def _renew(self) -> None:
        token = new_token()
        answer = self._ask(self._rogue, "token", {"token": token}, self._tokens[-1])
        self._tally.expect(answer.status_code == 200, "a holder gets no new token")
        self._tally.note("new tokens")
        self._tokens.append(token)
        for old in self._tokens[:-1]:
            self._is_dead(self._rogue, old)

    def _is_dead(self, visitor: Visitor, token: str) -> None:
        """A token that has ended shows and does nothing."""
        act: Json = {"request": fresh(), "revision": 0, "action": "pass"}
        new: Json = {"token": new_token()}
        confirm: Json = {"confirm": True}
        nothing: Json = {}
        told = visitor.ask("GET", f"/tables/{self._id}/state", token=token)
        answers = [told, *(self._ask(visitor, verb, body, token) for verb, body in (
            ("return", None), ("actions", act), ("token", new), ("leave", confirm), ("hint", None),
            ("seats/0/kick", nothing), ("start", None),
        ))]  # fmt: skip
        for answer in answers:
            self._tally.note("dead tokens tried")
            self._tally.expect(answer.status_code in SILENT, f"a dead token is answered with {answer.status_code}")

    def _join(self, visitor: Visitor, name: str, seat: int) -> str:
        answer = self._ask(visitor, "join", {"name": name, "seat": seat}, "")
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=SeatToken).token

    def _ask(self, visitor: Visitor, verb: str, body: Json, token: str) -> Response:
        return visitor.insist("POST", f"/tables/{self._id}/{verb}", body, token)


# ---- the time of an answer


def time_answers(ground: Ground) -> None:
    """Two tables are asked the same question, one of which holds an ambush; both answer within the pause."""
    with club_on(ground.database, tables_per_day=NO_LIMIT, answer_pause=PAUSE) as club:
        for _ in ground.rounds():
            for position in (BATTLE, UNARMED):
                _time_one(ground, club, position)


def _time_one(ground: Ground, club: Club, position: str) -> None:
    guests = club.create("root", HUMAN, OPEN, position=position)
    bob = guests.join("Bob")
    guests.host.post("start")
    guests.people[0].act("pass")
    guests.people[0].act("battle 5 1")
    table, seen = club.table(guests.id), time.time()
    asked = msgspec.convert(bob.state(), Snapshot).decision
    assert asked is not None
    assert asked.told_from is not None
    real, moment = table.game, table.told_from
    for hand in (BATTLE, UNARMED):
        table.game = copse.position(hand)
        for step in real.history:
            table.game.apply(step.action)
        ground.tally.expect(table.told_from == moment, "the moment of an answer depends on the hand")
    table.game = real
    pause = asked.told_from - seen
    ground.tally.expect(pause >= PAUSE, "a pause is shorter than the least")
    ground.tally.expect(pause < PAUSE * LONGEST_PAUSE + 1.0, "a pause is longer than the longest")
    time.sleep(ground.lot.random() * PAUSE)
    assert bob.act(ground.lot.choice([action.text for action in asked.actions])).status_code == 200
    ground.tally.note("answers")
    ground.tally.expect(table.clock.since >= asked.told_from, "an answer is told before its moment")


ONE = "nobody sits or speaks under a name that looks like another's or like nothing"
DEAD = "a token that was replaced or revoked opens nothing, and who is banned does not come back"
EVEN = "when an answer is told does not depend on the hand, nor on who gave it within the pause"
ATTACKS = (
    Attack("names in disguise", ONE, pass_for_others, ("sqlite",)),
    Attack("ended tokens", DEAD, come_back),
    Attack("answers timed", EVEN, time_answers, ("sqlite",)),
)
