"""Play and watch: `copse play`, `copse replay`, `copse options`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import copse
from copse.agents import HUMAN, AgentFault, make, part
from copse.arena.matches import chairs_of
from copse.cli.agents import AgentName, agent_called, seating
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
    recorded,
    write_page,
)
from copse.games import AnyGame, find
from copse.kernel.options import GROUPS, Option
from copse.locale import Words, slug
from copse.terminal import play as play_in_terminal
from copse.terminal import watch
from copse.terminal.files import ForeignFile, keep_save
from copse.wording.games import labels_for

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
    chairs = chairs_of(started)
    given = seating(seats, agent, chairs) if seats else seating(HUMAN, agent or OPPONENT, chairs)
    names = {seat: name for seat, name in zip(chairs.people, given, strict=True) if name != HUMAN}
    agents = [make(names[seat], seat + 1) if seat in names else None for seat in range(chairs.seats)]
    shown = [agent_called(names[seat], words) if seat in names else "" for seat in range(chairs.seats)]
    if warning := labels_for(started, words).warning(started):
        print(warning)
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
    from copse.server.snapshots.replay_file import film_of  # the server is slow to import: other commands do without

    write_page(html, film_of(recorded(record), lang, file.stem), words, file)


@app.command()
def options(game: GameName = "smallworld", lang: Lang = DEFAULT_LANGUAGE) -> None:
    """List the options of a game, for --set."""
    known, words, console = find(game).options.values(), Words(lang, game), Console()
    for group in GROUPS:
        table = Table.grid(padding=(0, 2))
        for option in known:
            if option.group == group:
                table.add_row(f"  {option.name}", Text(told(option, words)))
        if table.row_count:
            console.print(Text(words.say(f"group-{group}"), style="bold"), table, "", highlight=False)


def told(option: Option, words: Words) -> str:
    """An option: what it is about, what is allowed and usual, and of a house rule what settles it."""
    about = words.say(f"option-{slug(option.name)}.help")
    listed = option.choices and not isinstance(option.default, list)
    allows = ", ".join(json.dumps(choice) for choice in option.choices) if listed else option.allows
    line = words.say("options-line", about=about, allows=allows, default=json.dumps(option.default))
    if not option.ruling:
        return line
    return f"{line} {words.say('options-ruling', ruling=option.ruling, law=option.law)}"


def kept(game: AnyGame, file: Path) -> str:
    """Save a game that cannot go on, and say so; nothing is said where that fails too."""
    try:
        keep_save(game, file)
    except (ForeignFile, OSError):
        return ""
    return f". The game so far is in {file}."
