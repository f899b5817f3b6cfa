"""Many games and measures: `copse simulate`, `copse tournament`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

import copse
from copse.agents import make
from copse.arena.accumulators import FromFile, MakeAccumulator
from copse.arena.cluster import Cluster
from copse.arena.files import Files
from copse.arena.follies import Follies
from copse.arena.jobs import Crew, Workers, alone
from copse.arena.lots import is_lot
from copse.arena.matches import Series, in_turn, most_seats
from copse.arena.show import show_run
from copse.arena.simulation import Run
from copse.arena.simulation import simulate as play_games
from copse.arena.told import draws_in
from copse.arena.tournament import Tournament, bots_in, tables_of
from copse.cli.agents import AgentName, seating
from copse.cli.common import (
    DEFAULT_LANGUAGE,
    DEFAULT_OPPONENT,
    GameName,
    Lang,
    Players,
    Seats,
    Settings,
    app,
    game_options,
)
from copse.kernel.errors import BadSetup
from copse.locale import Words

INTERRUPTED: Final = 130  # the exit code of a command that Ctrl-C stopped

RunSeed = Annotated[int, typer.Option("--seed", help="one seed reproduces every game")]
Out = Annotated[
    Path | None,
    typer.Option("--out", help="a row for each game: .parquet, .csv or .jsonl; the same command again goes on with it"),
]
Decisions = Annotated[
    Path | None,
    typer.Option(
        "--decisions", help="with --out: a row for each decision, with what the seat saw; see `copse dataset`"
    ),
]
Records = Annotated[
    Path | None, typer.Option("--records", metavar="DIR", help="with --out: a record of each game, for `copse replay`")
]
SimulatedFactions = Annotated[
    str,
    typer.Option(
        "--factions",
        help="Root: who plays, with commas, changing seats from game to game; or by lot: lot:4, lot:2-6, "
        "lot:3:marquise,eyrie,alliance,vagabond",
    ),
]
InOrder = Annotated[bool, typer.Option("--in-order", help="Root: factions keep their order of play in all games")]
DrawnSettings = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        help="an option of the game, see `copse options`; lot draws it for each game, lot:autumn,lake from these",
    ),
]
WorkerCount = Annotated[int | None, typer.Option("--workers", min=1, help="how many games are played at once")]
OnRay = Annotated[bool, typer.Option("--ray", help="play on the Ray cluster of RAY_ADDRESS, or a local one")]
Collect = Annotated[
    list[str] | None,
    typer.Option("--collect", metavar="NAME", help="an accumulator: follies, or one of your own, FILE.py:CLASS"),
]
COLLECTED: Final[Mapping[str, MakeAccumulator]] = {"follies": Follies}
AsJson = Annotated[bool, typer.Option("--json", help="print the figures for machines")]


@app.command()
def simulate(
    game: GameName = "smallworld",
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="how many games")] = 100,
    players: Players = None,
    factions: SimulatedFactions = "",
    in_order: InOrder = False,
    seats: Seats = "",
    agent: AgentName = "",
    seed: RunSeed = 0,
    out: Out = None,
    decisions: Decisions = None,
    records: Records = None,
    workers: WorkerCount = None,
    ray: OnRay = False,
    collect: Collect = None,
    lang: Lang = DEFAULT_LANGUAGE,
    as_json: AsJson = False,
    settings: DrawnSettings = None,
) -> None:
    """Let agents play many games, and show who won with what. Agents and factions change seats from game to game; bots
    among the factions play by themselves."""
    by_lot = is_lot(factions)
    named = len(seats.split(",")) if seats and not agent and not by_lot else None
    given = game_options(game, settings, None, players or named, "" if by_lot else factions)
    options, draws = draws_in(game, {**given, "factions": factions} if by_lot else given)
    if by_lot and players:
        raise BadSetup(f"{factions} says how many play, so --players must not")
    most = most_seats(game, options, draws)
    names = seating(seats, agent if seats else agent or DEFAULT_OPPONENT, most, spare=bool(draws))
    turning = [] if in_order or by_lot else in_turn(game, options)
    series = Series(game, options, names, games, seed, [*draws, *turning])
    series.match(0)
    check_agents(names)
    files = files_of(game, out, decisions, records)
    play = partial(play_games, series, files=files, collect=own(collect), crew=crew_of(workers, ray))
    leave(show_run(play, series.games, Words(lang).of(game), as_json))


@app.command()
def tournament(
    game: GameName = "smallworld",
    agents: Annotated[str, typer.Option("--agents", help="who takes part, with commas")] = "random,heuristic",
    players: Players = None,
    maps: Annotated[str, typer.Option("--maps", help="Root: on which maps, with commas")] = "",
    factions: Annotated[str, typer.Option("--factions", help="Root: which factions meet, with commas")] = "",
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="how often every table is played")] = 1,
    plan: Annotated[
        str, typer.Option("--plan", help="round-robin: every group of agents; rotation: every way to fill the seats")
    ] = "round-robin",
    seed: RunSeed = 0,
    out: Out = None,
    decisions: Decisions = None,
    records: Records = None,
    workers: WorkerCount = None,
    ray: OnRay = False,
    collect: Collect = None,
    lang: Lang = DEFAULT_LANGUAGE,
    as_json: AsJson = False,
    settings: Settings = None,
) -> None:
    """Let agents meet in every seat, with every faction, on every map, and rate them. Bots among the factions are at
    every table, and --players counts those beside them."""
    names = agents.split(",")
    listed = factions.split(",") if factions else []
    count = players or (len(listed) - len(bots_in(game, listed)) if listed else 2)
    options = game_options(game, settings, None, count, "")
    usual = options.get("factions")
    listed = listed or ([str(name) for name in usual] if isinstance(usual, list) else [])
    if listed:  # else they are drafted
        del options["factions"]
    tables = tables_of(game, options, maps.split(",") if maps else [], listed, count)
    for table in tables:
        copse.new(game, **{**table, "seed": 0})
    contest = Tournament(game, tables, names, count, rounds, seed, plan)
    check_agents(names)
    files = files_of(game, out, decisions, records)
    play = partial(play_games, contest, files=files, collect=own(collect), crew=crew_of(workers, ray))
    leave(show_run(play, contest.games, Words(lang).of(game), as_json, rated=True))


def check_agents(names: Sequence[str]) -> None:
    """A name that is wrong should be told before a game is played."""
    for name in names:
        make(name, 0)


def own(collect: Sequence[str] | None) -> list[MakeAccumulator]:
    return [COLLECTED.get(name) or FromFile(name) for name in collect or []]


def leave(run: Run) -> None:
    if run.stopped:
        raise typer.Exit(INTERRUPTED)


def files_of(game: str, games: Path | None, decisions: Path | None, records: Path | None) -> Files | None:
    for option, path in {"--decisions": decisions, "--records": records}.items():
        if path and not games:
            raise BadSetup(f"{option} needs --out as well: a run goes on by what is in the file of its games")
    if not games:
        return None
    if not decisions:
        return Files(games, records=records)
    from copse.envs.sights import sight_of  # slow to import: other commands do without

    return Files(games, decisions, records, sight_of(game))


def crew_of(workers: int | None, ray: bool) -> Crew:
    if ray:
        return Cluster(workers)
    return Workers(workers) if workers and workers > 1 else alone
