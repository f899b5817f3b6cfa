"""The command `copse`: play, watch, simulate, look up the law, measure. Each verb reads its words and calls a room."""

from __future__ import annotations

import json
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

import copse
from copse.agents import AGENTS, Agent, make
from copse.arena.bench import bench as run_bench
from copse.arena.matches import Series
from copse.arena.tables import bench_table, show_series
from copse.games import AnyGame, find
from copse.kernel.errors import BadSetup, CopseError, suggest
from copse.kernel.tasks import Json
from copse.law import UnknownParagraph, paragraph
from copse.law.citations import implementations
from copse.law.coverage import as_json, coverage, failures
from copse.law.proofs import NoTests, proofs_of
from copse.locale import LANGUAGES, UnknownLanguage, Words
from copse.root.rules import REACH
from copse.root.state import Woodland
from copse.terminal import play as play_in_terminal
from copse.terminal import watch

app: Final = typer.Typer(no_args_is_help=True, add_completion=False, help="Board games to play and to study.")

HUMAN: Final = "human"
DEFAULT_OPPONENT: Final = "greedy"
AUTOSAVE: Final = Path("copse-autosave.copse")  # where a game goes that is broken off

Lang = Annotated[str, typer.Option("--lang", help="en, ru or uk; by default the language of the terminal")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="which game: smallworld")]
Players = Annotated[int | None, typer.Option("--players", help="how many play")]
Seats = Annotated[str, typer.Option("--seats", help="who sits where, with commas: human, or one of `copse agents`")]
Factions = Annotated[str, typer.Option("--factions", help="Root: who plays, in order of play, with commas")]
Seed = Annotated[int | None, typer.Option("--seed", help="where chance starts; one seed gives one game")]
Settings = Annotated[
    list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="an option of the game; see `copse options`")
]


def language_of_terminal() -> str:
    """What the environment asks for, if Copse speaks it."""
    asked = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return asked[:2] if asked[:2] in LANGUAGES else "en"


DEFAULT_LANGUAGE: Final = language_of_terminal()


@app.command()
def play(
    game: GameName = "smallworld",
    players: Players = None,
    factions: Factions = "",
    seats: Seats = "",
    seed: Seed = None,
    lang: Lang = DEFAULT_LANGUAGE,
    resume: Annotated[Path | None, typer.Option("--resume", help="go on with a game that was saved")] = None,
    settings: Settings = None,
) -> None:
    """Play in the terminal, against agents or friends at the same screen."""
    words = Words(lang)
    names = seats.split(",") if seats else []
    if resume:
        started = copse.load(read_bytes(resume))
    else:
        started = copse.new(game, **game_options(game, settings, seed, players or len(names) or None, factions))
    names = names or [HUMAN, *[DEFAULT_OPPONENT] * (started.seats - 1)]
    agents = seated(started, names)
    shown = ["" if name == HUMAN else name for name in names]
    if isinstance(started.state, Woodland) and started.state.rules.warning:
        rules = started.state.rules
        print(words.of("root").say("reach-warning", reach=rules.reach, wanted=REACH[rules.seats], players=rules.seats))
    play_in_terminal(started, agents, words, Console(), names=shown, autosave=resume or AUTOSAVE)


@app.command()
def replay(file: Path, lang: Lang = DEFAULT_LANGUAGE) -> None:
    """Step through a recorded game."""
    watch(read_bytes(file).decode(errors="replace"), Words(lang), Console())


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
def agents() -> None:
    """List the agents."""
    for name, entry in AGENTS.items():
        print(f"{name:10} {entry.about}")


@app.command()
def options(game: GameName = "smallworld") -> None:
    """List the options of a game, for --set."""
    for option in find(game).options.values():
        print(f"{option.name:20} {option.about} ({option.allows}; default {json.dumps(option.default)})")


@app.command()
def law(
    id: Annotated[str | None, typer.Argument(metavar="PARAGRAPH", help="such as sw:conquest.cost")] = None,
    show_coverage: Annotated[bool, typer.Option("--coverage", help="list the paragraphs without a test")] = False,
    json_output: Annotated[bool, typer.Option("--json", help="with --coverage: for machines")] = False,
    require: Annotated[list[str] | None, typer.Option("--require", help="fail if this book is not whole")] = None,
    lang: Lang = DEFAULT_LANGUAGE,
) -> None:
    """Print a paragraph of the law, where it is implemented and which tests prove it."""
    if show_coverage:
        print_coverage(json_output, require or [])
    elif id:
        print_paragraph(id, Words(lang).language)
    else:
        raise BadSetup("name a paragraph, such as sw:conquest.cost, or ask for --coverage")


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


@app.callback(invoke_without_command=True)
def version(show: Annotated[bool, typer.Option("--version", help="print the version")] = False) -> None:
    if show:
        print(f"copse {copse.__version__}")
        raise typer.Exit


def game_options(
    game: str, settings: list[str] | None, seed: int | None, players: int | None, factions: str
) -> dict[str, Json]:
    """The options of a game as the command line gave them; a value is JSON, or else plain text."""
    options: dict[str, Json] = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadSetup(f"--set takes NAME=VALUE, not '{setting}'")
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    if seed is not None:
        options["seed"] = seed
    known = find(game).options
    if factions:
        options["factions"] = list[Json](factions.split(","))
    elif players is not None and "players" in known:
        options["players"] = players
    elif players is not None and "factions" not in options:
        usual = known["factions"].default
        assert isinstance(usual, list)
        options["factions"] = usual[:players]
    return options


def seated(game: AnyGame, names: list[str]) -> list[Agent | None]:
    """Who plays each seat; None is a person."""
    if len(names) != game.seats:
        raise BadSetup(f"--seats names {len(names)} seats, but {game.seats} play")
    for name in names:
        if name != HUMAN and name not in AGENTS:
            raise BadSetup(f"there is no agent '{name}'{suggest(name, (HUMAN, *AGENTS))}")
    return [None if name == HUMAN else make(name, seat + 1) for seat, name in enumerate(names)]


def read_bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as problem:
        raise BadSetup(f"cannot read {file}: {problem.strerror}") from None


def print_paragraph(id: str, language: str) -> None:
    found = paragraph(id)
    print(f"§{found.id}  {found.summary(language)}")
    for place in implementations(found.id):
        print(f"  implemented  {place}")
    try:
        for proof in proofs_of(found.id):
            print(f"  proved by    {proof.test}")
    except NoTests:
        print("  proved by    the tests, which come with the sources only")


def print_coverage(json_output: bool, required: list[str]) -> None:
    books = coverage()
    if json_output:
        print(json.dumps(as_json(books), indent=2))
    else:
        for name, book in books.items():
            print(f"{name:6} {book.proved} of {book.rules} paragraphs are proved by a test")
            if book.proved:
                for id in book.missing:
                    print(f"  missing {id}")
    problems = failures(required)
    for problem in problems:
        print(f"copse: {problem}", file=sys.stderr)
    if problems:
        raise typer.Exit(1)


def main() -> None:
    """Run the command; what a person did wrong is one sentence, not a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters gets question marks
    try:
        app()
    except (CopseError, UnknownParagraph, UnknownLanguage, NoTests) as problem:
        print(f"copse: {problem}", file=sys.stderr)
        sys.exit(2)
