"""The database goes away, or its disk is full, while people play; then it comes back."""

from __future__ import annotations

import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.campaign.ground import Attack, Ground
from tests.campaign.kills import await_play, parties
from tests.campaign.people import PAUSE, Visitor, playing
from tests.server.club import HUMAN
from tests.server.mortal import Server

UNLIMITED = resource.RLIM_INFINITY
NOTICED = 15.0  # seconds in which the server must have noticed


def lose_database(ground: Ground) -> None:
    """PostgreSQL ends at once, or all connections to it are cut."""
    cluster = ground.cluster
    assert cluster is not None
    with ground.generous_server() as server, playing(parties(server, ground, agents=1)):
        looking = Visitor(ground, server)
        for number in ground.rounds():
            await_play(ground)
            if number % 2:
                cluster.cut_connections()
                ground.tally.note("cuts")
            else:
                cluster.stop()
                expect_ready(looking, ground, 503)
                time.sleep(ground.lot.uniform(0.0, 1.0))
                cluster.start()
                ground.tally.note("stops")
            expect_ready(looking, ground)


def fill_disk(ground: Ground) -> None:
    """The system lets the server write no further byte behind the end of any file; later it does again."""
    with ground.generous_server() as server, playing(parties(server, ground, agents=1)):
        looking = Visitor(ground, server)
        for _ in ground.rounds():
            await_play(ground)
            with no_room(server):
                refused(ground, looking)
                expect_ready(looking, ground, 503)
                ground.tally.note("times full")
            expect_ready(looking, ground)


@contextmanager
def no_room(server: Server) -> Iterator[None]:
    """Files of the server can grow no more, as if the disk were full."""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, UNLIMITED))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))


def refused(ground: Ground, visitor: Visitor) -> None:
    """What cannot be kept is refused with its reason: 503, never a promise and never a fault of the server."""
    answer = visitor.ask("POST", "/tables", {"game": "smallworld", "host": "Bob", "seats": [HUMAN, HUMAN]})
    ground.tally.note("refusals")
    ground.tally.expect(answer.status_code == 503, f"a table that cannot be kept answered {answer.status_code}")


def expect_ready(visitor: Visitor, ground: Ground, status: int = 200) -> None:
    """Whoever distributes requests among servers is told how it stands, while the process itself is well."""
    end, said = time.monotonic() + NOTICED, 0
    while said != status and time.monotonic() < end:
        said = visitor.ask("GET", "/ready").status_code
        time.sleep(PAUSE)
    ground.tally.expect(said == status, f"/ready answers {said} instead of {status}")


ATTACKS = (
    Attack(
        "database lost",
        "nothing acknowledged is lost or doubled; play goes on when it is back",
        lose_database,
        ("postgres",),
    ),
    Attack(
        "disk full",
        "refused with 503, nothing acknowledged is lost, play goes on when there is room",
        fill_disk,
        ("sqlite",),
    ),
)
