"""Many games and measures: `copse simulate`, `copse bench`."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console

import copse
from copse.agents import make
from copse.arena.bench import bench as run_bench
from copse.arena.matches import Series
from copse.arena.tables import bench_table, show_series
from copse.cli.common import (
    DEFAULT_LANGUAGE,
    DEFAULT_OPPONENT,
    Factions,
    GameName,
    Lang,
    Players,
    Seats,
    Settings,
    app,
    game_options,
)
from copse.locale import Words


@app.command()
def simulate(
    game: GameName = "smallworld",
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="how many games")] = 100,
    players: Players = None,
    factions: Factions = "",
    seats: Seats = "",
    seed: Annotated[int, typer.Option("--seed", help="one seed reproduces the whole series")] = 0,
    lang: Lang = DEFAULT_LANGUAGE,
    as_json: Annotated[bool, typer.Option("--json", help="print the tallies for machines")] = False,
    settings: Settings = None,
) -> None:
    """Let agents play many games, and show who won with what. Agents change seats from game to game."""
    words = Words(lang)
    names = seats.split(",") if seats else []
    options = game_options(game, settings, None, players or len(names) or None, factions)
    seated_agents = names or [DEFAULT_OPPONENT] * copse.new(game, **{**options, "seed": 0}).seats
    for name in seated_agents:
        make(name, 0)
    show_series(Series(game, options, seated_agents, games, seed), words, Console(), as_json)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(help="CPU seconds for each measure")] = 1.0,
    json_output: Annotated[bool, typer.Option("--json", help="for machines")] = False,
) -> None:
    """Measure speed and memory, each also as a ratio to a fixed loop in the same process."""
    measures = run_bench(seconds)
    if json_output:
        table = {m.name: {"value": m.value, "unit": m.unit, "ratio": m.ratio} for m in measures}
        print(json.dumps(table, indent=2))
    else:
        Console().print(bench_table(measures))
