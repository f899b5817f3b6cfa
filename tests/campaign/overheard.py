"""Secrecy: in every kind of game, everyone asks for everything, and nobody is told what they may not know. Each answer
is looked through for what is hidden by a model of its own (`secrets.py`), and compared with the answer that would be
given if everything that the asker cannot know were otherwise."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from itertools import cycle
from typing import Final, Literal

import msgspec
from httpx2 import Response
from starlette.testclient import WebSocketTestSession

from copse.kernel.tasks import Json
from copse.languages import LANGUAGES
from tests.agents.secrets import SPECTATOR
from tests.campaign.ground import NO_LIMIT, Attack, Ground
from tests.campaign.kinds import KINDS, Kind
from tests.campaign.queries import Asked, At, asked
from tests.campaign.secrets import secrets_of
from tests.server.club import HUMAN, OPEN, Club, Guests, Person, club_on
from tests.server.sight import check, other_game, snapshot

LEAST: Final = 24  # moves of a game, even if the time is over
MOST: Final = 250  # moves of a game; of every fourth as many as there are
COMPARED: Final = 24  # moves between two times at which everyone asks for everything
FREE_AFTERWARDS: Final = ("record", "position", "replay")
NAMES: Final = ("Bob", "Cleo", "Dan", "Fay", "Gus")

Rights = Literal["seat", "host", "watcher", "stranger"]


@dataclass
class Client:
    """Someone at a table, or not: whom they are, and what they may."""

    kind: str
    person: Person
    rights: Rights

    def may(self, who: str) -> bool:
        """Whether an operation for these is for this client."""
        if who == "watcher":
            return self.rights != "stranger"
        return who in ("anyone", self.rights)


def listen_in(ground: Ground) -> None:
    limits = dict.fromkeys(("tables_per_day", "messages_per_minute", "previews_per_minute"), float(NO_LIMIT))
    with club_on(ground.database, **limits) as club:
        stranger = club.create()
        for _ in ground.rounds():
            for number, kind in enumerate(KINDS):
                most = len(KINDS) * MOST if number % 4 == 3 else MOST
                Evening(ground, club, kind, stranger.people[0].token).spend(most)


class Evening:
    """One game among people who each hold a seat, and others. The truth is read from the table itself."""

    def __init__(self, ground: Ground, club: Club, kind: Kind, strange: str) -> None:
        self._ground, self._tally, self._lot, self._kind = ground, ground.tally, ground.lot, kind
        guests = club.create(kind.game, HUMAN, *[OPEN] * (kind.seats - 1), options=kind.options)
        seated = {0: guests.people[0]}
        for name in NAMES[: sum(chair.kind == "open" for chair in guests.described().seats)]:
            person = guests.join(name)
            seated[person.seat or 0] = person
        assert guests.host.post("start").status_code == 200
        self._club, self._id, self._table = club, guests.id, club.table(guests.id)
        old = self._change_hands(guests, seated)
        self._seated = {seat: Client(f"seat {seat}", person, "seat") for seat, person in seated.items()}
        self._spectator = Client("spectator", guests.spectator, "watcher")
        self._others = [
            self._spectator,
            Client("host", guests.host, "host"),
            Client("stranger", Person(club, guests.id, strange), "stranger"),
            Client("old token", old, "stranger"),
        ]
        self._tokens = {client.person.token for client in (*self._seated.values(), *self._others)} - {"", strange}
        self._secrets = secrets_of(self._table.game)
        self._langs = cycle(LANGUAGES)

    def _change_hands(self, guests: Guests, seated: dict[int, Person]) -> Person:
        """Someone who has seen a hand gives it up for good, and another takes the seat."""
        gone = next(seat for seat in reversed(seated) if seat != self._table.to_move)
        old = seated[gone]
        assert old.leave(for_good=True).status_code == 200
        seated[gone] = guests.join("Hal", seat=gone)
        return Person(self._club, self._id, old.token)

    def spend(self, most: int) -> None:
        table = self._table
        self._ask_around(everything=True)
        while not table.game.over and table.revision < (LEAST if self._ground.over else most):
            self._play(COMPARED)
            if not table.game.over:
                self._ask_around()
                self._compare()
        self._tally.note(f"moves: {self._kind.name}", table.revision)
        if table.game.over:
            self._tally.note("whole games")
            for client in self._listening:
                for noun in FREE_AFTERWARDS:
                    self._expect(client.person.get(noun).status_code == 200, f"{noun} of a finished game is refused")

    @property
    def _listening(self) -> list[Client]:
        return [*self._seated.values(), *(client for client in self._others if client.rights != "stranger")]

    def _play(self, moves: int) -> None:
        """So many moves, of which everyone is sent a snapshot each."""
        with ExitStack() as lines:
            sockets = [(client, lines.enter_context(client.person.live())) for client in self._listening]
            self._hear(sockets)
            for _ in range(moves):
                if not self._table.game.over:
                    self._move()
                    self._hear(sockets)

    def _move(self) -> None:
        deciding = self._table.game.decision
        mover = self._seated[deciding.seat].person
        answer = mover.act(self._lot.choice(deciding.actions).text, revision=self._table.revision)
        assert answer.status_code == 200, answer.text
        self._secrets.moved(self._table.game)

    def _hear(self, sockets: list[tuple[Client, WebSocketTestSession]]) -> None:
        """Everyone is sent a snapshot of this moment, and nothing in it that is not theirs."""
        for client, socket in sockets:
            raw = socket.receive_json()
            while raw.get("revision", -1) < self._table.revision:  # a ping has none
                raw = socket.receive_json()
            self._tally.note("snapshots")
            self._look_through(client, "live", msgspec.json.encode(raw))
            try:
                check(snapshot(raw), self._table.game, client.person.seat)
            except AssertionError:
                self._expect(False, "a snapshot tells something else than the engine allows")

    # ---- everyone asks for everything

    def _at(self) -> At:
        game = self._table.game
        legal = self._lot.choice(game.decision.actions).text
        illegal = next(action.text for action in game.vocabulary.actions if action not in game.decision.actions)
        return At(self._id, self._table.revision, legal, illegal, len(game.events), next(self._langs))

    def _ask_around(self, everything: bool = False) -> None:
        """Every kind of client asks for what there is to ask: about the table, or for everything."""
        at = self._at()
        questions = [one for one in asked(at) if everything or one.about_table]
        for client in (*self._seated.values(), *self._others):
            self._ask_all(client, questions)
        away = next(client for seat, client in self._seated.items() if seat != self._table.to_move)
        assert away.person.leave().status_code == 200
        last = [one for one in questions if one.operation.name == "come_back"]
        gone = Client("away", Person(self._club, self._id, away.person.token), "watcher")
        self._ask_all(gone, [one for one in questions if one not in last])
        for one in last:
            self._expect(self._ask(gone, one).status_code == 200, "who left cannot come back")

    def _ask_all(self, client: Client, questions: list[Asked]) -> None:
        for one in questions:
            answer, name = self._ask(client, one), one.operation.name
            self._tally.note("answers looked through")
            self._expect(answer.status_code < 500, f"{name} is answered with {answer.status_code}")
            refused = answer.status_code >= 400
            self._expect(refused or client.may(one.operation.who), f"{name} is answered to a {client.kind}")
            if one.about_table:
                self._look_through(client, name, answer.content)

    def _ask(self, client: Client, one: Asked) -> Response:
        if one.operation.method == "GET":
            return self._club.get(one.path, client.person.token)
        return self._club.post(one.path, one.query.body, client.person.token)

    def _look_through(self, client: Client, name: str, content: bytes) -> None:
        """Nothing in an answer is hidden from who gets it: neither of the game, nor tokens, nor what delays follow."""
        for secret in (*(self._tokens - {client.person.token}), str(self._table.setup.seed)):
            self._expect(secret.encode() not in content, f"{name} tells a {client.kind} a token or the table's secret")
        said: Json = msgspec.json.decode(content)
        for leak in self._secrets.leaks(client.person.seat, said):
            self._expect(False, f"{name}, {client.kind}: {leak}")

    # ---- in another deal

    def _compare(self) -> None:
        """Everyone asks once more, and again in a game in which all that they cannot know is otherwise."""
        questions = [one for one in asked(self._at()) if one.about_table and not one.query.drawn]
        for client in (*self._seated.values(), self._spectator):
            real, seat = self._table.game, SPECTATOR if client.person.seat is None else client.person.seat
            answers = [self._ask(client, one).content for one in questions]
            self._deal(other_game(real, seat, self._lot.randrange(2**16)))
            others = [self._ask(client, one).content for one in questions]
            self._deal(real)
            for one, answer, other in zip(questions, answers, others, strict=True):
                self._tally.note("answers compared")
                self._expect(answer == other, f"{one.operation.name}: what a {client.kind} is told hangs on the hidden")

    def _deal(self, game: object) -> None:
        self._table.game = game  # type: ignore[assignment]
        self._table.told.clear()
        self._table._tried.clear()

    def _expect(self, holds: bool, otherwise: str) -> None:
        self._tally.expect(holds, f"{self._kind.name}: {otherwise}")


HIDDEN = "nobody is told anything that they may not know"
ATTACKS = (Attack("secrets", HIDDEN, listen_in, ("sqlite",), share=6),)
