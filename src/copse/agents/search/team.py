"""A search in several processes, each of which has its own tree.

A process is started once and serves one agent after another. It only gets imagined games, never the real one.
"""

from __future__ import annotations

import signal
import time
import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final

from copse.agents.base import Observation
from copse.agents.search.foresight import Guide
from copse.agents.search.thinking import Budget, Mind
from copse.games import load
from copse.kernel.actions import Action
from copse.kernel.chance import mix
from copse.kernel.garbage import collect_seldom


@dataclass(frozen=True)
class Request:
    """A request to a mind, in values that can cross a pipe. Actions are numbers, and `after` is -1 for None."""

    seat: int
    actions: list[int]
    moves: int
    guess: bytes
    after: int
    iterations: int | None
    seconds: float | None


class Worker:
    """A process that searches for one agent at a time."""

    def __init__(self) -> None:
        spawning = get_context("spawn")
        self._pipe, far_end = spawning.Pipe()
        spawning.Process(target=serve, args=(far_end,), daemon=True).start()
        far_end.close()
        self._pipe.recv()  # ready, so that the start does not use time of the first decision
        self.idle = True

    def begin(self, seed: int, guide: Guide) -> None:
        self._pipe.send((seed, guide))

    def ask(self, request: Request) -> None:
        self.idle = False
        self._pipe.send(request)

    def answer(self) -> list[int]:
        visits: list[int] = self._pipe.recv()
        self.idle = True
        return visits


class Team:
    """A number of workers for one agent. When the agent is deleted, the workers wait for the next one."""

    def __init__(self, seed: int, size: int, guide: Guide) -> None:
        self._seed, self._size, self._guide = seed, size, guide
        self._workers = [WAITING.pop() if WAITING else Worker() for _ in range(size)]
        for number, worker in enumerate(self._workers):
            worker.begin(mix(seed + number), guide)
        weakref.finalize(self, dismiss, self._workers)

    def __reduce__(self) -> tuple[type[Team], tuple[int, int, Guide]]:
        return Team, (self._seed, self._size, self._guide)  # the copy has other workers

    def think(
        self, observation: Observation, after: Action | None, iterations: int | None, seconds: float | None
    ) -> list[int]:
        """Return the visits of each action, as `Mind.think` does, summed over all minds. Each mind has the full
        budget."""
        guess = observation.imagine(observation.moves).save()
        number, actions = -1 if after is None else after.number, [action.number for action in observation.actions]
        for worker in self._workers:
            worker.ask(Request(observation.seat, actions, observation.moves, guess, number, iterations, seconds))
        return [sum(visits) for visits in zip(*[worker.answer() for worker in self._workers], strict=True)]


WAITING: Final[list[Worker]] = []


def dismiss(workers: Sequence[Worker]) -> None:
    """Keep idle workers for the next team. A worker that was interrupted loses its pipe and exits."""
    WAITING.extend(worker for worker in workers if worker.idle)


def serve(pipe: Connection[list[int] | None, Request | tuple[int, Guide]]) -> None:
    """The main loop of a worker. A seed and a guide create a new mind, and a request makes it search."""
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl-C goes to the player's process; the worker exits when its pipe closes
    collect_seldom()
    pipe.send(None)  # the worker is ready
    mind: Mind | None = None
    while True:
        try:
            message = pipe.recv()
        except EOFError:
            return
        if not isinstance(message, Request):
            mind = Mind(*message)
        elif mind is not None:
            pipe.send(respond(mind, message))


def respond(mind: Mind, request: Request) -> list[int]:
    game = load(request.guess)
    actions = [game.vocabulary[number] for number in request.actions]
    observation = Observation(request.seat, actions, request.moves, game)
    after = None if request.after < 0 else game.vocabulary[request.after]
    return mind.think(observation, after, Budget(request.iterations, request.seconds, time.monotonic))
