"""Kills: the server, or one of its worker processes, ends in the middle of whatever it does, and is started again."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Sequence
from contextlib import suppress

from tests.campaign.ground import Attack, Ground
from tests.campaign.people import ACTIONS, PATIENCE, PAUSE, Party, Visitor, playing
from tests.campaign.starts import launch_and_kill
from tests.server.mortal import Server

TABLES = 8
PLAYED = 20  # acknowledged actions between two faults, at least
AN_HOUR = 100  # kills of the server at least


def parties(server: Server, ground: Ground, agents: int = 0) -> list[Party]:
    """Tables of both games; at every other one so many agents play too."""
    return [Party(ground, server, one, agents if one >= TABLES // 2 else 0) for one in range(TABLES)]


def await_play(ground: Ground, tables: Sequence[Party] = ()) -> None:
    """Until people have played for a while, and at each of these tables that has agents; then a moment that nobody can
    foresee. A new server has to start the processes of its agents first: killed too soon each time, they never move."""
    enough, end = ground.tally.tried[ACTIONS] + PLAYED, time.monotonic() + PATIENCE
    before = {party: party.known for party in tables if party.agents}
    while time.monotonic() < end and (
        ground.tally.tried[ACTIONS] < enough or any(party.known == known for party, known in before.items())
    ):
        time.sleep(PAUSE)
    time.sleep(ground.lot.uniform(0.0, 0.3))


def kill_servers(ground: Ground) -> None:
    with ground.generous_server() as server:
        tables = parties(server, ground, agents=1)
        with playing(tables):
            for _ in ground.rounds():
                await_play(ground, tables)
                server.kill()
                server.start()
                ground.tally.note("kills")
        enough = ground.tally.tried["kills"] >= AN_HOUR * ground.seconds / 3600
        ground.tally.expect(enough, f"the server was killed less than {AN_HOUR} times an hour")


def kill_starts(ground: Ground) -> None:
    """Ended while it starts, three times: as soon as it has come to its database, or a little later."""
    with ground.generous_server() as server:
        tables = parties(server, ground)
        for _ in ground.rounds():
            for party in tables:
                for _ in range(5):
                    party.choose()
                party.leave()
            server.kill()
            for _ in range(3):
                launch_and_kill(ground, server)
            server.start()
            for party in tables:
                party.check()


def kill_workers(ground: Ground) -> None:
    """Idle ones and such that think. Whoever waits for one is served, and whoever asks for a hint afterwards too."""
    with ground.generous_server() as server:
        ann = Visitor(ground, server)
        tables = parties(server, ground, agents=1)
        asking = Party(ground, server)
        with playing(tables):
            for _ in ground.rounds():
                hint(asking, ann)
                for worker in server.workers():
                    with suppress(ProcessLookupError):
                        os.kill(worker, signal.SIGKILL)
                    ground.tally.note("kills")
                hint(asking, ann)
                asking.choose()
                time.sleep(ground.lot.uniform(0.0, 0.2))


def hint(party: Party, visitor: Visitor) -> None:
    seat = party.turn()
    if seat is not None:
        answer = visitor.insist("POST", f"/tables/{party.id}/hint", token=party.tokens[seat])
        party.tally.note("hints")
        party.tally.expect(answer.status_code == 200, f"a hint answered {answer.status_code}")


LOST = "every acknowledged action is there after the restart, once and in its place; play goes on"
ATTACKS = (
    Attack("server killed", LOST, kill_servers, share=3),
    Attack("killed while it starts", LOST, kill_starts),
    Attack(
        "workers killed", "agents and hints continue, and waiting clients get their answers", kill_workers, ("sqlite",)
    ),
)
