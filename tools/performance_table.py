"""Update the table of goals in a page from the results of the benchmark: `copse bench --json > bench.json`, then
`python -m tools.performance_table bench.json docs/measurements/performance.md`."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from copse.arena.bench import DRAFTED, SUBJECTS
from copse.kernel.tasks import Json

SMALL_WORLD, ROOT = (subject.label for subject in SUBJECTS)


@dataclass(frozen=True)
class Row:
    """A line of the table: the name of a measurement of `copse bench`, and the goal for it. With `inverse`, the table
    shows the microseconds that one takes."""

    name: str
    goal: str = ""
    inverse: bool = False


ROWS: Final = (
    Row(f"decisions, {ROOT}", "550,000"),
    Row(f"decisions with a choice by game.apply, {ROOT}", "300,000"),
    Row(f"decisions, {DRAFTED.label}", "350,000"),
    Row(f"copies of a state, {ROOT}", "1", inverse=True),
    Row(f"memory of a state, {ROOT}", "3,000"),
    Row(f"heuristic choices, {ROOT}", "14,000"),
    Row(f"search iterations, {ROOT}", "25,000"),
    Row(f"environment steps, {ROOT}"),
    Row(f"batch steps without vectors, {ROOT}", "250,000"),
    Row(f"batch steps with vectors, {ROOT}", "120,000"),
    Row(f"batch steps of 16 processes, {ROOT}", "14"),
    Row(f"random games, {SMALL_WORLD}", "5,000"),
    Row(f"environment steps, {SMALL_WORLD}"),
    Row(f"batch steps without vectors, {SMALL_WORLD}"),
    Row(f"batch steps with vectors, {SMALL_WORLD}"),
    Row("turn of a bot, the slowest", "1"),
    Row("steps, OpenSpiel's backgammon"),
    Row("steps, PettingZoo's connect four"),
    Row("steps, catanatron's random games"),
    Row("reference loop"),
)


def lines(measured: Mapping[str, Mapping[str, Json]]) -> Iterator[str]:
    """Return the table as Markdown. A measurement that was not taken has no figure."""
    yield "| measure | unit | goal | figure |"
    yield "|---|---|---:|---:|"
    for row in ROWS:
        found = measured.get(row.name, {})
        value, unit = found.get("value"), str(found.get("unit", ""))
        figure = ""
        if isinstance(value, int | float):
            value, unit = (1e6 / value, "µs") if row.inverse else (value, unit)
            figure = f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
        yield f"| {row.name} | {unit} | {row.goal} | {figure} |"


def updated(text: str, measured: Mapping[str, Mapping[str, Json]]) -> str:
    """Replace what stands between `<!-- goals -->` and `<!-- end -->`."""
    table = "\n".join(lines(measured))
    return re.sub(
        r"<!-- goals -->.*?<!-- end -->",
        lambda _: f"<!-- goals -->\n\n{table}\n\n<!-- end -->",
        text,
        flags=re.DOTALL,
    )


if __name__ == "__main__":
    results, page = Path(sys.argv[1]), Path(sys.argv[2])
    page.write_text(
        updated(page.read_text(encoding="utf-8"), json.loads(results.read_text(encoding="utf-8"))), encoding="utf-8"
    )
