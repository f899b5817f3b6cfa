"""Play and watch: `copse play`, `copse replay`, `copse options`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

import copse
from copse.agents import HUMAN, Agent, AgentFault, make, part
from copse.cli.agents import AgentName, seating
from copse.cli.common import (
    DEFAULT_LANGUAGE,
    Factions,
    GameName,
    Lang,
    Players,
    Seats,
    Seed,
    Settings,
    app,
    game_options,
    read_bytes,
    write_page,
)
from copse.games import AnyGame, find
from copse.kernel.errors import BadSetup
from copse.locale import Words
from copse.root.state import Woodland
from copse.terminal import play as play_in_terminal
from copse.terminal import watch
from copse.terminal.files import ForeignFile, keep_save

AUTOSAVE: Final = Path("copse-autosave.copse")  # where a game goes that is broken off
OPPONENT: Final = "adept"  # against whom one plays unless one says otherwise


@app.command()
def play(
    game: GameName = "smallworld",
    players: Players = None,
    factions: Factions = "",
    seats: Seats = "",
    agent: AgentName = "",
    seed: Seed = None,
    lang: Lang = DEFAULT_LANGUAGE,
    resume: Annotated[Path | None, typer.Option("--resume", help="go on with a game that was saved")] = None,
    settings: Settings = None,
) -> None:
    """Play in the terminal, against agents or friends at the same screen."""
    words = Words(lang)
    if resume:
        started = copse.load(read_bytes(resume))
    else:
        named = len(seats.split(",")) if seats and not agent else None
        started = copse.new(game, **game_options(game, settings, seed, players or named, factions))
    names = seating(seats, agent, started.seats) if seats else seating(HUMAN, agent or OPPONENT, started.seats)
    agents = seated(started, names)
    shown = ["" if name == HUMAN else name for name in names]
    if isinstance(started.state, Woodland) and started.state.rules.warning:
        rules = started.state.rules
        told = {"reach": rules.reach, "wanted": rules.wanted_reach, "players": rules.seats}
        law = rules.cite("root:5.2").partition(":")[2]
        print(words.of("root").say("reach-warning", **told, law=law))
    autosave = resume or AUTOSAVE
    try:
        play_in_terminal(started, agents, words, Console(), names=shown, autosave=autosave)
    except AgentFault as problem:
        raise AgentFault(f"{problem}{kept(started, autosave)}") from problem
    finally:
        part(agents, started)


@app.command()
def replay(
    file: Path,
    html: Annotated[Path | None, typer.Option("--html", help="write it as one page that needs no server")] = None,
    lang: Lang = DEFAULT_LANGUAGE,
) -> None:
    """Step through a recorded game."""
    words, record = Words(lang), read_bytes(file).decode(errors="replace")
    if html is None:
        watch(record, words, Console())
        return
    from copse.server.film import film_of  # the server is slow to import: other commands do without

    write_page(html, film_of(copse.replay(record), lang, file.stem), words, file)


@app.command()
def options(game: GameName = "smallworld") -> None:
    """List the options of a game, for --set."""
    for option in find(game).options.values():
        print(f"{option.name:20} {option.about} ({option.allows}; default {json.dumps(option.default)})")


def seated(game: AnyGame, names: list[str]) -> list[Agent | None]:
    """Who plays each seat; None is a person."""
    if len(names) != game.seats:
        raise BadSetup(f"--seats names {len(names)} seats, but {game.seats} play")
    return [None if name == HUMAN else make(name, seat + 1) for seat, name in enumerate(names)]


def kept(game: AnyGame, file: Path) -> str:
    """Save a game that cannot go on, and say so; nothing is said where that fails too."""
    try:
        keep_save(game, file)
    except (ForeignFile, OSError):
        return ""
    return f". The game so far is in {file}."
