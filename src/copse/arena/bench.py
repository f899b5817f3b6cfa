"""Benchmarks. Absolute figures wander from machine to machine, so each also stands as a ratio to a fixed loop of plain
Python that runs in the same process, for the same kind of clock."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from time import process_time
from typing import Final

from copse.agents import make
from copse.arena.matches import play_out
from copse.games import AnyGame, load, new, replay
from copse.kernel.chance import Dice
from copse.kernel.tasks import Json, State

LOOP = 20_000  # steps of the reference loop


@dataclass(frozen=True)
class Measure:
    """A figure per CPU second (or bytes), and what the reference loop makes of it."""

    name: str
    value: float
    unit: str
    ratio: float


def reference_loop() -> int:
    """List, dictionary and whole-number work of the kind that an engine does; never change it."""
    numbers, table, x = [0] * 48, dict[int, int](), 1
    for step in range(LOOP):
        x = (x * 1664525 + 1013904223) & 0xFFFFFFFF
        place = x % 48
        numbers[place] += step & 7
        table[place] = numbers[place] ^ x
        if numbers[place] > 1000:
            numbers[place] = 0
    return len(table)


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much work is done in a CPU second; `work` says how much one call was."""
    work()
    done, start = 0, process_time()
    while process_time() - start < seconds:
        done += work()
    return done / (process_time() - start)


def random_game(name: str, options: Mapping[str, Json], dice: Dice) -> tuple[int, int]:
    """A whole game by lot on the bare state, as a search would play it: decisions, and those with a choice."""
    state: State = new(name, **{**options, "seed": dice.below(1 << 31)}).state
    decisions = real = 0
    while not state.over:
        options_now = state.decision.legal(state)
        state.play(options_now[dice.below(len(options_now))])
        decisions += 1
        real += len(options_now) > 1
    return decisions, real


def count_game(name: str, options: Mapping[str, Json], dice: Dice) -> int:
    random_game(name, options, dice)
    return 1


def hundred_copies(state: State) -> int:
    for _ in range(100):
        state.copy()
    return 100


def memory_per_state(state: State) -> float:
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.copy() for _ in range(1000)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(copies)


def middle_of_game(name: str, options: Mapping[str, Json]) -> State:
    """The state half way through a random game."""
    finished = finished_game(name, options)
    game = new(name, **{**options, "seed": 1})
    for step in finished.history[: len(finished.history) // 2]:
        game.apply(step.action)
    return game.state


def finished_game(name: str, options: Mapping[str, Json]) -> AnyGame:
    game = new(name, **{**options, "seed": 1})
    play_out(game, [make("random", seat) for seat in range(game.seats)])
    return game


@dataclass(frozen=True)
class Subject:
    """A game as it is measured."""

    label: str
    name: str
    options: Mapping[str, Json]


TABLES: Final = tuple(
    Subject(f"Small World, {players} players", "smallworld", {"players": players}) for players in (2, 4, 5)
)
SUBJECTS: Final = (
    Subject("Small World, 3 players", "smallworld", {"players": 3}),
    Subject("Root, 4 base factions", "root", {}),
)


class Bench:
    """Gathers measures, each for so many CPU seconds, beside the reference loop."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.dice = Dice(1)
        self.loops = rate(lambda: reference_loop() and 1, seconds)
        self.measures = [Measure("reference loop", self.loops, "loops/s", 1.0)]

    def add(self, name: str, unit: str, work: Callable[[], int]) -> None:
        value = rate(work, self.seconds)
        self.measures.append(Measure(name, value, unit, value / self.loops))

    def games(self, subject: Subject) -> None:
        work = partial(count_game, subject.name, subject.options, self.dice)
        self.add(f"random games, {subject.label}", "games/s", work)

    def details(self, subject: Subject) -> None:
        label = subject.label
        play = partial(random_game, subject.name, subject.options, self.dice)
        self.add(f"decisions, {label}", "decisions/s", lambda: play()[0])
        self.add(f"decisions with a choice, {label}", "decisions/s", lambda: play()[1])
        state, finished = middle_of_game(subject.name, subject.options), finished_game(subject.name, subject.options)
        data, record = finished.save(), finished.record()
        self.add(f"copies of a state, {label}", "copies/s", partial(hundred_copies, state))
        self.add(f"saves of a whole game, {label}", "saves/s", lambda: bool(finished.save()))
        self.add(f"loads of a whole game, {label}", "loads/s", lambda: load(data).seats and 1)
        self.add(f"replays of a whole game, {label}", "replays/s", lambda: replay(record).seats and 1)
        size = memory_per_state(state)
        self.measures.append(Measure(f"memory of a state, {label}", size, "bytes", size / memory_of_reference()))


def bench(seconds: float = 1.0) -> list[Measure]:
    """All measures, each for so many CPU seconds."""
    run = Bench(seconds)
    for table in (*TABLES, *SUBJECTS):
        run.games(table)
    for subject in SUBJECTS:
        run.details(subject)
    return run.measures


def memory_of_reference() -> float:
    """A list of 48 small whole numbers, the yardstick for memory."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    lists = [[0] * 48 for _ in range(1000)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(lists)
