"""Measures: `copse bench`, and `copse bench server` for the server under load. Beside a compiled build the plain
sources are measured too, in another process."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from copse.arena.bench import SUBJECTS, Bench, Measure
from copse.arena.bench import bench as run_bench
from copse.cli import interpreted
from copse.cli.build import compiled
from copse.cli.common import app
from copse.kernel.errors import CopseError

STEPS: Final = 500  # of an environment at a time

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
    measures = run_bench(seconds) + environment_steps(seconds)
    if json_output:
        print(json.dumps({m.name: {"value": m.value, "unit": m.unit, "ratio": m.ratio} for m in measures}, indent=2))
    else:
        Console().print(table(measures, plain(seconds) if compiled() else {}))


@benches.command("server")
def bench_server(
    tables: Annotated[int, typer.Option(help="live tables, each with two scripted players", min=1)] = 500,
    every: Annotated[float, typer.Option(help="seconds between two choices at a table, in the calm part")] = 3.0,
    seconds: Annotated[float, typer.Option(help="how long each of the two parts takes")] = 30.0,
    database: Annotated[str, typer.Option(help="an empty one, postgresql://…; by default a file of its own")] = "",
) -> None:
    """Measure the server under load: at a calm pace, and as fast as it goes. Linux only."""
    from copse.server.load.measure import Load, measure  # slow to import

    with TemporaryDirectory() as folder:
        figures = measure(database or f"{folder}/load.db", Load(tables, every, seconds))
    out = Table("", "calm", "as fast as it goes", title=f"{tables} tables")
    busy = figures.busy.said()
    for name, said in figures.calm.said().items():
        out.add_row(name, said, busy[name])
    memory = (figures.memory_full - figures.memory_idle) / tables
    Console().print(out, f"Memory: {figures.memory_idle / 1e6:.0f} MB, and {memory / 1e3:.0f} kB for each table.")


def environment_steps(seconds: float) -> list[Measure]:
    """What the environments do, if the packages that they need are there."""
    try:
        from copse.envs.pace import random_steps
    except (CopseError, ImportError):
        return []
    run = Bench(seconds)
    for subject in SUBJECTS:
        steps = partial(random_steps, subject.name, STEPS, **subject.options)
        run.add(f"environment steps, {subject.label}", "steps/s", steps)
    return run.measures[1:]


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
