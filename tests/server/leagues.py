"""Leagues for tests: a club whose leagues follow a clock, and people who play whatever is offered first."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import msgspec
import pytest

from copse.kernel.tasks import Json
from copse.server import app
from copse.server.leagues.rounds import Rounds
from copse.server.leagues.service import LeagueService
from copse.server.protocol.league_messages import LeagueInfo, PodInfo
from copse.server.tables.setup import Setup, Trial
from tests.server.accounts import AccountClub, Clock, Device, account_club_at
from tests.server.club import LATE, SILENT, Shape, fresh

DAY = 24 * 3600
WISH: Shape = {"name": "Autumn", "game": "smallworld", "round_seconds": 4 * DAY, "rounds": 2, "pod_size": 2}


class LeagueClock(Clock):
    """A clock that begins now, because tables have the real time."""

    def __init__(self) -> None:
        self.at = time.time()


@contextmanager
def league_club(database: Path | str, clock: Clock | None = None, **more: Json) -> Iterator[AccountClub]:
    """A club that looks at its leagues only when a test wants it."""
    clock = clock or LeagueClock()
    with ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(app, "LeagueService", partial(LeagueService, now=clock))
        patch.setattr(app, "LOOK_SECONDS", 1e6)
        yield stack.enter_context(account_club_at(clock, database, **more))


@contextmanager
def short_games() -> Iterator[None]:
    """Let the games of leagues begin two rounds before their end. They have two players."""

    async def dealt(self: Rounds, game: str, options: object, seats: int, client: str) -> Trial:
        return Trial(Setup("smallworld", {}, 1, position=LATE), 2, (), 0)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Rounds, "dealt", dealt)
        yield


@dataclass
class League:
    """A league as its organiser sees it."""

    club: AccountClub
    organiser: Device
    id: str

    def info(self, device: Device | None = None, query: str = "") -> LeagueInfo:
        answer = (device or self.organiser).get(f"/leagues/{self.id}{query}")
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=LeagueInfo)

    def send(self, device: Device, verb: str, body: Mapping[str, Json] | None = None) -> tuple[int, str]:
        """Send a request. Returns the status and the code of a refusal."""
        answer = device.post(f"/leagues/{self.id}/{verb}", dict(body or {}))
        return answer.status_code, "" if answer.status_code == 200 else answer.json()["error"]["code"]

    def do(self, device: Device, verb: str, body: Mapping[str, Json] | None = None) -> None:
        assert self.send(device, verb, body) == (200, "")

    def begin(self) -> None:
        self.do(self.organiser, "begin")
        self.look()

    def look(self, club: AccountClub | None = None) -> None:
        """Let a server do what is due."""
        club = club or self.club
        club.run(club.services.leagues.rounds.look)

    def pods(self) -> list[PodInfo]:
        """Return the pods of the present round."""
        return self.info().rounds[-1].pods

    def play(self, people: Sequence[Device]) -> None:
        """Play all games of the present round to their end."""
        for pod in self.pods():
            if pod.table is not None and pod.state == "playing":
                play_out(self.club, people, pod.table)
        self.look()


def league_of(organiser: Device, *people: Device, **more: Json) -> League:
    """A league that people have entered."""
    answer = organiser.post("/leagues", {**WISH, **more})
    assert answer.status_code == 201, answer.text
    league = League(organiser.club, organiser, answer.json()["id"])
    for one in people:
        league.do(one, "enter")
    return league


class Holding(msgspec.Struct):
    seat: int
    token: str


class Game(msgspec.Struct):
    id: str
    seats: list[Holding]


def holders(people: Sequence[Device], table: str) -> dict[int, tuple[Device, str]]:
    """Return who holds which seat of a table, each with the reference for it."""
    return {
        held.seat: (device, held.token)
        for device in people
        for game in msgspec.json.decode(device.get("/account/games").content, type=list[Game])
        if game.id == table
        for held in game.seats
    }


def play_out(club: AccountClub, people: Sequence[Device], table: str) -> None:
    """Play a game to its end over HTTP: people choose what is offered first, while agents play by themselves."""
    held = holders(people, table)
    while (info := club.get(f"/tables/{table}").json())["status"] == "playing":
        if (mover := held.get(info["to_move"])) is None:
            time.sleep(0.005)
            continue
        device, reference = mover
        told = device.get(f"/tables/{table}/state{SILENT}", reference).json()
        if told["decision"]:
            action, revision = told["decision"]["actions"][0]["text"], told["revision"]
            wish: Json = {"request": fresh(), "revision": revision, "action": action, "confirm": True}
            device.post(f"/tables/{table}/actions", wish, reference)
