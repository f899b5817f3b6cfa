"""A worker process: reads positions from its input, lets agents think, writes their choices. What it is sent is a game
in which everything that the seat cannot know was dealt anew, so an agent has nothing to peek at. Games that are over it
is sent as they are, to say how likely each seat was to win.

Each line is a JSON table: `{type: "Job", agent, seed, moves, save, until, table, revision, last}` →
`{action, tried, recalled}`, `{type: "Review", save}` → `{moments, chances}`; or `{fault}`.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Final

import msgspec
from msgspec import Struct

import copse
from copse.agents import Observation, make
from copse.agents.chances import course
from copse.agents.search import Search
from copse.server.child import reply
from copse.server.faults import tell_places_only, where
from copse.server.memory import Memory, Past, Seat

MOST_TOLD: Final = 2
GIVES_WAY: Final = "--gives-way"  # to every other process that wants the processor
NICENESS: Final = 10


class Job(Struct, frozen=True, tag=True):
    """`until` is the moment at which a search has to be done, by the clock of this machine that never goes back. By
    `table`, `revision` and `last`, the choice before if the same seat made it, a search knows whether it may go on from
    what it thought before."""

    agent: str
    seed: int
    moves: int
    save: bytes
    until: float
    table: str = ""
    revision: int = 0
    last: str = ""


class Review(Struct, frozen=True, tag=True):
    save: bytes


class Answer(Struct, frozen=True):
    """`tried` are the choices that a searching agent thought about most, with the chance to win that it saw in each;
    `recalled` is whether it went on from its thought before."""

    action: str = ""
    moments: list[int] = []
    chances: list[list[float]] = []
    fault: str = ""
    tried: list[tuple[str, float]] = []
    recalled: bool = False


def answer(job: Job | Review, memory: Memory) -> Answer:
    if isinstance(job, Review):
        looked_at = course(copse.load(job.save))
        return Answer(moments=list(looked_at), chances=list(looked_at.values()))
    guess = copse.load(job.save)
    choice = guess.decision
    observation = Observation(choice.seat, tuple(choice.actions), job.moves, guess)
    seat = Seat(job.table, choice.seat, job.agent)
    recalled = memory.recall(seat, Past(job.revision, job.last))
    agent = recalled or make(job.agent, job.seed)
    if not isinstance(agent, Search):
        return Answer(agent.choose(observation).text)
    agent.hurry(job.until - time.monotonic())
    chosen = agent.choose(observation).text
    memory.keep(seat, agent, Past(job.revision + 1, chosen))
    tried = agent.tried()[:MOST_TOLD] if len(choice.actions) > 1 else []
    return Answer(chosen, tried=[(action.text, chance) for action, chance in tried], recalled=recalled is not None)


def main() -> None:
    tell_places_only()
    if GIVES_WAY in sys.argv and hasattr(os, "nice"):
        os.nice(NICENESS)
    memory = Memory()
    for line in sys.stdin.buffer:
        try:
            told = answer(msgspec.json.decode(line, type=Job | Review), memory)
        except Exception as problem:  # whatever an agent does wrong, the next one should still be heard
            told = Answer(fault=where(problem))
        reply(msgspec.json.encode(told))


if __name__ == "__main__":
    main()
