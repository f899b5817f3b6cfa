"""A worker process: reads positions from its input, lets agents think, writes their choices. What it is sent is a game
in which everything that the seat cannot know was dealt anew, so an agent has nothing to peek at. Games that are over it
is sent as they are, to say how likely each seat was to win.

Each line is a JSON table: `{type: "Job", agent, seed, moves, save, until}` → `{action, tried}`,
`{type: "Review", save}` → `{moments, chances}`; or `{fault}`.
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

MOST_TOLD: Final = 2
GIVES_WAY: Final = "--gives-way"  # to every other process that wants the processor
NICENESS: Final = 10


class Job(Struct, frozen=True, tag=True):
    """`until` is the moment at which a search has to be done, by the clock of this machine that never goes back."""

    agent: str
    seed: int
    moves: int
    save: bytes
    until: float


class Review(Struct, frozen=True, tag=True):
    save: bytes


class Answer(Struct, frozen=True):
    """`tried` are the choices that a searching agent thought about most, with the chance to win that it saw in each."""

    action: str = ""
    moments: list[int] = []
    chances: list[list[float]] = []
    fault: str = ""
    tried: list[tuple[str, float]] = []


def answer(job: Job | Review) -> Answer:
    if isinstance(job, Review):
        looked_at = course(copse.load(job.save))
        return Answer(moments=list(looked_at), chances=list(looked_at.values()))
    guess = copse.load(job.save)
    choice = guess.decision
    observation = Observation(choice.seat, tuple(choice.actions), job.moves, guess)
    agent = make(job.agent, job.seed)
    if isinstance(agent, Search):
        agent.hurry(job.until - time.monotonic())
    chosen = agent.choose(observation)
    tried = agent.tried() if isinstance(agent, Search) and len(choice.actions) > 1 else []
    return Answer(chosen.text, tried=[(action.text, chance) for action, chance in tried[:MOST_TOLD]])


def main() -> None:
    tell_places_only()
    if GIVES_WAY in sys.argv and hasattr(os, "nice"):
        os.nice(NICENESS)
    for line in sys.stdin.buffer:
        try:
            told = answer(msgspec.json.decode(line, type=Job | Review))
        except Exception as problem:  # whatever an agent does wrong, the next one should still be heard
            told = Answer(fault=where(problem))
        reply(msgspec.json.encode(told))


if __name__ == "__main__":
    main()
