"""Benchmarks. Absolute figures wander from machine to machine, so each also stands as a ratio to a fixed loop of plain
Python that runs in the same process, for the same kind of clock."""

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
ENDLESS: Final = 1 << 30  # decisions: to the end of the game


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
    return play_by_lot(new(name, **{**options, "seed": dice.below(1 << 31)}).state, dice, ENDLESS)


def applied_game(name: str, options: Mapping[str, Json], dice: Dice) -> int:
    """The same through the public face: how many decisions had a choice."""
    game, real = new(name, **{**options, "seed": dice.below(1 << 31)}), 0
    while not game.over:
        actions = game.decision.actions
        real += len(actions) > 1
        game.apply(actions[dice.below(len(actions))])
    return real


def simulated_game(series: Series, dice: Dice) -> int:
    """A game of a series as `simulate` plays it: how many decisions were made."""
    return len(one_result(series, dice.below(series.games)).game.history)


def count_game(name: str, options: Mapping[str, Json], dice: Dice) -> int:
    random_game(name, options, dice)
    return 1


def play_part(state: State, decisions: int, dice: Dice) -> int:
    """So many decisions by lot from a state on."""
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
    """The game as it stood when this part of it was played."""
    game = new(finished.book.name, **finished.options)
    for step in finished.history[: int(part * len(finished.history))]:
        game.apply(step.action)
    return game


def finished_game(name: str, options: Mapping[str, Json]) -> AnyGame:
    game = new(name, **{**options, "seed": 1})
    play_out(game, [make("random", seat) for seat in range(game.seats)])
    return game


def memory_of_games(data: bytes) -> float:
    """A thousand finished games with their logs."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    games = [load(data) for _ in range(20)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(games) * 1000


def games_at_once(series: Series, workers: int) -> float:
    """Games in a second of wall-clock time, once all workers are at it."""
    games = Workers(workers)(Job(series), range(series.games))
    for _ in range(series.games // 5):
        next(games)
    start = perf_counter()
    played = sum(1 for _ in games)
    return played / (perf_counter() - start)


@dataclass(frozen=True)
class Subject:
    """A game as it is measured."""

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
SIXES: Final = tuple(  # between them all ten factions
    Subject(f"Root, 6 players with {names[0]}", "root", {"factions": list[Json](names)})
    for names in (
        ("marquise", "riverfolk", "duchy", "corvids", "hundreds", "vagabond"),
        ("eyrie", "alliance", "lizards", "keepers", "vagabond", "riverfolk"),
    )
)
ADVANCED: Final[Mapping[str, Json]] = {"setup": "advanced", "hirelings": "random", "landmarks": 1}
HIRED: Final = Subject("Root, 4 base factions with hirelings and a landmark", "root", ADVANCED)
DRAFTED: Final = Subject("Root, 4 drafted factions with hirelings and a landmark", "root", {**ADVANCED, "factions": 4})
TURNS: Final = 10  # in which works are compared
BOT_GAMES: Final = 5  # whose turns of a bot are measured


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

    def decisions(self, subject: Subject) -> None:
        play = partial(random_game, subject.name, subject.options, self.dice)
        self.add(f"decisions, {subject.label}", "decisions/s", lambda: play()[0])

    def cost(self, subject: Subject, base: Subject) -> None:
        """What a decision costs beside one at another table."""
        mine, other = (partial(random_game, one.name, one.options, self.dice) for one in (subject, base))
        costs = self.in_turns(lambda: mine()[0], lambda: other()[0])
        times = Measure(f"cost of a decision, {subject.label}", costs[0] / costs[1], f"times {base.label}", 1.0)
        self.measures.append(times)

    def face(self, subject: Subject) -> None:
        """What a decision with a choice costs through the public face, and beside the bare rules; and what agents that
        play by lot make of it in a simulation."""
        label, table = subject.label, (subject.name, subject.options, self.dice)
        applied, bare = self.in_turns(partial(applied_game, *table), lambda: random_game(*table)[1])
        name = f"decisions with a choice by game.apply, {label}"
        self.measures.append(Measure(name, 1 / applied, "decisions/s", 1 / applied / self.loops))
        self.measures.append(Measure(f"cost of game.apply, {label}", applied / bare, "times the bare rules", 1.0))
        agents = ["random"] * new(subject.name, **subject.options).seats
        series = Series(subject.name, subject.options, agents, 1 << 20, 1)
        self.add(f"decisions of a simulation, {label}", "decisions/s", partial(simulated_game, series, self.dice))

    def in_turns(self, *works: Callable[[], int]) -> list[float]:
        """The seconds that a piece of each work takes. They take turns, so that whatever else the machine does falls on
        all of them."""
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
        """How long the whole turn of a bot takes: of all of them, and of the slowest."""
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
        """What all cores do together, beside what one does, in wall-clock time."""
        seats = new(subject.name, **subject.options).seats
        series = Series(subject.name, subject.options, ["random"] * seats, max(15, int(1500 * self.seconds)), 1)
        one, all_of_them = games_at_once(series, 1), games_at_once(series, cpu_count() or 1)
        times = Measure(f"{cpu_count()} cores, {subject.label}", all_of_them / one, "times one core", 1.0)
        self.measures.append(times)


def table_with(bot: str) -> Subject:
    """A table where three people play beside a bot at its fiercest, with all of its traits."""
    plain = bot_called(bot)
    words = "+".join([NIGHTMARE, *(trait.name for trait in plain.offered)])
    people = [name for name in BASE if name not in (plain.replaces, plain.excludes)][:3]
    return Subject(bot, "root", {"factions": list[Json]([*people, f"{bot}:{words}"])})


def starts_of_turns(table: Subject, dice: Dice) -> list[Woodland]:
    """How some games by lot stood at the start of every turn of the bot who sits last."""
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
    """Whether the turn of one of these seats, or of any, is next."""
    step = state.todo[-1] if state.todo else None
    return isinstance(step, BeginTurn) and (not seats or step.seat in seats)


def play_turns(starts: Sequence[Woodland], dice: Dice) -> int:
    """The turn that starts at each of these moments; where people are asked something in it, the lot answers."""
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
    """All measures, each for so many CPU seconds."""
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
    """A list of 48 small whole numbers, the yardstick for memory."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    lists = [[0] * 48 for _ in range(1000)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(lists)
