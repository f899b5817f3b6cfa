"""Attacks on seats: whatever the host, the players and strangers ask for in whatever order, with every token that they
ever had, a token shows the hand of the seat that it holds now and no other, nobody sees two hands, and everyone is told
who sits where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import msgspec
from httpx2 import Response
from msgspec import Struct

from copse.kernel.tasks import Json
from tests.campaign.ground import NO_LIMIT, Attack, Ground
from tests.server.club import HUMAN, OPEN, RANDOM, Club, Person, club_on, texts

STEPS: Final = 40  # wishes at one table
BEGUN: Final = 0.7  # how many of the tables have begun to play before anyone asks for anything
SEATS: Final[list[Json]] = [HUMAN, OPEN, OPEN, RANDOM]
FACTIONS: Final[Json] = {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}
KINDS: Final = ("human", "open", "agent")


@dataclass
class Client:
    """One person with every token of this table that they were ever given, and the seats whose hands they saw."""

    name: str
    tokens: list[str] = field(default_factory=list)
    saw: set[int] = field(default_factory=set)


class Notice(Struct, frozen=True):
    n: int


class ChairNow(Struct, frozen=True):
    kind: str
    name: str


class SeatsNow(Struct, frozen=True):
    status: str
    seats: list[ChairNow]


class Now(Struct, frozen=True):
    """What someone is shown of a table at a moment, as far as it matters here."""

    table: SeatsNow
    you: int | None = None
    notices: list[Notice] = []

    @property
    def told(self) -> int:
        return max((notice.n for notice in self.notices), default=0)


def brawl(ground: Ground) -> None:
    with club_on(ground.database, tables_per_day=NO_LIMIT, messages_per_minute=NO_LIMIT) as club:
        for _ in ground.rounds():
            Brawl(ground, club).go_on()
            ground.tally.note("tables")


class Brawl:
    """A table at which everyone asks for anything."""

    def __init__(self, ground: Ground, club: Club) -> None:
        self._tally, self._lot, self._club = ground.tally, ground.lot, club
        guests = club.create("root", *SEATS, options=FACTIONS)
        self._id, self._host_token = guests.id, guests.host_token
        host = Client("Ann", [guests.host_token, *(person.token for person in guests.people.values())])
        self._clients = [host, Client("Bob"), Client("Cleo"), Client("Dan")]
        self._now = self._through(guests.host_token) or Now(SeatsNow("", []))
        if self._lot.random() < BEGUN:
            for seat, guest in enumerate(self._clients[1:-1], 1):
                guest.tokens.append(guests.join(guest.name, seat=seat).token)
            guests.host.post("start")

    def go_on(self) -> None:
        for _ in range(STEPS):
            client = self._lot.choice(self._clients)
            wishes = [self._join, self._leave, self._come_back, self._assign, self._start, self._act, self._act]
            answer = self._lot.choice(wishes)(client)
            self._tally.note("wishes")
            self._tally.expect(answer.status_code < 500, f"a wish for a seat is answered with {answer.status_code}")
            self._look_around()

    # ---- wishes

    def _join(self, client: Client) -> Response:
        """An honest page names every token that it has; who keeps them back is a stranger to everyone."""
        wish: Json = {"name": client.name, "seat": self._lot.choice([None, 0, 1, 2, 3]), "holds": list(client.tokens)}
        answer = self._ask("join", wish, self._any_token(client))
        if answer.status_code == 200:
            client.tokens.append(answer.json()["token"])
        return answer

    def _leave(self, client: Client) -> Response:
        return self._ask("leave", {"confirm": True, "for_good": self._lot.random() < 0.5}, self._any_token(client))

    def _come_back(self, client: Client) -> Response:
        return self._ask("return", None, self._any_token(client))

    def _assign(self, client: Client) -> Response:
        wish: Json = {"kind": self._lot.choice(KINDS), "agent": "random"}
        return self._ask(f"seats/{self._lot.randrange(len(SEATS))}", wish, self._any_token(client))

    def _start(self, client: Client) -> Response:
        return self._ask("start", None, self._any_token(client))

    def _act(self, client: Client) -> Response:
        """A choice, if this client has to decide; otherwise one in another's place."""
        person = self._of(self._any_token(client))
        told = person.get("state")
        if told.status_code != 200:
            return told
        state = told.json()
        mine = state["decision"] and state["decision"]["yours"]
        return person.act(self._lot.choice(texts(state)) if mine else "pass", revision=state["revision"])

    # ---- what must be so

    def _look_around(self) -> None:
        """With every token there is, and through the host's eyes."""
        before, now = self._now, self._through(self._host_token)
        if not self._tally.expect(now is not None, "the host may look no more") or now is None:
            return
        self._now = now
        held = [seat for client in self._clients for seat in self._hands_of(client)]
        self._tally.expect(len(held) == len(set(held)), "two tokens show the hand of one seat")
        changed = [one != other for one, other in zip(before.table.seats, self._now.table.seats, strict=True)]
        self._tally.expect(not any(changed) or self._now.told > before.told, "a seat changed hands and nobody was told")

    def _hands_of(self, client: Client) -> list[int]:
        """The seats whose hands this client is shown now."""
        shown = [now.you for now in map(self._through, client.tokens) if now is not None and now.you is not None]
        for seat in shown:
            person = self._now.table.seats[seat].kind == "human"
            self._tally.expect(person, "a token shows the hand of a seat that it has lost")
        if self._now.table.status != "waiting":
            client.saw.update(shown)
        self._tally.expect(len(client.saw) <= 1, "someone has seen the hands of two seats")
        return shown

    def _through(self, token: str) -> Now | None:
        """The table as this token shows it; nothing if it shows nothing any more."""
        answer = self._of(token).get("state")
        self._tally.note("looks")
        return msgspec.json.decode(answer.content, type=Now) if answer.status_code == 200 else None

    # ---- asking

    def _of(self, token: str) -> Person:
        return Person(self._club, self._id, token)

    def _ask(self, verb: str, wish: Json, token: str) -> Response:
        return self._of(token).post(verb, wish)

    def _any_token(self, client: Client) -> str:
        return self._lot.choice(["", *client.tokens])


HELD = "a token shows the hand that it holds now, nobody sees two, and everyone is told who takes a seat"
ATTACKS = (Attack("seats", HELD, brawl, ("sqlite",)),)
