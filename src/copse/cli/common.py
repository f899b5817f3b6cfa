"""Code that the subcommands share: the app itself, common options, and reading and writing files."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from copse.games import AnyGame, find, replay_fitting
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.languages import DEFAULT, LANGUAGES
from copse.locale import Words
from copse.shelf import FOLDERS

app: Final = typer.Typer(
    no_args_is_help=True, add_completion=False, help="Play, simulate and study the board games Root and Small World."
)

DEFAULT_OPPONENT: Final = "heuristic"

Lang = Annotated[
    str,
    typer.Option(
        "--lang", help=f"Language of the output: {', '.join(LANGUAGES)}. By default the language of the terminal."
    ),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game: root or smallworld.")]
Players = Annotated[int | None, typer.Option("--players", help="Number of players.")]
Seats = Annotated[
    str,
    typer.Option(
        "--seats",
        help="The agent or person in each seat, separated by commas: human, or a name from `copse agents`. "
        "Leave out seats of bots.",
    ),
]
Factions = Annotated[
    str,
    typer.Option("--factions", help="Root: the factions in turn order, separated by commas; see `copse options root`."),
]
Seed = Annotated[int | None, typer.Option("--seed", help="The random seed. One seed always gives the same game.")]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="NAME=VALUE", help="Set an option of the game; see `copse options`. Can be repeated."
    ),
]


def take_along(folders: list[str] | None) -> list[str] | None:
    """Let this process and those that it starts use the packages in these folders."""
    for folder in folders or []:
        before = os.environ.get(FOLDERS)
        os.environ[FOLDERS] = os.pathsep.join([*([before] if before else []), str(Path(folder).expanduser().resolve())])
    return folders


With = Annotated[
    list[str] | None,
    typer.Option(
        "--with",
        metavar="FOLDER",
        help="Root: also use the package of factions, hirelings or bots in this folder. Can be repeated.",
        callback=take_along,
        is_eager=True,
    ),
]


def language_of_terminal() -> str:
    """Return the language that the environment asks for, or English if Copse does not have it."""
    asked = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return asked[:2] if asked[:2] in LANGUAGES else DEFAULT


DEFAULT_LANGUAGE: Final = language_of_terminal()


def examples(*lines: str) -> str:
    """Return the examples that end the help of a command, each on a line of its own."""
    return "\n\n".join(["Examples:", *(f"  {line}" for line in lines)])


def game_options(
    game: str, settings: list[str] | None, seed: int | None, players: int | None, factions: str
) -> dict[str, Json]:
    """Return the options of a game from the command line. A value is JSON, or plain text if it is not valid JSON."""
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
    if factions:
        options["factions"] = list[Json](factions.split(","))
    elif players is not None:
        options = find(game).seat(options, players)
    return {**find(game).prepare(options)}


def read_bytes(file: Path) -> bytes:
    """Return what a file holds. Raises BadSetup if it cannot be read."""
    try:
        return file.read_bytes()
    except OSError as problem:
        raise BadSetup(f"cannot read {file}: {problem.strerror}") from None


def recorded(text: str) -> AnyGame:
    """Return the game of a record. If only its beginning fits the rules, print why and return that part."""
    game, stop = replay_fitting(text)
    if stop is not None:
        print(f"copse: {stop}", file=sys.stderr)
    return game


def write_page(file: Path, page: str, words: Words, *sources: Path) -> None:
    """Write an HTML page and print where. Raises BadSetup if that would overwrite one of its sources."""
    if file.resolve() in [source.resolve() for source in sources]:
        raise BadSetup(f"{file} is one of the input files; name another output file")
    try:
        file.write_text(page, encoding="utf-8")
    except OSError as problem:
        raise BadSetup(f"cannot write {file}: {problem.strerror}") from None
    print(words.say("report-written", file=str(file)))
