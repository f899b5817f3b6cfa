"""A club for tests: a server on a database, tables at it, and people who hold seats there.

The server of `club_on` needs neither other processes nor pauses: what readers and thinkers would do in theirs, it does
in this one, and nobody waits for the moment at which an agent's choice is told. `club_with_workers` has all of it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from httpx2 import Response
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession

from copse.kernel.tasks import Json
from copse.server.api.calls import Services
from copse.server.app import create_app
from copse.server.config.error_reports import where
from copse.server.config.settings import Settings
from copse.server.operations import registry
from copse.server.protocol.messages import Snapshot, TableInfo
from copse.server.tables.table import Table
from copse.server.tables.timing import Watch
from copse.server.workers import agent_pool, agent_process, reader_pool, reader_process
from copse.server.workers.search_cache import Memory
from copse.server.workers.worker import Worker

T = TypeVar("T")

API = "/api/v1"
HUMAN: Json = {"kind": "human"}
OPEN: Json = {"kind": "open"}
RANDOM: Json = {"kind": "agent", "agent": "random"}

BATTLE = """\
copse position 1 root
factions marquise eyrie
turn 0 daylight
clearing 5 marquise warrior 4
clearing 5 eyrie roost 1 warrior 2
hand marquise bake_sale
hand eyrie ambush_rabbit cobbler
coming die 2 die 1
"""
"""The Marquise can attack the Eyrie, who hold an ambush for that clearing."""

LATE = """\
copse position 1 smallworld
players 2
round 9
turn 0 conquer
people 0 flying ratmen hand 6
people 1 hill elves
region 10 ratmen 2
region 2 elves 3
region 3 elves 2
region 9 elves 2
"""
"""Two rounds before the end: 10 to 40 choices are left, where a whole game has more than a hundred."""

PATIENCE = 120.0  # seconds, more than agents need for a game on a busy machine
SILENT = "?since=999999"  # without the log

numbers = count(1)
Shape = dict[str, "Json"]


class Club:
    """A running server, and what a person can do there."""

    def __init__(self, client: TestClient) -> None:
        self.http = client

    def get(self, path: str, token: str = "") -> Response:
        return self.http.get(API + path, headers=bearer(token))

    def post(self, path: str, body: Json = None, token: str = "") -> Response:
        return self.http.post(API + path, json=body, headers=bearer(token))

    def create(self, game: str = "smallworld", *seats: Json, **more: Json) -> Guests:
        wish: Json = {"game": game, "host": "Ann", "seats": list(seats) or [HUMAN, HUMAN], **more}
        answer = self.post("/tables", wish)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        id = made["table"]["id"]
        people = {seat["seat"]: Person(self, id, seat["token"], seat["seat"]) for seat in made["seats"]}
        return Guests(self, id, made["host_token"], people)

    @property
    def services(self) -> Services:
        """The parts of the server."""
        services: Services = self.http.app.state.services  # type: ignore[attr-defined]
        return services

    def run(self, errand: Callable[[], Awaitable[T]]) -> T:
        """Let the server do something."""
        assert self.http.portal is not None
        return self.http.portal.call(errand)

    def table(self, id: str) -> Table:
        """The table itself, to compare what is told with what is so."""
        app = self.http.app
        table: Table = app.state.services.registry._tables[id]  # type: ignore[attr-defined]
        return table


@dataclass
class Person:
    """Whoever holds a token at a table; with an empty one, a spectator."""

    club: Club
    id: str
    token: str
    seat: int | None = None

    def state(self, query: str = "") -> Shape:
        answer = self.club.get(f"/tables/{self.id}/state{query}", self.token)
        assert answer.status_code == 200, answer.text
        shape: Shape = answer.json()
        return shape

    def act(
        self,
        action: str,
        *,
        revision: int | None = None,
        request: str = "",
        confirm: bool = True,
        careful: bool = False,
    ) -> Response:
        if revision is None:
            revision = self.revision
        wish: Json = {
            "request": request or fresh(),
            "revision": revision,
            "action": action,
            "confirm": confirm,
            "careful": careful,
        }
        return self.club.post(f"/tables/{self.id}/actions", wish, self.token)

    def undo(self, *, revision: int | None = None, request: str = "") -> Response:
        wish: Json = {"request": request or fresh(), "revision": self.revision if revision is None else revision}
        return self.club.post(f"/tables/{self.id}/undo", wish, self.token)

    def post(self, verb: str, body: Json = None) -> Response:
        return self.club.post(f"/tables/{self.id}/{verb}", body, self.token)

    def leave(self, for_good: bool = False) -> Response:
        return self.post("leave", {"confirm": True, "for_good": for_good})

    def notices(self, lang: str = "en") -> list[str]:
        """What the log says beside the game."""
        return [notice.text for notice in self.told(f"?lang={lang}").notices]

    def told(self, query: str = "") -> Snapshot:
        return msgspec.convert(self.state(query), Snapshot)

    def get(self, noun: str) -> Response:
        return self.club.get(f"/tables/{self.id}/{noun}", self.token)

    @property
    def revision(self) -> int:
        revision = self.state()["revision"]
        assert isinstance(revision, int)
        return revision

    @contextmanager
    def live(self, since: int = 0, lang: str = "en", revision: int | None = None) -> Iterator[WebSocketTestSession]:
        with self.club.http.websocket_connect(f"{API}/tables/{self.id}/live") as socket:
            socket.send_json({"token": self.token or None, "since": since, "lang": lang, "revision": revision})
            yield socket


@dataclass
class Guests:
    """A table with the people whom its creator plays for."""

    club: Club
    id: str
    host_token: str
    people: dict[int, Person]

    @property
    def host(self) -> Person:
        return Person(self.club, self.id, self.host_token)

    @property
    def spectator(self) -> Person:
        return Person(self.club, self.id, "")

    def info(self, lang: str = "en") -> Shape:
        shape: Shape = self.club.get(f"/tables/{self.id}?lang={lang}").json()
        return shape

    def described(self, lang: str = "en") -> TableInfo:
        """What any stranger is told of the table."""
        return msgspec.convert(self.info(lang), TableInfo)

    def join(self, name: str = "Bob", **more: Json) -> Person:
        answer = self.club.post(f"/tables/{self.id}/join", {"name": name, **more})
        assert answer.status_code == 200, answer.text
        return Person(self.club, self.id, answer.json()["token"], answer.json()["seat"])

    def mover(self) -> Person:
        """The person who has to decide."""
        seat = self.info()["to_move"]
        assert isinstance(seat, int)
        return self.people[seat]

    def play(self, moves: int, seed: int = 1) -> None:
        """So many choices by lot, or until the game is over."""
        lot, person = random.Random(seed), self.people[0]
        for _ in range(moves):
            state = person.state(SILENT)
            if isinstance(seat := to_move(state), int) and seat != person.seat:
                person = self.people[seat]
                state = person.state(SILENT)
            if state["outcome"] is not None:
                return
            answer = person.act(lot.choice(texts(state)), revision=whole(state["revision"]))
            assert answer.status_code == 200, answer.text

    def play_to_the_end(self) -> None:
        """The people choose whatever is offered first, while the agents play on their own."""
        while (info := self.info())["status"] == "playing":
            mover = self.people.get(seat) if isinstance(seat := info["to_move"], int) else None
            if mover is None:
                time.sleep(0.005)
            elif (told := mover.told()).decision is not None and told.decision.actions:
                mover.act(told.decision.actions[0].text, revision=told.revision)

    def wait_for(self, status: str) -> None:
        """Agents play until the table is like this."""
        self._wait_until("status", status)

    def wait_for_turn(self, seat: int) -> None:
        """Agents play until this seat has to decide."""
        self._wait_until("to_move", seat)

    def _wait_until(self, field: str, value: Json) -> None:
        end = time.monotonic() + PATIENCE
        while (told := self.info()[field]) != value:
            assert time.monotonic() < end, f"{field} is still {told}, not {value}"
            time.sleep(0.01)


@contextmanager
def club_on(database: Path | str, **more: float) -> Iterator[Club]:
    with TestClient(quick_app(settings_on(database, **more))) as client:
        yield Club(client)


@contextmanager
def club_with_workers(database: Path | str, **more: float) -> Iterator[Club]:
    """A club whose readers and thinkers are processes, each of which takes a second to start."""
    with TestClient(create_app(settings_on(database, **more))) as client:
        yield Club(client)


def quick_app(settings: Settings, watch: Watch | None = None) -> Starlette:
    """A server without other processes, in which agents choose at once unless a watch says otherwise."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reader_pool, "Worker", ReaderHere)
        patch.setattr(agent_pool, "Worker", ThinkerHere)
        patch.setattr(registry, "Watch", lambda: watch or NoWaiting())
        return create_app(settings)


