"""Measures: `copse bench`, and `copse bench server` for the server under load. Beside a compiled build the plain
sources are measured too, in another process."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from functools import partial
from os import cpu_count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from copse.arena.bench import SUBJECTS, Bench, Measure, Subject, finished_game, searched, state_at
from copse.arena.bench import bench as run_bench
from copse.cli import interpreted
from copse.cli.build import compiled
from copse.cli.common import app
from copse.kernel.errors import BadSetup, CopseError

if TYPE_CHECKING:
    from copse.agents.evaluators import Rows
    from copse.agents.networks import Network
    from copse.server.benchmark.measure import Figures

STEPS: Final = 500  # of an environment at a time
GAMES: Final = 128  # of a batch, and of each of its workers
SPREAD: Final = 100  # steps before it is measured, so that not all games are at their beginning
WORK: Final = "processor time of the server for each, ms"

benches: Final = typer.Typer(invoke_without_command=True)
app.add_typer(benches, name="bench")


@benches.callback()
def bench(
    context: typer.Context,
    seconds: Annotated[float, typer.Option(help="CPU seconds for each measure")] = 1.0,
    json_output: Annotated[bool, typer.Option("--json", help="for machines, of this build only")] = False,
) -> None:
    """Measure speed and memory, each also as a ratio to a fixed loop in the same process."""
    if context.invoked_subcommand is not None:
        return
    measures = run_bench(seconds) + environment_steps(seconds) + network_pace(seconds)
    if json_output:
        print(json.dumps({m.name: {"value": m.value, "unit": m.unit, "ratio": m.ratio} for m in measures}, indent=2))
    else:
        Console().print(table(measures, plain(seconds) if compiled() else {}))


@benches.command("server")
def bench_server(
    tables: Annotated[
        str, typer.Option(help="live tables, each with two scripted players; several with commas")
    ] = "500",
    every: Annotated[float, typer.Option(help="seconds between two choices at a table, in the calm part")] = 3.0,
    seconds: Annotated[float, typer.Option(help="how long each of the two parts takes")] = 30.0,
    actions: Annotated[int, typer.Option(help="make so many, and say only what each costs the processor", min=0)] = 0,
    database: Annotated[str, typer.Option(help="an empty one, postgresql://…; by default a file of its own")] = "",
) -> None:
    """Measure the server under load: at a calm pace, and as fast as it goes. Linux only."""
    from copse.server.benchmark.measure import Load, measure, measure_work  # slow to import

    columns: dict[int, dict[str, str]] = {}
    for count in counts(tables):
        with TemporaryDirectory() as folder:
            place = database or f"{folder}/load.db"
            if actions:
                columns[count] = {WORK: f"{measure_work(place, count, actions).work:.2f}"}
            else:
                columns[count] = said(measure(place, Load(count, every, seconds)))
    Console().print(side_by_side(columns))


def counts(tables: str) -> list[int]:
    """How many tables, one number after the other."""
    words = tables.split(",")
    if not all(word.isdecimal() and int(word) for word in words):
        raise BadSetup(f"--tables takes whole numbers from 1 on, with commas between them, not '{tables}'")
    return [int(word) for word in words]


def said(figures: Figures) -> dict[str, str]:
    calm, busy = figures.calm, figures.busy
    return {
        "actions a second": f"{calm.rate:.0f}",
        WORK: f"{calm.work:.2f}",
        "until the answer, ms, 50th and 99th percentile": "{:.0f}, {:.0f}".format(*calm.answered),
        "until the other seat is told, ms, likewise": "{:.0f}, {:.0f}".format(*calm.told),
        "as fast as it goes: actions a second": f"{busy.rate:.0f}",
        f"as fast as it goes: {WORK}": f"{busy.work:.2f}",
        "as fast as it goes: until the other seat is told": "{:.0f}, {:.0f}".format(*busy.told),
        "memory of a table with its two lines, kB": f"{figures.memory_of_table / 1e3:.0f}",
    }


def side_by_side(columns: dict[int, dict[str, str]]) -> Table:
    """The same figures for each number of tables."""
    out = Table("")
    for count in columns:
        out.add_column(f"{count} tables", justify="right")
    for name in next(iter(columns.values())):
        out.add_row(name, *(column[name] for column in columns.values()))
    return out


def environment_steps(seconds: float) -> list[Measure]:
    """What the environments do, if the packages that they need are there."""
    try:
        from copse.cli.bench.environments import PEERS, moments, random_steps, written
    except (CopseError, ImportError):
        return []
    run = Bench(seconds)
    for subject in SUBJECTS:
        steps = partial(random_steps, subject.name, STEPS, **subject.options)
        run.add(f"environment steps, {subject.label}", "steps/s", steps)
        vectors = partial(written, subject.name, moments(subject.name, STEPS, **subject.options))
        run.add(f"vectors, {subject.label}", "vectors/s", vectors)
        batch_steps(run, subject)
    for name, steps_of in PEERS.items():
        with suppress(ImportError):
            run.add(f"steps, {name}", "steps/s", partial(steps_of, STEPS))
    return run.measures[1:]


def batch_steps(run: Bench, subject: Subject) -> None:
    """Steps of a batch, with and without vectors; and what several processes do, beside one, in wall-clock time."""
    from copse.cli.bench.environments import BatchPace

    for observation, what in ((False, "without vectors"), (True, "with vectors")):
        pace = BatchPace(subject.name, subject.options, GAMES, observation)
        with pace.batch:
            pace.steps(SPREAD)
            run.add(f"batch steps {what}, {subject.label}", "steps/s", partial(pace.steps, 10))
    speeds = []
    for workers in (1, cpu_count() or 1):
        pace = BatchPace(subject.name, subject.options, GAMES * workers, True, workers)
        with pace.batch:
            pace.steps(10)
            start, done = perf_counter(), 0
            while perf_counter() - start < run.seconds:
                done += pace.steps(5)
            speeds.append(done / (perf_counter() - start))
    name = f"batch steps of {cpu_count()} processes, {subject.label}"
    run.measures.append(Measure(name, speeds[1] / speeds[0], "times one", 1.0))


def network_pace(seconds: float) -> list[Measure]:
    """How fast a network is asked, and a search that asks it, if the packages that they need are there."""
    try:
        from copse.agents.evaluators import Decisions
        from copse.agents.networks import onnx_network
        from copse.cli.bench.networks import write_network
    except (CopseError, ImportError):
        return []
    run = Bench(seconds)
    with TemporaryDirectory() as folder:
        for subject in SUBJECTS:
            file = Path(folder) / f"{subject.name}.onnx"
            try:
                write_network(subject.name, file)
                network = onnx_network(file)
            except CopseError:
                return []
            middle = state_at(finished_game(subject.name, subject.options), 0.5)
            for size in (1, network.together):
                rows = Decisions(subject.name, [middle.state] * size, [middle.decision.actions] * size)
                work = partial(evaluated, network, rows, size)
                run.add(f"network evaluations, {size} at once, {subject.label}", "evaluations/s", work)
            work = partial(searched, middle, 50, f":{file}")
            run.add(f"search iterations with a network, {subject.label}", "iterations/s", work)
    return run.measures[1:]


def evaluated(network: Network, rows: Rows, size: int) -> int:
    network.evaluate(rows)
    return size


def plain(seconds: float) -> dict[str, float]:
    """The same measures of the plain sources."""
    script = str(Path(interpreted.__file__).with_suffix(".py"))
    command = [sys.executable, "-P", script, "bench", "--seconds", str(seconds), "--json"]
    figures = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return {name: figure["value"] for name, figure in figures.items()}


def table(measures: list[Measure], interpreted: dict[str, float]) -> Table:
    out = Table()
    out.add_column("measure")
    for heading in ("value", *(["interpreted", "times"] if interpreted else []), "ratio to the reference"):
        out.add_column(heading, justify="right")
    out.add_column("unit")
    for measure in measures:
        cells = [figure(measure.value)]
        if interpreted:
            before = interpreted.get(measure.name, 0.0)
            cells += [figure(before), f"{measure.value / before:.2f}" if before else ""]
        out.add_row(measure.name, *cells, f"{measure.ratio:.3g}", measure.unit)
    return out


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
