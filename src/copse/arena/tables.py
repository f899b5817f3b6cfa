"""Series and benchmarks as tables for people, in their language."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from copse.arena.bench import Measure
from copse.arena.matches import Series, results
from copse.arena.statistics import Standings, Tally
from copse.locale import Words, slug


def show_series(series: Series, words: Words, console: Console, as_json: bool) -> None:
    """Play a series with a progress bar, then print its tables, or its tallies for machines."""
    words = words.of(series.game)
    standings = Standings()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        for result in progress.track(results(series), series.games, description=words.say("arena-playing")):
            standings.take(result)
    if as_json:
        groups = standings.groups
        print(json.dumps({group: {name: row(tally) for name, tally in standings.of(group)} for group in groups}))
        return
    for group in standings.groups:
        console.print(standings_table(standings.of(group), group, words))
    console.print(words.say("arena-summary", games=standings.games, decisions=standings.decisions))


def row(tally: Tally) -> dict[str, float]:
    low, high = tally.interval()
    return {"played": tally.tries, "wins": tally.wins, "share": tally.share, "low": low, "high": high,
            "points": tally.mean_points}  # fmt: skip


def standings_table(rows: Sequence[tuple[str, Tally]], group: str, words: Words) -> Table:
    table = Table(title=words.say(f"arena-by-{group}"), title_justify="left")
    table.add_column(words.say(f"arena-{group}"))
    for heading in ("played", "wins", "share", "interval", "points"):
        table.add_column(words.say(f"arena-{heading}"), justify="right")
    for name, tally in rows:
        low, high = tally.interval()
        label = words.say(f"{group}-{slug(name)}") if f"{group}-{slug(name)}" in words else name
        figures = (f"{tally.wins:g}", f"{tally.share:.1%}", f"{low:.1%} – {high:.1%}", f"{tally.mean_points:.1f}")
        table.add_row(label, str(tally.tries), *figures)
    return table


def bench_table(measures: Sequence[Measure]) -> Table:
    table = Table()
    for heading in ("measure", "value", "unit", "ratio to the reference"):
        table.add_column(heading, justify="left" if heading in ("measure", "unit") else "right")
    for measure in measures:
        table.add_row(measure.name, f"{measure.value:,.0f}", measure.unit, f"{measure.ratio:.3g}")
    return table
