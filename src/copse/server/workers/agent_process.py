"""An agent process: reads games from standard input, lets agents choose, and writes their choices.

It gets games in which everything unknown to the seat was dealt anew, so an agent cannot cheat. It gets finished
games as they are, to compute the chances of the seats and the costliest choices.

Each line is a JSON table: `{type: "Job", agent, seed, moves, save, until, table, revision, last}` →
`{action, recalled}`, `{type: "Advise", save, moves, until, lang, names}` → `{action, source, before, lines}`,
`{type: "Review", save}` → `{moments, chances}`, `{type: "LookBack", save, seconds, names}` → `{found}`,
`{type: "Rehearse", trial, seconds}` → `{games}`; or `{fault}`.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from msgspec import Struct

import copse
from copse.agents import Observation, make
from copse.agents.analysis import Costly, Effort, analyse, hint
from copse.agents.chances import course
from copse.agents.outlooks import Source
from copse.agents.search import Search
from copse.locale import Words
from copse.server.config.error_reports import tell_places_only, where
from copse.server.protocol.messages import CostlyChoice, MoveInfo, WorkshopGames, WorkshopTrial
from copse.server.snapshots import balance
from copse.server.workers.child import reply
from copse.server.workers.search_cache import Memory, Past, Seat
from copse.wording.analysis import told_costly, told_line

GIVES_WAY: Final = "--gives-way"  # runs at low priority
NICENESS: Final = 10


class Job(Struct, frozen=True, tag=True):
    """Choose. `until` is the deadline of a search, by the monotonic clock. `table`, `revision` and `last`, the
    seat's previous choice, tell whether a search can continue an earlier one."""

    agent: str
    seed: int
    moves: int
    save: bytes
    until: float
    table: str = ""
    revision: int = 0
    last: str = ""


class Advise(Struct, frozen=True, tag=True):
    """Choose for a person and explain why in their language. `names` are those of the seats. `until` is as in Job."""

    save: bytes
    moves: int
    until: float
    lang: str
    names: list[str]


class Review(Struct, frozen=True, tag=True):
    save: bytes


class LookBack(Struct, frozen=True, tag=True):
    """Analyse a game within a number of seconds. `names` are those of the seats in each language."""

    save: bytes
    seconds: float
    names: dict[str, list[str]]


class Rehearse(Struct, frozen=True, tag=True):
    """Let agents play games with a map or deck of players for a number of seconds."""

    trial: WorkshopTrial
    seconds: float


Task = Job | Advise | Review | LookBack | Rehearse


class Variation(Struct, frozen=True):
    """An evaluated choice, its chance to win, and a possible continuation."""

    action: str
    chance: float
    then: list[MoveInfo]


class Found(Struct, frozen=True):
    """The result of an analysis, with its texts by language."""

    source: Source
    moments: list[int]
    chances: list[list[float]]
    costly: dict[str, list[CostlyChoice]]
    real: int
    weighed: int


class Answer(Struct, frozen=True):
    """`recalled`: whether a search continued an earlier one."""

    action: str = ""
    moments: list[int] = []
    chances: list[list[float]] = []
    fault: str = ""
    source: Source | Literal[""] = ""
    before: float | None = None
    lines: list[Variation] = []
    recalled: bool = False
    found: Found | None = None
    games: WorkshopGames | None = None


def answer(job: Task, memory: Memory) -> Answer:
    if isinstance(job, Review):
        looked_at = course(copse.load(job.save))
        return Answer(moments=list(looked_at), chances=list(looked_at.values()))
    if isinstance(job, LookBack):
        return Answer(found=found(job))
    if isinstance(job, Rehearse):
        return Answer(games=balance.play(job.trial, job.seconds))
    if isinstance(job, Advise):
        return advice(job)
    observation = observed(job.save, job.moves)
    seat = Seat(job.table, observation.seat, job.agent)
    recalled = memory.recall(seat, Past(job.revision, job.last))
    agent = recalled or make(job.agent, job.seed)
    if not isinstance(agent, Search):
        return Answer(agent.choose(observation).text)
    agent.hurry(job.until - time.monotonic())
    chosen = agent.choose(observation).text
    memory.keep(seat, agent, Past(job.revision + 1, chosen))
    return Answer(chosen, recalled=recalled is not None)


def observed(save: bytes, moves: int) -> Observation:
    guess = copse.load(save)
    choice = guess.decision
    return Observation(choice.seat, tuple(choice.actions), moves, guess)


def advice(wish: Advise) -> Answer:
    """Return the best choices, each with a possible continuation, as the analysis of the finished game would judge."""
    observation = observed(wish.save, wish.moves)
    if len(observation.actions) == 1:
        return Answer(observation.actions[0].text)
    told, words = hint(observation, until=wish.until), Words(wish.lang)
    lines = []
    for one in told.best:
        moves = told_line(told.world, one.line, words, wish.names)
        lines.append(Variation(one.action.text, one.chance, [MoveInfo(move.seat, move.label) for move in moves[1:]]))
    return Answer(told.best[0].action.text, source=told.source, before=told.before, lines=lines)


def found(job: LookBack) -> Found:
    analysis = analyse(copse.load(job.save), Effort(seconds=job.seconds))
    spoken = {lang: (Words(lang), names) for lang, names in job.names.items()}
    return Found(
        analysis.source,
        analysis.moments,
        [[round(chance, 4) for chance in row] for row in analysis.chances],
        {lang: [costly_choice(one, *said) for one in analysis.costly] for lang, said in spoken.items()},
        analysis.real,
        analysis.weighed,
    )


def costly_choice(costly: Costly, words: Words, names: Sequence[str]) -> CostlyChoice:
    told = told_costly(costly, words, names)
    return CostlyChoice(
        costly.at,
        costly.seat,
        told.chosen.label,
        round(costly.chance, 4),
        round(costly.better_chance, 4),
        [MoveInfo(move.seat, move.label) for move in told.line],
        told.reason,
    )


def main() -> None:
    tell_places_only()
    if GIVES_WAY in sys.argv and hasattr(os, "nice"):
        os.nice(NICENESS)
    memory = Memory()
    for line in sys.stdin.buffer:
        try:
            told = answer(msgspec.json.decode(line, type=Task), memory)
        except Exception as problem:  # an error of one agent must not stop the process
            told = Answer(fault=where(problem))
        reply(msgspec.json.encode(told))


if __name__ == "__main__":
    main()
