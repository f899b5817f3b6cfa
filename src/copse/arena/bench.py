"""Benchmarks.

Absolute numbers differ from machine to machine. Each result therefore also has a ratio to a fixed loop of plain Python,
which runs in the same process and is timed with the same kind of clock.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from os import cpu_count
from time import perf_counter, process_time
from typing import Final

from copse.agents import make, observe
from copse.arena.jobs import Job, Workers
from copse.arena.matches import Series, one_result, play_out
from copse.games import AnyGame, load, new, replay
from copse.kernel.chance import Dice
from copse.kernel.playout import play_by_lot
from copse.kernel.tasks import Json, State
from copse.root.bots import BOTS, bot_called
from copse.root.bots.base import NIGHTMARE
from copse.root.state import Woodland
from copse.root.turn import BeginTurn

LOOP = 20_000  # steps of the reference loop
ENDLESS: Final = 1 << 30  # decisions: no limit, to the end of the game


@dataclass(frozen=True)
class Measure:
    """A rate per CPU second, or a size in bytes, and its ratio to the reference loop."""

    name: str
    value: float
    unit: str
    ratio: float


def reference_loop() -> int:
    """Run list, dictionary and integer operations like those of an engine. Never change this function."""
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
    """Return the amount of work per CPU second. `work` returns the amount of one call."""
    work()
    done, start = 0, process_time()
    while process_time() - start < seconds:
        done += work()
    return done / (process_time() - start)


def random_game(name: str, options: Mapping[str, Json], dice: Dice) -> tuple[int, int]:
    """Play a random game on the bare state, as a search does. Return its decisions and those with a choice."""
    return play_by_lot(new(name, **{**options, "seed": dice.below(1 << 31)}).state, dice, ENDLESS)


def applied_game(name: str, options: Mapping[str, Json], dice: Dice) -> int:
    """Play a random game through the public API. Return the number of decisions with a choice."""
    game, real = new(name, **{**options, "seed": dice.below(1 << 31)}), 0
    while not game.over:
        actions = game.decision.actions
        real += len(actions) > 1
        game.apply(actions[dice.below(len(actions))])
    return real


def simulated_game(series: Series, dice: Dice) -> int:
    """Play a game of a series as `simulate` does. Return the number of decisions."""
    return len(one_result(series, dice.below(series.games)).game.history)


def count_game(name: str, options: Mapping[str, Json], dice: Dice) -> int:
    random_game(name, options, dice)
    return 1


def play_part(state: State, decisions: int, dice: Dice) -> int:
    """Play this many random decisions from a state."""
    return play_by_lot(state.copy(), dice, decisions)[0]


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


def state_at(finished: AnyGame, part: float) -> AnyGame:
    """Return the game after this fraction of its decisions."""
    game = new(finished.book.name, **finished.options)
    for step in finished.history[: int(part * len(finished.history))]:
        game.apply(step.action)
    return game


def finished_game(name: str, options: Mapping[str, Json]) -> AnyGame:
    game = new(name, **{**options, "seed": 1})
    play_out(game, [make("random", seat) for seat in range(game.seats)])
    return game


def memory_of_games(data: bytes) -> float:
    """Return the memory that a thousand finished games with their logs need."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    games = [load(data) for _ in range(20)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(games) * 1000


