"""One client asks for as much as it can get, while others play at their own tables."""

from __future__ import annotations

import threading
from typing import Final

import httpx2

from copse.kernel.tasks import Json
from tests.campaign.ground import Attack, Ground
from tests.campaign.pace import Pace
from tests.campaign.people import LATER, Party, Visitor

TABLES: Final = 50
LINES: Final = 4
MASTERS: Final[list[Json]] = [{"kind": "agent", "agent": "master"}] * 2
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
            stop, greedy = threading.Event(), Visitor(ground, server)
            threads = [threading.Thread(target=press, args=[ground, greedy, table, stop]) for _ in range(LINES)]
            for thread in threads:
                thread.start()
            pace.expect_kept("another client's requests")
            stop.set()
            for thread in threads:
                thread.join()


def press(ground: Ground, greedy: Visitor, table: str, stop: threading.Event) -> None:
    """The dearest question that anyone may ask, as fast as it is answered."""
    while not stop.is_set():
        note(ground, greedy.ask("GET", f"/tables/{table}/state"), 200)
        ground.tally.note("requests of a flood")


def note(ground: Ground, answer: httpx2.Response, granted: int) -> None:
    """Who asks for much is served or refused, and the server stays well."""
    ground.tally.expect(answer.status_code in (granted, *LATER), f"a flood was answered with {answer.status_code}")


FAIR = "players at other tables hardly wait longer"
ATTACKS = (
    Attack("flood of masters", FAIR, flood_thinkers, ("sqlite",)),
    Attack("flood of requests", FAIR, flood_requests, ("sqlite",)),
)
