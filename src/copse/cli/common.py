"""What the verbs share: the command itself, the words they read, the options of a game."""

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

app: Final = typer.Typer(no_args_is_help=True, add_completion=False, help="Board games to play and to study.")

DEFAULT_OPPONENT: Final = "heuristic"

Lang = Annotated[str, typer.Option("--lang", help=f"{', '.join(LANGUAGES)}; by default the language of the terminal")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="which game: root or smallworld")]
Players = Annotated[int | None, typer.Option("--players", help="how many play")]
Seats = Annotated[
    str, typer.Option("--seats", help="who sits where, with commas: human, or one of `copse agents`; bots are left out")
]
Factions = Annotated[
    str, typer.Option("--factions", help="Root: who plays, in order of play, with commas; see `copse options root`")
]
Seed = Annotated[int | None, typer.Option("--seed", help="where chance starts; one seed gives one game")]
Settings = Annotated[
    list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="an option of the game; see `copse options`")
]


def language_of_terminal() -> str:
    """What the environment asks for, if Copse speaks it."""
    asked = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return asked[:2] if asked[:2] in LANGUAGES else DEFAULT


DEFAULT_LANGUAGE: Final = language_of_terminal()


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
    if factions:
        options["factions"] = list[Json](factions.split(","))
    elif players is not None:
        return find(game).seat(options, players)
    return options


def read_bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as problem:
        raise BadSetup(f"cannot read {file}: {problem.strerror}") from None


def recorded(text: str) -> AnyGame:
    """The game of a record. If it no longer fits the rules, say so and give what fits."""
    game, stop = replay_fitting(text)
    if stop is not None:
        print(f"copse: {stop}", file=sys.stderr)
    return game


def write_page(file: Path, page: str, words: Words, *sources: Path) -> None:
    """Write an HTML page and say so, unless it would take the place of what it was made from."""
    if file.resolve() in [source.resolve() for source in sources]:
        raise BadSetup(f"{file} would write over what it is made from")
    try:
        file.write_text(page, encoding="utf-8")
    except OSError as problem:
        raise BadSetup(f"cannot write {file}: {problem.strerror}") from None
    print(words.say("report-written", file=str(file)))