def games_at_once(series: Series, workers: int) -> float:
    """Return the games per second of wall-clock time, after all workers have started."""
    games = Workers(workers)(Job(series), range(series.games))
    for _ in range(series.games // 5):
        next(games)
    start = perf_counter()
    played = sum(1 for _ in games)
    return played / (perf_counter() - start)


@dataclass(frozen=True)
class Subject:
    """A game to measure, with its options and its label."""

    label: str
    name: str
    options: Mapping[str, Json]


BASE: Final = ("marquise", "eyrie", "alliance", "vagabond", "vagabond2")
TABLES: Final = (
    *(Subject(f"Small World, {players} players", "smallworld", {"players": players}) for players in (2, 3, 4, 5)),
    *(Subject(f"Root, {players} players", "root", {"factions": list[Json](BASE[:players])}) for players in (2, 3, 5)),
    Subject("Root, 4 base factions", "root", {}),
)
SUBJECTS: Final = (TABLES[1], TABLES[-1])
SIXES: Final = tuple(  # together they contain all ten factions
    Subject(f"Root, 6 players with {names[0]}", "root", {"factions": list[Json](names)})
    for names in (
        ("marquise", "riverfolk", "duchy", "corvids", "hundreds", "vagabond"),
        ("eyrie", "alliance", "lizards", "keepers", "vagabond", "riverfolk"),
    )
)
ADVANCED: Final[Mapping[str, Json]] = {"setup": "advanced", "hirelings": "random", "landmarks": 1}
HIRED: Final = Subject("Root, 4 base factions with hirelings and a landmark", "root", ADVANCED)
DRAFTED: Final = Subject("Root, 4 drafted factions with hirelings and a landmark", "root", {**ADVANCED, "factions": 4})
TURNS: Final = 10  # rounds in which competing works alternate
BOT_GAMES: Final = 5  # games for the measurement of bots' turns


class Bench:
    """Collects measurements beside the reference loop. Each one runs for `seconds` of CPU time."""

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

    def decisions(self, subject: Subject) -> None:
        play = partial(random_game, subject.name, subject.options, self.dice)
        self.add(f"decisions, {subject.label}", "decisions/s", lambda: play()[0])

    def cost(self, subject: Subject, base: Subject) -> None:
        """Compare the time of a decision with that at another table."""
        mine, other = (partial(random_game, one.name, one.options, self.dice) for one in (subject, base))
        costs = self.in_turns(lambda: mine()[0], lambda: other()[0])
        times = Measure(f"cost of a decision, {subject.label}", costs[0] / costs[1], f"times {base.label}", 1.0)
        self.measures.append(times)

    def face(self, subject: Subject) -> None:
        """Measure decisions with a choice through the public API, alone and compared with the bare rules.

        Also measure the decisions of random agents in a simulation.
        """
        label, table = subject.label, (subject.name, subject.options, self.dice)
        applied, bare = self.in_turns(partial(applied_game, *table), lambda: random_game(*table)[1])
        name = f"decisions with a choice by game.apply, {label}"
        self.measures.append(Measure(name, 1 / applied, "decisions/s", 1 / applied / self.loops))
        self.measures.append(Measure(f"cost of game.apply, {label}", applied / bare, "times the bare rules", 1.0))
        agents = ["random"] * new(subject.name, **subject.options).seats
        series = Series(subject.name, subject.options, agents, 1 << 20, 1)
        self.add(f"decisions of a simulation, {label}", "decisions/s", partial(simulated_game, series, self.dice))

    def in_turns(self, *works: Callable[[], int]) -> list[float]:
        """Return the seconds per unit of each work.

        The works alternate, so that other load on the machine affects all of them equally.
        """
        times, done = [0.0] * len(works), [0] * len(works)
        for turn in range(len(works) * TURNS):
            which = turn % len(works)
            start = process_time()
            while (spent := process_time() - start) < self.seconds / TURNS:
                done[which] += works[which]()
            times[which] += spent
        return [time / number for time, number in zip(times, done, strict=True)]

    def details(self, subject: Subject) -> None:
        label = subject.label
        play = partial(random_game, subject.name, subject.options, self.dice)
        self.decisions(subject)
        self.add(f"decisions with a choice, {label}", "decisions/s", lambda: play()[1])
        finished = finished_game(subject.name, subject.options)
        early, middle, late = (state_at(finished, part) for part in (0.1, 0.5, 0.8))
        for when, game in (("early", early), ("late", late)):
            play_on = partial(play_part, game.state, 50, self.dice)
            self.add(f"decisions {when} in the game, {label}", "decisions/s", play_on)
        self.add(f"copies of a state, {label}", "copies/s", partial(hundred_copies, middle.state))
        self.add(f"heuristic choices, {label}", "choices/s", lambda: bool(make("heuristic", 1).choose(observe(middle))))
        self.add(f"search iterations, {label}", "iterations/s", lambda: searched(middle, 50))
        data, record = finished.save(), finished.record()
        self.add(f"saves of a whole game, {label}", "saves/s", lambda: bool(finished.save()))
        self.add(f"loads of a whole game, {label}", "loads/s", lambda: load(data).seats and 1)
        self.add(f"replays of a whole game, {label}", "replays/s", lambda: replay(record).seats and 1)
        self.weigh(f"memory of a state, {label}", memory_per_state(middle.state))
        self.weigh(f"memory of 1,000 finished games, {label}", memory_of_games(data))

    def weigh(self, name: str, size: float) -> None:
        self.measures.append(Measure(name, size, "bytes", size / memory_of_reference()))

    def bots(self) -> None:
        """Measure the whole turn of a bot: the mean of all bots, and the slowest bot."""
        times: dict[str, float] = {}
        for bot in BOTS:
            starts = starts_of_turns(table_with(bot), self.dice)
            times[bot] = 1000 / rate(partial(play_turns, starts, self.dice), self.seconds)
        slowest = max(times, key=lambda bot: times[bot])
        for name, value, unit in (
            ("turn of a bot, mean of all", sum(times.values()) / len(times), "ms"),
            ("turn of a bot, the slowest", times[slowest], f"ms ({slowest})"),
        ):
            self.measures.append(Measure(name, value, unit, value * self.loops / 1000))

    def cores(self, subject: Subject) -> None:
        """Compare the games per second on all cores with those on one core, in wall-clock time."""
        seats = new(subject.name, **subject.options).seats
        series = Series(subject.name, subject.options, ["random"] * seats, max(15, int(1500 * self.seconds)), 1)
        one, all_of_them = games_at_once(series, 1), games_at_once(series, cpu_count() or 1)
        times = Measure(f"{cpu_count()} cores, {subject.label}", all_of_them / one, "times one core", 1.0)
        self.measures.append(times)


def table_with(bot: str) -> Subject:
    """Return a table with three people and a bot on its highest difficulty with all of its traits."""
    plain = bot_called(bot)
    words = "+".join([NIGHTMARE, *(trait.name for trait in plain.offered)])
    people = [name for name in BASE if name not in (plain.replaces, plain.excludes)][:3]
    return Subject(bot, "root", {"factions": list[Json]([*people, f"{bot}:{words}"])})


def starts_of_turns(table: Subject, dice: Dice) -> list[Woodland]:
    """Play some random games, and return the state at the start of every turn of the bot in the last seat."""
    starts: list[Woodland] = []
    for seed in range(BOT_GAMES):
        state = new("root", **{**table.options, "seed": seed}).state
        while not state.over:
            legal = state.decision.legal(state)
            state.answer(legal[dice.below(len(legal))])
            while state.stir():
                if begins(state, state.seats - 1):
                    starts.append(state.copy())
    return starts


def begins(state: Woodland, *seats: int) -> bool:
    """Return whether the next turn belongs to one of these seats. Without seats, any turn counts."""
    step = state.todo[-1] if state.todo else None
    return isinstance(step, BeginTurn) and (not seats or step.seat in seats)


def play_turns(starts: Sequence[Woodland], dice: Dice) -> int:
    """Play the turn that starts at each of these states. Questions to people get random answers."""
    for start in starts:
        state = start.copy()
        state.stir()
        while not state.over and not begins(state):
            if not state.stir() and not state.over:
                legal = state.decision.legal(state)
                state.answer(legal[dice.below(len(legal))])
    return len(starts)


def searched(game: AnyGame, iterations: int, guide: str = "") -> int:
    make(f"search@{iterations}{guide}", 1).choose(observe(game))
    return iterations


def bench(seconds: float = 1.0) -> list[Measure]:
    """Run all measurements, each for this many CPU seconds."""
    run = Bench(seconds)
    for table in TABLES:
        run.games(table)
    for subject in SUBJECTS:
        run.details(subject)
        run.face(subject)
    for table in (*SIXES, DRAFTED):
        run.decisions(table)
    for table in (HIRED, DRAFTED):
        run.cost(table, SUBJECTS[1])
    run.bots()
    for subject in SUBJECTS:
        run.cores(subject)
    return run.measures


def memory_of_reference() -> float:
    """Return the size of a list of 48 small integers, the reference for memory."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    lists = [[0] * 48 for _ in range(1000)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(lists)
