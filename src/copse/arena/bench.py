"""Benchmarks. Absolute figures wander from machine to machine, so each also stands as a ratio to a fixed loop of plain
Python that runs in the same process, for the same kind of clock."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import process_time

from copse.agents import make
from copse.arena.matches import play_out
from copse.games import load, new, replay
from copse.kernel.chance import Dice
from copse.smallworld.world import World

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


def random_game(players: int, dice: Dice) -> tuple[int, int]:
    """A whole game by lot on the bare state, as a search would play it: decisions, and those with a choice."""
    state = new("smallworld", players=players, seed=dice.below(1 << 31)).state
    decisions = real = 0
    while state.todo:
        options = state.decision.legal(state)
        state.play(options[dice.below(len(options))])
        decisions += 1
        real += len(options) > 1
    return decisions, real


def count_game(players: int, dice: Dice) -> int:
    random_game(players, dice)
    return 1


def memory_per_state(state: World) -> float:
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.copy() for _ in range(1000)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(copies)


def middle_of_game() -> World:
    game = new("smallworld", players=3, seed=1)
    agents = [make("greedy", seat) for seat in range(3)]
    full = game.copy()
    play_out(full, agents)
    for step in full.history[: len(full.history) // 2]:
        game.apply(step.action)
    return game.state


def bench(seconds: float = 1.0) -> list[Measure]:
    """All measures, each for so many CPU seconds."""
    loops = rate(lambda: reference_loop() and 1, seconds)
    out = [Measure("reference loop", loops, "loops/s", 1.0)]

    def add(name: str, unit: str, work: Callable[[], int]) -> None:
        value = rate(work, seconds)
        out.append(Measure(name, value, unit, value / loops))

    dice = Dice(1)
    for players in range(2, 6):
        add(f"random games, {players} players", "games/s", partial(count_game, players, dice))
    add("decisions, 3 players", "decisions/s", lambda: random_game(3, dice)[0])
    add("decisions with a choice, 3 players", "decisions/s", lambda: random_game(3, dice)[1])
    state = middle_of_game()
    add("copies of a state", "copies/s", lambda: len([state.copy() for _ in range(100)]))
    finished = new("smallworld", players=3, seed=1)
    play_out(finished, [make("random", seat) for seat in range(3)])
    data, record = finished.save(), finished.record()
    add("saves of a whole game", "saves/s", lambda: bool(finished.save()))
    add("loads of a whole game", "loads/s", lambda: load(data).seats and 1)
    add("replays of a whole game", "replays/s", lambda: replay(record).seats and 1)
    size = memory_per_state(state)
    out.append(Measure("memory of a state", size, "bytes", size / memory_of_reference()))
    return out


def memory_of_reference() -> float:
    """A list of 48 small whole numbers, the yardstick for memory."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    lists = [[0] * 48 for _ in range(1000)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(lists)
