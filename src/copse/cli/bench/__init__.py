"""`copse bench` measures speed and memory, and `copse bench server` the server under load.

If the build is compiled, the sources are measured too, in another process."""

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
from copse.cli.common import app, examples
from copse.kernel.build import compiled
from copse.kernel.errors import BadSetup, CopseError

if TYPE_CHECKING:
    from copse.agents.evaluators import Rows
    from copse.agents.networks import Network
    from copse.server.benchmark.measure import Crowd, Measurements

STEPS: Final = 500  # of an environment, in one measurement
GAMES: Final = 128  # in a batch, for each worker
SPREAD: Final = 100  # steps before the measurement, so that not all games are at their start
LOBBY: Final = "time until a watcher of the lobby is told, ms, 50th and 99th percentile"
WORK: Final = "CPU time of the server per action, ms"

benches: Final = typer.Typer(
    invoke_without_command=True,
    epilog=examples("copse bench", "copse bench --seconds 0.2 --json", "copse bench server --tables 500,1000"),
)
app.add_typer(benches, name="bench")


@benches.callback()
def bench(
    context: typer.Context,
    seconds: Annotated[float, typer.Option(help="CPU seconds for each measurement.")] = 1.0,
    json_output: Annotated[bool, typer.Option("--json", help="Print the results of this build as JSON.")] = False,
) -> None:
    """Measure speed and memory.

    Each result is also given as a ratio to a fixed loop in the same process, for comparing machines."""
    if context.invoked_subcommand is not None:
        return
    measures = run_bench(seconds) + environment_steps(seconds) + network_pace(seconds)
    if json_output:
        print(json.dumps({m.name: {"value": m.value, "unit": m.unit, "ratio": m.ratio} for m in measures}, indent=2))
    else:
        Console().print(table(measures, plain(seconds) if compiled() else {}))


@benches.command(
    "server",
    epilog=examples(
        "copse bench server",
        "copse bench server --tables 500,1000,2000",
        "copse bench server --tables 500 --people 1000 --watchers 500",
    ),
)
def bench_server(
    tables: Annotated[
        str,
        typer.Option(
            help="Number of live tables, each with two scripted players. Several numbers are separated by commas."
        ),
    ] = "500",
    every: Annotated[float, typer.Option(help="Seconds between two choices at a table, in the calm phase.")] = 3.0,
    seconds: Annotated[float, typer.Option(help="Duration of each of the two phases, in seconds.")] = 30.0,
    actions: Annotated[
        int, typer.Option(help="Instead, play this many choices and print only the CPU time of each.", min=0)
    ] = 0,
    people: Annotated[
        int,
        typer.Option(help="People with accounts who sit at the tables, instead of guests: 0, or at least 2.", min=0),
    ] = 0,
    watchers: Annotated[
        int, typer.Option(help="People who watch the lobby in the calm phase. This needs --people.", min=0)
    ] = 0,
    database: Annotated[
        str, typer.Option(help="An empty PostgreSQL database, postgresql://…. By default a temporary SQLite file.")
    ] = "",
) -> None:
    """Measure the server under load, first at a calm pace, then at full speed. Linux only."""
    from copse.server.benchmark.measure import Crowd, Load, measure, measure_work  # slow to import

    crowd = Crowd(people, watchers)
    check_crowd(crowd)
    columns: dict[int, dict[str, str]] = {}
    for count in counts(tables):
        with TemporaryDirectory() as folder:
            place = database or f"{folder}/load.db"
            if actions:
                columns[count] = {WORK: f"{measure_work(place, count, actions, crowd).work:.2f}"}
            else:
                columns[count] = said(measure(place, Load(count, every, seconds), crowd))
    Console().print(side_by_side(columns))


def counts(tables: str) -> list[int]:
    """Return the numbers of tables to measure with. Raises BadSetup."""
    words = tables.split(",")
    if not all(word.isdecimal() and int(word) for word in words):
        raise BadSetup(f"--tables must be whole numbers of at least 1, separated by commas, not '{tables}'")
    return [int(word) for word in words]


def check_crowd(crowd: Crowd) -> None:
    """Raise BadSetup unless two people can sit at a table, and the lobby has people who open tables."""
    if crowd.people == 1:
        raise BadSetup("--people must be 0 or at least 2, because two people sit at each table")
    if crowd.watchers and not crowd.people:
        raise BadSetup("--watchers needs --people, who open the tables that are watched")


def said(measured: Measurements) -> dict[str, str]:
    calm, busy = measured.calm, measured.busy
    return {
        "actions per second": f"{calm.rate:.0f}",
        WORK: f"{calm.work:.2f}",
        "response time, ms, 50th and 99th percentile": "{:.0f}, {:.0f}".format(*calm.answered),
        "time until the other seat is updated, ms, 50th and 99th percentile": "{:.0f}, {:.0f}".format(*calm.told),
        **({LOBBY: "{:.0f}, {:.0f}".format(*measured.lobby)} if measured.lobby else {}),
        "at full speed: actions per second": f"{busy.rate:.0f}",
        f"at full speed: {WORK}": f"{busy.work:.2f}",
        "at full speed: time until the other seat is updated, ms": "{:.0f}, {:.0f}".format(*busy.told),
        "memory per table with two WebSockets, kB": f"{measured.memory_of_table / 1e3:.0f}",
    }


def side_by_side(columns: dict[int, dict[str, str]]) -> Table:
    """Return a table with the results for each number of tables side by side."""
    out = Table("")
    for count in columns:
        out.add_column(f"{count} tables", justify="right")
    for name in next(iter(columns.values())):
        out.add_row(name, *(column[name] for column in columns.values()))
    return out


def environment_steps(seconds: float) -> list[Measure]:
    """Measure the environments. Returns nothing if the packages that they need are missing."""
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
    """Measure the steps of a batch with and without vectors, and the speed-up by several processes."""
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
    """Measure a network, and a search that uses it. Returns nothing if the packages that they need are missing."""
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
    """Return the results of the interpreted sources, measured in another process."""
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