class ReaderHere(Worker):
    """A reader in this process, without limits of memory and time."""

    async def exchange(self, line: bytes) -> bytes:
        self.starts = 1
        await asyncio.sleep(0)
        return msgspec.json.encode(reader_process.answer(msgspec.json.decode(line, type=reader_process.Job)))


class ThinkerHere(Worker):
    """A thinker in this process."""

    def __init__(self, command: tuple[str, ...], seconds: float, largest: int) -> None:
        super().__init__(command, seconds, largest)
        self._memory = Memory()

    async def exchange(self, line: bytes) -> bytes:
        await asyncio.sleep(0)
        try:
            told = agent_process.answer(msgspec.json.decode(line, type=agent_process.Task), self._memory)
        except Exception as problem:
            told = agent_process.Answer(fault=where(problem))
        return msgspec.json.encode(told)


class NoWaiting(Watch):
    """Tells the time, but waits for no moment."""

    async def until(self, moment: float) -> None:
        await asyncio.sleep(0)


def settings_on(database: Path | str, **more: float) -> Settings:
    """Settings without waiting, for one client that is a whole club; a machine that does other things is not loaded."""
    usual: dict[str, float] = {
        "agent_pause": 0.0, "answer_pause": 0.0, "requests_per_second": 1e6, "requests_at_once": 1e6,
        "files_per_second": 1e6, "files_at_once": 1e6, "busy_seconds": 60.0, "analysis_seconds": 120.0,
        "shutdown_seconds": 300.0,
    }  # fmt: skip
    return Settings(str(database), thinkers=1, **{**usual, **more})  # type: ignore[arg-type]


@contextmanager
def turned(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """A clock that is turned by hand."""
    now = [time.time()]
    monkeypatch.setattr(time, "time", lambda: now[0])
    yield now


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Seat {token}"} if token else {}


def fresh() -> str:
    return f"request-{next(numbers)}"


def code(answer: Response) -> tuple[int, str]:
    """How a request was refused."""
    return answer.status_code, answer.json()["error"]["code"]


def texts(state: Shape) -> list[str]:
    """The legal actions that a snapshot lists."""
    decision = state["decision"]
    assert isinstance(decision, dict)
    actions = decision["actions"]
    assert isinstance(actions, list)
    return [str(action["text"]) for action in actions if isinstance(action, dict)]


def to_move(state: Shape) -> Json:
    table = state["table"]
    assert isinstance(table, dict)
    return table["to_move"]


def whole(value: Json) -> int:
    assert isinstance(value, int)
    return value
