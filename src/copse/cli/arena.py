"""`copse simulate` and `copse tournament`: many games between agents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Annotated, Final, Literal

import typer

import copse
from copse.agents import current_name, make
from copse.arena.accumulators import FromFile, MakeAccumulator
from copse.arena.balance import Balance
from copse.arena.cluster import Cluster
from copse.arena.files import Files
from copse.arena.follies import Follies
from copse.arena.jobs import Crew, Workers, alone
from copse.arena.lots import is_lot
from copse.arena.matches import Series, in_turn, most_seats
from copse.arena.report import balance_page
from copse.arena.show import show_run
from copse.arena.simulation import Run
from copse.arena.simulation import simulate as play_games
from copse.arena.told import draws_in
from copse.arena.tournament import Tournament, bots_in, tables_of, usual_plan
from copse.cli.agents import AgentName, seating
from copse.cli.common import (
    DEFAULT_LANGUAGE,
    DEFAULT_OPPONENT,
    GameName,
    Lang,
    Players,
    Settings,
    With,
    app,
    examples,
    game_options,
    write_page,
)
from copse.games import find
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.locale import Words

FORFEIT: Final = "forfeit"
ROOT: Final = "root"
INTERRUPTED: Final = 130  # exit code after Ctrl-C

RunSeed = Annotated[int, typer.Option("--seed", help="The random seed. One seed always gives the same games.")]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out", help="Write one row per game to this .parquet, .csv or .jsonl file. If it exists, the run is resumed."
    ),
]
Decisions = Annotated[
    Path | None,
    typer.Option(
        "--decisions", help="With --out: write one row per decision, with what the seat saw; see `copse dataset`."
    ),
]
Records = Annotated[
    Path | None,
    typer.Option("--records", metavar="DIR", help="With --out: write the record of each game to this folder."),
]
SimulatedFactions = Annotated[
    str,
    typer.Option(
        "--factions",
        help="Root: factions, separated by commas; they change seats from game to game. Or draw them for each game: "
        "random:4, random:2-6 or random:3:marquise,eyrie,alliance,vagabond.",
    ),
]
AgentSeats = Annotated[
    str,
    typer.Option(
        "--seats",
        help="The agent of each seat, separated by commas: names from `copse agents`. Leave out seats of bots.",
    ),
]
InOrder = Annotated[bool, typer.Option("--in-order", help="Root: keep the order of the factions in all games.")]
DrawnSettings = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        help="Set an option of the game; see `copse options`. map=random draws a map for each game, "
        "and map=random:autumn,lake draws one of these two. Can be repeated.",
    ),
]
WorkerCount = Annotated[
    int | None, typer.Option("--workers", min=1, help="Number of games to play in parallel. By default 1.")
]
OnRay = Annotated[bool, typer.Option("--ray", help="Play on the Ray cluster at RAY_ADDRESS, or on a local one.")]
OnError = Annotated[
    Literal["stop", "forfeit"],
    typer.Option(
        help="When an agent fails: stop the run, or let it forfeit the game. It loses, the others share the win, and "
        "the results have the reason."
    ),
]
Collect = Annotated[
    list[str] | None,
    typer.Option(
        "--collect",
        metavar="NAME",
        help="Also collect statistics: follies, or your own class as FILE.py:CLASS. Can be repeated.",
    ),
]
COLLECTED: Final[Mapping[str, MakeAccumulator]] = {"follies": Follies}
BalancePage = Annotated[
    Path | None,
    typer.Option(
        "--balance",
        metavar="PAGE",
        help="With a map or deck of your own: play as many games with the printed one, and compare both on this HTML "
        "page.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the results as JSON.")]


@app.command(
    epilog=examples(
        "copse simulate smallworld -n 1000 --seats heuristic,random",
        "copse simulate root -n 500 --factions random:4 --set map=random --agent heuristic --workers 2",
        "copse simulate root -n 200 --factions random:4 --set map=lakes.toml --balance lakes.html",
        "copse simulate root -n 100 --factions random:4 --out run.parquet --decisions asked.parquet",
    )
)
def simulate(
    game: GameName = "smallworld",
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="Number of games.")] = 100,
    players: Players = None,
    factions: SimulatedFactions = "",
    in_order: InOrder = False,
    seats: AgentSeats = "",
    agent: AgentName = "",
    seed: RunSeed = 0,
    out: Out = None,
    decisions: Decisions = None,
    records: Records = None,
    workers: WorkerCount = None,
    ray: OnRay = False,
    collect: Collect = None,
    on_error: OnError = "stop",
    balance: BalancePage = None,
    lang: Lang = DEFAULT_LANGUAGE,
    as_json: AsJson = False,
    settings: DrawnSettings = None,
    packages: With = None,
) -> None:
    """Let agents play many games, and print how often each won.

    Agents and factions change seats from game to game. Bots among the factions play by themselves."""
    by_lot = is_lot(factions)
    named = len(seats.split(",")) if seats and not agent and not by_lot else None
    given = game_options(game, settings, None, players or named, "" if by_lot else factions)
    options, draws = draws_in(game, {**given, "factions": factions} if by_lot else given)
    if by_lot and players:
        raise BadSetup(f"--factions {factions} sets the number of players already; leave out --players")
    most = most_seats(game, options, draws)
    names = seating(seats, agent if seats else agent or DEFAULT_OPPONENT, most, spare=bool(draws))
    turning = [] if in_order or by_lot else in_turn(game, options)
    series = Series(game, options, names, games, seed, [*draws, *turning])
    series.match(0)
    check_agents(names)
    files = files_of(game, out, decisions, records)
    play = partial(
        play_games, series, files=files, collect=own(collect), crew=crew_of(workers, ray), forfeits=on_error == FORFEIT
    )
    if balance:
        play = partial(play, collect=[*own(collect), Balance])
    printed = printed_counterpart(game, options) if balance else {}
    run = show_run(play, series.games, Words(lang).of(game), as_json)
    leave(run)
    if balance:
        if not as_json:
            print(Words(lang).of(game).say("workshop-beside"))
        beside = replace(series, options={**options, **printed})
        play = partial(play_games, beside, collect=[Balance], crew=crew_of(workers, ray), forfeits=on_error == FORFEIT)
        other = show_run(play, series.games, Words(lang).of(game), as_json)
        leave(other)
        write_balance(balance, run, other, Words(lang).of(game), options)


@app.command(
    epilog=examples(
        "copse tournament smallworld --agents random,heuristic,search@50 --players 3",
        "copse tournament root --agents beginner,casual --factions marquise,eyrie --maps autumn,lake --rounds 5",
    )
)
def tournament(
    game: GameName = "smallworld",
    agents: Annotated[str, typer.Option("--agents", help="The agents, separated by commas.")] = "random,heuristic",
    players: Players = None,
    maps: Annotated[str, typer.Option("--maps", help="Root: the maps, separated by commas.")] = "",
    factions: Annotated[str, typer.Option("--factions", help="Root: the factions, separated by commas.")] = "",
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="How often each table is played.")] = 1,
    plan: Annotated[
        str,
        typer.Option(
            "--plan",
            help="round-robin plays every group of agents, rotation every assignment of agents to seats. By default "
            "round-robin, or rotation if there are more seats than agents.",
        ),
    ] = "",
    seed: RunSeed = 0,
    out: Out = None,
    decisions: Decisions = None,
    records: Records = None,
    workers: WorkerCount = None,
    ray: OnRay = False,
    collect: Collect = None,
    on_error: OnError = "stop",
    lang: Lang = DEFAULT_LANGUAGE,
    as_json: AsJson = False,
    settings: Settings = None,
    packages: With = None,
) -> None:
    """Let agents play each other in every seat, and print their ratings.

    In Root they also play every faction on every map.
    Bots among the factions play at every table, and --players does not count them."""
    names = [current_name(name) for name in agents.split(",")]
    listed = factions.split(",") if factions else []
    if listed:
        count = players or len(listed) - len(bots_in(game, listed))
    else:
        count = players or copse.new(game, **game_options(game, settings, 0, None, "")).seats
    options = game_options(game, settings, None, count, "")
    usual = options.get("factions")
    listed = listed or ([str(name) for name in usual] if isinstance(usual, list) else [])
    if listed:  # else they are drafted
        del options["factions"]
    tables = tables_of(game, options, maps.split(",") if maps else [], listed, count)
    for table in tables:
        copse.new(game, **{**table, "seed": 0})
    contest = Tournament(game, tables, names, count, rounds, seed, plan or usual_plan(names, count))
    check_agents(names)
    files = files_of(game, out, decisions, records)
    play = partial(
        play_games, contest, files=files, collect=own(collect), crew=crew_of(workers, ray), forfeits=on_error == FORFEIT
    )
    leave(show_run(play, contest.games, Words(lang).of(game), as_json, rated=True))


def printed_counterpart(game: str, options: Mapping[str, Json]) -> dict[str, Json]:
    """Return the options that put the printed map and deck in place of those of the players. Raises BadSetup if there
    are none to compare."""
    texts = [name for name in find(game).texts if options.get(name)]
    if game != ROOT or not texts:
        raise BadSetup("--balance compares a map or deck of your own with the printed one: set own_map or own_deck")
    return {name: {} for name in texts}


def write_balance(page: Path, run: Run, beside: Run, words: Words, options: Mapping[str, Json]) -> None:
    own, printed = run.collected[-1], beside.collected[-1]
    assert isinstance(own, Balance)
    assert isinstance(printed, Balance)
    texts = [name for name in find(ROOT).texts if options.get(name)]
    given = find(ROOT).resolve(options)
    names = [name.removeprefix("own_") for name in texts]
    told = ({name: given[name] for name in texts}, {name: given[name] for name in names})
    write_page(page, balance_page((own, printed), words, told), words)


def check_agents(names: Sequence[str]) -> None:
    """Raise an error for an unknown agent before the first game."""
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
            raise BadSetup(f"{option} needs --out too: a run is resumed from the file of its games")
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
