"""Jobs: a plan of games, and what to return from each game.

A job is played in this process, in several processes of this machine, or on a Ray cluster. A game depends on its number
alone, so it is the same everywhere."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context
from time import perf_counter
from typing import Final, NamedTuple

from copse.arena.accumulators import Accumulator, MakeAccumulator
from copse.arena.matches import Plan, play_match
from copse.arena.recording import record_name
from copse.arena.results import DecisionRow, GameRow
from copse.arena.sight import Sight
from copse.kernel.garbage import collect_seldom

AHEAD: Final = 3  # games queued for each worker, so that none is idle
QUICK: Final = 0.1  # seconds: batches grow until one takes this long
MOST_AT_ONCE: Final = 32  # games


class Played(NamedTuple):
    """The return value of the process that played a game."""

    row: GameRow
    decisions: Sequence[DecisionRow]
    collected: Sequence[Accumulator]
    record: str = ""  # the text of the record, if records are kept


@dataclass(frozen=True)
class Job:
    """A plan and what to collect. `records` is the folder for records, relative to the results, or None.

    Only games that were played to their end are collected. `forfeits` as in `play_match`.
    """

    plan: Plan
    decisions: bool = False
    sight: Sight | None = None
    records: str | None = None
    collect: Sequence[MakeAccumulator] = ()
    forfeits: bool = False

    def play(self, number: int) -> Played:
        collected = [make() for make in self.collect]
        watchers = [each.see for each in collected]
        file = "" if self.records is None else f"{self.records}/{record_name(number)}"
        result = play_match(self.plan.match(number), watchers, self.decisions, self.sight, file, self.forfeits)
        for each in collected:
            if not result.forfeit:
                each.take(result)
        return Played(result.row, result.decisions, collected, result.game.record() if file else "")

    def play_some(self, numbers: Sequence[int]) -> tuple[list[Played], float]:
        """Play several games and return them with the seconds they took."""
        start = perf_counter()
        return [self.play(number) for number in numbers], perf_counter() - start


Games = Generator[Played, None, None]
"""Yields games as they end, in any order. Closing it stops the games in progress."""

Crew = Callable[[Job, Iterable[int]], Games]
"""Plays these games of a job."""


def alone(job: Job, numbers: Iterable[int]) -> Games:
    """Play one game after the other, in this process."""
    for number in numbers:
        yield job.play(number)


@dataclass(frozen=True)
class Workers:
    """Plays games in several processes of this machine. Short games are sent in batches."""

    count: int

    def __call__(self, job: Job, numbers: Iterable[int]) -> Games:
        waiting, at_once = iter(numbers), 1
        others = set(active_children())
        pool = ProcessPoolExecutor(self.count, get_context("spawn"), prepare)
        try:
            pending = {pool.submit(job.play_some, [number]) for number in islice(waiting, self.count * AHEAD)}
            while pending:
                ended, pending = wait(pending, return_when=FIRST_COMPLETED)
                results = [future.result() for future in ended]
                if max(seconds for _, seconds in results) < QUICK:
                    at_once = min(2 * at_once, MOST_AT_ONCE)
                for _ in ended:
                    if more := list(islice(waiting, at_once)):
                        pending.add(pool.submit(job.play_some, more))
                for games, _ in results:
                    yield from games
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in set(active_children()) - others:
                worker.terminate()


def prepare() -> None:
    """Prepare a worker. It ignores Ctrl-C, which a terminal sends to all processes: the main process decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_seldom()
