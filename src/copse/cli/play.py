"""`copse play`, `copse replay` and `copse options`."""

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
    With,
    app,
    examples,
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
from copse.wording.options import allowed

AUTOSAVE: Final = Path("copse-autosave.copse")  # where an unfinished game is saved
OPPONENT: Final = "casual"  # the default opponent


@app.command(
    epilog=examples(
        "copse play --players 3",
        "copse play root --factions marquise,eyrie,alliance --seats human,casual,human --seed 7",
        "copse play root --players 4 --set setup=advanced --set hirelings=random",
        "copse play --resume copse-autosave.copse",
        "copse play root --with examples/faction --factions lanterns,eyrie,alliance",
    )
)
def play(
    game: GameName = "smallworld",
    players: Players = None,
    factions: Factions = "",
    seats: Seats = "",
    agent: AgentName = "",
    seed: Seed = None,
    lang: Lang = DEFAULT_LANGUAGE,
    resume: Annotated[Path | None, typer.Option("--resume", help="Resume this saved game.")] = None,
    settings: Settings = None,
    packages: With = None,
) -> None:
    """Play in the terminal, against agents or with friends at one screen.

    An unfinished game is saved, and --resume continues it."""
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


@app.command(epilog=examples("copse replay game.record", "copse replay game.record --html game.html"))
def replay(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    html: Annotated[Path | None, typer.Option("--html", help="Write the replay as one HTML page instead.")] = None,
    lang: Lang = DEFAULT_LANGUAGE,
    packages: With = None,
) -> None:
    """Step through a recorded game in the terminal."""
    words, record = Words(lang), read_bytes(file).decode(errors="replace")
    if html is None:
        watch(record, words, Console())
        return
    from copse.server.snapshots.replay_file import film_of  # imported here because the server is slow to import

    write_page(html, film_of(recorded(record), lang, file.stem), words, file)


@app.command(epilog=examples("copse options root", "copse options smallworld --lang uk"))
def options(game: GameName = "smallworld", lang: Lang = DEFAULT_LANGUAGE, packages: With = None) -> None:
    """List the options of a game that --set can change, with their values and defaults."""
    known, words, console = find(game).options.values(), Words(lang, game), Console()
    for group in GROUPS:
        table = Table.grid(padding=(0, 2))
        for option in known:
            if option.group == group:
                table.add_row(f"  {option.name}", Text(told(option, words)))
        if table.row_count:
            console.print(Text(words.say(f"group-{group}"), style="bold"), table, "", highlight=False)


def told(option: Option, words: Words) -> str:
    """Return what an option means, its values and default, and for a house rule the ruling it follows."""
    about = words.say(f"option-{slug(option.name)}.help")
    line = words.say("options-line", about=about, allows=allowed(option, words), default=json.dumps(option.default))
    if not option.ruling:
        return line
    return f"{line} {words.say('options-ruling', ruling=option.ruling, law=option.law)}"


def kept(game: AnyGame, file: Path) -> str:
    """Save a game that cannot go on. Return a sentence about the file, or nothing if saving fails."""
    try:
        keep_save(game, file)
    except (ForeignFile, OSError):
        return ""
    return f". The game so far is in {file}."
