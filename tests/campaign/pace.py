"""How long players wait who have nothing to do with an attack.

They sit in a process of their own, at a table of each game, so that attackers, who are threads of this one, slow them
down through the server alone. A wait is the time from sending a choice until everyone at the table was told of it.
Where agents play too, it is the time that each choice took until it was the player's turn again. Between two choices
they pause, since a player who asks more often than a client may is made to wait by the limit, not by the attack.

In a campaign, the bounds are what a player would accept. An attack of one round, as in the tests, has waits compared
with those before it, so that the same bounds hold on a fast machine and on a busy one."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
import time
from itertools import cycle
from pathlib import Path
from statistics import median, quantiles
from typing import Final, Self

import msgspec
from msgspec import Struct

from tests.campaign.ground import Ground, Tally
from tests.campaign.people import PATIENCE, PAUSE, Party, next_address
from tests.server.mortal import Server

GAMES: Final = 2
CHOICES: Final = 30  # waits that are timed at least, before an attack and under each round of it
ROUND: Final = 5.0  # seconds that players are timed for in each round of a campaign
USUAL: Final = 0.050  # seconds: the most that the median may be
RARE: Final = 0.500  # seconds: what one wait in a hundred may be longer than
BREATH: Final = 0.02  # seconds between two choices: a player makes less than 25 in a second, and may make 50
LEAST_UNIT: Final = 0.05  # seconds: on a machine that does other work too, less is noise
USUALLY: Final = 10  # units that the median may be in an attack of one round
EVER: Final = 50  # units that the longest may be


class Pace:
    """Players at a server; `with Pace(…)` has them play."""

    def __init__(self, ground: Ground, server: Server, agents: int = 0) -> None:
        self._ground, self._tally, self._server = ground, ground.tally, server
        self._waits: list[float] = []
        self._under: list[float] = []  # those under attack
        self._more = threading.Condition()
        self._end = b""
        seats = [str(ground.lot.random()), str(agents), *(next_address() for _ in range(GAMES))]
        command = [sys.executable, "-m", "tests.campaign.pace", str(server.port), *seats]
        self._players = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        if ground.cores:
            os.sched_setaffinity(self._players.pid, ground.cores)
        self._reader = threading.Thread(target=self._read, daemon=True)

    def __enter__(self) -> Self:
        self._reader.start()
        try:
            self._await(CHOICES)
        except AssertionError:
            self._leave()
            raise
        self._quiet = max(LEAST_UNIT, median(self._waits))
        return self

    def _leave(self) -> None:
        """Have the players compare what was acknowledged and go."""
        with self._players:
            assert self._players.stdin is not None
            self._players.stdin.close()
            self._reader.join()

    def _read(self) -> None:
        assert self._players.stdout is not None
        for line in self._players.stdout:
            with self._more:
                if line.startswith(b"{"):
                    self._end = line
                else:
                    self._waits.append(float(line))
                self._more.notify()

    def _await(self, number: int) -> None:
        with self._more:
            came = self._more.wait_for(lambda: len(self._waits) >= number, PATIENCE)
        assert came, f"players were told nothing for {PATIENCE:.0f} seconds"

    def expect_kept(self, what: str, meanwhile: threading.Thread | None = None) -> None:
        """Time the players for a while, or as long as something goes on, if that is named."""
        start, end = len(self._waits), time.monotonic() + (ROUND if self._ground.seconds else 0.0)
        self._await(start + CHOICES)
        while time.monotonic() < end:
            time.sleep(PAUSE)
        while meanwhile is not None and meanwhile.is_alive():
            meanwhile.join()
        now = self._waits[start:]
        self._under += now
        self._tally.note("waits timed", len(now))
        if not self._ground.seconds:
            usual, most = median(now) / self._quiet, max(now) / self._quiet
            self._tally.expect(usual <= USUALLY, f"players waited for {what}: {usual:.0f} times as long as before")
            self._tally.expect(most <= EVER, f"players waited for {what}: once {most:.0f} times as long as before")

    def __exit__(self, *error: object) -> None:
        """Judge how long the players waited."""
        self._leave()
        if self._tally.expect(bool(self._end), "players did not come to the end of their game"):
            counted = msgspec.json.decode(self._end, type=Counted)
            self._tally.add(counted.tried, counted.found)
        if self._ground.seconds and self._under:
            usual, rare = median(self._under), quantiles([*self._under, *self._under], n=100)[-1]
            self._tally.note("ms: the median wait", round(usual * 1000))
            self._tally.note("ms: one wait in a hundred", round(rare * 1000))
            self._tally.expect(usual <= USUAL, f"the median wait is {usual * 1000:.0f} ms")
            self._tally.expect(rare <= RARE, f"one wait in a hundred is longer than {rare * 1000:.0f} ms")


class Counted(Struct):
    """What was tried and found in another process."""

    tried: dict[str, int]
    found: dict[str, int]


def play(port: int, seed: float, agents: int, places: list[str]) -> Tally:
    """Play at a table of each game in turn, and print each wait, until the input ends."""
    ground = Ground(Path(), "", None, random.Random(seed), 0)
    server = Server("")
    server.port = port
    parties = [Party(ground, server, game, agents, address) for game, address in enumerate(places)]
    stop = threading.Event()
    threading.Thread(target=until_closed, args=[stop], daemon=True).start()
    try:
        for party in cycle(parties):
            if stop.is_set():
                break
            print(party.timed_choice(), flush=True)
            time.sleep(BREATH)
        limited = sum(party.visitor.limited for party in parties)
        ground.tally.expect(not limited, "players asked more often than they may, so their waits are their own fault")
        for party in parties:
            party.check()
    except (AssertionError, OSError) as problem:
        ground.tally.expect(False, f"players stopped: {type(problem).__name__} {problem}")
    ground.ends.close()
    return ground.tally


def until_closed(stop: threading.Event) -> None:
    sys.stdin.read()
    stop.set()


if __name__ == "__main__":
    counted = play(int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
    print(msgspec.json.encode(Counted(counted.tried, counted.found)).decode(), flush=True)
