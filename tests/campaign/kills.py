"""Kills: the server, or one of its worker processes, ends in the middle of whatever it does, and is started again."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress

from tests.campaign.ground import Attack, Ground
from tests.campaign.people import Party, Visitor, playing
from tests.server.mortal import Server

TABLES = 4


def parties(server: Server, ground: Ground, agents: int = 0) -> list[Party]:
    """Tables of both games; at every other one so many agents play too."""
    return [Party(server, ground.tally, ground.lot, one, agents if one >= TABLES // 2 else 0) for one in range(TABLES)]


def kill_servers(ground: Ground) -> None:
    with ground.generous_server() as server, playing(parties(server, ground, agents=1)):
        for _ in ground.rounds():
            time.sleep(ground.lot.uniform(0.1, 1.0))
            server.kill()
            server.start()
            ground.tally.tried["kills"] += 1


def kill_starts(ground: Ground) -> None:
    """Ended while it starts, before or after it has looked at its database, and once more."""
    with ground.generous_server() as server:
        tables = parties(server, ground)
        for _ in ground.rounds():
            for party in tables:
                for _ in range(5):
                    party.choose()
                party.leave()
            server.kill()
            for _ in range(3):
                server.launch()
                time.sleep(ground.lot.uniform(0.0, 1.0))
                server.kill()
                ground.tally.tried["kills"] += 1
            server.start()
            for party in tables:
                party.check()


def kill_workers(ground: Ground) -> None:
    """Idle ones and such that think. Whoever waits for one is served, and whoever asks for a hint afterwards too."""
    with ground.generous_server() as server:
        ann = Visitor(server, ground.tally)
        tables = parties(server, ground, agents=1)
        asking = Party(server, ground.tally, ground.lot)
        with playing(tables):
            for _ in ground.rounds():
                hint(asking, ann)
                for worker in server.workers():
                    with suppress(ProcessLookupError):
                        os.kill(worker, signal.SIGKILL)
                    ground.tally.tried["kills"] += 1
                hint(asking, ann)
                asking.choose()
                time.sleep(ground.lot.uniform(0.0, 0.2))
        asking.leave()


def hint(party: Party, visitor: Visitor) -> None:
    seat = party.turn()
    if seat is not None:
        answer = visitor.insist("POST", f"/tables/{party.id}/hint", token=party.tokens[seat])
        party.tally.tried["hints"] += 1
        party.tally.expect(answer.status_code == 200, f"a hint answered {answer.status_code}")


LOST = "every acknowledged action is there after the restart, once and in its place; play goes on"
ATTACKS = (
    Attack("server killed", LOST, kill_servers),
    Attack("killed while it starts", LOST, kill_starts),
    Attack("workers killed", "agents and hints go on, whoever waited is served", kill_workers, ("sqlite",)),
)
