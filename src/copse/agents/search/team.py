"""Several minds at work on one decision, each in a process of its own and with a tree of its own. A process is started
once and serves one agent after another; what it is sent is an imagined game, never the one being played."""

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


@dataclass(frozen=True)
class Request:
    """What a mind is asked, in values that cross a pipe; actions by their numbers, and `after` -1 for none."""

    seat: int
    actions: list[int]
    moves: int
    guess: bytes
    after: int
    iterations: int | None
    seconds: float | None


class Worker:
    """A process that thinks for one agent at a time."""

    def __init__(self) -> None:
        spawning = get_context("spawn")
        self._pipe, far_end = spawning.Pipe()
        spawning.Process(target=serve, args=(far_end,), daemon=True).start()
        far_end.close()
        self._pipe.recv()  # it is ready, so that starting it takes nothing from the first decision's time
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
    """So many workers, who serve an agent for as long as it lives and then wait for the next."""

    def __init__(self, seed: int, size: int, guide: Guide) -> None:
        self._seed, self._size, self._guide = seed, size, guide
        self._workers = [WAITING.pop() if WAITING else Worker() for _ in range(size)]
        for number, worker in enumerate(self._workers):
            worker.begin(mix(seed + number), guide)
        weakref.finalize(self, dismiss, self._workers)

    def __reduce__(self) -> tuple[type[Team], tuple[int, int, Guide]]:
        return Team, (self._seed, self._size, self._guide)  # with workers of its own

    def think(
        self, observation: Observation, after: Action | None, iterations: int | None, seconds: float | None
    ) -> list[int]:
        """What `Mind.think` tells, of all minds together; each of them has the whole budget."""
        guess = observation.imagine(observation.moves).save()
        number, actions = -1 if after is None else after.number, [action.number for action in observation.actions]
        for worker in self._workers:
            worker.ask(Request(observation.seat, actions, observation.moves, guess, number, iterations, seconds))
        return [sum(visits) for visits in zip(*[worker.answer() for worker in self._workers], strict=True)]


WAITING: Final[list[Worker]] = []


def dismiss(workers: Sequence[Worker]) -> None:
    """Who was interrupted at work is not called again: losing its pipe, it ends."""
    WAITING.extend(worker for worker in workers if worker.idle)


def serve(pipe: Connection[list[int] | None, Request | tuple[int, Guide]]) -> None:
    """The life of a worker: a seed and a guide begin a new mind, a request makes it think."""
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # who plays may stop; the end of the pipe is then the end of the worker
    pipe.send(None)  # ready
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
