"""One client asks for as much as it can get, while others play at their own tables."""

from __future__ import annotations

import threading
import time
from contextlib import ExitStack
from functools import partial
from itertools import count
from typing import Final

import httpx2
import msgspec

from copse.kernel.tasks import Json
from copse.server.protocol.messages import SeatToken, Snapshot
from tests.campaign.ground import Attack, Ground
from tests.campaign.pace import Pace
from tests.campaign.people import LATER, Party, Visitor
from tests.campaign.pressure import pressing
from tests.server.club import HUMAN, OPEN, fresh

TABLES: Final = 50
LINES: Final = 4
A_MINUTE: Final = 20  # messages of everyone at a table
MASTERS: Final[list[Json]] = [{"kind": "agent", "agent": "expert"}] * 2
WISH: Final[Json] = {
    "game": "root", "host": "Bob", "seats": MASTERS, "options": {"factions": ["marquise", "eyrie"]}
}  # fmt: skip


def flood_thinkers(ground: Ground) -> None:
    """Fifty tables of masters, who think for seconds; the others' quick agents must not stand behind them."""
    with ground.server() as server, Pace(ground, server, agents=1) as pace:
        for _ in ground.rounds():
            opening = threading.Thread(target=open_tables, args=[ground, Visitor(ground, server)])
            opening.start()
            pace.expect_kept("another client's agents", opening)


def open_tables(ground: Ground, greedy: Visitor) -> None:
    for _ in range(TABLES):
        note(ground, greedy.ask("POST", "/tables", WISH), 201)
        ground.tally.note("tables of masters")


def flood_requests(ground: Ground) -> None:
    """One client that asks without pause, on several lines at once."""
    with ground.server() as server, Pace(ground, server) as pace:
        table = Party(ground, server).id
        for _ in ground.rounds():
            greedy = Visitor(ground, server)

            def press(stop: threading.Event, greedy: Visitor = greedy) -> None:
                while not stop.is_set():  # the dearest question that anyone may ask, as fast as it is answered
                    note(ground, greedy.ask("GET", f"/tables/{table}/state"), 200)
                    ground.tally.note("requests of a flood")

            with pressing(press, LINES):
                pace.expect_kept("another client's requests")


def flood_chat(ground: Ground) -> None:
    """One client that writes without pause, as everyone at a table of its own."""
    with ground.server(messages_per_minute=A_MINUTE) as server, Pace(ground, server) as pace:
        for _ in ground.rounds():
            greedy, start = Visitor(ground, server), time.monotonic()
            made = greedy.create("smallworld", [HUMAN, HUMAN], talk="everyone")
            path, said = f"/tables/{made.table.id}/chat", list[bool]()
            with ExitStack() as crowd:
                for token in ("", made.host_token, *(seat.token for seat in made.seats)):
                    crowd.enter_context(pressing(partial(write, ground, greedy, path, token, said)))
                pace.expect_kept("another client's chat")
            ground.tally.note("messages", len(said))
            share = 4 * A_MINUTE * (1 + (time.monotonic() - start) / 60)
            ground.tally.expect(sum(said) <= share, "who writes without pause is heard more than their share")


def write(ground: Ground, greedy: Visitor, path: str, token: str, said: list[bool], stop: threading.Event) -> None:
    """Write until stopped; for each message whether it was taken."""
    while not stop.is_set():
        answer = greedy.ask("POST", path, {"request": fresh(), "text": "x" * 280, "name": "Eve"}, token)
        note(ground, answer, 200)
        said.append(answer.status_code == 200)


def flood_seats(ground: Ground) -> None:
    """One client that takes a seat at another's table and leaves it without pause, each time under a name that says
    something, although talking is off there."""
    with ground.server(messages_per_minute=A_MINUTE) as server, Pace(ground, server) as pace:
        for _ in ground.rounds():
            host, greedy, start = Visitor(ground, server), Visitor(ground, server), time.monotonic()
            made = host.create("smallworld", [HUMAN, OPEN], talk="off")
            with pressing(partial(come_and_go, ground, greedy, f"/tables/{made.table.id}")):
                pace.expect_kept("another client's comings and goings")
            told = host.insist("GET", f"/tables/{made.table.id}/state", token=made.host_token)
            heard = max((one.n for one in msgspec.json.decode(told.content, type=Snapshot).notices), default=0)
            share = A_MINUTE * (1 + (time.monotonic() - start) / 60)
            ground.tally.expect(heard <= share, "who comes and goes without pause is told of more than their share")


def come_and_go(ground: Ground, greedy: Visitor, path: str, stop: threading.Event) -> None:
    """Take a seat and leave it until stopped."""
    token = ""
    for number in count():
        if stop.is_set():
            return
        wish: Json = {"confirm": True} if token else {"name": f"Give up {number}"}
        answer = greedy.ask("POST", f"{path}/leave" if token else f"{path}/join", wish, token)
        note(ground, answer, 200)
        ground.tally.note("comings and goings")
        if answer.status_code == 200:
            token = "" if token else msgspec.json.decode(answer.content, type=SeatToken).token


def note(ground: Ground, answer: httpx2.Response, granted: int) -> None:
    """Who asks for much is served or refused, and the server stays well."""
    ground.tally.expect(answer.status_code in (granted, *LATER), f"a flood was answered with {answer.status_code}")


HEARD = "nobody takes and leaves seats more often than their share, and players keep their pace"
FAIR = "players at other tables hardly wait longer"
ATTACKS = (
    Attack("flood of masters", FAIR, flood_thinkers, ("sqlite",)),
    Attack("flood of requests", FAIR, flood_requests, ("sqlite",)),
    Attack("flood of chat", FAIR, flood_chat, ("sqlite",)),
    Attack("comings and goings", HEARD, flood_seats, ("sqlite",)),
)
